"""The observations: layout, masks, golden digests, and nothing hidden in them."""

from __future__ import annotations

import importlib.util
import json
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import landsraad as ls
from landsraad.core.rng import seeded
from landsraad.env.encoder import encode, zeros
from landsraad.env.layout import RIVAL_FIELDS, SEAT_FIELDS, TURN_FIELDS, VERSION, Layout
from landsraad.env.lessons import DUEL, ONE_ROUND, Lesson, Mode
from landsraad.env.raw import HIGH, LOW, RawEnv, layout_of
from tests.env.table import IDS, MODES, observation_digest, walk

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_mask_is_the_list_of_legal_actions(mode: Mode) -> None:
    raw = RawEnv(mode.setup, mode.lesson)
    raw.reset(4)
    rng = seeded(4, "mask")
    for _ in range(150):
        if raw.over:
            break
        assert raw.mask().nonzero()[0].tolist() == sorted(raw.game.legal_actions())
        seen = raw.observe(raw.seat)
        assert seen.min() >= LOW
        assert seen.max() <= HIGH
        walk(raw, rng)
    with pytest.raises(ls.IllegalAction):
        raw.step(ls.N_ACTIONS - 1)
    with pytest.raises(ls.IllegalAction):
        raw.step(-1)


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_a_finished_game_rewards_its_winner(mode: Mode) -> None:
    raw = RawEnv(mode.setup, mode.lesson)
    raw.reset(9)
    rng = seeded(9, "reward")
    assert raw.rewards() == [0.0] * raw.players
    while not raw.over:
        walk(raw, rng)
    winner = raw.game.standings()[0].seat
    assert raw.rewards() == [float(seat == winner) for seat in range(raw.players)]


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_layout_covers_the_observation(mode: Mode) -> None:
    state = RawEnv(mode.setup, mode.lesson).state
    parts = layout_of(state)
    assert sum(part.length for part in parts.slices) == parts.size
    assert [part.start for part in parts.slices] == np.cumsum([0, *(p.length for p in parts.slices)])[:-1].tolist()
    assert len({part.name for part in parts.slices}) == len(parts.slices)
    out = zeros(parts.size)
    for seat in range(len(state.seats)):
        assert encode(state, seat, out) == parts.size


def played(setup: ls.Setup, seed: int, decisions: int) -> ls.Game:
    game = ls.new_game(setup, seed)
    rng = seeded(seed, "observe")
    for _ in range(decisions):
        if not game.over:
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
    return game


def counted_in(parts: Layout, out: Any, name: str, ids: list[str]) -> list[str]:
    """Return the things that a slice counts."""
    start = parts.slice(name).start
    return sorted(one for number, one in enumerate(ids) for _ in range(out[start + number]))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_observation_shows_what_the_view_shows(players: int) -> None:
    for decisions in (40, 90, 140):
        game = played(ls.Setup(players=players), 6, decisions * players // 3)
        state = game._state
        parts = layout_of(state)
        out = zeros(parts.size)
        cards = [card.id for card in state.rules.cards]
        intrigues = [card.id for card in state.rules.intrigues]

        counted = partial(counted_in, parts, out)
        for viewer in range(players):
            encode(state, viewer, out)
            view: dict[str, Any] = game.view(viewer)
            start = parts.slice("turn").start
            assert out[start + TURN_FIELDS.index("round")] == view["round"]
            assert counted("row", cards) == sorted(view["row"])
            assert counted("trashed", cards) == sorted(view["trashed"])
            for offset in range(players):
                number = (viewer + offset) % players
                seat = view["seats"][number]
                start = parts.slice(f"seat_{offset}").start
                for field in ("vp", "solari", "spice", "water", "garrison", "deployed", "strength", "agents"):
                    assert out[start + SEAT_FIELDS.index(field)] == seat[field]
                for zone in ("discard", "play", "aside"):
                    assert counted(f"{zone}_{offset}", cards) == sorted(seat[zone])
                assert counted(f"face_up_{offset}", intrigues) == sorted(seat["face_up"])
                assert counted(f"unseen_{offset}", cards) == sorted(seat["deck" if offset == 0 else "hand_and_deck"])
                assert counted(f"hand_known_{offset}", cards) == view["known"]["hand"][number]
                assert counted(f"deck_top_{offset}", cards) == sorted(view["known"]["deck_top"][number])
                assert counted(f"intrigue_known_{offset}", intrigues) == sorted(
                    entry["card"] for entry in view["known"]["intrigue"] if entry["seat"] == number
                )
                agents = parts.slice("space_agents").start + offset * len(state.rules.spaces)
                for place, space in enumerate(view["board"]["spaces"].values()):
                    assert out[agents + place] == space["agents"][number]
            assert counted("hand", cards) == view["seats"][viewer]["hand"]
            assert counted("intrigue", intrigues) == view["seats"][viewer]["intrigue"]
            for number, rival in enumerate(view.get("rivals", [])):
                start = parts.slice(f"rival_{number}").start
                for field in ("vp", "solari", "spice", "water", "garrison", "deployed", "strength", "agents", "scores"):
                    assert out[start + RIVAL_FIELDS.index(field)] == rival[field]
                assert out[start + RIVAL_FIELDS.index("intrigue_count")] == rival["intrigue_count"]
                agents = parts.slice("space_agents").start + (players + number) * len(state.rules.spaces)
                for place, space in enumerate(view["board"]["spaces"].values()):
                    assert out[agents + place] == space["agents"][players + number]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_observation_tells_nothing_hidden(players: int) -> None:
    """Resampling what a seat cannot know leaves its observation as it is (H1)."""
    compared = changed = 0
    for seed in range(3):
        game = ls.new_game(ls.Setup(players=players), seed)
        rng = seeded(seed, "leak")
        parts = layout_of(game._state)
        mine, other = zeros(parts.size), zeros(parts.size)
        while not game.over:
            if rng.below(20) == 0:
                for viewer in range(players):
                    copy = game.determinize(viewer, int(rng.word()))
                    encode(game._state, viewer, mine)
                    encode(copy._state, viewer, other)
                    assert list(mine) == list(other)
                    compared += 1
                    changed += copy.digest() != game.digest()
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
    assert compared > 10
    assert changed > compared // 2


@pytest.mark.parametrize("mode", MODES, ids=IDS)
def test_golden_observations(mode: Mode) -> None:
    """A changed digest means a changed layout: give it a new version and run tools/observation_page.py."""
    golden = json.loads((ROOT / "tests" / "env" / "observations.json").read_text(encoding="utf-8"))
    assert golden["version"] == VERSION
    assert set(golden["digests"]) == set(IDS)
    assert observation_digest(mode) == golden["digests"][mode.id]


def test_the_page_of_the_layout_is_true() -> None:
    spec = importlib.util.spec_from_file_location("observation_page", ROOT / "tools" / "observation_page.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert (ROOT / "docs" / "observation.md").read_text(encoding="utf-8") == tool.page()


def test_lessons_leave_out_what_they_say() -> None:
    short = RawEnv(lesson=ONE_ROUND)
    duel = RawEnv(ls.Setup(players=3), DUEL)
    rng = seeded(3, "lessons")
    for seed in range(5):
        short.reset(seed)
        while not short.over:
            assert short.state.round <= 1
            walk(short, rng)
        duel.reset(seed)
        while not duel.over:
            assert len(duel.state.seats) == 2
            assert all(len(seat.intrigue) == 0 for seat in duel.state.seats)
            walk(duel, rng)
        assert duel.state.round > 2


@pytest.mark.parametrize("lesson", [Lesson(rounds=0), Lesson(seats=1), Lesson(seats=5)])
def test_impossible_lessons_are_refused(lesson: Lesson) -> None:
    with pytest.raises(ls.SetupError, match="a lesson"):
        RawEnv(lesson=lesson)
