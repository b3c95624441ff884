"""The state of a game: small typed integers and packed zones, with a hand-written clone.

Card zones hold card indices of the ruleset; the top of a deck is its last item. Influence of an actor is packed four
bits a Faction; Agents on a space are packed four bits an actor. Pending work is data: frames of (pc, end, actor,
source, register) on ``stack`` and the unresolved lines of the turn on ``agenda``.

Copies are made all the time, so a copy shares whatever vectors it can: those in ``SHARED`` are never written in place.
Taking the last item off writes nothing; everything else puts a new vector there (``added``, ``joined``, ``without``,
``changed`` of ``core.packed``), and so it is with what the records of mechanics share (``Record.clone``) and with the
things of each actor in ``owned``. The others, which change in every turn, are copied. The architecture test watches.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import i64, vec
from landsraad.core.rng import Rng
from landsraad.model.events import EventLog
from landsraad.model.mechanic import Record
from landsraad.model.rules import Rules
from landsraad.model.terms import D_NONE, PHASE_SETUP, STEP_SETUP, TURN_OPEN

FRAME: Final = 5  # integers a frame
KNOWN: Final = 3  # integers an entry of State.known_intrigue: holder, knower, card
SHARED: Final = (  # zones that are never written in place
    "alliance", "bonus_spice", "conflict_deck", "conflict_out", "conflict_past", "control", "crews", "deck", "discard",
    "imperium_deck", "intrigue", "intrigue_bottom", "intrigue_deck", "intrigue_discard", "known_intrigue", "mods",
    "options", "reserve", "row", "sides", "trashed", "trashed_intrigue", "triggers", "unseen_intrigue",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Actor:
    """Whoever stands on the tracks and fights: a seat, and in other modes a Rival."""

    __slots__ = (
        "agents",
        "conflict",
        "council",
        "garrison",
        "index",
        "influence_bits",
        "intrigue",
        "leader",
        "scores",
        "solari",
        "spice",
        "strength_set",
        "supply",
        "swordmaster",
        "swords",
        "track_bonus",
        "units_conflict",
        "units_garrison",
        "units_supply",
        "vp",
        "water",
    )

    def __init__(self, index: i64) -> None:
        self.index: i64 = index
        self.leader: i64 = -1
        self.vp: i64 = 0
        self.solari: i64 = 0
        self.spice: i64 = 0
        self.water: i64 = 0
        self.supply: i64 = 0  # troops
        self.garrison: i64 = 0  # troops
        self.conflict: i64 = 0  # troops
        self.swords: i64 = 0
        self.strength_set: i64 = 0  # the Reveal turn has set the Combat marker (B-REV-11)
        self.agents: i64 = 0  # on the Leader
        self.swordmaster: i64 = 0
        self.council: i64 = 0
        self.influence_bits: i64 = 0
        self.scores: i64 = 1  # gains Victory Points from tracks and Alliances
        self.track_bonus: i64 = 1  # gains the bonus of the tracks
        self.units_supply: i64 = 0  # units of further kinds, eight bits a kind
        self.units_garrison: i64 = 0
        self.units_conflict: i64 = 0
        self.intrigue: vec[i64] = vec[i64]()

    def influence(self, faction: i64) -> i64:
        """Return the Influence with a Faction."""
        return (self.influence_bits >> (4 * faction)) & 15

    def copy_actor(self, other: "Actor") -> None:
        """Copy the fields of an actor to ``other``, a fresh one: what is empty there needs no copy."""
        other.leader = self.leader
        other.vp = self.vp
        other.solari = self.solari
        other.spice = self.spice
        other.water = self.water
        other.supply = self.supply
        other.garrison = self.garrison
        other.conflict = self.conflict
        other.swords = self.swords
        other.strength_set = self.strength_set
        other.agents = self.agents
        other.swordmaster = self.swordmaster
        other.council = self.council
        other.influence_bits = self.influence_bits
        other.scores = self.scores
        other.track_bonus = self.track_bonus
        other.units_supply = self.units_supply
        other.units_garrison = self.units_garrison
        other.units_conflict = self.units_conflict
        other.intrigue = self.intrigue


@mypyc_attr(acyclic=True)
class Seat(Actor):
    """An actor that chooses and builds a deck."""

    __slots__ = (
        "aside",
        "aside_discount",
        "closed_space",
        "deck",
        "discard",
        "face_up",
        "hand",
        "hand_known",
        "mod_kinds",
        "mods",
        "persuasion",
        "play",
        "reveal_order",
        "revealed",
        "secret",
        "secret_shown",
        "top_known",
        "trigger_used",
        "triggers",
        "turns",
        "visited",
    )

    def __init__(self, index: i64) -> None:
        super().__init__(index)
        self.persuasion: i64 = 0
        self.revealed: i64 = 0  # took the Reveal turn of this round
        self.reveal_order: i64 = 0  # 1 for the first Reveal turn of the round, 2 for the next ...
        self.visited: i64 = 0  # mask of once-per-game spaces entered (B-AGT-14)
        self.closed_space: i64 = -1  # closed to the opponents until the own next turn (B-CLR-15)
        self.aside_discount: i64 = 0  # Persuasion saved on a card reserved
        self.secret: i64 = 0  # mask of secretly chosen Factions
        self.secret_shown: i64 = 0
        self.mod_kinds: i64 = 0  # mask of the kinds in ``mods``
        self.trigger_used: i64 = 0  # mask over ``triggers`` of those spent for the game
        self.top_known: i64 = 0  # how many cards on top of the deck everybody knows
        self.turns: i64 = 0  # turns begun this round
        self.deck: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()
        self.play: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.aside: vec[i64] = vec[i64]()  # cards only this seat may still acquire
        self.face_up: vec[i64] = vec[i64]()  # Intrigue cards played and not yet discarded
        self.hand_known: vec[i64] = vec[i64]()  # cards everybody knows to be in the hand
        self.mods: vec[i64] = vec[i64]()
        self.triggers: vec[i64] = vec[i64]()

    def clone(self) -> "Seat":
        """Return an independent copy."""
        other = Seat(self.index)
        self.copy_actor(other)
        other.persuasion = self.persuasion
        other.revealed = self.revealed
        other.reveal_order = self.reveal_order
        other.visited = self.visited
        other.closed_space = self.closed_space
        other.aside_discount = self.aside_discount
        other.secret = self.secret
        other.secret_shown = self.secret_shown
        other.mod_kinds = self.mod_kinds
        other.trigger_used = self.trigger_used
        other.top_known = self.top_known
        other.turns = self.turns
        other.deck = self.deck
        if len(self.hand) > 0:
            other.hand = self.hand[:]
        if len(self.play) > 0:
            other.play = self.play[:]
        other.discard = self.discard
        if len(self.aside) > 0:
            other.aside = self.aside[:]
        if len(self.face_up) > 0:
            other.face_up = self.face_up[:]
        if len(self.hand_known) > 0:
            other.hand_known = self.hand_known[:]
        other.mods = self.mods
        other.triggers = self.triggers
        return other


@mypyc_attr(acyclic=True)
class Rival(Actor):
    """An actor that follows its cards: it takes Agent turns and fights, but has no hand and builds no deck."""

    __slots__ = ("collects", "owns_as", "recruited")

    def __init__(self, index: i64) -> None:
        super().__init__(index)
        self.collects: i64 = 0  # takes resources, rewards and Control, and uses a Signet Ring
        self.owns_as: i64 = 0  # counts as owning so many copies of any card (H-SOP-11)
        self.recruited: i64 = 0  # troops recruited in the present turn

    def clone(self) -> "Rival":
        """Return an independent copy."""
        other = Rival(self.index)
        self.copy_actor(other)
        other.collects = self.collects
        other.owns_as = self.owns_as
        other.recruited = self.recruited
        return other


@mypyc_attr(acyclic=True)
class RivalRecord:
    """What a game with Rivals has besides: the Rivals, their deck, and who acts."""

    __slots__ = ("acting", "deck", "pile", "rivals", "unseen_intrigue")

    def __init__(self) -> None:
        self.rivals: list[Rival] = []
        self.deck: vec[i64] = vec[i64]()
        self.pile: vec[i64] = vec[i64]()  # revealed, face up
        self.unseen_intrigue: vec[i64] = vec[i64]()  # spent by Rivals, face down on the discard pile (H-RES-04)
        self.acting: i64 = 0  # actor whose turn it is or was last

    def clone(self) -> "RivalRecord":
        """Return an independent copy."""
        other = RivalRecord()
        for rival in self.rivals:
            other.rivals.append(rival.clone())
        other.deck = self.deck
        if len(self.pile) > 0:
            other.pile = self.pile[:]
        other.unseen_intrigue = self.unseen_intrigue
        other.acting = self.acting
        return other


@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """A whole game at one moment."""

    __slots__ = (
        "acquired",
        "agenda",
        "agents",
        "alliance",
        "asked",
        "at_once",
        "barred",
        "bonus_spice",
        "conflict",
        "conflict_deck",
        "conflict_out",
        "conflict_past",
        "control",
        "crews",
        "decider",
        "deployed",
        "deployed_units",
        "depth",
        "extra_turn",
        "fielders",
        "first_player",
        "for_actor",
        "from_garrison",
        "harvest_begun",
        "harvested",
        "heard",
        "imperium_deck",
        "intrigue_bottom",
        "intrigue_deck",
        "intrigue_discard",
        "intrigue_top",
        "just_recruited",
        "kind",
        "known_intrigue",
        "limit",
        "log",
        "on_win",
        "options",
        "owned",
        "passes",
        "pc",
        "phase",
        "picked",
        "played",
        "reached",
        "records",
        "recruited",
        "recruited_units",
        "reserve",
        "revealed_factions",
        "revealed_from",
        "reveals",
        "reveals_taken",
        "rewards",
        "rivalry",
        "rng",
        "round",
        "row",
        "rules",
        "seats",
        "sent_space",
        "sides",
        "source",
        "spice_gained",
        "stack",
        "step",
        "sword_places",
        "teams",
        "track_holders",
        "trashed",
        "trashed_intrigue",
        "turn_card",
        "turn_from",
        "turn_kind",
        "turn_mod_kinds",
        "turn_mods",
        "turn_seat",
        "turn_touched",
        "watched",
        "winner",
        "yielded",
    )

    def __init__(self, rules: Rules, rng: Rng, seats: list[Seat], records: list[object], owned: list[vec[i64]]) -> None:
        self.rules: Rules = rules
        self.rng: Rng = rng
        self.log: EventLog | None = None
        self.seats: list[Seat] = seats
        self.rivalry: RivalRecord | None = None
        # Of the mechanics, in the order of ``Rules.rooms``; each asks for its own class, so nothing is checked here.
        self.records: list[object] = records
        self.owned: list[vec[i64]] = owned  # by actor: sources of things owned that have boxes; empty if there are none
        # Events that somebody at this table waits for, and those of others: of the abilities in play, not of the boxes.
        self.heard: i64 = rules.heard
        self.watched: i64 = rules.watched
        self.teams: i64 = 0  # 1: the seat plan below is in force (``engine.actors.plan``); else everybody for itself
        self.sides: vec[i64] = vec[i64]()
        self.crews: vec[i64] = vec[i64]()  # mask of those who field units for a seat that has none, 0: it has its own
        self.barred: vec[i64] = vec[i64]()  # mask of spaces that a seat may not enter
        self.fielders: vec[i64] = vec[i64]()
        self.track_holders: vec[i64] = vec[i64]()
        self.yielded: i64 = 0  # mask of those who let a tied friend go first this Combat
        self.reveals: i64 = 0  # grows whenever a hidden card is drawn, turned up or shuffled: the fence of free undo

        # Round.
        self.round: i64 = 0
        self.phase: i64 = PHASE_SETUP
        self.step: i64 = STEP_SETUP
        self.first_player: i64 = 0
        self.reveals_taken: i64 = 0  # Reveal turns taken this round

        # Board.
        self.agents: vec[i64] = vec[i64]()  # by space
        self.bonus_spice: vec[i64] = vec[i64]()  # by space
        self.control: vec[i64] = vec[i64]()  # by space: actor or -1
        self.alliance: vec[i64] = vec[i64]()  # by Faction: actor or -1

        # Shared cards.
        self.conflict: i64 = -1
        self.conflict_deck: vec[i64] = vec[i64]()
        self.conflict_past: vec[i64] = vec[i64]()
        self.conflict_out: vec[i64] = vec[i64]()  # left out at set-up, unseen
        self.intrigue_deck: vec[i64] = vec[i64]()
        self.intrigue_discard: vec[i64] = vec[i64]()
        self.imperium_deck: vec[i64] = vec[i64]()
        self.row: vec[i64] = vec[i64]()
        self.reserve: vec[i64] = vec[i64]()  # cards left by stack
        self.trashed: vec[i64] = vec[i64]()  # deck cards that left the game
        self.trashed_intrigue: vec[i64] = vec[i64]()  # Intrigue cards that left the game
        self.known_intrigue: vec[i64] = vec[i64]()
        self.intrigue_top: i64 = -1  # seat that knows the top Intrigue card
        self.intrigue_bottom: vec[i64] = vec[i64]()  # who knows the lowest Intrigue cards, from the bottom up

        # Turn.
        self.turn_seat: i64 = 0
        self.turn_kind: i64 = TURN_OPEN
        self.turn_touched: i64 = 0  # something was done this turn already (B-CLR-03)
        self.turn_card: i64 = -1  # card being played, until its space is chosen
        self.turn_from: i64 = -1  # space the Agent is taken from, -1: the Leader
        self.sent_space: i64 = -1
        self.recruited: i64 = 0  # troops recruited this turn and still in the Garrison
        self.just_recruited: i64 = 0  # by the latest recruiting effect
        self.at_once: i64 = 0  # of them without asking when, which may still prove to come later (B-AGT-11)
        self.from_garrison: i64 = 0  # further troops deployed this turn (B-TRP-04)
        self.deployed: i64 = 0  # troops deployed this turn by any means
        self.recruited_units: i64 = 0  # as above, those that came this turn and are still in the Garrison
        self.deployed_units: i64 = 0  # as above, deployed this turn by any means
        self.harvested: i64 = 0  # spice harvested this turn, where a condition asks for it
        self.harvest_begun: i64 = 0  # a part of this turn's harvest was taken, on spaces that harvest in parts
        self.spice_gained: i64 = 0  # spice gained this turn from any source, where something asks for it
        self.extra_turn: i64 = 0  # another turn follows this one
        self.picked: i64 = -1  # card discarded or trashed last, where a condition asks for it
        self.reached: i64 = -1  # 16 * Faction + Influence reached last, where somebody waits for it
        self.revealed_factions: i64 = 0  # cards revealed this turn, eight bits a Faction, where somebody counts them
        self.acquired: vec[i64] = vec[i64]()  # cards acquired this turn, where a condition asks for them
        self.revealed_from: i64 = 0  # in a Reveal turn: cards in play that were played before, in Agent turns
        self.turn_mods: vec[i64] = vec[i64]()
        self.turn_mod_kinds: i64 = 0
        self.agenda: vec[i64] = vec[i64]()  # unresolved lines
        self.sword_places: vec[i64] = vec[i64]()  # instructions of revealed cards that gave swords this turn

        # Combat and Endgame.
        self.asked: i64 = 0  # seat asked for Intrigue cards
        self.passes: i64 = 0  # passes in a row
        self.played: i64 = 0  # cards played by the asked seat
        self.rewards: vec[i64] = vec[i64]()  # to give, actor * 4 + place, the next one last
        self.winner: i64 = -1
        self.on_win: vec[i64] = vec[i64]()  # effects for the winner: place, end, actor, source of each

        # Pending work and the decision.
        self.stack: vec[i64] = vec[i64]()
        self.depth: i64 = 0  # how much of it is pending; what lies above is done with
        self.kind: i64 = D_NONE
        self.decider: i64 = -1
        self.for_actor: i64 = -1  # whom the decision concerns: the decider, or a Rival it chooses for
        self.source: i64 = 0
        self.pc: i64 = -1  # instruction that asked
        self.limit: i64 = 0  # register of the decision
        self.options: vec[i64] = vec[i64]()

    def clone(self) -> "State":
        """Return an independent copy; it has no listener."""
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.clone())
        records: list[object] = []
        for record in self.records:
            assert isinstance(record, Record)
            records.append(record.clone())
        owned: list[vec[i64]] = self.owned
        if len(owned) > 0:  # an empty list is never written, so it may be shared
            owned = self.owned[:]
        other = State(self.rules, self.rng.clone(), seats, records, owned)
        if self.rivalry is not None:
            other.rivalry = self.rivalry.clone()
        if self.teams != 0:
            other.teams = 1
            other.sides = self.sides
            other.crews = self.crews
            other.barred = self.barred[:]
            other.yielded = self.yielded
            other.fielders = self.fielders[:]
            other.track_holders = self.track_holders[:]
        other.heard = self.heard
        other.watched = self.watched
        other.reveals = self.reveals
        other.round = self.round
        other.phase = self.phase
        other.step = self.step
        other.first_player = self.first_player
        other.reveals_taken = self.reveals_taken
        other.agents = self.agents[:]
        other.bonus_spice = self.bonus_spice
        other.control = self.control
        other.alliance = self.alliance
        other.conflict = self.conflict
        other.conflict_deck = self.conflict_deck
        other.conflict_past = self.conflict_past
        other.conflict_out = self.conflict_out
        other.intrigue_deck = self.intrigue_deck
        other.intrigue_discard = self.intrigue_discard
        other.imperium_deck = self.imperium_deck
        other.row = self.row
        other.reserve = self.reserve
        other.trashed = self.trashed
        other.trashed_intrigue = self.trashed_intrigue
        other.known_intrigue = self.known_intrigue
        other.intrigue_top = self.intrigue_top
        other.intrigue_bottom = self.intrigue_bottom
        if len(self.sword_places) > 0:
            other.sword_places = self.sword_places[:]
        if len(self.on_win) > 0:
            other.on_win = self.on_win[:]
        other.turn_seat = self.turn_seat
        other.turn_kind = self.turn_kind
        other.turn_touched = self.turn_touched
        other.turn_card = self.turn_card
        other.turn_from = self.turn_from
        other.sent_space = self.sent_space
        other.recruited = self.recruited
        other.just_recruited = self.just_recruited
        other.at_once = self.at_once
        other.from_garrison = self.from_garrison
        other.deployed = self.deployed
        other.recruited_units = self.recruited_units
        other.deployed_units = self.deployed_units
        other.harvested = self.harvested
        other.harvest_begun = self.harvest_begun
        other.spice_gained = self.spice_gained
        other.extra_turn = self.extra_turn
        other.picked = self.picked
        other.reached = self.reached
        other.revealed_factions = self.revealed_factions
        if len(self.acquired) > 0:
            other.acquired = self.acquired[:]
        other.revealed_from = self.revealed_from
        if len(self.turn_mods) > 0:
            other.turn_mods = self.turn_mods[:]
        other.turn_mod_kinds = self.turn_mod_kinds
        if len(self.agenda) > 0:
            other.agenda = self.agenda[:]
        other.asked = self.asked
        other.passes = self.passes
        other.played = self.played
        if len(self.rewards) > 0:
            other.rewards = self.rewards[:]
        other.winner = self.winner
        if self.depth > 0:
            other.stack = self.stack[: self.depth]
            other.depth = self.depth
        other.kind = self.kind
        other.decider = self.decider
        other.for_actor = self.for_actor
        other.source = self.source
        other.pc = self.pc
        other.limit = self.limit
        other.options = self.options
        return other
