"""Deck, hand, discard pile and trashing (B-DCK)."""

from typing import Any

import pytest

from landsraad.engine.atoms.cards import draw_card
from landsraad.model.terms import PHASE_TURNS
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario


def zones(g: Scenario, seat: int = 0) -> dict[str, list[str]]:
    """Return the cards of a seat by zone."""
    actor = g.seat_of(seat)
    return {
        "deck": g.names(actor.deck),
        "hand": g.names(actor.hand),
        "play": g.names(actor.play),
        "discard": g.names(actor.discard),
    }


def stack(g: Scenario, name: str) -> int:
    """Return the cards left in a Reserve stack."""
    return int(g.state.reserve[g.state.rules.card_reserve[g.card(name)]])


def option(g: Scenario, start: str) -> str:
    """Return the one option that starts like this."""
    found = [text for text in g.options() if text.startswith(start)]
    assert len(found) == 1, (start, g.options())
    return found[0]


# --- acquiring -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["stilgar", "arrakis_liaison", "the_spice_must_flow"])
@rule("B-DCK-01")
def test_an_acquired_card_goes_to_the_discard_pile(card: str) -> None:
    g = scenario(seats=3).deck(0, "dagger").discard(0, "diplomacy").row("stilgar").persuasion(0, 9).turn(0)
    g.do("reveal", f"acquire {card}")
    assert zones(g) == {"deck": ["dagger"], "hand": [], "play": [], "discard": ["diplomacy", card]}


@rule("B-DCK-01")
def test_a_card_acquired_by_a_board_space_goes_to_the_discard_pile() -> None:
    g = scenario(seats=3).hand(0, "diplomacy").deck(0, "dagger").discard(0).turn(0)
    g.do("agent diplomacy > foldspace", "resolve foldspace acquire foldspace")
    assert zones(g) == {"deck": ["dagger"], "hand": [], "play": ["diplomacy"], "discard": ["foldspace"]}


@rule("B-DCK-01")
def test_an_effect_may_name_another_place() -> None:
    g = scenario(seats=3).deck(0, "dagger").discard(0).row("stilgar").spice(0, 2).intrigue(0, "bypass_protocol")
    g.turn(0).do("intrigue bypass_protocol", "choose pay spice 2", "acquire stilgar")
    assert zones(g) == {"deck": ["dagger", "stilgar"], "hand": [], "play": [], "discard": []}


# --- drawing -------------------------------------------------------------------------------------------------------


def draws_three(seed: int, deck: tuple[str, ...], discard: tuple[str, ...]) -> Scenario:
    """Draw three cards at Research Station."""
    g = scenario(seats=3, seed=seed).hand(0, "reconnaissance").deck(0, *deck).discard(0, *discard).water(0, 2)
    # The deck of a neighbour is none of the player's business.
    g.deck(1, "stilgar", "stilgar", "stilgar").turn(0)
    g.do("agent reconnaissance > research_station", "resolve research_station draw 3")
    assert g.names(g.seat_of(1).deck) == ["stilgar"] * 3
    return g


@rule("B-DCK-02")
def test_cards_are_drawn_from_the_top_of_the_own_deck() -> None:
    g = draws_three(1, ("dagger", "diplomacy", "seek_allies", "signet_ring"), ("stilgar",))
    assert zones(g) == {
        "deck": ["signet_ring"],
        "hand": ["dagger", "diplomacy", "seek_allies"],
        "play": ["reconnaissance"],
        "discard": ["stilgar"],
    }


@rule("B-DCK-02")
def test_an_empty_deck_is_renewed_from_the_discard_pile_and_the_draw_continues() -> None:
    pile = ("diplomacy", "seek_allies", "signet_ring", "opulence")
    drawn = set()
    for seed in range(20):
        g = draws_three(seed, ("dagger",), pile)
        after = zones(g)
        assert after["hand"][0] == "dagger"
        assert after["discard"] == []
        assert sorted(after["hand"][1:] + after["deck"]) == sorted(pile)
        assert len(after["hand"]) == 3
        drawn.add(tuple(after["hand"][1:]))
        # The card in play is not shuffled in.
        assert after["play"] == ["reconnaissance"]
    # Shuffled, not turned over: many orders occur.
    assert len(drawn) > 6


@rule("B-DCK-02")
def test_the_hand_of_a_new_round_renews_the_deck_too() -> None:
    g = (
        scenario(seats=3)
        .deck(0, "dagger", "diplomacy")
        .discard(0, "stilgar", "opulence", "scout", "chani")
        .round_start()
    )
    after = zones(g)
    assert after["hand"][:2] == ["dagger", "diplomacy"]
    assert (len(after["hand"]), len(after["deck"]), len(after["discard"])) == (5, 1, 0)


@rule("B-DCK-03")
def test_an_empty_deck_alone_does_not_renew_it() -> None:
    g = draws_three(1, ("dagger", "diplomacy", "seek_allies"), ("stilgar", "opulence"))
    assert zones(g)["deck"] == []
    assert zones(g)["discard"] == ["stilgar", "opulence"]
    g.do("end turn")
    assert zones(g)["deck"] == []
    assert zones(g)["discard"] == ["stilgar", "opulence"]


@rule("B-DCK-03")
def test_looking_at_the_top_card_does_not_renew_the_deck() -> None:
    g = scenario(seats=3, leaders=("paul_atreides", "helena_richese", "duke_leto_atreides")).hand(0, "dagger")
    g.deck(0).discard(0, "stilgar").intrigue(0, "poison_snooper").turn(0)
    view: dict[str, Any] = g.game.view(0)
    assert view["known"]["deck_top"][0] == []
    assert "intrigue poison_snooper" not in g.options()
    assert zones(g)["discard"] == ["stilgar"]


@pytest.mark.parametrize(("deck", "discard", "drawn"), [(0, 0, 0), (1, 0, 1), (0, 2, 2), (1, 1, 2), (2, 1, 3)])
@rule("B-DCK-04")
def test_draws_without_a_card_are_lost(deck: int, discard: int, drawn: int) -> None:
    g = draws_three(1, ("dagger",) * deck, ("diplomacy",) * discard)
    assert len(zones(g)["hand"]) == drawn
    if drawn < 3:
        # Nothing is owed: a card that turns up later stays where it is.
        g.discard(0, "stilgar").do("end turn")
        assert zones(g)["discard"] == ["stilgar"]
        assert len(zones(g)["hand"]) == drawn
        assert draw_card(g.state, g.seat_of(0)) == g.card("stilgar")


# --- trashing ------------------------------------------------------------------------------------------------------


@rule("B-DCK-05")
def test_trashing_from_hand_discard_pile_or_play_never_from_the_deck() -> None:
    g = scenario(seats=3).hand(0, "gene_manipulation", "dagger").deck(0, "signet_ring").discard(0, "diplomacy")
    g.play(0, "seek_allies").hand(1, "opulence").discard(1, "stilgar").play(1, "scout").intrigue(0, "ambush").turn(0)
    g.do("agent gene_manipulation > hall_of_oratory", "resolve gene_manipulation trash")
    assert sorted(g.options()) == [
        "decline",
        "trash dagger hand",
        "trash diplomacy discard",
        "trash gene_manipulation play",
        "trash seek_allies play",
    ]


@pytest.mark.parametrize(
    ("name", "zone"), [("dagger", "hand"), ("diplomacy", "discard"), ("seek_allies", "play"), ("stilgar", "hand")]
)
@rule("B-DCK-05", "B-DCK-06")
def test_a_trashed_card_leaves_the_game_for_good(name: str, zone: str) -> None:
    g = scenario(seats=3).hand(0, "guild_administrator", "dagger", "stilgar").deck(0).discard(0, "diplomacy")
    g.play(0, "seek_allies").turn(0)
    reserve = [int(n) for n in g.state.reserve]
    market = sorted([*g.state.row, *g.state.imperium_deck])
    g.do("agent guild_administrator > secure_contract", "resolve guild_administrator trash", f"trash {name} {zone}")
    assert g.names(g.state.trashed) == [name]
    assert [int(n) for n in g.state.reserve] == reserve
    assert sorted([*g.state.row, *g.state.imperium_deck]) == market
    # Not even a reshuffle brings it back; exactly that one card is gone.
    left = sorted(["guild_administrator", "dagger", "stilgar", "diplomacy", "seek_allies"])
    left.remove(name)
    g.do("end turn").turn(0).do("reveal", "end turn")
    assert sorted(zones(g)["discard"]) == left
    g.round_start()
    assert sorted(zones(g)["hand"] + zones(g)["deck"] + zones(g)["discard"]) == left


@pytest.mark.parametrize("zone", ["hand", "discard", "play"])
@pytest.mark.parametrize(("name", "full"), [("arrakis_liaison", 8), ("the_spice_must_flow", 10), ("foldspace", 6)])
@rule("B-DCK-06")
def test_a_trashed_reserve_card_returns_to_its_stack(name: str, full: int, zone: str) -> None:
    g = scenario(seats=3).hand(0, "guild_administrator").discard(0).reserve(name, full - 2)
    cards = {"hand": g.hand, "discard": g.discard, "play": g.play}
    cards[zone](0, *(["guild_administrator"] if zone == "hand" else []), name)
    g.turn(0).do("agent guild_administrator > secure_contract", "resolve guild_administrator trash")
    g.do(f"trash {name} {zone}")
    assert stack(g, name) == full - 1
    assert g.names(g.state.trashed) == []
    assert name not in [card for cards_of in zones(g).values() for card in cards_of]


@rule("B-DCK-06")
def test_foldspace_trashes_itself_to_its_stack() -> None:
    g = scenario(seats=3).hand(0, "foldspace").discard(0).reserve("foldspace", 3).turn(0)
    g.do("agent foldspace > secure_contract", "resolve foldspace trash_self")
    assert stack(g, "foldspace") == 4
    assert zones(g)["play"] == []


@rule("B-DCK-07")
def test_the_trash_icon_is_optional() -> None:
    g = scenario(seats=3).hand(0, "guild_administrator", "dagger").turn(0)
    g.do("agent guild_administrator > secure_contract")
    assert "end turn" in g.options()
    g.do("resolve guild_administrator trash", "decline")
    assert zones(g)["hand"] == ["dagger"]
    assert g.names(g.state.trashed) == []
    g.do("end turn")
    assert g.decider() == 1


@rule("B-DCK-07")
def test_the_trash_icon_of_a_reward_is_optional() -> None:
    g = scenario(seats=3).conflict("terrible_purpose").discard(0, "dagger").troops(0, 0, deployed=1)
    g.intrigue(0, "windfall").combat().do("pass")
    assert g.kind() == "take_reward"
    assert "pass" in g.options()
    g.do("resolve terrible_purpose trash")
    assert "decline" in g.options()


@rule("B-DCK-07")
def test_trashing_as_a_cost_is_not_optional() -> None:
    g = scenario(seats=3).hand(0, "diplomacy", "dagger").deck(0, "scout", "opulence").spice(0, 2).discard(0).turn(0)
    g.do("agent diplomacy > selective_breeding", "resolve selective_breeding influence bene_gesserit")
    g.do("resolve selective_breeding pay trash")
    # Whoever uses the arrow trashes a card.
    assert sorted(g.options()) == ["trash dagger hand", "trash diplomacy play"]
    g.do("trash dagger hand")
    assert zones(g)["hand"] == ["scout", "opulence"]
    assert g.names(g.state.trashed) == ["dagger"]


@rule("B-DCK-07")
def test_a_cost_of_trashing_cannot_be_paid_without_a_card() -> None:
    # The played card itself is in play; taken away by hand, nothing is left to trash.
    g = scenario(seats=3).hand(0, "diplomacy").deck(0, "scout", "opulence").spice(0, 2).discard(0).turn(0)
    g.do("agent diplomacy > selective_breeding")
    g.play(0).do("resolve selective_breeding influence bene_gesserit")
    assert g.options() == ["end turn"]


@pytest.mark.parametrize(
    ("card", "space"), [("seek_allies", "wealth"), ("foldspace", "wealth"), ("power_play", "wealth")]
)
@rule("B-DCK-07")
def test_a_card_that_orders_its_own_trashing_must_be_trashed(card: str, space: str) -> None:
    g = scenario(seats=3).hand(0, card).deck(0, "dagger").turn(0).do(f"agent {card} > {space}")
    for text in [text for text in g.options() if "trash" not in text]:
        g.do(text)
    assert g.options() == [f"resolve {card} trash_self"]
    g.do(f"resolve {card} trash_self")
    assert "end turn" in g.options()
    assert zones(g)["play"] == []


# --- discarding ----------------------------------------------------------------------------------------------------


def humanity() -> Scenario:
    """Let seat 1 face Test of Humanity, with every other zone filled as well."""
    g = scenario(seats=3).hand(0, "test_of_humanity").intrigue(1, "ambush").hand(2).deck(1, "stilgar").play(1, "scout")
    return g.discard(1, "opulence")


@rule("B-DCK-08")
def test_the_owner_discards_a_card_of_the_own_hand() -> None:
    g = humanity().hand(1, "dagger", "diplomacy").turn(0).do("agent test_of_humanity > hall_of_oratory")
    g.do(option(g, "resolve test_of_humanity"))
    assert (g.decider(), g.options()) == (1, ["choose discard"])
    g.do("choose discard")
    assert (g.decider(), g.options()) == (1, ["discard dagger", "discard diplomacy"])
    g.do("discard diplomacy")
    assert zones(g, 1) == {
        "deck": ["stilgar"],
        "hand": ["dagger"],
        "play": ["scout"],
        "discard": ["opulence", "diplomacy"],
    }
    assert g.intrigue_names(g.seat_of(1).intrigue) == ["ambush"]
    assert g.decider() == 0


@rule("B-DCK-08")
def test_an_intrigue_card_is_no_card_to_discard() -> None:
    g = humanity().hand(1).troops(1, 3, deployed=1).turn(0).do("agent test_of_humanity > hall_of_oratory")
    g.do(option(g, "resolve test_of_humanity"))
    assert (g.decider(), g.options()) == (1, ["choose lose_deployed"])


# --- in play -------------------------------------------------------------------------------------------------------


def in_play(g: Scenario, viewer: int | None) -> list[str]:
    """Return the cards of seat 0 in play as somebody sees them."""
    view: dict[str, Any] = g.game.view(viewer)
    return list(view["seats"][0]["play"])


@rule("B-DCK-09")
def test_cards_are_in_play_and_face_up_until_the_own_clean_up() -> None:
    g = scenario(seats=3).hand(0, "dune_the_desert_planet", "scout", "diplomacy").discard(0).hand(1, "stilgar").turn(0)
    g.do("agent dune_the_desert_planet > secure_contract", "end turn")
    for viewer in (0, 1, 2, None):
        assert in_play(g, viewer) == ["dune_the_desert_planet"]
    # The Clean Up of another player does not touch them.
    g.do("reveal", "end turn", "reveal", "end turn")
    assert zones(g, 1)["discard"][-1:] == ["stilgar"]
    assert in_play(g, None) == ["dune_the_desert_planet"]
    g.do("reveal")
    for viewer in (0, 1, 2, None):
        assert in_play(g, viewer) == ["dune_the_desert_planet", "scout", "diplomacy"]
    assert zones(g)["discard"] == []
    # Clean Up comes at the end of the own Reveal turn, in this round; a bystander keeps the Combat phase away.
    g.intrigue(2, "ambush").troops(2, 2, deployed=1).do("end turn")
    assert g.kind() == "combat_intrigue"
    assert g.state.phase != PHASE_TURNS
    assert zones(g)["play"] == []
    assert zones(g)["discard"] == ["dune_the_desert_planet", "scout", "diplomacy"]


@rule("B-DCK-09")
def test_a_trashed_card_is_in_play_no_longer() -> None:
    g = (
        scenario(seats=3)
        .hand(0, "seek_allies", "crysknife")
        .play(0, "stilgar")
        .turn(0)
        .do("agent seek_allies > wealth")
    )
    assert in_play(g, 1) == ["stilgar", "seek_allies"]
    g.do("resolve seek_allies trash_self")
    assert in_play(g, 1) == ["stilgar"]


@pytest.mark.parametrize(("played", "swords"), [("stilgar", 3), ("dagger", 0)])
@rule("B-DCK-09")
def test_a_card_of_an_agent_turn_counts_as_in_play_in_the_reveal_turn(played: str, swords: int) -> None:
    g = scenario(seats=3).hand(0, played, "fedaykin_death_commando").solari(0, 4).turn(0)
    g.do(f"agent {played} > {'rally_troops' if played == 'dagger' else 'secure_contract'}", "end turn").turn(0)
    g.do("reveal")
    assert g.seat_of(0).swords == swords
