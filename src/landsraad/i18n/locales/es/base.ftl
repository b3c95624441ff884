### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-atreides = Casa Atreides
house-harkonnen = Casa Harkonnen
house-thorvald = Casa Thorvald
house-richese = Casa Richese

## Factions; .the: the name with its article (after "con"); .at: after a number of Influence

faction-emperor = Emperador
    .the = el Emperador
    .at = con el Emperador
    .of = del Emperador
faction-guild = Cofradía Espacial
    .the = la Cofradía Espacial
    .at = con la Cofradía Espacial
    .of = de la Cofradía Espacial
faction-bene_gesserit = Bene Gesserit
    .the = las Bene Gesserit
    .at = con las Bene Gesserit
    .of = de las Bene Gesserit
faction-fremen = Fremen
    .the = los Fremen
    .at = con los Fremen
    .of = de los Fremen

## Agent icons besides the factions

icon-landsraad = Landsraad
icon-city = Ciudad
icon-spice_trade = Comercio de especia

## Resources and other gains

resource-solari = solari
resource-spice = especia
resource-water = agua
resource-persuasion = Persuasión
resource-swords = espadas
resource-vp = Puntos de Victoria
resource-troops = tropas
resource-cards = cartas
resource-intrigue = Intrigas

## Rulebook terms

term-agent = Agente
term-swordmaster = Maestro de armas
term-mentat = Mentat
term-garrison = guarnición
term-supply = suministro
term-conflict = zona de Conflicto
term-imperium_row = Fila del Imperio
term-reserve = Reserva
term-deck = mazo
term-hand = mano
term-discard_pile = pila de descartes
term-in_play = En juego
term-trash = desechar
term-alliance = Alianza
term-influence = Influencia
term-control = Control
term-first_player = Jugador inicial
term-high_council = Alto Consejo
term-signet_ring = Anillo con sello heráldico
term-leader = Líder
term-round = ronda
term-agent_turn = turno de Agente
term-reveal_turn = turno de Revelación
term-round_start = Inicio de la ronda
term-player_turns = Turnos de jugador
term-combat = Combate
term-makers = Hacedores
term-recall = Retorno
term-endgame = Desenlace
term-plot = Trama
term-combat_card = carta de Intriga de Combate
term-endgame_card = carta de Intriga de Desenlace
term-bonus_spice = especia adicional
term-strength = Potencia de Combate
term-fremen_bond = Vínculo Fremen
term-maker_space = casilla de Hacedor
term-combat_space = casilla de Combate
term-victory_points = Puntos de Victoria
term-conflict_deck = mazo de Conflictos
term-intrigue_deck = mazo de Intrigas
term-intrigue_card = carta de Intriga
term-imperium_deck = mazo del Imperio
term-persuasion = Persuasión

## Phases and turns

phase-setup = Preparación
phase-round_start = Inicio de la ronda
phase-player_turns = Turnos de jugador
phase-combat = Combate
phase-makers = Hacedores
phase-recall = Retorno
phase-endgame = Desenlace
phase-over = Fin de la partida
turn-open = por decidir
turn-agent = turno de Agente
turn-reveal = turno de Revelación

## Where a card lies

zone-hand = mano
zone-discard = pila de descartes
zone-play = en juego
zone-market = Fila del Imperio o Reserva
zone-aside = apartada

## Types of Intrigue cards

type-plot = Trama
type-combat = Combate
type-endgame = Desenlace
type-win = al vencer en un Conflicto

## Piles

pile-starter = Carta inicial
pile-reserve = Carta de la Reserva
pile-imperium = Carta del Imperio

## Players

seat = Puesto { $n }
seat-leader = { $leader } ({ $seat })
    .of = { $leader_of } ({ $seat })
    .to = { $leader_to } ({ $seat })
