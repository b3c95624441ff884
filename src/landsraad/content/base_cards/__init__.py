"""The cards and Leaders of the base game, added to another host (M-BAS)."""
