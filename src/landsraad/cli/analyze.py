"""`landsraad analyze`: a saved game looked at again by the strongest bot."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import landsraad as ls
from landsraad.cli.considered import asked_at, notes_of
from landsraad.cli.curve import curve
from landsraad.cli.language import speak
from landsraad.cli.output import OK, InvalidInput, emit, note, show_table
from landsraad.cli.story import seat_names, teams_of
from landsraad.cli.table import read_save

if TYPE_CHECKING:
    from landsraad.bots.analysis import Judgement, Turn
    from landsraad.i18n import Words

Data = dict[str, Any]


def analyze_file(
    file: Path, iterations: int, seed: int, worst: int, picture: Path | None, lang: str | None, *, as_json: bool
) -> int:
    """Analyse a saved game and print what it shows; return the exit code."""
    from landsraad.bots.analysis import Analyst, analyze, turns

    words = speak(lang)
    data = read_save(file)
    game = ls.load(data)
    actions = game.history
    if not actions:
        raise InvalidInput(f"{file} holds no decision yet")
    own = None if game.over else seat_of_person(data)
    if own is not None:
        note(words.text("analyze-own"))
    judgements = analyze(game.opening(), actions, Analyst(iterations, seed), watcher(words), own)
    found = turns(judgements)
    names = seat_names(game, words)[: game.setup.players]
    if picture is not None:
        axes = (words.text("analyze-decision"), words.text("analyze-chance"))
        title = words.text("analyze-title", file=file.name)
        draw(picture, curve(judgements, found[:worst], *parties(game, names, words, title, axes)))
    if as_json:
        emit(report(game, data, judgements, found, iterations, seed))
    else:
        asked = asked_at(game, {turn.worst.number for turn in found[:worst]}, words)
        labels = {number: said for number, (said, _) in asked.items()}
        show(judgements, found[:worst], names, labels, words)
        show_teams(judgements, teams_of(game), names, words)
    if picture is not None:
        note(words.text("analyze-picture", file=str(picture)))
    return OK


def parties(
    game: ls.Game, names: list[str], words: Words, title: str, axes: tuple[str, str]
) -> tuple[list[str], str, tuple[str, str], list[int]]:
    """Return who wins or loses as the picture wants it: every seat alone, or teams by their Commanders."""
    teams = teams_of(game)
    if not teams:
        return names, title, axes, list(range(len(names)))
    side = [next(n for n, team in enumerate(teams) if seat in team["seats"]) for seat in range(len(names))]
    return [words.text("team-of", leader=names[team["commander"]]) for team in teams], title, axes, side


def team_record(judgements: list[Judgement], team: Data) -> Data:
    """Return how a team did: the decisions of all its members together."""
    own = [judgement for judgement in judgements if judgement.seat in team["seats"]]
    return {
        "seats": team["seats"],
        "commander": team["commander"],
        "vp": team["vp"],
        "choices": len(own),
        "agreed": sum(judgement.played == judgement.best for judgement in own),
        "lost": round(sum(judgement.loss for judgement in own), 4),
        "last": round(own[-1].value, 4) if own else None,
    }


def show_teams(judgements: list[Judgement], teams: list[Data], names: list[str], words: Words) -> None:
    """Print how every team did."""
    rows = []
    for team in teams:
        found = team_record(judgements, team)
        agreed = f"{100 * found['agreed'] / found['choices']:.0f} %" if found["choices"] else ""
        last = f"{100 * found['last']:.1f} %" if found["choices"] else ""
        name = words.text("team-of", leader=names[team["commander"]])
        rows.append((name, found["choices"], agreed, f"{100 * found['lost']:.1f}", last))
    if rows:
        columns = ["", *(words.text(f"analyze-{key}") for key in ("choices", "agreed", "lost", "last"))]
        show_table("", columns, rows, numbers=(1, 2, 3, 4))


def seat_of_person(data: Data) -> int | None:
    """Return the seat of the person in a game against bots: while it goes on, the bots' hands are not to be told."""
    table = data.get("table")
    seat = table.get("seat") if isinstance(table, dict) else None
    return seat if isinstance(seat, int) else None


def watcher(words: Words) -> Callable[[int, int], None] | None:
    """Return what shows how far the analysis is, if somebody is watching."""
    if not sys.stderr.isatty():
        return None

    def watch(done: int, all_: int) -> None:
        text = words.text("analyze-progress", done=done, decisions=all_)
        print(f"\r{text}", end="\n" if done == all_ else "", file=sys.stderr, flush=True)

    return watch


def draw(path: Path, picture: str) -> None:
    """Write the picture."""
    try:
        path.write_text(picture, "utf-8")
    except OSError as error:
        raise InvalidInput(f"cannot write {path}: {error.strerror}") from error


def report(
    game: ls.Game, data: Data, judgements: list[Judgement], found: list[Turn], iterations: int, seed: int
) -> Data:
    """Return the analysis as data; what bots noted while they played goes with it."""
    return {
        "setup": game.setup.to_json(),
        "seed": data["seed"],
        "over": game.over,
        "iterations": iterations,
        "analysis_seed": seed,
        "decisions": [judgement.to_json() for judgement in judgements],
        "turns": [turn.to_json() for turn in found],
        "standings": [vars(standing) for standing in game.standings()],
        "teams": [team_record(judgements, team) for team in teams_of(game)],
        "considered": notes_of(data) if game.over else [],
    }


def show(
    judgements: list[Judgement], worst: list[Turn], names: list[str], labels: dict[int, dict[str, str]], words: Words
) -> None:
    """Print the turns where most was lost, and how every seat did."""
    rows = [
        (
            place,
            turn.round,
            turn.worst.number,
            names[turn.seat],
            f"{100 * turn.loss:.1f}",
            labels[turn.worst.number][turn.worst.played],
            labels[turn.worst.number][turn.worst.best],
        )
        for place, turn in enumerate(worst, 1)
    ]
    columns = ["", *(words.text(f"analyze-{key}") for key in ("round", "decision", "seat", "lost", "played", "better"))]
    show_table(words.text("analyze-worst"), columns, rows, numbers=(0, 1, 2, 4))
    lines = []
    for seat, name in enumerate(names):
        own = [judgement for judgement in judgements if judgement.seat == seat]
        agreed = sum(judgement.played == judgement.best for judgement in own)
        lost = sum(judgement.loss for judgement in own)
        lines.append(
            (
                name,
                len(own),
                f"{100 * agreed / len(own):.0f} %" if own else "",
                f"{100 * lost:.1f}",
                f"{100 * own[-1].value:.1f} %" if own else "",
            )
        )
    columns = [words.text(f"analyze-{key}") for key in ("seat", "choices", "agreed", "lost", "last")]
    show_table("", columns, lines, numbers=(1, 2, 3, 4))
