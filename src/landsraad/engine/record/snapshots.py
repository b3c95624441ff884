"""Snapshots: a running game at the start of a turn as data that a later version can go on from, under its own rules.

A save is a game's decisions, which other rules may refuse or lead elsewhere; a packed state is numbers of one version.
A snapshot is packed too, but has the names beside the numbers, and leaves out whatever the rules say by themselves: the
open question, lasting abilities, places in compiled effects. So it is taken only where nothing else is pending.
"""

from collections.abc import Callable

from landsraad.core.errors import SaveError, SetupError
from landsraad.core.packing import field_names, unpack
from landsraad.core.rng import STREAMS, stream_of
from landsraad.engine.atoms.flow import begin_turn_anew, forget_swords
from landsraad.engine.atoms.owning import renew_abilities
from landsraad.engine.game import Game, resume
from landsraad.engine.machine import run
from landsraad.engine.record.digest import digest
from landsraad.engine.record.packing import LEFT_OUT, is_at_rest, pack_state
from landsraad.engine.round.deal import deal
from landsraad.engine.version import VERSION
from landsraad.model.rules import Rules
from landsraad.model.setup import Setup
from landsraad.model.state import Seat, State

Data = dict[str, object]

FORMAT = "landsraad-snapshot/1"
FIELDS = ("format", "engine", "content", "stream", "setup", "names", "state")

# Said by the rules once more when a game goes on. The swords of the latest Reveal turn are over (X-CLR-02).
ASKED_AGAIN = (
    "agenda", "decider", "for_actor", "kind", "limit", "on_win", "options", "pc", "phase", "rewards", "source", "stack",
    "step", "sword_places", "turn_kind", "turn_mod_kinds", "turn_mods",
)  # fmt: skip
RENEWED = ("mod_kinds", "mods", "triggers")

# Zones and numbers that name things, by the kind of thing; other kinds must be the same in both versions.
OF_STATE: dict[str, tuple[str, ...]] = {
    "card": ("imperium_deck", "row", "trashed", "turn_card", "acquired", "picked"),
    "intrigue": ("intrigue_deck", "intrigue_discard", "trashed_intrigue"),
    "conflict": ("conflict", "conflict_deck", "conflict_past", "conflict_out"),
}
OF_SEAT: dict[str, tuple[str, ...]] = {
    "card": ("deck", "hand", "play", "discard", "aside", "hand_known"),
    "intrigue": ("intrigue", "face_up"),
    "leader": ("leader",),
}
OF_RIVAL: dict[str, tuple[str, ...]] = {"intrigue": ("intrigue",), "leader": ("leader",)}
OF_RIVALRY: dict[str, tuple[str, ...]] = {"rival_card": ("deck", "pile"), "intrigue": ("unseen_intrigue",)}
MOVED = ("card", "intrigue", "conflict", "leader", "rival_card")
SEAT_FIELDS = set(field_names(Seat(0)))
KNOWN_CARD = 2  # of three numbers in ``known_intrigue`` the last is the card


def names_of(rules: Rules) -> dict[str, list[str]]:
    """Return the names behind the numbers of a ruleset."""
    names = {kind: [thing.id for thing in rules.things[number]] for kind, number in rules.kind_numbers.items()}
    names["faction"] = list(rules.factions)
    names["unit"] = [unit.id for unit in rules.units]
    names["room"] = [room.name for room in rules.rooms]
    names["reserve"] = [rules.cards[card].id for card in rules.reserve_cards]
    return names


def snapshot(game: Game) -> Data | None:
    """Return a game as a later version may go on from it; None where that is not possible now."""
    s = game._state
    if not is_at_rest(s):
        return None
    state = pack_state(s)
    for name in ASKED_AGAIN:
        del state[name]
    seats = state["seats"]
    assert isinstance(seats, list)
    for seat in seats:
        for name in RENEWED:
            del seat[name]
    return {
        "format": FORMAT,
        "engine": VERSION,
        "content": game._rules.content_hash,
        "stream": stream_of(s.rng),
        "setup": game.setup.to_json(),
        "names": names_of(game._rules),
        "state": state,
    }


def is_faithful(game: Game, other: Game) -> bool:
    """Tell whether a game that went on from a snapshot of another stands where that one does."""
    state = game._state.clone()
    forget_swords(state)
    return digest(state) == other.digest()


def go_on(data: object, ruleset: Callable[[Setup], Rules], seed: int = 0) -> Game:
    """Return a game that begins where a snapshot was taken, under the rules of this version; ``SaveError`` if none can.

    The seed deals nothing; bots at the table draw from it.
    """
    if not isinstance(data, dict) or any(field not in data for field in FIELDS):
        raise SaveError(f"a snapshot is an object with the fields {', '.join(FIELDS)}")
    if data["format"] != FORMAT or data["stream"] not in STREAMS:
        raise SaveError(f"the snapshot has the format {data['format']!r} and was dealt with {data['stream']!r}")
    try:
        setup = Setup.from_json(data["setup"])
        rules = ruleset(setup)
        state = renewed(rules, setup, data)
    except (SetupError, ValueError, IndexError, KeyError, TypeError, AssertionError, OverflowError) as error:
        raise SaveError(f"the game cannot go on under these rules: {error}") from error
    return resume(rules, setup, state, seed)


def renewed(rules: Rules, setup: Setup, data: Data) -> State:
    """Return the state of a snapshot under these rules, at its question."""
    names = data["names"]
    packed = data["state"]
    assert isinstance(names, dict)
    assert isinstance(packed, dict)
    moved = Moved(names, rules).state(packed)
    leaders = setup.leaders or (None,) * setup.players
    s = deal(rules, setup.players, leaders, 0, None, setup.rivals or (), str(data["stream"]))
    unpack(s, moved, LEFT_OUT, "snapshot", lenient=True)
    for seat in s.seats:
        renew_abilities(s, seat.index)
    begin_turn_anew(s)
    run(s)
    return s


class Moved:
    """Numbers of one version as those of another that has the same names."""

    def __init__(self, old: dict[str, list[str]], rules: Rules) -> None:
        self._maps: dict[str, dict[int, int]] = {}
        self._stacks = old.get("reserve", [])
        self._rooms = list(old.get("room", []))
        self._rules = rules
        new = names_of(rules)
        for kind in sorted(set(old) | set(new)):
            if kind in MOVED:
                places = {name: place for place, name in enumerate(new.get(kind, []))}
                self._maps[kind] = {at: places[name] for at, name in enumerate(old.get(kind, [])) if name in places}
            elif kind == "room":
                if not set(old.get(kind, [])) <= set(new[kind]):
                    raise ValueError("a mechanic of the game is no longer there")
            elif kind != "reserve" and list(old.get(kind, [])) != new.get(kind, []):
                raise ValueError(f"it has other names of the kind {kind}")

    def number(self, kind: str, number: int) -> int:
        """Return the number of a thing in the new version."""
        if number < 0:
            return number
        if number not in self._maps[kind]:
            raise ValueError(f"a {kind} of the game is no longer there")
        return self._maps[kind][number]

    def record(self, data: Data, kinds: dict[str, tuple[str, ...]]) -> Data:
        """Return a packed record in new numbers."""
        result = dict(data)
        for kind, fields in kinds.items():
            for field in fields:
                value = data[field]
                if isinstance(value, list):
                    result[field] = [self.number(kind, item) for item in value]
                else:
                    assert isinstance(value, int)
                    result[field] = self.number(kind, value)
        return result

    def reserve(self, counts: list[int]) -> list[int]:
        """Return the stacks of the Reserve in the order of the new version; one that came with it is full."""
        left = dict(zip(self._stacks, counts, strict=True))
        names = names_of(self._rules)["reserve"]
        if not set(left) <= set(names):
            raise ValueError("a stack of the Reserve is no longer there")
        return [int(left.get(name, self._rules.reserve_counts[at])) for at, name in enumerate(names)]

    def records(self, packed: list[Data], seats: list[Data]) -> list[Data]:
        """Return the records of the rooms, in the order of the new version; one that came with it is as dealt.

        A field that names cards may have been one of the seats before the room had it.
        """
        stored = dict(zip(self._rooms, packed, strict=True))
        result: list[Data] = []
        for room in self._rules.rooms:
            record = dict(stored.get(room.name, {}))
            for field in room.card_fields:
                cards = record[field] if field in record else [seat.get(field, -1) for seat in seats]
                assert isinstance(cards, list)
                record[field] = [self.number("card", card) for card in cards]
            result.append(record)
        return result

    def seat(self, data: Data) -> Data:
        """Return a seat in new numbers, without the fields that rooms have now, or that name nothing."""
        moved = {field for room in self._rules.rooms for field in room.card_fields}
        left = {
            name: value for name, value in data.items() if name in SEAT_FIELDS or not (value == -1 or name in moved)
        }
        return self.record(left, OF_SEAT)

    def state(self, data: Data) -> Data:
        """Return a packed state in new numbers."""
        result = self.record(data, OF_STATE)
        seats, known, rivalry, reserve = data["seats"], data["known_intrigue"], data["rivalry"], data["reserve"]
        assert isinstance(seats, list)
        assert isinstance(reserve, list)
        result["reserve"] = self.reserve(reserve)
        assert isinstance(known, list)
        records = data["records"]
        assert isinstance(records, list)
        result["records"] = self.records(records, seats)
        result["seats"] = [self.seat(seat) for seat in seats]
        result["known_intrigue"] = [
            self.number("intrigue", item) if place % 3 == KNOWN_CARD else item for place, item in enumerate(known)
        ]
        if isinstance(rivalry, dict):
            rivals = rivalry["rivals"]
            assert isinstance(rivals, list)
            moved = self.record(rivalry, OF_RIVALRY)
            moved["rivals"] = [self.record(rival, OF_RIVAL) for rival in rivals]
            result["rivalry"] = moved
        return result
