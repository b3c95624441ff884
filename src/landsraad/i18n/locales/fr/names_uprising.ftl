### Names of Uprising: our own translation.

## card

card-bene_gesserit_operative = Agente du Bene Gesserit
card-branching_path = Voie qui bifurque
card-calculus_of_power = Calcul du pouvoir
card-captured_mentat = Mentat capturé
card-cargo_runner = Passeur de cargaison
card-chani_clever_tactician = Chani, habile tacticienne
card-corrinth_city = Cité de Corrinth
card-covert_operation = Opération clandestine
card-dangerous_rhetoric = Rhétorique dangereuse
card-delivery_agreement = Accord de livraison
card-desert_power = Puissance du désert
card-desert_survival = Survie dans le désert
card-double_agent = Agent double
card-ecological_testing_station = Station d’essais écologiques
card-emperor_convincing_argument = Argument convaincant
card-emperor_corrino_might = La force des Corrino
card-emperor_critical_shipments = Livraisons cruciales
card-emperor_demand_results = Exiger des résultats
card-emperor_devastating_assault = Assaut dévastateur
card-emperor_imperial_ornithopter = Ornithoptère impérial
card-emperor_imperial_tent = Tente impériale
card-emperor_seek_allies = Recherche d’alliés
card-emperor_signet_ring = Chevalière
card-fedaykin_stilltent = Tente distille fedaykin
card-guild_envoy = Émissaire de la Guilde
card-guild_spy = Espion de la Guilde
card-hidden_missive = Missive cachée
card-imperial_spymaster = Maître-espion impérial
card-in_high_places = En haut lieu
card-interstellar_trade = Commerce interstellaire
card-junction_headquarters = Quartier général de Jonction
card-leadership = Commandement
card-long_live_the_fighters = Longue vie aux combattants
card-maker_keeper = Gardienne du Faiseur
card-maula_pistol = Pistolet maula
card-muad_dib_command_respect = Inspirer le respect
card-muad_dib_convincing_argument = Argument convaincant
card-muad_dib_demand_attention = Exiger l’attention
card-muad_dib_desert_call = L’appel du désert
card-muad_dib_limited_landsraad_access = Accès limité au Landsraad
card-muad_dib_seek_allies = Recherche d’alliés
card-muad_dib_signet_ring = Chevalière
card-muad_dib_threaten_spice_production = Menacer la production d’épice
card-muad_dib_usul = Usul
card-northern_watermaster = Maître des eaux du nord
card-overthrow = Renversement
card-paracompass = Paraboussole
card-prepare_the_way = Préparer la voie
card-price_is_no_object = Le prix importe peu
card-priority_contracts = Contrats prioritaires
card-public_spectacle = Spectacle public
card-rebel_supplier = Fournisseur rebelle
card-reliable_informant = Informateur fiable
card-sardaukar_coordination = Coordination sardaukar
card-sardaukar_soldier = Soldat sardaukar
card-shishakli = Shishakli
card-smugglers_harvester = Moissonneuse de contrebandier
card-smugglers_haven = Refuge de contrebandiers
card-southern_elders = Anciennes du sud
card-space_time_folding = Pliage de l’espace-temps
card-spacing_guilds_favor = Faveur de la Guilde Spatiale
card-spy_network = Réseau d’espions
card-steersman = Timonier
card-stilgar_the_devoted = Stilgar, le dévoué
card-strike_fleet = Flotte de frappe
card-subversive_advisor = Conseiller subversif
card-treacherous_maneuver = Manœuvre perfide
card-tread_in_darkness = Marcher dans les ténèbres
card-truthtrance = Transe de vérité
card-undercover_asset = Agent sous couverture
card-unswerving_loyalty = Loyauté inébranlable
card-weirding_woman = Femme étrange
card-wheels_within_wheels = Rouages dans les rouages

## intrigue

intrigue-backed_by_choam = Soutenu par le CHOM
intrigue-buy_access = Acheter un accès
intrigue-call_to_arms = Appel aux armes
intrigue-change_allegiances = Changer d’allégeance
intrigue-choam_profits = Profits du CHOM
intrigue-contingency_plan = Plan de secours
intrigue-councilors_ambition = Ambition du conseiller
intrigue-crysknife = Krys
intrigue-cunning = Ruse
intrigue-depart_for_arrakis = Départ pour Arrakis
intrigue-desert_mouse = Souris du désert
intrigue-detonation = Détonation
intrigue-devour = Dévorer
intrigue-distraction = Distraction
intrigue-find_weakness = Trouver la faille
intrigue-go_to_ground = Se terrer
intrigue-imperium_politics = Politique de l’Imperium
intrigue-impress = Impressionner
intrigue-inspire_awe = Inspirer la crainte
intrigue-intelligence_report = Rapport de renseignement
intrigue-leverage = Moyen de pression
intrigue-manipulate = Manipuler
intrigue-market_opportunity = Occasion du marché
intrigue-mercenaries = Mercenaires
intrigue-opportunism = Opportunisme
intrigue-ornithopter = Ornithoptère
intrigue-questionable_methods = Méthodes douteuses
intrigue-reach_agreement = Parvenir à un accord
intrigue-secure_spice_trade = Assurer le commerce d’épice
intrigue-shaddams_favor = Faveur de Shaddam
intrigue-shadow_alliance = Alliance de l’ombre
intrigue-sietch_ritual = Rituel du sietch
intrigue-special_mission = Mission spéciale
intrigue-spice_is_power = L’épice, c’est le pouvoir
intrigue-spring_the_trap = Refermer le piège
intrigue-strategic_stockpiling = Stocks stratégiques
intrigue-tactical_option = Option tactique
intrigue-unexpected_allies = Alliés inattendus
intrigue-weirding_combat = Combat étrange

## conflict

conflict-battle_for_spice_refinery = Bataille de la Raffinerie d’épice
conflict-choam_security = Sécurité du CHOM
conflict-propaganda = Propagande
conflict-protect_the_sietches = Protéger les sietchs
conflict-seize_spice_refinery = S’emparer de la Raffinerie d’épice
conflict-shadow_contest = Lutte dans l’ombre
conflict-skirmish_crysknife = Escarmouche
conflict-skirmish_desert_mouse = Escarmouche
conflict-skirmish_ornithopter = Escarmouche
conflict-spice_freighters = Cargos d’épice
conflict-test_of_loyalty = Épreuve de loyauté
conflict-trade_dispute = Différend commercial

## leader

leader-feyd_rautha_harkonnen = Feyd-Rautha Harkonnen
leader-gurney_halleck = Gurney Halleck
leader-lady_amber_metulli = Dame Amber Metulli
    .of = de la Dame Amber Metulli
    .to = à la Dame Amber Metulli
leader-lady_jessica = Dame Jessica
    .of = de la Dame Jessica
    .to = à la Dame Jessica
leader-lady_margot_fenring = Dame Margot Fenring
    .of = de la Dame Margot Fenring
    .to = à la Dame Margot Fenring
leader-muad_dib = Muad’Dib
leader-princess_irulan = Princesse Irulan
    .of = de la Princesse Irulan
    .to = à la Princesse Irulan
leader-reverend_mother_jessica = Révérende Mère Jessica
    .of = de la Révérende Mère Jessica
    .to = à la Révérende Mère Jessica
leader-shaddam_corrino_iv = Shaddam Corrino IV
leader-staban_tuek = Staban Tuek

## ability

ability-feyd_rautha_harkonnen = Force sournoise
ability-gurney_halleck = Toujours souriant
ability-lady_amber_metulli = Éclaireurs du désert
ability-lady_jessica = Mémoires secondes
ability-lady_margot_fenring = Loyauté
ability-muad_dib = Ennemi imprévisible
ability-princess_irulan = Droit de naissance impérial
ability-reverend_mother_jessica = Révérende Mère
ability-shaddam_corrino_iv = Commandant des Sardaukars
ability-staban_tuek = Contrebande d’épice

## signet

signet-feyd_rautha_harkonnen = Entraînement personnel
signet-gurney_halleck = Maître de guerre
signet-lady_amber_metulli = Remplir les coffres
signet-lady_jessica = Agonie de l’épice
signet-lady_margot_fenring = Informateur sur Arrakis
signet-muad_dib = Montrer la voie
signet-princess_irulan = Perspicacité de la chroniqueuse
signet-reverend_mother_jessica = Eau de vie
signet-shaddam_corrino_iv = Empereur de l’univers connu
signet-staban_tuek = Réseau invisible

## space

space-accept_contract = Accepter un contrat
space-assembly_hall = Salle d’assemblée
space-controversial_technology = Technologie controversée
space-deep_desert = Désert profond
space-deliver_supplies = Livrer des provisions
space-desert_mastery = Maîtrise du désert
space-desert_tactics = Tactique du désert
space-dutiful_service = Service loyal
space-economic_support = Soutien économique
space-espionage = Espionnage
space-expedition = Expédition
space-fremkit = Fremkit
space-gather_support = Rallier des soutiens
space-habbanya_erg = Erg Habbanya
space-imperial_privilege = Privilège impérial
space-military_support = Soutien militaire
space-sardaukar = Sardaukar
space-shipping = Transport
space-spice_refinery = Raffinerie d’épice
space-vast_wealth = Immense richesse

## contract

contract-acquire_the_spice_must_flow = Acquérir L’épice doit couler
contract-arrakeen_troop_spy = Arrakeen
contract-arrakeen_water = Arrakeen
contract-deliver_supplies = Livrer des provisions
contract-espionage = Espionnage
contract-harvest_3 = Récolte 3+
contract-harvest_4 = Récolte 4+
contract-heighliner_troops = Long-courrier
contract-heighliner_water = Long-courrier
contract-high_council_influence = Haut Conseil
contract-high_council_solari = Haut Conseil
contract-immediate = Immédiat
contract-ix_dreadnought = Cuirassé
contract-ix_espionage = Espionnage
contract-ix_harvest_3 = Récolte 3+
contract-ix_harvest_4 = Récolte 4+
contract-ix_heighliner = Long-courrier
contract-ix_high_council = Haut Conseil
contract-ix_interstellar_shipping = Transport interstellaire
contract-ix_secrets = Secrets
contract-ix_smuggling = Contrebande
contract-ix_tech_negotiation = Négociation technologique
contract-research_station_solari = Station de recherche
contract-research_station_spy = Station de recherche
contract-sardaukar_cards = Sardaukar
contract-sardaukar_recall = Sardaukar
contract-spice_refinery_cards = Raffinerie d’épice
contract-spice_refinery_water = Raffinerie d’épice

## objective

objective-objective_crysknife = Carte Objectif : Krys
objective-objective_crysknife_4_6p = Carte Objectif : Krys
objective-objective_desert_mouse_4_6p = Carte Objectif : Souris du désert
objective-objective_desert_mouse_first = Carte Objectif : Souris du désert
objective-objective_ornithopter_1_3p = Carte Objectif : Ornithoptère

## faction

faction-fringe_worlds = Mondes Frontaliers
    .the = les Mondes Frontaliers
    .at = auprès des Mondes Frontaliers
    .of = des Mondes Frontaliers
faction-great_houses = Grandes Maisons
    .the = les Grandes Maisons
    .at = auprès des Grandes Maisons
    .of = des Grandes Maisons

## icon

icon-spy = Espion

## module

module-choam = Module CHOM
module-uprising = Insurrection

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
rival_card-place_spy_city = Placer un Espion ({ icon-city })
rival_card-place_spy_landsraad = Placer un Espion ({ icon-landsraad })
rival_card-place_spy_spice_trade = Placer un Espion ({ icon-spice_trade })
rival_card-research_station = { space-research_station }
rival_card-sardaukar = { space-sardaukar }
rival_card-sietch_tabr = { space-sietch_tabr }
rival_card-spice_refinery = { space-spice_refinery }

## unit

unit-sandworm = ver des sables

## variant

variant-expert_deployment = Déploiement expert
variant-smart_politics = Politique habile
