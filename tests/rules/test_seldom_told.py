"""What is told in seldom cases: nothing paid is no payment, whose tokens they are, what a choice brings, copies."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import landsraad as ls
from landsraad.engine.mechanics import trade
from tests.content.ix_hagal.kit import gains
from tests.rules.test_ix_rivals_tech import TECH, buyer
from tests.rules.test_six_activation import RING, USUL, muad
from tests.rules.test_six_team import trading
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, ix, scenario, unharmed, uprising
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, S_LEFT

COPIES = 40


def paid(g: Scenario) -> list[int | None]:
    """Return the amounts of all payments told."""
    return [event.amount for event in g.game.events() if event.kind == "resource_paid"]


# --- nothing is no event ---------------------------------------------------------------------------------------------


@rule("X-NEG-01")
@pytest.mark.parametrize("n", [0, 1])
def test_no_negotiator_placed_is_nothing_to_tell(n: int) -> None:
    g = ix(3).hand(0, "dagger").troops(0, 10).spice(0, 0).turn(0).do("agent dagger > tech_negotiation")
    g.do("resolve tech_negotiation choose 2", "choose negotiator", f"place negotiators {n}")
    assert g.negotiators_of(0) == n
    assert g.events().count("negotiator_placed") == n


@rule("X-RTC-08")
@pytest.mark.parametrize(("negotiators", "told"), [(3, []), (2, [1])])
def test_a_rival_whose_negotiators_pay_all_pays_nothing(negotiators: int, told: list[int]) -> None:
    g = buyer(5, ("chaumurky", "flagship"), ("artillery",), ()).negotiators(1, negotiators)
    gains(g, TECH, "wealth")
    assert paid(g) == told


@rule("X-DRN-07", "X-DRN-08")
@pytest.mark.parametrize("ships", [0, 1])
def test_no_dreadnought_comes_home_where_none_fought(ships: int) -> None:
    g = ix(3).conflict("skirmish_a").troops(0, 0, 3).troops(1, 0, 1).ships(1, deployed=ships).first(2).combat()
    while g.kind() == "take_reward":
        g.do(g.options()[0])
    told = [(event.seat, event.amount) for event in g.game.events() if event.kind == "dreadnought_came_home"]
    assert told == [(1, 1)] * ships
    assert g.ships_of(1) == (2 - ships, ships, 0)


@rule("F-LDR-09")
def test_a_card_for_nothing_is_no_payment() -> None:
    """A reserved card of cost 1 is Helena's for nothing."""
    g = scenario(3, leaders=("helena_richese", "paul_atreides", "duke_leto_atreides"))
    costs = {one.id: one.cost for one in g.state.rules.cards}
    cheap = next(name for name, cost in costs.items() if cost == 1)
    g.row(cheap).hand(0, "signet_ring").solari(0, 0).turn(0).do("agent signet_ring > arrakeen")
    g.do(next(text for text in g.options() if "reserve" in text), f"reserve {cheap}")
    g.turn(0).do("reveal", f"acquire {cheap} aside")
    assert cheap in g.names(g.seat_of(0).discard)
    assert paid(g) == []


# --- whose it is -----------------------------------------------------------------------------------------------------


@rule("X-SET-11")
def test_one_leader_has_tokens_on_the_tracks() -> None:
    leaders: Any = ls.catalog(ls.Setup(players=4, modules=("ix",)))["leaders"]
    assert [leader["id"] for leader in leaders if "marks" in leader] == ["tessia_vernius"]


@rule("F-LDR-10")
def test_any_card_set_aside_comes_back() -> None:
    """The very first card of the ruleset too."""
    g = ix(3, leaders=("ilesa_ecaz", "paul_atreides", "duke_leto_atreides")).first(0)
    first = g.state.rules.cards[0].id
    g.deck(0, first, *["dune_the_desert_planet"] * 4).conflict_deck("skirmish_a", "skirmish_b").round_start()
    g.do(f"set aside {first}", "agent dune_the_desert_planet > imperial_basin", "end turn").turn(0)
    assert first in g.names(g.seat_of(0).hand)


def test_a_choice_says_what_each_part_brings() -> None:
    g = ix(3).hand(0, "dagger").solari(0, 3).spice(0, 9).turn(0).do("agent dagger > tech_negotiation")
    if g.kind() == "resolve":
        g.do(next(text for text in g.options() if "choose" in text))
    assert g.game.decision is not None
    told = [(option.line or {}).get("effects") for option in g.game.decision.options if option.verb == "choose"]
    assert told == [
        [{"op": "acquire_tech", "discount": 1, "or_solari": False}],
        [{"op": "negotiator", "n": 1}],
    ]


# --- Agents ----------------------------------------------------------------------------------------------------------


@rule("B-CLR-15", "B-TRN-03")
@pytest.mark.parametrize("closed", [True, False])
def test_a_card_whose_only_space_is_closed_is_not_offered(closed: bool) -> None:
    g = scenario(3).hand(1, "the_voice").hand(0, "space_travel").turn(1).do("agent the_voice > imperial_basin")
    g.do("resolve the_voice close_space", "close foldspace" if closed else "close arrakeen", "end turn")
    g.agent_at(2, "heighliner").turn(0)
    assert ("agent space_travel" in g.options()) is not closed


@rule("S-ACT-15", "B-TRN-03")
def test_a_commander_without_any_agent_is_told_so() -> None:
    """Not the arrow is missing but the Agent."""
    g = muad(USUL, RING)
    for ally in (M_LEFT, M_RIGHT):
        g.hand(MUAD_DIB, RING).turn(MUAD_DIB).do(f"agent {RING}")
        if g.kind() == "choose_arrow":
            g.do(f"arrow {ally}")
        g.do(f"agent {RING} > arrakeen" if ally == M_LEFT else f"agent {RING} > carthag")
        while "end turn" not in g.options():
            g.do(g.options()[0])
        g.end(0)
    g.hand(MUAD_DIB, RING).intrigue(MUAD_DIB, "mercenaries").solari(MUAD_DIB, 3).turn(MUAD_DIB)
    g.do("intrigue mercenaries", f"activate {M_RIGHT}")
    assert g.seat_of(MUAD_DIB).agents == 0
    found = g.game.why_not(f"agent {RING} > arrakeen")
    assert found is not None
    assert found.key == "why-no_agent"


@rule("X-UNT-02")
def test_on_the_board_of_uprising_dreadnoughts_are_driven_back_too() -> None:
    g = scenario(3, host="uprising", modules=("ix",)).conflict("test_of_loyalty").shield_wall(False)
    g.troops(0, 4).troops(1, 1, 1).ships(1, deployed=1).sandworms(1, 1).hand(0, "desert_ambush").turn(0)
    g.do("agent desert_ambush > imperial_basin", "deploy 1", "resolve desert_ambush retreat_enemies")
    with unharmed("units of several kinds"):
        g.do("retreat enemy 1")
    assert g.options() == ["retreat troop", "retreat dreadnought"]
    g.do("retreat dreadnought")
    assert g.ships_of(1) == (1, 1, 0)
    assert (g.worms_of(1), g.seat_of(1).conflict) == (1, 1)


# --- copies ----------------------------------------------------------------------------------------------------------


@rule("S-TRD-07")
@pytest.mark.parametrize("place", ["deck", "hand"])
def test_cards_put_forward_in_a_trade_may_be_any_that_others_cannot_know(place: str) -> None:
    """With one unknown card besides, on top of the deck or in a hand, copies hold either of the two."""
    g = trading().intrigue(M_LEFT, "impress").intrigue_discard()
    g.intrigue_deck(*(["cunning"] if place == "deck" else []))
    g.intrigue(S_LEFT, *(["cunning"] if place == "hand" else []))
    g.do(f"trade with {M_RIGHT}", "give intrigue", "give card impress")
    seen: set[str] = set()
    for seed in range(COPIES):
        with unharmed("dealing anew"):
            state = g.game.determinize(M_RIGHT, seed)._state
        record = trade.record_of(state)
        assert record is not None
        hidden = state.intrigue_deck if place == "deck" else state.seats[S_LEFT].intrigue
        wrapped = g.intrigue_names(record.wrapped[0])
        assert sorted([*wrapped, *g.intrigue_names(hidden)]) == ["cunning", "impress"]
        seen |= set(wrapped)
    assert seen == {"impress", "cunning"}


def test_whoever_looks_at_three_cards_is_asked_about_those_three_in_every_copy() -> None:
    g = uprising(3).hand(0, "long_live_the_fighters").deck(0, "dagger", "diplomacy", "reconnaissance", "signet_ring")
    g.water(0, 2).turn(0).do("agent long_live_the_fighters > arrakeen")
    g.do(next(text for text in g.options() if "top_three" in text or "long_live" in text))
    assert g.kind() == "draw_one"
    for viewer in (0, 1):
        for seed in range(COPIES):
            copy = g.game.determinize(viewer, seed)
            assert copy.decision is not None
            assert len(copy.decision.options) == 3
            top = [copy._state.rules.cards[card].id for card in copy._state.seats[0].deck[-3:]]
            assert sorted(option.thing.id for option in copy.decision.options if option.thing) == sorted(top)


def test_a_game_with_chosen_rivals_comes_out_of_a_pickle_as_it_was_dealt() -> None:
    rivals = ("count_ilban_richese", "glossu_the_beast_rabban")
    game = ls.new_game(ls.Setup(players=1, rivals=rivals, leaders=("paul_atreides",)), 3)
    dealt = game.digest()
    game.apply(game.legal_actions()[0])
    again = pickle.loads(pickle.dumps(game))
    again.undo(force=True)
    assert again.digest() == dealt
