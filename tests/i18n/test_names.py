"""The glossary is the source of names: the name catalogues agree with it, and every thing of every box has its name."""

import importlib.util
from pathlib import Path

import pytest

from landsraad.i18n import LANGUAGES, words
from tests.i18n.support import clean

ROOT = Path(__file__).parents[2]
_spec = importlib.util.spec_from_file_location("names", ROOT / "tools" / "names.py")
assert _spec is not None
assert _spec.loader is not None
names = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(names)


def test_the_name_catalogues_are_those_that_the_glossary_gives() -> None:
    made = names.catalogues()
    assert len(made) == 16
    for path, text in made.items():
        assert path.read_text("utf-8") == text, f"{path.name}: run python tools/names.py"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", names.BOXES)
def test_everything_that_the_facts_of_a_box_name_has_a_name(lang: str, box: str) -> None:
    spoken = words(lang)
    things = list(names.things(box))
    assert len(things) > 50
    for kind, thing, _ in things:
        assert clean(spoken.name(f"{kind}/{thing}")), f"{kind}/{thing}"


def test_names_carry_the_forms_that_a_language_needs() -> None:
    assert words("es").text("leader-earl_memnon_thorvald.of") == "del Conde Memnon Thorvald"
    assert words("es").text("space-imperial_basin.of") == "de la Depresión Imperial"
    assert words("de").text("faction-great_houses.at") == "bei den Großen Häusern"
