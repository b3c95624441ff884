"""The Reveal turn (B-REV)."""

from landsraad.core.packed import i64
from landsraad.engine.agenda import late_lines, post_box, post_lines, post_owned, run_plain
from landsraad.engine.atoms import cards, flow, goods
from landsraad.engine.boxes import first_line
from landsraad.engine.legality import own_agents_at
from landsraad.engine.strength import in_conflict, strength
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_PLOT,
    BOX_REVEAL,
    BOXES,
    FROM_CARD,
    FROM_INTRIGUE,
    FROM_LEADER,
    LINE_AUTO,
    SOURCE_SPAN,
)


def reveal_drawn(s: State, seat: Seat, card: i64) -> None:
    """A card drawn in the own Reveal turn is revealed at once and counts (B-REV-07)."""
    cards.reveal_card(s, seat, card)
    post_box(s, FROM_CARD * SOURCE_SPAN + card, BOX_REVEAL, seat)


def begin_reveal(s: State, seat: Seat) -> None:
    """Reveal the hand and take up what it, the Council, the board and waiting Intrigue cards give."""
    r = s.rules
    for room in r.reveal_rooms:
        room.hand_comes(s, seat)
    flow.begin_reveal_turn(s)
    first: i64 = len(seat.play)
    if r.counts_swords != 0:
        flow.forget_swords(s)
    if seat.mod_kinds & r.abilities != 0:
        for room in r.ability_rooms:
            room.revealing(s, seat)
    cards.reveal_hand(s, seat)
    if seat.council != 0:
        goods.gain_persuasion(s, seat, r.council_persuasion)
    space: i64 = 0
    while space < r.n_spaces:
        if r.space_presence[space] != 0 and own_agents_at(s, seat, space) != 0:
            goods.gain_persuasion(s, seat, r.space_presence[space])
        space += 1
    for card in seat.face_up:
        line: i64 = first_line(r, FROM_INTRIGUE * SOURCE_SPAN + card, BOX_PLOT)
        if r.line_flags[line] & LINE_AUTO != 0:  # others wait for an event of this turn
            run_plain(s, line, seat)
    # Only the cards just revealed count, not those played earlier this round (B-REV-03).
    last: i64 = len(seat.play)
    base: i64 = r.box_base[FROM_CARD] * BOXES + BOX_REVEAL
    while first < last:
        at: i64 = base + seat.play[first] * BOXES
        if r.box_first[at] < r.box_last[at]:
            post_lines(s, r.box_first[at], r.box_last[at], seat)
        first += 1
    post_box(s, FROM_LEADER * SOURCE_SPAN + seat.leader, BOX_REVEAL, seat)
    if s.rules.has_owned != 0:
        post_owned(s, BOX_REVEAL, seat)


def finish_reveal(s: State, seat: Seat) -> None:
    """Set the strength, clean up, and lose what was not used (B-REV-13, B-REV-14, B-ACQ-05)."""
    if s.rules.counts_swords != 0:
        late_lines(s, seat)
    if s.teams == 0 or s.crews[seat.index] == 0:  # others have no Combat marker (S-GEN-03)
        if s.teams != 0 and not in_conflict(seat):
            goods.lose_swords(seat)  # S-ACT-11, S-ACT-13
        goods.set_strength(s, seat, strength(s, seat))
    cards.clean_up(s, seat)
    cards.drop_aside(s, seat)
    while len(seat.face_up) > 0:
        cards.discard_intrigue(s, seat, seat.face_up[0])
    goods.lose_persuasion(seat)
