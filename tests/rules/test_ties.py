"""Ties in Combat (B-TIE, F-CON-02)."""

import pytest

from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario


def battle(strengths: tuple[int, ...], conflict: str = "guild_bank_raid") -> Scenario:
    """Return the moment before the Combat phase: seats of these strengths, nobody has anything."""
    g = scenario(seats=len(strengths)).first(0).conflict(conflict)
    for seat, strength in enumerate(strengths):
        g.solari(seat, 0).spice(seat, 0).vp(seat, 1).troops(seat, garrison=3)
        if strength:
            g.troops(seat, garrison=3, deployed=1).swords(seat, strength - 2)
    return g


# The rewards of the Guild Bank Raid are 6, 4 and 2 Solari, so the Solari say who took which.
TABLE = [
    pytest.param((8, 8, 0), [4, 4, 0], marks=rule("B-TIE-01")),
    pytest.param((0, 5, 5), [0, 4, 4], marks=rule("B-TIE-01")),
    pytest.param((6, 6, 6), [4, 4, 4], marks=rule("B-TIE-01")),
    pytest.param((3, 8, 0, 8), [2, 4, 0, 4], marks=rule("B-TIE-01")),
    pytest.param((8, 8, 4, 2), [4, 4, 2, 0], marks=rule("B-TIE-02")),
    pytest.param((2, 8, 4, 8), [0, 4, 2, 4], marks=rule("B-TIE-02")),
    pytest.param((0, 8, 8, 2), [0, 4, 4, 2], marks=rule("B-TIE-02")),
    pytest.param((8, 8, 4, 4), [4, 4, 0, 0], marks=rule("B-TIE-02", "B-TIE-06")),
    pytest.param((8, 8, 8, 4), [4, 4, 4, 0], marks=rule("B-TIE-03")),
    pytest.param((4, 8, 8, 8), [0, 4, 4, 4], marks=rule("B-TIE-03")),
    pytest.param((8, 8, 8, 8), [4, 4, 4, 4], marks=rule("B-TIE-03")),
    pytest.param((8, 8, 4), [4, 4, 0], marks=rule("B-TIE-04")),
    pytest.param((2, 9, 9), [0, 4, 4], marks=rule("B-TIE-04")),
    pytest.param((8, 4, 4), [6, 2, 2], marks=rule("B-TIE-05")),
    pytest.param((4, 4, 8), [2, 2, 6], marks=rule("B-TIE-05")),
    pytest.param((8, 4, 4, 2), [6, 2, 2, 0], marks=rule("B-TIE-05")),
    pytest.param((2, 4, 8, 4), [0, 2, 6, 2], marks=rule("B-TIE-05")),
    pytest.param((4, 4, 4, 8), [2, 2, 2, 6], marks=rule("B-TIE-05")),
    pytest.param((8, 6, 4, 4), [6, 4, 0, 0], marks=rule("B-TIE-06")),
    pytest.param((4, 8, 4, 6), [0, 6, 0, 4], marks=rule("B-TIE-06")),
]


@pytest.mark.parametrize(("strengths", "solari"), TABLE)
def test_rewards_of_ties(strengths: tuple[int, ...], solari: list[int]) -> None:
    g = battle(strengths).combat()
    assert g.state.round == 2
    assert [int(seat.solari) for seat in g.state.seats] == solari


@rule("B-TIE-01")
def test_nobody_has_won_after_a_tie_for_first() -> None:
    g = battle((8, 8, 4)).combat()
    assert "conflict_won" not in g.events()
    assert [event.seat for event in g.game.events() if event.kind == "reward_taken"] == [0, 1]


@rule("B-TIE-07")
@pytest.mark.parametrize("holder", [-1, 1, 2])
def test_tie_for_first_changes_no_control(holder: int) -> None:
    g = battle((8, 8, 4, 0), "siege_of_arrakeen").conflict_deck("skirmish_a", "skirmish_b")
    if holder >= 0:
        g.control(holder, "arrakeen")
    g.combat()
    assert g.state.round == 2
    assert g.state.control[g.space("arrakeen")] == holder
    assert [int(seat.vp) for seat in g.state.seats] == [1, 1, 1, 1]
    assert [int(seat.solari) for seat in g.state.seats] == [4, 4, 2, 0]


@rule("F-CON-02", "B-TIE-07")
def test_tied_player_cannot_play_win_cards() -> None:
    # Both hold one, and the second reward brings both another one.
    g = battle((8, 8, 2), "skirmish_a").intrigue(0, "to_the_victor").intrigue(1, "demand_respect")
    g.intrigue_deck("demand_respect", "to_the_victor", "windfall").combat()
    seen: set[str] = set()
    while g.kind() in ("combat_intrigue", "take_reward"):
        seen.update(g.options())
        g.do("pass")
    assert seen == {"pass"}
    assert g.state.round == 2
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["to_the_victor", "demand_respect"]
    assert g.intrigue_names(g.seat_of(1).intrigue) == ["demand_respect", "to_the_victor"]
    assert [int(seat.solari) for seat in g.state.seats] == [2, 2, 0]
    assert [int(seat.spice) for seat in g.state.seats] == [0, 0, 0]


@rule("B-CMB-06", "B-CMB-07")
def test_breaking_the_tie_with_a_combat_card_lets_the_winner_play_it() -> None:
    g = battle((8, 8, 2)).intrigue(0, "ambush", "to_the_victor").combat()
    g.do("intrigue ambush", "pass", "pass", "intrigue to_the_victor")
    assert g.seat_of(0).spice == 3
    assert [int(seat.solari) for seat in g.state.seats] == [6, 4, 0]


TOLD = [
    pytest.param((8, 8, 4, 2), {0: "B-TIE-01", 1: "B-TIE-01"}, marks=rule("B-TIE-01", "B-TIE-02")),
    pytest.param((8, 8, 4, 4), dict(enumerate(["B-TIE-01"] * 2 + ["B-TIE-06"] * 2)), marks=rule("B-TIE-06")),
    pytest.param((4, 8, 8, 8), {0: "B-TIE-03", **dict.fromkeys((1, 2, 3), "B-TIE-01")}, marks=rule("B-TIE-03")),
    pytest.param((2, 9, 9), {0: "B-TIE-04", 1: "B-TIE-01", 2: "B-TIE-01"}, marks=rule("B-TIE-04")),
    pytest.param((2, 4, 8, 4), {1: "B-TIE-05", 3: "B-TIE-05"}, marks=rule("B-TIE-05")),
    pytest.param((4, 8, 4, 6), {0: "B-TIE-06", 2: "B-TIE-06"}, marks=rule("B-TIE-06")),
    pytest.param((9, 9, 0, 0), {0: "B-TIE-01", 1: "B-TIE-01"}, marks=rule("B-CMB-10")),
    pytest.param((8, 6, 4, 2), {}, marks=rule("B-CMB-07")),
]


@pytest.mark.parametrize(("strengths", "told"), TOLD)
def test_the_log_names_the_rule_of_a_tie(strengths: tuple[int, ...], told: dict[int, str]) -> None:
    g = battle(strengths).combat()
    ties = [event for event in g.game.events() if event.kind == "combat_tied"]
    assert {event.seat: event.other for event in ties} == told
    assert all(event.seat is not None and event.amount == strengths[event.seat] for event in ties)
