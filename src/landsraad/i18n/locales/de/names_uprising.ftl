### Names of Uprising. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-bene_gesserit_operative = Bene-Gesserit-Agentin
card-branching_path = Verzweigter Pfad
card-calculus_of_power = Kalkül der Macht
card-captured_mentat = Gefangener Mentat
card-cargo_runner = Frachtfahrer
card-chani_clever_tactician = Chani, kluge Taktikerin
card-corrinth_city = Corrinth-Stadt
card-covert_operation = Verdeckte Operation
card-dangerous_rhetoric = Gefährliche Rhetorik
card-delivery_agreement = Liefervereinbarung
card-desert_power = Macht der Wüste
card-desert_survival = Überleben in der Wüste
card-double_agent = Doppelagent
card-ecological_testing_station = Ökologische Versuchsstation
card-emperor_convincing_argument = Überzeugendes Argument
card-emperor_corrino_might = Die Macht der Corrino
card-emperor_critical_shipments = Wichtige Lieferungen
card-emperor_demand_results = Ergebnisse fordern
card-emperor_devastating_assault = Verheerender Angriff
card-emperor_imperial_ornithopter = Imperialer Ornithopter
card-emperor_imperial_tent = Imperiales Zelt
card-emperor_seek_allies = Suche nach Verbündeten
card-emperor_signet_ring = Siegelring
card-fedaykin_stilltent = Fedaykin-Destillzelt
card-guild_envoy = Gesandter der Gilde
card-guild_spy = Spion der Gilde
card-hidden_missive = Verborgenes Schreiben
card-imperial_spymaster = Imperialer Spionagemeister
card-in_high_places = In höchsten Kreisen
card-interstellar_trade = Interstellarer Handel
card-junction_headquarters = Hauptquartier auf Junction
card-leadership = Führung
card-long_live_the_fighters = Lang leben die Kämpfer
card-maker_keeper = Hüterin des Bringers
card-maula_pistol = Maula-Pistole
card-muad_dib_command_respect = Respekt gebieten
card-muad_dib_convincing_argument = Überzeugendes Argument
card-muad_dib_demand_attention = Aufmerksamkeit fordern
card-muad_dib_desert_call = Ruf der Wüste
card-muad_dib_limited_landsraad_access = Begrenzter Zugang zum Landsraad
card-muad_dib_seek_allies = Suche nach Verbündeten
card-muad_dib_signet_ring = Siegelring
card-muad_dib_threaten_spice_production = Die Spice-Förderung bedrohen
card-muad_dib_usul = Usul
card-northern_watermaster = Wassermeister des Nordens
card-overthrow = Umsturz
card-paracompass = Parakompass
card-prepare_the_way = Den Weg bereiten
card-price_is_no_object = Der Preis spielt keine Rolle
card-priority_contracts = Vorrangige Kontrakte
card-public_spectacle = Öffentliches Spektakel
card-rebel_supplier = Versorger der Rebellen
card-reliable_informant = Verlässlicher Informant
card-sardaukar_coordination = Sardaukar-Koordination
card-sardaukar_soldier = Sardaukar-Soldat
card-shishakli = Shishakli
card-smugglers_harvester = Schmuggler-Ernter
card-smugglers_haven = Schmugglerversteck
card-southern_elders = Älteste des Südens
card-space_time_folding = Raumzeitfaltung
card-spacing_guilds_favor = Gunst der Raumgilde
card-spy_network = Spionagenetz
card-steersman = Steuermann
card-stilgar_the_devoted = Stilgar, der Ergebene
card-strike_fleet = Angriffsflotte
card-subversive_advisor = Subversiver Berater
card-treacherous_maneuver = Tückisches Manöver
card-tread_in_darkness = Im Dunkeln wandeln
card-truthtrance = Wahrtrance
card-undercover_asset = Verdeckte Quelle
card-unswerving_loyalty = Unbeirrbare Treue
card-weirding_woman = Zauberfrau
card-wheels_within_wheels = Räder in Rädern

## intrigue

intrigue-backed_by_choam = Von der MAFEA gestützt
intrigue-buy_access = Zugang erkaufen
intrigue-call_to_arms = Ruf zu den Waffen
intrigue-change_allegiances = Treue wechseln
intrigue-choam_profits = MAFEA-Gewinne
intrigue-contingency_plan = Notfallplan
intrigue-councilors_ambition = Ehrgeiz des Ratsmitglieds
intrigue-crysknife = Crysmesser
intrigue-cunning = List
intrigue-depart_for_arrakis = Aufbruch nach Arrakis
intrigue-desert_mouse = Wüstenmaus
intrigue-detonation = Sprengung
intrigue-devour = Verschlingen
intrigue-distraction = Ablenkung
intrigue-find_weakness = Schwäche finden
intrigue-go_to_ground = Untertauchen
intrigue-imperium_politics = Politik des Imperiums
intrigue-impress = Eindruck machen
intrigue-inspire_awe = Ehrfurcht wecken
intrigue-intelligence_report = Geheimdienstbericht
intrigue-leverage = Druckmittel
intrigue-manipulate = Manipulieren
intrigue-market_opportunity = Marktgelegenheit
intrigue-mercenaries = Söldner
intrigue-opportunism = Opportunismus
intrigue-ornithopter = Ornithopter
intrigue-questionable_methods = Fragwürdige Methoden
intrigue-reach_agreement = Einigung erzielen
intrigue-secure_spice_trade = Den Spice-Handel sichern
intrigue-shaddams_favor = Shaddams Gunst
intrigue-shadow_alliance = Schattenallianz
intrigue-sietch_ritual = Sietch-Ritual
intrigue-special_mission = Sondermission
intrigue-spice_is_power = Spice ist Macht
intrigue-spring_the_trap = Die Falle zuschnappen lassen
intrigue-strategic_stockpiling = Strategische Vorräte
intrigue-tactical_option = Taktische Option
intrigue-unexpected_allies = Unerwartete Verbündete
intrigue-weirding_combat = Zauberkampf

## conflict

conflict-battle_for_spice_refinery = Schlacht um die Spice-Raffinerie
conflict-choam_security = MAFEA-Sicherheit
conflict-propaganda = Propaganda
conflict-protect_the_sietches = Die Sietche schützen
conflict-seize_spice_refinery = Die Spice-Raffinerie erobern
conflict-shadow_contest = Wettstreit im Schatten
conflict-skirmish_crysknife = Scharmützel
conflict-skirmish_desert_mouse = Scharmützel
conflict-skirmish_ornithopter = Scharmützel
conflict-spice_freighters = Spice-Frachter
conflict-test_of_loyalty = Prüfung der Treue
conflict-trade_dispute = Handelsstreit

## leader

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Lady Amber Metulli
leader-lady_jessica = Lady Jessica
leader-lady_margot_fenring = Lady Margot Fenring
leader-muad_dib = Muad'Dib
leader-princess_irulan = Prinzessin Irulan
leader-reverend_mother_jessica = Ehrwürdige Mutter Jessica
leader-shaddam_corrino_iv = Shaddam Corrino IV
leader-staban_tuek = Staban Tuek

## ability

ability-feyd_rautha_harkonnen = Tückische Stärke
ability-gurney_halleck = Immer lächelnd
ability-lady_amber_metulli = Wüstenspäher
ability-lady_jessica = Andere Erinnerungen
ability-lady_margot_fenring = Treue
ability-muad_dib = Unberechenbarer Gegner
ability-princess_irulan = Imperiales Geburtsrecht
ability-reverend_mother_jessica = Ehrwürdige Mutter
ability-shaddam_corrino_iv = Befehlshaber der Sardaukar
ability-staban_tuek = Spice schmuggeln

## signet

signet-feyd_rautha_harkonnen = Persönliches Training
signet-gurney_halleck = Kriegsmeister
signet-lady_amber_metulli = Die Truhen füllen
signet-lady_jessica = Spice-Agonie
signet-lady_margot_fenring = Informant auf Arrakis
signet-muad_dib = Den Weg weisen
signet-princess_irulan = Einsicht der Chronistin
signet-reverend_mother_jessica = Wasser des Lebens
signet-shaddam_corrino_iv = Imperator des bekannten Universums
signet-staban_tuek = Unsichtbares Netz

## space

space-accept_contract = Kontrakt annehmen
space-assembly_hall = Versammlungshalle
space-controversial_technology = Umstrittene Technologie
space-deep_desert = Tiefe Wüste
space-deliver_supplies = Vorräte liefern
space-desert_mastery = Meister der Wüste
space-desert_tactics = Wüstentaktik
space-dutiful_service = Treuer Dienst
space-economic_support = Wirtschaftliche Unterstützung
space-espionage = Spionage
space-expedition = Expedition
space-fremkit = Fremenausrüstung
space-gather_support = Unterstützung sammeln
space-habbanya_erg = Habbanya-Erg
space-imperial_privilege = Imperiales Privileg
space-military_support = Militärische Unterstützung
space-sardaukar = Sardaukar
space-shipping = Frachtverkehr
space-spice_refinery = Spice-Raffinerie
space-vast_wealth = Unermesslicher Reichtum

## contract

contract-acquire_the_spice_must_flow = Das Spice muss fließen erwerben
contract-arrakeen_troop_spy = Arrakeen
contract-arrakeen_water = Arrakeen
contract-deliver_supplies = Vorräte liefern
contract-espionage = Spionage
contract-harvest_3 = Ernte 3+
contract-harvest_4 = Ernte 4+
contract-heighliner_troops = Heighliner
contract-heighliner_water = Heighliner
contract-high_council_influence = Hoher Rat
contract-high_council_solari = Hoher Rat
contract-immediate = Sofort
contract-ix_dreadnought = Schlachtschiff
contract-ix_espionage = Spionage
contract-ix_harvest_3 = Ernte 3+
contract-ix_harvest_4 = Ernte 4+
contract-ix_heighliner = Heighliner
contract-ix_high_council = Hoher Rat
contract-ix_interstellar_shipping = Interstellare Fracht
contract-ix_secrets = Geheimnisse
contract-ix_smuggling = Schmuggel
contract-ix_tech_negotiation = Technologieverhandlung
contract-research_station_solari = Forschungsstation
contract-research_station_spy = Forschungsstation
contract-sardaukar_cards = Sardaukar
contract-sardaukar_recall = Sardaukar
contract-spice_refinery_cards = Spice-Raffinerie
contract-spice_refinery_water = Spice-Raffinerie

## objective

objective-objective_crysknife = Zielkarte: Crysmesser
objective-objective_crysknife_4_6p = Zielkarte: Crysmesser
objective-objective_desert_mouse_4_6p = Zielkarte: Wüstenmaus
objective-objective_desert_mouse_first = Zielkarte: Wüstenmaus
objective-objective_ornithopter_1_3p = Zielkarte: Ornithopter

## faction

faction-fringe_worlds = Randwelten
    .the = den Randwelten
    .at = bei den Randwelten
faction-great_houses = Große Häuser
    .the = den Großen Häusern
    .at = bei den Großen Häusern

## icon

icon-spy = Spion

## module

module-choam = MAFEA-Modul
module-uprising = Aufstand

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
rival_card-place_spy_city = Spion einsetzen ({ icon-city })
rival_card-place_spy_landsraad = Spion einsetzen ({ icon-landsraad })
rival_card-place_spy_spice_trade = Spion einsetzen ({ icon-spice_trade })
rival_card-research_station = { space-research_station }
rival_card-sardaukar = { space-sardaukar }
rival_card-sietch_tabr = { space-sietch_tabr }
rival_card-spice_refinery = { space-spice_refinery }

## unit

unit-sandworm = Sandwurm

## variant

variant-expert_deployment = Experten-Einsatz
variant-smart_politics = Kluge Politik
