### Names of Uprising. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-bene_gesserit_operative = Operativa Bene Gesserit
card-branching_path = Camino que se bifurca
card-calculus_of_power = Cálculo del poder
card-captured_mentat = Mentat capturado
card-cargo_runner = Transportista
card-chani_clever_tactician = Chani, estratega astuta
card-corrinth_city = Ciudad de Corrinth
card-covert_operation = Operación encubierta
card-dangerous_rhetoric = Retórica peligrosa
card-delivery_agreement = Acuerdo de entrega
card-desert_power = Poder del desierto
card-desert_survival = Supervivencia en el desierto
card-double_agent = Agente doble
card-ecological_testing_station = Estación ecológica experimental
card-emperor_convincing_argument = Argumento convincente
card-emperor_corrino_might = El poder de los Corrino
card-emperor_critical_shipments = Mercancías cruciales
card-emperor_demand_results = Exigir resultados
card-emperor_devastating_assault = Asalto devastador
card-emperor_imperial_ornithopter = Ornitóptero imperial
card-emperor_imperial_tent = Tienda imperial
card-emperor_seek_allies = Búsqueda de aliados
card-emperor_signet_ring = Anillo con sello heráldico
card-fedaykin_stilltent = Destiltienda Fedaykin
card-guild_envoy = Emisario de la Cofradía
card-guild_spy = Espía de la Cofradía
card-hidden_missive = Misiva oculta
card-imperial_spymaster = Maestro de espías imperial
card-in_high_places = En las altas esferas
card-interstellar_trade = Comercio interestelar
card-junction_headquarters = Cuartel general de Junction
card-leadership = Liderazgo
card-long_live_the_fighters = Larga vida a los combatientes
card-maker_keeper = Guardiana del Hacedor
card-maula_pistol = Pistola maula
card-muad_dib_command_respect = Inspirar respeto
card-muad_dib_convincing_argument = Argumento convincente
card-muad_dib_demand_attention = Exigir atención
card-muad_dib_desert_call = La llamada del desierto
card-muad_dib_limited_landsraad_access = Acceso limitado al Landsraad
card-muad_dib_seek_allies = Búsqueda de aliados
card-muad_dib_signet_ring = Anillo con sello heráldico
card-muad_dib_threaten_spice_production = Amenazar la producción de especia
card-muad_dib_usul = Usul
card-northern_watermaster = Maestro de agua del norte
card-overthrow = Derrocamiento
card-paracompass = Parabrújula
card-prepare_the_way = Preparar el camino
card-price_is_no_object = El precio no importa
card-priority_contracts = Contratos prioritarios
card-public_spectacle = Espectáculo público
card-rebel_supplier = Proveedor rebelde
card-reliable_informant = Informador fiable
card-sardaukar_coordination = Coordinación Sardaukar
card-sardaukar_soldier = Soldado Sardaukar
card-shishakli = Shishakli
card-smugglers_harvester = Cosechadora de contrabandista
card-smugglers_haven = Refugio de contrabandistas
card-southern_elders = Ancianas del sur
card-space_time_folding = Pliegue del espacio-tiempo
card-spacing_guilds_favor = Favor de la Cofradía Espacial
card-spy_network = Red de espías
card-steersman = Timonel
card-stilgar_the_devoted = Stilgar, el devoto
card-strike_fleet = Flota de ataque
card-subversive_advisor = Consejero subversivo
card-treacherous_maneuver = Maniobra traicionera
card-tread_in_darkness = Andar en la oscuridad
card-truthtrance = Trance de la verdad
card-undercover_asset = Agente encubierto
card-unswerving_loyalty = Lealtad inquebrantable
card-weirding_woman = Mujer extraña
card-wheels_within_wheels = Ruedas dentro de ruedas

## intrigue

intrigue-backed_by_choam = Con el respaldo de la CHOAM
intrigue-buy_access = Comprar acceso
intrigue-call_to_arms = Llamada a las armas
intrigue-change_allegiances = Cambiar de lealtades
intrigue-choam_profits = Beneficios de la CHOAM
intrigue-contingency_plan = Plan de contingencia
intrigue-councilors_ambition = Ambición del consejero
intrigue-crysknife = Cuchillo crys
intrigue-cunning = Astucia
intrigue-depart_for_arrakis = Partir hacia Arrakis
intrigue-desert_mouse = Ratón del desierto
intrigue-detonation = Detonación
intrigue-devour = Devorar
intrigue-distraction = Distracción
intrigue-find_weakness = Encontrar debilidad
intrigue-go_to_ground = Ocultarse
intrigue-imperium_politics = Política del Imperio
intrigue-impress = Impresionar
intrigue-inspire_awe = Infundir asombro
intrigue-intelligence_report = Informe de inteligencia
intrigue-leverage = Ventaja negociadora
intrigue-manipulate = Manipulación
intrigue-market_opportunity = Oportunidad de mercado
intrigue-mercenaries = Mercenarios
intrigue-opportunism = Oportunismo
intrigue-ornithopter = Ornitóptero
intrigue-questionable_methods = Métodos cuestionables
intrigue-reach_agreement = Llegar a un acuerdo
intrigue-secure_spice_trade = Asegurar el comercio de especia
intrigue-shaddams_favor = Favor de Shaddam
intrigue-shadow_alliance = Alianza clandestina
intrigue-sietch_ritual = Ritual del sietch
intrigue-special_mission = Misión especial
intrigue-spice_is_power = La especia es poder
intrigue-spring_the_trap = Accionar la trampa
intrigue-strategic_stockpiling = Reservas estratégicas
intrigue-tactical_option = Opción táctica
intrigue-unexpected_allies = Aliados inesperados
intrigue-weirding_combat = Combate extraño

## conflict

conflict-battle_for_spice_refinery = Batalla por la Refinería de especia
conflict-choam_security = Seguridad de la CHOAM
conflict-propaganda = Propaganda
conflict-protect_the_sietches = Proteger los sietch
conflict-seize_spice_refinery = Tomar la Refinería de especia
conflict-shadow_contest = Pugna en la sombra
conflict-skirmish_crysknife = Escaramuza
conflict-skirmish_desert_mouse = Escaramuza
conflict-skirmish_ornithopter = Escaramuza
conflict-spice_freighters = Cargueros de especia
conflict-test_of_loyalty = Prueba de lealtad
conflict-trade_dispute = Disputa comercial

## leader

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Dama Amber Metulli
    .of = de la Dama Amber Metulli
    .to = a la Dama Amber Metulli
leader-lady_jessica = Dama Jessica
    .of = de la Dama Jessica
    .to = a la Dama Jessica
leader-lady_margot_fenring = Dama Margot Fenring
    .of = de la Dama Margot Fenring
    .to = a la Dama Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Princesa Irulan
    .of = de la Princesa Irulan
    .to = a la Princesa Irulan
leader-reverend_mother_jessica = Reverenda Madre Jessica
    .of = de la Reverenda Madre Jessica
    .to = a la Reverenda Madre Jessica
leader-shaddam_corrino_iv = Shaddam Corrino IV
leader-staban_tuek = Staban Tuek

## ability

ability-feyd_rautha_harkonnen = Fuerza taimada
ability-gurney_halleck = Siempre sonriente
ability-lady_amber_metulli = Exploradores del desierto
ability-lady_jessica = Otras memorias
ability-lady_margot_fenring = Lealtad
ability-muad_dib = Enemigo impredecible
ability-princess_irulan = Derecho de nacimiento imperial
ability-reverend_mother_jessica = Reverenda Madre
ability-shaddam_corrino_iv = Comandante Sardaukar
ability-staban_tuek = Contrabando de especia

## signet

signet-feyd_rautha_harkonnen = Entrenamiento personal
signet-gurney_halleck = Maestro de guerra
signet-lady_amber_metulli = Llenar las arcas
signet-lady_jessica = Agonía de la especia
signet-lady_margot_fenring = Informador en Arrakis
signet-muad_dib = Indicar el camino
signet-princess_irulan = Perspicacia de cronista
signet-reverend_mother_jessica = Agua de vida
signet-shaddam_corrino_iv = Emperador de los Mundos Conocidos
signet-staban_tuek = Red invisible

## space

space-accept_contract = Aceptar contrato
space-assembly_hall = Salón de actos
space-controversial_technology = Tecnología controvertida
space-deep_desert = Desierto profundo
space-deliver_supplies = Entregar suministros
space-desert_mastery = Dominio del desierto
space-desert_tactics = Tácticas del desierto
space-dutiful_service = Servicio leal
space-economic_support = Apoyo económico
space-espionage = Espionaje
space-expedition = Expedición
space-fremkit = Fremochila
space-gather_support = Reunir apoyo
space-habbanya_erg = Erg Habbanya
space-imperial_privilege = Privilegio Imperial
space-military_support = Apoyo militar
space-sardaukar = Sardaukar
space-shipping = Transporte de mercancías
space-spice_refinery = Refinería de especia
    .of = de la Refinería de especia
    .to = a la Refinería de especia
space-vast_wealth = Riqueza inconmensurable

## contract

contract-acquire_the_spice_must_flow = Adquirir La especia debe fluir
contract-arrakeen_troop_spy = Arrakeen
contract-arrakeen_water = Arrakeen
contract-deliver_supplies = Entregar suministros
contract-espionage = Espionaje
contract-harvest_3 = Recolección 3+
contract-harvest_4 = Recolección 4+
contract-heighliner_troops = Crucero
contract-heighliner_water = Crucero
contract-high_council_influence = Alto Consejo
contract-high_council_solari = Alto Consejo
contract-immediate = Inmediato
contract-ix_dreadnought = Acorazado
contract-ix_espionage = Espionaje
contract-ix_harvest_3 = Recolección 3+
contract-ix_harvest_4 = Recolección 4+
contract-ix_heighliner = Crucero
contract-ix_high_council = Alto Consejo
contract-ix_interstellar_shipping = Fletado interestelar
contract-ix_secrets = Secretos
contract-ix_smuggling = Contrabando
contract-ix_tech_negotiation = Negociación tecnológica
contract-research_station_solari = Puesto de investigación
contract-research_station_spy = Puesto de investigación
contract-sardaukar_cards = Sardaukar
contract-sardaukar_recall = Sardaukar
contract-spice_refinery_cards = Refinería de especia
contract-spice_refinery_water = Refinería de especia

## objective

objective-objective_crysknife = carta de Objetivo: Cuchillo crys
objective-objective_crysknife_4_6p = carta de Objetivo: Cuchillo crys
objective-objective_desert_mouse_4_6p = carta de Objetivo: Ratón del desierto
objective-objective_desert_mouse_first = carta de Objetivo: Ratón del desierto
objective-objective_ornithopter_1_3p = carta de Objetivo: Ornitóptero

## faction

faction-fringe_worlds = Mundos Fronterizos
    .the = los Mundos Fronterizos
    .at = con los Mundos Fronterizos
    .of = de los Mundos Fronterizos
faction-great_houses = Grandes Casas
    .the = las Grandes Casas
    .at = con las Grandes Casas
    .of = de las Grandes Casas

## icon

icon-spy = Espía

## module

module-choam = módulo de la CHOAM
module-uprising = Insurrección

## rival_card

rival_card-accept_contract_shipping_1 = { space-accept_contract } / { space-shipping }
rival_card-accept_contract_shipping_3 = { space-accept_contract } / { space-shipping }
rival_card-arrakeen = { space-arrakeen }
rival_card-assembly_hall = { space-assembly_hall }
rival_card-deep_desert = { space-deep_desert }
rival_card-deliver_supplies_heighliner = { space-deliver_supplies } / { space-heighliner }
rival_card-desert_tactics = { space-desert_tactics }
rival_card-dutiful_service = { space-dutiful_service }
rival_card-espionage = { space-espionage }
rival_card-fremkit = { space-fremkit }
rival_card-gather_support_influence = { space-gather_support }
rival_card-gather_support_troop = { space-gather_support }
rival_card-hagga_basin_imperial_basin = { space-hagga_basin } / { space-imperial_basin }
rival_card-place_spy_city = Colocar Espía ({ icon-city })
rival_card-place_spy_landsraad = Colocar Espía ({ icon-landsraad })
rival_card-place_spy_spice_trade = Colocar Espía ({ icon-spice_trade })
rival_card-research_station = { space-research_station }
rival_card-sardaukar = { space-sardaukar }
rival_card-sietch_tabr = { space-sietch_tabr }
rival_card-spice_refinery = { space-spice_refinery }

## unit

unit-sandworm = gusano de arena

## variant

variant-expert_deployment = Despliegue experto
variant-smart_politics = Política hábil
