"""The six-player game in tests."""

from __future__ import annotations

from collections.abc import Sequence

import landsraad as ls
from landsraad.engine.mechanics import throne
from tests.support.scenario import Scenario, packed

MUAD_DIB, SHADDAM = 0, 3  # the seats of the Commanders
M_LEFT, M_RIGHT = 2, 4  # Muad'Dib's Allies: two places to the left, two to the right
S_LEFT, S_RIGHT = 5, 1  # Shaddam's Allies
OPEN = "test_of_loyalty"  # a Conflict that no Shield Wall protects, without a space to control
QUIET = (
    "muad_dib",
    "lady_margot_fenring",
    "gurney_halleck",
    "shaddam_corrino_iv",
    "lady_amber_metulli",
    "feyd_rautha_harkonnen",
)


def setup(leaders: Sequence[str | None] | None = None) -> ls.Setup:
    """Return the set-up."""
    return ls.Setup(host="uprising", players=6, leaders=None if leaders is None else tuple(leaders))


def dealt(seed: int, leaders: Sequence[str | None] | None = None) -> ls.Game:
    """Return a new game."""
    return ls.new_game(setup(leaders), seed)


class Six(Scenario):
    """A six-player game whose position is set by hand."""

    def influence_of(self, seat: int, faction: str) -> int:
        """Return the Influence on a track."""
        return int(self.state.seats[seat].influence(self.faction(faction)))

    def alliance_of(self, faction: str) -> int:
        """Return who holds an Alliance token, -1 for nobody."""
        return int(self.state.alliance[self.faction(faction)])

    def send(self, card: str, space: str, ally: int | None = None) -> Six:
        """Send an Agent; a Commander's with the arrow of an Ally, where there is a choice."""
        self.do(f"agent {card}")
        if self.kind() == "choose_arrow":
            self.do(f"arrow {ally}")
        self.do(f"agent {card} > {space}")
        return self

    def end(self, *fielded: int) -> Six:
        """End the turn; an Ally who is asked deploys as many troops as given, none without a number."""
        self.do("end turn")
        for n in fielded or (0,):
            if self.kind() == "field_troops":
                self.do(f"field {n}")
        return self

    def reveal(self, ally: int | None = None) -> Six:
        """Take the Reveal turn; a Commander activates an Ally."""
        self.do("reveal")
        if self.kind() == "activate":
            self.do(f"activate {ally}")
        return self

    def arrows(self, seat: int) -> list[dict[str, object]]:
        """Return the Agents of a Commander as a view shows them."""
        seats = self.game.view(None)["seats"]
        assert isinstance(seats, list)
        arrows = seats[seat]["arrows"]
        assert isinstance(arrows, list)
        return arrows

    def open_to(self, seat: int, card: str, *tries: str) -> list[str]:
        """Return which of the spaces a seat can send an Agent to with a card."""
        self.hand(seat, card).turn(seat)
        if f"agent {card}" not in self.options():
            return []
        self.do(f"agent {card}")
        if self.kind() == "choose_arrow":
            self.do(next(text for text in self.options() if text.startswith("arrow")))
        return [space for space in tries if f"agent {card} > {space}" in self.options()]


def six(seed: int = 1, leaders: Sequence[str | None] = QUIET) -> Six:
    """Return a fresh position: round 1, empty hands, no Intrigue cards, quiet Leaders."""
    table = Six(setup(leaders), seed)
    record = throne.record_of(table.state)
    assert record is not None
    record.cards = packed([])  # what Shaddam moved before the first round
    table.conflict(OPEN)
    return table
