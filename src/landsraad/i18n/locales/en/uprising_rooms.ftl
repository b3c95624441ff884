## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = { -maker_hooks }
term-shield_wall = { -shield_wall }
field-maker_hooks = { -maker_hooks }
field-shield_wall = { -shield_wall }
effect-sandworm = { $n ->
    [one] summon { $n } { -sandworm }
   *[other] summon { $n } { -sandworm(number: "other") }
}
effect-maker_hooks = take { term-maker_hooks }
effect-shield_wall_off = { $who ->
    [opponent] they
   *[you] you
} may remove the { term-shield_wall }
effect-harvest_bonus = take all { -bonus_spice } of the space
effect-base_spice = harvest { $n } { -spice }
condition-maker_hooks = if you have { term-maker_hooks }
condition-sandworms = { $at_least ->
    [one] if you have a { -sandworm } in the { -conflict_area }
   *[other] if you have { $at_least } or more { -sandworm(number: "other") } in the { -conflict_area }
}
condition-gained_spice = { $at_least ->
    [one] if you gained { -spice } this turn
   *[other] if you gained { $at_least } or more { -spice } this turn
}
counter-sandworms_in_conflict = each of your { -sandworm(number: "other") } in the { -conflict_area }
modifier-no_deploy = you cannot deploy { -unit(number: "other") }
prompt-shield_wall = Do you remove the { term-shield_wall }?
option-remove_wall = Remove the { term-shield_wall }
log-sandworm_summoned = { $amount ->
    [one] { $seat } summons { $amount } { -sandworm }.
   *[other] { $seat } summons { $amount } { -sandworm(number: "other") }.
}
log-sandworm_gone = { $amount ->
    [one] { $amount } { -sandworm } of { $seat } leaves the { -conflict_area }.
   *[other] { $amount } { -sandworm(number: "other") } of { $seat } leave the { -conflict_area }.
}
log-sandworm_kept_out = { $seat } summons no { -sandworm }: none may come to { $what } now.
log-maker_hooks_taken = { $seat } takes { term-maker_hooks }.
log-shield_wall_removed = { $seat } removes the { term-shield_wall }.
log-reward_again = { $seat } takes the { -reward } of { $what } twice.
why-walled = The { term-shield_wall } protects { $conflict }: no { -sandworm } can be summoned there.
why-no_deploying = You cannot deploy { -unit(number: "other") } this turn.
why-no_hooks = You have no { term-maker_hooks }.
why-no_worm_icon = No effect that summons a { -sandworm } is being resolved.
why-wall_icon = The { term-shield_wall } is removed only by an effect that says so.
why-no_wall = The { term-shield_wall } is gone already.

## Objectives and battle icons

word-crysknife = Crysknife
word-desert_mouse = Desert Mouse
word-ornithopter = Ornithopter
word-wild = wild { -battle_icon }
kind-objective = { -objective_card }
kind-objectives = { -objective_card(number: "other") }
effect-flip_icon = turn a card with the { -battle_icon } { $icon } or a wild one face down
prompt-flip_icon = Which of your cards do you turn face down?
option-flip-crysknife = Turn down: { word-crysknife }
option-flip-desert_mouse = Turn down: { word-desert_mouse }
option-flip-ornithopter = Turn down: { word-ornithopter }
option-flip-wild = Turn down: { word-wild }
option-crysknife = Pair the wild { -battle_icon }: { word-crysknife }
option-desert_mouse = Pair the wild { -battle_icon }: { word-desert_mouse }
option-ornithopter = Pair the wild { -battle_icon }: { word-ornithopter }
log-objective_dealt = { $seat } receives { $what }.
log-conflict_taken = { $seat } takes the { -conflict_area } card { $what }.
log-icons_matched = { $seat } matches two cards ({ $what }) and turns them face down.
log-icon_turned_down = { $seat } turns a card face down ({ $what }).
why-pair_time = Wild { -battle_icon(number: "other") } are paired in the { -endgame } only.
why-no_wild_icon = You have no face-up card with the wild { -battle_icon }.
why-no_icon_to_pair = You have no face-up card with the { -battle_icon } { $word }.

## Contracts

term-contract = { -contract }
kind-contract = { -contract }
kind-contracts = { -contract(number: "other") }
field-contracts = { -contract(number: "other") }
field-contracts_completed = completed { -contract(number: "other") }
box-reward = { CAPITAL(-reward) }
effect-contract = { $n ->
    [one] take { $n } { -contract } (2 { -solari } if there is none)
   *[other] take { $n } { -contract(number: "other") } (2 { -solari } for each that is not there)
}
condition-contracts_completed = if you have completed { $at_least } or more { -contract(number: "other") }
counter-contracts_completed = each { -contract } you have completed
prompt-take_contract = Which { -contract } do you take?
option-take_contract = Take the { -contract }: { $contract }
log-contract_taken = { $seat } takes the { -contract } { $what }.
log-contract_turned_up = The { -contract } { $what } is turned up.
log-contract_turned_up-nobody = The { -contract } { $what } is turned up.
log-contract_completed = { $seat } completes the { -contract } { $what }.
why-contract_kept = The { -contract } { $contract } is set aside for another { -leader }.
why-no_contract_icon = A { -contract } is taken only through a { -contract } icon.
why-contract_not_there = The { -contract } { $contract } does not lie face up.
note-contract-space = Completed by sending an { -agent } to { $space }.
note-contract-harvest = Completed by sending an { -agent } to a { -maker_space } and gaining { $n } or more { -spice } in that turn.
note-contract-acquire = Completed by acquiring { $card }.
note-immediate = Completed when you take it.
note-contract-kept = Set aside for { $leader }.
note-keeps = { $n } { -contract(number: "other") } are set aside for you: you may take one of them instead of a face-up one, and nobody else may.
note-battle_icon = { CAPITAL(-battle_icon) }: { $icon }.
note-walled = Protected by the { term-shield_wall }.
note-first_player = Starts with the { -first_player } marker.

## The text board

board-wall_stands = { -shield_wall }: it stands
board-wall_gone = { -shield_wall }: it is gone
board-battle_icon = { CAPITAL(-battle_icon) }: { $icon }
board-walled = it protects this { -conflict_area }
board-spies_of = { CAPITAL(-spy(number: "other")) } of { $seat }
board-contracts = { CAPITAL(-contract(number: "other")) }
board-contract_bank = { $n } in the bank
board-won = Won by { $seat }
board-contracts_of = { CAPITAL(-contract(number: "other")) } of { $seat }
box-completed = When completed
