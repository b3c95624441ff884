### Names of Rise of Ix: our own translation.

## card

card-appropriate = S’approprier
card-bounty_hunter = Chasseur de primes
card-choam_delegate = Délégué du CHOM
card-control_the_spice = Contrôler l’épice
card-court_intrigue = Intrigue de cour
card-desert_ambush = Embuscade dans le désert
card-embedded_agent = Agent infiltré
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Flotte de cargos
card-full_scale_assault = Assaut général
card-guild_accord = Accord de la Guilde
card-guild_chief_administrator = Administrateur en chef de la Guilde
card-imperial_bashar = Bashar impérial
card-imperial_shock_trooper = Soldat de choc impérial
card-in_the_shadows = Dans l’ombre
card-ix_guild_compact = Pacte entre Ix et la Guilde
card-ixian_engineer = Ingénieur ixien
card-jamis = Jamis
card-landing_rights = Droits d’atterrissage
card-local_fence = Receleur local
card-negotiated_withdrawal = Retrait négocié
card-satellite_ban = Interdiction des satellites
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Marchand d’épice
card-treachery = Traîtrise
card-truthsayer = Diseuse de vérité
card-water_peddler = Vendeur d’eau
card-web_of_power = Toile du pouvoir
card-weirding_way = Art étrange

## intrigue

intrigue-advanced_weaponry = Armement avancé
intrigue-blackmail = Chantage
intrigue-cannon_turrets = Tourelles à canons
intrigue-cull = Élagage
intrigue-diversion = Diversion
intrigue-expedite = Accélérer
intrigue-finesse = Finesse
intrigue-glimpse_the_path = Entrevoir la voie
intrigue-grand_conspiracy = Grande conspiration
intrigue-ixian_probe = Sonde ixienne
intrigue-machine_culture = Culture des machines
intrigue-quid_pro_quo = Donnant-donnant
intrigue-second_wave = Deuxième vague
intrigue-secret_forces = Forces secrètes
intrigue-strategic_push = Poussée stratégique
intrigue-strongarm = Manière forte
intrigue-war_chest = Trésor de guerre

## conflict

conflict-economic_supremacy = Suprématie économique
conflict-skirmish_ix_1 = Escarmouche
conflict-skirmish_ix_2 = Escarmouche
conflict-trade_monopoly = Monopole commercial

## leader

leader-archduke_armand_ecaz = Archiduc Armand Ecaz
    .of = de l’Archiduc Armand Ecaz
    .to = à l’Archiduc Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Prince Rhombur Vernius
    .of = du Prince Rhombur Vernius
    .to = au Prince Rhombur Vernius
leader-princess_yuna_moritani = « Princesse » Yuna Moritani
    .of = de la « Princesse » Yuna Moritani
    .to = à la « Princesse » Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Vicomte Hundro Moritani
    .of = du Vicomte Hundro Moritani
    .to = au Vicomte Hundro Moritani

## ability

ability-archduke_armand_ecaz = Coordination
ability-ilesa_ecaz = Un pas d’avance
ability-prince_rhombur_vernius = Canons laser lourds
ability-princess_yuna_moritani = Opération de contrebande
ability-tessia_vernius = Observation attentive
ability-viscount_hundro_moritani = Renseignement

## signet

signet-archduke_armand_ecaz = Conscription
signet-ilesa_ecaz = Contacts à la Guilde
signet-prince_rhombur_vernius = Technologie ixienne
signet-princess_yuna_moritani = Dernière livraison
signet-tessia_vernius = Duplicité
signet-viscount_hundro_moritani = Messagers

## space

space-dreadnought = Cuirassé
space-interstellar_shipping = Transport interstellaire
space-smuggling = Contrebande
space-tech_negotiation = Négociation technologique

## tile

tile-artillery = Artillerie
tile-chaumurky = Chaumurky
tile-detonation_devices = Détonateurs
tile-disposal_facility = Centre d’élimination
tile-flagship = Vaisseau amiral
tile-holoprojectors = Holoprojecteurs
tile-holtzman_engine = Moteur Holtzman
tile-invasion_ships = Vaisseaux d’invasion
tile-memocorders = Mémocordeurs
tile-minimic_film = Film minimic
tile-restricted_ordnance = Munitions interdites
tile-shuttle_fleet = Flotte de navettes
tile-sonic_snoopers = Détecteurs soniques
tile-spaceport = Port spatial
tile-spy_satellites = Satellites espions
tile-training_drones = Drones d’entraînement
tile-troop_transports = Transports de troupes
tile-windtraps = Pièges à vent
