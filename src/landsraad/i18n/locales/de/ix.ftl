### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Starting card of the Epic game

card-control_the_spice = Das Spice kontrollieren

## Imperium cards

card-appropriate = Aneignen
card-bounty_hunter = Kopfgeldjäger
card-choam_delegate = MAFEA-Delegierter
card-court_intrigue = Hofintrige
card-desert_ambush = Hinterhalt in der Wüste
card-embedded_agent = Eingeschleuster Agent
card-esmar_tuek = Esmar Tuek
card-freighter_fleet = Frachterflotte
card-full_scale_assault = Großangriff
card-guild_accord = Abkommen mit der Gilde
card-guild_chief_administrator = Oberster Gildenverwalter
card-imperial_bashar = Imperialer Baschar
card-imperial_shock_trooper = Imperialer Stoßtruppler
card-in_the_shadows = Im Schatten
card-ix_guild_compact = Pakt zwischen Ix und der Gilde
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
card-water_peddler = Wasserverkäufer
card-web_of_power = Netz der Macht
card-weirding_way = Der verwirrende Weg

## Intrigue cards

intrigue-advanced_weaponry = Moderne Waffen
intrigue-blackmail = Erpressung
intrigue-cannon_turrets = Geschütztürme
intrigue-cull = Auslese
intrigue-diversion = Ablenkung
intrigue-expedite = Beschleunigen
intrigue-finesse = Finesse
intrigue-glimpse_the_path = Den Pfad erblicken
intrigue-grand_conspiracy = Große Verschwörung
intrigue-ixian_probe = Ixianische Sonde
intrigue-machine_culture = Maschinenkultur
intrigue-quid_pro_quo = Quid pro quo
intrigue-second_wave = Zweite Welle
intrigue-secret_forces = Geheime Streitkräfte
intrigue-strategic_push = Strategischer Vorstoß
intrigue-strongarm = Druck ausüben
intrigue-war_chest = Kriegskasse

## Conflicts

conflict-skirmish_ix_1 = Scharmützel
conflict-skirmish_ix_2 = Scharmützel
conflict-trade_monopoly = Handelsmonopol
conflict-economic_supremacy = Wirtschaftliche Vormacht

## Leaders

leader-archduke_armand_ecaz = Erzherzog Armand Ecaz
leader-ilesa_ecaz = Ilesa Ecaz
leader-prince_rhombur_vernius = Prinz Rhombur Vernius
leader-princess_yuna_moritani = „Prinzessin“ Yuna Moritani
leader-tessia_vernius = Tessia Vernius
leader-viscount_hundro_moritani = Vicomte Hundro Moritani

## Leader abilities

ability-archduke_armand_ecaz = Koordination
ability-ilesa_ecaz = Einen Schritt voraus
ability-prince_rhombur_vernius = Schwere Lasgun-Kanonen
ability-princess_yuna_moritani = Schmuggelgeschäft
ability-tessia_vernius = Sorgfältige Beobachtung
ability-viscount_hundro_moritani = Nachrichtendienst

## Signet ring abilities

signet-archduke_armand_ecaz = Einberufung
signet-ilesa_ecaz = Gildenkontakte
signet-prince_rhombur_vernius = Ixianische Technologie
signet-princess_yuna_moritani = Letzte Lieferung
signet-tessia_vernius = Doppelzüngigkeit
signet-viscount_hundro_moritani = Kuriere

## Houses

house-ecaz = Haus Ecaz
house-vernius = Haus Vernius
house-moritani = Haus Moritani

## Board spaces

space-smuggling = Schmuggel
space-interstellar_shipping = Interstellare Fracht
space-tech_negotiation = Technologieverhandlung
space-dreadnought = Dreadnought

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = Frachtleiste, Feld 1
shipping-2 = Frachtleiste, Feld 2
shipping-3 = Frachtleiste, Feld 3

## Tech tiles

tile-artillery = Artillerie
tile-chaumurky = Chaumurky
tile-detonation_devices = Sprengvorrichtungen
tile-disposal_facility = Entsorgungsanlage
tile-flagship = Flaggschiff
tile-holoprojectors = Holoprojektoren
tile-holtzman_engine = Holtzman-Antrieb
tile-invasion_ships = Invasionsschiffe
tile-memocorders = Memocorder
tile-minimic_film = Minimikfilm
tile-restricted_ordnance = Verbotene Waffen
tile-shuttle_fleet = Shuttleflotte
tile-sonic_snoopers = Schallschnüffler
tile-spaceport = Raumhafen
tile-spy_satellites = Spionagesatelliten
tile-training_drones = Übungsdrohnen
tile-troop_transports = Truppentransporter
tile-windtraps = Windfallen

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = Der Aufstieg von Ix
module-epic = Episches Spiel
variant-imperium_row_dice = Imperium-Reihe mit Würfeln
variant-brutal_escalation = Brutale Eskalation

## Rulebook terms

term-tech_tile = Tech-Plättchen
term-dreadnought = Dreadnought
unit-dreadnought = { term-dreadnought }
term-unit = Einheit
term-freighter = Frachter
term-shipping_track = Frachtleiste
term-negotiator = Unterhändler
term-dividends = Dividenden
term-infiltrate = Infiltrieren
term-unload = Entladen
term-snooper = Schnüffler-Marker

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = dieser Fraktion
    .the = dieser Fraktion
    .at = bei dieser Fraktion
