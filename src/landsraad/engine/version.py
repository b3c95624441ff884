"""The version of the engine, written into saves."""

from typing import Final

VERSION: Final = "0.1.0"
