"""Batches: the same games in one process or several, in place or copied, with bots inside; Gymnasium's vectors."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import landsraad as ls
from landsraad.bench.measures import build
from landsraad.core.rng import seeded
from landsraad.engine.knowledge.determinize import determinize
from landsraad.env import rewards, widths
from landsraad.env.batch import BatchEnv
from landsraad.env.forms import UnitForm
from landsraad.env.gym import SeatEnv
from landsraad.env.lessons import ONE_ROUND, mode
from landsraad.env.raw import RawEnv
from landsraad.env.register import register
from landsraad.env.vector import SeatsEnv
from landsraad.model.decision import Standing
from tests.env.table import IDS, walk

register()
STEPS = 120 if build() == "compiled" else 40


def first_legal(batch: BatchEnv, shift: int) -> np.ndarray[Any, Any]:
    """Return a legal action of each game, another one with every shift."""
    found: np.ndarray[Any, Any] = (np.argmax(np.roll(batch.masks, -shift, axis=1), axis=1) + shift) % ls.N_ACTIONS
    return found


def story(steps: int, n: int, **options: Any) -> list[list[Any]]:
    """Return everything that a batch shows while it is played."""
    told = []
    with BatchEnv(n, lesson=ONE_ROUND, **options) as batch:
        batch.reset(40)
        for number in range(steps):
            told.append([batch.observations.tolist(), batch.masks.tolist(), batch.seats.tolist(), batch.own.tolist()])
            told.append([batch.history.tolist()])
            got, ended = batch.step(first_legal(batch, 97 * number % ls.N_ACTIONS))
            told.append([got.tolist(), ended.tolist()])
    return told


@pytest.mark.parametrize("options", [{}, {"opponents": ("random", "policy"), "history": 3}])
def test_several_processes_play_the_same_games(options: dict[str, Any]) -> None:
    alone = story(STEPS, 5, **options)
    assert any(any(ended) for _, ended in alone[2::3])
    assert story(STEPS, 5, jobs=2, **options) == alone
    assert story(STEPS, 5, copy=False, **options) == alone


def test_rows_in_place_are_changed_by_the_next_step_and_copies_are_not() -> None:
    for copy in (True, False):
        batch = BatchEnv(2, copy=copy)
        before, kept = batch.observations, batch.observations.copy()
        batch.step(first_legal(batch, 0))
        assert np.shares_memory(before, batch.observations) is not copy
        assert (before == kept).all() == copy


@pytest.mark.parametrize("name", ["random", "policy", "greedy"])
def test_bots_are_stepped_inside(name: str) -> None:
    """The own seat moves on from game to game; only it is ever asked."""
    batch = BatchEnv(3, lesson=ONE_ROUND, opponents=name)
    assert batch.own.tolist() == [0, 1, 2]
    seen = set()
    for number in range(STEPS // 2):
        assert (batch.seats == batch.own).all()
        before = batch.own.copy()
        _, ended = batch.step(first_legal(batch, 31 * number))
        assert (batch.own == (before + ended) % 4).all()
        seen |= set(batch.own.tolist())
    assert len(seen) == 4 or name == "greedy"
    assert BatchEnv(2, opponents=name, seat=2).seats.tolist() == [2, 2]


def test_of_a_pool_one_is_drawn_from_game_to_game() -> None:
    """Game by game the rows are those of the bot that was drawn, and the same with any number of processes."""
    options: dict[str, Any] = {"lesson": ONE_ROUND, "opponents": "random|policy", "seat": 0}
    batch = BatchEnv(12, **options)
    tables = batch._section.tables  # type: ignore[union-attr]
    names = {1: "random", 2: "policy", 3: "random", 4: "policy", 5: "random", 6: "policy"}
    drawn = [[names[int(tables.sits[8 * game + place])] for place in (1, 2, 3)] for game in range(12)]
    assert {name for game in drawn for name in game} == {"random", "policy"}
    assert len({tuple(game) for game in drawn}) > 3
    alike = [game for game in range(12) if len(set(drawn[game])) == 1]
    for game in alike:  # a game whose places drew the same bot is that of a batch of this bot alone
        alone = BatchEnv(12, lesson=ONE_ROUND, opponents=drawn[game][0], seat=0)
        assert (alone.observations[game] == batch.observations[game]).all()
    with BatchEnv(12, jobs=2, **options) as shared:
        for number in range(20):
            actions = first_legal(batch, 31 * number)
            assert (shared.observations == batch.observations).all()
            batch.step(actions)
            shared.step(actions)
    for wrong in ("random|", "random|nobody", ""):
        with pytest.raises(ls.SetupError):
            BatchEnv(2, opponents=(wrong,))
        with pytest.raises(ls.SetupError):
            SeatEnv(opponents=(wrong,))


def test_a_seat_meets_the_bots_of_a_pool() -> None:
    env = SeatEnv(opponents=("random|greedy",), lesson=ONE_ROUND)
    met = set()
    for seed in range(8):
        env.reset(seed=seed)
        met |= {type(bot).__name__ for bot in env._bots.values()}
    assert met == {"RandomBot", "GreedyBot"}


def test_a_bot_that_fails_in_another_process_is_heard_of() -> None:
    with BatchEnv(2, lesson=ONE_ROUND, opponents="random", jobs=2) as batch:
        assert batch._workers is not None
        batch._workers.doors[0].send_bytes(b"r none")
        with pytest.raises(ls.LandsraadError, match="ValueError"):
            batch._workers.step()


@pytest.mark.parametrize(
    "options",
    [{"jobs": 0}, {"jobs": 3}, {"history": -1}, {"reward": "gold"}, {"opponents": "nobody"}, {"seat": 4}],
)
def test_what_a_batch_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ls.SetupError):
        BatchEnv(2, **options)
    with pytest.raises(ls.SetupError, match="seeds"):
        BatchEnv(2).reset([1])


# --- history ---------------------------------------------------------------------------------------------------------


def test_the_history_tells_own_actions_and_of_others_only_what_they_showed() -> None:
    batch = BatchEnv(1, history=4)
    taken: list[tuple[int, int]] = []
    others = 0
    for number in range(STEPS):
        seat = int(batch.seats[0])
        for (who, kind, action, _), (actor, done) in zip(batch.history[0].tolist(), taken[::-1], strict=False):
            assert who == (actor - seat) % 4 + 1
            assert kind > 0
            assert action == (done + 1 if actor == seat else 0)
            others += actor != seat
        action = int(first_legal(batch, 13 * number)[0])
        taken.append((seat, action))
        _, ended = batch.step([action])
        if ended[0]:
            taken = []
            assert not batch.history.any()
    assert others


def test_the_history_tells_nothing_hidden() -> None:
    """Games that differ in what a seat cannot know show it the same history, whoever acted."""
    batch = BatchEnv(1, history=6)
    for number in range(STEPS):
        batch.step(first_legal(batch, 17 * number))
        section = batch._section
        assert section is not None
        tables = section.tables
        state = tables.states[0]
        before = batch.history.copy()
        tables.states[0] = determinize(state, int(state.decider), number)
        tables.look(0)
        assert (section.told == before).all()
        tables.states[0] = state


# --- rewards ---------------------------------------------------------------------------------------------------------


def standing(seat: int, vp: int, rank: int, team: int | None = None) -> Standing:
    return Standing(seat, team, vp, 0, 0, 0, 0, rank)


def test_rewards_by_hand() -> None:
    three = [standing(2, 11, 1), standing(0, 9, 2), standing(1, 4, 3)]
    assert rewards.win(three, 3) == [0.0, 0.0, 1.0]
    assert rewards.rank(three, 3) == [0.5, 0.0, 1.0]
    assert rewards.ahead(three, 3) == [-2.0, -7.0, 2.0]
    assert rewards.team(three, 3) == [-2.0, -7.0, 2.0]
    rival = [standing(1, 10, 1), standing(0, 8, 2)]  # the only seat is second to a Rival
    assert [one(rival, 1) for one in rewards.REWARDS.values()] == [[0.0], [0.0], [-2.0], [-2.0]]
    teams = [standing(3, 9, 1, 1), standing(1, 3, 1, 1), standing(0, 8, 2, 0), standing(2, 2, 2, 0)]
    assert rewards.win(teams, 4) == rewards.rank(teams, 4) == [0.0, 1.0, 0.0, 1.0]
    assert rewards.team(teams, 4) == [-2.0, 2.0, -2.0, 2.0]


@pytest.mark.parametrize("kind", rewards.REWARDS)
def test_a_batch_gives_the_reward_it_was_asked_for(kind: str) -> None:
    batch = BatchEnv(1, reward=kind)
    single = RawEnv()
    single.reset(0)
    number = 0
    while not single.over:
        action = int(first_legal(batch, 7 * number)[0])
        single.step(action)
        got, _ = batch.step([action])
        number += 1
    assert got[0].tolist() == pytest.approx(single.rewards(kind))
    assert any(got[0])


# --- another form ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [IDS[0], IDS[3], "landsraad/uprising_choam-v1"])
def test_the_unit_form_says_the_same_in_numbers_near_one(name: str) -> None:
    raw = RawEnv(mode(name).setup)
    raw.reset(9)
    rng = seeded(9, "unit form")
    form = UnitForm(raw.layout, raw.state.rules)
    assert form.slices[-1].start + form.slices[-1].length == form.size
    turn = raw.layout.slice("turn").start
    seen: set[bytes] = set()
    for _ in range(150):
        if raw.over:
            break
        row = raw.observe(raw.seat)
        unit = form.of(row[None])[0]
        assert -1 <= unit.min() <= unit.max() <= 1
        plain = np.ones(raw.layout.size, bool)
        plain[form.places] = False
        small = np.abs(row * form.scale) <= 1
        assert (unit[: raw.layout.size][plain & small] == (row * form.scale)[plain & small]).all()
        hot = {part.name: unit[part.start : part.start + part.length] for part in form.slices[len(raw.layout.slices) :]}
        assert all(part.sum() == 1 for part in hot.values())
        assert hot["turn.decider"].argmax() == 1  # the viewer, behind nobody
        assert hot["turn.sent_space"].argmax() == row[turn + 7]
        assert hot["actor_0.leader"].argmax() == raw.state.seats[raw.seat].leader + 1
        assert len(hot["alliance.0"]) == widths.ACTORS + 1
        seen.add(unit.tobytes())
        walk(raw, rng)
    assert len(seen) > 20


# --- Gymnasium -------------------------------------------------------------------------------------------------------


def test_a_vector_env_is_registered_and_keeps_gymnasiums_promises() -> None:
    made = gymnasium.make_vec(
        "landsraad/base-round-v1", num_envs=4, opponents=("random",), seat=None, reward="rank", form="unit", history=2
    )
    assert isinstance(made, SeatsEnv)
    assert made.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = made.reset(seed=5)
    ends = 0
    for number in range(STEPS // 2):
        assert made.observation_space.contains(seen)
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (made.action_masks() == seen["action_mask"].astype(bool)).all()
        seen, reward, ended, cut, info = made.step(first_legal(made.batch, 11 * number))
        assert not cut.any()
        assert ((reward > 0) <= ended).all()
        for row in np.flatnonzero(ended):
            assert made.single_observation_space.contains(info["final_obs"][row])
            assert info["_final_obs"][row]
            ends += 1
    assert ends
    again, _ = made.reset(seed=5)
    other, _ = made.reset(seed=6)
    assert (again["observation"] != other["observation"]).any()
    by_seeds, _ = made.reset(seed=[3, 3, 4, None])
    assert (by_seeds["action_mask"][0] == by_seeds["action_mask"][1]).all() or made.batch.own[0] != made.batch.own[1]
    made.close()


def test_a_seat_of_a_vector_sees_what_its_seat_may_know() -> None:
    vector = SeatsEnv(2, opponents=("random",), lesson=ONE_ROUND, seat=None)
    vector.reset(seed=[3, 4])
    for number in range(STEPS // 4):
        section = vector.batch._section
        assert section is not None
        raw = RawEnv(lesson=ONE_ROUND)
        for row, state in enumerate(section.tables.states):
            raw.desk.lay(state)
            assert (vector.batch.observations[row] == raw.observe(int(vector.batch.own[row]))).all()
        vector.step(first_legal(vector.batch, 19 * number))


def test_an_illegal_action_ends_one_game_of_a_vector() -> None:
    made = SeatsEnv(3)
    seen, _ = made.reset(seed=1)
    actions = first_legal(made.batch, 0)
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, reward, ended, _, info = made.step(actions)
    assert ended.tolist() == [False, True, False]
    assert reward.tolist() == [0.0, -1.0, 0.0]
    assert info["final_info"]["illegal"].tolist() == [False, True, False]
    for wrong in ([0, 0], [0, 0, -1], [0, 0, ls.N_ACTIONS], [0, 0, 0.5]):
        with pytest.raises(ls.IllegalAction):
            made.step(wrong)
    with pytest.raises(ls.SetupError):
        SeatsEnv(2, form="round")
    with pytest.raises(ls.SetupError):
        SeatsEnv(2, opponents=())


def test_one_seat_alone_against_rivals_is_a_vector_too() -> None:
    made = gymnasium.make_vec("landsraad/base-1p-v1", num_envs=2)
    assert isinstance(made, SeatsEnv)
    made.reset(seed=2)
    for number in range(10):
        made.step(first_legal(made.batch, 5 * number))
    assert made.batch.own.tolist() == [0, 0]
