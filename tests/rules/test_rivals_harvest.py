"""Harvest Spice cards of the Rivals (H-HRV)."""

import pytest

from tests.support.rival_table import rival_at, rival_events, rival_table
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

MAKERS = ("imperial_basin", "hagga_basin", "the_great_flat")


def harvest(seats: int, bonus: tuple[int, int, int], agents: int = 2) -> Scenario:
    """Return a table with bonus spice on the Maker spaces and a Harvest Spice card on top."""
    g = rival_table(seats, agents=agents).rival_deck("harvest_spice", "secrets", "wealth")
    for space, n in zip(MAKERS, bonus, strict=True):
        g.bonus_spice(space, n)
    return g


def left(g: Scenario) -> tuple[int, ...]:
    """Return the bonus spice on the Maker spaces."""
    return tuple(int(g.state.bonus_spice[g.space(space)]) for space in MAKERS)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("bonus", "goal"),
    [
        # The most bonus spice decides, not the most spice in total.
        pytest.param((3, 2, 2), "imperial_basin", marks=rule("H-HRV-01")),
        pytest.param((1, 2, 1), "hagga_basin", marks=rule("H-HRV-01")),
        pytest.param((0, 1, 2), "the_great_flat", marks=rule("H-HRV-01")),
        pytest.param((1, 0, 0), "imperial_basin", marks=rule("H-HRV-01")),
        pytest.param((1, 1, 1), "the_great_flat", marks=rule("H-HRV-05")),
        pytest.param((2, 1, 2), "the_great_flat", marks=rule("H-HRV-05")),
        pytest.param((2, 2, 1), "hagga_basin", marks=rule("H-HRV-05")),
        pytest.param((0, 3, 3), "the_great_flat", marks=rule("H-HRV-05")),
    ],
)
def test_where_a_rival_harvests(seats: int, bonus: tuple[int, int, int], goal: str) -> None:
    g = harvest(seats, bonus).rival_turn(0)
    assert {space: rival_at(g, space) for space in MAKERS} == {space: int(space == goal) for space in MAKERS}
    assert rival_events(g, "rival_sent") == [(goal, "H-HRV-01")]
    assert g.rival(0).agents == 1


@rule("H-HRV-02")
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(("bonus", "after"), [((3, 2, 2), (0, 2, 2)), ((1, 2, 1), (1, 0, 1)), ((0, 4, 5), (0, 4, 0))])
def test_all_bonus_spice_leaves_the_space(seats: int, bonus: tuple[int, int, int], after: tuple[int, ...]) -> None:
    assert left(harvest(seats, bonus).rival_turn(0)) == after


@rule("H-HRV-03")
def test_with_two_players_the_spice_goes_to_the_bank() -> None:
    g = harvest(2, (0, 0, 9)).rival_turn(0)
    assert left(g) == (0, 0, 0)
    assert [int(g.actor(number).spice) for number in range(3)] == [0, 0, 0]
    assert [int(g.actor(number).vp) for number in range(3)] == [0, 0, 0]


@rule("H-HRV-04")
@pytest.mark.parametrize(("bonus", "spice"), [((3, 2, 2), 4), ((1, 2, 1), 4), ((0, 1, 2), 5), ((1, 0, 0), 2)])
def test_solo_rival_takes_base_and_bonus_spice(bonus: tuple[int, int, int], spice: int) -> None:
    g = harvest(1, bonus).rival_turn(0)
    assert [int(rival.spice) for rival in g.record.rivals] == [spice, 0]
    assert g.seat_of(0).spice == 0


@rule("H-HRV-06")
@pytest.mark.parametrize("seats", [1, 2])
def test_harvest_is_skipped_without_bonus_spice(seats: int) -> None:
    g = harvest(seats, (0, 0, 0)).rival_turn(0)
    assert [rival_at(g, space) for space in MAKERS] == [0, 0, 0]
    assert rival_events(g, "rival_skipped") == [("harvest_spice", "H-HRV-06")]
    assert rival_events(g, "rival_sent") == [("secrets", "H-AGT-03")]
    assert g.rival(0).spice == 0


@rule("H-HRV-06")
@pytest.mark.parametrize("seats", [1, 2])
def test_second_harvest_of_a_round_needs_bonus_spice_elsewhere(seats: int) -> None:
    g = harvest(seats, (1, 0, 1)).rival_deck("harvest_spice", "harvest_spice", "harvest_spice", "secrets", "wealth")
    g.rival(0).agents = 3
    for _ in range(3):
        g.rival_turn(0)
    assert [goal for goal, _ in rival_events(g, "rival_sent")] == ["the_great_flat", "imperial_basin", "secrets"]


@rule("H-AGT-04")
@pytest.mark.parametrize("seats", [1, 2])
def test_harvest_never_enters_an_occupied_space(seats: int) -> None:
    g = harvest(seats, (0, 2, 0)).agent_at(0, "hagga_basin").rival_turn(0)
    assert rival_at(g, "hagga_basin") == 0
    assert left(g) == (0, 2, 0)
    assert rival_events(g, "rival_skipped") == [("harvest_spice", "H-AGT-04")]
    assert rival_at(g, "secrets") == 1


@rule("H-AGT-05")
@pytest.mark.parametrize("seats", [1, 2])
def test_harvest_is_skipped_when_its_space_is_closed(seats: int) -> None:
    # Only the richest space counts: the card does not lead to the second best.
    g = harvest(seats, (1, 3, 1))
    g.seat_of(0).closed_space = g.space("hagga_basin")
    g.rival_turn(0)
    assert rival_events(g, "rival_skipped") == [("harvest_spice", "H-AGT-05")]
    assert rival_at(g, "secrets") == 1
    assert left(g) == (1, 3, 1)
