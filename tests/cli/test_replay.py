from __future__ import annotations

import json
from pathlib import Path

import pytest

import landsraad as ls
from landsraad import positions
from landsraad.bots import RandomBot, bot_stream, open_handle
from landsraad.i18n import LANGUAGES, words
from tests.cli.runner import run


def saved(folder: Path, steps: int | None) -> tuple[Path, ls.Game]:
    """Save a game of random bots after so many decisions, or at its end."""
    game = ls.new_game(ls.Setup(players=3), 4)
    number = 0
    while (seat := game.seat) is not None and number != steps:
        game.apply(RandomBot().choose(open_handle(game, seat, bot_stream(4, seat, number))))
        number += 1
    file = folder / "game.json"
    file.write_text(json.dumps(game.save()), "utf-8")
    return file, game


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_ends_with_the_winner(tmp_path: Path, lang: str) -> None:
    file, game = saved(tmp_path, None)
    outcome = run("replay", str(file), "--lang", lang)
    assert outcome.code == 0
    best = game.standings()[0]
    leader = game.view("open")["seats"][best.seat]["leader"]  # type: ignore[index]
    spoken = words(lang)
    assert outcome.out.splitlines()[-1] == spoken.text("cli-winner", leader=spoken.name(f"leader/{leader}"), vp=best.vp)
    assert len(outcome.out.splitlines()) > 300


def test_the_log_as_data(tmp_path: Path) -> None:
    file, game = saved(tmp_path, None)
    data = run("replay", str(file), "--json").json()
    assert data["over"] is True
    assert data["digest"] == game.digest()
    assert data["decisions"] == game.decision_texts()
    assert data["events"] == [event.to_json() for event in game.events()]
    assert data["standings"] == [vars(standing) for standing in game.standings()]


def test_a_spectator_and_a_seat_see_different_things(tmp_path: Path) -> None:
    file, game = saved(tmp_path, 60)
    for seat in (None, 0, 2):
        arguments = [] if seat is None else ["--seat", str(seat)]
        data = run("replay", str(file), "--json", *arguments).json()
        assert data["events"] == [event.to_json() for event in game.events(0, seat)]
        # Canonical texts name cards: while the game goes on they are nobody's business.
        assert data["decisions"] == 60
    outcome = run("replay", str(file), "--seat", "3")
    assert outcome.code == 3
    assert "the seats of this game are 0 to 2, not 3" in outcome.err


def test_the_board_at_a_step(tmp_path: Path) -> None:
    file, game = saved(tmp_path, 60)
    now = run("replay", str(file), "--step", "60", "--seat", "1", "--json").json()
    assert now == {"step": 60, "view": json.loads(json.dumps(game.view(1)))}
    first = run("replay", str(file), "--step", "0", "--json").json()
    assert first["view"]["round"] == 1
    assert first["view"]["viewer"] is None
    assert "Round 1" in run("replay", str(file), "--step", "0", "--width", "80").out
    outcome = run("replay", str(file), "--step", "61")
    assert outcome.code == 3
    assert "the game has 60 decisions" in outcome.err


def test_verify(tmp_path: Path) -> None:
    file, game = saved(tmp_path, 60)
    good = run("replay", str(file), "--verify")
    assert good.code == 0
    assert game.digest() in good.out
    assert run("replay", str(file), "--verify", "--json").json() == {
        "file": str(file),
        "ok": True,
        "problem": None,
        "digest": game.digest(),
        "seed_sha256": None,
    }
    data = json.loads(file.read_text("utf-8"))
    data["decisions"].pop()
    file.write_text(json.dumps(data), "utf-8")
    bad = run("replay", str(file), "--verify")
    assert bad.code == 1
    assert bad.out == ""
    assert "does not play to its digest" in bad.err
    data = run("replay", str(file), "--verify", "--json").json()
    assert data["ok"] is False
    # Without --verify a save that does not fit is simply no input.
    assert run("replay", str(file)).code == 3


def test_a_game_that_began_in_a_position(tmp_path: Path) -> None:
    game = positions.new(ls.Setup(players=3), 4).hand(0, "dagger").solari(0, 5).turn(0).start()
    game.apply_text("agent dagger > high_council")
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.save()), "utf-8")
    assert run("replay", str(file), "--verify").code == 0
    for step in (0, 2):
        seen = run("replay", str(file), "--json", "--step", str(step)).json()["view"]
        assert seen["seats"][0]["council"] is (step == 2)
