"""Puzzles: those that come with the game play to their question, and a look at them finds their answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.bots.puzzles import Puzzle, puzzles_of, weigh
from landsraad.cli.puzzles import read_puzzles, write_puzzles
from landsraad.server.hall.puzzles import shipped
from tests.cli.runner import run as command

PUZZLES = list(shipped().values())


def test_there_are_puzzles_and_each_has_one_name() -> None:
    assert PUZZLES
    assert len({one.id for one in PUZZLES}) == len(PUZZLES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(puzzle.id))
def test_a_puzzle_comes_to_its_question(puzzle: Puzzle) -> None:
    game = puzzle.game()
    texts = [game.text_of(action) for action in game.legal_actions()]
    assert game.seat == puzzle.seat
    assert {puzzle.best, puzzle.second} <= set(texts)
    assert puzzle.gap >= 0.04
    assert puzzle.tries >= 2000


def test_a_changed_puzzle_is_found_out() -> None:
    data = PUZZLES[0].to_json()
    for change in ({"seed": "1234"}, {"digest": "0" * 64}, {"actions": [*data["actions"], 0]}):
        with pytest.raises(ValueError, match="puzzle"):
            Puzzle.from_json({**data, **change}).game()


def test_options_are_weighed_in_the_same_futures() -> None:
    puzzle = PUZZLES[0]
    game = puzzle.game()
    texts = {game.text_of(action): action for action in game.legal_actions()}
    both = [texts[puzzle.best], texts[puzzle.second]]
    assert weigh(game, 5, both, 8, 1) == weigh(game, 5, both, 8, 1)
    alone = weigh(game, 5, both[:1], 8, 1)
    assert alone[both[0]] == weigh(game, 5, both, 8, 1)[both[0]]


def test_a_hopeless_gap_finds_nothing() -> None:
    # Nothing is ever ahead by more than certainty; one round is enough to see that the game is played on.
    assert list(puzzles_of(ls.Setup(players=1), 3, 32, 1.1)) == []


def test_the_file_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    write_puzzles(file, [one.to_json() for one in PUZZLES[:2]])
    assert [Puzzle.from_json(data) for data in read_puzzles(file)] == PUZZLES[:2]
    assert json.loads(file.read_text())["format"] == "landsraad-puzzles/1"
    file.write_text("{}")
    assert command("puzzles", str(file), "--check").code == 3
