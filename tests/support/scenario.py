"""Scenario kit: build a position by hand, play it by canonical texts, look at the state.

    g = scenario(seats=3).hand(0, "dagger").solari(0, 5).turn(0)
    g.do("agent dagger > high_council")
    assert g.seat_of(0).council

Positions need not be reachable; troops are kept at twelve a seat. Works on both builds.
"""

from __future__ import annotations

from collections.abc import Sequence

import landsraad as ls
from landsraad.core.packed import append, i64, vec
from landsraad.engine.actors import actor
from landsraad.engine.atoms.tech import renew_modifiers
from landsraad.engine.machine import run
from landsraad.engine.notation import option_texts
from landsraad.engine.queries import shown_strength, strength
from landsraad.model.state import Actor, Rival, RivalRecord, Seat, State, Works
from landsraad.model.terms import (
    D_NONE,
    FACTION_NAMES,
    PHASE_COMBAT,
    PHASE_RECALL,
    PHASE_TURNS,
    STEP_COMBAT_START,
    STEP_MAKERS,
    STEP_RECALL,
    STEP_RIVAL_TURN,
    STEP_ROUND_START,
    STEP_TURN_START,
)

# Leaders whose left ability seldom interferes with what a test looks at.
QUIET = ("earl_memnon_thorvald", "paul_atreides", "duke_leto_atreides", "countess_ariana_thorvald")

# Questions that Leaders ask before the first turn; scenarios answer them with the first option.
LEADERS_FIRST = ("choose_secret", "return_intrigue", "set_aside")


def packed(indices: Sequence[int]) -> vec[i64]:
    """Return a packed zone."""
    zone = vec[i64]()
    for index in indices:
        zone = append(zone, i64(index))
    return zone


class Scenario:
    """A game whose position is set by hand."""

    def __init__(
        self,
        seats: int,
        leaders: Sequence[str],
        seed: int,
        rivals: Sequence[str] | None = None,
        difficulty: str | None = None,
        modules: Sequence[str] = (),
        epic: bool = False,
        variants: Sequence[str] = (),
    ) -> None:
        setup = ls.Setup(
            host="base",
            players=seats,
            modules=tuple(modules),
            leaders=tuple(leaders),
            rivals=None if rivals is None else tuple(rivals),
            difficulty=difficulty,
            epic=epic,
            variants=tuple(variants),
        )
        full = ls.new_game(setup, seed)
        while full.decision is not None and full.decision.kind in LEADERS_FIRST:
            full.apply(full.legal_actions()[0])
        self.game = full.determinize(0, seed)
        self.state: State = self.game._state
        for seat in self.state.seats:
            seat.hand = vec[i64]()
            seat.intrigue = vec[i64]()
            seat.kept = -1
        self.game.events()

    # --- names -----------------------------------------------------------------------------------------------------

    def card(self, name: str) -> int:
        """Return the index of a card."""
        return [card.id for card in self.state.rules.cards].index(name)

    def cards(self, names: Sequence[str]) -> vec[i64]:
        """Return a zone of cards."""
        return packed([self.card(name) for name in names])

    def intrigue_index(self, name: str) -> int:
        """Return the index of an Intrigue card."""
        return [card.id for card in self.state.rules.intrigues].index(name)

    def space(self, name: str) -> int:
        """Return the index of a space."""
        return [space.id for space in self.state.rules.spaces].index(name)

    def names(self, zone: vec[i64]) -> list[str]:
        """Return the ids of the cards of a zone, in order (the top of a deck is last)."""
        return [self.state.rules.cards[card].id for card in zone]

    def intrigue_names(self, zone: vec[i64]) -> list[str]:
        """Return the ids of the Intrigue cards of a zone, in order."""
        return [self.state.rules.intrigues[card].id for card in zone]

    # --- building --------------------------------------------------------------------------------------------------

    def hand(self, seat: int, *names: str) -> Scenario:
        """Set the hand."""
        self.state.seats[seat].hand = self.cards(names)
        return self

    def deck(self, seat: int, *names: str) -> Scenario:
        """Set the deck, top card first."""
        self.state.seats[seat].deck = self.cards(names[::-1])
        return self

    def discard(self, seat: int, *names: str) -> Scenario:
        """Set the discard pile."""
        self.state.seats[seat].discard = self.cards(names)
        return self

    def play(self, seat: int, *names: str) -> Scenario:
        """Set the cards in play."""
        self.state.seats[seat].play = self.cards(names)
        return self

    def intrigue(self, seat: int, *names: str) -> Scenario:
        """Set the Intrigue cards held."""
        self.state.seats[seat].intrigue = packed([self.intrigue_index(name) for name in names])
        return self

    def intrigue_deck(self, *names: str) -> Scenario:
        """Set the Intrigue deck, top card first."""
        self.state.intrigue_deck = packed([self.intrigue_index(name) for name in names[::-1]])
        return self

    def intrigue_discard(self, *names: str) -> Scenario:
        """Set the Intrigue discard pile."""
        self.state.intrigue_discard = packed([self.intrigue_index(name) for name in names])
        return self

    def row(self, *names: str) -> Scenario:
        """Set the Imperium Row."""
        self.state.row = self.cards(names)
        return self

    def imperium_deck(self, *names: str) -> Scenario:
        """Set the Imperium deck, top card first."""
        self.state.imperium_deck = self.cards(names[::-1])
        return self

    def reserve(self, name: str, n: int) -> Scenario:
        """Set the cards left in a Reserve stack."""
        self.state.reserve[self.state.rules.card_reserve[self.card(name)]] = n
        return self

    def solari(self, seat: int, n: int) -> Scenario:
        """Set the Solari."""
        self.state.seats[seat].solari = n
        return self

    def spice(self, seat: int, n: int) -> Scenario:
        """Set the spice."""
        self.state.seats[seat].spice = n
        return self

    def water(self, seat: int, n: int) -> Scenario:
        """Set the water."""
        self.state.seats[seat].water = n
        return self

    def vp(self, seat: int, n: int) -> Scenario:
        """Set the Victory Points."""
        self.state.seats[seat].vp = n
        return self

    def persuasion(self, seat: int, n: int) -> Scenario:
        """Set the Persuasion gained so far this round."""
        self.state.seats[seat].persuasion = n
        return self

    def swords(self, seat: int, n: int) -> Scenario:
        """Set the swords, as if the Reveal turn had given them."""
        self.state.seats[seat].swords = n
        self.state.seats[seat].strength_set = 1
        return self

    def troops(self, seat: int, garrison: int, deployed: int = 0) -> Scenario:
        """Set the troops; the rest of the twelve is in the Supply."""
        actor = self.state.seats[seat]
        actor.garrison = garrison
        actor.conflict = deployed
        actor.supply = self.state.rules.values.troops - garrison - deployed
        return self

    def influence(self, seat: int, faction: str, n: int) -> Scenario:
        """Set the Influence, without any of its consequences."""
        at = 4 * FACTION_NAMES.index(faction)
        actor = self.state.seats[seat]
        actor.influence_bits = (actor.influence_bits & ~(15 << at)) | n << at
        return self

    def alliance(self, faction: str, seat: int) -> Scenario:
        """Give an Alliance token, without its Victory Point."""
        self.state.alliance[FACTION_NAMES.index(faction)] = seat
        return self

    def council(self, seat: int) -> Scenario:
        """Give a seat on the High Council."""
        self.state.seats[seat].council = 1
        self.state.seats[seat].visited |= 1 << self.space("high_council")
        return self

    def swordmaster(self, seat: int) -> Scenario:
        """Give the third Agent."""
        self.state.seats[seat].swordmaster = 1
        self.state.seats[seat].agents += 1
        self.state.seats[seat].visited |= 1 << self.space("swordmaster")
        return self

    def agents(self, seat: int, n: int) -> Scenario:
        """Set the Agents on the Leader."""
        self.state.seats[seat].agents = n
        return self

    def agent_at(self, seat: int, *spaces: str) -> Scenario:
        """Put Agents on spaces, from the Leader."""
        for space in spaces:
            self.state.agents[self.space(space)] += 1 << (4 * seat)
            self.state.seats[seat].agents -= 1
        return self

    def control(self, seat: int, space: str) -> Scenario:
        """Put a Control marker on a space."""
        self.state.control[self.space(space)] = seat
        return self

    def bonus_spice(self, space: str, n: int) -> Scenario:
        """Set the bonus spice on a space."""
        self.state.bonus_spice[self.space(space)] = n
        return self

    def conflict(self, name: str) -> Scenario:
        """Set the Conflict of this round."""
        self.state.conflict = self.conflict_index(name)
        return self

    def conflict_index(self, name: str) -> int:
        """Return the index of a Conflict."""
        return [conflict.id for conflict in self.state.rules.conflicts].index(name)

    def conflict_deck(self, *names: str) -> Scenario:
        """Set the Conflict deck, top card first."""
        self.state.conflict_deck = packed([self.conflict_index(name) for name in names[::-1]])
        return self

    def revealed(self, *seats: int) -> Scenario:
        """Mark seats as having taken their Reveal turn."""
        for seat in seats:
            self.state.seats[seat].revealed = 1
            self.state.seats[seat].strength_set = 1
            self.state.reveals_taken += 1
            self.state.seats[seat].reveal_order = self.state.reveals_taken
        return self

    def first(self, seat: int) -> Scenario:
        """Give the First Player marker."""
        self.state.first_player = seat
        return self

    # --- Rivals ----------------------------------------------------------------------------------------------------

    @property
    def record(self) -> RivalRecord:
        """The record of the Rivals."""
        assert self.state.rivalry is not None
        return self.state.rivalry

    def rival(self, number: int) -> Rival:
        """Return a Rival: 0 for the first, 1 for the second."""
        return self.record.rivals[number]

    def actor(self, number: int) -> Actor:
        """Return a seat or a Rival by the number of its actor."""
        return actor(self.state, number)

    def rival_card(self, name: str) -> int:
        """Return the index of a card of the Rivals."""
        return [card.id for card in self.state.rules.rival_cards].index(name)

    def rival_deck(self, *names: str) -> Scenario:
        """Set the deck of the Rivals, top card first; the cards revealed so far are gone."""
        self.record.deck = packed([self.rival_card(name) for name in names[::-1]])
        self.record.pile = vec[i64]()
        return self

    def rival_names(self, zone: vec[i64]) -> list[str]:
        """Return the ids of the Rivals' cards of a zone, in order."""
        return [self.state.rules.rival_cards[card].id for card in zone]

    def rival_troops(self, number: int, garrison: int, deployed: int = 0) -> Scenario:
        """Set the troops of a Rival; the rest of the twelve is in its Supply."""
        rival = self.rival(number)
        rival.garrison = garrison
        rival.conflict = deployed
        rival.supply = self.state.rules.values.troops - garrison - deployed
        return self

    def rival_influence(self, number: int, faction: str, n: int) -> Scenario:
        """Set the Influence of a Rival, without any of its consequences."""
        at = 4 * FACTION_NAMES.index(faction)
        rival = self.rival(number)
        rival.influence_bits = (rival.influence_bits & ~(15 << at)) | n << at
        return self

    def rival_turn(self, number: int) -> Scenario:
        """Let a Rival take a turn now; play goes on to the next decision."""
        self.record.acting = len(self.state.seats) + number
        self.rival(number).recruited = 0
        return self.jump(PHASE_TURNS, STEP_RIVAL_TURN)

    # --- Tech tiles, dreadnoughts, the Shipping track ----------------------------------------------------------------

    @property
    def works(self) -> Works:
        """The record of Tech tiles and dreadnoughts."""
        assert self.state.works is not None
        return self.state.works

    def tile(self, name: str) -> int:
        """Return the index of a Tech tile."""
        return [tile.id for tile in self.state.rules.tiles].index(name)

    def stacks(self, *stacks: Sequence[str]) -> Scenario:
        """Set the three stacks of Tech tiles, each with its face-up top tile first."""
        self.works.stacks = [packed([self.tile(name) for name in stack[::-1]]) for stack in stacks]
        return self

    def stack_names(self) -> list[list[str]]:
        """Return the ids of the tiles of each stack, the face-up top tile first."""
        return [[self.state.rules.tiles[tile].id for tile in stack][::-1] for stack in self.works.stacks]

    def tiles(self, number: int, *names: str) -> Scenario:
        """Give Tech tiles to an actor, in place of those it has; they are taken out of the stacks."""
        one = self.actor(number)
        one.tiles = sum(1 << self.tile(name) for name in names)
        one.tiles_down = 0
        if number < len(self.state.seats):
            renew_modifiers(self.state, self.state.seats[number])
        taken = [self.tile(name) for name in names]
        self.works.stacks = [packed([tile for tile in stack if tile not in taken]) for stack in self.works.stacks]
        return self

    def tiles_of(self, number: int) -> list[str]:
        """Return the ids of an actor's Tech tiles."""
        mask = self.actor(number).tiles
        return [tile.id for at, tile in enumerate(self.state.rules.tiles) if mask >> at & 1]

    def face_down(self, number: int) -> list[str]:
        """Return the ids of an actor's Tech tiles that lie face down."""
        mask = self.actor(number).tiles_down
        return [tile.id for at, tile in enumerate(self.state.rules.tiles) if mask >> at & 1]

    def ships(self, number: int, garrison: int = 0, deployed: int = 0) -> Scenario:
        """Set the dreadnoughts of an actor; the rest of the two is in the Supply."""
        one = self.actor(number)
        one.ships_garrison = garrison
        one.ships_conflict = deployed
        one.ships_supply = 2 - garrison - deployed
        return self

    def ships_of(self, number: int) -> tuple[int, int, int]:
        """Return an actor's dreadnoughts in Supply, Garrison and Conflict."""
        one = self.actor(number)
        return int(one.ships_supply), int(one.ships_garrison), int(one.ships_conflict)

    def flag(self, number: int, space: str, this_round: bool = False) -> Scenario:
        """Put a dreadnought of an actor, out of its Supply, on the flag of a space."""
        self.works.flags[self.space(space)] = 2 * number + int(this_round)
        self.actor(number).ships_supply -= 1
        return self

    def flag_of(self, space: str) -> int:
        """Return whose dreadnought is on the flag of a space, -1 for nobody's."""
        flag = int(self.works.flags[self.space(space)])
        return flag >> 1 if flag >= 0 else -1

    def freighter(self, number: int, step: int) -> Scenario:
        """Put an actor's Freighter on a space of the Shipping track."""
        self.actor(number).freighter = step
        return self

    def negotiators(self, number: int, n: int) -> Scenario:
        """Set an actor's Negotiators, out of its Supply."""
        one = self.actor(number)
        one.supply += one.negotiators - n
        one.negotiators = n
        return self

    # --- jumping ---------------------------------------------------------------------------------------------------

    def jump(self, phase: int, step: int) -> Scenario:
        """Go to a step of the round, dropping whatever was pending."""
        s = self.state
        s.stack = vec[i64]()
        s.agenda = vec[i64]()
        s.turn_mods = vec[i64]()
        s.turn_mod_kinds = 0
        s.kind = D_NONE
        s.phase = phase
        s.step = step
        run(s)
        return self

    def turn(self, seat: int) -> Scenario:
        """Begin a turn of a seat."""
        self.state.turn_seat = seat
        return self.jump(PHASE_TURNS, STEP_TURN_START)

    def combat(self) -> Scenario:
        """Begin the Combat phase (all seats count as revealed)."""
        for seat in self.state.seats:
            seat.revealed = 1
            seat.strength_set = 1
        return self.jump(PHASE_COMBAT, STEP_COMBAT_START)

    def makers(self) -> Scenario:
        """Begin Phase 4."""
        return self.jump(PHASE_RECALL, STEP_MAKERS)

    def recall(self) -> Scenario:
        """Begin Phase 5."""
        return self.jump(PHASE_RECALL, STEP_RECALL)

    def round_start(self) -> Scenario:
        """Begin a new round."""
        return self.jump(PHASE_RECALL, STEP_ROUND_START)

    # --- playing and looking -----------------------------------------------------------------------------------------

    def do(self, *texts: str) -> Scenario:
        """Take decisions by their canonical texts, one after another."""
        for text in texts:
            self.game.apply_text(text)
        return self

    def options(self) -> list[str]:
        """Return the canonical texts of all options now."""
        return [] if self.game.over else option_texts(self.state)

    def kind(self) -> str | None:
        """Return the kind of the open decision."""
        return None if self.game.decision is None else self.game.decision.kind

    def decider(self) -> int | None:
        """Return the seat that must choose now."""
        return self.game.seat

    def seat_of(self, seat: int) -> Seat:
        """Return the state of a seat."""
        return self.state.seats[seat]

    def influence_of(self, seat: int, faction: str) -> int:
        """Return the Influence with a Faction."""
        return int(self.state.seats[seat].influence(FACTION_NAMES.index(faction)))

    def alliance_of(self, faction: str) -> int:
        """Return who holds an Alliance token, -1 for nobody."""
        return int(self.state.alliance[FACTION_NAMES.index(faction)])

    def strength_of(self, seat: int) -> int:
        """Return the strength, whether the marker shows it yet or not."""
        return int(strength(self.state, self.state.seats[seat]))

    def marker_of(self, seat: int) -> int:
        """Return where the Combat marker stands."""
        return int(shown_strength(self.state, self.state.seats[seat]))

    def events(self) -> list[str]:
        """Return the kinds of all events since the position was built."""
        return [event.kind for event in self.game.events()]


def scenario(
    seats: int = 4,
    leaders: Sequence[str] | None = None,
    seed: int = 1,
    rivals: Sequence[str] | None = None,
    difficulty: str | None = None,
    modules: Sequence[str] = (),
    epic: bool = False,
    variants: Sequence[str] = (),
) -> Scenario:
    """Return a fresh position: round 1, empty hands, no Intrigue cards; leaders as given or quiet ones.

    With one seat there are two Rivals (by name, or at random), with two seats House Hagal.
    """
    chosen = leaders if leaders is not None else QUIET[:seats]
    return Scenario(seats, chosen, seed, rivals, difficulty, modules, epic, variants)


def ix(
    seats: int = 4,
    leaders: Sequence[str] | None = None,
    seed: int = 1,
    rivals: Sequence[str] | None = None,
    difficulty: str | None = None,
    epic: bool = False,
    variants: Sequence[str] = (),
) -> Scenario:
    """Return a fresh position of a game with Rise of Ix."""
    return scenario(seats, leaders, seed, rivals, difficulty, ("ix",), epic, variants)
