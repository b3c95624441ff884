"""H-EXP, F-RIV-05: at the two highest levels a Rival that leads well enough keeps its troops."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import LEVELS, act, solo
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

ONE, TWO, THREE = "skirmish_a", "siege_of_carthag", "battle_for_carthag"
EXPERT = LEVELS[2:]


def lead(level: str, conflict: str, own: int, human: int = 0, other: int = 0) -> Scenario:
    """Let the first Rival, with a Garrison of 3 and troops in the Conflict, reveal Hardy Warriors: two recruits."""
    g = solo(level).conflict(conflict).rival_troops(0, garrison=3, deployed=own)
    g.troops(0, garrison=0, deployed=human).rival_troops(1, garrison=0, deployed=other)
    return act(g, 0, "hardy_warriors")


def troops(g: Scenario) -> tuple[int, int]:
    """Return the troops of the first Rival in Garrison and Conflict."""
    return int(g.rival(0).garrison), int(g.rival(0).conflict)


@rule("H-EXP-01")
@pytest.mark.parametrize(
    ("level", "held"), [*((level, False) for level in LEVELS[:2]), *((level, True) for level in EXPERT)]
)
def test_only_at_the_two_highest_levels(level: str, held: bool) -> None:
    g = lead(level, ONE, own=5)
    assert troops(g) == ((5, 5) if held else (1, 9))
    told = [(event.seat, event.other) for event in g.game.events() if event.kind == "rival_held_back"]
    assert told == ([(1, "H-EXP-02")] if held else [])


@rule("H-EXP-02", "F-RIV-05")
@pytest.mark.parametrize("level", EXPERT)
@pytest.mark.parametrize("conflict", [ONE, TWO])
@pytest.mark.parametrize(
    ("own", "human", "held"),
    [
        (0, 0, False),
        (1, 0, False),
        (2, 0, True),
        (3, 0, True),
        (3, 2, False),
        (3, 1, True),
        (2, 4, False),
        (4, 4, False),
    ],
)
def test_a_lead_of_four_strength_keeps_everything_home(
    level: str, conflict: str, own: int, human: int, held: bool
) -> None:
    g = lead(level, conflict, own, human)
    # Held back: both recruits join the Garrison of 3. Otherwise they go to the Conflict with two of the three.
    assert troops(g) == ((5, own) if held else (1, own + 4))
    assert g.rival(0).supply == 12 - 3 - own - 2


@rule("H-EXP-02")
def test_it_deploys_again_when_the_lead_is_gone() -> None:
    g = lead("mentat", ONE, own=2)
    assert troops(g) == (5, 2)
    g.troops(0, garrison=0, deployed=1)
    act(g, 0, "stillsuits")
    # Troops recruited earlier are part of the Garrison now: two of them join.
    assert troops(g) == (3, 4)


@rule("H-EXP-02")
def test_troops_of_the_signet_ring_stay_home_too() -> None:
    g = solo("mentat", rivals=("glossu_the_beast_rabban", "count_ilban_richese")).conflict(TWO)
    g.rival_troops(0, garrison=1, deployed=2)
    act(g, 0, "arrakeen_1p")
    assert troops(g) == (3, 2)


@rule("H-EXP-03")
@pytest.mark.parametrize(
    ("own", "human", "other", "held"),
    [
        (3, 0, 2, False),
        (3, 2, 0, False),
        (3, 1, 0, True),
        (3, 0, 1, True),
        (4, 1, 2, True),
        (4, 3, 1, False),
        (4, 1, 3, False),
    ],
)
def test_against_the_strongest_other_participant(own: int, human: int, other: int, held: bool) -> None:
    g = lead("kwisatz_haderach", ONE, own, human, other)
    assert troops(g) == ((5, own) if held else (1, own + 4))


@rule("H-EXP-03")
def test_units_count_before_the_deployment() -> None:
    # The human's swords are no units: 3 troops against 1 lead by 4 although the human shows more strength.
    g = solo("mentat").rival_troops(0, garrison=2, deployed=3).troops(0, 0, deployed=1).swords(0, 6)
    act(g, 0, "stillsuits")
    assert troops(g) == (2, 3)
    # What would be deployed now does not count for the lead: from 1 troop ahead five more go.
    g = solo("mentat").rival_troops(0, garrison=2, deployed=1)
    act(g, 0, "heighliner")
    assert troops(g) == (0, 6)


@rule("H-EXP-04")
@pytest.mark.parametrize("level", EXPERT)
def test_conflict_three_takes_every_troop(level: str) -> None:
    for own, human in ((0, 0), (2, 0), (5, 1)):
        assert troops(lead(level, THREE, own, human)) == (1, own + 4)
