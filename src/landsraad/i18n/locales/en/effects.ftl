### Effects of boxes, rendered from the effect data.
### An effect is a verb phrase in the base form, so that "you may …", "each opponent must …" and "pay … to …" take it.

## Lists

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-then = { $a }, then { $b }
list-then-you = { $a }, then you { $b }
list-or = { $a } or { $b }
list-faction = { $faction_the }
list-branch = { $a }; { $b }
list-branch-or = { $a }; or { $b }
list-reward = { $a } + { $b }
list-sentence = { $a } { $b }
list-condition = { $a }, { $b }
list-count = { $item } x{ $n }

## A line and its structure

line = { CAPITAL($effects) }.
labelled = { $label }: { $text }
effect-may = you may { $effects }
effect-when = { $condition }: { $effects }
effect-pay = { $cost } → { $effects }
effect-group = [{ $effects }]
effect-some_of = { $at_least } or more: { $effects }
effect-counted = how many of these are true [{ $conditions }]: { $effects }
effect-choose = { $n ->
    [1] choose one: { $branches }
   *[other] choose { $n } of these: { $branches }
}
effect-each_opponent = each opponent must { $effects }
effect-opponent = one opponent of your choice must { $effects }
effect-per = { $effects } for { $counter }
effect-once = once per game, { $effects }
effect-modify = this turn { $rule }
effect-always = { $rule }

## Goods: what is gained and paid

effect-gain = gain { $goods }
cost-pay = pay { $goods }
goods-solari = { $n } Solari
goods-spice = { $n } spice
goods-water = { $n } water
goods-persuasion = { $n } Persuasion
goods-swords = { $n ->
    [one] { $n } sword
   *[other] { $n } swords
}
goods-vp = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}
goods-intrigue = { $n ->
    [one] { $n } Intrigue card
   *[other] { $n } Intrigue cards
}
goods-influence = { $n } Influence { $faction_at }
goods-influence_any = { $n } Influence with a Faction of your choice
goods-influence_any-among = { $n } Influence with { $factions }
goods-influence_any-behind = { $n } Influence with a Faction where an opponent has more than you

## Other effects

effect-troops = { $n ->
    [one] recruit { $n } troop
   *[other] recruit { $n } troops
}
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-intrigue = { $n ->
    [one] draw { $n } Intrigue card
   *[other] draw { $n } Intrigue cards
}
effect-trash = trash a card
effect-trash_self = trash this card
effect-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
effect-retreat = { $n ->
    [one] retreat { $n } of your troops
   *[other] retreat up to { $n } of your troops
}
effect-retreat-any = retreat any number of your troops
effect-deploy = { $n ->
    [one] deploy { $n } troop from your garrison
   *[other] deploy up to { $n } troops from your garrison
}
effect-deploy-any = deploy any number of troops from your garrison
effect-deploy_supply = { $n ->
    [one] deploy { $n } troop from your supply
   *[other] deploy { $n } troops from your supply
}
effect-deploy_recruits = deploy any of those troops
effect-lose_garrison = lose { $n } { $n ->
    [one] troop
   *[other] troops
} from { $who ->
    [opponent] their
   *[you] your
} garrison
effect-lose_deployed = lose { $n } of { $who ->
    [opponent] their
   *[you] your
} troops in the Conflict
effect-lose_influence = lose { $n } Influence with a Faction
effect-steal_intrigue = take 1 Intrigue card at random from each opponent who has { $n } or more
effect-mentat = take the Mentat as an extra Agent for this round if it is on its board space
effect-mentat_next = receive the Mentat at the start of the next round
effect-council = take a seat on the High Council
effect-swordmaster = take the Swordmaster, your third Agent
effect-acquire = acquire { $card } from the Reserve
effect-acquire_free = acquire a card that costs { $n } or less
effect-acquire_free-top = acquire a card that costs { $n } or less and put it on top of your deck
effect-harvest = harvest { $n } spice and all bonus spice here
effect-control = take control of { $space }
effect-nothing = gain nothing
effect-close_space = close a board space to your opponents' Agents until your next turn
effect-take_back = take a { $faction } card from your discard pile into your hand
effect-top_card = look at the top card of your deck and draw or trash it
effect-refocus = shuffle your discard pile into your deck
effect-recall = recall one of your Agents
effect-pass_turn = pass your turn if you wish
effect-reserve = set aside a card of the Imperium Row; this round only you may acquire it, for { $n } Persuasion less
effect-signet = use the Signet Ring ability of your Leader
effect-pick_secret = { $n ->
    [one] secretly choose { $n } Faction
   *[other] secretly choose { $n } Factions
}
effect-show_secret = reveal your secretly chosen Factions and gain 1 Influence with each

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = each opponent gains { $goods }
effect-on_win = if you win this Conflict: { $effects }
goods-influence_any-marked = { $n } Influence with a Faction where you still have a Snooper token
effect-dreadnought = { $n ->
    [one] commission { $n } dreadnought
   *[other] commission { $n } dreadnoughts
}
effect-acquire_tech = { $n ->
    [0] acquire a Tech tile
   *[other] acquire a Tech tile for { $n } spice less
}
effect-acquire_tech-solari = acquire a Tech tile, paid in spice or in Solari
effect-negotiator = { $n ->
    [one] place a troop from your supply as a Negotiator
   *[other] place up to { $n } troops from your supply as Negotiators
}
effect-freighter = { $n ->
    [one] advance or recall your Freighter
   *[other] advance or recall your Freighter, { $n } times
}
effect-shipped_troops = { $n ->
    [one] recruit { $n } troop from the Shipping track
   *[other] recruit { $n } troops from the Shipping track
}
effect-retreat_dreadnought = retreat { $n } of { $who ->
    [opponent] their
   *[you] your
} dreadnoughts
effect-retreat_units = retreat { $n } of { $who ->
    [opponent] their
   *[you] your
} units
effect-retreat_enemies = make one enemy unit retreat for each troop you deployed this turn
effect-deploy_units = { $n ->
    [one] deploy { $n } unit from your garrison
   *[other] deploy up to { $n } units from your garrison
}
effect-deploy_units-any = deploy any number of units from your garrison
effect-lose_troop = lose { $n } of { $who ->
    [opponent] their
   *[you] your
} troops in garrison or Conflict
effect-trash_in_play = trash one of your cards in play
effect-trash_tile = trash this tile
effect-bury_intrigue = put { $n } of your Intrigue cards under their deck
effect-swap_intrigues = put any number of your Intrigue cards under their deck and draw as many
effect-peek_intrigues = draw { $n } Intrigue cards and put one of them back on top of their deck
effect-influence_agents = gain { $n } Influence with each Faction where you have an Agent
effect-influence_sent = gain { $n } Influence with the Faction you sent an Agent to this turn
effect-track_bonus = gain the bonus of the Influence track ({ $faction })
effect-extra_turn = take another turn after this one

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = each { $faction } card you have in play
condition-other_in_play = { $id ->
    [fremen] Fremen Bond (if you have another { $faction } card in play)
   *[other] if you have another { $faction } card in play
}
condition-influence = if you have { $n } or more Influence { $faction_at }
condition-alliance = if you hold the Alliance of { $faction_the }
condition-any_alliance = if you hold any Alliance
condition-council = if you have a seat on the High Council
condition-owns = { $n ->
    [one] if you own at least one copy of { $card }
   *[other] if you own { $n } or more copies of { $card }
}
condition-owns_most = if you own more copies of { $card } than each opponent
condition-tracks = if you have { $at_least } or more Influence on { $n } tracks
condition-reveal_turn = in your Reveal turn
condition-turn_start = at the start of your turn
condition-deployed = if you have deployed { $at_least } or more troops this turn
condition-mentat_here = if the Mentat is on its space
trigger-harvested = when you harvest spice
trigger-paid_space = when you pay Solari for a board space
trigger-council_seat = when you take a seat on the High Council
trigger-deployed = when you deploy troops

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = each card you revealed that gives swords
counter-other_sword_cards = each other card you revealed that gives swords
counter-dreadnoughts_in_conflict = each of your dreadnoughts in the Conflict
counter-low_tracks = each Influence track where you have { $n } or less
condition-tiles = if you own { $at_least } or more Tech tiles
condition-dreadnoughts = if you have { $at_least } or more dreadnoughts in service
condition-dreadnought_left = if a dreadnought is left in the supply
condition-units_deployed = if you have deployed { $at_least } or more units this turn
condition-enemy_here = if an enemy Agent is on the space you sent your Agent to
condition-agents_on = { $n ->
    [one] if one of your Agents is on a space with the icon { $icons }
   *[other] if { $n } or more of your Agents are on spaces with the icon { $icons }
}
condition-persuasion = if you have { $at_least } or more Persuasion
condition-solari = if you have { $at_least } or more Solari
condition-harvested = if you have harvested { $at_least } or more spice this turn
condition-sent_to = if you sent your Agent to { $space } this turn
condition-some_of = if { $at_least } or more of these are true [{ $conditions }]
condition-agent_to_come = before you send an Agent or reveal your hand this turn
trigger-kept_one_icon = when the card you had set aside, with exactly one Agent icon, sends an Agent
trigger-kept_other = when the card you had set aside, with another number of Agent icons, sends an Agent
trigger-agent_sent = when an Agent is sent
trigger-card_acquired = when a card is acquired
trigger-influence_reached = when a level of an Influence track is reached

## Modifiers: statements that hold as long as their bearer says

modifier-space_cost = { $sign ->
    [less] { $icons } spaces cost you { $n } Solari less
   *[more] { $icons } spaces cost you { $n } Solari more
}
modifier-ignore_enemies = { $all ->
    [yes] enemy Agents do not block your Agents
   *[no] enemy Agents do not block your Agents on { $icons } spaces
}
modifier-harvest = { $sign ->
    [less] you harvest { $n } spice less
   *[more] you harvest { $n } spice more
}
modifier-harvest_times = you harvest the base spice of a Maker space { $n } times
modifier-peek_top = you may look at the top card of your deck at any time
modifier-icons = your card also has the Agent icons { $icons }
modifier-acquire_cost = { $sign ->
    [less] { $card } costs you { $n } Persuasion less
   *[more] { $card } costs you { $n } Persuasion more
}
modifier-space_influence = the Faction space you send an Agent to gives { $n } Influence instead of 1
modifier-acquire_top = you may put each card you acquire on top of your deck

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = each time you gain Solari in your own turn, you gain { $n } more
modifier-shipped_troops = the Shipping track gives you { $n } more troop; you may deploy all troops from it
modifier-dreadnought_strength = each of your dreadnoughts has strength { $n }
modifier-keep_aside = at the start of each round you set aside a card of your hand and take it back at the start of your second turn
modifier-wins_ties = you win every tie of Victory Points in the Endgame

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = Agent
box-reveal = Reveal
box-acquire = When acquired
box-trashed = When trashed
box-plot = Plot
box-combat = Combat
box-endgame = Endgame
box-win = When you win a Conflict
box-space = Effect
box-entry = On entering
box-setup = Setup
box-signet = Signet Ring
box-ability = Ability
box-first = 1st reward
box-second = 2nd reward
box-third = 3rd reward
box-bonus = Bonus at 4 Influence
box-control = Control bonus
note-cost = Cost
note-icons = Agent icons
note-factions = Factions
note-anywhere = Sends one of your Agents, even from the board, to any board space, occupied or not.
note-requirement = Only { $condition }.
note-in_reveal = Counts in your Reveal turn of this round.
note-combat = Combat space.
note-maker = Maker space.
note-once = Once per game for each player.
note-presence = { $n } Persuasion in your Reveal turn while your Agent is here.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = At the start of each round
box-turn = In your turn
box-instead = If you win the Conflict and return a dreadnought to your supply instead of taking control
box-own = Effect
box-rival = Rival
box-rival_other = Rival, otherwise
note-infiltrates = Infiltrate (enemy Agents do not block)
note-unload = Unload: the Reveal box also works when this card is discarded or trashed.
note-spice_off = { $space } costs { $n } spice less with this card.
note-flip = Once per round: the tile is turned face down.
note-rival = Rivals of the solo game may acquire it.
note-water = { $n ->
    [0] You start without water.
   *[other] You start with { $n } water.
}
note-marks = A Snooper token lies at { $n } Influence on each track; whenever you reach one, it brings the next of these:
note-mark = Token { $n }
