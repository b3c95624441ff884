"""The Rivals of Uprising: alone against two, two players with one."""
