"""The committed table of action ids: the line number of a name in ``actions.txt`` is its id, for ever."""

from pathlib import Path
from typing import Final

from landsraad.core.errors import ContentError

# Room for boxes to come, so that a policy trained on one box fits the others.
N_ACTIONS: Final = 1536


def load_names() -> list[str]:
    """Return the names of all action ids, in order."""
    return Path(__file__).with_name("actions.txt").read_text(encoding="utf-8").split()


def add_names(names: list[str]) -> None:
    """Give ids to names that the table lacks: of a box that is no part of the package, for this process only."""
    for name in names:
        if name not in ACTION_IDS:
            if len(ACTION_NAMES) >= N_ACTIONS:
                raise ContentError(f"there is no room for the action {name}: all {N_ACTIONS} ids are taken")
            ACTION_IDS[name] = len(ACTION_NAMES)
            ACTION_NAMES.append(name)


ACTION_NAMES: list[str] = load_names()
ACTION_IDS: dict[str, int] = {name: number for number, name in enumerate(ACTION_NAMES)}
