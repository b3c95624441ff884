## Commanders and Allies

why-no_commander = Only a { -commander } activates { -ally(number: "other") }.
why-nobody_active = No { -ally } is activated yet.
why-ally_cannot_deploy = The activated { -ally } has nothing to deploy now.
why-board_of_another = Only the { -commander } of that board sends { -agent(number: "other") } to { $space }.
why-other_arrow = No { -agent } with the arrow to the activated { -ally } is left.

effect-reinforce = recruit { $n } { -troop(number: "other") }, divided between the two { -ally(number: "other") } of your team; each of them may be deployed at once
effect-ally_gains = your activated { -ally } gains { $goods }
effect-allies_recruit = each of your two { -ally(number: "other") } recruits { $n } { -troop(number: "other") }
effect-shared_spice = bring together { $n } { -spice } with your team → gain 1 { -victory_point } and trash this card
effect-give_contracts = give each of your { -ally(number: "other") } one of the face-up { -contract(number: "other") }
effect-trade = trade with one teammate (each of you may give goods of one kind)
effect-to_throne = move a card of the { -imperium_row } that is not of the Fremen to the Throne Row
effect-throne_instead = you may move a card of the { -imperium_row } that is not of the Fremen to the Throne Row

modifier-single_use_swordmaster = your { -swordmaster_agent } works in one { -round } only

prompt-choose_arrow = Which { -agent } do you send? Its arrow names the { -ally } you activate.
prompt-choose_double_arrow = Which { -ally } does your { -swordmaster_agent } activate?
prompt-activate = Which { -ally } do you activate?
prompt-field_troops = Your { -commander } has sent an { -agent }: how many { -troop(number: "other") } do you deploy?
prompt-play_for = For which { -ally } do you play the card?
prompt-concede = You are tied with your teammate. Do you concede the higher { -reward }?
prompt-reinforce = How many of the new { -troop(number: "other") } does the first { -ally } get? The other gets the rest.
prompt-send_in = How many of your new { -troop(number: "other") } do you deploy at once?
prompt-share_spice = How much { -spice } do you give for the { -victory_point } of your { -commander }?
prompt-trade_with = With whom do you trade?
prompt-choose_gift = Which kind of goods do you give?
prompt-choose_amount = How many do you give?
prompt-give_intrigue = Which { -intrigue_card } do you give?
prompt-to_throne = Which card goes to the Throne Row?
prompt-give_contract = Which { -contract } does the first { -ally } get? The other gets the rest.

option-arrow = { -agent } with the arrow to { $seat }
option-arrow-swordmaster = { -swordmaster_agent }
option-arrow_to = Activate { $seat }
option-activate = Activate { $seat }
option-ally_deploys = Let your { -ally } deploy now
option-field = { $n ->
    [0] Deploy no { -troop(number: "other") }
    [one] Deploy { $n } { -troop }
   *[other] Deploy { $n } { -troop(number: "other") }
}
option-play_for = Play it for { $seat }
option-concede = Concede the higher { -reward }
option-reinforce = { $n } for the first { -ally }
option-send_in = { $n ->
    [0] Deploy none of them
    [one] Deploy { $n } of them
   *[other] Deploy { $n } of them
}
option-share = { $n ->
    [0] Give nothing
    [one] Give { $n } { -spice }
   *[other] Give { $n } { -spice }
}
option-trade_with = Trade with { $seat }
option-give-solari = Give { -solari }
option-give-spice = Give { -spice }
option-give-water = Give { -water }
option-give-intrigue = Give { -intrigue_card(number: "other") }
option-give-pass = Give nothing
option-give_amount = Give { $n }
option-give_intrigue = Give { $card }
option-to_throne = To the Throne Row: { $card }
option-give_contract = { $contract }

log-ally_activated = { $seat } activates { $other }.
log-played_for_ally = { $seat } plays { $what } for { $other }.
log-tie_conceded = { $seat } concedes the higher { -reward }.
log-swordmaster_gone = The { -swordmaster_agent } of { $seat } leaves the game.
log-reinforced = { $seat } reinforces: { $amount } for { $other }.
log-spice_brought_together = The team of { $seat } brings together { $amount } { -spice }.
log-goods_given = { $seat } gives { $other } { $goods }.
log-intrigue_given = { $seat } gives { $other } { $what } (Intrigue).
log-intrigue_given-hidden = { $seat } gives { $other } an { -intrigue_card }.
log-intrigue_wrapped = { $seat } puts { $what } forward (Intrigue).
log-intrigue_wrapped-hidden = { $seat } puts an { -intrigue_card } forward.
log-moved_to_throne = { $seat } moves { $what } to the Throne Row.

post-great_houses = { space-military_support } / { space-economic_support }
post-fringe_worlds = { space-controversial_technology } / { space-expedition }
post-carthag = { space-carthag }
post-habbanya_erg = { space-habbanya_erg }

module-six_player = Six players

field-arrows = { -agent(number: "other") } with arrows

board-team = Team of { $leader } ({ $seats }): { $vp } VP
board-activated = { $seat } has activated { $other }
board-throne = Throne Row

## Standings and analyses of teams

team-of = Team of { $leader }
cli-winner-team = The team of { $leader } wins with { $vp } { -victory_point(number: "other") }.
