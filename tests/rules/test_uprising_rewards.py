"""Uprising: Combat, ties and rewards doubled by sandworms (U-CMB, U-TIE, U-DBL)."""

from __future__ import annotations

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, uprising


def fight(conflict: str, *strengths: int, worms: tuple[int, ...] = ()) -> Scenario:
    """Everybody has so many troops in the Conflict, and those named a sandworm besides; nobody has goods."""
    g = uprising(len(strengths)).conflict(conflict).first(0)
    for seat, troops in enumerate(strengths):
        g.solari(seat, 0).spice(seat, 0).water(seat, 0).vp(seat, 0).troops(seat, 0, deployed=troops)
        g.sandworms(seat, int(seat in worms)).won(seat)
    return g


def goods(g: Scenario, seat: int) -> tuple[int, int, int]:
    """Return Solari, spice and water of a seat."""
    one = g.seat_of(seat)
    return int(one.solari), int(one.spice), int(one.water)


# --- doubled rewards -------------------------------------------------------------------------------------------------


@rule("U-DBL-01", "U-WRM-09")
def test_a_sandworm_doubles_the_reward_of_its_owner_only() -> None:
    g = fight("skirmish_desert_mouse", 2, 1, 0, 0, worms=(0,)).combat()
    assert [goods(g, seat)[0] for seat in range(4)] == [4, 3, 0, 0]
    assert "reward_again" in g.events()


@rule("U-DBL-02")
def test_second_and_third_reward_are_doubled_and_two_worms_do_no_more() -> None:
    g = fight("skirmish_desert_mouse", 8, 3, 1, 0, worms=(1, 2)).sandworms(2, 2).combat()
    # 16, then 6 + 3 = 9, then 2 + 6 = 8: second and third reward twice, not thrice.
    assert [goods(g, seat)[0] for seat in range(4)] == [2, 6, 4, 0]


@rule("U-DBL-03", "U-CTL-03", "U-BAT-06")
def test_control_and_battle_icon_are_never_doubled() -> None:
    g = fight("siege_of_arrakeen", 3, 0, 0, worms=(0,)).combat()
    assert goods(g, 0)[0] == 4
    assert int(g.seat_of(0).garrison) == 4
    assert g.game.view(None)["board"]["spaces"]["arrakeen"]["control"] == 0
    assert g.events().count("control_gained") == 1
    assert g.events().count("conflict_taken") == 1
    assert g.won_of(0) == ["siege_of_arrakeen"]


@rule("U-DBL-04")
def test_doubled_influence_of_choice_may_go_to_one_faction_or_two() -> None:
    g = fight("skirmish_crysknife", 2, 0, 0, worms=(0,)).combat()
    g.do("influence fremen", "influence fremen")
    assert g.influence_of(0, "fremen") == 2
    h = fight("skirmish_crysknife", 2, 0, 0, worms=(0,)).combat().do("influence fremen", "influence emperor")
    assert (h.influence_of(0, "fremen"), h.influence_of(0, "emperor")) == (1, 1)


@pytest.mark.parametrize("paid", [0, 1, 2])
@rule("U-DBL-05", "U-DBL-06", "U-CST-03")
def test_a_reward_with_a_cost_may_be_paid_twice_once_or_not_at_all(paid: int) -> None:
    g = fight("spice_freighters", 2, 0, 0, worms=(0,)).spice(0, 6).combat()
    g.do("resolve spice_freighters influence_pick", "influence fremen")
    g.do("resolve spice_freighters influence_pick", "influence guild")
    for _ in range(paid):
        g.do("resolve spice_freighters pay spice 3")
    if paid < 2:
        assert "resolve spice_freighters pay spice 3" in g.options()
        g.do("pass")
    assert (int(g.seat_of(0).vp), int(g.seat_of(0).spice)) == (paid, 6 - 3 * paid)
    assert g.kind() == "play_card"


@rule("U-DBL-05", "U-DBL-07", "U-DBL-03")
def test_battle_for_imperial_basin_with_a_sandworm() -> None:
    """Scenario 9: 2 VP, 4 or 8 spice for 1 or 2 more; Control and the icon once."""
    g = fight("battle_for_imperial_basin", 2, 0, 0, worms=(0,)).spice(0, 8).combat()
    assert int(g.seat_of(0).vp) == 2
    g.do("resolve battle_for_imperial_basin pay spice 4")
    assert (int(g.seat_of(0).vp), int(g.seat_of(0).spice)) == (3, 4)
    g.do("resolve battle_for_imperial_basin pay spice 4")
    assert (int(g.seat_of(0).vp), int(g.seat_of(0).spice)) == (4, 0)
    assert (g.events().count("control_gained"), g.won_of(0)) == (1, ["battle_for_imperial_basin"])
    h = fight("battle_for_imperial_basin", 2, 0, 0).spice(0, 8).combat()
    h.do("resolve battle_for_imperial_basin pay spice 4")
    assert (int(h.seat_of(0).vp), int(h.seat_of(0).spice), h.kind()) == (2, 4, "play_card")


@rule("U-DBL-08")
def test_propaganda_doubled_chooses_two_factions_twice() -> None:
    g = fight("propaganda", 2, 0, 0, worms=(0,)).combat()
    for faction in ("emperor", "fremen", "emperor", "guild"):
        chosen = [text for text in g.options() if text == f"choose influence {faction}"]
        assert chosen, g.options()
        g.do(chosen[0])
        if faction == "emperor":  # within one choice the same Faction is not there again
            assert "choose influence emperor" not in g.options()
    assert [g.influence_of(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [2, 1, 0, 1]


@rule("U-DBL-09")
def test_battle_for_arrakeen_with_three_spies_is_paid_once() -> None:
    """Scenario 10."""
    g = fight("battle_for_arrakeen", 2, 0, 0, worms=(0,)).spies(0, "emperor", "guild", "fremen").combat()
    assert int(g.seat_of(0).vp) == 2
    g.do(next(text for text in g.options() if "recall_spy" in text))
    while g.kind() != "play_card":
        g.do(next(text for text in g.options() if text != "pass"))
    assert (int(g.seat_of(0).vp), len(g.spies_of(0))) == (3, 1)


# --- Combat ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "third"), [(3, 0), (4, 2)])
@rule("U-CMB-02", "U-CMB-01")
def test_the_third_reward_is_for_four_players(seats: int, third: int) -> None:
    g = fight("skirmish_desert_mouse", *(4, 3, 2, 1)[:seats]).combat()
    assert [goods(g, seat)[0] for seat in range(3)] == [2, 3, third]


@rule("U-CMB-03", "U-CMB-06", "U-BAT-02")
def test_the_winner_takes_the_card_after_all_rewards() -> None:
    g = fight("skirmish_desert_mouse", 3, 2, 0).won(0, "objective_desert_mouse_first").combat()
    kinds = g.events()
    assert kinds.index("conflict_taken") > len(kinds) - 1 - kinds[::-1].index("reward_taken")
    assert kinds.index("icons_matched") > kinds.index("conflict_taken")
    assert (int(g.seat_of(0).vp), int(g.seat_of(1).vp)) == (1, 0)
    assert (g.won_of(0), g.won_of(1)) == ([], [])


@rule("U-CMB-05", "U-CMB-04")
def test_reward_troops_come_from_the_supply_before_the_conflict_is_cleared() -> None:
    g = fight("siege_of_arrakeen", 11, 0, 0).combat()
    # 12 troops, 11 of them in the Conflict: one is left to be recruited though two are won.
    assert (int(g.seat_of(0).garrison), int(g.seat_of(0).supply)) == (1, 11)


# --- ties ------------------------------------------------------------------------------------------------------------


@rule("U-TIE-02", "U-TIE-05")
def test_tied_for_first_second_reward_each_doubled_for_a_sandworm_and_no_card() -> None:
    """Scenario 11."""
    g = fight("skirmish_desert_mouse", 1, 1, 0, 0).troops(0, 0, deployed=2).troops(1, 0).sandworms(1, 1).swords(1, 1)
    g.combat()
    assert [goods(g, seat)[0] for seat in range(4)] == [3, 6, 0, 0]
    assert [g.won_of(seat) for seat in range(4)] == [[], [], [], []]
    assert "conflict_taken" not in g.events()


@rule("U-TIE-02", "U-TIE-01")
def test_tied_for_second_the_winner_keeps_reward_and_card() -> None:
    g = fight("skirmish_desert_mouse", 3, 1, 1, 0).combat()
    assert [goods(g, seat)[0] for seat in range(4)] == [2, 2, 2, 0]
    assert g.won_of(0) == ["skirmish_desert_mouse"]


@rule("B-TIE-05", "U-TIE-01")
def test_three_players_tied_for_second_take_the_third_reward() -> None:
    """Scenario 12."""
    g = fight("skirmish_desert_mouse", 3, 1, 1).combat()
    assert [goods(g, seat)[0] for seat in range(3)] == [2, 2, 2]


@rule("U-TIE-03")
def test_tied_for_third_behind_two_tied_for_first_takes_nothing() -> None:
    g = fight("skirmish_desert_mouse", 3, 3, 1, 1).combat()
    assert [goods(g, seat)[0] for seat in range(4)] == [3, 3, 0, 0]


@rule("U-TIE-04")
def test_with_strength_zero_there_is_nothing_even_in_a_tie() -> None:
    g = fight("skirmish_desert_mouse", 0, 0, 0).combat()
    assert [goods(g, seat)[0] for seat in range(3)] == [0, 0, 0]
    assert "conflict_taken" not in g.events()


@rule("U-RND-02", "U-TIE-02")
def test_a_conflict_nobody_won_stays_with_those_that_passed() -> None:
    g = fight("skirmish_desert_mouse", 2, 2, 0).combat()
    for viewer in (None, 0, 1, 2):
        view = g.game.view(viewer)
        assert (view["round"], view["conflicts_past"]) == (2, ["skirmish_desert_mouse"])
        assert view["conflict"] not in (None, "skirmish_desert_mouse")
        assert all(seat["won"] == [] for seat in view["seats"])
