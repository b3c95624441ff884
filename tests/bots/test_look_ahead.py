"""The bots that look ahead: fair, repeatable, at home in every mode, and able to say what they considered."""

from __future__ import annotations

from statistics import median
from time import thread_time

import pytest

import landsraad as ls
from landsraad.bots import (
    BOTS,
    LEVELS,
    HeuristicBot,
    LearnedBot,
    LearnedSearchBot,
    RandomBot,
    SearchBot,
    bot_stream,
    make_bot,
    open_handle,
)
from landsraad.bots.look_ahead import ponder
from landsraad.bots.search import LookAheadBot, tried_options
from landsraad.core.rng import seeded
from landsraad.i18n import LANGUAGES, words
from tests.bots.table import positions
from tests.support.cells import SAMPLED, Cell
from tests.support.cells import cell as cell_of
from tests.support.play import COMPILED

FOUR = cell_of("base-4p")
KINDS = (HeuristicBot, SearchBot, LearnedBot, LearnedSearchBot)


def bot_of(kind: type[LookAheadBot], iterations: int) -> LookAheadBot:
    """Return a bot that tries a fixed number of times, so that its choices can be compared."""
    bot = kind(iterations=iterations)
    assert bot.iterations == iterations
    return bot


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_what_is_hidden_changes_neither_the_choice_nor_the_count_of_nodes(cell: Cell) -> None:
    asked = 0
    for game in positions(cell, 3, range(20, 140, 20 if COMPILED else 40)):
        seat = game.seat
        assert seat is not None
        for kind in KINDS:
            bot = bot_of(kind, 16 if COMPILED else 4)
            choice = bot.choose(open_handle(game, seat, bot_stream(3, seat, 0)))
            thought = bot.considered
            assert choice in game.legal_actions()
            for k in range(3 if COMPILED else 2):
                elsewhere = game.determinize(seat, k)
                other = bot_of(kind, 16 if COMPILED else 4)
                assert other.choose(open_handle(elsewhere, seat, bot_stream(3, seat, 0))) == choice
                assert other.considered == thought  # visits and values of every option, number of iterations
        asked += 1
    assert asked


@pytest.mark.parametrize("kind", KINDS)
def test_a_choice_can_be_repeated_and_leaves_the_game_alone(kind: type[LookAheadBot]) -> None:
    for game in positions(FOUR, 5, range(30, 90, 30)):
        seat = game.seat
        assert seat is not None
        before = game.digest()
        bot = bot_of(kind, 8)
        first = bot.choose(open_handle(game, seat, bot_stream(5, seat, 1)))
        thought = bot.considered
        assert bot.choose(open_handle(game, seat, bot_stream(5, seat, 1))) == first
        assert bot.considered == thought
        assert game.digest() == before


@pytest.mark.parametrize("kind", [HeuristicBot, LearnedBot])
def test_what_is_remembered_of_a_turn_is_what_playing_it_again_would_bring(kind: type[LookAheadBot]) -> None:
    found = positions(FOUR, 5, range(30, 150, 30))
    assert len(found) == 4
    for game in found:
        seat = game.seat
        assert seat is not None
        root = game.determinize(seat, 1)._state
        thoughts = []
        for remember in (True, False):
            plan = bot_of(kind, 1).plan(root, seeded(1, "bot"))
            assert plan.repeats
            plan.repeats = remember
            ponder(plan, root, seat, 40, 1)
            thoughts.append(tried_options(plan))
        assert thoughts[0] == thoughts[1]


def test_what_was_considered_names_every_option_and_counts_every_try() -> None:
    (game, *_) = positions(FOUR, 7, range(40, 41 + 20))
    decision = game.decision
    assert decision is not None
    bot = bot_of(LearnedSearchBot, 30)
    action = bot.choose(open_handle(game, decision.seat, bot_stream(7, decision.seat, 40)))
    thought = bot.considered
    assert thought is not None
    assert {option.text for option in thought.options} == {option.text for option in decision.options}
    assert sum(option.visits for option in thought.options) == thought.iterations
    assert 16 <= thought.iterations <= 30  # fewer than it may, once the choice is settled
    assert [option.visits for option in thought.options] == sorted((o.visits for o in thought.options), reverse=True)
    (chosen,) = [option.text for option in decision.options if option.action == action]
    assert thought.options[0].text == chosen
    assert all(0.0 <= option.value <= 1.0 for option in thought.options)
    assert sum(option.prior for option in thought.options) == pytest.approx(1.0)
    data = thought.to_json()
    assert data["bot"] == "learned+search"
    assert data["kind"] == decision.kind


def test_nothing_is_considered_where_there_is_no_choice() -> None:
    game = FOUR.game(2)
    bot = bot_of(SearchBot, 8)
    number = 0
    while len(game.legal_actions()) > 1:
        seat = game.seat
        assert seat is not None
        game.apply(RandomBot().choose(open_handle(game, seat, bot_stream(2, seat, number))))
        number += 1
    seat = game.seat
    assert seat is not None
    assert bot.choose(open_handle(game, seat, bot_stream(2, seat, 0))) == game.legal_actions()[0]
    assert bot.considered is None


def test_a_searching_bot_keeps_its_time() -> None:
    (game, *_) = positions(FOUR, 7, range(40, 60))
    seat = game.seat
    assert seat is not None
    bot = SearchBot(0.05)
    started = thread_time()
    bot.choose(open_handle(game, seat, bot_stream(7, seat, 0)))
    spent = thread_time() - started
    assert bot.considered is not None
    assert bot.considered.iterations >= 8
    # One batch of tries and the deals of their games may run over; interpreted they take long.
    assert spent < (0.2 if COMPILED else 5.0)


@pytest.mark.parametrize("name", ["search", "learned+search"])
def test_thinking_time_can_be_set_by_name(name: str) -> None:
    timed, counted = make_bot(f"{name}@0.25"), make_bot(f"{name}@40x")
    assert isinstance(timed, LookAheadBot)
    assert isinstance(counted, LookAheadBot)
    assert (timed.name, timed.seconds, timed.iterations) == (name, 0.25, None)
    assert (counted.name, counted.iterations) == (name, 40)


@pytest.mark.parametrize(
    "name", ["search@", "search@x", "search@0", "search@-1", "search@nan", "search@0x", "search@1e9"]
)
def test_a_bad_thinking_time_is_refused(name: str) -> None:
    with pytest.raises(ls.SetupError, match=r"0\.001 to 600 seconds"):
        make_bot(name)


def test_bots_without_thinking_time_say_so() -> None:
    with pytest.raises(ls.SetupError, match="greedy has no thinking time"):
        make_bot("greedy@1")


def test_every_level_is_a_bot_with_its_time() -> None:
    assert list(LEVELS) == ["novice", "adept", "mentat", "kwisatz_haderach"]
    for name, level in LEVELS.items():
        bot = make_bot(name)
        assert type(bot) is BOTS[level.bot]
        if level.seconds is not None:
            assert isinstance(bot, LookAheadBot)
            assert bot.seconds == level.seconds
    slow = make_bot("mentat@2")
    assert isinstance(slow, SearchBot)
    assert slow.seconds == 2.0


def test_every_level_has_a_name_in_every_language() -> None:
    for lang in LANGUAGES:
        names = {words(lang).text(f"level-{name}") for name in LEVELS}
        assert len(names) == len(LEVELS)


def test_the_heuristic_beats_random_bots() -> None:
    games = 12 if COMPILED else 1
    wins = 0
    for seed in range(games):
        game = ls.new_game(ls.Setup(players=4), 300 + seed)
        bots = [RandomBot() if seat != seed % 4 else bot_of(HeuristicBot, 40 if COMPILED else 4) for seat in range(4)]
        number = 0
        while (seat := game.seat) is not None:
            game.apply(bots[seat].choose(open_handle(game, seat, bot_stream(seed, seat, number))))
            number += 1
        wins += game.standings()[0].seat == seed % 4
    assert wins >= 0.9 * games


def test_the_heuristic_is_quick() -> None:
    bot = HeuristicBot()
    spent = []
    for game in positions(FOUR, 9, range(20, 200 if COMPILED else 24, 2)):
        seat = game.seat
        assert seat is not None
        handle = open_handle(game, seat, bot_stream(9, seat, 0))
        started = thread_time()
        bot.choose(handle)
        spent.append(thread_time() - started)
    # 0.7 ms on an idle machine, as `landsraad bench` measures with its gate; busy neighbours cost processor time too.
    # Interpreted it is about fifty times that.
    assert median(spent) < (0.0015 if COMPILED else 0.5)


def test_a_deep_tree_goes_on_beyond_the_own_turn_and_judges_as_before() -> None:
    """The own decisions of later turns get nodes of their own; at the root every try still counts once."""
    root = next(
        game.determinize(game.seat, 1)._state
        for game in positions(FOUR, 11, range(10, 80))
        if game.seat is not None and game.decision is not None and game.decision.kind == "play_card"
    )
    viewer = int(root.decider)
    nodes = {}
    for deep in (False, True):
        plan = bot_of(LearnedSearchBot, 1).plan(root, seeded(1, "deep"))
        plan.deep = deep
        ponder(plan, root, viewer, 300 if COMPILED else 60, 1)
        nodes[deep] = len(plan.action)
        assert sum(visits for visits, _, _, _ in tried_options(plan)) == plan.iterations
        assert all(0.0 <= value <= 1.0 for _, value, _, _ in tried_options(plan))
    assert nodes[True] > nodes[False]


def test_with_many_tries_there_are_more_games_to_try_in() -> None:
    (game, *_) = positions(FOUR, 7, range(40, 60))
    seat = game.seat
    assert seat is not None
    root = game.determinize(seat, 1)._state
    plan = bot_of(LearnedSearchBot, 1).plan(root, seeded(1, "worlds"))
    plan.worlds, plan.most = 2, 7
    seen = []
    for _ in range(80):
        ponder(plan, root, seat, 1, 1)
        seen.append(len(plan.kept))
    assert seen[15] == 2
    assert seen[24] > 2
    assert seen == sorted(seen)
    assert seen[-1] == 7
    quick = bot_of(HeuristicBot, 1).plan(root, seeded(1, "worlds"))
    ponder(quick, root, seat, 80, 1)
    assert len(quick.kept) == HeuristicBot.worlds
