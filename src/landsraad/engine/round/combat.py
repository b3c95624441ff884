"""Phase 3: Combat Intrigue cards, ranking, rewards (B-CMB, B-TIE)."""

from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import actor, actor_count, fighters, in_order
from landsraad.engine.actors.rivals import combat_swords, rival_of, take_reward
from landsraad.engine.agenda import post_box
from landsraad.engine.atoms import flow, teams, troops, units
from landsraad.engine.boxes import push_owned
from landsraad.engine.round.plays import offer_intrigues, playable
from landsraad.engine.round.turns import offer_agenda
from landsraad.engine.strength import in_conflict, strength
from landsraad.model.events import TIE_FEW, TIE_FIRST, TIE_SECOND, TIE_THIRD, TIE_THREE
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    BOX_FIRST,
    BOX_WIN,
    D_AFTER_COMBAT,
    D_COMBAT,
    D_REWARD,
    FROM_CONFLICT,
    LINE_OPTIONAL,
    PHASE_COMBAT,
    PHASE_MAKERS,
    SOURCE_SPAN,
    STEP_COMBAT_ASK,
    STEP_COMBAT_END,
    STEP_LOSSES,
    STEP_MAKERS,
    STEP_REWARD_MENU,
    STEP_REWARDS,
    STEP_UNITS_HOME,
    T_COMBAT,
    T_LOSS,
    T_WIN,
    W_PASS,
)


def combat_start(s: State) -> None:
    """Open the phase."""
    flow.enter_phase(s, PHASE_COMBAT)
    flow.start_combat(s)
    if s.teams != 0:
        teams.forget_yielding(s)
    if s.rivalry is not None:
        combat_swords(s, s.rivalry)
    flow.go_to(s, STEP_COMBAT_ASK)


def combat_ask(s: State) -> None:
    """Ask the next participant who holds Intrigue cards, until all have passed in a row (B-CMB-01 to B-CMB-04).

    A seat with any Intrigue card is asked whatever the cards are: skipping it would tell what it holds.
    """
    n: i64 = len(s.seats)
    if s.teams != 0:
        teams.end_loans(s)
    while s.passes < n:
        seat = s.seats[s.asked]
        fights: bool = in_conflict(seat) if s.teams == 0 else fighting(s, seat.index) != 0
        if fights and len(seat.intrigue) > 0:
            flow.ask(s, D_COMBAT, seat.index, FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1, 0)
            if s.teams == 0 or s.crews[seat.index] == 0:
                offer_intrigues(s, seat, T_COMBAT)
            else:
                offer_for_crew(s, seat)
            flow.offer(s, s.rules.act_word[W_PASS])
            return
        if s.played > 0:
            flow.next_asked(s, 0)
        else:
            flow.count_silent_pass(s)
    for room in s.rules.tie_rooms:
        if room.compared(s):
            return
    flow.go_to(s, STEP_REWARDS)
    rank(s)


def fighting(s: State, index: i64) -> i64:
    """Return the mask of those with a unit in the Conflict for whom a seat can play Combat cards (S-CMB-05)."""
    mask: i64 = 0
    for one in s.seats:
        if (fighters(s, index) >> one.index) & 1 != 0 and in_conflict(one):
            mask |= 1 << one.index
    return mask


def for_whom(s: State, seat: Seat, card: i64) -> i64:
    """Return the mask of those of its crew for whom a seat can play a Combat card now (S-CMB-01, S-CMB-08)."""
    mask: i64 = 0
    fit: i64 = fighting(s, seat.index)
    for one in s.seats:
        if (fit >> one.index) & 1 != 0:
            teams.lend_track(s, seat.index, one.index, 1)
            if playable(s, one, card, T_COMBAT):
                mask |= 1 << one.index
            teams.lend_track(s, seat.index, one.index, 0)
    return mask


def offer_for_crew(s: State, seat: Seat) -> None:
    """Offer the Combat cards of a seat that can be played for one of its crew."""
    for card in seat.intrigue:
        if s.rules.act_intrigue[card] not in s.options and for_whom(s, seat, card) != 0:
            flow.offer(s, s.rules.act_intrigue[card])


def power_of(s: State, number: i64) -> i64:
    """Return what is compared in a game with teams: who lets a tied friend go first stands just behind (S-TIE-01)."""
    return 2 * strength(s, actor(s, number)) - ((s.yielded >> number) & 1)


def next_strength(s: State, below: i64) -> i64:
    """Return the highest strength lower than ``below`` (0: nobody is left)."""
    best: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        power: i64 = strength(s, actor(s, number)) if s.teams == 0 else power_of(s, number)
        if power < below and power > best:
            best = power
        number += 1
    return best


def add_tied(s: State, rewards: vec[i64], power: i64, place: i64) -> vec[i64]:
    """Add a reward of the place for every seat of this strength, clockwise from the First Player."""
    n: i64 = actor_count(s)
    i: i64 = 0
    while i < n:
        number: i64 = (s.first_player + i) % n
        if s.rules.rival_seat != 0:
            number = in_order(s, i)
        if (strength(s, actor(s, number)) if s.teams == 0 else power_of(s, number)) == power:
            rewards = append(rewards, 4 * number + place)
        i += 1
    return rewards


def count_tied(s: State, power: i64) -> i64:
    """Count the seats of this strength; nobody ties with 0 (B-CMB-10)."""
    if power == 0:
        return 0
    n: i64 = 0
    number: i64 = 0
    while number < actor_count(s):
        if (strength(s, actor(s, number)) if s.teams == 0 else power_of(s, number)) == power:
            n += 1
        number += 1
    return n


def note_tied(s: State, power: i64, rule: i64) -> None:
    """Write down what a tie does to all actors of this strength."""
    number: i64 = 0
    while number < actor_count(s):
        if (strength(s, actor(s, number)) if s.teams == 0 else power_of(s, number)) == power:
            flow.note_tie(s, number, strength(s, actor(s, number)), rule)
        number += 1


def note_ties(s: State, four: bool, first: i64, second: i64, third: i64) -> None:
    """Write down the ties, and who gets nothing because of one, with the rule."""
    at_first: i64 = count_tied(s, first)
    if at_first > 1:
        note_tied(s, first, TIE_FIRST)
        below: i64 = second
        if four and at_first == 2:
            if count_tied(s, second) > 1:
                note_tied(s, second, TIE_THIRD)
            return
        while below > 0:
            note_tied(s, below, TIE_THREE if four else TIE_FEW)
            below = next_strength(s, below)
    elif count_tied(s, second) > 1:
        note_tied(s, second, TIE_SECOND)
    elif four and count_tied(s, third) > 1:
        note_tied(s, third, TIE_THIRD)


def rank(s: State) -> None:
    """Find out who takes which reward (B-CMB-07 to B-CMB-10, B-TIE)."""
    rewards = vec[i64]()
    winner: i64 = -1
    four: bool = len(s.seats) >= s.rules.third_reward_from
    first: i64 = next_strength(s, 1 << 30)
    second: i64 = next_strength(s, first)
    third: i64 = next_strength(s, second)
    at_first: i64 = count_tied(s, first)
    at_second: i64 = count_tied(s, second)
    if at_first == 1:
        rewards = add_tied(s, rewards, first, 0)
        winner = rewards[0] >> 2
        if at_second == 1:
            rewards = add_tied(s, rewards, second, 1)
            if four and count_tied(s, third) == 1:
                rewards = add_tied(s, rewards, third, 2)
        elif at_second > 1:
            rewards = add_tied(s, rewards, second, 2)
    elif at_first > 1:
        rewards = add_tied(s, rewards, first, 1)
        if four and at_first == 2 and at_second == 1:
            rewards = add_tied(s, rewards, second, 2)
    if s.log is not None:
        note_ties(s, four, first, second, third)
    order = vec[i64]()
    i: i64 = len(rewards) - 1
    while i >= 0:
        order = append(order, rewards[i])
        i -= 1
    flow.set_rewards(s, order, winner)


def give_rewards(s: State) -> None:
    """Give the next reward, or close the phase."""
    if len(s.rewards) == 0:
        flow.go_to(s, STEP_COMBAT_END)
        return
    reward: i64 = flow.next_reward(s)
    times: i64 = reward_times(s, reward >> 2)
    rival = rival_of(s, reward >> 2)
    if rival is not None:
        assert s.rivalry is not None
        if rival.collects != 0:
            flow.note_reward(s, reward)
            if times > 1:
                flow.note_again(s, reward, times)
        take_reward(s, s.rivalry, rival, reward & 3, times)
        return
    flow.note_reward(s, reward)
    seat = s.seats[reward >> 2]
    if reward & 3 == 0:
        push_win(s, seat.index)
    if times > 1:
        flow.note_again(s, reward, times)
    while times > 0:  # who has Control already keeps it, so it comes once (B-CTL-07, U-DBL-03)
        post_box(s, FROM_CONFLICT * SOURCE_SPAN + s.conflict, BOX_FIRST + (reward & 3), seat)
        times -= 1
    flow.go_to(s, STEP_REWARD_MENU)


def reward_times(s: State, index: i64) -> i64:
    """Return how often an actor takes its reward: as often as the room says that gives most (U-DBL-01, U-DBL-02)."""
    most: i64 = 1
    for room in s.rules.reward_rooms:
        times: i64 = room.reward_times(s, index)
        if times > most:
            most = times
    return most


def reward_menu(s: State) -> None:
    """Let the seat take its reward in its order; the winner may play "when you win" cards (B-CMB-06, F-CON-03)."""
    seat = s.seats[s.asked]
    won: bool = s.asked == s.winner
    if only_one_line(s) and s.rules.line_flags[s.agenda[0]] & LINE_OPTIONAL == 0:
        flow.push_line(s, flow.take_from_agenda(s, 0), seat.index)
        return
    flow.ask(s, D_REWARD, seat.index, FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1, 0)
    mandatory: bool = offer_agenda(s, seat)
    if won:
        offer_intrigues(s, seat, T_WIN)
    if not mandatory:
        flow.offer(s, s.rules.act_word[W_PASS])
    if len(s.options) == 1 and not mandatory and (not won or len(seat.intrigue) == 0):
        flow.close_decision(s)
        finish_reward(s)


def only_one_line(s: State) -> bool:
    """Tell whether one line is all that is left of a reward, be it more than once."""
    for line in s.agenda:
        if line != s.agenda[0]:
            return False
    return len(s.agenda) > 0


def finish_reward(s: State) -> None:
    """The seat is done with its reward."""
    flow.clear_work(s)
    flow.go_to(s, STEP_REWARDS)


def push_win(s: State, index: i64) -> None:
    """What things owned and waiting Combat cards bring to the winner of a Conflict."""
    push_owned(s, index, BOX_WIN)
    i: i64 = 0
    while i < len(s.on_win):
        if s.on_win[i + 2] == index:
            flow.push(s, s.on_win[i], s.on_win[i + 1], index, s.on_win[i + 3])
        i += 4


def combat_end(s: State) -> None:
    """What mechanics do with the winner comes first (X-CTL-01, U-CMB-06); then the Conflict is cleared."""
    if s.rules.n_units == 1 and s.rules.after_rewards == 0:
        clear_conflict(s)
        return
    flow.go_to(s, STEP_UNITS_HOME)
    for room in s.rules.rooms:
        room.combat_end(s)


def units_home(s: State) -> None:
    """Units beside troops go where their kind goes (X-DRN-07, X-CTL-05)."""
    number: i64 = 0
    while number < actor_count(s):
        units.clear_conflict(s, actor(s, number))
        number += 1
    for room in s.rules.rooms:
        room.units_home(s)
    clear_conflict(s)


def clear_conflict(s: State) -> None:
    """Troops go to the Supply, Combat markers to 0 (B-CMB-11, B-CMB-12); who lost many may play a card for it."""
    if s.rules.loss_cards != 0:
        note_losses(s)
    number: i64 = 0
    while number < actor_count(s):
        troops.clear_conflict(actor(s, number))
        number += 1
    if len(s.on_win) > 0:
        flow.forget_wins(s)
    if len(s.rewards) > 0:
        flow.go_to(s, STEP_LOSSES)
    else:
        finish_combat(s)


def note_losses(s: State) -> None:
    """List who loses so many troops that some Intrigue card can be played for it, clockwise (I-CLR-16)."""
    losses = vec[i64]()
    i: i64 = len(s.seats) - 1
    while i >= 0:
        seat = s.seats[(s.first_player + i) % len(s.seats)]
        if seat.conflict >= s.rules.loss_cards:
            losses = append(losses, 64 * seat.conflict + 4 * seat.index)
        i -= 1
    flow.list_losses(s, losses)


def losses(s: State) -> None:
    """Ask those who lost troops and hold Intrigue cards, whatever the cards are, as in Combat (I-CLR-16)."""
    while len(s.rewards) > 0:
        entry: i64 = s.rewards[len(s.rewards) - 1]
        seat = s.seats[(entry >> 2) & 15]
        if len(seat.intrigue) > 0:
            flow.ask(s, D_AFTER_COMBAT, seat.index, FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1, entry >> 6)
            offer_intrigues(s, seat, T_LOSS)
            flow.offer(s, s.rules.act_word[W_PASS])
            return
        flow.next_loss(s)
    finish_combat(s)


def finish_combat(s: State) -> None:
    """The phase is over."""
    flow.enter_phase(s, PHASE_MAKERS)
    flow.go_to(s, STEP_MAKERS)
