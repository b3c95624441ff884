"""Six players on the command line: standings, replays and analyses speak of teams (S-GEN-02, S-END-02)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

import landsraad as ls
from landsraad import positions
from landsraad.cli.story import seat_names, standings
from landsraad.i18n import LANGUAGES, words
from tests.cli.runner import run
from tests.support.rulemark import rule
from tests.support.six import M_LEFT, M_RIGHT, MUAD_DIB, QUIET, S_LEFT, S_RIGHT, SHADDAM, setup

ALLIES = (S_RIGHT, M_LEFT, M_RIGHT, S_LEFT)


def last_turns(shaddam: int = 8) -> ls.Game:
    """Play the last turns of a game: each has one card left, and Shaddam's own points are given."""
    table = positions.new(setup(QUIET), 1).empty_hands().empty_board().conflict_deck().vp(SHADDAM, shaddam)
    table.hand(MUAD_DIB, "muad_dib_usul").hand(SHADDAM, "emperor_signet_ring")
    for ally in ALLIES:
        table.hand(ally, "dagger").troops(ally, 2)
    game = table.turn(MUAD_DIB).start()
    chance = random.Random(3)
    while not game.over:
        game.apply(chance.choice(game.legal_actions()))
    return game


def kept(folder: Path, game: ls.Game) -> Path:
    """Save a game."""
    file = folder / "game.json"
    file.write_text(json.dumps(game.save()), "utf-8")
    return file


@rule("S-END-02", "S-GEN-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replay_ends_with_the_team_that_has_won(tmp_path: Path, lang: str) -> None:
    """The best single player may be with the losers: what counts is the sum."""
    game = last_turns()
    spoken = words(lang)
    lines = run("replay", str(kept(tmp_path, game)), "--lang", lang).out.splitlines()
    order = game.standings()
    sums = {team: sum(one.vp for one in order if one.team == team) for team in (0, 1)}
    leader = {0: spoken.name("leader/muad_dib"), 1: spoken.name("leader/shaddam_corrino_iv")}
    best = order[0].team
    assert best is not None
    assert sums[best] == max(sums.values())
    assert lines[-1] == spoken.text("cli-winner-team", leader=leader[best], vp=sums[best])
    seats = {0: "0 2 4", 1: "1 3 5"}
    told = [spoken.text("board-team", leader=leader[one], seats=seats[one], vp=sums[one]) for one in (0, 1)]
    at = [lines.index(line) for line in told]
    assert at[best] == len(lines) - 9  # its members, the other team with its members, and the last line below it
    assert at[1 - best] == len(lines) - 5
    for standing in order:
        name = spoken.name(f"leader/{QUIET[standing.seat]}")
        assert spoken.text("cli-standing", leader=name, **vars(standing)) in lines


@rule("S-END-02")
def test_the_winner_is_the_team_even_where_the_best_player_has_lost() -> None:
    table = positions.new(setup(QUIET), 1).empty_hands().conflict_deck()
    for seat, vp in ((MUAD_DIB, 9), (M_LEFT, 1), (M_RIGHT, 1), (SHADDAM, 6), (S_LEFT, 6), (S_RIGHT, 6)):
        table.vp(seat, vp)
    game = table.recall().start()
    while not game.over:
        game.apply_text("pass")
    spoken = words("en")
    last = list(standings(game, seat_names(game, spoken), spoken))[-1]
    assert last == "The team of Shaddam Corrino IV wins with 18 Victory Points."


def test_an_analysis_tells_how_the_teams_did_and_draws_a_line_for_each(tmp_path: Path) -> None:
    file, picture = kept(tmp_path, last_turns()), tmp_path / "curve.svg"
    data = run("analyze", str(file), "--iterations", "8", "--json", "--picture", str(picture)).json()
    assert [team["seats"] for team in data["teams"]] == [[0, 2, 4], [1, 3, 5]]
    for team in data["teams"]:
        own = [judged for judged in data["decisions"] if judged["seat"] in team["seats"]]
        assert team["choices"] == len(own) > 0
        assert team["agreed"] == sum(judged["played"] == judged["best"] for judged in own)
        assert team["lost"] == pytest.approx(sum(judged["loss"] for judged in own), abs=0.01)
        assert team["last"] == own[-1]["value"]
    root = ElementTree.fromstring(picture.read_text("utf-8"))
    lines = [element for element in root.iter() if element.tag.endswith("polyline")]
    assert [len(line.attrib["points"].split()) for line in lines] == [team["choices"] for team in data["teams"]]
    text = " ".join(element.text or "" for element in root.iter())
    assert "Team of Muad'Dib" in text
    assert "Team of Shaddam Corrino IV" in text
    told = run("analyze", str(file), "--iterations", "8").out
    assert "Team of Shaddam Corrino IV" in told
