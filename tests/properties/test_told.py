"""What is told is what happened: the pieces of every actor, reckoned from events alone, are those that are seen."""

from __future__ import annotations

from collections import Counter

import pytest

import landsraad as ls
from landsraad.engine.record.logbook import Event
from tests.support.account import OF_THE_TURN, pieces, strangers, wrong
from tests.support.busy import busy, wanderer
from tests.support.cells import SAMPLED, Cell
from tests.support.ending import LONG, comes_to_its_end
from tests.support.play import Player, RandomPlayer, by_build, seeds, size

HEARD: Counter[str] = Counter()
TAKEN: Counter[str] = Counter()
# Whatever moves pieces in most games must have been told by the end.
OFTEN = {
    "resource_gained", "resource_paid", "influence_gained", "vp_gained", "swordmaster_gained", "council_joined",
    "dreadnought_commissioned", "freighter_advanced", "freighter_recalled", "specimen_gained", "spy_placed",
    "spy_recalled", "infiltrated", "ally_activated", "negotiator_placed", "rival_spent", "goods_given",
}  # fmt: skip


def follow(game: ls.Game, player: Player, steps: int, what: str) -> None:
    """Play on and keep the books."""
    heard = len(game.events())
    before = pieces(game)
    turn = game.view(None)["turn"]
    assert isinstance(turn, dict)
    seat = turn["seat"]
    with comes_to_its_end(what, LONG) as told:
        for _ in range(steps):
            if game.over:
                break
            action = player.choose(game)
            told.append(game.text_of(action))
            game.apply(action)
            events = game.events(heard)
            heard += len(events)
            after = pieces(game)
            assert wrong(before, after, events) == [], f"{what}, after {told[-1]!r}"
            seat, foreign = strangers(seat, events)
            assert foreign == [], f"{what}, after {told[-1]!r}"
            HEARD.update(event.kind for event in events)
            before = after


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_from_the_deal_on(cell: Cell) -> None:
    for seed in seeds(size(by_build(4, 1), 200)):
        follow(cell.game(seed), RandomPlayer(seed), 400, f"{cell.name}, seed {seed}")


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_busy_tables(cell: Cell) -> None:
    for seed in seeds(size(by_build(6, 2), 200)):
        follow(busy(cell, seed).game, wanderer(seed, TAKEN), 60, f"{cell.name}, busy table {seed}")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("events", "found"),
    [
        ([Event("resource_gained", 0, "spice", 2)], []),
        (
            [Event("resource_gained", 1, "spice", 2)],
            ["spice of 0: 3 is seen, 1 was told", "spice of 1: 0 is seen, 2 was told"],
        ),
        ([], ["spice of 0: 3 is seen, 1 was told"]),
        (
            [Event("resource_gained", 0, "spice", 2), Event("swordmaster_gained", 1)],
            ["swordmaster of 1: 0 is seen, 1 was told"],
        ),
    ],
)
def test_the_books_notice_a_wrong_word(events: list[Event], found: list[str]) -> None:
    before = {(0, "spice"): 1, (1, "spice"): 0, (1, "swordmaster"): 0}
    assert wrong(before, {**before, (0, "spice"): 3}, events) == found


def test_whoever_acts_in_the_turn_of_another_is_noticed() -> None:
    assert strangers(2, [Event("agent_placed", 2), Event("turn_started", 0), Event("infiltrated", 0)]) == (0, [])
    assert strangers(2, [Event("infiltrated", 1)]) == (2, ["infiltrated by 1 in the turn of 2"])
    assert "agent_placed" in OF_THE_TURN


def test_everything_that_moves_pieces_was_told() -> None:
    """Runs last in this file: what nobody heard was not reckoned."""
    if sum(HEARD.values()) > 10_000:
        assert {kind for kind in OFTEN if HEARD[kind] == 0} == set()
