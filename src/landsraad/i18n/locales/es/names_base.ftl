### Names of the base box. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-arrakis_liaison = Intermediario en Arrakis
card-arrakis_recruiter = Reclutador de Arrakis
card-assassination_mission = Misión de asesinato
card-bene_gesserit_initiate = Iniciada de las Bene Gesserit
card-bene_gesserit_sister = Hermana de las Bene Gesserit
card-carryall = Transportador de cosechadoras
card-chani = Chani
card-choam_directorship = Dirección de la CHOAM
card-convincing_argument = Argumento convincente
card-crysknife = Cuchillo crys
card-dagger = Daga
card-diplomacy = Diplomacia
card-dr_yueh = Doctor Yueh
card-duncan_idaho = Duncan Idaho
card-dune_the_desert_planet = Dune, el Planeta Desierto
card-fedaykin_death_commando = Comando de la muerte Fedaykin
card-firm_grip = Puño firme
card-foldspace = Espacio de pliegue
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
card-other_memory = Otra memoria
card-piter_de_vries = Piter De Vries
card-power_play = Juego de poder
card-reconnaissance = Reconocimiento
card-reverend_mother_mohiam = Reverenda Madre Mohiam
card-sardaukar_infantry = Infantería Sardaukar
card-sardaukar_legion = Legión Sardaukar
card-scout = Explorador
card-seek_allies = Búsqueda de aliados
card-shifting_allegiances = Lealtades cambiantes
card-sietch_reverend_mother = Reverenda Madre del sietch
card-signet_ring = Anillo con sello heráldico
card-smugglers_thopter = Tóptero de contrabandistas
card-space_travel = Viaje espacial
card-spice_hunter = Buscador de especia
card-spice_smugglers = Contrabandistas de especia
card-stilgar = Stilgar
card-test_of_humanity = Prueba de humanidad
card-the_spice_must_flow = La especia debe fluir
card-the_voice = La Voz
card-thufir_hawat = Thufir Hawat
card-worm_riders = Jinetes de gusanos

## intrigue

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
intrigue-master_tactician = Maestro estratega
intrigue-plans_within_plans = Planes en los planes
intrigue-poison_snooper = Detector de venenos
intrigue-private_army = Ejército privado
intrigue-rapid_mobilization = Movilización rápida
intrigue-recruitment_mission = Misión de reclutamiento
intrigue-refocus = Recobrar la concentración
intrigue-reinforcements = Refuerzos
intrigue-secret_of_the_sisterhood = Secreto de la Hermandad
intrigue-staged_incident = Incidente fingido
intrigue-the_sleeper_must_awaken = El durmiente debe despertar
intrigue-tiebreaker = Desempate
intrigue-to_the_victor = Al vencedor...
intrigue-urgent_mission = Misión urgente
intrigue-water_of_life = Agua de vida
intrigue-water_peddlers_union = Sindicato de vendedores de agua
intrigue-windfall = Ganancia inesperada

## conflict

conflict-battle_for_arrakeen = Batalla por Arrakeen
conflict-battle_for_carthag = Batalla por Carthag
conflict-battle_for_imperial_basin = Batalla por la Depresión Imperial
conflict-cloak_and_dagger = Capa y espada
conflict-desert_power = Poder del desierto
conflict-grand_vision = Gran visión
conflict-guild_bank_raid = Asalto al banco de la Cofradía
conflict-machinations = Maquinaciones
conflict-raid_stockpiles = Saquear las reservas
conflict-secure_imperial_basin = Ocupar la Depresión Imperial
conflict-siege_of_arrakeen = Sitio de Arrakeen
conflict-siege_of_carthag = Sitio de Carthag
conflict-skirmish_a = Escaramuza
conflict-skirmish_b = Escaramuza
conflict-skirmish_c = Escaramuza
conflict-skirmish_d = Escaramuza
conflict-sort_through_the_chaos = Trazar orden en el caos
conflict-terrible_purpose = Terrible propósito

## leader

leader-baron_vladimir_harkonnen = Barón Vladimir Harkonnen
    .of = del Barón Vladimir Harkonnen
    .to = al Barón Vladimir Harkonnen
leader-count_ilban_richese = Conde Ilban Richese
    .of = del Conde Ilban Richese
    .to = al Conde Ilban Richese
leader-countess_ariana_thorvald = Condesa Ariana Thorvald
    .of = de la Condesa Ariana Thorvald
    .to = a la Condesa Ariana Thorvald
leader-duke_leto_atreides = Duque Leto Atreides
    .of = del Duque Leto Atreides
    .to = al Duque Leto Atreides
leader-earl_memnon_thorvald = Conde Memnon Thorvald
    .of = del Conde Memnon Thorvald
    .to = al Conde Memnon Thorvald
leader-glossu_the_beast_rabban = Glossu «la Bestia» Rabban
leader-helena_richese = Helena Richese
leader-paul_atreides = Paul Atreides

## ability

ability-baron_vladimir_harkonnen = Jugada maestra
ability-count_ilban_richese = Negociador implacable
ability-countess_ariana_thorvald = Adicta a la especia
ability-duke_leto_atreides = Popularidad en el Landsraad
ability-earl_memnon_thorvald = Contactos
ability-glossu_the_beast_rabban = Feudo de Arrakis
ability-helena_richese = Ojos en todas partes
ability-paul_atreides = Presciencia

## signet

signet-baron_vladimir_harkonnen = Maquinación
signet-count_ilban_richese = Manufactura
signet-countess_ariana_thorvald = Depósito oculto
signet-duke_leto_atreides = Diplomacia prudente
signet-earl_memnon_thorvald = Reserva de especia
signet-glossu_the_beast_rabban = Brutalidad
signet-helena_richese = Manipulación
signet-paul_atreides = Disciplina

## space

space-arrakeen = Arrakeen
space-carthag = Carthag
space-conspire = Conspirar
space-foldspace = Espacio de pliegue
space-hagga_basin = Depresión Hagga
space-hall_of_oratory = Salón de oratoria
space-hardy_warriors = Guerreros avezados
space-heighliner = Crucero
space-high_council = Alto Consejo
space-imperial_basin = Depresión Imperial
    .of = de la Depresión Imperial
    .to = a la Depresión Imperial
space-mentat = Mentat
space-rally_troops = Convocar tropas
space-research_station = Puesto de investigación
space-secrets = Secretos
space-secure_contract = Conseguir contrato
space-selective_breeding = Crianza selectiva
space-sell_melange = Vender melange
space-sietch_tabr = Sietch Tabr
space-stillsuits = Destiltrajes
space-swordmaster = Maestro de armas
space-the_great_flat = Gran Extensión
space-wealth = Riqueza
