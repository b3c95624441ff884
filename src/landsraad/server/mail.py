"""Mail where the operator has set a server for it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from landsraad.server.settings import Settings

SEND_S = 20.0


class MailFailed(Exception):
    """The mail server did not take a message."""


def possible(settings: Settings) -> bool:
    """Tell whether this server sends mail."""
    return bool(settings.smtp_host and settings.smtp_from)


def message_to(settings: Settings, address: str, subject: str, text: str) -> EmailMessage:
    """Return a message; one with a line break where none may be is refused by the library."""
    message = EmailMessage()
    message["From"] = settings.smtp_from
    message["To"] = address
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.smtp_from.rpartition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def deliver(settings: Settings, message: EmailMessage) -> None:
    """Hand a message to the mail server; runs in a thread."""
    secure = ssl.create_default_context()
    place = (settings.smtp_host, settings.smtp_port)
    direct = settings.smtp_tls == "tls"
    with (
        smtplib.SMTP_SSL(*place, timeout=SEND_S, context=secure)
        if direct
        else smtplib.SMTP(*place, timeout=SEND_S) as server
    ):
        if settings.smtp_tls == "starttls":
            server.starttls(context=secure)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


async def send(settings: Settings, address: str, subject: str, text: str) -> None:
    """Send a mail; ``MailFailed`` if that is not possible."""
    try:
        message = message_to(settings, address, subject, text)
        await asyncio.to_thread(deliver, settings, message)
    except (OSError, smtplib.SMTPException, ValueError) as error:
        raise MailFailed(type(error).__name__) from error
