"""Rise of Ix: dreadnoughts and units (X-DRN, X-UNT, F-IX-05, F-IX-06)."""

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix


def deployments(g: Scenario) -> list[str]:
    """Return the deployments offered now."""
    return [option for option in g.options() if option.startswith("deploy")]


def take_all(g: Scenario, source: str) -> Scenario:
    """Resolve everything that is left of a source."""
    while mine := [option for option in g.options() if option.startswith(f"resolve {source}")]:
        g.do(mine[0])
    return g


@rule("X-DRN-01", "X-SPC-05")
def test_a_dreadnought_moves_from_the_supply_to_the_garrison() -> None:
    g = ix(3).hand(0, "dagger").solari(0, 3).turn(0).do("agent dagger > dreadnought")
    assert g.ships_of(0) == (2, 0, 0)
    g.do("resolve dreadnought dreadnought")
    assert g.ships_of(0) == (1, 1, 0)
    assert g.seat_of(0).solari == 0


@rule("X-DRN-01")
def test_the_icon_is_mandatory_away_from_the_dreadnought_space() -> None:
    g = ix(3).row("full_scale_assault", "dagger").persuasion(0, 8).hand(0).turn(0).do("reveal")
    g.do("acquire full_scale_assault")
    assert g.ships_of(0) == (1, 1, 0)
    assert g.kind() == "acquire"


@rule("X-DRN-01", "X-SPC-05")
def test_on_the_dreadnought_space_it_may_be_left_out() -> None:
    g = ix(3).stacks(("artillery",), (), ()).hand(0, "dagger").solari(0, 3).spice(0, 1).turn(0)
    g.do("agent dagger > dreadnought", "resolve dreadnought acquire_tech", "acquire tile artillery", "end turn")
    assert g.ships_of(0) == (2, 0, 0)
    assert g.tiles_of(0) == ["artillery"]


@rule("X-DRN-02")
def test_a_commissioned_dreadnought_may_be_deployed_from_a_combat_space() -> None:
    g = ix(3).hand(0, "reconnaissance").deck(0, "dagger").troops(0, 3).ships(0).solari(0, 3)
    g.intrigue(0, "advanced_weaponry").turn(0).do("agent reconnaissance > arrakeen")
    assert "deploy dreadnought" not in g.options()
    g.do("intrigue advanced_weaponry")
    assert g.ships_of(0) == (1, 1, 0)
    g.do("deploy dreadnought")
    assert g.ships_of(0) == (1, 0, 1)


@rule("X-DRN-02", "X-SPC-06")
def test_from_the_dreadnought_space_it_cannot_be_deployed() -> None:
    g = ix(3).hand(0, "dagger").solari(0, 3).troops(0, 3).turn(0)
    g.do("agent dagger > dreadnought", "resolve dreadnought dreadnought")
    assert deployments(g) == []


@rule("X-DRN-02", "X-UNT-03")
def test_a_new_dreadnought_does_not_count_against_the_two_further_units() -> None:
    g = ix(3).hand(0, "dune_the_desert_planet").troops(0, 5).ships(0).solari(0, 3).intrigue(0, "advanced_weaponry")
    g.turn(0).do("intrigue advanced_weaponry", "agent dune_the_desert_planet > imperial_basin")
    g.do("deploy 2")
    assert deployments(g) == ["deploy dreadnought"]
    g.do("deploy dreadnought")
    assert deployments(g) == []
    assert (g.seat_of(0).conflict, g.ships_of(0)) == (2, (1, 0, 1))


@rule("X-DRN-03")
def test_no_third_dreadnought() -> None:
    for garrison, deployed in ((2, 0), (1, 1), (0, 2)):
        g = ix(3).hand(0, "dagger").solari(0, 3).ships(0, garrison, deployed).spice(0, 0).turn(0)
        g.do("agent dagger > dreadnought")
        assert g.options() == ["end turn"]
    h = ix(3).row("full_scale_assault", "dagger").persuasion(0, 8).ships(0, 1, 1).hand(0).turn(0).do("reveal")
    h.do("acquire full_scale_assault")
    assert h.ships_of(0) == (0, 1, 1)


@rule("X-DRN-03")
def test_one_on_a_flag_is_one_of_the_two() -> None:
    g = ix(3).hand(0, "dagger").solari(0, 3).ships(0, 1).flag(0, "carthag").spice(0, 0).turn(0)
    assert g.ships_of(0) == (0, 1, 0)
    g.do("agent dagger > dreadnought")
    assert g.options() == ["end turn"]


@rule("X-DRN-04")
def test_three_strength_for_each_dreadnought() -> None:
    g = ix(3).troops(0, 0, deployed=2).ships(0, 0, deployed=2).troops(1, 0, deployed=2).ships(1, 1, deployed=1)
    assert g.strength_of(0) == 2 * 2 + 2 * 3
    assert g.strength_of(1) == 2 * 2 + 3


@rule("X-DRN-05", "F-IX-05")
def test_swords_count_with_a_dreadnought_alone() -> None:
    g = ix(3).troops(0, 3).ships(0, 0, deployed=1).hand(0, "dagger", "dagger").turn(0).do("reveal", "end turn")
    assert g.marker_of(0) == 3 + 2
    h = ix(3).troops(0, 3).ships(0, 1).hand(0, "dagger", "dagger").turn(0).do("reveal", "end turn")
    assert h.marker_of(0) == 0


@rule("X-DRN-05", "X-UNT-04", "F-IX-05")
def test_combat_cards_with_a_dreadnought_alone() -> None:
    g = ix(3).conflict("skirmish_a").troops(0, 3).ships(0, 0, deployed=1).intrigue(0, "ambush")
    g.troops(1, 3).intrigue(1, "ambush").first(1).combat()
    # Seat 1 has no unit in the Conflict and is not asked.
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    g.do("intrigue ambush")
    assert g.strength_of(0) == 7


@rule("X-DRN-06")
def test_strength_zero_without_any_unit() -> None:
    g = ix(3).swords(0, 5).swords(1, 5).swords(2, 5)
    g.troops(0, 3).ships(0, 2).troops(1, 3, deployed=1).ships(1, 2).troops(2, 3).ships(2, 1, deployed=1)
    assert [g.strength_of(seat) for seat in range(3)] == [0, 7, 8]


@rule("F-IX-06")
def test_a_dreadnought_in_the_garrison_does_nothing() -> None:
    g = ix(3).conflict("skirmish_a").troops(0, 3).ships(0, 2).swords(0, 4).intrigue(0, "ambush").vp(0, 1)
    g.troops(1, 3, deployed=1).ships(1, 2).vp(1, 1)
    assert (g.strength_of(0), g.strength_of(1)) == (0, 2)
    g.combat()
    # Nobody was asked for Combat cards, and the other one won.
    assert (g.seat_of(0).vp, g.seat_of(1).vp) == (1, 2)
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]
    assert g.kind() == "play_card"


@rule("X-DRN-07")
def test_dreadnoughts_of_losers_return_to_the_garrison() -> None:
    g = ix(3).conflict("skirmish_a").troops(0, 0, deployed=5).ships(1, 0, deployed=2).ships(2, 1, deployed=1)
    g.troops(1, 3, deployed=1).combat()
    assert g.ships_of(1) == (0, 2, 0)
    assert g.ships_of(2) == (0, 2, 0)
    assert (g.seat_of(1).supply, g.seat_of(1).garrison) == (9, 3)  # its troop went to the Supply


@rule("X-DRN-07")
def test_a_tie_for_first_returns_both_to_their_garrisons() -> None:
    g = ix(3).conflict("skirmish_b").ships(0, 0, deployed=1).ships(1, 0, deployed=1).combat()
    assert g.kind() == "play_card"
    assert (g.ships_of(0), g.ships_of(1)) == ((1, 1, 0), (1, 1, 0))
    assert [g.flag_of(space) for space in ("arrakeen", "carthag", "imperial_basin")] == [-1, -1, -1]


@rule("X-DRN-08")
def test_the_other_dreadnought_of_the_winner_returns_to_the_garrison() -> None:
    g = ix(3).conflict("skirmish_a").ships(0, 0, deployed=2).combat()
    assert (g.kind(), g.decider()) == ("take_space", 0)
    g.do("take carthag")
    assert g.flag_of("carthag") == 0
    assert g.ships_of(0) == (0, 1, 0)


@rule("X-DRN-08")
def test_a_dreadnought_that_stayed_at_home_stays_there() -> None:
    g = ix(3).conflict("skirmish_a").ships(0, 1, deployed=1).combat().do("take arrakeen")
    assert g.flag_of("arrakeen") == 0
    assert g.ships_of(0) == (0, 1, 0)


# --- units ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("troops", "ships", "offered"),
    [(3, 0, True), (2, 1, True), (1, 2, True), (2, 0, False), (0, 2, False), (1, 1, False)],
)
@rule("X-UNT-01")
def test_troops_and_dreadnoughts_are_units(troops: int, ships: int, offered: bool) -> None:
    # Negotiated Withdrawal asks for three units in the Conflict.
    g = ix(3).hand(0, "negotiated_withdrawal").troops(0, 0, deployed=troops).ships(0, 0, deployed=ships).turn(0)
    g.do("reveal")
    withdrawal = [option for option in g.options() if option.startswith("resolve negotiated_withdrawal")]
    assert bool(withdrawal) is offered
    if offered:
        g.do(withdrawal[0])
        assert (g.seat_of(0).conflict, g.seat_of(0).garrison) == (0, troops)
        assert g.ships_of(0) == (2 - ships, ships, 0)


@rule("X-UNT-02")
def test_base_cards_that_say_troop_leave_dreadnoughts_alone() -> None:
    # Double Cross needs a troop of an opponent in the Conflict, Master Tactician retreats the own troops.
    g = ix(3).intrigue(0, "double_cross").solari(0, 1).ships(1, 0, deployed=1).turn(0)
    assert "intrigue double_cross" not in g.options()
    g.troops(1, 3, deployed=1).turn(0)
    assert "intrigue double_cross" in g.options()
    h = ix(3).conflict("skirmish_a").intrigue(0, "master_tactician").troops(0, 0, deployed=2).ships(0, 0, deployed=2)
    h.combat().do("intrigue master_tactician", "choose retreat")
    assert h.options() == ["retreat 0", "retreat 1", "retreat 2"]
    h.do("retreat 2")
    assert h.ships_of(0) == (0, 0, 2)


@rule("X-UNT-02")
def test_a_new_card_that_says_dreadnought_leaves_troops_alone() -> None:
    g = ix(3).conflict("skirmish_a").intrigue(0, "cannon_turrets").troops(0, 3, deployed=2)
    g.troops(1, 0, deployed=2).ships(1, 0, deployed=2).troops(2, 0, deployed=1).combat()
    g.do("intrigue cannon_turrets")
    assert (g.seat_of(1).conflict, g.ships_of(1)) == (2, (0, 1, 1))
    assert (g.seat_of(2).conflict, g.ships_of(2)) == (1, (2, 0, 0))


@rule("X-UNT-02")
def test_a_new_card_that_says_troop_leaves_dreadnoughts_alone() -> None:
    g = ix(3).intrigue(0, "strongarm").troops(0, 0).ships(0, 1, deployed=1).hand(0, "diplomacy").turn(0)
    g.do("agent diplomacy > wealth")
    assert "intrigue strongarm" not in g.options()
    g = ix(3).intrigue(0, "strongarm").troops(0, 1).ships(0, 1, deployed=1).hand(0, "diplomacy").turn(0)
    g.do("agent diplomacy > wealth", "intrigue strongarm")
    assert (g.seat_of(0).garrison, g.ships_of(0)) == (0, (0, 1, 1))


@rule("X-UNT-03")
def test_two_further_units_of_either_kind() -> None:
    def sent() -> Scenario:
        g = ix(3).hand(0, "dune_the_desert_planet").troops(0, 3).ships(0, 2).turn(0)
        return g.do("agent dune_the_desert_planet > imperial_basin")

    assert deployments(sent()) == ["deploy 1", "deploy 2", "deploy dreadnought"]
    mixed = sent().do("deploy dreadnought")
    assert deployments(mixed) == ["deploy 1", "deploy dreadnought"]
    mixed.do("deploy 1")
    assert deployments(mixed) == []
    assert (mixed.seat_of(0).conflict, mixed.ships_of(0)) == (1, (0, 1, 1))
    ships = sent().do("deploy dreadnought", "deploy dreadnought")
    assert deployments(ships) == []
    assert ships.ships_of(0) == (0, 0, 2)
    assert deployments(sent().do("deploy 2")) == []


@rule("X-UNT-03")
def test_any_number_of_units_gained_this_turn() -> None:
    # Hardy Warriors brings two troops, Advanced Weaponry a dreadnought; two further units of the Garrison join them.
    g = ix(3).hand(0, "diplomacy").water(0, 1).troops(0, 3).ships(0, 1).solari(0, 3).intrigue(0, "advanced_weaponry")
    g.turn(0).do("agent diplomacy > hardy_warriors", "intrigue advanced_weaponry")
    take_all(g, "hardy_warriors")
    g.do("deploy dreadnought", "deploy dreadnought", "deploy 3")
    assert deployments(g) == []
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison, g.ships_of(0)) == (3, 2, (0, 0, 2))


@rule("X-UNT-03")
def test_no_deployment_without_a_combat_space() -> None:
    g = ix(3).hand(0, "diplomacy").troops(0, 3).ships(0, 2).turn(0).do("agent diplomacy > wealth")
    assert deployments(g) == []


@rule("X-UNT-04")
def test_no_combat_cards_without_a_unit() -> None:
    g = ix(3).conflict("skirmish_a").troops(0, 5).ships(0, 2).intrigue(0, "ambush").troops(1, 0, deployed=1)
    g.intrigue(1, "ambush").combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 1)
    g.do("pass")
    assert (g.kind(), g.decider()) == ("take_reward", 1)
