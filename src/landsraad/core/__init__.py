"""Ids, seeded randomness, canonical JSON and packed integers: nothing of the game."""
