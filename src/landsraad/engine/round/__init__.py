"""The steps of the round, from the deal to the Endgame."""
