"""The word catalogues: all languages hold the same messages with the same placeables, and nothing else."""

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import landsraad.i18n
from landsraad.content.house_hagal.module import DIFFICULTIES, RIVAL_CARDS
from landsraad.i18n import LANGUAGES, MissingWord, words
from tests.i18n.support import clean

ROOT = Path(landsraad.i18n.__file__).parent
FILES = tuple(sorted(path.stem for path in (ROOT / "locales" / "en").glob("*.ftl")))


# Forms of names: those that names carry, those that languages make, and the two of sound.
FORMS = {"the", "at", "of", "to", "card", "subj", "obj", "by", "quoted", "qobj", "qsubj", "end", "start"}


class Placeables(Visitor):
    """Collects the variables, functions and references of an entry."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def entries(lang: str, file: str) -> list[ftl.EntryType]:
    text = (ROOT / "locales" / lang / f"{file}.ftl").read_text("utf-8")
    return FluentParser().parse(text).body


def messages(lang: str, file: str) -> dict[str, set[str]]:
    """Return the variables of each message, and of each attribute, of a file."""
    found: dict[str, set[str]] = {}
    for entry in entries(lang, file):
        if isinstance(entry, ftl.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for key, pattern in patterns.items():
                assert pattern is not None, key
                seen = Placeables()
                seen.visit(pattern)
                found[key] = seen.variables
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert set(FILES) <= {path.stem for path in (ROOT / "locales" / lang).glob("*.ftl")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_junk_and_no_functions_but_one(lang: str, file: str) -> None:
    for entry in entries(lang, file):
        assert not isinstance(entry, ftl.Junk), entry.content
        seen = Placeables()
        seen.visit(entry)
        assert seen.functions <= {"CAPITAL"}, "the browser has no other functions"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_english_keys_and_no_placeable_that_english_lacks(lang: str, file: str) -> None:
    """A language may have more keys and forms than English, and leave out what it does not need."""
    own, english = messages(lang, file), messages("en", file)
    assert {key for key in english if "." not in key} <= own.keys()
    for key, variables in english.items():
        if key in own:
            unknown = {argument(name) for name in own[key]} - {argument(name) for name in variables}
            assert not unknown, f"{key} has no {unknown} in English"


def argument(name: str) -> str:
    """Return the argument that a variable is, or is a form of."""
    base, _, form = name.rpartition("_")
    return base if base and form in FORMS else name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_defined_twice(lang: str) -> None:
    names = [
        f"{'-' * isinstance(entry, ftl.Term)}{entry.id.name}"
        for file in FILES
        for entry in entries(lang, file)
        if isinstance(entry, ftl.Message | ftl.Term)
    ]
    assert len(names) == len(set(names)), sorted(name for name in set(names) if names.count(name) > 1)


def test_words_are_cached_and_unknown_languages_refused() -> None:
    assert words("de") is words("de")
    assert LANGUAGES[0] == "en"
    with pytest.raises(ValueError, match=", ".join(LANGUAGES)):
        words("xx")


def test_missing_words_are_typed_errors() -> None:
    english = words("en")
    with pytest.raises(MissingWord, match="no-such-key"):
        english.text("no-such-key")
    with pytest.raises(MissingWord, match=r"goods-spice.*cannot be filled in"):
        english.text("goods-spice")
    with pytest.raises(MissingWord, match=r"faction-emperor\.nothing"):
        english.text("faction-emperor.nothing")
    with pytest.raises(MissingWord, match="card/no_such_card"):
        english.name("card/no_such_card")
    assert issubclass(MissingWord, landsraad.LandsraadError)


def test_names() -> None:
    assert words("en").name("card/dagger") == "Dagger"
    assert words("es").name("space/imperial_basin") == "Depresión Imperial"
    assert words("de").name("intrigue/windfall") == "Unverhoffter Gewinn"
    assert words("ko").name("leader/paul_atreides") == "폴 아트레이드"
    assert words("en").name("conflict/skirmish_c") == "Skirmish"
    assert words("en").name("track/guild") == words("en").name("faction/guild") == "Spacing Guild"
    assert words("en").name("icon/city") == "City"
    assert words("en").name("icon/emperor") == "Emperor"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_hagal_has_names(lang: str) -> None:
    spoken = words(lang)
    for card in RIVAL_CARDS:
        name = spoken.name(f"rival_card/{card.id}")
        assert clean(name), card.id
        if card.space is not None:
            assert name == spoken.name(f"space/{card.space}")
    levels = [spoken.name(f"difficulty/{level.id}") for level in DIFFICULTIES]
    assert len(set(levels)) == 4
    assert all(clean(level) for level in levels)


def test_names_of_house_hagal() -> None:
    assert len(RIVAL_CARDS) == 15
    assert words("en").name("rival_card/harvest_spice") == "Harvest Spice"
    assert words("es").name("rival_card/reshuffle") == "Vuelve a barajar"
    assert words("de").name("rival_card/arrakeen_1p") == "Arrakeen"
    assert words("ko").name("rival_card/rally_troops") == "병력 소집"
    assert words("en").name("difficulty/mercenary") == "Mercenary (Novice)"
    assert words("es").name("difficulty/sardaukar") == "Sardaukar (Élite)"
    assert words("ko").name("difficulty/kwisatz_haderach") == "퀴사츠 해더락 (전문가+)"
    assert [words(lang).text("term-house_hagal") for lang in ("en", "es", "de", "ko", "fr")] == [
        "House Hagal", "Casa Hagal", "Haus Hagal", "하갈 가문", "Maison Hagal",
    ]  # fmt: skip


def test_plural_forms() -> None:
    assert [words("en").text("goods-vp", n=n) for n in (1, 2)] == ["1 Victory Point", "2 Victory Points"]
    assert [words("es").text("effect-troops", n=n) for n in (1, 2)] == ["reclutar 1 tropa", "reclutar 2 tropas"]
    assert [words("de").text("effect-troops", n=n) for n in (1, 2)] == ["1 Trupp rekrutieren", "2 Truppen rekrutieren"]
    assert [words("ko").text("goods-vp", n=n) for n in (1, 2)] == ["승점 1", "승점 2"]


def test_the_words_know_nothing_above_core() -> None:
    """i18n works on plain data: of the project it imports only itself and core."""
    for path in ROOT.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            for module in modules:
                if module.startswith("landsraad"):
                    assert module.startswith(("landsraad.i18n", "landsraad.core")), f"{path.name}: {module}"
