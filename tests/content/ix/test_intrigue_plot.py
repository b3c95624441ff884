"""Plot Intrigue cards: when each may be played, what it costs, what it does."""

from __future__ import annotations

import pytest

from tests.content.base.kit import DRAW, FACTIONS, RECRUIT, Changes, offered, times, total
from tests.content.ix.kit import SHIP, Watch, rich, settle
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

PLOT = (
    "advanced_weaponry",
    "cull",
    "diversion",
    "expedite",
    "finesse",
    "glimpse_the_path",
    "ixian_probe",
    "machine_culture",
    "quid_pro_quo",
    "secret_forces",
    "strongarm",
)

# Cards without a choice: what playing them changes, whenever it is done.
PLAIN_PLOT: dict[str, Changes] = {
    "advanced_weaponry": total({"solari": -3}, SHIP),
    "quid_pro_quo": {"spice": -2, "guild": 1},
    "secret_forces": times(2, RECRUIT),
}

# What playing costs; an arrow on an Intrigue card is not optional.
COSTS: list[tuple[str, str, int]] = [
    ("advanced_weaponry", "solari", 3),
    ("cull", "solari", 1),
    ("expedite", "spice", 1),
    ("glimpse_the_path", "spice", 1),
    ("quid_pro_quo", "spice", 2),
]

# Cards that need something done earlier in the same turn.
LATER = ("diversion", "strongarm")


def holding(*cards: str) -> Scenario:
    """A position in which the Plot cards can be played: a Council seat, Influence, an Agent out, two cards in hand."""
    g = rich("diplomacy", "dagger", "dagger").intrigue(0, *cards).council(0).agents(0, 3)
    return g.influence(0, "emperor", 1).agent_at(0, "foldspace")


def at(moment: str, *cards: str) -> Scenario:
    """The position at a moment of seat 0's turn: before its kind is chosen, in the Agent or in the Reveal turn.

    In the Agent turn four units have been deployed at Hardy Warriors.
    """
    g = holding(*cards).turn(0)
    if moment == "agent":
        settle(g.do("agent diplomacy > hardy_warriors")).do("deploy 4")
    elif moment == "reveal":
        g.hand(0).do("reveal").hand(0, "dagger", "dagger")
        g.do(f"intrigue {EXTRA}")  # opens the menu again, with cards in the hand
    return g


EXTRA = "windfall"
MOMENTS = ("start", "agent", "reveal")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("card", PLOT)
@rule("B-INT-02", "F-INT-02")
def test_plot_card_may_be_played_in_any_own_turn(card: str, moment: str) -> None:
    playable = card not in LATER or moment == "agent"
    assert (f"intrigue {card}" in at(moment, card, EXTRA).options()) is playable


@pytest.mark.parametrize("card", PLOT)
@rule("B-INT-02", "B-INT-03", "B-INT-04")
def test_plot_card_cannot_be_played_outside_the_own_turn(card: str) -> None:
    g = holding().intrigue(1, card).hand(1, "dagger").turn(0)
    assert offered(g, "intrigue") == []
    combat = card in ("finesse",)
    g = holding(card).troops(0, garrison=3, deployed=5).combat()
    assert g.kind() == "combat_intrigue"
    assert g.options() == [*[f"intrigue {card}"] * combat, "pass"]
    g = holding(card).conflict_deck().recall()
    assert g.kind() == "endgame_intrigue"
    assert g.options() == ["pass"]


@pytest.mark.parametrize("moment", ["start", "agent"])
@pytest.mark.parametrize("card", PLAIN_PLOT)
@rule("B-INT-06")
def test_plain_plot_card(card: str, moment: str) -> None:
    g = at(moment, card)
    watch = Watch(g)
    g.do(f"intrigue {card}")
    # The Agent sent to Hardy Warriors counts for Quid Pro Quo.
    extra: Changes = {"fremen": 1, "vp": 1} if (card, moment) == ("quid_pro_quo", "agent") else {}
    assert watch.only(0) == total({"intrigue": -1}, PLAIN_PLOT[card], extra)
    assert g.intrigue_names(g.state.intrigue_discard) == [card]


@pytest.mark.parametrize(("card", "resource", "n"), COSTS)
@rule("B-INT-07", "F-OPT-03")
def test_cost_must_be_payable(card: str, resource: str, n: int) -> None:
    for have, playable in ((n, True), (n - 1, False)):
        g = holding(card)
        setattr(g.seat_of(0), resource, have)
        g.turn(0)
        assert (f"intrigue {card}" in g.options()) is playable


# --- advanced_weaponry -----------------------------------------------------------------------------------------------


@rule("X-DRN-03")
def test_advanced_weaponry_needs_a_dreadnought_left() -> None:
    g = holding("advanced_weaponry").ships(0, garrison=2).turn(0)
    assert "intrigue advanced_weaponry" not in g.options()


@rule("X-DRN-02")
def test_advanced_weaponry_dreadnought_may_fight_at_once() -> None:
    g = at("agent", "advanced_weaponry")
    assert offered(g, "deploy") == []  # two of the Garrison have gone, and the two recruits
    g.do("intrigue advanced_weaponry")
    assert offered(g, "deploy") == ["deploy dreadnought"]
    g.do("deploy dreadnought")
    assert g.ships_of(0) == (1, 0, 1)


# --- cull ------------------------------------------------------------------------------------------------------------


@rule("B-DCK-05", "B-DCK-07")
@pytest.mark.parametrize("choice", ["trash dagger hand", "trash diplomacy discard", "trash jamis play"])
def test_cull_trashes_a_card(choice: str) -> None:
    g = rich("dagger").discard(0, "diplomacy").play(0, "jamis").intrigue(0, "cull").turn(0)
    watch = Watch(g)
    g.do("intrigue cull")
    assert set(g.options()) >= {"trash dagger hand", "trash diplomacy discard", "trash jamis play"}
    g.do(choice)
    assert watch.only(0) == {"solari": -1, "intrigue": -1, choice.split()[2]: -1}


# --- diversion -------------------------------------------------------------------------------------------------------


@rule("X-UNT-01", "B-INT-07")
@pytest.mark.parametrize(
    ("troops", "ships", "playable"), [(3, 0, False), (4, 0, True), (3, 1, True), (2, 2, True), (2, 1, False)]
)
def test_diversion_needs_four_units_deployed_this_turn(troops: int, ships: int, playable: bool) -> None:
    g = rich("diplomacy").intrigue(0, "diversion").troops(0, garrison=5, deployed=4).ships(0, garrison=1)
    settle(g.turn(0).do("agent diplomacy > hardy_warriors"))
    assert "intrigue diversion" not in g.options()
    if ships == 2:
        g.ships(0, garrison=2)
    g.do(*["deploy dreadnought"] * ships, f"deploy {troops}")
    assert ("intrigue diversion" in g.options()) is playable


@rule("X-FRT-02")
def test_diversion_moves_the_freighter_once() -> None:
    g = at("agent", "diversion")
    watch = Watch(g)
    g.do("intrigue diversion")
    assert g.options() == ["freighter advance", "freighter recall"]
    g.do("freighter advance")
    assert watch.only(0) == {"intrigue": -1, "freighter": 1}
    assert g.kind() == "resolve"


def test_diversion_counts_one_turn_only() -> None:
    g = at("agent", "diversion").do("end turn").turn(0)
    assert "intrigue diversion" not in g.options()


# --- expedite --------------------------------------------------------------------------------------------------------


@rule("X-FRT-02", "X-FRT-04")
def test_expedite_spice_for_a_freighter_icon() -> None:
    g = holding("expedite").freighter(0, 1).turn(0)
    watch = Watch(g)
    g.do("intrigue expedite", "freighter recall", "choose spice 2")
    assert watch.only(0) == {"intrigue": -1, "spice": -1 + 2, "freighter": -1}
    g = holding("expedite").freighter(0, 1).turn(0)
    watch = Watch(g)
    g.do("intrigue expedite", "freighter advance")
    assert watch.only(0) == {"intrigue": -1, "spice": -1, "freighter": 1}


# --- finesse ---------------------------------------------------------------------------------------------------------


@rule("B-INF-14", "F-CRD-16")
@pytest.mark.parametrize("gained", FACTIONS)
def test_finesse_moves_influence(gained: str) -> None:
    g = rich().influence(0, "guild", 3).intrigue(0, "finesse").turn(0)
    watch = Watch(g)
    g.do("intrigue finesse")
    assert g.options() == ["lose guild"]
    g.do("lose guild")
    assert g.options() == [f"influence {name}" for name in FACTIONS]
    g.do(f"influence {gained}")
    assert watch.only(0) == total({"intrigue": -1, "guild": -1}, {gained: 1})


def test_finesse_needs_influence_to_lose() -> None:
    assert "intrigue finesse" not in rich().intrigue(0, "finesse").turn(0).options()


# --- glimpse_the_path ------------------------------------------------------------------------------------------------


def test_glimpse_the_path_water_and_a_card() -> None:
    g = holding("glimpse_the_path").turn(0)
    watch = Watch(g)
    g.do("intrigue glimpse_the_path")
    assert watch.only(0) == total({"intrigue": -1, "spice": -1, "water": 1}, DRAW)


@rule("F-REV-01")
def test_glimpse_the_path_card_is_revealed_in_the_reveal_turn() -> None:
    g = rich().deck(0, "spice_trader", "dagger").intrigue(0, "glimpse_the_path").turn(0).do("reveal")
    watch = Watch(g)
    g.do("intrigue glimpse_the_path")
    gains: Changes = {"water": 1, "persuasion": 2, "swords": 1}
    assert watch.only(0) == total({"intrigue": -1, "spice": -1, "deck": -1, "play": 1}, gains)


# --- ixian_probe -----------------------------------------------------------------------------------------------------


@rule("X-DIS-01", "F-OPT-03", "X-UNL-01")
def test_ixian_probe_two_cards_for_two() -> None:
    g = rich("dagger", "choam_delegate", "diplomacy").intrigue(0, "ixian_probe", "ambush").turn(0)
    watch = Watch(g)
    g.do("intrigue ixian_probe")
    assert g.options() == ["discard dagger", "discard choam_delegate", "discard diplomacy"]
    g.do("discard choam_delegate", "discard dagger")
    unloaded: Changes = {"solari": 3}
    assert watch.only(0) == total({"intrigue": -1, "hand": -2, "discard": 2}, unloaded, times(2, DRAW))
    g = rich("dagger").intrigue(0, "ixian_probe").turn(0)
    assert "intrigue ixian_probe" not in g.options()


# --- machine_culture -------------------------------------------------------------------------------------------------


@rule("X-TEC-01", "X-TEC-05")
def test_machine_culture_acquires_tech_at_full_price() -> None:
    g = holding("machine_culture").spice(0, 3).turn(0)
    watch = Watch(g)
    g.do("intrigue machine_culture")
    assert g.options() == ["acquire tile minimic_film", "acquire tile detonation_devices", "decline"]
    g.do("acquire tile detonation_devices")
    assert watch.only(0) == {"intrigue": -1, "spice": -3, "tiles": 1}
    assert "intrigue machine_culture" not in holding("machine_culture").spice(0, 1).turn(0).options()


@rule("X-NEG-03")
def test_machine_culture_with_negotiators() -> None:
    g = holding("machine_culture").spice(0, 2).negotiators(0, 1).turn(0)
    watch = Watch(g)
    g.do("intrigue machine_culture", "acquire tile detonation_devices")
    assert watch.only(0) == {"intrigue": -1, "spice": -2, "tiles": 1, "negotiators": -1, "supply": 1}


# --- quid_pro_quo ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spaces", "gains"),
    [
        (("wealth",), {"emperor": 1}),
        (("conspire", "wealth"), {"emperor": 1}),
        (("secrets", "hardy_warriors", "carthag"), {"bene_gesserit": 1, "fremen": 1}),
    ],
)
def test_quid_pro_quo_every_faction_with_an_agent(spaces: tuple[str, ...], gains: Changes) -> None:
    g = rich("dagger").intrigue(0, "quid_pro_quo").agents(0, 4).agent_at(0, *spaces).agent_at(1, "foldspace").turn(0)
    watch = Watch(g)
    g.do("intrigue quid_pro_quo")
    assert watch.only(0) == total({"intrigue": -1, "spice": -2}, gains)


def test_quid_pro_quo_needs_an_agent_with_a_faction() -> None:
    g = rich("dagger").intrigue(0, "quid_pro_quo").agent_at(0, "carthag").agent_at(1, "wealth").turn(0)
    assert "intrigue quid_pro_quo" not in g.options()


# --- secret_forces ---------------------------------------------------------------------------------------------------


@rule("F-INT-01")
def test_secret_forces_needs_a_council_seat() -> None:
    assert "intrigue secret_forces" not in rich().intrigue(0, "secret_forces").turn(0).options()
    assert "intrigue secret_forces" not in rich().council(1).intrigue(0, "secret_forces").turn(0).options()


# --- strongarm -------------------------------------------------------------------------------------------------------


@rule("B-CST-04")
@pytest.mark.parametrize("place", ["garrison", "conflict"])
def test_strongarm_a_troop_for_influence_where_the_agent_went(place: str) -> None:
    g = rich("diplomacy").intrigue(0, "strongarm").agents(0, 2).agent_at(0, "wealth").troops(0, 3, deployed=2)
    settle(g.turn(0).do("agent diplomacy > foldspace"))
    watch = Watch(g)
    g.do("intrigue strongarm")
    assert (g.kind(), g.options()) == ("lose_troop", ["lose from garrison", "lose from conflict"])
    g.do(f"lose from {place}")
    # The second Influence with the Guild brings its Victory Point; the Agent of an earlier turn brings nothing.
    assert watch.only(0) == {"intrigue": -1, place: -1, "supply": 1, "guild": 1, "vp": 1}


def test_strongarm_with_troops_in_one_place_only() -> None:
    for garrison, deployed, place in ((2, 0, "garrison"), (0, 2, "conflict")):
        g = rich("diplomacy").intrigue(0, "strongarm").troops(0, garrison, deployed)
        settle(g.turn(0).do("agent diplomacy > secrets"))
        watch = Watch(g)
        g.do("intrigue strongarm")
        assert watch.only(0) == {"intrigue": -1, place: -1, "supply": 1, "bene_gesserit": 1, "vp": 1}


@rule("F-INT-01", "X-UNT-02")
def test_strongarm_needs_a_troop_and_an_agent_sent_to_a_faction() -> None:
    g = rich("dune_the_desert_planet").intrigue(0, "strongarm").agents(0, 2).agent_at(0, "wealth").turn(0)
    assert "intrigue strongarm" not in g.options()
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert "intrigue strongarm" not in g.options()
    # A dreadnought is no troop.
    g = rich("diplomacy").intrigue(0, "strongarm").troops(0, 0).ships(0, garrison=1, deployed=1)
    settle(g.turn(0).do("agent diplomacy > secrets"))
    assert "intrigue strongarm" not in g.options()
