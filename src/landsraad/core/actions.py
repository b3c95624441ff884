"""The committed table of action ids: the line number of a name in ``actions.txt`` is its id, for ever."""

from pathlib import Path
from typing import Final

# Room for boxes to come, so that a policy trained on one box fits the others.
N_ACTIONS: Final = 1536


def load_names() -> list[str]:
    """Return the names of all action ids, in order."""
    return Path(__file__).with_name("actions.txt").read_text(encoding="utf-8").split()


ACTION_NAMES: list[str] = load_names()
ACTION_IDS: dict[str, int] = {name: number for number, name in enumerate(ACTION_NAMES)}
