"""Learning as a closed loop, from nothing: search plays, a policy and a value learn from it, fresh deals decide, again.

A round has three steps. The champion plays itself by short searches; kept are how seats stood where turns began, with
the outcome and what the search expected, and how often searches tried each option. A challenger learns both: a value
(``net``) from outcomes mixed with expectations, a policy (``option_net``) from the tries. Then it meets the champion on
deals of a fresh key, one seat against the others and the other way round; who wins more is the next champion. In the
first round nobody knows anything: options are drawn by chance. Everything is kept in a folder after every round, so a
run that was stopped goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import landsraad as ls
from landsraad.bots.deals import fresh_key, seed_of_deal
from landsraad.bots.features import N_FEATURES, VERSION, blank, describe, empty_hands, holdings, surroundings
from landsraad.bots.handle import Handle, bot_stream, open_handle
from landsraad.bots.learned import read_arrays, read_net
from landsraad.bots.look_ahead import HORIZON_TURN, Plan, best_action, ponder
from landsraad.bots.net import Net
from landsraad.bots.option_net import KINDS, WIDTH, OptionNet, option_inputs
from landsraad.bots.search import tried_options
from landsraad.bots.training import MODES_OF, Positions, Trainer, counted
from landsraad.bots.valuation import Valuation
from landsraad.bots.valuations import valuation_of
from landsraad.content.boxes import ruleset
from landsraad.core.errors import SetupError
from landsraad.core.rng import Rng, seeded
from landsraad.engine.actors.standing import ranking
from landsraad.engine.machine import take
from landsraad.engine.round.deal import deal
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

Array = NDArray[np.float32]
HIDDEN = (64, 24)  # units of the value
WORLDS = 8
EXPLORE = 0.2
WARMTH = 1.0  # the scores of the option network are logarithms of chances
SOON = 1.0
MIX = 0.3  # part of a target that is what the search expected, the rest is what came
FRESH = 0.25  # of decisions in self-play are drawn by the tries, not by the most tried
RATE, DECAY, BATCH = 1e-2, 1e-5, 256
STATE, LOG, VALUE, OPTIONS = "state.json", "log.jsonl", "value.npz", "options.npz"
FORMAT = 1


@dataclass(frozen=True)
class Course:
    """The size of a training; a run that is taken up again keeps its own."""

    host: str = "base"
    games: int = 60  # of self-play a round
    tries: int = 24  # of each search
    hidden: int = 32  # units of the option network
    passes: int = 4
    gate: int = 24  # games of challenger against champion
    keep: int = 4  # rounds whose games are learned from
    seed: int = 0
    key: str = ""  # that the deals of the gates are drawn from


@dataclass
class Mind:
    """What a champion knows: nothing, or a value and a policy."""

    value: Net | None = None
    options: OptionNet | None = None


def blind_value() -> Net:
    """Return a value that knows nothing: every position is as good as any other."""
    none = [0.0]
    return Net((N_FEATURES, 1, 1), [0.0] * N_FEATURES, none, none, none, none, -1.1, [], [])


def plan_of(mind: Mind, judge: Valuation, rng: Rng) -> Plan:
    """Return the search of a mind: a tree over the own turn, judged at its end."""
    value = mind.value if mind.value is not None else blind_value()
    plan = Plan(judge, value, rng, WORLDS, HORIZON_TURN, EXPLORE, WARMTH, WARMTH, SOON)
    plan.guide = mind.options if mind.options is not None else blank_options()
    return plan


def blank_options() -> OptionNet:
    """Return a policy that finds all options equal."""
    return OptionNet(0, [], [], [], [])


class LoopBot:
    """Plays by what a training has learned so far: a folder of a run, or one of the minds in it."""

    name = "loop"

    def __init__(self, mind: Mind, tries: int) -> None:
        self.mind = mind
        self.tries = tries

    def choose(self, handle: Handle) -> int:
        """Return the option that was tried most."""
        decision = handle.decision
        if len(decision.options) == 1:
            return decision.options[0].action
        if self.mind.value is None:  # nothing is better than anything else
            return decision.options[handle.rng.below(len(decision.options))].action
        root = handle.determinize(handle.rng.word())._state
        plan = plan_of(self.mind, valuation_of(root.rules), handle.rng)
        ponder(plan, root, handle.seat, self.tries, int(handle.rng.word()))
        return best_action(plan)


# --- playing ---------------------------------------------------------------------------------------------------------


class Notes:
    """What self-play leaves behind."""

    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.held: list[list[int]] = []
        self.won: list[float] = []  # outcome, mixed with what the search expected
        self.before: list[Array] = []  # of each decision kept
        self.kind: list[int] = []
        self.change: list[Array] = []  # of each option
        self.share: list[float] = []
        self.count: list[int] = []

    def save(self, path: Path) -> None:
        """Write everything as plain arrays."""
        many = np.array([len(one) for one in self.held], np.int64)
        flat = np.array([thing for one in self.held for thing in one], np.int16)
        with path.open("wb") as file:
            np.savez_compressed(
                file, allow_pickle=False, rows=stacked(self.rows), many=many, held=flat,
                won=np.array(self.won, np.float32), before=stacked(self.before), kind=np.array(self.kind, np.int64),
                change=stacked(self.change), share=np.array(self.share, np.float32),
                count=np.array(self.count, np.int64),
            )  # fmt: skip


def stacked(rows: list[Array]) -> Array:
    """Return rows of the widest kind as one array; those of hosts with fewer pieces end in zeros."""
    result = np.zeros((len(rows), WIDTH), np.float32)
    for number, row in enumerate(rows):
        result[number, : len(row)] = row
    return result


def play(mind: Mind, s: State, rng: Rng, course: Course, notes: Notes) -> None:
    """Let a mind play itself once and note what it met."""
    judge = valuation_of(s.rules)
    row, held = blank(), empty_hands()
    first = len(notes.rows)
    seats: list[int] = []
    expected: list[float] = []
    last = (-1, -1)
    while s.phase != PHASE_OVER:
        if len(s.options) == 1:
            take(s, s.options[0])
            continue
        viewer = int(s.decider)
        if (int(s.turn_seat), int(s.round)) != last:
            last = (int(s.turn_seat), int(s.round))
            describe(judge, s, viewer, row)
            many = surroundings(s, viewer, held, holdings(s, viewer, held))
            notes.rows.append(np.array(list(row), np.float32))
            notes.held.append([int(held[place]) for place in range(int(many))])
            seats.append(viewer)
            expected.append(-1.0)
        plan = plan_of(mind, judge, rng)
        if mind.value is None:
            action = int(s.options[rng.below(len(s.options))])
        else:
            ponder(plan, s, viewer, course.tries, int(rng.below(1 << 30)))
            tried = tried_options(plan)
            total = sum(visits for visits, _, _, _ in tried)
            if seats[-1] == viewer and expected[-1] < 0:
                expected[-1] = min(1.0, max(0.0, float(plan.value[0]) / max(1, int(plan.visits[0]))))
            before, changes = option_inputs(plan.guide or blank_options(), judge, s)
            notes.before.append(np.array(list(before), np.float32))
            notes.kind.append(int(s.kind))
            tries = {option: visits for visits, _, _, option in tried}
            for number, option in enumerate(s.options):
                part = list(changes)[number * len(before) : (number + 1) * len(before)]
                notes.change.append(np.array(part, np.float32))
                notes.share.append(tries.get(int(option), 0) / max(1, total))
            notes.count.append(len(s.options))
            action = drawn(tried, rng) if int(rng.below(1000)) < 1000 * FRESH else best_action(plan)
        take(s, action)
    winner = int(ranking(s)[0])
    for place, seat in enumerate(seats):
        came = float(seat == winner)
        notes.won.append(came if expected[place] < 0 else (1 - MIX) * came + MIX * expected[place])
    assert len(notes.rows) == first + len(seats)


def drawn(tried: list[tuple[int, float, float, int]], rng: Rng) -> int:
    """Return an option drawn by how often it was tried."""
    total = sum(visits for visits, _, _, _ in tried)
    at = int(rng.below(max(1, total)))
    for visits, _, _, action in tried:
        at -= visits
        if at < 0:
            return action
    return tried[0][3]


# --- learning ------------------------------------------------------------------------------------------------------


class OptionTrainer:
    """The option network and its steps of gradient descent (Adam), in plain NumPy."""

    def __init__(self, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.rng = rng
        self.hidden = hidden
        self.parts: list[Array] = [
            (rng.normal(size=(2 * WIDTH, hidden)) * np.sqrt(1 / WIDTH)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((KINDS, hidden), np.float32),
            (rng.normal(size=hidden) * 0.1).astype(np.float32),
        ]
        self.mean = [np.zeros_like(part) for part in self.parts]
        self.square = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def chances(self, data: Options, chosen: NDArray[np.int64]) -> tuple[Array, Array, NDArray[np.int64], Any]:
        """Return inputs, hidden layer, owners and chances of the options of some decisions."""
        option, owner = data.of(chosen)
        x = np.concatenate([data.before[chosen][owner], data.change[option]], axis=1)
        first, bias, kinds, last = self.parts
        layer = np.maximum(x @ first + bias + kinds[data.kind[chosen][owner]], 0)
        score = layer @ last
        starts = np.flatnonzero(np.diff(owner, prepend=-1))
        raised = np.exp(score - np.maximum.reduceat(score, starts)[owner])
        return x, layer, owner, raised / np.add.reduceat(raised, starts)[owner]

    def loss(self, data: Options, chosen: NDArray[np.int64]) -> float:
        """Return the mean log loss over some decisions."""
        option, _ = data.of(chosen)
        chance = self.chances(data, chosen)[3]
        return float(-(data.share[option] * np.log(np.maximum(chance, 1e-6))).sum() / max(1, len(chosen)))

    def step(self, data: Options, chosen: NDArray[np.int64], rate: float) -> None:
        """Learn from some decisions."""
        option, _ = data.of(chosen)
        x, layer, owner, chance = self.chances(data, chosen)
        error = ((chance - data.share[option]) / len(chosen)).astype(np.float32)
        to_layer = error[:, None] * self.parts[3] * (layer > 0)
        by_kind = np.zeros_like(self.parts[2])
        np.add.at(by_kind, data.kind[chosen][owner], to_layer)
        slopes = [x.T @ to_layer, to_layer.sum(0), by_kind, layer.T @ error]
        self.steps += 1
        for k, slope in enumerate(slopes):
            slope = slope + DECAY * self.parts[k]
            self.mean[k] = 0.9 * self.mean[k] + 0.1 * slope
            self.square[k] = 0.999 * self.square[k] + 0.001 * slope * slope
            mean = self.mean[k] / (1 - 0.9**self.steps)
            square = self.square[k] / (1 - 0.999**self.steps)
            self.parts[k] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def learn(self, data: Options, passes: int) -> float:
        """Go through the decisions, and return the loss on those kept apart."""
        everything = np.arange(len(data.count))
        known, new = everything[everything % 8 != 0], everything[everything % 8 == 0]
        batches = max(1, len(known) // BATCH)
        for number in range(passes):
            for chosen in np.array_split(self.rng.permutation(known), batches):
                if len(chosen):
                    self.step(data, np.sort(chosen), RATE * (1 - number / passes))
        return self.loss(data, new if len(new) else known)

    def save(self, path: Path) -> None:
        """Write the network as plain arrays."""
        names = ("first", "bias", "kinds", "last")
        arrays: dict[str, Any] = dict(zip(names, self.parts, strict=True))
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, version=np.array([VERSION]), **arrays)


@dataclass(frozen=True)
class Options:
    """Decisions with their options one after the other."""

    before: Array
    kind: NDArray[np.int64]
    change: Array
    share: Array
    count: NDArray[np.int64]

    def of(self, chosen: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the options of some decisions, and for each to which of these decisions it belongs."""
        count = self.count[chosen]
        starts = np.concatenate([[0], np.cumsum(self.count)[:-1]])
        owner = np.repeat(np.arange(len(chosen)), count)
        within = np.arange(len(owner)) - np.repeat(np.cumsum(count) - count, count)
        return starts[chosen][owner] + within, owner


def read_options(path: Path) -> OptionNet:
    """Read an option network; a file of another version or shape is refused."""
    arrays = read_arrays(path, ("version", "first", "bias", "kinds", "last"))
    (hidden,) = arrays["bias"][0]
    shapes = [arrays[name][0] for name in ("first", "kinds", "last")]
    if int(arrays["version"][1][0]) != VERSION or shapes != [(2 * WIDTH, hidden), (KINDS, hidden), (hidden,)]:
        raise SetupError(f"{path.name} was trained on another layout of features")
    return OptionNet(hidden, *(arrays[name][1] for name in ("first", "bias", "kinds", "last")))


def gathered(paths: list[Path]) -> tuple[Positions, Options | None]:
    """Return the positions and decisions of some rounds."""
    loaded = []
    for path in paths:
        with np.load(path, allow_pickle=False) as arrays:
            loaded.append({name: arrays[name] for name in arrays.files})
    join = {name: np.concatenate([one[name] for one in loaded]) for name in loaded[0]}
    positions = Positions(join["rows"], *counted(join["many"], join["held"]), join["won"])
    if not len(join["count"]):
        return positions, None
    return positions, Options(join["before"], join["kind"], join["change"], join["share"], join["count"])


# --- the loop ------------------------------------------------------------------------------------------------------


class Run:
    """A training in a folder."""

    def __init__(self, folder: Path, course: Course) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / STATE
        if kept.is_file():
            data = json.loads(kept.read_text("utf-8"))
            if data.get("landsraad_loop") != FORMAT:
                raise SetupError(f"{folder} holds a training of another version")
            self.course = Course(**data["course"])
            self.rounds, self.champion = int(data["rounds"]), int(data["champion"])
        else:
            if course.host not in MODES_OF:
                raise SetupError(f"there is no host {course.host!r} to train on; there is {', '.join(MODES_OF)}")
            self.course = course if course.key else Course(**{**asdict(course), "key": fresh_key()})
            self.rounds, self.champion = 0, 0
            self.keep()

    def keep(self) -> None:
        """Write down how far the training is; a kill before that repeats the round."""
        data = {
            "landsraad_loop": FORMAT,
            "course": asdict(self.course),
            "rounds": self.rounds,
            "champion": self.champion,
        }
        half = self.folder / f"{STATE}.half"
        half.write_text(json.dumps(data, indent=1), "utf-8")
        half.replace(self.folder / STATE)

    def place(self, number: int) -> Path:
        """Return the folder of a round."""
        return self.folder / f"round-{number:03}"

    def mind(self, number: int) -> Mind:
        """Return what was learned in a round; 0 is nothing."""
        if number == 0:
            return Mind()
        place = self.place(number)
        options = place / OPTIONS
        return Mind(read_net(place / VALUE), read_options(options) if options.is_file() else None)

    def log(self) -> list[dict[str, Any]]:
        """Return what was written down of the rounds."""
        path = self.folder / LOG
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []

    def round(self, watch: Callable[[], object] | None = None) -> dict[str, Any]:
        """Play, learn, and let fresh deals decide; return what is written down of it."""
        course, number = self.course, self.rounds + 1
        place = self.place(number)
        place.mkdir(exist_ok=True)
        modes = MODES_OF[course.host]
        champion, notes = self.mind(self.champion), Notes()
        for game in range(course.games):
            setup = modes[game % len(modes)]
            seed = seed_of_deal(course.seed + 1_000_000 * number + game, "self-play")
            state = deal(ruleset(setup), setup.players, (None,) * setup.players, seed)
            play(champion, state, seeded(seed, "loop"), course, notes)
            if watch is not None:
                watch()
        notes.save(place / "games.npz")
        first = max(1, number - course.keep + 1)
        positions, options = gathered([self.place(one) / "games.npz" for one in range(first, number + 1)])
        known, new = positions.split()
        trainer = Trainer(HIDDEN, course.seed + number, positions.known, positions.x.shape[1])
        trainer.learn(known, course.passes)
        trainer.save(place / VALUE)
        entry: dict[str, Any] = {
            "round": number, "positions": len(positions.x),
            "value_loss": round(trainer.loss(new if len(new.x) else known), 5),
            "decisions": 0 if options is None else len(options.count), "policy_loss": None,
        }  # fmt: skip
        if options is not None:
            learner = OptionTrainer(course.hidden, course.seed + number)
            entry["policy_loss"] = round(learner.learn(options, course.passes), 5)
            learner.save(place / OPTIONS)
        won, games = self.gate(number)
        better = won > games / 2
        entry |= {"gate_games": games, "gate_won": won, "champion": number if better else self.champion}
        if better:
            self.champion = number
        self.rounds = number
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        self.keep()
        return entry

    def gate(self, number: int) -> tuple[float, int]:
        """Let a challenger meet the champion on fresh deals; return its share of the games, counted as of a duel.

        Half of the seats are the challenger's, and every deal is played twice with the seats exchanged.
        """
        course = self.course
        setup = MODES_OF[course.host][0]
        minds = (self.mind(self.champion), self.mind(number))
        won = 0
        for game in range(course.gate):
            seed = seed_of_deal(1_000_000 * number + game // 2, course.key)
            sides = [(seat + game) % 2 for seat in range(setup.players)]
            winner = duel(setup, seed, [LoopBot(minds[side], course.tries) for side in sides])
            won += sides[winner] if winner < len(sides) else 0
        return won, course.gate


def duel(setup: ls.Setup, seed: int, bots: list[LoopBot]) -> int:
    """Play a game and return who won."""
    game = ls.new_game(setup, seed)
    decisions = 0
    while (seat := game.seat) is not None:
        game.apply(bots[seat].choose(open_handle(game, seat, bot_stream(seed, seat, decisions))))
        decisions += 1
    return game.standings()[0].seat
