"""Immortality: components, set-up and the two new things of the board (I-SET, I-SPC)."""

from collections import Counter

import pytest

import landsraad as ls
from landsraad.engine.mechanics.research import FROM_RESEARCH
from tests.support import pieces
from tests.support.rulemark import rule
from tests.support.scenario import immortality

BASE = ls.Setup(players=4, modules=("immortality",))
WITH_IX = ls.Setup(players=4, modules=("ix", "immortality"))
DUNE, EXPERIMENT = "dune_the_desert_planet", "experimentation"


def cards(setup: ls.Setup, pile: str) -> dict[str, int]:
    """Return the copies of the cards of a pile by id."""
    return {card["id"]: card["copies"] for card in ls.catalog(setup)["cards"] if card["pile"] == pile}


@rule("I-SET-01")
def test_what_the_box_holds() -> None:
    plain = ls.Setup(players=4)
    added = sum(cards(BASE, "imperium").values()) - sum(cards(plain, "imperium").values())
    assert added == 30
    assert sum(cards(BASE, "tleilaxu").values()) == 18 + 1
    intrigues = [sum(card["copies"] for card in ls.catalog(setup)["intrigues"]) for setup in (BASE, plain)]
    assert intrigues[0] - intrigues[1] == 15
    solo = ls.catalog(ls.Setup(players=1, modules=("immortality",)))["rival_cards"]
    assert sum(card["copies"] for card in solo if card["id"].startswith("hagal_")) == 4
    assert cards(BASE, "starter")[EXPERIMENT] == 2
    view = ls.new_game(BASE, 1).view(0)
    assert [seat["family_atomics"] for seat in view["seats"]] == [True] * 4


@rule("I-SET-02", "I-SET-03")
@pytest.mark.parametrize(("setup", "imperium", "intrigue"), [(BASE, 97, 55), (WITH_IX, 132, 72)])
def test_the_cards_are_shuffled_in(setup: ls.Setup, imperium: int, intrigue: int) -> None:
    game = ls.new_game(setup, 5)
    state = game._state
    assert len(state.imperium_deck) + len(state.row) == imperium
    held = sum(len(seat.intrigue) for seat in state.seats)
    assert len(state.intrigue_deck) + held == intrigue
    new = {card["id"] for card in ls.catalog(BASE)["cards"]} - {card["id"] for card in ls.catalog(ls.Setup())["cards"]}
    rows = {state.rules.cards[card].id for seed in range(8) for card in ls.new_game(setup, seed)._state.row}
    assert rows & new  # dealt after shuffling


@rule("I-SET-04", "I-SET-05")
def test_the_board_at_the_start() -> None:
    view = ls.new_game(BASE, 3).view(0)
    assert view["board"]["tleilaxu_spice"] == 2
    assert [(seat["research"], seat["markers"], seat["tleilaxu"], seat["specimens"]) for seat in view["seats"]] == [
        ("c0", 0, 0, 0)
    ] * 4
    spots = ls.catalog(BASE)["tleilaxu_track"]
    assert [spot["first_spice"] for spot in spots] == [0, 0, 0, 0, 2, 0, 0, 0]


@rule("I-SET-06", "I-SET-08")
def test_the_tleilaxu_row_is_seen_by_all_and_its_deck_by_nobody() -> None:
    game = ls.new_game(BASE, 3)
    seen = [game.view(viewer) for viewer in (0, 1, 2, 3, None)]
    for view in seen:
        assert view["tleilaxu_row"] == seen[0]["tleilaxu_row"]
        assert view["tleilaxu_stays"] == ["reclaimed_forces"]
        assert (len(view["tleilaxu_row"]), view["tleilaxu_deck"]) == (2, 16)
        assert "tleilaxu_order" not in view
    orders = set()
    for seed in range(6):
        copy = game.determinize(0, seed)
        assert sorted(pieces.tleilaxu_cards(copy._state)) == sorted(pieces.tleilaxu_cards(game._state))
        assert copy.view(0)["tleilaxu_row"] == seen[0]["tleilaxu_row"]
        orders.add(tuple(pieces.tleilaxu_cards(copy._state)))
    assert len(orders) > 1
    assert len({tuple(ls.new_game(BASE, seed).view(0)["tleilaxu_row"]) for seed in range(8)}) > 1


@rule("I-SET-07")
def test_experimentation_takes_the_place_of_both_deserts() -> None:
    state = ls.new_game(BASE, 1)._state
    for seat in state.seats:
        deck = Counter(state.rules.cards[card].id for card in (*seat.deck, *seat.hand))
        assert (deck.total(), deck[EXPERIMENT], deck[DUNE]) == (10, 2, 0)


@rule("I-SPC-01")
def test_the_overlay_of_research_station() -> None:
    g = immortality(3).hand(0, "reconnaissance").deck(0, "dagger", "dagger", "dagger").water(0, 2).turn(0)
    g.do("agent reconnaissance > research_station")
    assert g.seat_of(0).water == 0
    g.do("resolve research_station draw 2")
    assert g.names(g.seat_of(0).hand) == ["dagger", "dagger"]
    g.do("resolve research_station research")
    assert pieces.research_place(g.state, 0) == "c1"
    assert "deploy 1" in g.options()  # a Combat space
    short = immortality(3).hand(0, "reconnaissance").water(0, 1).turn(0)
    assert short.game.why_not("agent reconnaissance > research_station") is not None


@rule("I-SPC-02")
def test_experimentation() -> None:
    g = immortality(3).hand(0, EXPERIMENT, EXPERIMENT).turn(0)
    assert all("imperial_basin" not in text for text in g.options())
    g.do(f"agent {EXPERIMENT} > imperial_basin", f"resolve {EXPERIMENT} research")
    assert pieces.research_place(g.state, 0) == "c1"
    assert pieces.specimens_of(g.state, 0) == 1  # the bonus of that node
    g.turn(0).do("reveal")
    assert (g.seat_of(0).persuasion, pieces.specimens_of(g.state, 0)) == (1, 2)


def test_the_nodes_are_those_of_the_facts() -> None:
    rules = immortality(3).state.rules
    assert len(rules.things[FROM_RESEARCH]) == 22
