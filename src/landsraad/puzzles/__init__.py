"""Puzzles that come with the game: a file for each set of boxes, written by ``landsraad puzzles``."""
