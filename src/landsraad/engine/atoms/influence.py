"""Influence tracks and Alliance tokens (B-INF, F-ALL)."""

from landsraad.core.packed import changed, i64
from landsraad.engine.actors.plan import actor as actor_of
from landsraad.engine.actors.plan import track_holder
from landsraad.engine.agenda import fire_for
from landsraad.engine.atoms.flow import note_reached
from landsraad.engine.atoms.goods import gain_vp, lose_vp
from landsraad.engine.boxes import push_box
from landsraad.model.events import (
    EV_ALLIANCE_RETURNED,
    EV_ALLIANCE_TAKEN,
    EV_INFLUENCE_GAINED,
    EV_INFLUENCE_LOST,
    EV_SECRET_CHOSEN,
    EV_SECRET_SHOWN,
    PUBLIC,
)
from landsraad.model.state import Actor, Seat, State
from landsraad.model.terms import BOX_BONUS, E_INFLUENCE, FROM_TRACK, SOURCE_SPAN


def give_alliance(s: State, actor: Actor, faction: i64) -> None:
    """Move an Alliance token, and its Victory Point with it, to an actor (B-INF-08, F-ALL-05)."""
    holder: i64 = s.alliance[faction]
    if holder >= 0 and actor_of(s, holder).scores != 0:
        lose_vp(s, actor_of(s, holder), 1)
    s.alliance = changed(s.alliance, faction, actor.index)
    if s.log is not None:
        s.log.add(EV_ALLIANCE_TAKEN, actor.index, faction, 0, holder, PUBLIC)
    if actor.scores != 0:
        gain_vp(s, actor, 1)


def return_alliance(s: State, faction: i64) -> None:
    """Put an Alliance token back on the board (F-ALL-04)."""
    holder: i64 = s.alliance[faction]
    s.alliance = changed(s.alliance, faction, -1)
    if s.log is not None:
        s.log.add(EV_ALLIANCE_RETURNED, holder, faction, 0, -1, PUBLIC)
    if actor_of(s, holder).scores != 0:
        lose_vp(s, actor_of(s, holder), 1)


def gain_influence(s: State, actor: Actor, faction: i64, n: i64) -> None:
    """Move up n spaces, one by one: every threshold on the way counts (B-INF-07); what exceeds the top is lost."""
    r = s.rules
    holder: i64 = actor.index
    if s.teams != 0:
        holder = track_holder(s, actor.index, faction)
        if holder < 0:
            return
        actor = actor_of(s, holder)
    while n > 0:
        n -= 1
        level: i64 = actor.influence(faction)
        if level >= r.influence_top:
            return
        level += 1
        actor.influence_bits += 1 << (4 * faction)
        if s.log is not None:
            s.log.add(EV_INFLUENCE_GAINED, actor.index, faction, 1, -1, PUBLIC)
        if level == r.influence_vp_at and actor.scores != 0:
            gain_vp(s, actor, 1)
        for room in r.track_rooms:
            room.stepped(s, actor, faction, level)
        if (s.heard >> E_INFLUENCE) & 1 != 0:
            note_reached(s, faction, level)
            fire_for(s, E_INFLUENCE, actor)
        if level >= r.alliance_at:
            holder = s.alliance[faction]
            if holder < 0:
                # A free token goes to whoever reaches the line, not to one who moves on above it (B-INF-11).
                if level == r.alliance_at:
                    give_alliance(s, actor, faction)
            elif holder != actor.index and level > actor_of(s, holder).influence(faction):
                give_alliance(s, actor, faction)
            if level == r.alliance_at and actor.track_bonus != 0:
                push_bonus(s, actor, faction)


def push_bonus(s: State, actor: Actor, faction: i64) -> None:
    """Put the bonus of a track on the pending work (B-INF-06)."""
    push_box(s, FROM_TRACK * SOURCE_SPAN + faction, BOX_BONUS, actor.index)


def lose_influence(s: State, actor: Actor, faction: i64) -> None:
    """Move down one space; the Alliance that may follow is settled by ``settle_alliance``."""
    if s.teams != 0:
        holder: i64 = track_holder(s, actor.index, faction)
        if holder < 0:
            return
        actor = actor_of(s, holder)
    level: i64 = actor.influence(faction)
    if level == 0:
        return
    actor.influence_bits -= 1 << (4 * faction)
    if s.log is not None:
        s.log.add(EV_INFLUENCE_LOST, actor.index, faction, 1, -1, PUBLIC)
    if level == s.rules.influence_vp_at and actor.scores != 0:
        lose_vp(s, actor, 1)


def add_secret(s: State, seat: Seat, faction: i64) -> None:
    """Keep a secretly chosen Faction (B-CLR-01)."""
    seat.secret |= 1 << faction
    if s.log is not None:
        s.log.add(EV_SECRET_CHOSEN, seat.index, faction, 0, -1, 1 << seat.index)


def show_secret(s: State, seat: Seat) -> None:
    """Turn the secret tokens face up (F-LDR-03)."""
    seat.secret_shown = 1
    if s.log is not None:
        s.log.add(EV_SECRET_SHOWN, seat.index, -1, seat.secret, -1, PUBLIC)
