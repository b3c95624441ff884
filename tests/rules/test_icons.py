"""B-ICO: the icons and terms of the rulebook, each shown on a card, space or Conflict that carries it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from landsraad.engine.atoms import cards
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario, unharmed

# Rabban's left ability is spent at set-up, so the acting seat has no passive ability that could interfere.
LEADERS = ("glossu_the_beast_rabban", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese")
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
MAKERS = ("hagga_basin", "imperial_basin", "the_great_flat")


def table(*leaders: str, seats: int = 4, seed: int = 1) -> Scenario:
    """Return a position where seat 0 owns nothing but three troops in the Garrison."""
    g = scenario(seats=seats, leaders=leaders or LEADERS[:seats], seed=seed)
    return g.solari(0, 0).spice(0, 0).water(0, 0).troops(0, garrison=3)


def pick(g: Scenario, start: str) -> None:
    """Take the one option that begins with these words."""
    found = [text for text in g.options() if text.startswith(start)]
    assert len(found) == 1, (start, g.options())
    g.do(found[0])


def offered(g: Scenario, start: str) -> bool:
    """Tell whether an option begins with these words."""
    return any(text.startswith(start) for text in g.options())


def goods(g: Scenario, seat: int) -> tuple[int, int, int]:
    """Return Solari, spice and water of a seat."""
    actor = g.seat_of(seat)
    return int(actor.solari), int(actor.spice), int(actor.water)


@rule("B-ICO-01")
def test_acquire_box_works_on_acquiring_only() -> None:
    g = table().hand(0).persuasion(0, 5).row("chani", "opulence").imperium_deck().turn(0)
    g.do("reveal")
    assert g.seat_of(0).water == 0
    g.do("acquire chani")
    assert g.seat_of(0).water == 1
    g.do("end turn")
    g.hand(0, "chani").turn(0).do("agent chani > secure_contract")
    assert g.seat_of(0).water == 1
    g.hand(0, "chani").play(0).turn(0).do("reveal", "end turn")
    assert g.seat_of(0).water == 1


@rule("B-ICO-02")
def test_foldspace_icon() -> None:
    g = table().reserve("foldspace", 6).hand(0, "diplomacy").discard(0).turn(0)
    g.do("agent diplomacy > foldspace")
    pick(g, "resolve foldspace acquire")
    assert g.names(g.seat_of(0).discard) == ["foldspace"]
    assert g.state.reserve[g.state.rules.card_reserve[g.card("foldspace")]] == 5
    assert g.seat_of(0).persuasion == 0
    assert not offered(g, "resolve foldspace acquire")  # one card


@rule("B-ICO-03")
def test_agent_with_plus_stays_for_the_game() -> None:
    g = table().solari(0, 8).hand(0, "dagger").turn(0)
    assert g.seat_of(0).agents == 2
    g.do("agent dagger > swordmaster")
    assert g.seat_of(0).agents == 2  # one sent, two on the Leader
    for _ in range(3):
        g.recall()
        assert g.seat_of(0).agents == 3
        assert g.seat_of(1).agents == 2


@rule("B-ICO-04")
@pytest.mark.parametrize(
    ("faction", "holder", "persuasion"), [("emperor", 0, 4), ("emperor", 1, 0), ("emperor", -1, 0), ("guild", 0, 0)]
)
def test_alliance_condition(faction: str, holder: int, persuasion: int) -> None:
    g = table().influence(0, "emperor", 6).alliance(faction, holder).hand(0, "firm_grip").turn(0)
    g.do("reveal")
    assert g.seat_of(0).persuasion == persuasion


@rule("B-ICO-04")
def test_alliance_condition_ends_with_the_token() -> None:
    g = table().alliance("guild", 0).spice(0, 3).hand(0, "guild_ambassador").turn(0).do("reveal")
    assert offered(g, "resolve guild_ambassador pay spice 3")
    g.alliance("guild", 1).hand(0, "guild_ambassador").play(0).turn(0).do("reveal")
    assert not offered(g, "resolve guild_ambassador")


@rule("B-ICO-05")
@pytest.mark.parametrize(("faction", "level", "works"), [("guild", 1, False), ("guild", 2, True), ("fremen", 6, False)])
def test_influence_condition(faction: str, level: int, works: bool) -> None:
    g = table().influence(0, faction, level).deck(0, "scout", "chani", "dagger").hand(0, "smugglers_thopter").turn(0)
    g.do("agent smugglers_thopter > secure_contract")
    assert offered(g, "resolve smugglers_thopter") == works
    if works:
        pick(g, "resolve smugglers_thopter")
    assert g.names(g.seat_of(0).hand) == (["scout", "chani"] if works else [])


@rule("B-ICO-06")
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("favored_subject", "emperor"),
        ("guild_authorization", "guild"),
        ("secret_of_the_sisterhood", "bene_gesserit"),
        ("know_their_ways", "fremen"),
    ],
)
def test_faction_influence_icon(card: str, faction: str) -> None:
    g = table().intrigue(0, card).turn(0).do(f"intrigue {card}")
    assert {name: g.influence_of(0, name) for name in FACTIONS} == {name: int(name == faction) for name in FACTIONS}
    assert all(g.influence_of(seat, faction) == 0 for seat in (1, 2, 3))


@rule("B-ICO-07")
@pytest.mark.parametrize(
    ("leader", "gain"),
    [
        ("earl_memnon_thorvald", (0, 1, 0)),
        ("countess_ariana_thorvald", (0, 0, 1)),
        ("count_ilban_richese", (1, 0, 0)),
    ],
)
def test_signet_ring_icon(leader: str, gain: tuple[int, int, int]) -> None:
    g = table(leader, "paul_atreides", "duke_leto_atreides", seats=3).hand(0, "signet_ring").turn(0)
    assert goods(g, 0) == (0, 0, 0)
    g.do("agent signet_ring > hall_of_oratory")
    assert goods(g, 0) == gain
    g.do("end turn")
    g.hand(0, "signet_ring").play(0).turn(0).do("reveal")
    assert not offered(g, "resolve")
    assert goods(g, 0) == gain  # revealing it does not use the ability


@rule("B-ICO-08")
@pytest.mark.parametrize(
    ("conflict", "space"),
    [
        ("siege_of_arrakeen", "arrakeen"),
        ("siege_of_carthag", "carthag"),
        ("secure_imperial_basin", "imperial_basin"),
        ("battle_for_arrakeen", "arrakeen"),
        ("battle_for_carthag", "carthag"),
        ("battle_for_imperial_basin", "imperial_basin"),
    ],
)
def test_control_icon(conflict: str, space: str) -> None:
    g = table().conflict(conflict).control(2, space).troops(0, garrison=0, deployed=2).troops(1, 0, deployed=1)
    g.combat()
    markers = {name.id: int(g.state.control[number]) for number, name in enumerate(g.state.rules.spaces)}
    assert {name: seat for name, seat in markers.items() if seat >= 0} == {space: 0}


@rule("B-ICO-09")
def test_trash_icon() -> None:
    g = table().deck(0, "reconnaissance").discard(0, "diplomacy").hand(0, "guild_administrator", "dagger").turn(0)
    g.do("agent guild_administrator > secure_contract")
    assert "end turn" in g.options()  # optional
    pick(g, "resolve guild_administrator")
    assert sorted(g.options()) == [
        "decline",
        "trash dagger hand",
        "trash diplomacy discard",
        "trash guild_administrator play",
    ]
    g.do("trash diplomacy discard")
    seat = g.seat_of(0)
    assert (g.names(seat.discard), g.names(seat.hand)) == ([], ["dagger"])
    assert g.names(g.state.trashed) == ["diplomacy"]
    assert not offered(g, "resolve")  # a single card


@rule("B-ICO-11")
@pytest.mark.parametrize(("deployed", "strength"), [(0, 0), (1, 4), (3, 8)])
def test_sword_needs_a_troop(deployed: int, strength: int) -> None:
    g = table().troops(0, garrison=2, deployed=deployed).hand(0, "dagger", "dagger").turn(0)
    g.do("reveal", "end turn")
    assert g.marker_of(0) == strength


@rule("B-ICO-12")
def test_maker_icon() -> None:
    g = table().makers()
    bonus = {space.id: int(g.state.bonus_spice[number]) for number, space in enumerate(g.state.rules.spaces)}
    assert {name for name, spice in bonus.items() if spice > 0} == set(MAKERS)
    g.water(0, 2).hand(0, "dune_the_desert_planet").turn(0).do("agent dune_the_desert_planet > hagga_basin")
    assert g.seat_of(0).spice == 2 + 1
    assert g.state.bonus_spice[g.space("hagga_basin")] == 0


@rule("B-ICO-13")
def test_steal_intrigue_from_four_or_more() -> None:
    g = table().hand(1, "diplomacy").intrigue_deck()
    g.intrigue(0, "ambush", "charisma", "refocus", "infiltrate")
    g.intrigue(2, "bribery", "double_cross", "tiebreaker")
    g.intrigue(3, "windfall", "urgent_mission", "private_army", "staged_incident", "choam_shares")
    before = {seat: set(g.intrigue_names(g.seat_of(seat).intrigue)) for seat in range(4)}
    g.turn(1).do("agent diplomacy > secrets")
    pick(g, "resolve secrets steal")
    after = {seat: set(g.intrigue_names(g.seat_of(seat).intrigue)) for seat in range(4)}
    assert [len(after[seat]) for seat in range(4)] == [3, 2, 3, 4]
    assert after[1] == (before[0] - after[0]) | (before[3] - after[3])
    assert after[2] == before[2]


@rule("B-ICO-13")
def test_stolen_intrigue_is_random() -> None:
    held = ("ambush", "charisma", "refocus", "infiltrate")
    stolen = set()
    for seed in range(12):
        g = table(seed=seed).hand(1, "diplomacy").intrigue(0, *held).turn(1).do("agent diplomacy > secrets")
        pick(g, "resolve secrets steal")
        assert g.decider() == 1  # nobody chooses the card
        stolen.update(g.intrigue_names(g.seat_of(1).intrigue))
    assert stolen <= set(held)
    assert len(stolen) >= 3


@rule("B-ICO-13")
def test_a_stolen_card_is_known_to_both_and_to_nobody_else() -> None:
    held = ("ambush", "charisma", "refocus", "infiltrate")
    g = table().hand(1, "diplomacy").intrigue(0, *held).intrigue(2, "bribery").turn(1).do("agent diplomacy > secrets")
    pick(g, "resolve secrets steal")
    (entry,) = g.game.view(0)["known"]["intrigue"]
    assert (entry["seat"], entry["card"]) == (1, g.intrigue_names(g.seat_of(1).intrigue)[0])
    # The victim and the thief know of each other's knowledge; whoever watched knows of none.
    assert [g.game.view(seat)["known"]["intrigue"] for seat in (1, 2, 3)] == [[], [], []]
    for seat, seen in ((0, [entry]), (1, [entry]), (2, []), (3, [])):
        copy = g.game.determinize(seat, 5)
        assert copy.view(0)["known"]["intrigue"] == seen, f"in a copy for seat {seat}"


@rule("B-ICO-13")
def test_a_second_theft_leaves_only_what_is_still_known() -> None:
    """Seat 0 saw which card seat 1 took; when seat 3 takes one of four from seat 1, seat 0 does not know what is left.

    What seat 2 took from seat 3 is known as before, and the new victim knows what the new thief has.
    """
    g = table().intrigue(0, "ambush").intrigue(3, "charisma").intrigue(1, "refocus", "infiltrate", "bribery")
    s = g.state
    with unharmed("what is known of stolen cards"):
        cards.steal_intrigue(s, s.seats[1], s.seats[0])
        cards.steal_intrigue(s, s.seats[2], s.seats[3])
        cards.steal_intrigue(s, s.seats[3], s.seats[1])
        known = [g.game.view(seat)["known"]["intrigue"] for seat in range(4)]
    (taken,) = g.intrigue_names(s.seats[3].intrigue)
    assert known[0] == []
    assert known[1] == [{"seat": 3, "card": taken}]
    assert known[3] == [{"seat": 2, "card": "charisma"}]
    assert known[2] == []


@rule("B-ICO-14")
def test_mentat_icon_takes_it_from_its_space_for_a_round() -> None:
    g = table().spice(0, 1).intrigue(0, "calculated_hire").hand(0, "reconnaissance").agents(0, 0).turn(0)
    assert "agent reconnaissance" not in g.options()
    g.do("intrigue calculated_hire")
    assert (g.mentat_holder, g.seat_of(0).agents) == (0, 1)
    g.do("agent reconnaissance > arrakeen")  # used as an Agent
    g.recall()
    assert (g.mentat_holder, g.seat_of(0).agents) == (-1, 2)


@rule("B-ICO-14")
@pytest.mark.parametrize("sent", [False, True], ids=["on a Leader", "on another space"])
def test_mentat_icon_never_takes_it_elsewhere(sent: bool) -> None:
    g = table().solari(0, 2).hand(0, "dagger").agents(1, 1)
    g.mentat_holder = 1
    if sent:
        g.agent_at(1, "arrakeen")
    left = g.seat_of(1).agents
    g.turn(0).do("agent dagger > mentat")
    assert (g.mentat_holder, g.seat_of(0).agents, g.seat_of(1).agents) == (1, 1, left)
    pick(g, "resolve mentat draw")
    assert (g.mentat_holder, g.seat_of(0).agents, g.seat_of(1).agents) == (1, 1, left)


@rule("B-ICO-15")
def test_mentat_as_reward_comes_at_the_next_round() -> None:
    g = table().conflict("sort_through_the_chaos").troops(0, garrison=0, deployed=1).agents(0, 0).agents(1, 0)
    g.mentat_holder = 1
    g.combat()
    assert g.kind() == "take_reward"
    assert (g.mentat_holder, g.seat_of(0).agents) == (1, 0)  # not at once
    now = g.state.round
    g.do("pass")
    assert g.state.round == now + 1
    assert g.mentat_holder == 0
    assert [g.seat_of(seat).agents for seat in range(4)] == [3, 2, 2, 2]
    # The Mentat space is empty in that round, and afterwards the Mentat is home again.
    g.solari(2, 2).hand(2, "dagger").turn(2).do("agent dagger > mentat")
    assert (g.mentat_holder, g.seat_of(2).agents) == (0, 1)
    g.recall()
    assert (g.mentat_holder, g.seat_of(0).agents) == (-1, 2)


@rule("B-ICO-17")
def test_persuasion_icon() -> None:
    g = table().row("spice_hunter", "space_travel", "scout").imperium_deck().hand(0, "convincing_argument").turn(0)
    g.do("reveal")
    assert g.seat_of(0).persuasion == 2
    assert [text for text in g.options() if text.startswith("acquire")] == [
        "acquire spice_hunter",
        "acquire scout",
        "acquire arrakis_liaison",
    ]
    g.do("acquire scout")
    assert g.seat_of(0).persuasion == 1
    assert not offered(g, "acquire")


@rule("B-ICO-19")
@pytest.mark.parametrize(
    ("card", "cost"), [("choam_shares", (7, 0, 0)), ("the_sleeper_must_awaken", (0, 4, 0))], ids=["solari", "spice"]
)
def test_vp_icon(card: str, cost: tuple[int, int, int]) -> None:
    g = table().vp(0, 3).solari(0, cost[0]).spice(0, cost[1]).intrigue(0, card).turn(0).do(f"intrigue {card}")
    assert g.seat_of(0).vp == 4
    assert goods(g, 0) == (0, 0, 0)


@rule("B-ICO-20")
@pytest.mark.parametrize(
    ("card", "change"),
    [
        ("windfall", (2, 0, 0)),
        ("councilors_dispensation", (0, 2, 0)),
        ("water_peddlers_union", (0, 0, 1)),
        ("bribery", (-2, 0, 0)),
        ("calculated_hire", (0, -1, 0)),
        ("water_of_life", (0, -1, -1)),
    ],
)
def test_resource_icons(card: str, change: tuple[int, int, int]) -> None:
    g = table().solari(0, 9).spice(0, 9).water(0, 9).council(0).intrigue(0, card).turn(0)
    others = [goods(g, seat) for seat in (1, 2, 3)]
    g.do(f"intrigue {card}")
    assert goods(g, 0) == (9 + change[0], 9 + change[1], 9 + change[2])
    assert [goods(g, seat) for seat in (1, 2, 3)] == others  # the bank's, nobody else's


@rule("B-ICO-22")
def test_recall_icon() -> None:
    g = table().agent_at(0, "arrakeen", "carthag").agent_at(1, "research_station")
    g.intrigue(0, "urgent_mission").hand(0, "reconnaissance").turn(0)
    assert "agent reconnaissance" not in g.options()
    g.do("intrigue urgent_mission")
    assert sorted(g.options()) == ["recall arrakeen", "recall carthag"]  # own Agents only
    g.do("recall arrakeen")
    assert g.seat_of(0).agents == 1
    assert g.state.agents[g.space("arrakeen")] == 0
    assert g.state.agents[g.space("carthag")] != 0
    g.do("agent reconnaissance > arrakeen")  # sent again in this round, the space being free
    assert g.seat_of(0).agents == 0


@rule("B-ICO-23")
def test_card_icon() -> None:
    g = table().deck(0, "scout", "chani").deck(1, "dagger").hand(0, "space_travel").turn(0)
    g.do("agent space_travel > foldspace")
    pick(g, "resolve space_travel draw")
    assert g.names(g.seat_of(0).hand) == ["scout"]
    assert g.names(g.seat_of(0).deck) == ["chani"]
    assert g.names(g.seat_of(1).deck) == ["dagger"]


@rule("B-ICO-24")
def test_intrigue_icon() -> None:
    g = table().intrigue_deck("bribery", "windfall").hand(0, "piter_de_vries").turn(0)
    g.do("agent piter_de_vries > hall_of_oratory")
    pick(g, "resolve piter_de_vries intrigue")
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["bribery"]
    assert g.intrigue_names(g.state.intrigue_deck) == ["windfall"]
    assert g.names(g.seat_of(0).hand) == []


@rule("B-ICO-25")
@pytest.mark.parametrize(
    ("card", "space", "recruits", "deploys"),
    [
        ("arrakis_recruiter", "research_station", 1, 3),
        ("reconnaissance", "research_station", 0, 2),
        ("arrakis_recruiter", "arrakeen", 2, 4),
        ("sardaukar_legion", "hall_of_oratory", 3, 0),
    ],
)
def test_troop_icon(card: str, space: str, recruits: int, deploys: int) -> None:
    g = table().water(0, 2).troops(0, garrison=6).hand(0, card).turn(0).do(f"agent {card} > {space}")
    while offered(g, "resolve"):
        g.do(next(text for text in g.options() if text.startswith("resolve")))
    assert (g.seat_of(0).garrison, g.seat_of(0).supply) == (6 + recruits, 6 - recruits)
    numbers = [int(text.split()[1]) for text in g.options() if text.startswith("deploy")]
    assert numbers == list(range(1, deploys + 1))


def hand_of(*names: str) -> Callable[[Scenario], Scenario]:
    """Return what puts these cards into the hand of seat 0."""
    return lambda g: g.hand(0, *names)


@rule("B-ICO-26")
@pytest.mark.parametrize(
    ("prepare", "swords", "spice"),
    [
        (hand_of("fedaykin_death_commando"), 0, 0),
        (hand_of("fedaykin_death_commando", "stilgar"), 3 + 3, 0),
        (hand_of("fedaykin_death_commando", "fedaykin_death_commando"), 3 + 3, 0),
        (hand_of("fedaykin_death_commando", "spice_hunter"), 3 + 1, 1),
        (hand_of("spice_hunter", "fedaykin_death_commando"), 1 + 3, 1),
        (hand_of("fedaykin_death_commando", "dagger"), 1, 0),
        (lambda g: g.hand(0, "fedaykin_death_commando").play(0, "arrakis_liaison"), 3, 0),
        (lambda g: g.hand(0, "fedaykin_death_commando").play(1, "arrakis_liaison"), 0, 0),
        (lambda g: g.hand(0, "fedaykin_death_commando").discard(0, "arrakis_liaison"), 0, 0),
    ],
    ids=["alone", "other", "twins", "bonds", "bonds reversed", "no Fremen", "Agent turn", "opponent", "not in play"],
)
def test_fremen_bond(prepare: Callable[[Scenario], Scenario], swords: int, spice: int) -> None:
    g = prepare(table()).turn(0).do("reveal")
    assert (g.seat_of(0).swords, g.seat_of(0).spice) == (swords, spice)


@rule("B-ICO-26")
def test_fremen_bond_with_a_card_that_comes_later() -> None:
    g = table().deck(0, "spice_hunter").intrigue(0, "poison_snooper").hand(0, "fedaykin_death_commando").turn(0)
    g.do("reveal")
    assert g.seat_of(0).swords == 0
    g.do("intrigue poison_snooper", "draw")
    while offered(g, "resolve"):
        assert "end turn" not in g.options()  # both bonds now work, and neither is optional
        g.do(next(text for text in g.options() if text.startswith("resolve")))
    assert (g.seat_of(0).swords, g.seat_of(0).spice) == (3 + 1, 1)


@rule("B-ICO-27")
@pytest.mark.parametrize(("space", "deploys"), [("imperial_basin", True), ("secure_contract", False)])
def test_combat_space(space: str, deploys: bool) -> None:
    g = table().hand(0, "dune_the_desert_planet").turn(0).do(f"agent dune_the_desert_planet > {space}")
    assert offered(g, "deploy") == deploys
    if deploys:
        g.do("deploy 2")
    assert (g.seat_of(0).conflict, g.seat_of(0).garrison) == ((2, 1) if deploys else (0, 3))
