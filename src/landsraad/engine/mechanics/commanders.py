"""Commanders and their Allies: arrows on Agents, whom a turn activates, Combat cards for an Ally, team rewards (S-).

A Commander is a seat with a crew. An ability of every seat of such a game: the Swordmaster works once (S-SWM).
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, i64, vec
from landsraad.core.rng import Rng
from landsraad.engine.agenda import gain
from landsraad.engine.atoms import board, flow, teams
from landsraad.engine.building.decompile import line_data
from landsraad.engine.legality import can_deploy_now, can_deploy_unit, feasible, goes_anywhere, own_agents_at
from landsraad.engine.offers import ask_yes_no, offer_mask, offer_numbers
from landsraad.engine.round.combat import for_whom, power_of
from landsraad.engine.round.plays import play_intrigue
from landsraad.engine.round.reveal import begin_reveal
from landsraad.engine.round.turns import ask_space, deploy, deploy_unit, offer_units
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.effects import Modifier, Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import FRAME, Actor, Seat, State
from landsraad.model.terms import (
    BOX_OWN,
    D_CHOOSE_AGENT,
    D_CHOOSE_SPACE,
    D_COMBAT,
    D_PLAY_CARD,
    FROM_CARD,
    FROM_CONFLICT,
    FROM_INTRIGUE,
    FROM_LEADER,
    FROM_TRACK,
    OP_SWORDS,
    SOURCE_SPAN,
    T_COMBAT,
    TURN_AGENT,
    TURN_OPEN,
    W_ACCEPT,
    Z_WORD,
)
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

COMMANDERS: Final = 25  # the family
D_ARROW: Final = 81  # which Agent is sent: one with an arrow, or the Swordmaster
D_DOUBLE_ARROW: Final = 82  # whom the Swordmaster activates
D_ACTIVATE: Final = 83
D_FIELD: Final = 84  # how many troops the activated Ally deploys
D_FOR_ALLY: Final = 85  # for whom a Combat card is played
D_CONCEDE: Final = 86
M_SINGLE_USE: Final = 21  # the Swordmaster works once; value: swords of its token in each Reveal turn
W_SWORDMASTER: Final = 41
W_ALLY_DEPLOYS: Final = 42
EV_ACTIVATED: Final = 125
EV_PLAYED_FOR: Final = 126
EV_CONCEDED: Final = 127
EV_SWORDMASTER_GONE: Final = 128

TOKENS: Final = 3  # Agents of a Commander: an arrow to the left, one to the right, both
LEFT: Final = 0
RIGHT: Final = 1
DOUBLE: Final = 2
HOME: Final = -1
REVEALS: Final = 1  # register of D_ACTIVATE: the hand is revealed next


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class TeamReward:
    """What each player of a team gains whenever a track of one of them reaches a level (S-PER-05, S-PER-06)."""

    track: str
    level: int
    effects: tuple[Node, ...]


def single_use(swords: int) -> Modifier:
    """The Swordmaster works in one round; its token gives swords in each Reveal turn (S-SWM-01, S-SWM-04)."""
    return Modifier(M_SINGLE_USE, value=swords)


# --- state ---------------------------------------------------------------------------------------------------------


class CommanderRecord(Record):
    """Where the Agents of the Commanders are, and what was chosen for the Agent that is being sent."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]()  # by seat and token: the space it was sent to, or HOME
        self.token: i64 = -1  # of the Agent that is being sent
        self.arrow: i64 = -1  # whom the Swordmaster is to activate
        self.used: i64 = 0  # mask of seats whose Swordmaster was sent this round
        self.gone: i64 = 0  # mask of seats whose Swordmaster has left the game
        self.told: i64 = -1  # what the Ally could deploy when asked last this turn
        self.kept: i64 = 0  # mask of seats that did not concede in this Combat

    def clone(self) -> Record:
        """Return an independent copy."""
        other = CommanderRecord()
        other.places = self.places[:]
        other.token = self.token
        other.arrow = self.arrow
        other.used = self.used
        other.gone = self.gone
        other.told = self.told
        other.kept = self.kept
        return other


class CommanderTables(Tables):
    """The compiled team rewards, and the spaces that are closed to each seat for ever."""

    def __init__(self) -> None:
        self.track: vec[i64] = vec[i64]()
        self.level: vec[i64] = vec[i64]()
        self.line: vec[i64] = vec[i64]()


def tables_of(r: Rules) -> CommanderTables:
    """Return what was compiled for a ruleset."""
    tables = r.tables[r.room_at[COMMANDERS]]
    assert isinstance(tables, CommanderTables)
    return tables


def record_of(s: State) -> CommanderRecord | None:
    """Return the record of a game, None if it has no Commanders."""
    place: i64 = s.rules.room_at[COMMANDERS]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, CommanderRecord)
    return record


def arrow_of(s: State, index: i64, token: i64) -> i64:
    """Return the Ally that an arrow names: two places to the left, or two to the right (S-SET-03, S-ACT-02)."""
    n: i64 = len(s.seats)
    return (index + 2) % n if token == LEFT else (index + n - 2) % n


def sent_to(s: State, seat: Seat, token: i64) -> i64:
    """Return where an Agent of a Commander is: a space + 1, 0 with the Leader, -1 if there is none (any more)."""
    own = record_of(s)
    if own is None or (token == DOUBLE and (seat.swordmaster == 0 or (own.gone >> seat.index) & 1 != 0)):
        return -1
    space: i64 = own.places[TOKENS * seat.index + token]
    return space + 1 if space >= 0 and own_agents_at(s, seat, space) != 0 else 0


def is_commander(s: State, seat: Actor) -> bool:
    """Tell whether a seat has Allies to field units for it."""
    return s.crews[seat.index] != 0


def is_active(s: State, seat: Actor) -> bool:
    """Tell whether a Commander has activated an Ally."""
    return s.fielders[seat.index] != seat.index


class Commanders(Mechanic):
    """The room of the Commanders."""

    def __init__(self, rewards: tuple[TeamReward, ...]) -> None:
        super().__init__("commanders", COMMANDERS)
        self.rewards = rewards
        self.questions = (
            Question(D_ARROW, "choose_arrow", "arrow", with_words=True, part_of=D_PLAY_CARD),
            Question(D_DOUBLE_ARROW, "choose_double_arrow", "arrow_to", written="arrow to", part_of=D_PLAY_CARD),
            Question(D_ACTIVATE, "activate", "activate"),
            Question(D_FIELD, "field_troops", "field"),
            Question(D_FOR_ALLY, "play_for", "play_for", written="play for", part_of=D_COMBAT),
            Question(D_CONCEDE, "concede", "concede"),
        )
        self.events = (
            EventKind(EV_ACTIVATED, "ally_activated", "", "actor"),
            EventKind(EV_PLAYED_FOR, "played_for_ally", "intrigue", "actor"),
            EventKind(EV_CONCEDED, "tie_conceded"),
            EventKind(EV_SWORDMASTER_GONE, "swordmaster_gone"),
        )
        self.modifiers = ((M_SINGLE_USE, "single_use_swordmaster"),)
        self.words = ((W_SWORDMASTER, "swordmaster"), (W_ALLY_DEPLOYS, "ally_deploys"))
        self.ability = M_SINGLE_USE
        self.in_menu = True
        self.on_tracks = True
        self.on_ties = True
        self.after_effects = True
        self.digest_group = "commanders"

    def __repr__(self) -> str:
        return f"{self.name}({self.rewards!r})"

    def own(self, s: State) -> CommanderRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[COMMANDERS]]
        assert isinstance(record, CommanderRecord)
        return record

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Compile the team rewards."""
        tables = CommanderTables()
        for reward in self.rewards:
            track = list(writer.factions()).index(reward.track)
            line = writer.asked(reward.effects, FROM_TRACK * SOURCE_SPAN + track, BOX_OWN)
            tables.track = append(tables.track, i64(track))
            tables.level = append(tables.level, i64(reward.level))
            tables.line = append(tables.line, i64(line))
        return tables

    def catalog(self, rules: Rules) -> Data:
        """Return the seating, and what tracks bring to a team."""
        tables = tables_of(rules)
        seating = [
            {
                "side": seat.side,
                "leaders": list(seat.leaders),
                "only": seat.only,
                "crew": list(seat.crew),
                "track": seat.track or None,
                "spaces": list(seat.spaces),
            }
            for seat in rules.seating
        ]
        rewards = [
            {"track": reward.track, "level": reward.level, "line": line_data(rules, int(tables.line[number]))}
            for number, reward in enumerate(self.rewards)
        ]
        return {"seating": seating, "team_rewards": rewards}

    def deal(self, s: State, actors: i64) -> Record:
        """All Agents are with their Leaders (S-SET-13)."""
        record = CommanderRecord()
        while len(record.places) < TOKENS * actors:
            record.places = append(record.places, HOME)
        return record

    # --- act -------------------------------------------------------------------------------------------------------

    def activate(self, s: State, seat: Seat, ally: i64) -> None:
        """Activate an Ally for this turn (S-ACT-01); before an Agent is sent that fixes its arrow (S-ACT-15)."""
        teams.stand_for(s, seat.index, ally)
        if s.log is not None:
            s.log.add(EV_ACTIVATED, seat.index, -1, 0, ally, PUBLIC)

    def effects_done(self, s: State) -> None:
        """Whoever has no Agent for the Ally that is fixed sends none; one that came back can be sent (S-ACT-15)."""
        seat = s.seats[s.turn_seat]
        if s.turn_kind != TURN_OPEN or not is_commander(s, seat) or not is_active(s, seat):
            return
        shut: i64 = self.closed_for_ever(s.rules, seat.index)
        teams.bar(s, seat.index, (1 << s.rules.n_spaces) - 1 if self.ready(s, seat, False) == 0 else shut)

    def ready(self, s: State, seat: Seat, placed: bool) -> i64:
        """Return the mask of Agents of a Commander that can be sent now (S-SET-13, S-ACT-15), also from spaces."""
        own = self.own(s)
        mask: i64 = 0
        token: i64 = 0
        while token < TOKENS:
            space: i64 = own.places[TOKENS * seat.index + token]
            home: bool = placed or space < 0
            home = home or own_agents_at(s, seat, space) == 0  # it may have been recalled (S-ACT-17)
            if token == DOUBLE:
                home = home and seat.swordmaster != 0 and (own.gone >> seat.index) & 1 == 0
            elif is_active(s, seat):
                home = home and arrow_of(s, seat.index, token) == s.fielders[seat.index]
            if home:
                mask |= 1 << token
            token += 1
        return mask

    # --- sending an Agent ------------------------------------------------------------------------------------------

    def choosing(self, s: State, seat: Seat, card: i64) -> bool:
        """Ask a Commander which Agent is sent; its arrow names the Ally (S-ACT-02, S-ACT-03).

        A card that moves an Agent from a space may take any of them: the arrow says where it comes from.
        """
        if not is_commander(s, seat):
            return False
        own = self.own(s)
        own.arrow = -1
        own.token = -1
        moves: bool = goes_anywhere(s, card) if s.rules.pair_rooms else s.rules.card_anywhere[card] != 0
        mask: i64 = self.ready(s, seat, moves)
        if mask & (mask - 1) != 0:
            flow.ask(s, D_ARROW, seat.index, FROM_CARD * SOURCE_SPAN + card, -1, 0)
            token: i64 = 0
            while token < DOUBLE:
                if (mask >> token) & 1 != 0:
                    flow.offer(s, s.rules.act_seat[arrow_of(s, seat.index, token)])
                token += 1
            if (mask >> DOUBLE) & 1 != 0:
                flow.offer(s, s.rules.act_word[W_SWORDMASTER])
            return True
        self.take(s, seat, DOUBLE if (mask >> DOUBLE) & 1 != 0 else RIGHT if (mask >> RIGHT) & 1 != 0 else LEFT)
        return True

    def take(self, s: State, seat: Seat, token: i64) -> None:
        """Send this Agent, from the Leader or the space it is on: ask for its Ally if no arrow names it, or where."""
        self.own(s).token = token
        place: i64 = sent_to(s, seat, token) - 1
        flow.choose_card(s, s.turn_card, place if place >= 0 else -1)
        if not self.ask_double(s, seat):
            ask_space(s, seat)

    def ask_double(self, s: State, seat: Seat) -> bool:
        """Ask whom the Swordmaster activates, if that is the Agent and nobody is active yet (S-ACT-03)."""
        if self.own(s).token != DOUBLE or is_active(s, seat):
            return False
        flow.ask(s, D_DOUBLE_ARROW, seat.index, FROM_CARD * SOURCE_SPAN + s.turn_card, -1, 0)
        offer_mask(s, s.crews[seat.index], s.rules.act_seat)
        return True

    def sent(self, s: State, seat: Seat, card: i64) -> None:
        """The Agent is there: its Ally is active from now on; a Swordmaster is used up (S-ACT-02, S-SWM-02)."""
        own = self.own(s)
        if not is_commander(s, seat):
            # Their Agents are alike; whoever has sent all of them has sent the Swordmaster.
            if seat.swordmaster != 0 and seat.agents == 0:
                own.used |= 1 << seat.index
            return
        own.places[TOKENS * seat.index + own.token] = s.sent_space
        if own.token == DOUBLE:
            own.used |= 1 << seat.index
        if not is_active(s, seat):
            self.activate(s, seat, own.arrow if own.token == DOUBLE else arrow_of(s, seat.index, own.token))
        own.token = -1
        own.arrow = -1

    # --- ask and answer --------------------------------------------------------------------------------------------

    def calls_up(self, s: State, seat: Seat) -> None:
        """An effect needs the Ally before an Agent is sent: the Commander chooses one with whom it works (S-ACT-15)."""
        able: i64 = 0
        ally: i64 = 0
        while ally < len(s.seats):
            if (s.crews[seat.index] >> ally) & 1 != 0 and self.works_with(s, seat, ally):
                able |= 1 << ally
            ally += 1
        self.ask_activate(s, seat, 0, able if able != 0 else s.crews[seat.index])

    def works_with(self, s: State, seat: Seat, ally: i64) -> bool:
        """Tell whether what is pending could be carried out with an Ally: its cost may be that Ally's Influence."""
        other = s.clone()
        teams.stand_for(other, seat.index, ally)
        base: i64 = other.depth - FRAME
        pc: i64 = other.stack[base]
        return feasible(other, pc, other.stack[base + 1], other.seats[seat.index], other.stack[base + 3], False)

    def before_reveal(self, s: State, seat: Seat) -> bool:
        """In a Reveal turn the Commander chooses the Ally (S-ACT-04)."""
        if not is_commander(s, seat) or is_active(s, seat):
            return False
        self.ask_activate(s, seat, REVEALS, s.crews[seat.index])
        return True

    def ask_activate(self, s: State, seat: Seat, then: i64, allies: i64) -> None:
        """Ask which Ally is activated."""
        flow.ask(s, D_ACTIVATE, seat.index, FROM_LEADER * SOURCE_SPAN + seat.leader, -1, then)
        offer_mask(s, allies, s.rules.act_seat)

    def revealing(self, s: State, seat: Seat) -> None:
        """The token of the Swordmaster gives swords in each Reveal turn (S-SWM-04, S-SWM-05)."""
        if seat.swordmaster != 0:
            gain(s, OP_SWORDS, self.token_swords(s, seat), seat)

    def token_swords(self, s: State, seat: Seat) -> i64:
        """Return the swords of the token."""
        n: i64 = 0
        for mod in seat.mods:
            if s.rules.mod_kind[mod] == M_SINGLE_USE:
                n += s.rules.mod_value[mod]
        return n

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Carry out the answer to a question about Allies."""
        own = self.own(s)
        if kind == D_ARROW:
            self.take(s, seat, DOUBLE if zone == Z_WORD else LEFT if noun == arrow_of(s, seat.index, LEFT) else RIGHT)
        elif kind == D_DOUBLE_ARROW:
            own.arrow = noun
            ask_space(s, seat)
        elif kind == D_ACTIVATE:
            self.activate(s, seat, noun)
            if s.limit == REVEALS:
                begin_reveal(s, seat)
        elif kind == D_FIELD and zone == Z_WORD:
            deploy_unit(s, seat, noun)
            self.ask_field(s, seat)
        elif kind == D_FIELD:
            if noun > 0:
                deploy(s, seat, noun)
            own.told = self.deployable(s, seat)
        elif kind == D_FOR_ALLY:
            self.play_for(s, seat, s.limit, noun)
        elif noun == W_ACCEPT:
            teams.yield_to_friend(s, seat.index)
            if s.log is not None:
                s.log.add(EV_CONCEDED, seat.index, -1, 0, -1, PUBLIC)
        else:
            own.kept |= 1 << seat.index

    # --- the Ally deploys ------------------------------------------------------------------------------------------

    def deployable(self, s: State, ally: Seat) -> i64:
        """Return a number that tells whether something has changed for the Ally's deployment."""
        return (ally.units_garrison << 32) + (s.recruited * 64 + ally.garrison) * 8 + s.from_garrison

    def may_ask(self, s: State, seat: Seat) -> bool:
        """Tell whether the activated Ally can deploy something it was not asked about yet (S-ACT-06, S-ACT-10)."""
        if not is_commander(s, seat) or not is_active(s, seat) or s.turn_kind != TURN_AGENT:
            return False
        ally = s.seats[s.fielders[seat.index]]
        return self.can_field(s, ally) and self.own(s).told != self.deployable(s, ally)

    def can_field(self, s: State, ally: Seat) -> bool:
        """Tell whether an Ally has troops or other units that may be deployed in this turn."""
        kind: i64 = 1
        while kind < s.rules.n_units:
            if can_deploy_unit(s, ally, kind):
                return True
            kind += 1
        return can_deploy_now(s, ally) > 0

    def ask_field(self, s: State, ally: Seat) -> None:
        """Ask the activated Ally how many troops to deploy, or which other unit first."""
        flow.ask(s, D_FIELD, ally.index, FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1, 0)
        offer_numbers(s, 0, can_deploy_now(s, ally))
        offer_units(s, ally)

    def offer(self, s: State, seat: Seat) -> None:
        """A Commander may let the Ally decide about deployment before the turn ends."""
        if self.may_ask(s, seat):
            flow.offer(s, s.rules.act_word[W_ALLY_DEPLOYS])

    def choose(self, s: State, seat: Seat, zone: i64, noun: i64) -> bool:
        """Ask the Ally now."""
        if zone != Z_WORD or noun != W_ALLY_DEPLOYS:
            return False
        self.ask_field(s, s.seats[s.fielders[seat.index]])
        return True

    def ending(self, s: State, seat: Seat) -> bool:
        """Before the turn ends the Ally decides about what may still be deployed."""
        if not self.may_ask(s, seat):
            return False
        self.ask_field(s, s.seats[s.fielders[seat.index]])
        return True

    # --- Combat ----------------------------------------------------------------------------------------------------

    def plays_combat(self, s: State, seat: Seat, card: i64) -> None:
        """A Commander plays a Combat card for one own Ally with a unit in the Conflict (S-CMB-01)."""
        mask: i64 = for_whom(s, seat, card)
        if mask & (mask - 1) == 0:
            ally: i64 = 0
            while (mask >> ally) & 1 == 0:
                ally += 1
            self.play_for(s, seat, card, ally)
            return
        flow.ask(s, D_FOR_ALLY, seat.index, FROM_INTRIGUE * SOURCE_SPAN + card, -1, card)
        offer_mask(s, mask, s.rules.act_seat)

    def play_for(self, s: State, seat: Seat, card: i64, ally: i64) -> None:
        """All of the card is the Ally's; Influence may be paid on the Commander's own track (S-CMB-02, S-CMB-03)."""
        flow.count_played(s)
        teams.lend_track(s, seat.index, ally, 1)
        if s.log is not None:
            s.log.add(EV_PLAYED_FOR, seat.index, card, 0, ally, PUBLIC)
        play_intrigue(s, seat, card, T_COMBAT, ally)

    def compared(self, s: State) -> bool:
        """Ask tied Allies of one team whether one concedes the higher reward to the other (S-TIE-01, S-TIE-07)."""
        own = self.own(s)
        n: i64 = len(s.seats)
        i: i64 = 0
        while i < n:
            index: i64 = (s.first_player + i) % n
            i += 1
            power: i64 = power_of(s, index)
            if power == 0 or ((own.kept | s.yielded) >> index) & 1 != 0:
                continue
            above: i64 = 0
            tied: i64 = 0  # of the own side, the seat itself included
            others: i64 = 0
            for one in s.seats:
                if power_of(s, one.index) > power:
                    above += 1
                elif power_of(s, one.index) == power:
                    tied += 1
                    others += 1 if s.sides[one.index] != s.sides[index] else 0
            if above < 3 and tied == 2 and others == 0:  # with an opponent among them: S-TIE-05
                ask_yes_no(s, D_CONCEDE, s.seats[index], FROM_CONFLICT * SOURCE_SPAN + s.conflict, -1)
                return True
        return False

    # --- times of the round ----------------------------------------------------------------------------------------

    def round_start(self, s: State) -> None:
        """A new round, a new Combat."""
        self.own(s).kept = 0

    def turn_begun(self, s: State, seat: Seat) -> None:
        """Nothing is chosen yet."""
        own = self.own(s)
        own.told = -1
        own.token = -1
        own.arrow = -1

    def turn_over(self, s: State, seat: Seat) -> None:
        """A Commander activates nobody outside own turns (S-ACT-14)."""
        if is_commander(s, seat):
            teams.stand_down(s, seat.index)
            teams.bar(s, seat.index, self.closed_for_ever(s.rules, seat.index))

    def closed_for_ever(self, r: Rules, index: i64) -> i64:
        """Return the mask of the spaces of others (S-PER-01)."""
        mask: i64 = 0
        for number, plan in enumerate(r.seating):
            if number != index:
                for place, space in enumerate(r.spaces):
                    if space.id in plan.spaces:
                        mask |= 1 << place
        return mask

    def steps_bring(self, s: State, actor: Actor, track: i64, level: i64, to: i64) -> bool:
        """Tell whether a team reward lies on the way."""
        tables = tables_of(s.rules)
        place: i64 = 0
        while place < len(tables.track):
            if tables.track[place] == track and level < tables.level[place] <= to:
                return True
            place += 1
        return False

    def stepped(self, s: State, actor: Actor, track: i64, level: i64) -> None:
        """Each player of the team gains what the level shows, the one who stands there first (S-ICO-04, S-PER-10)."""
        tables = tables_of(s.rules)
        n: i64 = len(s.seats)
        place: i64 = 0
        while place < len(tables.track):
            if tables.track[place] == track and tables.level[place] == level:
                i: i64 = n - 1
                while i >= 0:
                    index: i64 = (actor.index + i) % n
                    if s.sides[index] == s.sides[actor.index]:
                        flow.push_line(s, tables.line[place], index)
                    i -= 1
            place += 1

    def recall(self, s: State) -> None:
        """Agents come home; a Swordmaster that was sent leaves the game (S-SWM-02)."""
        own = self.own(s)
        place: i64 = 0
        while place < len(own.places):
            own.places[place] = HOME
            place += 1
        for seat in s.seats:
            if (own.used >> seat.index) & 1 != 0:
                own.gone |= 1 << seat.index
                if s.log is not None:
                    s.log.add(EV_SWORDMASTER_GONE, seat.index, -1, 0, -1, PUBLIC)
            if (own.gone >> seat.index) & 1 != 0:
                board.dismiss_agent(seat)
        own.used = 0

    # --- can it ----------------------------------------------------------------------------------------------------

    def wishes(self, rules: Rules) -> list[tuple[str, Wish]]:
        """A Commander may wish that the Ally deploys."""
        return [("ally deploys", Wish("ally_deploys"))]

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why no Ally is asked to deploy, or why a seat of a team may not send an Agent there."""
        if wish.verb == "agent":
            return self.why_barred(s, seat, wish)
        if wish.verb != "ally_deploys":
            return None
        if not is_commander(s, seat):
            return WhyNot("why-no_commander", {}, "S-ACT-01")
        if not is_active(s, seat):
            return WhyNot("why-nobody_active", {}, "S-ACT-01")
        return WhyNot("why-ally_cannot_deploy", {}, "S-ACT-10")

    def why_barred(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why an Agent may not go there: the board of another, or no Agent with the arrow to the active Ally."""
        sending = s.kind == D_PLAY_CARD or (s.kind in (D_CHOOSE_SPACE, D_CHOOSE_AGENT) and s.turn_card == wish.thing)
        if not sending or wish.thing not in seat.hand:
            return None
        if wish.space >= 0 and self.closed_for_ever(s.rules, seat.index) >> wish.space & 1:
            return WhyNot("why-board_of_another", {"space": s.rules.spaces[wish.space].id}, "S-PER-01")
        some = seat.agents > 0 or s.rules.card_anywhere[wish.thing] != 0
        if some and s.barred[seat.index] == (1 << s.rules.n_spaces) - 1:
            return WhyNot("why-other_arrow", {}, "S-ACT-15")
        return None

    # --- view ------------------------------------------------------------------------------------------------------

    def view(self, s: State, viewer: int, everything: bool) -> Data:
        """Return the teams with their scores, and whom the turn at hand has activated."""
        sides = sorted({int(side) for side in s.sides})
        members = [[int(seat.index) for seat in s.seats if s.sides[seat.index] == side] for side in sides]
        return {
            "teams": [
                {
                    "seats": seats,
                    "commander": next(number for number in seats if s.crews[number] != 0),
                    "vp": sum(int(s.seats[number].vp) for number in seats),
                }
                for seats in members
            ]
        }

    def view_turn(self, s: State) -> Data:
        """Return the Ally that is active now."""
        active = int(s.fielders[s.turn_seat])
        return {"activated": active if active != s.turn_seat else None}

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return a player's team, and of a Commander where the Agents are and whose arrow they bear."""
        own = self.own(s)
        data: Data = {
            "team": int(s.sides[actor.index]),
            "crew": [int(seat.index) for seat in s.seats if s.crews[actor.index] >> seat.index & 1],
            "swordmaster_gone": bool(own.gone >> actor.index & 1),
        }
        if is_commander(s, actor):
            data["arrows"] = [self.token_data(s, s.seats[actor.index], token) for token in range(TOKENS)]
        return data

    def token_data(self, s: State, seat: Seat, token: int) -> Data:
        """Return where an Agent of a Commander is."""
        place = int(sent_to(s, seat, token))
        ally = None if token == DOUBLE else int(arrow_of(s, seat.index, token))
        return {"ally": ally, "space": s.rules.spaces[place - 1].id if place > 0 else None, "here": place >= 0}

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        own = self.own(s)
        spaces = [space.id for space in s.rules.spaces]
        return {
            "places": [spaces[place] if place >= 0 else None for place in own.places],
            "token": int(own.token),
            "arrow": int(own.arrow),
            "used": int(own.used),
            "gone": int(own.gone),
            "told": int(own.told),
            "kept": int(own.kept),
        }

    def redeal(self, s: State, viewer: int, rng: Rng) -> None:
        """Which Agent somebody else is about to send is nobody's business yet."""
        if s.turn_seat != viewer:
            self.own(s).token = -1
            self.own(s).arrow = -1

    def digest_limit(self, s: State, kind: int, limit: int) -> object:
        """Return the card that is being played for an Ally by its name."""
        return s.rules.intrigues[limit].id if kind == D_FOR_ALLY else limit
