"""Uprising's and CHOAM's cards and Leaders in words: every thing, question, option and event, in all languages."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from tests.i18n.support import clean

TABLES = {"cards": "card", "intrigues": "intrigue", "leaders": "leader"}
SETUP = ls.Setup(host="uprising", players=4, modules=("choam",))
LEADERS = ("lady_jessica", "feyd_rautha_harkonnen", "princess_irulan", "staban_tuek")


@cache
def catalog() -> dict[str, Any]:
    return ls.catalog(SETUP)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_thing_is_told(lang: str, table: str) -> None:
    spoken, kind = words(lang), TABLES[table]
    for item in catalog()[table]:
        assert clean(spoken.name(f"{kind}/{item['id']}")), item["id"]
        told = spoken.describe(kind, item)
        assert told, item["id"]
        assert [text for text in told if not clean(text)] == [], item["id"]


@cache
def played(seed: int) -> tuple[list[tuple[Any, Any]], list[Any]]:
    """Return the questions of a random game with the views they were asked in, and its events."""
    setup = ls.Setup(host="uprising", players=4, modules=("choam",), leaders=LEADERS)
    game = ls.new_game(setup, seed)
    dice = random.Random(seed)
    asked: list[tuple[Any, Any]] = []
    kinds: set[str] = set()
    while game.decision is not None:
        decision = game.decision
        if decision.kind not in kinds or dice.random() < 0.05:
            view = game.view(decision.seat)
            asked.append((view["decision"], view))
            kinds.add(decision.kind)
        game.apply(dice.choice(decision.options).action)
    return asked, [event for seat in range(4) for event in game.events(0, seat)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_options_and_events(lang: str) -> None:
    spoken = words(lang)
    for seed in range(3):
        asked, events = played(seed)
        for decision, view in asked:
            assert clean(spoken.prompt(decision, view)), decision["kind"]
            for option in decision["options"]:
                text = spoken.option(option, view)
                assert clean(text), (decision["kind"], option, text)
        for event in events:
            assert clean(spoken.event(event.to_json())), event


GOLDEN = {
    ("cards", "guild_envoy", "agent"): [
        "Discard 1 card and [if the discarded card is a Spacing Guild card: draw 2 cards]."
    ],
    ("cards", "corrinth_city", "reveal"): [
        "Choose one: gain 5 Solari; or if you have no seat on the High Council: pay 5 Solari → "
        "take a seat on the High Council."
    ],
    ("intrigues", "change_allegiances", "plot"): [
        "Use one or more of these [lose 1 Influence with a Faction → gain 1 Influence with a Faction of your choice; "
        "pay 3 spice → gain 1 Influence with a Faction of your choice]."
    ],
    ("intrigues", "go_to_ground", "combat"): ["Retreat 1 or 2 of your troops → place 1 Spy."],
    ("intrigues", "call_to_arms", "plot"): [
        "In your Reveal turn this round, when a card is acquired: recruit 1 troop."
    ],
}


@pytest.mark.parametrize("place", GOLDEN)
def test_golden_english(place: tuple[str, str, str]) -> None:
    table, name, box = place
    item = next(one for one in catalog()[table] if one["id"] == name)
    assert words("en").lines(item[box]) == GOLDEN[place]


def test_a_leader_tells_what_is_kept_for_it() -> None:
    """Sardaukar Commander: only Shaddam takes the contracts that lie aside (C-TAK-10)."""
    with_module = ls.catalog(ls.Setup(host="uprising", players=4, modules=("choam",)))
    shaddam = next(one for one in with_module["leaders"] if one["id"] == "shaddam_corrino_iv")
    told = words("en").describe("leader", shaddam)
    assert told[0].startswith("Ability: 2 contracts are set aside for you")
    assert "Signet Ring: This turn you cannot deploy units." in told


def test_what_sets_an_ability_off_and_its_condition_are_one_phrase() -> None:
    leaders = {one["id"]: words("en").describe("leader", one) for one in catalog()["leaders"]}
    assert (
        leaders["princess_irulan"][0] == "Ability: When you reach 2 Influence with the Emperor: draw 1 Intrigue card."
    )
    assert leaders["lady_jessica"][0].startswith(
        "Ability: When you send an Agent to a space with the icon Bene Gesserit:"
    )
    assert "that you are spying on" in leaders["staban_tuek"][0]
