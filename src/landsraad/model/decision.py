"""What a player is asked, and where everybody stands at the end."""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Thing:
    """Something that has a name, by its kind (card, intrigue, space, leader, faction …) and its id."""

    kind: str
    id: str

    def __str__(self) -> str:
        """Return kind/id, the key of its name in the word catalogues."""
        return f"{self.kind}/{self.id}"

    def to_json(self) -> dict[str, object]:
        """Return the thing as plain JSON data."""
        return {"kind": self.kind, "id": self.id}


class Option(NamedTuple):
    """One legal choice as data: words and icons are made from these fields; the text is read by nobody."""

    action: int
    verb: str  # what is done, such as agent, resolve, acquire, end_turn
    text: str  # canonical notation, different for each option of a decision
    zone: str  # where the noun of the action lies: hand, market, space, number, word …
    thing: Thing | None = None  # what it is done with
    source: Thing | None = None  # what asks for it: the owner of the line, or what the whole decision comes from
    line: dict[str, object] | None = None  # the effects, in the form of the catalogue
    number: int | None = None  # how many
    seat: int | None = None  # the actor whom it is about
    agenda: int | None = None  # the place on the agenda of the turn
    card: Thing | None = None  # the card that sends the Agent
    origin: Thing | None = None  # where that Agent comes from, if there was a choice
    nth: int = 0  # which of several options that read alike, from 1; 0 if alone
    partner: Thing | None = None  # the card played together with the one that sends the Agent

    def to_json(self) -> dict[str, object]:
        """Return the option as plain JSON data."""
        data: dict[str, object] = {
            "action": self.action,
            "verb": self.verb,
            "text": self.text,
            "zone": self.zone,
            "thing": thing_json(self.thing),
            "source": thing_json(self.source),
            "line": self.line,
            "number": self.number,
            "seat": self.seat,
            "agenda": self.agenda,
            "card": thing_json(self.card),
            "origin": thing_json(self.origin),
            "nth": self.nth,
        }
        if self.partner is not None:
            data["partner"] = thing_json(self.partner)
        return data


def thing_json(thing: Thing | None) -> dict[str, object] | None:
    """Return a thing as plain JSON data, None for nothing."""
    return None if thing is None else thing.to_json()


@dataclass(frozen=True)
class Decision:
    """The open question: who is asked, what kind of choice, by what thing, and the legal options."""

    seat: int
    kind: str
    source: Thing | None
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


@dataclass(frozen=True)
class Wish:
    """Something to be done, by the verb of its option, with the numbers of its thing and of the space it goes to."""

    verb: str
    thing: int = -1
    space: int = -1
