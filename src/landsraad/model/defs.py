"""Definitions: what is printed on a card, space, Leader or Conflict, as frozen data, without words."""

from dataclasses import dataclass
from typing import Any, Final

from landsraad.model.conditions import Condition
from landsraad.model.effects import (
    Modifier,
    Node,
    Trigger,
)
from landsraad.model.terms import RIVAL_NEVER

STARTER: Final = "starter"
RESERVE: Final = "reserve"
IMPERIUM: Final = "imperium"

THIS_FACTION: Final = -1

Box = tuple[Node, ...]


@dataclass(frozen=True)
class CardDef:
    """A card of a deck: starting, Reserve or Imperium."""

    id: str
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
    infiltrates: tuple[int, ...] = ()  # icons that also enter a space with enemy Agents (X-INF-01)
    unload: bool = False  # the Reveal box works when the card is discarded or trashed too (X-UNL-01)
    spice_off: tuple[str, int] | None = None  # a space and the spice saved there when this card sends the Agent


@dataclass(frozen=True)
class IntrigueDef:
    """An Intrigue card; each filled box is one of its types (B-INT-01). ``win``: when you win a Conflict."""

    id: str
    copies: int = 1
    plot: Box = ()
    combat: Box = ()
    endgame: Box = ()
    win: Box = ()
    in_reveal: bool = False  # the plot effect belongs to the Reveal turn of this round (F-INT-03)
    condition: Condition | None = None  # needed to play the card at all


@dataclass(frozen=True)
class SpaceDef:
    """A board space."""

    id: str
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
    mentat: bool = False  # the Mentat's home


@dataclass(frozen=True)
class TileDef:
    """A Tech tile (X-TEC): what it brings at once, and its ability by the time at which it works."""

    id: str
    cost: int
    acquire: Box = ()
    round_start: Box = ()
    turn: Box = ()  # used by choice in an own turn
    flip: bool = False  # ``turn`` once a round: the tile is turned face down (X-TEC-14)
    reveal: Box = ()
    win: Box = ()  # on winning a Conflict
    instead: Box = ()  # for a dreadnought of the winner sent to the Supply in place of control of a space
    endgame: Box = ()
    modifiers: tuple[Modifier, ...] = ()
    rival: bool = False  # a Rival may acquire it (X-RTC-02)
    rival_use: int = RIVAL_NEVER  # when a Rival uses ``turn``


@dataclass(frozen=True)
class Marks:
    """Tokens of a Leader on the Influence tracks: the n-th one reached brings the n-th box.

    The boxes say ``THIS_FACTION`` for the Faction of the track.
    """

    at: int
    boxes: tuple[Box, ...]


@dataclass(frozen=True)
class ConflictDef:
    """A Conflict card."""

    id: str
    level: int
    first: Box
    second: Box
    third: Box
    location: str | None = None


@dataclass(frozen=True)
class LeaderDef:
    """A Leader: left ability (modifiers, triggers, set-up effects) and Signet Ring ability."""

    id: str
    house: str
    complexity: int
    signet: Box
    modifiers: tuple[Modifier, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    setup: Box = ()
    reveal: Box = ()  # belongs to the Reveal turn
    marks: Marks | None = None
    water: int | None = None  # at the start, in place of the usual


@dataclass(frozen=True)
class RivalCardDef:
    """A card that drives a Rival: where it goes, what it gets, and its swords in Combat."""

    id: str
    copies: int
    space: str | None = None
    faction: int | None = None  # 1 Influence
    troops: int = 0
    signet: bool = False
    swords: int = 0
    harvest: bool = False  # goes to the Maker space with the most bonus spice
    reshuffle: bool = False
    players: tuple[int, ...] = (1, 2)
    effects: Box = ()  # further effects, carried out for the Rival
    needs: Condition | None = None  # else the other space, or none
    other_space: str | None = None
    other_effects: Box = ()


@dataclass(frozen=True)
class Difficulty:
    """A level of the solo game (H-SOL-02 to H-SOL-08)."""

    id: str
    human: Box  # additional starting resources of the human
    mentat_cost: int | None  # Solari, in place of the printed cost
    rival_garrison: int
    rival_intrigue: int
    swordmaster_round: int
    human_swordmaster: bool = True
    expert: bool = False


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
    dreadnoughts: int = 0
    dreadnought_strength: int = 3
    start_intrigue: int = 0
    tile_stacks: int = 3


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
    track_bonuses: tuple[Box, ...] = ()
    values: RuleValues | None = None
    changes: tuple[tuple[str, Any], ...] = ()  # numbers of the rules that differ with this box
    rival_cards: tuple[RivalCardDef, ...] = ()
    rival_games: tuple[RivalGame, ...] = ()
    rival_leaders: tuple[str, ...] = ()  # further Leaders that a Rival may have
    tiles: tuple[TileDef, ...] = ()
    shipping: tuple[Box, ...] = ()  # rewards of the Shipping track, from its first space up
    removes: tuple[str, ...] = ()  # board spaces of other boxes that this one covers
    removes_rival_cards: tuple[str, ...] = ()
    replaces: tuple[tuple[str, str], ...] = ()  # starting card of another box: one copy becomes this card
    variants: tuple[str, ...] = ()  # of the solo game
