"""Combat and Endgame Intrigue cards: when each may be played, what it costs, what it does."""

from __future__ import annotations

import pytest

from tests.content.base.kit import FACTIONS, Changes, Watch, offered, rich, total
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# Played before the Combat is resolved, after winning it, in the Endgame.
COMBAT = ("allied_armada", "ambush", "master_tactician", "private_army", "staged_incident", "tiebreaker")
WIN = ("demand_respect", "to_the_victor")
ENDGAME = ("corner_the_market", "plans_within_plans", "tiebreaker")
ALL = ("corner_the_market", "plans_within_plans", *COMBAT, *WIN)


def fight(*cards: str, troops: tuple[int, ...] = (3, 2, 0, 0)) -> Scenario:
    """A Combat in which every Combat card of seat 0 can be played; call ``combat()`` next."""
    g = rich().intrigue(0, *cards).alliance("guild", 0)
    for seat, n in enumerate(troops):
        g.troops(seat, garrison=3, deployed=n)
    return g


def ending(*cards: str) -> Scenario:
    """The Endgame of a position in which every Endgame card of seat 0 can be played; call ``recall()`` next."""
    g = rich().intrigue(0, *cards).conflict_deck().deck(0, "the_spice_must_flow", "the_spice_must_flow")
    for faction in FACTIONS:
        g.influence(0, faction, 3)
    return g


# --- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ALL)
@rule("B-INT-03", "B-INT-04")
def test_not_playable_in_an_own_turn(card: str) -> None:
    g = fight(card).deck(0, "the_spice_must_flow", "the_spice_must_flow").hand(0, "dune_the_desert_planet")
    for faction in FACTIONS:
        g.influence(0, faction, 3)
    assert offered(g.turn(0), "intrigue") == []
    assert offered(g.do("agent dune_the_desert_planet > secure_contract"), "intrigue") == []
    assert offered(g.turn(0).do("reveal"), "intrigue") == []


@pytest.mark.parametrize("card", ALL)
@rule("B-INT-01", "B-INT-03", "B-CMB-06")
def test_when_in_the_combat_phase(card: str) -> None:
    g = fight(card).deck(0, "the_spice_must_flow", "the_spice_must_flow")
    for faction in FACTIONS:
        g.influence(0, faction, 3)
    g.combat()
    assert g.kind() == "combat_intrigue"
    assert (f"intrigue {card}" in g.options()) is (card in COMBAT)
    g.do("pass")
    assert g.kind() == "take_reward"
    assert (f"intrigue {card}" in g.options()) is (card in WIN)


@pytest.mark.parametrize("card", ALL)
@rule("B-INT-04", "B-END-04")
def test_when_in_the_endgame(card: str) -> None:
    g = ending(card).alliance("guild", 0).troops(0, garrison=3, deployed=3).recall()
    assert g.kind() == "endgame_intrigue"
    assert (f"intrigue {card}" in g.options()) is (card in ENDGAME)
    assert "pass" in g.options()


@pytest.mark.parametrize("card", COMBAT)
@rule("B-CMB-02")
def test_no_combat_card_without_a_troop_in_the_conflict(card: str) -> None:
    g = fight(card, troops=(0, 2, 1, 0)).intrigue(1, "ambush").combat()
    assert g.decider() == 1
    g.do("pass")
    assert g.kind() != "combat_intrigue"
    assert g.intrigue_names(g.seat_of(0).intrigue) == [card]


# --- swords ----------------------------------------------------------------------------------------------------------

SWORDS: list[tuple[str, Changes]] = [
    ("allied_armada", {"swords": 7, "spice": -2}),
    ("ambush", {"swords": 4}),
    ("private_army", {"swords": 5, "spice": -2}),
    ("tiebreaker", {"swords": 2}),
]


@pytest.mark.parametrize(("card", "changes"), SWORDS)
@rule("B-CMB-05", "B-INT-06")
def test_swords(card: str, changes: Changes) -> None:
    # A second card keeps the question open, so that nothing else has happened yet.
    g = fight(card, "ambush").combat()
    watch = Watch(g)
    assert g.marker_of(0) == 6
    g.do(f"intrigue {card}")
    assert g.kind() == "combat_intrigue"
    assert watch.only(0) == total({"intrigue": -1}, changes)
    assert g.marker_of(0) == 6 + changes["swords"]
    assert g.intrigue_names(g.state.intrigue_discard) == [card]


@pytest.mark.parametrize("card", ["allied_armada", "private_army"])
@rule("B-INT-07", "F-OPT-03")
def test_spice_must_be_paid(card: str) -> None:
    assert f"intrigue {card}" in fight(card).spice(0, 2).combat().options()
    assert f"intrigue {card}" not in fight(card).spice(0, 1).combat().options()


@rule("F-INT-01")
def test_allied_armada_needs_an_alliance() -> None:
    assert "intrigue allied_armada" in fight("allied_armada").combat().options()
    g = fight("allied_armada").alliance("guild", 1).influence(0, "fremen", 4).combat()
    assert g.options() == ["pass"]


def test_ambush_decides_the_conflict() -> None:
    g = fight("ambush", troops=(1, 2, 0, 0)).combat()
    watch = Watch(g)
    g.do("intrigue ambush")
    # Guild Bank Raid: 6 Solari for the first, 4 for the second.
    assert watch.of(0)["solari"] == 6
    assert watch.of(1)["solari"] == 4


def test_ambush_left_unplayed() -> None:
    g = fight("ambush", troops=(1, 2, 0, 0)).combat()
    watch = Watch(g)
    g.do("pass")
    assert watch.of(0)["solari"] == 4
    assert watch.of(1)["solari"] == 6
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["ambush"]


# --- master_tactician ------------------------------------------------------------------------------------------------


def test_master_tactician_gives_three_swords() -> None:
    g = fight("master_tactician", "ambush").combat()
    watch = Watch(g)
    g.do("intrigue master_tactician")
    assert g.options() == ["choose swords 3", "choose retreat"]
    g.do("choose swords 3")
    assert watch.only(0) == {"intrigue": -1, "swords": 3}
    assert g.marker_of(0) == 9


@pytest.mark.parametrize("n", range(4))
@rule("B-TRP-10", "B-CMB-05")
def test_master_tactician_retreats_up_to_three(n: int) -> None:
    g = fight("master_tactician", "ambush", troops=(5, 2, 0, 0)).combat()
    watch = Watch(g)
    g.do("intrigue master_tactician", "choose retreat")
    assert g.options() == ["retreat 0", "retreat 1", "retreat 2", "retreat 3"]
    g.do(f"retreat {n}")
    assert watch.only(0) == total({"intrigue": -1}, {"conflict": -n, "garrison": n})
    assert g.marker_of(0) == 2 * (5 - n)


@rule("B-CMB-10")
def test_master_tactician_may_retreat_everybody_and_take_no_reward() -> None:
    g = fight("master_tactician", troops=(2, 1, 0, 0)).combat()
    solari = g.seat_of(0).solari
    g.do("intrigue master_tactician", "choose retreat")
    assert g.options() == ["retreat 0", "retreat 1", "retreat 2"]
    g.do("retreat 2")
    assert g.seat_of(0).solari == solari
    assert g.seat_of(1).solari == 26
    assert g.seat_of(0).garrison == 5


# --- staged_incident -------------------------------------------------------------------------------------------------


@rule("F-CON-08", "B-TRP-09")
def test_staged_incident_loses_three_troops_for_a_victory_point() -> None:
    g = fight("staged_incident", "ambush", troops=(5, 2, 0, 0)).swords(0, 1).combat()
    watch = Watch(g)
    assert g.marker_of(0) == 11
    g.do("intrigue staged_incident")
    assert watch.only(0) == {"intrigue": -1, "conflict": -3, "supply": 3, "vp": 1}
    assert g.marker_of(0) == 5


def test_staged_incident_needs_three_deployed_troops() -> None:
    assert fight("staged_incident", troops=(2, 1, 0, 0)).combat().options() == ["pass"]
    assert "intrigue staged_incident" in fight("staged_incident").combat().options()


@rule("B-REV-10")
def test_staged_incident_with_the_last_troops_leaves_no_strength() -> None:
    g = fight("staged_incident", "ambush").swords(0, 4).combat()
    assert g.marker_of(0) == 10
    solari = g.seat_of(0).solari
    g.do("intrigue staged_incident")
    # Without a troop the player is not asked again; the other takes the first reward.
    assert g.kind() != "combat_intrigue"
    assert g.seat_of(0).solari == solari
    assert g.seat_of(1).solari == 26


# --- to_the_victor ---------------------------------------------------------------------------------------------------


def test_to_the_victor_gives_spice_to_the_winner() -> None:
    g = fight("to_the_victor").combat().do("pass")
    watch = Watch(g)
    g.do("intrigue to_the_victor")
    changes = watch.of(0)
    assert watch.of(1)["solari"] == 4  # the second reward
    assert changes["spice"] == 3
    assert changes["intrigue"] == -1
    assert g.intrigue_names(g.state.intrigue_discard) == ["to_the_victor"]


def test_to_the_victor_need_not_be_played() -> None:
    g = fight("to_the_victor").combat()
    watch = Watch(g)
    g.do("pass", "pass")
    assert "spice" not in watch.of(0)
    assert watch.of(1)["solari"] == 4  # the second reward
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["to_the_victor"]


@pytest.mark.parametrize("card", WIN)
@pytest.mark.parametrize("troops", [(2, 3, 0, 0), (3, 3, 0, 0)])
@rule("F-CON-02", "B-TIE-07")
def test_win_cards_need_a_sole_winner(card: str, troops: tuple[int, ...]) -> None:
    g = fight(card, troops=troops).combat().do("pass")
    # Second place and a tie for first both take the second reward, without a question.
    assert g.kind() != "take_reward"
    assert g.seat_of(0).solari == 24
    assert g.intrigue_names(g.seat_of(0).intrigue) == [card]


@rule("F-CON-03")
def test_to_the_victor_received_as_the_reward_may_be_played_at_once() -> None:
    g = fight().intrigue_deck("to_the_victor", "windfall").conflict("raid_stockpiles").combat()
    assert g.kind() == "take_reward"
    assert "intrigue to_the_victor" in g.options()
    assert g.seat_of(0).spice == 23
    g.do("intrigue to_the_victor")
    assert g.seat_of(0).spice == 26


# --- demand_respect --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", FACTIONS)
def test_demand_respect_one_influence(faction: str) -> None:
    g = fight("demand_respect").combat().do("pass")
    watch = Watch(g)
    g.do("intrigue demand_respect")
    assert g.options() == ["choose influence_pick", "choose pay spice 2"]
    g.do("choose influence_pick")
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do(f"influence {faction}")
    changes = watch.of(0)
    assert watch.of(1)["solari"] == 4  # the second reward
    assert changes[faction] == 1
    assert "spice" not in changes
    assert "vp" not in changes


@pytest.mark.parametrize("faction", FACTIONS)
@rule("B-INF-13")
def test_demand_respect_two_influence_for_spice(faction: str) -> None:
    g = fight("demand_respect").combat().do("pass")
    watch = Watch(g)
    g.do("intrigue demand_respect", "choose pay spice 2")
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do(f"influence {faction}")
    changes = watch.of(0)
    assert watch.of(1)["solari"] == 4  # the second reward
    assert changes[faction] == 2
    assert changes["spice"] == -2
    assert changes["vp"] == 1
    assert sum(changes.get(name, 0) for name in FACTIONS) == 2


@rule("B-CST-04")
def test_demand_respect_without_spice() -> None:
    g = fight("demand_respect").spice(0, 1).combat().do("pass", "intrigue demand_respect")
    assert g.options() == ["choose influence_pick"]


@rule("B-CLR-05")
def test_demand_respect_may_be_paid_with_to_the_victor() -> None:
    g = fight("demand_respect", "to_the_victor").spice(0, 0).combat().do("pass", "intrigue to_the_victor")
    g.do("intrigue demand_respect", "choose pay spice 2", "influence fremen")
    assert g.influence_of(0, "fremen") == 2
    assert g.seat_of(0).spice == 1


@rule("B-CLR-05")
def test_demand_respect_may_be_paid_with_the_spice_of_the_reward() -> None:
    g = fight("demand_respect").spice(0, 0).conflict("raid_stockpiles").combat().do("pass")
    while offered(g):
        g.do(offered(g)[0])
    g.do("intrigue demand_respect", "choose pay spice 2", "influence guild")
    assert g.seat_of(0).spice == 1
    assert g.influence_of(0, "guild") == 2


# --- corner_the_market -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "theirs", "vp"),
    [
        (2, (0, 0, 0), 2),
        (3, (2, 2, 1), 2),
        (2, (2, 0, 0), 1),
        (2, (0, 0, 5), 1),
        (1, (0, 0, 0), 1),
        (1, (1, 0, 0), 0),
        (1, (0, 0, 2), 0),
        (0, (0, 0, 0), 0),
    ],
)
@rule("F-CRD-03", "F-CRD-04", "F-INT-01")
def test_corner_the_market(own: int, theirs: tuple[int, int, int], vp: int) -> None:
    g = rich().intrigue(0, "corner_the_market").conflict_deck()
    g.deck(0, "dagger", *["the_spice_must_flow"] * own)
    for seat, n in enumerate(theirs, start=1):
        g.discard(seat, "dagger", *["the_spice_must_flow"] * n)
    before = int(g.seat_of(0).vp)
    g.recall()
    assert ("intrigue corner_the_market" in g.options()) is (vp > 0)
    if vp:
        g.do("intrigue corner_the_market")
    assert g.seat_of(0).vp == before + vp


@rule("F-CRD-03")
def test_corner_the_market_counts_deck_and_discard_pile_together() -> None:
    g = rich().intrigue(0, "corner_the_market").conflict_deck()
    g.deck(0, "the_spice_must_flow").discard(0, "the_spice_must_flow").deck(1, "the_spice_must_flow")
    before = int(g.seat_of(0).vp)
    g.recall().do("intrigue corner_the_market")
    assert g.seat_of(0).vp == before + 2


# --- plans_within_plans ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "vp"),
    [
        ((3, 3, 3, 3), 2),
        ((6, 4, 3, 5), 2),
        ((3, 3, 3, 2), 1),
        ((0, 3, 4, 5), 1),
        ((3, 3, 2, 2), 0),
        ((6, 6, 2, 2), 0),
        ((0, 0, 0, 0), 0),
    ],
)
@rule("F-VP-03", "F-INT-01")
def test_plans_within_plans(levels: tuple[int, int, int, int], vp: int) -> None:
    g = rich().intrigue(0, "plans_within_plans").conflict_deck()
    for faction, level in zip(FACTIONS, levels, strict=True):
        g.influence(0, faction, level)
    before = int(g.seat_of(0).vp)
    g.recall()
    assert ("intrigue plans_within_plans" in g.options()) is (vp > 0)
    if vp:
        g.do("intrigue plans_within_plans")
        assert ("choose vp 2" in g.options()) is (vp == 2)
        g.do(f"choose vp {vp}")
    assert g.seat_of(0).vp == before + vp


@rule("B-END-04")
def test_plans_within_plans_need_not_be_played() -> None:
    g = ending("plans_within_plans").recall()
    before = int(g.seat_of(0).vp)
    g.do("pass")
    assert g.game.over
    assert g.seat_of(0).vp == before


# --- tiebreaker ------------------------------------------------------------------------------------------------------


@rule("B-INT-01", "B-END-07")
def test_tiebreaker_in_the_endgame_gives_ten_spice() -> None:
    g = ending("tiebreaker").vp(0, 8).vp(1, 8).spice(0, 2).spice(1, 11).recall()
    g.do("intrigue tiebreaker")
    assert g.seat_of(0).spice == 12
    assert g.seat_of(0).vp == 8
    assert g.game.over
    assert g.game.standings()[0].seat == 0


def test_tiebreaker_left_unplayed_breaks_no_tie() -> None:
    g = ending("tiebreaker").vp(0, 8).vp(1, 8).spice(0, 2).spice(1, 11).recall().do("pass")
    assert g.game.standings()[0].seat == 1


@rule("B-INT-01")
def test_tiebreaker_is_used_for_one_part_only() -> None:
    g = fight("tiebreaker").combat().do("intrigue tiebreaker")
    assert g.intrigue_names(g.state.intrigue_discard) == ["tiebreaker"]
    assert g.seat_of(0).spice == 20
    g.conflict_deck().recall()
    assert g.game.over
