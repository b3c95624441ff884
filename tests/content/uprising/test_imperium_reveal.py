"""The Imperium cards of Uprising in the Reveal turn."""

from __future__ import annotations

import pytest

from tests.content.uprising.cards_kit import RECRUIT, Changes, offered, rich, shown, total, use
from tests.support.rulemark import rule

# Reveal boxes without a choice, alone and with no condition met.
CARDS: dict[str, Changes] = {
    "sardaukar_soldier": {"persuasion": 1, "swords": 1},
    "smugglers_harvester": {"persuasion": 1},
    "space_time_folding": {"persuasion": 1},
    "unswerving_loyalty": {"persuasion": 1, **RECRUIT},
    "weirding_woman": {"persuasion": 1, "swords": 1},
    "desert_survival": {"persuasion": 1, "swords": 1},
    "fedaykin_stilltent": {"water": 1},
    "hidden_missive": {"persuasion": 1, "swords": 1},
    "imperial_spymaster": {"persuasion": 1, "swords": 1},
    "maker_keeper": {"persuasion": 2},
    "reliable_informant": {"persuasion": 1, "solari": 1},
    "spy_network": {"persuasion": 2, "swords": 1},
    "bene_gesserit_operative": {"persuasion": 1},
    "branching_path": {"persuasion": 2},
    "calculus_of_power": {"persuasion": 2},
    "dangerous_rhetoric": {"persuasion": 1, "swords": 1},
    "double_agent": {"persuasion": 1, "swords": 1},
    "ecological_testing_station": {"persuasion": 1},
    "guild_envoy": {"persuasion": 1},
    "guild_spy": {"persuasion": 2},
    "maula_pistol": {"persuasion": 1, "swords": 1},
    "northern_watermaster": {"persuasion": 1},
    "rebel_supplier": {"spice": 1, "swords": 1},
    "paracompass": {},
    "shishakli": {"swords": 2},
    "smugglers_haven": {"persuasion": 1},
    "southern_elders": {"water": 1},
    "tread_in_darkness": {"persuasion": 2, "swords": 1},
    "truthtrance": {"persuasion": 1},
    "captured_mentat": {"persuasion": 1},
    "chani_clever_tactician": {},
    "in_high_places": {"persuasion": 2},
    "leadership": {"persuasion": 2, "swords": 1},
    "strike_fleet": {"persuasion": 1, "swords": 3},
    "subversive_advisor": {"persuasion": 1},
    "treacherous_maneuver": {"persuasion": 1, "intrigue": 1},
    "junction_headquarters": {"persuasion": 1, "water": 1, **RECRUIT},
    "price_is_no_object": {"persuasion": 2, "solari": 2},
    "stilgar_the_devoted": {"persuasion": 2},
    "long_live_the_fighters": {"persuasion": 2, "swords": 3},
    "overthrow": {"persuasion": 2, "swords": 2, **RECRUIT},
    "steersman": {"persuasion": 2, "spice": 2},
}


@pytest.mark.parametrize("card", CARDS)
def test_reveal_boxes(card: str) -> None:
    assert shown(rich(card)) == CARDS[card]


# With another Fremen card revealed, which gives 1 Persuasion and 1 sword itself.
BONDS: dict[str, Changes] = {
    "ecological_testing_station": {"water": 1},
    "northern_watermaster": {"spice": 2},
    "shishakli": {"fremen": 1},
    "southern_elders": {"persuasion": 2},
    "chani_clever_tactician": {"persuasion": 2},
}


@rule("U-ICO-33")
@pytest.mark.parametrize("card", BONDS)
def test_fremen_bond(card: str) -> None:
    change = shown(rich(card, "maula_pistol"))
    assert change == total(CARDS[card], BONDS[card], {"persuasion": 1, "swords": 1})
    assert shown(rich(card)) == CARDS[card]  # no card bonds with itself


def test_unswerving_loyalty_deploys_or_retreats_with_the_bond() -> None:
    for answer, moved in (("choose deploy", 1), ("choose retreat", -1)):
        g = rich("unswerving_loyalty", "maula_pistol").troops(0, 3, 2).turn(0).do("reveal")
        assert "end turn" in g.options()  # nobody must
        use(g, "unswerving_loyalty").do(answer, "deploy 1" if moved > 0 else "retreat 1")
        assert g.seat_of(0).conflict == 2 + moved
        assert g.kind() == "acquire"
    alone = rich("unswerving_loyalty").troops(0, 3, 2).turn(0).do("reveal")
    assert offered(alone, "resolve unswerving") == []


def test_spy_network_trades_one_of_two_spies() -> None:
    g = rich("spy_network").spies(0, "choam", "guild")
    change = shown(g, "recall spy choam")
    assert change == {"persuasion": 2, "swords": 1, "spies": -1, "intrigue": 1}
    assert shown(rich("spy_network").spies(0, "choam")) == {"persuasion": 2, "swords": 1}


def test_undercover_asset_places_a_spy_or_fights() -> None:
    assert shown(rich("undercover_asset"), "choose spy", "spy on choam") == {"spies": 1}
    assert shown(rich("undercover_asset"), "choose swords 2") == {"swords": 2}


@pytest.mark.parametrize("card", ["wheels_within_wheels", "public_spectacle"])
def test_spies_in_the_reveal_turn(card: str) -> None:
    assert shown(rich(card), "spy on choam") == {"persuasion": 1, "spies": 1}


def test_covert_operation_places_two_spies() -> None:
    assert shown(rich("covert_operation"), "spy on choam", "spy on guild") == {"spies": 2}


def test_bene_gesserit_operative_looks_for_two_spies_all_turn_long() -> None:
    assert shown(rich("bene_gesserit_operative").spies(0, "choam", "guild")) == {"persuasion": 3}
    g = rich("bene_gesserit_operative", "public_spectacle").spies(0, "choam").turn(0).do("reveal")
    assert g.seat_of(0).persuasion == 2
    g.do("resolve public_spectacle spy", "spy on guild", "resolve bene_gesserit_operative persuasion 2")
    assert g.seat_of(0).persuasion == 4


def test_calculus_of_power_trashes_another_emperor_card() -> None:
    g = rich("calculus_of_power", "imperial_spymaster", "dagger")
    change = shown(g, "trash imperial_spymaster play")
    assert change == {"persuasion": 3, "swords": 1 + 1 + 3, "play": -1}
    two = rich("calculus_of_power", "calculus_of_power").turn(0).do("reveal")
    two.do("resolve calculus_of_power pay trash_other_in_play")
    assert two.options() == ["trash calculus_of_power play"]  # the other copy
    three = rich("imperial_spymaster", "calculus_of_power", "dagger").turn(0).do("reveal")
    before = three.names(three.seat_of(0).play)
    three.do("resolve calculus_of_power pay trash_other_in_play")
    assert three.names(three.seat_of(0).play) == before  # asking moves no card


def test_guild_spy_is_paid_for_the_spice_must_flow() -> None:
    g = rich("guild_spy").spies(0, "emperor", "bene_gesserit", "choam").persuasion(0, 7).turn(0).do("reveal")
    assert offered(g, "resolve guild_spy") == []
    g.do("acquire the_spice_must_flow", "resolve guild_spy influence_each")
    assert [g.influence_of(0, name) for name in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 0, 1, 0]


@pytest.mark.parametrize(("seat", "master", "persuasion"), [(0, 0, 0), (1, 0, 2 + 2), (0, 1, 0), (1, 1, 2 + 3)])
def test_paracompass_looks_for_seat_and_swordmaster(seat: int, master: int, persuasion: int) -> None:
    """The seat itself gives 2."""
    g = rich("paracompass")
    if seat:
        g.council(0)
    if master:
        g.swordmaster(0)
    assert shown(g).get("persuasion", 0) == persuasion


def test_sardaukar_coordination_counts_revealed_emperor_cards() -> None:
    """Cards played before do not count; a card drawn and revealed later, or trashed after, does."""
    g = rich("sardaukar_coordination", "imperial_spymaster", "calculus_of_power").play(0, "sardaukar_soldier").turn(0)
    g.do("reveal", "resolve calculus_of_power pay trash_other_in_play", "trash imperial_spymaster play", "end turn")
    assert g.seat_of(0).swords == 1 + 3 + 3
    assert g.marker_of(0) == 0  # no unit


def test_smugglers_haven_pays_for_spying_on_a_maker_space() -> None:
    assert shown(rich("smugglers_haven").spies(0, "deep_desert")) == {"persuasion": 1, "spice": 2}
    assert shown(rich("smugglers_haven").spies(0, "choam")) == {"persuasion": 1}


def test_captured_mentat_moves_influence() -> None:
    g = rich("captured_mentat").influence(0, "guild", 1)
    assert shown(g, "lose guild", "influence fremen") == {"persuasion": 1, "guild": -1, "fremen": 1}


@rule("U-ICO-28")
def test_chani_retreats_two_troops_for_swords() -> None:
    change = shown(rich("chani_clever_tactician").troops(0, 1, 3))
    assert change == {"garrison": 2, "conflict": -2, "swords": 4}
    assert shown(rich("chani_clever_tactician").troops(0, 1, 1).sandworms(0, 2)) == {}  # troops, not units


def test_in_high_places_recalls_two_spies() -> None:
    g = rich("in_high_places").spies(0, "choam", "guild")
    assert shown(g, "recall spy choam", "recall spy guild") == {"persuasion": 5, "spies": -2}
    assert shown(rich("in_high_places").spies(0, "choam")) == {"persuasion": 2}


@pytest.mark.parametrize(
    ("others", "swords"), [((), 1), (("maula_pistol",), 3), (("maula_pistol", "dagger", "truthtrance"), 5)]
)
def test_leadership_counts_other_sword_cards(others: tuple[str, ...], swords: int) -> None:
    g = rich("leadership", *others).turn(0).do("reveal", "end turn")
    assert g.seat_of(0).swords == swords


def test_spacing_guilds_favor_sells_influence() -> None:
    g = rich("spacing_guilds_favor")
    assert shown(g, "influence emperor") == {"persuasion": 2, "spice": -3, "emperor": 1}


@rule("U-SPC-12", "U-REV-02")
def test_corrinth_city_sells_a_seat_on_the_council() -> None:
    """The seat works in this very Reveal turn."""
    assert shown(rich("corrinth_city"), "choose solari 5") == {"solari": 5}
    assert shown(rich("corrinth_city"), "choose pay solari 5") == {"solari": -5, "council": 1, "persuasion": 2}
    seated = use(rich("corrinth_city").council(0).turn(0).do("reveal"), "corrinth_city")
    assert seated.options() == ["choose solari 5"]


@rule("U-WRM-04", "U-HOK-04")
def test_desert_power_summons_a_sandworm_with_hooks() -> None:
    g = rich("desert_power").hooks(0)
    assert shown(g, "choose pay water 1") == {"water": -1, "sandworms": 1}
    assert shown(rich("desert_power"), "choose persuasion 2") == {"persuasion": 2}
    without = use(rich("desert_power").turn(0).do("reveal"), "desert_power")
    assert without.options() == ["choose persuasion 2"]


def test_stilgar_counts_fremen_cards_in_play() -> None:
    g = rich("stilgar_the_devoted", "fedaykin_stilltent", "dagger").play(0, "desert_survival")
    assert shown(g) == {"persuasion": 6, "water": 1, "swords": 1}


def test_a_card_drawn_in_the_reveal_turn_is_revealed() -> None:
    g = (
        rich("sardaukar_coordination")
        .intrigue(0, "intelligence_report")
        .deck(0, "imperial_spymaster", "dagger")
        .turn(0)
    )
    g.do("reveal", "intrigue intelligence_report", "end turn")
    assert g.seat_of(0).swords == 1 + 2  # its own sword, and two Emperor cards
