"""The faces: PettingZoo, Gymnasium, batches and OpenSpiel, by the suites of these libraries."""

from __future__ import annotations

import json
import shlex
import sys
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from pettingzoo.test import api_test, render_test, seed_test

import landsraad as ls
from landsraad.bench.measures import build
from landsraad.bots.command import BotError
from landsraad.core.rng import seeded
from landsraad.engine.knowledge.determinize import redraw
from landsraad.env import openspiel
from landsraad.env.aec import env, wrapped_env
from landsraad.env.batch import BatchEnv
from landsraad.env.gym import SeatEnv
from landsraad.env.lessons import ONE_ROUND, Mode, as_game, mode
from landsraad.env.raw import RawEnv
from landsraad.env.register import register
from tests.env.table import IDS, MODES, walk

# --- PettingZoo ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", IDS)
def test_pettingzoo_conformance(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about dict observations
        api_test(pettingzoo.make("aec", name), num_cycles=120)
        seed_test(lambda: pettingzoo.make("aec", name), num_cycles=60)


def test_pettingzoo_conformance_with_wrappers() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(wrapped_env(), num_cycles=120)


def test_pettingzoo_renders_in_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's own test: ``human`` prints the board whenever somebody has acted."""
    render_test(env)
    zoo = env(render_mode="human", lesson=ONE_ROUND)
    capsys.readouterr()
    zoo.reset(seed=1)
    zoo.step(int(np.flatnonzero(zoo.last()[4]["action_mask"])[0]))
    first, *rest = capsys.readouterr().out.split("Round 1 |")
    assert not first
    assert len(rest) == 2


def deals(zoo: Any, seed: int | None) -> list[int]:
    """Return the seeds of four games in a row."""
    zoo.reset(seed=seed)
    found = [zoo.dealt]
    for _ in range(3):
        zoo.reset()
        found.append(zoo.dealt)
    return found


def test_a_seed_rules_the_games_that_follow() -> None:
    zoo = env(lesson=ONE_ROUND)
    first = deals(zoo, 5)
    assert first == deals(zoo, 5) == deals(env(), 5)
    assert first[0] == 5
    others = [deals(env(), 6), deals(env(), None), deals(env(), None)]
    assert len({*first, *others[0], *others[1], *others[2]}) == 16
    zoo.reset(seed=first[2])
    again = zoo.last()[0]["observation"]
    zoo.reset(seed=5)
    zoo.reset(options={})
    zoo.reset()
    assert (zoo.last()[0]["observation"] == again).all()


def test_registering_twice_changes_nothing() -> None:
    before = set(pettingzoo.aec_registry)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        register()
    assert set(pettingzoo.aec_registry) == before >= set(IDS)
    with pytest.raises(ls.SetupError, match="landsraad/base-v1"):
        mode("landsraad/chess-v1")


@pytest.mark.parametrize("name", IDS)
def test_the_mask_is_in_the_observation_and_in_the_info(name: str) -> None:
    zoo = pettingzoo.make("aec", name)
    zoo.reset(seed=3)
    rng = seeded(3, "zoo")
    steps = 0
    for agent in zoo.agent_iter():
        observation, reward, terminated, truncated, info = zoo.last()
        assert (observation["action_mask"] == info["action_mask"]).all()
        if terminated:
            assert not info["action_mask"].any()
            zoo.step(None)
            continue
        assert not truncated
        assert reward == 0.0
        assert agent == f"seat_{zoo.raw.seat}"
        assert all(not held for other, held in zoo.infos.items() if other != agent)
        legal = info["action_mask"].nonzero()[0]
        zoo.step(int(legal[rng.below(len(legal))]))
        steps += 1
    assert steps >= 5
    assert zoo.agents == []


def test_the_winner_is_rewarded_in_pettingzoo() -> None:
    zoo = env(lesson=ONE_ROUND)
    zoo.reset(seed=8)
    rng = seeded(8, "zoo")
    got: dict[str, float] = {}
    for agent in zoo.agent_iter():
        observation, reward, terminated, _, _ = zoo.last()
        if terminated:
            got[agent] = reward
            zoo.step(None)
        else:
            assert observation is not None
            legal = observation["action_mask"].nonzero()[0]
            zoo.step(int(legal[rng.below(len(legal))]))
    winner = zoo.raw.game.standings()[0].seat
    assert got == {f"seat_{seat}": float(seat == winner) for seat in range(4)}


def test_promises_of_the_usual_wrappers_are_kept_without_them() -> None:
    zoo = env()
    assert zoo.agents == []
    for early in (zoo.last, lambda: zoo.observe("seat_0"), lambda: zoo.step(0), lambda: zoo.step(None)):
        with pytest.raises(ls.IllegalAction, match="reset"):
            early()
    zoo.reset(seed=1)
    digest = zoo.raw.game.digest()
    for out_of_bounds in (None, -1, ls.N_ACTIONS, 3.5, "pass", np.array([1, 2]), True):
        with pytest.raises(ls.IllegalAction, match="whole number"):
            zoo.step(out_of_bounds)
    assert zoo.raw.game.digest() == digest
    assert not any(zoo.terminations.values())
    offender = zoo.agent_selection
    mask = zoo.last()[4]["action_mask"]
    zoo.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(zoo.terminations.values())
    assert zoo.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in zoo.possible_agents}
    assert not zoo.raw.mask().any()
    with pytest.raises(ValueError, match="None"):
        zoo.step(0)
    while zoo.agents:
        zoo.step(None)
    with pytest.raises(ls.IllegalAction, match="reset"):
        zoo.step(None)
    zoo.close()
    zoo.reset(seed=1)
    zoo.step(np.int64(np.flatnonzero(mask)[0]))
    assert not any(zoo.terminations.values())


def test_other_seats_see_no_options() -> None:
    zoo = env()
    zoo.reset(seed=1)
    for agent in zoo.possible_agents:
        assert zoo.observe(agent)["action_mask"].any() == (agent == zoo.agent_selection)


# --- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", IDS)
def test_rendering(name: str) -> None:
    text = pettingzoo.make("aec", name, render_mode="ansi")
    picture = pettingzoo.make("aec", name, render_mode="rgb_array")
    silent = pettingzoo.make("aec", name)
    for zoo in (text, picture, silent):
        zoo.reset(seed=2)
    assert len(text.render().splitlines()) > 10
    assert silent.render() is None
    first = picture.render()
    assert first.dtype == np.uint8
    assert first.shape[2] == 3
    rng = seeded(2, "picture")
    while not picture.raw.over:
        walk(picture.raw, rng)
    last = picture.render()
    assert first.shape == last.shape
    assert (first != last).any()
    with pytest.raises(ls.SetupError, match="ansi"):
        env(render_mode="film")


# --- Gymnasium -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_conformance(name: str) -> None:
    made = gymnasium.make(name, render_mode="rgb_array", opponents=("random",))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_seat_against_bots(seat: int | None) -> None:
    table = SeatEnv(opponents=("random", "greedy", "random"), seat=seat, lesson=ONE_ROUND)
    rng = seeded(1, "seat")
    seats = set()
    for seed in range(6):
        observation, info = table.reset(seed=seed)
        seats.add(info["seat"])
        ended = False
        while not ended:
            masks = table.action_masks()
            assert masks.dtype == np.bool_
            assert (masks == observation["action_mask"].astype(bool)).all()
            assert table.raw.seat == table.seat
            legal = np.flatnonzero(masks)
            observation, reward, ended, truncated, info = table.step(int(legal[rng.below(len(legal))]))
            assert not truncated
            assert reward == 0.0 or ended
        assert reward == float(table.raw.game.standings()[0].seat == table.seat)
        assert not table.action_masks().any()
        with pytest.raises(ls.IllegalAction, match="reset"):
            table.step(0)
    assert len(seats) > 1 if seat is None else seats == {seat}


def test_an_illegal_action_ends_the_game_of_a_seat() -> None:
    table = SeatEnv()
    table.reset(seed=1)
    _, reward, ended, _, info = table.step(int(np.flatnonzero(~table.action_masks())[0]))
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    table.reset(seed=1)
    for wrong in (-1, ls.N_ACTIONS, 3.5, None, "pass"):
        with pytest.raises(ls.IllegalAction, match="whole number"):
            table.step(wrong)
    assert table.action_masks().any()


PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    print(message["type"], message.get("id", ""), file=open(sys.argv[1], "a"))
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "choose":
        if len(sys.argv) > 2 and message["id"] == int(sys.argv[2]):
            sys.exit(1)
        print(json.dumps({"action": message["decision"]["options"][0]["action"]}), flush=True)
"""


def test_programs_play_one_game_of_a_seat_each(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(PROGRAM, encoding="utf-8")
    said = tmp_path / "said"
    command = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(tmp_path / 'bot.py'))} {shlex.quote(str(said))}"
    table = SeatEnv(ls.Setup(players=3), (command, "random"), lesson=ONE_ROUND)
    for seed in range(2):
        play_on(table, seed)
        lines = said.read_text().split("\n")
        assert lines[:2] == ["hello ", "choose 1"]
        assert lines.count("bye ") == lines.count("hello ") == 1
        said.unlink()
    table.close()
    weak = SeatEnv(ls.Setup(players=3), f"{command} 3", seat=2)
    with pytest.raises(BotError, match="has ended"):
        play_on(weak)
    with pytest.raises(ls.IllegalAction, match="reset"):
        weak.step(0)
    weak.close()


def play_on(table: SeatEnv, seed: int = 1) -> None:
    """Play the first legal action until the game is over."""
    table.reset(seed=seed)
    ended = False
    while not ended:
        ended = table.step(int(np.flatnonzero(table.action_masks())[0]))[2]


@pytest.mark.parametrize("way", ["sync", "async", "vector_entry_point"])
def test_seats_side_by_side_in_gymnasium(way: str) -> None:
    """``make_vec`` deals again what has ended; the mask is in the observations and in the infos."""
    tables = gymnasium.make_vec("landsraad/base-round-v1", num_envs=2, vectorization_mode=way, opponents=("random",))
    try:
        ends, games = 0, []
        for _ in range(2):
            seen, info = tables.reset(seed=3)
            rng = seeded(3, "vector")
            rewards = []
            for _ in range(25):
                assert (seen["action_mask"] == info["action_mask"]).all()
                rows = [np.flatnonzero(row) for row in seen["action_mask"]]
                # A row without legal actions is that of a game that has ended; whatever is said, it is dealt again.
                actions = np.array([row[rng.below(len(row))] if len(row) else 0 for row in rows])
                seen, reward, ended, _, info = tables.step(actions)
                ends += int(ended.sum())
                rewards.append(reward.tolist())
            games.append((rewards, seen["observation"].tolist()))
        assert games[0] == games[1]
        assert ends >= 2
    finally:
        tables.close()


def test_the_mask_is_reached_through_the_wrappers_of_gymnasium() -> None:
    made = gymnasium.make("landsraad/base-round-v1")
    _, info = made.reset(seed=1)
    assert (made.get_wrapper_attr("action_masks")() == info["action_mask"].astype(bool)).all()


@pytest.mark.parametrize(
    "options", [{"seat": 4}, {"opponents": ()}, {"opponents": ("nobody",)}, {"render_mode": "film"}]
)
def test_bad_wishes_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(ls.SetupError):
        SeatEnv(**options)


# --- batches -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [MODES[1], MODES[3], MODES[4]], ids=lambda mode: mode.id)
def test_a_batch_plays_the_same_games(mode: Mode) -> None:
    n = 3
    batch = BatchEnv(n, mode.setup, mode.lesson)
    batch.reset(10)
    singles = [RawEnv(mode.setup, mode.lesson) for _ in range(n)]
    for number, single in enumerate(singles):
        single.reset(10 + number)
    seeds = [10 + number for number in range(n)]
    rng = seeded(5, "batch")
    endings = 0
    for _ in range(500):
        actions = []
        for row, single in enumerate(singles):
            assert batch.seats[row] == single.seat
            legal = np.flatnonzero(batch.masks[row])
            actions.append(int(legal[rng.below(len(legal))]))
            assert (batch.observations[row] == single.observe(single.seat)).all()
            assert (batch.masks[row] == single.mask()).all()
        rewards, ended = batch.step(actions)
        for row, single in enumerate(singles):
            single.step(actions[row])
            assert ended[row] == single.over
            if single.over:
                assert rewards[row].tolist() == single.rewards()
                seeds[row] += n
                single.reset(seeds[row])
                endings += 1
            else:
                assert not rewards[row].any()
    assert endings >= 1


def test_a_batch_refuses_illegal_actions_as_a_whole() -> None:
    batch = BatchEnv(2)
    assert batch.masks.any(axis=1).all()  # dealt with seeds 0 and 1
    batch.reset(1)
    before = batch.observations.copy()
    legal = int(np.flatnonzero(batch.masks[0])[0])
    wrong = int(np.flatnonzero(batch.masks[1] == 0)[0])
    for actions in ([legal, wrong], [legal], [legal, -1], [legal, 0.5], [legal, None]):
        with pytest.raises(ls.IllegalAction):
            batch.step(actions)  # type: ignore[arg-type]
    batch._look()
    assert (batch.observations == before).all()
    with pytest.raises(ls.SetupError):
        BatchEnv(0)


# --- OpenSpiel -----------------------------------------------------------------------------------------------------


# Storing a state at every step takes long in a long game: there only play, copies and observations are tried, and on
# the compiled build only, since OpenSpiel asks for every text and tensor of every seat at every step.
STORED = ("python_landsraad_base_round", "python_landsraad_base_1p", "python_landsraad_base_ix_1p")


@pytest.mark.parametrize("name", openspiel.NAMES if build() == "compiled" else STORED)
def test_openspiel_conformance(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name in STORED, verbose=False)


def draw(state: Any, rng: Any) -> None:
    """Let chance decide as often as it is asked."""
    while state.is_chance_node():
        state.apply_action(rng.below(openspiel.DEALS))


def test_openspiel_plays_the_same_game() -> None:
    game = pyspiel.load_game("python_landsraad_base_3p")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(7)
    raw = RawEnv(ls.Setup(players=3))
    raw.reset(7)
    rng = seeded(7, "openspiel")
    copy = None
    draws = 0
    while not state.is_terminal():
        assert state.current_player() == raw.seat
        legal = state.legal_actions()
        assert legal == sorted(raw.game.legal_actions())
        action = legal[rng.below(len(legal))]
        if raw.state.round == 2 and copy is None:
            copy = state.clone()
            said = str(copy)
            assert state.observation_tensor(1) == raw.observe(1).tolist()
            assert json.loads(state.observation_string(1)) == raw.game.view(1)
            assert state.action_to_string(state.current_player(), action) in [
                option.text
                for option in raw.game.decision.options  # type: ignore[union-attr]
            ]
        state.apply_action(action)
        if state.is_chance_node():
            draws += 1
            outcome = rng.below(openspiel.DEALS)
            raw.desk.lay(redraw(raw.state, draws * openspiel.DEALS + outcome))
            state.apply_action(outcome)
        raw.step(action)
    assert raw.over
    assert state.returns() == raw.rewards()
    assert copy is not None
    assert str(copy) == said != str(state)


HONEST = ["base_3p", "base_1p", "base_ix", "uprising_choam", "uprising_1p"]


@pytest.mark.parametrize("name", HONEST)
def test_openspiel_holds_nothing_that_is_to_come(name: str) -> None:
    """Where there is no chance node, what nobody knows changes nothing; where there is one, its outcomes differ."""
    state = pyspiel.load_game(f"python_landsraad_{name}").new_initial_state()
    rng = seeded(11, name)
    draw(state, rng)
    differing = draws = 0
    for number in range(150):
        if state.is_terminal():
            break
        before = state._position.game
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        assert sorted(as_game(before.setup, redraw(before._state, number)).legal_actions()) == legal
        state.apply_action(action)
        if not state.is_chance_node():
            for seed in (number, 1000 + number):
                other = as_game(before.setup, redraw(before._state, seed))
                for seat in range(before.setup.players):
                    assert other.view(seat) == before.view(seat)
                other.apply(action)
                for seat in range(before.setup.players):
                    assert other.view(seat) == state._position.game.view(seat)
            continue
        draws += 1
        worlds = [state.child(outcome) for outcome in range(3)]
        seen = {tuple(world.observation_string(seat) for seat in range(before.setup.players)) for world in worlds}
        differing += len(seen) > 1
        draw(state, rng)
    assert draws > 5
    assert differing > draws / 3


def test_openspiel_resamples_what_a_player_cannot_know() -> None:
    state = pyspiel.load_game("python_landsraad_base").new_initial_state()
    rng = seeded(3, "resample")
    draw(state, rng)
    hands = set()
    for number in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, lambda: (rng.below(1 << 30) + 0.5) / (1 << 30))
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        third = (player + 1) % 4
        hands.add((number, tuple(other._position.game._state.seats[third].hand)))
        hands.add((number, tuple(state._position.game._state.seats[third].hand)))
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        draw(state, rng)
    assert len(hands) > 50


def test_is_mcts_runs_on_openspiel() -> None:
    """OpenSpiel's own information-set search, by observations; it plays a lesson to its end."""
    game = pyspiel.load_game("python_landsraad_base_round")
    state = game.new_initial_state()
    rng = seeded(5, "ismcts")
    bot = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, np.random.RandomState(1)),
        1.0,
        4,
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    asked = 0
    while not state.is_terminal():
        draw(state, rng)
        if state.is_terminal():
            break
        legal = state.legal_actions()
        if state.current_player() == 0 and len(legal) > 1 and asked < 6:
            asked += 1
            action = int(bot.step(state))
            assert action in legal
        else:
            action = legal[rng.below(len(legal))]
        state.apply_action(action)
    assert asked >= 3
    assert sum(state.returns()) == 1.0


def test_openspiel_says_what_sums_to_a_constant() -> None:
    constant, general = pyspiel.GameType.Utility.CONSTANT_SUM, pyspiel.GameType.Utility.GENERAL_SUM
    for name, utility in (("base", constant), ("uprising_3p", constant), ("base_1p", general)):
        game = pyspiel.load_game(f"python_landsraad_{name}")
        assert game.get_type().utility == utility
        assert game.utility_sum() == (1.0 if utility == constant else None)


def test_openspiel_knows_every_mode() -> None:
    assert len(set(openspiel.NAMES)) == len(MODES)
    assert set(openspiel.NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", [*IDS, *openspiel.NAMES])
def test_every_name_is_documented(name: str) -> None:
    page = Path(__file__).parents[2] / "docs" / "research.md"
    assert f"`{name}`" in page.read_text("utf-8")
