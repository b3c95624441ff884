"""S1: stored games of every cell play as they did, and a golden file changes only with a line in the change log."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

import landsraad as ls
from tests.support.cells import CELLS
from tests.support.corpus import FILE, Finished, standings, stored
from tests.support.ending import comes_to_its_end

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.json"))
# So much of the hash of a golden file stands in the change log, behind its name.
LETTERS = 12


@pytest.mark.parametrize("finished", stored(), ids=lambda finished: finished["cell"])
def test_stored_game_plays_as_it_did(finished: Finished) -> None:
    with comes_to_its_end(f"the stored game of {finished['cell']}") as steps:
        game = ls.new_game(ls.Setup.from_json(finished["setup"]), finished["seed"])
        for text in finished["decisions"]:
            steps.append(text)
            game.apply_text(text)
    assert game.over
    assert (standings(game), game.digest()) == (finished["standings"], finished["digest"])


def crash() -> None:
    """Play a game that breaks down after one decision."""
    with comes_to_its_end("the game") as steps:
        steps.append("reveal")
        raise KeyError(7)


def never_end() -> None:
    """Play a game that goes round in circles."""
    with comes_to_its_end("the game", 0.05):
        while True:
            pass


def find() -> None:
    """Find something wrong in a game."""
    with comes_to_its_end("the game"):
        raise AssertionError("two Leaders in one seat")


@pytest.mark.parametrize(
    ("play", "told"),
    [
        (crash, r"the game comes to a stop by KeyError: 7, after 1 decisions, the last of them 'reveal'"),
        (never_end, r"the game does not come to its end"),
        (find, r"^two Leaders in one seat$"),
    ],
)
def test_what_hinders_a_game_is_told(play: Callable[[], None], told: str) -> None:
    with pytest.raises(AssertionError, match=told):
        play()


def test_every_cell_is_in_the_corpus() -> None:
    missing = {cell.name for cell in CELLS} ^ {finished["cell"] for finished in stored()}
    assert missing == set(), f"{FILE.name} is not of these cells: python -m tests.support.corpus writes it anew"


def fingerprint(file: Path) -> str:
    """Return the line by which the change log names the present content of a golden file."""
    return f"`{file.name}` {hashlib.sha256(file.read_bytes()).hexdigest()[:LETTERS]}"


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.name)
def test_golden_file_is_told_in_the_change_log(file: Path) -> None:
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert fingerprint(file) in log, (
        f"{file.name} has changed: CHANGELOG.md (Golden files) must say why, in a line that begins with\n"
        f"- {fingerprint(file)}: …"
    )
