"""Phase 2: a turn from its start to its end (B-TRN, B-AGT)."""

from landsraad.core.packed import i64
from landsraad.engine.actors.rivals import next_turn, pay_control
from landsraad.engine.agenda import arrive, fire, fire_deployed, run_plain
from landsraad.engine.atoms import board, cards, flow, goods, troops, units
from landsraad.engine.conditions import controller, holds
from landsraad.engine.legality import (
    can_deploy_now,
    can_deploy_unit,
    closed_to,
    enterable,
    enterable_anywhere,
    feasible,
    goes_anywhere,
    icons_now,
    open_icons,
    partner,
    spaces_with_own_agent,
    usable,
)
from landsraad.engine.modifiers import acquire_cost, icons_of, solari_cost, spice_cost
from landsraad.engine.offers import offer_mask, offer_numbers
from landsraad.engine.round.plays import offer_intrigues, play_intrigue
from landsraad.engine.round.reveal import begin_reveal, finish_reveal
from landsraad.engine.stalls import offer_stalls
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    D_ACQUIRE,
    D_CHOOSE_AGENT,
    D_CHOOSE_SPACE,
    D_PLAY_CARD,
    D_RESOLVE,
    E_PAID_SPACE,
    FROM_CARD,
    LINE_LATE,
    LINE_OPTIONAL,
    M_ICONS,
    PC_ARRIVE,
    SOURCE_SPAN,
    STEP_COMBAT_START,
    STEP_TURN_END,
    STEP_TURN_MENU,
    STEP_TURN_START,
    T_PLOT,
    TURN_AGENT,
    TURN_OPEN,
    TURN_REVEAL,
    W_END_TURN,
    W_LEADER,
    W_REVEAL,
)


def turn_start(s: State) -> None:
    """Begin the turn of the seat whose turn it is."""
    flow.start_turn(s, s.turn_seat)
    for room in s.rules.turn_rooms:
        room.turn_start(s)
    seat = s.seats[s.turn_seat]
    if seat.mod_kinds & s.rules.abilities != 0:
        for room in s.rules.ability_rooms:
            room.turn_begun(s, seat)
    flow.go_to(s, STEP_TURN_MENU)


def turn_menu(s: State) -> None:
    """Nothing is pending: ask the seat how its turn goes on."""
    for room in s.rules.effect_rooms:
        room.effects_done(s)
    if s.depth > 0:
        return
    if s.turn_kind == TURN_OPEN:
        ask_play_card(s)
    elif s.turn_kind == TURN_AGENT:
        ask_resolve(s)
    else:
        ask_acquire(s)


def turn_end(s: State) -> None:
    """End the turn and find the next seat that has not revealed yet (B-TRN-01, B-TRN-04, B-TRN-05)."""
    seat = s.seats[s.turn_seat]
    if seat.mod_kinds & s.rules.abilities != 0:
        for room in s.rules.ability_rooms:
            if room.ending(s, seat):
                return
    for room in s.rules.pair_rooms:
        if room.ending(s, seat):
            return
    if s.turn_kind == TURN_REVEAL:
        finish_reveal(s, seat)
        if s.rules.row_dice != 0:
            roll_row_dice(s)
    after_agent_turn: bool = s.turn_kind == TURN_AGENT
    flow.finish_turn(s)
    if seat.mod_kinds & s.rules.abilities != 0:
        for room in s.rules.ability_rooms:
            room.turn_over(s, seat)
    if s.rivalry is not None:
        next_turn(s, s.rivalry, after_agent_turn)
        return
    if s.extra_turn != 0:
        flow.go_to(s, STEP_TURN_START)  # the same seat once more
        return
    n: i64 = len(s.seats)
    i: i64 = 1
    while i <= n:
        other: i64 = (seat.index + i) % n
        if s.seats[other].revealed == 0:
            flow.set_turn_seat(s, other)
            flow.go_to(s, STEP_TURN_START)
            return
        i += 1
    flow.go_to(s, STEP_COMBAT_START)


def roll_row_dice(s: State) -> None:
    """Two dice thin out the Imperium Row; positions count as it lay before (X-VAR-02 to X-VAR-04)."""
    one: i64 = cards.roll_die(s)
    two: i64 = cards.roll_die(s)
    high: i64 = one if one > two else two
    low: i64 = one + two - high
    if high <= len(s.row):
        cards.trash_from_row(s, high - 1)
    if low < high and low <= len(s.row):
        cards.trash_from_row(s, low - 1)
    cards.fill_row(s)


# --- before the kind of turn is chosen -----------------------------------------------------------------------------


def ask_play_card(s: State) -> None:
    """Offer the cards that can send an Agent, the Reveal turn and Plot Intrigue cards (B-TRN-02)."""
    r = s.rules
    seat = s.seats[s.turn_seat]
    flow.ask(s, D_PLAY_CARD, seat.index, 0, -1, 0)
    closed: i64 = closed_to(s, seat)
    added: i64 = icons_of(s, seat, M_ICONS)
    leading: i64 = 0  # icons that lead somewhere
    anywhere: i64 = -1
    if seat.agents > 0:
        shown: i64 = added
        for card in seat.hand:
            shown |= r.card_icons[card] if r.more_icons == 0 else icons_now(s, seat, card)
        leading = open_icons(s, seat, shown, closed)
    for card in seat.hand:
        if r.act_hand[card] in s.options or r.card_paired[card] != 0:
            continue
        if r.card_anywhere[card] != 0:
            if anywhere < 0:
                anywhere = 0
                if seat.agents > 0 or spaces_with_own_agent(s, seat) != 0:
                    anywhere = enterable_anywhere(s, seat, closed)
            if anywhere != 0:
                flow.offer(s, r.act_hand[card])
        elif ((r.card_icons[card] if r.more_icons == 0 else icons_now(s, seat, card)) | added) & leading != 0 or (
            r.card_own_way[card] != 0 and seat.agents > 0 and enterable(s, seat, r.card_icons[card], closed, card) != 0
        ):
            flow.offer(s, r.act_hand[card])
    for room in r.pair_rooms:
        room.offer_pairs(s, seat, closed)
    flow.offer(s, r.act_word[W_REVEAL])
    if len(s.agenda) > 0:
        offer_agenda(s, seat)  # what an Intrigue card of this turn has set off
    offer_intrigues(s, seat, T_PLOT)
    for room in s.rules.menu_rooms:
        room.offer(s, seat)


def choose_card(s: State, seat: Seat, card: i64) -> None:
    """A card was chosen: ask with which other it is played if it needs one, then for the Agent and the space."""
    if s.rules.card_paired[card] != 0:
        flow.choose_card(s, card, -1)
        for room in s.rules.pair_rooms:
            room.ask_partner(s, seat, card)
        return
    choose_agent(s, seat, card)


def choose_agent(s: State, seat: Seat, card: i64) -> None:
    """Ask which Agent a card sends if there is a choice, then where."""
    if seat.mod_kinds & s.rules.abilities != 0:
        flow.choose_card(s, card, -1)
        for room in s.rules.ability_rooms:
            if room.choosing(s, seat, card):
                return
    if not (goes_anywhere(s, card) if s.rules.pair_rooms else s.rules.card_anywhere[card] != 0):
        flow.choose_card(s, card, -1)
        ask_space(s, seat)
        return
    placed: i64 = spaces_with_own_agent(s, seat)
    flow.choose_card(s, card, -1)
    if placed == 0:
        ask_space(s, seat)
        return
    flow.ask(s, D_CHOOSE_AGENT, seat.index, FROM_CARD * SOURCE_SPAN + card, -1, 0)
    if seat.agents > 0:
        flow.offer(s, s.rules.act_word[W_LEADER])
    offer_mask(s, placed, s.rules.act_space)


def ask_space(s: State, seat: Seat) -> None:
    """Ask where the chosen card sends the Agent."""
    r = s.rules
    card: i64 = s.turn_card
    closed: i64 = closed_to(s, seat)
    spaces: i64
    if goes_anywhere(s, card) if r.pair_rooms else r.card_anywhere[card] != 0:
        spaces = enterable_anywhere(s, seat, closed)
    elif r.pair_rooms and partner(s) >= 0:
        spaces = 0
        for room in r.pair_rooms:
            spaces |= room.pair_spaces(s, seat, closed)
    else:
        icons: i64 = r.card_icons[card] if r.more_icons == 0 else icons_now(s, seat, card)
        spaces = enterable(s, seat, icons | icons_of(s, seat, M_ICONS), closed, card)
    flow.ask(s, D_CHOOSE_SPACE, seat.index, FROM_CARD * SOURCE_SPAN + card, -1, 0)
    offer_mask(s, spaces, r.act_space)


def send_agent(s: State, seat: Seat, space: i64) -> None:
    """Send the Agent: play the card, pay the space's cost, then take up the effects (B-AGT-01, B-AGT-08)."""
    r = s.rules
    card: i64 = s.turn_card
    if s.turn_from >= 0:
        board.lift_agent(s, seat, s.turn_from)
    cards.play_card(s, seat, card)
    other: i64 = partner(s) if r.pair_rooms else -1
    if other >= 0:
        for room in r.pair_rooms:
            room.join(s, seat)
    flow.begin_agent_turn(s, space)
    board.place_agent(s, seat, space, card)
    solari: i64 = solari_cost(s, seat, space)
    if solari > 0:
        goods.pay_solari(s, seat, solari)
        fire(s, E_PAID_SPACE, seat)
    if r.space_spice[space] > 0:
        spice: i64 = spice_cost(r, space, card)
        if other >= 0 and spice_cost(r, space, other) < spice:
            spice = spice_cost(r, space, other)
        goods.pay_spice(s, seat, spice)
    if r.space_water[space] > 0:
        goods.pay_water(s, seat, r.space_water[space])
    holder: i64 = controller(s, space) if r.control_line[space] >= 0 else -1
    if holder >= 0:
        if s.rivalry is not None:
            pay_control(s, s.rivalry, holder, space)
        else:
            run_plain(s, r.control_line[space], s.seats[holder])
    if seat.mod_kinds & r.abilities != 0:
        for room in r.ability_rooms:
            room.sent(s, seat, card)
            if other >= 0 and other != card:  # equal copies count once
                room.sent_with(s, seat, other)
    if r.entry_line[space] < 0 and r.entered_pc < 0:
        arrive(s, seat, card)
        return
    if r.entry_line[space] < 0:
        for room in r.entry_rooms:
            room.entered(s, seat, space)
        if len(s.options) == 0:  # nobody was asked anything
            arrive(s, seat, card)
            return
        flow.push(s, PC_ARRIVE, PC_ARRIVE + 1, seat.index, FROM_CARD * SOURCE_SPAN + card)
        return
    flow.push(s, PC_ARRIVE, PC_ARRIVE + 1, seat.index, FROM_CARD * SOURCE_SPAN + card)
    if r.entered_pc >= 0:
        flow.push(s, r.entered_pc, r.entered_pc + 1, seat.index, FROM_CARD * SOURCE_SPAN + card)
    if r.entry_line[space] >= 0:
        flow.push_line(s, r.entry_line[space], seat.index)


# --- Agent turn and Reveal turn --------------------------------------------------------------------------------------


def offer_agenda(s: State, seat: Seat) -> bool:
    """Offer the lines of the agenda that can be resolved now; True if a mandatory one is among them."""
    r = s.rules
    mandatory: bool = False
    slot: i64 = 0
    while slot < len(s.agenda) and slot < 32:
        line: i64 = s.agenda[slot]
        optional: bool = r.line_flags[line] & LINE_OPTIONAL != 0
        source: i64 = r.line_source[line]
        late: bool = r.line_flags[line] & LINE_LATE != 0
        if late or listed_before(s, slot):
            slot += 1
            continue
        if s.teams != 0:
            ready: bool = usable(s, r.line_condition[line], r.line_pc[line], r.line_end[line], seat, source, optional)
        else:
            ready = holds(s, r.line_condition[line], seat, source) and feasible(
                s, r.line_pc[line], r.line_end[line], seat, source, optional
            )
        if ready:
            flow.offer(s, r.act_choice[slot])
            if not optional:
                mandatory = True
        slot += 1
    return mandatory


def listed_before(s: State, slot: i64) -> bool:
    """Tell whether the same line stands earlier on the agenda."""
    i: i64 = 0
    while i < slot:
        if s.agenda[i] == s.agenda[slot]:
            return True
        i += 1
    return False


def ask_resolve(s: State) -> None:
    """Offer what is left of the Agent turn: effects, deployment, Plot Intrigue cards, the end (B-AGT-11)."""
    seat = s.seats[s.turn_seat]
    flow.ask(s, D_RESOLVE, seat.index, 0, -1, 0)
    mandatory: bool = len(s.agenda) > 0 and offer_agenda(s, seat)
    offer_numbers(s, 1, can_deploy_now(s, seat))
    if seat.units_garrison > 0:
        offer_units(s, seat)
    offer_intrigues(s, seat, T_PLOT)
    for room in s.rules.menu_rooms:
        room.offer(s, seat)
    if not mandatory:
        flow.offer(s, s.rules.act_word[W_END_TURN])


def ask_acquire(s: State) -> None:
    """Offer what is left of the Reveal turn: effects, cards to acquire, Plot Intrigue cards, the end (B-REV-04)."""
    r = s.rules
    seat = s.seats[s.turn_seat]
    flow.ask(s, D_ACQUIRE, seat.index, 0, -1, 0)
    mandatory: bool = len(s.agenda) > 0 and offer_agenda(s, seat)
    for card in s.row:
        if acquire_cost(s, seat, card) <= seat.persuasion and r.act_market[card] not in s.options:
            flow.offer(s, r.act_market[card])
    stack: i64 = 0
    while stack < len(r.reserve_cards):
        reserve: i64 = r.reserve_cards[stack]
        cost: i64 = acquire_cost(s, seat, reserve)
        if s.reserve[stack] > 0 and cost >= 0 and cost <= seat.persuasion:
            flow.offer(s, r.act_market[reserve])
        stack += 1
    for card in seat.aside:
        if r.card_cost[card] - seat.aside_discount <= seat.persuasion:
            flow.offer(s, r.act_aside[card])
    if len(r.stall_rooms) > 0:
        offer_stalls(s, seat, 0, seat.persuasion)
    offer_intrigues(s, seat, T_PLOT)
    for room in s.rules.menu_rooms:
        room.offer(s, seat)
    if not mandatory:
        flow.offer(s, r.act_word[W_END_TURN])


def offer_units(s: State, seat: Seat) -> None:
    """Offer the kinds of unit beside troops that the rule of the Combat space lets the seat deploy now."""
    kind: i64 = 1
    while kind < s.rules.n_units:
        if can_deploy_unit(s, seat, kind):
            flow.offer(s, s.rules.act_word[s.rules.unit_word[kind - 1]])
        kind += 1


def deploy_unit(s: State, seat: Seat, word: i64) -> None:
    """Deploy the unit that a word names under the rule of the Combat space (X-DRN-02, X-UNT-03)."""
    kind: i64 = 1
    while s.rules.unit_word[kind - 1] != word:
        kind += 1
    units.deploy_by_agent(s, seat, kind)


def deploy(s: State, seat: Seat, n: i64) -> None:
    """Deploy n troops under the rule of the Combat space."""
    troops.deploy_by_agent(s, seat, n)
    fire_deployed(s, seat)


def resolve_slot(s: State, seat: Seat, slot: i64) -> None:
    """Resolve a line of the agenda."""
    flow.push_line(s, flow.take_from_agenda(s, slot), seat.index)


def play_plot(s: State, seat: Seat, card: i64) -> None:
    """Play a Plot Intrigue card (B-INT-02)."""
    play_intrigue(s, seat, card, T_PLOT)
    flow.touch_turn(s)


def start_reveal(s: State, seat: Seat) -> None:
    """Take the Reveal turn; a room may have to ask something first."""
    if seat.mod_kinds & s.rules.abilities != 0:
        for room in s.rules.ability_rooms:
            if room.before_reveal(s, seat):
                return
    begin_reveal(s, seat)


def end_turn(s: State) -> None:
    """The seat ends its turn."""
    flow.go_to(s, STEP_TURN_END)
