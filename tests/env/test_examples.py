"""The examples run and keep the length they promise."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from landsraad.env.gym import SeatEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_notebook_runs() -> None:
    notebook = json.loads((EXAMPLES / "research.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for cell in cells:
        exec(compile(cell, "research.ipynb", "exec"), names)
    assert len(cells) >= 6
    assert names["picture"].shape[2] == 3
    assert names["batch"].observations.shape[0] == 16
    assert names["result"]["bots"][0]["name"] == "greedy"
    assert not any(cell.get("outputs") for cell in notebook["cells"]), "outputs do not belong in the repository"


def test_a_bot_in_20_lines() -> None:
    text = (EXAMPLES / "custom_bot.py").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.strip().startswith(("#", '"""'))]
    assert len(lines) <= 20
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "custom_bot.py")], capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.startswith("spender")


def test_maskable_ppo_in_60_lines_finds_what_it_needs() -> None:
    """The library itself is too large for every day; its part of the contract is what is tried here."""
    text = (EXAMPLES / "maskable_ppo.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 60
    compile(text, "maskable_ppo.py", "exec")
    table = SeatEnv(opponents=("random",), seat=None)
    observation, _ = table.reset(seed=1)
    masks = table.action_masks()
    assert masks.shape == (table.action_space.n,)  # type: ignore[attr-defined]
    assert masks.dtype == np.bool_
    assert observation["observation"].shape == table.observation_space["observation"].shape  # type: ignore[index]
