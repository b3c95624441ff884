"""Conditions that any host understands, and boxes of a card for what happens to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from landsraad.content import boxes
from landsraad.core.actions import add_names
from landsraad.model.conditions import (
    ANY_SWORDMASTER,
    HAS_SWORDMASTER,
    SENT_TO_FACTION,
    SENT_TO_MAKER,
    Condition,
    acquired_this_turn,
    enemy_alliance_at,
    strength_at_least,
    units_in_conflict,
)
from landsraad.model.effects import discard, persuasion, solari, spice, water, when
from tests.engine.bench import BASIN, CARD, HALL, PLOT, SWORDS, Bench, forget
from tests.toy.kit import toy_added


@pytest.fixture(autouse=True, scope="module")
def hosts() -> Iterator[None]:
    """Add the second host, and a place for the box with the card."""
    with toy_added():
        zones = ("hand", "discard", "play", "market", "aside")
        add_names([f"{zone}/{card}" for zone in zones for card in (CARD, SWORDS)] + [f"intrigue/{PLOT}"])
        yield
        boxes.BOXES.pop("bench", None)
        forget()


CONDITIONS: dict[str, tuple[Condition, Callable[[Bench], object]]] = {
    "HAS_SWORDMASTER": (HAS_SWORDMASTER, lambda b: b.table.swordmaster(0)),
    "ANY_SWORDMASTER": (ANY_SWORDMASTER, lambda b: b.table.swordmaster(2)),
    "strength_at_least": (strength_at_least(6), lambda b: b.table.troops(0, 0, 3)),
    "units_in_conflict": (units_in_conflict(3), lambda b: b.table.troops(0, 0, 3)),
    "enemy_alliance_at": (
        enemy_alliance_at(4),
        lambda b: b.table.influence(1, "guild", 5).influence(0, "guild", 4).alliance("guild", 1),
    ),
}


@pytest.mark.parametrize("host", ["base", "toy"])
@pytest.mark.parametrize("name", CONDITIONS)
def test_conditions(name: str, host: str) -> None:
    condition, meet = CONDITIONS[name]
    for met in (False, True):
        b = Bench(host, (when(condition, [solari(2)]),))
        if met:
            meet(b)
        assert b.send().gained("solari") == 2 * met


@pytest.mark.parametrize("host", ["base", "toy"])
def test_conditions_on_where_the_agent_was_sent(host: str) -> None:
    agent = (when(SENT_TO_MAKER, [solari(1)]), when(SENT_TO_FACTION, [water(1)]))
    for space, gained in ((HALL, (0, 0)), (BASIN, (1, 0))):
        b = Bench(host, agent).send(space)
        assert (b.gained("solari"), b.gained("water")) == gained
    b = Bench(host, agent)
    assert b.send(b.court).gained("water") == 1


@pytest.mark.parametrize("host", ["base", "toy"])
def test_a_card_acquired_this_turn(host: str) -> None:
    b = Bench(host, reveal=(persuasion(3), when(acquired_this_turn("arrakis_recruiter"), [solari(2)])))
    b.table.row("arrakis_recruiter", SWORDS, SWORDS, SWORDS, SWORDS)
    b.start().do("reveal", f"acquire {SWORDS}")
    assert f"resolve {CARD} solari 2" not in b.texts
    b.do("acquire arrakis_recruiter", f"resolve {CARD} solari 2")
    assert b.gained("solari") == 2


@pytest.mark.parametrize("host", ["base", "toy"])
def test_a_box_for_being_discarded(host: str) -> None:
    b = Bench(host, (discard(1),), discarded=(spice(2),))
    b.table.hand(0, CARD, CARD)
    b.send().use().do(f"discard {CARD}")
    assert b.gained("spice") == 2
    shown = Bench(host, discarded=(spice(2),))
    assert shown.start().do("reveal", "end turn").gained("spice") == 0  # Clean Up discards nothing
