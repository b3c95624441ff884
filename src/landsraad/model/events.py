"""Events: what happened, in the past tense. Raw records are small tuples; ``engine.logbook`` gives them names.

A record is (kind, actor, noun, amount, other, eyes). ``eyes`` is -1 for a public event, otherwise a mask of the seats
that may know the noun; for all others the noun is hidden.
"""

from typing import Final

from landsraad.core.packed import i64

# (name of the event, what its noun is, what its second noun is)
EVENTS: Final = (
    ("round_started", "conflict", ""),
    ("turn_started", "", ""),
    ("agent_placed", "space", "card"),
    ("agent_moved", "space", ""),
    ("agent_recalled", "space", ""),
    ("resource_gained", "resource", ""),
    ("resource_paid", "resource", ""),
    ("vp_gained", "", ""),
    ("vp_lost", "", ""),
    ("influence_gained", "faction", ""),
    ("influence_lost", "faction", ""),
    ("alliance_taken", "faction", "actor"),
    ("alliance_returned", "faction", ""),
    ("troops_recruited", "", ""),
    ("troops_deployed", "", ""),
    ("troops_retreated", "", ""),
    ("troops_lost", "", ""),
    ("card_drawn", "card", ""),
    ("deck_shuffled", "", ""),
    ("card_trashed", "card", ""),
    ("card_discarded", "card", ""),
    ("card_acquired", "card", ""),
    ("card_revealed", "card", ""),
    ("row_filled", "card", ""),
    ("card_reserved", "card", ""),
    ("card_removed", "card", ""),
    ("card_taken_back", "card", ""),
    ("card_put_on_top", "card", ""),
    ("intrigue_drawn", "intrigue", ""),
    ("intrigue_played", "intrigue", ""),
    ("intrigue_stolen", "intrigue", "actor"),
    ("intrigue_deck_shuffled", "", ""),
    ("council_joined", "", ""),
    ("swordmaster_gained", "", ""),
    ("mentat_taken", "", ""),
    ("mentat_promised", "", ""),
    ("control_gained", "space", ""),
    ("control_lost", "space", ""),
    ("space_closed", "space", ""),
    ("secret_chosen", "faction", ""),
    ("secret_shown", "", ""),
    ("turn_passed", "", ""),
    ("strength_set", "", ""),
    ("combat_started", "conflict", ""),
    ("combat_passed", "", ""),
    ("conflict_won", "conflict", ""),
    ("reward_taken", "conflict", ""),
    ("spice_added", "space", ""),
    ("first_player_passed", "", ""),
    ("endgame_started", "", ""),
    ("game_ended", "", ""),
    ("rival_revealed", "rival_card", "rule"),
    ("rival_skipped", "rival_card", "rule"),
    ("rival_sent", "space", "rule"),
    ("rival_chose", "faction", "rule"),
    ("rival_spent", "resource", "rule"),
    ("rival_held_back", "", "rule"),
    ("rival_deck_shuffled", "", ""),
    ("rival_idle", "", "rule"),
    ("dreadnought_commissioned", "", ""),
    ("dreadnought_deployed", "", ""),
    ("dreadnought_retreated", "", ""),
    ("dreadnought_on_flag", "space", ""),
    ("dreadnought_came_home", "", ""),
    ("dreadnought_given_up", "tile", ""),
    ("tile_acquired", "tile", ""),
    ("tile_turned_up", "tile", ""),
    ("tile_used", "tile", ""),
    ("tile_trashed", "tile", ""),
    ("negotiator_placed", "", ""),
    ("negotiator_returned", "", ""),
    ("freighter_advanced", "", ""),
    ("freighter_recalled", "", ""),
    ("mark_taken", "faction", ""),
    ("intrigue_buried", "intrigue", ""),
    ("intrigue_put_back", "intrigue", ""),
    ("card_set_aside", "card", ""),
    ("card_returned", "card", ""),
    ("extra_turn", "", ""),
    ("dice_rolled", "", ""),
    ("row_trashed", "card", ""),
    ("rival_acquired", "tile", "rule"),
    ("rival_used", "tile", "rule"),
    ("rival_shipped", "", "rule"),
    ("combat_tied", "", "tie_rule"),
)
EVENT_NAMES: Final = tuple(event[0] for event in EVENTS)

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
EV_MENTAT_TAKEN: Final = 34
EV_MENTAT_PROMISED: Final = 35
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
EV_SHIP_COMMISSIONED: Final = 59
EV_SHIP_DEPLOYED: Final = 60
EV_SHIP_RETREATED: Final = 61
EV_SHIP_ON_FLAG: Final = 62
EV_SHIP_CAME_HOME: Final = 63
EV_SHIP_GIVEN_UP: Final = 64
EV_TILE_ACQUIRED: Final = 65
EV_TILE_TURNED_UP: Final = 66
EV_TILE_USED: Final = 67
EV_TILE_TRASHED: Final = 68
EV_NEGOTIATOR_PLACED: Final = 69
EV_NEGOTIATOR_RETURNED: Final = 70
EV_FREIGHTER_ADVANCED: Final = 71
EV_FREIGHTER_RECALLED: Final = 72
EV_MARK_TAKEN: Final = 73
EV_INTRIGUE_BURIED: Final = 74
EV_INTRIGUE_PUT_BACK: Final = 75
EV_CARD_SET_ASIDE: Final = 76
EV_CARD_RETURNED: Final = 77
EV_EXTRA_TURN: Final = 78
EV_DICE_ROLLED: Final = 79
EV_ROW_TRASHED: Final = 80
EV_RIVAL_ACQUIRED: Final = 81
EV_RIVAL_USED: Final = 82
EV_RIVAL_SHIPPED: Final = 83
EV_COMBAT_TIED: Final = 84

# Rules that the event log names for what a Rival does.
RIVAL_RULES: Final = (
    "H-AGT-03",
    "H-AGT-04",
    "H-AGT-05",
    "H-AGT-08",
    "H-AGT-16",
    "H-AGT-17",
    "H-CHO-01",
    "H-CHO-02",
    "H-CHO-03",
    "H-CMB-01",
    "H-EXP-02",
    "H-HRV-01",
    "H-HRV-05",
    "H-HRV-06",
    "H-RES-01",
    "H-SOP-06",
    "H-SOP-10",
    "H-CHO-05",
    "H-2PG-06",
    "X-RIV-06",
    "X-RIV-07",
    "X-RIV-08",
    "X-RIV-09",
    "X-RIV-14",
    "X-RIV-17",
    "X-RIV-18",
    "X-RTC-05",
    "X-RTC-07",
    "X-RTC-11",
    "X-RTC-12",
    "X-RTC-14",
    "X-RTC-15",
    "X-RTC-16",
)

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
