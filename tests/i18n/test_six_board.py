"""The text board of six players: teams, the activated Ally, personal boards, the Throne Row, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES
from landsraad.i18n.render import render
from tests.support.six import M_LEFT, MUAD_DIB, setup, six

FREMEN_BOARD = ("hardy_warriors", "desert_mastery")


def activated() -> ls.Game:
    """Return a game in which Muad'Dib has just activated an Ally."""
    g = six().hand(MUAD_DIB, "muad_dib_usul").turn(MUAD_DIB).send("muad_dib_usul", "carthag", M_LEFT)
    return g.game


def test_teams_tracks_and_the_activated_ally() -> None:
    catalog = ls.catalog(setup())
    lines = render(activated().view(MUAD_DIB), "en", 110, 70, catalog).splitlines()
    assert lines[0] == "Team of Muad'Dib (0 2 4): 6 VP | Team of Shaddam Corrino IV (1 3 5): 6 VP"
    assert lines[1] == f"Seat {MUAD_DIB} has activated Seat {M_LEFT}"
    # An Ally has no marker on a personal board, a Commander none on the board's own tracks (S-SET-15, S-SET-16).
    guild = next(line for line in lines if line.startswith("Spacing Guild"))
    assert all(f"{seat}:" in guild for seat in (1, 2, 4, 5))
    assert "0:" not in guild.split("  ")[0] + guild[:40]
    assert "3:" not in guild[:40]
    fremen = next(at for at, line in enumerate(lines) if line.startswith("Fremen"))
    assert "0:0" in lines[fremen]
    assert "1:" not in lines[fremen][:40]
    assert [lines[fremen + 1].strip(), lines[fremen + 2].strip()] == ["Hardy Warriors", "Desert Mastery"]
    assert sum("Hardy Warriors" in line for line in lines) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_fits(lang: str) -> None:
    catalog = ls.catalog(setup())
    game = ls.new_game(setup(), 3)
    chance = random.Random(4)
    thrones = 0
    while not game.over:
        game.apply(chance.choice(game.legal_actions()))
        if chance.random() < 0.03:
            view: Any = game.view(0)
            board = render(view, lang, 80, 60, catalog)
            assert all(len(line) <= 80 for line in board.splitlines())
            thrones += bool(view["throne_row"])
    assert thrones
