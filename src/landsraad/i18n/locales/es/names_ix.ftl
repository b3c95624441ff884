### Names of Rise of Ix. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-appropriate = Apropiación
card-bounty_hunter = Cazarrecompensas
card-choam_delegate = Delegado de la CHOAM
card-control_the_spice = Controlar la especia
card-court_intrigue = Intriga palaciega
card-desert_ambush = Emboscada en el desierto
card-embedded_agent = Agente infiltrado
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Flota de cargueros
card-full_scale_assault = Asalto a gran escala
card-guild_accord = Acuerdo con la Cofradía
card-guild_chief_administrator = Administrador jefe de la Cofradía
card-imperial_bashar = Bashar imperial
card-imperial_shock_trooper = Soldado de choque imperial
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
card-spice_trader = Mercader de especia
card-treachery = Traición
card-truthsayer = Decidora de verdad
card-water_peddler = Vendedor de agua
card-web_of_power = Red de poder
card-weirding_way = Método extraño

## intrigue

intrigue-advanced_weaponry = Armamento avanzado
intrigue-blackmail = Chantaje
intrigue-cannon_turrets = Torretas de cañones
intrigue-cull = Criba
intrigue-diversion = Maniobra de diversión
intrigue-expedite = Acelerar los trámites
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

## conflict

conflict-economic_supremacy = Supremacía económica
conflict-skirmish_ix_1 = Escaramuza
conflict-skirmish_ix_2 = Escaramuza
conflict-trade_monopoly = Monopolio comercial

## leader

leader-archduke_armand_ecaz = Archiduque Armand Ecaz
    .of = del Archiduque Armand Ecaz
    .to = al Archiduque Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Príncipe Rhombur Vernius
    .of = del Príncipe Rhombur Vernius
    .to = al Príncipe Rhombur Vernius
leader-princess_yuna_moritani = «Princesa» Yuna Moritani
    .of = de la «Princesa» Yuna Moritani
    .to = a la «Princesa» Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Vizconde Hundro Moritani
    .of = del Vizconde Hundro Moritani
    .to = al Vizconde Hundro Moritani

## ability

ability-archduke_armand_ecaz = Coordinación
ability-ilesa_ecaz = Un paso por delante
ability-prince_rhombur_vernius = Cañones láser pesados
ability-princess_yuna_moritani = Operación de contrabando
ability-tessia_vernius = Observación minuciosa
ability-viscount_hundro_moritani = Espionaje

## signet

signet-archduke_armand_ecaz = Reclutar por leva
signet-ilesa_ecaz = Contactos en la Cofradía
signet-prince_rhombur_vernius = Tecnología ixiana
signet-princess_yuna_moritani = Última entrega
signet-tessia_vernius = Duplicidad
signet-viscount_hundro_moritani = Mensajeros

## space

space-dreadnought = Acorazado
space-interstellar_shipping = Fletado interestelar
space-smuggling = Contrabando
space-tech_negotiation = Negociación tecnológica

## tile

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
tile-shuttle_fleet = Flota de transbordadores
tile-sonic_snoopers = Detectores sónicos
tile-spaceport = Puerto espacial
tile-spy_satellites = Satélites espía
tile-training_drones = Drones de entrenamiento
tile-troop_transports = Transportes de tropas
tile-windtraps = Trampas de viento
