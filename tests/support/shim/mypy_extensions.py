"""A stand-in for mypy_extensions: interpreted, a fixed-width integer is an int."""

i64 = int
u8 = int
