"""One game between bots, and what many of them add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

import landsraad as ls
from landsraad.bots import Bot, bot_stream, dismiss, make_bot, open_handle
from landsraad.bots.deals import seed_of_deal
from landsraad.tournament.match import seated

Data = dict[str, Any]

RIVAL = "rival"  # stands where the name of a bot would

# What is counted, and the event that shows it: (what happened to what, event, which noun of the event).
FIRINGS = (
    ("card_played", "agent_placed", "other"),
    ("card_revealed", "card_revealed", "what"),
    ("card_acquired", "card_acquired", "what"),
    ("intrigue_played", "intrigue_played", "what"),
    ("space", "agent_placed", "what"),
    ("conflict", "round_started", "what"),
    ("conflict_won", "conflict_won", "what"),
    ("rival_card", "rival_revealed", "what"),
    ("tile_acquired", "tile_acquired", "what"),
    ("tile_used", "tile_used", "what"),
    ("tile_used", "rival_used", "what"),
    ("tile_used", "dreadnought_given_up", "what"),
    ("freighter_recalled", "freighter_recalled", "amount"),
    ("leader", "leader_turned", "what"),
    ("post", "spy_placed", "what"),
    ("post_infiltrated", "infiltrated", "other"),
    ("post_gathered", "intelligence_gathered", "what"),
    ("contract_taken", "contract_taken", "what"),
    ("contract_completed", "contract_completed", "what"),
    ("objective", "objective_dealt", "what"),
    ("icon_matched", "icons_matched", "what"),
    ("training", "trained", "amount"),
)
# A Rival's dreadnought that a tile sends to the Supply is told twice; it counts as given up.
TOLD_TWICE = ("rival_used", "X-RTC-11")
COUNTED = (*dict.fromkeys((*(firing[0] for firing in FIRINGS), "leader", "decision")),)


@dataclass(frozen=True)
class Job:
    """One game to be played; everything about it follows from this."""

    setup: ls.Setup
    bots: tuple[str, ...]  # around the table, from the seat that the seed names
    seed: int
    counts: bool
    secret: str = ""  # the key of the deals

    @property
    def deal(self) -> int:
        """The seed of the game."""
        return seed_of_deal(self.seed, self.secret)

    def bot_at(self, seat: int) -> str:
        """Return the bot of a seat: the bots move on one seat from game to game, so that none has the better seats."""
        return self.bots[(seat + self.seed) % len(self.bots)]


@dataclass
class Result:
    """What became of a game; ``error`` is set if it broke."""

    seed: int
    leaders: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)  # one actor, or a whole team
    vp: list[int] = field(default_factory=list)  # by seat, then the Rivals that can win
    rounds: int = 0
    decisions: int = 0
    fired: dict[str, Counter[str]] = field(default_factory=dict)
    digest: str = ""
    error: str | None = None


def play_job(job: Job) -> Result:
    """Play a game. What breaks in it is a result too: the others go on."""
    result = Result(job.seed)
    try:
        play_into(job, result)
    except Exception as error:
        result.error = f"{type(error).__name__}: {error} (decision {result.decisions + 1})"
    return result


def play_into(job: Job, result: Result) -> None:
    """Play a game, writing down what happens."""
    game = ls.new_game(job.setup, job.deal)
    names = [job.bot_at(seat) for seat in range(job.setup.players)]
    bots: list[Bot] = [make_bot(name) for name in names]
    kinds: Counter[str] = Counter()
    if job.counts:
        game.events()  # listen from the start; asking at the end would play the game twice
    try:
        while (seat := game.seat) is not None:
            handle = open_handle(game, seat, bot_stream(job.deal, seat, result.decisions))
            if job.counts:
                kinds[handle.decision.kind] += 1
            game.apply(bots[seat].choose(handle))
            result.decisions += 1
    finally:
        dismiss(bots)
    view: Data = game.view(None)
    scoring = [rival for rival in view.get("rivals", []) if rival["scores"]]
    result.bots = [*names, *(RIVAL for _ in scoring)]
    result.leaders = seated(job.setup, view)
    result.winners = [standing.seat for standing in game.standings() if standing.rank == 1]
    result.vp = [actor["vp"] for actor in (*view["seats"], *scoring)]
    result.rounds = view["round"]
    result.digest = game.digest()
    if job.counts:
        result.fired = count_events(game.events())
        result.fired["leader"].update(result.leaders)
        result.fired["decision"] = kinds


def count_events(events: Iterable[ls.Event]) -> dict[str, Counter[str]]:
    """Count what was played, revealed, acquired, entered and fought for."""
    fired: dict[str, Counter[str]] = {name: Counter() for name in COUNTED}
    by_kind: dict[str, list[tuple[str, str]]] = {}
    for name, kind, noun in FIRINGS:
        by_kind.setdefault(kind, []).append((name, noun))
    for event in events:
        if (event.kind, event.other) == TOLD_TWICE:
            continue
        for name, noun in by_kind.get(event.kind, ()):
            thing = {"what": event.what, "other": event.other, "amount": event.amount}[noun]
            if thing is not None:
                fired[name][str(thing)] += 1
    return fired


def never_seen(
    catalog: Data, fired: dict[str, Counter[str]], players: int = 4, levels: Collection[int] = (1, 2, 3)
) -> dict[str, list[str]]:
    """Return what could have happened and did not, by what is counted; ``levels`` are those of the Conflict deck."""
    cards = catalog["cards"]
    conflicts = [conflict["id"] for conflict in catalog["conflicts"] if conflict["level"] in levels]
    possible = {
        "card_played": [card["id"] for card in cards if card["icons"] or card["anywhere"]],
        "card_revealed": [card["id"] for card in cards],
        "card_acquired": [card["id"] for card in cards if card["pile"] in ("imperium", "reserve")],
        "intrigue_played": [card["id"] for card in catalog["intrigues"]],
        "space": [space["id"] for space in catalog["spaces"]],
        "conflict": conflicts,
        "conflict_won": conflicts,
        "leader": [leader["id"] for leader in catalog["leaders"]],
        "rival_card": [card["id"] for card in catalog["rival_cards"]],
    }
    if "tiles" in catalog:
        possible["tile_acquired"] = [tile["id"] for tile in catalog["tiles"]]
        possible["tile_used"] = [tile["id"] for tile in catalog["tiles"] if tile["turn"] or tile["instead"]]
        possible["freighter_recalled"] = [str(space) for space in range(1, len(catalog["shipping"]) + 1)]
    if "posts" in catalog:
        for name in ("post", "post_gathered"):  # the way in among enemies is counted, but not asked of every post
            possible[name] = [post["id"] for post in catalog["posts"]]
    if "contracts" in catalog:
        for name in ("contract_taken", "contract_completed"):
            possible[name] = [contract["id"] for contract in catalog["contracts"]]
    if "objectives" in catalog:
        dealt = [card for card in catalog["objectives"] if not card["players"] or players in card["players"]]
        possible["objective"] = [card["id"] for card in dealt]
        icons = {conflict["battle_icon"] for conflict in catalog["conflicts"]}
        possible["icon_matched"] = sorted(icons - {None, "wild"})  # a wild one is told by its partner
    for leader in catalog["leaders"]:
        if "training" in leader:
            possible["training"] = [str(place) for place in range(1, len(leader["training"]))]
    return {name: [one for one in ids if not fired.get(name, {}).get(one)] for name, ids in possible.items()}


def summarize(
    results: list[Result], catalog: Data, counts: bool, players: int = 4, levels: Collection[int] = (1, 2, 3)
) -> Data:
    """Return what the games add up to. It depends on the games alone, not on how long they took."""
    good = [result for result in results if result.error is None]
    n = len(good)
    fired: dict[str, Counter[str]] = {name: Counter() for name in COUNTED}
    for result in good:
        for name, counter in result.fired.items():
            fired[name].update(counter)
    data: Data = {
        "games": len(results),
        "finished": n,
        "wins_by_seat": tally_wins(good, lambda result, seat: str(seat)),
        "wins_by_leader": tally_wins(good, lambda result, seat: result.leaders[seat]),
        "wins_by_bot": tally_wins(good, lambda result, seat: result.bots[seat]),
        "winner_vp": spread([sum(result.vp[seat] for seat in result.winners) for result in good]),
        "vp": spread([vp for result in good for vp in result.vp]),
        "rounds": spread([result.rounds for result in good]),
        "decisions": spread([result.decisions for result in good]),
        "total_decisions": sum(result.decisions for result in good),
        "errors": [{"seed": result.seed, "error": result.error} for result in results if result.error is not None],
    }
    if counts:
        data["fired"] = {name: dict(sorted(counter.items())) for name, counter in fired.items()}
        data["never_seen"] = never_seen(catalog, fired, players, levels)
    return data


def tally_wins(results: list[Result], key: Callable[[Result, int], str]) -> dict[str, Data]:
    """Return games, wins and mean Victory Points by seat, Leader or bot."""
    table: dict[str, Data] = {}
    for result in results:
        for seat in range(len(result.vp)):
            row = table.setdefault(key(result, seat), {"played": 0, "won": 0, "vp": 0})
            row["played"] += 1
            row["won"] += seat in result.winners
            row["vp"] += result.vp[seat]
    for row in table.values():
        row["vp"] = round(row["vp"] / row["played"], 3)
        row["share"] = round(row["won"] / row["played"], 4)
    return dict(sorted(table.items()))


def spread(values: list[int]) -> Data:
    """Return the least, the mean and the greatest of some numbers."""
    if not values:
        return {"min": None, "mean": None, "max": None}
    return {"min": min(values), "mean": round(sum(values) / len(values), 3), "max": max(values)}
