"""The file of settings of a server: TOML, one line a setting, as docs/operate.md lists them."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

from landsraad.cli.output import InvalidInput
from landsraad.server.api.prefix import checked_prefix
from landsraad.server.limits import Limits
from landsraad.server.settings import Settings

# What is not a matter of a file.
OTHERWISE = ("rules", "new_seed", "rate_factor", "pages", "may_open_network")


def settings_from(path: Path | None) -> dict[str, Any]:
    """Return the settings of a file; a wrong one is refused by its name."""
    if path is None:
        return {}
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InvalidInput(f"cannot read {path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InvalidInput(f"{path} is no TOML: {error}") from error
    kinds = {field.name: field.type for field in fields(Settings) if field.name not in OTHERWISE}
    return {name: checked(path, name, value, kinds) for name, value in data.items()}


def checked(path: Path, name: str, value: Any, kinds: dict[str, Any]) -> Any:
    """Return a setting in its own type."""
    if name not in kinds:
        raise InvalidInput(f"{path}: there is no setting {name!r}")
    kind = str(kinds[name])
    if name == "rates":
        return read_rates(path, value)
    if name == "prefix":
        return read_prefix(path, value)
    if kind == "Path" and isinstance(value, str):
        return Path(value)
    if kind == "float" and isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    if kind.startswith("tuple") and isinstance(value, list) and all(isinstance(part, str) for part in value):
        return tuple(value)
    if kind.startswith("int") and isinstance(value, int) and not isinstance(value, bool):
        return value
    if type(value).__name__ == kind:
        return value
    raise InvalidInput(f"{path}: {name} is {kind}, not {value!r}")


def read_prefix(path: Path, value: Any) -> str:
    """Return the path below which the server lives."""
    try:
        return checked_prefix(value)
    except (AttributeError, TypeError, ValueError) as error:
        raise InvalidInput(f"{path}: prefix: {error}") from error


def read_rates(path: Path, value: Any) -> dict[str, tuple[float, float]]:
    """Return limits: each has a number at once and a number a second."""
    try:
        rates = {kind: (float(size), float(rate)) for kind, (size, rate) in value.items()}
        Limits(1.0, rates)
    except (AttributeError, TypeError, ValueError) as error:
        raise InvalidInput(f"{path}: rates are written as kind = [at once, a second]: {error}") from error
    return rates
