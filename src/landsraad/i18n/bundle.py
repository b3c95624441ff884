"""One language: its Fluent files behind a small face that never returns a half-made text."""

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from landsraad.core.errors import LandsraadError

LANGUAGES = ("en", "es", "de", "ko")

Data = dict[str, Any]

# Prefixes tried in turn for a kind of name: an Agent icon may be that of a Faction, a track bears its Faction's name.
PREFIXES = {"icon": ("icon", "faction"), "track": ("faction",)}
# So many filled-in texts are remembered.
REMEMBERED = 20_000


# Folders with word catalogues: that of the package, then those of boxes that are no part of it.
FOLDERS: list[Traversable] = [files("landsraad.i18n") / "locales"]


def catalogues(lang: str) -> list[str]:
    """Return the texts of all word catalogues of a language, folder by folder."""
    texts: list[str] = []
    for folder in FOLDERS:
        here = folder / lang
        if here.is_dir():
            found = sorted((file for file in here.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
            texts += [file.read_text("utf-8") for file in found]
    return texts


class MissingWord(LandsraadError):
    """A message, or an argument of a message, is missing in a word catalogue."""


class Bundle:
    """The messages of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._filled: dict[tuple[object, ...], str] = {}
        # Isolation marks are off: a terminal shows them as rubbish, and no language here runs from right to left.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for text in catalogues(lang):
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        """Tell whether there is a message."""
        return self._bundle.has_message(key)

    def text(self, key: str, **args: object) -> str:
        """Return a message (``key``) or an attribute of one (``key.attribute``), filled in."""
        # Remembered: a table tells the same names and lines to everybody, again and again. 1 and True are equal but
        # not the same word.
        remembered = (key, *((name, type(value), value) for name, value in args.items()))
        try:
            found = self._filled.get(remembered)
        except TypeError:
            return self._fill(key, args)
        if found is None:
            found = self._fill(key, args)
            if len(self._filled) >= REMEMBERED:
                self._filled.clear()
            self._filled[remembered] = found
        return found

    def _fill(self, key: str, args: dict[str, object]) -> str:
        """Return a message filled in by Fluent."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            raise MissingWord(f"there is no message {key!r} in the language {self.lang!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingWord(f"the message {key!r} has no text in the language {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWord(f"the message {key!r} in the language {self.lang!r} cannot be filled in: {errors[0]}")
        return str(text)

    def name(self, thing: str) -> str:
        """Return the name of a thing given as kind/id, such as ``card/dagger`` or ``track/emperor``."""
        kind, _, name = thing.partition("/")
        for prefix in PREFIXES.get(kind, (kind,)):
            if self.has(f"{prefix}-{name}"):
                return self.text(f"{prefix}-{name}")
        raise MissingWord(f"there is no name of {thing!r} in the language {self.lang!r}")

    def thing(self, thing: Data) -> str:
        """Return the name of a thing given as data with ``kind`` and ``id``."""
        return self.name(f"{thing['kind']}/{thing['id']}")

    def knows(self, thing: str) -> bool:
        """Tell whether a thing given as kind/id has a name."""
        kind, _, name = thing.partition("/")
        return any(self.has(f"{prefix}-{name}") for prefix in PREFIXES.get(kind, (kind,)))

    def seat(self, seat: int, names: Sequence[str] | None = None) -> str:
        """Return what a seat is called."""
        if names is not None and 0 <= seat < len(names):
            return names[seat]
        return self.text("seat", n=seat)

    def listed(self, items: Sequence[str], inner: str = "list-comma", last: str = "list-and") -> str:
        """Join items into one text by the language's own separators."""
        if not items:
            return ""
        text = items[0]
        for position, item in enumerate(items[1:], 2):
            text = self.text(last if position == len(items) else inner, a=text, b=item)
        return text

    def counted(self, names: Sequence[str]) -> list[str]:
        """Return names, equal ones once with their number."""
        once = list(dict.fromkeys(names))
        return [
            name if names.count(name) == 1 else self.text("list-count", item=name, n=names.count(name)) for name in once
        ]


def sentence(text: str) -> str:
    """Return a text with a capital first letter, as a sentence begins in every language here."""
    return text[:1].upper() + text[1:]
