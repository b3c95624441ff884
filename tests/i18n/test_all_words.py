"""Every message of every catalogue, and everything printed in every box, in every language with all plural forms.

Flagged: raw keys, placeables, holes, doubled spaces, quotes and brackets that do not close, wrong Korean particles.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import landsraad as ls
import landsraad.i18n
from landsraad.content.boxes import BOXES, EPIC_BOXES, RIVAL_BOXES, TEAM_BOXES, fits
from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.bundle import catalogues

Data = dict[str, Any]
# Boxes that six players do not play with.
UNTEAMED = ("immortality",)
LOCALES = Path(landsraad.i18n.__file__).parent / "locales"
# Numbers that reach every plural form of the languages here, and every way a number sounds in Korean.
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 21, 100)
# Arguments that are numbers; all others are texts, but for those that choose between fixed words.
COUNTS = {
    "n", "at_least", "amount", "limit", "cost", "have", "most", "players", "round", "all", "recruits", "strength", "vp",
    "spice", "solari", "water", "garrison", "rank", "games", "deals", "done", "errors", "imperium", "intrigue", "deck",
    "block", "decisions", "rows", "seconds", "bytes", "minutes", "tries", "lost", "agreed", "choices", "pass", "seed",
}  # fmt: skip
CHOICES = {
    "sign": ("less", "more"),
    "who": ("you", "opponent"),
    "place": ("first", "later"),
    "id": ("fremen", "guild"),
    "rule": ("B-TIE-01", "B-TIE-03", "B-TIE-04", "B-TIE-05", "H-AGT-04", "X-RIV-17", "X-RTC-15", "H-CMB-01"),
}
# Names that end in a vowel, in rieul and in another consonant, and those of people who wrote them themselves.
TEXTS = ("하코넨 남작", "소드마스터", "마을", "Eve", "Ada Lovelace", "Jon", "Paul", "Sardaukar (2)")
PAIRS = (("«", "»"), ("„", "“"), ("(", ")"), ("[", "]"))
RAW = re.compile(
    r"\b(?:effect|goods|condition|counter|modifier|trigger|option|prompt|log|why|web|cli|board|card|space|leader|intrigue"
    r"|conflict|tile|faction|icon|box|note)-[a-z0-9_]+"
)
HOLES = re.compile(r"[{}$]|\?\?\?|\bNone\b|[\u2066-\u2069]| {2,}|^\s|\s$|\s[.,](?!\.)")
DIGITS = "영일이삼사오육칠팔구"
RIEUL = "\u11af"
# Particles that go by the sound before them: after a consonant, after a vowel.
PARTICLES = {"을": "를", "이": "가", "은": "는", "과": "와", "으로": "로"}
AFTER_SOUND = re.compile(r"([0-9]|[가-힣]”|[A-Za-z]”)(을|를|이|가|은|는|과|와|으로|로)(?=[\s.,:;)\]]|$)")


def flaws(text: str, lang: str) -> list[str]:
    """Return what is wrong with a text for people."""
    found: list[str] = []
    if HOLES.search(text) and "\n" not in text:
        found.append("hole, placeable or doubled space")
    if RAW.search(text):
        found.append("raw key")
    for left, right in PAIRS:
        if lang == "ko" and left == "„":
            left, right = "“", "”"
        if lang not in ("de", "ko") and left == "„":
            continue
        if text.count(left) != text.count(right):
            found.append(f"{left} without {right}")
    return found + (particles(text) if lang == "ko" else [])


def particles(text: str) -> list[str]:
    """Return the Korean particles that do not fit the sound before them, after numbers, quoted names and terms."""
    wrong: list[str] = []
    places = [*AFTER_SOUND.finditer(text), *after_terms().finditer(text)]
    for place in places:
        last, particle = place.group(1).rstrip("”")[-1], place.group(2)
        jamo = unicodedata.normalize("NFD", DIGITS[int(last)] if last.isdigit() else last)[-1]
        closed, rieul = "\u11a8" <= jamo <= "\u11c2", jamo == RIEUL
        if last.isascii() and last.isalpha():
            continue  # how a foreign name sounds is a guess
        for after_consonant, after_vowel in PARTICLES.items():
            expected = after_consonant if closed and not (rieul and after_consonant == "으로") else after_vowel
            if particle in (after_consonant, after_vowel) and particle != expected:
                wrong.append(f"{place.group()} should end in {expected}")
    return wrong


@cache
def after_terms() -> re.Pattern[str]:
    """Return what finds a particle after a term of the rules in Korean."""
    entries = FluentParser().parse((LOCALES / "ko" / "terms.ftl").read_text("utf-8")).body
    terms = [
        "".join(part.value for part in entry.value.elements if isinstance(part, ftl.TextElement))
        for entry in entries
        if isinstance(entry, ftl.Term)
    ]
    found = "|".join(sorted((re.escape(term) for term in terms if len(term) > 1), key=len, reverse=True))
    return re.compile(rf"(?<![가-힣])({found})(을|를|이|가|은|는|과|와|으로|로)(?=[\s.,:;)\]]|$)")


class Variables(Visitor):
    """Collects the variables of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        """A term has variables of its own."""


@cache
def english_variables() -> dict[str, frozenset[str]]:
    """Return the arguments of each message, as English has them."""
    found: dict[str, frozenset[str]] = {}
    for text in catalogues("en"):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                seen = Variables()
                seen.visit(entry.value)
                found[entry.id.name] = frozenset(re.sub(r"_(the|at)$", "", name) for name in seen.names)
    return found


def fillings(variables: frozenset[str]) -> Iterator[Data]:
    """Yield arguments that reach all forms of a message."""
    chosen = sorted(variables & CHOICES.keys())
    counts = [name for name in sorted(variables) if name in COUNTS and name != "all"]
    for options in product(*(CHOICES[name] for name in chosen)):
        # Texts and numbers go side by side: they choose forms independently of each other.
        texts = TEXTS if variables - COUNTS - CHOICES.keys() else TEXTS[:1]
        for at in range(max(len(NUMBERS) if counts else 1, len(texts))):
            given: Data = dict.fromkeys(variables, texts[at % len(texts)])
            given |= dict.fromkeys(counts, NUMBERS[at % len(NUMBERS)])
            yield given | dict(zip(chosen, options, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_sound_in_all_its_forms(lang: str) -> None:
    spoken, wrong, told = words(lang), [], 0
    for key, variables in english_variables().items():
        if key.startswith(("form-", "list-", "labelled", "board-separator")):
            continue  # pieces that stand between others
        for given in fillings(variables):
            text = spoken.text(key, **given)
            told += 1
            if found := flaws(text, lang):
                wrong.append((key, text, found))
    assert told > 5_000
    assert wrong == []


# --- everything printed in every box -------------------------------------------------------------------------------


@cache
def boxes() -> list[Data]:
    """Return the catalogues of all boxes: each host alone and with everything that fits it, with and without Rivals."""
    found: list[Data] = []
    for host in [name for name in BOXES if hosts(name)]:
        modules = tuple(name for name, other in BOXES.items() if name != host and fits(other, host))
        epic = any(name in EPIC_BOXES for name in modules)
        found.append(ls.catalog(ls.Setup(host=host, players=4)))
        found.append(ls.catalog(ls.Setup(host=host, players=4, modules=modules, epic=epic)))
        if host in RIVAL_BOXES:
            found.append(ls.catalog(ls.Setup(host=host, players=1, modules=modules)))
        if host in TEAM_BOXES:
            teamed = tuple(name for name in modules if name not in UNTEAMED)
            found.append(ls.catalog(ls.Setup(host=host, players=6)))
            found.append(ls.catalog(ls.Setup(host=host, players=6, modules=teamed, epic=True)))
    return found


def hosts(name: str) -> bool:
    """Tell whether a box can be played by itself."""
    try:
        ls.catalog(ls.Setup(host=name, players=4))
    except ls.LandsraadError:
        return False
    return True


def things() -> Iterator[tuple[str, Data]]:
    """Yield every thing of every box once, with its kind."""
    seen: set[str] = set()
    for catalog in boxes():
        for kind, row in catalog["kinds"].items():
            for thing in catalog[row["table"]]:
                told = json.dumps([kind, thing], sort_keys=True)
                if told not in seen:
                    seen.add(told)
                    yield kind, thing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_is_sound(lang: str) -> None:
    spoken = words(lang)
    told = [(kind, thing["id"], text) for kind, thing in things() for text in spoken.describe(kind, thing)]
    assert len(told) > 400
    assert [(*row, flaws(row[2], lang)) for row in told if flaws(row[2], lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_leaders_name_their_houses_and_lists_their_kinds(lang: str) -> None:
    """What `landsraad cards` prints beside a thing has words in every box."""
    spoken = words(lang)
    houses = {thing["house"] for kind, thing in things() if kind == "leader" and thing["house"]}
    assert len(houses) > 9
    assert all(not flaws(spoken.name(f"house/{house}"), lang) for house in houses)
    kinds = {kind for kind, _thing in things()} - {"card", "track", "rival_card"}
    assert all(not flaws(spoken.text(f"cli-kind-{kind}", n=2), lang) for kind in kinds)


# What stands after the word for an offer: the verb of what is offered, as that language needs it there.
OFFERS = {
    "en": re.compile(r"\b[Yy]ou may \[?(?!your\b|you\b)\w+"),
    "es": re.compile(r"\b[Pp]uedes \[?\w+r(?:la|lo|las|los|le|te|se)?\b"),
    "de": re.compile(r"\b[Dd]u darfst [^→;.:]*n\b"),
    "fr": re.compile(r"\b[Vv]ous pouvez \[?(?:aussi |la |le |les |en )*\w+re?\b"),
    "ko": re.compile(r"\(선택\) (?!당신)"),
}
OFFERED = {"en": "ou may ", "es": "uedes ", "de": "u darfst ", "fr": "ous pouvez ", "ko": "(선택)"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_offer_is_a_sentence(lang: str) -> None:
    """What is offered is a verb in the form that the language wants after "you may"."""
    spoken = words(lang)
    told = [text for kind, thing in things() for text in spoken.describe(kind, thing) if OFFERED[lang] in text]
    assert len(told) > 60
    assert [text for text in told if len(OFFERS[lang].findall(text)) < text.count(OFFERED[lang])] == []


def test_what_rivals_do_is_never_told_as_what_the_reader_does() -> None:
    told = [text for kind, thing in things() if kind == "rival_card" for text in words("en").describe(kind, thing)]
    assert len(told) > 40
    assert [text for text in told if re.search(r"\byour?\b", text)] == []


def programs(data: object) -> Iterator[Data]:
    """Yield all lines (effects with their condition) in the data of a thing."""
    if isinstance(data, dict):
        effects = data.get("effects")
        if isinstance(effects, list) and "op" not in data and all("op" in effect for effect in effects):
            yield data
        for part in data.values():
            yield from programs(part)
    elif isinstance(data, list):
        for part in data:
            yield from programs(part)


def meaning(line: Data) -> str:
    """Return what a line does as a text: its effects, its condition and whether it is an offer."""
    kept = {key: without_place(line.get(key)) for key in ("effects", "condition")}
    return json.dumps(kept | {"optional": bool(line.get("optional"))}, sort_keys=True)


def without_place(data: object) -> object:
    """Return data without the mark that an effect is the one of the space itself: it does the same."""
    if isinstance(data, dict):
        return {key: without_place(part) for key, part in data.items() if (key, part) != ("space", True)}
    return [without_place(part) for part in data] if isinstance(data, list) else data


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unequal_programs_read_differently(lang: str) -> None:
    spoken = words(lang)
    read: dict[str, set[str]] = {}
    for _kind, thing in things():
        for line in programs(thing):
            read.setdefault(spoken.lines([line])[0], set()).add(meaning(line))
    assert len(read) > 150
    assert {text: found for text, found in read.items() if len(found) > 1} == {}


def test_flaws_are_found() -> None:
    assert flaws("병력 2을 소집", "ko")
    assert not flaws("병력 2를 소집", "ko")
    assert flaws("“단검”를 뽑음", "ko")
    assert not flaws("“단검”을 뽑음", "ko")
    assert flaws("병력를 배치", "ko")
    assert not flaws("전투력 7로 공동 1등", "ko")
    assert flaws("전투력 6로 공동 1등", "ko")
    assert flaws("gain  2 spice", "en")
    assert flaws("gain effect-solari", "en")
    assert flaws("«Daga", "es")
    assert flaws("{ $n }", "en")
