"""Cards: every deck card is in exactly one zone of one owner, in the Row, deck or Reserve, or has left the game."""

from landsraad.core.packed import (
    ROOM,
    added,
    append,
    changed,
    extend,
    i64,
    joined,
    pop,
    remove,
    remove_at,
    vec,
    without,
)
from landsraad.engine.boxes import push_box
from landsraad.model.events import (
    EV_CARD_ACQUIRED,
    EV_CARD_DISCARDED,
    EV_CARD_DRAWN,
    EV_CARD_PUT_ON_TOP,
    EV_CARD_REMOVED,
    EV_CARD_RESERVED,
    EV_CARD_REVEALED,
    EV_CARD_TAKEN_BACK,
    EV_CARD_TO_HAND,
    EV_CARD_TRASHED,
    EV_DECK_SHUFFLED,
    EV_DICE_ROLLED,
    EV_INTRIGUE_BURIED,
    EV_INTRIGUE_DECK_SHUFFLED,
    EV_INTRIGUE_DRAWN,
    EV_INTRIGUE_PLAYED,
    EV_INTRIGUE_PUT_BACK,
    EV_INTRIGUE_STOLEN,
    EV_INTRIGUE_TRASHED,
    EV_ROW_FILLED,
    EV_ROW_TRASHED,
    PUBLIC,
)
from landsraad.model.state import KNOWN, Actor, Seat, State
from landsraad.model.terms import (
    BOX_ACQUIRE,
    BOX_DISCARDED,
    BOX_TRASHED,
    FROM_CARD,
    M_PEEK_TOP,
    SOURCE_SPAN,
    TURN_REVEAL,
    Z_DISCARD,
    Z_HAND,
    Z_PLAY,
)


def forget_in_hand(seat: Seat, card: i64) -> None:
    """A card left the hand: nobody counts on it being there any more."""
    if card in seat.hand_known:
        seat.hand_known = remove(seat.hand_known, card)


def reshuffle(s: State, seat: Seat) -> None:
    """Shuffle the discard pile into the deck (B-DCK-02)."""
    deck = joined(seat.deck, seat.discard)
    s.rng.shuffle(deck)
    seat.deck = deck
    seat.discard = vec[i64]()
    seat.top_known = 0
    s.reveals += 1
    if s.log is not None:
        s.log.add(EV_DECK_SHUFFLED, seat.index, -1, len(seat.deck), -1, PUBLIC)


def note_top_gone(s: State, seat: Seat, seen: bool) -> None:
    """The top card left its deck: something came to light, unless its owner had seen it and sees no other instead."""
    sees_next: bool = ((seat.mod_kinds | s.turn_mod_kinds) >> M_PEEK_TOP) & 1 != 0 and len(seat.deck) > 0
    if not seen or sees_next:
        s.reveals += 1


def draw_card(s: State, seat: Seat, seen: bool = False) -> i64:
    """Draw the top card, reshuffling if the deck is empty; -1 if there is none at all (B-DCK-02 to B-DCK-04).

    ``seen``: its owner has looked at it. The last card of a deck is known to its owner, who knows all the others.
    """
    left: i64 = len(seat.deck)
    if left == 0:
        if len(seat.discard) == 0:
            return -1
        reshuffle(s, seat)
    seat.deck, card = pop(seat.deck)
    seat.hand = append(seat.hand, card)
    note_top_gone(s, seat, seen or seat.top_known > 0 or left == 1)
    eyes: i64 = 1 << seat.index
    if seat.top_known > 0:
        seat.top_known -= 1
        seat.hand_known = append(seat.hand_known, card)
        eyes = PUBLIC
    if s.log is not None:
        s.log.add(EV_CARD_DRAWN, seat.index, card, 1, -1, eyes)
    return card


def play_card(s: State, seat: Seat, card: i64) -> None:
    """Put a card of the hand into play for an Agent turn (B-AGT-01)."""
    seat.hand = remove(seat.hand, card)
    forget_in_hand(seat, card)
    seat.play = append(seat.play, card)


def lay(seat: Seat, card: i64) -> None:
    """Let a card count as in play while something is judged; ``lift`` follows."""
    seat.play = append(seat.play, card)


def lift(seat: Seat) -> None:
    """Take the card that was laid last away again."""
    seat.play, _ = pop(seat.play)


def reveal_card(s: State, seat: Seat, card: i64) -> None:
    """Put a card of the hand face up into play in the Reveal turn (B-REV-02)."""
    seat.hand = remove(seat.hand, card)
    forget_in_hand(seat, card)
    seat.play = append(seat.play, card)
    if s.rules.counts_revealed != 0:
        count_revealed(s, card)
    if s.log is not None:
        s.log.add(EV_CARD_REVEALED, seat.index, card, 0, -1, PUBLIC)


def count_revealed(s: State, card: i64) -> None:
    """Count a revealed card for each of its Factions."""
    faction: i64 = 0
    while faction < s.rules.n_factions:
        if (s.rules.card_factions[card] >> faction) & 1 != 0:
            s.revealed_factions += 1 << (8 * faction)
        faction += 1


def reveal_hand(s: State, seat: Seat) -> None:
    """Put the whole hand face up into play (B-REV-02)."""
    if s.log is not None:
        for card in seat.hand:
            s.log.add(EV_CARD_REVEALED, seat.index, card, 0, -1, PUBLIC)
    if s.rules.counts_revealed != 0:
        for card in seat.hand:
            count_revealed(s, card)
    seat.play = extend(seat.play, seat.hand)
    seat.hand = vec[i64](capacity=ROOM)
    seat.hand_known = vec[i64]()


def clean_up(s: State, seat: Seat) -> None:
    """Every own card in play goes to the discard pile (B-REV-14)."""
    seat.discard = joined(seat.discard, seat.play)
    seat.play = vec[i64](capacity=ROOM)


def discard_card(s: State, seat: Seat, card: i64) -> None:
    """Discard a card of the hand (B-DCK-08)."""
    seat.hand = remove(seat.hand, card)
    forget_in_hand(seat, card)
    after_discard(s, seat, card)


def after_discard(s: State, seat: Seat, card: i64) -> None:
    """Finish a discard: the card goes to the pile, and what it does on being discarded follows (U-CLR-07)."""
    seat.discard = added(seat.discard, card)
    if s.log is not None:
        s.log.add(EV_CARD_DISCARDED, seat.index, card, 0, -1, PUBLIC)
    if s.rules.counts_picked != 0:
        s.picked = card
    if s.rules.card_discarded[card] != 0:
        push_box(s, FROM_CARD * SOURCE_SPAN + card, BOX_DISCARDED, seat.index)
    if s.rules.card_keyword[card] != 0:
        follow_keyword(s, seat, card, False)


def follow_keyword(s: State, seat: Seat, card: i64, worked: bool) -> None:
    """A card with a keyword was discarded or trashed: the room that knows it has its say."""
    s.rules.rooms[s.rules.card_keyword[card] - 1].card_left(s, seat, card, worked)


def leave_game(s: State, card: i64) -> None:
    """A Reserve card returns to its stack, any other card leaves the game (B-DCK-06)."""
    stack: i64 = s.rules.card_reserve[card]
    if stack >= 0:
        s.reserve = changed(s.reserve, stack, s.reserve[stack] + 1)
    else:
        s.trashed = added(s.trashed, card)


def trash_card(s: State, seat: Seat, zone: i64, card: i64) -> None:
    """Trash a card from hand, discard pile or play; its own trash effect follows (B-DCK-05, F-CRD-01)."""
    fresh: bool = False  # revealed this turn: its Reveal box has worked already (X-UNL-02)
    if zone == Z_HAND:
        seat.hand = remove(seat.hand, card)
        forget_in_hand(seat, card)
    elif zone == Z_DISCARD:
        seat.discard = without(seat.discard, card)
    elif zone == Z_PLAY:
        place: i64 = 0
        while seat.play[place] != card:
            place += 1
        seat.play = remove_at(seat.play, place)
        fresh = s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index and place >= s.revealed_from
        if place < s.revealed_from:
            s.revealed_from -= 1
    after_trash(s, seat, card, fresh)


def trash_top(s: State, seat: Seat) -> None:
    """Trash the top card of the deck that its owner has looked at."""
    seat.deck, card = pop(seat.deck)
    if seat.top_known > 0:
        seat.top_known -= 1
    note_top_gone(s, seat, True)
    after_trash(s, seat, card, False)


def after_trash(s: State, seat: Seat, card: i64, fresh: bool) -> None:
    """Finish a trashing: the card leaves, and what it does on being trashed is put on the pending work."""
    leave_game(s, card)
    if s.rules.counts_picked != 0:
        s.picked = card
    if s.log is not None:
        s.log.add(EV_CARD_TRASHED, seat.index, card, 0, -1, PUBLIC)
    push_box(s, FROM_CARD * SOURCE_SPAN + card, BOX_TRASHED, seat.index)
    if s.rules.card_keyword[card] != 0:
        follow_keyword(s, seat, card, fresh)


def pick_from_top(s: State, seat: Seat, card: i64, among: i64) -> None:
    """Take a card out of the top ones of the own deck, which its owner has looked at."""
    place: i64 = len(seat.deck) - among
    while seat.deck[place] != card:
        place += 1
    seat.deck = remove_at(seat.deck[:], place)
    seat.top_known = seat.top_known - 1 if seat.top_known >= among else 0


def draw_from_top(s: State, seat: Seat, card: i64, among: i64) -> None:
    """Draw a chosen card of the top ones; the others know it only if they know all of these."""
    known: bool = seat.top_known >= among
    pick_from_top(s, seat, card, among)
    seat.hand = append(seat.hand, card)
    if known:
        seat.hand_known = append(seat.hand_known, card)
    if s.log is not None:
        s.log.add(EV_CARD_DRAWN, seat.index, card, 1, -1, PUBLIC if known else 1 << seat.index)


def discard_from_top(s: State, seat: Seat, card: i64, among: i64) -> None:
    """Discard a chosen card of the top ones."""
    pick_from_top(s, seat, card, among)
    after_discard(s, seat, card)


def look_at_top(s: State, seat: Seat, n: i64) -> None:
    """A seat looks at its top cards: something comes to light, unless it knows them or these are the whole deck."""
    known: i64 = seat.top_known
    if known == 0 and ((seat.mod_kinds | s.turn_mod_kinds) >> M_PEEK_TOP) & 1 != 0:
        known = 1
    if known < n and len(seat.deck) > n:
        s.reveals += 1


def fill_row(s: State) -> None:
    """Refill the Imperium Row from its deck; with an empty deck it stays smaller (B-ACQ-07, B-ACQ-08)."""
    while len(s.row) < s.rules.row_size and len(s.imperium_deck) > 0:
        s.imperium_deck, card = pop(s.imperium_deck)
        s.row = added(s.row, card)
        s.reveals += 1
        if s.log is not None:
            s.log.add(EV_ROW_FILLED, -1, card, 0, -1, PUBLIC)


def take_from_market(s: State, card: i64) -> None:
    """Take a card from its Reserve stack or from the Imperium Row, which is refilled at once."""
    stack: i64 = s.rules.card_reserve[card]
    if stack >= 0:
        s.reserve = changed(s.reserve, stack, s.reserve[stack] - 1)
    else:
        leave_row(s, card)
        fill_row(s)


def leave_row(s: State, card: i64) -> None:
    """Take a card out of the Imperium Row; its place is empty until the caller fills it."""
    s.row = without(s.row, card)
    for room in s.rules.pair_rooms:
        room.left_row(s, card)


def take_from_aside(seat: Seat, card: i64) -> None:
    """Take a card that was kept for this seat."""
    seat.aside = remove(seat.aside, card)


def acquire_to_discard(s: State, seat: Seat, card: i64) -> None:
    """Put an acquired card on the discard pile (B-DCK-01)."""
    seat.discard = added(seat.discard, card)


def acquire_to_hand(s: State, seat: Seat, card: i64) -> None:
    """Put an acquired card into the hand, where everybody knows it."""
    seat.hand = append(seat.hand, card)
    seat.hand_known = append(seat.hand_known, card)
    if s.log is not None:
        s.log.add(EV_CARD_TO_HAND, seat.index, card, 0, -1, PUBLIC)


def return_to_hand(s: State, seat: Seat, card: i64) -> None:
    """Take an own card from play back into the hand."""
    seat.play = remove(seat.play, card)
    acquire_to_hand(s, seat, card)


def move_to_top(s: State, seat: Seat, card: i64) -> None:
    """Put a card just acquired from the discard pile on top of the deck (F-CRD-13)."""
    seat.discard = without(seat.discard, card)
    acquire_to_top(s, seat, card)


def acquire_to_top(s: State, seat: Seat, card: i64) -> None:
    """Put an acquired card on top of the deck, where everybody knows it."""
    seat.deck = added(seat.deck, card)
    seat.top_known += 1
    if s.log is not None:
        s.log.add(EV_CARD_PUT_ON_TOP, seat.index, card, 0, -1, PUBLIC)


def note_acquired(s: State, seat: Seat, card: i64) -> None:
    """Write down an acquisition and put its Acquire effect on the pending work (B-ACQ-09)."""
    if s.log is not None:
        s.log.add(EV_CARD_ACQUIRED, seat.index, card, 0, -1, PUBLIC)
    push_box(s, FROM_CARD * SOURCE_SPAN + card, BOX_ACQUIRE, seat.index)


def take_back(s: State, seat: Seat, card: i64) -> None:
    """Take a card from the own discard pile into the hand; everybody sees it."""
    seat.discard = without(seat.discard, card)
    seat.hand = append(seat.hand, card)
    seat.hand_known = append(seat.hand_known, card)
    if s.log is not None:
        s.log.add(EV_CARD_TAKEN_BACK, seat.index, card, 0, -1, PUBLIC)


def reserve_from_row(s: State, seat: Seat, card: i64, discount: i64) -> None:
    """Take a card out of the Imperium Row for this seat alone and refill the Row (F-LDR-07)."""
    seat.aside_discount = discount
    leave_row(s, card)
    seat.aside = append(seat.aside, card)
    if s.log is not None:
        s.log.add(EV_CARD_RESERVED, seat.index, card, 0, -1, PUBLIC)
    fill_row(s)


def drop_aside(s: State, seat: Seat) -> None:
    """Cards kept for this seat and not acquired leave the game (F-LDR-09)."""
    for card in seat.aside:
        leave_game(s, card)
        if s.log is not None:
            s.log.add(EV_CARD_REMOVED, seat.index, card, 0, -1, PUBLIC)
    seat.aside = vec[i64]()


def leave_hand(seat: Seat, card: i64) -> None:
    """Take a card out of the hand, face down; what others knew of the hand is no longer sure."""
    seat.hand = remove(seat.hand, card)
    seat.hand_known = vec[i64]()


def join_hand(seat: Seat, card: i64) -> None:
    """Put a card into the hand that everybody has seen."""
    seat.hand = append(seat.hand, card)
    seat.hand_known = append(seat.hand_known, card)


def trash_from_row(s: State, position: i64) -> None:
    """Trash a card of the Imperium Row; the Row is refilled by the caller (X-VAR-02)."""
    card: i64 = s.row[position]
    s.row = remove_at(s.row[:], position)
    leave_game(s, card)
    if s.log is not None:
        s.log.add(EV_ROW_TRASHED, -1, card, 0, -1, PUBLIC)


def trash_in_row(s: State, seat: Seat, card: i64) -> None:
    """Trash a card of the Imperium Row for a seat that has used it: its own trash effect follows (I-CLR-08)."""
    s.row = without(s.row, card)
    after_trash(s, seat, card, False)
    fill_row(s)


def roll_die(s: State) -> i64:
    """Roll a six-sided die."""
    result: i64 = s.rng.below(6) + 1
    s.reveals += 1
    if s.log is not None:
        s.log.add(EV_DICE_ROLLED, -1, -1, result, -1, PUBLIC)
    return result


# --- Intrigue cards ------------------------------------------------------------------------------------------------


def draw_intrigue(s: State, actor: Actor) -> None:
    """Draw an Intrigue card; an exhausted deck is renewed from its discard pile (B-INT-09).

    It tells nobody anything new where a Rival draws, who looks at none, and where a seat has put it there itself.
    """
    if len(s.intrigue_deck) == 0:
        if s.rivalry is not None:
            s.intrigue_discard = joined(s.intrigue_discard, s.rivalry.unseen_intrigue)
            s.rivalry.unseen_intrigue = vec[i64]()
        if len(s.intrigue_discard) == 0:
            return
        renewed = s.intrigue_discard[:]
        s.rng.shuffle(renewed)
        s.intrigue_deck = renewed
        s.intrigue_discard = vec[i64]()
        if s.log is not None:
            s.log.add(EV_INTRIGUE_DECK_SHUFFLED, actor.index, -1, len(s.intrigue_deck), -1, PUBLIC)
    s.intrigue_deck, card = pop(s.intrigue_deck)
    actor.intrigue = added(actor.intrigue, card)
    known: bool = actor.index >= len(s.seats)
    if s.intrigue_top >= 0 or len(s.intrigue_bottom) > 0:
        known = note_drawn(s, actor.index, card) or known
    if not known:
        s.reveals += 1
    if s.log is not None:
        s.log.add(EV_INTRIGUE_DRAWN, actor.index, card, 1, -1, 1 << actor.index)


def note_drawn(s: State, holder: i64, card: i64) -> bool:
    """Whoever put the drawn card on top of its deck, or under it, knows who has it now; tell if that is its holder."""
    knower: i64 = s.intrigue_top
    s.intrigue_top = -1
    if len(s.intrigue_bottom) > len(s.intrigue_deck):
        s.intrigue_bottom, lowest = pop(s.intrigue_bottom)
        if knower < 0:
            knower = lowest
    if knower >= 0 and knower != holder:
        note = append(added(s.known_intrigue, holder), knower)
        s.known_intrigue = append(note, card)
    return knower == holder


def bury_intrigue(s: State, seat: Seat, card: i64) -> None:
    """Put an Intrigue card under its deck; the others do not see which (X-CLR-03)."""
    seat.intrigue = without(seat.intrigue, card)
    forget_hand(s, seat.index)
    s.intrigue_deck = extend(append(vec[i64](), card), s.intrigue_deck)
    s.intrigue_bottom = extend(append(vec[i64](), seat.index), s.intrigue_bottom)
    if s.log is not None:
        s.log.add(EV_INTRIGUE_BURIED, seat.index, card, 1, -1, 1 << seat.index)


def trash_intrigue(s: State, seat: Seat, card: i64) -> None:
    """Trash an Intrigue card face up: it leaves the game (U-ICO-09)."""
    seat.intrigue = without(seat.intrigue, card)
    forget_intrigue(s, seat.index, card)
    s.trashed_intrigue = added(s.trashed_intrigue, card)
    if s.log is not None:
        s.log.add(EV_INTRIGUE_TRASHED, seat.index, card, 0, -1, PUBLIC)


def put_back_intrigue(s: State, seat: Seat, card: i64, drawn: i64) -> None:
    """Put one of the Intrigue cards just drawn back on top of its deck, where only its owner knows it.

    Whoever knew one of them is no longer sure where it is.
    """
    for other in seat.intrigue[len(seat.intrigue) - drawn :]:
        forget_intrigue(s, seat.index, other)
    seat.intrigue = without(seat.intrigue, card)
    s.intrigue_deck = added(s.intrigue_deck, card)
    s.intrigue_top = seat.index
    if s.log is not None:
        s.log.add(EV_INTRIGUE_PUT_BACK, seat.index, card, 1, -1, 1 << seat.index)


def forget_hand(s: State, holder: i64) -> None:
    """Cards left a hand unseen: nobody is sure any more what it holds."""
    kept = vec[i64]()
    i: i64 = 0
    while i < len(s.known_intrigue):
        if s.known_intrigue[i] != holder:
            kept = append(append(kept, s.known_intrigue[i]), s.known_intrigue[i + 1])
            kept = append(kept, s.known_intrigue[i + 2])
        i += KNOWN
    s.known_intrigue = kept


def play_intrigue(s: State, seat: Seat, card: i64) -> None:
    """Show an Intrigue card; it stays face up until it is resolved (B-INT-05, B-INT-06)."""
    seat.intrigue = without(seat.intrigue, card)
    seat.face_up = append(seat.face_up, card)
    forget_intrigue(s, seat.index, card)
    if s.log is not None:
        s.log.add(EV_INTRIGUE_PLAYED, seat.index, card, 0, -1, PUBLIC)


def discard_intrigue(s: State, seat: Seat, card: i64) -> None:
    """Put a resolved Intrigue card on its discard pile (B-INT-06)."""
    seat.face_up = remove(seat.face_up, card)
    s.intrigue_discard = added(s.intrigue_discard, card)


def steal_intrigue(s: State, thief: Actor, victim: Actor) -> None:
    """The victim gives a random Intrigue card (B-ICO-13); both know it from now on, nobody else does."""
    slot: i64 = s.rng.below(len(victim.intrigue))
    victim.intrigue, card = pop(victim.intrigue[:], slot)
    thief.intrigue = added(thief.intrigue, card)
    forget_holder(s, victim.index, thief.index, card)
    note = append(added(s.known_intrigue, thief.index), victim.index)
    s.known_intrigue = append(note, card)
    s.reveals += 1
    if s.log is not None:
        s.log.add(EV_INTRIGUE_STOLEN, thief.index, card, 1, victim.index, 1 << thief.index | 1 << victim.index)


def wrap_intrigue(s: State, seat: Seat, card: i64) -> None:
    """Take an Intrigue card out of a hand, unseen, to be given to somebody."""
    seat.intrigue = without(seat.intrigue, card)
    forget_hand(s, seat.index)


def hand_over_intrigue(s: State, giver: Seat, taker: Seat, card: i64, decided: bool) -> None:
    """Give a wrapped Intrigue card to somebody; both know it from now on, nobody else does.

    ``decided``: it was its giver who decided last, to whom nothing comes to light by it.
    """
    taker.intrigue = added(taker.intrigue, card)
    note = append(added(s.known_intrigue, taker.index), giver.index)
    s.known_intrigue = append(note, card)
    if not decided:
        s.reveals += 1


def put_in_deck(s: State, place: i64, card: i64) -> None:
    """Let another Intrigue card lie at a place of the deck, in a private copy."""
    s.intrigue_deck = changed(s.intrigue_deck, place, card)


def swap_intrigue(s: State, seat: Seat, old: i64, new: i64) -> None:
    """Let a seat hold another Intrigue card in place of one, in a private copy."""
    seat.intrigue = added(without(seat.intrigue, old), new)


def forget_intrigue(s: State, holder: i64, card: i64) -> None:
    """A card was shown: each knower counts on one fewer copy with this holder."""
    kept = vec[i64]()
    done: i64 = 0  # mask of knowers served
    i: i64 = 0
    while i < len(s.known_intrigue):
        knower: i64 = s.known_intrigue[i + 1]
        if s.known_intrigue[i] == holder and s.known_intrigue[i + 2] == card and (done >> knower) & 1 == 0:
            done |= 1 << knower
        else:
            kept = append(append(append(kept, s.known_intrigue[i]), knower), s.known_intrigue[i + 2])
        i += KNOWN
    s.known_intrigue = kept


def forget_holder(s: State, victim: i64, thief: i64, card: i64) -> None:
    """A random card left the victim: only the thief, who sees which, still knows anything of the rest."""
    kept = vec[i64]()
    i: i64 = 0
    while i < len(s.known_intrigue):
        holder: i64 = s.known_intrigue[i]
        knower: i64 = s.known_intrigue[i + 1]
        known: i64 = s.known_intrigue[i + 2]
        if holder == victim and knower == thief and known == card:
            card = -1  # that copy has changed hands
        elif holder != victim or knower == thief:
            kept = append(append(append(kept, holder), knower), known)
        i += KNOWN
    s.known_intrigue = kept
