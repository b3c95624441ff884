### Names of the base box: our own translation.

## card

card-arrakis_liaison = Agent de liaison sur Arrakis
card-arrakis_recruiter = Recruteur d’Arrakis
card-assassination_mission = Mission d’assassinat
card-bene_gesserit_initiate = Initiée du Bene Gesserit
card-bene_gesserit_sister = Sœur du Bene Gesserit
card-carryall = Portant
card-chani = Chani
card-choam_directorship = Direction du CHOM
card-convincing_argument = Argument convaincant
card-crysknife = Krys
card-dagger = Dague
card-diplomacy = Diplomatie
card-dr_yueh = Dr Yueh
card-duncan_idaho = Duncan Idaho
card-dune_the_desert_planet = Dune, la planète désert
card-fedaykin_death_commando = Commando de la mort fedaykin
card-firm_grip = Poigne de fer
card-foldspace = Repli de l’espace
card-fremen_camp = Camp fremen
card-gene_manipulation = Manipulation génétique
card-guild_administrator = Administrateur de la Guilde
card-guild_ambassador = Ambassadeur de la Guilde
card-guild_bankers = Banquiers de la Guilde
card-gun_thopter = Orni de combat
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Espion impérial
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Dame Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Mémoire seconde
card-piter_de_vries = Piter De Vries
card-power_play = Jeu de pouvoir
card-reconnaissance = Reconnaissance
card-reverend_mother_mohiam = Révérende Mère Mohiam
card-sardaukar_infantry = Infanterie sardaukar
card-sardaukar_legion = Légion sardaukar
card-scout = Éclaireur
card-seek_allies = Recherche d’alliés
card-shifting_allegiances = Allégeances changeantes
card-sietch_reverend_mother = Révérende Mère du sietch
card-signet_ring = Chevalière
card-smugglers_thopter = Orni de contrebandier
card-space_travel = Voyage spatial
card-spice_hunter = Chasseur d’épice
card-spice_smugglers = Contrebandiers d’épice
card-stilgar = Stilgar
card-test_of_humanity = Épreuve d’humanité
card-the_spice_must_flow = L’épice doit couler
card-the_voice = La Voix
card-thufir_hawat = Thufir Hawat
card-worm_riders = Chevaucheurs de vers

## intrigue

intrigue-allied_armada = Armada alliée
intrigue-ambush = Embuscade
intrigue-bindu_suspension = Suspension bindu
intrigue-bribery = Corruption
intrigue-bypass_protocol = Contourner le protocole
intrigue-calculated_hire = Recrutement calculé
intrigue-charisma = Charisme
intrigue-choam_shares = Actions du CHOM
intrigue-corner_the_market = Accaparer le marché
intrigue-councilors_dispensation = Dispense du conseiller
intrigue-demand_respect = Exiger le respect
intrigue-dispatch_an_envoy = Dépêcher un émissaire
intrigue-double_cross = Double jeu
intrigue-favored_subject = Sujet favori
intrigue-guild_authorization = Autorisation de la Guilde
intrigue-infiltrate = Infiltrer
intrigue-know_their_ways = Connaître leurs coutumes
intrigue-master_tactician = Maître tacticien
intrigue-plans_within_plans = Des plans dans les plans
intrigue-poison_snooper = Goûte-poison
intrigue-private_army = Armée privée
intrigue-rapid_mobilization = Mobilisation rapide
intrigue-recruitment_mission = Mission de recrutement
intrigue-refocus = Se recentrer
intrigue-reinforcements = Renforts
intrigue-secret_of_the_sisterhood = Secret des Sœurs
intrigue-staged_incident = Incident mis en scène
intrigue-the_sleeper_must_awaken = Le dormeur doit se réveiller
intrigue-tiebreaker = Départage
intrigue-to_the_victor = Au vainqueur…
intrigue-urgent_mission = Mission urgente
intrigue-water_of_life = Eau de vie
intrigue-water_peddlers_union = Syndicat des vendeurs d’eau
intrigue-windfall = Aubaine

## conflict

conflict-battle_for_arrakeen = Bataille d’Arrakeen
conflict-battle_for_carthag = Bataille de Carthag
conflict-battle_for_imperial_basin = Bataille du Bassin impérial
conflict-cloak_and_dagger = De cape et d’épée
conflict-desert_power = Puissance du désert
conflict-grand_vision = Grande vision
conflict-guild_bank_raid = Raid sur la banque de la Guilde
conflict-machinations = Machinations
conflict-raid_stockpiles = Piller les réserves
conflict-secure_imperial_basin = Sécuriser le Bassin impérial
conflict-siege_of_arrakeen = Siège d’Arrakeen
conflict-siege_of_carthag = Siège de Carthag
conflict-skirmish_a = Escarmouche
conflict-skirmish_b = Escarmouche
conflict-skirmish_c = Escarmouche
conflict-skirmish_d = Escarmouche
conflict-sort_through_the_chaos = Démêler le chaos
conflict-terrible_purpose = Terrible dessein

## leader

leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
    .of = du Baron Vladimir Harkonnen
    .to = au Baron Vladimir Harkonnen
leader-count_ilban_richese = Comte Ilban Richèse
    .of = du Comte Ilban Richèse
    .to = au Comte Ilban Richèse
leader-countess_ariana_thorvald = Comtesse Ariana Thorvald
    .of = de la Comtesse Ariana Thorvald
    .to = à la Comtesse Ariana Thorvald
leader-duke_leto_atreides = Duc Leto Atréides
    .of = du Duc Leto Atréides
    .to = au Duc Leto Atréides
leader-earl_memnon_thorvald = Comte Memnon Thorvald
    .of = du Comte Memnon Thorvald
    .to = au Comte Memnon Thorvald
leader-glossu_the_beast_rabban = Glossu Rabban « la Bête »
leader-helena_richese = Helena Richèse
leader-paul_atreides = Paul Atréides

## ability

ability-baron_vladimir_harkonnen = Coup de maître
ability-count_ilban_richese = Négociateur impitoyable
ability-countess_ariana_thorvald = Dépendante de l’épice
ability-duke_leto_atreides = Popularité au Landsraad
ability-earl_memnon_thorvald = Relations
ability-glossu_the_beast_rabban = Fief d’Arrakis
ability-helena_richese = Des yeux partout
ability-paul_atreides = Prescience

## signet

signet-baron_vladimir_harkonnen = Stratagème
signet-count_ilban_richese = Manufacture
signet-countess_ariana_thorvald = Réservoir caché
signet-duke_leto_atreides = Diplomatie prudente
signet-earl_memnon_thorvald = Réserve d’épice
signet-glossu_the_beast_rabban = Brutalité
signet-helena_richese = Manipuler
signet-paul_atreides = Discipline

## space

space-arrakeen = Arrakeen
space-carthag = Carthag
space-conspire = Conspirer
space-foldspace = Repli de l’espace
space-hagga_basin = Bassin de Hagga
space-hall_of_oratory = Salle d’éloquence
space-hardy_warriors = Guerriers endurcis
space-heighliner = Long-courrier
space-high_council = Haut Conseil
space-imperial_basin = Bassin impérial
space-mentat = Mentat
space-rally_troops = Rallier des troupes
space-research_station = Station de recherche
space-secrets = Secrets
space-secure_contract = Obtenir un contrat
space-selective_breeding = Sélection génétique
space-sell_melange = Vendre du mélange
space-sietch_tabr = Sietch Tabr
space-stillsuits = Distilles
space-swordmaster = Maître d’armes
space-the_great_flat = La Grande Étendue
space-wealth = Richesse
