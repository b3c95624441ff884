"""A toy: a tiny host and a box on top of it, added by data, words and one mechanic file only."""
