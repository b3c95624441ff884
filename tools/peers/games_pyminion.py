"""pyminion's Dominion, base set, four players that decide at random."""

from __future__ import annotations

import contextlib
import copy
import itertools
import logging
import random
from importlib import metadata
from typing import Any

from pyminion.bots.bot import Bot
from pyminion.expansions.base import base_set
from pyminion.game import Game
from trial import LOOP, Trial


def version() -> str:
    """Return what is measured."""
    return f"pyminion {metadata.version('pyminion')}"


class Dice:
    """Answers every question of the game at random and counts the answers. All treasures are played at once."""

    def __init__(self) -> None:
        self.x = 1
        self.made = 0

    def below(self, n: int) -> int:
        """Return a random number below n."""
        self.x = (self.x * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.x >> 8) % n

    def one_or_none(self, cards: list[Any]) -> Any:
        """Choose a card or none."""
        self.made += 1
        chosen = self.below(len(cards) + 1)
        return cards[chosen] if chosen < len(cards) else None

    def some(self, cards: list[Any], least: int, most: int) -> list[Any]:
        """Choose as many cards as allowed."""
        self.made += 1
        most = len(cards) if most < 0 else min(most, len(cards))
        least = min(least, most)
        rest = list(cards)
        return [rest.pop(self.below(len(rest))) for _ in range(least + self.below(most - least + 1))]

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        """Play an action card or none."""
        return self.one_or_none(valid_actions)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        """Buy a card or none."""
        return self.one_or_none(valid_cards)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        """Play all treasures."""
        self.made += 1
        return valid_treasures

    def binary_decision(self, *_: Any, **__: Any) -> bool:
        """Say yes or no."""
        self.made += 1
        return self.below(2) == 1

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        """Choose among named options."""
        return self.some(list(range(len(options))), num_choices, num_choices)

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        """Choose a place in the deck."""
        self.made += 1
        return self.below(num_deck_cards + 1)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        """Choose a card to play again."""
        return self.some(valid_cards, 1, 1)[0] if required else self.one_or_none(valid_cards)

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Any]:
        """Choose cards to discard."""
        return self.some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Any]:
        """Choose cards to trash."""
        return self.some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Any]:
        """Choose cards to gain."""
        return self.some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Any]:
        """Choose cards to put on the deck."""
        return self.some(valid_cards, min_num_topdeck, max_num_topdeck)

    def reveal_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_reveal: int = 0,
        max_num_reveal: int = -1,
    ) -> list[Any]:
        """Choose cards to show."""
        return self.some(valid_cards, min_num_reveal, max_num_reveal)


def dominion() -> Trial:
    """Return random play of four players; a position is taken between two turns.

    About one random game in a thousand stops with an assertion of the peer (Remodel played with no card left in hand);
    its decisions count like those of a game that ended.
    """
    logging.disable()  # at its best: otherwise half the time goes into a log that nobody reads
    dice = Dice()
    seeds = itertools.count(1)

    def play(limit: int) -> tuple[int, Any]:
        dice.x = next(seeds)
        random.seed(dice.x)
        dice.made = 0
        players = [Bot(decider=dice, player_id=f"player {n}") for n in range(4)]
        game = Game(players=players, expansions=[base_set], random_order=False, log_stdout=False)
        game.start()
        over = False
        with contextlib.suppress(AssertionError):
            while not over:
                for player in players:
                    player.take_turn(game)
                    game.card_cost_reduction = 0
                    over = dice.made >= limit or game.is_over()
                    if over:
                        break
        return dice.made, game

    def copied(game: Any) -> Any:
        # Cards are compared by identity: a copy that can be played on must share them.
        shared: dict[int, Any] = {id(card): card for card in game.all_game_cards}
        return copy.deepcopy(game, shared)

    return Trial("Dominion", 4, LOOP, play, copied, "copy.deepcopy(game), cards shared")


TRIALS = {"Dominion": dominion}
