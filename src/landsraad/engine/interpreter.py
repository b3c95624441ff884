"""The interpreter of effect programs: one instruction at a time, until the work is done or somebody must choose."""

from landsraad.core.packed import i64
from landsraad.engine import questions
from landsraad.engine.acquiring import acquire_card
from landsraad.engine.actors import actor, actor_count
from landsraad.engine.atoms import cards, flow, goods, influence, troops
from landsraad.engine.loops import next_opponent
from landsraad.engine.plain import arrive, fire, gain, note_swords
from landsraad.engine.queries import (
    affordable,
    can_acquire_free,
    count_faction,
    counted,
    factions_to_gain,
    feasible,
    holds,
    modifier,
    next_instruction,
    spaces_with_own_agent,
)
from landsraad.engine.reveal import reveal_drawn
from landsraad.engine.rivals import rival_of, work_rival
from landsraad.engine.works import act_works, trash_tile
from landsraad.model.state import FRAME, Seat, State
from landsraad.model.terms import (
    D_PASS_TURN,
    D_TOP_CARD,
    E_DEPLOYED,
    FROM_CARD,
    FROM_TILE,
    M_SPACE_INFLUENCE,
    OP_ACQUIRE,
    OP_ACQUIRE_FREE,
    OP_ARRIVE,
    OP_CHOOSE,
    OP_CLOSE_SPACE,
    OP_DEPLOY,
    OP_DEPLOY_RECRUITS,
    OP_DEPLOY_SUPPLY,
    OP_DISCARD,
    OP_DRAW,
    OP_DREADNOUGHT,
    OP_EACH_OPPONENT,
    OP_IF,
    OP_INFLUENCE,
    OP_INFLUENCE_PICK,
    OP_INTRIGUE,
    OP_INTRIGUE_DONE,
    OP_LOSE_DEPLOYED,
    OP_LOSE_GARRISON,
    OP_LOSE_INFLUENCE,
    OP_MAY_PAY,
    OP_OPPONENT,
    OP_PASS_TURN,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_PER,
    OP_PICK_SECRET,
    OP_RECALL,
    OP_REFOCUS,
    OP_RESERVE,
    OP_RETREAT,
    OP_SHOW_SECRET,
    OP_SPACE_INFLUENCE,
    OP_STEAL_INTRIGUE,
    OP_SWORDS,
    OP_TAKE_BACK,
    OP_TOP_CARD,
    OP_TRASH,
    OP_TRASH_SELF,
    OP_TROOPS,
    SOURCE_SPAN,
    TO_DISCARD,
    TURN_REVEAL,
    W_DRAW,
    W_TRASH,
    Z_PLAY,
)


def work(s: State) -> None:
    """Carry out the next instruction of the program on top of the pending work."""
    base: i64 = len(s.stack) - FRAME
    pc: i64 = s.stack[base]
    if pc >= s.stack[base + 1]:
        flow.drop_frame(s)
        return
    source: i64 = s.stack[base + 3]
    code = s.rules.code
    op: i64 = code[3 * pc]
    a: i64 = code[3 * pc + 1]
    b: i64 = code[3 * pc + 2]
    flow.jump(s, pc + 1)
    rival = rival_of(s, s.stack[base + 2])
    if rival is not None:
        work_rival(s, op, a, b, pc, rival, source)
        return
    seat = s.seats[s.stack[base + 2]]
    if gain(s, op, a, seat):
        if op == OP_SWORDS and s.rules.counts_swords != 0 and source // SOURCE_SPAN == FROM_CARD:
            note_swords(s, pc, pc + 1)
        return
    if op >= OP_DREADNOUGHT:
        act_works(s, op, a, b, pc, seat, source)
    elif op >= OP_IF:
        structure(s, op, a, b, pc, seat, source)
    elif op <= OP_TRASH_SELF:
        receive(s, op, a, b, pc, seat, source)
    else:
        act(s, op, a, b, pc, seat, source)


def receive(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Troops, cards, Intrigue cards, Influence, trashing."""
    if op == OP_TROOPS:
        troops.recruit(s, seat, a)
    elif op == OP_DRAW:
        draw(s, seat, a)
    elif op == OP_INTRIGUE:
        while a > 0:
            cards.draw_intrigue(s, seat)
            a -= 1
    elif op == OP_INFLUENCE:
        influence.gain_influence(s, seat, a, b)
    elif op == OP_SPACE_INFLUENCE:
        n: i64 = modifier(s, seat, M_SPACE_INFLUENCE, 0)
        influence.gain_influence(s, seat, a, n if n > 1 else 1)
    elif op == OP_INFLUENCE_PICK:
        mask: i64 = factions_to_gain(s, seat, b)
        if mask != 0:
            questions.ask_gain_influence(s, seat, source, pc, mask, a)
    elif op == OP_TRASH:
        questions.ask_trash(s, seat, source, pc)
    elif op == OP_TRASH_SELF:
        card: i64 = source % SOURCE_SPAN
        if source // SOURCE_SPAN == FROM_TILE:
            trash_tile(s, seat, card)
        elif card in seat.play:
            cards.trash_card(s, seat, Z_PLAY, card)


def draw(s: State, seat: Seat, n: i64) -> None:
    """Draw cards; in the own Reveal turn each is revealed at once (B-REV-07)."""
    while n > 0:
        card: i64 = cards.draw_card(s, seat)
        if card < 0:
            return
        if s.turn_kind == TURN_REVEAL and s.turn_seat == seat.index:
            reveal_drawn(s, seat, card)
        n -= 1


def act(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Everything else that is neither a plain gain nor structure."""
    if op == OP_DISCARD:
        questions.ask_discard(s, seat, source, pc, a)
    elif op == OP_RETREAT:
        questions.ask_retreat(s, seat, source, pc, a)
    elif op == OP_DEPLOY:
        questions.ask_deploy(s, seat, source, pc, a)
    elif op == OP_DEPLOY_SUPPLY:
        troops.deploy_from_supply(s, seat, a)
        fire(s, E_DEPLOYED, seat)
    elif op == OP_DEPLOY_RECRUITS:
        questions.ask_deploy_recruits(s, seat, source, pc)
    elif op == OP_LOSE_GARRISON:
        troops.lose_garrison(s, seat, a)
    elif op == OP_LOSE_DEPLOYED:
        troops.lose_deployed(s, seat, a)
    elif op == OP_LOSE_INFLUENCE:
        questions.ask_lose_influence(s, seat, source, pc)
    elif op == OP_STEAL_INTRIGUE:
        steal(s, seat, a)
    elif op == OP_ACQUIRE:
        if s.reserve[s.rules.card_reserve[a]] > 0:
            cards.take_from_market(s, a)
            acquire_card(s, seat, a, TO_DISCARD)
    elif op == OP_ACQUIRE_FREE:
        if can_acquire_free(s, seat, a):
            questions.ask_acquire_free(s, seat, source, pc, a, b)
    elif op == OP_CLOSE_SPACE:
        questions.ask_close_space(s, seat, source, pc)
    elif op == OP_TAKE_BACK:
        if count_faction(s.rules, seat.discard, a) > 0:
            questions.ask_take_back(s, seat, source, pc, a)
    elif op == OP_TOP_CARD:
        if len(seat.deck) > 0:
            cards.look_at_top(s)
            flow.ask(s, D_TOP_CARD, seat.index, source, pc, seat.deck[len(seat.deck) - 1])
            flow.offer(s, s.rules.act_word[W_DRAW])
            flow.offer(s, s.rules.act_word[W_TRASH])
    elif op == OP_REFOCUS:
        cards.reshuffle(s, seat)
    elif op == OP_RECALL:
        if spaces_with_own_agent(s, seat) != 0:
            questions.ask_recall(s, seat, source, pc)
    elif op == OP_PASS_TURN:
        questions.ask_yes_no(s, D_PASS_TURN, seat, source, pc)
    elif op == OP_RESERVE:
        if len(s.row) > 0:
            questions.ask_reserve(s, seat, source, pc, a)
    elif op == OP_PICK_SECRET:
        questions.ask_secret(s, seat, source, pc, a)
    elif op == OP_SHOW_SECRET:
        influence.show_secret(s, seat)
        faction: i64 = 0
        while faction < s.rules.n_factions:
            if (seat.secret >> faction) & 1 != 0:
                influence.gain_influence(s, seat, faction, 1)
            faction += 1


def steal(s: State, seat: Seat, threshold: i64) -> None:
    """Every opponent with enough Intrigue cards gives one, clockwise (B-ICO-13)."""
    n: i64 = actor_count(s)
    i: i64 = 1
    while i < n:
        victim = actor(s, (seat.index + i) % n)
        if len(victim.intrigue) >= threshold:
            cards.steal_intrigue(s, seat, victim)
        i += 1


def structure(s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Conditions, arrows, choices, opponents, multiples, payments."""
    if op == OP_IF:
        if not holds(s, a, seat, source):
            flow.jump(s, b)
    elif op == OP_PAY:
        if not affordable(s, pc + 1, a, seat, source):
            flow.jump(s, b)
    elif op == OP_MAY_PAY:
        flow.jump(s, b)
        if affordable(s, pc + 1, a, seat, source) and feasible(s, a, b, seat, source, False):
            questions.ask_pay(s, seat, source, pc)
    elif op == OP_CHOOSE:
        choose(s, a, b, pc, seat, source)
    elif op == OP_EACH_OPPONENT:
        next_opponent(s, a, pc, seat.index, source)
    elif op == OP_OPPONENT:
        flow.jump(s, a)
        questions.ask_opponent(s, seat, source, pc, a)
    elif op == OP_PER:
        n: i64 = counted(s, seat, a, b)
        gain(s, s.rules.code[3 * pc + 3], s.rules.code[3 * pc + 4] * n, seat)
        if n > 0 and s.rules.counts_swords != 0 and source // SOURCE_SPAN == FROM_CARD:
            note_swords(s, pc + 1, pc + 2)
        flow.jump(s, pc + 2)
    elif op == OP_PAY_SOLARI:
        goods.pay_solari(s, seat, a)
    elif op == OP_PAY_SPICE:
        goods.pay_spice(s, seat, a)
    elif op == OP_PAY_WATER:
        goods.pay_water(s, seat, a)
    elif op == OP_ARRIVE:
        arrive(s, seat, source % SOURCE_SPAN)
    elif op == OP_INTRIGUE_DONE:
        cards.discard_intrigue(s, seat, source % SOURCE_SPAN)


def choose(s: State, branches: i64, count: i64, pc: i64, seat: Seat, source: i64) -> None:
    """Let the seat choose among the branches that are possible; the register of the frame notes those taken."""
    code = s.rules.code
    taken: i64 = s.stack[len(s.stack) - 1]
    bits: i64 = taken
    chosen: i64 = 0
    while bits != 0:
        chosen += bits & 1
        bits >>= 1
    mask: i64 = 0
    if chosen < count:
        branch: i64 = 0
        while branch < branches:
            place: i64 = pc + 1 + branch
            left: bool = (taken >> branch) & 1 == 0
            if left and feasible(s, code[3 * place + 1], code[3 * place + 2], seat, source, False):
                mask |= 1 << branch
            branch += 1
    if mask == 0:
        flow.set_register(s, 0)
        flow.jump(s, next_instruction(s, pc))
    else:
        questions.ask_branch(s, seat, source, pc, mask)
