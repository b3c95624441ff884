"""The browser client as files: types from the schema, words that exist, a small first load, a clean lock file."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "landsraad" / "server" / "static"
FIRST_LOAD = 350 * 1024
# Pictures are named by what they show; everything else in the client knows no card.
PICTURES = WEB / "src" / "art" / "data"
# Keys made of a prefix and a name that the data brings.
PREFIXES = (
    "web-chapter-", "web-icon-", "web-lesson-", "web-new-", "web-seat-", "web-status-", "web-tab-", "web-theme-",
    "web-clock-", "web-key-", "web-kind-", "web-plan-", "web-speed-", "web-view-", "web-score-", "web-set-",
)  # fmt: skip


def sources() -> str:
    files = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in files if PICTURES not in path.parents)


def words() -> set[str]:
    folder = ROOT / "src" / "landsraad" / "i18n" / "locales" / "en"
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))
    return set(re.findall(r"^((?:web|analysis)-[\w-]+) =", text, re.MULTILINE))


def test_types_are_made_from_the_schema() -> None:
    subprocess.run([sys.executable, "tools/wire_types.py", "--check"], cwd=ROOT, check=True)


def test_types_of_the_view_are_made_from_its_shape() -> None:
    subprocess.run([sys.executable, "tools/view_types.py", "--check"], cwd=ROOT, check=True)


def test_every_label_of_the_client_has_words_and_no_words_are_idle() -> None:
    text = sources()
    used = set(re.findall(r"['\"]((?:web|analysis)-[a-z][\w-]*)['\"]", text))
    known = words()
    assert used <= known, sorted(used - known)
    zones = {"web-discard", "web-play"}
    idle = {key for key in known - used - zones if not key.startswith(PREFIXES)}
    assert idle == set()


def test_every_drawing_has_a_name() -> None:
    goods = (WEB / "src" / "icons" / "goods.ts").read_text("utf-8")
    names = set(re.findall(r"^  (\w+):", goods, re.MULTILINE)) - {"unknown"}
    assert len(names) > 50
    missing = {name for name in names if f"web-icon-{name}" not in words()}
    assert missing == set()


def test_every_effect_has_a_drawing() -> None:
    from tests.support.vocabulary import names

    inner = {
        "if", "pay", "choose", "branch", "each_opponent", "per", "pay_solari", "pay_spice", "pay_water",
        "intrigue_done", "may_pay", "arrive", "rival_deploy", "influence_pick", "space_influence", "rival_tiles",
        "entered", "either", "skip", "lines", "together", "pay_specimen",
    }  # fmt: skip
    goods = (WEB / "src" / "icons" / "goods.ts").read_text("utf-8")
    drawn = set(re.findall(r"^  (\w+):", goods, re.MULTILINE))
    assert {name for name in names("op_names").values() if name not in inner} - drawn == set()


def test_the_client_knows_no_card_and_no_space() -> None:
    """No rules in the client: what can be clicked comes from the options, what is drawn from the catalogue."""
    import landsraad as ls

    text = sources()
    catalog = ls.catalog(ls.Setup(players=4))
    levels = {"kwisatz_haderach"}  # a level of the bots too
    for kind in ("cards", "intrigues", "spaces", "leaders", "conflicts"):
        for thing in catalog[kind]:
            name = str(thing["id"])
            if "_" in name and name not in levels:
                assert not re.search(rf"\b{name}\b", text), name


def test_the_first_load_is_small() -> None:
    index = STATIC / "index.html"
    if not index.is_file():
        pytest.fail("the browser client is not built: make web")
    wanted = re.findall(r'(?:src|href)="\.?/(assets/[^"]+)"', index.read_text("utf-8"))
    assert wanted
    fonts = [f"assets/{path.name}" for path in (STATIC / "assets").glob("*.woff2")]
    assert fonts
    loaded = [name for name in wanted if name.endswith((".js", ".css"))] + fonts
    assert sum(len(gzip.compress((STATIC / name).read_bytes())) for name in loaded) <= FIRST_LOAD
    assert "<script>" not in index.read_text("utf-8")


def test_no_registry_address_in_the_lock_file() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert "registry" not in text
    packages = json.loads(text)["packages"]
    assert all("resolved" not in package for package in packages.values())


PILOT = """
const ts = require('./web/node_modules/typescript')
const code = require('fs').readFileSync('web/src/lib/pilot.ts', 'utf8')
const plain = ts.transpileModule(code, { compilerOptions: { module: 'commonjs' } }).outputText
const made = {}
new Function('exports', plain)(made)
const me = { kind: 'human', yours: true }
const other = { kind: 'human', yours: false }
const bot = { kind: 'bot', yours: false }
const verbs = ['pass', 'end_turn', 'resolve'].map((verb) => ({ verb, agenda: null }))
const asked = (places, intrigue) => {
  const secret = made.readable(places, { intrigue })
  return verbs.map((one) => made.unasked([one], [], '', secret) === undefined)
}
const cases = [[[me, other], ['a']], [[me, other], []], [[me, bot], ['a']], [[me, me], ['a']]]
process.stdout.write(JSON.stringify(cases.map(([places, held]) => asked(places, held))))
"""


def test_the_page_passes_for_nobody_whose_hidden_cards_that_would_tell() -> None:
    # A seat that holds Intrigue cards is asked whether it can play one or not: how soon it is done tells nothing to
    # people who look on. Whether it holds any is public, and bots read no clock.
    told = subprocess.run(["node", "-e", PILOT], cwd=ROOT, check=True, capture_output=True, text=True, timeout=60)
    people, nothing_held, bots, one_screen = json.loads(told.stdout)
    assert people == [True, True, False]
    assert nothing_held == bots == one_screen == [False, False, False]
