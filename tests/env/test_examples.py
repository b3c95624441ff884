"""The examples run and keep the length they promise."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.utils.env_checker import check_env

from landsraad.core.rng import seeded
from landsraad.env.gym import SeatEnv
from landsraad.env.lessons import ONE_ROUND

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_runs_and_shows_what_came_out() -> None:
    """Its outputs are those of these sources: ``python tools/notebook.py`` writes them."""
    notebook = json.loads((EXAMPLES / "research.ipynb").read_text(encoding="utf-8"))
    kept = [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    runpy.run_path(str(EXAMPLES.parent / "tools" / "notebook.py"))["run"](notebook, names)
    assert [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"] == kept
    assert len(kept) >= 6
    assert all(kept)
    assert names["picture"].shape[2] == 3
    assert names["batch"].observations.shape[0] == 16
    assert names["result"]["bots"][0]["name"] == "greedy"


def test_a_bot_in_20_lines() -> None:
    text = (EXAMPLES / "custom_bot.py").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(lines) <= 20
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "custom_bot.py")], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.startswith("spender")


class Dice:
    """Chooses as a model of sb3-contrib does, by the mask, but by chance."""

    def __init__(self) -> None:
        self.rng = seeded(1, "example")

    def predict(self, observation: Any, action_masks: Any, deterministic: bool) -> tuple[Any, None]:
        assert observation.dtype == np.float32
        assert deterministic
        legal = np.flatnonzero(action_masks)
        return legal[self.rng.below(len(legal))], None


def test_maskable_ppo_in_60_lines_finds_what_it_needs() -> None:
    """The library itself is too large for every day (docs/research.md says what it learned): all else runs here."""
    path = EXAMPLES / "maskable_ppo.py"
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 60
    example = runpy.run_path(str(path))
    table = example["Numbers"](SeatEnv(opponents=("random",), seat=None, lesson=ONE_ROUND))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would rather have numbers around 0
        check_env(table, skip_render_check=True)
    observation, info = table.reset(seed=1)
    assert table.observation_space.contains(observation)
    masks = table.action_masks()
    assert masks.shape == (table.action_space.n,)
    assert masks.dtype == np.bool_
    assert (masks == info["action_mask"]).all()
    assert 0.05 < example["win_rate"](Dice(), table, 60) < 0.5
