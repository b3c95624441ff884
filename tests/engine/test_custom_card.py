"""A card of one's own: boxes plug in as data, and nodes that no shipped card combines work too."""

from __future__ import annotations

import pytest

from landsraad.content.boxes import BOXES
from landsraad.core.errors import ContentError
from landsraad.engine.building.ruleset import build
from landsraad.engine.machine import run, take
from landsraad.engine.record.notation import option_texts
from landsraad.engine.round.deal import deal
from landsraad.model.defs import IMPERIUM, CardDef, Module
from landsraad.model.effects import acquire, choose, pay, solari, spice, vp, water
from landsraad.model.state import State
from landsraad.model.terms import D_NONE, DECISION_NAMES, SPICE_TRADE
from tests.support.scenario import packed

# An arrow in the middle of a branch: it asks before it is paid (B-CST-02).
GUIDE = CardDef(
    "jamis",  # an id of the table of actions that no shipped box uses yet
    IMPERIUM,
    2,
    cost=3,
    icons=(SPICE_TRADE,),
    agent=(choose([spice(1), pay([solari(2)], [vp(1)])], [water(1)]),),
    reveal=(spice(1),),
)
BOX = Module(id="own", requires=("base",), cards=(GUIDE,))


def position(money: int) -> State:
    """Deal a game with the own box and give the first player the card and some Solari."""
    rules = build([BOXES["base"], BOX])
    s = deal(rules, 4, ("earl_memnon_thorvald", "paul_atreides", "duke_leto_atreides", "helena_richese"), 1)
    seat = s.seats[s.turn_seat]
    seat.hand = packed([len(rules.cards) - 1])
    seat.solari = money
    s.kind = D_NONE
    run(s)
    return s


def choose_text(s: State, text: str) -> None:
    """Take the option with this text."""
    take(s, s.options[option_texts(s).index(text)])


def test_an_arrow_inside_a_branch_asks_first() -> None:
    s = position(money=2)
    seat = s.seats[s.turn_seat]
    choose_text(s, "agent jamis")
    choose_text(s, "agent jamis > imperial_basin")
    choose_text(s, "resolve jamis choose 2")
    choose_text(s, "choose spice 1")
    assert seat.spice == 2  # harvested 1, and 1 from the card
    assert DECISION_NAMES[s.kind] == "pay"
    before = int(seat.vp)
    declined = s.clone()
    choose_text(declined, "decline")
    assert declined.seats[declined.turn_seat].vp == before
    choose_text(s, "pay")
    assert (seat.vp, seat.solari) == (before + 1, 0)


def test_an_arrow_that_cannot_be_paid_is_not_asked() -> None:
    s = position(money=1)
    seat = s.seats[s.turn_seat]
    before = int(seat.vp)
    choose_text(s, "agent jamis")
    choose_text(s, "agent jamis > imperial_basin")
    choose_text(s, "resolve jamis choose 2")
    choose_text(s, "choose spice 1")
    assert DECISION_NAMES[s.kind] == "resolve"
    assert (seat.vp, seat.solari) == (before, 1)


@pytest.mark.parametrize(
    ("box", "message"),
    [
        (Module(id="twice", cards=(CardDef("dagger", IMPERIUM, 1),)), "two boxes define the card 'dagger'"),
        (Module(id="unknown", cards=(CardDef("jamis", IMPERIUM, 1, agent=(acquire("nobody"),)),)), "'nobody'"),
        (Module(id="nameless", cards=(CardDef("not_in_the_table", IMPERIUM, 1),)), "tools/action_table.py"),
        (Module(id="lonely", requires=("elsewhere",)), "needs elsewhere"),
        (Module(id="second", host=True), "exactly one host box"),
    ],
)
def test_a_box_that_contradicts_itself_is_refused(box: Module, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        build([BOXES["base"], box])
