"""`landsraad replay`: tell a saved game again, check it, or show the board at one of its decisions."""

from __future__ import annotations

import shutil
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.cli.considered import notes_of, show_considered
from landsraad.cli.language import language
from landsraad.cli.output import FAILED, OK, InvalidInput, emit, note
from landsraad.cli.story import seat_names, standings, story
from landsraad.cli.table import read_save
from landsraad.i18n import words

if TYPE_CHECKING:
    from landsraad.i18n import Words

Data = dict[str, Any]

# Lines scroll, so the board may be as high as it likes.
UNLIMITED = 1000


def replay_file(
    file: Path,
    verify: bool,
    seat: int | None,
    step: int | None,
    considered: bool,
    lang: str | None,
    width: int | None,
    *,
    as_json: bool,
) -> int:
    """Print the log of a saved game, its board at a step, or what bots considered; return the exit code."""
    spoken = language(lang)
    data = read_save(file)
    if verify:
        return check(file, data, words(spoken), as_json)
    game = ls.load(data)
    if seat is not None and not 0 <= seat < game.setup.players:
        raise InvalidInput(f"the seats of this game are 0 to {game.setup.players - 1}, not {seat}")
    if considered and not as_json:
        return tell_considered(game, data, step, words(spoken))
    if step is not None:
        show_step(rewound(data, game, step), step, seat, spoken, width, as_json)
    elif as_json:
        emit(game_data(game, data, seat))
    else:
        show_log(game, seat, words(spoken))
    return OK


def tell_considered(game: ls.Game, data: Data, step: int | None, spoken: Words) -> int:
    """Print what bots considered at all decisions, or at one."""
    if not game.over:
        raise InvalidInput("what the bots considered is told when the game is over")
    notes = [note for note in notes_of(data) if step is None or note["decision"] == step]
    if not notes:
        note(spoken.text("considered-none"))
    show_considered(game, notes, seat_names(game, spoken), spoken)
    return OK


def check(file: Path, data: Data, spoken: Words, as_json: bool) -> int:
    """Say whether a save plays to its digest, and keeps the promise of its table; else the check has failed."""
    problem = None
    promise = promised(data)
    try:
        ls.load(data)
        if promise is not None and promise != dealt(data):
            problem = spoken.text("cli-replay-broken", hash=promise)
    except ls.SaveError as error:
        problem = str(error)
    if as_json:
        report = {"file": str(file), "ok": problem is None, "problem": problem, "digest": data.get("digest")}
        emit({**report, "seed_sha256": promise})
    elif problem is None:
        print(spoken.text("cli-replay-ok", n=len(data["decisions"]), digest=data["digest"]))
        if promise is not None:
            print(spoken.text("cli-replay-commitment", hash=promise))
    else:
        note(f"{file}: {problem}")
    return OK if problem is None else FAILED


def promised(data: Data) -> str | None:
    """Return the commitment to the deal that the server showed at the start, None for a save without one."""
    fair = data.get("fair")
    return None if not isinstance(fair, dict) else str(fair.get("seed_sha256"))


def dealt(data: Data) -> str:
    """Return the commitment that the seed of a save fits: SHA-256 of its 64 hexadecimal digits."""
    return sha256(f"{int(str(data['seed']), 16):064x}".encode()).hexdigest()


def rewound(data: Data, game: ls.Game, step: int) -> ls.Game:
    """Return the saved game after its first ``step`` decisions."""
    decisions: list[str] = data["decisions"]
    if step > len(decisions):
        raise InvalidInput(f"the game has {len(decisions)} decisions, so there is no step {step}")
    earlier = game.opening()
    for text in decisions[:step]:
        earlier.apply_text(text)
    return earlier


def show_step(game: ls.Game, step: int, seat: int | None, lang: str, width: int | None, as_json: bool) -> None:
    """Print the board at a step."""
    view: Data = game.view("open" if game.over and seat is None else seat)
    if as_json:
        emit({"step": step, "view": view})
        return
    from landsraad.i18n.render import render

    columns = width or shutil.get_terminal_size((100, 40)).columns
    print(render(view, lang, columns, UNLIMITED, ls.catalog(game.setup)))


def game_data(game: ls.Game, data: Data, seat: int | None) -> Data:
    """Return a game as data."""
    return {
        "setup": data["setup"],
        "seed": data["seed"],
        "engine": data["engine"],
        "digest": data["digest"],
        "over": game.over,
        "decisions": data["decisions"] if seat is None and game.over else len(data["decisions"]),
        "events": [event.to_json() for event in game.events(0, seat)],
        "standings": [vars(standing) for standing in game.standings()],
        "considered": notes_of(data) if game.over else [],
    }


def show_log(game: ls.Game, seat: int | None, spoken: Words) -> None:
    """Print what happened, and the order at the end."""
    names = seat_names(game, spoken)
    for line in story(game.events(0, seat), names, spoken):
        print(line)
    print()
    for line in standings(game, names, spoken):
        print(line)
