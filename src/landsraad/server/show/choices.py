"""Every set-up the engine knows, found by asking it: this module knows no box by name."""

from __future__ import annotations

from functools import cache
from typing import Any

import landsraad as ls
from landsraad.content.boxes import (
    BOXES,
    EPIC_BOXES,
    RIVAL_BOXES,
    box_variants,
    here_of,
    player_counts,
    rival_game,
    team_box,
    variants_of,
)
from landsraad.i18n import Words, words

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
    most = max(n for n in players if team_box(host, n) is None)
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
    rivals = RIVAL_BOXES.get(host)
    joining: list[tuple[str | None, Any]] = [(box, box_variants(box, host)) for box in modules]
    joining.append((None, rivals.variants if rivals is not None else ()))
    solo = playable(host=host, players=1)
    game = rival_game(solo) if solo is not None else None
    return {
        "host": host,
        "players": players,
        "modules": modules,
        "epic": epic,
        "epic_modules": [box for box in modules if box in EPIC_BOXES],
        "leaders": list(leaders.values()),
        "rivals": list(game.leaders) if game is not None else [],
        "rival_count": game.rivals if game is not None else 0,
        "difficulties": [level.id for level in game.difficulties] if game is not None else [],
        "rival_games": rival_games(host, spoken),
        "team_games": team_games(host, spoken),
        "variants": [
            {
                "id": variant.id,
                "module": box,
                "players": list(variant.players),
                "rivals": list(variant.rival_leaders),
                "epic": not variant.epic_rule,  # whether it goes with the Epic game
            }
            for box, variants in joining
            for variant in variants
        ],
        "options": [option for box in modules for option in box_options(host, box, spoken)],
    }


def box_options(host: str, box: str, spoken: Words) -> list[Data]:
    """Return what the rules leave to the group when a box is added to a host; the first choice is recommended."""
    here = here_of(BOXES[box], host)
    if here is None:
        return []
    cards = {card.id: "card" for card in BOXES[box].cards} | {card.id: "intrigue" for card in BOXES[box].intrigues}
    return [
        {
            "id": option.id,
            "module": box,
            "rule": option.rule,
            "players": list(option.players),
            "choices": [choice.id for choice in option.choices],
            "among": [{"id": name, "name": spoken.name(f"{cards[name]}/{name}")} for name in option.among],
        }
        for option in here.options
    ]


def rival_games(host: str, spoken: Words) -> list[Data]:
    """Return for each number of players that Rivals join: how many, whom they may be, the levels of difficulty."""
    found: list[Data] = []
    for players in player_counts(host):
        setup = playable(host=host, players=players)
        game = rival_game(setup) if setup is not None else None
        if setup is None or game is None:
            continue
        every = {*game.leaders, *(name for variant in variants_of(setup) for name in variant.rival_leaders)}
        found.append(
            {
                "players": players,
                "count": game.rivals,
                "leaders": list(game.leaders),
                "names": {name: spoken.name(f"leader/{name}") for name in sorted(every)},
                "difficulties": [level.id for level in game.difficulties if level.id],
            }
        )
    return found


def team_games(host: str, spoken: Words) -> list[Data]:
    """Return for each number of players that plays in teams: the boxes that join, and by seat the side and the Leaders.

    A seat that is ``only`` for its Leaders is kept for them; on the others everybody else may sit (S-SET-04).
    """
    found: list[Data] = []
    for players in player_counts(host):
        team = team_box(host, players)
        if team is None:
            continue
        every = {name for seat in team.seating for name in seat.leaders}
        found.append(
            {
                "players": players,
                "modules": list(team.requires),
                "names": {name: spoken.name(f"leader/{name}") for name in sorted(every)},
                "seats": [
                    {"side": seat.side, "leaders": list(seat.leaders), "only": seat.only, "crew": list(seat.crew)}
                    for seat in team.seating
                ],
            }
        )
    return found


@cache
def setup_choices(lang: str) -> Data:
    """Return what may be chosen, host by host."""
    return {"hosts": [host_choices(box.id, lang) for box in BOXES.values() if box.host]}
