"""The shape of a view is what ``server/wire/view_shape.py`` declares: no key missing, undeclared or only declared."""

from __future__ import annotations

import json
import random
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import landsraad as ls
from landsraad.server.wire import view_shape
from landsraad.server.wire.view_shape import View
from tests.support.cells import SAMPLED, Cell, cell
from tests.support.play import RandomPlayer, size
from tests.support.scenario import scenario

SEEN: set[tuple[str, str]] = set()  # shape and key


def check(value: object, hint: Any, path: str) -> None:
    """Compare a value with its declared type; raise AssertionError with the path to what differs."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        check_keys(value, hint, path)
    elif origin is list:
        assert isinstance(value, list), f"{path} is declared as a list"
        for number, item in enumerate(value):
            check(item, inner[0], f"{path}[{number}]")
    elif origin is dict:
        assert isinstance(value, dict), f"{path} is declared as an object"
        for key, item in value.items():
            assert isinstance(key, str), path
            check(item, inner[1], f"{path}.{key}")
    elif origin is Literal:
        assert value in inner, f"{path} is {value!r}, declared are {inner}"
    elif origin in (UnionType, Union):
        check_any(value, inner, path)
    elif hint is object:
        json.dumps(value)  # a part of an effect: plain data, as the catalogue has it
    else:
        assert type(value) is hint, f"{path} is {value!r}, declared as {hint.__name__}"


def check_any(value: object, hints: tuple[Any, ...], path: str) -> None:
    """Check that a value is of one of several types: at most one of them is more than a plain one."""
    if value is None:
        assert NoneType in hints, f"{path} is None, which is not declared"
        return
    problems = []
    for hint in hints:
        try:
            check(value, hint, path)
        except AssertionError as problem:
            problems.append(problem)
    assert len(problems) < len(hints), problems


def check_keys(value: object, shape: Any, path: str) -> None:
    """Compare the keys of an object with its declared ones."""
    assert isinstance(value, dict), f"{path} is declared as {shape.__name__}"
    hints = get_type_hints(shape, include_extras=True)
    undeclared = sorted(set(value) - set(hints))
    assert not undeclared, f"{path} has {undeclared}, which {shape.__name__} does not declare"
    for key, hint in hints.items():
        optional = get_origin(hint) is NotRequired
        if key not in value:
            assert optional, f"{path} lacks {key}, which {shape.__name__} declares"
            continue
        SEEN.add((shape.__name__, key))
        check(value[key], get_args(hint)[0] if optional else hint, f"{path}.{key}")


def views(where: Cell, seed: int) -> list[dict[str, object]]:
    """Return the views of all viewers at random moments of a game, and the open ones of its end and of before."""
    game = where.game(seed)
    player, dice = RandomPlayer(seed), random.Random(seed)
    found = []
    while not game.over:
        if dice.random() < 0.05:
            found += [game.view(viewer) for viewer in (None, *range(where.players))]
        game.apply(player.choose(game))
    found += [game.view(viewer) for viewer in (None, "open", *range(where.players))]
    return [*found, *(game.rewound(step).view("open") for step in range(0, len(game.history), 40))]


@pytest.mark.parametrize("where", SAMPLED, ids=lambda where: where.name)
def test_views_are_what_is_declared(where: Cell) -> None:
    for seed in range(size(1, 50)):
        for view in views(where, seed):
            check(view, View, f"view({view['viewer']!r})")


def test_what_is_declared_is_seen() -> None:
    """Every declared key is in some view of some set-up; a Leader who keeps a card aside makes the rarest."""
    solo = "uprising+ix+choam+immortality+base_cards-1p-kwisatz_haderach"
    for name in ("base+ix-1p-mentat", "base+ix-3p", "uprising+choam-4p", "uprising+ix+choam-3p", solo):
        for view in views(cell(name), 3):
            check(view, View, "view")
    for leader in ls.catalog(ls.Setup(modules=("ix",)))["leaders"]:  # type: ignore[attr-defined]
        game = ls.new_game(ls.Setup(players=3, modules=("ix",), leaders=(leader["id"], None, None)), 2)
        player = RandomPlayer(2)
        for _ in range(40):
            check(game.view(0), View, "view")
            game.apply(player.choose(game))
    game = cell("uprising-6p").game(3)
    player = RandomPlayer(3)
    while not game.over:
        if game.view(None)["trade"] is not None:  # it lasts a few decisions
            check(game.view(game.seat), View, "view")
        game.apply(player.choose(game))
    game = cell("base+immortality-4p").game(3)
    player = RandomPlayer(3)
    while not game.over:
        decision = game.decision
        if decision is not None and decision.options[0].partner is not None:  # two cards are being played as one
            check(game.view(game.seat), View, "view")
        game.apply(player.choose(game))
    shapes = [one for one in vars(view_shape).values() if is_typeddict(one) and one is not view_shape.SharedView]
    declared = {(shape.__name__, key) for shape in shapes for key in get_type_hints(shape)}
    assert declared - SEEN == set()


def test_the_comparison_has_teeth() -> None:
    view = cell("base-4p").game(1).view(0)
    check(view, View, "view")
    seats = view["seats"]
    assert isinstance(seats, list)
    broken: list[dict[str, object]] = [
        {**view, "spoons": 3},
        {key: value for key, value in view.items() if key != "row"},
        {**view, "round": None},
        {**view, "round": True},
        {**view, "viewer": "closed"},
        {**view, "seats": [{**seats[0], "vp": "3"}]},
        {**view, "reserve": {"dagger": "3"}},
    ]
    for wrong in broken:
        with pytest.raises(AssertionError):
            check(wrong, View, "view")


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_whoever_is_asked_sees_the_options_and_nobody_else(viewer: int | None) -> None:
    game = scenario(3).hand(1, "dagger", "diplomacy").turn(1).game
    shown = game.view(viewer)["decision"]
    assert isinstance(shown, dict)
    assert (shown["seat"], shown["kind"]) == (1, "play_card")
    texts = [option["text"] for option in shown["options"]] if "options" in shown else None
    assert texts == ([option.text for option in game.decision.options] if viewer == 1 and game.decision else None)
