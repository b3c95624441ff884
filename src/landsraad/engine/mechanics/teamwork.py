"""What teammates do for each other: reinforcing, effects for the Allies, a cost paid together (S-REI, S-CLR)."""

from typing import Final

from landsraad.core.packed import append, i64, vec
from landsraad.engine.agenda import fire_deployed, gain
from landsraad.engine.atoms import cards, flow, goods, troops
from landsraad.engine.legality import may_deploy
from landsraad.engine.offers import offer_numbers
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record
from landsraad.model.rules import Rules
from landsraad.model.state import Seat, State
from landsraad.model.terms import (
    FROM_CARD,
    OP_SOLARI,
    OP_SPICE,
    OP_VP,
    OP_WATER,
    SOURCE_SPAN,
    TURN_OPEN,
    Z_PLAY,
)

# --- words ---------------------------------------------------------------------------------------------------------

TEAMWORK: Final = 26  # the family
OP_REINFORCE: Final = 160  # recruit a troops, divided among the Allies of the team
OP_ALLY_GAINS: Final = 161  # the activated Ally gains a of resource b
OP_ALLIES_RECRUIT: Final = 162  # each own Ally recruits a troops
OP_SHARED_SPICE: Final = 163  # a spice brought together by the team: 1 Victory Point, and the card is trashed
D_REINFORCE: Final = 87  # how many of the troops go to the first of the Allies
D_SEND_IN: Final = 88  # how many of them are deployed at once
D_SHARE: Final = 89  # how much spice somebody gives
EV_REINFORCED: Final = 129
EV_SHARED: Final = 134

RESOURCES: Final = (OP_SOLARI, OP_SPICE, OP_WATER)


def reinforce(n: int = 3) -> Node:
    """Recruit n troops, divided between the two Allies of the team; each may be deployed at once (S-REI-01)."""
    return Node(OP_REINFORCE, n)


def ally_gains(node: Node) -> Node:
    """The activated Ally gains a resource (S-CLR-04)."""
    return Node(OP_ALLY_GAINS, node.a, node.op)


def allies_recruit(n: int) -> Node:
    """Each of the two Allies recruits n troops from the own Supply (S-CLR-03)."""
    return Node(OP_ALLIES_RECRUIT, n)


def shared_spice(n: int) -> Node:
    """n spice brought together by the team for 1 Victory Point; then the card is trashed (S-CLR-05)."""
    return Node(OP_SHARED_SPICE, n)


# --- state ---------------------------------------------------------------------------------------------------------


class TeamworkRecord(Record):
    """What a cost has brought together so far, and troops that may still be sent in."""

    def __init__(self) -> None:
        self.shares: vec[i64] = vec[i64]()  # by seat: spice promised
        self.fresh: vec[i64] = vec[i64]()  # by seat: troops of the reinforcement not asked about yet

    def clone(self) -> Record:
        """Return an independent copy."""
        other = TeamworkRecord()
        other.shares = self.shares[:]
        other.fresh = self.fresh[:]
        return other


def friends_who_fight(s: State, index: i64) -> i64:
    """Return the mask of the Allies of a seat's team, the seat itself included if it is one."""
    mask: i64 = 0
    for seat in s.seats:
        if s.sides[seat.index] == s.sides[index] and s.crews[seat.index] == 0:
            mask |= 1 << seat.index
    return mask


def first_of(mask: i64) -> i64:
    """Return the first seat of a mask."""
    index: i64 = 0
    while (mask >> index) & 1 == 0:
        index += 1
    return index


class Teamwork(Mechanic):
    """The room of what teammates do for each other."""

    def __init__(self) -> None:
        super().__init__("teamwork", TEAMWORK)
        self.operations = (
            Operation(OP_REINFORCE, "reinforce", takes_supply=True),
            Operation(OP_ALLY_GAINS, "ally_gains", fields=True),
            Operation(OP_ALLIES_RECRUIT, "allies_recruit", takes_supply=True),
            Operation(OP_SHARED_SPICE, "shared_spice", optional=True),
        )
        self.questions = (
            Question(D_REINFORCE, "reinforce", "reinforce"),
            Question(D_SEND_IN, "send_in", "send_in", written="send in"),
            Question(D_SHARE, "share_spice", "share"),
        )
        self.events = (
            EventKind(EV_REINFORCED, "reinforced", "", "actor"),
            EventKind(EV_SHARED, "spice_brought_together"),
        )
        self.digest_group = "teamwork"

    def own(self, s: State) -> TeamworkRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[TEAMWORK]]
        assert isinstance(record, TeamworkRecord)
        return record

    def deal(self, s: State, actors: i64) -> Record:
        """Nothing is promised."""
        record = TeamworkRecord()
        while len(record.shares) < actors:
            record.shares = append(record.shares, 0)
            record.fresh = append(record.fresh, 0)
        return record

    def effect_data(self, rules: Rules, op: int, a: int, b: int) -> Data | None:
        """Return what the Ally gains."""
        return {"n": a, "resource": rules.op_names[b]} if op == OP_ALLY_GAINS else None

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Carry out an effect for teammates."""
        if op == OP_REINFORCE:
            self.ask_reinforce(s, seat, source, pc, a)
        elif op == OP_ALLY_GAINS:
            gain(s, b, a, s.seats[s.fielders[seat.index]])
        elif op == OP_ALLIES_RECRUIT:
            for ally in s.seats:
                if (s.crews[seat.index] >> ally.index) & 1 != 0:
                    troops.recruit(s, ally, a)
        else:
            self.begin_share(s, seat, source, pc, a)

    def takers(self, s: State, op: i64, seat: Seat) -> i64:
        """Both Allies of the team may get troops (S-REI-05, S-CLR-03)."""
        return friends_who_fight(s, seat.index)

    # --- reinforce -------------------------------------------------------------------------------------------------

    def ask_reinforce(self, s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
        """Ask how many of n troops the first Ally gets: the player itself, or whom a Commander names first.

        As many as there are come from the Supply of whoever gets them; the other gets the rest (S-REI-05).
        """
        first, second = self.two(s, seat)
        most: i64 = n if n < first.supply else first.supply
        if most == 0:
            self.bring(s, seat, first, second, 0, n, source, pc)
            return
        flow.ask(s, D_REINFORCE, seat.index, source, pc, n)
        offer_numbers(s, 0, most)

    def two(self, s: State, seat: Seat) -> tuple[Seat, Seat]:
        """Return the two Allies of a seat's team, the seat itself first if it is one."""
        mask: i64 = friends_who_fight(s, seat.index)
        first: i64 = seat.index if (mask >> seat.index) & 1 != 0 else first_of(mask)
        return s.seats[first], s.seats[first_of(mask & ~(1 << first))]

    def bring(self, s: State, seat: Seat, first: Seat, second: Seat, n: i64, total: i64, source: i64, pc: i64) -> None:
        """Recruit n troops for the first Ally and the rest for the second; then both decide about deploying them."""
        own = self.own(s)
        before: i64 = first.garrison
        troops.recruit(s, first, n)
        own.fresh[first.index] = first.garrison - before
        before = second.garrison
        troops.recruit(s, second, total - n)
        own.fresh[second.index] = second.garrison - before
        if s.log is not None:
            s.log.add(EV_REINFORCED, seat.index, -1, own.fresh[second.index], second.index, PUBLIC)
        self.send_in(s, source, pc)

    def send_in(self, s: State, source: i64, pc: i64) -> None:
        """Ask the next Ally with new troops how many are deployed at once (S-REI-02, S-REI-03)."""
        own = self.own(s)
        for ally in s.seats:
            n: i64 = own.fresh[ally.index]
            if n > 0 and may_deploy(s, ally):
                flow.ask(s, D_SEND_IN, ally.index, source, pc, 0)
                offer_numbers(s, 0, n)
                return
            own.fresh[ally.index] = 0

    # --- spice brought together ------------------------------------------------------------------------------------

    def in_team(self, s: State, index: i64) -> i64:
        """Return the spice of a seat's whole team."""
        total: i64 = 0
        for seat in s.seats:
            if s.sides[seat.index] == s.sides[index]:
                total += seat.spice
        return total

    def begin_share(self, s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
        """Ask the player how much is its own share; then the teammates are asked for the rest (S-CLR-05)."""
        if self.in_team(s, seat.index) < n:
            return
        own = self.own(s)
        for one in s.seats:
            own.shares[one.index] = 0
        least: i64 = n - (self.in_team(s, seat.index) - seat.spice)
        flow.ask(s, D_SHARE, seat.index, source, pc, n)
        offer_numbers(s, least if least > 0 else 0, n if n < seat.spice else seat.spice)

    def go_on_sharing(self, s: State, asked: Seat) -> None:
        """Ask the next teammate for what is missing; the last one gives all of it or nothing is done."""
        own = self.own(s)
        missing: i64 = s.rules.code[3 * s.pc + 1]
        for one in s.seats:
            missing -= own.shares[one.index]
        if missing == 0:
            self.pay_shares(s)
            return
        left: i64 = self.still_to_ask(s, asked.index)
        if left == 0:
            return  # they do not bring it together
        other = s.seats[first_of(left)]
        rest: i64 = left & (left - 1)
        others: i64 = s.seats[first_of(rest)].spice if rest != 0 else 0
        most: i64 = missing if missing < other.spice else other.spice
        least: i64 = missing - others if missing > others else 0
        if most < least:
            return  # somebody before gave too little
        if most == 0:
            self.go_on_sharing(s, other)
            return
        flow.ask(s, D_SHARE, other.index, s.source, s.pc, missing)
        offer_numbers(s, 0, 0)
        offer_numbers(s, least if least > 0 else 1, most)

    def still_to_ask(self, s: State, asked: i64) -> i64:
        """Return the mask of the teammates of the seat whose turn it is that come after the one asked last."""
        mask: i64 = s.crews[s.turn_seat]
        if asked != s.turn_seat:
            mask &= ~((1 << (asked + 1)) - 1)
        return mask

    def pay_shares(self, s: State) -> None:
        """Everybody pays the own share; the Victory Point is the player's, and the card is trashed."""
        own = self.own(s)
        for one in s.seats:
            if own.shares[one.index] > 0:
                goods.pay_spice(s, one, own.shares[one.index])
                own.shares[one.index] = 0
        seat = s.seats[s.turn_seat]
        if s.log is not None:
            s.log.add(EV_SHARED, seat.index, -1, s.rules.code[3 * s.pc + 1], -1, PUBLIC)
        gain(s, OP_VP, 1, seat)
        card: i64 = s.source % SOURCE_SPAN
        if s.source // SOURCE_SPAN == FROM_CARD and card in seat.play:
            cards.trash_card(s, seat, Z_PLAY, card)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Carry out the answer to a question among teammates."""
        own = self.own(s)
        if kind == D_REINFORCE:
            first, second = self.two(s, seat)
            self.bring(s, seat, first, second, noun, s.limit, s.source, s.pc)
        elif kind == D_SEND_IN:
            own.fresh[seat.index] = 0
            if noun > 0:
                troops.deploy_arrived(s, seat, noun)
                fire_deployed(s, seat)
            self.send_in(s, s.source, s.pc)
        else:
            own.shares[seat.index] = noun
            self.go_on_sharing(s, seat)

    # --- can it ----------------------------------------------------------------------------------------------------

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """The spice must be there in the team (S-CLR-05)."""
        return op != OP_SHARED_SPICE or (self.in_team(s, seat.index) >= a and s.turn_kind != TURN_OPEN)

    def affordable(self, s: State, op: i64, n: i64, seat: Seat, source: i64) -> bool:
        """None of these is a cost."""
        return False

    # --- view ------------------------------------------------------------------------------------------------------

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        own = self.own(s)
        return {"shares": [int(n) for n in own.shares], "fresh": [int(n) for n in own.fresh]}
