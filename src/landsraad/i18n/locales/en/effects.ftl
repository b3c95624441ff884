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
list-clause = { $a }; { $b }
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
effect-some_of = { $place ->
    [first] { $at_least } or more: { $effects }
   *[later] { $at_least } or more: also { $effects }
}
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
goods-solari = { $n } { -solari }
goods-spice = { $n } { -spice }
goods-water = { $n } { -water }
goods-persuasion = { $n } { -persuasion }
goods-swords = { $n ->
    [one] { $n } { -sword }
   *[other] { $n } { -sword(number: "other") }
}
goods-vp = { $n ->
    [one] { $n } { -victory_point }
   *[other] { $n } { -victory_point(number: "other") }
}
goods-intrigue = { $n ->
    [one] { $n } { -intrigue_card }
   *[other] { $n } { -intrigue_card(number: "other") }
}
goods-influence = { $n } { -influence } { $faction_at }
goods-influence_any = { $n } { -influence } with a { -faction } of your choice
goods-influence_any-among = { $n } { -influence } with { $factions }
goods-influence_any-behind = { $n } { -influence } with a { -faction } where an opponent has more than you

## Other effects

effect-troops = { $n ->
    [one] recruit { $n } { -troop }
   *[other] recruit { $n } { -troop(number: "other") }
}
effect-draw = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
effect-intrigue = { $n ->
    [one] draw { $n } { -intrigue_card }
   *[other] draw { $n } { -intrigue_card(number: "other") }
}
effect-trash = trash a card
effect-trash_self = trash this card
effect-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
effect-retreat = { $n ->
    [one] retreat { $n } of your { -troop(number: "other") }
   *[other] retreat up to { $n } of your { -troop(number: "other") }
}
effect-retreat-any = retreat any number of your { -troop(number: "other") }
effect-deploy = { $n ->
    [one] deploy { $n } { -troop } from your { -garrison }
   *[other] deploy up to { $n } { -troop(number: "other") } from your { -garrison }
}
effect-deploy-any = deploy any number of { -troop(number: "other") } from your { -garrison }
effect-deploy_supply = { $n ->
    [one] deploy { $n } { -troop } from your { -supply }
   *[other] deploy { $n } { -troop(number: "other") } from your { -supply }
}
effect-deploy_recruits = deploy any of those { -troop(number: "other") }
effect-lose_garrison = lose { $n } { $n ->
    [one] { -troop }
   *[other] { -troop(number: "other") }
} from { $who ->
    [opponent] their
   *[you] your
} { -garrison }
effect-lose_deployed = lose { $n } of { $who ->
    [opponent] their
   *[you] your
} { -troop(number: "other") } in the { -conflict_area }
effect-lose_influence = lose { $n } { -influence } with a { -faction }
effect-steal_intrigue = take 1 { -intrigue_card } at random from each opponent who has { $n } or more
effect-mentat = take the { -mentat } as an extra { -agent } for this { -round } if it is on its { -board_space }
effect-mentat_next = receive the { -mentat } at the start of the next { -round }
effect-council = take a seat on the { -high_council }
effect-swordmaster = take the { -swordmaster_agent }, your third { -agent }
effect-acquire = acquire { $card } from the { -reserve }
effect-acquire_free = acquire for free a card that costs { $n } or less
effect-acquire_free-top = acquire for free a card that costs { $n } or less and put it on top of your { -deck }
effect-harvest = harvest { $n } { -spice } and all { -bonus_spice } here
effect-control = take { -control } of { $space }
effect-nothing = gain nothing
effect-close_space = close a { -board_space } to your opponents' { -agent(number: "other") } until your next turn
effect-take_back = take a { $faction } card from your { -discard_pile } into your { -hand }
effect-top_card = look at the top card of your { -deck } and draw or trash it
effect-refocus = shuffle your { -discard_pile } into your { -deck }
effect-recall = recall one of your { -agent(number: "other") }
effect-pass_turn = pass your turn if you wish
effect-reserve = set aside a card of the { -imperium_row }; this { -round } only you may acquire it, for { $n } { -persuasion } less
effect-signet = use the { -signet_ring } ability of { $who ->
    [opponent] their
   *[you] your
} { -leader }
effect-pick_secret = { $n ->
    [one] secretly choose { $n } { -faction }
   *[other] secretly choose { $n } { -faction(number: "other") }
}
effect-show_secret = reveal your secretly chosen { -faction(number: "other") } and gain 1 { -influence } with each

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = each opponent gains { $goods }
effect-on_win = if you win this { -conflict_area }: { $effects }
goods-influence_any-marked = { $n } { -influence } with a { -faction } where you still have a Snooper token
effect-dreadnought = { $n ->
    [one] commission { $n } { -dreadnought_unit }
   *[other] commission { $n } { -dreadnought_unit(number: "other") }
}
effect-acquire_tech = { $n ->
    [0] acquire a { -tech_tile }
   *[other] acquire a { -tech_tile } for { $n } { -spice } less
}
effect-acquire_tech-solari = acquire a { -tech_tile }, paid in { -spice } or in { -solari }
effect-next_tile = turn up the next { -tech_tile } of the stack
effect-negotiator = { $n ->
    [one] place a { -troop }
   *[other] place up to { $n } { -troop(number: "other") }
} from { $who ->
    [opponent] their
   *[you] your
} { -supply } as { $n ->
    [one] a { -negotiator }
   *[other] { -negotiator(number: "other") }
}
effect-freighter = advance or recall { $who ->
    [opponent] their
   *[you] your
} { -freighter }{ $n ->
    [one] { "" }
   *[other] , { $n } times
}
effect-shipped_troops = { $n ->
    [one] recruit { $n } { -troop } from the { -shipping_track }
   *[other] recruit { $n } { -troop(number: "other") } from the { -shipping_track }
}
effect-retreat_dreadnought = retreat { $n } of { $who ->
    [opponent] their
   *[you] your
} { -dreadnought_unit(number: "other") }
effect-retreat_units = retreat { $n } of { $who ->
    [opponent] their
   *[you] your
} { -unit(number: "other") }
effect-retreat_enemies = make one enemy { -unit } retreat for each { -troop } you deployed this turn
effect-deploy_units = { $n ->
    [one] deploy { $n } { -unit } from your { -garrison }
   *[other] deploy up to { $n } { -unit(number: "other") } from your { -garrison }
}
effect-deploy_units-any = deploy any number of { -unit(number: "other") } from your { -garrison }
effect-lose_troop = lose { $n } of { $who ->
    [opponent] their
   *[you] your
} { -troop(number: "other") } in { -garrison } or { -conflict_area }
effect-trash_in_play = trash one of your cards in play
effect-trash_tile = trash this tile
effect-bury_intrigue = put { $n } of your { -intrigue_card(number: "other") } under their { -deck }
effect-swap_intrigues = put any number of your { -intrigue_card(number: "other") } under their { -deck } and draw as many
effect-peek_intrigues = draw { $n } { -intrigue_card(number: "other") } and put one of them back on top of their { -deck }
effect-influence_agents = gain { $n } { -influence } with each { -faction } where you have an { -agent }
effect-influence_sent = gain { $n } { -influence } with the { -faction } you sent an { -agent } to this turn
effect-track_bonus = gain the bonus of the { -influence_track } ({ $faction })
effect-extra_turn = take another turn after this one

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = each { $faction } card you have in play
condition-other_in_play = { $id ->
    [fremen] { -fremen_bond } (if you have another { $faction } card in play)
   *[other] if you have another { $faction } card in play
}
condition-influence = if you have { $n } or more { -influence } { $faction_at }
condition-alliance = if you hold the { -alliance } of { $faction_the }
condition-any_alliance = if you hold any { -alliance }
condition-council = if you have a seat on the { -high_council }
condition-owns = { $n ->
    [one] if you own at least one copy of { $card }
   *[other] if you own { $n } or more copies of { $card }
}
condition-owns_most = if you own more copies of { $card } than each opponent
condition-tracks = if you have { $at_least } or more { -influence } on { $n } tracks
condition-reveal_turn = in your { -reveal_turn }
condition-turn_start = at the start of your turn
condition-deployed = if you have deployed { $at_least } or more { -troop(number: "other") } this turn
condition-mentat_here = if the { -mentat } is on its space
trigger-harvested = when you harvest { -spice }
trigger-paid_space = when you pay { -solari } for a { -board_space }
trigger-council_seat = when you take a seat on the { -high_council }
trigger-deployed = when you deploy { -troop(number: "other") }

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = each card you revealed that gives { -sword(number: "other") }
counter-other_sword_cards = each other card you revealed that gives { -sword(number: "other") }
counter-dreadnoughts_in_conflict = each of your { -dreadnought_unit(number: "other") } in the { -conflict_area }
counter-low_tracks = each { -influence_track } where you have { $n } or less
condition-tiles = if you own { $at_least } or more { -tech_tile(number: "other") }
condition-dreadnoughts = if you have { $at_least } or more { -dreadnought_unit(number: "other") } in service
condition-dreadnought_left = if a { -dreadnought_unit } is left in the { -supply }
condition-units_deployed = if you have deployed { $at_least } or more { -unit(number: "other") } this turn
condition-enemy_here = if an enemy { -agent } is on the space you sent your { -agent } to
condition-agents_on = { $n ->
    [one] if one of your { -agent(number: "other") } is on a space with the icon { $icons }
   *[other] if { $n } or more of your { -agent(number: "other") } are on spaces with the icon { $icons }
}
condition-persuasion = if you have { $at_least } or more { -persuasion }
condition-solari = if you have { $at_least } or more { -solari }
condition-harvested = if you have harvested { $at_least } or more { -spice } this turn
condition-sent_to = if you sent your { -agent } to { $space } this turn
condition-some_of = if { $at_least } or more of these are true [{ $conditions }]
condition-all_of = { $conditions }
condition-agent_to_come = before you send an { -agent } or reveal your { -hand } this turn
trigger-kept_one_icon = when the card you had set aside, with exactly one { -agent_icon }, sends an { -agent }
trigger-kept_other = when the card you had set aside, with another number of { -agent_icon(number: "other") }, sends an { -agent }
trigger-agent_sent = when an { -agent } is sent
trigger-card_acquired = when a card is acquired
trigger-influence_reached = when a level of an { -influence_track } is reached
trigger-deployed-deployed = when you have deployed { $at_least } or more { -troop(number: "other") } in one turn
trigger-agent_sent-sent_to_icons = when you send an { -agent } to a space with the icon { $icons }
trigger-agent_sent-spying_on_sent = when another player sends an { -agent } to a { -maker_space } that you are spying on
trigger-influence_reached-reached = when you reach { $n } { -influence } { $faction_at }

## Modifiers: statements that hold as long as their bearer says

modifier-space_cost = { $sign ->
    [less] { $icons } spaces cost you { $n } { -solari } less
   *[more] { $icons } spaces cost you { $n } { -solari } more
}
modifier-ignore_enemies = { $all ->
    [yes] enemy { -agent(number: "other") } do not block your { -agent(number: "other") }
   *[no] enemy { -agent(number: "other") } do not block your { -agent(number: "other") } on { $icons } spaces
}
modifier-harvest = { $sign ->
    [less] you harvest { $n } { -spice } less
   *[more] you harvest { $n } { -spice } more
}
modifier-harvest_times = you harvest the base { -spice } of a { -maker_space } { $n } times
modifier-peek_top = you may look at the top card of your { -deck } at any time
modifier-icons = your card also has the { -agent_icon(number: "other") } { $icons }
modifier-acquire_cost = { $sign ->
    [less] { $card } costs you { $n } { -persuasion } less
   *[more] { $card } costs you { $n } { -persuasion } more
}
modifier-space_influence = the { -faction } space you send an { -agent } to gives { $n } { -influence } instead of 1
modifier-acquire_top = you may put each card you acquire on top of your { -deck }

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = each time you gain { -solari } in your own turn, you gain { $n } more
modifier-shipped_troops = the { -shipping_track } gives you { $n } more { -troop }; you may deploy all { -troop(number: "other") } from it
modifier-dreadnought_strength = each of your { -dreadnought_unit(number: "other") } has { -combat_strength } { $n }
modifier-keep_aside = at the start of each { -round } you set aside a card of your { -hand } and take it back at the start of your second turn
modifier-wins_ties = you win every tie of { -victory_point(number: "other") } in the { -endgame }

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = { -agent }
box-reveal = Reveal
box-acquire = When acquired
box-trashed = When trashed
box-plot = { -plot }
box-combat = { -combat }
box-endgame = { -endgame }
box-win = When you win a { -conflict_area }
box-space = Effect
box-entry = On entering
box-setup = Setup
box-signet = { -signet_ring }
box-ability = Ability
box-first = 1st { -reward }
box-second = 2nd { -reward }
box-third = 3rd { -reward }
box-bonus = Bonus at 4 { -influence }
box-control = { CAPITAL(-control) } bonus
note-cost = Cost
note-icons = { -agent_icon(number: "other") }
note-factions = { -faction(number: "other") }
note-anywhere = Sends one of your { -agent(number: "other") }, even from the board, to any { -board_space }, occupied or not.
note-requirement = Only { $condition }.
note-in_reveal = Counts in your { -reveal_turn } of this { -round }.
note-combat = { -combat_space }.
note-maker = { -maker_space }.
note-once = Once per game for each player.
note-presence = { $n } { -persuasion } in your { -reveal_turn } while your { -agent } is here.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = At the start of each { -round }
box-turn = In your turn
box-instead = If you win the { -conflict_area } and return a { -dreadnought_unit } to your { -supply } instead of taking { -control }
box-own = Effect
box-rival = { -rival }
box-rival_other = { -rival }, otherwise
note-rival-space = Sends an { -agent } to “{ $space }”.
note-rival-space-if = { CAPITAL($condition) }: sends an { -agent } to “{ $space }”.
note-rival-space-else = Otherwise: sends an { -agent } to “{ $space }”.
note-rival-harvest = Sends an { -agent } to the { -maker_space } with the most { -bonus_spice } and takes all of it away.
note-rival-harvest-space = Sends an { -agent } to “{ $space }”, if { -bonus_spice } lies there; otherwise the card is ignored.
note-rival-harvest-spaces = Sends an { -agent } to “{ $space }” or “{ $other }”, whichever has more { -bonus_spice } (equal: the first); without any the card is ignored.
note-rival-reshuffle = All { -house_hagal_card(number: "other") } are shuffled into a new { -deck }.
rival-needs-influence = if the { -rival } has { $n } or more { -influence } { $faction_at }
rival-needs-dreadnought_left = if the { -rival } has a { -dreadnought_unit } left in its { -supply }
note-infiltrates = Infiltrate (enemy { -agent(number: "other") } do not block)
note-unload = Unload: the { -reveal_box } also works when this card is discarded or trashed.
note-spice_off = { $space } costs { $n } { -spice } less with this card.
note-flip = Once per { -round }: the tile is turned face down.
note-rival = { -rival(number: "other") } of the solo game may acquire it.
note-water = { $n ->
    [0] You start without { -water }.
   *[other] You start with { $n } { -water }.
}
note-marks = A Snooper token lies at { $n } { -influence } on each track; whenever you reach one, it brings the next of these:
note-mark = Token { $n }
