## Effects of Uprising's cards

effect-lines = use one or more of these [{ $branches }]
effect-either = { $condition }: { $effects }; otherwise: { $otherwise }
effect-this_reveal = in your Reveal turn this round, { $event }: { $effects }
effect-trash_intrigue = { $n ->
    [one] trash one of your Intrigue cards
   *[other] trash { $n } of your Intrigue cards
}
effect-trash_hand = trash a card from your hand
effect-trash_hand-faction = trash a { $faction } card from your hand
effect-trash_other_in_play-faction = trash another { $faction } card you have in play
effect-return_to_hand = return this card to your hand
effect-top_three = look at the top three cards of your deck: draw one, discard one, and trash one
effect-buy_with_solari = acquire a card to your hand and pay its cost in Solari instead of Persuasion
effect-recall_other = recall another of your Agents
effect-retreat_some = { $n ->
    [one] retreat one of your troops
   *[other] retreat { $n } of your troops
}
effect-retreat_some-to = retreat { $n } or { $most } of your troops
effect-acquire_free-hand = acquire a card that costs { $n } or less and put it into your hand
effect-acquire_exactly = acquire a card that costs exactly { $n }
effect-acquire_exactly-hand = acquire a card that costs exactly { $n } and put it into your hand
effect-acquire_exactly-top = acquire a card that costs exactly { $n } and put it on top of your deck
effect-train = move your token one space on the training track and gain its reward
effect-memory = { $n ->
    [one] keep a troop from your supply as a memory
   *[other] keep { $n } troops from your supply as memories
}
effect-turn_over = return your memories to your supply and turn your Leader over
effect-repeat_space = repeat the effects printed on that space
condition-swordmaster = if you have your Swordmaster
condition-any_swordmaster = if anybody has a Swordmaster
condition-sent_to_maker = if you sent your Agent to a Maker space this turn
condition-sent_to_icons = if you sent your Agent to a space with the icon { $icons } this turn
condition-strength = if you have { $at_least } or more strength in the Conflict
condition-units_in_conflict = { $at_least ->
    [one] if you have a unit in the Conflict
   *[other] if you have { $at_least } or more units in the Conflict
}
condition-enemy_alliance = if you have { $at_least } or more Influence with a Faction whose Alliance an opponent holds
condition-acquired = if you acquired { $card } this turn
condition-not = if this is not true [{ $conditions }]
condition-picked = if it is a { $faction } card
condition-picked_cost = if it costs { $at_least } or more
condition-reached = if you have just reached { $n } Influence with { $faction }
counter-revealed = each { $faction } card you revealed this turn
counter-memories = each of your memories
modifier-deploy_recruits = you may deploy troops you recruit, whatever space you sent your Agent to
box-discarded = When discarded
note-ignores_requirements = Influence requirements of the space do not matter.
note-without = Your starting deck lacks { $card }.
note-turns_to = Turns over to { $leader }.
note-back = The other side of a Leader; nobody starts with it.
note-training = Training track, space { $n }

## Questions, options, events

prompt-choose_line = Choose a line to use.
prompt-trash_intrigue = Choose an Intrigue card to trash.
prompt-draw_one = Choose the card to draw.
prompt-discard_one = Choose the card to discard; the other one is trashed.
prompt-buy_with_solari = Choose a card to acquire for Solari.
prompt-train = Choose the way of your token.
option-trash_intrigue = Trash { $card } (Intrigue)
option-draw_one = Draw { $card }
option-discard_one = Discard { $card }
option-buy = Acquire { $card } for Solari
option-train = To the space: { $effect }
log-intrigue_trashed = { $seat } trashes { $what } (Intrigue).
log-card_to_hand = { $seat } takes { $what } into the hand.
log-trained = { $seat } moves the token on the training track.
log-memory_kept = { $amount ->
    [one] { $seat } keeps a troop as a memory.
   *[other] { $seat } keeps { $amount } troops as memories.
}
log-leader_turned = { $seat } turns the Leader over: { $what }.
field-training = training track
field-memories = memories
