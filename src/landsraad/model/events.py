"""Events: what happened, in the past tense. Raw records are small tuples; ``engine.logbook`` gives them names.

A record is (kind, actor, noun, amount, other, eyes). ``eyes`` is -1 for a public event, otherwise a mask of the seats
that may know the noun; for all others the noun is hidden.
"""

from typing import Final

from landsraad.core.packed import i64

EV_ROUND_STARTED: Final = 0
EV_TURN_STARTED: Final = 1
EV_AGENT_PLACED: Final = 2
EV_AGENT_MOVED: Final = 3
EV_AGENT_RECALLED: Final = 4
EV_RESOURCE_GAINED: Final = 5
EV_RESOURCE_PAID: Final = 6
EV_VP_GAINED: Final = 7
EV_VP_LOST: Final = 8
EV_INFLUENCE_GAINED: Final = 9
EV_INFLUENCE_LOST: Final = 10
EV_ALLIANCE_TAKEN: Final = 11
EV_ALLIANCE_RETURNED: Final = 12
EV_TROOPS_RECRUITED: Final = 13
EV_TROOPS_DEPLOYED: Final = 14
EV_TROOPS_RETREATED: Final = 15
EV_TROOPS_LOST: Final = 16
EV_CARD_DRAWN: Final = 17
EV_DECK_SHUFFLED: Final = 18
EV_CARD_TRASHED: Final = 19
EV_CARD_DISCARDED: Final = 20
EV_CARD_ACQUIRED: Final = 21
EV_CARD_REVEALED: Final = 22
EV_ROW_FILLED: Final = 23
EV_CARD_RESERVED: Final = 24
EV_CARD_REMOVED: Final = 25
EV_CARD_TAKEN_BACK: Final = 26
EV_CARD_PUT_ON_TOP: Final = 27
EV_INTRIGUE_DRAWN: Final = 28
EV_INTRIGUE_PLAYED: Final = 29
EV_INTRIGUE_STOLEN: Final = 30
EV_INTRIGUE_DECK_SHUFFLED: Final = 31
EV_COUNCIL_JOINED: Final = 32
EV_SWORDMASTER_GAINED: Final = 33
EV_CONTROL_GAINED: Final = 36
EV_CONTROL_LOST: Final = 37
EV_SPACE_CLOSED: Final = 38
EV_SECRET_CHOSEN: Final = 39
EV_SECRET_SHOWN: Final = 40
EV_TURN_PASSED: Final = 41
EV_STRENGTH_SET: Final = 42
EV_COMBAT_STARTED: Final = 43
EV_COMBAT_PASSED: Final = 44
EV_CONFLICT_WON: Final = 45
EV_REWARD_TAKEN: Final = 46
EV_SPICE_ADDED: Final = 47
EV_FIRST_PLAYER_PASSED: Final = 48
EV_ENDGAME_STARTED: Final = 49
EV_GAME_ENDED: Final = 50
EV_RIVAL_REVEALED: Final = 51
EV_RIVAL_SKIPPED: Final = 52
EV_RIVAL_SENT: Final = 53
EV_RIVAL_CHOSE: Final = 54
EV_RIVAL_SPENT: Final = 55
EV_RIVAL_HELD_BACK: Final = 56
EV_RIVAL_DECK_SHUFFLED: Final = 57
EV_RIVAL_IDLE: Final = 58
EV_INTRIGUE_BURIED: Final = 74
EV_INTRIGUE_PUT_BACK: Final = 75
EV_EXTRA_TURN: Final = 78
EV_DICE_ROLLED: Final = 79
EV_ROW_TRASHED: Final = 80
EV_COMBAT_TIED: Final = 84
EV_INTRIGUE_TRASHED: Final = 110
EV_CARD_TO_HAND: Final = 111
EV_REWARD_AGAIN: Final = 90
EV_RIVAL_PAID: Final = 115
EV_RIVAL_SCHEMED: Final = 116

# Number: name of the event, what its noun is, what its second noun is. Mechanics add their own.
EVENTS: Final = {
    EV_ROUND_STARTED: ("round_started", "conflict", ""),
    EV_TURN_STARTED: ("turn_started", "", ""),
    EV_AGENT_PLACED: ("agent_placed", "space", "card"),
    EV_AGENT_MOVED: ("agent_moved", "space", ""),
    EV_AGENT_RECALLED: ("agent_recalled", "space", ""),
    EV_RESOURCE_GAINED: ("resource_gained", "resource", ""),
    EV_RESOURCE_PAID: ("resource_paid", "resource", ""),
    EV_VP_GAINED: ("vp_gained", "", ""),
    EV_VP_LOST: ("vp_lost", "", ""),
    EV_INFLUENCE_GAINED: ("influence_gained", "faction", ""),
    EV_INFLUENCE_LOST: ("influence_lost", "faction", ""),
    EV_ALLIANCE_TAKEN: ("alliance_taken", "faction", "actor"),
    EV_ALLIANCE_RETURNED: ("alliance_returned", "faction", ""),
    EV_TROOPS_RECRUITED: ("troops_recruited", "", ""),
    EV_TROOPS_DEPLOYED: ("troops_deployed", "", ""),
    EV_TROOPS_RETREATED: ("troops_retreated", "", ""),
    EV_TROOPS_LOST: ("troops_lost", "", ""),
    EV_CARD_DRAWN: ("card_drawn", "card", ""),
    EV_DECK_SHUFFLED: ("deck_shuffled", "", ""),
    EV_CARD_TRASHED: ("card_trashed", "card", ""),
    EV_CARD_DISCARDED: ("card_discarded", "card", ""),
    EV_CARD_ACQUIRED: ("card_acquired", "card", ""),
    EV_CARD_REVEALED: ("card_revealed", "card", ""),
    EV_ROW_FILLED: ("row_filled", "card", ""),
    EV_CARD_RESERVED: ("card_reserved", "card", ""),
    EV_CARD_REMOVED: ("card_removed", "card", ""),
    EV_CARD_TAKEN_BACK: ("card_taken_back", "card", ""),
    EV_CARD_PUT_ON_TOP: ("card_put_on_top", "card", ""),
    EV_INTRIGUE_DRAWN: ("intrigue_drawn", "intrigue", ""),
    EV_INTRIGUE_PLAYED: ("intrigue_played", "intrigue", ""),
    EV_INTRIGUE_STOLEN: ("intrigue_stolen", "intrigue", "actor"),
    EV_INTRIGUE_DECK_SHUFFLED: ("intrigue_deck_shuffled", "", ""),
    EV_COUNCIL_JOINED: ("council_joined", "", ""),
    EV_SWORDMASTER_GAINED: ("swordmaster_gained", "", ""),
    EV_CONTROL_GAINED: ("control_gained", "space", ""),
    EV_CONTROL_LOST: ("control_lost", "space", ""),
    EV_SPACE_CLOSED: ("space_closed", "space", ""),
    EV_SECRET_CHOSEN: ("secret_chosen", "faction", ""),
    EV_SECRET_SHOWN: ("secret_shown", "", ""),
    EV_TURN_PASSED: ("turn_passed", "", ""),
    EV_STRENGTH_SET: ("strength_set", "", ""),
    EV_COMBAT_STARTED: ("combat_started", "conflict", ""),
    EV_COMBAT_PASSED: ("combat_passed", "", ""),
    EV_CONFLICT_WON: ("conflict_won", "conflict", ""),
    EV_REWARD_TAKEN: ("reward_taken", "conflict", ""),
    EV_SPICE_ADDED: ("spice_added", "space", ""),
    EV_FIRST_PLAYER_PASSED: ("first_player_passed", "", ""),
    EV_ENDGAME_STARTED: ("endgame_started", "", ""),
    EV_GAME_ENDED: ("game_ended", "", ""),
    EV_RIVAL_REVEALED: ("rival_revealed", "rival_card", "rule"),
    EV_RIVAL_SKIPPED: ("rival_skipped", "rival_card", "rule"),
    EV_RIVAL_SENT: ("rival_sent", "space", "rule"),
    EV_RIVAL_CHOSE: ("rival_chose", "faction", "rule"),
    EV_RIVAL_SPENT: ("rival_spent", "resource", "rule"),
    EV_RIVAL_HELD_BACK: ("rival_held_back", "", "rule"),
    EV_RIVAL_DECK_SHUFFLED: ("rival_deck_shuffled", "", ""),
    EV_RIVAL_IDLE: ("rival_idle", "", "rule"),
    EV_INTRIGUE_BURIED: ("intrigue_buried", "intrigue", ""),
    EV_INTRIGUE_PUT_BACK: ("intrigue_put_back", "intrigue", ""),
    EV_EXTRA_TURN: ("extra_turn", "", ""),
    EV_DICE_ROLLED: ("dice_rolled", "", ""),
    EV_ROW_TRASHED: ("row_trashed", "card", ""),
    EV_COMBAT_TIED: ("combat_tied", "", "tie_rule"),
    EV_INTRIGUE_TRASHED: ("intrigue_trashed", "intrigue", ""),
    EV_CARD_TO_HAND: ("card_to_hand", "card", ""),
    EV_REWARD_AGAIN: ("reward_again", "conflict", ""),
    EV_RIVAL_PAID: ("rival_paid", "resource", "rule"),
    EV_RIVAL_SCHEMED: ("rival_schemed", "leader", "rule"),
}

# Rules that the event log names; a rule gets its number when it is first told, and only its name is ever shown.
RULE_NAMES: list[str] = []
RULE_NUMBERS: dict[str, int] = {}


def rule_number(name: str) -> i64:
    """Return the number under which records tell a rule."""
    number = RULE_NUMBERS.get(name)
    if number is None:
        number = len(RULE_NAMES)
        RULE_NUMBERS[name] = number
        RULE_NAMES.append(name)
    return number


# Rules that the event log names for what a tie does in Combat; TIE_* are their numbers.
TIE_RULES: Final = ("B-TIE-01", "B-TIE-03", "B-TIE-04", "B-TIE-05", "B-TIE-06")
TIE_FIRST: Final = 0
TIE_THREE: Final = 1
TIE_FEW: Final = 2
TIE_SECOND: Final = 3
TIE_THIRD: Final = 4

PUBLIC: Final = -1

Record = tuple[int, int, int, int, int, int]


class EventLog:
    """The records of a game, kept outside the state so that a clone never copies them."""

    def __init__(self) -> None:
        self.records: list[Record] = []

    def add(self, kind: i64, actor: i64, noun: i64, amount: i64, other: i64, eyes: i64) -> None:
        """Write a record."""
        self.records.append((int(kind), int(actor), int(noun), int(amount), int(other), int(eyes)))
