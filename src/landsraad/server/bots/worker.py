"""A worker process: reads questions as JSON lines, lets a bot choose or judge, writes answers.

The process is the server's own code and holds the game; the bot in it gets only the handle of its seat.
"""

from __future__ import annotations

import json
import os
import sys
from collections import OrderedDict
from itertools import islice
from typing import Any

import landsraad as ls
from landsraad.bots import Bot, bot_stream, make_bot, open_handle
from landsraad.bots.analysis import Analyst
from landsraad.bots.reasons import reasons
from landsraad.core.rng import ALGORITHM
from landsraad.server.dealing import begin_game

KEPT = 64
# Of a decision, so many options are noted: the ones a bot tried most.
NOTED = 6
# A worker that nobody waits for lets others go first.
GENTLE = "gentle"


class Games:
    """Games seen lately, so that a question costs only the decisions since the last one."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, ls.Game] = OrderedDict()

    def at(self, ask: dict[str, Any]) -> ls.Game:
        """Return the game of a table after its decisions; one that outlived a version began with a snapshot."""
        table, actions, snapshot = ask["table"], ask["actions"], ask.get("snapshot")
        game = self._games.pop(table, None)
        known = game.history if game is not None else []
        if game is None or known != actions[: len(known)]:
            seed, known = int(ask["seed"], 16), []
            if snapshot is not None:
                game = ls.go_on(snapshot, seed)
            else:
                setup = ls.Setup.from_json(ask["setup"])
                game = begin_game(setup, ask["seed"], ask.get("stream", ALGORITHM), ask.get("words"))
        for action in actions[len(known) :]:
            game.apply(action)
        self._games[table] = game
        while len(self._games) > KEPT:
            self._games.popitem(last=False)
        return game


class Chooser:
    """Bots by name, made once."""

    def __init__(self) -> None:
        self._games = Games()
        self._bots: dict[str, Bot] = {}

    def answer(self, ask: dict[str, Any]) -> dict[str, Any]:
        """Return the action of the bot that is asked with what it considered, or what it thinks of one."""
        if "ping" in ask:
            return {}
        if "explain" in ask:
            return self.explain(ask)
        return self.judge(ask) if "judge" in ask else self.choose(ask)

    def judge(self, ask: dict[str, Any]) -> dict[str, Any]:
        """Return the judgement of an action that was taken in a game that is over; None where there was no choice."""
        game = self._games.at(ask)
        if len(game.legal_actions()) == 1:
            return {"judgement": None}
        judged = Analyst(ask["iterations"]).judge(game, len(ask["actions"]), ask["judge"]).to_json()
        return {"judgement": {**judged, "considered": noted(judged["considered"])}}

    def explain(self, ask: dict[str, Any]) -> dict[str, Any]:
        """Return what another choice than the one that was made would have brought."""
        game = self._games.at(ask)
        actions = {game.text_of(action): action for action in game.legal_actions()}
        found = reasons(game, len(ask["actions"]), actions[ask["explain"]], actions[ask["best"]], 0, ask["futures"])
        return {"reasons": [reason.to_json() for reason in islice(found, NOTED)]}

    def choose(self, ask: dict[str, Any]) -> dict[str, Any]:
        """Return the action of the bot that is asked, with what it considered if it says so."""
        game = self._games.at(ask)
        bot = self._bots.get(ask["bot"]) or self._bots.setdefault(ask["bot"], make_bot(ask["bot"]))
        while len(self._bots) > KEPT:
            del self._bots[next(iter(self._bots))]
        stream = bot_stream(int(ask["seed"], 16), ask["seat"], len(ask["actions"]))
        action = bot.choose(open_handle(game, ask["seat"], stream))
        considered = getattr(bot, "considered", None)
        return {"action": action, "considered": noted(considered.to_json()) if considered is not None else None}


def noted(considered: Any) -> dict[str, Any]:
    """Return what is kept of a bot's considerations: of the options, those it tried most."""
    return {**considered, "options": considered["options"][:NOTED]}


def limit_memory(megabytes: int) -> None:
    """Let the process fail rather than eat the machine, where the system offers that."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))


def main() -> None:
    """Answer until the input ends."""
    limit_memory(int(sys.argv[1]))
    if GENTLE in sys.argv[2:] and hasattr(os, "nice"):
        os.nice(10)
    # What a bot prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    chooser = Chooser()
    for line in sys.stdin:
        try:
            answer = chooser.answer(json.loads(line))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        try:
            answers.write(json.dumps(answer) + "\n")
            answers.flush()
        except BrokenPipeError:
            # The server is gone, and nobody waits for this any more.
            os._exit(0)


if __name__ == "__main__":
    main()
