"""H3: a seat is never skipped because of what its hidden cards are."""

from __future__ import annotations

import landsraad as ls
from landsraad.core.rng import seeded
from tests.support.cells import SAMPLED
from tests.support.rulemark import rule
from tests.support.scenario import scenario


@rule("B-CMB-01")
def test_participant_with_useless_cards_is_asked_in_combat() -> None:
    g = scenario(seats=3).troops(0, 2, 1).troops(1, 2, 1).intrigue(0, "windfall").intrigue(1, "plans_within_plans")
    g.first(0).conflict("skirmish_a").combat()
    assert (g.kind(), g.decider(), g.options()) == ("combat_intrigue", 0, ["pass"])
    g.do("pass")
    assert (g.kind(), g.decider(), g.options()) == ("combat_intrigue", 1, ["pass"])


def test_winner_with_useless_cards_is_asked_for_win_cards() -> None:
    g = scenario(seats=3).troops(0, 2, 2).intrigue(0, "windfall").conflict("guild_bank_raid").first(0).combat()
    g.do("pass")
    assert (g.kind(), g.decider(), g.options()) == ("take_reward", 0, ["pass"])


def test_everybody_with_a_card_is_asked_in_the_endgame() -> None:
    g = scenario(seats=3).first(1).vp(0, 10)
    for seat in range(3):
        g.intrigue(seat, "ambush")
    g.recall()
    asked = []
    while not g.game.over:
        asked.append(g.decider())
        assert g.kind() == "endgame_intrigue"
        assert g.options() == ["pass"]
        g.do("pass")
    assert asked == [1, 2, 0]


def test_random_games_ask_every_participant_who_holds_cards() -> None:
    """Whenever the Combat phase begins, each seat with a troop there and an Intrigue card gets a question."""
    for setup in [cell.setup() for cell in SAMPLED]:
        for seed in range(6):
            game = ls.new_game(setup, seed)
            rng = seeded(seed, "no tell")
            due: set[int] = set()
            round_ = 0
            while not game.over:
                s = game._state
                decision = game.decision
                assert decision is not None
                if decision.kind == "combat_intrigue" and s.round != round_:
                    round_ = int(s.round)
                    due = {int(seat.index) for seat in s.seats if seat.conflict > 0 and len(seat.intrigue) > 0}
                if decision.kind == "combat_intrigue":
                    due.discard(decision.seat)
                elif s.phase not in (2, 3):
                    assert not due
                options = [option for option in decision.options if not option.text.startswith("intrigue")]
                choices = options if decision.kind == "combat_intrigue" else list(decision.options)
                game.apply(choices[rng.below(len(choices))].action)
                if decision.kind == "combat_intrigue" and game.decision and game.decision.kind != "combat_intrigue":
                    assert not due
