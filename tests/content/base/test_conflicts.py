"""Conflict cards: all three rewards of each, taken through a real Combat of four players."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.content.base.kit import FACTIONS, PLAIN, Changes, Watch, offered, rich
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# Who takes which place; seat 1 stays out of the Conflict.
FIRST, SECOND, THIRD, NONE = 2, 0, 3, 1

LEVELS = {
    1: ("skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d"),
    2: (
        "cloak_and_dagger",
        "desert_power",
        "guild_bank_raid",
        "machinations",
        "raid_stockpiles",
        "secure_imperial_basin",
        "siege_of_arrakeen",
        "siege_of_carthag",
        "sort_through_the_chaos",
        "terrible_purpose",
    ),
    3: ("battle_for_arrakeen", "battle_for_carthag", "battle_for_imperial_basin", "grand_vision"),
}

# First, second and third reward; where there is a choice, one way of making it (the others have tests of their own).
REWARDS: dict[str, tuple[Changes, Changes, Changes]] = {
    "skirmish_a": ({"vp": 1}, {"intrigue": 1, "solari": 2}, {"solari": 2}),
    "skirmish_b": ({"vp": 1}, {"water": 1}, {"spice": 1}),
    "skirmish_c": ({"guild": 1, "spice": 1}, {"spice": 2}, {"spice": 1}),
    "skirmish_d": ({"guild": 1, "solari": 2}, {"solari": 3}, {"solari": 2}),
    "cloak_and_dagger": ({"guild": 1, "intrigue": 2}, {"intrigue": 1, "spice": 1}, {"spice": 1}),
    "desert_power": ({"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
    "guild_bank_raid": ({"solari": 6}, {"solari": 4}, {"solari": 2}),
    "machinations": ({"guild": 1, "fremen": 1}, {"water": 1, "solari": 2}, {"water": 1}),
    "raid_stockpiles": ({"intrigue": 1, "spice": 3}, {"spice": 2}, {"spice": 1}),
    "secure_imperial_basin": ({"vp": 1}, {"water": 2}, {"water": 1}),
    "siege_of_arrakeen": ({"vp": 1}, {"solari": 4}, {"solari": 2}),
    "siege_of_carthag": ({"vp": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}),
    "sort_through_the_chaos": ({"intrigue": 1, "solari": 2}, {"intrigue": 1, "solari": 2}, {"solari": 2}),
    "terrible_purpose": ({"vp": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
    "battle_for_arrakeen": ({"vp": 2}, {"spice": 2, "solari": 3}, {"intrigue": 1, "solari": 2}),
    "battle_for_carthag": ({"vp": 2}, {"intrigue": 1, "spice": 3}, {"spice": 3}),
    "battle_for_imperial_basin": ({"vp": 2}, {"spice": 5}, {"spice": 3}),
    # Two steps on one track reach its Victory Point; the card itself has none.
    "grand_vision": ({"guild": 2, "intrigue": 1, "vp": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}),
}

# The Conflict is about this space, which its winner controls.
LOCATIONS = {
    "secure_imperial_basin": "imperial_basin",
    "siege_of_arrakeen": "arrakeen",
    "siege_of_carthag": "carthag",
    "battle_for_arrakeen": "arrakeen",
    "battle_for_carthag": "carthag",
    "battle_for_imperial_basin": "imperial_basin",
}

# The choices made on the way.
WANTED = (
    "influence guild",
    "choose influence guild",
    "choose influence fremen",
    "choose spice 1",
    "choose spice 2",
    "choose solari 3",
)

REWARD_THINGS = ("solari", "spice", "water", "vp", "intrigue", *FACTIONS)


def battle(conflict: str) -> Scenario:
    """Four players at the start of the Combat for a Conflict, with strength 8, 6, 4 and 0."""
    g = rich().conflict(conflict).conflict_deck("skirmish_a", "skirmish_b")
    for seat, deployed in ((FIRST, 4), (SECOND, 3), (THIRD, 2), (NONE, 0)):
        g.troops(seat, garrison=0, deployed=deployed)
    return g


def settle(g: Scenario) -> Scenario:
    """Take every reward: resolve all lines, choose as listed above, and pass where nothing is left."""
    while g.kind() != "play_card":
        lines = [text for text in offered(g) if not text.endswith(" trash")]
        choices = [text for text in WANTED if text in g.options()]
        g.do(*(lines[:1] or choices[:1] or ["pass"]))
    return g


def gains(watch: Watch, seat: int) -> Changes:
    """Return what a seat took from the Conflict (the new round has dealt cards meanwhile)."""
    return {name: n for name, n in watch.of(seat).items() if name in REWARD_THINGS}


@pytest.mark.parametrize("conflict", REWARDS)
@rule("B-CMB-07", "B-CMB-08", "B-CMB-09")
def test_three_rewards(conflict: str) -> None:
    g = battle(conflict)
    watch = Watch(g)
    settle(g.combat())
    first, second, third = REWARDS[conflict]
    assert gains(watch, FIRST) == first
    assert gains(watch, SECOND) == second
    assert gains(watch, THIRD) == third
    assert gains(watch, NONE) == {}
    # Only a Conflict about a space brings Control, and only Sort Through the Chaos the Mentat.
    controlled = {space.id: int(g.state.control[i]) for i, space in enumerate(g.state.rules.spaces)}
    where = LOCATIONS.get(conflict)
    assert {space: holder for space, holder in controlled.items() if holder >= 0} == ({where: FIRST} if where else {})
    assert g.mentat_holder == (FIRST if conflict == "sort_through_the_chaos" else -1)


@pytest.mark.parametrize("conflict", REWARDS)
@rule("B-TIE-01", "B-CTL-06")
def test_players_tied_for_first_take_the_second_reward(conflict: str) -> None:
    g = battle(conflict).troops(SECOND, garrison=0, deployed=4).troops(THIRD, garrison=0)
    watch = Watch(g)
    settle(g.combat())
    second = REWARDS[conflict][1]
    assert gains(watch, FIRST) == second
    assert gains(watch, SECOND) == second
    assert gains(watch, THIRD) == {}
    assert set(g.state.control) == {-1}
    assert g.mentat_holder == -1


@rule("B-SET-03", "B-SET-04")
def test_levels() -> None:
    assert sum(len(names) for names in LEVELS.values()) == 18
    seen: set[str] = set()
    for seed in range(40):
        state = ls.new_game(ls.Setup(players=4, leaders=PLAIN), seed)._state
        names = [state.rules.conflicts[card].id for card in state.conflict_deck][::-1]
        names.insert(0, state.rules.conflicts[state.conflict].id)
        assert names[0] in LEVELS[1]
        assert set(names[1:6]) < set(LEVELS[2])
        assert sorted(names[6:]) == sorted(LEVELS[3])
        assert len(set(names)) == 10
        seen.update(names)
    assert seen == set(REWARDS)


# --- choices ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("conflict", "steps"), [("skirmish_c", 1), ("skirmish_d", 1), ("grand_vision", 2)])
@rule("B-INF-12", "B-INF-13")
def test_influence_of_choice(conflict: str, steps: int, faction: str) -> None:
    g = battle(conflict)
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    g.combat()
    if conflict == "grand_vision":
        g.do("resolve grand_vision influence_pick")
    assert g.decider() == FIRST
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do(f"influence {faction}")
    assert {name: n for name, n in watch.of(FIRST).items() if name in FACTIONS} == {faction: steps}


def test_cloak_and_dagger_influence_and_intrigue_in_either_order() -> None:
    g = battle("cloak_and_dagger").combat()
    assert g.decider() == FIRST
    assert offered(g) == ["resolve cloak_and_dagger influence_pick", "resolve cloak_and_dagger intrigue 2"]
    assert "pass" not in g.options()
    g.do("resolve cloak_and_dagger intrigue 2")
    assert len(g.seat_of(FIRST).intrigue) == 2


@pytest.mark.parametrize(("choice", "reward"), [("intrigue 1", {"intrigue": 1}), ("spice 1", {"spice": 1})])
def test_cloak_and_dagger_third_reward_is_a_choice(choice: str, reward: Changes) -> None:
    g = battle("cloak_and_dagger").combat()
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    while g.decider() != THIRD:
        g.do(*(offered(g)[:1] or [text for text in ("influence guild", "pass") if text in g.options()][:1]))
    assert g.options() == ["choose intrigue 1", "choose spice 1"]
    g.do(f"choose {choice}")
    assert gains(watch, THIRD) == reward


@pytest.mark.parametrize("second", ["emperor", "bene_gesserit", "fremen"])
def test_machinations_two_different_factions(second: str) -> None:
    g = battle("machinations").combat()
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    assert g.decider() == FIRST
    g.do("choose influence guild")
    assert g.options() == [f"choose influence {name}" for name in FACTIONS if name != "guild"]
    g.do(f"choose influence {second}")
    assert gains(watch, FIRST) == {"guild": 1, second: 1}


@pytest.mark.parametrize("left_out", ["intrigue 1", "spice 2", "solari 3"])
def test_battle_for_arrakeen_second_reward_two_of_three(left_out: str) -> None:
    things = ["intrigue 1", "spice 2", "solari 3"]
    g = battle("battle_for_arrakeen").combat()
    watch = Watch(g, but=(FIRST, SECOND, THIRD))
    assert g.decider() == SECOND
    assert g.options() == [f"choose {thing}" for thing in things]
    one, two = (thing for thing in things if thing != left_out)
    g.do(f"choose {one}")
    assert f"choose {one}" not in g.options()
    g.do(f"choose {two}")
    assert gains(watch, SECOND) == {thing.split()[0]: int(thing.split()[1]) for thing in (one, two)}


@rule("B-DCK-05")
def test_terrible_purpose_trashes_a_card() -> None:
    g = battle("terrible_purpose").discard(FIRST, "dagger", "diplomacy").combat()
    assert g.decider() == FIRST
    g.do("resolve terrible_purpose trash")
    assert sorted(g.options()) == ["decline", "trash dagger discard", "trash diplomacy discard"]
    g.do("trash dagger discard")
    assert g.names(g.state.trashed) == ["dagger"]
    assert g.names(g.seat_of(FIRST).discard) == ["diplomacy"]


@pytest.mark.parametrize("how", [["pass"], ["resolve terrible_purpose trash", "decline"]])
@rule("B-DCK-07")
def test_terrible_purpose_trashing_is_optional(how: list[str]) -> None:
    g = battle("terrible_purpose").discard(FIRST, "dagger").combat().do(*how)
    assert g.kind() == "play_card"
    assert g.names(g.state.trashed) == []
    assert g.seat_of(FIRST).vp == 2


# --- Control ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("conflict", LOCATIONS)
@pytest.mark.parametrize("holder", [NONE, FIRST])
@rule("B-CTL-02", "B-CTL-07")
def test_control_passes_to_the_winner(conflict: str, holder: int) -> None:
    g = battle(conflict).control(holder, LOCATIONS[conflict])
    settle(g.combat())
    assert g.state.control[g.space(LOCATIONS[conflict])] == FIRST


@pytest.mark.parametrize("conflict", LOCATIONS)
@rule("B-CTL-04", "B-RND-03")
def test_controller_may_defend_when_the_conflict_is_turned_up(conflict: str) -> None:
    for answer, deployed in (("defend", 1), ("decline", 0)):
        g = rich().control(3, LOCATIONS[conflict]).conflict_deck(conflict, "skirmish_a").round_start()
        assert g.decider() == 3
        assert g.options() == ["defend", "decline"]
        supply = g.seat_of(3).supply
        g.do(answer)
        assert g.seat_of(3).conflict == deployed
        assert g.seat_of(3).supply == supply - deployed
        assert g.seat_of(3).garrison == 5


@pytest.mark.parametrize("conflict", [name for name in REWARDS if name not in LOCATIONS])
@rule("B-CTL-01")
def test_no_defence_in_a_conflict_without_a_space(conflict: str) -> None:
    g = rich().conflict_deck(conflict, "skirmish_a")
    for space in ("arrakeen", "carthag", "imperial_basin"):
        g.control(3, space)
    assert g.round_start().kind() == "play_card"


# --- the Mentat ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("taken", [-1, FIRST, NONE])
@rule("B-ICO-15", "F-CON-07")
def test_sort_through_the_chaos_hands_the_mentat_over_next_round(taken: int) -> None:
    g = battle("sort_through_the_chaos")
    g.mentat_holder = taken
    g.combat()
    # While the winner may still play cards this round's Mentat is where it was.
    assert g.decider() == FIRST
    assert g.mentat_holder == taken
    settle(g)
    assert g.mentat_holder == FIRST
    assert [int(g.seat_of(seat).agents) for seat in range(4)] == [2, 2, 3, 2]


@rule("B-ICO-15")
def test_sort_through_the_chaos_lends_the_mentat_for_one_round() -> None:
    g = settle(battle("sort_through_the_chaos").combat())
    g.recall()
    assert g.mentat_holder == -1
    assert g.seat_of(FIRST).agents == 2
