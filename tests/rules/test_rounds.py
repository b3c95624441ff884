"""The round and its first phase: order of the phases, the Conflict of the round, the hands (B-RND)."""

from __future__ import annotations

import pytest

import landsraad as ls
from tests.support.rulemark import rule
from tests.support.scenario import Scenario, scenario

# Leaders who choose nothing at the set-up.
LEADERS = ("paul_atreides", "helena_richese", "count_ilban_richese", "duke_leto_atreides")


def reveal_all(g: Scenario) -> None:
    """Let every seat take its Reveal turn, nothing else."""
    for _ in g.state.seats:
        g.do("reveal", "end turn")


@rule("B-RND-01")
@pytest.mark.parametrize("seats", [3, 4])
def test_phases_of_a_round_in_order(seats: int) -> None:
    g = scenario(seats=seats).first(1).conflict_deck("siege_of_carthag", "siege_of_arrakeen", "grand_vision")
    g.control(0, "carthag").intrigue(0, "ambush").bonus_spice("hagga_basin", 0).bonus_spice("imperial_basin", 0)
    g.round_start()
    started = len(g.game.events())

    # 1 Round Start: the defence of Carthag is the one decision there.
    assert g.game.view(None)["phase"] == "round_start"
    assert g.kind() == "defend"
    g.do("defend")
    # 2 Player Turns.
    assert g.game.view(None)["phase"] == "player_turns"
    for seat in range(seats):
        g.hand(seat, "dagger")
    g.agent_at(2, "imperial_basin").turn(1)
    reveal_all(g)
    # 3 Combat, with nothing of Makers or Recall done yet.
    assert g.game.view(None)["phase"] == "combat"
    assert g.kind() == "combat_intrigue"
    assert g.state.bonus_spice[g.space("hagga_basin")] == 0
    assert g.seat_of(2).agents == 1
    assert g.state.first_player == 1
    g.do("pass")
    assert g.kind() == "take_reward"
    assert g.state.bonus_spice[g.space("hagga_basin")] == 0
    g.do("pass")
    # 4 Makers came before 5 Recall: the Agent on Imperial Basin kept the bonus spice away and is home now.
    assert g.state.bonus_spice[g.space("hagga_basin")] == 1
    assert g.state.bonus_spice[g.space("imperial_basin")] == 0
    assert g.seat_of(2).agents == 2
    assert g.state.first_player == 2
    assert g.game.view(None)["phase"] == "player_turns"

    marks = ("round_started", "turn_started", "combat_started", "reward_taken", "spice_added", "first_player_passed")
    kinds = [event.kind for event in g.game.events(started)]
    order = [kind for kind in kinds if kind in marks]
    once = [kind for i, kind in enumerate(order) if i == 0 or order[i - 1] != kind]
    assert once == [*marks[1:], "round_started", "turn_started"]


@rule("B-RND-02")
def test_conflict_of_the_round_lies_on_those_before() -> None:
    g = scenario(seats=3).conflict_deck("desert_power", "siege_of_carthag", "machinations").conflict("skirmish_a")
    g.state.conflict_past = g.state.conflict_past[:0]
    for turned, left, past in (
        ("desert_power", 2, ["skirmish_a"]),
        ("siege_of_carthag", 1, ["skirmish_a", "desert_power"]),
        ("machinations", 0, ["skirmish_a", "desert_power", "siege_of_carthag"]),
    ):
        g.round_start()
        view = g.game.view(None)
        assert view["conflict"] == turned
        assert view["conflict_deck"] == left
        assert view["conflicts_past"] == past


@rule("B-RND-02")
@pytest.mark.parametrize("players", [3, 4])
def test_first_round_turns_up_the_top_conflict(players: int) -> None:
    for seed in range(5):
        view = ls.new_game(ls.Setup(players=players, leaders=LEADERS[:players]), seed).view(None)
        assert view["conflict"] in ("skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d")
        assert view["conflict_deck"] == 9
        assert view["conflicts_past"] == []


@rule("B-RND-02")
def test_rewards_are_those_of_the_conflict_just_turned_up() -> None:
    g = scenario(seats=3).conflict("guild_bank_raid").conflict_deck("desert_power", "grand_vision").round_start()
    g.troops(0, 0, 2).vp(0, 0).water(0, 0).solari(0, 0).combat()
    assert (g.seat_of(0).vp, g.seat_of(0).water, g.seat_of(0).solari) == (1, 1, 0)


@rule("B-RND-03")
@pytest.mark.parametrize(("answer", "deployed"), [("defend", 1), ("decline", 0)])
def test_controller_may_defend_before_the_hands_are_drawn(answer: str, deployed: int) -> None:
    g = scenario(seats=4).first(0).control(2, "arrakeen").troops(2, garrison=3)
    g.conflict_deck("siege_of_arrakeen", "grand_vision").round_start()
    assert g.kind() == "defend"
    assert g.decider() == 2
    assert sorted(g.options()) == ["decline", "defend"]
    assert all(len(g.seat_of(seat).hand) == 0 for seat in range(4))
    g.do(answer)
    assert g.seat_of(2).conflict == deployed
    assert g.seat_of(2).supply == 9 - deployed
    assert [len(g.seat_of(seat).hand) for seat in range(4)] == [5, 5, 5, 5]
    assert g.decider() == 0


@rule("B-RND-03")
@pytest.mark.parametrize(
    ("controlled", "conflict"),
    [("carthag", "siege_of_arrakeen"), ("arrakeen", "desert_power"), (None, "siege_of_arrakeen")],
)
def test_no_defence_without_control_of_the_space_in_question(controlled: str | None, conflict: str) -> None:
    g = scenario(seats=3).first(1).conflict_deck(conflict, "grand_vision")
    if controlled is not None:
        g.control(0, controlled)
    g.round_start()
    assert g.kind() == "play_card"
    assert g.decider() == 1
    assert g.seat_of(0).conflict == 0


@rule("B-RND-04")
@pytest.mark.parametrize("players", [3, 4])
def test_every_player_starts_with_five_cards(players: int) -> None:
    for seed in range(5):
        game = ls.new_game(ls.Setup(players=players, leaders=LEADERS[:players]), seed)
        seats = game.view(None)["seats"]
        assert [(seat["hand_count"], seat["deck_count"]) for seat in seats] == [(5, 5)] * players


@rule("B-RND-04")
def test_five_cards_from_the_top_of_the_own_deck() -> None:
    top = ["dagger", "diplomacy", "seek_allies", "signet_ring", "reconnaissance"]
    g = scenario(seats=4).conflict_deck("machinations").deck(0, *top, "convincing_argument")
    # Two cards left: they come first, the other three from the reshuffled discard pile.
    g.deck(1, "stilgar", "chani").discard(1, *["dagger"] * 5)
    # A card kept from the round before does not count (B-REV-15).
    g.hand(2, "opulence").deck(2, *top, "scout").discard(2)
    # A player with fewer cards draws what there is.
    g.deck(3, "dagger", "dagger").discard(3, "scout").round_start()
    assert g.names(g.seat_of(0).hand) == top
    assert g.names(g.seat_of(0).deck) == ["convincing_argument"]
    assert g.names(g.seat_of(1).hand) == ["stilgar", "chani", "dagger", "dagger", "dagger"]
    assert g.names(g.seat_of(1).deck) == ["dagger", "dagger"]
    assert g.names(g.seat_of(1).discard) == []
    assert g.names(g.seat_of(2).hand) == ["opulence", *top]
    assert g.names(g.seat_of(2).deck) == ["scout"]
    assert sorted(g.names(g.seat_of(3).hand)) == ["dagger", "dagger", "scout"]
