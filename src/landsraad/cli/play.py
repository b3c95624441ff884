"""`landsraad play`: from the options to a game on the table."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import landsraad as ls
from landsraad.bots import dismiss
from landsraad.cli.language import language
from landsraad.cli.output import INTERRUPTED, InvalidInput, emit
from landsraad.cli.table import Boxes, Table, bot_names, default_file, leader_names, load_table, setup_of
from landsraad.cli.terminal import Terminal

SEED_BITS = 64


@dataclass(frozen=True)
class Wishes:
    """The options of the command."""

    players: int
    seat: int
    leader: str | None
    bots: str
    lang: str | None
    seed: int | None
    width: int | None
    height: int | None
    load: Path | None
    save: Path | None
    difficulty: str | None
    rivals: str | None
    boxes: Boxes
    json: bool


def play_game(wishes: Wishes) -> int:
    """Play until the game is over or the person leaves; return the exit code."""
    lang = language(wishes.lang)
    table = load_table(wishes.load, wishes.bots) if wishes.load else new_table(wishes)
    file = wishes.save or wishes.load or default_file(table.seed)
    session = Terminal(table, lang, file, out=sys.stderr if wishes.json else sys.stdout)
    session.width, session.height = wishes.width, wishes.height
    try:
        session.run()
    except KeyboardInterrupt:
        table.settle()
        session.leave()
        return INTERRUPTED
    finally:
        dismiss(table.players.values())
        if wishes.json:
            emit(outcome(session))
    return 0


def new_table(wishes: Wishes) -> Table:
    """Deal a new game."""
    if not 0 <= wishes.seat < wishes.players:
        raise InvalidInput(f"the seats of {wishes.players} players are 0 to {wishes.players - 1}, not {wishes.seat}")
    seed = wishes.seed
    if seed is None:
        from secrets import randbits

        seed = randbits(SEED_BITS)
    leaders = None
    if wishes.leader is not None:
        leaders = tuple(wishes.leader if n == wishes.seat else None for n in range(wishes.players))
    setup = setup_of(wishes.players, leaders, leader_names(wishes.rivals), wishes.difficulty, wishes.boxes)
    game = ls.new_game(setup, seed)
    others = [n for n in range(wishes.players) if n != wishes.seat]
    return Table(game, wishes.seat, seed, dict(zip(others, bot_names(wishes.bots, len(others), seed), strict=True)))


def outcome(session: Terminal) -> dict[str, object]:
    """Return how the game stands, as data."""
    table = session.table
    return {
        "over": table.game.over,
        "seat": table.seat,
        "seed": table.seed,
        "bots": {str(seat): name for seat, name in table.bots.items()},
        "decisions": len(table.game.history),
        "saved": str(session.saved) if session.saved else None,
        "standings": [vars(standing) for standing in table.game.standings()],
    }
