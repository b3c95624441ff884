"""Web push: messages that only one browser can read (RFC 8291), signed by the server's key (RFC 8292), sent with care.

The address of a push service is told by a browser, so it may be any address: it is looked up once, and what lies in
this machine or its network is refused.
"""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import os
import socket
import ssl
import struct
import time
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey, InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD = 4096
MOST = 3000
TOKEN_S = 12 * 3600
# A push service keeps a message for so long, then the turn is no news any more.
KEEP_S = 24 * 3600
SEND_S = 10.0
# The browser is not there any more.
GONE = (404, 410)
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class BadPush(Exception):
    """An address or a key that nothing can be sent to."""


@dataclass(frozen=True)
class Browser:
    """A browser as it has told of itself."""

    endpoint: str
    p256dh: str
    auth: str


def coded(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Return the bytes of a text."""
    try:
        return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except ValueError as error:
        raise BadPush("not base64url") from error


def new_key() -> str:
    """Return a fresh private key as text."""
    key = ec.generate_private_key(ec.SECP256R1())
    return coded(key.private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    """Return a private key."""
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def public_text(private: str) -> str:
    """Return the public key as a browser wants it."""
    return coded(point(read_key(private).public_key()))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Return HKDF with SHA-256."""
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def sealed(message: bytes, browser: Browser) -> bytes:
    """Return a message that only the browser can read."""
    if len(message) > MOST:
        raise BadPush("too long")
    try:
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(browser.p256dh))
    except (ValueError, InvalidKey) as error:
        raise BadPush("no point of the curve") from error
    auth = decoded(browser.auth)
    if len(auth) != 16:
        raise BadPush("the secret has 16 bytes")
    mine = ec.generate_private_key(ec.SECP256R1())
    shared = mine.exchange(ec.ECDH(), theirs)
    own = point(mine.public_key())
    secret = derived(auth, shared, b"WebPush: info\x00" + point(theirs) + own, 32)
    salt = os.urandom(16)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    head = salt + struct.pack("!IB", RECORD, len(own)) + own
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def opened(body: bytes, private: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """Return the message in a body, as a browser reads it."""
    salt, length = body[:16], body[20]
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), body[21 : 21 + length])
    shared = private.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\x00" + point(private.public_key()) + point(theirs)
    secret = derived(auth, shared, info, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    try:
        return AESGCM(key).decrypt(nonce, body[21 + length :], None).rstrip(b"\x00").removesuffix(b"\x02")
    except InvalidTag as error:
        raise BadPush("not for this browser") from error


def signature(private: str, origin: str, contact: str) -> str:
    """Return the header by which a push service knows the server."""
    key = read_key(private)
    claims = {"aud": origin, "exp": int(time.time()) + TOKEN_S, **({"sub": contact} if contact else {})}
    parts = [coded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    r, s = decode_dss_signature(key.sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256())))
    token = ".".join([*parts, coded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
    return f"vapid t={token}, k={public_text(private)}"


def checked(endpoint: str, anywhere: bool) -> tuple[str, str, int, str]:
    """Return scheme, host, port and path of a push service; ``BadPush`` if it can be none."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadPush("no address") from error
    if any(ord(letter) <= 32 or ord(letter) > 126 for letter in endpoint) or parts.username or not host:
        raise BadPush("no address of a push service")
    if not anywhere and (parts.scheme != "https" or port not in (None, 443)):
        raise BadPush("push services are reached by https")
    if parts.scheme not in ("http", "https"):
        raise BadPush("push services are reached by https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, host, port or (443 if parts.scheme == "https" else 80), path


@lru_cache(maxsize=1)
def trusted() -> ssl.SSLContext:
    """Return whom the server trusts; reading all certificates takes as long as many moves, so once is enough."""
    return ssl.create_default_context()


def outside(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Tell whether an address is of the wide world; those of IPv6 that lead to one of IPv4 may lead anywhere."""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return address.ipv4_mapped is None and address.sixtofour is None and address.teredo is None and address not in NAT64


async def found(host: str, port: int, anywhere: bool) -> str:
    """Return an address of a host that is not of this machine or its network."""
    try:
        listed = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise BadPush("no such host") from error
    for *_, place in listed:
        address = ipaddress.ip_address(str(place[0]).partition("%")[0])
        if anywhere or outside(address):
            return str(place[0])
    raise BadPush("no address outside")


async def send(browser: Browser, message: bytes, private: str, contact: str, anywhere: bool = False) -> int:
    """Send a message to a browser; return what its push service answers. Redirects are not followed."""
    scheme, host, port, path = checked(browser.endpoint, anywhere)
    body = sealed(message, browser)
    name = f"[{host}]" if ":" in host else host
    place = name if port in (80, 443) else f"{name}:{port}"
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {place}\r\nContent-Encoding: aes128gcm\r\n"
        f"Content-Type: application/octet-stream\r\nContent-Length: {len(body)}\r\nTTL: {KEEP_S}\r\nUrgency: normal\r\n"
        f"Authorization: {signature(private, f'{scheme}://{place}', contact)}\r\nConnection: close\r\n\r\n"
    )
    try:
        async with asyncio.timeout(SEND_S):
            address = await found(host, port, anywhere)
            if scheme == "https":
                reader, writer = await asyncio.open_connection(address, port, ssl=trusted(), server_hostname=host)
            else:
                reader, writer = await asyncio.open_connection(address, port)
            try:
                writer.write(head.encode("ascii") + body)
                await writer.drain()
                status = await reader.readline()
                return int(status.split(b" ", 2)[1])
            finally:
                writer.close()
    except (OSError, TimeoutError, ValueError, IndexError) as error:
        raise BadPush(f"no answer: {type(error).__name__}") from error
