### Names of Rise of Ix. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-appropriate = Aneignen
card-bounty_hunter = Kopfgeldjäger
card-choam_delegate = MAFEA-Delegierter
card-control_the_spice = Das Spice kontrollieren
card-court_intrigue = Hofintrige
card-desert_ambush = Hinterhalt in der Wüste
card-embedded_agent = Eingeschleuster Agent
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Frachterflotte
card-full_scale_assault = Großangriff
card-guild_accord = Abkommen mit der Gilde
card-guild_chief_administrator = Oberster Verwalter der Gilde
card-imperial_bashar = Imperialer Bashar
card-imperial_shock_trooper = Imperialer Stoßtruppler
card-in_the_shadows = Im Schatten
card-ix_guild_compact = Pakt zwischen Ix und Gilde
card-ixian_engineer = Ixianischer Ingenieur
card-jamis = Jamis
card-landing_rights = Landerechte
card-local_fence = Örtlicher Hehler
card-negotiated_withdrawal = Ausgehandelter Rückzug
card-satellite_ban = Satellitenverbot
card-sayyadina = Sayyadina
card-shai_hulud = Shai-Hulud
card-spice_trader = Spice-Händler
card-treachery = Verrat
card-truthsayer = Wahrsagerin
card-water_peddler = Wasserhändler
card-web_of_power = Netz der Macht
card-weirding_way = Zauberkunst des Kampfes

## intrigue

intrigue-advanced_weaponry = Fortschrittliche Waffen
intrigue-blackmail = Erpressung
intrigue-cannon_turrets = Geschütztürme
intrigue-cull = Auslese
intrigue-diversion = Ablenkungsmanöver
intrigue-expedite = Beschleunigen
intrigue-finesse = Finesse
intrigue-glimpse_the_path = Den Pfad erblicken
intrigue-grand_conspiracy = Große Verschwörung
intrigue-ixian_probe = Ixianische Sonde
intrigue-machine_culture = Maschinenkultur
intrigue-quid_pro_quo = Quidproquo
intrigue-second_wave = Zweite Welle
intrigue-secret_forces = Geheime Truppen
intrigue-strategic_push = Strategischer Vorstoß
intrigue-strongarm = Mit harter Hand
intrigue-war_chest = Kriegskasse

## conflict

conflict-economic_supremacy = Wirtschaftliche Vorherrschaft
conflict-skirmish_ix_1 = Scharmützel
conflict-skirmish_ix_2 = Scharmützel
conflict-trade_monopoly = Handelsmonopol

## leader

leader-archduke_armand_ecaz = Erzherzog Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Prinz Rhombur Vernius
leader-princess_yuna_moritani = „Prinzessin“ Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Vicomte Hundro Moritani

## ability

ability-archduke_armand_ecaz = Koordination
ability-ilesa_ecaz = Einen Schritt voraus
ability-prince_rhombur_vernius = Schwere Lasgun-Geschütze
ability-princess_yuna_moritani = Schmuggelgeschäft
ability-tessia_vernius = Sorgfältige Beobachtung
ability-viscount_hundro_moritani = Nachrichtendienst

## signet

signet-archduke_armand_ecaz = Einberufen
signet-ilesa_ecaz = Kontakte zur Gilde
signet-prince_rhombur_vernius = Ixianische Technologie
signet-princess_yuna_moritani = Letzte Lieferung
signet-tessia_vernius = Doppelzüngigkeit
signet-viscount_hundro_moritani = Kuriere

## space

space-dreadnought = Schlachtschiff
space-interstellar_shipping = Interstellare Fracht
space-smuggling = Schmuggel
space-tech_negotiation = Technologieverhandlung

## tile

tile-artillery = Artillerie
tile-chaumurky = Chaumurky
tile-detonation_devices = Sprengvorrichtungen
tile-disposal_facility = Entsorgungsanlage
tile-flagship = Flaggschiff
tile-holoprojectors = Holoprojektoren
tile-holtzman_engine = Holtzman-Antrieb
tile-invasion_ships = Invasionsschiffe
tile-memocorders = Memorekorder
tile-minimic_film = Minimic-Film
tile-restricted_ordnance = Verbotene Geschütze
tile-shuttle_fleet = Shuttleflotte
tile-sonic_snoopers = Schallschnüffler
tile-spaceport = Raumhafen
tile-spy_satellites = Spionagesatelliten
tile-training_drones = Übungsdrohnen
tile-troop_transports = Truppentransporter
tile-windtraps = Windfallen
