"""Names that carry the forms a language needs, and what their sound demands of the words around them.

A message with attributes is a name with forms: ``faction-emperor.at`` is the form ``at`` of the Faction's name. A
sentence asks for a form by the name of its argument: ``{ $faction_at }``. A form that the name itself does not carry is
made by the message ``form-<form>`` of the language, which takes ``$name``; without one the name stands as it is. Two
forms are facts of sound that messages select by: ``end`` (vowel, rieul, consonant: what Korean particles go by) and
``start`` (vowel, consonant).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

# The digits as they are read in Korean end in a vowel (2, 4, 5, 9), in rieul (1, 7, 8) or in another consonant.
DIGITS = {**dict.fromkeys("2459", "vowel"), **dict.fromkeys("178", "rieul"), **dict.fromkeys("036", "consonant")}
# Latin letters at the end of a name as Korean spells it: these keep their consonant, others are followed by a vowel.
CLOSED = "bckmnpt"
SYLLABLES = range(0xAC00, 0xD7A4)
FINALS = 28
RIEUL = 8


class Name(str):
    """A text with the forms of its message's attributes."""

    forms: Mapping[str, str]
    key: str

    def __new__(cls, text: str, key: str, forms: Mapping[str, str]) -> Name:
        """Make a text that knows its forms."""
        made = super().__new__(cls, text)
        made.key = key
        made.forms = forms
        return made


def letters(text: str) -> str:
    """Return a text without quotes, brackets and the like at its ends; an explanation in brackets is not sounded."""
    if text.endswith(")") and "(" in text[1:]:
        text = text[: text.rindex("(")]
    while text and not text[-1].isalnum():
        text = text[:-1]
    while text and not text[0].isalnum():
        text = text[1:]
    return text


def ending(text: str) -> str:
    """Return how a text ends for the ear: ``vowel``, ``rieul`` or ``consonant``, as Korean particles go by it."""
    last = letters(text)[-1:].lower()
    if not last:
        return "vowel"
    if ord(last) in SYLLABLES:
        final = (ord(last) - SYLLABLES.start) % FINALS
        return "vowel" if final == 0 else "rieul" if final == RIEUL else "consonant"
    if last in DIGITS:
        return DIGITS[last]
    if last == "l":
        return "rieul"
    return "consonant" if last in CLOSED else "vowel"


def beginning(text: str) -> str:
    """Return how a text begins for the ear: ``vowel`` or ``consonant``."""
    first = unicodedata.normalize("NFD", letters(text)[:1].lower())[:1]
    return "vowel" if first and first in "aeiouœ" else "consonant"


SOUNDS = {"end": ending, "start": beginning}
