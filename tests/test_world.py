"""The board as data: every space has ground of its own, a picture, and a plate that lies on no other."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest

import landsraad as ls

ROOT = Path(__file__).resolve().parents[1]
WORLD = ROOT / "web" / "src" / "world"
WIDTH, HEIGHT = 1152, 508
PLATE = 41
Row = tuple[float, float, float, str]
LAYERS: dict[str, dict[str, Any]] = json.loads((WORLD / "layout" / "boards.json").read_text("utf-8"))
# Posts and walls stand by the spaces; the pages of the browser are measured for them.
BOARDS: dict[str, dict[str, Row]] = {
    layer: rows for layer, rows in LAYERS.items() if not layer.endswith(("/posts", "/wall"))
}
# Spaces that a box puts onto the ground of others.
COVERED = {
    "base+ix": {"hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"},
    "uprising+ix": {"assembly_hall", "gather_support", "shipping", "accept_contract"},
    "uprising/6": {"sardaukar", "dutiful_service", "desert_tactics", "fremkit"},
}


def rows(layer: str) -> dict[str, Row]:
    """Return the rows of a host with the rows of a box over them."""
    host, *over = re.split(r"(?=[+/])", layer)
    found = dict(BOARDS[host])
    for one in [*(f"{host}{part}" for part in over), layer]:
        found = {name: row for name, row in found.items() if name not in COVERED.get(one, set())} | BOARDS[one]
    return found


def plate(row: Row) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a plate in units of the world."""
    x, y, width, _picture = row
    return x * WIDTH - width / 2, y * HEIGHT + 4, x * WIDTH + width / 2, y * HEIGHT + 4 + PLATE


@pytest.mark.parametrize(
    ("host", "modules", "layer"),
    [
        ("base", (), "base"),
        ("base", ("ix",), "base+ix"),
        ("uprising", ("choam",), "uprising"),
        ("uprising", ("choam", "ix", "base_cards"), "uprising+ix"),
    ],
)
def test_every_space_of_a_game_has_ground(host: str, modules: tuple[str, ...], layer: str) -> None:
    catalog: dict[str, Any] = ls.catalog(ls.Setup(host=host, players=4, modules=modules))
    known = rows(layer)
    assert {str(space["id"]) for space in catalog["spaces"]} == set(known)


@pytest.mark.parametrize("layer", list(BOARDS))
def test_no_plate_lies_on_another_or_leaves_the_world(layer: str) -> None:
    places = rows(layer)
    for name, row in places.items():
        left, top, right, bottom = plate(row)
        assert min(left, top) >= 0, name
        assert right <= 0.815 * WIDTH, name
        assert bottom <= HEIGHT, name
    for (one, a), (other, b) in itertools.combinations(places.items(), 2):
        p, q = plate(a), plate(b)
        assert p[2] <= q[0] or q[2] <= p[0] or p[3] <= q[1] or q[3] <= p[1], (layer, one, other)


def test_every_post_stands_by_a_space_of_its_board() -> None:
    posts = LAYERS["uprising/posts"]
    seen: set[str] = set()
    for players, modules in itertools.product((4, 6), ((), ("ix",))):
        catalog: dict[str, Any] = ls.catalog(ls.Setup(host="uprising", players=players, modules=modules))
        here = {str(post["id"]) for post in catalog["posts"]} & set(posts)
        assert {posts[name][0] for name in here} <= {str(space["id"]) for space in catalog["spaces"]}
        seen |= here
    assert set(posts) == seen


def test_every_ground_has_a_picture_and_a_space_that_exists() -> None:
    drawn = set(re.findall(r"^  (\w+): \(", (WORLD / "buildings.ts").read_text("utf-8"), re.MULTILINE))
    actions = (ROOT / "src" / "landsraad" / "core" / "actions.txt").read_text("utf-8").split()
    for layer, places in BOARDS.items():
        assert {row[3] for row in places.values()} <= drawn, layer
        assert {f"space/{name}" for name in places} <= set(actions), layer
