### Terms of the rules as the rulebooks print them: what every sentence says of the game, it says by these.
### number: one (the default) or other; .gender for sentences that agree with it.

-agent = { $number ->
   *[one] Agente
    [other] Agentes
}
    .gender = masculine
-agent_icon = { $number ->
   *[one] icono de Agente
    [other] iconos de Agente
}
    .gender = masculine
-agent_turn = { $number ->
   *[one] turno de Agente
    [other] turnos de Agente
}
    .gender = masculine
-reveal_turn = { $number ->
   *[one] turno de Revelación
    [other] turnos de Revelación
}
    .gender = masculine
-reveal_box = { $number ->
   *[one] recuadro de Revelación
    [other] recuadros de Revelación
}
    .gender = masculine
-troop = { $number ->
   *[one] tropa
    [other] tropas
}
    .gender = feminine
-unit = { $number ->
   *[one] unidad
    [other] unidades
}
    .gender = feminine
-dreadnought_unit = { $number ->
   *[one] acorazado
    [other] acorazados
}
    .gender = masculine
-garrison = { $number ->
   *[one] guarnición
    [other] guarniciones
}
    .gender = feminine
-supply = { $number ->
   *[one] suministro
    [other] suministros
}
    .gender = masculine
-conflict_area = { $number ->
   *[one] zona de Conflicto
    [other] zonas de Conflicto
}
    .gender = feminine
-conflict = { $number ->
   *[one] Conflicto
    [other] Conflictos
}
    .gender = masculine
-combat = { $number ->
   *[one] Combate
    [other] Combates
}
    .gender = masculine
-combat_space = { $number ->
   *[one] casilla de Combate
    [other] casillas de Combate
}
    .gender = feminine
-combat_strength = { $number ->
   *[one] Potencia de Combate
    [other] Potencias de Combate
}
    .gender = feminine
-combat_intrigue = { $number ->
   *[one] carta de Intriga de Combate
    [other] cartas de Intriga de Combate
}
    .gender = feminine
-endgame_intrigue = { $number ->
   *[one] carta de Intriga de Desenlace
    [other] cartas de Intriga de Desenlace
}
    .gender = feminine
-board_space = { $number ->
   *[one] casilla del tablero
    [other] casillas del tablero
}
    .gender = feminine
-game_board = { $number ->
   *[one] tablero
    [other] tableros
}
    .gender = masculine
-maker_space = { $number ->
   *[one] casilla de Hacedor
    [other] casillas de Hacedor
}
    .gender = feminine
-spice = especia
    .gender = feminine
-bonus_spice = especia adicional
    .gender = feminine
-solari = { $number ->
   *[one] solari
    [other] solaris
}
    .gender = masculine
-water = agua
    .gender = feminine
-persuasion = Persuasión
    .gender = feminine
-victory_point = { $number ->
   *[one] Punto de Victoria
    [other] Puntos de Victoria
}
    .gender = masculine
-sword = { $number ->
   *[one] espada
    [other] espadas
}
    .gender = feminine
-influence = Influencia
    .gender = feminine
-influence_track = { $number ->
   *[one] medidor de Influencia
    [other] medidores de Influencia
}
    .gender = masculine
-shipping_track = { $number ->
   *[one] medidor de Flete
    [other] medidores de Flete
}
    .gender = masculine
-faction = { $number ->
   *[one] Facción
    [other] Facciones
}
    .gender = feminine
-alliance = { $number ->
   *[one] Alianza
    [other] Alianzas
}
    .gender = feminine
-control = Control
    .gender = masculine
-intrigue_card = { $number ->
   *[one] carta de Intriga
    [other] cartas de Intriga
}
    .gender = feminine
-intrigue_deck = mazo de Intrigas
    .gender = masculine
-imperium_deck = mazo del Imperio
    .gender = masculine
-imperium_row = Fila del Imperio
    .gender = feminine
-reserve = Reserva
    .gender = feminine
-deck = { $number ->
   *[one] mazo
    [other] mazos
}
    .gender = masculine
-hand = { $number ->
   *[one] mano
    [other] manos
}
    .gender = feminine
-discard_pile = { $number ->
   *[one] pila de descartes
    [other] pilas de descartes
}
    .gender = feminine
-leader = { $number ->
   *[one] Líder
    [other] Líderes
}
    .gender = masculine
-high_council = Alto Consejo
    .gender = masculine
-mentat = { $number ->
   *[one] Mentat
    [other] Mentats
}
    .gender = masculine
-swordmaster_agent = { $number ->
   *[one] Maestro de armas
    [other] Maestros de armas
}
    .gender = masculine
-signet_ring = Anillo heráldico
    .gender = masculine
-first_player = Jugador inicial
    .gender = masculine
-round = { $number ->
   *[one] ronda
    [other] rondas
}
    .gender = feminine
-endgame = Desenlace
    .gender = masculine
-plot = Trama
    .gender = feminine
-fremen_bond = Vínculo Fremen
    .gender = masculine
-reward = { $number ->
   *[one] recompensa
    [other] recompensas
}
    .gender = feminine
-tech_tile = { $number ->
   *[one] pieza de Tecnología
    [other] piezas de Tecnología
}
    .gender = feminine
-freighter = { $number ->
   *[one] Carguero
    [other] Cargueros
}
    .gender = masculine
-negotiator = { $number ->
   *[one] Negociador
    [other] Negociadores
}
    .gender = masculine
-rival = { $number ->
   *[one] Rival
    [other] Rivales
}
    .gender = masculine
-house_hagal_card = { $number ->
   *[one] carta de la Casa Hagal
    [other] cartas de la Casa Hagal
}
    .gender = feminine
-spy = { $number ->
   *[one] Espía
    [other] Espías
}
    .gender = masculine
-observation_post = { $number ->
   *[one] puesto de observación
    [other] puestos de observación
}
    .gender = masculine
-maker_hooks = Garfios de doma
    .gender = masculine
-shield_wall = Muralla Escudo
    .gender = feminine
-contract = { $number ->
   *[one] contrato
    [other] contratos
}
    .gender = masculine
-sandworm = { $number ->
   *[one] gusano de arena
    [other] gusanos de arena
}
    .gender = masculine
-battle_icon = { $number ->
   *[one] icono de batalla
    [other] iconos de batalla
}
    .gender = masculine
-objective_card = { $number ->
   *[one] carta de Objetivo
    [other] cartas de Objetivo
}
    .gender = feminine
-specimen = { $number ->
   *[one] espécimen
    [other] especímenes
}
    .gender = masculine
-commander = { $number ->
   *[one] Comandante
    [other] Comandantes
}
    .gender = masculine
-ally = { $number ->
   *[one] Aliado
    [other] Aliados
}
    .gender = masculine
-bene_tleilax = Bene Tleilax
    .gender = feminine
-research_track = medidor de Investigación
    .gender = masculine
-tleilaxu_track = medidor Tleilaxu
    .gender = masculine
-genetic_marker = { $number ->
   *[one] indicador genético
    [other] indicadores genéticos
}
    .gender = masculine
-axolotl_tanks = tanques axolotl
    .gender = masculine
-tleilaxu_row = Fila Tleilaxu
    .gender = feminine
-tleilaxu_card = { $number ->
   *[one] carta Tleilaxu
    [other] cartas Tleilaxu
}
    .gender = feminine
-research_token = { $number ->
   *[one] ficha de Investigación
    [other] fichas de Investigación
}
    .gender = feminine
-tleilaxu_token = { $number ->
   *[one] ficha Tleilaxu
    [other] fichas Tleilaxu
}
    .gender = feminine
-family_atomics = Atómicas de la familia
    .gender = feminine
