"""A person's game against bots: who sits where, the bots' turns, and the file it is kept in."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import landsraad as ls
from landsraad.bots import Bot, bot_stream, check_bot, make_bot, open_handle
from landsraad.bots.characters import ANY, character_of, drawn
from landsraad.cli.considered import seal, unseal
from landsraad.cli.output import InvalidInput
from landsraad.core.rng import seeded

Data = dict[str, Any]
BASE = "base"  # the host that is meant if none is named


def bot_names(text: str, count: int, seed: int | None = None) -> list[str]:
    """Return the bots of ``count`` seats from a list that is repeated as needed.

    ``adept:random`` has a character drawn from the seed of the game, one that no other bot of the table has.
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name.removesuffix(f":{ANY}"))
    seated = [names[n % len(names)] for n in range(count)]
    given = [character_of(name) for name in seated]
    luck = iter(drawn(given.count(ANY), [one for one in given if one != ANY], seeded(seed or 0, "characters")))
    return [
        f"{name.removesuffix(ANY)}{next(luck)}" if own == ANY else name for name, own in zip(seated, given, strict=True)
    ]


def known_bot(name: str) -> bool:
    """Tell whether a bot of this name can be called."""
    try:
        check_bot(name)
    except ls.SetupError:
        return False
    return True


def leader_names(text: str | None) -> tuple[str | None, ...] | None:
    """Return the Leaders by seat from a list in which - means at random."""
    if text is None:
        return None
    return tuple(None if name.strip() in ("-", "") else name.strip() for name in text.split(","))


@dataclass(frozen=True)
class Boxes:
    """The options that name the host and what is played besides it."""

    modules: str | None = None
    epic: bool = False
    variants: str | None = None
    host: str = BASE
    options: tuple[str, ...] = ()  # name=value


Leaders = tuple[str | None, ...] | None


def setup_of(
    players: int = 4,
    leaders: Leaders = None,
    rivals: Leaders = None,
    difficulty: str | None = None,
    boxes: Boxes | None = None,
) -> ls.Setup:
    """Return the set-up that options name."""
    chosen = boxes or Boxes()
    return ls.Setup(
        host=chosen.host,
        players=players,
        modules=plain_names(chosen.modules),
        leaders=leaders,
        rivals=rivals,
        difficulty=difficulty,
        epic=chosen.epic,
        variants=plain_names(chosen.variants),
        options=tuple(named_value(text) for text in chosen.options),
    )


def named_value(text: str) -> tuple[str, str]:
    """Return an option of the set-up from name=value."""
    name, found, value = text.partition("=")
    if not found:
        raise ls.SetupError(f"an option is given as name=value, not as {text!r}")
    return name.strip(), value.strip()


def plain_names(text: str | None) -> tuple[str, ...]:
    """Return the names of a list with commas."""
    return tuple(name.strip() for name in (text or "").split(",") if name.strip())


@dataclass
class Table:
    """A game with one person at it."""

    game: ls.Game
    seat: int
    seed: int
    bots: dict[int, str]
    players: dict[int, Bot] = field(init=False)
    considered: dict[int, Data] = field(default_factory=dict)  # by decision: what a searching bot thought

    def __post_init__(self) -> None:
        """Call the bots."""
        self.players = {seat: make_bot(name) for seat, name in self.bots.items()}

    def run_bots(self) -> None:
        """Let the bots play until the person must choose or the game is over."""
        game = self.game
        while (seat := game.seat) is not None and seat != self.seat:
            number = len(game.history)
            bot = self.players[seat]
            action = bot.choose(open_handle(game, seat, bot_stream(self.seed, seat, number)))
            thought = getattr(bot, "considered", None)
            if thought is not None:
                self.considered[number] = thought.to_json()
            game.apply(action)

    def undo(self) -> bool:
        """Take back the person's latest decision if that is free."""
        if self.game.undo_depth(self.seat) == 0:
            return False
        self.game.undo()
        self.forget_thoughts()
        return True

    def undo_by_consent(self) -> bool:
        """Take back to the person's latest decision whatever happened since: bots always agree."""
        undone = 0
        while self.game.history:
            self.game.undo(force=True)
            undone += 1
            if self.game.seat == self.seat:
                self.forget_thoughts()
                return True
        for _ in range(undone):
            self.game.redo()
        return False

    def forget_thoughts(self) -> None:
        """Drop what bots thought at decisions that were taken back."""
        done = len(self.game.history)
        self.considered = {number: thought for number, thought in self.considered.items() if number < done}

    def settle(self) -> None:
        """Bring the game back to the end of its history, in case it was interrupted in the middle of a step."""
        if self.game.history:
            self.game.undo(force=True)
            self.game.redo()

    def redo(self) -> bool:
        """Do again what was taken back last."""
        try:
            self.game.redo()
        except ls.UndoRefused:
            return False
        return True

    def save(self, path: Path) -> None:
        """Write the game to a file, all or nothing."""
        data = self.game.save()
        data["table"] = {"seat": self.seat, "bots": [self.bots.get(n) for n in range(self.game.setup.players)]}
        if self.considered and not self.game.over:  # read openly it would tell the person what the bots hold
            data["sealed"] = seal(self.considered)
        elif self.considered:
            data["considered"] = [{"decision": number, **self.considered[number]} for number in sorted(self.considered)]
        scratch = path.with_name(path.name + ".part")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            scratch.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")
            scratch.replace(path)
        except OSError as error:
            raise InvalidInput(f"cannot write {path}: {error.strerror}") from error


def read_save(path: Path) -> Data:
    """Read the file of a saved game."""
    try:
        data = json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InvalidInput(f"cannot read {path}: {error.strerror}") from error
    except ValueError as error:
        raise InvalidInput(f"{path} is not a saved game: it is not JSON") from error
    if not isinstance(data, dict):
        raise InvalidInput(f"{path} is not a saved game")
    return data


def load_table(path: Path, bots: str) -> Table:
    """Take up a saved game; one that no person played is taken up at seat 0 against ``bots``."""
    data = read_save(path)
    game = ls.load(data)
    players = game.setup.players
    seated = data.get("table")
    seat = 0
    names: list[Any] = []
    if isinstance(seated, dict):
        seat, names = seated.get("seat", 0), seated.get("bots", [])
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise InvalidInput(f"{path}: the seat of the person is {seat!r}, but the seats are 0 to {players - 1}")
    others = [n for n in range(players) if n != seat]
    spare = bot_names(bots, len(others))
    found = {}
    for n, other in enumerate(others):
        name = names[other] if isinstance(names, list) and other < len(names) else None
        found[other] = name if isinstance(name, str) and known_bot(name) else spare[n]
    notes = {number: note for number, note in unseal(data.get("sealed")).items() if number < len(game.history)}
    return Table(game, seat, int(str(data["seed"]), 16), found, considered=notes)


def default_file(seed: int) -> Path:
    """Return where a game is kept if the person named no file."""
    home = os.environ.get("LANDSRAAD_HOME")
    folder = Path(home) if home else Path.home() / ".landsraad"
    return folder / f"game-{seed:x}.json"
