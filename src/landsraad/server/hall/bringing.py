"""Games that were played elsewhere, and positions that were laid by words: both become tables here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import landsraad as ls
from landsraad import positions
from landsraad.core.rng import ALGORITHM
from landsraad.server.errors import Refused
from landsraad.server.hall.lobby import check_wishes, first_drafts
from landsraad.server.hall.opening import Plan
from landsraad.server.hall.pins import start_draft
from landsraad.server.storage.rows import Draft, Session
from landsraad.server.wire.common import SeatWish

Data = dict[str, Any]
MOST_DECISIONS = 5_000


def usual_seats(players: int, asked: int | None) -> list[SeatWish]:
    """Return seats for somebody who takes over where a game stands: the one that is asked, and bots beside."""
    mine = asked if asked is not None else 0
    bot = SeatWish(kind="bot", level="adept")
    return [SeatWish(kind="me") if seat == mine else bot for seat in range(players)]


def import_plan(save: Data, host: Session) -> Plan:
    """Plan the table of a saved game: one that is over can be looked at, another is played on."""
    # The position of a save is numbers of one version: nothing that a stranger should be able to write.
    decisions = save.get("decisions")
    if "position" in save or not isinstance(decisions, list) or len(decisions) > MOST_DECISIONS:
        raise Refused("bad_request", reason="save", detail="this save cannot be read here")
    try:
        game = ls.load(save)
    except (ls.LandsraadError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise Refused("bad_request", reason="save", detail=str(error)[:200]) from error
    stream = str(save["rng"])
    seed = f"{int(str(save['seed']), 16):064x}"
    prefix = tuple(game.history)
    if not game.over:
        drafts = first_drafts(game.setup, usual_seats(game.setup.players, game.seat), host, stream)
        return Plan(game.setup, drafts, {"kind": "none"}, "", "fork", seed, prefix, stream)
    nobody = {"kind": "bot", "session": None, "name": "", "level": None}
    drafts = [Draft("seat", {"seat": seat, **nobody}) for seat in range(game.setup.players)]
    drafts.append(start_draft(game.setup, host.id, stream))
    return Plan(game.setup, drafts, {"kind": "none"}, "", "import", seed, prefix, stream)


def position_plan(text: str, wishes: Sequence[SeatWish] | None, clock: Data, host: Session) -> Plan:
    """Plan the table of a position that a link carries."""
    try:
        setup, words, seed = positions.from_text(text)
        game = positions.build(setup, words, seed)
    except ls.LandsraadError as error:
        raise Refused("bad_request", reason="position", detail=str(error)[:200]) from error
    if game.over:
        raise Refused("bad_request", reason="position", detail="the game is over in this position")
    seats = wishes or usual_seats(setup.players, game.seat)
    check_wishes(seats, setup.players)
    drafts = first_drafts(setup, seats, host, ALGORITHM)
    return Plan(setup, drafts, clock, "", "fork", f"{seed:064x}", (), ALGORITHM, words)
