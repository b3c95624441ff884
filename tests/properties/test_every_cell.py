"""Every legal combination plays: random games of all cells, not only of those that the other tests run over."""

from __future__ import annotations

import pytest

import landsraad as ls
from landsraad.content.boxes import BOXES, EPIC_BOXES, team_box
from tests.properties.test_random_games import check_end, play_checked
from tests.support.cells import ALL_CELLS, CELLS, Cell
from tests.support.invariants import check
from tests.support.play import MAX_STEPS, RandomPlayer, by_build, named, size

# 50 games of each cell in the small size, 2,000 in the large one; a few of them are looked at in every state.
GAMES = size(by_build(50, 2), 2_000)
CHECKED = size(by_build(2, 1), 50)


@pytest.mark.parametrize("cell", ALL_CELLS, ids=lambda cell: cell.name)
def test_every_legal_cell_plays(cell: Cell) -> None:
    for seed in range(1_000, 1_000 + GAMES):
        game = cell.game(seed)
        player = RandomPlayer(seed)
        with named(cell, seed, game):
            for _ in range(MAX_STEPS):
                if game.over:
                    break
                game.apply(player.choose(game))
            check(game._state)
            check_end(game)
    for seed in range(CHECKED) if cell not in CELLS else ():  # those are looked at in test_random_games
        play_checked(cell, seed, RandomPlayer(seed))


def test_the_cells_are_what_the_manifests_allow(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever set-up of boxes and players the check lets pass is among the cells, and nothing else is."""
    with capsys.disabled():
        print(f"\n{len(ALL_CELLS)} legal cells, {len(CELLS)} of them in all tests over cells")
    boxes = [box.id for box in BOXES.values() if not box.host]
    allowed: set[tuple[str, int, tuple[str, ...], bool]] = set()
    for host in (box.id for box in BOXES.values() if box.host):
        for players in range(9):
            for mask in range(1 << len(boxes)):
                modules = tuple(box for number, box in enumerate(boxes) if mask >> number & 1)
                for epic in (False, True):
                    try:
                        ls.Setup(host=host, players=players, modules=modules, epic=epic)
                    except ls.SetupError:
                        continue
                    team = team_box(host, players)
                    if team is None or not set(modules) & set(team.requires):  # those join by themselves (S-SET-09)
                        allowed.add((host, players, modules, epic))
    listed = {(cell.host, cell.players, cell.modules, cell.mode == "epic") for cell in ALL_CELLS}
    assert listed == allowed
    assert {name for name in EPIC_BOXES} == {"ix"}
