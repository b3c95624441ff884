"""The glossary is the source of names: the name catalogues agree with it, and every thing of every box has its name."""

import importlib.util
import re
from pathlib import Path

import pytest

from landsraad.i18n import LANGUAGES, words
from landsraad.i18n.bundle import catalogues
from landsraad.i18n.layout import cells
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


# --- terms and labels ------------------------------------------------------------------------------------------------

_terms_spec = importlib.util.spec_from_file_location("terms", ROOT / "tools" / "terms.py")
assert _terms_spec is not None
assert _terms_spec.loader is not None
terms = importlib.util.module_from_spec(_terms_spec)
_terms_spec.loader.exec_module(terms)

GLOSSARY = names.glossary()
# Terms that the glossary has only as a part of others.
OTHERWISE = {"signet_ring", "game_board", "conflict"}
# Terms for which English prints a type on the card, no noun.
PRINTED_TOO = {("en", "combat_intrigue"), ("en", "endgame_intrigue")}
# Labels that are names of the rulebook.
LABELS = {
    "phase-setup": ("phase", "setup"),
    "phase-round_start": ("phase", "round_start"),
    "phase-player_turns": ("phase", "player_turns"),
    "phase-combat": ("phase", "combat"),
    "phase-makers": ("phase", "makers"),
    "phase-recall": ("phase", "recall"),
    "phase-endgame": ("phase", "endgame"),
    "faction-emperor": ("faction", "emperor"),
    "faction-guild": ("faction", "guild"),
    "faction-bene_gesserit": ("faction", "bene_gesserit"),
    "faction-fremen": ("faction", "fremen"),
    "icon-landsraad": ("icon", "landsraad"),
    "icon-city": ("icon", "city"),
    "icon-spice_trade": ("icon", "spice_trade"),
    "module-ix": ("game", "rise_of_ix"),
    "module-epic": ("game", "epic_mode"),
    "variant-go_to_11": ("game", "go_to_11"),
    "variant-imperium_row_dice": ("rule", "imperium_row_churn"),
    "variant-brutal_escalation": ("rule", "brutal_escalation"),
    "rival_card-reshuffle": ("rule", "reshuffle"),
    "web-icon-recall": ("icon", "recall_agent"),
    "web-icon-recall_spy": ("icon", "recall_spy"),
    "web-icon-steal_intrigue": ("icon", "steal_intrigue"),
    "web-icon-freighter": ("icon", "freighter_icon"),
    "web-icon-negotiator": ("icon", "tech_negotiation_icon"),
    "web-icon-harvest": ("rule", "harvest_spice"),
    "web-icon-contract": ("icon", "contract_icon"),
}


@pytest.mark.parametrize("lang", names.languages(GLOSSARY))
def test_terms_are_those_of_the_glossary(lang: str) -> None:
    """One of the forms of each term, most often the singular, is what the glossary has."""
    printed: dict[str, set[str]] = {}
    for entry in GLOSSARY:
        printed.setdefault(entry["id"], set()).add(names.plain(entry[lang]).casefold())
    own: dict[str, set[str]] = {}
    for form, reference in terms.forms(lang):
        own.setdefault(reference.removeprefix("-").partition("(")[0], set()).add(form.casefold())
    compared = [term for term in own if term not in OTHERWISE and (lang, term) not in PRINTED_TOO]
    assert len(compared) > 50
    for term in compared:
        assert own[term] & printed[term] or any(form in one for one in printed[term] for form in own[term]), term


@pytest.mark.parametrize("lang", names.languages(GLOSSARY))
def test_labels_are_those_of_the_glossary(lang: str) -> None:
    entries = {(entry["kind"], entry["id"]): entry for entry in GLOSSARY}
    for key, place in LABELS.items():
        wanted = names.plain(entries[place][lang]).casefold()
        assert words(lang).text(key).casefold() == wanted, key


@pytest.mark.parametrize("lang", names.languages(GLOSSARY))
@pytest.mark.parametrize("level", ["mercenary", "sardaukar", "mentat", "kwisatz_haderach"])
def test_difficulties_are_called_as_their_box_prints_them(lang: str, level: str) -> None:
    """Spanish prints other names for two of them in Uprising (seed 004) than in the base box (seed 000)."""
    entry = next(entry for entry in GLOSSARY if entry["kind"] == "rule" and entry["id"] in (level, f"{level}_level"))
    base = entry.get(f"{lang}_variants", f"000:{entry[lang]}").removeprefix("000:")
    spoken = words(lang)
    assert spoken.text(f"difficulty-{level}") == base
    own = f"difficulty-{level}-uprising"
    assert spoken.text(own if spoken.has(own) else f"difficulty-{level}") == entry[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_writes_a_term_out(lang: str) -> None:
    """One change of a term changes every sentence: run python tools/terms.py."""
    for path in terms.catalogues():
        if path.parent.name == lang:
            assert path.read_text("utf-8") == terms.catalogue(lang, path), path.name


# --- labels have room ------------------------------------------------------------------------------------------------

# How many cells a label may take where it cannot wrap, on a screen 360 pixels wide: tabs share the width, headings of
# columns are the widest part of a column of numbers. A Korean letter takes two cells.
PLACES = {
    "web-tab-": 11,
    "web-view-": 11,
    "web-round-short": 8,
    "board-col-": 10,
    "board-mark-": 9,
    "web-undo": 14,
    "web-redo": 14,
    "web-back": 10,
    "web-next": 10,
    "web-skip": 14,
    "web-days": 6,
    "level-": 18,
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_labels_are_not_longer_than_their_place(lang: str) -> None:
    spoken, long = words(lang), []
    keys = re.findall(r"^([a-z][\w-]*) =", "\n".join(catalogues("en")), re.MULTILINE)
    for place, room in PLACES.items():
        found = [key for key in keys if (key.startswith(place) if place.endswith("-") else key == place)]
        assert found, place
        for key in found:
            text = spoken.text(key, n=10, all=10)
            if cells(text) > room:
                long.append((key, text, cells(text), room))
    assert long == []
