"""The drawings: everything of every box has a picture of its own, small, loaded later, in colours that all can tell."""

from __future__ import annotations

import gzip
import itertools
import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "src" / "landsraad" / "server" / "static"
FACTS = ROOT / "tests" / "facts"
LIBRARY = 150 * 1024
SKETCH = 33  # motifs of the sketch that the library grew from
# Files of the facts by the kind that their things have in the catalogue.
FILES = {
    "card": ("starter", "reserve", "imperium", "tleilaxu"),
    "intrigue": ("intrigue",),
    "conflict": ("conflicts",),
    "tile": ("tech",),
    "leader": ("leaders",),
    "contract": ("contracts",),
    "objective": ("objectives",),
}
# Cards that bear somebody's name.
NAMED = (
    "chani",
    "chani_clever_tactician",
    "dr_yueh",
    "duncan_idaho",
    "esmar_tuek",
    "gurney_halleck",
    "jamis",
    "lady_jessica",
    "liet_kynes",
    "muad_dib_usul",
    "piter_de_vries",
    "reverend_mother_mohiam",
    "shadout_mapes",
    "stilgar",
    "stilgar_the_devoted",
    "thufir_hawat",
)


@cache
def report() -> dict[str, Any]:
    """Return what the drawings tell of themselves."""
    command = ["node", "web/tools/art_report.mjs"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=120).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def things() -> set[str]:
    """Return everything in the facts that has a face, as kind/id."""
    found = set()
    for box in ("base", "ix", "uprising", "immortality"):
        for kind, names in FILES.items():
            for name in names:
                file = FACTS / box / f"{name}.yaml"
                if file.is_file():
                    found |= {f"{kind}/{one['id']}" for one in yaml.safe_load(file.read_text("utf-8"))}
    six = yaml.safe_load((FACTS / "uprising" / "six_player.yaml").read_text("utf-8"))
    found |= {f"card/{one['id']}" for deck in six["commander_decks"].values() for one in deck}
    found |= {f"leader/{one['id']}" for one in six["leaders"]}
    found |= {f"contract/{one['id']}" for one in six["sardaukar_contracts"]}
    return found


def test_everything_of_every_box_has_a_picture() -> None:
    wanted = things()
    assert len(wanted) > 380
    assert wanted == set(report()["pictures"])


def test_everything_that_the_engine_knows_has_a_picture() -> None:
    import landsraad as ls
    from landsraad.content.boxes import BOXES
    from landsraad.server.show.choices import host_choices

    kinds = {"card": "cards", "intrigue": "intrigues", "conflict": "conflicts", "tile": "tiles", "leader": "leaders"}
    known = set()
    for host in (box.id for box in BOXES.values() if box.host):
        catalog: Any = ls.catalog(ls.Setup(host=host, players=4, modules=tuple(host_choices(host, "en")["modules"])))
        known |= {f"{kind}/{one['id']}" for kind, table in kinds.items() for one in catalog.get(table, [])}
    assert len(known) > 150
    assert known - set(report()["pictures"]) == set()


def test_no_two_pictures_are_alike() -> None:
    """Not the drawings, not their shapes without colours, not the recipes; how they look is compared in the browser."""
    pictures = report()["pictures"]
    for theme in ("dark", "light"):
        for form in ("whole", "bare"):
            assert len({one[theme][form] for one in pictures.values()}) == len(pictures)
    recipes = [(json.dumps(recipe[:5]), thing) for thing, recipe in report()["recipes"].items()]
    same = [pair for pair in itertools.combinations(sorted(recipes), 2) if pair[0][0] == pair[1][0]]
    assert same == []


def test_both_themes_are_drawn() -> None:
    same = {thing for thing, one in report()["pictures"].items() if one["dark"]["whole"] == one["light"]["whole"]}
    assert {thing.split("/")[0] for thing in same} <= {"leader"}  # a portrait has the colours of its house


def test_the_library_is_rich_and_used() -> None:
    motifs = set(report()["motifs"])
    assert len(motifs) >= SKETCH + 25
    used = {part.lstrip("@") for recipe in report()["recipes"].values() for part in recipe[2:5] if part}
    landscape = {"sun", "moons", "star"}  # the heavens are drawn by skies too
    assert motifs - used - landscape == set()
    assert set(report()["characters"]) - used == set()
    subjects = [recipe[3] for recipe in report()["recipes"].values()]
    assert max(subjects.count(one) for one in set(subjects)) <= 9


@pytest.mark.parametrize("card", NAMED)
def test_who_has_a_name_has_a_figure(card: str) -> None:
    subject = report()["recipes"][f"card/{card}"][3]
    assert subject.startswith("@")
    others = [thing for thing, recipe in report()["recipes"].items() if recipe[3] == subject]
    assert others == [f"card/{card}"]


def test_portraits_do_not_share_one_bust() -> None:
    """Any two Leaders differ in at least four of place, bearing, hair, clothes, gear, skin, things held and mood."""
    leaders = report()["leaders"]
    assert len({json.dumps(one, sort_keys=True) for one in leaders.values()}) == len(leaders)
    aspects = (
        ("place",),
        ("turn", "lean"),
        ("top", "back", "beard"),
        ("wear",),
        ("gear",),
        ("skin",),
        ("prop",),
        ("mouth", "brows"),
    )
    for (one, a), (other, b) in itertools.combinations(leaders.items(), 2):
        apart = [aspect for aspect in aspects if [a.get(key) for key in aspect] != [b.get(key) for key in aspect]]
        assert len(apart) >= 4, (one, other, apart)
    assert len({one["place"] for one in leaders.values()}) == len(leaders)


def test_the_library_is_small_and_comes_later() -> None:
    assert report()["gzipped"] <= LIBRARY
    assets = list((STATIC / "assets").glob("library-*.js"))
    assert len(assets) == 1
    assert len(gzip.compress(assets[0].read_bytes())) <= LIBRARY
    index = (STATIC / "index.html").read_text("utf-8")
    assert "library" not in index
    first = re.findall(r'src="\.?/(assets/[^"]+\.js)"', index)
    assert "worm_riders" not in (STATIC / first[0]).read_text("utf-8")


# Matrices of Machado, Oliveira and Fernandes (2009) for whole loss of one kind of cone, on linear light.
SIGHTS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}  # fmt: skip


def linear(colour: str) -> list[float]:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in channels]


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    """Return a colour as somebody sees it, in CIE Lab."""
    light = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(k * one for k, one in zip(row, light, strict=True)))) for row in SIGHTS[sight])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def contrast(one: str, other: str) -> float:
    bright, dim = sorted(
        (0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other))), reverse=True
    )
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize(("theme", "apart"), [("dark", 35), ("light", 25)])
def test_seats_are_told_apart_by_everybody(theme: str, apart: float) -> None:
    seats = report()["seats"]
    colours = [seat[theme]["lit"] for seat in seats]
    for sight in SIGHTS:
        for one, other in itertools.combinations(colours, 2):
            distance = sum((a - b) ** 2 for a, b in zip(seen(one, sight), seen(other, sight), strict=True)) ** 0.5
            assert distance >= apart, (sight, one, other, distance)
    assert len({seat["form"] for seat in seats}) == len(seats)
    plate = report()["surface"][theme]["plate"]
    assert min(contrast(colour, plate) for colour in colours) >= 4.5


def test_the_page_wears_the_colours_of_the_seats() -> None:
    css = (ROOT / "web" / "src" / "app.css").read_text("utf-8")
    for theme in ("dark", "light"):
        part = css[css.index(f"data-theme='{theme}'") :]
        shown = [re.search(rf"--s{seat}: (#\w+)", part) for seat in range(6)]
        assert [one and one[1] for one in shown] == [seat[theme]["lit"] for seat in report()["seats"]]
