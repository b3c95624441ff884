"""Passkeys (WebAuthn), checked by the library `webauthn`, the extra [accounts]; without it there are none."""

from __future__ import annotations

import base64
import importlib
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

Data = dict[str, Any]


@dataclass(frozen=True)
class Made:
    """A passkey as it is kept."""

    credential: str
    public_key: bytes
    sign_count: int


class Keys:
    """What makes and checks passkeys."""

    def __init__(self, library: Any) -> None:
        self._library = library
        structs = importlib.import_module("webauthn.helpers.structs")
        self._selection = structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )

    def registration(self, name: str, session: str, person: str) -> tuple[str, Data]:
        """Return a challenge and what the browser needs to make a passkey."""
        options = self._library.generate_registration_options(
            rp_id=name,
            rp_name="Landsraad",
            user_name=person,
            user_id=bytes.fromhex(session),
            authenticator_selection=self._selection,
        )
        return coded(options.challenge), json.loads(self._library.options_to_json(options))

    def registered(self, credential: Data, challenge: str, name: str, origin: str) -> Made | None:
        """Return the passkey that a browser made, None if it does not prove itself."""
        try:
            found = self._library.verify_registration_response(
                credential=credential,
                expected_challenge=decoded(challenge),
                expected_rp_id=name,
                expected_origin=origin,
            )
        except Exception:  # whatever a forged answer makes the library raise
            return None
        return Made(coded(found.credential_id), found.credential_public_key, found.sign_count)

    def question(self, name: str) -> tuple[str, Data]:
        """Return a challenge and what the browser needs to use a passkey."""
        options = self._library.generate_authentication_options(rp_id=name)
        return coded(options.challenge), json.loads(self._library.options_to_json(options))

    def proven(
        self, credential: Data, challenge: str, name: str, origin: str, public_key: bytes, count: int
    ) -> int | None:
        """Return how often a passkey was used now that it has proven itself, None if it has not."""
        try:
            found = self._library.verify_authentication_response(
                credential=credential,
                expected_challenge=decoded(challenge),
                expected_rp_id=name,
                expected_origin=origin,
                credential_public_key=public_key,
                credential_current_sign_count=count,
            )
        except Exception:  # as above
            return None
        return int(found.new_sign_count)

    def challenge_in(self, credential: Data) -> str:
        """Return the challenge that an answer says it is to; empty if it says none."""
        try:
            told = json.loads(decoded(credential["response"]["clientDataJSON"]))
            return str(told["challenge"])
        except (KeyError, TypeError, ValueError, RecursionError):
            return ""


def coded(data: bytes) -> str:
    """Return bytes as WebAuthn writes them."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Return the bytes of a text."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@lru_cache(maxsize=1)
def keys_here() -> Keys | None:
    """Return what checks passkeys, None where the library is not installed."""
    try:
        return Keys(importlib.import_module("webauthn"))
    except ImportError:
        return None
