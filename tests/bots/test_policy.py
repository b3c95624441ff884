"""The policy by itself: sound choices in plain positions, nothing hidden read, unknown effects no obstacle."""

from __future__ import annotations

from landsraad.bots import weights
from landsraad.bots.features import N_FEATURES, N_PIECES, blank, describe
from landsraad.bots.policy import choose, scores
from landsraad.bots.valuations import new_valuation, valuation_of
from landsraad.core.rng import seeded
from tests.bots.table import decisions
from tests.support import pieces
from tests.support.cells import CELLS
from tests.support.scenario import Scenario, scenario


def preferred(g: Scenario) -> str:
    """Return the text of the option the policy takes."""
    state = g.game._state
    action = choose(valuation_of(state.rules), state, seeded(1, "policy"), 0.0)
    decision = g.game.decision
    assert decision is not None
    (text,) = [option.text for option in decision.options if option.action == action]
    return text


def test_it_buys_the_victory_point_near_the_end() -> None:
    g = scenario(seats=3).hand(0, *["convincing_argument"] * 5).conflict_deck("grand_vision").turn(0)
    g.do("reveal")
    assert preferred(g) == "acquire the_spice_must_flow"


def test_it_takes_the_second_influence() -> None:
    g = scenario(seats=3).hand(0, "diplomacy", "dagger").influence(0, "fremen", 1).conflict_deck("grand_vision").turn(0)
    assert preferred(g) == "agent diplomacy"
    g.do("agent diplomacy")
    assert preferred(g) in ("agent diplomacy > stillsuits", "agent diplomacy > hardy_warriors")


def test_it_plays_the_card_that_wins_the_combat_and_keeps_it_where_it_changes_nothing() -> None:
    g = scenario(seats=3).conflict("skirmish_b").intrigue(0, "ambush", "windfall")
    g.troops(0, garrison=0, deployed=2).troops(1, garrison=0, deployed=3).combat()
    assert preferred(g) == "intrigue ambush"
    g = scenario(seats=3).conflict("skirmish_a").intrigue(0, "ambush")
    g.troops(0, garrison=0, deployed=1).troops(1, garrison=0, deployed=9).troops(2, garrison=0, deployed=9).combat()
    assert preferred(g) == "pass"


def test_scores_and_features_read_nothing_hidden() -> None:
    from landsraad.bots import RandomBot

    for game, seat, number in decisions([RandomBot()] * 4, 8):
        if number % 30:
            continue
        seen = []
        for k in range(3):
            state = game.determinize(seat, k)._state
            mind = valuation_of(state.rules)
            row = blank()
            describe(mind, state, seat, row)
            assert len(row) == N_FEATURES + N_PIECES
            # Sums over a deck may differ in the last bit with the order in which the hidden cards lie in a copy.
            seen.append([round(float(value), 9) for value in (*scores(mind, state), *row)])
        assert seen[0] == seen[1] == seen[2], number


def test_every_weight_is_finite_and_named_once() -> None:
    names = weights.names()
    assert len(set(names)) == len(names) == len(weights.values())
    assert all(abs(value) < 100 for value in weights.values())


def test_a_mind_knows_every_card_space_and_reward_of_every_mode() -> None:
    for cell in CELLS:
        rules = cell.game(1)._state.rules
        mind = new_valuation(rules)
        assert len(mind.card_keep) == rules.n_cards
        assert len(mind.space_troops) == rules.n_spaces
        assert len(mind.hold) == rules.n_intrigues
        assert len(mind.tile_now) == len(pieces.tile_defs(rules))
        assert len(mind.reward) == 3 * len(rules.conflicts)
