"""The base box: starting, Reserve, Imperium and Intrigue cards, Conflicts, Leaders and the board."""
