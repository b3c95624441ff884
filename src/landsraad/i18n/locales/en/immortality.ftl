## The two tracks of the Bene Tleilax board

research-c0 = { -research_track }, start
research-c1 = { -research_track }, column 1
research-c2a = { -research_track }, column 2, top
research-c2b = { -research_track }, column 2, bottom
research-c3a = { -research_track }, column 3, top
research-c3b = { -research_track }, column 3, middle
research-c3c = { -research_track }, column 3, bottom
research-c4a = { -research_track }, column 4, top
research-c4b = { -research_track }, column 4, middle
research-c4c = { -research_track }, column 4, bottom
research-c5a = { -research_track }, column 5, top
research-c5b = { -research_track }, column 5, middle
research-c5c = { -research_track }, column 5, bottom
research-c6a = { -research_track }, column 6, top
research-c6b = { -research_track }, column 6, middle
research-c6c = { -research_track }, column 6, bottom
research-c7a = { -research_track }, column 7, top
research-c7b = { -research_track }, column 7, middle
research-c7c = { -research_track }, column 7, bottom
research-c8a = { -research_track }, column 8, top
research-c8b = { -research_track }, column 8, middle
research-c8c = { -research_track }, column 8, bottom
tleilaxu-t0 = { -tleilaxu_track }, start
tleilaxu-t1 = { -tleilaxu_track }, space 1
tleilaxu-t2 = { -tleilaxu_track }, space 2
tleilaxu-t3 = { -tleilaxu_track }, space 3
tleilaxu-t4 = { -tleilaxu_track }, space 4
tleilaxu-t5 = { -tleilaxu_track }, space 5
tleilaxu-t6 = { -tleilaxu_track }, space 6
tleilaxu-t7 = { -tleilaxu_track }, space 7

variant-go_to_11 = Go to 11

kind-research = { -research_track }
kind-tleilaxu = { -tleilaxu_track }
cli-kind-research = Spaces of the { -research_track } ({ $n })
cli-kind-tleilaxu = Spaces of the { -tleilaxu_track } ({ $n })
field-research = { -research_track }
field-markers = { -genetic_marker(number: "other") }
field-tleilaxu = { -tleilaxu_track }
field-specimens = { -specimen(number: "other") }
field-family_atomics = { -family_atomics }
field-tleilaxu_row = { -tleilaxu_row }
field-tleilaxu_deck = { -tleilaxu_card(number: "other") } in the { -deck }
field-tleilaxu_spice = { -spice } on the { -tleilaxu_track }

## Effects

goods-specimen = { $n ->
    [one] { $n } { -specimen }
   *[other] { $n } { -specimen(number: "other") }
}
effect-research = { $n ->
    [one] research once
   *[other] research { $n } times
}
effect-tleilaxu = { $n ->
    [one] advance { $n } space on the { -tleilaxu_track }
   *[other] advance { $n } spaces on the { -tleilaxu_track }
}
effect-acquire_tleilaxu = acquire a card of the { -tleilaxu_row } for its cost in { -specimen(number: "other") }
effect-replace_tleilaxu-left = remove and replace the left card of the { -tleilaxu_row }
effect-replace_tleilaxu-right = remove and replace the right card of the { -tleilaxu_row }
effect-copy_partner = this card has everything the other grafted card's { -agent } box says
effect-borrow_from_row = the other card may be one of the { -imperium_row }: it is used without being acquired and trashed at the end of the turn
effect-trash_partner = trash the other grafted card
effect-trash_grafted = trash one of the two grafted cards
effect-partner_back = at the start of your { -reveal_turn }, take the other grafted card from play back into your { -hand }
effect-recall_sent = recall the { -agent } you sent this turn
modifier-combat_icon = you may deploy { -troop(number: "other") } as if you had sent your { -agent } to a { -combat_space }
counter-partner_icons = each { -agent_icon } of the other grafted card
condition-markers = { $at_least ->
    [one] if you have the first { -genetic_marker }
   *[other] if you have the second { -genetic_marker }
}
condition-grafted = if this card is grafted
condition-grafted_with = if it is grafted with a card of { $factions }
list-faction-card = { $faction_the }
condition-enemy_combat_card = if an opponent has played a { -combat } card in this { -conflict_area }
condition-spice = if you have { $at_least } or more { -spice }
condition-most_deployed = if you have more { -troop(number: "other") } in the { -conflict_area } than each opponent
condition-lost_troops = if you lose { $at_least } or more { -troop(number: "other") }
type-loss = After a { -conflict_area }
box-loss = After a { -conflict_area }
note-infiltrates-all = Enemy { -agent(number: "other") } do not block the { -agent } you send with it.
note-graft = Graft: in an { -agent_turn } it is played only together with another card.
note-more_icons = { CAPITAL($condition) }: also { $icons }.
note-marker = { $n ->
    [one] The first { -genetic_marker }.
   *[other] The second { -genetic_marker }.
}
note-first_spice = The first player here also takes { $n } { -spice }.
note-stays = Stays in the { -tleilaxu_row }.
two-cards = { $card } + { $partner }

## Questions and options

prompt-research = Which way does your { -research_token } go?
prompt-graft = Which card do you graft it to?
prompt-grafted_icons = Which of the two grafted cards receives the { -agent_icon(number: "other") }?
prompt-trash_grafted = Which of the two grafted cards do you trash?
prompt-acquire_tleilaxu = Do you acquire a card of the { -tleilaxu_row }?
prompt-return_specimens = Your { -supply } is too small. How many { -specimen(number: "other") } do you return to it first?
prompt-after_combat = The { -conflict_area } is over. Play a card for your lost { -troop(number: "other") } or pass.
option-research = { $research }
option-research-bonus = { $research }: { $effect }
option-graft = Graft it to { $card }
option-graft-market = Graft it to { $card } of the { -imperium_row }
option-icons_to = { $card }
option-trash_grafted = Trash { $card }
option-return_specimens = { $n ->
    [0] Return no { -specimen(number: "other") }
    [one] Return { $n } { -specimen }
   *[other] Return { $n } { -specimen(number: "other") }
}
option-family_atomics = Use your { -family_atomics }

## The log

log-researched = { $seat } researches and reaches column { $amount }.
log-marker_reached = { $amount ->
    [one] { $seat } reaches the first { -genetic_marker }.
   *[other] { $seat } reaches the second { -genetic_marker }.
}
log-tleilaxu_advanced = { $seat } advances to space { $amount } of the { -tleilaxu_track }.
log-specimen_gained = { $amount ->
    [one] { $seat } gains { $amount } { -specimen }.
   *[other] { $seat } gains { $amount } { -specimen(number: "other") }.
}
log-specimen_spent = { $amount ->
    [one] { $seat } spends { $amount } { -specimen }.
   *[other] { $seat } spends { $amount } { -specimen(number: "other") }.
}
log-specimen_returned = { $amount ->
    [one] { $seat } returns { $amount } { -specimen } to the { -supply }.
   *[other] { $seat } returns { $amount } { -specimen(number: "other") } to the { -supply }.
}
log-tleilaxu_row_filled = { $what } enters the { -tleilaxu_row }.
log-tleilaxu_row_removed = { $what } is removed from the { -tleilaxu_row }.
log-cards_grafted = { $seat } grafts { $what } and { $other }.
log-card_borrowed = { $seat } uses { $what } of the { -imperium_row } with { $other }.
log-atomics_used = { $seat } uses the { -family_atomics }.

## The text board

board-tleilaxu_row = { -tleilaxu_row }
board-research = { -research_track }
board-research-next = next
board-tleilaxu = { -tleilaxu_track }
board-specimens = { -specimen(number: "other") }
board-atomics = { -family_atomics }
board-tleilaxu_deck = { -deck } { $n }
board-tleilaxu_spice = { $n } { -spice } on space 4

## Reasons

why-needs_partner = { $card } is played only together with another card.
why-specimens = { $cost ->
    [one] { $card } costs { $cost } { -specimen }; you have { $have }.
   *[other] { $card } costs { $cost } { -specimen(number: "other") }; you have { $have }.
}
why-atomics_used = You have used your { -family_atomics } already.
