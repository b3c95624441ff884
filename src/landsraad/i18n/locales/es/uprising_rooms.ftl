## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = { -maker_hooks }
term-shield_wall = { -shield_wall }
field-maker_hooks = { -maker_hooks }
field-shield_wall = { -shield_wall }
effect-sandworm = { $n ->
    [one] llamar a { $n } { -sandworm }
   *[other] llamar a { $n } { -sandworm(number: "other") }
}
effect-maker_hooks = tomar los { term-maker_hooks }
effect-shield_wall_off = { $who ->
    [opponent] puede
   *[you] puedes
} quitar la { term-shield_wall }
effect-harvest_bonus = tomar toda la { -bonus_spice } de la casilla
effect-base_spice = recolectar { $n } de { -spice }
condition-maker_hooks = si tienes los { term-maker_hooks }
condition-sandworms = { $at_least ->
    [one] si tienes un { -sandworm } en la { -conflict_area }
   *[other] si tienes { $at_least } o más { -sandworm(number: "other") } en la { -conflict_area }
}
condition-gained_spice = { $at_least ->
    [one] si has recibido { -spice } este turno
   *[other] si has recibido { $at_least } o más de { -spice } este turno
}
counter-sandworms_in_conflict = cada { -sandworm } tuyo en la { -conflict_area }
modifier-no_deploy = no puedes desplegar { -unit(number: "other") }
prompt-shield_wall = ¿Quitas la { term-shield_wall }?
option-remove_wall = Quitar la { term-shield_wall }
log-sandworm_summoned = { $amount ->
    [one] { $seat } llama a { $amount } { -sandworm }.
   *[other] { $seat } llama a { $amount } { -sandworm(number: "other") }.
}
log-sandworm_gone = { $amount ->
    [one] { $amount } { -sandworm } de { $seat } abandona la { -conflict_area }.
   *[other] { $amount } { -sandworm(number: "other") } de { $seat } abandonan la { -conflict_area }.
}
log-sandworm_kept_out = { $seat } no llama a ningún { -sandworm }: ahora ninguno puede acudir a «{ $what }».
log-maker_hooks_taken = { $seat } toma los { term-maker_hooks }.
log-shield_wall_removed = { $seat } quita la { term-shield_wall }.
log-reward_again = { $seat } toma dos veces la { -reward } de «{ $what }».
why-walled = La { term-shield_wall } protege «{ $conflict }»: no se puede llamar allí a ningún { -sandworm }.
why-no_deploying = Este turno no puedes desplegar { -unit(number: "other") }.
why-no_hooks = No tienes los { term-maker_hooks }.
why-no_worm_icon = No se está resolviendo ningún efecto que llame a un { -sandworm }.
why-wall_icon = La { term-shield_wall } solo se quita con un efecto que lo indique.
why-no_wall = La { term-shield_wall } ya no está.

## Objectives and battle icons

word-crysknife = Cuchillo crys
word-desert_mouse = Ratón del desierto
word-ornithopter = Ornitóptero
word-wild = { -battle_icon } comodín
kind-objective = { -objective_card }
kind-objectives = { -objective_card(number: "other") }
effect-flip_icon = poner boca abajo una carta con el { -battle_icon } { $icon } o una con el comodín
prompt-flip_icon = ¿Cuál de tus cartas pones boca abajo?
option-flip-crysknife = Poner boca abajo: { word-crysknife }
option-flip-desert_mouse = Poner boca abajo: { word-desert_mouse }
option-flip-ornithopter = Poner boca abajo: { word-ornithopter }
option-flip-wild = Poner boca abajo: { word-wild }
option-crysknife = Emparejar el { -battle_icon } comodín: { word-crysknife }
option-desert_mouse = Emparejar el { -battle_icon } comodín: { word-desert_mouse }
option-ornithopter = Emparejar el { -battle_icon } comodín: { word-ornithopter }
log-objective_dealt = { $seat } recibe «{ $what }».
log-conflict_taken = { $seat } toma la carta de { -conflict } «{ $what }».
log-icons_matched = { $seat } empareja dos cartas ({ $what }) y las pone boca abajo.
log-icon_turned_down = { $seat } pone una carta boca abajo ({ $what }).
why-pair_time = Los { -battle_icon(number: "other") } comodín solo se emparejan en el { -endgame }.
why-no_wild_icon = No tienes ninguna carta boca arriba con el { -battle_icon } comodín.
why-no_icon_to_pair = No tienes ninguna carta boca arriba con el { -battle_icon } { $word }.

## Contracts

term-contract = { -contract }
kind-contract = { -contract }
kind-contracts = { -contract(number: "other") }
field-contracts = { -contract(number: "other") }
field-contracts_completed = { -contract(number: "other") } completados
box-reward = { CAPITAL(-reward) }
effect-contract = { $n ->
    [one] tomar { $n } { -contract } (2 { -solari(number: "other") } si no queda ninguno)
   *[other] tomar { $n } { -contract(number: "other") } (2 { -solari(number: "other") } por cada uno que falte)
}
condition-contracts_completed = si has completado { $at_least } o más { -contract(number: "other") }
counter-contracts_completed = cada { -contract } que hayas completado
prompt-take_contract = ¿Qué { -contract } tomas?
option-take_contract = Tomar el { -contract }: { $contract }
log-contract_taken = { $seat } toma el { -contract } «{ $what }».
log-contract_turned_up = Se descubre el { -contract } «{ $what }».
log-contract_turned_up-nobody = Se descubre el { -contract } «{ $what }».
log-contract_completed = { $seat } completa el { -contract } «{ $what }».
why-contract_kept = El { -contract } «{ $contract }» está apartado para otro { -leader }.
why-no_contract_icon = Un { -contract } solo se toma mediante un icono de { CAPITAL(-contract) }.
why-contract_not_there = El { -contract } «{ $contract }» no está boca arriba.
note-contract-space = Se completa al enviar un { -agent } a «{ $space }».
note-contract-harvest = Se completa al enviar un { -agent } a una { -maker_space } y recibir { $n } o más de { -spice } en ese turno.
note-contract-acquire = Se completa al adquirir «{ $card }».
note-immediate = Se completa al tomarlo.
note-contract-kept = Apartado para { $leader }.
note-keeps = Hay { $n } { -contract(number: "other") } apartados para ti: puedes tomar uno de ellos en lugar de uno boca arriba, y nadie más puede tomarlos.
note-battle_icon = { CAPITAL(-battle_icon) }: { $icon }.
note-walled = Protegido por la { term-shield_wall }.
note-first_player = Comienza con el indicador de { -first_player }.

## The text board

board-wall_stands = { -shield_wall }: en pie
board-wall_gone = { -shield_wall }: ya no está
board-battle_icon = { CAPITAL(-battle_icon) }: { $icon }
board-walled = protege este { -conflict }
board-spies_of = { CAPITAL(-spy(number: "other")) } { $seat_of }
board-contracts = { CAPITAL(-contract(number: "other")) }
board-contract_bank = { $n } en el banco
board-won = Ganadas por { $seat }
board-contracts_of = { CAPITAL(-contract(number: "other")) } { $seat_of }
box-completed = Al completarlo
