"""Canonical JSON and hashing: the same value gives the same bytes on every Python version and build."""

import hashlib
import json


def canonical(value: object) -> str:
    """Return ``value`` as JSON with sorted keys and no white space."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(value: object) -> str:
    """Return the SHA-256 of the canonical JSON of ``value`` as 64 hex digits."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()
