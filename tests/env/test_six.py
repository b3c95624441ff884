"""A six-player game as an environment: observations of six seats, and a reward for the whole team that wins."""

from __future__ import annotations

from typing import Any

import numpy as np

from landsraad.core.rng import seeded
from landsraad.env.raw import RawEnv
from tests.support.six import setup


def test_a_whole_team_is_rewarded() -> None:
    env = RawEnv(setup())
    env.reset(3)
    rng = seeded(3, "env")
    while not env.over:
        page = env.observe(env.seat)
        assert page.shape == (env.layout.size,)
        legal = np.flatnonzero(env.mask())
        env.step(int(legal[rng.below(len(legal))]))
    won = {one.seat for one in env.game.standings() if one.rank == 1}
    assert [seat for seat, reward in enumerate(env.rewards()) if reward == 1.0] == sorted(won)
    assert len(won) == 3


def test_observations_say_what_a_view_says_of_teams() -> None:
    env = RawEnv(setup())
    env.reset(4)
    rng = seeded(4, "teams")
    seen: set[str] = set()
    while not env.over:
        for viewer in range(6) if rng.below(6) == 0 else ():
            compare(env, viewer, seen)
        legal = np.flatnonzero(env.mask())
        env.step(int(legal[rng.below(len(legal))]))
    assert seen == {"activated", "arrows", "throne_row", "trade", "swordmaster_gone"}


def compare(env: RawEnv, viewer: int, seen: set[str]) -> None:
    """Compare the slices of teams with a view; note which of them said something."""
    view: Any = env.game.view(viewer)
    page = env.observe(viewer)

    def part(name: str) -> list[int]:
        found = env.layout.slice(name)
        numbers: list[int] = page[found.start : found.start + found.length].tolist()
        if name != "team" and any(number > 0 for number in numbers):
            seen.add(name)
        return numbers

    order = [(viewer + place) % 6 for place in range(6)]
    seats = [view["seats"][number] for number in order]
    assert part("team") == [1 if seat["team"] == seats[0]["team"] else 2 for seat in seats]
    assert part("activated") == [int(number == view["turn"]["activated"]) for number in order]
    assert part("swordmaster_gone") == [int(seat["swordmaster_gone"]) for seat in seats]
    spaces = list(view["board"]["spaces"])
    where = [
        (0 if arrow["space"] is None else spaces.index(arrow["space"]) + 1) if arrow["here"] else -1
        for seat in seats
        for arrow in seat.get("arrows", [{"here": True, "space": None}] * 3)
    ]
    assert part("arrows") == where
    cards = [card.id for card in env.state.rules.cards]
    assert part("throne_row") == [view["throne_row"].count(card) for card in cards]
    trade = view["trade"]
    goods = [None, "solari", "spice", "water", "intrigue"]
    numbers = [0] * 6
    if trade is not None:
        numbers[:2] = [order.index(number) + 1 for number in trade["seats"]]
        numbers[2:] = [number for gift in trade["gifts"] for number in (goods.index(gift["goods"]), gift["n"])]
    assert part("trade") == numbers
    mine = [] if trade is None or viewer not in trade["seats"] else trade["wrapped"][trade["seats"].index(viewer)]
    intrigues = env.layout.slice("wrapped")
    names = [card.id for card in env.state.rules.intrigues]
    wrapped = page[intrigues.start : intrigues.start + intrigues.length].tolist()
    assert wrapped == [mine.count(name) for name in names]
