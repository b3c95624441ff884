"""What game is played: frozen, JSON both ways, validated by the boxes that exist."""

from collections.abc import Callable
from dataclasses import dataclass

from landsraad.core.errors import SetupError

FIELDS = ("host", "players", "modules", "leaders", "rivals", "difficulty", "epic", "variants", "teams", "options")

Names = tuple[str | None, ...]


@dataclass(frozen=True)
class Setup:
    """The choice of boxes, seats and modes for one game. ``None`` in ``leaders`` means at random by the seed.

    ``teams`` is another way to name the Leaders where teams play: for each who leads it and then the others. It is
    written down as ``leaders``.
    """

    host: str = "base"
    players: int = 4
    modules: tuple[str, ...] = ()
    leaders: Names | None = None
    rivals: Names | None = None
    difficulty: str | None = None
    epic: bool = False
    variants: tuple[str, ...] = ()
    teams: tuple[tuple[str, ...], ...] | None = None
    options: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        """Refuse what no box can play, saying what may be chosen."""
        object.__setattr__(self, "modules", names("modules", self.modules))
        object.__setattr__(self, "variants", names("variants", self.variants))
        if self.leaders is not None:
            object.__setattr__(self, "leaders", open_names("leaders", self.leaders))
        if self.rivals is not None:
            object.__setattr__(self, "rivals", open_names("rivals", self.rivals))
        if not isinstance(self.host, str):
            raise SetupError(f"host must be a name, not {self.host!r}")
        if not isinstance(self.players, int) or isinstance(self.players, bool):
            raise SetupError(f"players must be a whole number, not {self.players!r}")
        if not isinstance(self.epic, bool):
            raise SetupError(f"epic must be true or false, not {self.epic!r}")
        object.__setattr__(self, "options", pairs(self.options))
        for check in VALIDATORS:
            check(self)

    def to_json(self) -> dict[str, object]:
        """Return the set-up as plain JSON data."""
        data: dict[str, object] = {name: getattr(self, name) for name in FIELDS}
        for name in ("modules", "variants", "leaders", "rivals"):
            value = getattr(self, name)
            data[name] = None if value is None else list(value)
        data["teams"] = None if self.teams is None else [list(team) for team in self.teams]
        data["options"] = dict(self.options)
        return data

    @staticmethod
    def from_json(data: object) -> "Setup":
        """Read a set-up from plain JSON data."""
        if not isinstance(data, dict):
            raise SetupError(f"a set-up is an object with the fields {', '.join(FIELDS)}, not {data!r}")
        unknown = sorted(str(key) for key in data if key not in FIELDS)
        if unknown:
            raise SetupError(f"unknown field {', '.join(unknown)}; a set-up has {', '.join(FIELDS)}")
        fields = dict(data)
        fields["options"] = fields.get("options") or {}
        if not isinstance(fields["options"], dict):
            raise SetupError("options must be an object")
        teams = fields.get("teams")
        if teams is not None:
            fields["teams"] = tuple(names("teams", team) for team in teams)
        return Setup(**fields)


Validator = Callable[[Setup], None]
VALIDATORS: list[Validator] = []


def names(field: str, value: object) -> tuple[str, ...]:
    """Check a list of names and freeze it."""
    if isinstance(value, str) or not isinstance(value, list | tuple):
        raise SetupError(f"{field} must be a list of names, not {value!r}")
    for item in value:
        if not isinstance(item, str):
            raise SetupError(f"{field} must be a list of names, but holds {item!r}")
    return tuple(value)


def pairs(value: object) -> tuple[tuple[str, str], ...]:
    """Check options, an object or pairs of a name and a value, and freeze them in order."""
    items = list(value.items()) if isinstance(value, dict) else value
    if isinstance(items, str) or not isinstance(items, list | tuple):
        raise SetupError(f"options must be an object, not {value!r}")
    found: dict[str, str] = {}
    for item in items:
        if not isinstance(item, list | tuple) or len(item) != 2 or not all(isinstance(part, str) for part in item):
            raise SetupError(f"options are names with a value each, but there is {item!r}")
        if item[0] in found:
            raise SetupError(f"the option {item[0]!r} is named twice")
        found[item[0]] = item[1]
    return tuple(sorted(found.items()))


def open_names(field: str, value: object) -> Names:
    """Check a list of names, in which None leaves the choice to the seed, and freeze it."""
    if isinstance(value, str) or not isinstance(value, list | tuple):
        raise SetupError(f"{field} must be a list of names or null, not {value!r}")
    names(field, [item for item in value if item is not None])
    return tuple(value)
