"""H-CHO: who decides what for a Rival."""

from __future__ import annotations

import pytest

from landsraad.engine.atoms import flow
from landsraad.engine.boxes import first_line
from landsraad.engine.machine import run
from landsraad.model.terms import BOX_FIRST, BOX_THIRD, D_NONE, FACTION_NAMES, FROM_CONFLICT, SOURCE_SPAN
from tests.content.house_hagal.kit import act, changed, duel, fight, snapshot, solo
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

LETO = ("duke_leto_atreides", "glossu_the_beast_rabban")
BARON = ("baron_vladimir_harkonnen", "glossu_the_beast_rabban")


def levels(g: Scenario, number: int, *influence: int) -> Scenario:
    """Set the Influence of a Rival: Emperor, Guild, Bene Gesserit, Fremen."""
    for faction, level in zip(FACTION_NAMES, influence, strict=True):
        g.rival_influence(number, faction, level)
    return g


def reward_line(g: Scenario, conflict: str, box: int) -> int:
    """Return the line of a reward of a Conflict."""
    return int(first_line(g.state.rules, FROM_CONFLICT * SOURCE_SPAN + g.conflict_index(conflict), box))


def influence_of(g: Scenario, number: int) -> list[int]:
    """Return the Influence of a Rival in the same order."""
    return [int(g.rival(number).influence(faction)) for faction in range(len(FACTION_NAMES))]


def winning(conflict: str, *influence: int) -> Scenario:
    """Let the first Rival win a Conflict with this Influence."""
    g = levels(solo(), 0, *influence).conflict(conflict).rival_troops(0, garrison=0, deployed=1)
    return fight(g)


@rule("H-CHO-01")
@pytest.mark.parametrize(
    ("influence", "chosen"), [((1, 2, 3, 0), 3), ((3, 1, 2, 2), 1), ((0, 1, 1, 1), 0), ((5, 5, 4, 6), 2)]
)
def test_influence_where_it_has_the_least(influence: tuple[int, int, int, int], chosen: int) -> None:
    g = winning("skirmish_c", *influence)
    after = list(influence)
    after[chosen] += 1
    assert influence_of(g, 0) == after
    assert g.kind() == "play_card"
    chose = [(event.seat, event.what, event.other) for event in g.game.events() if event.kind == "rival_chose"]
    assert chose == [(1, FACTION_NAMES[chosen], "H-CHO-01")]


@rule("H-CHO-01")
def test_two_different_factions_are_the_two_lowest() -> None:
    # Machinations: two Factions, each once; the one that was lowest is not raised twice.
    g = winning("machinations", 5, 1, 4, 3)
    assert influence_of(g, 0) == [5, 2, 4, 4]
    assert g.kind() == "play_card"


@rule("H-CHO-02")
@pytest.mark.parametrize(
    ("influence", "tied"),
    [((0, 0, 0, 0), (0, 1, 2, 3)), ((1, 2, 1, 3), (0, 2)), ((4, 3, 3, 3), (1, 2, 3))],
)
def test_the_human_chooses_among_the_lowest(influence: tuple[int, int, int, int], tied: tuple[int, ...]) -> None:
    for chosen in tied:
        g = winning("skirmish_c", *influence)
        assert (g.kind(), g.decider()) == ("gain_influence", 0)
        assert g.options() == [f"influence {FACTION_NAMES[faction]}" for faction in tied]
        assert influence_of(g, 0) == list(influence)
        g.do(f"influence {FACTION_NAMES[chosen]}")
        after = list(influence)
        after[chosen] += 1
        assert influence_of(g, 0) == after
        assert g.seat_of(0).influence_bits == 0


@rule("H-CHO-02")
def test_the_human_chooses_each_of_two_factions() -> None:
    g = winning("machinations", 2, 1, 2, 2)
    # The Guild is lowest; for the second of the two the other three are level.
    assert influence_of(g, 0) == [2, 2, 2, 2]
    assert (g.kind(), g.decider()) == ("choose_effect", 0)
    assert g.options() == ["choose influence emperor", "choose influence bene_gesserit", "choose influence fremen"]
    g.do("choose influence fremen")
    assert influence_of(g, 0) == [2, 2, 2, 3]
    assert g.kind() == "play_card"


@rule("H-CHO-03")
def test_the_human_makes_every_other_choice() -> None:
    g = solo().conflict("battle_for_arrakeen").troops(0, 0, deployed=2).rival_troops(1, 0, deployed=1)
    before = snapshot(g, 2)
    fight(g)
    assert (g.kind(), g.decider()) == ("choose_effect", 0)
    assert g.options() == ["choose intrigue 1", "choose spice 2", "choose solari 3"]
    g.do("choose solari 3")
    assert g.options() == ["choose intrigue 1", "choose spice 2"]
    g.do("choose intrigue 1")
    gain = changed(before, snapshot(g, 2))
    assert {name: n for name, n in gain.items() if name not in ("conflict", "supply")} == {"solari": 3, "intrigue": 1}
    assert (g.seat_of(0).solari, len(g.seat_of(0).intrigue)) == (0, 0)
    # A third reward with a choice, for two Rivals tied for second, each asked by itself.
    g = solo().conflict("cloak_and_dagger").troops(0, 0, deployed=2)
    g.rival_troops(0, 0, deployed=1).rival_troops(1, 0, deployed=1)
    fight(g)
    while g.kind() != "choose_effect":
        g.do(g.options()[0])
    g.do("choose spice 1", "choose intrigue 1")
    # The marker lies with the second Rival, so it takes its reward first.
    assert [(rival.spice, len(rival.intrigue)) for rival in g.record.rivals] == [(0, 1), (1, 0)]


@rule("H-CHO-04")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_players_the_first_player_chooses(first: int) -> None:
    # No card of the base game asks House Hagal anything, so the question is put by hand.
    g = duel().first(first).turn(1 - first)
    line = reward_line(g, "skirmish_c", BOX_FIRST)
    flow.push_line(g.state, line, g.rival(0).index)
    g.state.kind = D_NONE
    run(g.state)
    assert (g.kind(), g.decider()) == ("gain_influence", first)
    assert len(g.options()) == 4
    g.do("influence guild")
    assert influence_of(g, 0) == [0, 1, 0, 0]
    assert [seat.influence_bits for seat in g.state.seats] == [0, 0]
    # The same for a choice that is not about Influence.
    line = reward_line(g, "cloak_and_dagger", BOX_THIRD)
    flow.push_line(g.state, line, g.rival(0).index)
    g.state.kind = D_NONE
    run(g.state)
    assert (g.kind(), g.decider()) == ("choose_effect", first)


@rule("H-CHO-05")
def test_arrow_costs_are_always_paid() -> None:
    for solari in (0, 1, 2):
        g = solo(rivals=BARON)
        g.rival(0).solari = solari
        before = snapshot(g, 1)
        act(g, 0, "arrakeen_1p")
        assert g.kind() == "play_card"
        paid = {"solari": -1, "intrigue": 1} if solari else {}
        assert changed(before, snapshot(g, 1)) == {"agents": -2, "supply": -1, "conflict": 1, **paid}
    for spice in (0, 1):
        g = levels(solo(rivals=LETO), 0, 0, 1, 2, 2).influence(0, "fremen", 3).rival_influence(1, "guild", 2)
        g.rival(0).spice = spice
        act(g, 0, "arrakeen_1p")
        assert g.kind() == "play_card"
        assert g.rival(0).spice == 0
        # Emperor is Leto's lowest, but nobody is ahead there; of the others the Guild is.
        assert influence_of(g, 0) == [0, 1 + spice, 2, 2]


@rule("H-CHO-05")
def test_nothing_is_paid_for_nothing() -> None:
    g = levels(solo(rivals=LETO), 0, 1, 1, 1, 1).influence(0, "fremen", 1)
    g.rival(0).spice = 2
    act(g, 0, "arrakeen_1p")
    assert (g.rival(0).spice, influence_of(g, 0)) == (2, [1, 1, 1, 1])


@rule("H-CHO-05")
@pytest.mark.parametrize(("garrison", "joining"), [(0, 0), (1, 1), (2, 2), (5, 2)])
@pytest.mark.parametrize("alliance", [False, True])
def test_troops_of_the_signet_ring_are_deployed_with_the_cards(garrison: int, joining: int, alliance: bool) -> None:
    g = solo(rivals=("earl_memnon_thorvald", "glossu_the_beast_rabban")).rival_troops(1, garrison=garrison)
    if alliance:
        g.alliance("fremen", 2)
    act(g, 1, "arrakeen_1p")
    recruits = 3 if alliance else 2
    rival = g.rival(1)
    assert (rival.conflict, rival.garrison) == (recruits + joining, garrison - joining)
    assert rival.supply == 12 - garrison - recruits
