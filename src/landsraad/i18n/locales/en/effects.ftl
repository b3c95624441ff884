### Effects of boxes, rendered from the effect data.
### An effect is a verb phrase in the base form, so that "you may …", "each opponent must …" and "pay … to …" take it.

## Lists

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-then = { $a }, then { $b }
list-or = { $a } or { $b }
list-branch = { $a }; { $b }
list-branch-or = { $a }; or { $b }
list-condition = { $a }, { $b }
list-count = { $item } x{ $n }

## A line and its structure

line = { $effects }.
labelled = { $label }: { $text }
effect-may = you may { $effects }
effect-when = { $condition }: { $effects }
effect-when-inner = { $effects } ({ $condition })
effect-pay = { $cost } to { $effects }
effect-choose = { $n ->
    [1] choose one: { $branches }
   *[other] choose { $n } of these: { $branches }
}
effect-each_opponent = each opponent must { $effects }
effect-opponent = make one opponent of your choice { $effects }
effect-per = { $effects } for { $counter }
effect-once = { $effects } (once per game)
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
goods-influence = { $n } Influence { $faction }
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
effect-lose_garrison = { $n ->
    [one] lose { $n } troop from the garrison
   *[other] lose { $n } troops from the garrison
}
effect-lose_deployed = { $n ->
    [one] lose { $n } troop in the Conflict
   *[other] lose { $n } troops in the Conflict
}
effect-lose_influence = lose { $n } Influence with a Faction
effect-steal_intrigue = take 1 Intrigue card at random from each opponent who has { $n } or more
effect-mentat = take the Mentat as an extra Agent for this round if it is on its space
effect-mentat_next = receive the Mentat at the start of the next round
effect-council = take a seat on the High Council
effect-swordmaster = take the Swordmaster, your third Agent
effect-acquire = acquire { $card } from the Reserve
effect-acquire_free = acquire a card that costs { $n } or less
effect-acquire_free-top = acquire a card that costs { $n } or less and put it on top of your deck
effect-harvest = harvest { $n } spice and all bonus spice here
effect-control = take control of { $space }
effect-close_space = close a board space to your opponents' Agents until your next turn
effect-take_back = take a { $faction } card from your discard pile into your hand
effect-top_card = look at the top card of your deck and draw or trash it
effect-refocus = shuffle your discard pile into your deck
effect-recall = recall one of your Agents
effect-pass_turn = pass your turn if you wish
effect-reserve = set aside a card of the Imperium Row, which only you may acquire this round, for { $n } Persuasion less
effect-signet = use the Signet Ring ability of your Leader
effect-pick_secret = { $n ->
    [one] secretly choose { $n } Faction
   *[other] secretly choose { $n } Factions
}
effect-show_secret = reveal your secretly chosen Factions and gain 1 Influence with each

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = each { $faction } card you have in play
condition-other_in_play = { $id ->
    [fremen] Fremen Bond (another { $faction } card in play)
   *[other] if you have another { $faction } card in play
}
condition-influence = if you have { $n } or more Influence { $faction }
condition-alliance = if you hold the Alliance of { $faction }
condition-any_alliance = if you hold any Alliance
condition-council = if you have a seat on the High Council
condition-owns = if you own { $n } or more copies of { $card }
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
box-first = 1st
box-second = 2nd
box-third = 3rd
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
