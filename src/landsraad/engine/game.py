"""A game as its users hold it: decisions, history, undo, views, events, saves."""

from typing import Final

from mypy_extensions import mypyc_attr

from landsraad.core.actions import N_ACTIONS
from landsraad.core.errors import IllegalAction, NoHistory, SaveError, UndoRefused
from landsraad.core.packed import append, i64, pop, vec
from landsraad.core.packing import numbers, packed
from landsraad.core.rng import ALGORITHM, stream_of
from landsraad.engine.actors.plan import actor
from landsraad.engine.actors.standing import ranking
from landsraad.engine.knowledge.determinize import determinize
from landsraad.engine.knowledge.views import PublicView, hidden_kind, view
from landsraad.engine.knowledge.why_not import why_not
from landsraad.engine.machine import is_legal, take
from landsraad.engine.record.digest import digest
from landsraad.engine.record.logbook import Event, event
from landsraad.engine.record.notation import option_texts, text_of, verb_of
from landsraad.engine.record.options import decision
from landsraad.engine.record.packing import RULESETS, is_at_rest, pack_game, save_data, unpack_state
from landsraad.engine.round.deal import deal
from landsraad.engine.version import VERSION
from landsraad.model.decision import Decision, Standing, WhyNot
from landsraad.model.events import EventLog
from landsraad.model.rules import Rules
from landsraad.model.setup import Setup
from landsraad.model.state import State
from landsraad.model.terms import PHASE_OVER

# An entry of the history is action + decider * SEAT_UNIT + fence * FENCE_UNIT; a fence says that hidden information
# came to light, so that the decision cannot be taken back freely.
SEAT_UNIT: Final = 4096
FENCE_UNIT: Final = 65536


@mypyc_attr(acyclic=True)
class Game:
    """One game. Made by ``landsraad.new_game``, ``landsraad.load`` or ``landsraad.positions``."""

    def __init__(self, rules: Rules, setup: Setup, seed: int, state: State, has_history: bool = True) -> None:
        self._rules = rules
        self._setup = setup
        self._seed = seed
        self._state = state
        self._has_history = has_history
        self._has_position = False  # the history begins with the first snapshot, which no seed leads to
        self._history: vec[i64] = vec[i64]()
        self._redo: vec[i64] = vec[i64]()
        self._snapshots: list[tuple[int, State]] = [(0, state.clone())] if has_history else []
        self._log: EventLog | None = None
        self._open = False  # a finished game that is shown again
        self._lent = False  # a copy shares the history: it is copied before it is written

    # --- the question ----------------------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The set-up of this game."""
        return self._setup

    @property
    def over(self) -> bool:
        """Tell whether the game is finished."""
        return self._state.phase == PHASE_OVER

    @property
    def seat(self) -> int | None:
        """The seat that must choose now, None when the game is over."""
        return None if self.over else int(self._state.decider)

    @property
    def at_rest(self) -> bool:
        """Tell whether a turn has just begun and nothing else is pending: ``landsraad.snapshot`` works here."""
        return is_at_rest(self._state)

    @property
    def decision(self) -> Decision | None:
        """The open question, None when the game is over."""
        return None if self.over else decision(self._state)

    def legal_actions(self) -> list[int]:
        """Return the ids of all legal actions now; empty when the game is over."""
        result: list[int] = []
        for action in self._state.options:
            result.append(int(action))
        return result

    def text_of(self, action: int) -> str:
        """Return the canonical text of a legal action."""
        if not is_legal(self._state, action):
            raise IllegalAction(self._refusal(f"action {action}"))
        return text_of(self._state, action)

    def why_not(self, text: str) -> WhyNot | None:
        """Say why something is not available now; None if it is."""
        try:
            self._resolve(text)
        except IllegalAction:
            return why_not(self._state, text)
        return None

    # --- playing ---------------------------------------------------------------------------------------------------

    def apply(self, action: object) -> None:
        """Take an action; anything not legal now raises ``IllegalAction`` and changes nothing."""
        s = self._state
        if not isinstance(action, int) or isinstance(action, bool) or not 0 <= action < N_ACTIONS:
            raise IllegalAction(self._refusal(f"this {type(action).__name__} (ids go from 0 to {N_ACTIONS - 1})"))
        if not is_legal(s, action):
            raise IllegalAction(self._refusal(f"action {action}"))
        self._redo = vec[i64]()
        self._take(action)

    def _take(self, action: int) -> None:
        """Take a legal action and write it down."""
        s = self._state
        if not self._has_history:
            take(s, action)
            return
        decider: i64 = s.decider
        reveals: i64 = s.reveals
        round_: i64 = s.round
        take(s, action)
        fence: i64 = 1 if s.reveals != reveals else 0
        if self._lent:
            self._own_history()
        self._history = append(self._history, action + SEAT_UNIT * decider + FENCE_UNIT * fence)
        if s.round != round_:
            self._snapshots.append((len(self._history), s.clone()))

    def apply_text(self, text: object) -> None:
        """Take the action, or the compound of actions, that a canonical text names."""
        actions = self._resolve(text)
        for action in actions:
            self.apply(action)

    def _resolve(self, text: object) -> list[int]:
        """Find the actions that a text stands for: one option, or a longer text whose beginnings send an Agent."""
        if not isinstance(text, str):
            raise IllegalAction(self._refusal(f"this {type(text).__name__} (decisions are named by texts)"))
        wanted = " ".join(text.split())
        state = self._state
        found: list[int] = []
        while True:
            best = ""
            choice = -1
            texts = option_texts(state) if state.phase != PHASE_OVER else []
            if wanted in texts:
                return [*found, int(state.options[texts.index(wanted)])]
            for place, option in enumerate(texts):
                if len(option) > len(best) and wanted.startswith(option + " "):
                    action = int(state.options[place])
                    if verb_of(state, action) == "agent" or int(state.kind) in state.rules.shown_as:
                        best, choice = option, action
            if choice < 0:
                raise IllegalAction(self._refusal(repr(text)))
            found.append(choice)
            state = state.clone()
            take(state, choice)

    def _refusal(self, what: str) -> str:
        """Word the refusal of an action; it names no option, since the options of a seat are its own business."""
        if self.over:
            return f"{what} is not legal: the game is over"
        kind = self._rules.kind_names[hidden_kind(self._state)]
        return f"{what} is not legal now; seat {self.seat} is asked ({kind}) and may choose from game.decision.options"

    # --- looking ---------------------------------------------------------------------------------------------------

    def view(self, seat: int | str | None = None, public: PublicView | None = None) -> dict[str, object]:
        """Return what a seat (None: a spectator; after the end "open": everybody) may know, as JSON-able data.

        Whoever wants several views of one moment makes the ``public_view`` once; the views then share its parts.
        """
        if seat == "open":
            self._need_open()
            return view(self._state, None, True, public)
        return view(self._state, self._checked_seat(seat), False, public)

    def public_view(self) -> PublicView:
        """Return what all views of this moment have in common."""
        return PublicView(self._state)

    def _need_open(self) -> None:
        """Refuse to show everything of a game that is not over."""
        if not self.over and not self._open:
            raise ValueError("the open view is there when the game is over; use a seat or None until then")

    def _checked_seat(self, seat: int | str | None) -> int | None:
        """Refuse a seat that is not in this game."""
        players = len(self._state.seats)
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < players):
            raise ValueError(f"seat must be 0 to {players - 1} or None, not {seat!r}")
        return seat

    def events(self, since: int = 0, seat: int | str | None = None) -> list[Event]:
        """Return the events as a seat (None: a spectator; after the end "open") may see them, from ``since`` on."""
        everything = seat == "open"
        if everything:
            self._need_open()
        viewer = None if everything else self._checked_seat(seat)
        if self._log is None:
            self._listen()
        assert self._log is not None
        return [event(self._rules, record, viewer, everything) for record in self._log.records[since:]]

    def _listen(self) -> None:
        """Begin to listen; what happened before is found by playing the history again."""
        log = EventLog()
        if self._has_history:
            state = self._dealt(log)
            for entry in self._history:
                take(state, entry % SEAT_UNIT)
        self._log = log
        self._state.log = log

    def standings(self) -> list[Standing]:
        """Return all seats, best first, with the values that break ties (B-END-07)."""
        result: list[Standing] = []
        order = ranking(self._state)
        for rank, number in enumerate(order):
            seat = actor(self._state, number)
            team = None
            if self._state.teams != 0:
                team = int(self._state.sides[number])
                rank = 0 if team == int(self._state.sides[order[0]]) else 1  # whole teams win (S-END-02)
            result.append(
                Standing(
                    number,
                    team,
                    int(seat.vp),
                    int(seat.spice),
                    int(seat.solari),
                    int(seat.water),
                    int(seat.garrison),
                    rank + 1,
                )
            )
        return result

    def digest(self) -> str:
        """Return the hash of the complete state."""
        return digest(self._state)

    # --- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> "Game":
        """Return an independent copy, history and random stream included."""
        other = Game(self._rules, self._setup, self._seed, self._state.clone(), False)
        other._has_history = self._has_history
        other._has_position = self._has_position
        other._open = self._open
        other._history = self._history
        other._redo = self._redo
        other._snapshots = self._snapshots
        other._lent = self._lent = True
        return other

    def _own_history(self) -> None:
        """Copy what a copy of this game shares, before it is written."""
        self._history = self._history[:]
        self._redo = self._redo[:]
        self._snapshots = self._snapshots[:]
        self._lent = False

    def __copy__(self) -> "Game":
        """Return an independent copy: two games never share a state."""
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        """Return an independent copy."""
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Say how to pickle a game: as plain data, whatever it was made by."""
        return unpack_game, (pack_game(self),)

    def determinize(self, seat: int, seed: int) -> "Game":
        """Return a full game consistent with what the seat knows; it has no history."""
        if self._checked_seat(seat) is None:
            raise ValueError("determinize needs a seat")
        if not isinstance(seed, int) or not 0 <= seed < 1 << 256:
            raise ValueError("the seed is a whole number from 0 to 2**256 - 1")
        state = determinize(self._state, seat, seed)
        return Game(self._rules, self._setup, 0, state, has_history=False)

    def rewound(self, step: int) -> "Game":
        """Return a finished game as it was after its first ``step`` decisions; it can be seen with open eyes."""
        self._need_history("step to go back to")
        self._need_open()
        if not 0 <= step <= len(self._history):
            raise ValueError(f"the game has {len(self._history)} decisions, so there is no step {step}")
        earlier = self.clone()
        earlier._open = True
        earlier._history = self._history[:step]
        earlier._redo = vec[i64]()
        earlier._rewind()
        return earlier

    def opening(self) -> "Game":
        """Return this game as it began, before any decision."""
        self._need_history("opening")
        earlier = self.clone()
        earlier._open = False
        earlier._history = vec[i64]()
        earlier._redo = vec[i64]()
        earlier._rewind()
        return earlier

    def _dealt(self, log: EventLog | None = None) -> State:
        """Deal this game anew, or go back to the position in which it began."""
        if self._has_position:
            state = self._snapshots[0][1].clone()
            state.log = log
            return state
        leaders = self._setup.leaders or (None,) * self._setup.players
        stream = stream_of(self._snapshots[0][1].rng)
        return deal(self._rules, self._setup.players, leaders, self._seed, log, self._setup.rivals or (), stream)

    # --- taking back -----------------------------------------------------------------------------------------------

    @property
    def history(self) -> list[int]:
        """The actions taken so far."""
        self._need_history("a history")
        return [int(entry % SEAT_UNIT) for entry in self._history]

    def _need_history(self, what: str) -> None:
        """Refuse what only a game with a history can do."""
        if not self._has_history:
            raise NoHistory(f"a determinised game has no history, so there is no {what}")

    @property
    def reveals(self) -> int:
        """How often hidden information has come to light; a decision that raises it cannot be taken back freely."""
        return int(self._state.reveals)

    def undo_depth(self, seat: int) -> int:
        """Return how many of its latest decisions the seat may take back freely."""
        self._need_history("undo")
        depth = 0
        for i in range(len(self._history) - 1, -1, -1):
            entry = int(self._history[i])
            if entry >= FENCE_UNIT or entry // SEAT_UNIT % 16 != seat:
                break
            depth += 1
        return depth

    def undo(self, force: bool = False) -> None:
        """Take back the latest decision; without the table's consent (``force``) only if that is free."""
        self._need_history("undo")
        if len(self._history) == 0:
            raise UndoRefused("there is no decision to take back")
        last = int(self._history[len(self._history) - 1])
        if last >= FENCE_UNIT and not force:
            raise UndoRefused(
                "the latest decision brought hidden information to light; the whole table must agree (force=True)"
            )
        if self._lent:
            self._own_history()
        self._history, entry = pop(self._history)
        self._redo = append(self._redo, entry)
        self._rewind()

    def _rewind(self) -> None:
        """Bring the state back to the end of the history, from the nearest snapshot."""
        if self._lent:
            self._own_history()
        length = len(self._history)
        while self._snapshots[-1][0] > length:
            self._snapshots.pop()
        start, snapshot = self._snapshots[-1]
        state = snapshot.clone()
        for i in range(start, length):
            take(state, self._history[i] % SEAT_UNIT)
        self._state = state
        self._log = None

    def redo(self) -> None:
        """Do the decision again that was taken back last."""
        self._need_history("redo")
        if len(self._redo) == 0:
            raise UndoRefused("there is nothing to do again")
        self._redo, entry = pop(self._redo)
        self._take(int(entry % SEAT_UNIT))

    # --- saving ----------------------------------------------------------------------------------------------------

    def save(self) -> dict[str, object]:
        """Return the game as JSON-able data: set-up, seed, decisions as texts, versions, digest."""
        self._need_history("save")
        return save_data(self)

    def decision_texts(self) -> list[str]:
        """Return the decisions taken so far as canonical texts."""
        self._need_history("list of decisions")
        state = self._dealt()
        texts: list[str] = []
        for entry in self._history:
            action = int(entry % SEAT_UNIT)
            texts.append(text_of(state, action))
            take(state, action)
        return texts


def resume(rules: Rules, setup: Setup, state: State, seed: int = 0) -> Game:
    """Begin a game in a position: its history starts here. The seed deals nothing; bots at the table draw from it."""
    game = Game(rules, setup, seed, state)
    game._has_position = True
    return game


def start(rules: Rules, setup: Setup, seed: int, stream: str = ALGORITHM) -> Game:
    """Deal a new game from a random stream."""
    leaders = setup.leaders or (None,) * setup.players
    return Game(rules, setup, seed, deal(rules, setup.players, leaders, seed, None, setup.rivals or (), stream))


def unpack_game(data: dict[str, object]) -> Game:
    """Return the game of packed data; that of another version is refused, since packed numbers are of one version."""
    setup = Setup.from_json(data["setup"])
    rules = RULESETS[0](setup)
    if (data["engine"], data["content"]) != (VERSION, rules.content_hash):
        raise SaveError(f"the game was packed by version {data['engine']}, this is {VERSION} or has other boxes")
    seed = data["seed"]
    assert isinstance(seed, int)
    state = unpack_state(rules, setup, data["state"])
    game = Game(rules, setup, seed, state, False)
    game._open = data["open"] is True
    if data["has_history"] is True:
        game._has_history = True
        game._has_position = data["start"] is not None
        if game._has_position:
            game._snapshots = [(0, unpack_state(rules, setup, data["start"]))]
        else:
            leaders = setup.leaders or (None,) * setup.players
            dealt = deal(rules, setup.players, leaders, seed, None, setup.rivals or (), str(data["stream"]))
            game._snapshots = [(0, dealt)]
        game._history = packed(numbers(data["history"], "history"))
        game._redo = packed(numbers(data["redo"], "redo"))
    return game
