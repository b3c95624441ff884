"""Options and events are data: they agree with the state and the catalogue, and nobody takes their texts apart."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls
from landsraad.core.actions import ACTION_NAMES
from landsraad.i18n import words
from landsraad.model.events import TIE_RULES
from tests.support.cells import SAMPLED, Cell
from tests.support.vocabulary import RIVAL_RULES

Data = dict[str, Any]
ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "landsraad"

# --- options agree with the state and the catalogue ------------------------------------------------------------------

# Kinds of things and the list of the catalogue each is in.
TABLES = {
    "contract": "contracts",
    "objective": "objectives",
    "post": "posts",
    "card": "cards",
    "intrigue": "intrigues",
    "space": "spaces",
    "leader": "leaders",
    "conflict": "conflicts",
    "track": "factions",
    "faction": "factions",
    "rival_card": "rival_cards",
    "tile": "tiles",
    "research": "research_track",
    "tleilaxu": "tleilaxu_track",
}
# The box of an Intrigue card that is played in answer to a question; Plot in answer to all others.
BOXES = {"combat_intrigue": "combat", "take_reward": "win", "endgame_intrigue": "endgame", "after_combat": "loss"}


@cache
def catalog_of(cell: Cell) -> Data:
    """Return the catalogue of a cell."""
    return ls.catalog(cell.setup())


def found(catalog: Data, thing: ls.Thing) -> Data:
    """Return a thing of the catalogue."""
    (data,) = [entry for entry in catalog[TABLES[thing.kind]] if entry["id"] == thing.id]
    return dict(data)


def lines_in(data: object) -> Iterator[Data]:
    """Yield all lines within data of the catalogue."""
    if isinstance(data, dict):
        if "effects" in data and "at_once" in data:
            yield data
        for value in data.values():
            yield from lines_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from lines_in(value)


def effects_in(data: object) -> Iterator[Data]:
    """Yield all effects within data of the catalogue, inner ones too."""
    if isinstance(data, dict):
        if "op" in data:
            yield data
        for value in data.values():
            yield from effects_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from effects_in(value)


def printed(catalog: Data, source: ls.Thing) -> object:
    """Return everything that is printed on the thing an effect comes from."""
    if source.kind == "shipping":
        return catalog["shipping"]
    own = found(catalog, source)
    if any(effect["op"] == "copy_partner" for effect in effects_in(own.get("agent", []))):
        return [own, *(card["agent"] for card in catalog["cards"])]  # the box of any card may be its own (I-CLR-01)
    return own


def check_line(catalog: Data, view: Data, decision: ls.Decision, option: ls.Option) -> None:
    """The line of an option is one of the lines of the thing it comes from, or a part of one."""
    line: Any = option.line
    if option.verb == "resolve":
        assert option.agenda is not None
        assert option.source is not None
        entry = view["turn"]["agenda"][option.agenda]
        assert (entry["source"], entry["line"]) == (option.source.to_json(), line)
        assert line in list(lines_in(printed(catalog, option.source)))
    elif option.verb == "choose":
        assert option.source is not None
        whole = printed(catalog, option.source)
        branches = [branch for effect in effects_in(whole) for branch in effect.get("branches", [])]
        rewards = [reward["effects"] for reward in whole if "effects" in reward] if isinstance(whole, list) else []
        assert line["effects"] in branches + rewards
    elif option.verb == "pay":
        assert option.source is not None
        assert line["effects"][0]["op"] in ("pay", "may")
        assert line["effects"][0] in list(effects_in(printed(catalog, option.source)))
    elif option.verb == "use":
        assert option.thing is not None
        assert [line] == found(catalog, option.thing)["turn"]
    elif option.verb == "intrigue":
        assert option.thing is not None
        assert [line] == found(catalog, option.thing)[BOXES.get(decision.kind, "plot")]
    elif option.verb == "research":
        assert option.thing is not None
        assert line == found(catalog, option.thing)["bonus"]
    elif option.verb == "train":
        track = next(leader["training"] for leader in catalog["leaders"] if "training" in leader)
        assert line in [told for space in track for told in lines_in(space)]
    elif option.verb == "freighter" and line is not None:
        # A Commander moves the Freighter of the activated Ally (S-MRX-03).
        whose = view["turn"].get("activated")
        left = view["seats"][decision.seat if whose is None else whose]["freighter"]
        rewards = [reward["effects"] for reward in catalog["shipping"][:left]]
        first = line["effects"][0]
        assert (first["branches"] if left > 1 else [line["effects"]]) == rewards
        assert left == 1 or first["n"] == left
    else:
        assert line is None


def check_thing(catalog: Data, view: Data, decision: ls.Decision, option: ls.Option) -> None:
    """The thing of an option is there where its zone says."""
    me = view["seats"][decision.seat]
    zone, _, noun = ACTION_NAMES[option.action].partition("/")
    places = {
        "hand": me["hand"],
        "discard": me["discard"],
        "play": me["play"],
        "aside": [*me["aside"], *view.get("throne_row", [])],
        "intrigue": me["intrigue"],
        "market": [*view["row"], *view["reserve"], *view.get("tleilaxu_row", []), *view.get("tleilaxu_stays", [])],
        "space": list(view["board"]["spaces"]),
        "faction": list(view["board"]["alliances"]),
    }
    if decision.kind in ("draw_one", "discard_one"):
        places["aside"] = view["known"]["deck_top"][decision.seat]
    kinds = {"hand": "card", "discard": "card", "play": "card", "aside": "card", "market": "card"}
    assert option.zone == zone
    assert option.number == (int(noun) if zone == "number" else None)
    assert option.seat == (int(noun) if zone == "seat" else None)
    if zone in ("number", "choice"):
        assert option.thing is None
    elif zone != "word":
        assert option.thing == ls.Thing(kinds.get(zone, zone), noun)
        assert noun in places.get(zone, [noun])
    elif option.verb in ("draw", "trash_top"):
        assert option.thing == ls.Thing("card", view["known"]["deck_top"][decision.seat][0])
    elif option.verb == "agent_from":
        assert option.thing == ls.Thing("leader", me["leader"])
    else:
        assert option.thing in (None, ls.Thing("word", noun))
    if option.thing is not None and option.thing.kind in TABLES:
        assert found(catalog, option.thing)
    if option.verb in ("agent_from", "agent_to"):
        assert option.card == decision.source
        assert option.card is not None
        assert option.card.id in me["hand"]
    if option.origin is not None and option.origin.kind == "space":
        assert view["board"]["spaces"][option.origin.id]["agents"][decision.seat] > 0


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_options_agree_with_the_state_and_the_catalogue(cell: Cell) -> None:
    catalog = catalog_of(cell)
    verbs: set[str] = set()
    for seed in (1, 2, 3) if cell.players == 1 else (1, 2):  # alone one meets fewer questions
        game, choice = cell.game(seed), random.Random(f"{cell.name} {seed}")
        while not game.over:
            decision = game.decision
            assert decision is not None
            view: Data = game.view(decision.seat)
            assert [option.action for option in decision.options] == game.legal_actions()
            assert (
                json.loads(json.dumps([option.to_json() for option in decision.options]))
                == (view["decision"]["options"])
            )
            assert len({option.text for option in decision.options}) == len(decision.options)
            for option in decision.options:
                verbs.add(option.verb)
                assert game.text_of(option.action) == option.text
                if option.verb != "resolve":
                    assert option.source == decision.source
                check_thing(catalog, view, decision, option)
                check_line(catalog, view, decision, option)
            game.apply(choice.choice(game.legal_actions()))
    assert {"agent", "agent_to", "reveal", "resolve", "choose", "acquire", "intrigue", "end_turn"} <= verbs


def test_the_text_of_an_action_that_is_not_legal_is_refused() -> None:
    game = ls.new_game(ls.Setup(), 1)
    (wrong, *_) = set(range(len(ACTION_NAMES))) - set(game.legal_actions())
    with pytest.raises(ls.IllegalAction):
        game.text_of(wrong)


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_events_name_the_kinds_of_their_things(cell: Cell) -> None:
    english = words("en")
    game, choice = cell.game(3), random.Random(f"{cell.name} events")
    while not game.over:
        game.apply(choice.choice(game.legal_actions()))
    kinds: set[str | None] = set()
    for event in game.events(0, "open"):
        kinds |= {event.what_kind, event.other_kind}
        assert (event.what is None) == (event.what_kind is None)
        assert (event.other is None) == (event.other_kind is None)
        for kind, name in ((event.what_kind, event.what), (event.other_kind, event.other)):
            if kind == "actor":
                assert isinstance(name, int)
            elif kind in ("rule", "tie_rule"):
                assert name in (RIVAL_RULES if kind == "rule" else TIE_RULES)
            elif kind == "resource":
                assert english.has(f"goods-{name}")
            elif kind is not None:
                assert english.knows(f"{kind}/{name}")
    assert {"card", "space", "intrigue", "conflict", "faction", "resource"} <= kinds
    hidden = [event for event in game.events(0, None) if event.hidden]
    assert hidden
    assert all(event.what is None and event.what_kind is None for event in hidden)


# --- nobody takes a text apart ---------------------------------------------------------------------------------------

# What takes a text apart.
KNIVES = {
    "split", "rsplit", "splitlines", "partition", "rpartition", "startswith", "endswith", "removeprefix",
    "removesuffix", "index", "find", "rfind", "rindex", "match", "fullmatch", "search", "findall", "finditer", "sub",
}  # fmt: skip
# Functions that write notation, and names that hold it.
WRITERS = {"option_text", "option_texts", "text_of", "brief", "slot_text", "agent_text", "decision_texts", "noun_text"}
HOLDERS = {"brief", "notation"}
# The writer of the notation, wishes written out for comparison, and the rules catalogue, which has texts of rules.
ALLOWED = {"engine/record/notation.py", "engine/knowledge/wishes.py", "cli/rules_catalogue.py"}
# The two that compare a text that somebody wrote; they only put its spaces in order.
COMPARES = {("engine/game.py", "_resolve"), ("engine/knowledge/why_not.py", "why_not")}


def holds_text(node: ast.AST, tainted: set[str]) -> bool:
    """Tell whether an expression holds the text of an option."""
    calls = {id(part.func) for part in ast.walk(node) if isinstance(part, ast.Call)}
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and part.id in tainted | HOLDERS and id(part) not in calls:
            return True
        if isinstance(part, ast.Attribute) and part.attr == "text" and id(part) not in calls:
            return True
        if isinstance(part, ast.Subscript) and isinstance(part.slice, ast.Constant) and part.slice.value == "text":
            return True
        if isinstance(part, ast.Call):
            name = part.func.attr if isinstance(part.func, ast.Attribute) else getattr(part.func, "id", "")
            if name in WRITERS and not isinstance(part.func, ast.Attribute):
                return True
            if isinstance(part.func, ast.Attribute) and name in ("text_of", "decision_texts"):
                return True
    return False


def names_in(target: ast.AST) -> set[str]:
    """Return the names that an assignment or a loop binds."""
    return {part.id for part in ast.walk(target) if isinstance(part, ast.Name)}


def taken_apart(function: ast.AST) -> list[int]:
    """Return the lines of a function where the text of an option is taken apart."""
    tainted: set[str] = set()
    for _ in range(3):  # a text may pass through several names
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and holds_text(node.value, tainted):
                tainted |= {name for target in node.targets for name in names_in(target)}
            elif isinstance(node, ast.AnnAssign | ast.NamedExpr | ast.For | ast.comprehension):
                given = node.iter if isinstance(node, ast.For | ast.comprehension) else node.value
                if given is not None and holds_text(given, tainted):
                    tainted |= names_in(node.target)
    cut = []
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in KNIVES:
            if any(holds_text(part, tainted) for part in (node.func.value, *node.args)):
                cut.append(node.lineno)
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice) and holds_text(node.value, tainted):
            cut.append(node.lineno)
    return cut


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Yield all functions of a module with their names, and what stands outside of them."""
    inside = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    yield from ((node.name, node) for node in inside)
    yield from (("", node) for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef))


def test_no_code_takes_the_text_of_an_option_apart() -> None:
    broken = []
    for folder in (SOURCE, ROOT / "tools", ROOT / "examples"):
        for path in sorted(folder.rglob("*.py")):
            name = str(path.relative_to(SOURCE)) if folder == SOURCE else str(path.relative_to(ROOT))
            if name in ALLOWED:
                continue
            for where, function in functions(ast.parse(path.read_text("utf-8"))):
                if (name, where) not in COMPARES:
                    broken += [f"{name}:{line}" for line in taken_apart(function)]
    assert not broken


@pytest.mark.parametrize(
    "code",
    [
        "def f(option):\n    return option.text.startswith('agent ')",
        "def f(option):\n    text = str(option['text'])\n    verb, _, rest = text.partition(' ')",
        "def f(option):\n    text: str = option['text']\n    return text.split()[0]",
        "def f(game):\n    return [one.removeprefix('agent ') for one in game.decision_texts()]",
        "def f(words, brief):\n    return brief.split()",
        "def f(s):\n    for text in option_texts(s):\n        body = text\n        return body[6:]",
        "def f(option):\n    return re.match('agent (.*)', option.text)",
    ],
)
def test_the_search_finds_a_grammar(code: str) -> None:
    assert taken_apart(ast.parse(code))


def test_the_search_leaves_words_and_comparisons_alone() -> None:
    code = "def f(words, option):\n    told = words.text('option-pay')\n    return told.split(), option.text == 'pay'"
    assert not taken_apart(ast.parse(code))


# The same for the browser: a method or a pattern on something called text, or effects named in brief.
BROWSER = re.compile(
    r"\.text\??\.(split|startsWith|endsWith|match|matchAll|replace|replaceAll|slice|substring|indexOf|search|at)\("
    r"|\.(test|exec)\([^()]*\.text\b"
    r"|\bbriefTokens",
)


def test_the_browser_takes_no_text_apart() -> None:
    web = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
    assert len(web) > 50
    broken = [str(path.relative_to(ROOT)) for path in web if BROWSER.search(path.read_text("utf-8"))]
    broken += [path.name for path in (ROOT / "examples").glob("*.mjs") if BROWSER.search(path.read_text("utf-8"))]
    assert not broken
    for code in ("option.text.split(' ')", "/^agent/.test(option.text)", "briefTokens(line)"):
        assert BROWSER.search(code)
