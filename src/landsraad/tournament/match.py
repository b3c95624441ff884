"""One game of a tournament and what is written down of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from time import perf_counter, thread_time
from typing import Any

import landsraad as ls
from landsraad.bots import Bot, bot_stream, dismiss, make_bot, open_handle
from landsraad.bots.command import CommandBot
from landsraad.tournament.plan import Job, Key

Record = dict[str, Any]

RIVAL = "rival"  # stands where the name of a bot would
VP_CHANGES = {"vp_gained": 1, "vp_lost": -1}


def key_of(record: Record) -> Key:
    """Return what names the game of a record."""
    return (record["match"], record["seed"], record["rotation"])


def play(job: Job) -> Record:
    """Play a game. What breaks in it is a result too: the others go on."""
    record: Record = {"match": job.match, "seed": job.seed, "rotation": job.rotation, "bots": list(job.bots)}
    started = perf_counter()
    bots: list[Bot] = []
    decisions = 0
    thought, asked = [0.0] * len(job.bots), [0] * len(job.bots)
    try:
        game = ls.new_game(job.setup, job.deal)
        bots += [make_bot(name) for name in job.bots]
        game.events()  # listen from the start; asking at the end would play the game twice
        clocks = [perf_counter if isinstance(bot, CommandBot) else thread_time for bot in bots]
        while (seat := game.seat) is not None:
            choice = len(game.legal_actions()) > 1
            handle = open_handle(game, seat, bot_stream(job.deal, seat, decisions))
            begun = clocks[seat]()
            game.apply(bots[seat].choose(handle))
            if choice:  # what is forced costs no thought
                thought[seat] += clocks[seat]() - begun
                asked[seat] += 1
            decisions += 1
        record |= outcome(game)
    except Exception as error:
        record["error"] = f"{type(error).__name__}: {error} (decision {decisions + 1})"
    finally:
        dismiss(bots)
    record["decisions"] = decisions
    record["asked"] = asked  # decisions with a choice, by seat
    record["thought"] = [round(seconds, 4) for seconds in thought]  # processor time; of programs that of the clock
    record["seconds"] = round(perf_counter() - started, 4)
    return record


@cache
def catalog_of(setup: ls.Setup) -> dict[str, Any]:
    """Return the catalogue of a set-up."""
    return ls.catalog(setup)


def seated(setup: ls.Setup, view: dict[str, Any]) -> list[str]:
    """Return the Leaders that were seated: both sides of one that turns over are one Leader, called by its front."""
    fronts = {leader["turns_to"]: leader["id"] for leader in catalog_of(setup)["leaders"] if leader.get("turns_to")}
    scoring = [rival for rival in view.get("rivals", []) if rival["scores"]]
    return [fronts.get(actor["leader"], actor["leader"]) for actor in (*view["seats"], *scoring)]


def outcome(game: ls.Game) -> Record:
    """Return what a finished game shows; actors are the seats and after them the Rivals that can win."""
    view: dict[str, Any] = game.view(None)
    actors = [*view["seats"], *(rival for rival in view.get("rivals", []) if rival["scores"])]
    ranks = {standing.seat: standing.rank for standing in game.standings()}
    numbers = sorted(ranks)
    points = [actor["vp"] for actor in actors]
    events = game.events()
    teams = {"teams": [seat["team"] for seat in view["seats"]]} if "teams" in view else {}
    return {
        **teams,
        "leaders": seated(game.setup, view),
        "ranks": [ranks[number] for number in numbers],
        "vp": points,
        "rounds": view["round"],
        "vp_by_round": vp_by_round(events, numbers, points),
        "order": order(events, len(view["seats"]), len(view.get("rivals", []))),
        "acquired": by_seat(events, "card_acquired", len(view["seats"])),
        "visited": by_seat(events, "agent_placed", len(view["seats"])),
        "digest": game.digest(),
    }


def vp_by_round(events: Sequence[ls.Event], actors: Sequence[int], final: Sequence[int]) -> list[list[int]]:
    """Return the Victory Points of all actors at the end of each round, found backwards from the last ones."""
    now = dict(zip(actors, final, strict=True))
    found: list[list[int]] = []
    end_of_round = list(final)
    for event in reversed(events):
        if event.kind in VP_CHANGES and event.seat in now:
            now[event.seat] -= VP_CHANGES[event.kind] * event.amount
        elif event.kind == "round_started":
            found.append(end_of_round)
            end_of_round = [now[actor] for actor in actors]
    return found[::-1]


def order(events: Sequence[ls.Event], seats: int, rivals: int) -> list[int]:
    """Return for each seat how many actors are before it in the first round; 0 is the First Player's."""
    first = next(event.seat for event in events if event.kind == "round_started" and event.seat is not None)
    return [(seat - first) % (seats + rivals) for seat in range(seats)]


def by_seat(events: Sequence[ls.Event], kind: str, seats: int) -> list[list[str]]:
    """Return what happened to each seat in events of a kind, in order: the cards it acquired, the spaces it visited."""
    found: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        if event.kind == kind and event.what is not None and event.seat is not None and event.seat < seats:
            found[event.seat].append(event.what)
    return found
