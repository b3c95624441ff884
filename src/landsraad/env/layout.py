"""The layout of an observation: named slices of one flat vector, the same for every game of a ruleset and seat count.

Seats are relative: slice 0 is the viewer, the others follow clockwise; Rivals keep their order after the seats. A box
with a state of its own adds slices at the end of the table, and a function to the encoder that writes them.
``docs/observation.md`` shows the table.
"""

from dataclasses import dataclass

from landsraad.engine.mechanics.tech import FROM_TILE
from landsraad.model.rules import Rules

VERSION = 3

# Numbers of round and turn, of a seat and of a Rival, in the order in which the encoder writes them.
TURN_FIELDS = (
    "round", "phase", "first_player", "turn_seat", "decider", "for_actor", "turn_kind", "sent_space", "recruited",
    "deployed", "imperium_deck", "intrigue_deck", "conflict_deck", "conflict_level",
)  # fmt: skip
SEAT_FIELDS = (
    "vp", "solari", "spice", "water", "supply", "garrison", "deployed", "strength", "swords", "persuasion", "agents",
    "swordmaster", "council", "revealed", "hand_count", "deck_count", "intrigue_count", "leader", "has_mentat",
    "mentat_next", "closed_space", "secret_known",
)  # fmt: skip
RIVAL_FIELDS = (
    "vp", "solari", "spice", "water", "supply", "garrison", "deployed", "strength", "swords", "agents", "swordmaster",
    "intrigue_count", "leader", "has_mentat", "scores",
)  # fmt: skip
RIVAL_DECK_FIELDS = ("rival_deck", "intrigue_unseen")
WORKS_FIELDS = (
    "ships_supply", "ships_garrison", "ships_conflict", "ship_strength", "freighter", "negotiators", "kept",
)  # fmt: skip

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


def listed(fields: tuple[str, ...]) -> str:
    """Return fields as words."""
    return ", ".join(fields)


def table_parts(rules: Rules, players: int, rivals: int) -> list[Part]:
    """Return the slices of what lies on the table."""
    cards, intrigues, spaces = len(rules.cards), len(rules.intrigues), len(rules.spaces)
    return [
        ("turn", len(TURN_FIELDS), f"numbers of round and turn: {listed(TURN_FIELDS)}"),
        (
            "kind",
            43,
            "kind of the open decision, one-hot; for others a compound choice shows its start",
        ),
        ("conflict", len(rules.conflicts), "Conflict of the round, one-hot"),
        ("conflicts_past", len(rules.conflicts), "Conflicts fought so far"),
        ("alliance", int(rules.n_factions), "holder of each Alliance: 0 nobody, 1 the viewer, 2 the next clockwise …"),
        ("space_agents", (players + rivals) * spaces, "Agents by actor (viewer first) and space"),
        ("space_bonus", spaces, "bonus spice by space"),
        ("space_control", spaces, "controller by space, as for Alliances"),
        ("row", cards, "Imperium Row, cards counted"),
        ("reserve", len(rules.reserve_cards), "cards left in the Reserve stacks"),
        ("trashed", cards, "trashed cards, counted"),
        ("intrigue_discard", intrigues, "Intrigue discard pile, counted"),
        ("agenda", 76, "unresolved lines of the turn, counted by their first operation"),
        ("source_card", cards, "card that asks, one-hot"),
        ("source_intrigue", intrigues, "Intrigue card that asks, one-hot"),
        ("source_space", spaces, "space that asks, one-hot"),
    ]


def seat_parts(rules: Rules, seat: int) -> list[Part]:
    """Return the slices of a seat, counted from the viewer."""
    cards, intrigues = len(rules.cards), len(rules.intrigues)
    unseen = "own deck, counted" if seat == 0 else "hand and deck together, counted"
    return [
        (f"seat_{seat}", len(SEAT_FIELDS), f"numbers of the seat: {listed(SEAT_FIELDS)}"),
        (f"influence_{seat}", int(rules.n_factions), "Influence by Faction"),
        (f"discard_{seat}", cards, "discard pile, counted"),
        (f"play_{seat}", cards, "cards in play, counted"),
        (f"unseen_{seat}", cards, unseen),
        (f"aside_{seat}", cards, "cards kept aside for the seat, counted"),
        (f"face_up_{seat}", intrigues, "Intrigue cards played and not yet discarded, counted"),
        (f"hand_known_{seat}", cards, "cards that everybody knows to be in the hand, counted"),
        (f"deck_top_{seat}", cards, "cards on top of the deck that the viewer knows, counted"),
        (f"intrigue_known_{seat}", intrigues, "Intrigue cards that the viewer has seen in the hand, counted"),
    ]


def own_parts(rules: Rules) -> list[Part]:
    """Return the slices of what only the viewer sees."""
    return [
        ("hand", len(rules.cards), "own hand, counted"),
        ("intrigue", len(rules.intrigues), "own Intrigue cards, counted"),
        ("secret", int(rules.n_factions), "own secretly chosen Factions"),
    ]


def rival_parts(rules: Rules, rivals: int) -> list[Part]:
    """Return the slices that Rivals add; none without them."""
    if rivals == 0:
        return []
    parts: list[Part] = []
    for rival in range(rivals):
        parts.append((f"rival_{rival}", len(RIVAL_FIELDS), f"numbers of the Rival: {listed(RIVAL_FIELDS)}"))
        parts.append((f"rival_influence_{rival}", int(rules.n_factions), "Influence by Faction"))
    parts.append(("rival_decks", len(RIVAL_DECK_FIELDS), f"cards left or face down: {listed(RIVAL_DECK_FIELDS)}"))
    parts.append(("rival_pile", len(rules.rival_cards), "Rivals' cards revealed, counted"))
    return parts


def works_parts(rules: Rules, actors: int) -> list[Part]:
    """Return the slices that Tech tiles, dreadnoughts and the Shipping track add; none without them."""
    if FROM_TILE not in rules.things:
        return []
    tiles, intrigues = len(rules.things[FROM_TILE]), len(rules.intrigues)
    parts: list[Part] = [
        ("tiles_offered", tiles, "Tech tiles on offer"),
        ("tiles_left", 3, "tiles in each stack"),
        ("tiles_gone", tiles, "tiles that left the game"),
        ("flags", len(rules.spaces), "dreadnought on the flag of a space, as for Alliances"),
        ("turn_ships", 3, "dreadnoughts commissioned and deployed this turn, another turn to come"),
        ("intrigue_ends", intrigues, "cards at the ends of the Intrigue deck that the viewer knows, counted"),
        ("kept_card", len(rules.cards), "own card kept aside, one-hot"),
        ("source_tile", tiles, "Tech tile that asks, one-hot"),
    ]
    for actor in range(actors):
        parts.append((f"works_{actor}", len(WORKS_FIELDS), f"numbers of the actor: {listed(WORKS_FIELDS)}"))
        parts.append((f"tiles_{actor}", tiles, "own tiles: 1 face up, 2 face down"))
        parts.append((f"marks_{actor}", int(rules.n_factions), "tokens of the Leader on the tracks"))
    return parts


def layout(rules: Rules, players: int, rivals: int = 0) -> Layout:
    """Return the layout for a ruleset, a number of seats and a number of Rivals."""
    parts = table_parts(rules, players, rivals)
    for seat in range(players):
        parts += seat_parts(rules, seat)
    parts += own_parts(rules)
    parts += rival_parts(rules, rivals)
    parts += works_parts(rules, players + rivals)
    slices: list[Slice] = []
    start = 0
    for name, length, what in parts:
        slices.append(Slice(name, start, length, what))
        start += length
    return Layout(tuple(slices), start)
