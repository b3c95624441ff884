"""Which language to speak: what was asked for, else that of the machine, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from landsraad.cli.output import InvalidInput

if TYPE_CHECKING:
    from landsraad.i18n import Words

FALLBACK = "en"


def language(asked: str | None) -> str:
    """Return a language we have; a wish for another is refused, the machine's is only a hint."""
    from landsraad.i18n import LANGUAGES

    if asked is not None:
        if asked not in LANGUAGES:
            raise InvalidInput(f"there is no language {asked!r}; there is {', '.join(LANGUAGES)}")
        return asked
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else FALLBACK
    return FALLBACK


def speak(asked: str | None) -> Words:
    """Return the words of a language."""
    from landsraad.i18n import words

    return words(language(asked))
