"""Combat and Endgame Intrigue cards: conditions, costs, swords, and what else they do."""

from __future__ import annotations

import pytest

from tests.content.base.kit import Changes, offered, total
from tests.content.ix.kit import Watch, rich, settle
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

COMBAT = (
    "advanced_weaponry",
    "blackmail",
    "cannon_turrets",
    "finesse",
    "second_wave",
    "strategic_push",
    "war_chest",
)
ENDGAME = ("grand_conspiracy", "machine_culture", "war_chest")

# What playing brings and costs when nothing else is there to be chosen.
SWORDS: dict[str, Changes] = {
    "advanced_weaponry": {"swords": 4},
    "cannon_turrets": {"swords": 2},
    "finesse": {"swords": 2},
    "strategic_push": {"swords": 2},
    "war_chest": {"swords": 4, "solari": -2},
}

THREE = ("minimic_film", "restricted_ordnance", "artillery")


def battle(*cards: str) -> Scenario:
    """Combat of seats 0 and 1; seat 0 has three troops, three tiles and Influence, and is asked first."""
    g = rich().tiles(0, *THREE).influence(0, "emperor", 1).intrigue(0, *cards)
    return g.troops(0, garrison=0, deployed=3).troops(1, garrison=3, deployed=2)


def end(*cards: str) -> Scenario:
    """The Endgame, seat 0 being asked for its cards."""
    g = rich().intrigue(0, *cards).conflict_deck()
    return g.solari(0, 9)


@pytest.mark.parametrize("card", COMBAT)
@rule("B-INT-03", "B-CMB-01")
def test_combat_card_only_in_combat(card: str) -> None:
    plots = ("advanced_weaponry", "finesse")
    g = battle(card)
    assert (f"intrigue {card}" in g.turn(0).options()) is (card in plots)
    g = battle(card).combat()
    assert (g.kind(), g.decider(), g.options()) == ("combat_intrigue", 0, [f"intrigue {card}", "pass"])
    # Out of the Conflict nobody is asked.
    g = battle(card).troops(0, garrison=3).intrigue(1, "ambush").combat()
    assert (g.kind(), g.decider()) == ("combat_intrigue", 1)


@pytest.mark.parametrize("card", COMBAT)
@rule("X-UNT-04", "F-IX-05", "F-IX-06")
def test_combat_card_with_a_dreadnought_alone(card: str) -> None:
    g = battle(card).troops(0, garrison=3).ships(0, deployed=1).combat()
    assert g.options() == [f"intrigue {card}", "pass"]
    g = battle(card).troops(0, garrison=3).ships(0, garrison=2).intrigue(1, "ambush").combat()
    assert g.decider() == 1


@pytest.mark.parametrize("card", SWORDS)
@rule("B-INT-06")
def test_plain_combat_card(card: str) -> None:
    g = battle(card).combat()
    watch = Watch(g)
    g.intrigue(0, card, "ambush")  # a further card keeps the Combat open
    g.do(f"intrigue {card}")
    assert watch.only(0) == SWORDS[card]
    assert g.strength_of(0) == 6 + SWORDS[card]["swords"]
    assert g.intrigue_names(g.state.intrigue_discard) == [card]


# --- advanced_weaponry -----------------------------------------------------------------------------------------------


@rule("X-TEC-16", "F-INT-01")
@pytest.mark.parametrize("n", range(5))
def test_advanced_weaponry_needs_three_tiles(n: int) -> None:
    g = battle("advanced_weaponry").tiles(0, *(*THREE, "holoprojectors")[:n])
    g.turn_down(0, *["holoprojectors"] * (n == 4))
    assert ("intrigue advanced_weaponry" in g.combat().options()) is (n >= 3)


# --- blackmail -------------------------------------------------------------------------------------------------------


@rule("B-INF-14", "F-OPT-03")
def test_blackmail_influence_for_swords() -> None:
    g = battle("blackmail", "ambush").influence(0, "fremen", 2).vp(0, 3).combat()
    watch = Watch(g)
    g.do("intrigue blackmail")
    assert g.options() == ["lose emperor", "lose fremen"]
    g.do("lose fremen")
    assert watch.only(0) == {"intrigue": -1, "fremen": -1, "vp": -1, "swords": 5}
    assert g.strength_of(0) == 6 + 5
    g = battle("blackmail", "ambush").influence(0, "emperor", 0).combat()
    assert "intrigue blackmail" not in g.options()


# --- cannon_turrets --------------------------------------------------------------------------------------------------


@rule("X-UNT-02")
def test_cannon_turrets_a_dreadnought_of_every_opponent_retreats() -> None:
    g = battle("cannon_turrets", "ambush").ships(0, deployed=1).ships(1, deployed=2).ships(2, garrison=1, deployed=1)
    g.ships(3, garrison=1).combat()
    watch = Watch(g)
    g.do("intrigue cannon_turrets")
    assert g.kind() == "combat_intrigue"
    assert watch.of(0) == {"intrigue": -1, "swords": 2}  # the own one stays
    assert watch.of(1) == watch.of(2) == {"ships_conflict": -1, "ships_garrison": 1}
    assert watch.of(3) == {}
    assert [g.strength_of(seat) for seat in range(4)] == [6 + 3 + 2, 4 + 3, 0, 0]


# --- second_wave -----------------------------------------------------------------------------------------------------


def wave(garrison: int, ships: int) -> Scenario:
    """Second Wave just played with so many units in the Garrison; another card keeps the Combat open."""
    g = battle("second_wave", "ambush").troops(0, garrison, deployed=1).ships(0, garrison=ships)
    return g.combat()


@rule("X-UNT-01", "F-OPT-06")
@pytest.mark.parametrize(("troops", "ships"), [(0, 0), (1, 0), (2, 0), (1, 1), (0, 1), (0, 2)])
def test_second_wave_deploys_up_to_two_units(troops: int, ships: int) -> None:
    g = wave(4, 2)
    watch = Watch(g)
    g.do("intrigue second_wave")
    assert (g.kind(), g.options()) == ("deploy", ["deploy 0", "deploy 1", "deploy 2"])
    g.do(f"deploy {troops}")
    if troops < 2:
        assert g.kind() == "deploy_dreadnoughts"
        assert g.options() == [f"deploy dreadnoughts {n}" for n in range(3 - troops)]
        g.do(f"deploy dreadnoughts {ships}")
    moved: Changes = {"garrison": -troops, "conflict": troops, "ships_garrison": -ships, "ships_conflict": ships}
    assert watch.only(0) == total({"intrigue": -1, "swords": 2}, moved)
    assert g.strength_of(0) == 2 + 2 + 2 * troops + 3 * ships
    assert g.kind() == "combat_intrigue"


def test_second_wave_with_few_units() -> None:
    g = wave(0, 1).do("intrigue second_wave")
    assert g.options() == ["deploy dreadnoughts 0", "deploy dreadnoughts 1"]
    g = wave(1, 0).do("intrigue second_wave")
    assert g.options() == ["deploy 0", "deploy 1"]
    g = wave(0, 0)
    watch = Watch(g)
    g.do("intrigue second_wave")
    assert watch.only(0) == {"intrigue": -1, "swords": 2}


@rule("X-CLR-05")
def test_second_wave_needs_a_unit_in_the_conflict() -> None:
    g = battle("second_wave").troops(0, garrison=4).ships(0, garrison=1).intrigue(1, "ambush").combat()
    assert g.decider() == 1


@rule("F-LDR-03", "X-CLR-05")
def test_second_wave_is_no_deployment_of_a_turn() -> None:
    # Seat 1 has deployed four troops in the last turn of the round; that is nothing to the Baron's Masterstroke.
    g = rich(leader="baron_vladimir_harkonnen").intrigue(0, "second_wave", "ambush").troops(0, 3, deployed=1)
    g.hand(1, "treachery", "treachery").revealed(0, 2, 3).turn(1)
    settle(g.do("reveal")).do("end turn")
    assert (g.kind(), g.decider(), g.seat_of(1).conflict) == ("combat_intrigue", 0, 4)
    watch = Watch(g)
    g.do("intrigue second_wave", "deploy 1")
    assert watch.only(0) == {"intrigue": -1, "swords": 2, "garrison": -1, "conflict": 1}
    assert g.seat_of(0).secret_shown == 0


# --- strategic_push --------------------------------------------------------------------------------------------------


def pushed(own: int, enemy: int) -> list[Changes]:
    """Seat 0 plays Strategic Push with so many troops against so many; return what the whole Combat brought both."""
    g = battle("strategic_push").troops(0, garrison=0, deployed=own).troops(1, garrison=0, deployed=enemy)
    g.conflict("skirmish_b").combat()
    watch = Watch(g)
    g.do("intrigue strategic_push")
    while g.kind() != "play_card":
        g.do("pass")
    things = ("solari", "spice", "water", "vp")
    return [{name: n for name, n in watch.of(seat).items() if name in things} for seat in (0, 1)]


@rule("B-CMB-06", "F-CON-02")
def test_strategic_push_pays_the_winner() -> None:
    assert pushed(own=3, enemy=2) == [{"vp": 1, "solari": 2}, {"water": 1}]
    assert pushed(own=3, enemy=5) == [{"water": 1}, {"vp": 1}]  # second place; the winner gets nothing by the card
    assert pushed(own=3, enemy=4) == [{"water": 1}, {"water": 1}]  # a tie for first: both take the second reward


def test_strategic_push_pays_for_its_own_conflict_only() -> None:
    g = battle("strategic_push").troops(1, garrison=0, deployed=5).conflict("skirmish_b").tiles(0).combat()
    g.do("intrigue strategic_push")
    while g.kind() != "play_card":
        g.do("pass")
    watch = Watch(g)
    g.troops(0, garrison=0, deployed=3).troops(1, garrison=0).conflict("skirmish_b").combat()
    while g.kind() != "play_card":
        g.do("pass")
    assert watch.of(0).get("solari", 0) == 0
    assert watch.of(0)["vp"] == 1


# --- war_chest -------------------------------------------------------------------------------------------------------


@rule("F-INT-01")
@pytest.mark.parametrize(("solari", "playable"), [(1, False), (2, True)])
def test_war_chest_costs_two_solari(solari: int, playable: bool) -> None:
    g = battle("war_chest").solari(0, solari).combat()
    assert ("intrigue war_chest" in g.options()) is playable


@rule("B-INT-04")
@pytest.mark.parametrize(("solari", "playable"), [(9, False), (10, True), (20, True)])
def test_war_chest_ten_solari_in_the_endgame(solari: int, playable: bool) -> None:
    g = end("war_chest").solari(0, solari).recall()
    assert g.options() == [*["intrigue war_chest"] * playable, "pass"]
    if playable:
        watch = Watch(g)
        g.do("intrigue war_chest")
        assert watch.only(0) == {"intrigue": -1, "vp": 1}  # the Solari are kept


# --- machine_culture -------------------------------------------------------------------------------------------------


@rule("B-INT-04", "X-TEC-16")
@pytest.mark.parametrize("n", range(5))
def test_machine_culture_three_tiles_in_the_endgame(n: int) -> None:
    g = end("machine_culture").tiles(0, *("training_drones", "minimic_film", "artillery", "windtraps")[:n])
    g.turn_down(0, *["training_drones"] * (n >= 1))
    g.recall()
    assert offered(g, "intrigue") == ["intrigue machine_culture"] * (n >= 3)
    if n >= 3:
        watch = Watch(g)
        g.do("intrigue machine_culture")
        assert watch.only(0) == {"intrigue": -1, "vp": 1}


# --- grand_conspiracy ------------------------------------------------------------------------------------------------


def conspiracy(mask: int) -> Scenario:
    """The Endgame with Grand Conspiracy and those of its four conditions whose bits are set; the rest just fail."""
    g = end("grand_conspiracy").ships(0, garrison=1)
    if mask & 1:
        g.ships(0, garrison=1).flag(0, "carthag")
    if mask & 2:
        g.discard(0, "the_spice_must_flow")
    g.influence(0, "guild", 4).influence(0, "fremen", 4 if mask & 4 else 3)
    if mask & 8:
        g.council(0)
    return g.recall()


@rule("B-INT-04")
@pytest.mark.parametrize("mask", range(16))
def test_grand_conspiracy_counts_four_things(mask: int) -> None:
    held = mask.bit_count()
    g = conspiracy(mask)
    assert offered(g, "intrigue") == ["intrigue grand_conspiracy"] * (held >= 3)
    if held >= 3:
        watch = Watch(g)
        g.do("intrigue grand_conspiracy")
        assert watch.only(0) == {"intrigue": -1, "vp": held - 2}


@pytest.mark.parametrize("place", ["garrison", "conflict", "flag"])
def test_grand_conspiracy_dreadnoughts_in_service_anywhere(place: str) -> None:
    g = end("grand_conspiracy").council(0).hand(0, "the_spice_must_flow")
    if place == "garrison":
        g.ships(0, garrison=2)
    elif place == "conflict":
        g.ships(0, garrison=1, deployed=1)
    else:
        g.flag(0, "arrakeen").flag(0, "carthag")
    assert g.recall().options() == ["intrigue grand_conspiracy", "pass"]


@pytest.mark.parametrize("card", ENDGAME)
@rule("B-INT-04")
def test_endgame_card_not_before(card: str) -> None:
    g = rich().intrigue(0, card).tiles(0, *THREE).spice(0, 0).council(0).ships(0, garrison=2)
    g.discard(0, "the_spice_must_flow").turn(0)
    assert offered(g, "intrigue") == []
