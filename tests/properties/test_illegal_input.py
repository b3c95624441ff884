"""R6: illegal input changes nothing: a typed error, and the game is what it was, its redo and its events included."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import landsraad as ls
from landsraad.core.errors import IllegalAction
from tests.support.cells import SAMPLED, Cell
from tests.support.cells import cell as cell_of
from tests.support.play import RandomPlayer, named, pick, size

ATTEMPTS = size(10_000, 500_000) // len(SAMPLED)
PER_POSITION = 20

# Never an action, whatever the position; the numbers of actions end at N_ACTIONS.
NEVER: tuple[object, ...] = (
    -1, -4096, ls.N_ACTIONS, 4095, 4096, 65536, 2**31, 2**63, -(2**63) - 1, 2**64 + 5, 10**100, -(10**100),
    None, "", "0", "17", "reveal", b"0", 0.0, 1.0, 17.0, 0.5, float("nan"), float("inf"), 3j,
    (), (0,), [], [0], {}, {"action": 0}, set(), object(), int, range(3), ...,
)  # fmt: skip
NEVER_TEXTS = (
    "", " ", "\n", "0", "nothing", "agent", "agent >", "agent dagger >", "agent dagger > nowhere", "agent > arrakeen",
    "agent no_such_card > arrakeen", "deploy -1", "deploy 00", "deploy +1", "deploy 1.0", "deploy 99",
    "deploy", "intrigue", "acquire", "reveal reveal", "Reveal", "end", "resolve", "resolve x y", "x" * 10_000,
    "\0", "agent\0dagger", "é 서비스 🏜", "influence no_faction", "opponent 9", "pass pass", "trash dagger deck",
    "{}", "; drop table games",
)  # fmt: skip


def illegal_numbers(rng: random.Random, game: ls.Game) -> Iterator[object]:
    """Yield numbers in the range of actions that are not legal now."""
    legal = set(game.legal_actions())
    while True:
        number = pick(rng, ls.N_ACTIONS)
        if number not in legal:
            yield number


def refuse(game: ls.Game, attempt: object, text: bool) -> None:
    """Try something that must be refused."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply_text(str(attempt)) if text else game.apply(attempt)
    assert 0 < len(str(refusal.value)) < 20_000


def unchanged(game: ls.Game) -> tuple[object, ...]:
    """Return all that a refused attempt could have changed."""
    return game.digest(), game.history, game.events(), game.seat, game.decision, game.legal_actions()


def other_texts(game: ls.Game, known: dict[str, None]) -> list[str]:
    """Collect the texts of this position and return those of earlier ones that are not legal now."""
    decision = game.decision
    now = [option.text for option in decision.options] if decision is not None else []
    known.update(dict.fromkeys(now))
    legal = set(now)
    # The whole text of sending an Agent is legal as soon as its beginning is, if the rest holds: left out here.
    return [text for text in known if text not in legal and not any(mark in text for mark in (" > ", " from ", " + "))]


def try_position(game: ls.Game, rng: random.Random, known: dict[str, None]) -> int:
    """Make some attempts in one position and return their number."""
    before = unchanged(game)
    numbers = illegal_numbers(rng, game)
    texts = other_texts(game, known)
    for attempt in range(PER_POSITION):
        kind = attempt % 4
        if kind == 0:
            refuse(game, NEVER[pick(rng, len(NEVER))], text=False)
        elif kind == 1:
            refuse(game, NEVER_TEXTS[pick(rng, len(NEVER_TEXTS))], text=True)
        elif kind == 2 and texts:
            refuse(game, texts[pick(rng, len(texts))], text=True)
        else:
            refuse(game, next(numbers), text=False)
        assert game.digest() == before[0]
    assert unchanged(game) == before
    return PER_POSITION


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_random_attempts(cell: Cell) -> None:
    attempts, seed = 0, 0
    known: dict[str, None] = {}
    while attempts < ATTEMPTS:
        game = cell.game(seed)
        rng = random.Random(seed)
        player = RandomPlayer(seed)
        with named(cell, seed, game):
            game.events()
            while not game.over and attempts < ATTEMPTS:
                if pick(rng, 4) == 0:
                    attempts += try_position(game, rng, known)
                game.apply(player.choose(game))
            attempts += try_position(game, rng, known)
        seed += 1


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_everything_that_is_never_legal(cell: Cell) -> None:
    game = cell.game(1)
    player = RandomPlayer(1)
    for step in range(60):
        if step % 20 == 0:
            before = unchanged(game)
            for attempt in NEVER:
                refuse(game, attempt, text=False)
            for text in NEVER_TEXTS:
                refuse(game, text, text=True)
            assert unchanged(game) == before
        if game.over:  # a solo game may be short
            break
        game.apply(player.choose(game))


def test_a_number_too_long_to_print() -> None:
    # Python refuses to write out more than 4,300 digits; the refusal of the action must not depend on it.
    game = cell_of("base-4p").game(0)
    before = game.digest()
    for number in (10**5_000, -(10**5_000)):
        refuse(game, number, text=False)
        assert game.digest() == before


def test_truth_values_are_no_actions() -> None:
    # True and 1 are equal in Python, but nobody chooses an action by saying yes.
    for seed in range(40):
        game = cell_of("base-1p-mercenary").game(seed)
        player = RandomPlayer(seed)
        while not game.over:
            if {0, 1} & set(game.legal_actions()):
                before = game.digest()
                for value in (True, False):
                    refuse(game, value, text=False)
                assert game.digest() == before
                return
            game.apply(player.choose(game))
    raise AssertionError("no position with action 0 or 1")


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_a_refusal_keeps_what_was_taken_back(cell: Cell) -> None:
    game = cell.game(2)
    player = RandomPlayer(2)
    for _ in range(40):
        game.apply(player.choose(game))
    after = game.digest()
    game.undo(force=True)
    refuse(game, -1, text=False)
    refuse(game, "nothing", text=True)
    game.redo()
    assert game.digest() == after


@pytest.mark.parametrize("cell", SAMPLED, ids=lambda cell: cell.name)
def test_half_a_compound_is_nothing(cell: Cell) -> None:
    """The card is right, the space is not: the card is not chosen either."""
    tried = 0
    seed = 3
    game, player = cell.game(seed), RandomPlayer(seed)
    while tried < 30:
        if game.over:  # a solo game may be short
            seed += 1
            game, player = cell.game(seed), RandomPlayer(seed)
        decision = game.decision
        assert decision is not None
        cards = [option.text for option in decision.options if option.text.startswith("agent ")]
        if decision.kind == "play_card" and cards:
            before = unchanged(game)
            refuse(game, f"{cards[0]} > nowhere", text=True)
            refuse(game, f"{cards[0]} from nowhere > arrakeen", text=True)
            assert unchanged(game) == before
            tried += 1
        game.apply(player.choose(game))
    assert tried == 30
