"""Messages of the WebSocket, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from landsraad.server.wire.common import (
    PROTOCOL,
    ActionId,
    Body,
    ChatText,
    ClockInfo,
    Data,
    Lang,
    Number,
    Reply,
    Seat,
    SeatInfo,
    Standing,
    TableInfo,
    Thing,
)

# --- from the client --------------------------------------------------------------------------------------------------


class Hello(Body):
    """The first message: the version spoken, the language, how many events are known already, the seat to sit on."""

    type: Literal["hello"]
    v: Literal[1]
    lang: Lang | None = None
    events: Number = 0
    seat: Seat | None = None


class Act(Body):
    """Choose an option of the question ``ask``."""

    type: Literal["act"]
    id: ActionId
    ask: Number
    action: Annotated[int, Field(ge=0, le=4095)]


class Undo(Body):
    """Take back your latest decision, if that is free."""

    type: Literal["undo"]
    id: ActionId
    ask: Number


class Redo(Body):
    """Do again what was taken back last."""

    type: Literal["redo"]
    id: ActionId
    ask: Number


class Reset(Body):
    """Take back everything that is free."""

    type: Literal["reset"]
    id: ActionId
    ask: Number


class AskUndo(Body):
    """Ask the table to let you take back to your latest decision."""

    type: Literal["ask_undo"]
    id: ActionId
    ask: Number


class Vote(Body):
    """Answer somebody's wish to take back."""

    type: Literal["vote"]
    id: ActionId
    request: Number
    agree: bool


class Chat(Body):
    """Say something."""

    type: Literal["chat"]
    id: ActionId
    text: ChatText


class Sit(Body):
    """Look from a seat of yours; at a hot-seat table this confirms the hand-over. None: nobody's eyes."""

    type: Literal["sit"]
    seat: Seat | None


class Speak(Body):
    """Switch the language; the state is sent again with all events."""

    type: Literal["lang"]
    lang: Lang


class Preview(Body):
    """What would an option change?"""

    type: Literal["preview"]
    id: ActionId
    ask: Number
    action: Annotated[int, Field(ge=0, le=4095)]


class Hint(Body):
    """What would the strongest level consider here? Only where the table allows it: one person against bots."""

    type: Literal["hint"]
    id: ActionId
    ask: Number


class Why(Body):
    """Why is something not available? The text is canonical notation, such as ``agent dagger > arrakeen``."""

    type: Literal["why"]
    id: ActionId
    text: Annotated[str, Field(max_length=120)]


class Sync(Body):
    """Send the state again, with events from a number on."""

    type: Literal["sync"]
    events: Number = 0


class Ping(Body):
    """Are you there?"""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Act | Undo | Redo | Reset | AskUndo | Vote | Chat | Sit | Speak | Preview | Hint | Why | Sync | Ping,
    Field(discriminator="type"),
]

# --- from the server --------------------------------------------------------------------------------------------------


class OptionInfo(Reply):
    """One legal choice, with all a client needs to let things glow, to draw its effects and to say it."""

    action: int
    verb: str = Field(description="agent, agent_to, reveal, deploy, acquire, resolve, choose, end_turn …")
    text: str = Field(description="canonical notation, for logs")
    label: str = Field(description="in words, in the connection's language")
    zone: str = Field(description="hand, discard, play, market, aside, intrigue, space, faction, seat, number, …")
    thing: Thing | None = Field(description="what it is done with; None for numbers, effects and plain words")
    source: Thing | None = Field(description="whose line is resolved or chosen, else what the question comes from")
    line: Data | None = Field(description="the effects as a line of the catalogue, None where there is no single one")
    number: int | None = Field(description="how many, of deploy, retreat …")
    seat: int | None = Field(description="the seat or Rival whom it is about")
    agenda: int | None = Field(description="index into state.agenda")
    card: Thing | None = Field(description="the card that sends the Agent, of agent_from and agent_to")
    origin: Thing | None = Field(description="the space or Leader the Agent comes from, if there was a choice")
    partner: Thing | None = Field(default=None, description="the card that is played together with that one, if any")
    nth: int = Field(description="which of several options that read alike, from 1; 0 if alone")


class Question(Reply):
    """The open question; others than the one who is asked get no options."""

    seat: int
    seat_name: str
    kind: str
    source: Thing | None
    source_name: str | None
    for_actor: int = Field(description="the Rival for whom the choice is made, else the seat itself")
    prompt: str
    options: list[OptionInfo] | None


class AgendaLine(Reply):
    """An effect of the turn that waits to be resolved."""

    source: Thing | None
    source_name: str | None
    line: Data = Field(description="its effects, in the form of the catalogue")
    text: str
    optional: bool
    action: int | None = Field(description="the option that resolves it now, if it is among yours")


class EventInfo(Reply):
    """Something that happened, as you may see it."""

    n: int
    kind: str
    seat: int | None
    what: str | None
    amount: int
    other: str | int | None
    hidden: bool
    what_kind: str | None = Field(description="kind of what: card, space, faction, resource …")
    other_kind: str | None = Field(description="kind of other: card, actor, rule …")
    text: str
    round: int
    turn: int = Field(description="running number of the turn it belongs to, for grouping the log")


class EventList(Reply):
    """Events from a number on. If you know more than ``start``, forget the rest: it was taken back."""

    start: int
    total: int
    items: list[EventInfo]


class UndoInfo(Reply):
    """What may be taken back."""

    depth: int = Field(description="your latest decisions that you may take back freely")
    redo: int = Field(description="decisions that can be done again")
    can_ask: bool = Field(description="the table can be asked to take back to your latest decision")
    ask_round: int | None = Field(description="the round to which that would lead, None if it cannot be asked")
    request: Data | None = Field(
        description="an open wish: request (number), seat, round (to which it leads), voted (seats), waiting (seats)"
    )


class State(Reply):
    """Everything a client shows."""

    type: Literal["state"] = "state"
    v: int = PROTOCOL
    table: str
    seq: int
    ask: int = Field(description="number of the question; act, undo … must quote it")
    status: Literal["lobby", "choosing", "playing", "finished", "closed"]
    lang: Lang
    eye: int | None = Field(description="the seat whose view this is, None for a spectator")
    handover: int | None = Field(description="a seat of yours is asked and must confirm with `sit` first")
    view: Data | None = Field(description="game.view(eye); None in the lobby")
    question: Question | None
    agenda: list[AgendaLine]
    events: EventList
    undo: UndoInfo
    clock: ClockInfo
    seats: list[SeatInfo]
    actors: list[str] = Field(description="names of seats and Rivals by number")
    standings: list[Standing]
    seed_sha256: str
    seed: str | None


class Welcome(Reply):
    """The answer to `hello`; a `state` follows."""

    type: Literal["welcome"] = "welcome"
    v: int = PROTOCOL
    you: list[int] = Field(description="your seats")
    table: TableInfo
    chat: list[ChatInfo]


class TableChanged(Reply):
    """Seats, presence or status changed."""

    type: Literal["table"] = "table"
    table: TableInfo


class ChatInfo(Reply):
    """A line of the chat."""

    type: Literal["chat"] = "chat"
    seq: int
    seat: int | None = Field(description="None: a spectator")
    name: str
    text: str
    at_ms: int


class Ack(Reply):
    """Your command is stored; ``repeated`` if it had been stored before."""

    type: Literal["ack"] = "ack"
    id: str
    seq: int
    repeated: bool = False


class ErrorMessage(Reply):
    """A command was refused; nothing changed. Fatal errors are followed by the end of the connection."""

    type: Literal["error"] = "error"
    id: str | None = None
    code: str
    text: str
    args: Data = Field(default_factory=dict)
    fatal: bool = False


class PreviewInfo(Reply):
    """What an option would certainly change, as far as the seat can know."""

    type: Literal["preview"] = "preview"
    id: str
    action: int
    events: list[Data] = Field(description="kind, seat, what, what_kind, amount, other, other_kind, text")
    changes: list[Data] = Field(description="path into the view, from, to")
    certain: bool = Field(description="false: chance or hidden cards decide about more")
    undoable: bool = Field(description="can be taken back freely afterwards")
    passes_on: bool = Field(description="somebody else is asked next")


class HintOption(Reply):
    """An option that the strongest level would consider."""

    action: int
    share: float = Field(description="of its tries, from 0 to 1")
    chance: float = Field(description="of winning in the futures it tried, from 0 to 1")
    reason: str


class HintInfo(Reply):
    """What the strongest level would consider, the best first."""

    type: Literal["hint"] = "hint"
    id: str
    options: list[HintOption]


class WhyInfo(Reply):
    """Why something is not available."""

    type: Literal["why"] = "why"
    id: str
    available: bool
    key: str | None
    args: Data
    rule: str | None
    text: str


class Pong(Reply):
    """I am here."""

    type: Literal["pong"] = "pong"
    at_ms: int


Welcome.model_rebuild()

ServerMessage = Annotated[
    Welcome | State | TableChanged | ChatInfo | Ack | ErrorMessage | PreviewInfo | HintInfo | WhyInfo | Pong,
    Field(discriminator="type"),
]
