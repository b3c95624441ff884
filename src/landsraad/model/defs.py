"""Definitions: what is printed on a card, space, Leader or Conflict, as frozen data, without words."""

from dataclasses import dataclass, field
from typing import Any, Final

from landsraad.model.conditions import Condition
from landsraad.model.effects import (
    Modifier,
    Node,
    Trigger,
)
from landsraad.model.mechanic import Mechanic
from landsraad.model.things import Thing

STARTER: Final = "starter"
STARTER_DISCARD: Final = "starter_discard"  # as a starting card, but in the discard pile
RESERVE: Final = "reserve"
IMPERIUM: Final = "imperium"

THIS_FACTION: Final = -1

# Fields of definitions that are not in their text and join the hash of the content where something has them.
SELDOM_PRINTED: Final = ("more_icons", "price", "loss")

Box = tuple[Node, ...]


@dataclass(frozen=True)
class CardDef(Thing):
    """A card of a deck: starting, Reserve or Imperium."""

    pile: str
    copies: int
    cost: int | None = None
    factions: tuple[int, ...] = ()
    icons: tuple[int, ...] = ()
    agent: Box = ()
    reveal: Box = ()
    acquire: Box = ()
    trashed: Box = ()
    anywhere: bool = False  # sends an Agent, from the Leader or the board, to any space, occupied or not
    ignores_enemies: tuple[int, ...] = ()  # icons that also enter a space with enemy Agents (X-INF-01)
    keywords: tuple[str, ...] = ()  # printed words that mechanics of the game know
    ignores_requirements: bool = False  # of the space that it sends the Agent to
    spice_off: tuple[str, int] | None = None  # a space and the spice saved there when this card sends the Agent
    discarded: Box = ()  # when an effect discards it (U-CLR-07)
    # What few cards have is told by ``SELDOM_PRINTED``, so that the content of older boxes keeps its hash.
    more_icons: tuple[Condition, tuple[int, ...]] | None = field(default=None, repr=False)  # while the condition holds
    price: int = field(default=0, repr=False)  # in what the room takes that sells it, in place of Persuasion


@dataclass(frozen=True)
class IntrigueDef(Thing):
    """An Intrigue card; each filled box is one of its types (B-INT-01). ``win``: when you win a Conflict."""

    copies: int = 1
    plot: Box = ()
    combat: Box = ()
    endgame: Box = ()
    win: Box = ()
    loss: Box = field(default=(), repr=False)  # when troops are lost at the end of a Conflict (I-CLR-16)
    in_reveal: bool = False  # the plot effect belongs to the Reveal turn of this round (F-INT-03)
    condition: Condition | None = None  # needed to play the card at all


@dataclass(frozen=True)
class SpaceDef(Thing):
    """A board space."""

    icon: int
    cost: tuple[int, int, int] = (0, 0, 0)  # Solari, spice, water
    effects: Box = ()
    entry: Box = ()  # a choice of payments made on entering, before any effect
    requirement: Condition | None = None
    combat: bool = False
    maker: bool = False
    once: bool = False  # once per game per player (B-AGT-14)
    control: Box = ()  # Control bonus
    presence: int = 0  # Persuasion in the Reveal turn while an own Agent is here
    later_solari: int | None = None  # in place of its Solari once anybody has a Swordmaster (U-SPC-15)


@dataclass(frozen=True)
class ConflictDef(Thing):
    """A Conflict card."""

    level: int
    first: Box
    second: Box
    third: Box
    location: str | None = None


@dataclass(frozen=True)
class LeaderDef(Thing):
    """A Leader: left ability (modifiers, triggers, set-up effects) and Signet Ring ability."""

    house: str
    complexity: int
    signet: Box
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    setup: Box = ()
    reveal: Box = ()  # belongs to the Reveal turn
    water: int | None = None  # at the start, in place of the usual
    without: tuple[str, ...] = ()  # starting cards that its deck lacks
    back: bool = False  # the other side of a Leader: nobody starts with it


@dataclass(frozen=True)
class RivalDef(LeaderDef):
    """What a Rival has in place of a Leader: a list of Factions, a price of its third Agent, a Scheme (R-GEN-02)."""

    value: int = 0  # resources that buy the third Agent (R-RES-03)
    priority: tuple[int, ...] = ()  # Factions, from left to right
    scheme: Box = ()
    streamlined: bool = False  # scores nothing, and gathers nothing once it has its third Agent (R-VAR-05, R-VAR-14)


@dataclass(frozen=True)
class RivalCardDef(Thing):
    """A card that drives a Rival: where it goes, what it gets, and its swords in Combat."""

    copies: int
    space: str | None = None
    faction: int | None = None  # 1 Influence
    troops: int = 0
    signet: bool = False
    swords: int = 0
    harvest: bool = False  # goes to the Maker space with the most bonus spice, of those it names or of all
    reshuffle: bool = False
    again: bool = False  # sends no Agent: another card follows when its effects are done (R-AGT-16)
    players: tuple[int, ...] = (1, 2)
    effects: Box = ()  # further effects, carried out for the Rival
    needs: Condition | None = None  # else the other space, or none
    needs_rule: str = ""  # by which it is passed over when the space it shows now, or none, is not there
    other_space: str | None = None
    other_effects: Box = ()


@dataclass(frozen=True)
class Difficulty:
    """A level of the solo game (H-SOL-02 to H-SOL-08)."""

    id: str
    human: Box  # additional starting resources of the human
    space_costs: tuple[tuple[str, int], ...]  # a space and its Solari, in place of the printed cost
    rival_garrison: int
    rival_intrigue: int
    swordmaster_round: int
    human_swordmaster: bool = True
    expert: bool = False
    human_intrigue: int = 0  # Intrigue cards that the human starts with besides
    variants: tuple[str, ...] = ()  # in force on this level, chosen or not


@dataclass(frozen=True)
class Price:
    """What a Rival pays for a Victory Point as soon as it has it (H-RES-01 to H-RES-04)."""

    op: int  # the resource, named by the operation that gains it
    n: int
    rule: str


@dataclass(frozen=True)
class RivalPolicy:
    """What Rivals do where a seat would choose: numbers of the box, each with its rule in the data."""

    prices: tuple[Price, ...] = ()
    waits: tuple[tuple[int, int], ...] = ()  # a resource, and the level of Conflict from which it is spent
    garrison_joins: int = 2  # units of the Garrison that join on a Combat space (H-AGT-17)
    expert: bool = False  # expert deployment on every level
    expert_lead: int = 4  # strength (H-EXP-02), or units
    expert_units: bool = False  # the lead is counted in units (R-VAR-11)
    expert_below: int = 3  # level of Conflict from which nothing is held back (H-EXP-02)
    second_card_from: int = 0  # level of Conflict from which two cards give swords; 0: never (X-VAR-05)
    sent_rule: str = ""
    harvest_rule: str = ""
    swords_rule: str = ""
    occupied_rule: str = ""
    closed_rule: str = ""
    other_space_rule: str = ""
    no_harvest_rule: str = ""
    idle_rule: str = ""
    held_back_rule: str = ""
    influence_rule: str = ""
    no_swordmaster_rule: str = ""  # the level on which the human cannot gain a Swordmaster
    pays_with: tuple[int, ...] = ()  # for its third Agent, in this order (R-RES-04)
    swordmaster_rule: str = ""
    tie_rule: str = ""  # several Factions are lowest: its list decides
    scheme_rule: str = ""
    shuns: tuple[str, ...] = ()  # spaces that it goes to only where that helps on the track (R-VAR-12, R-VAR-13)
    ahead_rule: str = ""  # has the Alliance and leads
    behind_rule: str = ""  # too far behind the leader
    takes: tuple[str, ...] = ()  # spaces with a Control flag, in the order in which a unit of the winner takes them


@dataclass(frozen=True)
class RivalGame:
    """How Rivals take part with a number of human players."""

    players: int
    rivals: int
    agents: int
    scores: bool
    collects: bool
    water: int
    owns_as: int
    difficulties: tuple[Difficulty, ...]
    leaders: tuple[str, ...] = ()  # Leaders that a Rival may have; none: no Leader
    marker_with_rival: bool = False  # a Rival may hold the First Player marker
    after_first: bool = False  # the Rival is seated after whoever holds the First Player marker (R-TRN-05)
    policy: RivalPolicy = RivalPolicy()
    keeps_things: bool = True  # acquires things that lie on offer, and saves for them (X-RTC-01)


@dataclass(frozen=True)
class TrackDef(Thing):
    """An Influence track: the Agent icon of its Faction's spaces, and the bonus at 4 (B-INF-01, B-INF-06)."""

    icon: int
    bonus: Box = ()
    cards: str = ""  # the Faction as cards name it, where the track has another name (S-INF-04)


@dataclass(frozen=True)
class UnitDef(Thing):
    """A kind of unit beside troops: how many each has, how strong it is, and what becomes of it after Combat.

    The numbers name the word that deploys one from a Combat space, the question that deploys several, and the events;
    a ``fielded`` kind has only events.
    """

    each: int
    strength: int
    word: int = -1
    asks: int = -1
    comes: int = -1
    deployed: int = -1
    retreated: int = -1
    home: int = -1
    fielded: bool = False  # unlimited, in the Conflict or nowhere: no Supply, no Garrison, no retreat (U-WRM-02)
    stays: bool = True  # returns to the Garrison after Combat; troops go to the Supply (B-CMB-11)
    strength_modifier: int = -1  # kind of modifier that gives another strength

    @property
    def field(self) -> str:
        """The key under which views show where an actor's units of this kind are."""
        return f"{self.id}s"


@dataclass(frozen=True)
class RuleValues:
    """Numbers a box may change."""

    vp_goal: int = 10
    hand_size: int = 5
    row_size: int = 5
    troops: int = 12
    garrison: int = 3
    water: int = 1
    agents: int = 2
    council_persuasion: int = 2
    troop_strength: int = 2
    garrison_deploy: int = 2
    influence_top: int = 6
    influence_vp_at: int = 2
    alliance_at: int = 4
    conflict_levels: tuple[tuple[int, int], ...] = ((1, 1), (2, 5), (3, 4))  # from the top: (level, cards)
    start_intrigue: int = 0
    start_vp: tuple[tuple[int, int], ...] = ((4, 1),)  # with so many players (B-SET-12); a team game has its own
    third_reward_from: int = 4  # players (B-CMB-09)
    row_dice: bool = False  # dice thin out the Imperium Row after a Reveal turn (X-VAR-02, R-VAR-02)


@dataclass(frozen=True)
class SeatDef:
    """A seat of a game with teams, clockwise from the first: its side, its Leaders and what it starts with.

    A seat with a ``crew`` fields no units of its own: one of the seats named does it for it.
    """

    side: int
    leaders: tuple[str, ...]  # one of them is dealt if the seat leaves its Leader open
    only: bool = False  # no other Leader may sit here
    vp: int = 0
    crew: tuple[int, ...] = ()
    deck: str = ""  # the pile of its starting deck, where it is not everybody's
    track: str = ""  # an Influence track of its own
    spaces: tuple[str, ...] = ()  # nobody else may enter them
    modifiers: tuple[Modifier, ...] = ()


@dataclass(frozen=True)
class VariantDef(Thing):
    """A variant that may be chosen: numbers of the rules that differ with it; several of one id differ by players."""

    changes: tuple[tuple[str, Any], ...] = ()
    rival_changes: tuple[tuple[str, Any], ...] = ()  # what Rivals do differently
    players: tuple[int, ...] = (1,)
    rival_leaders: tuple[str, ...] = ()  # the only ones that a Rival may have
    epic_rule: str = field(default="", repr=False)  # the rule that keeps it out of the Epic game


@dataclass(frozen=True)
class ChoiceDef(Thing):
    """One way to settle what the rules leave to the group."""

    leaves_out: tuple[str, ...] = ()  # things of the box that stay in it then


@dataclass(frozen=True)
class OptionDef(Thing):
    """What the rules leave to the group when a box is added; the first choice is the recommended one."""

    rule: str
    choices: tuple[ChoiceDef, ...]
    among: tuple[str, ...] = ()  # a selection of these things, by their ids, may be named in place of a choice
    players: tuple[int, ...] = ()  # asked with these numbers of players only; none: with all


@dataclass(frozen=True)
class Module:
    """A box: what it adds to a game. Host boxes bring a board; others build on a host."""

    id: str
    host: bool = False
    requires: tuple[str, ...] = ()
    players: tuple[int, ...] = (3, 4)
    cards: tuple[CardDef, ...] = ()
    intrigues: tuple[IntrigueDef, ...] = ()
    conflicts: tuple[ConflictDef, ...] = ()
    leaders: tuple[LeaderDef, ...] = ()
    spaces: tuple[SpaceDef, ...] = ()
    tracks: tuple[TrackDef, ...] = ()
    mechanics: tuple[Mechanic, ...] = ()  # with the things and pieces they bring
    values: RuleValues | None = None
    changes: tuple[tuple[str, Any], ...] = ()  # numbers of the rules that differ with this box
    rival_cards: tuple[RivalCardDef, ...] = ()
    rival_games: tuple[RivalGame, ...] = ()
    hosts: tuple["OnHost", ...] = ()  # hosts it fits, and what it does on each; a host or a mode has none
    replaces: tuple[tuple[str, str], ...] = ()  # starting card of another box: one copy becomes this card
    variants: tuple[VariantDef, ...] = ()
    seating: tuple[SeatDef, ...] = ()  # who sits where, in a game with teams


@dataclass(frozen=True)
class OnHost:
    """What a box does on one host: what it covers there and what it leaves in the box."""

    host: str
    removes: tuple[str, ...] = ()  # board spaces of other boxes that it covers
    removes_rival_cards: tuple[str, ...] = ()
    removes_leaders: tuple[str, ...] = ()  # Leaders of other boxes that it prints anew
    leaves_out: tuple[str, ...] = ()  # its own things that do not join on this host
    changes: tuple[tuple[str, Any], ...] = ()  # numbers of the rules that differ with this box on this host
    requires: tuple[str, ...] = ()  # boxes that it builds on here
    joins: tuple[Thing, ...] = ()  # its things for mechanics that other boxes bring, if those take them up
    cards: tuple[CardDef, ...] = ()  # of another box, which are needed here
    kept_stacks: tuple[tuple[str, str], ...] = ()  # a Reserve card that is there only if a Leader plays, and the Leader
    reads: tuple[tuple[str, str], ...] = ()  # a space that its Rival cards name, and the one meant on this board
    rival_leaders: tuple[str, ...] = ()  # further Leaders that a Rival may have
    rival_changes: tuple[tuple[str, Any], ...] = ()  # what Rivals do differently with this box
    variants: tuple[VariantDef, ...] = ()
    options: tuple[OptionDef, ...] = ()  # what the rules leave to the group
    # Copies of a Rival card that leave the deck with so many human players: card, copies, players.
    fewer_rival_cards: tuple[tuple[str, int, int], ...] = field(default=(), repr=False)
