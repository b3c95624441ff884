"""The shape of ``game.view()``, declared once: what keys there are and what they hold.

The views are written in ``engine/knowledge/views.py``; ``tests/engine/test_view_shape.py`` holds both against each
other, and ``tools/view_types.py`` writes the types of the browser from here. ``NotRequired`` keys are there for some
viewers, or with the boxes that bring them; actors are numbers, seats first, then Rivals, and None is nobody.
"""

from typing import Literal, NotRequired, TypedDict


class ThingView(TypedDict):
    """Something that has a name: its kind and its id."""

    kind: str
    id: str


Effect = dict[str, object]  # an effect of the catalogue


class LineView(TypedDict):
    """A line of a box: its effects, as the catalogue has them."""

    effects: list[Effect]
    optional: bool
    at_once: bool
    condition: NotRequired[Effect]


class OptionView(TypedDict):
    """An option of the open decision: what is done, with what, on whose behalf, and the effects behind it."""

    action: int
    verb: str
    text: str
    zone: str
    thing: ThingView | None
    source: ThingView | None
    line: LineView | None
    number: int | None
    seat: int | None
    agenda: int | None
    card: ThingView | None
    origin: ThingView | None
    partner: NotRequired[ThingView]
    nth: int


# Functional, since one of the keys is a word of the language.
DecisionView = TypedDict(
    "DecisionView",
    {
        "seat": int,
        "kind": str,
        "source": ThingView | None,
        "for": int,
        "options": NotRequired[list[OptionView]],
    },
)
DecisionView.__doc__ = "The open decision; the options are those of the seat that decides, and only it sees them."


class AgendaView(TypedDict):
    """An effect of the turn that waits to be resolved."""

    source: ThingView | None
    line: LineView


class TurnView(TypedDict):
    """The turn under way."""

    seat: int
    kind: str
    space: str | None
    recruited: int
    deployed: int
    agenda: list[AgendaView]
    recruited_dreadnoughts: NotRequired[int]
    deployed_dreadnoughts: NotRequired[int]
    recalled_spy: NotRequired[bool]
    deployed_sandworms: NotRequired[int]
    grafted: NotRequired[list[str] | None]
    borrowed: NotRequired[str | None]
    activated: NotRequired[int | None]
    extra_turn: bool


class SpaceView(TypedDict):
    """A space of the board; Agents are counted by actor."""

    agents: list[int]
    bonus_spice: int
    control: int | None
    closed_by: list[int]
    dreadnought: NotRequired[int | None]


class PostView(TypedDict):
    """An observation post and the actors with a spy on it."""

    id: str
    spies: list[int]


class BoardView(TypedDict):
    """The board."""

    spaces: dict[str, SpaceView]
    alliances: dict[str, int | None]
    mentat: NotRequired[int | None]
    mentat_next: NotRequired[int | None]
    posts: NotRequired[list[PostView]]
    shield_wall: NotRequired[bool]
    walled: NotRequired[bool]
    tleilaxu_spice: NotRequired[int]


class UnitsView(TypedDict):
    """The units of a kind beside troops that an actor has, by place, and the strength of one."""

    supply: int
    garrison: int
    deployed: int
    strength: int


class TileView(TypedDict):
    """A Tech tile of an actor."""

    id: str
    face_up: bool


class WonView(TypedDict):
    """An Objective, or a Conflict card that an actor has won."""

    kind: str
    id: str
    icon: str | None
    face_up: bool


class ArrowView(TypedDict):
    """An Agent of a Commander: the Ally that its arrow names (None: either), where it was sent, whether it is there."""

    ally: int | None
    space: str | None
    here: bool


class SharedView(TypedDict):
    """What seats and Rivals have in common."""

    vp: int
    solari: int
    spice: int
    water: int
    supply: int
    garrison: int
    deployed: int
    strength: int
    swords: int
    agents: int
    swordmaster: bool
    influence: dict[str, int]
    intrigue_count: int
    intrigue: NotRequired[list[str]]
    dreadnoughts: NotRequired[UnitsView]
    freighter: NotRequired[int]
    negotiators: NotRequired[int]
    tiles: NotRequired[list[TileView]]
    marks: NotRequired[list[str]]
    spies: NotRequired[int]
    sandworms: NotRequired[UnitsView]
    maker_hooks: NotRequired[bool]
    won: NotRequired[list[WonView]]
    contracts: NotRequired[list[str]]
    contracts_completed: NotRequired[list[str]]
    training: NotRequired[str | None]
    memories: NotRequired[int]
    tleilaxu: NotRequired[int]


class SeatView(SharedView):
    """A seat: the own cards, or those of others as far as anybody may know them."""

    seat: int
    leader: str
    persuasion: int
    council: bool
    revealed: bool
    hand_count: int
    deck_count: int
    discard: list[str]
    play: list[str]
    aside: list[str]
    face_up: list[str]
    secret: list[str] | None
    hand: NotRequired[list[str]]
    deck: NotRequired[list[str]]
    hand_and_deck: NotRequired[list[str]]
    kept: NotRequired[int]
    kept_card: NotRequired[str]
    contract_choice: NotRequired[list[str]]
    research: NotRequired[str]
    markers: NotRequired[int]
    specimens: NotRequired[int]
    family_atomics: NotRequired[bool]
    team: NotRequired[int]
    crew: NotRequired[list[int]]
    swordmaster_gone: NotRequired[bool]
    arrows: NotRequired[list[ArrowView]]


class RivalView(SharedView):
    """A Rival."""

    actor: int
    leader: str | None
    scores: bool


class KnownIntrigueView(TypedDict):
    """An Intrigue card that the viewer has seen in another hand."""

    seat: int
    card: str


class KnownView(TypedDict):
    """What the viewer has learned of hidden places, by seat."""

    deck_top: list[list[str]]
    hand: list[list[str]]
    intrigue: list[KnownIntrigueView]
    intrigue_top: str | None
    intrigue_bottom: list[str | None]


class StackView(TypedDict):
    """A stack of Tech tiles."""

    top: str | None
    count: int


class TechView(TypedDict):
    """The Tech tiles on offer."""

    stacks: list[StackView]
    gone: list[str]
    order: NotRequired[list[list[str]]]


class ContractsView(TypedDict):
    """The contracts on offer."""

    market: list[str]
    bank: int
    kept_aside: list[str]
    order: NotRequired[list[str]]


class TeamView(TypedDict):
    """A team: its seats, which of them is the Commander, and its score."""

    seats: list[int]
    commander: int
    vp: int


class GiftView(TypedDict):
    """What a player puts forward in a trade."""

    goods: str | None
    n: int


class TradeView(TypedDict):
    """A trade under way; each side sees the Intrigue cards that it has put forward."""

    seats: list[int]
    gifts: list[GiftView]
    wrapped: list[list[str] | None]


class View(TypedDict):
    """The game as a seat, a spectator (None) or, after the end, everybody ("open") may know it."""

    viewer: int | Literal["open"] | None
    modules: list[str]
    players: int
    round: int
    phase: str
    over: bool
    first_player: int
    turn: TurnView
    conflict: str | None
    conflict_deck: int
    conflicts_past: list[str]
    board: BoardView
    row: list[str]
    reserve: dict[str, int]
    imperium_deck: int
    intrigue_deck: int
    intrigue_discard: list[str]
    intrigue_trashed: NotRequired[list[str]]
    trashed: list[str]
    seats: list[SeatView]
    known: KnownView
    decision: DecisionView | None
    tech: NotRequired[TechView]
    contracts: NotRequired[ContractsView]
    tleilaxu_row: NotRequired[list[str | None]]
    tleilaxu_stays: NotRequired[list[str]]
    tleilaxu_deck: NotRequired[int]
    tleilaxu_order: NotRequired[list[str]]
    teams: NotRequired[list[TeamView]]
    trade: NotRequired[TradeView | None]
    throne_row: NotRequired[list[str]]
    rivals: NotRequired[list[RivalView]]
    difficulty: NotRequired[str | None]
    rival_deck: NotRequired[int]
    rival_pile: NotRequired[list[str]]
    intrigue_unseen: NotRequired[int]


# Shapes that the browser treats as one: a key that not all of them have is optional there.
JOINED: dict[str, tuple[type, ...]] = {"ActorView": (SeatView, RivalView)}
# Shapes whose undeclared keys the browser shows by name and number.
EXTENDED = ("ActorView", "BoardView", "SpaceView", "View")
