"""Harvesting spice on the Maker spaces (B-HRV)."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

BASE = {"the_great_flat": 3, "hagga_basin": 2, "imperial_basin": 1}
SPACES = [space["id"] for space in ls.catalog(ls.Setup())["spaces"]]


def bonus(g: Scenario) -> dict[str, int]:
    """The bonus spice on the board, by the public view; empty spaces left out."""
    spaces = g.game.view(None)["board"]["spaces"]
    return {name: space["bonus_spice"] for name, space in spaces.items() if space["bonus_spice"]}


@rule("B-HRV-01")
def test_maker_spaces() -> None:
    # With the board empty in Phase 4 exactly these three collect bonus spice.
    g = scenario(seats=3).conflict_deck("machinations", "grand_vision")
    assert bonus(g) == {}
    g.makers()
    assert bonus(g) == dict.fromkeys(BASE, 1)


@rule("B-HRV-01")
@pytest.mark.parametrize("space", SPACES)
def test_only_maker_spaces_are_harvested(space: str) -> None:
    g = scenario(seats=3).hand(0, "foldspace").solari(0, 20).water(0, 20).influence(0, "fremen", 2).spice(0, 20)
    start = len(g.game.events())
    g.turn(0).do(f"agent foldspace > {space}")
    gained = [event for event in g.game.events(start) if event.kind == "resource_gained" and event.what == "spice"]
    assert [event.amount for event in gained] == ([BASE[space]] if space in BASE else [])


@rule("B-HRV-02")
@pytest.mark.parametrize("lying", [0, 1, 2, 7])
@pytest.mark.parametrize(("space", "base"), BASE.items())
def test_base_spice_and_all_bonus_spice(space: str, base: int, lying: int) -> None:
    g = scenario(seats=3).hand(0, "dune_the_desert_planet").water(0, 2).spice(0, 4)
    for other in BASE:
        g.bonus_spice(other, lying if other == space else 5)
    g.turn(0).do(f"agent dune_the_desert_planet > {space}")
    assert g.seat_of(0).spice == 4 + base + lying
    assert [g.seat_of(seat).spice for seat in (1, 2)] == [0, 0]


@rule("B-HRV-03")
@pytest.mark.parametrize("space", BASE)
def test_no_bonus_spice_is_left(space: str) -> None:
    g = scenario(seats=3).hand(0, "dune_the_desert_planet").water(0, 2).conflict_deck("machinations", "grand_vision")
    for other in BASE:
        g.bonus_spice(other, 3)
    g.turn(0).do(f"agent dune_the_desert_planet > {space}", "end turn")
    left = {other: 3 for other in BASE if other != space}
    assert bonus(g) == left
    # With the Agent there it stays empty in Phase 4, and the next visitor finds the base spice only.
    g.makers()
    assert bonus(g) == {other: 4 for other in left}
    g.hand(1, "dune_the_desert_planet").water(1, 2).spice(1, 0).turn(1)
    g.do(f"agent dune_the_desert_planet > {space}")
    assert g.seat_of(1).spice == BASE[space]
