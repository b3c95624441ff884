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
    .card = del Emperador
faction-guild = Cofradía Espacial
    .the = la Cofradía Espacial
    .at = con la Cofradía Espacial
    .of = de la Cofradía Espacial
    .card = de la Cofradía Espacial
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
