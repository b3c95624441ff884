"""How people are told that it is their turn: browsers by push, and mail where the operator sends any."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from landsraad.server import mail, push
from landsraad.server.api.accounts import SHORT, SHORT_MS, new_code, plain
from landsraad.server.api.context import Asking, Speaking, TheHall, address_of, limits_of
from landsraad.server.api.security import token_hash
from landsraad.server.errors import Refused
from landsraad.server.storage.store import now_ms
from landsraad.server.wire import meeting as wire

router = APIRouter(tags=["notices"])


@router.get("/notices", response_model=wire.NoticeInfo)
async def look(session: Asking, hall: TheHall) -> dict[str, Any]:
    """Say how you are told."""
    known = await hall.notices.store.mail_of(session.id)
    return {
        "push": hall.settings.push,
        "key": push.public_text(await hall.notices.key()) if hall.settings.push else None,
        "browsers": len(await hall.notices.store.pushes_of(session.id)),
        "mail": mail.possible(hall.settings),
        "address": known["address"] if known is not None else None,
        "confirmed": known is not None and bool(known["confirmed"]),
    }


@router.post("/notices/push", status_code=204)
async def subscribe(body: wire.PushBody, request: Request, session: Asking, hall: TheHall) -> Response:
    """Let a browser be told."""
    limits_of(request).take("meet", session.id)
    if not hall.settings.push:
        raise Refused("not_found")
    try:
        push.checked(body.endpoint, hall.settings.push_anywhere)
        push.sealed(b"", push.Browser(body.endpoint, body.p256dh, body.auth))
    except push.BadPush as error:
        raise Refused("bad_request", where="endpoint", detail=str(error)) from error
    most = hall.settings.browsers_of_visitor
    await hall.notices.store.add_push(session.id, body.endpoint, body.p256dh, body.auth, most)
    return Response(status_code=204)


@router.post("/notices/push/end", status_code=204)
async def unsubscribe(body: wire.PushGone, request: Request, session: Asking, hall: TheHall) -> Response:
    """Tell a browser no more."""
    limits_of(request).take("meet", session.id)
    await hall.notices.store.drop_push(body.endpoint, session.id)
    return Response(status_code=204)


@router.post("/notices/mail", response_model=wire.NoticeInfo)
async def write(
    body: wire.MailBody, request: Request, session: Asking, spoken: Speaking, hall: TheHall
) -> dict[str, Any]:
    """Send a code to an address; what was there before is forgotten."""
    if not mail.possible(hall.settings):
        raise Refused("not_found")
    limits = limits_of(request)
    limits.take("mail_address", address_of(request))
    limits.take("mail", session.id)
    # Nobody's box is filled by strangers, however many they are.
    limits.take("mail", body.address.lower())
    code = new_code(SHORT)
    await hall.notices.store.set_mail(session.id, body.address, token_hash(code), now_ms() + 6 * SHORT_MS)
    text = spoken.text("mail-code", code=f"{code[:4]}-{code[4:]}")
    if not await hall.notices.write(body.address, spoken.text("mail-code-title"), text):
        raise Refused("busy")
    return await look(session, hall)


@router.post("/notices/mail/confirm", response_model=wire.NoticeInfo)
async def confirm(body: wire.MailCode, request: Request, session: Asking, hall: TheHall) -> dict[str, Any]:
    """Confirm an address by the code that was sent there."""
    limits_of(request).take("token", address_of(request))
    if not mail.possible(hall.settings):
        raise Refused("not_found")
    if not await hall.notices.store.confirm_mail(session.id, token_hash(plain(body.code))):
        raise Refused("wrong_token")
    return await look(session, hall)


@router.delete("/notices/mail", status_code=204)
async def forget(session: Asking, hall: TheHall) -> Response:
    """Forget your address."""
    await hall.notices.store.drop_mail(session.id)
    return Response(status_code=204)
