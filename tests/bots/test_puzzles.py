"""Puzzles: those that come with the game play to their question, and a look at them finds their answer."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

import landsraad as ls
from landsraad.bots import puzzles
from landsraad.bots.puzzles import LONGER, Puzzle, Race, checked, puzzles_of
from landsraad.cli.puzzles import read_puzzles, write_puzzles
from landsraad.core.rng import ALGORITHM
from landsraad.server.hall.puzzles import shipped
from tests.cli.runner import run as command

PUZZLES = list(shipped().values())
FILES = [file for file in resources.files("landsraad.puzzles").iterdir() if file.name.endswith(".json")]
LEAST = 200
RESULTS = Path(__file__).parents[2] / "docs" / "results" / "puzzles.json"


def test_there_are_puzzles_of_all_hosts_and_each_has_one_name() -> None:
    assert len(PUZZLES) >= LEAST
    assert sum(len(json.loads(file.read_text())["puzzles"]) for file in FILES) == len(PUZZLES)
    assert {one.setup["host"] for one in PUZZLES} == {"base", "uprising"}
    assert {one.setup["players"] for one in PUZZLES} >= {1, 2, 3, 4}
    assert {name for one in PUZZLES for name in one.setup["modules"]} >= {"ix", "immortality", "choam"}
    assert len({one.kind for one in PUZZLES}) >= 8
    common = sum(one.kind in ("choose_space", "play_card") for one in PUZZLES)
    assert common <= 0.9 * len(PUZZLES), "not all of them ask the same"


def test_every_puzzle_was_judged_ten_times_as_long_as_it_was_found() -> None:
    """What is written down about how they were judged is what the puzzles say of themselves."""
    told = json.loads(RESULTS.read_text("utf-8"))
    assert told["longer"] == LONGER == 10
    assert told["puzzles"] == len(PUZZLES)
    judged = Counter(str(one.tries) for one in PUZZLES)
    assert {tries: row["puzzles"] for tries, row in told["judged_by_tries"].items()} == judged
    for tries, row in told["judged_by_tries"].items():
        assert int(tries) >= LONGER * row["found_by"] >= 2000
    assert min(one.gap for one in PUZZLES) >= 0.04


def games() -> list[list[Puzzle]]:
    """Return the puzzles by the game they come from, in its order."""
    found: dict[tuple[str, str], list[Puzzle]] = {}
    for one in PUZZLES:
        found.setdefault((json.dumps(one.setup), one.seed), []).append(one)
    return [sorted(ones, key=lambda one: len(one.actions)) for ones in found.values()]


@pytest.mark.parametrize("asked", games(), ids=lambda asked: str(asked[0].seed))
def test_puzzles_come_to_their_questions(asked: list[Puzzle]) -> None:
    """A game is played once for all of its puzzles."""
    longest = asked[-1].actions
    game = ls.new_game(ls.Setup.from_json(asked[0].setup), int(asked[0].seed, 16), ALGORITHM)
    for puzzle in asked:
        assert longest[: len(puzzle.actions)] == puzzle.actions
        for action in puzzle.actions[len(game.history) :]:
            game.apply(action)  # refuses what is not legal
        assert game.digest() == puzzle.digest
        texts = [game.text_of(action) for action in game.legal_actions()]
        assert len(set(texts)) == len(texts) >= 3
        assert {puzzle.best, puzzle.second} <= set(texts)
        assert puzzle.best != puzzle.second
        assert (game.seat, game.decision and game.decision.kind) == (puzzle.seat, puzzle.kind)


def clearest() -> list[Puzzle]:
    """Return the puzzle with the widest gap of each host: other versions of the bots agree about it."""
    hosts = [[one for one in PUZZLES if one.setup["host"] == host] for host in ("base", "uprising")]
    return [max(ones, key=lambda one: one.gap) for ones in hosts]


@pytest.mark.parametrize("puzzle", clearest(), ids=lambda puzzle: str(puzzle.id))
def test_a_short_look_at_clear_puzzles_finds_their_answers(puzzle: Puzzle) -> None:
    again = checked(puzzle, 24, look=7)
    assert (again.best, again.tries) == (puzzle.best, 24)
    assert again.gap > 0.0


def test_a_puzzle_is_opened_at_its_question() -> None:
    puzzle = PUZZLES[0]
    assert puzzle.game().digest() == puzzle.digest


def test_a_changed_puzzle_is_found_out() -> None:
    data = PUZZLES[0].to_json()
    for change in ({"seed": "1234"}, {"digest": "0" * 64}, {"actions": [*data["actions"], 0]}):
        with pytest.raises(ValueError, match="puzzle"):
            Puzzle.from_json({**data, **change}).game()


def test_options_are_tried_in_the_same_futures_and_the_last_two_run_to_the_end() -> None:
    puzzle = PUZZLES[0]
    game = puzzle.game()
    texts = {game.text_of(action): action for action in game.legal_actions()}
    best, second = texts[puzzle.best], texts[puzzle.second]
    third = next(action for action in texts.values() if action not in (best, second))
    races = [Race(game, options, 8, 1) for options in ([best, second], [second, third, best])]
    for race in races:
        assert race.run()
        assert race.done == 8
        assert [int(race.plans[action].iterations) for action in race.left[:2]] == [8, 8]
    # An option comes to the same whoever else runs, and in stretches as in one go.
    assert races[0].value(best) == races[1].value(best)
    whole = Race(game, [best, second], 8, 1)
    whole.run_to(8)
    assert whole.value(best) == races[0].value(best)
    other = Race(game, [best, second], 8, 2)
    other.run()
    assert other.value(best) != races[0].value(best), "another look is at other futures"


def test_who_falls_far_behind_drops_out_and_a_lost_hope_ends_a_race() -> None:
    game = PUZZLES[0].game()
    options = list(game.legal_actions())[:3]
    race = Race(game, options, 400, 1)
    values = dict(zip(options, (0.9, 0.8, 0.1), strict=True))
    race.value = lambda action: values[action]  # type: ignore[method-assign]
    race.tries, race.done = 4, 99
    race.run_to(100)
    assert race.left == options[:2], "0.8 behind after 100 tries is too far, 0.1 is not"
    assert race.ahead(options[0]) == pytest.approx(0.1)
    assert race.ahead(options[1]) == pytest.approx(-0.1)
    race.done = 0
    assert not race.run(options[2], 0.05), "what dropped out is not first any more"
    race.done = 0
    race.tries = 4
    assert race.run(options[0], 0.05)


def test_a_game_is_searched_for_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is ever ahead by more than certainty; where any gap will do, what is found can be opened again."""
    monkeypatch.setattr(puzzles, "FIRST_ROUND", 6)
    monkeypatch.setattr(puzzles, "SCREEN", 8)
    monkeypatch.setattr(puzzles, "GLANCE", 4)
    setup = ls.Setup(players=1)
    assert list(puzzles_of(setup, 3, 4, 1.1)) == []
    monkeypatch.setattr(puzzles, "screened", lambda game: list(game.legal_actions()) * (len(game.legal_actions()) == 3))
    found = next(puzzles_of(setup, 3, 2, -1.0))
    assert (found.tries, found.round) == (20, 6)
    assert found.gap >= 0.0
    assert Puzzle.from_json(json.loads(json.dumps(found.to_json()))).game().seat == found.seat


def test_the_file_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    write_puzzles(file, [one.to_json() for one in PUZZLES[:2]])
    assert [Puzzle.from_json(data) for data in read_puzzles(file)] == PUZZLES[:2]
    assert json.loads(file.read_text())["format"] == "landsraad-puzzles/1"
    file.write_text("{}")
    assert command("puzzles", str(file), "--check").code == 3
