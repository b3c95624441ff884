"""The environment: conformance, masks, layout, and observations that tell nothing hidden."""

from __future__ import annotations

import warnings
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import landsraad as ls
from landsraad.core.rng import seeded
from landsraad.env.aec import env
from landsraad.env.encoder import encode, zeros
from landsraad.env.layout import SEAT_FIELDS, TURN_FIELDS, layout
from landsraad.env.raw import RawEnv


@pytest.mark.parametrize("players", [3, 4])
def test_pettingzoo_conformance(players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about dict observations
        api_test(env(ls.Setup(players=players)), num_cycles=120)
        seed_test(lambda: env(ls.Setup(players=players)), num_cycles=60)


def test_mask_is_the_list_of_legal_actions() -> None:
    raw = RawEnv()
    raw.reset(4)
    rng = seeded(4, "mask")
    for _ in range(250):
        legal = sorted(raw.game.legal_actions())
        assert raw.mask().nonzero()[0].tolist() == legal
        raw.step(legal[rng.below(len(legal))])
    with pytest.raises(ls.IllegalAction):
        raw.step(ls.N_ACTIONS - 1)


def test_a_finished_game_rewards_its_winner() -> None:
    raw = RawEnv(ls.Setup(players=3))
    raw.reset(9)
    rng = seeded(9, "reward")
    assert raw.rewards() == [0.0, 0.0, 0.0]
    while not raw.over:
        legal = raw.game.legal_actions()
        raw.step(legal[rng.below(len(legal))])
    rewards = raw.rewards()
    assert sum(rewards) == 1.0
    assert rewards[raw.game.standings()[0].seat] == 1.0


@pytest.mark.parametrize("players", [3, 4])
def test_layout_covers_the_observation(players: int) -> None:
    game = ls.new_game(ls.Setup(players=players), 1)
    parts = layout(game._state.rules, players)
    assert sum(part.length for part in parts.slices) == parts.size
    assert [part.start for part in parts.slices] == np.cumsum([0, *(p.length for p in parts.slices)])[:-1].tolist()
    out = zeros(parts.size)
    for seat in range(players):
        assert encode(game._state, seat, out) == parts.size


def test_observation_shows_what_the_view_shows() -> None:
    game = ls.new_game(ls.Setup(), 6)
    rng = seeded(6, "observe")
    for _ in range(120):
        legal = game.legal_actions()
        game.apply(legal[rng.below(len(legal))])
    state = game._state
    parts = layout(state.rules, 4)
    out = zeros(parts.size)
    ids = [card.id for card in state.rules.cards]
    for viewer in range(4):
        encode(state, viewer, out)
        view = game.view(viewer)
        start = parts.slice("turn").start
        assert out[start + TURN_FIELDS.index("round")] == view["round"]
        for offset in range(4):
            seat = view["seats"][(viewer + offset) % 4]  # type: ignore[index]
            start = parts.slice(f"seat_{offset}").start
            for field in ("vp", "solari", "spice", "water", "garrison", "deployed", "strength", "agents"):
                assert out[start + SEAT_FIELDS.index(field)] == seat[field]
        start = parts.slice("hand").start
        hand = [name for number, name in enumerate(ids) for _ in range(out[start + number])]
        assert sorted(hand) == view["seats"][viewer]["hand"]  # type: ignore[index]


def test_observation_tells_nothing_hidden() -> None:
    """Resampling what a seat cannot know leaves its observation as it is (H1)."""
    for seed in range(6):
        game = ls.new_game(ls.Setup(players=3 + seed % 2), seed)
        rng = seeded(seed, "leak")
        parts = layout(game._state.rules, game.setup.players)
        mine, other = zeros(parts.size), zeros(parts.size)
        while not game.over:
            if rng.below(20) == 0:
                for viewer in range(game.setup.players):
                    encode(game._state, viewer, mine)
                    encode(game.determinize(viewer, int(rng.word()))._state, viewer, other)
                    assert list(mine) == list(other)
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])


def test_the_page_of_the_layout_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs" / "observation.md").read_text(encoding="utf-8")
    parts = layout(ls.new_game(ls.Setup(), 1)._state.rules, 4)
    for part in parts.slices:
        assert f"| `{part.name}` | {part.start} | {part.length} |" in page
    assert f"{parts.size} numbers in all" in page
