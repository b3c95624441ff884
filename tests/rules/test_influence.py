"""Factions and Influence (B-INF-01 to B-INF-07 and B-INF-12 to B-INF-14, F-VP-03); Alliances: test_alliances.py."""

from collections import Counter
from typing import Any

import pytest

import landsraad as ls
from landsraad.engine.atoms.influence import gain_influence, lose_influence
from landsraad.engine.machine import run
from landsraad.model.terms import D_NONE, FACTION_NAMES
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

FACTIONS = pytest.mark.parametrize("faction", FACTION_NAMES)
ALL_FOUR = [f"influence {name}" for name in FACTION_NAMES]
# By Faction: an Intrigue card that gives 1 Influence, and a space without cost.
PLOTS = {
    "emperor": "favored_subject",
    "guild": "guild_authorization",
    "bene_gesserit": "secret_of_the_sisterhood",
    "fremen": "know_their_ways",
}
SPACES = {"emperor": "wealth", "guild": "foldspace", "bene_gesserit": "secrets", "fremen": "stillsuits"}


def at(faction: str, level: int, seats: int = 3) -> Scenario:
    """Put seat 0 on a level of a track; the Alliance token is out of its reach, so that it does not disturb."""
    g = scenario(seats=seats).influence(0, faction, level).influence(1, faction, 6).alliance(faction, 1)
    return g.vp(0, 3).intrigue_deck("ambush", "ambush", "ambush").turn(0)


def gain_one(g: Scenario, faction: str) -> Scenario:
    """Gain 1 Influence by an Intrigue card."""
    return g.intrigue(0, PLOTS[faction]).turn(0).do(f"intrigue {PLOTS[faction]}")


def gain_at_once(g: Scenario, seat: int, faction: str, n: int) -> Scenario:
    """Gain n Influence in one move, more than any card of the base box gives."""
    gain_influence(g.state, g.seat_of(seat), FACTION_NAMES.index(faction), n)
    g.state.kind = D_NONE
    run(g.state)
    return g


def pay_influence(g: Scenario) -> Scenario:
    """Use the arrow of Shifting Allegiances, up to the choice of the Faction that loses."""
    g.hand(0, "shifting_allegiances").spice(0, 2).agents(0, 2).turn(0)
    g.state.agents[g.space("secure_contract")] = 0
    g.do("agent shifting_allegiances > secure_contract")
    return g.do(next(text for text in g.options() if text.startswith("resolve shifting_allegiances pay")))


def lose_one(g: Scenario, faction: str) -> Scenario:
    """Lose 1 Influence; the 2 that Shifting Allegiances gives for it have still to be chosen."""
    return pay_influence(g).do(f"lose {faction}")


def holdings(g: Scenario) -> dict[str, int]:
    """Return what seat 0 has, as numbers."""
    seat = g.seat_of(0)
    return {
        "solari": int(seat.solari),
        "spice": int(seat.spice),
        "water": int(seat.water),
        "garrison": int(seat.garrison),
        "intrigue": len(seat.intrigue),
        "discard": len(seat.discard),
    }


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """Return the differences that are not zero."""
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def tracks(g: Scenario, seat: int = 0) -> list[int]:
    """Return the Influence with all Factions."""
    return [int(g.seat_of(seat).influence(faction)) for faction in range(4)]


@rule("B-INF-01")
def test_four_factions_with_one_track_each() -> None:
    setup = ls.Setup(players=3)
    catalog: dict[str, Any] = ls.catalog(setup)
    view: dict[str, Any] = ls.new_game(setup, seed=1).view()
    four = ["emperor", "guild", "bene_gesserit", "fremen"]
    assert [faction["id"] for faction in catalog["factions"]] == four
    assert [list(seat["influence"]) for seat in view["seats"]] == [four] * 3
    # The tracks are separate: each Faction's own move leaves the others alone.
    for place, faction in enumerate(four):
        g = scenario(seats=3).turn(0)
        assert tracks(gain_one(g, faction)) == [int(place == other) for other in range(4)]


@rule("B-INF-02")
def test_influence_starts_at_zero() -> None:
    view: dict[str, Any] = ls.new_game(ls.Setup(players=4), seed=1).view()
    assert [sum(seat["influence"].values()) for seat in view["seats"]] == [0] * 4


@pytest.mark.parametrize(("start", "gain", "end"), [(5, 1, 6), (6, 1, 6), (5, 2, 6), (6, 2, 6), (4, 2, 6), (0, 9, 6)])
@FACTIONS
@rule("B-INF-02")
def test_a_gain_beyond_the_top_is_lost(faction: str, start: int, gain: int, end: int) -> None:
    g = at(faction, start)
    for other in FACTION_NAMES:
        if other != faction:
            g.influence(0, other, 1)
    vp = 4 if start < 2 else 3
    gain_at_once(g, 0, faction, gain)
    assert tracks(g) == [end if name == faction else 1 for name in FACTION_NAMES]
    assert g.seat_of(0).vp == vp
    assert g.alliance_of(faction) == 1


@FACTIONS
@rule("B-INF-02")
def test_influence_never_falls_below_zero(faction: str) -> None:
    g = at(faction, 0)
    lose_influence(g.state, g.seat_of(0), FACTION_NAMES.index(faction))
    assert tracks(g) == [0, 0, 0, 0]
    assert g.seat_of(0).vp == 3


@pytest.mark.parametrize(
    ("space", "faction", "other_effects"),
    [
        ("conspire", "emperor", {"spice": -4, "solari": 5, "garrison": 2, "intrigue": 1}),
        ("wealth", "emperor", {"solari": 2}),
        ("heighliner", "guild", {"spice": -6, "garrison": 5, "water": 2}),
        ("foldspace", "guild", {"discard": 1}),
        ("selective_breeding", "bene_gesserit", {"spice": -2}),
        ("secrets", "bene_gesserit", {"intrigue": 1}),
        ("hardy_warriors", "fremen", {"water": -1, "garrison": 2}),
        ("stillsuits", "fremen", {"water": 1}),
    ],
)
@rule("B-INF-03")
def test_a_faction_space_gives_one_influence_besides_its_effects(
    space: str, faction: str, other_effects: dict[str, int]
) -> None:
    g = scenario(seats=3).hand(0, "diplomacy").spice(0, 6).intrigue_deck("ambush").turn(0)
    before = holdings(g)
    g.do(f"agent diplomacy > {space}")
    while "end turn" not in g.options():
        g.do(next(text for text in g.options() if text.startswith("resolve") and "pay" not in text))
    assert tracks(g) == [int(name == faction) for name in FACTION_NAMES]
    assert change(before, holdings(g)) == other_effects


@rule("B-INF-03")
def test_other_spaces_give_no_influence() -> None:
    catalog: dict[str, Any] = ls.catalog(ls.Setup(players=3))
    icons = Counter(space["icon"] for space in catalog["spaces"] if space["icon"] in FACTION_NAMES)
    assert icons == dict.fromkeys(FACTION_NAMES, 2)
    g = scenario(seats=3).hand(0, "reconnaissance").turn(0).do("agent reconnaissance > arrakeen")
    g.do("resolve arrakeen draw 1")
    assert g.options()[-1] == "end turn"
    assert tracks(g) == [0, 0, 0, 0]


@pytest.mark.parametrize(("level", "vp"), [(0, 3), (1, 4), (2, 3), (4, 3), (5, 3)])
@FACTIONS
@rule("B-INF-04")
def test_reaching_two_influence_gives_a_victory_point(faction: str, level: int, vp: int) -> None:
    g = gain_one(at(faction, level), faction)
    assert g.influence_of(0, faction) == level + 1
    assert g.seat_of(0).vp == vp


@pytest.mark.parametrize(("level", "vp"), [(1, 3), (2, 2), (3, 3), (5, 3), (6, 3)])
@FACTIONS
@rule("B-INF-04")
def test_falling_below_two_influence_takes_the_victory_point(faction: str, level: int, vp: int) -> None:
    g = lose_one(at(faction, level), faction)
    assert g.influence_of(0, faction) == level - 1
    assert g.seat_of(0).vp == vp


@FACTIONS
@rule("B-INF-04")
def test_rising_to_two_again_gives_the_point_again(faction: str) -> None:
    g = gain_one(at(faction, 1), faction)
    assert g.seat_of(0).vp == 4
    lose_one(g, faction)
    assert g.seat_of(0).vp == 3
    # The 2 Influence of Shifting Allegiances lead from 1 over 2 to 3.
    g.do(f"influence {faction}")
    assert (g.influence_of(0, faction), int(g.seat_of(0).vp)) == (3, 4)


BONUS = [
    ("emperor", {"garrison": 2}),
    ("guild", {"solari": 3}),
    ("bene_gesserit", {"intrigue": 1}),
    ("fremen", {"water": 1}),
]


@pytest.mark.parametrize(("faction", "bonus"), BONUS)
@rule("B-INF-06")
def test_the_bonus_at_four_influence(faction: str, bonus: dict[str, int]) -> None:
    g = at(faction, 3).intrigue(0, PLOTS[faction], "ambush").turn(0)
    before, supply = holdings(g), g.seat_of(0).supply
    g.do(f"intrigue {PLOTS[faction]}")
    # The Intrigue card played is one less.
    expected = {"intrigue": -1} | bonus | ({"intrigue": 0} if faction == "bene_gesserit" else {})
    assert change(before, holdings(g)) == {name: n for name, n in expected.items() if n}
    assert g.seat_of(0).supply == supply - bonus.get("garrison", 0)
    assert g.seat_of(0).vp == 3


@pytest.mark.parametrize("level", [0, 1, 2, 4, 5, 6])
@pytest.mark.parametrize(("faction", "bonus"), BONUS)
@rule("B-INF-05")
def test_the_bonus_comes_only_on_reaching_four(faction: str, bonus: dict[str, int], level: int) -> None:
    g = at(faction, level)
    before = holdings(g)
    gain_at_once(g, 0, faction, 1)
    assert change(before, holdings(g)) == {}


@pytest.mark.parametrize(("faction", "bonus"), BONUS)
@rule("B-INF-05")
def test_the_bonus_is_kept_below_four_and_given_again(faction: str, bonus: dict[str, int]) -> None:
    g = gain_one(at(faction, 3), faction)
    pay_influence(g)
    before = holdings(g)
    g.do(f"lose {faction}")
    assert g.influence_of(0, faction) == 3
    # Nothing is given back but the 2 spice of the arrow.
    assert change(before, holdings(g)) == {"spice": -2}
    before = holdings(g)
    g.do(f"influence {faction}")
    assert g.influence_of(0, faction) == 5
    assert change(before, holdings(g)) == bonus


@pytest.mark.parametrize(("faction", "bonus"), BONUS)
@rule("B-INF-05")
def test_coming_down_to_four_gives_no_bonus(faction: str, bonus: dict[str, int]) -> None:
    g = pay_influence(at(faction, 5))
    before = holdings(g)
    g.do(f"lose {faction}")
    assert g.influence_of(0, faction) == 4
    assert change(before, holdings(g)) == {"spice": -2}


@pytest.mark.parametrize(("faction", "bonus"), BONUS)
@rule("B-INF-07")
def test_a_move_triggers_every_threshold_on_its_way(faction: str, bonus: dict[str, int]) -> None:
    # Two spaces by Power Play, past the threshold: from 1 over 2 to 3, from 3 over 4 to 5.
    for level, vp, gains in ((1, 4, {}), (3, 3, bonus)):
        g = at(faction, level).hand(0, "power_play").turn(0).do(f"agent power_play > {SPACES[faction]}")
        before = holdings(g)
        g.do(f"resolve {SPACES[faction]} influence {faction}")
        assert (g.influence_of(0, faction), int(g.seat_of(0).vp)) == (level + 2, vp)
        assert change(before, holdings(g)) == gains
    # From 1 to 4 both.
    g = at(faction, 1)
    before = holdings(g)
    gain_at_once(g, 0, faction, 3)
    assert (g.influence_of(0, faction), int(g.seat_of(0).vp)) == (4, 4)
    assert change(before, holdings(g)) == bonus


@FACTIONS
@rule("B-INF-12")
def test_one_influence_without_a_faction_goes_where_the_player_likes(faction: str) -> None:
    g = scenario(seats=3).influence(0, "guild", 1).influence(0, "fremen", 6).intrigue(0, "bribery").solari(0, 2).turn(0)
    before = tracks(g)
    assert g.do("intrigue bribery").options() == ALL_FOUR
    g.do(f"influence {faction}")
    gains = [after - start for start, after in zip(before, tracks(g), strict=True)]
    assert gains == [int(name == faction and name != "fremen") for name in FACTION_NAMES]
    assert g.kind() == "play_card"


@pytest.mark.parametrize("faction", ["emperor", "fremen"])
@rule("B-INF-12")
def test_one_influence_as_reward_and_as_acquire_effect(faction: str) -> None:
    g = scenario(seats=3).conflict("skirmish_c").troops(0, 0, deployed=1).combat()
    assert (g.decider(), g.options()) == (0, ALL_FOUR)
    g.do(f"influence {faction}")
    assert g.influence_of(0, faction) == sum(tracks(g)) == 1
    g = scenario(seats=3).row("lady_jessica").persuasion(0, 7).turn(0).do("reveal", "acquire lady_jessica")
    assert (g.decider(), g.options()) == (0, ALL_FOUR)
    g.do(f"influence {faction}")
    assert g.influence_of(0, faction) == sum(tracks(g)) == 1


@FACTIONS
@rule("B-INF-13")
def test_two_influence_without_a_faction_go_to_one(faction: str) -> None:
    g = scenario(seats=3).conflict("grand_vision").troops(0, 0, deployed=1).combat()
    g.do("resolve grand_vision influence_pick")
    assert g.options() == ALL_FOUR
    g.do(f"influence {faction}")
    assert tracks(g) == [2 * int(name == faction) for name in FACTION_NAMES]
    assert g.kind() != "gain_influence"


@FACTIONS
@rule("B-INF-13")
def test_the_two_influence_of_shifting_allegiances_go_to_one(faction: str) -> None:
    g = lose_one(scenario(seats=3).influence(0, "guild", 1), "guild")
    assert g.options() == ALL_FOUR
    g.do(f"influence {faction}")
    assert tracks(g) == [2 * int(name == faction) for name in FACTION_NAMES]
    assert g.options() == ["end turn"]


@pytest.mark.parametrize(
    ("levels", "offered"),
    [
        ((1, 0, 0, 0), ["lose emperor"]),
        ((0, 2, 0, 6), ["lose guild", "lose fremen"]),
        ((4, 1, 3, 2), ["lose emperor", "lose guild", "lose bene_gesserit", "lose fremen"]),
    ],
)
@rule("B-INF-14")
def test_the_player_chooses_where_to_lose_influence(levels: tuple[int, ...], offered: list[str]) -> None:
    for text in offered:
        g = scenario(seats=3)
        for name, level in zip(FACTION_NAMES, levels, strict=True):
            g.influence(0, name, level)
        assert pay_influence(g).options() == offered
        g.do(text)
        lost = text.removeprefix("lose ")
        assert tracks(g) == [n - int(name == lost) for name, n in zip(FACTION_NAMES, levels, strict=True)]


@rule("B-INF-14")
def test_without_influence_the_cost_cannot_be_paid() -> None:
    g = scenario(seats=3).hand(0, "shifting_allegiances").spice(0, 2).influence(1, "emperor", 3).turn(0)
    assert g.do("agent shifting_allegiances > secure_contract").options() == ["end turn"]


# --- F-VP-03 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "offered"),
    [
        ((2, 2, 2, 2), []),
        ((3, 3, 2, 2), []),
        ((3, 3, 3, 2), [1]),
        ((6, 3, 0, 4), [1]),
        ((3, 3, 3, 3), [1, 2]),
    ],
)
@rule("F-VP-03")
def test_three_influence_is_one_above_the_victory_point(levels: tuple[int, ...], offered: list[int]) -> None:
    g = scenario(seats=3).vp(0, 10).intrigue(0, "plans_within_plans")
    for name, level in zip(FACTION_NAMES, levels, strict=True):
        g.influence(0, name, level)
    g.recall()
    assert g.kind() == "endgame_intrigue"
    assert ("intrigue plans_within_plans" in g.options()) == bool(offered)
    if offered:
        assert g.do("intrigue plans_within_plans").options() == [f"choose vp {n}" for n in offered]
        g.do(f"choose vp {offered[-1]}")
        assert g.seat_of(0).vp == 10 + offered[-1]


@FACTIONS
@rule("F-VP-03")
def test_each_track_has_six_spaces(faction: str) -> None:
    g = scenario(seats=3).turn(0)
    seen = [(0, 0)]
    for _ in range(8):
        gain_one(g, faction)
        step = (g.influence_of(0, faction), int(g.seat_of(0).vp))
        if step != seen[-1]:
            seen.append(step)
    # Space 2 has the Victory Point, space 4 the Alliance line; 3 lies between.
    assert seen == [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)]
