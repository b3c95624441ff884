"""Accounts: none is needed to play. A session gets more keys: a recovery code, passkeys, codes for further devices."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from landsraad.server.api.context import Asking, Speaking, TheHall, address_of, hall_of, limits_of, session_of
from landsraad.server.api.security import host_name, new_token, origin_allowed, token_hash
from landsraad.server.api.sessions import give_cookie, take_cookie
from landsraad.server.errors import Refused
from landsraad.server.hall.hall import Hall
from landsraad.server.passkeys import Keys, keys_here
from landsraad.server.show.people import history_info, statistics
from landsraad.server.show.replays import save_file
from landsraad.server.storage.people import KEYS, LOGIN
from landsraad.server.storage.store import now_ms
from landsraad.server.wire import people as wire

# Letters and digits that nobody takes for one another.
LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
GROUP, GROUPS = 5, 4
SHORT = 8
SHORT_MS = 10 * 60_000
CHALLENGE_MS = 5 * 60_000


def enabled(request: Request) -> None:
    """Refuse where the operator has no accounts: then there is nothing here."""
    if not hall_of(request).settings.accounts:
        raise Refused("not_found")


router = APIRouter(tags=["account"], dependencies=[Depends(enabled)])


def new_code(length: int) -> str:
    """Return a code that can be read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def plain(code: str) -> str:
    """Return a code as it is kept: however it was written."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


def passkeys_of(request: Request) -> Keys:
    """Return what checks passkeys; ``not_found`` where the library is not installed."""
    keys = keys_here()
    if keys is None:
        raise Refused("not_found")
    return keys


ThePasskeys = Annotated[Keys, Depends(passkeys_of)]


@router.get("/account", response_model=wire.AccountInfo)
async def look(session: Asking, hall: TheHall) -> dict[str, Any]:
    """Say which keys your session has."""
    account = await hall.people.account(session.id)
    return {
        "account": account is not None,
        "recovery": account is not None and account["recovery_hash"] is not None,
        "passkeys_possible": keys_here() is not None,
        **await hall.people.keys(session.id),
    }


@router.post("/account/recovery", response_model=wire.Code)
async def recovery(request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Make a recovery code, shown once; an older one is void. With it the session is an account."""
    limits_of(request).take("token", address_of(request))
    code = "-".join(new_code(GROUP) for _ in range(GROUPS))
    await hall.people.keep_account(session.id, token_hash(plain(code)))
    return {"code": code, "until_ms": None}


@router.post("/account/device", response_model=wire.Code)
async def device(request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Make a short code by which another device joins within minutes, once."""
    limits_of(request).take("token", address_of(request))
    await hall.people.keep_account(session.id, None)
    code, until = new_code(SHORT), now_ms() + SHORT_MS
    await hall.people.add_code(session.id, token_hash(code), until)
    return {"code": f"{code[:4]}-{code[4:]}", "until_ms": until}


@router.post("/account/enter", response_model=wire.AccountInfo)
async def enter(body: wire.CodeBody, request: Request, response: Response, hall: TheHall) -> dict[str, Any]:
    """Be the person of a code on this device too; what a guest had here comes along."""
    limits_of(request).take("token", address_of(request))
    account = await hall.people.by_code(token_hash(plain(body.code)))
    if account is None:
        raise Refused("wrong_token")
    return await welcome(account, request, response, hall)


async def welcome(account: str, request: Request, response: Response, hall: Hall) -> dict[str, Any]:
    """Give this browser a key to an account, and let the games of its guest come along."""
    guest = await session_of(request)
    if guest is not None and guest.id != account and await hall.people.account(guest.id) is None:
        for table_id in await hall.people.bring_along(guest.id, account):
            hall.forget(table_id)
    token = new_token()
    await hall.people.add_device(account, token_hash(token))
    give_cookie(response, hall, token)
    return {
        "account": True,
        "recovery": (await hall.people.account(account) or {}).get("recovery_hash") is not None,
        "passkeys_possible": keys_here() is not None,
        **await hall.people.keys(account),
    }


@router.post("/account/passkey/options", response_model=wire.PasskeyOptions)
async def passkey_options(request: Request, session: Asking, hall: TheHall, keys: ThePasskeys) -> dict[str, Any]:
    """Begin to make a passkey."""
    limits_of(request).take("token", address_of(request))
    name = host_name(request.headers.get("host", ""))
    challenge, options = keys.registration(name, session.id, session.name or "Landsraad")
    await hall.people.add_challenge(token_hash(challenge), session.id, now_ms() + CHALLENGE_MS)
    return {"options": options}


@router.post("/account/passkey", response_model=wire.AccountInfo)
async def passkey_made(
    body: wire.CredentialBody, request: Request, session: Asking, hall: TheHall, keys: ThePasskeys
) -> dict[str, Any]:
    """Keep a passkey that was made; with it the session is an account."""
    challenge = keys.challenge_in(body.credential)
    if not await hall.people.take_challenge(token_hash(challenge), session.id):
        raise Refused("wrong_token")
    made = keys.registered(body.credential, challenge, *place_of(request, hall))
    if made is None or await hall.people.passkey(made.credential) is not None:
        raise Refused("wrong_token")
    if len((await hall.people.keys(session.id))["passkeys"]) >= KEYS:
        raise Refused("quota", most=KEYS)
    await hall.people.keep_account(session.id, None)
    await hall.people.add_passkey(session.id, made.credential, made.public_key, made.sign_count)
    return await look(session, hall)


@router.post("/account/passkey/ask", response_model=wire.PasskeyOptions)
async def passkey_ask(request: Request, hall: TheHall, keys: ThePasskeys) -> dict[str, Any]:
    """Begin to enter by a passkey."""
    limits_of(request).take("token", address_of(request))
    challenge, options = keys.question(host_name(request.headers.get("host", "")))
    await hall.people.add_challenge(token_hash(challenge), LOGIN, now_ms() + CHALLENGE_MS)
    return {"options": options}


@router.post("/account/passkey/enter", response_model=wire.AccountInfo)
async def passkey_enter(
    body: wire.CredentialBody, request: Request, response: Response, hall: TheHall, keys: ThePasskeys
) -> dict[str, Any]:
    """Enter by a passkey."""
    limits_of(request).take("token", address_of(request))
    challenge = keys.challenge_in(body.credential)
    known = await hall.people.passkey(str(body.credential.get("id", "")))
    if known is None or not await hall.people.take_challenge(token_hash(challenge), LOGIN):
        raise Refused("wrong_token")
    rp, origin = place_of(request, hall)
    count = keys.proven(body.credential, challenge, rp, origin, bytes(known["public_key"]), known["sign_count"])
    if count is None:
        raise Refused("wrong_token")
    await hall.people.used_passkey(known["credential"], count)
    return await welcome(str(known["session_id"]), request, response, hall)


def place_of(request: Request, hall: Hall) -> tuple[str, str]:
    """Return name and origin at which a passkey is used: the page's own, as the shield has checked."""
    origin = request.headers.get("origin", "")
    if not origin_allowed(request.headers, hall.settings, needed=True):
        raise Refused("bad_origin")
    return host_name(request.headers.get("host", "")), origin


@router.get("/account/history", response_model=wire.History)
async def history(session: Asking, spoken: Speaking, hall: TheHall) -> dict[str, Any]:
    """Return your finished games, what they come to by Leader, host, seat and opponent, and your ratings."""
    rows = await hall.people.history(session.id)
    ratings = await hall.people.ratings_of(session.id)
    return {
        "games": history_info(rows, session.id),
        "statistics": statistics(rows, session.id, spoken),
        "ratings": [{key: one[key] for key in ("mode", "mu", "sigma", "games")} for one in ratings],
    }


@router.get("/account/export", response_model=wire.Export)
async def export(request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Return everything that is kept about you."""
    limits_of(request).take("export", session.id)
    saves: list[dict[str, Any]] = []
    for table_id in await hall.people.tables_of(session.id):
        try:
            room = await hall.room(table_id, hall.payer(session.id))
        except Refused:
            continue
        if room is None:
            continue
        seats = room.table.seats_of(session.id)
        lines = [line["text"] for line in room.table.chat if line["seat"] in seats]
        kept: dict[str, Any] = {"table": table_id, "status": room.table.status, "seats": seats, "chat": lines}
        if room.table.status == "finished":
            kept["save"] = await hall.desk.run(hall.payer(session.id), save_file, room.table)
        saves.append(kept)
    rows = await hall.people.history(session.id)
    return {
        "name": session.name,
        "lang": session.lang,
        "account": {key: value for key, value in (await look(session, hall)).items()},
        "tables": saves,
        "games": history_info(rows, session.id),
        "ratings": [
            {key: one[key] for key in ("mode", "mu", "sigma", "games")}
            for one in await hall.people.ratings_of(session.id)
        ],
    }


@router.delete("/account", status_code=204)
async def erase(session: Asking, hall: TheHall) -> Response:
    """Delete you: keys, games of your own, and your name and words in games with others."""
    for table_id in await hall.people.erase(session.id):
        hall.forget(table_id)
    hall.end_session(session.id)
    answer = Response(status_code=204)
    take_cookie(answer, hall)
    return answer


@router.get("/ladder", response_model=wire.Ladder)
async def ladder(session: Asking, hall: TheHall, mode: str = "base-4") -> dict[str, Any]:
    """Return the best of a mode, with how sure that is."""
    rows = await hall.people.leaders(mode[:40])
    return {
        "mode": mode[:40],
        "modes": await hall.people.modes(),
        "people": [
            {
                "name": row["name"],
                "mu": row["mu"],
                "sigma": row["sigma"],
                "games": row["games"],
                "yours": row["session_id"] == session.id,
            }
            for row in rows
        ],
    }
