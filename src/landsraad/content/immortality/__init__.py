"""Immortality."""
