## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = { -maker_hooks }
term-shield_wall = { -shield_wall }
field-maker_hooks = { -maker_hooks }
field-shield_wall = { -shield_wall }
effect-sandworm = { $n ->
    [one] appeler { $n } { -sandworm }
   *[other] appeler { $n } { -sandworm(number: "other") }
}
effect-maker_hooks = prendre les { term-maker_hooks }
effect-shield_wall_off = { $who ->
    [opponent] il peut
   *[you] vous pouvez
} retirer le { term-shield_wall }
effect-harvest_bonus = prendre toute l’{ -bonus_spice } de l’emplacement
effect-base_spice = récolter { $n } { $n ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
}
condition-maker_hooks = si vous avez les { term-maker_hooks }
condition-sandworms = { $at_least ->
    [one] si vous avez un { -sandworm } dans la { -conflict_area }
   *[other] si vous avez { $at_least } { -sandworm(number: "other") } ou plus dans la { -conflict_area }
}
condition-gained_spice = { $at_least ->
    [one] si vous avez gagné de l’{ -spice } ce tour-ci
   *[other] si vous avez gagné { $at_least } { -spice(number: "other") } ou plus ce tour-ci
}
counter-sandworms_in_conflict = chacun de vos { -sandworm(number: "other") } dans le { -conflict }
modifier-no_deploy = vous ne pouvez pas déployer d’{ -unit(number: "other") }
prompt-shield_wall = Retirez-vous le { term-shield_wall } ?
option-remove_wall = Retirer le { term-shield_wall }
log-sandworm_summoned = { $amount ->
    [one] { $seat } appelle { $amount } { -sandworm }.
   *[other] { $seat } appelle { $amount } { -sandworm(number: "other") }.
}
log-sandworm_gone = { $amount ->
    [one] { $amount } { -sandworm } de { $seat } quitte le { -conflict }.
   *[other] { $amount } { -sandworm(number: "other") } de { $seat } quittent le { -conflict }.
}
log-sandworm_kept_out = { $seat } n’appelle aucun { -sandworm } : aucun ne peut venir à « { $what } » maintenant.
log-maker_hooks_taken = { $seat } prend les { term-maker_hooks }.
log-shield_wall_removed = { $seat } retire le { term-shield_wall }.
log-reward_again = { $seat } prend deux fois la { -reward } de « { $what } ».
why-walled = Le { term-shield_wall } protège « { $conflict } » : aucun { -sandworm } ne peut y être appelé.
why-no_deploying = Vous ne pouvez pas déployer d’{ -unit(number: "other") } ce tour-ci.
why-no_hooks = Vous n’avez pas les { term-maker_hooks }.
why-no_worm_icon = Aucun effet qui appelle un { -sandworm } n’est en cours.
why-wall_icon = Le { term-shield_wall } n’est retiré que par un effet qui le dit.
why-no_wall = Le { term-shield_wall } est déjà retiré.

## Objectives and battle icons

word-crysknife = Krys
word-desert_mouse = Souris du désert
word-ornithopter = Ornithoptère
word-wild = { -battle_icon } joker
kind-objective = { -objective_card }
kind-objectives = { -objective_card(number: "other") }
effect-flip_icon = retourner face cachée une carte avec l’{ -battle_icon } { $icon } ou le joker
prompt-flip_icon = Laquelle de vos cartes retournez-vous face cachée ?
option-flip-crysknife = Retourner : { word-crysknife }
option-flip-desert_mouse = Retourner : { word-desert_mouse }
option-flip-ornithopter = Retourner : { word-ornithopter }
option-flip-wild = Retourner : { word-wild }
option-crysknife = Associer l’{ -battle_icon } joker : { word-crysknife }
option-desert_mouse = Associer l’{ -battle_icon } joker : { word-desert_mouse }
option-ornithopter = Associer l’{ -battle_icon } joker : { word-ornithopter }
log-objective_dealt = { $seat } reçoit « { $what } ».
log-conflict_taken = { $seat } prend la carte { -conflict } « { $what } ».
log-icons_matched = { $seat } associe deux cartes ({ $what }) et les retourne face cachée.
log-icon_turned_down = { $seat } retourne une carte face cachée ({ $what }).
why-pair_time = Les { -battle_icon(number: "other") } joker ne sont associées qu’en fin de partie.
why-no_wild_icon = Vous n’avez aucune carte face visible avec l’{ -battle_icon } joker.
why-no_icon_to_pair = Vous n’avez aucune carte face visible avec l’{ -battle_icon } { $word }.

## Contracts

term-contract = { -contract }
kind-contract = { -contract }
kind-contracts = { -contract(number: "other") }
field-contracts = { -contract(number: "other") }
field-contracts_completed = { -contract(number: "other") } remplis
box-reward = { CAPITAL(-reward) }
effect-contract = { $n ->
    [one] prendre { $n } { -contract } (2 { -solari(number: "other") } s’il n’y en a pas)
   *[other] prendre { $n } { -contract(number: "other") } (2 { -solari(number: "other") } pour chaque manquant)
}
condition-contracts_completed = si vous avez rempli { $at_least } { -contract(number: "other") } ou plus
counter-contracts_completed = chaque { -contract } que vous avez rempli
prompt-take_contract = Quel { -contract } prenez-vous ?
option-take_contract = Prendre le { -contract } : { $contract }
log-contract_taken = { $seat } prend le { -contract } « { $what } ».
log-contract_turned_up = Le { -contract } « { $what } » est révélé.
log-contract_turned_up-nobody = Le { -contract } « { $what } » est révélé.
log-contract_completed = { $seat } remplit le { -contract } « { $what } ».
why-contract_kept = Le { -contract } « { $contract } » est mis de côté pour un autre { -leader }.
why-no_contract_icon = Un { -contract } ne se prend que par une icône de { -contract }.
why-contract_not_there = Le { -contract } « { $contract } » n’est pas face visible.
note-contract-space = Rempli en envoyant un { -agent } à « { $space } ».
note-contract-harvest = Rempli en envoyant un { -agent } sur un { -maker_space } et en gagnant { $n } { $n ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
} ou plus ce tour-là.
note-contract-acquire = Rempli en acquérant « { $card } ».
note-immediate = Rempli dès que vous le prenez.
note-contract-kept = Mis de côté pour { $leader }.
note-keeps = { $n } { -contract(number: "other") } sont mis de côté pour vous : vous pouvez en prendre un au lieu d’un { -contract } face visible, et personne d’autre ne le peut.
note-battle_icon = { CAPITAL(-battle_icon) } : { $icon }.
note-walled = Protégé par le { term-shield_wall }.
note-first_player = Commence avec le marqueur { -first_player }.

## The text board

board-wall_stands = { -shield_wall } : en place
board-wall_gone = { -shield_wall } : retiré
board-battle_icon = { CAPITAL(-battle_icon) } : { $icon }
board-walled = protège ce { -conflict }
board-spies_of = { CAPITAL(-spy(number: "other")) } { $seat_of }
board-contracts = { CAPITAL(-contract(number: "other")) }
board-contract_bank = { $n } dans la banque
board-won = Gagnées par { $seat }
board-contracts_of = { CAPITAL(-contract(number: "other")) } { $seat_of }
box-completed = Quand il est rempli
