"""Learning as a closed loop: the policy plays, search plays, both teach a policy and values, fresh deals decide, again.

A round has four steps. The champion plays itself by searches; the policy (``option_net``) learns which options turned
out better there. The new policy plays itself, many games, and values (``net``) learn from how they came out; they are
refined by how seats stood in the searched games: by the outcome, mixed with what the search expected. Then the
challenger meets the champion on deals of a fresh key, in every box, half of the seats each and every deal twice; if
it wins at least half, it is the next champion. In the first round nobody searches: nothing is known that could judge.

There is one policy for all boxes, and a value for every school (``training.MODES_OF``). A course with ``trust`` 0
begins with nothing at all, by options drawn by chance; with 1 the tuned policy is there from the beginning and what is
learned goes beside it. Everything is kept in a folder after every round, so a run that was stopped goes on where it
was. A round is cut into the same pieces on however many processes, so it gives the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

import landsraad as ls
from landsraad.bots.deals import fresh_key, seed_of_deal
from landsraad.bots.learned import OPTIONS, VALUE, named_for, read_net, read_options, school_of
from landsraad.bots.loop_games import LoopBot, Mind, Notes, duel, nothing_learned, play, read_notes
from landsraad.bots.option_net import OptionNet
from landsraad.bots.practice import HIDDEN, MODES, Decisions, Practice
from landsraad.bots.training import LEARNED, MODES_OF, Trainer, self_play
from landsraad.bots.workers import worker_pool
from landsraad.content.boxes import ruleset
from landsraad.core.errors import SetupError
from landsraad.core.rng import seeded
from landsraad.engine.round.deal import deal

ALL = "all"
PART = {"base": 0.6, "uprising": 0.25, "immortality": 0.15}  # of the games by the policy alone, by school
STEP = 100_000_000  # between the deals of two rounds
PIECE = 20  # searched games of a piece of work
BOUT = 12  # games of a gate in one piece
PACE, PASSES = 0.25, 2  # how a value is refined by searched games
FEW = 2000  # positions of searched games below which no value is refined
GATES = (
    ls.Setup(), ls.Setup(modules=("ix",)), ls.Setup(), ls.Setup(host="uprising", modules=("choam",)),
    ls.Setup(), ls.Setup(modules=("immortality",)),
)  # fmt: skip
SEATINGS = ((0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0))  # and each the other way round
STATE, LOG = "state.json", "log.jsonl"
FORMAT = 3
SIZES = ("games", "plain", "tries", "passes", "gate", "keep")  # may be changed from one round to the next


@dataclass(frozen=True)
class Course:
    """The size of a training."""

    host: str = ALL  # or one school
    games: int = 60  # of a round with searches
    plain: int = 4000  # and by the policy alone
    tries: int = 100  # of each search
    hidden: int = HIDDEN  # units of the policy
    passes: int = 4
    gate: int = 48  # games of challenger against champion
    keep: int = 3  # rounds whose searched games are learned from
    trust: float = 1.0  # how much the tuned policy counts beside what is learned
    seed: int = 0
    key: str = ""  # that the deals of the gates are drawn from

    def schools(self) -> tuple[str, ...]:
        """Return the schools that learn."""
        return tuple(MODES_OF) if self.host == ALL else (self.host,)

    def of_schools(self, setups: tuple[ls.Setup, ...]) -> tuple[ls.Setup, ...]:
        """Return those set-ups that belong to the schools that learn."""
        return tuple(setup for setup in setups if school_of(ruleset(setup)) in self.schools())


def is_run(folder: Path) -> bool:
    """Tell whether a folder holds a training."""
    return (folder / STATE).is_file()


class Run:
    """A training in a folder; one that is taken up again keeps its course unless it is ``resized``."""

    def __init__(self, folder: Path, course: Course | None = None, *, resized: bool = False) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        course = course or Course()
        kept = folder / STATE
        if kept.is_file():
            data = json.loads(kept.read_text("utf-8"))
            if data.get("landsraad_loop") != FORMAT:
                raise SetupError(f"{folder} holds a training of another version")
            self.course = Course(**data["course"])
            if resized:
                self.course = replace(self.course, **{name: getattr(course, name) for name in SIZES})
            self.rounds, self.champion = int(data["rounds"]), int(data["champion"])
        else:
            if course.host not in (ALL, *MODES_OF):
                raise SetupError(
                    f"there is no host {course.host!r} to train on; there is {', '.join((ALL, *MODES_OF))}"
                )
            self.course = course if course.key else replace(course, key=fresh_key())
            self.rounds, self.champion = 0, 0
        if resized or not kept.is_file():
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
        values = {school: self.place(number) / named_for(VALUE, school) for school in self.course.schools()}
        return Mind(self.policy(number), {school: read_net(path) for school, path in values.items() if number})

    def policy(self, number: int) -> OptionNet:
        """Return the policy that was learned in a round."""
        options = self.place(number) / OPTIONS
        return read_options(options) if options.is_file() else nothing_learned(self.course.trust)

    def log(self) -> list[dict[str, Any]]:
        """Return what was written down of the rounds."""
        path = self.folder / LOG
        return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []

    def round(self, watch: Callable[[], object] | None = None, jobs: int = 1) -> dict[str, Any]:
        """Play, learn, and let fresh deals decide; return what is written down of it."""
        number, course, began = self.rounds + 1, self.course, monotonic()
        self.place(number).mkdir(exist_ok=True)
        for left in self.place(number).glob("*.npz"):  # by a round that was killed
            left.unlink()
        entry: dict[str, Any] = {"round": number, **{name: getattr(course, name) for name in SIZES}}
        with worker_pool(jobs) if jobs > 1 else nullcontext() as pool:
            if self.champion:
                pieces = [(first, min(PIECE, course.games - first)) for first in range(0, course.games, PIECE)]
                self.spread(pool, "search", number, pieces, watch)
                entry |= self.learn_policy(number)
            else:
                entry |= {"decisions": 0, "policy_before": None, "policy_loss": None}
            learned = self.spread(pool, "learn_value", number, [(school,) for school in course.schools()])
            entry["values"] = dict(zip(course.schools(), learned, strict=True))
            bouts = [(first, min(BOUT, course.gate - first)) for first in range(0, course.gate, BOUT)]
            won = sum(self.spread(pool, "gate", number, bouts))
        better = 2 * won >= course.gate  # it has learned from more: of equals it is the next one
        entry |= {"gate_games": course.gate, "gate_won": won, "champion": number if better else self.champion}
        entry |= {"minutes": round((monotonic() - began) / 60, 1)}
        if better:
            self.champion = number
        self.rounds = number
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")
        self.keep()
        return entry

    def spread(
        self,
        pool: ProcessPoolExecutor | None,
        chore: str,
        number: int,
        pieces: list[tuple[Any, ...]],
        watch: Callable[[], object] | None = None,
    ) -> list[Any]:
        """Do the pieces of a chore, in processes where there are some; ``watch`` is called for every game."""
        if pool is None:
            found = (getattr(self, chore)(number, *piece) for piece in pieces)
        else:
            found = (one.result() for one in [pool.submit(do, self.folder, chore, number, piece) for piece in pieces])
        results = []
        for piece, result in zip(pieces, found, strict=True):
            results.append(result)
            if watch is not None:
                for _ in range(piece[1]):
                    watch()
        return results

    def search(self, number: int, first: int, many: int) -> None:
        """Let the champion play itself by searches, and keep what it met."""
        course, notes = self.course, Notes()
        champion = self.mind(self.champion)
        modes = course.of_schools(MODES)
        plain = Mind(nothing_learned(1.0), {})
        for game in range(first, first + many):
            setup = modes[game % len(modes)]
            rules = ruleset(setup)
            seed = seed_of_deal(course.seed + STEP * number + game, "self-play")
            state = deal(rules, setup.players, (None,) * setup.players, seed)
            play(champion, plain.of(rules), state, seeded(seed, "loop"), course.tries, notes)
        notes.save(self.place(number) / f"games-{first:06}.npz")

    def remembered(self, number: int) -> tuple[Notes, Decisions]:
        """Return what the searched games of this round and some before it left behind."""
        first = max(1, number - self.course.keep + 1)
        places = [self.place(one) for one in range(first, number + 1)]
        return read_notes([path for place in places for path in sorted(place.glob("games-*.npz"))])

    def learn_policy(self, number: int) -> dict[str, Any]:
        """Teach a policy what searches tried; return what is written down."""
        _, decisions = self.remembered(number)
        learner = Practice(decisions, self.course.seed + number, self.course.hidden, self.course.trust)
        before = learner.loss()
        learner.learn(self.course.passes)
        learner.save(self.place(number) / OPTIONS)
        return {
            "decisions": len(decisions.count),
            "policy_before": round(before, 5),
            "policy_loss": round(learner.loss(), 5),
        }

    def learn_value(self, number: int, school: str) -> dict[str, Any]:
        """Teach a value from games of the new policy, refine it by searched games; return what is written down.

        What does not judge other searched games better than before is not kept.
        """
        course = self.course
        games = round(course.plain * PART[school]) if course.host == ALL else course.plain
        mind = Mind(self.policy(number), {})
        found = self_play(games, course.seed + STEP * number, host=school, mind_of=mind.of)
        known, new = found.split()
        trainer = Trainer(LEARNED, course.seed + number, found.known, found.x.shape[1])
        trainer.learn(known, course.passes)
        entry: dict[str, Any] = {"positions": len(found.x), "loss": round(trainer.loss(new), 5)}
        searched = self.remembered(number)[0].positions(school, found.known) if self.champion else None
        if searched is not None and len(searched.x) >= FEW:
            taught, apart = searched.split()
            before, kept = trainer.loss(apart), [part.copy() for part in trainer.parts]
            trainer.begin(np.random.default_rng(course.seed + number))
            trainer.learn(taught, PASSES, pace=PACE)
            after = trainer.loss(apart)
            entry |= {"searched": len(searched.x), "before": round(before, 5), "refined": round(after, 5)}
            if after >= before:
                trainer.parts = kept
        trainer.save(self.place(number) / named_for(VALUE, school))
        return entry

    def gate(self, number: int, first: int, many: int) -> int:
        """Let a challenger meet the champion on fresh deals; return how many games it won.

        Half of the seats are the challenger's, and every deal is played twice with the seats exchanged.
        """
        course = self.course
        setups = course.of_schools(GATES)
        bots = [LoopBot(self.mind(one), iterations=course.tries) for one in (self.champion, number)]
        won = 0
        for game in range(first, first + many):
            seed = seed_of_deal(STEP * number + game // 2, course.key)
            seating = SEATINGS[game // 2 % len(SEATINGS)]
            sides = [side ^ (game % 2) for side in seating]
            won += sides[duel(setups[game // 2 % len(setups)], seed, [bots[side] for side in sides])]
        return won


def do(folder: Path, chore: str, number: int, piece: tuple[Any, ...]) -> Any:
    """Do a piece of a chore of the training in a folder, in a process of its own."""
    return getattr(Run(folder), chore)(number, *piece)
