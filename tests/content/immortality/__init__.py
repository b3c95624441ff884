"""The behaviour of everything that Immortality brings."""
