## Effects of Uprising's cards

effect-lines = use one or more of these [{ $branches }]
effect-either = { $condition }: { $effects }; otherwise: { $otherwise }
effect-this_reveal = in your { -reveal_turn } this { -round }, { $event }: { $effects }
effect-trash_intrigue = { $n ->
    [one] trash one of your { -intrigue_card(number: "other") }
   *[other] trash { $n } of your { -intrigue_card(number: "other") }
}
effect-trash_hand = trash a card from your { -hand }
effect-trash_hand-faction = trash a { $faction } card from your { -hand }
effect-trash_other_in_play-faction = trash another { $faction } card you have in play
effect-return_to_hand = return this card to your { -hand }
effect-top_three = look at the top three cards of your { -deck }: draw one, discard one, and trash one
effect-buy_with_solari = acquire a card to your { -hand } and pay its cost in { -solari } instead of { -persuasion }
effect-recall_other = recall another of your { -agent(number: "other") }
effect-retreat_some = { $n ->
    [one] retreat one of your { -troop(number: "other") }
   *[other] retreat { $n } of your { -troop(number: "other") }
}
effect-retreat_some-to = retreat { $n } or { $most } of your { -troop(number: "other") }
effect-acquire_free-hand = acquire for free a card that costs { $n } or less and put it into your { -hand }
effect-acquire_exactly = acquire for free a card that costs exactly { $n }
effect-acquire_exactly-hand = acquire for free a card that costs exactly { $n } and put it into your { -hand }
effect-acquire_exactly-top = acquire for free a card that costs exactly { $n } and put it on top of your { -deck }
effect-train = move your token one space on the training track and gain its { -reward }
effect-memory = { $n ->
    [one] keep a { -troop } from your { -supply } as a memory
   *[other] keep { $n } { -troop(number: "other") } from your { -supply } as memories
}
effect-turn_over = return your memories to your { -supply } and turn your { -leader } over
effect-repeat_space = repeat the effects printed on that space
condition-swordmaster = if you have your { -swordmaster_agent }
condition-any_swordmaster = if anybody has a { -swordmaster_agent }
condition-sent_to_maker = if you sent your { -agent } to a { -maker_space } this turn
condition-sent_to_icons = if you sent your { -agent } to a space with the icon { $icons } this turn
condition-strength = if you have { $at_least } or more { -combat_strength } in the { -conflict_area }
condition-units_in_conflict = { $at_least ->
    [one] if you have a { -unit } in the { -conflict_area }
   *[other] if you have { $at_least } or more { -unit(number: "other") } in the { -conflict_area }
}
condition-enemy_alliance = if you have { $at_least } or more { -influence } with a { -faction } whose { -alliance } an opponent holds
condition-acquired = if you acquired { $card } this turn
condition-not = if this is not true [{ $conditions }]
condition-not-council = if you have no seat on the { -high_council }
condition-picked = if the discarded card is a { $faction } card
condition-picked_cost = if it costs { $at_least } or more
condition-reached = if you have just reached { $n } { -influence } { $faction_at }
counter-revealed = each { $faction } card you revealed this turn
counter-memories = each of your memories
modifier-deploy_recruits = you may deploy { -troop(number: "other") } you recruit, whatever space you sent your { -agent } to
box-discarded = When discarded
note-ignores_requirements = { -influence } requirements of the space do not matter.
note-without = Your starting { -deck } lacks { $card }.
note-turns_to = Turns over to { $leader }.
note-back = The other side of a { -leader }; nobody starts with it.
note-training = Training track, space { $n }

## Questions, options, events

prompt-choose_line = Choose a line to use.
prompt-trash_intrigue = Choose an { -intrigue_card } to trash.
prompt-draw_one = Choose the card to draw.
prompt-discard_one = Choose the card to discard; the other one is trashed.
prompt-buy_with_solari = Choose a card to acquire for { -solari }.
prompt-train = Choose the way of your token.
option-trash_intrigue = Trash { $card } (Intrigue)
option-draw_one = Draw { $card }
option-discard_one = Discard { $card }
option-buy = Acquire { $card } for { -solari }
option-train = To the space: { $effect }
log-intrigue_trashed = { $seat } trashes { $what } (Intrigue).
log-card_to_hand = { $seat } takes { $what } into the { -hand }.
log-trained = { $seat } moves the token on the training track.
log-memory_kept = { $amount ->
    [one] { $seat } keeps a { -troop } as a memory.
   *[other] { $seat } keeps { $amount } { -troop(number: "other") } as memories.
}
log-leader_turned = { $seat } turns the { -leader } over: { $what }.
field-training = training track
field-memories = memories

## Houses

house-corrino = House Corrino
house-metulli = House Metulli
house-fenring = House Fenring
