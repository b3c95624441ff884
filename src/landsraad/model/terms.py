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

# Zones an action id can name.
Z_HAND: Final = 0
Z_DISCARD: Final = 1
Z_PLAY: Final = 2
Z_MARKET: Final = 3
Z_ASIDE: Final = 4
CARD_ZONES: Final = (Z_HAND, Z_DISCARD, Z_PLAY, Z_MARKET, Z_ASIDE)
Z_INTRIGUE: Final = 5
Z_SPACE: Final = 6
Z_FACTION: Final = 7
Z_SEAT: Final = 8
Z_NUMBER: Final = 9
Z_CHOICE: Final = 10
Z_WORD: Final = 11
ZONE_NAMES: Final = {
    Z_HAND: "hand",
    Z_DISCARD: "discard",
    Z_PLAY: "play",
    Z_MARKET: "market",
    Z_ASIDE: "aside",
    Z_INTRIGUE: "intrigue",
    Z_SPACE: "space",
    Z_FACTION: "faction",
    Z_SEAT: "seat",
    Z_NUMBER: "number",
    Z_CHOICE: "choice",
    Z_WORD: "word",
}

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
W_TROOP: Final = 13
W_GARRISON: Final = 14
W_CONFLICT: Final = 15
W_SOLARI: Final = 16
W_SPICE: Final = 17
WORD_NAMES: Final = {
    W_REVEAL: "reveal",
    W_END_TURN: "end_turn",
    W_PASS: "pass",
    W_ACCEPT: "accept",
    W_DECLINE: "decline",
    W_LEADER: "leader",
    W_TOP: "top",
    W_PILE: "pile",
    W_DRAW: "draw",
    W_TRASH: "trash",
    W_TROOP: "troop",
    W_GARRISON: "garrison",
    W_CONFLICT: "conflict",
    W_SOLARI: "solari",
    W_SPICE: "spice",
}

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
D_RETREAT_ENEMY: Final = 35
D_CHOOSE_UNIT: Final = 36
D_RETREAT_UNITS: Final = 37
D_LOSE_TROOP: Final = 39
D_BURY: Final = 40
D_RETURN_INTRIGUE: Final = 41
D_AFTER_COMBAT: Final = 57
D_CHOOSE_LINE: Final = 60
D_TRASH_INTRIGUE: Final = 61
D_DRAW_ONE: Final = 62
D_DISCARD_ONE: Final = 63
D_BUY: Final = 64
DECISION_NAMES: Final = {
    D_NONE: "",
    D_PLAY_CARD: "play_card",
    D_CHOOSE_AGENT: "choose_agent",
    D_CHOOSE_SPACE: "choose_space",
    D_RESOLVE: "resolve",
    D_ACQUIRE: "acquire",
    D_CHOOSE_EFFECT: "choose_effect",
    D_PAY: "pay",
    D_TRASH: "trash",
    D_DISCARD: "discard",
    D_GAIN_INFLUENCE: "gain_influence",
    D_LOSE_INFLUENCE: "lose_influence",
    D_CHOOSE_OPPONENT: "choose_opponent",
    D_DEPLOY: "deploy",
    D_RETREAT: "retreat",
    D_COMBAT: "combat_intrigue",
    D_REWARD: "take_reward",
    D_ENDGAME: "endgame_intrigue",
    D_ACQUIRE_FREE: "acquire_free",
    D_RESERVE: "reserve_card",
    D_TAKE_BACK: "take_back",
    D_TOP_CARD: "top_card",
    D_PUT_CARD: "put_card",
    D_CLOSE_SPACE: "close_space",
    D_SECRET: "choose_secret",
    D_GIVE_ALLIANCE: "give_alliance",
    D_DEFEND: "defend",
    D_PASS_TURN: "pass_turn",
    D_RECALL: "recall_agent",
    D_RETREAT_ENEMY: "retreat_enemy",
    D_CHOOSE_UNIT: "choose_unit",
    D_RETREAT_UNITS: "retreat_units",
    D_LOSE_TROOP: "lose_troop",
    D_BURY: "bury_intrigue",
    D_RETURN_INTRIGUE: "return_intrigue",
    D_AFTER_COMBAT: "after_combat",
    D_CHOOSE_LINE: "choose_line",
    D_TRASH_INTRIGUE: "trash_intrigue",
    D_DRAW_ONE: "draw_one",
    D_DISCARD_ONE: "discard_one",
    D_BUY: "buy_with_solari",
}

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
STEP_HANDS_DRAWN: Final = 17
STEP_UNITS_HOME: Final = 18
STEP_LOSSES: Final = 19

# What kind of turn is being taken.
TURN_OPEN: Final = 0
TURN_AGENT: Final = 1
TURN_REVEAL: Final = 2

# Intrigue card types (B-INT-01); T_WIN is the Combat card that works "when you win a Conflict" (B-CMB-06).
T_PLOT: Final = 0
T_COMBAT: Final = 1
T_ENDGAME: Final = 2
T_WIN: Final = 3
T_LOSS: Final = 23  # when troops are lost at the end of a Conflict; its box is so far behind that of a Plot
TYPE_NAMES: Final = ("plot", "combat", "endgame", "win")

# Flags of a line of a box.
LINE_AUTO: Final = 1  # a plain gain: resolved at once
LINE_OPTIONAL: Final = 2  # behind an arrow, "may", or the trash icon (F-OPT-01)
LINE_RECRUIT: Final = 8  # nothing but recruiting: resolved at once while the Supply is ample
LINE_IN_REVEAL: Final = 4  # of an Intrigue card: works in the Reveal turn of this round (F-INT-03)
LINE_LATE: Final = 16  # counts what the Reveal turn brought: resolved when it ends
LINE_SWORDS: Final = 32  # may give swords
LINE_SOON: Final = 64  # a gain of a room that is resolved at once while the room can give it in full

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
BOX_OWN: Final = 21  # of a mechanic's own
BOX_DISCARDED: Final = 22
BOX_RIVAL: Final = 23
BOX_RIVAL_OTHER: Final = 24  # of the other half of a Rival card
BOX_COMPLETED: Final = 25  # what completing a thing brings
BOX_SCHEME: Final = 26  # of a Rival
BOX_LOSS: Final = 27  # of an Intrigue card, when troops are lost at the end of a Conflict
BOXES: Final = 32  # boxes that a thing may have
BOX_NAMES: Final = {
    BOX_AGENT: "agent",
    BOX_REVEAL: "reveal",
    BOX_ACQUIRE: "acquire",
    BOX_TRASHED: "trashed",
    BOX_PLOT: "plot",
    BOX_COMBAT: "combat",
    BOX_ENDGAME: "endgame",
    BOX_WIN: "win",
    BOX_SPACE: "space",
    BOX_ENTRY: "entry",
    BOX_SETUP: "setup",
    BOX_SIGNET: "signet",
    BOX_ABILITY: "ability",
    BOX_FIRST: "first",
    BOX_SECOND: "second",
    BOX_THIRD: "third",
    BOX_BONUS: "bonus",
    BOX_CONTROL: "control",
    BOX_ROUND: "round_start",
    BOX_TURN: "turn",
    BOX_INSTEAD: "instead",
    BOX_OWN: "own",
    BOX_DISCARDED: "discarded",
    BOX_RIVAL: "rival",
    BOX_RIVAL_OTHER: "rival_other",
    BOX_COMPLETED: "completed",
    BOX_SCHEME: "scheme",
    BOX_LOSS: "loss",
}

# Modifiers: questions the engine asks of a Leader, of anything owned, or of a resolved effect.
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
M_WINS_TIES: Final = 13  # wins every tie of Victory Points in the Endgame
M_DEPLOY_RECRUITS: Final = 18  # troops recruited this turn may be deployed whatever space the Agent was sent to
M_NO_DEPLOY: Final = 16  # no unit may be deployed this turn, by whatever means
M_COMBAT_ICON: Final = 22  # units may be deployed as if the Agent had been sent to a Combat space
MODIFIER_NAMES: Final = {
    M_SPACE_COST: "space_cost",
    M_IGNORE_ENEMIES: "ignore_enemies",
    M_HARVEST: "harvest",
    M_HARVEST_TIMES: "harvest_times",
    M_PEEK_TOP: "peek_top",
    M_ICONS: "icons",
    M_ACQUIRE_COST: "acquire_cost",
    M_SPACE_INFLUENCE: "space_influence",
    M_ACQUIRE_TOP: "acquire_top",
    M_SOLARI: "solari",
    M_WINS_TIES: "wins_ties",
    M_DEPLOY_RECRUITS: "deploy_recruits",
    M_NO_DEPLOY: "no_deploy",
    M_COMBAT_ICON: "combat_icon",
}

# Trigger events.
E_HARVESTED: Final = 0
E_PAID_SPACE: Final = 1  # Solari were paid as the printed cost of a board space
E_COUNCIL_SEAT: Final = 2
E_DEPLOYED: Final = 3
E_AGENT_SENT: Final = 6
E_ACQUIRED: Final = 7  # a card was acquired
E_INFLUENCE: Final = 8  # a level of an Influence track was reached
TRIGGER_NAMES: Final = {
    E_HARVESTED: "harvested",
    E_PAID_SPACE: "paid_space",
    E_COUNCIL_SEAT: "council_seat",
    E_DEPLOYED: "deployed",
    E_AGENT_SENT: "agent_sent",
    E_ACQUIRED: "card_acquired",
    E_INFLUENCE: "influence_reached",
}

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
C_UNITS_DEPLOYED: Final = 15  # at least a units deployed this turn
C_ENEMY_HERE: Final = 16  # an enemy Agent is on the space the Agent was sent to
C_AGENTS_ON: Final = 17  # at least b own Agents on spaces with an icon of mask a
C_PERSUASION: Final = 18  # has at least a Persuasion
C_SOLARI: Final = 19  # has at least a Solari
C_AGENT_TO_COME: Final = 21  # neither an Agent was sent nor the hand revealed this turn
C_HARVESTED: Final = 22  # harvested at least a spice this turn
C_SENT_TO: Final = 23  # the Agent of this turn was sent to space a
C_SWORDMASTER: Final = 40
C_ANY_SWORDMASTER: Final = 41  # somebody has the third Agent
C_SENT_TO_MAKER: Final = 42  # the Agent of this turn was sent to a Maker space
C_SENT_TO_ICONS: Final = 43  # the Agent of this turn was sent to a space with an icon of mask a
C_STRENGTH: Final = 44  # has at least a strength now
C_UNITS_IN_CONFLICT: Final = 45  # has at least a units in the Conflict
C_ENEMY_ALLIANCE: Final = 46  # at least a Influence with a Faction whose Alliance an opponent holds
C_ACQUIRED: Final = 47  # acquired card a this turn
C_NOT: Final = 48  # the condition that follows this one in the table does not hold
C_PICKED: Final = 49  # the card discarded or trashed last is of Faction a
C_PICKED_COST: Final = 50  # the card discarded or trashed last costs at least a
C_REACHED: Final = 51  # b Influence with a was reached just now
C_GAINED_SPICE: Final = 29  # gained at least a spice this turn, from any source
C_SPICE: Final = 57  # has at least a spice
C_LOST: Final = 59  # has just lost at least a troops at the end of a Conflict
C_MOST_DEPLOYED: Final = 58  # has more troops in the Conflict than each opponent
C_SOME: Final = 20  # at least a of the b conditions that follow this one in the table hold
CONDITION_NAMES: Final = {
    C_OTHER_IN_PLAY: "other_in_play",
    C_INFLUENCE: "influence",
    C_ALLIANCE: "alliance",
    C_ANY_ALLIANCE: "any_alliance",
    C_COUNCIL: "council",
    C_OWNS: "owns",
    C_OWNS_MOST: "owns_most",
    C_TRACKS: "tracks",
    C_REVEAL_TURN: "reveal_turn",
    C_TURN_START: "turn_start",
    C_DEPLOYED: "deployed",
    C_UNITS_DEPLOYED: "units_deployed",
    C_ENEMY_HERE: "enemy_here",
    C_AGENTS_ON: "agents_on",
    C_PERSUASION: "persuasion",
    C_SOLARI: "solari",
    C_AGENT_TO_COME: "agent_to_come",
    C_HARVESTED: "harvested",
    C_SENT_TO: "sent_to",
    C_GAINED_SPICE: "gained_spice",
    C_SOME: "some_of",
    C_SWORDMASTER: "swordmaster",
    C_ANY_SWORDMASTER: "any_swordmaster",
    C_SENT_TO_MAKER: "sent_to_maker",
    C_SENT_TO_ICONS: "sent_to_icons",
    C_STRENGTH: "strength",
    C_UNITS_IN_CONFLICT: "units_in_conflict",
    C_ENEMY_ALLIANCE: "enemy_alliance",
    C_ACQUIRED: "acquired",
    C_NOT: "not",
    C_PICKED: "picked",
    C_PICKED_COST: "picked_cost",
    C_REACHED: "reached",
    C_SPICE: "spice",
    C_LOST: "lost_troops",
    C_MOST_DEPLOYED: "most_deployed",
}

# Counters for "per ..." effects.
N_IN_PLAY: Final = 0  # own cards of faction a in play, this one included
N_SWORD_CARDS: Final = 1  # cards revealed this turn that gave swords
N_OTHER_SWORD_CARDS: Final = 2  # the same without this card
N_LOW_TRACKS: Final = 4  # Influence tracks with at most b
N_REVEALED: Final = 10  # cards of faction a revealed this turn
COUNTER_NAMES: Final = {
    N_IN_PLAY: "in_play",
    N_SWORD_CARDS: "sword_cards",
    N_OTHER_SWORD_CARDS: "other_sword_cards",
    N_LOW_TRACKS: "low_tracks",
    N_REVEALED: "revealed",
}

# Which Factions an Influence choice offers; mechanics may add narrowings of their own.
AMONG_ALL: Final = 0
AMONG_BEHIND: Final = 1  # where some opponent has more Influence

# Where an acquired card goes.
TO_DISCARD: Final = 0
TO_TOP: Final = 1
TO_HAND: Final = 2
TO_EITHER: Final = 3  # the discard pile or the top of the deck, as its owner likes
EXACTLY: Final = 16  # added to where an acquired card goes: it costs just so much

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
OP_EACH_OPPONENT: Final = 46  # up to a; b = 1: everybody else
OP_OPPONENT: Final = 47  # up to a, for one opponent of choice
OP_PER: Final = 48  # counter a of b multiplies the next gain
OP_PAY_SOLARI: Final = 49
OP_PAY_SPICE: Final = 50
OP_PAY_WATER: Final = 51
OP_INTRIGUE_DONE: Final = 52
OP_MAY_PAY: Final = 53  # as OP_PAY, with a question first
OP_ARRIVE: Final = 54  # take up the effects of card and space
OP_RIVAL_DEPLOY: Final = 55  # a Rival deploys at the end of its turn
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
OP_RIVAL_ENDS: Final = 75  # the effects of a Rival's Agent are done
OP_LINES: Final = 100  # a printed lines, of which at least one is used (b: optional ones, plain ones << 8)
OP_EITHER: Final = 101  # condition a, else go to b
OP_SKIP: Final = 102  # go to a
OP_TRASH_INTRIGUE: Final = 103  # a own Intrigue cards
OP_TRASH_OTHER: Final = 104  # another own card of Faction a in play
OP_TRASH_HAND: Final = 105  # a card of the hand, of Faction a - 1 or, with 0, any
OP_RETURN_TO_HAND: Final = 106  # this very card, from play
OP_TOP_THREE: Final = 107  # of the three top cards of the own deck: draw one, discard one, trash one
OP_BUY: Final = 108  # acquire a card to b for Solari
OP_RECALL_OTHER: Final = 109  # an own Agent other than the one sent this turn
OP_RETREAT_SOME: Final = 110  # own troops, from a & 255 to a >> 8
OP_THIS_REVEAL: Final = 111  # up to a, whenever event b happens in the own Reveal turn of this round
OP_TOGETHER: Final = 112  # in definitions only: its effects are one line
OP_INFLUENCE_EACH: Final = 82  # a Influence with every Faction of narrowing b
OP_ENTERED: Final = 83  # rooms have their say between the Agent's arrival and the effects
OP_HARVEST_BONUS: Final = 85  # all bonus spice of the space the Agent was sent to
OP_BASE_SPICE: Final = 86  # its base spice
OP_NAMES: Final = {
    OP_SOLARI: "solari",
    OP_SPICE: "spice",
    OP_WATER: "water",
    OP_PERSUASION: "persuasion",
    OP_SWORDS: "swords",
    OP_VP: "vp",
    OP_TROOPS: "troops",
    OP_DRAW: "draw",
    OP_INTRIGUE: "intrigue",
    OP_INFLUENCE: "influence",
    OP_INFLUENCE_PICK: "influence_pick",
    OP_SPACE_INFLUENCE: "space_influence",
    OP_TRASH: "trash",
    OP_TRASH_SELF: "trash_self",
    OP_DISCARD: "discard",
    OP_RETREAT: "retreat",
    OP_DEPLOY: "deploy",
    OP_DEPLOY_SUPPLY: "deploy_supply",
    OP_DEPLOY_RECRUITS: "deploy_recruits",
    OP_LOSE_GARRISON: "lose_garrison",
    OP_LOSE_DEPLOYED: "lose_deployed",
    OP_LOSE_INFLUENCE: "lose_influence",
    OP_STEAL_INTRIGUE: "steal_intrigue",
    OP_COUNCIL: "council",
    OP_SWORDMASTER: "swordmaster",
    OP_ACQUIRE: "acquire",
    OP_ACQUIRE_FREE: "acquire_free",
    OP_HARVEST: "harvest",
    OP_CONTROL: "control",
    OP_CLOSE_SPACE: "close_space",
    OP_TAKE_BACK: "take_back",
    OP_TOP_CARD: "top_card",
    OP_REFOCUS: "refocus",
    OP_RECALL: "recall",
    OP_PASS_TURN: "pass_turn",
    OP_RESERVE: "reserve",
    OP_MODIFY: "modify",
    OP_SIGNET: "signet",
    OP_PICK_SECRET: "pick_secret",
    OP_SHOW_SECRET: "show_secret",
    OP_IF: "if",
    OP_PAY: "pay",
    OP_CHOOSE: "choose",
    OP_BRANCH: "branch",
    OP_EACH_OPPONENT: "each_opponent",
    OP_OPPONENT: "opponent",
    OP_PER: "per",
    OP_PAY_SOLARI: "pay_solari",
    OP_PAY_SPICE: "pay_spice",
    OP_PAY_WATER: "pay_water",
    OP_INTRIGUE_DONE: "intrigue_done",
    OP_MAY_PAY: "may_pay",
    OP_ARRIVE: "arrive",
    OP_RIVAL_DEPLOY: "rival_deploy",
    OP_RETREAT_UNITS: "retreat_units",
    OP_RETREAT_ENEMIES: "retreat_enemies",
    OP_DEPLOY_UNITS: "deploy_units",
    OP_LOSE_TROOP: "lose_troop",
    OP_TRASH_PLAY: "trash_in_play",
    OP_BURY: "bury_intrigue",
    OP_SWAP_INTRIGUES: "swap_intrigues",
    OP_PEEK_INTRIGUES: "peek_intrigues",
    OP_INFLUENCE_AGENTS: "influence_agents",
    OP_INFLUENCE_SENT: "influence_sent",
    OP_TRACK_BONUS: "track_bonus",
    OP_EXTRA_TURN: "extra_turn",
    OP_ON_WIN: "on_win",
    OP_LINES: "lines",
    OP_EITHER: "either",
    OP_SKIP: "skip",
    OP_TRASH_INTRIGUE: "trash_intrigue",
    OP_TRASH_OTHER: "trash_other_in_play",
    OP_TRASH_HAND: "trash_hand",
    OP_RETURN_TO_HAND: "return_to_hand",
    OP_TOP_THREE: "top_three",
    OP_BUY: "buy_with_solari",
    OP_RECALL_OTHER: "recall_other",
    OP_RETREAT_SOME: "retreat_some",
    OP_THIS_REVEAL: "this_reveal",
    OP_TOGETHER: "together",
    OP_INFLUENCE_EACH: "influence_each",
    OP_ENTERED: "entered",
    OP_HARVEST_BONUS: "harvest_bonus",
    OP_BASE_SPICE: "base_spice",
    OP_RIVAL_ENDS: "rival_tiles",  # the name stands in stored digests
}
# How many branches a choice takes, and whether the only possible one is taken without a question.
CHOOSE_COUNT: Final = 15
CHOOSE_ALONE: Final = 16
# Fixed places in the code.
PC_INTRIGUE_DONE: Final = 0
PC_ARRIVE: Final = 1
PC_RIVAL_DEPLOY: Final = 2
PC_RIVAL_ENDS: Final = 3

ANY_NUMBER: Final = 99
