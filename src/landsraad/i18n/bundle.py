"""One language: its Fluent files behind a small face that never returns a half-made text."""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from landsraad.core.errors import LandsraadError
from landsraad.i18n.forms import SOUNDS, Name

# The language that every folder of words has, and that stands in where a box of one's own lacks another.
FIRST = "en"

Data = dict[str, Any]

# Prefixes tried in turn for a kind of name: an Agent icon may be that of a Faction, a track bears its Faction's name.
PREFIXES = {"icon": ("icon", "faction"), "track": ("faction",)}
# So many filled-in texts are remembered.
REMEMBERED = 20_000


# Folders with word catalogues: that of the package, then those of boxes that are no part of it.
FOLDERS: list[Traversable] = [files("landsraad.i18n") / "locales"]


def _languages() -> tuple[str, ...]:
    """Return the languages there are: the folders of the package, English first."""
    found = [folder.name for folder in FOLDERS[0].iterdir() if (folder / "language.ftl").is_file()]
    return tuple(sorted(found, key=lambda lang: (lang != FIRST, lang)))


LANGUAGES = _languages()
# An argument of a message that asks for a form of another: its name and the form.
ASKED = re.compile(r"\$([a-z]+(?:_[a-z]+)*)_([a-z]+)\b")


def catalogues(lang: str) -> list[str]:
    """Return the texts of all word catalogues of a language, folder by folder."""
    texts: list[str] = []
    for folder in FOLDERS:
        here = folder / lang
        here = here if here.is_dir() else folder / FIRST
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
        self._bundle = FluentBundle([lang], use_isolating=False, functions={"CAPITAL": capital})
        self._asked: dict[str, set[str]] = {}
        for text in catalogues(lang):
            self._bundle.add_resource(FluentResource(text))
            for name, form in ASKED.findall(text):
                self._asked.setdefault(name, set()).add(form)

    def has(self, key: str) -> bool:
        """Tell whether there is a message."""
        return self._bundle.has_message(key)

    def text(self, key: str, **args: object) -> str:
        """Return a message (``key``) or an attribute of one (``key.attribute``), filled in."""
        # Remembered: a table tells the same names and lines to everybody, again and again. 1 and True are equal but
        # not the same word.
        remembered = (key, *((name, type(value), value, getattr(value, "key", "")) for name, value in args.items()))
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
        given = self._with_forms(args)
        text = self._pattern(key, pattern, given)
        if attribute or not message.attributes:
            return text
        forms = {form: self._pattern(f"{key}.{form}", each, given) for form, each in message.attributes.items()}
        return Name(text, key, forms)

    def _pattern(self, key: str, pattern: Any, args: dict[str, object]) -> str:
        """Return a pattern filled in by Fluent."""
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWord(f"the message {key!r} in the language {self.lang!r} cannot be filled in: {errors[0]}")
        return str(text)

    def _with_forms(self, args: Mapping[str, object]) -> dict[str, object]:
        """Return arguments together with the forms of them that messages of this language ask for."""
        given = dict(args)
        for name, value in args.items():
            for form in self._asked.get(name, ()):
                if f"{name}_{form}" not in args and isinstance(value, str | int):
                    given[f"{name}_{form}"] = self._form(value, form)
        return given

    def _form(self, value: str | int, form: str) -> str | int:
        """Return a form of a name or number: its own, that of its sound, one the language makes, or itself."""
        if isinstance(value, Name) and form in value.forms:
            return value.forms[form]
        if form in SOUNDS:
            return SOUNDS[form](str(value))
        if not self.has(f"form-{form}"):
            return value
        sounds = {f"name_{sound}": made(str(value)) for sound, made in SOUNDS.items()}
        pattern = self._bundle.get_message(f"form-{form}").value
        return self._pattern(f"form-{form}", pattern, {"name": value, **sounds})

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


def capital(text: Any) -> Any:
    """Return a text whose first letter is a capital, behind brackets and quotes too: the function ``CAPITAL``."""
    told = str(text)
    for place, letter in enumerate(told):
        if letter.isalnum():
            return told[:place] + letter.upper() + told[place + 1 :]
    return told
