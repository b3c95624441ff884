"""Faces for learning: observation and action encoding, environments."""
