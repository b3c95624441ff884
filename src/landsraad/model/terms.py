"""Small integers for the terms of the rules, used in tables, programs and state (Final: free when compiled)."""

from typing import Final

# Factions (B-INF-01); their numbers are also the first four Agent icons (B-AGT-05).
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTION_NAMES: Final = ("emperor", "guild", "bene_gesserit", "fremen")

LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
ICON_NAMES: Final = ("emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")

# Resources that pay costs.
SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
RESOURCE_NAMES: Final = ("solari", "spice", "water")

# Where a program comes from: source = kind * SOURCE_SPAN + index in its table.
SOURCE_SPAN: Final = 1024
FROM_CARD: Final = 1
FROM_INTRIGUE: Final = 2
FROM_SPACE: Final = 3
FROM_LEADER: Final = 4
FROM_CONFLICT: Final = 5
FROM_TRACK: Final = 6
FROM_RIVAL_CARD: Final = 7
FROM_TILE: Final = 8
FROM_SHIPPING: Final = 9  # a space of the Shipping track
SOURCE_NAMES: Final = ("", "card", "intrigue", "space", "leader", "conflict", "track", "rival_card", "tile", "shipping")

# Zones an action id can name.
Z_HAND: Final = 0
Z_DISCARD: Final = 1
Z_PLAY: Final = 2
Z_MARKET: Final = 3
Z_ASIDE: Final = 4
Z_INTRIGUE: Final = 5
Z_SPACE: Final = 6
Z_FACTION: Final = 7
Z_SEAT: Final = 8
Z_NUMBER: Final = 9
Z_CHOICE: Final = 10
Z_WORD: Final = 11
Z_TILE: Final = 12
ZONE_NAMES: Final = (
    "hand",
    "discard",
    "play",
    "market",
    "aside",
    "intrigue",
    "space",
    "faction",
    "seat",
    "number",
    "choice",
    "word",
    "tile",
)

# Nouns of the zone "word".
W_REVEAL: Final = 0
W_END_TURN: Final = 1
W_PASS: Final = 2
W_ACCEPT: Final = 3
W_DECLINE: Final = 4
W_LEADER: Final = 5
W_TOP: Final = 6
W_PILE: Final = 7
W_DRAW: Final = 8
W_TRASH: Final = 9
W_ADVANCE: Final = 10
W_RECALL: Final = 11
W_DREADNOUGHT: Final = 12
W_TROOP: Final = 13
W_GARRISON: Final = 14
W_CONFLICT: Final = 15
W_SOLARI: Final = 16
W_SPICE: Final = 17
WORD_NAMES: Final = (
    "reveal",
    "end_turn",
    "pass",
    "accept",
    "decline",
    "leader",
    "top",
    "pile",
    "draw",
    "trash",
    "advance",
    "recall",
    "dreadnought",
    "troop",
    "garrison",
    "conflict",
    "solari",
    "spice",
)

# Kinds of decision. The name is the public verb.
D_NONE: Final = 0
D_PLAY_CARD: Final = 1
D_CHOOSE_AGENT: Final = 2
D_CHOOSE_SPACE: Final = 3
D_RESOLVE: Final = 4
D_ACQUIRE: Final = 5
D_CHOOSE_EFFECT: Final = 6
D_PAY: Final = 7
D_TRASH: Final = 8
D_DISCARD: Final = 9
D_GAIN_INFLUENCE: Final = 10
D_LOSE_INFLUENCE: Final = 11
D_CHOOSE_OPPONENT: Final = 12
D_DEPLOY: Final = 13
D_RETREAT: Final = 14
D_COMBAT: Final = 15
D_REWARD: Final = 16
D_ENDGAME: Final = 17
D_ACQUIRE_FREE: Final = 18
D_RESERVE: Final = 19
D_TAKE_BACK: Final = 20
D_TOP_CARD: Final = 21
D_PUT_CARD: Final = 22
D_CLOSE_SPACE: Final = 23
D_SECRET: Final = 24
D_GIVE_ALLIANCE: Final = 25
D_DEFEND: Final = 26
D_PASS_TURN: Final = 27
D_RECALL: Final = 28
D_ACQUIRE_TECH: Final = 29
D_CURRENCY: Final = 30
D_NEGOTIATORS: Final = 31
D_NEGOTIATE: Final = 32
D_FREIGHTER: Final = 33
D_TAKE_SPACE: Final = 34
D_RETREAT_ENEMY: Final = 35
D_CHOOSE_UNIT: Final = 36
D_RETREAT_UNITS: Final = 37
D_DEPLOY_SHIPS: Final = 38
D_LOSE_TROOP: Final = 39
D_BURY: Final = 40
D_RETURN_INTRIGUE: Final = 41
D_SET_ASIDE: Final = 42
DECISION_NAMES: Final = (
    "",
    "play_card",
    "choose_agent",
    "choose_space",
    "resolve",
    "acquire",
    "choose_effect",
    "pay",
    "trash",
    "discard",
    "gain_influence",
    "lose_influence",
    "choose_opponent",
    "deploy",
    "retreat",
    "combat_intrigue",
    "take_reward",
    "endgame_intrigue",
    "acquire_free",
    "reserve_card",
    "take_back",
    "top_card",
    "put_card",
    "close_space",
    "choose_secret",
    "give_alliance",
    "defend",
    "pass_turn",
    "recall_agent",
    "acquire_tech",
    "choose_currency",
    "return_negotiators",
    "place_negotiators",
    "move_freighter",
    "take_space",
    "retreat_enemy",
    "choose_unit",
    "retreat_units",
    "deploy_dreadnoughts",
    "lose_troop",
    "bury_intrigue",
    "return_intrigue",
    "set_aside",
)

# Phases of the round (B-RND-01) and the steps inside them; boxes may add steps of their own.
PHASE_SETUP: Final = 0
PHASE_ROUND_START: Final = 1
PHASE_TURNS: Final = 2
PHASE_COMBAT: Final = 3
PHASE_MAKERS: Final = 4
PHASE_RECALL: Final = 5
PHASE_ENDGAME: Final = 6
PHASE_OVER: Final = 7
PHASE_NAMES: Final = ("setup", "round_start", "player_turns", "combat", "makers", "recall", "endgame", "over")

STEP_SETUP: Final = 0
STEP_ROUND_START: Final = 1
STEP_DRAW_HANDS: Final = 2
STEP_TURN_START: Final = 3
STEP_TURN_MENU: Final = 4
STEP_TURN_END: Final = 5
STEP_COMBAT_START: Final = 6
STEP_COMBAT_ASK: Final = 7
STEP_REWARDS: Final = 8
STEP_REWARD_MENU: Final = 9
STEP_COMBAT_END: Final = 10
STEP_MAKERS: Final = 11
STEP_RECALL: Final = 12
STEP_ENDGAME_ASK: Final = 13
STEP_OVER: Final = 14
STEP_RIVAL_TURN: Final = 15
STEP_NEXT_TURN: Final = 16
STEP_SET_ASIDE: Final = 17
STEP_SHIPS_HOME: Final = 18

# What kind of turn is being taken.
TURN_OPEN: Final = 0
TURN_AGENT: Final = 1
TURN_REVEAL: Final = 2

# Intrigue card types (B-INT-01); T_WIN is the Combat card that works "when you win a Conflict" (B-CMB-06).
T_PLOT: Final = 0
T_COMBAT: Final = 1
T_ENDGAME: Final = 2
T_WIN: Final = 3
TYPE_NAMES: Final = ("plot", "combat", "endgame", "win")

# Flags of a line of a box.
LINE_AUTO: Final = 1  # a plain gain: resolved at once
LINE_OPTIONAL: Final = 2  # behind an arrow, "may", or the trash icon (F-OPT-01)
LINE_RECRUIT: Final = 8  # nothing but recruiting: resolved at once while the Supply is ample
LINE_IN_REVEAL: Final = 4  # of an Intrigue card: works in the Reveal turn of this round (F-INT-03)
LINE_LATE: Final = 16  # counts what the Reveal turn brought: resolved when it ends
LINE_SWORDS: Final = 32  # may give swords

# Boxes of a card or other thing, for naming a line.
BOX_AGENT: Final = 0
BOX_REVEAL: Final = 1
BOX_ACQUIRE: Final = 2
BOX_TRASHED: Final = 3
BOX_PLOT: Final = 4
BOX_COMBAT: Final = 5
BOX_ENDGAME: Final = 6
BOX_WIN: Final = 7
BOX_SPACE: Final = 8
BOX_ENTRY: Final = 9
BOX_SETUP: Final = 10
BOX_SIGNET: Final = 11
BOX_ABILITY: Final = 12
BOX_FIRST: Final = 13
BOX_SECOND: Final = 14
BOX_THIRD: Final = 15
BOX_BONUS: Final = 16
BOX_CONTROL: Final = 17
BOX_ROUND: Final = 18
BOX_TURN: Final = 19
BOX_INSTEAD: Final = 20
BOX_SHIPPING: Final = 21
BOX_MARK: Final = 22
BOX_RIVAL: Final = 23
BOX_NAMES: Final = (
    "agent",
    "reveal",
    "acquire",
    "trashed",
    "plot",
    "combat",
    "endgame",
    "win",
    "space",
    "entry",
    "setup",
    "signet",
    "ability",
    "first",
    "second",
    "third",
    "bonus",
    "control",
    "round",
    "turn",
    "instead",
    "shipping",
    "mark",
    "rival",
)

# Modifiers: questions the engine asks of a Leader, tile or resolved effect.
M_SPACE_COST: Final = 0  # value added to the Solari cost of spaces with an icon of arg (a mask)
M_IGNORE_ENEMIES: Final = 1  # spaces with an icon of arg may be entered although enemy Agents are there
M_HARVEST: Final = 2  # value added to the spice of a harvest
M_HARVEST_TIMES: Final = 3  # the base spice of a harvest is taken value times
M_PEEK_TOP: Final = 4  # the top card of the own deck is visible to its owner
M_ICONS: Final = 5  # the card played this turn also has the icons of arg
M_ACQUIRE_COST: Final = 6  # value added to the Persuasion cost of card arg
M_SPACE_INFLUENCE: Final = 7  # a Faction space gives value Influence in place of 1
M_ACQUIRE_TOP: Final = 8  # an acquired card may go on top of the deck
M_SOLARI: Final = 9  # value added to every gain of Solari in the own turn
M_SHIPPED_TROOPS: Final = 10  # value added to the troops of the Shipping track, which may go straight to the Conflict
M_SHIP_STRENGTH: Final = 11  # strength of a dreadnought
M_KEEP_ASIDE: Final = 12  # sets a card of the hand aside at the start of the round, until the second own turn
M_WINS_TIES: Final = 13  # wins every tie of Victory Points in the Endgame
MODIFIER_NAMES: Final = (
    "space_cost",
    "ignore_enemies",
    "harvest",
    "harvest_times",
    "peek_top",
    "icons",
    "acquire_cost",
    "space_influence",
    "acquire_top",
    "solari",
    "shipped_troops",
    "dreadnought_strength",
    "keep_aside",
    "wins_ties",
)

# Trigger events.
E_HARVESTED: Final = 0
E_PAID_SPACE: Final = 1  # Solari were paid as the printed cost of a board space
E_COUNCIL_SEAT: Final = 2
E_DEPLOYED: Final = 3
E_KEPT_ONE_ICON: Final = 4  # the card kept aside, with exactly one Agent icon, sent an Agent
E_KEPT_OTHER: Final = 5  # the card kept aside, with another number of icons, sent an Agent
TRIGGER_NAMES: Final = (
    "harvested",
    "paid_space",
    "council_seat",
    "deployed",
    "kept_one_icon",
    "kept_other",
)

# Conditions.
C_OTHER_IN_PLAY: Final = 0  # another own card of faction a in play (Fremen Bond, Bene Gesserit)
C_INFLUENCE: Final = 1  # Influence with a of at least b
C_ALLIANCE: Final = 2  # holds the Alliance of a
C_ANY_ALLIANCE: Final = 3
C_COUNCIL: Final = 4
C_OWNS: Final = 5  # owns at least b copies of card a
C_OWNS_MOST: Final = 6  # owns more copies of card a than each opponent
C_TRACKS: Final = 7  # Influence of at least a on at least b tracks
C_REVEAL_TURN: Final = 8
C_TURN_START: Final = 9
C_DEPLOYED: Final = 10  # at least a troops deployed this turn
C_MENTAT_HERE: Final = 11
C_TILES: Final = 12  # owns at least a Tech tiles
C_SHIPS: Final = 13  # has commissioned at least a dreadnoughts
C_SHIP_LEFT: Final = 14  # has a dreadnought in the Supply
C_UNITS_DEPLOYED: Final = 15  # at least a units deployed this turn
C_ENEMY_HERE: Final = 16  # an enemy Agent is on the space the Agent was sent to
C_AGENTS_ON: Final = 17  # at least b own Agents on spaces with an icon of mask a
C_PERSUASION: Final = 18  # has at least a Persuasion
C_SOLARI: Final = 19  # has at least a Solari
C_AGENT_TO_COME: Final = 21  # neither an Agent was sent nor the hand revealed this turn
C_SOME: Final = 20  # at least a of the b conditions that follow this one in the table hold
CONDITION_NAMES: Final = (
    "other_in_play",
    "influence",
    "alliance",
    "any_alliance",
    "council",
    "owns",
    "owns_most",
    "tracks",
    "reveal_turn",
    "turn_start",
    "deployed",
    "mentat_here",
    "tiles",
    "dreadnoughts",
    "dreadnought_left",
    "units_deployed",
    "enemy_here",
    "agents_on",
    "persuasion",
    "solari",
    "some_of",
    "agent_to_come",
)

# Counters for "per ..." effects.
N_IN_PLAY: Final = 0  # own cards of faction a in play, this one included
N_SWORD_CARDS: Final = 1  # cards revealed this turn that gave swords
N_OTHER_SWORD_CARDS: Final = 2  # the same without this card
N_SHIPS_IN_CONFLICT: Final = 3  # own dreadnoughts in the Conflict
N_LOW_TRACKS: Final = 4  # Influence tracks with at most b
COUNTER_NAMES: Final = (
    "in_play",
    "sword_cards",
    "other_sword_cards",
    "dreadnoughts_in_conflict",
    "low_tracks",
)

# Which Factions an Influence choice offers.
AMONG_ALL: Final = 0
AMONG_BEHIND: Final = 1  # where some opponent has more Influence
AMONG_MARKED: Final = 2  # where the Leader still has a token on the track

# Where an acquired card goes.
TO_DISCARD: Final = 0
TO_TOP: Final = 1

# Operations of an effect program; each instruction is (op, a, b).
OP_SOLARI: Final = 0
OP_SPICE: Final = 1
OP_WATER: Final = 2
OP_PERSUASION: Final = 3
OP_SWORDS: Final = 4
OP_VP: Final = 5
OP_TROOPS: Final = 6
OP_DRAW: Final = 7
OP_INTRIGUE: Final = 8
OP_INFLUENCE: Final = 9  # b with Faction a
OP_INFLUENCE_PICK: Final = 10  # a with one Faction of mask b (low byte: mask, next byte: AMONG_...)
OP_SPACE_INFLUENCE: Final = 11  # 1 with Faction a for sending an Agent there
OP_TRASH: Final = 12
OP_TRASH_SELF: Final = 13
OP_DISCARD: Final = 14
OP_RETREAT: Final = 15  # up to a own troops
OP_DEPLOY: Final = 16  # up to a troops from the Garrison
OP_DEPLOY_SUPPLY: Final = 17  # a troops straight from the Supply
OP_DEPLOY_RECRUITS: Final = 18  # up to the troops the effect has just recruited
OP_LOSE_GARRISON: Final = 19
OP_LOSE_DEPLOYED: Final = 20
OP_LOSE_INFLUENCE: Final = 21
OP_STEAL_INTRIGUE: Final = 22  # from every opponent with at least a Intrigue cards
OP_MENTAT: Final = 23
OP_MENTAT_NEXT: Final = 24
OP_COUNCIL: Final = 25
OP_SWORDMASTER: Final = 26
OP_ACQUIRE: Final = 27  # card a from the Reserve
OP_ACQUIRE_FREE: Final = 28  # a card of cost at most a, to b
OP_HARVEST: Final = 29
OP_CONTROL: Final = 30
OP_CLOSE_SPACE: Final = 31
OP_TAKE_BACK: Final = 32  # a card of Faction a from the discard pile
OP_TOP_CARD: Final = 33
OP_REFOCUS: Final = 34
OP_RECALL: Final = 35
OP_PASS_TURN: Final = 36
OP_RESERVE: Final = 37  # a card of the Imperium Row, for a less in the Reveal turn
OP_MODIFY: Final = 38  # modifier a for this turn
OP_SIGNET: Final = 39
OP_PICK_SECRET: Final = 40
OP_SHOW_SECRET: Final = 41
OP_IF: Final = 42  # condition a, else go to b
OP_PAY: Final = 43  # cost up to a, bought effect up to b
OP_CHOOSE: Final = 44  # a branches, choose b of them
OP_BRANCH: Final = 45  # from a to b
OP_EACH_OPPONENT: Final = 46  # up to a
OP_OPPONENT: Final = 47  # up to a, for one opponent of choice
OP_PER: Final = 48  # counter a of b multiplies the next gain
OP_PAY_SOLARI: Final = 49
OP_PAY_SPICE: Final = 50
OP_PAY_WATER: Final = 51
OP_INTRIGUE_DONE: Final = 52
OP_MAY_PAY: Final = 53  # as OP_PAY, with a question first
OP_ARRIVE: Final = 54  # take up the effects of card and space
OP_RIVAL_DEPLOY: Final = 55  # a Rival deploys at the end of its turn
OP_DREADNOUGHT: Final = 56  # commission a dreadnought, a times
OP_TECH: Final = 57  # a Tech tile for a spice less; b = 1: may be paid in Solari
OP_NEGOTIATOR: Final = 58  # up to a troops of the Supply to the Tech tiles
OP_FREIGHTER: Final = 59  # a moves of the Freighter
OP_SHIPPED_TROOPS: Final = 60  # a troops from the Shipping track
OP_RETREAT_SHIP: Final = 61  # a own dreadnoughts, if there are any
OP_RETREAT_UNITS: Final = 62  # exactly a own units
OP_RETREAT_ENEMIES: Final = 63  # an enemy unit for each troop deployed this turn
OP_DEPLOY_UNITS: Final = 64  # up to a units from the Garrison
OP_LOSE_TROOP: Final = 65  # a troops of Garrison or Conflict
OP_TRASH_PLAY: Final = 66  # a card in play
OP_BURY: Final = 67  # a own Intrigue cards under their deck
OP_SWAP_INTRIGUES: Final = 68  # any number of own Intrigue cards under their deck, as many new ones
OP_PEEK_INTRIGUES: Final = 69  # draw a Intrigue cards and put one of them back on top
OP_INFLUENCE_AGENTS: Final = 70  # a Influence with every Faction where an own Agent is
OP_INFLUENCE_SENT: Final = 71  # a Influence with the Faction the Agent was sent to
OP_TRACK_BONUS: Final = 72  # the bonus of the Influence track of Faction a
OP_EXTRA_TURN: Final = 73  # another turn when this one ends
OP_ON_WIN: Final = 74  # up to a, if the Conflict is won
OP_RIVAL_TILES: Final = 75  # a Rival uses its Tech tiles at the end of its turn
OP_NAMES: Final = (
    "solari",
    "spice",
    "water",
    "persuasion",
    "swords",
    "vp",
    "troops",
    "draw",
    "intrigue",
    "influence",
    "influence_pick",
    "space_influence",
    "trash",
    "trash_self",
    "discard",
    "retreat",
    "deploy",
    "deploy_supply",
    "deploy_recruits",
    "lose_garrison",
    "lose_deployed",
    "lose_influence",
    "steal_intrigue",
    "mentat",
    "mentat_next",
    "council",
    "swordmaster",
    "acquire",
    "acquire_free",
    "harvest",
    "control",
    "close_space",
    "take_back",
    "top_card",
    "refocus",
    "recall",
    "pass_turn",
    "reserve",
    "modify",
    "signet",
    "pick_secret",
    "show_secret",
    "if",
    "pay",
    "choose",
    "branch",
    "each_opponent",
    "opponent",
    "per",
    "pay_solari",
    "pay_spice",
    "pay_water",
    "intrigue_done",
    "may_pay",
    "arrive",
    "rival_deploy",
    "dreadnought",
    "acquire_tech",
    "negotiator",
    "freighter",
    "shipped_troops",
    "retreat_dreadnought",
    "retreat_units",
    "retreat_enemies",
    "deploy_units",
    "lose_troop",
    "trash_in_play",
    "bury_intrigue",
    "swap_intrigues",
    "peek_intrigues",
    "influence_agents",
    "influence_sent",
    "track_bonus",
    "extra_turn",
    "on_win",
    "rival_tiles",
)
# Fixed places in the code.
PC_INTRIGUE_DONE: Final = 0
PC_ARRIVE: Final = 1
PC_RIVAL_DEPLOY: Final = 2
PC_RIVAL_TILES: Final = 3

# When a Rival uses a Tech tile (X-RTC).
RIVAL_NEVER: Final = 0
RIVAL_AT_ONCE: Final = 1  # whenever it can pay, in its own turn
RIVAL_COMBAT: Final = 2  # on a Combat space
RIVAL_BLOCKED: Final = 3  # when enemy Agents are in the way, without paying

ANY_NUMBER: Final = 99
