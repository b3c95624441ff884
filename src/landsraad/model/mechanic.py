"""A mechanic: everything that one part of the rules needs, in a room of its own (``engine/mechanics``).

The rest of the engine is a corridor that knows no room by name: it asks the ruleset which rooms this game has. Whoever
has read one mechanic has read all: *words* (its vocabulary), *state* (its record), *act*, *ask and answer*, *can it*,
*condition*, *times of the round*, *view*, *for a Rival*. A chapter that a mechanic does not need is left out.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from landsraad.core.packed import i64, vec
from landsraad.core.rng import Rng
from landsraad.model.decision import WhyNot, Wish
from landsraad.model.things import Kind, Thing

if TYPE_CHECKING:
    from landsraad.model.defs import UnitDef
    from landsraad.model.rules import Rules
    from landsraad.model.state import Actor, Rival, Seat, State
    from landsraad.model.writer import Writer

Data = dict[str, object]
NO_ROOM: Final = -1


@dataclass(frozen=True)
class Operation:
    """An operation that a mechanic adds: its number, its name, and how a line that is nothing else is resolved."""

    number: int
    name: str
    at_once: bool = False  # a plain gain
    optional: bool = False  # nobody is forced to use it (F-OPT-01)
    fields: bool = False  # about units or tracks: those of whoever fields them for the seat
    soon: bool = False  # a gain that happens at once while ``gain`` can give it in full; else it waits
    takes_supply: bool = False  # takes troops out of the Supply


@dataclass(frozen=True)
class Question:
    """A kind of decision that a mechanic adds: its number, its name, the verb of its options."""

    number: int
    name: str
    verb: str
    written: str = ""  # the verb in the notation, where it is not the same
    with_words: bool = False  # even the words that answer it are told with the verb
    part_of: int = -1  # the kind of decision that others see: it is a part of a compound choice


@dataclass(frozen=True)
class EventKind:
    """An event that a mechanic adds: its number, its name, what its noun and its second noun are."""

    number: int
    name: str
    noun: str = ""
    other: str = ""


Names = tuple[tuple[int, str], ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """What a mechanic keeps in a game."""

    def clone(self) -> "Record":
        """Return an independent copy."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """What a mechanic compiled for a ruleset; shared and never written after."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mechanic:
    """A room of the engine; a box brings its mechanics with their data."""

    def __init__(self, name: str, number: int) -> None:
        self.name: str = name
        self.number: i64 = number
        self.operations: tuple[Operation, ...] = ()
        self.questions: tuple[Question, ...] = ()
        self.events: tuple[EventKind, ...] = ()
        self.conditions: Names = ()
        self.unit_conditions: tuple[int, ...] = ()  # those of them that are about units
        self.counters: Names = ()
        self.modifiers: Names = ()
        self.triggers: Names = ()
        self.words: Names = ()
        self.zones: Names = ()
        self.agent_icons: Names = ()
        self.amongs: Names = ()  # which tracks an Influence choice may be narrowed to
        self.kinds: tuple[Kind, ...] = ()  # kinds of things
        self.units: tuple[UnitDef, ...] = ()
        self.in_menu: bool = False  # offers something in the menus of a turn
        self.on_tracks: bool = False  # follows every step on an Influence track
        self.for_rivals: bool = False  # has a part in a Rival's turn besides its operations
        self.entry_icons: i64 = 0  # Agent icons that lead where it says; it then has a part in entering spaces
        self.each_turn: bool = False  # keeps something for the length of a turn
        self.covers_control: bool = False  # may hold a space in place of its Control marker
        self.on_arrival: bool = False  # follows every Agent that has arrived
        self.on_acquiring: bool = False  # follows every card that is acquired
        self.after_effects: bool = False  # looks at a turn whenever an effect is done
        self.gives_rewards: bool = False  # may give a reward more than once
        self.after_rewards: bool = False  # has something to do when all rewards are taken
        self.ability: i64 = -1  # a kind of modifier: it follows the turns of those that have it, and of nobody else
        self.hides_cards: bool = False  # keeps cards of seats
        self.keywords: tuple[str, ...] = ()  # words printed on cards that it follows when they are discarded or trashed
        self.card_fields: tuple[str, ...] = ()  # of its record, by seat, that name cards
        self.in_endgame: bool = False  # offers something in the Endgame
        self.has_stall: bool = False  # sells cards that only some may acquire
        self.plays_pairs: bool = False  # lets two cards be played as one
        self.lends_troops: bool = False  # keeps troops that may go back to the Supply at any time
        self.on_reveal: bool = False  # has something to do when a hand is about to be revealed
        self.on_intrigue: bool = False  # follows every Intrigue card that is played
        self.on_ties: bool = False  # has something to ask when the strengths are compared
        self.fields: tuple[str, ...] = ()  # of its view: shown by name and number where nothing better is drawn
        self.digest_group: str = ""  # under which name the complete state shows its record

    def __repr__(self) -> str:
        return f"{self.name}({self.things(0)!r})"

    # --- words -----------------------------------------------------------------------------------------------------

    def things(self, kind: int) -> tuple[Thing, ...]:
        """Return its things of a kind (0: all of them)."""
        return ()

    def fitted(self, spaces: tuple[str, ...], things: tuple[Thing, ...]) -> "Mechanic":
        """Return the room as it is on a board with these spaces, with things that other boxes have for it."""
        return self

    def compile(self, rules: "Rules", writer: "Writer") -> Tables:
        """Compile what the boxes of things do not say."""
        return Tables()

    def effect_data(self, rules: "Rules", op: int, a: int, b: int) -> Data | None:
        """Return the parts of an effect as data; None for the usual number."""
        return None

    def condition_data(self, rules: "Rules", kind: int, a: int, b: int) -> Data | None:
        """Return the parts of one of its conditions as data; None for the usual numbers."""
        return None

    def catalog(self, rules: "Rules") -> Data:
        """Return what it adds to the catalogue of a game."""
        return {}

    def thing_data(self, rules: "Rules", kind: int, number: int) -> Data:
        """Return what it adds to a thing of the catalogue."""
        return {}

    # --- state -----------------------------------------------------------------------------------------------------

    def deal(self, s: "State", actors: i64) -> Record:
        """Set up its record for so many actors, after the seats and before the Rivals."""
        return Record()

    def dealt(self, s: "State") -> None:
        """The Rivals are dealt too; only in a game that has some."""

    def set_up(self, s: "State") -> None:
        """Everything is dealt; it may put work on the stack that comes before the first round."""

    def first_player(self, s: "State") -> i64:
        """Return who starts with the First Player marker, -1 if it does not say."""
        return -1

    # --- cards on sale ---------------------------------------------------------------------------------------------

    def stall(self, s: "State", seat: "Seat") -> vec[i64]:
        """Return the cards that a seat may acquire here beside Row and Reserve, at their cost."""
        return vec[i64]()

    def sold(self, s: "State", card: i64) -> None:
        """A card of its stall is acquired: it is no longer here."""

    # --- act -------------------------------------------------------------------------------------------------------

    def gain(self, s: "State", op: i64, n: i64, seat: "Seat") -> bool:
        """Carry out one of its plain gains."""
        return False

    def act(self, s: "State", op: i64, a: i64, b: i64, pc: i64, seat: "Seat", source: i64) -> None:
        """Carry out one of its operations for a seat."""

    # --- ask and answer --------------------------------------------------------------------------------------------

    def answer(self, s: "State", kind: i64, zone: i64, noun: i64, seat: "Seat") -> None:
        """Carry out the answer to one of its questions."""

    def ask_again(self, s: "State", kind: i64, seat: "Seat") -> None:
        """List the options of one of its questions anew, in a copy whose hidden cards were dealt anew."""

    def offer(self, s: "State", seat: "Seat") -> None:
        """Offer what it has for the menus of a turn."""

    def option_line(self, s: "State", verb: str, noun: int) -> i64:
        """Return the line that one of its options stands for, -1 if the option is not its own or stands for none."""
        return -1

    def option_text(self, s: "State", zone: int, noun: int) -> str:
        """Return how the notation writes an option of one of its questions, empty for the usual way."""
        return ""

    def choose(self, s: "State", seat: "Seat", zone: i64, noun: i64) -> bool:
        """Carry out what it offered in a menu; False if that is not its own."""
        return False

    def has_endgame(self, s: "State", seat: "Seat") -> bool:
        """Tell whether it has something for a seat in the Endgame; everybody may know the answer."""
        return False

    def offer_endgame(self, s: "State", seat: "Seat") -> None:
        """Offer what it has in the Endgame; ``choose`` carries it out."""

    # --- two cards played as one -------------------------------------------------------------------------------------

    def offer_pairs(self, s: "State", seat: "Seat", closed: i64) -> None:
        """Offer the cards of the hand that can be played only together with another."""

    def ask_partner(self, s: "State", seat: "Seat", card: i64) -> None:
        """Ask with which card one is played, then which Agent they send and where to."""

    def first(self, s: "State") -> i64:
        """Return the card to which the partner is added, -1 for none."""
        return -1

    def partner(self, s: "State") -> i64:
        """Return the card that is played together with the one that sends the Agent, -1 for none."""
        return -1

    def pair_spaces(self, s: "State", seat: "Seat", closed: i64) -> i64:
        """Return the mask of spaces that the two cards lead to."""
        return 0

    def join(self, s: "State", seat: "Seat") -> None:
        """The Agent is sent: put the partner into play too."""

    def takes_icons(self, s: "State", card: i64) -> bool:
        """Tell whether icons that an effect adds to the card of this turn go to this one."""
        return True

    def lent(self, s: "State", seat: "Seat") -> i64:
        """Return the card of the Imperium Row that a seat plays this turn without having it, -1 for none."""
        return -1

    def trash_lent(self, s: "State", seat: "Seat") -> None:
        """Trash that card out of the Imperium Row."""

    def left_row(self, s: "State", card: i64) -> None:
        """A card was taken out of the Imperium Row, whose place is still empty."""

    def row_cleared(self, s: "State") -> None:
        """All cards of the Imperium Row were taken away."""

    def sent_with(self, s: "State", seat: "Seat", card: i64) -> None:
        """Another card was played together with the one that sent the Agent; for abilities."""

    # --- troops out of a Supply, and troops kept here -----------------------------------------------------------------

    def takers(self, s: "State", op: i64, seat: "Seat") -> i64:
        """Return the mask of seats out of whose Supplies an operation takes troops, 0: of whoever fields them."""
        return 0

    def taken(self, s: "State", op: i64, n: i64, seat: "Seat") -> i64:
        """Return how many troops an operation takes out of a Supply at most."""
        return n

    def lend(self, s: "State", seat: "Seat", missing: i64, source: i64, pc: i64) -> bool:
        """So many troops are missing in the Supply of a seat; True if it asks whether some go back there."""
        return False

    def lendable(self, s: "State", seat: "Seat") -> i64:
        """Return how many troops of a seat lie here that may go back to the Supply."""
        return 0

    def give_back(self, s: "State", seat: "Seat", n: i64) -> None:
        """Return troops of a seat to the Supply."""

    # --- entering a space ------------------------------------------------------------------------------------------

    def leads_to(self, s: "State", seat: "Seat") -> i64:
        """Return the mask of spaces that its Agent icons lead to now, whatever icon they show."""
        return 0

    def lets_in(self, s: "State", seat: "Seat", space: i64) -> bool:
        """Tell whether it lets an Agent in among enemy Agents."""
        return False

    def entered(self, s: "State", seat: "Seat", space: i64) -> None:
        """An Agent is placed and paid for; it may ask before the effects."""

    # --- can it ----------------------------------------------------------------------------------------------------

    def affordable(self, s: "State", op: i64, n: i64, seat: "Seat", source: i64) -> bool:
        """Tell whether one of its operations, as a cost, can be paid now."""
        return True

    def possible(self, s: "State", op: i64, a: i64, b: i64, seat: "Seat", useful: bool) -> bool:
        """Tell whether one of its operations can be carried out now."""
        return True

    def wishes(self, rules: "Rules") -> list[tuple[str, Wish]]:
        """Return the texts of what may be wished for in its room."""
        return []

    def why_not(self, s: "State", seat: "Seat", wish: Wish) -> WhyNot | None:
        """Say why a wish of its own is not available; None if the wish is not about it."""
        return None

    # --- condition -------------------------------------------------------------------------------------------------

    def holds(self, s: "State", kind: i64, a: i64, b: i64, actor: "Actor") -> bool:
        """Judge one of its conditions."""
        return False

    def counted(self, s: "State", counter: i64, arg: i64, actor: "Actor") -> i64:
        """Return one of its numbers that effects multiply with."""
        return 0

    def among(self, s: "State", among: i64, actor: "Actor") -> i64:
        """Return the mask of tracks that one of its narrowings leaves."""
        return 0

    def controller(self, s: "State", space: i64) -> i64:
        """Return who holds a space in place of its Control marker, -1 for nobody."""
        return -1

    # --- times of the round ----------------------------------------------------------------------------------------

    def round_start(self, s: "State") -> None:
        """Phase 1 begins."""

    def turn_start(self, s: "State") -> None:
        """A turn begins."""

    def card_left(self, s: "State", seat: "Seat", card: i64, worked: bool) -> None:
        """A card with one of its keywords was discarded or trashed; ``worked``: it was revealed in this very turn."""

    def steps_bring(self, s: "State", actor: "Actor", track: i64, level: i64, to: i64) -> bool:
        """Tell whether moving up a track from one level to another brings the actor something of this room."""
        return False

    def stepped(self, s: "State", actor: "Actor", track: i64, level: i64) -> None:
        """An actor has reached a level of an Influence track."""

    def thing_trashed(self, s: "State", actor: i64, source: i64) -> None:
        """A thing that an actor owned left the game."""

    def arrived(self, s: "State", seat: "Seat") -> None:
        """An Agent was sent; the effects of its card and its space are taken up."""

    def acquired(self, s: "State", seat: "Seat", card: i64) -> None:
        """A seat has acquired a card."""

    def effects_done(self, s: "State") -> None:
        """No effect is being resolved in a turn; it may give the seat whose turn it is something more."""

    def hand_comes(self, s: "State", seat: "Seat") -> None:
        """A seat is about to reveal its hand."""

    def intrigue_played(self, s: "State", seat: "Seat", type_: i64) -> None:
        """A seat has played an Intrigue card of a type."""

    def reward_times(self, s: "State", actor: i64) -> i64:
        """Return how often an actor takes its reward of the Conflict; Control is never taken twice (U-DBL-03)."""
        return 1

    def compared(self, s: "State") -> bool:
        """The strengths are about to be compared; True if it asks. It is called again after the answer."""
        return False

    def combat_end(self, s: "State") -> None:
        """All rewards are given; it may ask the winner."""

    def units_home(self, s: "State") -> None:
        """The Conflict is being cleared."""

    def recall(self, s: "State") -> None:
        """Phase 5: everything goes home."""

    # --- the turns of those that have its ability --------------------------------------------------------------------

    def hands_drawn(self, s: "State", seat: "Seat") -> bool:
        """The hands of the round are drawn; True if it asks the seat. It is called again after the answer."""
        return False

    def turn_begun(self, s: "State", seat: "Seat") -> None:
        """A turn of the seat begins."""

    def choosing(self, s: "State", seat: "Seat", card: i64) -> bool:
        """A card was chosen to send an Agent; True if it asks which, and then where to."""
        return False

    def calls_up(self, s: "State", seat: "Seat") -> None:
        """An effect of its turn needs whoever fields units for the seat, and nobody does yet."""

    def sent(self, s: "State", seat: "Seat", card: i64) -> None:
        """A card has sent an Agent, which is paid for; its effects come later."""

    def revealing(self, s: "State", seat: "Seat") -> None:
        """The seat is about to reveal its hand."""

    def before_reveal(self, s: "State", seat: "Seat") -> bool:
        """The seat takes its Reveal turn; True if it asks something first, and then lets the hand be revealed."""
        return False

    def plays_combat(self, s: "State", seat: "Seat", card: i64) -> None:
        """The seat plays a Combat card and has a crew that fights for it."""

    def ending(self, s: "State", seat: "Seat") -> bool:
        """A turn of the seat is about to end; True if it asks. It is called again after the answer."""
        return False

    def turn_over(self, s: "State", seat: "Seat") -> None:
        """A turn of the seat ends."""

    # --- cards of seats that lie here ------------------------------------------------------------------------------

    def hidden_cards(self, s: "State", seat: "Seat") -> vec[i64]:
        """Return the cards of a seat that lie here, face down."""
        return vec[i64]()

    def hide_cards(self, s: "State", seat: "Seat", found: vec[i64]) -> None:
        """Let as many other cards lie here in their place, in a private copy."""

    # --- view ------------------------------------------------------------------------------------------------------

    def view(self, s: "State", viewer: int, everything: bool) -> Data:
        """Return what it adds to a view of the game."""
        return {}

    def view_board(self, s: "State") -> Data:
        """Return what it adds to the board."""
        return {}

    def view_space(self, s: "State", space: int) -> Data:
        """Return what it adds to a board space."""
        return {}

    def view_actor(self, s: "State", actor: "Actor") -> Data:
        """Return what everybody sees of an actor's share."""
        return {}

    def view_own(self, s: "State", seat: "Seat") -> Data:
        """Return what only a seat itself sees of its share."""
        return {}

    def view_turn(self, s: "State") -> Data:
        """Return what it adds to the registers of the turn."""
        return {}

    def digest(self, s: "State") -> Data:
        """Return its record as named data, for the hash of the complete state."""
        return {}

    def digest_actor(self, s: "State", actor: "Actor") -> Data:
        """Return an actor's share of its record as named data."""
        return {}

    def digest_limit(self, s: "State", kind: int, limit: int) -> object:
        """Return the register of one of its questions, by name where it names something."""
        return limit

    def redeal(self, s: "State", viewer: int, rng: Rng) -> None:
        """Draw anew, in a private copy, what of its record the viewer cannot know."""
        self.redraw(s, rng)

    def redraw(self, s: "State", rng: Rng) -> None:
        """Draw anew, in a private copy, what of its record nobody knows: the order of what lies face down."""

    # --- for a Rival -----------------------------------------------------------------------------------------------

    def gain_rival(self, s: "State", op: i64, n: i64, rival: "Rival") -> bool:
        """Give a Rival one of its plain gains; False if the operation is none, or the Rival has no use for it."""
        return False

    def act_rival(self, s: "State", op: i64, a: i64, b: i64, pc: i64, rival: "Rival") -> None:
        """Carry out one of its operations for a Rival."""

    def possible_rival(self, s: "State", op: i64, a: i64, rival: "Rival") -> bool:
        """Tell whether one of its operations means anything to a Rival now."""
        return False

    def affordable_rival(self, s: "State", op: i64, n: i64, rival: "Rival") -> bool:
        """Tell whether a Rival can pay one of its operations as a cost; then it does."""
        return False

    def rival_endgame(self, s: "State", rival: "Rival") -> None:
        """The Endgame begins: do what a Rival always does then."""

    def rival_prefers(self, op: i64) -> bool:
        """Tell whether a Rival takes a branch that begins with one of its operations whenever it can."""
        return False

    def rival_turn(self, s: "State", rival: "Rival") -> None:
        """A Rival's turn begins, or its Agent's effects are done."""

    def rival_passes(self, s: "State", rival: "Rival") -> bool:
        """Tell whether a Rival may send its Agent to a space with enemy Agents now."""
        return False

    def rival_passed(self, s: "State", rival: "Rival") -> None:
        """A Rival has sent its Agent past enemy Agents."""

    def note_use(self, s: "State", rival: "Rival", source: i64, why: str) -> None:
        """Write down by which rule a Rival uses a thing, if the thing is its own."""

    def rival_fights(self, s: "State", rival: "Rival") -> None:
        """A Rival has sent its Agent to a Combat space."""
