"""Undo is free exactly where a decision told nobody anything; judged by replay on copies (``tests.support.news``)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import landsraad as ls
from landsraad import positions
from landsraad.engine.atoms import cards, flow
from tests.support.busy import busy
from tests.support.cells import SAMPLED, Cell, cell
from tests.support.news import COPIES, MANY, is_free, tells
from tests.support.play import COMPILED, Player, RandomPlayer, by_build, named, size


def mismatch(game: ls.Game, action: int, seed: int) -> str | None:
    """Say where engine and replay differ about a decision; None where they agree."""
    free = is_free(game, action)
    told = tells(game, action, COPIES if free else 2, seed)
    if not told and not free:
        told = tells(game, action, MANY, seed)  # a small chance may come out alike a few times
    if free != told:
        return None
    return f"{game.text_of(action)} is {'free, but tells something' if free else 'not free, but tells nothing'}"


def walk(game: ls.Game, player: Player, steps: int) -> Counter[bool]:
    """Judge every decision on the way."""
    found: Counter[bool] = Counter()
    for step in range(steps):
        if game.over:
            break
        action = player.choose(game)
        wrong = mismatch(game, action, 1_000 * step)
        assert wrong is None, f"step {step}: {wrong}"
        found[is_free(game, action)] += 1
        game.apply(action)
    return found


@pytest.mark.parametrize("where", SAMPLED, ids=lambda where: where.name)
def test_free_exactly_when_nothing_comes_to_light(where: Cell) -> None:
    for seed in range(size(1, 10)):
        game = where.game(seed)
        with named(where, seed, game):
            found = walk(game, RandomPlayer(seed), by_build(40, 8))
        assert found[True] > 0


@pytest.mark.parametrize(
    ("where", "seed", "steps"),
    [
        ("base+ix-4p", 3, 13),  # an Intrigue card drawn by whoever has put it on top
        ("base+immortality-1p-mercenary", 9, 33),  # a look at the top card of a deck of one
        ("uprising+ix+immortality-6p-epic", 2, 16),  # an Intrigue card given by the last who decides on a trade
        ("uprising+ix+choam+immortality+base_cards-1p-options", 2, 25),  # an Intrigue card that a Rival draws
    ],
)
def test_what_only_seems_to_come_to_light(where: str, seed: int, steps: int) -> None:
    walk(cell(where).game(seed), RandomPlayer(seed), steps)


def started(where: str, seed: int) -> ls.Game:
    """Return a game that goes on from a busy table, with a history of its own."""
    table = busy(cell(where), seed)
    return ls.Game(table.state.rules, cell(where).setup(), 0, table.state.clone(), True)


@pytest.mark.parametrize("where", ["base-3p", "base+ix-4p", "base+immortality-4p", "uprising+choam-4p", "uprising-6p"])
def test_busy_tables(where: str) -> None:
    for seed in range(size(2, 20)):
        walk(started(where, seed), RandomPlayer(seed), by_build(40, 15))


# --- teeth -----------------------------------------------------------------------------------------------------------


IX = "base+ix-4p"


def dropped(name: str) -> tuple[object, str]:
    """Return the module and name of an atom that notes something."""
    return (flow if name == "note_reveal" else cards), name


@pytest.mark.parametrize(
    ("fence", "where"),
    [
        *((name, IX) for name in ("note_reveal", "look_at_top", "note_top_gone", "fill_row", "steal_intrigue")),
        ("note_reveal", "uprising+choam-4p"),
        ("note_reveal", "base+immortality-4p"),
    ],
)
def test_a_missing_fence_is_noticed(fence: str, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turned-up tile, contract or Tleilaxu card, a look at the top card, a drawn card, a filled Row, a theft."""
    if COMPILED:
        return  # compiled modules call each other directly
    module, name = dropped(fence)
    real = getattr(module, name)

    def silent(s: object, *rest: object) -> object:
        before = s.reveals  # type: ignore[attr-defined]
        result = real(s, *rest)
        s.reveals = before  # type: ignore[attr-defined]
        return result

    monkeypatch.setattr(module, name, silent)
    rng = random.Random(fence)
    for seed in range(40):
        game = started(where, seed)
        player = RandomPlayer(int(rng.random() * 1e6))
        for step in range(40):
            if game.over:
                break
            action = player.choose(game)
            if is_free(game, action) and tells(game, action, 3, step):
                return
            game.apply(action)
    raise AssertionError(f"nobody noticed that {fence} left no fence")


# --- redo ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["base-3p", "base+ix-1p-mercenary"])
def test_redo_survives_a_clone(where: str) -> None:
    game = cell(where).game(5)
    player = RandomPlayer(5)
    digests = [game.digest()]
    for _ in range(25):
        game.apply(player.choose(game))
        digests.append(game.digest())
    for _ in range(6):
        game.undo(force=True)
    copy = game.clone()
    for step in range(6):
        copy.redo()
        assert copy.digest() == digests[20 + step]
    assert game.digest() == digests[19]  # the clone went its own way
    game.redo()
    assert game.digest() == digests[20]


def test_the_last_card_of_a_deck_is_no_news() -> None:
    """Its owner knows what is left in the deck: one card drawn of one tells nothing, one of two does."""
    for deck, free in ((("dagger",), True), (("dagger", "diplomacy"), False)):
        table = positions.new(ls.Setup(players=4), 3).empty_hands().empty_board()
        game = table.hand(0, "reconnaissance").deck(0, *deck).discard(0).turn(0).start()
        game.apply_text("agent reconnaissance > arrakeen")
        steps = game.undo_depth(0)
        game.apply_text(next(text for text in texts(game) if "draw" in text))
        assert (game.undo_depth(0) > steps) == free


def texts(game: ls.Game) -> list[str]:
    """Return the options of the open decision as text."""
    assert game.decision is not None
    return [option.text for option in game.decision.options]
