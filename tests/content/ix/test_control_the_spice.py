"""Control the Spice, the starting card of the Epic game."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad as ls
from tests.content.base.kit import PLAIN, RECRUIT, SENT, offered, total
from tests.content.ix.kit import SPACES_OF_ICON, Watch, rich
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

CARDS = ("control_the_spice",)
PAY = "resolve control_the_spice pay spice 1"


def played(g: Scenario) -> Scenario:
    """Control the Spice sent to Imperial Basin, which harvests 1 spice."""
    return g.turn(0).do("agent control_the_spice > imperial_basin")


def test_control_the_spice_icon() -> None:
    g = rich("control_the_spice", epic=True).influence(0, "guild", 2).turn(0).do("agent control_the_spice")
    assert {text.split(" > ")[1] for text in g.options()} == SPACES_OF_ICON["spice_trade"]


def test_control_the_spice_reveal_box() -> None:
    g = rich("control_the_spice", epic=True).turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert watch.only(0) == {"hand": -1, "play": 1, "persuasion": 1, "spice": 1}


@rule("B-CST-02", "B-DCK-07")
@pytest.mark.parametrize("choice", ["trash dagger hand", "trash diplomacy discard", "decline"])
def test_control_the_spice_agent_box(choice: str) -> None:
    g = rich("control_the_spice", "dagger", epic=True).discard(0, "diplomacy")
    watch = Watch(g)
    played(g)
    assert "end turn" in g.options()
    g.do(PAY)
    assert g.options() == [
        "trash dagger hand",
        "trash diplomacy discard",
        "trash control_the_spice play",
        "decline",
    ]
    g.do(choice)
    gone = {} if choice == "decline" else {choice.split()[2]: -1}
    assert watch.only(0) == total(SENT, RECRUIT, gone)  # the spice paid is the spice harvested
    assert offered(g) == []


@rule("B-CST-04")
def test_control_the_spice_needs_spice() -> None:
    g = rich("control_the_spice", epic=True).spice(0, 0).turn(0).do("agent control_the_spice > smuggling")
    assert PAY not in g.options()


@rule("X-EPC-04", "X-SET-10", "X-ICO-11")
@pytest.mark.parametrize("epic", [False, True])
def test_control_the_spice_replaces_one_card_in_epic_games_only(epic: bool) -> None:
    s = ls.new_game(ls.Setup(players=4, modules=("ix",), leaders=PLAIN, epic=epic), 3)._state
    for seat in s.seats:
        own = Counter(s.rules.cards[card].id for zone in (seat.deck, seat.hand) for card in zone)
        assert own.total() == 10
        assert (own["dune_the_desert_planet"], own["control_the_spice"]) == ((1, 1) if epic else (2, 0))
    assert ("control_the_spice" in {card.id for card in s.rules.cards}) is epic


def test_control_the_spice_cannot_be_acquired() -> None:
    s = rich(epic=True).state
    card = next(card for card in s.rules.cards if card.id == "control_the_spice")
    assert (card.cost, card.pile) == (None, "starter")
    assert all(s.rules.cards[other].id != card.id for zone in (s.row, s.imperium_deck) for other in zone)
