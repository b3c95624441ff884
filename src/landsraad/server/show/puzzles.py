"""A puzzle as a page shows it: the table at the question, and what became of an answer."""

from __future__ import annotations

from typing import Any

import landsraad as ls
from landsraad.bots.puzzles import Puzzle
from landsraad.i18n import Words
from landsraad.server.errors import Refused
from landsraad.server.show.options import by_leader
from landsraad.server.show.states import game_part
from landsraad.server.wire.common import PROTOCOL

Data = dict[str, Any]


def at_question(puzzle: Puzzle) -> ls.Game:
    """Return the game of a puzzle; ``set_aside`` if this version plays it otherwise."""
    try:
        return puzzle.game()
    except ValueError as error:
        raise Refused("set_aside") from error


def puzzle_state(puzzle: Puzzle, spoken: Words) -> Data:
    """Return the table at the question, with the eyes of the seat that is asked."""
    game = at_question(puzzle)
    players = game.setup.players
    names = [spoken.text("seat", n=seat + 1) for seat in range(players)]
    part = game_part(game, puzzle.seat, names, spoken)
    leaders = [seat["leader"] for seat in part["view"]["seats"]]
    seats = [
        {
            "seat": seat,
            "kind": "human" if seat == puzzle.seat else "bot",
            "name": names[seat],
            "level": None,
            "seconds": None,
            "bot_plays": seat != puzzle.seat,
            "stand_in": None,
            "resigned": False,
            "online": True,
            "yours": seat == puzzle.seat,
            "leader": leaders[seat],
        }
        for seat in range(players)
    ]
    return {
        "type": "state",
        "v": PROTOCOL,
        "table": f"puzzle-{puzzle.id}",
        "seq": 1,
        "ask": 1,
        "status": "playing",
        "lang": spoken.lang,
        "eye": puzzle.seat,
        "handover": None,
        **part,
        "events": {"start": 0, "total": 0, "items": []},
        "undo": {"depth": 0, "redo": 0, "can_ask": False, "ask_round": None, "request": None},
        "clock": {"kind": "none", "running": None, "left_ms": [None] * players, "increment_ms": 0},
        "seats": seats,
        "seed_sha256": "",
        "seed": None,
    }


def verdict(puzzle: Puzzle, action: int, spoken: Words) -> Data:
    """Return what is to be said about an answer."""
    game = at_question(puzzle)
    if action not in game.legal_actions():
        raise Refused("illegal")
    view: Data = game.view(puzzle.seat)
    options = view["decision"]["options"]
    labels = {option["text"]: by_leader(spoken.option(option, view), view, spoken) for option in options}
    return {
        "right": game.text_of(action) == puzzle.best,
        "best": labels[puzzle.best],
        "value": puzzle.value,
        "second": labels[puzzle.second],
        "second_value": puzzle.second_value,
        "tries": puzzle.tries,
    }
