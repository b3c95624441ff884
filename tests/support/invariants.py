"""What holds at every decision of every game, whatever was played.

``check(state)`` looks at one state alone. ``Ledger`` follows a game from its deal: it keeps an account of its own of
Victory Points, resources, Influence and Alliances from what happened, and compares it with the state.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache

import landsraad as ls
from landsraad.engine.actors.plan import actor, actor_count
from landsraad.engine.mechanics.commanders import EV_PLAYED_FOR
from landsraad.engine.mechanics.contracts import C_COMPLETED
from landsraad.engine.mechanics.fleet import C_SHIPS, EV_SHIP_GIVEN_UP
from landsraad.engine.mechanics.graft import EV_BORROWED, EV_GRAFTED, OP_COPY
from landsraad.engine.mechanics.objectives import EV_MATCHED
from landsraad.engine.mechanics.research import C_MARKERS
from landsraad.engine.mechanics.spies import EV_SPY_RECALLED, OP_RECALL_SPY
from landsraad.engine.mechanics.teamwork import EV_SHARED
from landsraad.engine.mechanics.tech import C_TILES, EV_RIVAL_USED, EV_TILE_ACQUIRED, EV_TILE_USED
from landsraad.engine.mechanics.tleilaxu import EV_TLEILAXU_ADVANCED
from landsraad.engine.mechanics.trade import EV_GOODS_GIVEN
from landsraad.engine.mechanics.worms import EV_WORM_SUMMONED
from landsraad.engine.record.notation import option_texts
from landsraad.engine.strength import shown_strength, strength
from landsraad.model.conditions import Condition
from landsraad.model.effects import (
    Node,
)
from landsraad.model.events import (
    EV_AGENT_PLACED,
    EV_ALLIANCE_RETURNED,
    EV_ALLIANCE_TAKEN,
    EV_CARD_ACQUIRED,
    EV_CARD_REVEALED,
    EV_ENDGAME_STARTED,
    EV_INFLUENCE_GAINED,
    EV_INFLUENCE_LOST,
    EV_INTRIGUE_PLAYED,
    EV_RESOURCE_GAINED,
    EV_RESOURCE_PAID,
    EV_REWARD_TAKEN,
    EV_RIVAL_PAID,
    EV_RIVAL_SPENT,
    EV_ROUND_STARTED,
    EV_VP_GAINED,
    EV_VP_LOST,
    RULE_NAMES,
)
from landsraad.model.families import STRUCTURE
from landsraad.model.rules import Rules
from landsraad.model.state import FRAME, KNOWN, Actor, Rival, Seat, State
from landsraad.model.terms import (
    C_COUNCIL,
    C_ENEMY_ALLIANCE,
    C_OWNS,
    C_OWNS_MOST,
    C_SOLARI,
    C_SOME,
    C_SPICE,
    C_TRACKS,
    D_GIVE_ALLIANCE,
    D_NONE,
    OP_CHOOSE,
    OP_IF,
    OP_LINES,
    OP_NAMES,
    OP_PAY,
    OP_PAY_SOLARI,
    OP_PAY_SPICE,
    OP_PAY_WATER,
    OP_PER,
    OP_SOLARI,
    OP_SPICE,
    OP_VP,
    OP_WATER,
    PHASE_OVER,
    PHASE_TURNS,
    STEP_OVER,
)
from tests.support import pieces

# --- one state -------------------------------------------------------------------------------------------------------


@cache
def all_cards(rules: Rules, leaders: tuple[int, ...]) -> list[int]:
    """Return every deck card of a game with these Leaders, Reserve stacks included, sorted."""
    decks = rules.seat_decks or [rules.starting_deck] * len(leaders)  # S-SET-11
    cards = [*(card for deck in decks for card in deck), *rules.imperium_deck]
    names = [card.id for card in rules.cards]
    for deck, leader in zip(decks, leaders, strict=True):
        for name in rules.leaders[leader].without:
            assert names.index(name) in deck
            cards.remove(names.index(name))
    for stack, card in enumerate(rules.reserve_cards):
        needs = rules.kept_stacks.get(rules.cards[card].id)  # M-RIX-09
        if needs is None or needs in [rules.leaders[leader].id for leader in leaders]:
            cards += [card] * rules.reserve_counts[stack]
    cards += list(rules.starting_discard) * len([deck for deck in decks if deck == rules.starting_deck])  # I-END-04
    return sorted(cards + pieces.all_tleilaxu_cards(rules))


@cache
def all_intrigues(rules: Rules) -> list[int]:
    """Return every Intrigue card, sorted."""
    return sorted(rules.intrigue_deck)


@cache
def all_rival_cards(rules: Rules) -> list[int]:
    """Return every card of the Rivals, sorted."""
    return sorted(rules.rival_deck)


def rivals_of(s: State) -> list[Rival]:
    """Return the Rivals, none in most games."""
    return list(s.rivalry.rivals) if s.rivalry is not None else []


def actors_of(s: State) -> list[Actor]:
    """Return seats and Rivals in the order of their numbers."""
    return [actor(s, number) for number in range(actor_count(s))]


def check(s: State) -> None:
    """Fail unless the state is one that the rules allow."""
    check_cards(s)
    check_pieces(s)
    for one in actors_of(s):
        check_actor(s, one)
    for seat in s.seats:
        check_seat(s, seat)
    for rival in rivals_of(s):
        check_rival(s, rival)
    if pieces.ships_each(s.rules):
        check_dreadnoughts(s)
    if pieces.tile_defs(s.rules):
        check_tiles(s)
    check_marks(s)
    check_spies(s)
    check_fielded(s)
    check_won_cards(s)
    check_contracts(s)
    check_knowledge(s)
    check_decision(s)


def check_dreadnoughts(s: State) -> None:
    """Every dreadnought is in exactly one place (X-SET-09, X-CTL-09)."""
    r = s.rules
    flags = pieces.flags(s)
    for one in actors_of(s):
        ships = (*pieces.ships(s, one), flags.count(int(one.index)))
        assert min(ships) >= 0, f"actor {one.index}: {ships} dreadnoughts"
        each = 0 if pieces.is_commander(s, one) else pieces.ships_each(r)  # S-MRX-07
        assert sum(ships) == each, f"actor {one.index}: {ships} dreadnoughts"
        place = pieces.freighter(s, one)
        assert 0 <= place <= pieces.freight_top(r), f"actor {one.index}: Freighter on {place}"
    for space, owner in enumerate(flags):
        assert owner < 0 or r.control_line[space] >= 0, f"a dreadnought on {r.spaces[space].id}"
    assert sum(owner >= 0 for owner in flags) <= 2, "a dreadnought stayed on its flag"


def check_tiles(s: State) -> None:
    """Every Tech tile is in exactly one place (X-SET-04)."""
    all_tiles = pieces.tile_defs(s.rules)
    stacks = [list(stack) for stack in pieces.tile_stacks(s)]
    tiles = [*pieces.tiles_gone(s), *(int(tile) for stack in stacks for tile in stack)]
    for one in actors_of(s):
        own = pieces.owned_tiles(s, one)
        tiles += own
        assert set(pieces.tiles_down(s, one)) <= set(own), f"actor {one.index}: a face-down tile of somebody else"
    assert sorted(tiles) == list(range(len(all_tiles))), f"Tech tiles changed: {sorted(tiles)}"
    # While an Acquire effect is resolved the next tile lies face down (X-TEC-05): the offer is looked at afterwards.
    buys = s.rivalry is not None and s.rivalry.rivals[0].collects and len(s.seats) == 1  # X-RTC-01
    if buys and any(stacks) and not pieces.covered_stacks(s):
        tops = [stack[-1] for stack in stacks if stack]
        assert any(all_tiles[tile].rival for tile in tops), "no tile on offer for a Rival"  # X-RTC-03


def check_spies(s: State) -> None:
    """Nobody has more than three spies on posts (U-CMP-02)."""
    for one in actors_of(s):
        assert len(pieces.spy_posts(s, one)) <= 3, f"actor {one.index}: spies on {pieces.spy_posts(s, one)}"


def check_fielded(s: State) -> None:
    """Units that live in the Conflict alone are nowhere else (U-WRM-02)."""
    for one in actors_of(s):
        elsewhere = (one.units_supply | one.units_garrison) & s.rules.fielded_units
        assert elsewhere == 0, f"actor {one.index}: sandworms outside the Conflict"


def check_won_cards(s: State) -> None:
    """Everybody has one Objective and the Conflicts they won, each in one place (U-OBJ-02, U-BAT-10)."""
    won: list[str] = []
    for seat in s.seats:
        cards, icons = pieces.won_cards(s, seat), pieces.icons_up(s, seat)
        if pieces.has_objectives(s):
            objectives = sum(card.startswith("objective") for card in cards)
            assert objectives == (0 if pieces.is_commander(s, seat) else 1), f"seat {seat.index}: {cards}"  # S-SET-18
        won += cards
        plain = [icon for icon in icons if icon not in ("wild", "")]  # M-RIX-07: some bear none
        assert len(set(plain)) == len(plain), f"seat {seat.index} has an unmatched pair among {icons}"
    past = {s.rules.conflicts[int(number)].id for number in (*s.conflict_past, s.conflict) if number >= 0}
    assert len(set(won)) == len(won), f"a card twice among {won}"
    assert {card for card in won if not card.startswith("objective")} <= past


def check_contracts(s: State) -> None:
    """Every contract is in exactly one place (C-SET-02)."""
    found, expected = pieces.contracts_anywhere(s), pieces.all_contracts(s.rules)
    assert found == expected, f"contracts changed: {changed(found, expected)}"
    offered, kept = pieces.dealt_contracts(s)
    names = [name for pair in offered for name in pair] + [name for own in kept for name in own]
    assert len(names) == len(set(names)), f"a contract of two players: {names}"
    if any(tile.dealt for tile in pieces.contract_defs(s.rules)):
        each = [0 if any(offered) else 1] * len(s.seats) + [0] * (len(kept) - len(s.seats))  # C-RIX-03, C-RIX-07
        assert [len(own) for own in kept] == each, f"contracts kept: {kept}"


def check_marks(s: State) -> None:
    """Only the Leader that has tokens has any on the tracks (X-SET-11)."""
    for one in actors_of(s):
        owner = one.leader == pieces.marked_leader(s.rules)
        assert not pieces.marks(s, one) or owner, f"actor {one.index}: tokens of another Leader"


def check_cards(s: State) -> None:
    """Every card is in exactly one place (B-CMP-03, B-CMP-04)."""
    r = s.rules
    cards = [*s.row, *s.imperium_deck, *s.trashed, *pieces.throne_row(s), *pieces.tleilaxu_cards(s)]
    intrigues = [*s.intrigue_deck, *s.intrigue_discard, *s.trashed_intrigue, *pieces.wrapped(s)]
    for seat in s.seats:
        cards += [*seat.deck, *seat.hand, *seat.play, *seat.discard, *seat.aside]
        kept = pieces.kept_card(s, seat)
        cards += [kept] if kept >= 0 else []
        intrigues += [*seat.intrigue, *seat.face_up]
    if s.rivalry is not None:
        intrigues += s.rivalry.unseen_intrigue
        for rival in s.rivalry.rivals:
            intrigues += rival.intrigue
        revealed = sorted([*s.rivalry.deck, *s.rivalry.pile])
        assert revealed == all_rival_cards(r), f"cards of the Rivals changed: {changed(revealed, all_rival_cards(r))}"
    for stack, card in enumerate(r.reserve_cards):
        left = s.reserve[stack]
        assert left >= 0, f"{left} cards in the Reserve stack of {r.cards[card].id}"
        cards += [card] * left
    cards.sort()
    expected = all_cards(r, tuple(int(seat.leader) for seat in s.seats))
    assert cards == expected, f"deck cards changed: {changed(cards, expected)}"
    intrigues.sort()
    assert intrigues == all_intrigues(r), f"Intrigue cards changed: {changed(intrigues, all_intrigues(r))}"
    assert all(r.card_reserve[card] < 0 for card in [*s.row, *s.trashed]), "a Reserve card outside its stack"
    full = len(s.row) == r.row_size or len(s.imperium_deck) == 0
    assert full, f"the Imperium Row has {len(s.row)} cards, the deck {len(s.imperium_deck)}"
    current = [s.conflict] if s.conflict >= 0 else []
    conflicts = sorted([*s.conflict_deck, *s.conflict_past, *current, *s.conflict_out])
    used = [level for level, _ in r.values.conflict_levels]
    fought = [number for number in range(len(r.conflicts)) if r.conflict_level[number] in used]  # X-EPC-03
    assert conflicts == fought, f"Conflicts changed: {conflicts}"
    assert s.round == len(s.conflict_past) + len(current), f"round {s.round} after {len(s.conflict_past)} Conflicts"


def changed(now: Iterable[int], before: Iterable[int]) -> str:
    """Say which cards are too many or missing."""
    have, want = Counter(now), Counter(before)
    return f"too many {dict(have - want)}, missing {dict(want - have)}"


def check_pieces(s: State) -> None:
    """Alliance tokens, Control markers, the Mentat, bonus spice and the First Player marker are where they can be."""
    r = s.rules
    actors = actors_of(s)
    n = len(actors)
    # Control and the Mentat are for those who collect, the First Player marker for Rivals of the solo game only
    # (H-2PG-01, H-2PG-05, H-SOL-15).
    collecting = [one.index for one in actors if not isinstance(one, Rival) or one.collects]
    for faction, holder in enumerate(s.alliance):
        levels = [one.influence(faction) for one in actors]
        assert -1 <= holder < n, f"Alliance {faction} is held by {holder}"
        if s.kind == D_GIVE_ALLIANCE and s.limit == faction:
            continue  # the holder is choosing its heir (F-ALL-02)
        if holder < 0:
            # A token on the board means that nobody is at the line (B-INF-08, F-ALL-04).
            assert max(levels) < r.alliance_at, f"Alliance {faction} is free with Influence {levels}"
        else:
            assert levels[holder] >= r.alliance_at, f"actor {holder} holds Alliance {faction} with Influence {levels}"
            assert levels[holder] == max(levels), f"actor {holder} keeps Alliance {faction} with Influence {levels}"
    for space, owner in enumerate(s.control):
        assert owner in (-1, *collecting), f"space {space} is controlled by {owner}"
        assert owner < 0 or r.control_line[space] >= 0, f"a Control marker on {r.spaces[space].id}"
    for space, spice in enumerate(s.bonus_spice):
        assert spice == 0 or (spice > 0 and r.space_maker[space]), f"{spice} bonus spice on {r.spaces[space].id}"
    for holder in pieces.mentat_holders(s):
        assert holder in (-1, *collecting)
    assert 0 <= s.first_player < (n if r.rival_marker else len(s.seats)), f"{s.first_player} is First Player"
    for space, agents in enumerate(s.agents):
        assert 0 <= agents < 1 << (4 * n), f"unknown Agents on {r.spaces[space].id}"


def check_actor(s: State, one: Actor) -> None:
    """Troops, Agents, resources, Influence and strength of a seat or a Rival are in their bounds."""
    r = s.rules
    who = f"actor {one.index}"
    troops = (one.supply, one.garrison, one.conflict, pieces.negotiators(s, one), pieces.memories(s, one))
    troops += (pieces.specimens_of(s, one),)  # I-SPM-04
    each = 0 if pieces.is_commander(s, one) else r.values.troops  # S-GEN-03
    assert sum(troops) == each, f"{who}: {troops} troops"  # B-CMP-06, H-2PS-01, H-SOL-11
    assert min(troops) >= 0, f"{who}: {troops} troops"
    start = r.rival_agents if isinstance(one, Rival) else r.base_agents
    own = start + one.swordmaster + (1 if pieces.mentat_holders(s)[0] == one.index else 0)
    own -= pieces.swordmaster_gone(s, one)  # S-SWM-02
    at = 4 * one.index
    placed = sum((agents >> at) & 15 for agents in s.agents)
    assert one.agents >= 0, f"{who}: {one.agents} Agents"
    assert one.agents + placed == own, f"{who}: {one.agents} Agents on the Leader, {placed} on the board, not {own}"
    assert one.swordmaster in (0, 1)
    assert one.council in (0, 1)
    resources = (one.solari, one.spice, one.water, one.swords, one.vp)
    assert min(resources) >= 0, f"{who}: resources {resources}"
    for faction in range(r.n_factions):
        level = one.influence(faction)
        assert 0 <= level <= r.influence_top, f"{who}: {level} Influence with {faction}"
    assert one.influence_bits >> (4 * r.n_factions) == 0, f"{who}: Influence with an unknown Faction"
    ships, worms = pieces.ships(s, one)[2], pieces.worms_deployed(s, one)
    power = r.troop_strength * one.conflict + pieces.ship_power(s, one) * ships + 3 * worms  # U-WRM-06
    # B-REV-08, B-REV-09, H-CMB-05, X-DRN-04, X-DRN-06, U-WRM-07
    power = power + one.swords if one.conflict + ships + worms else 0
    assert strength(s, one) == power, f"{who}: strength {strength(s, one)}, not {power}"
    assert shown_strength(s, one) == (power if one.strength_set else 0), f"{who}: wrong Combat marker"


def check_seat(s: State, seat: Seat) -> None:
    """What only a seat has is in its bounds: Persuasion, recruits, a closed space."""
    r = s.rules
    who = f"seat {seat.index}"
    assert seat.persuasion >= 0, f"{who}: {seat.persuasion} Persuasion"
    if s.phase == PHASE_TURNS and (s.fielders[s.turn_seat] if s.teams else s.turn_seat) == seat.index:
        assert 0 <= s.recruited <= seat.garrison, f"{who}: {s.recruited} recruits among {seat.garrison} troops"
        assert 0 <= s.from_garrison <= r.garrison_deploy, f"{who}: {s.from_garrison} further troops deployed"
    assert seat.index == s.turn_seat or seat.persuasion == 0 or not seat.revealed, f"{who}: Persuasion after the Reveal"
    assert -1 <= seat.closed_space < r.n_spaces


def check_rival(s: State, rival: Rival) -> None:
    """A Rival has spent what it must, and what it may not have it does not have."""
    who = f"Rival {rival.index}"
    value = int(s.rules.rival_value[rival.leader]) if rival.leader >= 0 else 0
    if value and not rival.swordmaster:
        # R-RES-03, R-RES-08: it saves for its third Agent, and takes that as soon as it can.
        saved = rival.solari + rival.spice + rival.water + len(rival.intrigue)
        assert saved < value, f"{who}: {saved} resources and no Swordmaster for {value}"
        assert rival.council == 0, f"{who}: a seat on the High Council"
        return
    if value and not rival.scores:
        assert rival.vp == 0, f"{who}: {rival.vp} VP"  # R-VAR-14; what it had left over stays
        return
    # H-RES-01, R-VPB-01: as soon as it has a listed amount, at any moment.
    assert rival.solari < 7, f"{who}: {rival.solari} Solari unspent"
    thrifty = s.rules.rival_waits and s.rules.conflict_level[s.conflict] < 3  # X-RTC-04
    assert rival.spice < 7 or thrifty, f"{who}: {rival.spice} spice unspent"
    assert rival.water < 3, f"{who}: {rival.water} water unspent"
    assert len(rival.intrigue) < 3, f"{who}: {len(rival.intrigue)} Intrigue cards unspent"
    assert rival.council == 0, f"{who}: a seat on the High Council"
    if not rival.collects:
        # H-2PG-01: no resources, no rewards, no VP, no Leader.
        holds = (rival.solari, rival.spice, rival.water, rival.vp, len(rival.intrigue), rival.swordmaster)
        assert holds == (0,) * len(holds), f"{who}: {holds}"
        assert rival.leader == -1, f"{who} has a Leader"


def check_knowledge(s: State) -> None:
    """What is noted as known is true."""
    assert len(s.intrigue_bottom) <= len(s.intrigue_deck)
    for seat in s.seats:
        untrue = Counter(seat.hand_known) - Counter(seat.hand)
        assert not untrue, f"seat {seat.index} does not hold {dict(untrue)}"
        assert 0 <= seat.top_known <= len(seat.deck), f"seat {seat.index}: {seat.top_known} known on {len(seat.deck)}"
    known: dict[tuple[int, int], Counter[int]] = {}
    for i in range(0, len(s.known_intrigue), KNOWN):
        holder, knower, card = (int(s.known_intrigue[i + k]) for k in range(KNOWN))
        assert holder != knower
        known.setdefault((holder, knower), Counter())[card] += 1
    for (holder, knower), cards in known.items():
        untrue = cards - Counter(actor(s, holder).intrigue)
        assert not untrue, f"actor {knower} thinks that actor {holder} holds Intrigue cards {dict(untrue)}"


def check_decision(s: State) -> None:
    """Exactly one seat must choose, among different options, or the game is over."""
    r = s.rules
    options = [int(action) for action in s.options]
    if s.phase == PHASE_OVER or s.step == STEP_OVER:
        assert s.phase == PHASE_OVER
        assert s.step == STEP_OVER
        assert (options, s.decider, s.kind) == ([], -1, D_NONE), "a decision after the end"
        assert s.depth == 0, "pending work after the end"
        return
    assert s.kind != D_NONE, "nobody is asked, and the game is not over"
    assert 0 <= s.decider < len(s.seats), f"seat {s.decider} must choose"
    others = [rival.index for rival in rivals_of(s)]
    if s.teams:
        others = [seat.index for seat in s.seats if s.crews[s.decider] >> seat.index & 1]  # units of an own Ally
    assert s.for_actor in (s.decider, *others), f"seat {s.decider} chooses for {s.for_actor}"
    assert options, f"no option for decision kind {s.kind}"
    assert len(set(options)) == len(options), f"an option twice: {options}"
    assert all(r.action_noun[action] >= 0 for action in options), f"an option without a meaning here: {options}"
    texts = option_texts(s)
    assert len(set(texts)) == len(options), f"equal texts: {texts}"
    assert all(text == " ".join(text.split()) and text for text in texts), f"untidy texts: {texts}"
    assert s.depth % FRAME == 0


# --- a whole game ----------------------------------------------------------------------------------------------------

OP_TOLD = {**OP_NAMES, OP_RECALL_SPY: "recall_spy"}
PAYMENTS = (OP_PAY_SOLARI, OP_PAY_SPICE, OP_PAY_WATER)
# The box of an Intrigue card that is used, by the kind of decision in which it is played.
USES = {
    "play_card": "plot",
    "resolve": "plot",
    "acquire": "plot",
    "combat_intrigue": "combat",
    "play_for": "combat",
    "take_reward": "win",
    "endgame_intrigue": "endgame",
    "after_combat": "loss",
}


def plain_vp(nodes: Iterable[Node]) -> int:
    """Return the Victory Points that stand in a box without any condition."""
    return sum(int(node.a) for node in nodes if node.op == OP_VP)


def inner(node: Node) -> tuple[Node, ...]:
    """Return what a condition guards, or the node itself."""
    return node.body if node.op == OP_IF else (node,)


class PrintedVP:
    """Where Victory Points are printed. Anything printed in a way not foreseen here is an error, not an omission."""

    def __init__(self, rules: Rules) -> None:
        self.known = 0
        self.rewards: dict[tuple[int, int], int] = {}
        self.acquired: dict[int, int] = {}
        self.played: dict[int, int] = {}
        self.revealed: dict[int, int] = {}
        self.entered: dict[int, int] = {}
        self.resolved: dict[str, int] = {}
        self.by_partner: dict[str, dict[str, int]] = {}  # of cards that copy the one they are played with (I-CLR-05)
        self.branches: dict[str, int] = {}
        self.lines: dict[int, dict[tuple[int, int], int]] = {}
        self.intrigues: dict[tuple[int, str], tuple[Node, ...]] = {}
        self.paid: dict[tuple[int, int, int], int] = {}  # by Conflict, resource and amount, for Rivals (H-CHO-05)
        self.tiles: dict[int, int] = {}
        self.used: dict[int, int] = {}
        self.given_up: dict[int, int] = {}
        self.endgame: dict[int, tuple[Node, ...]] = {}
        for number, conflict in enumerate(rules.conflicts):
            for place, box in enumerate((conflict.first, conflict.second, conflict.third)):
                self.rewards[number, place + 1] = self.plain(box)
                self.bought(conflict.id, box)
                for node in box:
                    if node.op == OP_PAY and plain_vp(node.body):
                        self.paid[number, node.cost[0].op, int(node.cost[0].a)] = plain_vp(node.body)
        for number, card in enumerate(rules.cards):
            self.acquired[number] = self.plain(card.acquire)
            self.played[number] = self.plain(card.agent)
            self.revealed[number] = self.plain(card.reveal)
            self.bought(card.id, (*card.agent, *card.reveal))
            self.known += self.chosen(card.reveal)
        self.copied(rules)
        self.track = pieces.tleilaxu_vp(rules)
        self.known += sum(vp > 0 for vp in self.track)
        for number, space in enumerate(rules.spaces):
            self.entered[number] = self.plain(space.effects)
            self.bought(space.id, space.effects)
        for number, tile in enumerate(pieces.tile_defs(rules)):
            self.tiles[number] = self.plain(tile.acquire)
            self.given_up[number] = self.plain(tile.instead)
            self.used[number] = sum(plain_vp(node.body) for node in tile.turn if node.op == OP_PAY)
            self.endgame[number] = tile.endgame
            self.known += sum(printed_in(node) for node in (*tile.turn, *tile.endgame))
        for number, intrigue in enumerate(rules.intrigues):
            for use in set(USES.values()):
                nodes = getattr(intrigue, use)
                self.intrigues[number, use] = nodes
                self.known += sum(printed_in(node) for node in nodes)
                self.note_lines(number, nodes)
        compiled = sum(1 for pc in range(len(rules.code) // 3) if rules.code[3 * pc] == OP_VP)
        assert self.known == compiled, f"the account knows {self.known} printed gains of VP, there are {compiled}"

    def copied(self, rules: Rules) -> None:
        """Note what the card that has the Agent box of another as its own gains by it (I-CLR-01)."""
        copiers = [card.id for card in rules.cards if any(node.op == OP_COPY for node in card.agent)]
        for copier in copiers:
            for card in rules.cards:
                self.plain(card.agent)
                self.bought(copier, card.agent, self.by_partner.setdefault(card.id, {}))

    def plain(self, nodes: tuple[Node, ...]) -> int:
        """Note the unconditional Victory Points of a box."""
        self.known += sum(node.op == OP_VP for node in nodes)
        return plain_vp(nodes)

    def chosen(self, nodes: tuple[Node, ...]) -> int:
        """Note the Victory Points behind arrows among which one chooses, by the text of choosing; count them."""
        found = 0
        for node in nodes:
            for branch in node.branches:
                for part in (part for inside in branch for part in inner(inside)):
                    if part.op == OP_PAY and plain_vp(part.body):
                        self.branches[f"choose pay {told_cost(part)}"] = plain_vp(part.body)
                        found += 1
        return found

    def note_lines(self, number: int, nodes: tuple[Node, ...]) -> None:
        """Note the Victory Points of the printed lines of an Intrigue card by what is paid for each (U-INT-04)."""
        arrows = [
            part
            for node in nodes
            if node.op == OP_LINES
            for branch in node.branches
            for inside in branch
            for part in inner(inside)
            if part.op == OP_PAY and plain_vp(part.body)
        ]
        if arrows:
            self.lines[number] = {(part.cost[0].op, int(part.cost[0].a)): plain_vp(part.body) for part in arrows}

    def bought(self, source: str, nodes: tuple[Node, ...], by: dict[str, int] | None = None) -> None:
        """Note the Victory Points behind an arrow, by the text of using it."""
        noted = self.resolved if by is None else by
        for node in nodes:
            for part in inner(node):
                if part.op == OP_PAY and plain_vp(part.body):
                    noted[f"resolve {source} pay {told_cost(part)}"] = plain_vp(part.body)
                    self.known += 1


def told_cost(arrow: Node) -> str:
    """Return the cost of an arrow as the texts of options tell it."""
    return " ".join(f"{OP_TOLD[piece.op]} {piece.a}".removesuffix(" 0") for piece in arrow.cost)


def printed_in(node: Node) -> int:
    """Count the gains of Victory Points in an Intrigue card that ``intrigue_vp`` or a choice accounts for."""
    if node.op == OP_VP:
        return 1
    if node.op in (OP_IF, OP_PAY, OP_PER):
        return sum(printed_in(part) for part in node.body)
    if node.op == OP_LINES:
        return sum(printed_in(part) for branch in node.branches for part in branch)
    if node.op == OP_CHOOSE:
        return sum(part.op == OP_VP for branch in node.branches for node in branch for part in inner(node))
    return 0


def intrigue_vp(s: State, seat: Seat, nodes: Iterable[Node]) -> int:
    """Return the Victory Points that playing an Intrigue card gives; its arrow cost must be paid (B-INT-07)."""
    vp = 0
    for node in nodes:
        if node.op == OP_VP:
            vp += int(node.a)
        elif node.op == OP_PAY or (node.op == OP_IF and plain_vp(node.body) and is_met(s, seat, node.condition)):
            vp += intrigue_vp(s, seat, node.body)
    return vp


def counted_levels(s: State, one: Actor) -> list[int]:
    """Return the Influence that counts with each Faction icon: borrowed, or on an own track (S-INF-01, S-INF-08)."""
    crew = [other for other in s.seats if s.teams and s.crews[one.index] >> other.index & 1]
    icons = [track.icon for track in s.rules.tracks]
    levels = []
    for icon in dict.fromkeys(icons):
        same = [number for number, other in enumerate(icons) if other == icon]
        own = [int(one.influence(number)) for number in same]
        levels.append(max(own + [int(friend.influence(same[0])) for friend in crew]))
    return levels


def tile_vp(s: State, one: Actor, nodes: Iterable[Node]) -> int:
    """Return the Victory Points that a Tech tile gives in the Endgame (X-TEC-13, X-RTC-13)."""
    vp = 0
    for node in nodes:
        if node.op == OP_PER:
            low = sum(level <= int(node.b) for level in counted_levels(s, one))
            vp += low * plain_vp(node.body)
        elif isinstance(one, Rival):
            assert node.condition is not None
            levels = [one.influence(faction) for faction in range(s.rules.n_factions)]
            high = sum(level >= int(node.condition.a) for level in levels) if node.condition.kind == C_TRACKS else 0
            met = one.owns_as >= 2 if node.condition.kind == C_OWNS else high >= node.condition.b
            vp += plain_vp(node.body) if met else 0
        elif is_met(s, s.seats[one.index], node.condition):
            vp += plain_vp(node.body)
    return vp


def is_met(s: State, seat: Seat, condition: Condition | None) -> bool:
    """Judge a condition of an Endgame card from the zones and tracks themselves."""
    assert condition is not None
    if condition.kind == C_SOME:
        return sum(is_met(s, seat, part) for part in condition.of) >= int(condition.a)
    if condition.kind == C_TILES:
        return len(pieces.owned_tiles(s, seat)) >= int(condition.a)
    if condition.kind == C_SHIPS and pieces.is_commander(s, seat):
        return False  # S-MRX-07
    if condition.kind == C_SHIPS:
        return pieces.ships_each(s.rules) - pieces.ships(s, seat)[0] >= int(condition.a)
    if condition.kind == C_COUNCIL:
        return seat.council == 1
    if condition.kind == C_COMPLETED:
        return len(pieces.completed_contracts(s, seat)) >= int(condition.a)
    if condition.kind == C_ENEMY_ALLIANCE:
        friends = [n for n in range(len(s.seats)) if s.teams and s.sides[n] == s.sides[seat.index]]
        held = [faction for faction, holder in enumerate(s.alliance) if holder not in (-1, seat.index, *friends)]
        crew = [other for other in s.seats if s.teams and s.crews[seat.index] >> other.index & 1]  # S-END-06
        return any(one.influence(faction) >= int(condition.a) for faction in held for one in (seat, *crew))
    if condition.kind == C_MARKERS:
        return pieces.markers_of(s, seat) >= int(condition.a)
    if condition.kind == C_SPICE:
        return seat.spice >= int(condition.a)
    if condition.kind == C_SOLARI:
        return seat.solari >= int(condition.a)
    names = [card.id for card in s.rules.cards]
    if condition.kind in (C_OWNS, C_OWNS_MOST):
        card = names.index(str(condition.a))
        owned = [sum(zone.count(card) for zone in map(list, zones_of(other))) for other in s.seats]
        owned += [int(rival.owns_as) for rival in rivals_of(s)]  # H-SOP-11
        if condition.kind == C_OWNS:
            return owned[seat.index] >= condition.b
        return all(owned[seat.index] > n for other, n in enumerate(owned) if other != seat.index)
    assert condition.kind == C_TRACKS, f"a Victory Point behind an unknown condition {condition}"
    return sum(level >= int(condition.a) for level in counted_levels(s, seat)) >= condition.b


def zones_of(seat: Seat) -> tuple[Iterable[int], ...]:
    """Return the zones of the cards a seat owns (F-CRD-03)."""
    return seat.deck, seat.hand, seat.play, seat.discard


@cache
def printed_vp(rules: Rules) -> PrintedVP:
    """Return where a ruleset prints Victory Points."""
    return PrintedVP(rules)


class Ledger:
    """An account of a game, kept from its first event on; call ``step`` after every action."""

    def __init__(self, game: ls.Game) -> None:
        game.events()
        s = game._state
        assert s.log is not None
        self.state = s
        self.records = s.log.records
        self.read = 0
        self.printed = printed_vp(s.rules)
        seats = len(s.seats)
        actors = actors_of(s)
        first = 0 if "go_to_11" in game.setup.variants else 1  # I-END-03, S-MIM-05
        self.start = [first if seats == 4 and one.index < seats else 0 for one in actors]  # B-SET-12
        if s.teams:
            self.start = [4 if s.crews[one.index] else first for one in actors]  # S-SET-14
        self.printed_gains = [0] * len(actors)
        self.scored = list(self.start)
        # B-SET-10, H-SOL-14; House Hagal collects nothing (H-2PG-01).
        own = [s.rules.leaders[one.leader].water if one.leader >= 0 else None for one in actors]
        usual = [0 if isinstance(one, Rival) and not one.collects else 1 for one in actors]
        water = [
            n if isinstance(one, Rival) or printed is None else printed
            for one, n, printed in zip(actors, usual, own, strict=True)
        ]
        self.goods = [{OP_SOLARI: 0, OP_SPICE: 0, OP_WATER: n} for n in water]
        self.levels = [[0] * s.rules.n_factions for _ in actors]
        self.alliances = [-1] * s.rules.n_factions
        self.asked_for = -1
        self.worms = [0] * len(actors)  # summoned to the Conflict of this round
        self.rewarded: dict[int, int] = {}
        self.home: dict[int, int] = {}  # spies recalled during a reward
        self.lines: dict[tuple[int, int], int] = {}  # of the Intrigue card being played, by what is paid
        self.grafted: set[str] = set()  # the two cards played together last
        self.take_in("")

    def step(self, seat: int, kind: str, text: str) -> None:
        """Account for an action: who was asked, the kind of decision, the text that was chosen."""
        if chosen := re.match(r"choose vp (\d+)", text):
            self.printed_gains[self.asked_for] += int(chosen[1])  # the seat itself, or a Rival (H-CHO-03)
        told = re.sub(r" #\d+$", "", text)
        self.printed_gains[seat] += self.printed.resolved.get(told, 0) + self.printed.branches.get(told, 0)
        self.printed_gains[seat] += sum(self.printed.by_partner.get(card, {}).get(told, 0) for card in self.grafted)
        self.take_in(kind)

    played_for = -1  # the Ally for whom a Commander plays the next card

    def take_in(self, kind: str) -> None:
        """Account for the events since the latest action and compare with the state."""
        if kind != "choose_line":
            self.lines = {}
        for record in self.records[self.read :]:
            self.note(kind, record)
        self.read = len(self.records)
        self.asked_for = int(self.state.for_actor)
        self.compare()

    def note(self, kind: str, record: tuple[int, int, int, int, int, int]) -> None:
        """Account for one event."""
        event, actor, noun, amount, other, _ = record
        if event == EV_RESOURCE_GAINED and noun in self.goods[actor]:
            self.goods[actor][noun] += amount
        elif event == EV_RESOURCE_PAID and noun in self.goods[actor]:
            self.goods[actor][noun] -= amount
            self.printed_gains[actor] += self.lines.pop((noun, amount), 0)
            if actor >= len(self.state.seats) and actor in self.rewarded:
                self.printed_gains[actor] += self.printed.paid.get((self.rewarded[actor], noun, amount), 0)
        elif event == EV_RIVAL_SPENT:
            if noun in self.goods[actor]:
                self.goods[actor][noun] -= amount
            self.printed_gains[actor] += 1  # H-RES-02: each amount buys 1
        elif event == EV_SPY_RECALLED and actor in self.rewarded and actor >= len(self.state.seats):
            self.home[actor] += 1  # R-CHO-04
            self.printed_gains[actor] += self.printed.paid.get(
                (self.rewarded[actor], OP_RECALL_SPY, self.home[actor]), 0
            )
        elif event == EV_RIVAL_PAID:
            if noun in self.goods[actor]:
                self.goods[actor][noun] -= amount  # R-RES-03: for the third Agent, no Victory Point
        elif event == EV_GOODS_GIVEN:
            self.goods[actor][noun] -= amount
            self.goods[other][noun] += amount
        elif event == EV_INFLUENCE_GAINED:
            self.levels[actor][noun] += amount
        elif event == EV_INFLUENCE_LOST:
            self.levels[actor][noun] -= amount
        elif event == EV_ALLIANCE_TAKEN:
            assert self.alliances[noun] == other, f"Alliance {noun} was not with seat {other}"
            self.alliances[noun] = actor
        elif event == EV_ALLIANCE_RETURNED:
            assert self.alliances[noun] == actor, f"Alliance {noun} was not with seat {actor}"
            self.alliances[noun] = -1
        elif event == EV_VP_GAINED:
            self.scored[actor] += amount
        elif event == EV_VP_LOST:
            self.scored[actor] -= amount
        elif event == EV_ROUND_STARTED:
            self.rewarded = {}
            self.worms = [0] * len(self.worms)
        elif event == EV_WORM_SUMMONED:
            self.worms[actor] += amount
        elif event == EV_PLAYED_FOR:
            self.played_for = other
        elif event == EV_INTRIGUE_PLAYED and self.played_for >= 0:
            ally, self.played_for = self.played_for, -1  # S-CMB-08: all of the card is the Ally's
            self.printed_gains[ally] += self.printed_by(kind, event, ally, noun, amount, other)
        elif event == EV_ENDGAME_STARTED:
            for one in actors_of(self.state):
                for tile in pieces.owned_tiles(self.state, one):
                    self.printed_gains[one.index] += tile_vp(self.state, one, self.printed.endgame[tile])
        else:
            self.printed_gains[actor] += self.printed_by(kind, event, actor, noun, amount, other)

    def printed_by(self, kind: str, event: int, actor: int, noun: int, amount: int, other: int) -> int:
        """Return the Victory Points printed on the thing that an event puts to use."""
        if event == EV_TILE_ACQUIRED:
            return self.printed.tiles[noun]
        if event == EV_SHIP_GIVEN_UP:
            return self.printed.given_up[noun]
        if event == EV_TILE_USED or (event == EV_RIVAL_USED and RULE_NAMES[other] != "X-RTC-11"):
            return self.printed.used[noun]
        if event == EV_TLEILAXU_ADVANCED:
            return self.printed.track[amount]
        if event in (EV_GRAFTED, EV_BORROWED):
            self.grafted = {self.state.rules.cards[card].id for card in (noun, other)}
            copies = any(node.op == OP_COPY for card in (noun, other) for node in self.state.rules.cards[card].agent)
            both = self.printed.played[noun] + self.printed.played[other]
            return both + self.printed.played[noun] if copies else self.printed.played[noun]
        if event == EV_MATCHED:
            return 1  # U-BAT-03, U-BAT-07
        if event == EV_SHARED:
            return 1  # S-CLR-05
        if event == EV_REWARD_TAKEN:
            self.rewarded[actor] = noun
            self.home[actor] = 0
            return self.printed.rewards[noun, amount] * (2 if self.worms[actor] else 1)  # U-DBL-01, U-DBL-07
        if event == EV_CARD_ACQUIRED:
            return self.printed.acquired[noun]
        if event == EV_CARD_REVEALED:
            return self.printed.revealed[noun]
        if event == EV_AGENT_PLACED:
            return self.printed.entered[noun] + self.printed.played[other]
        if event == EV_INTRIGUE_PLAYED:
            self.lines = dict(self.printed.lines.get(noun, {}))
            return intrigue_vp(self.state, self.state.seats[actor], self.printed.intrigues[noun, USES[kind]])
        return 0

    def compare(self) -> None:
        """Fail unless the state agrees with the account."""
        s = self.state
        r = s.rules
        pending = pending_vp(s)
        for one in actors_of(s):
            i = one.index
            tracks = sum(one.influence(faction) >= r.influence_vp_at for faction in range(r.n_factions))
            tokens = list(s.alliance).count(i)
            sources = self.start[i] + tracks + tokens + self.printed_gains[i] - pending[i] if one.scores else 0
            assert one.vp == sources, (
                f"actor {i} has {one.vp} VP, not {self.start[i]} at the start + {tracks} for tracks + {tokens} for "
                f"Alliances + {self.printed_gains[i]} printed or bought - {pending[i]} still to come"
            )
            assert one.vp == self.scored[i], f"actor {i} has {one.vp} VP, by the events {self.scored[i]}"
            goods = {OP_SOLARI: one.solari, OP_SPICE: one.spice, OP_WATER: one.water}
            assert goods == self.goods[i], f"actor {i} has {goods}, by the events {self.goods[i]}"
            levels = [one.influence(faction) for faction in range(r.n_factions)]
            assert levels == self.levels[i], f"actor {i} has Influence {levels}, by the events {self.levels[i]}"
        assert list(s.alliance) == self.alliances, f"Alliances {list(s.alliance)}, by the events {self.alliances}"


def pending_vp(s: State) -> list[int]:
    """Return the Victory Points of effects that wait for an open question: how a cost is paid, where a card goes."""
    pending = [0] * actor_count(s)
    for at in range(0, s.depth, FRAME):
        pc, end, who = s.stack[at], s.stack[at + 1], s.stack[at + 2]
        program = [(s.rules.code[3 * place], s.rules.code[3 * place + 1]) for place in range(pc, end)]
        plain = all(s.rules.op_family[op] != STRUCTURE or op in PAYMENTS for op, _ in program)
        # Whom a Commander activates is asked before a cost in Influence or units is paid (S-ACT-15).
        waits = s.rules.kind_names[int(s.kind)] == "activate" and program[:1] and program[0][0] == OP_PAY
        if program and (plain or waits):
            pending[who] += sum(n for op, n in program if op == OP_VP)
    return pending
