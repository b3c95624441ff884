"""Scenario kit: ``landsraad.positions`` with what tests look at besides, played by canonical texts.

    g = scenario(seats=3).hand(0, "dagger").solari(0, 5).turn(0)
    g.do("agent dagger > high_council")
    assert g.seat_of(0).council

The words for laying the table are those of ``landsraad.positions``. Here the position *is* the game: it is played and
laid anew in turns, and keeps no history. Works on both builds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Self

import landsraad as ls
from landsraad import positions
from landsraad.core.packed import i64, vec
from landsraad.core.packing import packed as packed
from landsraad.engine.record.notation import option_texts
from landsraad.engine.strength import shown_strength, strength
from landsraad.model.state import Seat
from landsraad.model.terms import FACTION_NAMES
from tests.support.eyes import check_eyes
from tests.support.pieces import Pieces

# Leaders whose left ability seldom interferes with what a test looks at.
QUIET = ("earl_memnon_thorvald", "paul_atreides", "duke_leto_atreides", "countess_ariana_thorvald")


QUIET_ON = {"base": QUIET, "uprising": ("gurney_halleck", "lady_amber_metulli", "muad_dib", "lady_margot_fenring")}


class Scenario(Pieces, positions.Position):
    """A game whose position is set by hand."""

    def __init__(self, setup: ls.Setup, seed: int) -> None:
        dealt = positions.new(setup, seed).start()
        # The kit has always dealt what is hidden by another stream than the game itself.
        super().__init__(dealt.determinize(0, seed))
        self.empty_hands()
        self.game = ls.Game(self.state.rules, setup, 0, self.state, False)
        self.game.events()
        self.told = 0

    # --- names -----------------------------------------------------------------------------------------------------

    def names(self, zone: vec[i64]) -> list[str]:
        """Return the ids of the cards of a zone, in order (the top of a deck is last)."""
        return [self.state.rules.cards[card].id for card in zone]

    def intrigue_names(self, zone: vec[i64]) -> list[str]:
        """Return the ids of the Intrigue cards of a zone, in order."""
        return [self.state.rules.intrigues[card].id for card in zone]

    def rival_names(self, zone: vec[i64]) -> list[str]:
        """Return the ids of the Rivals' cards of a zone, in order."""
        return [self.state.rules.rival_cards[card].id for card in zone]

    def alliance(self, faction: str, actor: int | None) -> Self:
        """Give an Alliance token; -1 is nobody, as the state writes it."""
        return super().alliance(faction, None if actor == -1 else actor)

    # --- Rivals by their own numbers ---------------------------------------------------------------------------------

    def rival_troops(self, number: int, garrison: int, deployed: int = 0) -> Self:
        """Set the troops of a Rival."""
        return self.troops(int(self.rival(number).index), garrison, deployed)

    def rival_influence(self, number: int, faction: str, n: int) -> Self:
        """Set the Influence of a Rival."""
        return self.influence(int(self.rival(number).index), faction, n)

    def rival_turn(self, number: int) -> Self:
        """Let a Rival take a turn now; play goes on to the next decision."""
        return self.turn(int(self.rival(number).index))

    def ships(self, number: int, garrison: int = 0, deployed: int = 0) -> Self:
        """Set the dreadnoughts of an actor."""
        return self.dreadnoughts(number, garrison, deployed)

    # --- playing and looking -----------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Self:
        """Take decisions by their canonical texts, one after another."""
        for text in texts:
            self.game.apply_text(text)
        log = self.game._log
        if log is not None:  # what is told is for those who may see it, in every test
            self.told = check_eyes(self.state.rules, len(self.state.seats), log, self.told)
        return self

    def options(self) -> list[str]:
        """Return the canonical texts of all options now."""
        return [] if self.game.over else option_texts(self.state)

    def kind(self) -> str | None:
        """Return the kind of the open decision."""
        return None if self.game.decision is None else self.game.decision.kind

    def decider(self) -> int | None:
        """Return the seat that must choose now."""
        return self.game.seat

    def seat_of(self, seat: int) -> Seat:
        """Return the state of a seat."""
        return self.state.seats[seat]

    def influence_of(self, seat: int, faction: str) -> int:
        """Return the Influence with a Faction."""
        return int(self.state.seats[seat].influence(FACTION_NAMES.index(faction)))

    def alliance_of(self, faction: str) -> int:
        """Return who holds an Alliance token, -1 for nobody."""
        return int(self.state.alliance[FACTION_NAMES.index(faction)])

    def strength_of(self, seat: int) -> int:
        """Return the strength, whether the marker shows it yet or not."""
        return int(strength(self.state, self.state.seats[seat]))

    def marker_of(self, seat: int) -> int:
        """Return where the Combat marker stands."""
        return int(shown_strength(self.state, self.state.seats[seat]))

    def events(self) -> list[str]:
        """Return the kinds of all events since the position was built."""
        return [event.kind for event in self.game.events()]


@contextmanager
def unharmed(what: str) -> Iterator[None]:
    """Say in so many words that the engine must not fail here: an error inside is a finding of the test."""
    try:
        yield
    except Exception as error:
        raise AssertionError(f"{what}: {error!r}") from error


def scenario(
    seats: int = 4,
    leaders: Sequence[str] | None = None,
    seed: int = 1,
    rivals: Sequence[str] | None = None,
    difficulty: str | None = None,
    modules: Sequence[str] = (),
    epic: bool = False,
    variants: Sequence[str] = (),
    host: str = "base",
    options: dict[str, str] | None = None,
) -> Scenario:
    """Return a fresh position: round 1, empty hands, no Intrigue cards; leaders as given or quiet ones.

    With one seat there are two Rivals (by name, or at random), with two seats House Hagal.
    """
    setup = ls.Setup(
        host=host,
        players=seats,
        modules=tuple(modules),
        leaders=tuple(leaders if leaders is not None else QUIET_ON[host][:seats]),
        rivals=None if rivals is None else tuple(rivals),
        difficulty=difficulty,
        epic=epic,
        variants=tuple(variants),
        options=tuple((options or {}).items()),
    )
    return Scenario(setup, seed)


def ix(
    seats: int = 4,
    leaders: Sequence[str] | None = None,
    seed: int = 1,
    rivals: Sequence[str] | None = None,
    difficulty: str | None = None,
    epic: bool = False,
    variants: Sequence[str] = (),
) -> Scenario:
    """Return a fresh position of a game with Rise of Ix."""
    return scenario(seats, leaders, seed, rivals, difficulty, ("ix",), epic, variants)


def uprising(seats: int = 4, leaders: Sequence[str] | None = None, seed: int = 1, choam: bool = False) -> Scenario:
    """Return a fresh position of a game on Uprising's board; the Shield Wall stands, no spy is placed."""
    return scenario(seats, leaders, seed, modules=("choam",) if choam else (), host="uprising")


def immortality(
    seats: int = 4,
    leaders: Sequence[str] | None = None,
    seed: int = 1,
    modules: Sequence[str] = (),
    host: str = "base",
    **more: object,
) -> Scenario:
    """Return a fresh position of a game with Immortality; the hands are empty, nobody has a specimen."""
    return scenario(seats, leaders, seed, modules=(*modules, "immortality"), host=host, **more)  # type: ignore[arg-type]
