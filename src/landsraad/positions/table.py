"""What all words of a position stand on: the state, the look-up of names, and errors that say what is allowed."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import wraps
from typing import Any, TypeVar, cast

from landsraad.core.errors import PositionError
from landsraad.core.packed import i64, vec
from landsraad.core.packing import packed
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.game import Game, resume
from landsraad.model.state import Actor, Rival, RivalRecord, Seat, State

F = TypeVar("F", bound=Callable[..., Any])

# What a word may be told to count: more of anything is a slip.
MOST = 999
# Longer lists are not written out in an error.
SHORT_LIST = 25

# The words by name, in the order in which they are declared.
WORDS: dict[str, Callable[..., object]] = {}


def word(change: F) -> F:
    """Make a word of a change: the open question no longer fits what lies on the table."""

    @wraps(change)
    def said(self: "Table", *args: object, **kwargs: object) -> object:
        change(self, *args, **kwargs)
        self.asks = False
        return self

    WORDS[change.__name__] = said
    return cast(F, said)


def moment(begin: F) -> F:
    """Make a word that begins a part of the round and runs on to the next question."""

    @wraps(begin)
    def said(self: "Table", *args: object, **kwargs: object) -> object:
        begin(self, *args, **kwargs)
        self.asks = True
        return self

    WORDS[begin.__name__] = said
    return cast(F, said)


class Table:
    """A state under construction. Words change it in place; ``start`` takes a copy."""

    def __init__(self, game: Game) -> None:
        self.setup = game.setup
        self.state: State = game._state.clone()
        self.asks = True  # the open question belongs to what lies on the table

    def start(self) -> Game:
        """Return a game that begins here: it plays on, saves, undoes and shows itself as any other."""
        if not self.asks:
            raise PositionError(
                "say how the game goes on from here: turn(actor), combat(), makers(), recall() or round_start()"
            )
        return resume(self.state.rules, self.setup, self.state.clone())

    # --- names -----------------------------------------------------------------------------------------------------

    def find(self, kind: str, names: Sequence[str], name: str) -> int:
        """Return the place of a name among those of a kind."""
        if isinstance(name, str) and name in names:
            return names.index(name)
        if not names:
            raise PositionError(f"there is no {kind} in this game, so none is {name!r}")
        if len(names) <= SHORT_LIST:
            raise PositionError(f"unknown {kind} {name!r}; there is {', '.join(names)}")
        near = get_close_matches(str(name), names, 5, 0.5)
        hint = f"is it one of {', '.join(near)}?" if near else "no name is like it;"
        raise PositionError(f"unknown {kind} {name!r}; {hint} landsraad.catalog(setup) lists all {len(names)}")

    def card(self, name: str) -> int:
        """Return the index of a card."""
        return self.find("card", [card.id for card in self.state.rules.cards], name)

    def intrigue_index(self, name: str) -> int:
        """Return the index of an Intrigue card."""
        return self.find("Intrigue card", [card.id for card in self.state.rules.intrigues], name)

    def conflict_index(self, name: str) -> int:
        """Return the index of a Conflict."""
        return self.find("Conflict", [conflict.id for conflict in self.state.rules.conflicts], name)

    def space(self, name: str) -> int:
        """Return the index of a space."""
        return self.find("space", [space.id for space in self.state.rules.spaces], name)

    def rival_card(self, name: str) -> int:
        """Return the index of a card of the Rivals."""
        return self.find("card of the Rivals", [card.id for card in self.state.rules.rival_cards], name)

    def faction(self, name: str) -> int:
        """Return the index of a Faction."""
        return self.find("Faction", self.state.rules.factions, name)

    def cards(self, names: Sequence[str]) -> vec[i64]:
        """Return a zone of cards."""
        return packed([self.card(name) for name in names])

    def intrigues(self, names: Sequence[str]) -> vec[i64]:
        """Return a zone of Intrigue cards."""
        return packed([self.intrigue_index(name) for name in names])

    # --- numbers ---------------------------------------------------------------------------------------------------

    def number(self, what: str, n: int, most: int = MOST, least: int = 0) -> int:
        """Return a number that is allowed."""
        if not isinstance(n, int) or isinstance(n, bool) or not least <= n <= most:
            raise PositionError(f"{what}: a whole number from {least} to {most}, not {n!r}")
        return n

    def actor(self, number: int) -> Actor:
        """Return a seat or a Rival by its number: seats first, Rivals after them."""
        seats, everybody = len(self.state.seats), int(actor_count(self.state))
        if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number < everybody:
            rivals = f", Rivals from {seats} to {everybody - 1}" if everybody > seats else ""
            raise PositionError(f"there are seats from 0 to {seats - 1}{rivals}, but no actor {number!r}")
        return actor(self.state, number)

    def holder(self, number: int | None) -> int:
        """Return who holds something as the state writes it: None is nobody."""
        return -1 if number is None else int(self.actor(number).index)

    def seat(self, number: int) -> Seat:
        """Return a seat by its number."""
        found = self.actor(number)
        if not isinstance(found, Seat):
            raise PositionError(f"this word is for seats, 0 to {len(self.state.seats) - 1}; {number} is a Rival")
        return found

    @property
    def record(self) -> RivalRecord:
        """The record of the Rivals."""
        if self.state.rivalry is None:
            raise PositionError("there are no Rivals in this game; players=1 and players=2 bring them")
        return self.state.rivalry

    def rival(self, number: int) -> Rival:
        """Return a Rival: 0 for the first, 1 for the second."""
        rivals = self.record.rivals
        return rivals[self.number("the Rival", number, len(rivals) - 1)]
