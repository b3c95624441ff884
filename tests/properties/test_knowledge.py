"""H1, independently: views, registers and copies hold what witnesses at every place can know, and nothing more."""

from __future__ import annotations

from collections import Counter

import pytest

from landsraad.content.boxes import BOXES, RIVAL_BOXES, ruleset
from landsraad.content.six_player.module import MODULE as SIX_PLAYER
from landsraad.model.events import EVENTS
from tests.support.busy import STEPS, busy, wanderer
from tests.support.cells import SAMPLED, Cell
from tests.support.event_table import MISSING, SEEN_BY
from tests.support.knowledge import Watched
from tests.support.knowledge_stories import STORIES, Story
from tests.support.play import RandomPlayer, by_build, seeds, size

# Events that move hidden cards: each must have been heard by the end.
TELLING = {"intrigue_stolen", "intrigue_drawn", "card_drawn", "card_put_on_top", "card_trashed", "intrigue_played"}
TELLING_IX = {"intrigue_buried", "card_set_aside", "card_returned"}
HEARD: Counter[str] = Counter()
TAKEN: Counter[str] = Counter()


def games() -> int:
    """Return how many games of a cell are listened to, from a busy table and from the deal each.

    In all 200, and 20,000 in the soak.
    """
    return size(by_build(4, 1), -(-10_000 // len(SAMPLED)))


def follow(watched: Watched, player: RandomPlayer, steps: int, every: int) -> None:
    """Play on with all witnesses listening; copies are looked at now and then."""
    for step in range(steps):
        watched.check()
        if step % every == 0:
            watched.check_copies(1_000 * step)
        if watched.game.over:
            break
        watched.apply(player.choose(watched.game))
    HEARD.update(watched.witnesses[None].seen)


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_busy_tables(cell: Cell) -> None:
    for seed in seeds(games()):
        follow(Watched(busy(cell, seed).game), wanderer(seed, TAKEN), by_build(STEPS, STEPS // 3), 10)  # type: ignore[arg-type]


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_from_the_deal_on(cell: Cell) -> None:
    for seed in seeds(games()):
        follow(Watched(cell.game(seed)), RandomPlayer(seed), by_build(60, 15), 15)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_stories(story: Story) -> None:
    watched = story()
    HEARD.update(watched.witnesses[None].seen)


def test_every_event_that_tells_something_was_heard() -> None:
    """Runs last in this file: what nobody heard was not looked at."""
    if HEARD:
        wanted = TELLING | (TELLING_IX if "ix" in BOXES else set())
        assert {kind for kind in wanted if HEARD[kind] == 0} == set()


def test_every_event_has_a_row() -> None:
    kinds = {name for name, _, _ in EVENTS.values()}
    mechanics = [room for box in (*BOXES.values(), *RIVAL_BOXES.values(), SIX_PLAYER) for room in box.mechanics]
    for cell in SAMPLED:  # where boxes meet, a mechanic may have more to tell
        mechanics += ruleset(cell.setup()).rooms
    for mechanic in mechanics:
        kinds |= {event.name for event in mechanic.events}
    for kind in sorted(kinds):
        assert kind in SEEN_BY, MISSING.format(kind=kind)
    assert set(SEEN_BY) - kinds == set()
