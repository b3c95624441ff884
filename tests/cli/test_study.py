"""landsraad analyze and landsraad train."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import landsraad as ls
from landsraad.bots import RandomBot, bot_stream, open_handle
from landsraad.bots.learned import read_lesson
from landsraad.cli import train
from landsraad.cli.table import Table
from landsraad.i18n import LANGUAGES
from tests.cli.runner import run


def saved(folder: Path, steps: int) -> Path:
    """Save a game of random bots after so many decisions."""
    game = ls.new_game(ls.Setup(players=3), 4)
    for number in range(steps):
        seat = game.seat
        assert seat is not None
        game.apply(RandomBot().choose(open_handle(game, seat, bot_stream(4, seat, number))))
    file = folder / "game.json"
    file.write_text(json.dumps(game.save()), "utf-8")
    return file


def test_the_analysis_as_data_and_picture(tmp_path: Path) -> None:
    file, picture = saved(tmp_path, 24), tmp_path / "curve.svg"
    arguments = ("analyze", str(file), "--iterations", "8", "--seed", "3", "--json", "--picture", str(picture))
    outcome = run(*arguments)
    assert outcome.code == 0
    data = outcome.json()
    game = ls.load(json.loads(file.read_text("utf-8")))
    texts = game.save()["decisions"]
    assert isinstance(texts, list)
    assert data["decisions"]
    for judged in data["decisions"]:
        assert 0.0 <= judged["value"] <= 1.0
        assert judged["loss"] == pytest.approx(max(0.0, judged["best_value"] - judged["value"]), abs=2e-4)
        assert judged["played"].split()[-1] == texts[judged["decision"]].split()[-1]
        assert {option["text"] for option in judged["considered"]["options"]} >= {judged["played"], judged["best"]}
        assert judged["loss"] == 0 or judged["played"] != judged["best"]
    losses = [turn["loss"] for turn in data["turns"]]
    assert losses == sorted(losses, reverse=True)
    assert sum(losses) == pytest.approx(sum(judged["loss"] for judged in data["decisions"]), abs=0.01)
    root = ElementTree.fromstring(picture.read_text("utf-8"))
    lines = [element for element in root.iter() if element.tag.endswith("polyline")]
    assert len(lines) == 3
    assert sum(len(line.attrib["points"].split()) for line in lines) == len(data["decisions"])
    assert run(*arguments).json() == data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_analysis_in_words(tmp_path: Path, lang: str) -> None:
    outcome = run("analyze", str(saved(tmp_path, 6)), "--iterations", "8", "--lang", lang)
    assert outcome.code == 0
    assert "%" in outcome.out
    assert "analyze-" not in outcome.out + outcome.err


def test_a_file_without_decisions_or_no_save_is_refused(tmp_path: Path) -> None:
    assert run("analyze", str(saved(tmp_path, 0))).code == 3
    (tmp_path / "x.json").write_text("{}")
    assert run("analyze", str(tmp_path / "x.json")).code == 3
    assert run("analyze", str(tmp_path / "none.json")).code == 3
    outcome = run("analyze", str(saved(tmp_path, 3)), "--iterations", "8", "--picture", str(tmp_path / "no" / "a.svg"))
    assert outcome.code == 3


def test_a_finished_game_keeps_what_the_bots_considered(tmp_path: Path) -> None:
    table = Table(ls.new_game(ls.Setup(players=3), 6), 0, 6, {1: "search@8x", 2: "random"})
    for _ in range(6):
        table.run_bots()
        table.game.apply(table.game.legal_actions()[0])
    table.run_bots()
    assert table.considered
    early = tmp_path / "early.json"
    table.save(early)
    assert "considered" not in json.loads(early.read_text("utf-8"))
    table.players[1] = RandomBot()
    while not table.game.over:
        table.run_bots()
        if not table.game.over:
            table.game.apply(table.game.legal_actions()[0])
    late = tmp_path / "late.json"
    table.save(late)
    notes = json.loads(late.read_text("utf-8"))["considered"]
    assert [note["decision"] for note in notes] == sorted(table.considered)
    assert all(note["seat"] == 1 and note["bot"] == "search" for note in notes)
    assert run("replay", str(late), "--json").json()["considered"] == notes


def test_training_says_what_a_full_run_took(tmp_path: Path) -> None:
    out = tmp_path / "w.npz"
    outcome = run("train", "--games", "8", "--passes", "2", "--small", "--out", str(out), "--json")
    assert outcome.code == 0
    data = outcome.json()
    assert out.stat().st_size < 5_000_000
    assert len(data["losses"]) == 2
    assert data["full_run"]["games"] >= 10_000
    assert str(data["full_run"]["games"])[:2] in outcome.err
    assert run("train", "--games", "8", "--small", "--out", str(tmp_path / "no" / "w.npz")).code == 3
    assert "at least 8 games" in run("train", "--games", "7", "--small", "--out", str(out)).err


def test_training_is_the_same_again_to_the_byte(tmp_path: Path) -> None:
    written = []
    for name, seed in (("a", "5"), ("b", "5"), ("c", "6")):
        out = tmp_path / f"{name}.npz"
        outcome = run("train", "--games", "8", "--passes", "1", "--small", "--seed", seed, "--out", str(out), "--json")
        assert outcome.code == 0
        assert outcome.json()["full_run"]["minutes"] > 0
        written.append(out.read_bytes())
    assert written[0] == written[1] != written[2]


def test_the_policy_practises_and_what_it_writes_is_read(tmp_path: Path) -> None:
    out = tmp_path / "practice.npz"
    outcome = run("train", "--policy", "--games", "1", "--tries", "2", "--passes", "2", "--out", str(out), "--json")
    assert outcome.code == 0, outcome.err
    data = outcome.json()
    assert data["decisions"] > 30
    assert len(data["losses"]) == 2
    assert data["full_run"]["decisions"] > 10_000
    assert len(read_lesson(out).table) > 0
    missing = run("train", "--policy", "--games", "1", "--tries", "1", "--out", str(tmp_path / "no" / "w.npz"))
    assert missing.code == 3


@pytest.mark.parametrize("what", ["--small", "--policy"])
def test_without_numpy_training_says_what_to_install(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "find_spec", lambda _: None)
    outcome = run("train", what, "--out", str(tmp_path / "w.npz"))
    assert outcome.code != 0
    assert "landsraad[train]" in outcome.err
