"""The Imperium cards of Uprising: what they bring in an Agent turn, on being acquired, discarded and trashed."""

from __future__ import annotations

import pytest

from tests.content.uprising.cards_kit import DRAW, RECRUIT, Changes, Watch, bought, offered, rich, sent, settle, total
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

TWO: Changes = {"supply": -2, "garrison": 2}
THREE: Changes = {"supply": -3, "garrison": 3}

# Agent boxes without a choice, where every condition that there is holds not: space, and what the card brings.
CARDS: dict[str, tuple[str, Changes]] = {
    "sardaukar_soldier": ("arrakeen", {}),
    "smugglers_harvester": ("accept_contract", {}),
    "weirding_woman": ("arrakeen", {}),
    "fedaykin_stilltent": ("accept_contract", {}),
    "hidden_missive": ("assembly_hall", {}),
    "imperial_spymaster": ("dutiful_service", {}),
    "maker_keeper": ("arrakeen", {}),
    "undercover_asset": ("accept_contract", {}),
    "branching_path": ("secrets", {}),
    "maula_pistol": ("imperial_basin", DRAW),
    "northern_watermaster": ("arrakeen", {"water": 1}),
    "rebel_supplier": ("arrakeen", {}),
    "paracompass": ("arrakeen", {"solari": 2}),
    "southern_elders": ("fremkit", {}),
    "tread_in_darkness": ("assembly_hall", {}),
    "truthtrance": ("deliver_supplies", {}),
    "chani_clever_tactician": ("fremkit", {}),
    "in_high_places": ("secrets", {}),
    "leadership": ("imperial_basin", {}),
    "spacing_guilds_favor": ("deliver_supplies", DRAW),
    "desert_power": ("accept_contract", {}),
    "junction_headquarters": ("accept_contract", {}),
    "stilgar_the_devoted": ("arrakeen", TWO),
    "overthrow": ("dutiful_service", {"emperor": 1, "vp": 1}),
    "steersman": ("deliver_supplies", DRAW),
}


@pytest.mark.parametrize("card", CARDS)
def test_agent_boxes(card: str) -> None:
    space, brings = CARDS[card]
    assert sent(rich(card), card, space) == brings


# --- conditions that hold --------------------------------------------------------------------------------------------


def test_smugglers_harvester_pays_at_a_maker_space() -> None:
    assert sent(rich("smugglers_harvester"), "smugglers_harvester", "imperial_basin") == {"spice": 1}


def test_fedaykin_stilltent_recruits_at_a_maker_space() -> None:
    assert sent(rich("fedaykin_stilltent"), "fedaykin_stilltent", "imperial_basin") == RECRUIT


def test_desert_power_pays_at_a_maker_space() -> None:
    assert sent(rich("desert_power"), "desert_power", "imperial_basin") == {"spice": 2}


def test_hidden_missive_needs_two_bene_gesserit_influence() -> None:
    g = rich("hidden_missive").influence(0, "bene_gesserit", 2)
    assert sent(g, "hidden_missive", "assembly_hall") == total(RECRUIT, DRAW)


@pytest.mark.parametrize(
    ("levels", "brings"),
    [((2, 0), {"water": 1}), ((0, 2), {"spice": 1}), ((2, 2), {"water": 1, "spice": 1}), ((1, 1), {})],
)
def test_maker_keeper_looks_at_both_tracks_apart(levels: tuple[int, int], brings: Changes) -> None:
    g = rich("maker_keeper").influence(0, "bene_gesserit", levels[0]).influence(0, "fremen", levels[1])
    assert sent(g, "maker_keeper", "arrakeen") == brings


@pytest.mark.parametrize(
    ("levels", "brings"),
    [((2, 0), {"solari": 2}), ((0, 2), {"spice": 1}), ((2, 2), {"solari": 2, "spice": 1}), ((1, 1), {})],
)
def test_wheels_within_wheels_looks_at_both_tracks_apart(levels: tuple[int, int], brings: Changes) -> None:
    g = (
        rich("wheels_within_wheels")
        .spies(0, "choam")
        .influence(0, "emperor", levels[0])
        .influence(0, "guild", levels[1])
    )
    assert sent(g, "wheels_within_wheels", "accept_contract", "decline") == brings


SISTERS: dict[str, tuple[str, Changes, tuple[str, ...]]] = {
    "southern_elders": ("fremkit", TWO, ()),
    "tread_in_darkness": ("assembly_hall", total(DRAW, {"play": -1}), ("trash tread_in_darkness play",)),
    "in_high_places": ("secrets", total(DRAW, {"spies": 1}), ("spy on choam",)),
}


@pytest.mark.parametrize("card", SISTERS)
def test_with_another_bene_gesserit_card_in_play(card: str) -> None:
    """The lines of a box are resolved in any order, each with its own condition."""
    space, brings, answers = SISTERS[card]
    sister = "southern_elders" if card != "southern_elders" else "truthtrance"
    assert sent(rich(card).play(0, sister), card, space, *answers) == brings


@rule("U-CLR-18")
def test_weirding_woman_returns_and_is_played_again() -> None:
    g = rich("weirding_woman").play(0, "truthtrance").turn(0).do("agent weirding_woman > imperial_basin")
    assert "end turn" not in g.options()
    g.do("resolve weirding_woman return_to_hand")
    assert (g.names(g.seat_of(0).hand), g.names(g.seat_of(0).play)) == (["weirding_woman"], ["truthtrance"])
    g.turn(0)
    assert "agent weirding_woman" in g.options()
    g.do("agent weirding_woman > arrakeen")
    g.do("resolve weirding_woman return_to_hand", "resolve arrakeen draw 1", "end turn")
    g.turn(0).do("reveal")
    assert "weirding_woman" in g.names(g.seat_of(0).play)
    assert g.seat_of(0).swords == 1


SPYING: dict[str, tuple[str, Changes, tuple[str, ...]]] = {
    "imperial_spymaster": ("dutiful_service", {"intrigue": 1}, ()),
    "rebel_supplier": ("arrakeen", TWO, ()),
    "strike_fleet": ("accept_contract", THREE, ()),
    "public_spectacle": ("accept_contract", {"guild": 1}, ("influence guild",)),
}
POST_AT = {"dutiful_service": "emperor", "arrakeen": "refinery_arrakeen", "accept_contract": "choam"}


@rule("U-CLR-09", "U-SPY-13", "U-CLR-19")
@pytest.mark.parametrize("card", SPYING)
def test_with_a_spy_recalled_this_turn(card: str) -> None:
    """Gathering intelligence comes before the effects and satisfies the condition."""
    space, brings, answers = SPYING[card]
    post = POST_AT[space]
    g = rich(card).spies(0, post)
    assert sent(g, card, space, f"gather from {post}", *answers) == total(brings, DRAW, {"spies": -1})
    kept = rich(card).spies(0, post)
    assert sent(kept, card, space, "decline") == {}


@rule("U-SPY-04", "U-CLR-19")
def test_strike_fleet_is_paid_by_a_spy_recalled_to_be_placed_again() -> None:
    """Scenario 3: no spy in the Supply; one is recalled, placed again by an Intrigue card, and the card pays."""
    g = rich("strike_fleet").spies(0, "choam", "emperor", "guild").intrigue(0, "special_mission").turn(0)
    g.do("agent strike_fleet > accept_contract", "decline")
    assert "resolve strike_fleet troops 3" not in g.options()
    g.do("intrigue special_mission", "choose spy", "recall first guild", "spy on research_sietch")
    watch = Watch(g)
    g.do("resolve strike_fleet troops 3")
    assert watch.only(0) == THREE
    assert sorted(g.spies_of(0)) == ["choam", "emperor", "research_sietch"]


@rule("U-UNT-07")
def test_chani_counts_units_deployed_this_very_turn() -> None:
    g = rich("chani_clever_tactician").sandworms(0, 1).turn(0).do("agent chani_clever_tactician > fremkit")
    assert "resolve chani_clever_tactician intrigue 1" not in g.options()
    g.do("deploy 2")
    g.do("resolve chani_clever_tactician intrigue 1")
    assert len(g.seat_of(0).intrigue) == 1


def test_leadership_draws_for_each_sandworm() -> None:
    assert sent(rich("leadership").sandworms(0, 2), "leadership", "imperial_basin") == {"deck": -2, "hand": 2}


# --- choices and costs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "drawn", "intrigue"),
    [("space_time_folding", 2, 0), ("guild_spy", 1, 1), ("guild_envoy", 2, 0)],
)
@rule("U-CLR-06", "F-UPR-08")
def test_discarding_a_guild_card_brings_more(card: str, drawn: int, intrigue: int) -> None:
    space = {"space_time_folding": "deliver_supplies", "guild_spy": "accept_contract"}.get(card, "dutiful_service")
    for other, more in (("smugglers_harvester", True), ("dagger", False)):
        g = rich(card, other, "diplomacy").spies(0, "choam")
        gained = {"hand": -1, "discard": 1}
        least = 0 if card == "guild_envoy" else 1
        n = drawn if more else least
        gained = total(gained, {"hand": n, "deck": -n}, {"intrigue": intrigue if more else 0})
        assert sent(g, card, space, "decline", f"discard {other}") == gained


@rule("U-CLR-06", "F-UPR-08")
def test_guild_envoys_discard_is_mandatory_as_far_as_there_is_a_card() -> None:
    g = rich("guild_envoy", "dagger").turn(0).do("agent guild_envoy > dutiful_service")
    settle_space(g)
    assert "end turn" not in g.options()
    g.do("resolve guild_envoy discard")
    assert g.options() == ["discard dagger"]
    empty = rich("guild_envoy").turn(0).do("agent guild_envoy > dutiful_service")
    settle_space(empty)
    assert "end turn" in empty.options()


def settle_space(g: Scenario) -> None:
    """Resolve what the space of the Emperor gives."""
    g.do("resolve dutiful_service influence emperor")


@rule("U-CLR-07")
def test_spacing_guilds_favor_pays_when_an_effect_discards_it() -> None:
    """Scenario 22: from the hand and from the deck; Clean Up pays nothing."""
    g = rich("captured_mentat", "spacing_guilds_favor")
    change = sent(g, "captured_mentat", "assembly_hall", "discard spacing_guilds_favor")
    assert change == total(DRAW, {"hand": -1, "discard": 1, "intrigue": 1, "spice": 2})
    g = rich("spacing_guilds_favor").turn(0).do("reveal")
    spice = g.seat_of(0).spice
    g.do("end turn")
    assert g.names(g.seat_of(0).discard) == ["spacing_guilds_favor"]
    assert g.seat_of(0).spice == spice


@rule("U-CLR-07")
def test_an_opponent_made_to_discard_it_is_paid() -> None:
    g = rich("covert_operation").spies(0, "choam").hand(1, "spacing_guilds_favor").turn(0)
    g.do("agent covert_operation > accept_contract", "decline", "resolve covert_operation discard")
    assert g.decider() == 1
    g.do("discard spacing_guilds_favor")
    assert g.seat_of(1).spice == 22


@rule("U-CLR-07")
def test_long_live_the_fighters_sorts_the_top_of_the_deck() -> None:
    """Scenario 22: Spacing Guild's Favor discarded from the deck pays 2 spice."""
    g = rich("long_live_the_fighters").deck(0, "dagger", "spacing_guilds_favor", "sardaukar_soldier", "diplomacy")
    g.intrigue_deck("mercenaries").turn(0).do("agent long_live_the_fighters > arrakeen")
    assert "end turn" not in g.options()
    g.do("resolve long_live_the_fighters top_three")
    names = ("dagger", "spacing_guilds_favor", "sardaukar_soldier")
    assert sorted(g.options()) == sorted(f"draw one {name} aside" for name in names)
    g.do("draw one dagger aside", "discard one spacing_guilds_favor aside")
    seat = g.seat_of(0)
    assert (g.names(seat.hand), g.names(seat.discard)) == (["dagger"], ["spacing_guilds_favor"])
    assert (g.names(g.state.trashed), g.names(seat.deck)) == (["sardaukar_soldier"], ["diplomacy"])
    assert (seat.spice, g.intrigue_names(seat.intrigue)) == (22, ["mercenaries"])
    short = rich("long_live_the_fighters").deck(0, "dagger", "dagger").discard(0, "dagger", "dagger").turn(0)
    short.do("agent long_live_the_fighters > fremkit")
    assert offered(short, "resolve long_live") == []


def test_sardaukar_soldier_brings_an_intrigue_card_when_trashed() -> None:
    g = rich("desert_survival", "sardaukar_soldier")
    change = sent(g, "desert_survival", "imperial_basin", "trash sardaukar_soldier hand")
    assert change == {"hand": -1, "intrigue": 1}


@pytest.mark.parametrize(("card", "space"), [("desert_survival", "imperial_basin"), ("calculus_of_power", "arrakeen")])
def test_trash_icons_are_optional(card: str, space: str) -> None:
    assert sent(rich(card, "dagger"), card, space, "trash dagger hand") == {"hand": -1}
    g = rich(card, "dagger").turn(0).do(f"agent {card} > {space}")
    while lines := [text for text in offered(g) if card not in text]:
        g.do(lines[0])
    assert "end turn" in g.options()
    g.do(f"resolve {card} trash", "decline")
    assert g.kind() == "resolve"


def test_shishakli_trades_a_card() -> None:
    assert sent(rich("shishakli", "dagger"), "shishakli", "imperial_basin", "trash dagger hand") == {"deck": -1}


@rule("U-CST-02")
def test_ecological_testing_station_trades_water_for_cards_once() -> None:
    g = rich("ecological_testing_station")
    assert sent(g, "ecological_testing_station", "arrakeen") == {"water": -2, "deck": -2, "hand": 2}
    poor = rich("ecological_testing_station").water(0, 1)
    assert sent(poor, "ecological_testing_station", "arrakeen") == {}


def test_reliable_informant_spies_on_three_factions() -> None:
    g = (
        rich("reliable_informant")
        .turn(0)
        .do("agent reliable_informant > deliver_supplies", "resolve reliable_informant spy")
    )
    assert sorted(offered(g, "spy on")) == ["spy on bene_gesserit", "spy on emperor", "spy on fremen"]


def test_bene_gesserit_operative_places_a_spy() -> None:
    assert sent(rich("bene_gesserit_operative"), "bene_gesserit_operative", "secrets", "spy on guild") == {"spies": 1}


@rule("U-CLR-17")
def test_double_agent_shares_a_post_of_the_space() -> None:
    g = rich("double_agent").spies(1, "refinery_arrakeen").turn(0)
    g.do("agent double_agent > arrakeen", "resolve double_agent spy")
    assert offered(g, "spy on") == ["spy on refinery_arrakeen"]
    g.do("spy on refinery_arrakeen")
    assert (g.spies_of(0), g.spies_of(1)) == (["refinery_arrakeen"], ["refinery_arrakeen"])
    own = rich("double_agent").spies(0, "refinery_arrakeen").turn(0).do("agent double_agent > arrakeen", "decline")
    assert offered(own, "resolve double_agent") == []


def test_covert_operation_makes_every_opponent_discard() -> None:
    g = rich("covert_operation").spies(0, "choam").hand(1, "dagger", "diplomacy").hand(2, "dagger").turn(0)
    g.do("agent covert_operation > accept_contract", "decline", "resolve covert_operation discard")
    assert (g.decider(), sorted(g.options())) == (1, ["discard dagger", "discard diplomacy"])
    g.do("discard diplomacy")
    assert (g.decider(), g.options()) == (2, ["discard dagger"])
    g.do("discard dagger")
    assert g.decider() == 0
    assert [len(g.seat_of(seat).discard) for seat in range(4)] == [0, 1, 1, 0]


def test_dangerous_rhetoric_gives_influence_and_goes() -> None:
    g = rich("dangerous_rhetoric")
    assert sent(g, "dangerous_rhetoric", "assembly_hall", "influence fremen") == {"fremen": 1, "play": -1}
    assert g.names(g.state.trashed) == ["dangerous_rhetoric"]


@rule("U-ICO-09")
def test_branching_path_trades_an_intrigue_card_with_the_alliance() -> None:
    g = rich("branching_path").intrigue(0, "devour").influence(0, "bene_gesserit", 4).alliance("bene_gesserit", 0)
    assert sent(g, "branching_path", "secrets", "trash intrigue devour") == {"spice": 2}
    assert g.intrigue_names(g.state.trashed_intrigue) == ["devour"]
    assert g.intrigue_names(g.state.intrigue_discard) == []
    without = rich("branching_path").intrigue(0, "devour")
    assert sent(without, "branching_path", "secrets") == {}


def test_junction_headquarters_sells_a_victory_point() -> None:
    g = rich("junction_headquarters").intrigue(0, "devour").alliance("guild", 0)
    change = sent(g, "junction_headquarters", "accept_contract", "trash intrigue devour")
    assert change == {"vp": 1, "spice": -2, "intrigue": -1}
    for g in (rich("junction_headquarters").alliance("guild", 0), rich("junction_headquarters").intrigue(0, "devour")):
        assert sent(g, "junction_headquarters", "accept_contract") == {}


def test_smugglers_haven_sells_a_victory_point() -> None:
    assert sent(rich("smugglers_haven"), "smugglers_haven", "deliver_supplies") == {"vp": 1, "spice": -4}
    assert sent(rich("smugglers_haven").spice(0, 3), "smugglers_haven", "deliver_supplies") == {}


def test_corrinth_city_sells_a_victory_point_for_cards_and_solari() -> None:
    g = rich("corrinth_city", "dagger", "diplomacy")
    change = sent(g, "corrinth_city", "assembly_hall", "discard dagger", "discard diplomacy")
    assert change == {"vp": 1, "solari": -5, "hand": -2, "discard": 2}
    assert sent(rich("corrinth_city", "dagger"), "corrinth_city", "assembly_hall") == {}


def test_captured_mentat_trades_a_card() -> None:
    change = sent(rich("captured_mentat", "dagger"), "captured_mentat", "assembly_hall", "discard dagger")
    assert change == {"deck": -1, "discard": 1, "intrigue": 1}


@rule("U-CLR-20")
def test_overthrow_changes_only_the_influence_of_a_faction_space() -> None:
    g = rich("overthrow").turn(0).do("agent overthrow > secrets", "resolve secrets influence bene_gesserit")
    assert g.influence_of(0, "bene_gesserit") == 2


@rule("U-CLR-20")
def test_subversive_advisor_doubles_and_goes() -> None:
    g = rich("subversive_advisor").spies(0, "emperor")
    assert sent(g, "subversive_advisor", "dutiful_service", "decline") == {"emperor": 1, "vp": 1, "play": -1}
    assert g.names(g.state.trashed) == ["subversive_advisor"]
    other = rich("subversive_advisor").spies(0, "choam")
    assert sent(other, "subversive_advisor", "accept_contract", "decline") == {}


@rule("U-CLR-20")
def test_treacherous_maneuver_trashes_itself_and_another_emperor_card() -> None:
    g = rich("treacherous_maneuver", "sardaukar_soldier", "dagger").turn(0)
    g.do("agent treacherous_maneuver > deliver_supplies")
    g.do("resolve treacherous_maneuver pay trash_self trash_hand emperor")
    assert g.options() == ["trash sardaukar_soldier hand"]
    g.do("trash sardaukar_soldier hand", "resolve deliver_supplies influence guild")
    assert g.influence_of(0, "guild") == 2
    assert sorted(g.names(g.state.trashed)) == ["sardaukar_soldier", "treacherous_maneuver"]
    none = rich("treacherous_maneuver", "dagger").turn(0).do("agent treacherous_maneuver > deliver_supplies")
    assert offered(none, "resolve treacherous") == []


@rule("U-AGT-06")
def test_undercover_asset_needs_no_influence() -> None:
    needing = {"imperial_privilege", "shipping", "sietch_tabr"}
    g = rich("undercover_asset", "signet_ring").turn(0).do("agent undercover_asset")
    reached = {text.rpartition(" > ")[2] for text in g.options()}
    assert needing <= reached
    g = rich("signet_ring").turn(0).do("agent signet_ring")
    assert needing.isdisjoint(text.rpartition(" > ")[2] for text in g.options())
    poor = rich("undercover_asset").solari(0, 0).turn(0).do("agent undercover_asset")
    assert "agent undercover_asset > imperial_privilege" not in poor.options()  # the cost is not waived


def test_sardaukar_coordination_deploys_recruits_from_any_space() -> None:
    g = rich("sardaukar_coordination").turn(0).do("agent sardaukar_coordination > gather_support")
    while g.kind() != "resolve":
        g.do("decline" if "decline" in g.options() else g.options()[-1])
    assert g.state.recruited == 2
    assert offered(g, "deploy") == ["deploy 1", "deploy 2"]  # none of the three that were there
    g.do("deploy 2")
    assert (g.seat_of(0).conflict, offered(g, "deploy")) == (2, [])
    plain = rich("dagger").turn(0).do("agent dagger > assembly_hall")
    assert offered(plain, "deploy") == []


@rule("U-ICO-29", "U-ICO-36")
def test_steersman_recalls_another_agent_and_its_space_is_free() -> None:
    g = rich("steersman").agent_at(0, "assembly_hall").turn(0).do("agent steersman > deliver_supplies")
    settle(g, "recall assembly_hall")
    assert g.state.agents[g.space("assembly_hall")] == 0
    assert g.state.agents[g.space("deliver_supplies")] != 0
    assert g.seat_of(0).agents == 1


def test_price_is_no_object_buys_with_solari() -> None:
    g = rich("price_is_no_object").solari(0, 3).turn(0).do("agent price_is_no_object > secrets")
    settle_all_but(g, "price_is_no_object")
    assert "end turn" in g.options()
    g.do("resolve price_is_no_object buy_with_solari")
    assert sorted(g.options()) == ["buy desert_survival", "buy maula_pistol", "buy prepare_the_way"]
    g.do("buy maula_pistol")
    assert (g.names(g.seat_of(0).hand), g.seat_of(0).solari) == (["maula_pistol"], 0)
    assert g.names(g.state.row)[-1] == "shishakli"


def settle_all_but(g: Scenario, card: str) -> None:
    """Resolve the lines that are not a card's own."""
    while lines := [text for text in offered(g) if card not in text]:
        g.do(lines[0])


# --- acquiring -------------------------------------------------------------------------------------------------------

ACQUIRED: dict[str, tuple[Changes, tuple[str, ...]]] = {
    "spy_network": ({"spies": 1}, ("spy on choam",)),
    "guild_spy": ({"spies": 1}, ("spy on choam",)),
    "in_high_places": ({"spies": 1}, ("spy on choam",)),
    "strike_fleet": ({"spies": 1}, ("spy on choam",)),
    "subversive_advisor": ({"spies": 1}, ("spy on choam",)),
    "price_is_no_object": ({"solari": 2}, ()),
    "overthrow": ({"intrigue": 1}, ()),
    "steersman": ({"guild": 1}, ()),
    "maula_pistol": ({}, ()),
}


@rule("U-ICO-01", "U-ACQ-01")
@pytest.mark.parametrize("card", ACQUIRED)
def test_acquire_boxes(card: str) -> None:
    brings, answers = ACQUIRED[card]
    assert bought(card, *answers) == brings
