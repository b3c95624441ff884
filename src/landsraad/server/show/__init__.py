"""What clients are shown: states, options, previews, catalogues, in words and as data."""
