"""Determinisation: a full game consistent with what one seat knows, everything hidden from it drawn anew."""

from landsraad.core.packed import append, extend, i64, joined, pop, remove, vec
from landsraad.core.rng import Rng, seeded
from landsraad.engine.actors.plan import actor, actor_count, own_tracks
from landsraad.engine.dispatch import ask_again as list_anew
from landsraad.engine.knowledge.views import top_seen
from landsraad.engine.machine import run
from landsraad.model.state import KNOWN, Seat, State
from landsraad.model.terms import (
    D_ACQUIRE,
    D_AFTER_COMBAT,
    D_CHOOSE_AGENT,
    D_CHOOSE_SPACE,
    D_COMBAT,
    D_ENDGAME,
    D_NONE,
    D_PLAY_CARD,
    D_RESOLVE,
    D_REWARD,
)


def mix(rng: Rng, zone: vec[i64]) -> None:
    """Shuffle a zone from a canonical order: from its true order, whoever knows the seed could put it back."""
    ordered = sorted(int(item) for item in zone)
    for position, item in enumerate(ordered):
        zone[position] = item
    rng.shuffle(zone)


MENUS = (
    D_PLAY_CARD,
    D_CHOOSE_AGENT,
    D_CHOOSE_SPACE,
    D_RESOLVE,
    D_ACQUIRE,
    D_COMBAT,
    D_REWARD,
    D_ENDGAME,
    D_AFTER_COMBAT,
)


def determinize(s: State, viewer: int, seed: int) -> State:
    """Return a copy in which everything the viewer cannot know is resampled from another stream."""
    rng = seeded(seed, "determinize")
    other = s.clone()
    other.rng = seeded(seed, "future")
    for seat in other.seats:
        if seat.index == viewer:
            shuffle_deck(other, seat, rng)
        else:
            redeal_cards(other, seat, rng)
            redeal_secret(other, seat, rng)
    redeal_intrigues(other, viewer, rng)
    other.imperium_deck = other.imperium_deck[:]  # copies share it until one of them writes
    other.conflict_deck = other.conflict_deck[:]
    mix(rng, other.imperium_deck)
    for room in other.rules.rooms:
        room.redeal(other, viewer, rng)
    if other.rivalry is not None:
        deck = other.rivalry.deck[:]
        mix(rng, deck)
        other.rivalry.deck = deck
    redeal_conflicts(other, rng)
    if other.kind != D_NONE and other.decider != viewer:
        ask_again(other)
    return other


def redraw(s: State, seed: int) -> State:
    """Return a copy in which what nobody knows is drawn anew, and nothing else: the decks below what anyone has seen.

    What lies ahead is a matter of chance then, for hands and knowledge of all seats stay as they are.
    """
    rng = seeded(seed, "redraw")
    other = s.clone()
    other.rng = seeded(seed, "future")
    for seat in other.seats:
        shuffle_deck(other, seat, rng)
    redraw_intrigues(other, rng)
    other.imperium_deck = other.imperium_deck[:]  # copies share it until one of them writes
    other.conflict_deck = other.conflict_deck[:]
    mix(rng, other.imperium_deck)
    for room in other.rules.rooms:
        room.redraw(other, rng)
    if other.rivalry is not None:
        deck = other.rivalry.deck[:]
        mix(rng, deck)
        other.rivalry.deck = deck
    redeal_conflicts(other, rng)
    return other


def redraw_intrigues(s: State, rng: Rng) -> None:
    """Mix the Intrigue deck but for the cards that somebody has put on top of it or under it."""
    low = 0
    while low < len(s.intrigue_bottom) and low < len(s.intrigue_deck):
        low += 1
    high = len(s.intrigue_deck)
    if s.intrigue_top >= 0 and high > low:
        high -= 1
    hidden = s.intrigue_deck[low:high]
    mix(rng, hidden)
    s.intrigue_deck = joined(joined(s.intrigue_deck[:low], hidden), s.intrigue_deck[high:])


def shuffle_deck(s: State, seat: Seat, rng: Rng) -> None:
    """Shuffle the viewer's own deck below the cards on top that are known."""
    top = len(seat.deck) - top_seen(s, seat, int(seat.index))
    hidden = seat.deck[:top]
    mix(rng, hidden)
    seat.deck = joined(hidden, seat.deck[top:])


def redeal_cards(s: State, seat: Seat, rng: Rng) -> None:
    """Mix hand and deck of an opponent, but for cards known to be in the hand or on top."""
    top = len(seat.deck) - int(seat.top_known)
    known_top = seat.deck[top:]
    pool = seat.deck[:top]
    free = seat.hand[:]
    for card in seat.hand_known:
        free = remove(free, card)
    for card in free:
        pool = append(pool, card)
    for room in s.rules.hiding_rooms:
        pool = extend(pool, room.hidden_cards(s, seat))
    mix(rng, pool)
    for room in s.rules.hiding_rooms:
        others = vec[i64]()
        for _ in room.hidden_cards(s, seat):
            pool, card = pop(pool)
            others = append(others, card)
        room.hide_cards(s, seat, others)
    hand = seat.hand_known[:]
    for _ in range(len(free)):
        pool, card = pop(pool)
        hand = append(hand, card)
    for card in known_top:
        pool = append(pool, card)
    seat.hand = hand
    seat.deck = pool


def redeal_secret(s: State, seat: Seat, rng: Rng) -> None:
    """Choose an opponent's face-down Factions anew."""
    if seat.secret == 0 or seat.secret_shown:
        return
    count = int(seat.secret).bit_count()
    factions = vec[i64]()
    for faction in range(int(s.rules.n_factions)):
        if own_tracks(s, seat.index) >> faction & 1:
            factions = append(factions, i64(faction))
    rng.shuffle(factions)
    seat.secret = 0
    for position in range(count):
        seat.secret |= 1 << factions[position]


def redeal_intrigues(s: State, viewer: int, rng: Rng) -> None:
    """Mix the Intrigue deck with the opponents' cards, but for those the viewer has seen in their hands."""
    pool, places, fixed = split_intrigue_deck(s, viewer)
    kept: list[vec[i64]] = []
    counts: list[int] = []
    for number in range(int(actor_count(s))):
        holder = actor(s, number)
        known = vec[i64]()
        if number != viewer:
            free = holder.intrigue[:]
            for i in range(0, len(s.known_intrigue), KNOWN):
                if s.known_intrigue[i] == number and s.known_intrigue[i + 1] == viewer:
                    known = append(known, s.known_intrigue[i + 2])
                    free = remove(free, s.known_intrigue[i + 2])
            for card in free:
                pool = append(pool, card)
        kept.append(known)
        counts.append(len(holder.intrigue) - len(known))
    unseen = 0
    if s.rivalry is not None:
        unseen = len(s.rivalry.unseen_intrigue)
        for card in s.rivalry.unseen_intrigue:
            pool = append(pool, card)
    mix(rng, pool)
    for number in range(int(actor_count(s))):
        if number != viewer:
            hand = kept[number]
            for _ in range(counts[number]):
                pool, card = pop(pool)
                hand = append(hand, card)
            actor(s, number).intrigue = hand
    if s.rivalry is not None:
        spent = vec[i64]()
        for _ in range(unseen):
            pool, card = pop(pool)
            spent = append(spent, card)
        s.rivalry.unseen_intrigue = spent
    deck = vec[i64]()
    for place in range(len(s.intrigue_deck)):
        if place in places:
            deck = append(deck, fixed[places.index(place)])
        else:
            pool, card = pop(pool)
            deck = append(deck, card)
    s.intrigue_deck = deck
    forget_others(s, viewer)


def forget_others(s: State, viewer: int) -> None:
    """Drop what others have seen of each other: the viewer knows neither the card nor whether it has been played."""
    kept = vec[i64]()
    for i in range(0, len(s.known_intrigue), KNOWN):
        if viewer in (s.known_intrigue[i], s.known_intrigue[i + 1]):
            for part in range(KNOWN):
                kept = append(kept, s.known_intrigue[i + part])
    s.known_intrigue = kept


def split_intrigue_deck(s: State, viewer: int) -> tuple[vec[i64], list[int], list[i64]]:
    """Return the cards of the Intrigue deck the viewer cannot know, and the places and cards it knows."""
    places = [place for place, knower in enumerate(s.intrigue_bottom) if knower == viewer]
    top = len(s.intrigue_deck) - 1
    if s.intrigue_top == viewer and top >= 0 and top not in places:
        places.append(top)
    pool = vec[i64]()
    for place, card in enumerate(s.intrigue_deck):
        if place not in places:
            pool = append(pool, card)
    return pool, places, [s.intrigue_deck[place] for place in places]


def redeal_conflicts(s: State, rng: Rng) -> None:
    """Draw the Conflicts to come anew, level by level, with those left out unseen at the set-up."""
    rules = s.rules
    out = vec[i64]()
    for level, _ in rules.values.conflict_levels:
        pool = vec[i64]()
        for zone in (s.conflict_deck, s.conflict_out):
            for conflict in zone:
                if rules.conflict_level[conflict] == level:
                    pool = append(pool, conflict)
        mix(rng, pool)
        for position in range(len(s.conflict_deck)):
            if rules.conflict_level[s.conflict_deck[position]] == level:
                pool, s.conflict_deck[position] = pop(pool)
        for conflict in pool:
            out = append(out, conflict)
    s.conflict_out = out


def ask_again(s: State) -> None:
    """Open another seat's decision anew, for the cards it holds now; a compound choice starts over."""
    kind = int(s.kind)
    seat = s.seats[s.decider]
    if kind in MENUS or kind in s.rules.shown_as:
        s.kind = D_NONE
        s.turn_card = -1
        s.turn_from = -1
        run(s)
    else:
        list_anew(s, kind, seat)
