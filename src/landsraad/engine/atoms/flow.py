"""Flow: frames of pending work, decisions, agenda and the registers of round and turn."""

from landsraad.core.packed import ROOM, added, append, i64, pop, remove_at, vec
from landsraad.model.events import (
    EV_COMBAT_PASSED,
    EV_COMBAT_STARTED,
    EV_COMBAT_TIED,
    EV_CONFLICT_WON,
    EV_ENDGAME_STARTED,
    EV_EXTRA_TURN,
    EV_FIRST_PLAYER_PASSED,
    EV_GAME_ENDED,
    EV_REWARD_AGAIN,
    EV_REWARD_TAKEN,
    EV_ROUND_STARTED,
    EV_TURN_PASSED,
    EV_TURN_STARTED,
    PUBLIC,
)
from landsraad.model.state import FRAME, State
from landsraad.model.terms import D_NONE, PHASE_TURNS, STEP_TURN_MENU, TURN_AGENT, TURN_OPEN, TURN_REVEAL


def push(s: State, pc: i64, end: i64, actor: i64, source: i64) -> None:
    """Put a program on top of the pending work."""
    top: i64 = s.depth
    if top == len(s.stack):
        stack = append(append(s.stack, pc), end)
        stack = append(append(stack, actor), source)
        s.stack = append(stack, 0)
    else:  # the place of a program that is done
        s.stack[top] = pc
        s.stack[top + 1] = end
        s.stack[top + 2] = actor
        s.stack[top + 3] = source
        s.stack[top + 4] = 0
    s.depth = top + FRAME


def take_up_all(s: State) -> None:
    """Take everything on the stack for pending work, as it is where a state was written down."""
    s.depth = len(s.stack)


def push_line(s: State, line: i64, actor: i64) -> None:
    """Put the program of a line on top of the pending work."""
    r = s.rules
    push(s, r.line_pc[line], r.line_end[line], actor, r.line_source[line])


def drop_frame(s: State) -> None:
    """Take the finished program off the pending work."""
    s.depth -= FRAME


def jump(s: State, pc: i64) -> None:
    """Let the program on top go on at ``pc``."""
    s.stack[s.depth - FRAME] = pc


def set_register(s: State, value: i64) -> None:
    """Write the register of the program on top."""
    s.stack[s.depth - 1] = value


def clear_work(s: State) -> None:
    """Forget all pending work of a turn that ends here and now."""
    s.depth = 0
    s.agenda = vec[i64]()


def ask(s: State, kind: i64, decider: i64, source: i64, pc: i64, limit: i64) -> None:
    """Open a decision; its options follow with ``offer``."""
    s.kind = kind
    s.decider = decider
    s.for_actor = decider
    s.source = source
    s.pc = pc
    s.limit = limit
    s.options = vec[i64](capacity=ROOM)


def ask_for(s: State, kind: i64, decider: i64, actor: i64, source: i64, pc: i64, limit: i64) -> None:
    """Open a decision that a seat makes for a Rival (H-CHO-03)."""
    ask(s, kind, decider, source, pc, limit)
    s.for_actor = actor


def offer(s: State, action: i64) -> None:
    """Add an option to the open decision."""
    s.options = append(s.options, action)


def close_decision(s: State) -> None:
    """Close the decision that was made."""
    s.kind = D_NONE


def add_to_agenda(s: State, line: i64) -> None:
    """Leave a line for the player to resolve in the order of choice (B-AGT-11)."""
    s.agenda = append(s.agenda, line)


def take_from_agenda(s: State, slot: i64) -> i64:
    """Take a line off the agenda and return it."""
    line: i64 = s.agenda[slot]
    s.agenda = remove_at(s.agenda, slot)
    return line


def go_to(s: State, step: i64) -> None:
    """Set the next step of the round."""
    s.step = step


def enter_phase(s: State, phase: i64) -> None:
    """Enter a phase of the round (B-RND-01)."""
    s.phase = phase


def start_round(s: State) -> None:
    """Count the round and turn up its Conflict (B-RND-02)."""
    s.round += 1
    if s.conflict >= 0:
        s.conflict_past = added(s.conflict_past, s.conflict)
    s.conflict_deck, s.conflict = pop(s.conflict_deck)
    s.reveals += 1
    s.reveals_taken = 0
    for seat in s.seats:
        seat.revealed = 0
        seat.turns = 0
        seat.persuasion = 0  # gained after the Reveal turn it is lost (B-ACQ-05)
    if s.log is not None:
        s.log.add(EV_ROUND_STARTED, s.first_player, s.conflict, s.round, -1, PUBLIC)


def start_turn(s: State, seat: i64) -> None:
    """Begin a turn: its registers are fresh and the own closed space opens again (B-CLR-15)."""
    s.turn_seat = seat
    s.turn_kind = TURN_OPEN
    s.turn_touched = 0
    s.turn_card = -1
    s.turn_from = -1
    s.sent_space = -1
    s.recruited = 0
    s.just_recruited = 0
    s.at_once = 0
    s.from_garrison = 0
    s.deployed = 0
    s.recruited_units = 0
    s.deployed_units = 0
    s.harvested = 0
    s.harvest_begun = 0
    s.spice_gained = 0
    if s.extra_turn > 0:
        s.extra_turn -= 1  # this may be one of them
    if len(s.acquired) > 0:
        s.acquired = vec[i64]()
    s.picked = -1
    s.seats[seat].turns += 1
    s.seats[seat].closed_space = -1
    if s.log is not None:
        s.log.add(EV_TURN_STARTED, seat, -1, 0, -1, PUBLIC)


def set_turn_seat(s: State, seat: i64) -> None:
    """Say whose turn comes next."""
    s.turn_seat = seat


def finish_turn(s: State) -> None:
    """Close the turn: what lasted for it ends."""
    s.turn_kind = TURN_OPEN
    s.turn_touched = 1
    s.sent_space = -1
    s.turn_card = -1
    s.recruited = 0
    s.just_recruited = 0
    s.at_once = 0
    s.recruited_units = 0
    if s.seats[s.turn_seat].revealed != 0:
        s.extra_turn = 0  # no turn comes after the Reveal turn (B-TRN-04)
    s.agenda = vec[i64]()
    if len(s.turn_mods) > 0:
        s.turn_mods = vec[i64]()
        s.turn_mod_kinds = 0


def note_reveal(s: State) -> None:
    """Something hidden has come to light: what led to it cannot be taken back freely."""
    s.reveals += 1


def touch_turn(s: State) -> None:
    """Note that something was done this turn (B-CLR-03)."""
    s.turn_touched = 1


def choose_card(s: State, card: i64, source_space: i64) -> None:
    """Remember the card, and the space its Agent is taken from, until the destination is chosen."""
    s.turn_card = card
    s.turn_from = source_space


def begin_agent_turn(s: State, space: i64) -> None:
    """Make this an Agent turn to the space."""
    s.turn_kind = TURN_AGENT
    s.turn_touched = 1
    s.sent_space = space
    s.turn_card = -1
    s.turn_from = -1


def note_sent(s: State, space: i64) -> None:
    """Let everybody know where the Agent of a Rival was sent, while they follow that; -1 afterwards."""
    s.sent_space = space


def begin_reveal_turn(s: State) -> None:
    """Make this the Reveal turn of the round (B-TRN-04)."""
    s.turn_kind = TURN_REVEAL
    s.turn_touched = 1
    s.reveals_taken += 1
    seat = s.seats[s.turn_seat]
    seat.revealed = 1
    s.revealed_factions = 0
    seat.reveal_order = s.reveals_taken
    s.revealed_from = len(seat.play)


def promise_turn(s: State) -> None:
    """Another turn of the same seat follows this one."""
    s.extra_turn += 1
    if s.log is not None:
        s.log.add(EV_EXTRA_TURN, s.turn_seat, -1, 0, -1, PUBLIC)


def pass_turn(s: State) -> None:
    """Note that the turn was passed without an Agent or Reveal turn (B-CLR-03)."""
    if s.log is not None:
        s.log.add(EV_TURN_PASSED, s.turn_seat, -1, 0, -1, PUBLIC)


def add_turn_modifier(s: State, modifier: i64) -> None:
    """Let a modifier hold until the end of this turn."""
    s.turn_mods = append(s.turn_mods, modifier)
    s.turn_mod_kinds |= 1 << s.rules.mod_kind[modifier]


def use_trigger(s: State, seat: i64, slot: i64) -> None:
    """Spend a once-per-game ability."""
    s.seats[seat].trigger_used |= 1 << slot


def count_harvest(s: State, spice: i64) -> None:
    """Count the spice harvested this turn."""
    s.harvested += spice


def note_acquired(s: State, card: i64) -> None:
    """Note a card that was acquired this turn."""
    s.acquired = append(s.acquired, card)


def note_reached(s: State, faction: i64, level: i64) -> None:
    """Note which level of which track was reached just now."""
    s.reached = 16 * faction + level


def begin_harvest(s: State) -> None:
    """Note that a part of this turn's harvest was taken: what changes or follows a harvest comes once."""
    s.harvest_begun = 1


def note_swords(s: State, place: i64) -> None:
    """Note which instruction of a revealed card gave swords this turn (X-CLR-02)."""
    s.sword_places = append(s.sword_places, place)


def forget_swords(s: State) -> None:
    """Begin to note anew which cards give swords."""
    s.sword_places = vec[i64]()


def begin_turn_anew(s: State) -> None:
    """Be at the start of the turn, with nothing pending: its question is asked next."""
    clear_work(s)
    s.turn_mods = vec[i64]()
    s.turn_mod_kinds = 0
    s.rewards = vec[i64]()
    s.turn_kind = TURN_OPEN
    forget_swords(s)
    forget_wins(s)
    close_decision(s)
    enter_phase(s, PHASE_TURNS)
    go_to(s, STEP_TURN_MENU)


def wait_for_win(s: State, pc: i64, end: i64, actor: i64, source: i64) -> None:
    """Keep effects for the case that the actor wins the Conflict."""
    entry = append(append(s.on_win, pc), end)
    s.on_win = append(append(entry, actor), source)


def forget_wins(s: State) -> None:
    """The Conflict is over: nothing waits for its winner any more."""
    s.on_win = vec[i64]()


def start_asking(s: State, seat: i64) -> None:
    """Ask a seat for Intrigue cards, as the first of a circle."""
    s.asked = seat
    s.passes = 0
    s.played = 0


def start_combat(s: State) -> None:
    """Open the Combat phase (B-CMB-01)."""
    start_asking(s, s.first_player % len(s.seats))
    s.winner = -1
    if s.log is not None:
        s.log.add(EV_COMBAT_STARTED, s.first_player, s.conflict, 0, -1, PUBLIC)


def count_played(s: State) -> None:
    """Count a card played by the asked seat."""
    s.played += 1


def next_asked(s: State, passed: i64) -> None:
    """Go on to the next seat; ``passed`` tells whether the asked one played nothing."""
    if passed != 0:
        s.passes += 1
        if s.log is not None:
            s.log.add(EV_COMBAT_PASSED, s.asked, -1, 0, -1, PUBLIC)
    else:
        s.passes = 0
    skip_asked(s)


def skip_asked(s: State) -> None:
    """Go on to the next seat without counting a pass."""
    s.asked = (s.asked + 1) % len(s.seats)
    s.played = 0


def count_silent_pass(s: State) -> None:
    """Count the pass of a seat that takes no part or holds no Intrigue card, and go on."""
    s.passes += 1
    skip_asked(s)


def set_rewards(s: State, rewards: vec[i64], winner: i64) -> None:
    """Fix who takes which reward; the next one to give is the last."""
    s.rewards = rewards
    s.winner = winner
    if winner >= 0 and s.log is not None:
        s.log.add(EV_CONFLICT_WON, winner, s.conflict, 0, -1, PUBLIC)


def next_reward(s: State) -> i64:
    """Take the next reward off the list and return it (actor * 4 + place)."""
    s.rewards, reward = pop(s.rewards)
    s.asked = reward >> 2
    s.played = 0
    return reward


def list_losses(s: State, losses: vec[i64]) -> None:
    """Fix who is asked about the troops lost: 64 * troops + 4 * seat of each, the next one last."""
    s.rewards = losses


def next_loss(s: State) -> None:
    """The seat is done with the troops it lost."""
    s.rewards, _ = pop(s.rewards)


def note_reward(s: State, reward: i64) -> None:
    """Write down that a reward is taken."""
    if s.log is not None:
        s.log.add(EV_REWARD_TAKEN, reward >> 2, s.conflict, (reward & 3) + 1, -1, PUBLIC)


def note_again(s: State, reward: i64, times: i64) -> None:
    """Write down that a reward is taken more than once."""
    if s.log is not None:
        s.log.add(EV_REWARD_AGAIN, reward >> 2, s.conflict, times, -1, PUBLIC)


def note_tie(s: State, actor: i64, power: i64, rule: i64) -> None:
    """Write down what a tie does to an actor of this strength."""
    if s.log is not None:
        s.log.add(EV_COMBAT_TIED, actor, -1, power, rule, PUBLIC)


def pass_marker(s: State) -> None:
    """Pass the First Player marker clockwise (B-RCL-04)."""
    circle: i64 = len(s.seats)
    if s.rivalry is not None and s.rules.rival_marker != 0:
        circle += len(s.rivalry.rivals)
    s.first_player = (s.first_player + 1) % circle
    if s.log is not None:
        s.log.add(EV_FIRST_PLAYER_PASSED, s.first_player, -1, 0, -1, PUBLIC)


def start_endgame(s: State) -> None:
    """Open the Endgame (B-END-01)."""
    start_asking(s, s.first_player % len(s.seats))
    if s.log is not None:
        s.log.add(EV_ENDGAME_STARTED, s.first_player, -1, 0, -1, PUBLIC)


def end_game(s: State, winner: i64, vp: i64) -> None:
    """Write down that the game is over."""
    s.decider = -1
    s.options = vec[i64]()
    if s.log is not None:
        s.log.add(EV_GAME_ENDED, winner, -1, vp, -1, PUBLIC)
