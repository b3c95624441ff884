"""What people may do at a table: each command is checked against the table and becomes records, or is refused."""

from __future__ import annotations

from typing import Any

from landsraad.server.errors import Refused
from landsraad.server.hall.table import Table
from landsraad.server.storage.rows import Draft
from landsraad.server.wire import messages as wire

Data = dict[str, Any]


def need_status(table: Table, *allowed: str) -> None:
    """Refuse what does not fit the status of the table."""
    if table.status not in allowed:
        raise Refused("wrong_status", status=table.status)


def need_seat(table: Table, session: str, seat: int) -> None:
    """Refuse a seat that is not the session's."""
    if seat not in table.seats_of(session):
        raise Refused("not_yours")


def need_eye(table: Table, session: str, eye: int | None, ask: int) -> int:
    """Refuse commands about another question than the open one, or from somebody who does not play this seat."""
    need_status(table, "playing")
    if eye is None:
        raise Refused("not_asked")
    need_seat(table, session, eye)
    if table.seats[eye].bot_plays:
        raise Refused("not_asked")
    if ask != table.ask:
        raise Refused("stale", ask=table.ask)
    return eye


def decide_data(table: Table, seat: int, action: int) -> Data:
    """Return the data of a decision, refusing an action that is not legal now."""
    game = table.played()
    if game.seat != seat:
        raise Refused("not_asked")
    if action not in game.legal_actions():
        raise Refused("illegal")
    return {"seat": seat, "action": action, "text": game.text_of(action)}


def act(table: Table, session: str, eye: int | None, message: wire.Act, now_ms: int) -> list[Draft]:
    """Choose an option."""
    seat = need_eye(table, session, eye, message.ask)
    data = decide_data(table, seat, message.action)
    return [Draft("decide", {**data, "spent": table.clocks.spent(now_ms)}, session, message.id)]


def bot_act(table: Table, ask: int, action: int, considered: Data | None = None) -> list[Draft]:
    """A bot's choice, if the question is still the one it was asked; what it considered is for the replay."""
    asked = table.bot_asked
    if asked is None or table.ask != ask:
        raise Refused("stale", ask=table.ask)
    thoughts = {"considered": considered} if considered is not None else {}
    return [Draft("decide", {**decide_data(table, asked.seat, action), "bot": asked.level, **thoughts})]


def undo(table: Table, session: str, eye: int | None, message: wire.Undo | wire.Reset) -> list[Draft]:
    """Take back one free decision, or all of them."""
    seat = need_eye(table, session, eye, message.ask)
    depth = table.played().undo_depth(seat)
    if depth == 0:
        raise Refused("undo_refused")
    n = 1 if isinstance(message, wire.Undo) else depth
    return [Draft("undo", {"seat": seat, "n": n, "force": False}, session, message.id)]


def redo(table: Table, session: str, eye: int | None, message: wire.Redo) -> list[Draft]:
    """Do one's own decision again."""
    seat = need_eye(table, session, eye, message.ask)
    if not table.undone or table.undone[-1][0] != seat:
        raise Refused("nothing_to_redo")
    return [Draft("redo", {"seat": seat}, session, message.id)]


def undo_floor(table: Table, seat: int) -> int:
    """Return the decision behind which a seat cannot ask to go: the takeover of a person who cannot say yes."""
    gone = [o.taken_at for o in table.seats if o.stand_in is not None and o.session != table.seats[seat].session]
    return max(table.floor, *gone) if gone else table.floor


def steps_back(table: Table, seat: int) -> int:
    """Return how many decisions must be taken back to reach the seat's latest, 0 if that cannot be asked for."""
    floor = undo_floor(table, seat)
    for n, (decider, _) in enumerate(reversed(table.history[floor:]), 1):
        if decider == seat:
            return n
    return 0


def round_back(table: Table, n: int) -> int:
    """Return the round in which the game was before its latest decisions, so many of them."""
    events = table.marks[len(table.history) - n]
    return table.places[events - 1][0] if events else 0


def ask_undo(table: Table, session: str, eye: int | None, message: wire.AskUndo) -> list[Draft]:
    """Ask the table to take back to one's own latest decision; alone with bots it is done at once."""
    seat = need_eye(table, session, eye, message.ask)
    n = steps_back(table, seat)
    # In the deal of the day nobody looks into the future: what is free can be taken back, and no more.
    if n == 0 or table.request is not None or table.row.kind == "daily":
        raise Refused("undo_refused")
    wish = Draft("ask_undo", {"seat": seat}, session, message.id)
    mine = table.seats_of(session)
    others = [other for other in table.seats if other.person and not other.bot_plays and other.seat not in mine]
    return [wish] if others else [wish, Draft("undo", {"seat": seat, "n": n, "force": True})]


def vote(table: Table, session: str, message: wire.Vote) -> list[Draft]:
    """Answer a wish to take back; the last consent carries it out."""
    need_status(table, "playing")
    request = table.request
    if request is None or request["request"] != message.request:
        raise Refused("no_request")
    mine = [seat for seat in table.seats_of(session) if seat in request["waiting"]]
    if not mine:
        raise Refused("no_request")
    answer = Draft("vote", {"seats": mine, "agree": message.agree}, session, message.id)
    if not message.agree or len(mine) < len(request["waiting"]):
        return [answer]
    seat = request["seat"]
    return [answer, Draft("undo", {"seat": seat, "n": steps_back(table, seat), "force": True})]


def chat(table: Table, session: str, name: str, eye: int | None, message: wire.Chat) -> list[Draft]:
    """Say something; spectators have no voice."""
    mine = table.seats_of(session)
    if not mine and table.row.host != session:
        raise Refused("not_yours")
    seat = eye if eye in mine else (mine[0] if mine else None)
    shown = table.seats[seat].name if seat is not None else name
    return [Draft("chat", {"seat": seat, "name": shown, "text": message.text}, session, message.id)]


def stand_in(
    table: Table, session: str, seat: int, level: str, away: bool, seconds: float | None = None
) -> list[Draft]:
    """Let a bot play a seat: one's own, or that of a person who is away."""
    need_status(table, "playing")
    mine = table.seats_of(session)
    if not mine:
        raise Refused("not_yours")
    if seat >= len(table.seats) or table.seats[seat].kind != "human":
        raise Refused("not_yours")
    if table.seats[seat].bot_plays:
        return []
    if seat not in mine and not away:
        raise Refused("not_away")
    why = "asked" if seat in mine else "away"
    return [Draft("stand_in", {"seat": seat, "level": level, "seconds": seconds, "why": why}, session)]


def flag(table: Table, now_ms: int) -> list[Draft]:
    """The time of the seat that is asked is up: a bot plays for it."""
    asked = table.asked
    if asked is None or table.seats[asked].bot_plays or not table.clocks.up(asked, now_ms):
        return []
    return [Draft("stand_in", {"seat": asked, "level": "adept", "why": "clock"})]


def hand_back(table: Table, session: str, seat: int) -> list[Draft]:
    """Play one's own seat again."""
    need_status(table, "playing")
    need_seat(table, session, seat)
    why = table.seats[seat].stand_in
    if why is None or why == "resigned" or (why == "clock" and table.clocks.kind == "fischer"):
        raise Refused("cannot_hand_back")
    return [Draft("handback", {"seat": seat}, session)]


def resign(table: Table, session: str, seat: int) -> list[Draft]:
    """Give up: a bot plays the seat to the end."""
    need_status(table, "playing")
    need_seat(table, session, seat)
    if table.seats[seat].stand_in == "resigned":
        return []
    return [Draft("stand_in", {"seat": seat, "level": "adept", "why": "resigned"}, session)]
