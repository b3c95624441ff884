"""The vocabulary of effects: what the boxes of cards, spaces, Leaders and Conflicts are written in.

A box is a sequence of nodes. Nodes are plain frozen data; ``engine.compiler`` turns them into flat programs. Names of
cards and spaces are ids (strings), resolved when the ruleset is built. ``docs/effects.md`` lists every node.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from landsraad.model.conditions import Condition
from landsraad.model.terms import (
    AMONG_ALL,
    AMONG_BEHIND,
    ANY_NUMBER,
    EXACTLY,
    M_ACQUIRE_COST,
    M_ACQUIRE_TOP,
    M_COMBAT_ICON,
    M_DEPLOY_RECRUITS,
    M_HARVEST_TIMES,
    M_ICONS,
    M_IGNORE_ENEMIES,
    M_NO_DEPLOY,
    M_SPACE_INFLUENCE,
    N_IN_PLAY,
    N_LOW_TRACKS,
    N_OTHER_SWORD_CARDS,
    N_REVEALED,
    N_SWORD_CARDS,
    OP_ACQUIRE,
    OP_ACQUIRE_FREE,
    OP_BASE_SPICE,
    OP_BURY,
    OP_BUY,
    OP_CHOOSE,
    OP_CLOSE_SPACE,
    OP_CONTROL,
    OP_COUNCIL,
    OP_DEPLOY,
    OP_DEPLOY_RECRUITS,
    OP_DEPLOY_SUPPLY,
    OP_DEPLOY_UNITS,
    OP_DISCARD,
    OP_DRAW,
    OP_EACH_OPPONENT,
    OP_EITHER,
    OP_EXTRA_TURN,
    OP_HARVEST,
    OP_HARVEST_BONUS,
    OP_IF,
    OP_INFLUENCE,
    OP_INFLUENCE_AGENTS,
    OP_INFLUENCE_EACH,
    OP_INFLUENCE_PICK,
    OP_INFLUENCE_SENT,
    OP_INTRIGUE,
    OP_LINES,
    OP_LOSE_DEPLOYED,
    OP_LOSE_GARRISON,
    OP_LOSE_INFLUENCE,
    OP_LOSE_TROOP,
    OP_MODIFY,
    OP_ON_WIN,
    OP_OPPONENT,
    OP_PASS_TURN,
    OP_PAY,
    OP_PEEK_INTRIGUES,
    OP_PER,
    OP_PERSUASION,
    OP_PICK_SECRET,
    OP_RECALL,
    OP_RECALL_OTHER,
    OP_REFOCUS,
    OP_RESERVE,
    OP_RETREAT,
    OP_RETREAT_ENEMIES,
    OP_RETREAT_SOME,
    OP_RETREAT_UNITS,
    OP_RETURN_TO_HAND,
    OP_SHOW_SECRET,
    OP_SIGNET,
    OP_SOLARI,
    OP_SPACE_INFLUENCE,
    OP_SPICE,
    OP_STEAL_INTRIGUE,
    OP_SWAP_INTRIGUES,
    OP_SWORDMASTER,
    OP_SWORDS,
    OP_TAKE_BACK,
    OP_THIS_REVEAL,
    OP_TOGETHER,
    OP_TOP_CARD,
    OP_TOP_THREE,
    OP_TRACK_BONUS,
    OP_TRASH,
    OP_TRASH_HAND,
    OP_TRASH_INTRIGUE,
    OP_TRASH_OTHER,
    OP_TRASH_PLAY,
    OP_TRASH_SELF,
    OP_TROOPS,
    OP_VP,
    OP_WATER,
    TO_DISCARD,
    TO_HAND,
)


@dataclass(frozen=True)
class Modifier:
    """An answer to a question the engine asks (a cost, a permission); ``arg`` narrows the question."""

    kind: int
    arg: int | str = 0
    value: int = 0


@dataclass(frozen=True)
class Node:
    """One effect. ``cost``, ``body`` and ``branches`` hold inner effects."""

    op: int
    a: int | str = 0
    b: int | str = 0
    cost: tuple["Node", ...] = ()
    body: tuple["Node", ...] = ()
    branches: tuple[tuple["Node", ...], ...] = ()
    condition: Condition | None = None
    modifier: Modifier | None = None


@dataclass(frozen=True)
class Trigger:
    """A passive ability: when ``event`` happens to its owner, and ``condition`` holds, ``effects`` follow."""

    event: int
    effects: tuple[Node, ...]
    condition: Condition | None = None
    once_per_game: bool = False
    anybody: bool = False  # also when it happens to somebody else


Effects = Sequence[Node]


# --- gains ---------------------------------------------------------------------------------------------------------


def solari(n: int) -> Node:
    """Gain n Solari (as a cost: pay them)."""
    return Node(OP_SOLARI, n)


def spice(n: int) -> Node:
    """Gain n spice (as a cost: pay it)."""
    return Node(OP_SPICE, n)


def water(n: int) -> Node:
    """Gain n water (as a cost: pay it)."""
    return Node(OP_WATER, n)


def persuasion(n: int) -> Node:
    """Gain n Persuasion for this round's Reveal turn."""
    return Node(OP_PERSUASION, n)


def swords(n: int) -> Node:
    """Gain n swords for this round's Combat."""
    return Node(OP_SWORDS, n)


def vp(n: int) -> Node:
    """Gain n Victory Points."""
    return Node(OP_VP, n)


def troops(n: int) -> Node:
    """Recruit n troops from the Supply."""
    return Node(OP_TROOPS, n)


def draw(n: int) -> Node:
    """Draw n cards."""
    return Node(OP_DRAW, n)


def intrigue(n: int) -> Node:
    """Draw n Intrigue cards."""
    return Node(OP_INTRIGUE, n)


def influence(faction: int, n: int = 1) -> Node:
    """Gain n Influence with a Faction."""
    return Node(OP_INFLUENCE, faction, n)


def influence_any(n: int = 1, among: Sequence[int] = ()) -> Node:
    """Gain n Influence with one Faction of choice, or of those in ``among``."""
    mask = sum(1 << faction for faction in among) if among else 0
    return Node(OP_INFLUENCE_PICK, n, mask | AMONG_ALL << 8)


def influence_where_behind(n: int = 1) -> Node:
    """Gain n Influence with a Faction where some opponent has more Influence."""
    return Node(OP_INFLUENCE_PICK, n, AMONG_BEHIND << 8)


def influence_with_agents(n: int = 1) -> Node:
    """Gain n Influence with every Faction where an own Agent is."""
    return Node(OP_INFLUENCE_AGENTS, n)


def influence_each(n: int, among: int) -> Node:
    """Gain n Influence with every Faction that a narrowing leaves."""
    return Node(OP_INFLUENCE_EACH, n, among)


def influence_sent(n: int = 1) -> Node:
    """Gain n Influence with the Faction of the space that an Agent was sent to this turn."""
    return Node(OP_INFLUENCE_SENT, n)


def track_bonus(faction: int) -> Node:
    """Gain the bonus printed at 4 Influence on the Faction's track."""
    return Node(OP_TRACK_BONUS, faction)


def space_influence(faction: int) -> Node:
    """Gain the Influence of a Faction's board space (B-INF-03)."""
    return Node(OP_SPACE_INFLUENCE, faction)


def harvest(base: int) -> Node:
    """Gain the base spice of a Maker space and all its bonus spice (B-HRV-02)."""
    return Node(OP_HARVEST, base)


def harvest_bonus() -> Node:
    """Gain all bonus spice of a Maker space; its base spice is an effect of its own (U-MAK-02)."""
    return Node(OP_HARVEST_BONUS)


def base_spice(n: int) -> Node:
    """Gain the base spice of a Maker space, where something else may be chosen in its place (U-SPC-27, U-SPC-28)."""
    return Node(OP_BASE_SPICE, n)


# --- cards ---------------------------------------------------------------------------------------------------------


def trash() -> Node:
    """The trash icon: trash a card from hand, discard pile or play; optional unless it is a cost (B-DCK-07)."""
    return Node(OP_TRASH)


def trash_self() -> Node:
    """Trash this very card (mandatory, or the cost of an arrow)."""
    return Node(OP_TRASH_SELF)


def trash_in_play() -> Node:
    """Trash one own card in play (optional)."""
    return Node(OP_TRASH_PLAY)


def discard(n: int) -> Node:
    """Discard n cards of the own hand, chosen by their owner."""
    return Node(OP_DISCARD, n)


def acquire(card: str) -> Node:
    """Acquire the named Reserve card."""
    return Node(OP_ACQUIRE, card)


def acquire_free(max_cost: int, to: int = TO_DISCARD) -> Node:
    """Acquire a card of at most this cost without paying Persuasion."""
    return Node(OP_ACQUIRE_FREE, max_cost, to)


def acquire_exactly(cost: int, to: int = TO_DISCARD) -> Node:
    """Acquire a card of just this cost without paying Persuasion (U-ACQ-02)."""
    return Node(OP_ACQUIRE_FREE, cost, to | EXACTLY)


def buy_with_solari(to: int = TO_HAND) -> Node:
    """A card may be acquired for Solari in place of Persuasion."""
    return Node(OP_BUY, 0, to)


def trash_hand(faction: int | None = None) -> Node:
    """Trash a card of the hand, of one Faction if that is named."""
    return Node(OP_TRASH_HAND, 0 if faction is None else faction + 1)


def trash_other_in_play(faction: int) -> Node:
    """Trash another own card of the Faction in play, never the one that says so."""
    return Node(OP_TRASH_OTHER, faction)


def return_to_hand() -> Node:
    """Take this very card from play back into the hand."""
    return Node(OP_RETURN_TO_HAND)


def top_three() -> Node:
    """Look at the three top cards of the own deck, if it has so many; draw one, discard one, trash one."""
    return Node(OP_TOP_THREE)


def take_back(faction: int) -> Node:
    """Take a card of the Faction from the own discard pile into the hand."""
    return Node(OP_TAKE_BACK, faction)


def top_card() -> Node:
    """Look at the top card of the own deck; draw it or trash it."""
    return Node(OP_TOP_CARD)


def refocus() -> Node:
    """Shuffle the own discard pile into the own deck."""
    return Node(OP_REFOCUS)


def reserve_card(discount: int) -> Node:
    """Take a card out of the Imperium Row; only its taker may buy it, for ``discount`` less, in the Reveal turn."""
    return Node(OP_RESERVE, discount)


def steal_intrigue(threshold: int) -> Node:
    """Every opponent with at least ``threshold`` Intrigue cards gives one at random (B-ICO-13)."""
    return Node(OP_STEAL_INTRIGUE, threshold)


def bury_intrigue(n: int) -> Node:
    """Put n own Intrigue cards under their deck, unseen by the others (X-CLR-03)."""
    return Node(OP_BURY, n)


def trash_intrigue(n: int = 1) -> Node:
    """Trash n own Intrigue cards; they leave the game (U-ICO-09)."""
    return Node(OP_TRASH_INTRIGUE, n)


def swap_intrigues() -> Node:
    """Put any number of own Intrigue cards under their deck and draw as many."""
    return Node(OP_SWAP_INTRIGUES)


def peek_intrigues(n: int) -> Node:
    """Draw n Intrigue cards and put one of them back on top of the deck."""
    return Node(OP_PEEK_INTRIGUES, n)


# --- units ---------------------------------------------------------------------------------------------------------


def retreat_units(n: int) -> Node:
    """Retreat exactly n own units of any kind (a cost)."""
    return Node(OP_RETREAT_UNITS, n)


def retreat_enemies() -> Node:
    """For each own troop deployed this turn an enemy unit may be made to retreat."""
    return Node(OP_RETREAT_ENEMIES)


def deploy_units(limit: int) -> Node:
    """Deploy up to ``limit`` units of any kind from the Garrison."""
    return Node(OP_DEPLOY_UNITS, limit)


def lose_troop(n: int = 1) -> Node:
    """Lose n troops of the Garrison or the Conflict, as the owner likes."""
    return Node(OP_LOSE_TROOP, n)


# --- troops, Agents, board -----------------------------------------------------------------------------------------


def retreat(limit: int = ANY_NUMBER) -> Node:
    """Retreat up to ``limit`` own troops from the Conflict to the Garrison."""
    return Node(OP_RETREAT, limit)


def retreat_some(low: int, high: int) -> Node:
    """Retreat from ``low`` to ``high`` own troops (a cost, U-ICO-28)."""
    return Node(OP_RETREAT_SOME, low | high << 8)


def deploy(limit: int = ANY_NUMBER) -> Node:
    """Deploy up to ``limit`` troops from the Garrison."""
    return Node(OP_DEPLOY, limit)


def deploy_supply(n: int) -> Node:
    """Deploy n troops straight from the Supply."""
    return Node(OP_DEPLOY_SUPPLY, n)


def deploy_recruits() -> Node:
    """The troops that this effect has just recruited may be deployed."""
    return Node(OP_DEPLOY_RECRUITS)


def lose_garrison(n: int) -> Node:
    """Lose n troops of the Garrison."""
    return Node(OP_LOSE_GARRISON, n)


def lose_deployed(n: int) -> Node:
    """Lose n troops of the Conflict."""
    return Node(OP_LOSE_DEPLOYED, n)


def lose_influence(n: int = 1) -> Node:
    """Lose n Influence with one Faction of choice (a cost: B-INF-14)."""
    return Node(OP_LOSE_INFLUENCE, n)


def council_seat() -> Node:
    """Take a seat on the High Council."""
    return Node(OP_COUNCIL)


def swordmaster() -> Node:
    """Take the third Agent."""
    return Node(OP_SWORDMASTER)


def control(space: str) -> Node:
    """Put a Control marker on the space."""
    return Node(OP_CONTROL, space)


def close_space() -> Node:
    """Close a space of choice to the opponents' Agents until the own next turn (B-CLR-15)."""
    return Node(OP_CLOSE_SPACE)


def recall_agent() -> Node:
    """Recall one own Agent from the board."""
    return Node(OP_RECALL)


def recall_other_agent() -> Node:
    """Recall an own Agent other than the one sent this turn; mandatory if there is one (U-ICO-29, U-ICO-36)."""
    return Node(OP_RECALL_OTHER)


def pass_turn() -> Node:
    """The turn may end here, without an Agent or Reveal turn."""
    return Node(OP_PASS_TURN)


def extra_turn() -> Node:
    """Take another turn when this one ends."""
    return Node(OP_EXTRA_TURN)


def signet() -> Node:
    """Use the Signet Ring ability of the own Leader."""
    return Node(OP_SIGNET)


def pick_secret(n: int) -> Node:
    """Secretly choose n Factions."""
    return Node(OP_PICK_SECRET, n)


def show_secret() -> Node:
    """Reveal the secretly chosen Factions and gain 1 Influence with each."""
    return Node(OP_SHOW_SECRET)


# --- structure -----------------------------------------------------------------------------------------------------


def when(condition: Condition, effects: Effects) -> Node:
    """Effects that need a condition, judged when they are resolved."""
    return Node(OP_IF, body=tuple(effects), condition=condition)


def pay(cost: Effects, effects: Effects) -> Node:
    """An arrow: pay the cost to get the effects; optional on cards and spaces (B-CST-02)."""
    return Node(OP_PAY, cost=tuple(cost), body=tuple(effects))


def may(*effects: Node) -> Node:
    """Effects that nobody is forced to use: an arrow that costs nothing."""
    return Node(OP_PAY, body=effects)


def on_win(effects: Effects) -> Node:
    """Effects that follow if the owner wins this round's Conflict."""
    return Node(OP_ON_WIN, body=tuple(effects))


def choose(*branches: Effects, count: int = 1, alone: bool = False) -> Node:
    """Choose ``count`` different branches; ``alone``: the only one that is possible is taken without a question."""
    return Node(OP_CHOOSE, count, int(alone), branches=tuple(tuple(branch) for branch in branches))


def either(condition: Condition, then: Effects, otherwise: Effects) -> Node:
    """The first effects if the condition holds when they are resolved, the others if not."""
    return Node(OP_EITHER, branches=(tuple(then), tuple(otherwise)), condition=condition)


def lines(*printed: Effects) -> Node:
    """Printed lines of an Intrigue card: at least one is carried out, an arrow may be left unused (U-INT-04)."""
    return Node(OP_LINES, branches=tuple(tuple(line) for line in printed))


def together(*effects: Node) -> Node:
    """Effects that are one line of a box and are carried out in printed order."""
    return Node(OP_TOGETHER, body=effects)


def this_reveal(event: int, effects: Effects) -> Node:
    """Effects that follow the event whenever it happens in the own Reveal turn of this round (F-INT-03)."""
    return Node(OP_THIS_REVEAL, event, body=tuple(effects))


def each_opponent(effects: Effects) -> Node:
    """Every opponent, clockwise from the left, suffers the effects (B-GEN-06)."""
    return Node(OP_EACH_OPPONENT, body=tuple(effects))


def each_other(effects: Effects) -> Node:
    """Every other player, clockwise from the left, gets the effects, teammates included (S-MRX-06)."""
    return Node(OP_EACH_OPPONENT, b=1, body=tuple(effects))


def opponent(effects: Effects) -> Node:
    """One opponent of choice suffers the effects."""
    return Node(OP_OPPONENT, body=tuple(effects))


def per_card_in_play(faction: int, gain: Node) -> Node:
    """The gain once for each own card of the Faction in play, this one included."""
    return Node(OP_PER, N_IN_PLAY, faction, body=(gain,))


def per_sword_card(gain: Node, others: bool = False) -> Node:
    """The gain once for each card revealed this turn that gives swords, or for each other one (X-CLR-02)."""
    return Node(OP_PER, N_OTHER_SWORD_CARDS if others else N_SWORD_CARDS, body=(gain,))


def per_revealed(faction: int, gain: Node) -> Node:
    """The gain once for each card of the Faction revealed this turn, this one included."""
    return Node(OP_PER, N_REVEALED, faction, body=(gain,))


def per_low_track(limit: int, gain: Node) -> Node:
    """The gain once for each Faction with at most ``limit`` Influence."""
    return Node(OP_PER, N_LOW_TRACKS, limit, body=(gain,))


# --- modifiers for this turn ---------------------------------------------------------------------------------------


def modify(modifier: Modifier) -> Node:
    """A modifier that lasts until the end of this turn."""
    return Node(OP_MODIFY, modifier=modifier)


def harvest_times(times: int) -> Node:
    """The base spice of this turn's harvest is taken ``times`` times."""
    return modify(Modifier(M_HARVEST_TIMES, 0, times))


def space_influence_is(n: int) -> Node:
    """The Faction space entered this turn gives n Influence in place of 1."""
    return modify(Modifier(M_SPACE_INFLUENCE, 0, n))


def add_icons(*icons: int) -> Node:
    """The card played this turn also has these Agent icons."""
    return modify(Modifier(M_ICONS, sum(1 << icon for icon in icons), 1))


def ignore_enemies(*icons: int) -> Node:
    """The Agent sent this turn may enter a space (with one of these icons) that holds enemy Agents."""
    return modify(Modifier(M_IGNORE_ENEMIES, sum(1 << icon for icon in icons), 1))


def acquire_discount(card: str, discount: int) -> Node:
    """The named card costs less Persuasion this turn."""
    return modify(Modifier(M_ACQUIRE_COST, card, -discount))


def acquire_to_top() -> Node:
    """Each card acquired this turn may go on top of the deck."""
    return modify(Modifier(M_ACQUIRE_TOP, 0, 1))


def deploy_recruits_anywhere() -> Node:
    """Troops recruited this turn may be deployed whatever space the Agent was sent to."""
    return modify(Modifier(M_DEPLOY_RECRUITS, 0, 1))


def combat_icon() -> Node:
    """Units may be deployed this turn as if the Agent had been sent to a Combat space (I-ICO-01)."""
    return modify(Modifier(M_COMBAT_ICON, 0, 1))


def cannot_deploy() -> Node:
    """No unit may be deployed to the Conflict this turn, by whatever means (U-CLR-05, U-WRM-11)."""
    return modify(Modifier(M_NO_DEPLOY, 0, 1))
