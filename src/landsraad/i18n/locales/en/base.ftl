### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Starting cards

card-convincing_argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune_the_desert_planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek_allies = Seek Allies
card-signet_ring = Signet Ring

## Reserve cards

card-arrakis_liaison = Arrakis Liaison
card-the_spice_must_flow = The Spice Must Flow
card-foldspace = Foldspace

## Imperium cards

card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
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
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders

## Intrigue cards

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

## Conflicts

conflict-skirmish_a = Skirmish
conflict-skirmish_b = Skirmish
conflict-skirmish_c = Skirmish
conflict-skirmish_d = Skirmish
conflict-cloak_and_dagger = Cloak and Dagger
conflict-desert_power = Desert Power
conflict-guild_bank_raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid_stockpiles = Raid Stockpiles
conflict-secure_imperial_basin = Secure Imperial Basin
conflict-siege_of_arrakeen = Siege of Arrakeen
conflict-siege_of_carthag = Siege of Carthag
conflict-sort_through_the_chaos = Sort Through the Chaos
conflict-terrible_purpose = Terrible Purpose
conflict-battle_for_arrakeen = Battle for Arrakeen
conflict-battle_for_carthag = Battle for Carthag
conflict-battle_for_imperial_basin = Battle for Imperial Basin
conflict-grand_vision = Grand Vision

## Leaders

leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Duke Leto Atreides
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu "The Beast" Rabban
leader-countess_ariana_thorvald = Countess Ariana Thorvald
leader-earl_memnon_thorvald = Earl Memnon Thorvald
leader-count_ilban_richese = Count Ilban Richese
leader-helena_richese = Helena Richese

## Leader abilities

ability-paul_atreides = Prescience
ability-duke_leto_atreides = Landsraad Popularity
ability-baron_vladimir_harkonnen = Masterstroke
ability-glossu_the_beast_rabban = Arrakis Fiefdom
ability-countess_ariana_thorvald = Spice Addict
ability-earl_memnon_thorvald = Connections
ability-count_ilban_richese = Ruthless Negotiator
ability-helena_richese = Eyes Everywhere

## Signet ring abilities

signet-paul_atreides = Discipline
signet-duke_leto_atreides = Prudent Diplomacy
signet-baron_vladimir_harkonnen = Scheme
signet-glossu_the_beast_rabban = Brutality
signet-countess_ariana_thorvald = Hidden Reservoir
signet-earl_memnon_thorvald = Spice Hoard
signet-count_ilban_richese = Manufacturing
signet-helena_richese = Manipulate

## Houses

house-atreides = House Atreides
house-harkonnen = House Harkonnen
house-thorvald = House Thorvald
house-richese = House Richese

## Board spaces

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace = Foldspace
space-selective_breeding = Selective Breeding
space-secrets = Secrets
space-hardy_warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high_council = High Council
space-mentat = Mentat
space-swordmaster = Swordmaster
space-rally_troops = Rally Troops
space-hall_of_oratory = Hall of Oratory
space-secure_contract = Secure Contract
space-sell_melange = Sell Melange
space-imperial_basin = Imperial Basin
space-hagga_basin = Hagga Basin
space-the_great_flat = The Great Flat
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Research Station
space-sietch_tabr = Sietch Tabr

## Factions; .the: the name with its article (after "with"); .at: after a number of Influence

faction-emperor = Emperor
    .the = the Emperor
    .at = with the Emperor
faction-guild = Spacing Guild
    .the = the Spacing Guild
    .at = with the Spacing Guild
faction-bene_gesserit = Bene Gesserit
    .the = the Bene Gesserit
    .at = with the Bene Gesserit
faction-fremen = Fremen
    .the = the Fremen
    .at = with the Fremen

## Agent icons besides the factions

icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade

## Resources and other gains

resource-solari = Solari
resource-spice = spice
resource-water = water
resource-persuasion = Persuasion
resource-swords = swords
resource-vp = Victory Points
resource-troops = troops
resource-cards = cards
resource-intrigue = Intrigue

## Rulebook terms

term-agent = Agent
term-swordmaster = Swordmaster
term-mentat = Mentat
term-garrison = garrison
term-supply = supply
term-conflict = Conflict
term-imperium_row = Imperium Row
term-reserve = Reserve
term-deck = deck
term-hand = hand
term-discard_pile = discard pile
term-in_play = in play
term-trash = trash
term-alliance = Alliance
term-influence = Influence
term-control = Control
term-first_player = First Player
term-high_council = High Council
term-signet_ring = Signet Ring
term-leader = Leader
term-round = round
term-agent_turn = Agent turn
term-reveal_turn = Reveal turn
term-round_start = Round Start
term-player_turns = Player Turns
term-combat = Combat
term-makers = Makers
term-recall = Recall
term-endgame = Endgame
term-plot = Plot
term-combat_card = Combat Intrigue card
term-endgame_card = Endgame Intrigue card
term-bonus_spice = bonus spice
term-strength = strength
term-fremen_bond = Fremen Bond
term-maker_space = Maker space
term-combat_space = Combat space
term-victory_points = Victory Points
term-conflict_deck = Conflict Deck
term-intrigue_deck = Intrigue Deck
term-intrigue_card = Intrigue card
term-imperium_deck = Imperium Deck
term-persuasion = Persuasion

## Phases and turns

phase-setup = Setup
phase-round_start = Round Start
phase-player_turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame
phase-over = Game over
turn-open = undecided
turn-agent = Agent turn
turn-reveal = Reveal turn

## Where a card lies

zone-hand = hand
zone-discard = discard pile
zone-play = in play
zone-market = Imperium Row or Reserve
zone-aside = set aside

## Types of Intrigue cards

type-plot = Plot
type-combat = Combat
type-endgame = Endgame
type-win = when you win a Conflict

## Piles

pile-starter = Starting card
pile-reserve = Reserve card
pile-imperium = Imperium card

## Players

seat = Seat { $n }
seat-leader = { $leader } ({ $seat })
