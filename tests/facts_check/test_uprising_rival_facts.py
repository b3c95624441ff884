"""The Rivals of Uprising against the facts, a second transcription of cards, Rivals, levels and prices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import landsraad as ls
from landsraad.content.boxes import ruleset
from landsraad.content.uprising_rivals.module import VARIANTS
from landsraad.content.uprising_rivals.rivals import STREAMLINED
from landsraad.model.terms import OP_NAMES

FACTS = Path(__file__).parent.parent / "facts" / "uprising"
CARDS: list[dict[str, Any]] = yaml.safe_load((FACTS / "hagal.yaml").read_text(encoding="utf-8"))
FOUND: dict[str, Any] = yaml.safe_load((FACTS / "rivals.yaml").read_text(encoding="utf-8"))
PLAYERS = {None: (1, 2), "1P": (1,), "2P": (2,)}
# What the facts call the dice.
NAMES = {"imperium_row_dice": "imperium_row_churn"}


@pytest.mark.parametrize("fact", CARDS, ids=lambda fact: str(fact["id"]))
def test_every_card(fact: dict[str, Any]) -> None:
    rules = ruleset(ls.Setup(host="uprising", players=2))
    (card,) = [card for card in rules.rival_cards if card.id == fact["id"]]
    combat = {space.id: space.combat for space in rules.spaces}
    spaces = [name for name in (card.space, card.other_space) if name is not None]
    assert (card.copies, card.players) == (fact["copies"], PLAYERS[fact["mark"]])
    assert sorted(spaces) == sorted(space["space"] for space in fact["spaces"])
    assert (None if card.reshuffle else card.swords) == fact["swords"]
    assert card.again is ("place_spy" in fact)
    flags = {combat[space] for space in spaces}
    assert fact["combat"] == ("by_space" if len(flags) > 1 else True in flags)


def test_the_deck_is_complete() -> None:
    rules = ruleset(ls.Setup(host="uprising", players=2))
    assert [card.id for card in rules.rival_cards] == [fact["id"] for fact in CARDS]
    assert sum(card.copies for card in rules.rival_cards) == 37


def test_prices_and_payments() -> None:
    policy = ruleset(ls.Setup(host="uprising", players=1)).policy
    ours = {f"{price.n} {OP_NAMES[price.op]}" for price in policy.prices}
    assert ours == {fact["pay"] for fact in FOUND["vp_purchase"]["costs"]}
    assert [OP_NAMES[op] for op in policy.pays_with] == FOUND["swordmaster_purchase"]["spend_order"]


@pytest.mark.parametrize("fact", FOUND["difficulties"], ids=lambda fact: str(fact["id"]))
def test_levels(fact: dict[str, Any]) -> None:
    level = ruleset(ls.Setup(host="uprising", players=1, difficulty=fact["id"])).difficulty
    assert level is not None
    assert level.rival_garrison == fact["rival_garrison"]
    assert (f"{level.human_intrigue} intrigue" if level.human_intrigue else None) == fact["human_bonus"]
    assert sorted(level.variants) == sorted(fact["variants"])
    assert level.human_swordmaster == fact["human_swordmaster"]


def test_variants_and_streamlined_rivals() -> None:
    ours = {NAMES.get(variant.id, variant.id): variant.players for variant in VARIANTS}
    assert set(ours) == {fact["id"] for fact in FOUND["variants"]} | {"streamlined_rivals"}
    assert ours["imperium_row_churn"] == (FOUND["variants"][3]["players"],)
    assert ours["streamlined_rivals"] == (FOUND["streamlined_rules"]["players"],)
    assert set(STREAMLINED) == set(FOUND["streamlined_rules"]["rivals"])
