"""Landsraad: an exact, fast engine for the Dune: Imperium board-game family."""
