### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Starting card of the Epic game

card-control_the_spice = Control the Spice

## Imperium cards

card-appropriate = Appropriate
card-bounty_hunter = Bounty Hunter
card-choam_delegate = CHOAM Delegate
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

## Intrigue cards

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

## Conflicts

conflict-skirmish_ix_1 = Skirmish
conflict-skirmish_ix_2 = Skirmish
conflict-trade_monopoly = Trade Monopoly
conflict-economic_supremacy = Economic Supremacy

## Leaders

leader-archduke_armand_ecaz = Archduke Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Prince Rhombur Vernius
leader-princess_yuna_moritani = "Princess" Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Viscount Hundro Moritani

## Leader abilities

ability-archduke_armand_ecaz = Coordination
ability-ilesa_ecaz = One Step Ahead
ability-prince_rhombur_vernius = Heavy Lasgun Cannons
ability-princess_yuna_moritani = Smuggling Operation
ability-tessia_vernius = Careful Observation
ability-viscount_hundro_moritani = Intelligence

## Signet ring abilities

signet-archduke_armand_ecaz = Conscript
signet-ilesa_ecaz = Guild Contacts
signet-prince_rhombur_vernius = Ixian Technology
signet-princess_yuna_moritani = Final Delivery
signet-tessia_vernius = Duplicity
signet-viscount_hundro_moritani = Couriers

## Houses

house-ecaz = House Ecaz
house-vernius = House Vernius
house-moritani = House Moritani

## Board spaces

space-smuggling = Smuggling
space-interstellar_shipping = Interstellar Shipping
space-tech_negotiation = Tech Negotiation
space-dreadnought = Dreadnought

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = Shipping track, space 1
shipping-2 = Shipping track, space 2
shipping-3 = Shipping track, space 3

## Tech tiles

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

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = Rise of Ix
module-epic = Epic game
variant-imperium_row_dice = Imperium Row by dice
variant-brutal_escalation = Brutal Escalation

## Rulebook terms

term-tech_tile = Tech tile
term-dreadnought = dreadnought
unit-dreadnought = { term-dreadnought }
term-unit = unit
term-freighter = Freighter
term-shipping_track = Shipping track
term-negotiator = Negotiator
term-dividends = Dividends
term-infiltrate = Infiltrate
term-unload = Unload
term-snooper = Snooper token

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = that Faction
    .the = that Faction
    .at = with that Faction
