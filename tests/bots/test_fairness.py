"""Fair in every mode also against the clock; and the check itself is shown to catch bots that peek."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

import landsraad as ls
from landsraad.bots import (
    Bot,
    Handle,
    LearnedSearchBot,
    SearchBot,
    bot_stream,
    make_bot,
    open_handle,
    search,
)
from landsraad.core.packed import append
from landsraad.core.rng import Rng
from landsraad.model.state import State
from tests.bots.table import positions
from tests.support.cells import SAMPLED, Cell
from tests.support.play import COMPILED

TICK = 2.0**-10  # exact in binary, so that differences are too
THINKING = (4 if COMPILED else 2) * TICK  # batches of tries, by the clock below
Asked = Callable[[ls.Game], tuple[int, object]]


def position(cell: Cell, seed: int, steps: int) -> ls.Game:
    """Return a game at its first decision with a choice after so many, reached by random play."""
    (game,) = positions(cell, seed, range(steps, steps + 60, 60))
    return game


def same_whatever_is_hidden(game: ls.Game, asked: Asked) -> bool:
    """Tell whether choice and thoughts stay when everything is drawn anew that the seat cannot know."""
    seat = game.seat
    assert seat is not None
    elsewhere = [game.determinize(seat, k) for k in range(2)]
    assert len({game.digest(), *(other.digest() for other in elsewhere)}) == 3  # they are different games
    return all(asked(other) == asked(game) for other in elsewhere)


def answer(bot: Bot, game: ls.Game) -> tuple[int, object]:
    """Return what a bot chooses, and what it says that it considered."""
    seat = game.seat
    assert seat is not None
    choice = bot.choose(open_handle(game, seat, bot_stream(3, seat, 0)))
    return choice, getattr(bot, "considered", None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a clock stand in that goes on by one tick whenever it is read: the real one never runs twice alike."""
    ticks = count()
    monkeypatch.setattr(search, "thread_time", lambda: next(ticks) * TICK)


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("cell", SAMPLED if COMPILED else SAMPLED[:4], ids=lambda cell: cell.name)
def test_thinking_against_the_clock_is_fair_too(cell: Cell) -> None:
    for steps in (15, 40):
        game = position(cell, 4, steps)
        for name in ("mentat", "kwisatz_haderach") if COMPILED else ("mentat",):
            bot = make_bot(f"{name}@{THINKING}")
            assert isinstance(bot, SearchBot | LearnedSearchBot)
            assert same_whatever_is_hidden(game, lambda other, bot=bot: answer(bot, other))
            assert bot.considered is not None
            assert bot.considered.iterations >= search.BATCH  # it really thought


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_the_greedy_bot_is_fair_in_every_mode(cell: Cell) -> None:
    for steps in (15, 40) if COMPILED else (30,):
        assert same_whatever_is_hidden(position(cell, 5, steps), lambda other: answer(make_bot("greedy"), other))


class Peeker(SearchBot):
    """Takes the true game for one of its determinised ones."""

    def __init__(self, truth: State) -> None:
        super().__init__(iterations=16 if COMPILED else 8)
        self.truth = truth

    def plan(self, root: State, rng: Rng) -> search.Plan:
        """Return a plan that knows the truth."""
        plan = super().plan(root, rng)
        plan.kept.append(self.truth.clone())
        plan.luck = append(plan.luck, 0.0)
        plan.tries = append(plan.tries, 0.0)
        return plan


class Counter:
    """Chooses by the cards that somebody else holds."""

    def __init__(self, truth: State) -> None:
        self.truth = truth

    def choose(self, handle: Handle) -> int:
        """Return an option that tells what the next seat has in its hand."""
        options = handle.decision.options
        held = self.truth.seats[(handle.seat + 1) % len(self.truth.seats)].hand
        return options[sum(int(card) for card in held) % len(options)].action


@pytest.mark.parametrize("cheat", [Peeker, Counter])
def test_a_bot_that_peeks_is_caught(cheat: Callable[[State], Bot]) -> None:
    games = [position(cell, 4, steps) for cell in SAMPLED if cell.players > 2 for steps in (20, 50, 80)]
    games = games if COMPILED else games[:3]
    assert not all(same_whatever_is_hidden(game, lambda other: answer(cheat(other._state), other)) for game in games)
