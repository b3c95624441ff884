"""Rise of Ix: the Shipping track (X-FRT)."""

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix

DIVIDENDS = ("choose choose 2", "choose solari 5")


def at_smuggling(step: int) -> Scenario:
    """An Agent is on Smuggling and its Freighter icon is to be used, the Freighter on this space of the track."""
    g = ix(3).stacks(("artillery",), ("spaceport",), ("flagship",)).hand(0, "dune_the_desert_planet")
    for seat in range(3):
        g.solari(seat, 0).spice(seat, 0).troops(seat, 3)
    g.freighter(0, step).turn(0)
    return g.do("agent dune_the_desert_planet > smuggling", "resolve smuggling freighter")


def goods(g: Scenario, seat: int = 0) -> tuple[int, int, int, int]:
    """Return Solari, spice, troops in the Garrison and all Influence of a seat."""
    one = g.seat_of(seat)
    influence = sum(g.influence_of(seat, faction) for faction in ("emperor", "guild", "bene_gesserit", "fremen"))
    return int(one.solari), int(one.spice), int(one.garrison), influence


@rule("X-FRT-01")
def test_three_spaces_above_the_bottom() -> None:
    g = ix(3)
    assert [g.freighter_of(seat) for seat in range(3)] == [0, 0, 0]
    for step in range(3):
        h = at_smuggling(step).do("freighter advance")
        assert h.freighter_of(0) == step + 1
    assert at_smuggling(3).options() == ["freighter recall"]


@rule("X-FRT-01", "X-FRT-05")
def test_the_bottom_gives_nothing() -> None:
    g = at_smuggling(0)
    before = goods(g)
    assert g.options() == ["freighter advance", "freighter recall"]
    g.do("freighter recall")
    assert goods(g) == before == (1, 0, 3, 0)
    assert g.freighter_of(0) == 0
    assert g.kind() == "resolve"


@pytest.mark.parametrize("step", [0, 1, 2])
@rule("X-FRT-02", "X-ICO-03")
def test_one_of_two_moves_must_be_chosen(step: int) -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").freighter(0, step).turn(0)
    g.do("agent dune_the_desert_planet > smuggling")
    assert g.options() == ["resolve smuggling freighter"]  # no end of the turn before the Freighter has moved
    g.do("resolve smuggling freighter")
    assert g.options() == ["freighter advance", "freighter recall"]
    before = goods(g)
    g.do("freighter advance")
    assert g.freighter_of(0) == step + 1
    assert goods(g) == before
    assert "end turn" in g.options()


@rule("X-FRT-02")
def test_in_the_reveal_turn_the_icon_is_mandatory_too() -> None:
    g = ix(3).hand(0, "freighter_fleet").turn(0).do("reveal")
    assert "end turn" not in g.options()
    g.do("resolve freighter_fleet freighter", "freighter advance")
    assert g.freighter_of(0) == 1
    assert "end turn" in g.options()


@rule("X-FRT-03")
def test_on_the_top_space_the_freighter_cannot_advance() -> None:
    g = at_smuggling(3)
    assert g.options() == ["freighter recall"]
    g.do("freighter recall")
    assert g.freighter_of(0) == 0


@rule("X-FRT-04")
def test_a_recall_gives_the_rewards_of_all_spaces_below() -> None:
    g = at_smuggling(3).do("freighter recall")
    assert g.freighter_of(0) == 0
    g.do("choose choose 2", "choose spice 2", "choose shipped_troops", "influence guild")
    g.do("choose acquire_tech", "acquire tile artillery")
    assert goods(g) == (1, 2, 5, 1)
    assert g.tiles_of(0) == ["artillery"]
    assert g.kind() == "resolve"


@rule("X-FRT-04")
def test_a_recall_from_the_second_space_has_no_tile() -> None:
    g = at_smuggling(2).do("freighter recall")
    assert g.options() == ["choose choose 2", "choose shipped_troops"]
    g.do("choose shipped_troops", "influence guild", *DIVIDENDS)
    assert goods(g) == (6, 0, 5, 1)
    assert g.kind() == "resolve"


@rule("X-FRT-04", "X-FRT-07")
def test_a_recall_from_the_first_space() -> None:
    g = at_smuggling(1).do("freighter recall")
    assert g.options() == ["choose solari 5", "choose spice 2"]
    g.do("choose spice 2")
    assert goods(g) == (1, 2, 3, 0)
    assert [goods(g, seat) for seat in (1, 2)] == [(0, 0, 3, 0)] * 2
    assert (g.freighter_of(0), g.kind()) == (0, "resolve")


@rule("X-FRT-06")
def test_the_spice_of_the_first_space_pays_the_tile_of_the_third() -> None:
    g = at_smuggling(3).stacks(("restricted_ordnance",), (), ()).do("freighter recall")
    # Its price is 2 after the discount, and there is no spice yet.
    assert g.options() == ["choose choose 2", "choose shipped_troops"]
    g.do("choose choose 2", "choose spice 2")
    assert g.options() == ["choose shipped_troops", "choose acquire_tech"]
    g.do("choose acquire_tech", "acquire tile restricted_ordnance")
    assert g.tiles_of(0) == ["restricted_ordnance"]
    assert goods(g) == (1, 0, 3, 0)
    g.do("choose shipped_troops", "influence fremen")
    assert goods(g) == (1, 0, 5, 1)


@pytest.mark.parametrize("first", ["choose choose 2", "choose shipped_troops", "choose acquire_tech"])
@rule("X-FRT-06")
def test_any_reward_may_come_first(first: str) -> None:
    g = at_smuggling(3).do("freighter recall")
    assert first in g.options()
    g.do(first)
    if first == "choose choose 2":
        g.do("choose spice 2")
        assert goods(g) == (1, 2, 3, 0)
    elif first == "choose shipped_troops":
        g.do("influence emperor")
        assert goods(g) == (1, 0, 5, 1)
    else:
        g.do("acquire tile artillery")
        assert goods(g) == (1, 0, 3, 0)
        assert g.tiles_of(0) == ["artillery"]
    assert g.kind() == "choose_effect"
    assert first not in g.options()
    assert len(g.options()) == 2


@rule("X-FRT-07", "X-ICO-07")
def test_dividends() -> None:
    g = at_smuggling(1).do("freighter recall", "choose solari 5")
    assert [int(g.seat_of(seat).solari) for seat in range(3)] == [1 + 5, 1, 1]
    assert g.seat_of(0).spice == 0


@rule("X-FRT-08")
def test_the_second_space_gives_two_troops_and_influence() -> None:
    g = at_smuggling(2).do("freighter recall", "choose shipped_troops")
    assert g.options() == ["influence emperor", "influence guild", "influence bene_gesserit", "influence fremen"]
    g.do("influence bene_gesserit")
    assert (g.seat_of(0).garrison, g.seat_of(0).supply) == (5, 7)
    assert g.influence_of(0, "bene_gesserit") == 1


@rule("X-FRT-09")
def test_the_third_space_takes_two_spice_off_a_tile() -> None:
    g = at_smuggling(3).spice(0, 3).do("freighter recall", "choose acquire_tech")
    # Of the prices 1, 5 and 8 two are within reach.
    assert g.options() == ["acquire tile artillery", "acquire tile spaceport", "decline"]
    g.do("acquire tile spaceport")
    assert g.seat_of(0).spice == 0
    h = at_smuggling(3).spice(0, 2).do("freighter recall", "choose acquire_tech")
    assert h.options() == ["acquire tile artillery", "decline"]


@rule("X-FRT-10", "X-SPC-02")
def test_advance_with_one_icon_and_recall_with_the_next() -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").influence(0, "guild", 2).spice(0, 0).solari(0, 0).troops(0, 3).turn(0)
    g.do("agent dune_the_desert_planet > interstellar_shipping", "resolve interstellar_shipping freighter")
    g.do("freighter advance")
    assert g.options() == ["freighter advance", "freighter recall"]
    g.do("freighter recall", "choose spice 2")
    assert goods(g) == (0, 2, 3, 2)
    assert (g.freighter_of(0), g.kind()) == (0, "resolve")
    assert g.options() == ["end turn"]


@rule("X-FRT-10")
def test_the_rewards_of_a_first_recall_come_before_the_next_move() -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").influence(0, "guild", 2).spice(0, 0).freighter(0, 1).turn(0)
    g.do("agent dune_the_desert_planet > interstellar_shipping", "resolve interstellar_shipping freighter")
    g.do("freighter recall")
    assert g.kind() == "choose_effect"
    g.do("choose spice 2")
    assert g.seat_of(0).spice == 2
    assert g.options() == ["freighter advance", "freighter recall"]
    g.do("freighter advance")
    assert g.freighter_of(0) == 1


@rule("X-FRT-11")
def test_shipped_troops_stay_in_the_garrison_without_a_combat_space() -> None:
    g = at_smuggling(2).do("freighter recall", "choose shipped_troops", "influence fremen", *DIVIDENDS)
    assert g.seat_of(0).garrison == 5
    assert g.options() == ["end turn"]


@rule("X-FRT-11", "F-CON-06")
def test_shipped_troops_may_be_deployed_from_a_combat_space() -> None:
    # Landing Rights sends an Agent to Carthag and has a Freighter icon.
    g = ix(3).hand(0, "landing_rights").troops(0, 3).freighter(0, 2).intrigue_deck("ambush").turn(0)
    g.do("agent landing_rights > carthag", "resolve landing_rights freighter", "freighter recall")
    g.do("choose shipped_troops", "influence fremen", *DIVIDENDS)
    while any(option.startswith("resolve carthag") for option in g.options()):
        g.do(next(option for option in g.options() if option.startswith("resolve carthag")))
    assert g.seat_of(0).garrison == 6
    # Two troops of the track, one of Carthag and two further ones.
    assert [option for option in g.options() if option.startswith("deploy")] == [f"deploy {n}" for n in range(1, 6)]
    g.do("deploy 5")
    assert (g.seat_of(0).garrison, g.seat_of(0).conflict) == (1, 5)


@pytest.mark.parametrize(
    ("tile", "card", "recruits"), [("training_drones", None, 1), ("flagship", None, 3), (None, "secret_forces", 2)]
)
@rule("F-CON-06")
def test_recruits_of_tiles_and_intrigues_may_be_deployed(tile: str | None, card: str | None, recruits: int) -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").troops(0, 3).solari(0, 4).council(0)
    g.tiles(0, *([tile] if tile else [])).intrigue(0, *([card] if card else [])).turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert [option for option in g.options() if option.startswith("deploy")] == ["deploy 1", "deploy 2"]
    g.do(f"use {tile}" if tile else f"intrigue {card}")
    assert f"deploy {recruits + 2}" in g.options()
    assert f"deploy {recruits + 3}" not in g.options()
    g.do(f"deploy {recruits + 2}")
    assert g.seat_of(0).conflict == recruits + 2


@rule("F-CON-06")
def test_recruits_of_a_tile_before_the_agent_is_sent_count_as_well() -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").troops(0, 3).tiles(0, "training_drones").turn(0)
    g.do("use training_drones", "agent dune_the_desert_planet > imperial_basin")
    assert [option for option in g.options() if option.startswith("deploy")] == ["deploy 1", "deploy 2", "deploy 3"]
