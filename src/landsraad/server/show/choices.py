"""Every set-up the engine knows, found by asking it: this module knows no box by name."""

from __future__ import annotations

from functools import cache
from typing import Any

import landsraad as ls
from landsraad.content.boxes import BOXES, player_counts, rival_game
from landsraad.i18n import words

Data = dict[str, Any]


def playable(**fields: Any) -> ls.Setup | None:
    """Return a set-up if the engine can play it."""
    try:
        return ls.Setup(**fields)
    except ls.SetupError:
        return None


def host_choices(host: str, lang: str) -> Data:
    """Return what may be chosen with a host box."""
    players = list(player_counts(host))
    most = max(players)
    modules = [
        box.id
        for box in BOXES.values()
        if not box.host and playable(host=host, players=most, modules=(box.id,)) is not None
    ]
    epic = [n for n in players if playable(host=host, players=n, modules=tuple(modules), epic=True) is not None]
    spoken = words(lang)
    leaders: dict[str, Data] = {}
    for needed in ((), *((module,) for module in modules)):
        setup = playable(host=host, players=most, modules=needed)
        assert setup is not None
        listed: Any = ls.catalog(setup)["leaders"]
        for leader in listed:
            if leader.get("back"):
                continue  # nobody begins with it: it is the other side of a Leader
            leaders.setdefault(
                leader["id"],
                {
                    "id": leader["id"],
                    "name": spoken.name(f"leader/{leader['id']}"),
                    "complexity": leader["complexity"],
                    "house": leader["house"],
                    "modules": list(needed),
                },
            )
    solo = playable(host=host, players=1)
    game = rival_game(solo) if solo is not None else None
    return {
        "host": host,
        "players": players,
        "modules": modules,
        "epic": epic,
        "leaders": list(leaders.values()),
        "rivals": list(game.leaders) if game is not None else [],
        "rival_count": game.rivals if game is not None else 0,
        "difficulties": [level.id for level in game.difficulties] if game is not None else [],
        "variants": [{"id": variant.id, "module": box} for box in modules for variant in BOXES[box].variants],
    }


@cache
def setup_choices(lang: str) -> Data:
    """Return what may be chosen, host by host."""
    return {"hosts": [host_choices(box.id, lang) for box in BOXES.values() if box.host]}
