## Sandworms, Maker Hooks, the Shield Wall

term-maker_hooks = Garfios de doma
term-shield_wall = Muralla Escudo
field-maker_hooks = Garfios de doma
field-shield_wall = Muralla Escudo
effect-sandworm = { $n ->
    [one] llamar a { $n } gusano de arena
   *[other] llamar a { $n } gusanos de arena
}
effect-maker_hooks = tomar los { term-maker_hooks }
effect-shield_wall_off = puedes retirar la { term-shield_wall }
effect-harvest_bonus = tomar toda la especia adicional de la casilla
effect-base_spice = recolectar { $n } de especia
condition-maker_hooks = si tienes los { term-maker_hooks }
condition-sandworms = { $at_least ->
    [one] si tienes un gusano de arena en la zona de Conflicto
   *[other] si tienes { $at_least } o más gusanos de arena en la zona de Conflicto
}
condition-gained_spice = { $at_least ->
    [one] si has recibido especia este turno
   *[other] si has recibido { $at_least } o más de especia este turno
}
counter-sandworms_in_conflict = cada gusano de arena tuyo en la zona de Conflicto
modifier-no_deploy = no puedes desplegar unidades este turno
prompt-shield_wall = ¿Retiras la { term-shield_wall }?
option-remove_wall = Retirar la { term-shield_wall }
log-sandworm_summoned = { $amount ->
    [one] { $seat } llama a { $amount } gusano de arena.
   *[other] { $seat } llama a { $amount } gusanos de arena.
}
log-sandworm_gone = { $amount ->
    [one] { $amount } gusano de arena de { $seat } abandona la zona de Conflicto.
   *[other] { $amount } gusanos de arena de { $seat } abandonan la zona de Conflicto.
}
log-sandworm_kept_out = { $seat } no llama a ningún gusano de arena: ahora ninguno puede acudir a «{ $what }».
log-maker_hooks_taken = { $seat } toma los { term-maker_hooks }.
log-shield_wall_removed = { $seat } retira la { term-shield_wall }.
log-reward_again = { $seat } toma dos veces la recompensa de «{ $what }».
why-walled = La { term-shield_wall } protege «{ $conflict }»: no se puede llamar allí a ningún gusano de arena.
why-no_deploying = Este turno no puedes desplegar unidades.
why-no_hooks = No tienes los { term-maker_hooks }.
why-no_worm_icon = No se está resolviendo ningún efecto que llame a un gusano de arena.
why-wall_icon = La { term-shield_wall } solo se retira con un efecto que lo indique.
why-no_wall = La { term-shield_wall } ya no está.

## Objectives and battle icons

word-crysknife = Cuchillo crys
word-desert_mouse = Ratón del desierto
word-ornithopter = Ornitóptero
word-wild = icono de batalla comodín
kind-objective = carta de Objetivo
kind-objectives = cartas de Objetivo
effect-flip_icon = poner boca abajo una carta con el icono de batalla { $icon } o una con el comodín
prompt-flip_icon = ¿Cuál de tus cartas pones boca abajo?
option-flip-crysknife = Poner boca abajo: { word-crysknife }
option-flip-desert_mouse = Poner boca abajo: { word-desert_mouse }
option-flip-ornithopter = Poner boca abajo: { word-ornithopter }
option-flip-wild = Poner boca abajo: { word-wild }
option-crysknife = Emparejar el icono de batalla comodín: { word-crysknife }
option-desert_mouse = Emparejar el icono de batalla comodín: { word-desert_mouse }
option-ornithopter = Emparejar el icono de batalla comodín: { word-ornithopter }
log-objective_dealt = { $seat } recibe «{ $what }».
log-conflict_taken = { $seat } toma la carta de Conflicto «{ $what }».
log-icons_matched = { $seat } empareja dos cartas ({ $what }) y las pone boca abajo.
log-icon_turned_down = { $seat } pone una carta boca abajo ({ $what }).
why-pair_time = Los iconos de batalla comodín solo se emparejan en el Desenlace.
why-no_wild_icon = No tienes ninguna carta boca arriba con el icono de batalla comodín.
why-no_icon_to_pair = No tienes ninguna carta boca arriba con el icono de batalla { $word }.

## Contracts

term-contract = contrato
kind-contract = contrato
kind-contracts = contratos
field-contracts = contratos
field-contracts_completed = contratos completados
box-reward = Recompensa
effect-contract = { $n ->
    [one] tomar { $n } contrato
   *[other] tomar { $n } contratos
}
condition-contracts_completed = si has completado { $at_least } o más contratos
counter-contracts_completed = cada contrato que hayas completado
prompt-take_contract = ¿Qué contrato tomas?
option-take_contract = Tomar el contrato: { $contract }
log-contract_taken = { $seat } toma el contrato «{ $what }».
log-contract_turned_up = Se descubre el contrato «{ $what }».
log-contract_turned_up-nobody = Se descubre el contrato «{ $what }».
log-contract_completed = { $seat } completa el contrato «{ $what }».
why-contract_kept = El contrato «{ $contract }» está apartado para otro Líder.
why-no_contract_icon = Un contrato solo se toma mediante un icono de Contrato.
why-contract_not_there = El contrato «{ $contract }» no está boca arriba.
note-contract-space = Se completa al enviar un Agente a «{ $space }».
note-contract-harvest = Se completa al enviar un Agente a una casilla de Hacedor y recibir { $n } o más de especia en ese turno.
note-contract-acquire = Se completa al adquirir «{ $card }».
note-immediate = Se completa al tomarlo.
note-contract-kept = Apartado para { $leader }.
note-battle_icon = Icono de batalla: { $icon }.
note-walled = Protegido por la { term-shield_wall }.
note-first_player = Comienza con el marcador de Jugador inicial.

## The text board

board-wall_stands = Muralla Escudo: en pie
board-wall_gone = Muralla Escudo: retirada
board-contracts = Contratos
board-contract_bank = { $n } en la reserva
board-won = Ganadas por { $seat }
board-contracts_of = Contratos de { $seat }
