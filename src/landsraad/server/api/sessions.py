"""Sessions: an opaque token in a cookie; its hash is what the server keeps."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Request, Response

from landsraad.server.api.context import Asking, TheHall, address_of, language_of, limits_of, session_of
from landsraad.server.api.prefix import checked_prefix
from landsraad.server.api.security import COOKIE, COOKIE_DAYS, new_token, token_hash
from landsraad.server.hall.hall import Hall
from landsraad.server.storage.rows import Session
from landsraad.server.wire import bodies

router = APIRouter(tags=["session"])


def give_cookie(response: Response, hall: Hall, token: str) -> None:
    """Let a browser keep the token of its session."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=86_400 * COOKIE_DAYS,
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure_cookies,
        path=f"{checked_prefix(hall.settings.prefix)}/",
    )


def take_cookie(response: Response, hall: Hall) -> None:
    """Let a browser forget its token."""
    response.delete_cookie(COOKIE, path=f"{checked_prefix(hall.settings.prefix)}/")


@router.post("/session", response_model=bodies.Me)
async def begin(body: bodies.SessionBody, request: Request, response: Response, hall: TheHall) -> dict[str, Any]:
    """Begin a session, or change its name or language."""
    session = await session_of(request)
    if session is None:
        limits_of(request).take("session", address_of(request))
        token = new_token()
        session = Session(secrets.token_hex(16), body.name or "", body.lang or language_of(request))
        await hall.store.add_session(session, token_hash(token))
        give_cookie(response, hall, token)
    elif body.name is not None or body.lang is not None:
        limits_of(request).take("http", session.id)
        session = Session(session.id, body.name or session.name, body.lang or session.lang)
        await hall.store.change_session(session)
    return {"name": session.name, "lang": session.lang}


@router.get("/session", response_model=bodies.Me)
async def me(session: Asking) -> dict[str, Any]:
    """Say who you are."""
    return {"name": session.name, "lang": session.lang}


@router.delete("/session", status_code=204)
async def end(request: Request, session: Asking, hall: TheHall) -> Response:
    """End the session: the token is void. An account stays for its other keys."""
    if hall.settings.accounts and await hall.people.account(session.id) is not None:
        await hall.people.drop_key(session.id, token_hash(request.cookies.get(COOKIE, "")))
        hall.renew_session(session.id)
    else:
        await hall.store.change_session(session, ended=True)
        hall.end_session(session.id)
    answer = Response(status_code=204)
    take_cookie(answer, hall)
    return answer
