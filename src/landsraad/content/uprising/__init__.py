"""Uprising: the second host."""
