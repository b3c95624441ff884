"""Immortality in words: every thing, question, option and event of its games, and its text board, in all languages."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import landsraad as ls
from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.layout import cells
from landsraad.i18n.render import render
from tests.i18n.support import clean, option, random_game, thing_data

Data = dict[str, Any]
TABLES = {
    "cards": "card",
    "intrigues": "intrigue",
    "spaces": "space",
    "rival_cards": "rival_card",
    "research_track": "research",
    "tleilaxu_track": "tleilaxu",
}
# The ways to play it with the base game: set-up and seed.
GAMES = (
    (ls.Setup(players=4, modules=("immortality",)), 41),
    (ls.Setup(players=3, modules=("ix", "immortality"), epic=True), 42),
    (ls.Setup(players=2, modules=("immortality",)), 43),
    (ls.Setup(players=1, modules=("immortality",)), 44),
)
BARE = {"c0", "t0", "t1", "t3", "t5"}  # places that bring nothing


@cache
def catalog(players: int = 4) -> Data:
    return ls.catalog(ls.Setup(players=players, modules=("immortality",)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_thing_is_told(lang: str, table: str) -> None:
    spoken, kind = words(lang), TABLES[table]
    items = catalog(1)[table]
    assert items
    for item in items:
        assert clean(spoken.name(f"{kind}/{item['id']}")), item["id"]
        told = spoken.describe(kind, item)
        assert bool(told) == (item["id"] not in BARE), item["id"]
        assert [text for text in told if not clean(text)] == [], item["id"]


@cache
def played(number: int) -> tuple[list[tuple[Data, Data]], list[Data]]:
    """Return questions of a random game with the views they were asked in, and its events."""
    setup, seed = GAMES[number]
    asked: list[tuple[Data, Data]] = []
    kinds: set[tuple[str, str]] = set()
    chance = random.Random(seed)
    game = None
    for game in random_game(setup, seed):
        if game.decision is None:
            continue
        verbs = {(game.decision.kind, one.verb) for one in game.decision.options}
        if not verbs <= kinds or chance.random() < 0.03:
            view: Any = game.view(game.decision.seat)
            asked.append((view["decision"], view))
            kinds |= verbs
    assert game is not None
    return asked, [event.to_json() for seat in range(setup.players) for event in game.events(0, seat)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_questions_options_and_events(lang: str, number: int) -> None:
    spoken = words(lang)
    asked, events = played(number)
    for decision, view in asked:
        assert clean(spoken.prompt(decision, view)), decision["kind"]
        for one in decision["options"]:
            assert clean(spoken.option(one, view)), one
    for event in events:
        assert clean(spoken.event(event)), event


def test_the_games_ask_and_tell_what_the_box_brings() -> None:
    kinds = {decision["kind"] for number in range(len(GAMES)) for decision, _ in played(number)[0]}
    assert {"research", "graft"} <= kinds
    told = {event["kind"] for number in range(len(GAMES)) for event in played(number)[1]}
    assert {
        "researched", "marker_reached", "tleilaxu_advanced", "specimen_gained", "tleilaxu_row_filled", "cards_grafted",
        "atomics_used",
    } <= told  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_text_board_shows_both_tracks_and_the_row(lang: str, width: int) -> None:
    spoken = words(lang)
    setup = ls.Setup(players=4, modules=("immortality",))
    view: Any = ls.new_game(setup, seed=5).view(0)
    board = render(view, lang, width, 60, ls.catalog(setup))
    lines = board.splitlines()
    assert max(cells(line) for line in lines) <= width
    for key in ("board-research", "board-tleilaxu", "board-specimens", "board-tleilaxu_row"):
        assert any(spoken.text(key) in line for line in lines), key
    for card in (*view["tleilaxu_row"], *view["tleilaxu_stays"]):
        assert spoken.name(f"card/{card}") in board


GOLDEN = {
    ("cards", "experimentation", "reveal"): ["Gain 1 Persuasion.", "Gain 1 specimen."],
    ("cards", "dissecting_kit", "agent"): ["You may trash the other grafted card → gain 1 specimen."],
    ("cards", "organ_merchants", "agent"): ["You may pay 1 specimen → gain 4 Solari."],
    ("cards", "slig_farmer", "agent"): [
        "Gain 1 Solari for each Agent icon of the other grafted card.",
        "You may pay 5 Solari → advance 1 space on the Tleilaxu track.",
    ],
    ("cards", "tleilaxu_master", "agent"): [
        "If you have the first genetic marker: [if you have the second genetic marker: you may acquire for free a card "
        "that costs 6 or less and put it into your hand; otherwise: you may acquire for free a card that costs 6 or "
        "less]."
    ],
    ("intrigues", "study_melange", "endgame"): [
        "If you have 3 or more spice and if you have the second genetic marker: gain 1 Victory Point."
    ],
    ("intrigues", "illicit_dealings", "plot"): ["Advance 1 space on the Tleilaxu track."],
}


@pytest.mark.parametrize("place", GOLDEN)
def test_golden_english(place: tuple[str, str, str]) -> None:
    table, name, box = place
    item = next(one for one in catalog()[table] if one["id"] == name)
    assert words("en").lines(item[box]) == GOLDEN[place]


def test_notes_of_cards() -> None:
    cards = {one["id"]: words("en").describe("card", one) for one in catalog()["cards"]}
    assert cards["ghola"][0] == "Cost: 3 specimens"
    assert "Graft: in an Agent turn it is played only together with another card." in cards["ghola"]
    assert "Stays in the Tleilaxu Row." in cards["reclaimed_forces"]
    assert "If this card is grafted: also Emperor, Spacing Guild, Bene Gesserit and Fremen." in cards["blank_slate"]
    assert "Enemy Agents do not block the Agent you send with it." in cards["tleilaxu_infiltrator"]


def test_places_of_the_tracks_tell_markers_and_spice() -> None:
    told = {one["id"]: words("en").describe("research", one) for one in catalog()["research_track"]}
    assert told["c4c"] == ["Research once.", "The first genetic marker."]
    assert told["c8c"] == ["Pay 7 Solari → advance 2 spaces on the Tleilaxu track.", "The second genetic marker."]
    spaces = {one["id"]: words("en").describe("tleilaxu", one) for one in catalog()["tleilaxu_track"]}
    assert spaces["t4"] == ["Gain 1 Victory Point.", "The first player here also takes 2 spice."]


def test_two_cards_are_told_as_one_play() -> None:
    sent = option("agent_to", "space/arrakeen", "space", card="card/ghola")
    assert words("en").option(sent) == "Send an Agent with Ghola to Arrakeen"
    pair = {**sent, "partner": thing_data("card/dagger")}
    assert words("en").option(pair) == "Send an Agent with Ghola + Dagger to Arrakeen"
    assert words("de").option(pair) == "Mit „Ghola + Dolch“ einen Agenten auf „Arrakeen“ entsenden"
    borrowed = option("graft", "card/power_play", "market", source="card/usurp")
    assert words("en").option(borrowed) == "Graft it to Power Play of the Imperium Row"
    assert words("en").option({**borrowed, "zone": "hand"}) == "Graft it to Power Play"
