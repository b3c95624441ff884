"""A table in memory: the sum of its records. Applying a stored record cannot fail; commands are checked before."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import landsraad as ls
from landsraad.server.dealing import begin_game
from landsraad.server.errors import Refused
from landsraad.server.hall.choosing import Choosing
from landsraad.server.hall.clocks import Clocks
from landsraad.server.hall.moments import Moment
from landsraad.server.hall.pins import stream_of
from landsraad.server.hall.seats import SeatState
from landsraad.server.hall.stories import Story
from landsraad.server.storage.rows import Record, TableRow

Data = dict[str, Any]
CHAT_KEPT = 100
# Records that need the rules.
GAME_KINDS = ("start", "decide", "undo", "redo", "ask_undo", "vote")


def shown(game: ls.Game) -> Data:
    """Return a game as everybody sees it."""
    return game.view(None)


class Table:
    """One table."""

    def __init__(self, row: TableRow, boot_ms: int = 0, story: Story | None = None, carried_at: int = 0) -> None:
        self.row = row
        self.story = story  # of a finished game that this version cannot play again
        self.pin: Data | None = None  # what the game was dealt by
        # The record with which the game went on under other rules: what was decided before belongs to those of before.
        self.carried_at = carried_at
        self.carried: Data | None = None
        self.floor = 0  # decisions that were there when people began to play
        self.kept = (0, 0)  # round and number of decisions of the latest snapshot on the way here
        self._unpaid: tuple[int, int] | None = None
        self.setup = ls.Setup.from_json(row.setup)
        self.seed_sha256 = sha256(row.seed.encode()).hexdigest()
        self.seats = [SeatState(number) for number in range(self.setup.players)]
        self.clocks = Clocks(row.clock, self.setup.players, boot_ms)
        self.seq = 0
        self.ask = 0
        self.started = False
        self.closed = False
        self.choice: Choosing | None = None  # while people choose their Leaders
        self.listing: Data | None = None  # where the table waits for players: club, rating range
        self.shown_out: set[str] = set()  # whom the host has taken a seat from
        self.rematch: str | None = None
        self.updated_ms = row.created_ms
        self.game: ls.Game | None = None
        self.leaders: list[str | None] = [None] * self.setup.players
        self.history: list[tuple[int, int]] = []  # (seat, action)
        self.undone: list[tuple[int, int]] = []
        self.considered: dict[int, Data] = {}  # by decision: what a bot thought; shown when the game is over
        self.analysis: Data | None = None
        self.agreed: set[str] = set()  # sessions that let everybody look at the finished game
        self.marks: list[int] = []  # number of events after so many decisions
        self.places: list[tuple[int, int]] = []  # (round, turn) of each event
        self.request: Data | None = None
        self._told: list[str] | None = None
        self._moment: Moment | None = None
        self.chat: deque[Data] = deque(maxlen=CHAT_KEPT)
        self.clients: dict[tuple[str | None, str], int] = {}

    # --- how it stands ---------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Return lobby, choosing, playing, finished or closed."""
        if self.story is not None:
            return "finished"
        if self.game is not None:
            return "finished" if self.game.over else "playing"
        if self.closed:
            return "closed"
        return "lobby" if self.choice is None else "choosing"

    @property
    def round(self) -> int:
        """Return the round of the latest event."""
        return self.places[-1][0] if self.places else 0

    @property
    def asked(self) -> int | None:
        """Return the seat that must choose now."""
        return None if self.game is None else self.game.seat

    @property
    def bot_asked(self) -> SeatState | None:
        """Return the seat that must choose now if a bot plays it."""
        asked = self.asked
        return self.seats[asked] if asked is not None and self.seats[asked].bot_plays else None

    def seats_of(self, session: str | None) -> list[int]:
        """Return the seats of a session."""
        return [seat.seat for seat in self.seats if session is not None and seat.session == session]

    def setup_data(self) -> Data:
        """Return the set-up as data, with the Leaders that people have come to."""
        return self.row.setup if self.row.choosing is None else {**self.row.setup, "leaders": self.setup.leaders}

    def played(self) -> ls.Game:
        """Return the game of a table that has started."""
        if self.story is not None:
            raise Refused("set_aside")
        assert self.game is not None
        return self.game

    def events(self, since: int = 0, viewer: int | str | None = None) -> list[ls.Event]:
        """Return what has happened, from a number on; first of all that the game went on under other rules."""
        if self.carried is None:
            return self.played().events(since, viewer)
        return [*self.carried_line()[since:], *self.played().events(max(0, since - 1), viewer)]

    def carried_line(self) -> list[ls.Event]:
        """Return the line of the log that says so."""
        assert self.carried is not None
        return [ls.Event("rules_changed", None, None, self.carried["round"])]

    def moment(self) -> Moment:
        """Return what everybody sees of the game now; all who look after one record share it."""
        if self._moment is None:
            self._moment = Moment(self.played())
        return self._moment

    def told_decisions(self) -> list[str]:
        """Return all decisions of a finished game as texts; found by playing it again, so once is enough."""
        if self.story is not None:
            return self.story.decisions
        if self._told is None:
            self._told = self.played().decision_texts()
        return self._told

    # --- records ---------------------------------------------------------------------------------------------------

    def apply(self, record: Record) -> None:
        """Take in the next record."""
        for _ in self.applying(record):
            pass

    def applying(self, record: Record) -> Iterator[None]:
        """Take in the next record in small steps."""
        assert record.seq == self.seq + 1, "records come in order"
        self._moment = None
        self.seq = record.seq
        self.updated_ms = record.at_ms
        if record.client is not None:
            self.clients[(record.session, record.client)] = record.seq
        if self.story is not None and record.kind in (*GAME_KINDS, "carried"):
            self._retell(self.story, record)
        elif record.seq < self.carried_at and record.kind in (*GAME_KINDS, "carried"):
            self._pass_over(record)
        elif record.kind == "start":
            yield from self._on_start(record)
        else:
            getattr(self, f"_on_{record.kind}")(record)
        yield

    def _on_seat(self, record: Record) -> None:
        place = self.seats[record.data["seat"]]
        if record.session == self.row.host and place.session not in (None, record.data["session"], self.row.host):
            self.shown_out.add(place.session or "")
        place.assign(record.data)
        if place.kind == "open":
            self.choice = None  # somebody else will sit there: all choose anew

    def _on_list(self, record: Record) -> None:
        self.listing = record.data if record.data["listed"] else None

    def _on_choosing(self, record: Record) -> None:
        self.choice = Choosing(self.row.choosing or "pick", len(self.seats), record.data)

    def _chosen(self, record: Record) -> None:
        if self.choice is not None:
            self.choice.apply(record.kind, record.data)

    _on_bid = _on_place = _on_pick = _chosen

    def _take_leaders(self, data: Data) -> None:
        """Take in the Leaders that people have come to."""
        if "leaders" in data:
            self.setup = ls.Setup.from_json({**self.row.setup, "leaders": data["leaders"]})

    def _on_start(self, record: Record) -> Iterator[None]:
        self.started = True
        self._take_leaders(record.data)
        self.pin = record.data.get("pin")
        self.game = begin_game(self.setup, self.row.seed, stream_of(self.pin), self.row.position)
        self.leaders = [seat["leader"] for seat in shown(self.game)["seats"]]
        self._note_events()
        for action in self.row.prefix:
            seat = self.game.seat
            assert seat is not None
            self.game.apply(action)
            self.history.append((seat, action))
            self._note_events()
            yield
        self.floor = len(self.history)
        self._asked_anew(record)

    def _pass_over(self, record: Record) -> None:
        """Take in a record of the game as it was under other rules: only who used how much time matters."""
        data = record.data
        self.started, self.ask = True, record.seq
        if record.kind == "start":
            self._take_leaders(data)
            self.pin = data.get("pin")
        if record.kind == "carried":
            self.pin = data["pin"]
        if record.kind == "decide":
            if self._unpaid is not None:
                self.clocks.charge(*self._unpaid, passed_on=self._unpaid[0] != data["seat"])
            self._unpaid = (data["seat"], data["spent"]) if "bot" not in data else None

    def _on_carried(self, record: Record) -> None:
        data = record.data
        if self._unpaid is not None:
            self.clocks.charge(*self._unpaid, passed_on=True)
        self.started, self.carried, self.pin = True, data, data["pin"]
        self.game = ls.go_on(data["snapshot"], int(self.row.seed, 16))
        self.leaders = [seat["leader"] for seat in shown(self.game)["seats"]]
        # Its history begins here, and so does what can be taken back.
        self.history, self.undone, self.considered, self.floor = [], [], {}, 0
        self.marks, self.places = [1], [(data["round"], 1)]
        for seat in self.seats:
            seat.taken_at = 0
        self.kept = (data["round"], 0)
        self._asked_anew(record)

    def _retell(self, story: Story, record: Record) -> None:
        """Take in a record of a game that is only told."""
        self.started, self.ask = True, record.seq
        self._take_leaders(record.data)
        self.history, self.places, self.marks = story.history, story.places, story.marks
        self.considered = story.considered
        self.leaders = [seat.get("leader") for seat in story.views[-1]["seats"]]

    def _on_close(self, record: Record) -> None:
        self.closed = True

    def _on_decide(self, record: Record) -> None:
        game, data = self.played(), record.data
        game.apply(data["action"])
        if "considered" in data:
            self.considered[len(self.history)] = data["considered"]
        self.history.append((data["seat"], data["action"]))
        self.undone.clear()
        self._note_events()
        if "bot" not in data:
            self.clocks.charge(data["seat"], data["spent"], game.seat != data["seat"])
        self._asked_anew(record)

    def _on_undo(self, record: Record) -> None:
        game = self.played()
        for _ in range(record.data["n"]):
            game.undo(force=record.data["force"])
            self.undone.append(self.history.pop())
            self.considered.pop(len(self.history), None)
        if len(self.history) < self.kept[1]:
            self.kept = (0, 0)
        del self.marks[len(self.history) + 1 :]
        del self.places[self.marks[-1] :]
        self._asked_anew(record)

    def _on_redo(self, record: Record) -> None:
        self.played().redo()
        self.history.append(self.undone.pop())
        self._note_events()
        self._asked_anew(record)

    def _on_ask_undo(self, record: Record) -> None:
        seat = record.data["seat"]
        others = [other.seat for other in self.seats if other.person and not other.bot_plays]
        mine = self.seats_of(record.session)
        waiting = [other for other in others if other not in mine]
        self.request = {"request": record.seq, "seat": seat, "voted": [], "waiting": waiting}

    def _on_vote(self, record: Record) -> None:
        if self.request is None:
            return
        if not record.data["agree"]:
            self.request = None
            return
        for seat in record.data["seats"]:
            self.request["waiting"].remove(seat)
            self.request["voted"].append(seat)

    def _on_chat(self, record: Record) -> None:
        line = {"type": "chat", "seq": record.seq, "at_ms": record.at_ms}
        self.chat.append({**line, **{key: record.data[key] for key in ("seat", "name", "text")}})

    def _on_stand_in(self, record: Record) -> None:
        data = record.data
        self.seats[data["seat"]].give_to_bot(data["level"], data["why"], data.get("seconds"), len(self.history))
        # Who is gone cannot say yes any more, and others must not say it for them.
        self.request = None

    def _on_handback(self, record: Record) -> None:
        self.seats[record.data["seat"]].give_back()
        self.clocks.begin(record.at_ms)

    def _on_rematch(self, record: Record) -> None:
        self.rematch = record.data["table"]

    def _on_share(self, record: Record) -> None:
        if record.session is not None:
            (self.agreed.add if record.data["agree"] else self.agreed.discard)(record.session)

    def _on_analysis(self, record: Record) -> None:
        self.analysis = record.data

    def _asked_anew(self, record: Record) -> None:
        """Note that the open question is another one now."""
        self.ask = record.seq
        self.request = None
        self.clocks.begin(record.at_ms)

    def _note_events(self) -> None:
        """Note how many events there are now, and in which round and turn the new ones happened."""
        round_, turn = self.places[-1] if self.places else (0, 0)
        for event in self.events(len(self.places)):
            if event.kind == "round_started":
                round_ += 1
            if event.kind in ("turn_started", "round_started", "combat_started", "endgame_started"):
                turn += 1
            self.places.append((round_, turn))
        self.marks.append(len(self.places))
