"""The layout of an observation: named slices of one flat vector.

The first part is the same in every environment: numbers and small things, with room for boxes to come (``widths``). The
second part counts cards; it is as wide as the ruleset has cards and has the seats of the table. ``docs/observation.md``
shows both. A layout never changes under the id of an environment: ``VERSION`` is part of the id.
"""

from dataclasses import dataclass

from landsraad.core.codec import digest_of
from landsraad.env import widths
from landsraad.model.rules import Rules

VERSION = 1

# Numbers of round and turn, of an actor and of a kind of unit, in the order in which the encoder writes them.
TURN_FIELDS = (
    "round", "phase", "first_player", "turn_seat", "decider", "for_actor", "turn_kind", "sent_space", "recruited",
    "deployed", "imperium_deck", "intrigue_deck", "conflict_deck", "conflict_level", "recruited_ships",
    "deployed_ships", "extra_turn", "shield_wall", "recalled_spy", "spice_gained",
)  # fmt: skip
ACTOR_FIELDS = (
    "vp", "solari", "spice", "water", "strength", "swords", "agents", "swordmaster", "intrigue_count", "leader",
    "has_mentat", "scores", "freighter", "negotiators", "persuasion", "council", "revealed", "hand_count", "deck_count",
    "mentat_next", "closed_space", "secret_known", "kept", "maker_hooks", "spies_left", "memories", "training",
)  # fmt: skip
UNIT_FIELDS = ("supply", "garrison", "deployed", "strength")
UNIT_KINDS = ("troop", "dreadnought", "sandworm")
TRADE_FIELDS = ("first", "second", "first_goods", "first_amount", "second_goods", "second_amount")
DECK_FIELDS = ("rival_deck", "intrigue_unseen")

Part = tuple[str, int, str]  # name, length, what it holds


@dataclass(frozen=True)
class Slice:
    """A named part of the observation."""

    name: str
    start: int
    length: int
    what: str


@dataclass(frozen=True)
class Layout:
    """All slices of an observation and its size."""

    slices: tuple[Slice, ...]
    size: int

    def slice(self, name: str) -> Slice:
        """Return a slice by name."""
        for part in self.slices:
            if part.name == name:
                return part
        raise KeyError(name)

    def fingerprint(self) -> str:
        """Return a hash of the names and places of all slices: one environment's id has one for ever."""
        return digest_of({"slices": [[part.name, part.start, part.length] for part in self.slices]})[:16]


def listed(fields: tuple[str, ...]) -> str:
    """Return fields as words."""
    return ", ".join(fields)


def table_parts() -> list[Part]:
    """Return the slices of what lies on the table, but for cards."""
    holder = "0 nobody, 1 the viewer, 2 the next clockwise …, Rivals 7 and 8"
    return [
        ("turn", widths.TURN, f"numbers of round and turn: {listed(TURN_FIELDS)}"),
        ("kind", widths.KINDS, "kind of the open decision, one-hot; for others a compound choice shows its start"),
        ("agenda", widths.OPERATIONS, "unresolved lines of the turn, counted by their first operation"),
        ("conflict", widths.CONFLICTS, "Conflict of the round, one-hot"),
        ("conflicts_past", widths.CONFLICTS, "Conflicts fought so far"),
        ("alliance", widths.TRACKS, f"holder of each Alliance: {holder}"),
        ("secret", widths.TRACKS, "own secretly chosen Factions"),
        ("reserve", widths.RESERVES, "cards left in the Reserve stacks"),
        ("decks", widths.DECKS, f"cards left or face down: {listed(DECK_FIELDS)}"),
        ("space_agents", widths.ACTORS * widths.SPACES, "Agents by actor and space"),
        ("space_bonus", widths.SPACES, "bonus spice by space"),
        ("space_control", widths.SPACES, "controller by space, as for Alliances"),
        ("space_flag", widths.SPACES, "unit on the flag of a space, as for Alliances"),
        ("source_space", widths.SPACES, "space that asks, one-hot"),
        ("source_tile", widths.TILES, "Tech tile that asks, one-hot"),
        ("source_contract", widths.CONTRACTS, "contract that asks, one-hot"),
        ("tiles_offered", widths.TILES, "Tech tiles on offer"),
        ("tiles_gone", widths.TILES, "Tech tiles that left the game"),
        ("tiles_left", widths.STACKS, "Tech tiles in each stack"),
        ("contracts_offered", widths.CONTRACTS, "contracts on offer, counted"),
    ]


def actor_parts(place: int) -> list[Part]:
    """Return the slices of an actor, but for cards: seats counted from the viewer, then Rivals."""
    units = f"{widths.UNIT} numbers ({listed(UNIT_FIELDS)}) of each kind of unit: {listed(UNIT_KINDS)}"
    return [
        (f"actor_{place}", widths.ACTOR, f"numbers of the actor: {listed(ACTOR_FIELDS)}"),
        (f"units_{place}", widths.UNIT_KINDS * widths.UNIT, units),
        (f"influence_{place}", widths.TRACKS, "Influence by track"),
        (f"marks_{place}", widths.TRACKS, "tokens of the Leader on the tracks"),
        (f"tiles_{place}", widths.TILES, "own Tech tiles: 1 face up, 2 face down"),
        (f"spies_{place}", widths.POSTS, "spies by post"),
        (f"contracts_{place}", widths.CONTRACTS, "contracts taken: 1 for each open one, 4 for each completed one"),
        (
            f"objectives_{place}",
            widths.OBJECTIVES,
            "battle icons of the Objective and of won Conflicts: face up, then face down, counted",
        ),
    ]


def card_parts(rules: Rules, rivals: int) -> list[Part]:
    """Return the slices of cards that belong to no seat or only to the viewer."""
    cards, intrigues = len(rules.cards), len(rules.intrigues)
    parts: list[Part] = [
        ("row", cards, "Imperium Row, cards counted"),
        ("trashed", cards, "trashed cards, counted"),
        ("source_card", cards, "card that asks, one-hot"),
        ("hand", cards, "own hand, counted"),
        ("kept_card", cards, "own card kept aside, one-hot"),
        ("intrigue_discard", intrigues, "Intrigue discard pile, counted"),
        ("source_intrigue", intrigues, "Intrigue card that asks, one-hot"),
        ("intrigue", intrigues, "own Intrigue cards, counted"),
        ("intrigue_ends", intrigues, "cards at the ends of the Intrigue deck that the viewer knows, counted"),
    ]
    if rules.trashes_intrigue:
        parts.append(("intrigue_trashed", intrigues, "Intrigue cards that left the game, counted"))
    if rules.seating:
        seats = len(rules.seating)
        parts += [
            ("team", seats, "seats counted from the viewer: 1 of the own team, 2 of the other"),
            ("activated", seats, "the Ally whom the turn has activated, one-hot"),
            (
                "arrows",
                widths.ARROWS * seats,
                "by seat, of a Commander: where the Agent for the left, for the right and the Swordmaster was sent "
                "(space + 1), 0 on the Leader, -1 not to be had",
            ),
            ("swordmaster_gone", seats, "whose Swordmaster has left the game"),
            ("throne_row", cards, "Throne Row, cards counted"),
            ("trade", len(TRADE_FIELDS), f"who trades (place + 1) and what was put forward: {listed(TRADE_FIELDS)}"),
            ("wrapped", intrigues, "own Intrigue cards put forward in a trade, counted"),
        ]
    if rivals:
        parts.append(("rival_pile", len(rules.rival_cards), "Rivals' cards revealed, counted"))
    return parts


def seat_parts(rules: Rules, seat: int) -> list[Part]:
    """Return the slices of a seat's cards, counted from the viewer."""
    cards, intrigues = len(rules.cards), len(rules.intrigues)
    unseen = "own deck, counted" if seat == 0 else "hand and deck together, counted"
    return [
        (f"discard_{seat}", cards, "discard pile, counted"),
        (f"play_{seat}", cards, "cards in play, counted"),
        (f"unseen_{seat}", cards, unseen),
        (f"aside_{seat}", cards, "cards kept aside for the seat, counted"),
        (f"hand_known_{seat}", cards, "cards that everybody knows to be in the hand, counted"),
        (f"deck_top_{seat}", cards, "cards on top of the deck that the viewer knows, counted"),
        (f"face_up_{seat}", intrigues, "Intrigue cards played and not yet discarded, counted"),
        (f"intrigue_known_{seat}", intrigues, "Intrigue cards that the viewer has seen in the hand, counted"),
    ]


def same_parts() -> list[Part]:
    """Return the first part of an observation, the same in every environment."""
    parts = table_parts()
    for place in range(widths.ACTORS):
        parts += actor_parts(place)
    return parts


def layout(rules: Rules, players: int, rivals: int = 0) -> Layout:
    """Return the layout for a ruleset, a number of seats and a number of Rivals."""
    parts = same_parts() + card_parts(rules, rivals)
    for seat in range(players):
        parts += seat_parts(rules, seat)
    slices: list[Slice] = []
    start = 0
    for name, length, what in parts:
        slices.append(Slice(name, start, length, what))
        start += length
    return Layout(tuple(slices), start)
