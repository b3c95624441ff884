"""A position as a short text, to be carried by a link: set-up, words and seed, packed."""

import base64
import binascii
import json
import zlib
from collections.abc import Sequence

from landsraad.core.errors import PositionError, SetupError
from landsraad.model.setup import Setup

# A link is for people: what is longer is no position that somebody has laid.
LONGEST_TEXT = 8_000
LONGEST_DATA = 64_000
MOST_WORDS = 400
MOST = 1_000


def to_text(setup: Setup, words: Sequence[Sequence[object]], seed: int = 0) -> str:
    """Return a position as the text of a link: letters, digits, ``-`` and ``_``."""
    data = {"setup": setup.to_json(), "words": [list(word) for word in words], "seed": f"{seed:x}"}
    packed = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_text(text: str) -> tuple[Setup, list[list[object]], int]:
    """Return set-up, words and seed of a text; ``PositionError`` if it is none. The words are not carried out here."""
    try:
        if len(text) > LONGEST_TEXT:
            raise PositionError("this text is too long for a position")
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        opener = zlib.decompressobj()
        data = json.loads(opener.decompress(packed, LONGEST_DATA))
        if opener.unconsumed_tail or not opener.eof:
            raise PositionError("this text is cut off or too long for a position")
        setup, seed = Setup.from_json(data["setup"]), int(data["seed"], 16)
        words = data["words"]
        check_words(words)
        if not 0 <= seed < 2**256:
            raise PositionError("a seed is a number below 2**256")
    except (binascii.Error, zlib.error, ValueError, KeyError, TypeError, AttributeError, SetupError) as error:
        raise PositionError(f"this text is no position: {error}") from error
    return setup, words, seed


def check_words(words: object) -> None:
    """Refuse what is not a list of words, or has numbers that no table has."""
    if not isinstance(words, list) or len(words) > MOST_WORDS:
        raise PositionError(f"a position is a list of at most {MOST_WORDS} words")
    for word in words:
        if not isinstance(word, list) or not word or not isinstance(word[0], str):
            raise PositionError(f"a word is a list such as ['solari', 0, 5], not {word!r}")
        flat = [part for one in word[1:] for part in (one if isinstance(one, list) else [one])]
        for part in flat:
            if not (part is None or isinstance(part, str) or (isinstance(part, int) and abs(part) <= MOST)):
                raise PositionError(f"{word[0]} cannot be said with {part!r}")
