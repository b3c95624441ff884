"""Spies on observation posts: placing and recalling them, infiltrating, gathering intelligence (U-SPY).

An entering room: a post leads the Spy icon to its spaces, and a spy there lets an Agent in among enemies.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors.plan import chooser_for, whose_turn
from landsraad.engine.actors.rivals import rival_of
from landsraad.engine.atoms import cards, flow, rivals
from landsraad.engine.boxes import push_box
from landsraad.engine.legality import enters_freely
from landsraad.model.conditions import Condition
from landsraad.model.effects import Node, influence_each
from landsraad.model.events import PUBLIC
from landsraad.model.mechanic import Data, EventKind, Mechanic, Operation, Question, Record, Tables
from landsraad.model.rules import Rules
from landsraad.model.state import Actor, Rival, Seat, State
from landsraad.model.terms import BOX_SCHEME, FROM_LEADER, FROM_SPACE, PHASE_TURNS, SOURCE_SPAN, W_DECLINE, Z_WORD
from landsraad.model.things import Kind, Thing
from landsraad.model.writer import Writer

# --- words ---------------------------------------------------------------------------------------------------------

SPIES: Final = 13  # the family
SPY: Final = 7  # the Agent icon
OP_SPY: Final = 80  # place a spies; b: mask of icons, then the flags below
OP_RECALL_SPY: Final = 81  # recall a own spies
D_PLACE_SPY: Final = 43
D_RECALL_SPY: Final = 44
D_INFILTRATE: Final = 45
D_GATHER: Final = 46
D_MAKE_FREE: Final = 47  # none is left in the Supply: one is recalled first (U-SPY-04)
C_RECALLED: Final = 24  # recalled a spy this turn
C_SPIES: Final = 25  # has at least a spies on posts
C_SPYING_ON_MAKER: Final = 26
C_SPYING_ON_SENT: Final = 27  # spies on the Maker space that somebody else's Agent was sent to
C_PLACED_ON: Final = 28  # the spy just placed is on a post of a space with an icon of mask a
AMONG_SPIED: Final = 3  # tracks with a space that the actor spies on
EV_SPY_PLACED: Final = 85
EV_SPY_RECALLED: Final = 86
EV_INFILTRATED: Final = 87
EV_INTELLIGENCE: Final = 88
FROM_POST: Final = 10
Z_POST: Final = 13

SHARED: Final = 1 << 8  # the post may hold spies of others (U-CLR-17)
HERE: Final = 1 << 9  # on a post of the space the Agent was sent to

POST = Kind(FROM_POST, "post", "posts", ())

RECALLED_SPY = Condition(C_RECALLED)
SPYING_ON_MAKER = Condition(C_SPYING_ON_MAKER)
SPYING_ON_SENT = Condition(C_SPYING_ON_SENT)


@mypyc_attr(native_class=False)  # a definition like all others, though its file is compiled
@dataclass(frozen=True)
class PostDef(Thing):
    """An observation post and the spaces it is connected to (U-SPY-01)."""

    spaces: tuple[str, ...]


def spy(n: int = 1, shared: bool = False) -> Node:
    """Place n spies, each on an unoccupied post or, where shared, on one without an own spy (U-SPY-02, U-CLR-17)."""
    return Node(OP_SPY, n, SHARED if shared else 0)


def spy_on(*icons: int) -> Node:
    """Place a spy on a post connected to a space with one of the Agent icons (U-SPY-05)."""
    return Node(OP_SPY, 1, sum(1 << icon for icon in icons))


def spy_here() -> Node:
    """Place a spy on a post of the space the Agent was sent to, beside others' spies if need be (U-CLR-17)."""
    return Node(OP_SPY, 1, SHARED | HERE)


def recall_spy(n: int = 1) -> Node:
    """Recall n own spies (mostly a cost: U-SPY-06)."""
    return Node(OP_RECALL_SPY, n)


def spies_on_board(n: int) -> Condition:
    """Has at least n spies on posts."""
    return Condition(C_SPIES, n)


def spy_placed_on(*icons: int) -> Condition:
    """The spy just placed is on a post connected to a space with one of the Agent icons."""
    return Condition(C_PLACED_ON, sum(1 << icon for icon in icons))


def influence_where_spying(n: int = 1) -> Node:
    """Gain n Influence with every Faction that the own spies watch."""
    return influence_each(n, AMONG_SPIED)


# --- state ---------------------------------------------------------------------------------------------------------


class SpyRecord(Record):
    """Where everybody's spies are, and what happened to spies this turn."""

    def __init__(self) -> None:
        self.posts: vec[i64] = vec[i64]()  # by actor: mask of posts with a spy of theirs
        self.recalled: i64 = 0  # the seat whose turn it is has recalled a spy in it
        self.placed: i64 = -1  # post of the spy just placed by an effect

    def clone(self) -> Record:
        """Return an independent copy."""
        other = SpyRecord()
        other.posts = self.posts[:]
        other.recalled = self.recalled
        other.placed = self.placed
        return other


class SpyTables(Tables):
    """The connections of the posts."""

    def __init__(self) -> None:
        self.spaces: vec[i64] = vec[i64]()  # by post: mask of spaces
        self.icons: vec[i64] = vec[i64]()  # by post: mask of the icons of those spaces
        self.tracks: vec[i64] = vec[i64]()  # by post: mask of the tracks they belong to
        self.at: vec[i64] = vec[i64]()  # by space: mask of posts
        self.makers: i64 = 0  # mask of posts at Maker spaces


def tables_of(r: Rules) -> SpyTables:
    """Return the connections of a ruleset."""
    tables = r.tables[r.room_at[SPIES]]
    assert isinstance(tables, SpyTables)
    return tables


def record_of(s: State) -> SpyRecord | None:
    """Return the record of a game, None if it has no spies."""
    place: i64 = s.rules.room_at[SPIES]
    if place < 0:
        return None
    record = s.records[place]
    assert isinstance(record, SpyRecord)
    return record


def room_of(r: Rules) -> "Spies":
    """Return the room of a ruleset that has spies."""
    room = r.rooms[r.room_at[SPIES]]
    assert isinstance(room, Spies)
    return room


def bits(mask: i64) -> i64:
    """Count the bits of a mask."""
    n: i64 = 0
    while mask != 0:
        n += mask & 1
        mask >>= 1
    return n


def source_at(r: Rules, pc: i64) -> i64:
    """Return the thing on which an instruction stands."""
    line: i64 = 0
    while r.line_end[line] <= pc:
        line += 1
    return r.line_source[line]


def lowest_bit(mask: i64) -> i64:
    """Return the number of the lowest bit of a mask that is not empty."""
    bit: i64 = 0
    while (mask >> bit) & 1 == 0:
        bit += 1
    return bit


class Spies(Mechanic):
    """The room of the spies."""

    def __init__(self, posts: tuple[PostDef, ...], each: int = 3) -> None:
        super().__init__("spies", SPIES)
        self.posts = posts
        self.each: i64 = each
        self.operations = (
            Operation(OP_SPY, "spy", optional=True),  # U-SPY-02, soft: this word makes it so
            Operation(OP_RECALL_SPY, "recall_spy"),
        )
        self.questions = (
            Question(D_PLACE_SPY, "place_spy", "place_spy", written="spy on"),
            Question(D_RECALL_SPY, "recall_spy", "recall_spy", written="recall spy"),
            Question(D_INFILTRATE, "infiltrate", "infiltrate", written="infiltrate from"),
            Question(D_GATHER, "gather_intelligence", "gather_intelligence", written="gather from"),
            Question(D_MAKE_FREE, "recall_spy_first", "recall_spy_first", written="recall first"),
        )
        self.events = (
            EventKind(EV_SPY_PLACED, "spy_placed", "post"),
            EventKind(EV_SPY_RECALLED, "spy_recalled", "post"),
            EventKind(EV_INFILTRATED, "infiltrated", "space", "post"),
            EventKind(EV_INTELLIGENCE, "intelligence_gathered", "post"),
        )
        self.conditions = (
            (C_RECALLED, "recalled_spy"),
            (C_SPIES, "spies"),
            (C_SPYING_ON_MAKER, "spying_on_maker"),
            (C_SPYING_ON_SENT, "spying_on_sent"),
            (C_PLACED_ON, "spy_placed_on"),
        )
        self.amongs = ((AMONG_SPIED, "where_spying"),)
        self.zones = ((Z_POST, "post"),)
        self.kinds = (POST,)
        self.agent_icons = ((SPY, "spy"),)
        self.entry_icons = 1 << SPY
        self.each_turn = True
        self.fields = ("spies",)
        self.digest_group = "spies"

    def own(self, s: State) -> SpyRecord:
        """Return its record."""
        record = s.records[s.rules.room_at[SPIES]]
        assert isinstance(record, SpyRecord)
        return record

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return the posts."""
        return self.posts

    def fitted(self, spaces: tuple[str, ...], things: tuple[Thing, ...]) -> Mechanic:
        """A post whose spaces are all covered is out of use; an overlay may have posts (M-RIX-05, M-RIX-06)."""
        more = tuple(thing for thing in things if isinstance(thing, PostDef))
        posts = [post for post in self.posts + more if any(name in spaces for name in post.spaces)]
        return self if not more and len(posts) == len(self.posts) else Spies(tuple(posts), int(self.each))

    def compile(self, rules: Rules, writer: Writer) -> Tables:
        """Connect the posts with the spaces of this board."""
        tables = SpyTables()
        numbers = {space.id: number for number, space in enumerate(rules.spaces)}
        at = [0] * len(rules.spaces)
        for place, post in enumerate(self.posts):
            mask = sum(1 << numbers[name] for name in post.spaces if name in numbers)
            icons = tracks = 0
            for number, space in enumerate(rules.spaces):
                if mask >> number & 1:
                    icons |= 1 << space.icon
                    tracks |= int(rules.space_tracks[number])
                    at[number] |= 1 << place
                    if space.maker:
                        tables.makers |= 1 << place
            tables.spaces = append(tables.spaces, i64(mask))
            tables.icons = append(tables.icons, i64(icons))
            tables.tracks = append(tables.tracks, i64(tracks))
        for posts in at:
            tables.at = append(tables.at, i64(posts))
        return tables

    def effect_data(self, rules: Rules, op: int, a: int, b: int) -> Data | None:
        """Return where a spy may be placed."""
        if op != OP_SPY:
            return None
        icons = [name for number, name in rules.icon_names.items() if b >> number & 1]
        return {"n": a, "on": icons, "shared": bool(b & SHARED), "here": bool(b & HERE)}

    def condition_data(self, rules: Rules, kind: int, a: int, b: int) -> Data | None:
        """Return the icons that a condition asks for."""
        if kind != C_PLACED_ON:
            return None
        return {"icons": [name for number, name in rules.icon_names.items() if a >> number & 1]}

    def thing_data(self, rules: Rules, kind: int, number: int) -> Data:
        """Return the spaces of a post."""
        if kind != FROM_POST:
            return {}
        here = {space.id for space in rules.spaces}
        return {"spaces": [name for name in self.posts[number].spaces if name in here]}

    def deal(self, s: State, actors: i64) -> Record:
        """All spies are in the Supplies (U-SET-09)."""
        record = SpyRecord()
        while len(record.posts) < actors:
            record.posts = append(record.posts, 0)
        return record

    # --- act -------------------------------------------------------------------------------------------------------

    def act(self, s: State, op: i64, a: i64, b: i64, pc: i64, seat: Seat, source: i64) -> None:
        """Place or recall spies."""
        if op == OP_SPY:
            self.own(s).placed = -1
            self.ask_place(s, seat, source, pc, a)
        else:
            self.ask_recall(s, seat, source, pc, a)

    def place(self, s: State, one: Actor, post: i64) -> None:
        """Put a spy of the Supply on a post."""
        own = self.own(s)
        own.posts[one.index] |= 1 << post
        own.placed = post
        if s.log is not None:
            s.log.add(EV_SPY_PLACED, one.index, post, 0, -1, PUBLIC)

    def take_up(self, s: State, one: Actor, post: i64) -> None:
        """Recall a spy from a post to the Supply, for whatever purpose (U-SPY-06, U-SPY-07)."""
        own = self.own(s)
        own.posts[one.index] &= ~(1 << post)
        if s.phase == PHASE_TURNS and s.turn_seat == one.index:
            own.recalled = 1
        if s.log is not None:
            s.log.add(EV_SPY_RECALLED, one.index, post, 0, -1, PUBLIC)

    # --- ask and answer --------------------------------------------------------------------------------------------

    def ask_place(self, s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
        """Ask where the next of n spies goes; without one in the Supply, which is recalled first (U-SPY-04)."""
        if n == 0:
            return
        if self.in_supply(s, seat) == 0:
            free: i64 = self.worth_recalling(s, seat, s.rules.code[3 * pc + 2])
            if free != 0:
                flow.ask(s, D_MAKE_FREE, seat.index, source, pc, n)
                self.offer_posts(s, free)
                flow.offer(s, s.rules.act_word[W_DECLINE])
            return
        open_posts: i64 = self.open_posts(s, seat, s.rules.code[3 * pc + 2])
        if open_posts != 0:
            flow.ask(s, D_PLACE_SPY, seat.index, source, pc, n)
            self.offer_posts(s, open_posts)
            flow.offer(s, s.rules.act_word[W_DECLINE])

    def ask_recall(self, s: State, seat: Seat, source: i64, pc: i64, n: i64) -> None:
        """Ask which of the own spies is the next of n to be recalled; all of them need no question."""
        posts: i64 = self.own(s).posts[seat.index]
        if bits(posts) <= n:
            post: i64 = 0
            while posts != 0:
                if posts & 1 != 0:
                    self.take_up(s, seat, post)
                posts >>= 1
                post += 1
        elif n > 0:
            flow.ask(s, D_RECALL_SPY, seat.index, source, pc, n)
            self.offer_posts(s, posts)

    def offer_posts(self, s: State, posts: i64) -> None:
        """Offer the posts of a mask."""
        base: i64 = s.rules.box_base[FROM_POST]
        post: i64 = 0
        while posts != 0:
            if posts & 1 != 0:
                flow.offer(s, s.rules.act_thing[base + post])
            posts >>= 1
            post += 1

    def answer(self, s: State, kind: i64, zone: i64, noun: i64, seat: Seat) -> None:
        """Carry out the answer to a question about spies."""
        if zone == Z_WORD:
            return  # declined: the Agent's effects go on
        rival = rival_of(s, s.for_actor)
        if rival is not None:
            self.place_rival(s, rival, noun)
        elif kind == D_PLACE_SPY:
            self.place(s, seat, noun)
            self.ask_place(s, seat, s.source, s.pc, s.limit - 1)
        elif kind == D_MAKE_FREE:
            self.take_up(s, seat, noun)
            n: i64 = s.limit
            flow.ask(s, D_PLACE_SPY, seat.index, s.source, s.pc, n)  # recalled to be placed: no way back
            self.offer_posts(s, self.open_posts(s, seat, s.rules.code[3 * s.pc + 2]))
        elif kind == D_RECALL_SPY:
            self.take_up(s, seat, noun)
            self.ask_recall(s, seat, s.source, s.pc, s.limit - 1)
        elif kind == D_INFILTRATE:
            self.infiltrate(s, seat, noun)
            self.ask_gather(s, seat)
        else:
            self.take_up(s, seat, noun)
            if s.log is not None:
                s.log.add(EV_INTELLIGENCE, seat.index, noun, 0, -1, PUBLIC)
            cards.draw_card(s, seat)

    # --- entering a space ------------------------------------------------------------------------------------------

    def leads_to(self, s: State, seat: Seat) -> i64:
        """Return the spaces of all posts with an own spy: the Spy icon leads there (U-AGT-03)."""
        posts: i64 = self.own(s).posts[seat.index]
        mask: i64 = 0
        if posts == 0:
            return mask
        tables = tables_of(s.rules)
        post: i64 = 0
        while posts != 0:
            if posts & 1 != 0:
                mask |= tables.spaces[post]
            posts >>= 1
            post += 1
        return mask

    def lets_in(self, s: State, seat: Seat, space: i64) -> bool:
        """A spy on a post of the space lets the Agent in among enemies (U-SPY-10)."""
        posts: i64 = self.own(s).posts[seat.index]
        return posts != 0 and posts & tables_of(s.rules).at[space] != 0

    def entered(self, s: State, seat: Seat, space: i64) -> None:
        """The Agent is placed and paid for: a spy is recalled for the infiltration, then for intelligence."""
        posts: i64 = self.own(s).posts[seat.index]
        if posts == 0:
            return
        near: i64 = posts & tables_of(s.rules).at[space]
        if near == 0:
            return
        if not enters_freely(s, seat, space):
            if bits(near) > 1:
                flow.ask(s, D_INFILTRATE, seat.index, FROM_SPACE * SOURCE_SPAN + space, -1, 0)
                self.offer_posts(s, near)
                return
            post: i64 = 0
            while (near >> post) & 1 == 0:
                post += 1
            self.infiltrate(s, seat, post)
        self.ask_gather(s, seat)

    def infiltrate(self, s: State, seat: Seat, post: i64) -> None:
        """Recall the spy that let the Agent in (U-SPY-10); it serves no other purpose then (U-SPY-14)."""
        self.take_up(s, seat, post)
        if s.log is not None:
            s.log.add(EV_INFILTRATED, seat.index, s.sent_space, 0, post, PUBLIC)

    def ask_gather(self, s: State, seat: Seat) -> None:
        """Directly after the Agent is placed a spy may be recalled to draw a card (U-SPY-12, U-SPY-13)."""
        near: i64 = self.own(s).posts[seat.index] & tables_of(s.rules).at[s.sent_space]
        if near != 0:
            flow.ask(s, D_GATHER, seat.index, FROM_SPACE * SOURCE_SPAN + s.sent_space, -1, 0)
            self.offer_posts(s, near)
            flow.offer(s, s.rules.act_word[W_DECLINE])

    # --- can it ----------------------------------------------------------------------------------------------------

    def in_supply(self, s: State, one: Actor) -> i64:
        """Count the spies left in an actor's Supply."""
        return self.each - bits(self.own(s).posts[one.index])

    def open_posts(self, s: State, one: Actor, where: i64) -> i64:
        """Return the posts on which an actor may put a spy by an effect (U-SPY-03, U-SPY-05)."""
        own = self.own(s)
        tables = tables_of(s.rules)
        taken: i64 = own.posts[one.index]
        if where & SHARED == 0:
            for posts in own.posts:
                taken |= posts
        icons: i64 = where & 255
        near: i64 = tables.at[s.sent_space] if where & HERE != 0 and s.sent_space >= 0 else 0
        mask: i64 = 0
        post: i64 = 0
        while post < len(tables.spaces):
            fits: bool = icons == 0 or tables.icons[post] & icons != 0
            if where & HERE != 0:
                fits = (near >> post) & 1 != 0
            if fits and (taken >> post) & 1 == 0 and tables.spaces[post] != 0:
                mask |= 1 << post
            post += 1
        return mask

    def worth_recalling(self, s: State, one: Actor, where: i64) -> i64:
        """Return the own posts whose spy may be recalled so that it can be placed by an effect (U-SPY-04)."""
        own = self.own(s)
        mask: i64 = own.posts[one.index]
        if self.open_posts(s, one, where) != 0:
            return mask
        result: i64 = 0
        post: i64 = 0
        while (mask >> post) != 0:
            if (mask >> post) & 1 != 0:
                own.posts[one.index] = mask & ~(1 << post)
                if self.open_posts(s, one, where) != 0:
                    result |= 1 << post
                own.posts[one.index] = mask
            post += 1
        return result

    def affordable(self, s: State, op: i64, n: i64, seat: Seat, source: i64) -> bool:
        """Recalling as a cost needs that many spies on posts."""
        return op != OP_RECALL_SPY or bits(self.own(s).posts[seat.index]) >= n

    def possible(self, s: State, op: i64, a: i64, b: i64, seat: Seat, useful: bool) -> bool:
        """A spy needs a post; recalling needs a spy."""
        if op == OP_RECALL_SPY:
            return bits(self.own(s).posts[seat.index]) >= a
        if not useful:
            return True
        if self.in_supply(s, seat) == 0:
            return self.worth_recalling(s, seat, b) != 0
        return self.open_posts(s, seat, b) != 0

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: State, kind: i64, a: i64, b: i64, actor: Actor) -> bool:
        """Judge a condition about spies."""
        own = self.own(s)
        if kind == C_RECALLED:
            return own.recalled != 0 and s.turn_seat == actor.index
        posts: i64 = own.posts[actor.index]
        if kind == C_SPIES:
            return bits(posts) >= a
        tables = tables_of(s.rules)
        if kind == C_SPYING_ON_MAKER:
            return posts & tables.makers != 0
        if kind == C_SPYING_ON_SENT:
            somebody: bool = s.sent_space >= 0 and whose_turn(s) != actor.index  # Rivals too (R-AGT-26, U-CLR-15)
            return somebody and s.rules.space_maker[s.sent_space] != 0 and posts & tables.at[s.sent_space] != 0
        return own.placed >= 0 and tables.icons[own.placed] & a != 0

    def among(self, s: State, among: i64, actor: Actor) -> i64:
        """Return the tracks with a space that an actor spies on."""
        if among != AMONG_SPIED:
            return 0
        tables = tables_of(s.rules)
        mask: i64 = 0
        post: i64 = 0
        while post < len(tables.tracks):
            if (self.own(s).posts[actor.index] >> post) & 1 != 0:
                mask |= tables.tracks[post]
            post += 1
        return mask

    # --- times of the round ----------------------------------------------------------------------------------------

    def turn_start(self, s: State) -> None:
        """A new turn: nothing was recalled in it yet."""
        self.own(s).recalled = 0

    # --- view ------------------------------------------------------------------------------------------------------

    def watchers(self, s: State, post: int) -> list[int]:
        """Return the actors with a spy on a post."""
        return [number for number, posts in enumerate(self.own(s).posts) if posts >> post & 1]

    def view_board(self, s: State) -> Data:
        """Return the posts with the spies on them; everybody sees whose they are."""
        return {"posts": [{"id": post.id, "spies": self.watchers(s, n)} for n, post in enumerate(self.posts)]}

    def view_actor(self, s: State, actor: Actor) -> Data:
        """Return how many spies an actor has left in the Supply."""
        return {"spies": int(self.in_supply(s, actor))}

    def view_turn(self, s: State) -> Data:
        """Return whether a spy was recalled this turn."""
        return {"recalled_spy": bool(self.own(s).recalled)}

    def digest(self, s: State) -> Data:
        """Return the record as named data."""
        own = self.own(s)
        return {
            "posts": {post.id: self.watchers(s, number) for number, post in enumerate(self.posts)},
            "recalled": int(own.recalled),
            "placed": self.posts[int(own.placed)].id if own.placed >= 0 else None,
        }

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def act_rival(self, s: State, op: i64, a: i64, b: i64, pc: i64, rival: Rival) -> None:
        """Place spies where the icon says, or recall so many."""
        while a > 0:
            a -= 1
            if op == OP_RECALL_SPY:
                self.take_up_first(s, rival, -1)
            elif b & 255 != 0:
                self.place_by_type(s, rival, pc, b)
            else:
                self.place_by_list(s, rival)

    def place_by_list(self, s: State, rival: Rival) -> None:
        """The Faction post of the first Faction in its list whose post is free; else nothing (R-AGT-12, R-AGT-13)."""
        place: i64 = 0
        while place < s.rules.n_factions:
            faction: i64 = s.rules.rival_lists[rival.leader * s.rules.n_factions + place]
            posts: i64 = self.open_posts(s, rival, s.rules.track_icon[faction])
            if posts != 0:
                self.place_rival(s, rival, lowest_bit(posts))
                return
            place += 1

    def place_by_type(self, s: State, rival: Rival, pc: i64, where: i64) -> None:
        """A free post of a type; of several a human chooses (R-AGT-14, R-AGT-15, R-CHO-07)."""
        posts: i64 = self.open_posts(s, rival, where)
        if bits(posts) == 1:
            self.place_rival(s, rival, lowest_bit(posts))
        elif posts != 0:
            flow.ask_for(s, D_PLACE_SPY, chooser_for(s), rival.index, source_at(s.rules, pc), pc, 1)
            self.offer_posts(s, posts)

    def place_rival(self, s: State, rival: Rival, post: i64) -> None:
        """Put a Rival's spy on a post; with the last one the others come home and its Scheme works (R-PLY-02)."""
        self.place(s, rival, post)
        if self.in_supply(s, rival) > 0:
            return
        while bits(self.own(s).posts[rival.index]) > 1:
            self.take_up_first(s, rival, post)
        rivals.note_schemed(s, rival)
        push_box(s, FROM_LEADER * SOURCE_SPAN + rival.leader, BOX_SCHEME, rival.index)

    def take_up_first(self, s: State, rival: Rival, kept: i64) -> None:
        """Recall the first of a Rival's spies but one that stays (-1: none does)."""
        post: i64 = 0
        while post < len(self.posts):
            if (self.own(s).posts[rival.index] >> post) & 1 != 0 and post != kept:
                self.take_up(s, rival, post)
                return
            post += 1

    def affordable_rival(self, s: State, op: i64, n: i64, rival: Rival) -> bool:
        """A Rival recalls spies for what they buy, if it has enough on posts (R-CHO-04)."""
        return op == OP_RECALL_SPY and bits(self.own(s).posts[rival.index]) >= n
