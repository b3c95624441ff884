### Mixing the boxes with Uprising.

module-base = Base game
module-base_cards = Cards of the base game
conflict-base_battle_for_arrakeen = { conflict-battle_for_arrakeen }
conflict-base_battle_for_imperial_basin = { conflict-battle_for_imperial_basin }
conflict-base_secure_imperial_basin = { conflict-secure_imperial_basin }
conflict-base_siege_of_arrakeen = { conflict-siege_of_arrakeen }
effect-each_other-gain = each other player gains { $goods }

## The contracts that are dealt before the game

effect-first_contract = keep one of the { -contract(number: "other") } you were dealt
prompt-keep_contract = Which { -contract } do you keep? The others see it when all have chosen.
option-keep_contract = Keep the { -contract }: { $contract }
log-contract_offered = { $seat } may keep the { -contract } { $what }.
log-contract_offered-hidden = { $seat } looks at a { -contract }.
note-dealt = Dealt before the game; not in the bank.
web-icon-first_contract = Keep a { -contract }
field-contract_choice = { CAPITAL(-contract(number: "other")) } to choose from

## What the rules leave to the group

web-left-to-you = Left to you by the rules
web-option-recommended = { $choice } (recommended)
web-option-chosen = A selection of your own
web-set-ix_conflicts = { -conflict_area } cards of Rise of Ix
web-set-ix_conflicts-out = left out
web-set-ix_conflicts-in = shuffled in
web-set-ix_conflicts-why = They bear no { -battle_icon(number: "other") }, so fewer icons match.
web-set-hagal_foldspace = House Hagal: { space-foldspace } / { space-interstellar_shipping }
web-set-hagal_foldspace-out = left out
web-set-hagal_foldspace-in = kept
web-set-hagal_foldspace-why = Kept, it sends the { -rival } to Deliver { CAPITAL(-supply(number: "other")) } in place of { space-foldspace }.
web-set-base_imperium = Imperium cards of the base game
web-set-base_imperium-in = all
web-set-base_imperium-out = none
web-set-base_imperium-why = All of them make a large { -deck }; a selection keeps it closer to Uprising.
web-set-base_intrigue = { -intrigue_card(number: "other") } of the base game
web-set-base_intrigue-in = all
web-set-base_intrigue-out = none
web-set-base_intrigue-why = Calculated Hire is always left out: this board has no { -mentat }.
web-set-base_conflicts = { -conflict_area } cards of the base game
web-set-base_conflicts-out = left out
web-set-base_conflicts-in = shuffled in
web-set-base_conflicts-why = They bear no { -battle_icon(number: "other") }; Sort Through the Chaos is always left out.

post-ix_choam = { space-smuggling } / { space-interstellar_shipping }
post-ix = { space-dreadnought } / { space-tech_negotiation }
