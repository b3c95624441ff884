"""A stand-in for mypy_extensions: interpreted, a fixed-width integer is an int."""

i16 = int
i64 = int
u8 = int


def mypyc_attr(*attributes: object, **settings: object) -> object:
    """Leave a class as it is: the settings are for the compiler."""
    return lambda cls: cls
