"""The words of a language, as its users hold them."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from landsraad.i18n.actors import actor_names
from landsraad.i18n.bundle import FIRST, FOLDERS, Bundle, Data
from landsraad.i18n.describe import describe_text
from landsraad.i18n.effects import lines_text
from landsraad.i18n.events import event_text, why_text
from landsraad.i18n.options import option_text, prompt_text, waiting_text


class Words(Bundle):
    """All texts of the game in one language; made by ``words(lang)``."""

    def lines(self, lines: list[Data]) -> list[str]:
        """Return the lines of a box as sentences, rendered from the effect data."""
        return lines_text(self, lines)

    def describe(self, kind: str, thing: Data) -> list[str]:
        """Return everything printed on a thing of the catalogue; ``kind`` as in names (card, space, leader …)."""
        return describe_text(self, kind, thing)

    def prompt(self, decision: Data, view: Data | None = None) -> str:
        """Return the question of a decision; the view lets it name the Rival for whom it is made."""
        return prompt_text(self, decision, view)

    def option(self, option: Data, view: Data | None = None) -> str:
        """Return an option in words; the view lets it name the Leaders of the seats it is about."""
        return option_text(self, option, view)

    def waiting(self, source: Data | None, line: Data) -> str:
        """Return a line of a thing that waits on the agenda as a phrase, with no word about whether it must be."""
        return waiting_text(self, source, line)

    def actor_names(self, view: Data) -> list[str]:
        """Return the names of all seats and Rivals, as ``event`` and ``why`` take them."""
        return actor_names(self, view)

    def event(self, event: Data, seat_names: Sequence[str] | None = None) -> str:
        """Return an event as a line of the log; names of Rivals follow those of the seats."""
        return event_text(self, event, seat_names)

    def why(self, key: str, args: Mapping[str, object], seat_names: Sequence[str] | None = None) -> str:
        """Return the reason why something is not available."""
        return why_text(self, key, args, seat_names)


def add_words(folder: Path) -> None:
    """Add a folder of word catalogues: below it a folder a language; English stands in for those it lacks."""
    if not (folder / FIRST).is_dir():
        raise ValueError(f"{folder} has no words in {FIRST}; each language has a folder of its own there")
    FOLDERS.append(folder)
    words.cache_clear()


@cache
def words(lang: str) -> Words:
    """Return the words of a language; unknown ones are refused with a list of those there are."""
    return Words(lang)
