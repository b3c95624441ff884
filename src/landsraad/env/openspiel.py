"""The OpenSpiel face (extra [openspiel]): games ``python_landsraad_base`` and so on, one for each registered mode.

Chance is explicit and honest: before the deal, and whenever an action draws, turns up or shuffles something hidden,
there is a chance node, and what nobody knows is drawn anew by its outcome. So no state holds what is to come, and a
search that copies states cannot see it. ``resample_from_infostate`` draws what a player cannot know (hands of others
too), as IS-MCTS asks for. A state does hold the hands of all players: a search that works on copies of it without
resampling knows them, here as in every OpenSpiel game with hidden information.
"""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

import landsraad as ls
from landsraad.engine.game import Game
from landsraad.engine.knowledge.determinize import redraw
from landsraad.env.encoder import Page
from landsraad.env.lessons import Mode, as_game, modes, new_state
from landsraad.env.raw import layout_of
from landsraad.model.state import State

DEALS = 1024  # outcomes of a chance node; each draws everything that nobody knows
LONGEST = 6000  # decisions; far above any game seen
WAITING = -1  # no action waits for chance


class Position:
    """A game in progress, as OpenSpiel copies and stores Python states: with ``deepcopy`` and ``pickle``."""

    def __init__(self, mode: Mode, deal: int) -> None:
        self.mode = mode
        self.deal = deal
        self.drawn = 0  # chance nodes so far
        self.taken = 0  # actions so far
        self.waiting = WAITING  # the action that chance must be asked for
        self.game: Game = as_game(mode.setup, new_state(mode.setup, mode.lesson, deal))

    def apply(self, action: int) -> None:
        """Take an action; if it needs chance, it waits for it."""
        after = self.game.clone()
        after.apply(action)
        if after.reveals != self.game.reveals:
            self.waiting = action
        else:
            self.game = after
            self.taken += 1

    def draw(self, outcome: int) -> None:
        """Let chance decide, then take the action that waits."""
        self.drawn += 1
        state = redraw(self.game._state, self.drawn * DEALS + outcome)
        self.game = as_game(self.mode.setup, state)
        self.game.apply(self.waiting)
        self.waiting = WAITING
        self.taken += 1

    def with_game(self, game: Game) -> "Position":
        """Return the same position with another game in it."""
        other = Position.__new__(Position)
        other.__dict__.update(self.__dict__)
        other.game = game
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.with_game(self.game.clone())


class LandsraadState(pyspiel.State):  # type: ignore[misc]
    """A position, or the chance node before the deal."""

    def __init__(self, game: Any, mode: Mode) -> None:
        super().__init__(game)
        self._mode = mode
        self._last_round = mode.lesson.rounds or 1 << 30
        self._position: Position | None = None

    def current_player(self) -> int:
        """Return who must choose: a seat, chance before the deal and where something is drawn, nobody after the end."""
        if self._position is None or self._position.waiting != WAITING:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self._position.game.seat
        assert seat is not None
        return seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the draws with their chances."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        """Return what a player may do, in ascending order as OpenSpiel wants it."""
        assert self._position is not None
        return sorted(self._position.game.legal_actions())

    def _apply_action(self, action: int) -> None:
        """Take an action; at a chance node it is the draw."""
        if self._position is None:
            self._position = Position(self._mode, action)
        elif self._position.waiting != WAITING:
            self._position.draw(action)
        else:
            self._position.apply(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LandsraadState":
        """Return a state that looks the same to a player, everything it cannot know drawn anew."""
        other: LandsraadState = self.clone()
        if other._position is not None:
            seed = int(sampler() * (1 << 53))
            other._position = other._position.with_game(other._position.game.determinize(player, seed))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in the canonical notation."""
        if player == pyspiel.PlayerId.CHANCE or self._position is None:
            return f"deal {action}" if self._position is None else f"draw {action}"
        game = self._position.game
        return game.text_of(action) if game.seat == player and action in game.legal_actions() else f"action {action}"

    def is_terminal(self) -> bool:
        """Tell whether the game, or the part of it that the lesson is about, is finished."""
        if self._position is None or self._position.waiting != WAITING:
            return False
        game = self._position.game
        return game.over or game._state.round > self._last_round

    def returns(self) -> list[float]:
        """Return 1 for the winner, or the winning team, at the end, 0 for all others."""
        result = [0.0] * self.num_players()
        if self._position is not None and self.is_terminal():
            for one in self._position.game.standings():
                if one.rank == 1 and one.seat < len(result):
                    result[one.seat] = 1.0
        return result

    def __str__(self) -> str:
        at = self._position
        if at is None:
            return "before the deal"
        waits = f", action {at.waiting} waits" if at.waiting != WAITING else ""
        return f"deal {at.deal}, decision {at.taken}, draw {at.drawn}{waits}, {at.game.digest()}"


class SeatObserver:
    """What a player may know, as OpenSpiel's observers give it: the vector of ``docs/observation.md``."""

    def __init__(self, mode: Mode) -> None:
        state = new_state(mode.setup, mode.lesson, 0)
        self._layout = layout_of(state)
        self._page = Page(self._layout.size)
        self._seen = np.frombuffer(memoryview(self._page.numbers), dtype=np.int16)
        self.tensor = np.zeros(self._layout.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.length] for part in self._layout.slices if part.length
        }

    def set_from(self, state: LandsraadState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        if state._position is None:
            self.tensor.fill(0)
            return
        self._page.observe(state._position.game._state, player)
        self.tensor[:] = self._seen

    def string_from(self, state: LandsraadState, player: int) -> str:
        """Return all that a player knows as text: its view as JSON, the same for the same knowledge."""
        if state._position is None:
            return "before the deal"
        return json.dumps(state._position.game.view(player), separators=(",", ":"))


def winners(first: State) -> float | None:
    """Return how many seats win, None where that differs: a Rival that can win takes the game from all of them."""
    if first.rivalry is not None and any(rival.scores for rival in first.rivalry.rivals):
        return None
    return 1.0 if first.teams == 0 else len(first.seats) / 2


def game_class(mode: Mode, short_name: str) -> Any:
    """Return the class of a mode's game: OpenSpiel makes games by their class."""
    first = new_state(mode.setup, mode.lesson, 0)
    seats = len(first.seats)
    total = winners(first)
    kind = pyspiel.GameType(
        short_name=short_name,
        long_name=f"Landsraad {mode.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=(pyspiel.GameType.Utility.GENERAL_SUM if total is None else pyspiel.GameType.Utility.CONSTANT_SUM),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
    )
    facts = pyspiel.GameInfo(
        num_distinct_actions=ls.N_ACTIONS,
        max_chance_outcomes=DEALS,
        num_players=seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=total,
        max_game_length=LONGEST,
    )

    class LandsraadGame(pyspiel.Game):  # type: ignore[misc]
        """The game of one mode."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, facts, params or {})

        def new_initial_state(self) -> LandsraadState:
            """Return the chance node before the deal."""
            return LandsraadState(self, mode)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
            """Return an observer."""
            return SeatObserver(mode)

    return kind, LandsraadGame


def short_name_of(mode: Mode) -> str:
    """Return the name of a mode in OpenSpiel: landsraad/base-3p-v1 is python_landsraad_base_3p."""
    return "python_" + mode.id.rpartition("-")[0].replace("/", "_").replace("-", "_")


def register() -> list[str]:
    """Register every mode and return the names."""
    names = []
    for mode in modes():
        name = short_name_of(mode)
        names.append(name)
        if name not in pyspiel.registered_names():
            pyspiel.register_game(*game_class(mode, name))
    return names


NAMES = register()
