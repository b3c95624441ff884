### Names of Uprising. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-bene_gesserit_operative = Bene Gesserit Operative
card-branching_path = Branching Path
card-calculus_of_power = Calculus of Power
card-captured_mentat = Captured Mentat
card-cargo_runner = Cargo Runner
card-chani_clever_tactician = Chani, Clever Tactician
card-corrinth_city = Corrinth City
card-covert_operation = Covert Operation
card-dangerous_rhetoric = Dangerous Rhetoric
card-delivery_agreement = Delivery Agreement
card-desert_power = Desert Power
card-desert_survival = Desert Survival
card-double_agent = Double Agent
card-ecological_testing_station = Ecological Testing Station
card-emperor_convincing_argument = Convincing Argument
card-emperor_corrino_might = Corrino Might
card-emperor_critical_shipments = Critical Shipments
card-emperor_demand_results = Demand Results
card-emperor_devastating_assault = Devastating Assault
card-emperor_imperial_ornithopter = Imperial Ornithopter
card-emperor_imperial_tent = Imperial Tent
card-emperor_seek_allies = Seek Allies
card-emperor_signet_ring = Signet Ring
card-fedaykin_stilltent = Fedaykin Stilltent
card-guild_envoy = Guild Envoy
card-guild_spy = Guild Spy
card-hidden_missive = Hidden Missive
card-imperial_spymaster = Imperial Spymaster
card-in_high_places = In High Places
card-interstellar_trade = Interstellar Trade
card-junction_headquarters = Junction Headquarters
card-leadership = Leadership
card-long_live_the_fighters = Long Live the Fighters
card-maker_keeper = Maker Keeper
card-maula_pistol = Maula Pistol
card-muad_dib_command_respect = Command Respect
card-muad_dib_convincing_argument = Convincing Argument
card-muad_dib_demand_attention = Demand Attention
card-muad_dib_desert_call = Desert Call
card-muad_dib_limited_landsraad_access = Limited Landsraad Access
card-muad_dib_seek_allies = Seek Allies
card-muad_dib_signet_ring = Signet Ring
card-muad_dib_threaten_spice_production = Threaten Spice Production
card-muad_dib_usul = Usul
card-northern_watermaster = Northern Watermaster
card-overthrow = Overthrow
card-paracompass = Paracompass
card-prepare_the_way = Prepare the Way
card-price_is_no_object = Price is No Object
card-priority_contracts = Priority Contracts
card-public_spectacle = Public Spectacle
card-rebel_supplier = Rebel Supplier
card-reliable_informant = Reliable Informant
card-sardaukar_coordination = Sardaukar Coordination
card-sardaukar_soldier = Sardaukar Soldier
card-shishakli = Shishakli
card-smugglers_harvester = Smuggler's Harvester
card-smugglers_haven = Smuggler's Haven
card-southern_elders = Southern Elders
card-space_time_folding = Space-time Folding
card-spacing_guilds_favor = Spacing Guild's Favor
card-spy_network = Spy Network
card-steersman = Steersman
card-stilgar_the_devoted = Stilgar, the Devoted
card-strike_fleet = Strike Fleet
card-subversive_advisor = Subversive Advisor
card-treacherous_maneuver = Treacherous Maneuver
card-tread_in_darkness = Tread in Darkness
card-truthtrance = Truthtrance
card-undercover_asset = Undercover Asset
card-unswerving_loyalty = Unswerving Loyalty
card-weirding_woman = Weirding Woman
card-wheels_within_wheels = Wheels Within Wheels

## intrigue

intrigue-backed_by_choam = Backed by CHOAM
intrigue-buy_access = Buy Access
intrigue-call_to_arms = Call to Arms
intrigue-change_allegiances = Change Allegiances
intrigue-choam_profits = CHOAM Profits
intrigue-contingency_plan = Contingency Plan
intrigue-councilors_ambition = Councilor's Ambition
intrigue-crysknife = Crysknife
intrigue-cunning = Cunning
intrigue-depart_for_arrakis = Depart For Arrakis
intrigue-desert_mouse = Desert Mouse
intrigue-detonation = Detonation
intrigue-devour = Devour
intrigue-distraction = Distraction
intrigue-find_weakness = Find Weakness
intrigue-go_to_ground = Go To Ground
intrigue-imperium_politics = Imperium Politics
intrigue-impress = Impress
intrigue-inspire_awe = Inspire Awe
intrigue-intelligence_report = Intelligence Report
intrigue-leverage = Leverage
intrigue-manipulate = Manipulate
intrigue-market_opportunity = Market Opportunity
intrigue-mercenaries = Mercenaries
intrigue-opportunism = Opportunism
intrigue-ornithopter = Ornithopter
intrigue-questionable_methods = Questionable Methods
intrigue-reach_agreement = Reach Agreement
intrigue-secure_spice_trade = Secure Spice Trade
intrigue-shaddams_favor = Shaddam's Favor
intrigue-shadow_alliance = Shadow Alliance
intrigue-sietch_ritual = Sietch Ritual
intrigue-special_mission = Special Mission
intrigue-spice_is_power = Spice is Power
intrigue-spring_the_trap = Spring the Trap
intrigue-strategic_stockpiling = Strategic Stockpiling
intrigue-tactical_option = Tactical Option
intrigue-unexpected_allies = Unexpected Allies
intrigue-weirding_combat = Weirding Combat

## conflict

conflict-battle_for_spice_refinery = Battle for Spice Refinery
conflict-choam_security = CHOAM Security
conflict-propaganda = Propaganda
conflict-protect_the_sietches = Protect the Sietches
conflict-seize_spice_refinery = Seize Spice Refinery
conflict-shadow_contest = Shadow Contest
conflict-skirmish_crysknife = Skirmish
conflict-skirmish_desert_mouse = Skirmish
conflict-skirmish_ornithopter = Skirmish
conflict-spice_freighters = Spice Freighters
conflict-test_of_loyalty = Test of Loyalty
conflict-trade_dispute = Trade Dispute

## leader

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_jessica = Lady Jessica
leader-lady_margot_fenring = Lady Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Princess Irulan
leader-reverend_mother_jessica = Reverend Mother Jessica
leader-shaddam_corrino_iv = Shaddam Corrino IV
leader-staban_tuek = Staban Tuek

## ability

ability-feyd_rautha_harkonnen = Devious Strength
ability-gurney_halleck = Always Smiling
ability-lady_amber_metulli = Desert Scouts
ability-lady_jessica = Other Memories
ability-lady_margot_fenring = Loyalty
ability-muad_dib = Unpredictable Foe
ability-princess_irulan = Imperial Birthright
ability-reverend_mother_jessica = Reverend Mother
ability-shaddam_corrino_iv = Sardaukar Commander
ability-staban_tuek = Smuggle Spice

## signet

signet-feyd_rautha_harkonnen = Personal Training
signet-gurney_halleck = Warmaster
signet-lady_amber_metulli = Fill Coffers
signet-lady_jessica = Spice Agony
signet-lady_margot_fenring = Arrakis Informant
signet-muad_dib = Lead the Way
signet-princess_irulan = Chronicler's Insight
signet-reverend_mother_jessica = Water of Life
signet-shaddam_corrino_iv = Emperor of the Known Universe
signet-staban_tuek = Unseen Network

## space

space-accept_contract = Accept Contract
space-assembly_hall = Assembly Hall
space-controversial_technology = Controversial Technology
space-deep_desert = Deep Desert
space-deliver_supplies = Deliver Supplies
space-desert_mastery = Desert Mastery
space-desert_tactics = Desert Tactics
space-dutiful_service = Dutiful Service
space-economic_support = Economic Support
space-espionage = Espionage
space-expedition = Expedition
space-fremkit = Fremkit
space-gather_support = Gather Support
space-habbanya_erg = Habbanya Erg
space-imperial_privilege = Imperial Privilege
space-military_support = Military Support
space-sardaukar = Sardaukar
space-shipping = Shipping
space-spice_refinery = Spice Refinery
space-vast_wealth = Vast Wealth

## contract

contract-acquire_the_spice_must_flow = Acquire The Spice Must Flow
contract-arrakeen_troop_spy = Arrakeen
contract-arrakeen_water = Arrakeen
contract-deliver_supplies = Deliver Supplies
contract-espionage = Espionage
contract-harvest_3 = Harvest 3+
contract-harvest_4 = Harvest 4+
contract-heighliner_troops = Heighliner
contract-heighliner_water = Heighliner
contract-high_council_influence = High Council
contract-high_council_solari = High Council
contract-immediate = Immediate
contract-ix_dreadnought = Dreadnought
contract-ix_espionage = Espionage
contract-ix_harvest_3 = Harvest 3+
contract-ix_harvest_4 = Harvest 4+
contract-ix_heighliner = Heighliner
contract-ix_high_council = High Council
contract-ix_interstellar_shipping = Interstellar Shipping
contract-ix_secrets = Secrets
contract-ix_smuggling = Smuggling
contract-ix_tech_negotiation = Tech Negotiation
contract-research_station_solari = Research Station
contract-research_station_spy = Research Station
contract-sardaukar_cards = Sardaukar
contract-sardaukar_recall = Sardaukar
contract-spice_refinery_cards = Spice Refinery
contract-spice_refinery_water = Spice Refinery

## objective

objective-objective_crysknife = Objective card: Crysknife
objective-objective_crysknife_4_6p = Objective card: Crysknife
objective-objective_desert_mouse_4_6p = Objective card: Desert Mouse
objective-objective_desert_mouse_first = Objective card: Desert Mouse
objective-objective_ornithopter_1_3p = Objective card: Ornithopter

## faction

faction-fringe_worlds = Fringe Worlds
    .the = the Fringe Worlds
    .at = with the Fringe Worlds
faction-great_houses = Great Houses
    .the = the Great Houses
    .at = with the Great Houses

## icon

icon-spy = Spy

## module

module-choam = CHOAM Module
module-uprising = Uprising

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
rival_card-place_spy_city = Place Spy ({ icon-city })
rival_card-place_spy_landsraad = Place Spy ({ icon-landsraad })
rival_card-place_spy_spice_trade = Place Spy ({ icon-spice_trade })
rival_card-research_station = { space-research_station }
rival_card-sardaukar = { space-sardaukar }
rival_card-sietch_tabr = { space-sietch_tabr }
rival_card-spice_refinery = { space-spice_refinery }

## unit

unit-sandworm = sandworm

## variant

variant-expert_deployment = Expert Deployment
variant-smart_politics = Smart Politics
