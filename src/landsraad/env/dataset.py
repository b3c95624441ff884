"""Games as rows to learn from: what a seat knew, could do, did and came to, as a Parquet file (extra [dataset])."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
import pyarrow.parquet as pq  # type: ignore[import-untyped]

import landsraad as ls
from landsraad.bots import Bot, bot_stream, dismiss, make_bot, open_handle
from landsraad.bots.considered import Considered
from landsraad.bots.deals import key_for, seed_of_deal
from landsraad.env.lessons import WHOLE_GAME, as_game, check
from landsraad.env.raw import RawEnv
from landsraad.env.rewards import REWARDS

FORMAT = 1


@dataclass(frozen=True)
class Wanted:
    """What a data set is to hold."""

    setup: ls.Setup
    bots: tuple[str, ...]  # clockwise, repeated as needed, moved on one seat from game to game
    games: int
    seed: int
    key: str | None = None  # that the deals are drawn from
    every: bool = False  # decisions without a choice too


def schema(size: int) -> Any:
    """Return the columns."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int16(), pa.string())),
            ("round", pa.int8()),
            ("kind", pa.dictionary(pa.int16(), pa.string())),
            ("observation", pa.list_(pa.int16(), size)),
            ("action_mask", pa.list_(pa.int8(), ls.N_ACTIONS)),
            ("action", pa.int16()),
            ("options", pa.list_(pa.int16())),
            ("visits", pa.list_(pa.int32())),
            ("values", pa.list_(pa.float32())),
            ("won", pa.float32()),
            ("rank", pa.float32()),
            ("vp_ahead", pa.float32()),
        ]
    )


class Rows:
    """The rows of one game, column by column."""

    def __init__(self, names: Sequence[str]) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in names}

    def add(self, **values: Any) -> None:
        """Add a row, but for what is known only at the end."""
        for name, value in values.items():
            self.columns[name].append(value)

    def finish(self, standings: Sequence[Any], players: int) -> None:
        """Say to every row what its seat came to."""
        for column, kind in (("won", "win"), ("rank", "rank"), ("vp_ahead", "vp")):
            result = REWARDS[kind](standings, players)
            self.columns[column] = [result[seat] for seat in self.columns["seat"]]


def searched(considered: Considered | None, decision: ls.Decision) -> tuple[list[int] | None, list[float] | None]:
    """Return how often each option was tried and what it came to, None of a bot that does not search."""
    if considered is None:
        return None, None
    thoughts = {thought.text: thought for thought in considered.options}
    found = [thoughts.get(option.text) for option in decision.options]
    return (
        [0 if thought is None else thought.visits for thought in found],
        [0.0 if thought is None else thought.value for thought in found],
    )


def play(wanted: Wanted, number: int, deal: int, raw: RawEnv, names: Sequence[str]) -> Rows:
    """Play a game and return its rows."""
    rows = Rows(names)
    seats = raw.players
    names_by_seat = [wanted.bots[(seat + number) % len(wanted.bots)] for seat in range(seats)]
    bots: list[Bot] = []
    try:
        bots += [make_bot(name) for name in names_by_seat]
        raw.reset(deal)
        decisions = 0
        while not raw.over:
            seat = raw.seat
            game = as_game(wanted.setup, raw.state)
            decision = game.decision
            assert decision is not None
            action = bots[seat].choose(open_handle(game, seat, bot_stream(deal, seat, decisions)))
            if wanted.every or len(decision.options) > 1:
                visits, values = searched(getattr(bots[seat], "considered", None), decision)
                rows.add(
                    game=number, decision=decisions, seat=seat, bot=names_by_seat[seat], round=int(raw.state.round),
                    kind=decision.kind, observation=raw.observe(seat), action_mask=raw.mask(), action=action,
                    options=[option.action for option in decision.options], visits=visits, values=values,
                )  # fmt: skip
            raw.step(action)
            decisions += 1
        rows.finish(raw.game.standings(), seats)
    finally:
        dismiss(bots)
    return rows


def table_of(rows: Rows, columns: Any) -> Any:
    """Return the rows of a game as a table."""
    arrays = []
    for field in columns:
        values = rows.columns[field.name]
        if pa.types.is_fixed_size_list(field.type):
            flat = np.concatenate(values) if values else np.zeros(0, np.int16)
            inner = pa.array(flat, field.type.value_type)
            arrays.append(pa.FixedSizeListArray.from_arrays(inner, field.type.list_size))
        else:
            arrays.append(pa.array(values, field.type))
    return pa.Table.from_arrays(arrays, schema=columns)


def write(wanted: Wanted, path: Path, watch: Callable[[], object] | None = None) -> dict[str, Any]:
    """Play the games and write the file; return what it holds. ``watch`` is called after every game."""
    check(wanted.setup, WHOLE_GAME)
    raw = RawEnv(wanted.setup)
    key = key_for(wanted.bots, wanted.key)
    about = {
        "landsraad_dataset": FORMAT,
        "version": ls.__version__,
        "setup": wanted.setup.to_json(),
        "bots": list(wanted.bots),
        "games": wanted.games,
        "seed": wanted.seed,
        "key": key or None,
        "layout": raw.layout.fingerprint(),
        "slices": {part.name: [part.start, part.length] for part in raw.layout.slices},
    }
    columns = schema(raw.layout.size).with_metadata({"landsraad": json.dumps(about)})
    count = 0
    half = path.with_name(path.name + ".half")  # a file that is there is whole
    try:
        with pq.ParquetWriter(half, columns, compression="zstd") as writer:
            for number in range(wanted.games):
                deal = seed_of_deal(wanted.seed + number, key)
                rows = play(wanted, number, deal, raw, columns.names)
                count += len(rows.columns["action"])
                writer.write_table(table_of(rows, columns))
                if watch is not None:
                    watch()
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
    return {**about, "rows": count, "file": str(path), "bytes": path.stat().st_size}
