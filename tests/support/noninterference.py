"""H1: nobody can see what they may not. Everything hidden from a seat is resampled; what it sees must not change.

Run by hand: python -m tests.support.noninterference --states 1000
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence

import landsraad as ls
from landsraad.core.codec import canonical
from landsraad.core.rng import Rng, seeded
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.model.state import KNOWN
from tests.support import pieces
from tests.support.cells import SAMPLED, Cell

# Events that legitimately tell the viewer something new; after a public one the two games may part ways.
OWN_NEWS = {"card_drawn", "intrigue_drawn", "intrigue_stolen", "contract_offered"}
PUBLIC_NEWS = {
    "row_filled", "round_started", "card_revealed", "card_trashed", "rival_revealed", "tile_turned_up", "card_returned",
    "contract_turned_up", "tleilaxu_row_filled",
}  # fmt: skip
# Chance: even the amount is news.
CHANCE = {"dice_rolled"}


class Leak(AssertionError):
    """A seat saw something that depends on what it may not know."""


def states(count: int, seed: int = 0, cells: Sequence[Cell] = SAMPLED) -> Iterator[tuple[str, ls.Game, Rng]]:
    """Yield a name, a game at some decision, and a random stream, spread over cells and random games.

    Where one seat of three or more has seen a card of another, which is rare, every second decision counts.
    """
    done = 0
    number = seed
    while done < count:
        for cell in cells:
            rng = seeded(number, f"states {cell.name}")
            game = cell.game(number)
            step = 0
            while not game.over:
                rare = game.setup.players > 2 and len(game._state.known_intrigue) > 0 and step % 2 == 0
                if rng.below(12) == 0 or rare:
                    yield f"{cell.name}, seed {number}, step {step}", game, rng
                    done += 1
                    if done >= count:
                        return
                actions = game.legal_actions()
                game.apply(actions[rng.below(len(actions))])
                step += 1
        number += 1


def visible_events(game: ls.Game, action: int, viewer: int) -> list[dict[str, object]]:
    """Return what the viewer hears when the action is taken on a copy."""
    copy = game.clone()
    start = len(copy.events(0, viewer))
    copy.apply(action)
    return [event.to_json() for event in copy.events(start, viewer)]


def compare_events(
    name: str, ours: list[dict[str, object]], theirs: list[dict[str, object]], viewer: int, asked: str
) -> None:
    """Compare what is heard after a question in two games that differ in what is hidden, until news makes them part.

    All seats keep a contract at the same time: what others chose comes to light after the last answer (C-RIX-03).
    Whoever is given an Intrigue card in a trade reads it.
    """
    for mine, other in zip(ours, theirs, strict=False):
        if mine == other:
            continue
        kind = mine["kind"]
        same = {key: value for key, value in mine.items() if key != "what"} == {
            key: value for key, value in other.items() if key != "what"
        }
        if same and (asked, kind) == ("keep_contract", "contract_taken") and mine["seat"] != viewer:
            continue
        if same and kind == "intrigue_given" and mine["other"] == viewer:
            continue
        if same and kind in OWN_NEWS and mine["seat"] == viewer and not mine["hidden"]:
            continue
        if (same and kind in PUBLIC_NEWS) or (kind in CHANCE and kind == other["kind"]):
            return
        raise Leak(f"{name}: seat {viewer} hears {mine} or {other}")


def refusal(game: ls.Game) -> str:
    """Return the text of a refused action: it reaches whoever tried."""
    try:
        game.apply(-1)
    except ls.IllegalAction as error:
        return str(error)
    raise Leak("an impossible action was taken")


def check(name: str, game: ls.Game, viewer: int, seed: int) -> None:
    """Resample what the viewer cannot know and compare view, options, error text and events."""
    other = game.determinize(viewer, seed)
    if canonical(game.view(viewer)) != canonical(other.view(viewer)):
        raise Leak(f"{name}: the view of seat {viewer} changes (resample {seed})")
    if refusal(game) != refusal(other):
        raise Leak(f"{name}: the error text changes (resample {seed})")
    known = other._state.known_intrigue
    if any(viewer not in known[i : i + 2] for i in range(0, len(known), KNOWN)):
        raise Leak(f"{name}: a copy for seat {viewer} tells what others have seen of each other (resample {seed})")
    decision = game.decision
    if decision is not None and decision.seat == viewer:
        if game.legal_actions() != other.legal_actions():
            raise Leak(f"{name}: the options of seat {viewer} change (resample {seed})")
        for action in game.legal_actions()[:2]:
            ours = visible_events(game.determinize(viewer, seed + 1), action, viewer)
            theirs = visible_events(other, action, viewer)
            compare_events(name, ours, theirs, viewer, decision.kind)
    elif game.seat is not None:
        spectator = canonical(game.view(None)), canonical(other.view(None))
        if spectator[0] != spectator[1]:
            raise Leak(f"{name}: a spectator's view changes (resample {seed})")


def check_many(count: int, resamples: int = 3, seed: int = 0, cells: Sequence[Cell] = SAMPLED) -> int:
    """Check this many states for all seats; return the number of comparisons."""
    done = 0
    for name, game, rng in states(count, seed, cells):
        for viewer in range(game.setup.players):
            for _ in range(resamples):
                check(name, game, viewer, int(rng.word()))
                done += 1
    return done


def hidden_slots(game: ls.Game, viewer: int) -> dict[str, object]:
    """Return every slot that is hidden from the viewer, by name."""
    s = game._state
    slots: dict[str, object] = {}
    for seat in s.seats:
        if seat.index != viewer:
            for zone in ("hand", "intrigue"):
                for position, card in enumerate(getattr(seat, zone)):
                    slots[f"{zone} {seat.index} {position}"] = int(card)
            if seat.secret and not seat.secret_shown:
                slots[f"secret {seat.index}"] = int(seat.secret)
            if pieces.kept_card(s, seat) >= 0:
                slots[f"kept {seat.index}"] = pieces.kept_card(s, seat)
        for position, card in enumerate(seat.deck):
            slots[f"deck {seat.index} {position}"] = int(card)
    for zone in ("intrigue_deck", "imperium_deck", "conflict_deck"):
        for position, card in enumerate(getattr(s, zone)):
            slots[f"{zone} {position}"] = int(card)
    for number, stack in enumerate(pieces.hidden_tiles(s)):
        for position, tile in enumerate(stack):
            slots[f"tiles {number} {position}"] = tile
    for position, contract in enumerate(pieces.contract_bank(s)):
        slots[f"bank {position}"] = contract
    if s.rivalry is not None:
        for rival in s.rivalry.rivals:
            for position, card in enumerate(rival.intrigue):
                slots[f"intrigue {rival.index} {position}"] = int(card)
        for position, card in enumerate(s.rivalry.unseen_intrigue):
            slots[f"unseen_intrigue {position}"] = int(card)
        for position, card in enumerate(s.rivalry.deck):
            slots[f"rival_deck {position}"] = int(card)
    return slots


def known_places(game: ls.Game, viewer: int) -> list[int]:
    """Return the places of the Intrigue deck whose cards the viewer put there itself."""
    s = game._state
    places = [place for place, knower in enumerate(s.intrigue_bottom) if knower == viewer]
    return [*places, len(s.intrigue_deck) - 1] if s.intrigue_top == viewer else places


def pool_of(game: ls.Game, viewer: int, slot: str) -> Counter[int]:
    """Return the values that may stand in a slot, with how often they occur among what is unknown."""
    s = game._state
    zone, *rest = slot.split()
    if zone == "tiles":
        return Counter(tile for stack in pieces.hidden_tiles(s) for tile in stack)
    if zone == "bank":
        return Counter(pieces.contract_bank(s))
    if zone in ("hand", "deck", "kept"):
        seat = s.seats[int(rest[0])]
        position = int(rest[1]) if zone != "kept" else len(seat.hand)
        if seat.index == viewer:
            known = len(game.view(viewer)["known"]["deck_top"][viewer])  # type: ignore[index,call-overload]
            if position >= len(seat.deck) - known:
                return Counter()
            return Counter(int(card) for card in seat.deck[: len(seat.deck) - known])
        if zone == "deck" and position >= len(seat.deck) - seat.top_known:
            return Counter()
        pool = Counter(int(card) for card in seat.deck[: len(seat.deck) - seat.top_known])
        pool.update(int(card) for card in seat.hand)
        kept = pieces.kept_card(s, seat)
        pool.update([kept] if kept >= 0 else [])
        pool.subtract(int(card) for card in seat.hand_known)
        # With no unknown card left in the deck the hand is certain.
        spread = position >= len(seat.hand_known) and (len(seat.deck) > seat.top_known or kept >= 0)
        return +pool if zone == "deck" or spread else Counter()
    if zone == "rival_deck" and s.rivalry is not None:
        return Counter(int(card) for card in s.rivalry.deck)
    if zone in ("intrigue", "intrigue_deck", "unseen_intrigue"):
        known = known_places(game, viewer)
        if zone == "intrigue_deck" and int(rest[0]) in known:
            return Counter()
        pool = Counter(int(card) for place, card in enumerate(s.intrigue_deck) if place not in known)
        for number in range(actor_count(s)):
            if number != viewer:
                pool.update(int(card) for card in actor(s, number).intrigue)
        if s.rivalry is not None:
            pool.update(int(card) for card in s.rivalry.unseen_intrigue)
        for i in range(0, len(s.known_intrigue), KNOWN):
            if s.known_intrigue[i + 1] == viewer:
                pool.subtract([int(s.known_intrigue[i + 2])])
                if zone == "intrigue" and s.known_intrigue[i] == int(rest[0]):
                    return Counter()
        return +pool
    if zone == "conflict_deck":
        level = s.rules.conflict_level[s.conflict_deck[int(rest[0])]]
        both = [*s.conflict_deck, *s.conflict_out]
        return Counter(int(conflict) for conflict in both if s.rules.conflict_level[conflict] == level)
    if zone == "secret":
        return Counter(range(6))
    return Counter(int(card) for card in s.imperium_deck)


def frozen_slots(game: ls.Game, viewer: int, resamples: int, seed: int) -> list[str]:
    """Return the hidden slots that could well vary but kept one value over all resamples."""
    seen: dict[str, set[object]] = {}
    for number in range(resamples):
        for slot, value in hidden_slots(game.determinize(viewer, seed + number), viewer).items():
            seen.setdefault(slot, set()).add(value)
    frozen = []
    for slot, values in seen.items():
        pool = pool_of(game, viewer, slot)
        total = sum(pool.values())
        if len(values) < 2 and len(pool) > 1 and max(pool.values()) <= 0.6 * total:
            frozen.append(slot)
    return frozen


def main() -> None:
    """Run H1 from the command line."""
    parser = argparse.ArgumentParser(description="Resample what a seat cannot know; what it sees must not change.")
    parser.add_argument("--states", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    print(f"{check_many(arguments.states, seed=arguments.seed)} comparisons, no leak")


if __name__ == "__main__":
    main()
