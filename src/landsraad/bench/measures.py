"""The measures: in-engine play, the Python loop, clones, playouts, tree search, a bot, and environment steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import landsraad as ls
from landsraad.bench.gate import Gate
from landsraad.bots import HeuristicBot, bot_stream, open_handle
from landsraad.bots.policy import choose
from landsraad.bots.tree import search
from landsraad.bots.valuations import valuation_of
from landsraad.content.boxes import ruleset
from landsraad.core.rng import seeded
from landsraad.engine import machine
from landsraad.engine.playout import play_out
from landsraad.engine.round.deal import deal
from landsraad.model.rules import Rules

BASE = "base"  # what other boxes and hosts are compared with
MID_GAME = 50  # decisions a player before the position that is cloned and played out


@dataclass
class Cell:
    """The figures of one set-up; None where a part is not installed or does not know the set-up."""

    setup: str
    decisions_per_s: float
    games_per_s: float
    loop_decisions_per_s: float
    clone_us: float
    playouts_per_s: float
    search_iterations_per_s: float
    heuristic_ms: float  # of the bot of that name, a decision with a choice
    env_steps_per_s: float | None
    env_pettingzoo_steps_per_s: float | None
    env_wrapped_steps_per_s: float | None
    times_base: float | None = None  # cost of a decision beside one of the base game with as many players

    def to_json(self) -> dict[str, object]:
        """Return the figures as plain data."""
        return asdict(self)


def build() -> str:
    """Return which build runs: compiled or interpreted."""
    return "interpreted" if str(machine.__file__).endswith(".py") else "compiled"


def name_of(setup: ls.Setup) -> str:
    """Return a short name of a set-up."""
    return (
        "+".join([setup.host, *setup.modules])
        + f" {setup.players}p"
        + (" epic" if setup.epic else "")
        + (f" {setup.difficulty}" if setup.difficulty else "")
    )


def mid_game(setup: ls.Setup) -> ls.Game:
    """Return a fixed position in the middle of a game."""
    game = ls.new_game(setup, 11)
    rng = seeded(11, "bench")
    for _ in range(MID_GAME * setup.players):
        actions = game.legal_actions()
        game.apply(actions[rng.below(len(actions))])
    return game


def choices(setup: ls.Setup) -> list[ls.Game]:
    """Return every fifth decision with a choice of a fixed game that the tuned policy plays."""
    game = ls.new_game(setup, 12)
    mind = valuation_of(game._state.rules)
    rng = seeded(12, "bench")
    found = []
    while not game.over:
        if len(game.legal_actions()) > 1:
            found.append(game.clone())
        game.apply(int(choose(mind, game._state, rng, 0.0)))
    return found[::5]


def measure(setup: ls.Setup, gate: Gate, scale: float = 1.0, progress: Callable[[str], None] | None = None) -> Cell:
    """Measure a set-up. ``scale`` lengthens the slices."""

    def say(text: str) -> None:
        if progress is not None:
            progress(f"{name_of(setup)}: {text}")

    fast = build() == "compiled"
    games = max(1, int((60 if fast else 5) * scale))
    rules = ruleset(setup)
    leaders = setup.leaders or (None,) * setup.players
    rng = seeded(1, "bench play")
    seed = 0

    def whole_games(played: Rules = rules, seated: tuple[str | None, ...] = leaders) -> tuple[int, int]:
        nonlocal seed
        decisions = 0
        for _ in range(games):
            seed += 1
            decisions += play_out(deal(played, setup.players, seated, seed), rng)
        return games, decisions

    say("random play in the engine")
    games_per_s = gate.rate(lambda: whole_games()[0])
    decisions_per_s = gate.rate(lambda: whole_games()[1])
    times_base: float | None = None
    if setup.modules or setup.host != BASE:
        base = ruleset(ls.Setup(players=setup.players, difficulty=setup.difficulty))
        times_base = gate.rate(lambda: whole_games(base, (None,) * setup.players)[1]) / decisions_per_s

    def python_loop() -> int:
        nonlocal seed
        decisions = 0
        for _ in range(max(1, games // 3)):
            seed += 1
            game = ls.new_game(setup, seed)
            x = seed
            while not game.over:
                actions = game.legal_actions()
                x = (x * 1103515245 + 12345) & 0x7FFFFFFF
                game.apply(actions[(x >> 8) % len(actions)])
                decisions += 1
        return decisions

    say("Python loop")
    loop = gate.rate(python_loop)
    middle = mid_game(setup)
    state = middle._state
    copies = int((4000 if fast else 200) * scale) or 1

    def clones() -> int:
        for _ in range(copies):
            middle.clone()
        return copies

    say("clones")
    clone_rate = gate.rate(clones)
    playouts = int((60 if fast else 4) * scale) or 1

    def play_outs() -> int:
        for _ in range(playouts):
            play_out(state.clone(), rng)
        return playouts

    say("playouts")
    playout_rate = gate.rate(play_outs)
    first = ls.new_game(setup, 3)
    iterations = int((60 if fast else 4) * scale) or 1

    def searches() -> int:
        search(first._state, int(first._state.decider), iterations, 5)
        return iterations

    say("tree search")
    search_rate = gate.rate(searches)
    asked = choices(setup)
    bot = HeuristicBot()
    many = max(1, int((40 if fast else 2) * scale))
    turn = 0

    def bot_choices() -> int:
        nonlocal turn
        for _ in range(many):
            turn += 1
            game = asked[turn % len(asked)]
            seat = int(game._state.decider)
            bot.choose(open_handle(game, seat, bot_stream(12, seat, turn)))
        return many

    say("the heuristic bot")
    bot_rate = gate.rate(bot_choices)
    say("environment")
    return Cell(
        name_of(setup),
        decisions_per_s,
        games_per_s,
        loop,
        1e6 / clone_rate,
        playout_rate,
        search_rate,
        1e3 / bot_rate,
        *environment_rates(setup, gate, fast, scale),
        times_base,
    )


def environment_rates(
    setup: ls.Setup, gate: Gate, fast: bool, scale: float
) -> tuple[float | None, float | None, float | None]:
    """Measure environment steps with observation and mask: raw, as PettingZoo has them, and inside its wrappers."""
    try:
        from landsraad.env.aec import env, wrapped_env
        from landsraad.env.raw import RawEnv
    except ImportError:
        return None, None, None
    raw = RawEnv(setup)
    steps = int((2000 if fast else 100) * scale) or 1
    rng = seeded(4, "bench environment")
    seed = 0

    def raw_steps() -> int:
        nonlocal seed
        for _ in range(steps):
            if raw.over or seed == 0:
                seed += 1
                raw.reset(seed)
            raw.observe(raw.seat)
            raw.mask()
            options = raw.state.options
            raw.step(int(options[rng.below(len(options))]))
        return steps

    def zoo_steps(zoo: Any, many: int) -> Callable[[], int]:
        inner = zoo.unwrapped
        zoo.reset(seed=1)

        def steps_in_zoo() -> int:
            nonlocal seed
            for _ in range(many):
                if not zoo.agents:
                    seed += 1
                    zoo.reset(seed=seed)
                zoo.last()
                if inner.terminations[inner.agent_selection]:
                    zoo.step(None)
                    continue
                options = inner.raw.state.options
                zoo.step(int(options[rng.below(len(options))]))
            return many

        return steps_in_zoo

    return (
        gate.rate(raw_steps),
        gate.rate(zoo_steps(env(setup), steps)),
        gate.rate(zoo_steps(wrapped_env(setup), steps // 2 or 1)),
    )
