"""House Hagal: Rivals for the base game with one or two players."""
