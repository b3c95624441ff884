"""Agents, Control markers, bonus spice, seats and closed spaces."""

from landsraad.core.packed import changed, i64
from landsraad.model.events import (
    EV_AGENT_MOVED,
    EV_AGENT_PLACED,
    EV_AGENT_RECALLED,
    EV_CONTROL_GAINED,
    EV_CONTROL_LOST,
    EV_COUNCIL_JOINED,
    EV_SPACE_CLOSED,
    EV_SPICE_ADDED,
    EV_SWORDMASTER_GAINED,
    PUBLIC,
)
from landsraad.model.state import Actor, Rival, Seat, State


def place_agent(s: State, seat: Seat, space: i64, card: i64) -> None:
    """Send an Agent from the Leader to a space (B-AGT-01)."""
    seat.agents -= 1
    s.agents[space] += 1 << (4 * seat.index)
    if s.rules.space_once[space] != 0:
        seat.visited |= 1 << space
    if s.log is not None:
        s.log.add(EV_AGENT_PLACED, seat.index, space, 0, card, PUBLIC)


def lend_agent(actor: Actor) -> None:
    """Give an actor one more Agent for this round."""
    actor.agents += 1


def lift_agent(s: State, seat: Seat, space: i64) -> None:
    """Take an own Agent off the board, to be sent again at once (B-CLR-06)."""
    seat.agents += 1
    s.agents[space] -= 1 << (4 * seat.index)
    if s.log is not None:
        s.log.add(EV_AGENT_MOVED, seat.index, space, 0, -1, PUBLIC)


def recall_agent(s: State, seat: Seat, space: i64) -> None:
    """Return an own Agent from a space to the Leader (B-ICO-22)."""
    seat.agents += 1
    s.agents[space] -= 1 << (4 * seat.index)
    if s.log is not None:
        s.log.add(EV_AGENT_RECALLED, seat.index, space, 0, -1, PUBLIC)


def recall_all(s: State) -> None:
    """Phase 5: every Agent goes home (B-RCL-02)."""
    space: i64 = 0
    while space < s.rules.n_spaces:
        s.agents[space] = 0
        space += 1
    for seat in s.seats:
        seat.agents = s.rules.base_agents + seat.swordmaster
    if s.rivalry is not None:
        for rival in s.rivalry.rivals:
            rival.agents = s.rules.rival_agents + rival.swordmaster


def dismiss_agent(actor: Actor) -> None:
    """Take an Agent of the Leader out of the game."""
    actor.agents -= 1


def gain_swordmaster(s: State, seat: Seat) -> None:
    """Take the third Agent for the rest of the game (B-SPC-16)."""
    if seat.swordmaster == 0:
        seat.swordmaster = 1
        seat.agents += 1
        if s.log is not None:
            s.log.add(EV_SWORDMASTER_GAINED, seat.index, -1, 0, -1, PUBLIC)


def join_council(s: State, seat: Seat) -> None:
    """Take a seat on the High Council (B-SPC-11)."""
    seat.council = 1
    if s.log is not None:
        s.log.add(EV_COUNCIL_JOINED, seat.index, -1, 0, -1, PUBLIC)


def gain_control(s: State, owner: Actor, space: i64) -> None:
    """Put a Control marker on the flag, in place of any other (B-CTL-02)."""
    holder: i64 = s.control[space]
    if holder == owner.index:
        return  # B-CTL-07
    if holder >= 0 and s.log is not None:
        s.log.add(EV_CONTROL_LOST, holder, space, 0, -1, PUBLIC)
    s.control = changed(s.control, space, owner.index)
    if s.log is not None:
        s.log.add(EV_CONTROL_GAINED, owner.index, space, 0, -1, PUBLIC)


def lose_control(s: State, space: i64) -> None:
    """Take a Control marker off the board (H-2PG-06)."""
    if s.log is not None:
        s.log.add(EV_CONTROL_LOST, s.control[space], space, 0, -1, PUBLIC)
    s.control = changed(s.control, space, -1)


def place_rival(s: State, rival: Rival, space: i64) -> None:
    """Send an Agent of a Rival to a space."""
    rival.agents -= 1
    s.agents[space] += 1 << (4 * rival.index)


def gain_rival_swordmaster(s: State, rival: Rival) -> None:
    """Give a Rival its third Agent (H-SOP-10)."""
    rival.swordmaster = 1
    rival.agents += 1
    if s.log is not None:
        s.log.add(EV_SWORDMASTER_GAINED, rival.index, -1, 0, -1, PUBLIC)


def add_bonus_spice(s: State, space: i64) -> None:
    """Phase 4: 1 bonus spice on an empty Maker space (B-MAK-01)."""
    s.bonus_spice = changed(s.bonus_spice, space, s.bonus_spice[space] + 1)
    if s.log is not None:
        s.log.add(EV_SPICE_ADDED, -1, space, 1, -1, PUBLIC)


def take_bonus_spice(s: State, space: i64) -> i64:
    """Take all bonus spice off a space (B-HRV-03)."""
    spice: i64 = s.bonus_spice[space]
    if spice > 0:
        s.bonus_spice = changed(s.bonus_spice, space, 0)
    return spice


def close_space(s: State, seat: Seat, space: i64) -> None:
    """Close a space to the opponents until the own next turn (B-CLR-15)."""
    seat.closed_space = space
    if s.log is not None:
        s.log.add(EV_SPACE_CLOSED, seat.index, space, 0, -1, PUBLIC)
