### Names of Rise of Ix. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-appropriate = Appropriate
card-bounty_hunter = Bounty Hunter
card-choam_delegate = CHOAM Delegate
card-control_the_spice = Control the Spice
card-court_intrigue = Court Intrigue
card-desert_ambush = Desert Ambush
card-embedded_agent = Embedded Agent
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Freighter Fleet
card-full_scale_assault = Full-Scale Assault
card-guild_accord = Guild Accord
card-guild_chief_administrator = Guild Chief Administrator
card-imperial_bashar = Imperial Bashar
card-imperial_shock_trooper = Imperial Shock Trooper
card-in_the_shadows = In the Shadows
card-ix_guild_compact = Ix-Guild Compact
card-ixian_engineer = Ixian Engineer
card-jamis = Jamis
card-landing_rights = Landing Rights
card-local_fence = Local Fence
card-negotiated_withdrawal = Negotiated Withdrawal
card-satellite_ban = Satellite Ban
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Spice Trader
card-treachery = Treachery
card-truthsayer = Truthsayer
card-water_peddler = Water Peddler
card-web_of_power = Web of Power
card-weirding_way = Weirding Way

## intrigue

intrigue-advanced_weaponry = Advanced Weaponry
intrigue-blackmail = Blackmail
intrigue-cannon_turrets = Cannon Turrets
intrigue-cull = Cull
intrigue-diversion = Diversion
intrigue-expedite = Expedite
intrigue-finesse = Finesse
intrigue-glimpse_the_path = Glimpse the Path
intrigue-grand_conspiracy = Grand Conspiracy
intrigue-ixian_probe = Ixian Probe
intrigue-machine_culture = Machine Culture
intrigue-quid_pro_quo = Quid Pro Quo
intrigue-second_wave = Second Wave
intrigue-secret_forces = Secret Forces
intrigue-strategic_push = Strategic Push
intrigue-strongarm = Strongarm
intrigue-war_chest = War Chest

## conflict

conflict-economic_supremacy = Economic Supremacy
conflict-skirmish_ix_1 = Skirmish
conflict-skirmish_ix_2 = Skirmish
conflict-trade_monopoly = Trade Monopoly

## leader

leader-archduke_armand_ecaz = Archduke Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Prince Rhombur Vernius
leader-princess_yuna_moritani = "Princess" Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Viscount Hundro Moritani

## ability

ability-archduke_armand_ecaz = Coordination
ability-ilesa_ecaz = One Step Ahead
ability-prince_rhombur_vernius = Heavy Lasgun Cannons
ability-princess_yuna_moritani = Smuggling Operation
ability-tessia_vernius = Careful Observation
ability-viscount_hundro_moritani = Intelligence

## signet

signet-archduke_armand_ecaz = Conscript
signet-ilesa_ecaz = Guild Contacts
signet-prince_rhombur_vernius = Ixian Technology
signet-princess_yuna_moritani = Final Delivery
signet-tessia_vernius = Duplicity
signet-viscount_hundro_moritani = Couriers

## space

space-dreadnought = Dreadnought
space-interstellar_shipping = Interstellar Shipping
space-smuggling = Smuggling
space-tech_negotiation = Tech Negotiation

## tile

tile-artillery = Artillery
tile-chaumurky = Chaumurky
tile-detonation_devices = Detonation Devices
tile-disposal_facility = Disposal Facility
tile-flagship = Flagship
tile-holoprojectors = Holoprojectors
tile-holtzman_engine = Holtzman Engine
tile-invasion_ships = Invasion Ships
tile-memocorders = Memocorders
tile-minimic_film = Minimic Film
tile-restricted_ordnance = Restricted Ordnance
tile-shuttle_fleet = Shuttle Fleet
tile-sonic_snoopers = Sonic Snoopers
tile-spaceport = Spaceport
tile-spy_satellites = Spy Satellites
tile-training_drones = Training Drones
tile-troop_transports = Troop Transports
tile-windtraps = Windtraps
