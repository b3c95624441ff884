"""F-LDR: the official FAQ on the Leaders of the base game."""

from __future__ import annotations

from typing import Any

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

OTHERS = ("earl_memnon_thorvald", "duke_leto_atreides", "glossu_the_beast_rabban")
FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")


def with_leader(leader: str, seats: int = 4) -> Scenario:
    """Return a position where seat 0 has the Leader and owns nothing but three troops in the Garrison."""
    g = scenario(seats=seats, leaders=(leader, *OTHERS)[:seats])
    return g.solari(0, 0).spice(0, 0).water(0, 0).troops(0, garrison=3)


def pick(g: Scenario, start: str) -> None:
    """Take the one option that begins with these words."""
    found = [text for text in g.options() if text.startswith(start)]
    assert len(found) == 1, (start, g.options())
    g.do(found[0])


def offered(g: Scenario, start: str) -> bool:
    """Tell whether an option begins with these words."""
    return any(text.startswith(start) for text in g.options())


# --- Baron Vladimir Harkonnen ---------------------------------------------------------------------------------------


@rule("F-LDR-02")
@pytest.mark.parametrize("players", [3, 4])
def test_masterstroke_is_chosen_before_the_first_round(players: int) -> None:
    leaders = ("baron_vladimir_harkonnen", "duke_leto_atreides", "paul_atreides", "helena_richese")[:players]
    for seed in range(4):
        game = ls.new_game(ls.Setup(players=players, leaders=leaders), seed)
        s = game._state
        assert game.decision is not None
        assert (game.decision.kind, game.seat) == ("choose_secret", 0)
        # Decks, Row and troops are ready, but no Conflict is turned up and no hand is drawn.
        assert len(s.row) == 5
        assert all((len(seat.deck), seat.garrison, seat.water) == (10, 3, 1) for seat in s.seats)
        assert (s.round, s.conflict, len(s.conflict_deck)) == (0, -1, 10)
        assert all(len(seat.hand) == 0 for seat in s.seats)
        game.apply_text("secret emperor")
        assert s.round == 0
        game.apply_text("secret fremen")
        assert (s.round, len(s.conflict_deck)) == (1, 9)
        assert all(len(seat.hand) == 5 for seat in s.seats)


@rule("F-LDR-02")
def test_masterstroke_is_chosen_after_what_other_leaders_bring() -> None:
    # Whoever is First Player, Rabban's extra spice and Solari belong to the set-up that comes before the choice.
    found = {}
    for seed in range(8):
        leaders = ("baron_vladimir_harkonnen", "glossu_the_beast_rabban", "paul_atreides")
        game = ls.new_game(ls.Setup(players=3, leaders=leaders), seed)
        s = game._state
        assert (game.decision is not None, game.seat, s.round) == (True, 0, 0)
        found[int(s.first_player)] = (int(s.seats[1].spice), int(s.seats[1].solari))
    assert found == {0: (1, 1), 1: (1, 1), 2: (1, 1)}


@rule("F-LDR-03")
def test_masterstroke_only_once_a_game() -> None:
    g = with_leader("baron_vladimir_harkonnen").troops(0, garrison=4).hand(0, "sardaukar_legion", "gun_thopter")
    g.state.seats[0].secret = 0b0101  # Emperor and Bene Gesserit
    g.turn(0).do("reveal")
    pick(g, "resolve sardaukar_legion deploy")
    g.do("deploy 3")
    assert not offered(g, "resolve baron")
    pick(g, "resolve gun_thopter deploy")
    g.do("deploy 1")  # the fourth of the turn, from two sources
    pick(g, "resolve baron_vladimir_harkonnen")
    assert [g.influence_of(0, name) for name in FACTIONS] == [1, 0, 1, 0]
    g.do("end turn")
    g.recall()
    assert g.state.round == 2
    g.troops(0, garrison=6).hand(0, "reconnaissance").intrigue(0, "rapid_mobilization").turn(0)
    g.do("intrigue rapid_mobilization", "deploy 6", "agent reconnaissance > arrakeen")
    assert not offered(g, "resolve baron")
    assert [g.influence_of(0, name) for name in FACTIONS] == [1, 0, 1, 0]
    assert g.events().count("secret_shown") == 1


# --- Count Ilban Richese --------------------------------------------------------------------------------------------


@rule("F-LDR-04")
@pytest.mark.parametrize(
    ("card", "space", "draws"),
    [
        ("dagger", "rally_troops", True),
        ("dagger", "high_council", True),
        ("dagger", "mentat", True),
        ("dagger", "swordmaster", True),
        ("dagger", "hall_of_oratory", False),  # costs nothing
        ("diplomacy", "conspire", False),  # costs spice
        ("reconnaissance", "research_station", False),  # costs water
    ],
)
def test_ruthless_negotiator_at_spaces(card: str, space: str, draws: bool) -> None:
    g = with_leader("count_ilban_richese").solari(0, 9).spice(0, 9).water(0, 9).deck(0, "scout", "chani", "stilgar")
    g.hand(0, card).turn(0).do(f"agent {card} > {space}")
    assert offered(g, "resolve count_ilban_richese draw 1") == draws
    if draws:
        pick(g, "resolve count_ilban_richese")
        assert g.names(g.seat_of(0).hand) == ["scout"]
        assert not offered(g, "resolve count_ilban_richese")  # one card, however many Solari were paid


@rule("F-LDR-04")
def test_ruthless_negotiator_not_for_card_costs() -> None:
    g = with_leader("count_ilban_richese").solari(0, 20).deck(0, "scout").intrigue(0, "bribery", "choam_shares")
    g.hand(0, "firm_grip", "opulence").turn(0).do("intrigue choam_shares", "intrigue bribery", "influence guild")
    g.do("agent firm_grip > wealth")
    pick(g, "resolve firm_grip pay")
    g.do("influence guild")
    pick(g, "resolve wealth influence")
    assert not offered(g, "resolve")
    g.do("end turn")
    g.turn(0).do("reveal")
    pick(g, "resolve opulence pay")
    assert g.seat_of(0).solari == 20 - 7 - 2 - 2 + 2 - 6
    assert not offered(g, "resolve")
    assert g.names(g.seat_of(0).deck) == ["scout"]


# --- Countess Ariana Thorvald ---------------------------------------------------------------------------------------


@rule("F-LDR-05")
def test_spice_addict_is_mandatory() -> None:
    g = with_leader("countess_ariana_thorvald").deck(0, "scout").hand(0, "dune_the_desert_planet").turn(0)
    g.do("agent dune_the_desert_planet > imperial_basin")
    assert g.seat_of(0).spice == 0  # nobody asks whether she gives up the spice
    assert "end turn" not in g.options()  # and the card must be drawn
    pick(g, "resolve countess_ariana_thorvald draw")
    assert g.names(g.seat_of(0).hand) == ["scout"]
    assert "end turn" in g.options()


@rule("F-LDR-06")
@pytest.mark.parametrize(
    ("card", "space", "spice", "draws"),
    [
        ("dune_the_desert_planet", "imperial_basin", 1 + 2 - 1, 1),
        ("dune_the_desert_planet", "hagga_basin", 2 + 2 - 1, 1),
        ("dune_the_desert_planet", "the_great_flat", 3 + 2 - 1, 1),
        ("worm_riders", "the_great_flat", 3 + 2 - 1 + 2, 1),  # the card's own 2 spice are not harvested
        ("worm_riders", "secure_contract", 2, 0),
    ],
)
def test_spice_addict_in_agent_turns(card: str, space: str, spice: int, draws: int) -> None:
    g = with_leader("countess_ariana_thorvald").water(0, 2).deck(0, "scout", "chani", "stilgar")
    for maker in ("imperial_basin", "hagga_basin", "the_great_flat"):
        g.bonus_spice(maker, 2)
    g.hand(0, card).turn(0).do(f"agent {card} > {space}")
    while offered(g, "resolve"):
        pick(g, "resolve")
    assert (g.seat_of(0).spice, len(g.seat_of(0).hand)) == (spice, draws)


@rule("F-LDR-06")
def test_spice_addict_not_for_other_spice() -> None:
    g = with_leader("countess_ariana_thorvald").deck(0, "scout").control(0, "imperial_basin").council(0)
    g.hand(1, "dune_the_desert_planet").turn(1).do("agent dune_the_desert_planet > imperial_basin")
    assert (g.seat_of(0).spice, g.seat_of(1).spice) == (1, 1)  # the Control bonus, and an opponent's harvest
    g.intrigue(0, "councilors_dispensation").hand(0, "smugglers_thopter").turn(0)
    g.do("intrigue councilors_dispensation", "reveal")
    assert g.seat_of(0).spice == 1 + 2 + 1
    assert not offered(g, "resolve")
    g.do("end turn")
    g.conflict("raid_stockpiles").troops(0, garrison=0, deployed=1).combat()
    assert g.kind() == "take_reward"
    assert g.seat_of(0).spice == 4 + 3
    assert g.names(g.seat_of(0).deck) == ["scout"]


# --- Helena Richese -------------------------------------------------------------------------------------------------

ROW = ("stilgar", "scout", "space_travel", "other_memory", "opulence")  # costs 5, 1, 3, 4, 6


def manipulated(card: str) -> Scenario:
    """Return a position where Helena has just taken a card out of the Row with Manipulate."""
    g = with_leader("helena_richese").row(*ROW).imperium_deck("carryall", "chani").discard(0).deck(0)
    g.hand(0, "signet_ring").turn(0).do("agent signet_ring > secure_contract")
    pick(g, "resolve helena_richese")
    assert g.options() == [f"reserve {name}" for name in ROW]
    g.do(f"reserve {card}")
    assert g.names(g.state.row) == [name for name in ROW if name != card] + ["carryall"]
    return g


@rule("F-LDR-07")
def test_opponents_cannot_acquire_the_manipulated_card() -> None:
    g = manipulated("scout").do("end turn")
    g.intrigue(1, "bypass_protocol").hand(1).persuasion(1, 30).turn(1).do("reveal")
    bought = [text for text in g.options() if text.startswith("acquire")]
    assert [text for text in bought if "scout" in text] == []
    assert {f"acquire {name}" for name in (*ROW, "carryall") if name != "scout"} <= set(bought)
    g.do("intrigue bypass_protocol")
    pick(g, "choose acquire_free")
    assert g.options() == ["acquire space_travel", "acquire arrakis_liaison"]
    g.do("acquire space_travel", "end turn")
    assert g.names(g.seat_of(0).aside) == ["scout"]


@rule("F-LDR-08")
@pytest.mark.parametrize(
    ("card", "cheap", "dear"),
    [("space_travel", True, True), ("other_memory", False, True), ("opulence", False, False)],
    ids=["cost 3", "cost 4", "cost 6"],
)
def test_manipulated_card_by_bypass_protocol_without_discount(card: str, cheap: bool, dear: bool) -> None:
    g = manipulated(card).spice(0, 2).intrigue(0, "bypass_protocol").turn(0)
    g.do("intrigue bypass_protocol")
    pick(g, "choose acquire_free")
    assert (f"acquire {card} aside" in g.options()) == cheap
    g = manipulated(card).spice(0, 2).intrigue(0, "bypass_protocol").turn(0)
    g.do("intrigue bypass_protocol")
    pick(g, "choose pay spice 2")
    assert (f"acquire {card} aside" in g.options()) == dear
    if dear:
        g.do(f"acquire {card} aside")
        assert g.names(g.seat_of(0).deck) == [card]
        assert g.names(g.seat_of(0).aside) == []
        assert g.names(g.state.row) == [name for name in ROW if name != card] + ["carryall"]


@rule("F-LDR-08")
def test_manipulated_card_has_its_discount_in_the_reveal_turn() -> None:
    g = manipulated("stilgar").persuasion(0, 3).turn(0).do("reveal")
    assert "acquire stilgar aside" not in g.options()
    g = manipulated("stilgar").persuasion(0, 4).turn(0).do("reveal", "acquire stilgar aside")
    assert g.seat_of(0).persuasion == 0
    assert g.names(g.seat_of(0).discard) == ["stilgar"]


@rule("F-LDR-09")
def test_manipulated_card_leaves_with_her_reveal_turn() -> None:
    g = manipulated("stilgar").do("end turn")
    g.hand(1).turn(1).do("reveal", "end turn")  # an opponent's Reveal turn changes nothing
    g.hand(0, "dagger").turn(0).do("agent dagger > hall_of_oratory", "end turn")  # nor does an Agent turn of hers
    assert g.names(g.seat_of(0).aside) == ["stilgar"]
    assert g.names(g.state.trashed) == []
    row = g.names(g.state.row)
    g.persuasion(0, 9).turn(0).do("reveal")
    assert "acquire stilgar aside" in g.options()
    g.do("end turn")
    assert g.names(g.seat_of(0).aside) == []
    assert g.names(g.state.trashed) == ["stilgar"]
    assert g.names(g.state.row) == row
    assert "stilgar" not in g.names(g.state.imperium_deck)


@rule("F-LDR-09")
def test_acquired_manipulated_card_stays_in_the_game() -> None:
    g = manipulated("stilgar").persuasion(0, 4).turn(0).do("reveal", "acquire stilgar aside", "end turn")
    assert g.names(g.state.trashed) == []
    seen: Any = g.game.view(1)["seats"]
    assert "stilgar" in seen[0]["discard"]
