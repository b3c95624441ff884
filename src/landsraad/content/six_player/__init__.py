"""The six-player game of Uprising: two teams of a Commander and two Allies (S-)."""
