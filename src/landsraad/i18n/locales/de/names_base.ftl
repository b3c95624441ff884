### Names of the base box. Written by tools/names.py from tests/facts/glossary.yaml: do not edit.

## card

card-arrakis_liaison = Arrakis-Kontakt
card-arrakis_recruiter = Anwerber auf Arrakis
card-assassination_mission = Mordauftrag
card-bene_gesserit_initiate = Bene-Gesserit-Eingeweihte
card-bene_gesserit_sister = Schwester der Bene Gesserit
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = MAFEA-Direktorium
card-convincing_argument = Überzeugendes Argument
card-crysknife = Crysmesser
card-dagger = Dolch
card-diplomacy = Diplomatie
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-dune_the_desert_planet = Dune, der Wüstenplanet
card-fedaykin_death_commando = Todeskommando der Fedaykin
card-firm_grip = Fester Griff
card-foldspace = Faltraum
card-fremen_camp = Fremenlager
card-gene_manipulation = Genmanipulation
card-guild_administrator = Verwalter der Gilde
card-guild_ambassador = Botschafter der Gilde
card-guild_bankers = Bankiers der Gilde
card-gun_thopter = Kampfthopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperialer Spion
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Prunk
card-other_memory = Weitergehende Erinnerung
card-piter_de_vries = Piter de Vries
card-power_play = Machtspiel
card-reconnaissance = Aufklärung
card-reverend_mother_mohiam = Ehrwürdige Mutter Mohiam
card-sardaukar_infantry = Sardaukar-Infanterie
card-sardaukar_legion = Sardaukar-Legion
card-scout = Späher
card-seek_allies = Suche nach Verbündeten
card-shifting_allegiances = Wechselnde Treue
card-sietch_reverend_mother = Ehrwürdige Mutter des Sietchs
card-signet_ring = Siegelring
card-smugglers_thopter = Schmuggler-Thopter
card-space_travel = Raumfahrt
card-spice_hunter = Spice-Jäger
card-spice_smugglers = Spice-Schmuggler
card-stilgar = Stilgar
card-test_of_humanity = Prüfung der Menschlichkeit
card-the_spice_must_flow = Das Spice muss fließen
card-the_voice = Die Stimme
card-thufir_hawat = Thufir Hawat
card-worm_riders = Wurmreiter

## intrigue

intrigue-allied_armada = Verbündete Armada
intrigue-ambush = Hinterhalt
intrigue-bindu_suspension = Bindu-Suspension
intrigue-bribery = Bestechung
intrigue-bypass_protocol = Das Protokoll umgehen
intrigue-calculated_hire = Kalkulierte Anwerbung
intrigue-charisma = Charisma
intrigue-choam_shares = MAFEA-Anteile
intrigue-corner_the_market = Den Markt beherrschen
intrigue-councilors_dispensation = Dispens des Ratsmitglieds
intrigue-demand_respect = Respekt verlangen
intrigue-dispatch_an_envoy = Einen Gesandten schicken
intrigue-double_cross = Doppeltes Spiel
intrigue-favored_subject = Günstling
intrigue-guild_authorization = Genehmigung der Gilde
intrigue-infiltrate = Infiltrieren
intrigue-know_their_ways = Ihre Bräuche kennen
intrigue-master_tactician = Meistertaktiker
intrigue-plans_within_plans = Pläne in Plänen
intrigue-poison_snooper = Giftschnüffler
intrigue-private_army = Privatarmee
intrigue-rapid_mobilization = Schnelle Mobilmachung
intrigue-recruitment_mission = Anwerbungsauftrag
intrigue-refocus = Neu ausrichten
intrigue-reinforcements = Verstärkung
intrigue-secret_of_the_sisterhood = Geheimnis der Schwesternschaft
intrigue-staged_incident = Inszenierter Zwischenfall
intrigue-the_sleeper_must_awaken = Der Schläfer muss erwachen
intrigue-tiebreaker = Entscheidung bei Gleichstand
intrigue-to_the_victor = Dem Sieger ...
intrigue-urgent_mission = Dringender Auftrag
intrigue-water_of_life = Wasser des Lebens
intrigue-water_peddlers_union = Verband der Wasserhändler
intrigue-windfall = Unverhoffter Gewinn

## conflict

conflict-battle_for_arrakeen = Schlacht um Arrakeen
conflict-battle_for_carthag = Schlacht um Carthag
conflict-battle_for_imperial_basin = Schlacht um das Imperiale Becken
conflict-cloak_and_dagger = Mantel und Degen
conflict-desert_power = Macht der Wüste
conflict-grand_vision = Große Vision
conflict-guild_bank_raid = Überfall auf die Gildenbank
conflict-machinations = Machenschaften
conflict-raid_stockpiles = Plünderung der Vorräte
conflict-secure_imperial_basin = Das Imperiale Becken sichern
conflict-siege_of_arrakeen = Belagerung von Arrakeen
conflict-siege_of_carthag = Belagerung von Carthag
conflict-skirmish_a = Scharmützel
conflict-skirmish_b = Scharmützel
conflict-skirmish_c = Scharmützel
conflict-skirmish_d = Scharmützel
conflict-sort_through_the_chaos = Ordnung ins Chaos bringen
conflict-terrible_purpose = Schreckliche Bestimmung

## leader

leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-count_ilban_richese = Graf Ilban Richese
leader-countess_ariana_thorvald = Gräfin Ariana Thorvald
leader-duke_leto_atreides = Herzog Leto Atreides
leader-earl_memnon_thorvald = Graf Memnon Thorvald
leader-glossu_the_beast_rabban = Glossu „die Bestie“ Rabban
leader-helena_richese = Helena Richese
leader-paul_atreides = Paul Atreides

## ability

ability-baron_vladimir_harkonnen = Geniestreich
ability-count_ilban_richese = Rücksichtsloser Unterhändler
ability-countess_ariana_thorvald = Spice-Süchtige
ability-duke_leto_atreides = Beliebtheit im Landsraad
ability-earl_memnon_thorvald = Beziehungen
ability-glossu_the_beast_rabban = Lehen Arrakis
ability-helena_richese = Augen überall
ability-paul_atreides = Voraussicht

## signet

signet-baron_vladimir_harkonnen = Ränkespiel
signet-count_ilban_richese = Fertigung
signet-countess_ariana_thorvald = Verborgenes Reservoir
signet-duke_leto_atreides = Kluge Diplomatie
signet-earl_memnon_thorvald = Spice-Hort
signet-glossu_the_beast_rabban = Brutalität
signet-helena_richese = Manipulieren
signet-paul_atreides = Disziplin

## space

space-arrakeen = Arrakeen
space-carthag = Carthag
space-conspire = Verschwörung
space-foldspace = Faltraum
space-hagga_basin = Hagga-Becken
space-hall_of_oratory = Halle der Redekunst
space-hardy_warriors = Zähe Krieger
space-heighliner = Heighliner
space-high_council = Hoher Rat
space-imperial_basin = Imperiales Becken
space-mentat = Mentat
space-rally_troops = Truppen sammeln
space-research_station = Forschungsstation
space-secrets = Geheimnisse
space-secure_contract = Kontrakt sichern
space-selective_breeding = Selektive Zucht
space-sell_melange = Melange verkaufen
space-sietch_tabr = Sietch Tabr
space-stillsuits = Destillanzug
space-swordmaster = Schwertmeister
space-the_great_flat = Die Große Ebene
space-wealth = Wohlstand
