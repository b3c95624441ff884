"""Small curricula: shorter or simpler games to learn on first, and the list of everything that can be made by name."""

from dataclasses import dataclass
from itertools import product

import landsraad as ls
from landsraad.content.boxes import BOXES, player_counts, ruleset, team_box
from landsraad.core.packed import i64, vec
from landsraad.engine.game import Game
from landsraad.engine.round.deal import deal
from landsraad.env.layout import VERSION
from landsraad.model.state import State
from landsraad.model.terms import OP_PEEK_INTRIGUES

NAMESPACE = "landsraad"
FULL_TABLE = 4


@dataclass(frozen=True)
class Lesson:
    """What a game to learn on leaves out. The plain lesson leaves out nothing."""

    rounds: int | None = None  # the game ends after so many rounds; who is ahead wins
    seats: int | None = None  # so many seats without Rivals, by the rules of a larger table
    intrigue: bool = True  # without: nobody ever gets an Intrigue card


WHOLE_GAME = Lesson()
ONE_ROUND = Lesson(rounds=1)
DUEL = Lesson(seats=2, intrigue=False)
LESSONS = {"round": ONE_ROUND, "duel": DUEL}


def new_state(setup: ls.Setup, lesson: Lesson, seed: int) -> State:
    """Deal a game by its set-up and what the lesson leaves out."""
    seats = lesson.seats if lesson.seats is not None else setup.players
    leaders = (setup.leaders or (None,) * setup.players)[:seats]
    state = deal(ruleset(setup), seats, leaders, seed, None, setup.rivals or ())
    if not lesson.intrigue:
        state.intrigue_deck = vec[i64]()
        for seat in state.seats:
            seat.intrigue = vec[i64]()
    return state


def as_game(setup: ls.Setup, state: State) -> Game:
    """Return a state behind the public face, without a history: for views, standings and the handles of bots."""
    return Game(state.rules, setup, 0, state, False)


def check(setup: ls.Setup, lesson: Lesson) -> None:
    """Refuse what is no set-up or no lesson, and a lesson that the set-up cannot teach."""
    if not isinstance(setup, ls.Setup) or not isinstance(lesson, Lesson):
        raise ls.SetupError(f"an environment wants a Setup and a Lesson, not {setup!r} and {lesson!r}")
    if lesson.rounds is not None and lesson.rounds < 1:
        raise ls.SetupError(f"a lesson lasts at least one round, not {lesson.rounds}")
    if lesson.seats is not None and not 2 <= lesson.seats <= setup.players:
        raise ls.SetupError(
            f"a lesson at a table of {setup.players} has 2 to {setup.players} seats, not {lesson.seats}"
        )
    rules = ruleset(setup)
    if lesson.seats is not None and rules.rival_game is not None:
        raise ls.SetupError("a lesson with fewer seats goes without Rivals: take a set-up for more players")
    if not lesson.intrigue and OP_PEEK_INTRIGUES in list(rules.code)[::3]:
        raise ls.SetupError(f"a lesson needs Intrigue cards with {', '.join(setup.modules)}: a Leader looks at them")


@dataclass(frozen=True)
class Mode:
    """An environment that can be made by its id."""

    id: str
    setup: ls.Setup
    lesson: Lesson


def modes() -> list[Mode]:
    """Return all environments with an id: every host and box with every number of players, and the lessons."""
    found: list[Mode] = []
    for host in (box.id for box in BOXES.values() if box.host):
        for boxes in ((), *((box.id,) for box in BOXES.values() if not box.host)):
            for players, epic in product(player_counts(host), (False, True)):
                try:
                    setup = ls.Setup(host=host, players=players, modules=boxes, epic=epic)
                except ls.SetupError:  # this box or mode does not go with this host or number of players
                    continue
                team = team_box(host, players)
                if boxes and team is not None and boxes[0] in team.requires:
                    continue  # it is there without being named
                base = "_".join((host, *boxes, "epic") if epic else (host, *boxes))
                name = base if players == FULL_TABLE else f"{base}-{players}p"
                found.append(Mode(f"{NAMESPACE}/{name}-v{VERSION}", setup, WHOLE_GAME))
        for name, lesson in LESSONS.items():
            setup = ls.Setup(host=host, players=FULL_TABLE if lesson.seats is None else 3)
            found.append(Mode(f"{NAMESPACE}/{host}-{name}-v{VERSION}", setup, lesson))
    return found


def mode(name: str) -> Mode:
    """Return an environment's mode by its id."""
    known = {one.id: one for one in modes()}
    if name not in known:
        raise ls.SetupError(f"unknown environment {name!r}; there is {', '.join(known)}")
    return known[name]
