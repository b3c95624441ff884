"""Cookies, origins, tokens and headers."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import secrets
from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

from landsraad.server.settings import Settings

COOKIE = "landsraad_session"
COOKIE_DAYS = 400

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    """Return 256 random bits as text."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Return 96 random bits as text that a command line takes for a word: it never begins like an option."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def token_hash(token: str) -> str:
    """Return the hash under which a token is kept."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str | None, other: str) -> bool:
    """Compare hashes without telling by time how much of them fits."""
    return one is not None and hmac.compare_digest(one, other)


def host_name(host: str) -> str:
    """Return the name in a Host header, without the port."""
    return (urlsplit(f"//{host}").hostname or "") if "@" not in host else ""


def from_here(client: str | None, headers: Mapping[str, str]) -> bool:
    """Tell whether a request comes from this very machine: by no proxy, and by a name of this machine.

    What comes by a tunnel seems to come from here too, but calls the server by the name of the tunnel.
    """
    if client is None or "x-forwarded-for" in headers:
        return False
    try:
        name = host_name(headers.get("host", ""))
        named = name == "localhost" or ipaddress.ip_address(name).is_loopback
        return named and ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False


def host_allowed(headers: Mapping[str, str], settings: Settings, more: Collection[str] = ()) -> bool:
    """Tell whether the server answers to the name it was called by; a name rebound to this machine is none."""
    try:
        return not settings.hosts or host_name(headers.get("host", "")) in {*settings.hosts, *more}
    except ValueError:
        return False


def origin_allowed(headers: Mapping[str, str], settings: Settings, needed: bool = False) -> bool:
    """Tell whether the page that asks is the server's own, or one that was named. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return not needed and headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    try:
        parts = urlsplit(origin)
        return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == headers.get("host")
    except ValueError:
        return False
