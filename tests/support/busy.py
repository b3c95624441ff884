"""Busy tables: positions of any cell in which much is hidden and much comes to light, whatever boxes there are.

Everybody can pay, holds four Intrigue cards (so that they are stolen) and five cards of the Imperium deck, owns a Tech
tile where there are any. The cards come from the ruleset, so those of a new box join by themselves.
"""

from __future__ import annotations

import random
from collections import Counter

import landsraad as ls
from tests.support.cells import Cell
from tests.support.pieces import tile_defs
from tests.support.play import SeekingPlayer, pick
from tests.support.scenario import Scenario

STEPS = 90
INTRIGUES = 4
CARDS = 5


def busy(cell: Cell, seed: int, leaders: tuple[str | None, ...] | None = None) -> Scenario:
    """Lay a busy table."""
    rng = random.Random(f"{cell.name} {seed}")
    setup = cell.setup(leaders)
    if leaders is None:
        game = ls.new_game(setup, seed)
        dealt = tuple(game._state.rules.leaders[seat.leader].id for seat in game._state.seats)
        setup = cell.setup(dealt)
    g = Scenario(setup, seed)
    rules = g.state.rules
    deck = [rules.intrigues[card].id for card in g.state.intrigue_deck]
    rng.shuffle(deck)
    cards = [rules.cards[card].id for card in g.state.imperium_deck]
    rng.shuffle(cards)
    tiles = [tile.id for tile in tile_defs(rules)]
    rng.shuffle(tiles)
    for seat in range(setup.players):
        g.solari(seat, 9).spice(seat, 9).water(seat, 9)
        g.intrigue(seat, *(deck.pop() for _ in range(min(INTRIGUES, len(deck)))))
        g.hand(seat, *(cards.pop() for _ in range(CARDS)))
        if tiles:
            g.tiles(seat, tiles.pop())
    g.intrigue_deck(*deck).imperium_deck(*cards)
    g.turn(0)
    return g


def wanderer(seed: int, taken: Counter[str]) -> SeekingPlayer:
    """Return a player who takes what was taken least often so far."""
    return SeekingPlayer(seed, taken)


def some(rng: random.Random, n: int, of: int) -> bool:
    """Tell by chance, n times of so many."""
    return pick(rng, of) < n
