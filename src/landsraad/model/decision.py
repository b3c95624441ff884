"""What a player is asked, and where everybody stands at the end."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Option:
    """One legal choice: its action id and its canonical text."""

    action: int
    text: str


@dataclass(frozen=True)
class Decision:
    """The open question: who is asked, what kind of choice, by what (kind/id), and the legal options."""

    seat: int
    kind: str
    source: str | None
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Standing:
    """A seat in the final (or present) order, with the values that break ties."""

    seat: int
    team: int | None
    vp: int
    spice: int
    solari: int
    water: int
    garrison: int
    rank: int


@dataclass(frozen=True)
class WhyNot:
    """Why something is not available now: a key of the word catalogue, its arguments and the rule."""

    key: str
    args: dict[str, object]
    rule: str | None
