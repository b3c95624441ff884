### Names of the base box. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-arrakis_liaison = Arrakis Liaison
card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-convincing_argument = Convincing Argument
card-crysknife = Crysknife
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-dune_the_desert_planet = Dune, the Desert Planet
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
card-foldspace = Foldspace
card-fremen_camp = Fremen Camp
card-gene_manipulation = Gene Manipulation
card-guild_administrator = Guild Administrator
card-guild_ambassador = Guild Ambassador
card-guild_bankers = Guild Bankers
card-gun_thopter = Gun Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperial Spy
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Other Memory
card-piter_de_vries = Piter De Vries
card-power_play = Power Play
card-reconnaissance = Reconnaissance
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-seek_allies = Seek Allies
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-signet_ring = Signet Ring
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_spice_must_flow = The Spice Must Flow
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders

## intrigue

intrigue-allied_armada = Allied Armada
intrigue-ambush = Ambush
intrigue-bindu_suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass_protocol = Bypass Protocol
intrigue-calculated_hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam_shares = CHOAM Shares
intrigue-corner_the_market = Corner the Market
intrigue-councilors_dispensation = Councilor's Dispensation
intrigue-demand_respect = Demand Respect
intrigue-dispatch_an_envoy = Dispatch an Envoy
intrigue-double_cross = Double Cross
intrigue-favored_subject = Favored Subject
intrigue-guild_authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know_their_ways = Know Their Ways
intrigue-master_tactician = Master Tactician
intrigue-plans_within_plans = Plans Within Plans
intrigue-poison_snooper = Poison Snooper
intrigue-private_army = Private Army
intrigue-rapid_mobilization = Rapid Mobilization
intrigue-recruitment_mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
intrigue-staged_incident = Staged Incident
intrigue-the_sleeper_must_awaken = The Sleeper Must Awaken
intrigue-tiebreaker = Tiebreaker
intrigue-to_the_victor = To the Victor...
intrigue-urgent_mission = Urgent Mission
intrigue-water_of_life = Water of Life
intrigue-water_peddlers_union = Water Peddlers Union
intrigue-windfall = Windfall

## conflict

conflict-battle_for_arrakeen = Battle for Arrakeen
conflict-battle_for_carthag = Battle for Carthag
conflict-battle_for_imperial_basin = Battle for Imperial Basin
conflict-cloak_and_dagger = Cloak and Dagger
conflict-desert_power = Desert Power
conflict-grand_vision = Grand Vision
conflict-guild_bank_raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid_stockpiles = Raid Stockpiles
conflict-secure_imperial_basin = Secure Imperial Basin
conflict-siege_of_arrakeen = Siege of Arrakeen
conflict-siege_of_carthag = Siege of Carthag
conflict-skirmish_a = Skirmish
conflict-skirmish_b = Skirmish
conflict-skirmish_c = Skirmish
conflict-skirmish_d = Skirmish
conflict-sort_through_the_chaos = Sort Through the Chaos
conflict-terrible_purpose = Terrible Purpose

## leader

leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-count_ilban_richese = Count Ilban Richese
leader-countess_ariana_thorvald = Countess Ariana Thorvald
leader-duke_leto_atreides = Duke Leto Atreides
leader-earl_memnon_thorvald = Earl Memnon Thorvald
leader-glossu_the_beast_rabban = Glossu "The Beast" Rabban
leader-helena_richese = Helena Richese
leader-paul_atreides = Paul Atreides

## ability

ability-baron_vladimir_harkonnen = Masterstroke
ability-count_ilban_richese = Ruthless Negotiator
ability-countess_ariana_thorvald = Spice Addict
ability-duke_leto_atreides = Landsraad Popularity
ability-earl_memnon_thorvald = Connections
ability-glossu_the_beast_rabban = Arrakis Fiefdom
ability-helena_richese = Eyes Everywhere
ability-paul_atreides = Prescience

## signet

signet-baron_vladimir_harkonnen = Scheme
signet-count_ilban_richese = Manufacturing
signet-countess_ariana_thorvald = Hidden Reservoir
signet-duke_leto_atreides = Prudent Diplomacy
signet-earl_memnon_thorvald = Spice Hoard
signet-glossu_the_beast_rabban = Brutality
signet-helena_richese = Manipulate
signet-paul_atreides = Discipline

## space

space-arrakeen = Arrakeen
space-carthag = Carthag
space-conspire = Conspire
space-foldspace = Foldspace
space-hagga_basin = Hagga Basin
space-hall_of_oratory = Hall of Oratory
space-hardy_warriors = Hardy Warriors
space-heighliner = Heighliner
space-high_council = High Council
space-imperial_basin = Imperial Basin
space-mentat = Mentat
space-rally_troops = Rally Troops
space-research_station = Research Station
space-secrets = Secrets
space-secure_contract = Secure Contract
space-selective_breeding = Selective Breeding
space-sell_melange = Sell Melange
space-sietch_tabr = Sietch Tabr
space-stillsuits = Stillsuits
space-swordmaster = Swordmaster
space-the_great_flat = The Great Flat
space-wealth = Wealth
