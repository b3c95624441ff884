"""landsraad analyze and landsraad train."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import landsraad as ls
from landsraad.bots import LearnedBot, RandomBot, bot_stream, open_handle
from landsraad.bots.learned import read_net, read_options
from landsraad.bots.net import Net
from landsraad.cli import train
from landsraad.cli.output import InvalidInput
from landsraad.cli.table import Table, load_table
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
    file = saved(tmp_path, 6)
    outcome = run("analyze", str(file), "--iterations", "8", "--lang", lang)
    assert outcome.code == 0
    assert any("_" in text for text in json.loads(file.read_text("utf-8"))["decisions"])
    assert "_" not in outcome.out  # options are told in words, not in notation
    assert "%" in outcome.out
    assert "analyze-" not in outcome.out + outcome.err


def test_of_a_game_that_goes_on_only_the_person_is_judged(tmp_path: Path) -> None:
    table = Table(ls.new_game(ls.Setup(players=3), 6), 0, 6, {1: "random", 2: "random"})
    for _ in range(6):
        table.run_bots()
        table.game.apply(table.game.legal_actions()[0])
    table.save(tmp_path / "game.json")
    outcome = run("analyze", str(tmp_path / "game.json"), "--iterations", "8", "--json")
    assert {judged["seat"] for judged in outcome.json()["decisions"]} == {0}
    assert "not over yet" in outcome.err


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
    kept = json.loads(early.read_text("utf-8"))
    assert "considered" not in kept
    assert "visits" not in early.read_text("utf-8")  # nobody reads by chance what a bot holds
    assert load_table(early, "random").considered == table.considered  # but it is not lost either
    early.write_text(json.dumps({**kept, "sealed": "AAAA"}), "utf-8")
    with pytest.raises(InvalidInput, match="damaged"):
        load_table(early, "random")
    refused = run("replay", str(early), "--considered")
    assert refused.code == 3
    assert "when the game is over" in refused.err
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
    for lang in LANGUAGES:
        told = run("replay", str(late), "--considered", "--lang", lang)
        assert told.code == 0
        assert told.out.count("→") == len(notes)  # what was played is marked at every decision
        assert "considered-" not in told.out
    one = run("replay", str(late), "--considered", "--step", str(notes[0]["decision"]))
    assert one.out.count("→") == 1
    assert f"Decision {notes[0]['decision']}" in one.out
    assert str(notes[0]["options"][0]["visits"]) in one.out
    assert "No bot" in run("replay", str(late), "--considered", "--step", "0").err
    late.write_text(json.dumps({**json.loads(late.read_text("utf-8")), "considered": [{"decision": 3}]}), "utf-8")
    assert run("replay", str(late), "--considered").code == 3


def test_what_bots_thought_is_forgotten_when_it_is_taken_back() -> None:
    table = Table(ls.new_game(ls.Setup(players=3), 6), 0, 6, {1: "search@8x", 2: "search@8x"})
    table.run_bots()
    mine = len(table.game.history)
    while max(table.considered, default=-2) <= mine:  # until bots have thought after a decision of the person
        mine = len(table.game.history)
        table.game.apply(table.game.legal_actions()[0])
        table.run_bots()
    before = dict(table.considered)
    assert table.undo_by_consent()
    done = len(table.game.history)
    assert table.considered == {number: note for number, note in before.items() if number < done} != before


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


def test_training_writes_over_nothing_silently(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    small = ("train", "--games", "8", "--passes", "1", "--small")
    assert run(*small).code == 0
    assert Path("evaluation.npz").is_file()  # not under the name of another network
    kept = Path("evaluation.npz").read_bytes()
    refused = run(*small, "--seed", "1")
    assert refused.code == 3
    assert "--replace" in refused.err
    assert "games" not in refused.err  # said before anything is played
    assert Path("evaluation.npz").read_bytes() == kept
    assert run(*small, "--seed", "1", "--replace").code == 0
    assert Path("evaluation.npz").read_bytes() != kept
    assert run(*small, "--policy").code == 2
    for name, kind in (("options.npz", "--policy"), ("value.npz", "--seed=2")):
        Path(name).write_bytes(b"mine")
        assert name in run("train", kind).err
        assert Path(name).read_bytes() == b"mine"


def test_a_bot_can_play_by_what_was_trained(tmp_path: Path) -> None:
    """As docs/research.md shows it."""
    out = tmp_path / "mine.npz"
    assert run("train", "--games", "8", "--passes", "1", "--out", str(out)).code == 0

    class Mine(LearnedBot):
        def net(self, host: str) -> Net:
            return read_net(out)

    game = ls.new_game(ls.Setup(players=3), 4)
    seat = game.seat
    assert seat is not None
    handle = open_handle(game, seat, bot_stream(4, seat, 0))
    bot, shipped = Mine(16), LearnedBot(16)
    assert bot.choose(handle) in game.legal_actions()
    shipped.choose(open_handle(game, seat, bot_stream(4, seat, 0)))
    assert bot.considered != shipped.considered


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
    out = tmp_path / "options.npz"
    outcome = run("train", "--policy", "--games", "1", "--tries", "2", "--passes", "2", "--out", str(out), "--json")
    assert outcome.code == 0, outcome.err
    data = outcome.json()
    assert data["decisions"] > 30
    assert len(data["losses"]) == 2
    assert len(read_options(out).table) > 0
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
