"""Imperium cards from Appropriate to Guild Chief Administrator: conditions, costs and choices."""

from __future__ import annotations

import pytest

from tests.content.base.kit import DRAW, RECRUIT, SENT, Changes, offered, times, total
from tests.content.ix.kit import AT, SHIP, Watch, bought, poor, rich, sent, settle, waiting
from tests.support.rulemark import rule
from tests.support.scenario import Scenario

# --- appropriate -----------------------------------------------------------------------------------------------------


def appropriate(g: Scenario, influence: int = 2) -> Scenario:
    """Seat 0 plays Appropriate to Smuggling with so much Influence with the Emperor; the Freighter has advanced."""
    g.influence(0, "emperor", influence).turn(0)
    g.do("agent appropriate > smuggling", "resolve smuggling freighter", "freighter advance")
    return g


@rule("X-CLR-01", "X-TEC-05")
@pytest.mark.parametrize("currency", ["solari", "spice"])
def test_appropriate_tile_is_paid_in_one_currency(currency: str) -> None:
    g = appropriate(rich("appropriate"))
    watch = Watch(g)
    g.do("resolve appropriate acquire_tech", "acquire tile detonation_devices")
    assert (g.kind(), g.options()) == ("choose_currency", ["pay in solari", "pay in spice"])
    g.do(f"pay in {currency}")
    assert watch.only(0) == {currency: -3, "tiles": 1}
    assert g.tiles_of(0) == ["detonation_devices"]
    assert waiting(g) == []


@rule("X-CLR-01")
def test_appropriate_never_mixes_solari_and_spice() -> None:
    # 5 of the 6 for Holtzman Engine in each currency are not enough together.
    g = appropriate(poor("appropriate").solari(0, 4).spice(0, 5)).do("resolve appropriate acquire_tech")
    assert g.options() == ["acquire tile minimic_film", "acquire tile detonation_devices", "decline"]
    g = appropriate(poor("appropriate").solari(0, 5).spice(0, 5)).do("resolve appropriate acquire_tech")
    assert "acquire tile holtzman_engine" in g.options()
    watch = Watch(g)
    g.do("acquire tile holtzman_engine")  # only Solari suffice: 5 and the one of Smuggling
    assert watch.only(0) == {"solari": -6, "tiles": 1}


@rule("X-CLR-01", "X-NEG-03")
@pytest.mark.parametrize("n", range(4))
def test_appropriate_negotiators_lower_the_solari_price(n: int) -> None:
    g = appropriate(rich("appropriate").negotiators(0, 3))
    watch = Watch(g)
    g.do("resolve appropriate acquire_tech", "acquire tile detonation_devices", "pay in solari")
    assert g.options() == [f"return negotiators {i}" for i in range(4)]
    g.do(f"return negotiators {n}")
    assert watch.only(0) == total({"solari": n - 3, "tiles": 1, "negotiators": -n, "supply": n})


@pytest.mark.parametrize(("influence", "there"), [(1, False), (2, True)])
def test_appropriate_needs_influence_with_the_emperor(influence: int, there: bool) -> None:
    g = appropriate(rich("appropriate"), influence)
    assert ("resolve appropriate acquire_tech" in g.options()) is there
    assert "end turn" in g.options()


@rule("X-TEC-02")
def test_appropriate_need_not_be_used() -> None:
    g = appropriate(rich("appropriate"))
    watch = Watch(g)
    g.do("resolve appropriate acquire_tech", "decline")
    assert watch.only(0) == {}
    assert g.tiles_of(0) == []


@rule("X-FRT-02", "X-FRT-05")
def test_appropriate_acquired_may_recall_the_freighter() -> None:
    g, changes = bought("appropriate", 5, "freighter recall")
    assert changes == {"persuasion": -5, "discard": 1}
    assert g.freighter_of(0) == 0


# --- bounty_hunter ---------------------------------------------------------------------------------------------------


@rule("X-INF-01")
def test_bounty_hunter_is_paid_beside_an_enemy() -> None:
    g = rich("bounty_hunter").agent_at(1, "carthag")
    assert sent(g, "bounty_hunter", "carthag") == total(SENT, AT["carthag"], {"solari": 2})
    # An enemy elsewhere is not enough, and two on the space are no more than one.
    g = rich("bounty_hunter").agent_at(1, "arrakeen")
    assert sent(g, "bounty_hunter", "carthag") == total(SENT, AT["carthag"])
    g = rich("bounty_hunter").agent_at(1, "carthag").agent_at(2, "carthag")
    assert sent(g, "bounty_hunter", "carthag") == total(SENT, AT["carthag"], {"solari": 2})


# --- court_intrigue --------------------------------------------------------------------------------------------------


def court(*cards: str) -> Scenario:
    """Court Intrigue played to Wealth, its Influence taken."""
    g = rich("court_intrigue").intrigue(0, *cards).turn(0)
    return g.do("agent court_intrigue > wealth", "resolve wealth influence emperor")


@rule("X-CLR-03", "B-CST-02")
def test_court_intrigue_puts_a_card_under_the_deck() -> None:
    g = court("ambush", "windfall")
    watch = Watch(g)
    assert offered(g) == ["resolve court_intrigue pay bury_intrigue 1"]
    assert "end turn" in g.options()
    g.do(offered(g)[0])
    assert (g.kind(), g.options()) == ("bury_intrigue", ["bury ambush", "bury windfall"])
    g.do("bury ambush")
    assert watch.only(0) == {}
    assert g.intrigue_names(g.seat_of(0).intrigue) == ["windfall", "windfall"]
    # The bottom of the deck is its first card; it holds as many cards as before.
    assert g.intrigue_names(g.state.intrigue_deck) == ["ambush", "urgent_mission", "private_army", "bribery", "ambush"]
    assert g.intrigue_names(g.state.intrigue_discard) == []


def test_court_intrigue_needs_an_intrigue_card() -> None:
    assert offered(court()) == []


@rule("X-CLR-03")
def test_court_intrigue_hides_the_card_from_the_others() -> None:
    g = court("ambush", "windfall")
    g.do("resolve court_intrigue pay bury_intrigue 1", "bury ambush")

    def told(viewer: int | None) -> list[str]:
        return [str(event) for event in g.game.events(seat=viewer) if event.kind == "intrigue_buried"]

    assert len(told(1)) == len(told(0)) == 1
    assert "ambush" in told(0)[0]
    assert "ambush" not in told(1)[0]
    assert "ambush" not in told(None)[0]


# --- desert_ambush ---------------------------------------------------------------------------------------------------

AMBUSH = "resolve desert_ambush retreat_enemies"


def desert(deploy: int, ships: int = 0) -> Scenario:
    """Desert Ambush at Imperial Basin with so many units deployed; seats 1 to 3 are in the Conflict."""
    g = rich("desert_ambush").ships(0, garrison=2)
    g.troops(1, garrison=1, deployed=2).troops(2, garrison=1, deployed=1).ships(2, deployed=1).ships(3, deployed=1)
    g.turn(0).do("agent desert_ambush > imperial_basin")
    g.do(*[f"deploy {deploy}"] * bool(deploy), *["deploy dreadnought"] * ships)
    return g


def test_desert_ambush_once_for_each_troop_deployed() -> None:
    g = desert(2)
    watch = Watch(g)
    g.do(AMBUSH)
    assert (g.kind(), g.options()) == (
        "retreat_enemy",
        ["retreat enemy 1", "retreat enemy 2", "retreat enemy 3", "pass"],
    )
    g.do("retreat enemy 1")
    assert watch.of(1) == {"conflict": -1, "garrison": 1}
    g.do("retreat enemy 1")
    assert watch.of(1) == {"conflict": -2, "garrison": 2}
    assert [watch.of(seat) for seat in (0, 2, 3)] == [{}, {}, {}]
    assert (g.kind(), offered(g)) == ("resolve", [])


@rule("X-UNT-01", "X-UNT-02")
def test_desert_ambush_drives_dreadnoughts_back_too() -> None:
    g = desert(2)
    watch = Watch(g)
    g.do(AMBUSH, "retreat enemy 2")
    assert (g.kind(), g.options()) == ("choose_unit", ["retreat troop", "retreat dreadnought"])
    g.do("retreat dreadnought")
    assert watch.of(2) == {"ships_conflict": -1, "ships_garrison": 1}
    g.do("retreat enemy 3")  # only a dreadnought is there: nothing to choose
    assert watch.of(2) == watch.of(3) == {"ships_conflict": -1, "ships_garrison": 1}
    assert watch.of(1) == {}


@rule("X-UNT-02")
def test_desert_ambush_does_not_count_dreadnoughts() -> None:
    g = desert(1, ships=1)
    g.do(AMBUSH, "retreat enemy 1")
    assert g.kind() == "resolve"
    g = desert(0, ships=2)
    assert AMBUSH not in g.options()


def test_desert_ambush_is_optional_each_time() -> None:
    g = desert(2)
    assert "end turn" in g.options()
    watch = Watch(g)
    g.do(AMBUSH, "retreat enemy 1", "pass")
    assert watch.of(1) == {"conflict": -1, "garrison": 1}
    assert g.kind() == "resolve"


def test_desert_ambush_finds_nobody() -> None:
    g = rich("desert_ambush").turn(0).do("agent desert_ambush > imperial_basin", "deploy 2")
    assert AMBUSH not in g.options()


# --- embedded_agent --------------------------------------------------------------------------------------------------


@rule("X-FRT-10")
def test_embedded_agent_two_freighter_icons_beside_a_sister() -> None:
    g = rich("embedded_agent").play(0, "web_of_power")
    changes = sent(g, "embedded_agent", "tech_negotiation")
    assert changes == total(SENT, {"freighter": 2})
    g = rich("embedded_agent").play(0, "web_of_power").turn(0).do("agent embedded_agent > tech_negotiation")
    assert "end turn" not in g.options()
    watch = Watch(g)
    g.do("resolve embedded_agent freighter", "freighter advance", "freighter recall")
    settle(g, "choose spice 2")
    assert watch.only(0) == {"spice": 2}


def test_embedded_agent_itself_is_no_sister() -> None:
    g = rich("embedded_agent").play(0, "jamis").turn(0).do("agent embedded_agent > tech_negotiation")
    assert waiting(g) == []


# --- esmar_tuek ------------------------------------------------------------------------------------------------------


@rule("B-CST-02", "B-CST-04")
def test_esmar_tuek_spice_for_influence_and_a_card() -> None:
    g = rich("esmar_tuek").turn(0)
    watch = Watch(g)
    g.do("agent esmar_tuek > imperial_basin")
    assert "end turn" in g.options()
    g.do("resolve esmar_tuek pay spice 1")
    assert watch.only(0) == total(SENT, DRAW, {"guild": 1})  # the harvest paid it
    g = poor("esmar_tuek").turn(0).do("agent esmar_tuek > carthag")
    assert "resolve esmar_tuek pay spice 1" not in g.options()


# --- freighter_fleet -------------------------------------------------------------------------------------------------


@rule("X-FRT-04", "X-FRT-06")
def test_freighter_fleet_recalls_from_the_top() -> None:
    g = rich("freighter_fleet").freighter(0, 3).turn(0).do("reveal", "resolve freighter_fleet freighter")
    assert g.options() == ["freighter recall"]
    watch = Watch(g)
    g.do("freighter recall")
    answers = ("choose spice 2", "influence guild", "acquire tile detonation_devices")
    while g.kind() != "acquire":
        g.do(next(text for text in (*answers, *g.options()) if text in g.options()))
    gained = total({"spice": 2 - 1, "guild": 1, "tiles": 1, "freighter": -3}, times(2, RECRUIT))
    assert watch.only(0) == gained


# --- full_scale_assault ----------------------------------------------------------------------------------------------


@rule("X-UNT-02")
@pytest.mark.parametrize("ships", range(3))
def test_full_scale_assault_swords_for_dreadnoughts(ships: int) -> None:
    g = rich("full_scale_assault").ships(0, garrison=2 - ships, deployed=ships).troops(0, garrison=1, deployed=2)
    g.ships(1, deployed=2).turn(0)
    watch = Watch(g)
    settle(g.do("reveal"))
    assert watch.only(0) == total({"hand": -1, "play": 1, "persuasion": 2, "swords": 3 * ships})
    assert g.strength_of(0) == 4 + 3 * ships + 3 * ships


@rule("X-DRN-03")
def test_full_scale_assault_acquired_without_a_dreadnought_left() -> None:
    g = rich().row("full_scale_assault", "dr_yueh").ships(0, garrison=2).persuasion(0, 8).turn(0).do("reveal")
    watch = Watch(g)
    g.do("acquire full_scale_assault")
    assert watch.only(0) == {"persuasion": -8, "discard": 1}
    g, changes = bought("full_scale_assault", 8)
    assert changes == total({"persuasion": -8, "discard": 1}, SHIP)


# --- guild_accord ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "price"), [("guild_accord", 4), ("diplomacy", 6)])
def test_guild_accord_saves_spice_on_heighliner(card: str, price: int) -> None:
    g = rich(card)
    space: Changes = {"guild": 1, "water": 2}
    assert sent(g, card, "heighliner") == total(SENT, space, times(5, RECRUIT), {"spice": -price})
    g = poor("guild_accord", "diplomacy").spice(0, price - 1).turn(0).do(f"agent {card}")
    assert f"agent {card} > heighliner" not in g.options()
    g = poor("guild_accord", "diplomacy").spice(0, price).turn(0).do(f"agent {card}")
    assert f"agent {card} > heighliner" in g.options()


@pytest.mark.parametrize(("holder", "spice"), [(0, 3), (1, 0), (-1, 0)])
def test_guild_accord_spice_with_the_alliance(holder: int, spice: int) -> None:
    g = rich("guild_accord").alliance("guild", holder).turn(0)
    watch = Watch(g)
    g.do("reveal")
    assert watch.only(0) == total({"hand": -1, "play": 1, "water": 1, "spice": spice})


@rule("X-UNL-01")
def test_guild_accord_unloads_its_alliance_line() -> None:
    g = rich("truthsayer", "guild_accord").alliance("guild", 0).turn(0)
    g.do("agent truthsayer > tech_negotiation", "resolve truthsayer pay discard 1")
    watch = Watch(g)
    g.do("discard guild_accord")
    assert watch.only(0) == total({"hand": -1, "discard": 1, "water": 1, "spice": 3}, DRAW)


# --- guild_chief_administrator ---------------------------------------------------------------------------------------

TRASH = "resolve guild_chief_administrator pay discard 1"


@rule("X-CLR-08", "X-UNL-05")
def test_guild_chief_administrator_trashes_the_card_just_discarded() -> None:
    g = rich("guild_chief_administrator", "esmar_tuek", "dagger").discard(0, "diplomacy").turn(0)
    g.do("agent guild_chief_administrator > imperial_basin")
    watch = Watch(g)
    g.do(TRASH, "discard esmar_tuek")
    assert watch.only(0) == {"hand": -1, "discard": 1, "spice": 2, "solari": 2}
    assert g.options() == [
        "trash dagger hand",
        "trash diplomacy discard",
        "trash esmar_tuek discard",
        "trash guild_chief_administrator play",
        "decline",
    ]
    g.do("trash esmar_tuek discard")
    assert watch.only(0) == {"hand": -1, "spice": 4, "solari": 4}


@rule("X-CLR-08", "X-DIS-02")
def test_guild_chief_administrator_no_trash_without_the_discard() -> None:
    g = rich("guild_chief_administrator").discard(0, "dagger").turn(0)
    g.do("agent guild_chief_administrator > imperial_basin")
    assert offered(g) == []  # the card itself has left the hand (X-DIS-03)
    g = rich("guild_chief_administrator", "dagger").turn(0).do("agent guild_chief_administrator > imperial_basin")
    assert g.options()[0] == TRASH
    g.do("end turn")
    assert g.names(g.seat_of(0).hand) == ["dagger"]
    assert g.names(g.seat_of(0).play) == ["guild_chief_administrator"]
