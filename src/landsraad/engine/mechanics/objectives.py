"""Objectives and battle icons: won Conflict cards that match give Victory Points (U-OBJ, U-BAT)."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, i64, remove_at, vec
from landsraad.engine.actors.plan import actor
from landsraad.engine.atoms import flow, goods
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.effects import Node
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import D_ENDGAME, FROM_CONFLICT, SOURCE_SPAN, Z_WORD
from landsraad.model.things import Kind, Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

OBJECTIVES: Final = 15  # the family
FROM_OBJECTIVE: Final = 11
OP_FLIP: Final = 90  # a cost: turn down an own card with battle icon a, or a wild one
D_FLIP: Final = 49
W_CRYSKNIFE: Final = 35
W_DESERT_MOUSE: Final = 36
W_ORNITHOPTER: Final = 37
W_WILD: Final = 38
EV_OBJECTIVE_DEALT: Final = 96
EV_CONFLICT_TAKEN: Final = 97
EV_MATCHED: Final = 98
EV_TURNED_DOWN: Final = 99

# Battle icons (U-BAT-01). A card without one is never matched (U-BAT-09).
NO_ICON: Final = 0
CRYSKNIFE: Final = 1
DESERT_MOUSE: Final = 2
ORNITHOPTER: Final = 3
WILD: Final = 4
BATTLE_ICONS: Final = ("", "crysknife", "desert_mouse", "ornithopter", "wild")
FIRST_WORD: Final = W_CRYSKNIFE - CRYSKNIFE  # the word of an icon is this plus the icon

OBJECTIVE = Kind(FROM_OBJECTIVE, "objective", "objectives", ())


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class ObjectiveDef(Thing):
    """An Objective card: its battle icon, the numbers of players that use it, the First Player marker (U-OBJ-03)."""

    icon: int
    players: tuple[int, ...] = ()  # none: always used
    first: bool = False


def flip_icon(icon: int) -> Node:
    """Turn an own face-up card with the battle icon, or a wild one, face down: a cost (U-OBJ-06)."""
    return Node(OP_FLIP, icon)


# --- state ---------------------------------------------------------------------------------------------------------


class ObjectiveRecord(Record):
    """The Objective and Conflict cards that everybody has, as sources."""

    def __init__(self) -> None:
        self.face_up_cards: list[vec[i64]] = []  # by actor, in the order they came
        self.turned_cards: list[vec[i64]] = []

    def clone(self) -> Record:
        """Return an independent copy."""
        other = ObjectiveRecord()
        for cards in self.face_up_cards:
            other.face_up_cards.append(cards[:])
        for cards in self.turned_cards:
            other.turned_cards.append(cards[:])
        return other


class ObjectiveTables(Tables):
    """The battle icons of Conflicts and Objectives."""

    def __init__(self) -> None:
        self.conflict_icon: vec[i64] = vec[i64]()
        self.objective_icon: vec[i64] = vec[i64]()


def record_of(s: State) -> ObjectiveRecord | None:
    """Return the record of a game, None if it has no Objectives."""
    place: i64 = s.rules.room_at[OBJECTIVES]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, ObjectiveRecord)
    return record


def icon_of(r: Rules, source: i64) -> i64:
    """Return the battle icon of a Conflict or Objective card."""
    tables = r.tables[r.room_at[OBJECTIVES]]
    assert isinstance(tables, ObjectiveTables)
    number: i64 = source % SOURCE_SPAN
    return tables.conflict_icon[number] if source // SOURCE_SPAN == FROM_CONFLICT else tables.objective_icon[number]


class Objectives(Mechanic):
    """The room of the Objectives and battle icons."""

    def __init__(
        self, objectives: tuple[ObjectiveDef, ...], icons: dict[str, int], rivals: tuple[tuple[int, str], ...] = ()
    ) -> None:
        super().__init__("objectives", OBJECTIVES)
        self.objectives = objectives
        self.icons = icons  # of the Conflicts, by id
        self.rivals = rivals  # with so many players this one is the Rival's (R-SET-10)
        self.operations = (Operation(OP_FLIP, "flip_icon"),)
        self.questions = (Question(D_FLIP, "flip_icon", "flip", with_words=True),)
        self.events = (
            EventKind(EV_OBJECTIVE_DEALT, "objective_dealt", "objective"),
            EventKind(EV_CONFLICT_TAKEN, "conflict_taken", "conflict"),
            EventKind(EV_MATCHED, "icons_matched", "word"),
            EventKind(EV_TURNED_DOWN, "icon_turned_down", "word"),
        )
        self.words = tuple((FIRST_WORD + icon, BATTLE_ICONS[icon]) for icon in range(CRYSKNIFE, WILD + 1))
        self.kinds = (OBJECTIVE,)
        self.after_rewards = True
        self.in_endgame = True
        self.digest_group = "objectives"

    def __repr__(self) -> str:
        return f"{self.name}({self.objectives!r}, {self.icons!r}, {self.rivals!r})"

    def own(self, s: State) -> ObjectiveRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[OBJECTIVES]]
        assert isinstance(record, ObjectiveRecord)
        return record

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the Objectives."""
        return self.objectives

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Unpack the battle icons; a Conflict of another box has none (U-BAT-09)."""
        tables = ObjectiveTables()
        for conflict in rules.conflicts:
            tables.conflict_icon = append(tables.conflict_icon, i64(self.icons.get(conflict.id, NO_ICON)))
        for objective in self.objectives:
            tables.objective_icon = append(tables.objective_icon, i64(objective.icon))
        return tables

    def effect_data(self, rules: Rules, op: int, a: int, b: int) -> Data | None:
        """Return the icon of a card to be turned down."""
        return {"icon": BATTLE_ICONS[a]}

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return the battle icon of a Conflict, and what is printed on an Objective."""
        if kind == FROM_CONFLICT:
            return {"battle_icon": BATTLE_ICONS[self.icons.get(rules.conflicts[number].id, NO_ICON)] or None}
        if kind != FROM_OBJECTIVE:
            return {}
        card = self.objectives[number]
        return {
            "battle_icon": BATTLE_ICONS[card.icon],
            "players": list(card.players),
            "first_player": card.first,
        }

    def deal(self, s: State, actors: i64) -> Record:
        """Deal everybody one of the Objectives for so many players, face up (U-OBJ-01, U-OBJ-02, R-SET-09)."""
        record = ObjectiveRecord()
        pool = vec[i64]()
        kept = vec[i64]()  # for the Rival (R-SET-10)
        for number, card in enumerate(self.objectives):
            if (len(s.seats), card.id) in self.rivals:
                kept = append(kept, i64(number))
            elif not card.players or len(s.seats) in card.players:
                pool = append(pool, i64(number))
        s.rng.shuffle(pool)
        for number in kept:
            pool = append(pool, i64(number))  # Rivals come last
        drawn = self.drawn(s, pool, actors)
        number_of: i64 = 0
        while number_of < actors:
            cards = vec[i64]()
            if drawn[number_of] >= 0:
                cards = append(cards, FROM_OBJECTIVE * SOURCE_SPAN + drawn[number_of])
                if s.log is not None:
                    s.log.add(EV_OBJECTIVE_DEALT, number_of, drawn[number_of], 0, -1, PUBLIC)
            record.face_up_cards.append(cards)
            record.turned_cards.append(vec[i64]())
            number_of += 1
        return record

    def drawn(self, s: State, pool: vec[i64], actors: i64) -> vec[i64]:
        """Return the Objective of everybody, -1 for a seat that fields no units of its own (S-SET-18)."""
        found = vec[i64]()
        next_card: i64 = 0
        while len(found) < actors:
            if s.teams != 0 and s.crews[len(found)] != 0:
                found = append(found, -1)
            else:
                found = append(found, pool[next_card])
                next_card += 1
        if s.teams != 0:
            self.even_out(s, found)
        return found

    def even_out(self, s: State, found: vec[i64]) -> None:
        """If one team has both cards with the icon of the First Player's, the other one is swapped (S-SET-19).

        It goes to the opposing Ally who sits beside its player.
        """
        first: i64 = -1
        other: i64 = -1
        for seat in s.seats:
            if found[seat.index] >= 0 and self.objectives[found[seat.index]].first:
                first = seat.index
        for seat in s.seats:
            card: i64 = found[seat.index]
            if card >= 0 and seat.index != first and self.objectives[card].icon == self.objectives[found[first]].icon:
                other = seat.index
        if other < 0 or s.sides[other] != s.sides[first]:
            return
        n: i64 = len(s.seats)
        for beside in ((other + 1) % n, (other + n - 1) % n):
            if found[beside] >= 0 and s.sides[beside] != s.sides[other]:
                found[other], found[beside] = found[beside], found[other]
                return

    def first_player(self, s: State) -> i64:
        """Who was dealt the First Player marker starts with it (U-OBJ-04)."""
        for number, cards in enumerate(self.own(s).face_up_cards):
            for source in cards:
                if self.objectives[source % SOURCE_SPAN].first:
                    return number
        return -1

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Turn down a card with the icon or a wild one; ask which if there are both."""
        if self.place_of(s, seat.index, a) < 0:
            self.turn_down(s, seat.index, WILD)
        elif self.place_of(s, seat.index, WILD) < 0:
            self.turn_down(s, seat.index, a)
        else:
            flow.ask(s, D_FLIP, seat.index, source, pc, 0)
            flow.offer(s, s.rules.act_word[FIRST_WORD + a])
            flow.offer(s, s.rules.act_word[W_WILD])

    def turn_down(self, s: State, index: i64, icon: i64) -> None:
        """Turn a face-up card with an icon face down: it is never matched again (U-BAT-04)."""
        self.lay_down(s, index, self.place_of(s, index, icon))
        if s.log is not None:
            s.log.add(EV_TURNED_DOWN, index, FIRST_WORD + icon, 1, -1, PUBLIC)

    def lay_down(self, s: State, index: i64, place: i64) -> None:
        """Move a card from the face-up to the face-down ones."""
        own = self.own(s)
        own.turned_cards[index] = append(own.turned_cards[index], own.face_up_cards[index][place])
        own.face_up_cards[index] = remove_at(own.face_up_cards[index], place)

    def match(self, s: State, one: Actor, icon: i64, other: i64) -> None:
        """Turn exactly two cards face down for 1 Victory Point (U-BAT-03, U-BAT-05)."""
        self.lay_down(s, one.index, self.place_of(s, one.index, icon))
        self.lay_down(s, one.index, self.place_of(s, one.index, other))
        if s.log is not None:
            s.log.add(EV_MATCHED, one.index, FIRST_WORD + icon, 2, -1, PUBLIC)
        if one.scores != 0:
            goods.gain_vp(s, one, 1)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Turn down the card that was chosen."""
        self.turn_down(s, seat.index, noun - FIRST_WORD)

    def has_endgame(self, s: State, seat: Seat) -> bool:
        """A wild icon can be paired with a card of another icon (U-BAT-07)."""
        return self.pairs(s, seat.index) != 0

    def offer_endgame(self, s: State, seat: Seat) -> None:
        """Offer the icons that a wild one can be paired with; nobody has two face-up cards with one (U-BAT-10)."""
        mask: i64 = self.pairs(s, seat.index)
        icon: i64 = CRYSKNIFE
        while icon < WILD:
            if (mask >> icon) & 1 != 0:
                flow.offer(s, s.rules.act_word[FIRST_WORD + icon])
            icon += 1

    def choose(self, s: State, seat: Seat, zone: i64, noun: i64) -> bool:
        """Pair a wild icon (U-BAT-07)."""
        if zone != Z_WORD or noun < W_CRYSKNIFE or noun >= W_WILD:
            return False
        self.match(s, seat, noun - FIRST_WORD, WILD)
        return True

    # --- can it ----------------------------------------------------------------------------------------------------

    def place_of(self, s: State, index: i64, icon: i64) -> i64:
        """Return the place of an actor's first face-up card with an icon, -1 for none."""
        cards = self.own(s).face_up_cards[index]
        place: i64 = 0
        while place < len(cards):
            if icon_of(s.rules, cards[place]) == icon:
                return place
            place += 1
        return -1

    def pairs(self, s: State, index: i64) -> i64:
        """Return the mask of icons that an actor can pair with a wild one, never another wild one (U-BAT-08)."""
        mask: i64 = 0
        if self.place_of(s, index, WILD) < 0:
            return 0
        for source in self.own(s).face_up_cards[index]:
            mask |= 1 << icon_of(s.rules, source)
        return mask & (1 << CRYSKNIFE | 1 << DESERT_MOUSE | 1 << ORNITHOPTER)

    def affordable(self, s: State, op: i64, n: i64, seat: Seat, source: i64) -> bool:
        """A card is turned down only if there is one (U-OBJ-06)."""
        return self.place_of(s, seat.index, n) >= 0 or self.place_of(s, seat.index, WILD) >= 0

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """The same outside a cost."""
        return self.affordable(s, op, a, seat, 0)

    def wishes(self, rules: Rules) -> list[tuple[str, Wish]]:
        """Everybody may wish to pair a wild icon."""
        return [
            (f"pair {BATTLE_ICONS[icon].replace('_', ' ')}", Wish("pair_icon", icon)) for icon in range(CRYSKNIFE, WILD)
        ]

    def why_not(self, s: State, seat: Seat, wish: Wish) -> WhyNot | None:
        """Say why a wild icon cannot be paired."""
        if wish.verb != "pair_icon":
            return None
        if s.kind != D_ENDGAME:
            return WhyNot("why-pair_time", {}, "U-BAT-07")
        if self.place_of(s, seat.index, WILD) < 0:
            return WhyNot("why-no_wild_icon", {}, "U-BAT-07")
        return WhyNot("why-no_icon_to_pair", {"word": BATTLE_ICONS[wish.thing]}, "U-BAT-08")

    # --- times of the round ----------------------------------------------------------------------------------------

    def combat_end(self, s: State) -> None:
        """The winner takes the Conflict card and matches it, after the rewards (U-CMB-03, U-BAT-02); a tie has none."""
        if s.winner < 0:
            return
        own = self.own(s)
        icon: i64 = icon_of(s.rules, FROM_CONFLICT * SOURCE_SPAN + s.conflict)
        before: i64 = self.place_of(s, s.winner, icon)
        own.face_up_cards[s.winner] = append(own.face_up_cards[s.winner], FROM_CONFLICT * SOURCE_SPAN + s.conflict)
        if s.log is not None:
            s.log.add(EV_CONFLICT_TAKEN, s.winner, s.conflict, 0, -1, PUBLIC)
        if before >= 0 and icon != NO_ICON and icon != WILD:
            self.match(s, actor(s, s.winner), icon, icon)

    # --- view ------------------------------------------------------------------------------------------------------

    def card_data(self, s: State, source: i64, up: bool) -> Data:
        """Return a card that an actor has."""
        number = int(source % SOURCE_SPAN)
        won = source // SOURCE_SPAN == FROM_CONFLICT
        return {
            "kind": "conflict" if won else "objective",
            "id": s.rules.conflicts[number].id if won else self.objectives[number].id,
            "icon": BATTLE_ICONS[int(icon_of(s.rules, source))] or None,
            "face_up": up,
        }

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return the Objective and the won Conflict cards of an actor, those face down last."""
        own = self.own(s)
        up = [self.card_data(s, source, True) for source in own.face_up_cards[actor.index]]
        down = [self.card_data(s, source, False) for source in own.turned_cards[actor.index]]
        return {"won": up + down}

    def digest_actor(self, s: State, actor: Actor) -> Data:
        """Return an actor's cards as named data."""
        return self.view_actor(s, actor)

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def rival_endgame(self, s: State, rival: Rival) -> None:
        """A Rival pairs a wild icon whenever it can (R-CMB-12)."""
        mask: i64 = self.pairs(s, rival.index)
        icon: i64 = CRYSKNIFE
        while icon < WILD and (mask >> icon) & 1 == 0:
            icon += 1
        if icon < WILD:
            self.match(s, rival, icon, WILD)
