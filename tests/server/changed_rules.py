"""A version of the server with other rules: cards are listed the other way round, and Arrakeen gives three troops.

As a program it is the worker of such a server.
"""

from __future__ import annotations

from dataclasses import replace

from landsraad.content.boxes import BOXES
from landsraad.server.bots import pool, worker


def change_rules() -> None:
    """Be that version from now on."""
    base = BOXES["base"]
    spaces = tuple(
        replace(space, effects=(replace(space.effects[0], a=3), *space.effects[1:]))
        if space.id == "arrakeen"
        else space
        for space in base.spaces
    )
    BOXES["base"] = replace(base, cards=base.cards[::-1], spaces=spaces)
    pool.WORKER = "tests.server.changed_rules"


if __name__ == "__main__":
    change_rules()
    worker.main()
