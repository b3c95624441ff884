### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Starting card of the Epic game

card-control_the_spice = Controlar la especia

## Imperium cards

card-appropriate = Apropiación
card-bounty_hunter = Cazarrecompensas
card-choam_delegate = Delegado de la CHOAM
card-court_intrigue = Intriga palaciega
card-desert_ambush = Emboscada en el desierto
card-embedded_agent = Agente infiltrado
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Flota de cargueros
card-full_scale_assault = Asalto a gran escala
card-guild_accord = Acuerdo con la Cofradía
card-guild_chief_administrator = Administrador jefe de la Cofradía
card-imperial_bashar = Bashar imperial
card-imperial_shock_trooper = Soldado de asalto imperial
card-in_the_shadows = En las sombras
card-ix_guild_compact = Pacto entre Ix y la Cofradía
card-ixian_engineer = Ingeniero ixiano
card-jamis = Jamis
card-landing_rights = Derechos de aterrizaje
card-local_fence = Perista local
card-negotiated_withdrawal = Retirada negociada
card-satellite_ban = Prohibición de satélites
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Comerciante de especia
card-treachery = Traición
card-truthsayer = Decidora de Verdad
card-water_peddler = Vendedor de agua
card-web_of_power = Red de poder
card-weirding_way = Arte extraño

## Intrigue cards

intrigue-advanced_weaponry = Armamento avanzado
intrigue-blackmail = Chantaje
intrigue-cannon_turrets = Torretas de cañones
intrigue-cull = Criba
intrigue-diversion = Maniobra de distracción
intrigue-expedite = Agilizar
intrigue-finesse = Sutileza
intrigue-glimpse_the_path = Vislumbrar la senda
intrigue-grand_conspiracy = Gran conspiración
intrigue-ixian_probe = Sonda ixiana
intrigue-machine_culture = Cultura de las máquinas
intrigue-quid_pro_quo = Quid pro quo
intrigue-second_wave = Segunda oleada
intrigue-secret_forces = Fuerzas secretas
intrigue-strategic_push = Avance estratégico
intrigue-strongarm = Mano dura
intrigue-war_chest = Fondos de guerra

## Conflicts

conflict-skirmish_ix_1 = Escaramuza
conflict-skirmish_ix_2 = Escaramuza
conflict-trade_monopoly = Monopolio comercial
conflict-economic_supremacy = Supremacía económica

## Leaders

leader-archduke_armand_ecaz = Archiduque Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Príncipe Rhombur Vernius
leader-princess_yuna_moritani = «Princesa» Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Vizconde Hundro Moritani

## Leader abilities

ability-archduke_armand_ecaz = Coordinación
ability-ilesa_ecaz = Un paso por delante
ability-prince_rhombur_vernius = Cañones láser pesados
ability-princess_yuna_moritani = Red de contrabando
ability-tessia_vernius = Observación minuciosa
ability-viscount_hundro_moritani = Espionaje

## Signet ring abilities

signet-archduke_armand_ecaz = Reclutamiento forzoso
signet-ilesa_ecaz = Contactos en la Cofradía
signet-prince_rhombur_vernius = Tecnología ixiana
signet-princess_yuna_moritani = Última entrega
signet-tessia_vernius = Duplicidad
signet-viscount_hundro_moritani = Mensajeros

## Houses

house-ecaz = Casa Ecaz
house-vernius = Casa Vernius
house-moritani = Casa Moritani

## Board spaces

space-smuggling = Contrabando
space-interstellar_shipping = Fletado interestelar
space-tech_negotiation = Negociación tecnológica
space-dreadnought = Acorazado

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = Medidor de Flete, casilla 1
shipping-2 = Medidor de Flete, casilla 2
shipping-3 = Medidor de Flete, casilla 3

## Tech tiles

tile-artillery = Artillería
tile-chaumurky = Chaumurky
tile-detonation_devices = Detonadores
tile-disposal_facility = Centro de procesado
tile-flagship = Nave insignia
tile-holoprojectors = Holoproyectores
tile-holtzman_engine = Motor Holtzman
tile-invasion_ships = Naves de invasión
tile-memocorders = Memorizadores
tile-minimic_film = Película minimic
tile-restricted_ordnance = Explosivos restringidos
tile-shuttle_fleet = Flota de lanzaderas
tile-sonic_snoopers = Detectores sónicos
tile-spaceport = Puerto espacial
tile-spy_satellites = Satélites espía
tile-training_drones = Drones de entrenamiento
tile-troop_transports = Transportes de tropas
tile-windtraps = Trampas de viento

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = El Auge de Ix
module-epic = Partida épica
variant-imperium_row_dice = Fila del Imperio con dados
variant-brutal_escalation = Escalada brutal

## Rulebook terms

term-tech_tile = pieza de Tecnología
term-dreadnought = acorazado
unit-dreadnought = { term-dreadnought }
term-unit = unidad
term-freighter = Carguero
term-shipping_track = medidor de Flete
term-negotiator = Negociador
term-dividends = Dividendos
term-infiltrate = Infiltración
term-unload = Descarga
term-snooper = ficha de Detector

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = esa Facción
    .the = esa Facción
    .at = con esa Facción
