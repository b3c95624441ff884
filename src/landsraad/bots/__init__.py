"""Bots: players that choose by what their seat may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from landsraad.bots.base import Bot, RandomBot, dismiss
from landsraad.bots.characters import ANY, CHARACTERS, character
from landsraad.bots.command import PREFIX, CommandBot
from landsraad.bots.considered import Considered, Thought
from landsraad.bots.frozen_bots import FROZEN
from landsraad.bots.greedy import GreedyBot
from landsraad.bots.handle import Handle, bot_stream, open_handle
from landsraad.bots.search import HeuristicBot, LearnedBot, LearnedSearchBot, LookAheadBot, SearchBot
from landsraad.core.errors import SetupError

# The ladder, weakest first.
BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "heuristic": HeuristicBot,
    "search": SearchBot,
    "learned": LearnedBot,
    "learned+search": LearnedSearchBot,
}
LOOP_PREFIX = "loop:"  # and the folder of a training by rounds
TIMED: dict[str, type[SearchBot] | type[LearnedSearchBot]] = {"search": SearchBot, "learned+search": LearnedSearchBot}


@dataclass(frozen=True)
class Level:
    """A level of play as people choose it: a bot, and how long it thinks at most if it is one that searches."""

    bot: str
    seconds: float | None = None


# The levels of the game, easiest first; the one table of strengths and thinking times.
LEVELS: dict[str, Level] = {
    "novice": Level("greedy"),
    "adept": Level("heuristic"),
    "mentat": Level("search", 0.3),
    "kwisatz_haderach": Level("learned+search", 1.0),
}

__all__ = [
    "BOTS",
    "CHARACTERS",
    "FROZEN",
    "LEVELS",
    "LOOP_PREFIX",
    "Bot",
    "Considered",
    "GreedyBot",
    "Handle",
    "HeuristicBot",
    "LearnedBot",
    "LearnedSearchBot",
    "Level",
    "RandomBot",
    "SearchBot",
    "Thought",
    "bot_stream",
    "check_bot",
    "dismiss",
    "make_bot",
    "open_handle",
]


def make_bot(name: str) -> Bot:
    """Return a new bot by name, level or command (``cmd:./mybot``).

    ``search@0.5`` sets seconds a decision, ``search@200x`` iterations; ``search@0.5:trader`` gives it a character;
    ``heuristic-1`` is one that stays as it is, ``loop:run@200x`` plays by what a training by rounds has learned.
    """
    if name.startswith(PREFIX):
        return CommandBot(name.removeprefix(PREFIX))
    if name.startswith(LOOP_PREFIX):
        return trained_bot(name.removeprefix(LOOP_PREFIX))
    mind, separator, nature = name.partition(":")
    return with_character(plain_bot(mind), name, nature) if separator else plain_bot(name)


def with_character(bot: Bot, name: str, nature: str) -> Bot:
    """Give a bot a character; those without a mind of their own to set, and those that stay as they are, take none."""
    if nature == ANY:
        raise SetupError(f"{name!r}: a character is drawn when a table is laid; name one of {', '.join(CHARACTERS)}")
    if not isinstance(bot, LookAheadBot | GreedyBot) or name.partition(":")[0] in FROZEN:
        raise SetupError(f"{name.partition(':')[0]} has no character to set")
    bot.character = character(nature).id
    return bot


def plain_bot(name: str) -> Bot:
    """Return a new bot by name or level, with its thinking time."""
    plain, _, budget = name.partition("@")
    if name in FROZEN:
        return FROZEN[name]()
    level = LEVELS.get(plain)
    kind = level.bot if level is not None else plain
    if kind not in BOTS:
        raise SetupError(f"unknown bot {name!r}; there is {', '.join((*BOTS, *LEVELS))}")
    if budget or name.endswith("@"):
        if kind not in TIMED:
            raise SetupError(f"{plain} has no thinking time to set; {', '.join(TIMED)} have")
        return with_budget(TIMED[kind], budget)
    if level is not None and level.seconds is not None:
        return TIMED[kind](level.seconds)
    return BOTS[kind]()


def trained_bot(name: str) -> Bot:
    """Return the champion of a training by rounds: its folder, and the thinking time behind an @."""
    from landsraad.bots.loop import Run, is_run
    from landsraad.bots.loop_games import LoopBot

    folder, _, budget = name.rpartition("@") if "@" in name else (name, "", "0.1")
    if not is_run(Path(folder)):
        raise SetupError(f"there is no training in {folder!r}; landsraad train --rounds makes one")
    run = Run(Path(folder))
    return with_budget(partial(LoopBot, run.mind(run.champion)), budget)


def check_bot(name: str) -> None:
    """Refuse a bot that is not there, saying which are."""
    dismiss([make_bot(name)])


def with_budget(kind: Callable[..., Bot], budget: str) -> Bot:
    """Return a searching bot with seconds (``0.5``) or iterations (``200x``) a decision."""
    try:
        if budget.endswith("x"):
            count = int(budget[:-1])
            if 1 <= count <= 1_000_000:
                return kind(iterations=count)
        else:
            seconds = float(budget)
            if 0.001 <= seconds <= 600.0:
                return kind(seconds)
    except ValueError:
        pass
    raise SetupError(f"a thinking time is 0.001 to 600 seconds or 1x to 1000000x iterations, not {budget!r}")
