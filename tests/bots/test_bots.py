from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.bots import BOTS, GreedyBot, RandomBot, bot_stream, make_bot, open_handle
from tests.bots.table import decisions, played, reached
from tests.support.play import by_build
from tests.support.scenario import Scenario, scenario


def chosen(g: Scenario, seed: int = 1) -> str:
    """Return the text of the option the greedy bot takes."""
    game = g.game
    decision = game.decision
    assert decision is not None
    action = GreedyBot().choose(open_handle(game, decision.seat, bot_stream(seed, decision.seat, 0)))
    (text,) = [option.text for option in decision.options if option.action == action]
    return text


def test_the_registry_has_the_bots_by_name() -> None:
    assert {name: type(make_bot(name)) for name in BOTS} == BOTS
    assert list(BOTS) == ["random", "greedy", "heuristic", "search", "learned", "learned+search"]
    with pytest.raises(ls.SetupError, match="unknown bot 'deep'; there is random, greedy, heuristic"):
        make_bot("deep")


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    bots = [make_bot(name), RandomBot(), RandomBot()]
    first = played(bots, 5)
    assert played(bots, 5).save() == first.save()
    assert played(bots, 6).save()["decisions"] != first.save()["decisions"]


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_every_choice_is_legal_and_leaves_the_game_alone(name: str) -> None:
    bot = make_bot(name)
    for game, seat, number in decisions([RandomBot()] * 4, 11):
        if number % 7 == 0:
            before = game.digest()
            action = bot.choose(open_handle(game, seat, bot_stream(11, seat, number)))
            assert action in game.legal_actions()
            assert game.digest() == before


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    game = next(game for game, _, _ in decisions([RandomBot()] * 4, 2) if len(game.legal_actions()) == 5)
    seat = game.seat
    assert seat is not None
    counts = dict.fromkeys(game.legal_actions(), 0)
    for number in range(1000):
        counts[RandomBot().choose(open_handle(game, seat, bot_stream(0, seat, number)))] += 1
    # 200 expected each, standard deviation 12.6: five of them on either side.
    assert all(137 < count < 263 for count in counts.values()), counts


def test_a_bot_that_is_not_asked_is_told_so() -> None:
    game = reached(4, 40)
    seat = game.seat
    assert seat is not None
    with pytest.raises(ls.IllegalAction, match="is not asked anything now"):
        RandomBot().choose(open_handle(game, (seat + 1) % 4, bot_stream(4, 0, 0)))


def test_the_greedy_bot_buys_the_victory_point_near_the_end() -> None:
    g = scenario(seats=3).hand(0, *["convincing_argument"] * 5).conflict_deck("grand_vision").turn(0)
    g.do("reveal")
    assert "acquire the_spice_must_flow" in g.options()
    assert chosen(g) == "acquire the_spice_must_flow"


def test_the_greedy_bot_takes_the_second_influence() -> None:
    g = scenario(seats=3).hand(0, "diplomacy", "dagger").influence(0, "fremen", 1).turn(0)
    assert chosen(g) == "agent diplomacy"
    g.do("agent diplomacy")
    # Both Fremen spaces give it; what else they give is worth about the same.
    assert chosen(g) in ("agent diplomacy > stillsuits", "agent diplomacy > hardy_warriors")


def test_the_greedy_bot_plays_the_card_that_wins_the_combat() -> None:
    g = scenario(seats=3).conflict("skirmish_a").intrigue(0, "ambush", "windfall")
    g.troops(0, garrison=0, deployed=2).troops(1, garrison=0, deployed=3).combat()
    assert g.kind() == "combat_intrigue"
    assert chosen(g) == "intrigue ambush"


def test_the_greedy_bot_keeps_the_card_that_changes_nothing() -> None:
    g = scenario(seats=3).conflict("skirmish_a").intrigue(0, "ambush")
    g.troops(0, garrison=0, deployed=1).troops(1, garrison=0, deployed=9).troops(2, garrison=0, deployed=1).combat()
    assert chosen(g) == "pass"


def test_the_greedy_bot_beats_random_bots() -> None:
    games = by_build(40, 8)
    wins = 0
    for seed in range(games):
        bots: list[RandomBot | GreedyBot] = [RandomBot(), RandomBot(), RandomBot(), RandomBot()]
        bots[seed % 4] = GreedyBot()
        wins += played(bots, 100 + seed).standings()[0].seat == seed % 4
    assert wins >= 0.7 * games
