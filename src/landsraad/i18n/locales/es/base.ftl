### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Starting cards

card-convincing_argument = Argumento convincente
card-dagger = Daga
card-diplomacy = Diplomacia
card-dune_the_desert_planet = Dune, el Planeta Desierto
card-reconnaissance = Reconocimiento
card-seek_allies = Búsqueda de aliados
card-signet_ring = Anillo con sello heráldico

## Reserve cards

card-arrakis_liaison = Intermediario en Arrakis
card-the_spice_must_flow = La especia debe fluir
card-foldspace = Espacio de pliegue

## Imperium cards

card-arrakis_recruiter = Reclutador de Arrakis
card-assassination_mission = Misión de asesinato
card-bene_gesserit_initiate = Iniciada de las Bene Gesserit
card-bene_gesserit_sister = Hermana de las Bene Gesserit
card-carryall = Ala de acarreo
card-chani = Chani
card-choam_directorship = Puesto directivo en la CHOAM
card-crysknife = Cuchillo crys
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Comando de la muerte Fedaykin
card-firm_grip = Mano firme
card-fremen_camp = Campamento Fremen
card-gene_manipulation = Manipulación genética
card-guild_administrator = Administrador de la Cofradía
card-guild_ambassador = Embajador de la Cofradía
card-guild_bankers = Banqueros de la Cofradía
card-gun_thopter = Tóptero artillado
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Espía imperial
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Dama Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulencia
card-other_memory = Otra Memoria
card-piter_de_vries = Piter De Vries
card-power_play = Juego de poder
card-reverend_mother_mohiam = Reverenda Madre Mohiam
card-sardaukar_infantry = Infantería Sardaukar
card-sardaukar_legion = Legión Sardaukar
card-scout = Explorador
card-shifting_allegiances = Lealtades cambiantes
card-sietch_reverend_mother = Reverenda Madre del sietch
card-smugglers_thopter = Tóptero de contrabandistas
card-space_travel = Viaje espacial
card-spice_hunter = Cazador de especia
card-spice_smugglers = Contrabandistas de especia
card-stilgar = Stilgar
card-test_of_humanity = Prueba de humanidad
card-the_voice = La Voz
card-thufir_hawat = Thufir Hawat
card-worm_riders = Jinetes de gusanos

## Intrigue cards

intrigue-allied_armada = Armada aliada
intrigue-ambush = Emboscada
intrigue-bindu_suspension = Suspensión bindu
intrigue-bribery = Soborno
intrigue-bypass_protocol = Saltarse el protocolo
intrigue-calculated_hire = Prestación de servicios
intrigue-charisma = Carisma
intrigue-choam_shares = Acciones de la CHOAM
intrigue-corner_the_market = Acaparar el mercado
intrigue-councilors_dispensation = Dispensa del consejero
intrigue-demand_respect = Exigir respeto
intrigue-dispatch_an_envoy = Enviar un emisario
intrigue-double_cross = Doble juego
intrigue-favored_subject = Súbdito predilecto
intrigue-guild_authorization = Autorización de la Cofradía
intrigue-infiltrate = Infiltrarse
intrigue-know_their_ways = Conocer sus costumbres
intrigue-master_tactician = Estratega magistral
intrigue-plans_within_plans = Planes en los planes
intrigue-poison_snooper = Detector de venenos
intrigue-private_army = Ejército privado
intrigue-rapid_mobilization = Movilización rápida
intrigue-recruitment_mission = Misión de reclutamiento
intrigue-refocus = Reenfoque
intrigue-reinforcements = Refuerzos
intrigue-secret_of_the_sisterhood = Secreto de la Hermandad
intrigue-staged_incident = Incidente orquestado
intrigue-the_sleeper_must_awaken = El durmiente debe despertar
intrigue-tiebreaker = Desempate
intrigue-to_the_victor = Al vencedor...
intrigue-urgent_mission = Misión urgente
intrigue-water_of_life = Agua de Vida
intrigue-water_peddlers_union = Sindicato de vendedores de agua
intrigue-windfall = Ganancia inesperada

## Conflicts

conflict-skirmish_a = Escaramuza
conflict-skirmish_b = Escaramuza
conflict-skirmish_c = Escaramuza
conflict-skirmish_d = Escaramuza
conflict-cloak_and_dagger = Capa y daga
conflict-desert_power = Poder del desierto
conflict-guild_bank_raid = Asalto al banco de la Cofradía
conflict-machinations = Maquinaciones
conflict-raid_stockpiles = Saquear los almacenes
conflict-secure_imperial_basin = Ocupar la Depresión Imperial
conflict-siege_of_arrakeen = Sitio de Arrakeen
conflict-siege_of_carthag = Sitio de Carthag
conflict-sort_through_the_chaos = Trazar orden en el caos
conflict-terrible_purpose = Propósito terrible
conflict-battle_for_arrakeen = Batalla por Arrakeen
conflict-battle_for_carthag = Batalla por Carthag
conflict-battle_for_imperial_basin = Batalla por la Depresión Imperial
conflict-grand_vision = Gran visión

## Leaders

leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duque Leto Atreides
leader-baron_vladimir_harkonnen = Barón Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu «la Bestia» Rabban
leader-countess_ariana_thorvald = Condesa Ariana Thorvald
leader-earl_memnon_thorvald = Conde Memnon Thorvald
leader-count_ilban_richese = Conde Ilban Richese
leader-helena_richese = Helena Richese

## Leader abilities

ability-paul_atreides = Presciencia
ability-duke_leto_atreides = Popularidad en el Landsraad
ability-baron_vladimir_harkonnen = Jugada maestra
ability-glossu_the_beast_rabban = Feudo de Arrakis
ability-countess_ariana_thorvald = Adicta a la especia
ability-earl_memnon_thorvald = Contactos
ability-count_ilban_richese = Negociador implacable
ability-helena_richese = Ojos por todas partes

## Signet ring abilities

signet-paul_atreides = Disciplina
signet-duke_leto_atreides = Diplomacia prudente
signet-baron_vladimir_harkonnen = Ardid
signet-glossu_the_beast_rabban = Brutalidad
signet-countess_ariana_thorvald = Depósito oculto
signet-earl_memnon_thorvald = Acopio de especia
signet-count_ilban_richese = Manufactura
signet-helena_richese = Manipulación

## Houses

house-atreides = Casa Atreides
house-harkonnen = Casa Harkonnen
house-thorvald = Casa Thorvald
house-richese = Casa Richese

## Board spaces

space-conspire = Conspirar
space-wealth = Riqueza
space-heighliner = Crucero
space-foldspace = Espacio de pliegue
space-selective_breeding = Crianza selectiva
space-secrets = Secretos
space-hardy_warriors = Guerreros avezados
space-stillsuits = Destiltrajes
space-high_council = Alto Consejo
space-mentat = Mentat
space-swordmaster = Maestro de armas
space-rally_troops = Convocar tropas
space-hall_of_oratory = Salón de oratoria
space-secure_contract = Conseguir contrato
space-sell_melange = Vender melange
space-imperial_basin = Depresión Imperial
space-hagga_basin = Depresión Hagga
space-the_great_flat = Gran Extensión
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Puesto de investigación
space-sietch_tabr = Sietch Tabr

## Factions; .the: the name with its article (after "con"); .at: after a number of Influence

faction-emperor = Emperador
    .the = el Emperador
    .at = con el Emperador
faction-guild = Cofradía Espacial
    .the = la Cofradía Espacial
    .at = con la Cofradía Espacial
faction-bene_gesserit = Bene Gesserit
    .the = las Bene Gesserit
    .at = con las Bene Gesserit
faction-fremen = Fremen
    .the = los Fremen
    .at = con los Fremen

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
type-win = al ganar un Conflicto

## Piles

pile-starter = Carta inicial
pile-reserve = Carta de la Reserva
pile-imperium = Carta del Imperio

## Players

seat = Puesto { $n }
seat-leader = { $leader } ({ $seat })
