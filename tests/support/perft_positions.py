"""Positions for counting the decision tree (perft).

Two sorts: quiet ones, on which a test puts a position that was counted by hand, and some from random games of every
cell, whose counts are stored.

    python -m tests.support.perft_positions    write tests/golden/perft.json anew

The file changes with the rules, or with the way the engine puts its questions; never with the machine or the build.
"""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypedDict

import landsraad as ls
from landsraad.engine.perft import perft
from landsraad.model.state import State
from landsraad.model.terms import PHASE_NAMES
from tests.support.cells import CELLS, Cell, cell
from tests.support.play import RandomPlayer, pick
from tests.support.scenario import Scenario, scenario

FILE = Path(__file__).parents[1] / "golden" / "perft.json"

# --- counted by hand -------------------------------------------------------------------------------------------------

FIVE = ("convincing_argument",) * 5


def bare(seats: int = 3, leaders: Sequence[str] | None = None) -> Scenario:
    """Return a position in which nothing counts but what the test adds.

    Seat 0 is First Player. The Imperium Row and its deck are empty. Hands are empty, and every deck is five Convincing
    Arguments: an opponent can only reveal, this round with nothing and in the next one with 10 Persuasion.
    """
    g = scenario(seats, leaders).row().imperium_deck().first(0)
    g.conflict("skirmish_b").conflict_deck("skirmish_a", "guild_bank_raid")
    for seat in range(seats):
        g.deck(seat, *FIVE).discard(seat).troops(seat, garrison=3)
        g.solari(seat, 0).spice(seat, 0).water(seat, 1)
    return g


def counts(g: Scenario, *expected: int) -> None:
    """Compare the counts at depth 1, 2, 3 …; counting must not move the position."""
    before = g.game.digest()
    found = [int(perft(g.state, depth)) for depth in range(1, len(expected) + 1)]
    assert found == list(expected), f"the options are {g.options()}"
    assert g.game.digest() == before


# --- stored ----------------------------------------------------------------------------------------------------------

STORED = 1080
DEEPEST = 3
# A third level larger than this is left out.
LIMIT = 3_000
# Games looked through for rare kinds of decision.
GAMES = 300
# How often a decision of a common kind is considered at all, so that the positions spread over the game.
CHANCE = 0.01
COMMON = ("play_card", "choose_space", "resolve", "acquire")
# Positions of a common kind for one of a rare kind: most mistakes would show in the common ones.
SHARE = 3


class Position(TypedDict):
    """A position of a random game: ``step`` actions of ``RandomPlayer(seed)`` after the deal, and its counts."""

    cell: str
    seed: int
    step: int
    round: int
    phase: str
    kind: str
    counts: list[int]


def kind_of(state: State) -> str:
    """Return the kind of the open decision."""
    return state.rules.kind_names[int(state.kind)]


def walk(where: Cell, seed: int) -> Iterator[tuple[int, ls.Game]]:
    """Go through a random game and yield it at each decision, with the number of actions taken so far."""
    game = where.game(seed)
    player = RandomPlayer(seed)
    step = 0
    while not game.over:
        yield step, game
        game.apply(player.choose(game))
        step += 1


def visit(positions: Sequence[Position]) -> Iterator[tuple[Position, ls.Game]]:
    """Play to each of the positions; every game is played once, as far as it is needed."""
    wanted: defaultdict[tuple[str, int], dict[int, Position]] = defaultdict(dict)
    for position in positions:
        wanted[position["cell"], position["seed"]][position["step"]] = position
    for (name, seed), steps in wanted.items():
        last = max(steps)
        for step, game in walk(cell(name), seed):
            if step in steps:
                yield steps[step], game
            if step == last:
                break
        else:
            raise AssertionError(f"cell={name}, seed={seed}: the game is over before step {last}")


def tree_counts(state: State) -> list[int]:
    """Return the counts at depth 1, 2 and, unless it is large, 3."""
    result = [int(perft(state, 1)), int(perft(state, 2))]
    third = int(perft(state, DEEPEST)) if result[1] <= LIMIT else LIMIT + 1
    if third <= LIMIT:
        result.append(third)
    return result


def look_through(where: Cell) -> list[tuple[int, int, str]]:
    """Return candidates of a cell as seed, step and kind of decision: rare kinds all, common ones now and then.

    A decision with a single option would say little.
    """
    found: list[tuple[int, int, str]] = []
    for seed in range(GAMES):
        rng = random.Random(f"{where.name} {seed}")
        for step, game in walk(where, seed):
            kind = kind_of(game._state)
            if len(game._state.options) > 1 and (kind not in COMMON or rng.random() < CHANCE):
                found.append((seed, step, kind))
    return found


def pick_positions(where: Cell, n: int) -> list[tuple[int, int]]:
    """Return n positions of a cell as seed and step: every kind of decision in turn, common ones first, few games."""
    left: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for seed, step, kind in look_through(where):
        left[kind].append((seed, step))
    rng = random.Random(where.name)
    games = Counter[int]()
    chosen: list[tuple[int, int]] = []
    rare = sorted((kind for kind in left if kind not in COMMON), key=lambda kind: (len(left[kind]), kind))
    while len(chosen) < n:
        for kind in (*COMMON * SHARE, *rare):
            if len(chosen) == n or not left[kind]:
                continue
            known = [place for place in left[kind] if games[place[0]] > 0] or left[kind]
            place = known[pick(rng, len(known))]
            left[kind].remove(place)
            games[place[0]] += 1
            chosen.append(place)
    return sorted(chosen)


def generate() -> list[Position]:
    """Return the positions with their counts, as they are stored."""
    result: list[Position] = []
    for number, where in enumerate(CELLS):
        steps: defaultdict[int, set[int]] = defaultdict(set)
        for seed, step in pick_positions(where, (STORED + number) // len(CELLS)):
            steps[seed].add(step)
        for seed, chosen in steps.items():
            for step, game in walk(where, seed):
                if step in chosen:
                    s = game._state
                    result.append(
                        {
                            "cell": where.name,
                            "seed": seed,
                            "step": step,
                            "round": int(s.round),
                            "phase": PHASE_NAMES[int(s.phase)],
                            "kind": kind_of(s),
                            "counts": tree_counts(s),
                        }
                    )
    return result


def stored() -> list[Position]:
    """Return the stored positions."""
    data: list[Position] = json.loads(FILE.read_text(encoding="utf-8"))
    return data


def main() -> None:
    """Write the file, a position a line."""
    FILE.parent.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(position) for position in generate())
    FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
