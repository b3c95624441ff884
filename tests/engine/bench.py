"""A bench for effects: a game of any host with a card and an Intrigue card that have the boxes under test."""

from __future__ import annotations

from typing import Any

import landsraad as ls
from landsraad import positions
from landsraad.content import boxes
from landsraad.model.defs import IMPERIUM, CardDef, IntrigueDef, Module, OnHost
from landsraad.model.effects import Node, solari, swords
from landsraad.model.terms import EMPEROR
from landsraad.positions import Position

Data = dict[str, Any]
Nodes = tuple[Node, ...]

CARD, PLOT, SWORDS = "bench_card", "bench_plot", "bench_swords"
HALL, BASIN = "hall_of_oratory", "imperial_basin"  # of both boards: no Combat there; a Maker space with Combat
COURTS = {"base": "wealth", "outpost": "outpost_court"}  # spaces of the Emperor
LEADERS = ("glossu_the_beast_rabban", "countess_ariana_thorvald", "count_ilban_richese")


def forget() -> None:
    """Drop the rulesets with the box, which is another for each test."""
    for key in [key for key in boxes._BUILT if "bench" in key[0]]:
        del boxes._BUILT[key]


class Bench:
    """A game of a host with a card, and an Intrigue card, that have the boxes under test."""

    def __init__(
        self,
        host: str,
        agent: Nodes = (),
        reveal: Nodes = (),
        plot: Nodes = (),
        icons: tuple[int, ...] = (0, 1, 4, 5, 6),
        discarded: Nodes = (),
        in_reveal: bool = False,
        factions: tuple[int, ...] = (EMPEROR,),
    ) -> None:
        forget()
        self.host = host
        boxes.BOXES["bench"] = Module(
            id="bench",
            hosts=(OnHost("base"), OnHost("outpost")),
            players=(2, 3, 4),
            cards=(
                CardDef(CARD, IMPERIUM, 3, 1, factions, icons, agent, reveal, discarded=discarded),
                CardDef(SWORDS, IMPERIUM, 3, 1, reveal=(swords(1),)),
            ),
            intrigues=(IntrigueDef(PLOT, 2, plot=plot or (solari(1),), in_reveal=in_reveal),),
        )
        modules = ("bench",) if host != "toy" else ("caches", "bench")
        self.board = "outpost" if host == "toy" else host
        setup = ls.Setup(host=self.board, players=3, modules=modules, leaders=LEADERS)
        self.table: Position = positions.new(setup, 3)
        for seat in range(3):
            self.table.solari(seat, 5).spice(seat, 5).water(seat, 3).troops(seat, 3).hand(seat).intrigue(seat)
        self.table.hand(0, CARD).deck(0, "dagger", "diplomacy", "dagger").empty_board()
        self.game: ls.Game | None = None
        self.before: Data = {}

    @property
    def court(self) -> str:
        """A space of the Emperor."""
        return COURTS[self.board]

    @property
    def now(self) -> Data:
        """What seat 0 sees."""
        assert self.game is not None
        view: Data = self.game.view(0)
        return view

    @property
    def texts(self) -> list[str]:
        """The options now."""
        assert self.game is not None
        return [option.text for option in self.game.decision.options] if self.game.decision is not None else []

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        assert self.game is not None
        return self.game.decision.kind if self.game.decision is not None else ""

    def start(self) -> Bench:
        """Play on from the table as it is laid."""
        self.game = self.table.turn(0).start()
        self.before = self.now
        return self

    def do(self, *texts: str) -> Bench:
        """Take options by their texts."""
        assert self.game is not None
        for text in texts:
            assert text in self.texts or text.startswith("agent "), (text, self.kind, self.texts)
            self.game.apply_text(text)
        return self

    def send(self, space: str = HALL) -> Bench:
        """Send the Agent with the card."""
        if self.game is None:
            self.start()
        return self.do(f"agent {CARD} > {space}")

    def use(self, thing: str = CARD) -> Bench:
        """Resolve the line of the card that waits."""
        assert self.game is not None
        assert self.game.decision is not None
        waiting = [
            option
            for option in self.game.decision.options
            if option.verb == "resolve" and option.source and option.source.id == thing
        ]
        assert len(waiting) == 1, (self.kind, self.texts)
        self.game.apply(waiting[0].action)
        return self

    def gained(self, key: str, seat: int = 0) -> int:
        """Return how much more of something a seat has than at the start."""
        return int(self.now["seats"][seat][key]) - int(self.before["seats"][seat][key])

    def of(self, key: str, seat: int = 0) -> Any:
        """Return something of a seat."""
        return self.now["seats"][seat][key]
