"""The bots on Uprising: sound choices about spies, sandworms, battle icons and contracts, and what they learned."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.bots import BOTS, bot_stream, make_bot, open_handle
from landsraad.bots.features import N_FEATURES, N_PIECES, blank, describe, width_of
from landsraad.bots.fight import conflict_worth
from landsraad.bots.learned import evaluation_net, options_net, school_of, value_net
from landsraad.bots.pieces import contract_worth, due, hooks_worth, near_spies, post_worth, summoned, wall_worth
from landsraad.bots.position_worth import look
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import valuation_of
from landsraad.model.state import Seat, State
from landsraad.model.terms import D_PLAY_CARD
from tests.bots.table import positions
from tests.bots.test_policy import preferred
from tests.support.cells import cell
from tests.support.play import COMPILED
from tests.support.scenario import Scenario, uprising

OPEN = "skirmish_crysknife"  # a Conflict that no wall protects
CHOAM = cell("uprising+choam-4p")


def outlook(g: Scenario, seat: int = 0) -> tuple[Valuation, State, Seat]:
    """Return the mind of the bots, looking at a position from a seat."""
    state = g.game._state
    mind = valuation_of(state.rules)
    look(mind, state, state.seats[seat])
    return mind, state, state.seats[seat]


def number(g: Scenario, kind: str, name: str) -> int:
    """Return the number of a post, contract or space."""
    rules = g.game._state.rules
    if kind == "space":
        return [space.id for space in rules.spaces].index(name)
    return [thing.id for thing in rules.things[rules.kind_numbers[kind]]].index(name)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_chooses_a_legal_option(name: str) -> None:
    bot = make_bot({"search": "search@4x", "learned+search": "learned+search@4x"}.get(name, name))
    asked = 0
    for game in positions(CHOAM, 7, range(5, 200, 13 if COMPILED else 65)):
        seat = game.seat
        assert seat is not None
        assert bot.choose(open_handle(game, seat, bot_stream(7, seat, 0))) in game.legal_actions()
        asked += 1
    assert asked


def test_a_conflict_card_that_makes_a_pair_is_worth_nearly_a_victory_point_more() -> None:
    g = uprising(3).conflict(OPEN).won(0, "objective_desert_mouse_first").troops(0, 0, 3).turn(0)
    g.won(1, "objective_crysknife").troops(1, 0, 3)
    mind, state, seat = outlook(g)
    alone = conflict_worth(mind, state, seat, 4, 0)
    pair = outlook(g, 1)
    assert pair[0].prize > 9
    assert conflict_worth(*pair, 4, 0) - alone > 4


def test_sandworms_are_worth_more_than_their_strength_unless_the_wall_keeps_them_out() -> None:
    g = uprising(3).conflict("protect_the_sietches").troops(0, 0, 1).hooks(0).turn(0)
    mind, state, seat = outlook(g)
    now = conflict_worth(mind, state, seat, 0, 0)
    swords = conflict_worth(mind, state, seat, 0, 3) - now
    assert summoned(mind, state, seat, 1) > swords + 3  # the rewards are doubled (U-DBL-01)
    walled = uprising(3).conflict("siege_of_arrakeen").troops(0, 0, 1).hooks(0).turn(0)
    assert summoned(*outlook(walled), 1) == 0.0  # U-WRM-04


def test_hooks_are_wanted_once_and_the_wall_goes_if_that_helps() -> None:
    g = uprising(3).conflict(OPEN).turn(0)
    assert hooks_worth(*outlook(g)) > 3
    g = uprising(3).conflict(OPEN).hooks(0).turn(0)
    assert hooks_worth(*outlook(g)) == 0.0
    assert wall_worth(*outlook(g)) > 0 > wall_worth(*outlook(g, 1))


def test_it_summons_sandworms_to_the_fight_that_they_win() -> None:
    g = uprising(3).conflict("protect_the_sietches").hooks(0).water(0, 3).hand(0, "dune_the_desert_planet")
    g.troops(1, garrison=0, deployed=2).turn(0)
    assert preferred(g) == "agent dune_the_desert_planet"
    g.do("agent dune_the_desert_planet")
    where = preferred(g)
    assert where.endswith(("hagga_basin", "deep_desert"))
    g.do(where)
    while g.kind() == "resolve":
        g.do(preferred(g))
    assert g.kind() == "choose_effect"
    g.do(preferred(g))
    assert g.worms_of(0) > 0


def test_a_space_is_better_with_a_contract_for_it_and_with_a_spy_beside_it() -> None:
    g = uprising(4, choam=True).conflict(OPEN).contracts(0, "arrakeen_water", "harvest_3").turn(0)
    mind, state, seat = outlook(g)
    arrakeen, basin = number(g, "space", "arrakeen"), number(g, "space", "imperial_basin")
    assert due(mind, state, seat, arrakeen) > 1
    assert due(mind, state, seat, basin) == 0.0  # 1 spice is not 3
    state.bonus_spice[basin] = 2
    assert due(mind, state, seat, basin) > 3
    assert due(mind, state, state.seats[1], arrakeen) == 0.0
    posts = [post_worth(mind, state, state.seats[who], number(g, "post", "refinery_arrakeen")) for who in (0, 1)]
    assert posts[0] > posts[1]
    g = uprising(3).conflict(OPEN).spies(0, "refinery_arrakeen").turn(0)
    mind, state, seat = outlook(g)
    free = near_spies(mind, state, seat, -1, arrakeen)
    assert free > 0  # a card is drawn
    state.agents[arrakeen] = 1 << 4
    assert near_spies(mind, state, seat, -1, arrakeen) < 0  # the spy is spent on the way in (U-SPY-10)
    assert near_spies(mind, state, state.seats[1], -1, arrakeen) == 0.0


def test_it_takes_the_contract_that_is_completed_at_once_in_the_last_round() -> None:
    g = uprising(4, choam=True).conflict(OPEN).conflict_deck().market("immediate", "high_council_solari").bank()
    g.hand(0, "diplomacy").turn(0)
    mind, state, seat = outlook(g)
    now, later = (contract_worth(mind, state, seat, number(g, "contract", name)) for name in g.on_market())
    assert now > later
    g.do("agent diplomacy > dutiful_service")
    while g.kind() == "resolve":
        g.do(g.options()[0])
    assert preferred(g) == "take contract immediate"


def test_it_gathers_intelligence_and_places_spies() -> None:
    g = uprising(3).conflict(OPEN).hand(0, "dagger", "diplomacy").deck(0, "dagger").spies(0, "landsraad_assembly")
    g.turn(0).do("agent dagger > assembly_hall")
    assert g.kind() == "gather_intelligence"
    assert preferred(g) == "gather from landsraad_assembly"


def test_a_pair_in_the_endgame_is_made() -> None:
    g = uprising(3).conflict_deck().conflict(OPEN).vp(0, 10)
    g.won(0, "propaganda", "objective_desert_mouse_first").troops(1, 0, 1).first(0).combat()
    while g.kind() != "endgame_intrigue":
        g.do(g.options()[-1])
    assert preferred(g) == "desert mouse"


def test_the_greedy_bot_sees_worms_spies_and_pairs() -> None:
    from landsraad.bots.evaluate import Evaluator
    from landsraad.bots.thing_values import worth_of

    def value(g: Scenario) -> float:
        view = g.game.view(0)
        return Evaluator(worth_of(g.game.setup), view, 0).value(view)

    plain = value(uprising(3).conflict(OPEN).turn(0))
    assert value(uprising(3).conflict(OPEN).hooks(0).turn(0)) > plain
    assert value(uprising(3).conflict(OPEN).spies(0, "emperor").turn(0)) > plain
    pair = uprising(3).conflict(OPEN).won(0, "objective_crysknife").troops(0, 0, 3).turn(0)
    none = uprising(3).conflict(OPEN).won(0, "objective_desert_mouse_first").troops(0, 0, 3).turn(0)
    assert value(pair) > value(none) + 3
    worm = uprising(3).conflict("protect_the_sietches").sandworms(0, 1).turn(0)
    assert value(worm) > value(uprising(3).conflict("protect_the_sietches").turn(0)) + 3


# --- what was learned ------------------------------------------------------------------------------------------------


def test_nothing_learned_on_another_host_is_misapplied() -> None:
    rules = CHOAM.game(1)._state.rules
    base = ls.new_game(ls.Setup(players=4), 1)._state.rules
    # One policy for all boxes: it has practised in each, and knows a card of Uprising by a row of its own.
    minds = [valuation_of(one, taught=True).learned for one in (rules, base)]
    assert [mind is not None and mind.net is options_net() for mind in minds] == [True, True]
    own = next(card for card in range(rules.n_cards) if rules.cards[card].id == "desert_survival")
    assert int(D_PLAY_CARD * ls.N_ACTIONS + rules.act_hand[own]) in options_net().row_of  # type: ignore[union-attr]
    for net in (evaluation_net, value_net):
        assert net("base").inputs == N_FEATURES
        assert net("uprising").inputs in (N_FEATURES, N_FEATURES + N_PIECES)
    assert value_net("uprising").inputs == N_FEATURES + N_PIECES
    immortality = ls.new_game(ls.Setup(players=4, modules=("immortality",)), 1)._state.rules
    assert [school_of(one) for one in (base, immortality, rules)] == ["base", "immortality", "uprising"]
    assert value_net("immortality") is not value_net("base")


def test_pieces_are_features_of_hosts_that_have_them_only() -> None:
    g = uprising(3).conflict(OPEN).spies(0, "emperor", "guild").hooks(1).turn(0)
    mind, state, _ = outlook(g)
    assert width_of(mind) == N_FEATURES + N_PIECES
    row = blank()
    describe(mind, state, 0, row)
    assert row[N_FEATURES] == pytest.approx(0.66)
    assert sum(row[N_FEATURES + 10 * (1 + place) + 1] for place in range(3)) == 1.0  # one opponent has Maker Hooks
    base = ls.new_game(ls.Setup(players=4), 1)._state
    mind = valuation_of(base.rules)
    assert width_of(mind) == N_FEATURES
    row = blank()
    describe(mind, base, 0, row)
    assert not any(row[N_FEATURES:])
