"""X-RIV-15 to X-RIV-18, X-RIV-22 to X-RIV-24, F-RIV-05: dreadnoughts of Rivals, on the way and in Combat."""

from __future__ import annotations

import pytest

from tests.content.house_hagal.kit import LEVELS, act, strength_of
from tests.content.ix_hagal.kit import fleet_of, ix_duel, ix_game, ix_solo, told, troops_of
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

both_games = pytest.mark.parametrize("players", [1, 2])
EXPERT = LEVELS[2:]
FLAGS = ("imperial_basin", "arrakeen", "carthag")


def fight(g: Scenario) -> Scenario:
    """Fight the Conflict without any swords of the Rivals; a human begins the round after it."""
    g.conflict_deck("skirmish_b", "skirmish_b").rival_deck(*["carthag"] * 8)
    return g.first(2 if len(g.state.seats) == 1 else 0).combat()


def flags(g: Scenario) -> dict[str, int]:
    """Return whose dreadnoughts are on the flags."""
    return {space: g.flag_of(space) for space in FLAGS if g.flag_of(space) >= 0}


# --- deployment ----------------------------------------------------------------------------------------------------


@rule("X-RIV-15", "X-RIV-16")
@both_games
@pytest.mark.parametrize(
    ("ships", "garrison", "joining"),
    [(0, 3, 2), (1, 3, 1), (2, 3, 0), (1, 0, 0), (2, 0, 0), (1, 1, 1), (0, 1, 1)],
)
def test_dreadnoughts_first_and_two_units_at_most(players: int, ships: int, garrison: int, joining: int) -> None:
    g = ix_game(players).ships(players, garrison=ships).rival_troops(0, garrison=garrison)
    act(g, 0, "stillsuits", "wealth")
    assert fleet_of(g) == (0, ships, 2 - ships)
    assert troops_of(g) == (garrison - joining, joining, 12 - garrison)


@rule("X-RIV-16")
@both_games
@pytest.mark.parametrize(("ships", "joining"), [(0, 2), (1, 1), (2, 0)])
def test_recruits_do_not_count_against_the_two(players: int, ships: int, joining: int) -> None:
    g = ix_game(players).ships(players, garrison=ships).rival_troops(0, garrison=4)
    act(g, 0, "heighliner", "wealth")
    assert fleet_of(g) == (0, ships, 2 - ships)
    assert troops_of(g) == (4 - joining, 3 + joining, 5)


@rule("X-RIV-15")
@both_games
def test_dreadnought_joins_with_every_combat_space(players: int) -> None:
    g = ix_game(players).ships(players, garrison=1, deployed=1).bonus_spice("hagga_basin", 1)
    act(g, 0, "wealth", "secrets")
    assert fleet_of(g) == (1, 1, 0)  # no Combat space
    act(g, 0, "harvest_spice", "secrets")
    assert fleet_of(g) == (0, 2, 0)
    g.ships(players, garrison=2)
    act(g, 0, "carthag", "secrets")
    assert fleet_of(g) == (0, 2, 0)


@rule("X-RIV-15")
def test_commissioned_dreadnought_waits_for_a_combat_space() -> None:
    g = ix_duel()
    act(g, 0, "hagal_dreadnought_2p", "secrets")
    assert (fleet_of(g), troops_of(g)) == ((1, 0, 1), (1, 0, 11))
    act(g, 0, "carthag", "secrets")
    # The dreadnought, the recruit, and as second unit of the Garrison the troop.
    assert (fleet_of(g), troops_of(g)) == ((0, 1, 1), (0, 2, 10))


# --- expert troop deployment -----------------------------------------------------------------------------------------


def lead(level: str, own: tuple[int, int], human: tuple[int, int], leader: str = "paul_atreides") -> Scenario:
    """Return a position where the first Rival and the human have troops and dreadnoughts in the Conflict."""
    g = ix_solo(difficulty=level, leader=leader).rival_troops(0, garrison=3, deployed=own[0])
    return g.ships(1, deployed=own[1]).troops(0, garrison=0, deployed=human[0]).ships(0, deployed=human[1])


@rule("X-RIV-23", "F-RIV-05")
@pytest.mark.parametrize("level", EXPERT)
@pytest.mark.parametrize(
    ("own", "human", "held"),
    [
        ((0, 1), (0, 0), False),  # 3
        ((1, 1), (0, 0), True),  # 5
        ((0, 2), (0, 0), True),  # 6: no troop at all
        ((0, 2), (1, 0), True),  # 6 to 2
        ((0, 2), (0, 1), False),  # 6 to 3
        ((3, 0), (0, 1), False),  # 6 to 3, three troops to none
        ((2, 1), (0, 1), True),  # 7 to 3
        ((4, 0), (1, 1), False),  # 8 to 5, three troops more
    ],
)
def test_lead_is_counted_in_strength(level: str, own: tuple[int, int], human: tuple[int, int], held: bool) -> None:
    g = lead(level, own, human)
    act(g, 0, "hardy_warriors", "wealth")
    assert troops_of(g)[:2] == ((5, own[0]) if held else (1, own[0] + 4))
    assert told(g, "rival_held_back") == ([(None, "H-EXP-02")] if held else [])


@rule("X-RIV-23")
@pytest.mark.parametrize(("leader", "held"), [("paul_atreides", True), ("prince_rhombur_vernius", False)])
def test_lead_against_stronger_dreadnoughts(leader: str, held: bool) -> None:
    # 7 strength against a dreadnought of 3, or of 4 in the hands of Prince Rhombur.
    g = lead("mentat", (2, 1), (0, 1), leader)
    act(g, 0, "hardy_warriors", "wealth")
    assert troops_of(g)[:2] == ((5, 2) if held else (1, 6))


@rule("X-RIV-23", "F-RIV-05")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("conflict", "holds"), [("skirmish_ix_1", True), ("trade_monopoly", True), ("economic_supremacy", False)]
)
def test_lead_matters_at_expert_levels_and_below_conflict_three(level: str, conflict: str, holds: bool) -> None:
    g = lead(level, (0, 2), (0, 0)).conflict(conflict)
    act(g, 0, "hardy_warriors", "wealth")
    assert troops_of(g)[:2] == ((5, 0) if holds and level in EXPERT else (1, 4))


@rule("X-RIV-24")
@pytest.mark.parametrize("level", EXPERT)
@pytest.mark.parametrize("ships", [1, 2])
def test_dreadnoughts_are_never_held_back(level: str, ships: int) -> None:
    g = lead(level, (4, 0), (0, 0)).ships(1, garrison=ships)
    act(g, 0, "hardy_warriors", "wealth")
    assert fleet_of(g) == (0, ships, 2 - ships)
    assert troops_of(g)[:2] == (5, 4)


@rule("X-RIV-24")
def test_lead_is_judged_before_the_dreadnoughts_join() -> None:
    # 2 strength: no lead of 4 yet, so troops go as well; the dreadnought would make it 5.
    g = lead("mentat", (1, 0), (0, 0)).ships(1, garrison=1)
    act(g, 0, "hardy_warriors", "wealth")
    assert fleet_of(g) == (0, 1, 1)
    assert troops_of(g)[:2] == (2, 1 + 2 + 1)


# --- a dreadnought takes a space -------------------------------------------------------------------------------------

HUMAN, RIVAL, OTHER = 0, 1, 2


@rule("X-RIV-17", "X-RIV-18")
@pytest.mark.parametrize("level", ["mercenary", "mentat"])
@pytest.mark.parametrize(
    ("markers", "space"),
    [
        ({}, "imperial_basin"),
        ({"carthag": HUMAN}, "carthag"),
        ({"arrakeen": HUMAN}, "arrakeen"),
        ({"carthag": OTHER}, "carthag"),
        ({"arrakeen": HUMAN, "carthag": OTHER}, "arrakeen"),
        ({"imperial_basin": OTHER, "arrakeen": HUMAN, "carthag": HUMAN}, "imperial_basin"),
        ({"imperial_basin": RIVAL}, "arrakeen"),
        ({"imperial_basin": RIVAL, "arrakeen": RIVAL}, "carthag"),
        ({"imperial_basin": RIVAL, "carthag": HUMAN}, "carthag"),
        ({"imperial_basin": RIVAL, "arrakeen": RIVAL, "carthag": RIVAL}, "imperial_basin"),
    ],
)
def test_where_the_dreadnought_goes(markers: dict[str, int], space: str, level: str) -> None:
    g = ix_solo(difficulty=level).ships(1, deployed=2)
    for name, holder in markers.items():
        g.control(holder, name)
    fight(g)
    assert flags(g) == {space: 1}
    assert fleet_of(g) == (1, 0, 0)
    # The marker underneath stays where it is.
    assert {name: int(g.state.control[g.space(name)]) for name in markers} == markers
    why = "X-RIV-17" if markers.get(space, RIVAL) != RIVAL else "X-RIV-18"
    assert told(g, "rival_sent")[:1] == [(space, why)]


@rule("X-RIV-17")
@pytest.mark.parametrize(
    ("markers", "space"), [({}, "imperial_basin"), ({"carthag": 0}, "carthag"), ({"arrakeen": 1}, "arrakeen")]
)
@pytest.mark.parametrize("epic", [False, True])
def test_where_the_dreadnought_goes_with_two_players(markers: dict[str, int], space: str, epic: bool) -> None:
    g = ix_duel(epic).ships(2, deployed=1)
    for name, holder in markers.items():
        g.control(holder, name)
    fight(g)
    assert flags(g) == {space: 2}
    assert fleet_of(g) == (0, 0, 1)
    assert {name: int(g.state.control[g.space(name)]) for name in markers} == markers


@rule("X-RIV-17", "X-RIV-18")
@both_games
def test_flag_with_a_dreadnought_is_not_possible(players: int) -> None:
    # The human's marker lies under the human's own dreadnought, set a round ago; the first free flag is taken.
    g = ix_game(players).ships(players, deployed=1).control(0, "carthag").flag(0, "carthag")
    fight(g)
    assert flags(g) == {"imperial_basin": players}
    # The old one came home after the Rival had chosen.
    assert g.ships_of(0) == (1, 1, 0)


@rule("X-RIV-18")
@both_games
def test_occupied_imperial_basin_leaves_arrakeen(players: int) -> None:
    g = ix_game(players).ships(players, deployed=1).flag(0, "imperial_basin")
    fight(g)
    assert flags(g) == {"arrakeen": players}


@rule("X-DRN-07")
@both_games
def test_rival_that_does_not_win_takes_its_dreadnought_home(players: int) -> None:
    g = ix_game(players).ships(players, deployed=1).troops(0, garrison=0, deployed=2)
    fight(g)
    assert flags(g) == {}
    assert fleet_of(g) == (1, 0, 1)


@rule("X-CTL-04")
@pytest.mark.parametrize(
    ("space", "good"), [("imperial_basin", "spice"), ("arrakeen", "solari"), ("carthag", "solari")]
)
def test_solo_rival_draws_the_bonus_of_its_dreadnought(space: str, good: str) -> None:
    g = ix_solo().flag(1, space).control(0, space)
    card = "dune_the_desert_planet" if space == "imperial_basin" else "reconnaissance"
    g.agents(0, 2).hand(0, card)
    for rival in g.record.rivals:
        rival.agents = 0
    g.turn(0).do(f"agent {card} > {space}")
    assert {name: int(getattr(g.rival(0), name)) for name in ("spice", "solari")} == {
        "spice": int(good == "spice"),
        "solari": int(good == "solari"),
    }


@rule("X-CTL-04")
def test_solo_rival_defends_the_space_of_its_dreadnought() -> None:
    g = ix_solo().flag(1, "carthag").first(2)
    for rival in g.record.rivals:
        rival.agents = 0
    g.conflict_deck("siege_of_carthag", "skirmish_a").rival_deck("wealth", "secrets", "conspire", "foldspace")
    g.round_start()
    assert g.state.conflict == g.conflict_index("siege_of_carthag")
    assert troops_of(g)[1:] == (1, 11)


# --- Combat and rewards ----------------------------------------------------------------------------------------------


@rule("F-IX-05")
@both_games
def test_swords_for_a_dreadnought_alone(players: int) -> None:
    g = ix_game(players).ships(players, deployed=1).rival_deck("heighliner", "conspire")
    g.troops(0, garrison=0, deployed=1).intrigue(0, "ambush").first(0).combat()
    assert strength_of(g, players) == 3 + 6


@rule("F-IX-06")
@both_games
def test_no_swords_for_a_dreadnought_in_the_garrison(players: int) -> None:
    g = ix_game(players).ships(players, garrison=2).rival_deck("heighliner", "conspire")
    g.troops(0, garrison=0, deployed=1).intrigue(0, "ambush").first(0).combat()
    assert strength_of(g, players) == 0
    assert g.rival_names(g.record.pile) == []


@rule("X-RIV-22")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("conflict", "freighter"), [("skirmish_ix_2", 1), ("trade_monopoly", 2)])
def test_solo_rival_takes_troops_as_reward(conflict: str, freighter: int, level: str) -> None:
    g = ix_solo(difficulty=level).conflict(conflict).rival_troops(0, garrison=2, deployed=3)
    fight(g)
    # The three of the Conflict are in the Supply again, the new one is in the Garrison.
    assert troops_of(g) == (3, 0, 9)
    assert g.freighter_of(g.rival(0)) == freighter


@rule("X-RIV-22")
def test_two_player_rival_takes_no_reward() -> None:
    g = ix_duel().conflict("trade_monopoly").rival_troops(0, garrison=2, deployed=3)
    fight(g)
    assert (troops_of(g), g.freighter_of(g.rival(0))) == ((2, 0, 10), 0)


@rule("H-GEN-03")
@both_games
def test_cannon_turrets_hit_a_rival(players: int) -> None:
    g = ix_game(players).ships(players, deployed=2).troops(0, garrison=0, deployed=4)
    g.intrigue(0, "cannon_turrets", "ambush").rival_deck(*["carthag"] * 4).first(0).combat()
    g.do("intrigue cannon_turrets")
    assert (g.kind(), g.decider()) == ("combat_intrigue", 0)
    assert fleet_of(g) == (1, 1, 0)
    assert strength_of(g, players) == 3


@rule("X-RIV-22", "X-RIV-14")
def test_reward_that_recalls_the_freighter() -> None:
    g = ix_solo().conflict("trade_monopoly").freighter(1, 1).rival_troops(0, garrison=1, deployed=3)
    fight(g)
    # Two icons: up, then back for Dividends, two troops and Influence, which the human chooses among equals.
    assert (g.kind(), g.decider(), len(g.options())) == ("gain_influence", 0, 4)
    g.do("influence guild")
    assert [int(g.actor(number).solari) for number in range(3)] == [1, 5, 1]
    assert (g.rival(0).influence(1), g.freighter_of(g.rival(0))) == (1, 0)
    # Two of the track and the one of the card; the three of the Conflict are in the Supply.
    assert troops_of(g) == (4, 0, 8)
