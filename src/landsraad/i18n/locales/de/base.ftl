### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Starting cards

card-convincing_argument = Überzeugendes Argument
card-dagger = Dolch
card-diplomacy = Diplomatie
card-dune_the_desert_planet = Dune, der Wüstenplanet
card-reconnaissance = Aufklärung
card-seek_allies = Suche nach Verbündeten
card-signet_ring = Siegelring

## Reserve cards

card-arrakis_liaison = Arrakis-Kontakt
card-the_spice_must_flow = Das Spice muss fließen
card-foldspace = Faltraum

## Imperium cards

card-arrakis_recruiter = Arrakis-Rekrutierer
card-assassination_mission = Attentatsauftrag
# The glossary has "Bene-Gesserit-Eingeweichte", by its own note probably a misread of the rulebook; spelled as meant here.
card-bene_gesserit_initiate = Bene-Gesserit-Eingeweihte
card-bene_gesserit_sister = Bene-Gesserit-Schwester
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = MAFEA-Direktorenposten
card-crysknife = Crysmesser
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin-Todeskommando
card-firm_grip = Fester Griff
# The glossary has "Fremengelager", by its own note probably a misread of the rulebook; spelled as meant here.
card-fremen_camp = Fremenlager
card-gene_manipulation = Genmanipulation
card-guild_administrator = Gildenverwalter
card-guild_ambassador = Gildenbotschafter
card-guild_bankers = Gildenbankiers
card-gun_thopter = Kampfthopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperialer Spion
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Überfluss
card-other_memory = Weitergehende Erinnerungen
card-piter_de_vries = Piter De Vries
card-power_play = Machtspiel
card-reverend_mother_mohiam = Ehrwürdige Mutter Mohiam
card-sardaukar_infantry = Sardaukar-Infanterie
card-sardaukar_legion = Sardaukar-Legion
card-scout = Späher
card-shifting_allegiances = Wechselnde Loyalitäten
card-sietch_reverend_mother = Ehrwürdige Mutter des Sietch
card-smugglers_thopter = Schmuggler-Thopter
card-space_travel = Raumfahrt
card-spice_hunter = Spice-Jäger
card-spice_smugglers = Spice-Schmuggler
card-stilgar = Stilgar
card-test_of_humanity = Prüfung der Menschlichkeit
card-the_voice = Die Stimme
card-thufir_hawat = Thufir Hawat
card-worm_riders = Wurmreiter

## Intrigue cards

intrigue-allied_armada = Verbündete Armada
intrigue-ambush = Hinterhalt
intrigue-bindu_suspension = Bindu-Suspension
intrigue-bribery = Bestechung
intrigue-bypass_protocol = Protokoll umgehen
intrigue-calculated_hire = Kalkulierte Anwerbung
intrigue-charisma = Charisma
intrigue-choam_shares = MAFEA-Anteile
intrigue-corner_the_market = Den Markt beherrschen
intrigue-councilors_dispensation = Dispens des Ratsherrn
intrigue-demand_respect = Respekt verlangen
intrigue-dispatch_an_envoy = Einen Gesandten entsenden
intrigue-double_cross = Doppeltes Spiel
intrigue-favored_subject = Begünstigter Untertan
intrigue-guild_authorization = Gildengenehmigung
intrigue-infiltrate = Infiltrieren
intrigue-know_their_ways = Ihre Bräuche kennen
intrigue-master_tactician = Meistertaktiker
intrigue-plans_within_plans = Pläne in Plänen
intrigue-poison_snooper = Giftschnüffler
intrigue-private_army = Privatarmee
intrigue-rapid_mobilization = Schnelle Mobilmachung
intrigue-recruitment_mission = Rekrutierungsauftrag
intrigue-refocus = Neuausrichtung
intrigue-reinforcements = Verstärkung
intrigue-secret_of_the_sisterhood = Geheimnis der Schwesternschaft
intrigue-staged_incident = Inszenierter Zwischenfall
intrigue-the_sleeper_must_awaken = Der Schläfer muss erwachen
intrigue-tiebreaker = Stichentscheid
intrigue-to_the_victor = Dem Sieger ...
intrigue-urgent_mission = Dringender Auftrag
intrigue-water_of_life = Wasser des Lebens
intrigue-water_peddlers_union = Gewerkschaft der Wasserverkäufer
intrigue-windfall = Unverhoffter Gewinn

## Conflicts

conflict-skirmish_a = Scharmützel
conflict-skirmish_b = Scharmützel
conflict-skirmish_c = Scharmützel
conflict-skirmish_d = Scharmützel
conflict-cloak_and_dagger = Mantel und Dolch
conflict-desert_power = Wüstenmacht
conflict-guild_bank_raid = Überfall auf die Gildenbank
conflict-machinations = Machenschaften
conflict-raid_stockpiles = Vorratslager plündern
conflict-secure_imperial_basin = Imperiales Becken sichern
conflict-siege_of_arrakeen = Belagerung von Arrakeen
conflict-siege_of_carthag = Belagerung von Carthag
conflict-sort_through_the_chaos = Das Chaos ordnen
conflict-terrible_purpose = Schreckliche Bestimmung
conflict-battle_for_arrakeen = Schlacht um Arrakeen
conflict-battle_for_carthag = Schlacht um Carthag
conflict-battle_for_imperial_basin = Schlacht um das Imperiale Becken
conflict-grand_vision = Große Vision

## Leaders

leader-paul_atreides = Paul Atreides
leader-duke_leto_atreides = Herzog Leto Atreides
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-glossu_the_beast_rabban = Glossu „die Bestie“ Rabban
leader-countess_ariana_thorvald = Gräfin Ariana Thorvald
leader-earl_memnon_thorvald = Graf Memnon Thorvald
leader-count_ilban_richese = Graf Ilban Richese
leader-helena_richese = Helena Richese

## Leader abilities

ability-paul_atreides = Vorhersehung
ability-duke_leto_atreides = Beliebtheit im Landsraad
ability-baron_vladimir_harkonnen = Geniestreich
ability-glossu_the_beast_rabban = Lehen Arrakis
ability-countess_ariana_thorvald = Spice-Süchtige
ability-earl_memnon_thorvald = Beziehungen
ability-count_ilban_richese = Skrupelloser Unterhändler
ability-helena_richese = Überall Augen

## Signet ring abilities

signet-paul_atreides = Disziplin
signet-duke_leto_atreides = Umsichtige Diplomatie
signet-baron_vladimir_harkonnen = Ränkespiel
signet-glossu_the_beast_rabban = Brutalität
signet-countess_ariana_thorvald = Verborgenes Reservoir
signet-earl_memnon_thorvald = Spice-Hort
signet-count_ilban_richese = Fertigung
signet-helena_richese = Manipulieren

## Houses

house-atreides = Haus Atreides
house-harkonnen = Haus Harkonnen
house-thorvald = Haus Thorvald
house-richese = Haus Richese

## Board spaces

space-conspire = Verschwörung
space-wealth = Wohlstand
space-heighliner = Heighliner
space-foldspace = Faltraum
space-selective_breeding = Selektive Züchtung
space-secrets = Geheimnisse
space-hardy_warriors = Zähe Krieger
space-stillsuits = Destillanzug
space-high_council = Hoher Rat
space-mentat = Mentat
space-swordmaster = Schwertmeister
space-rally_troops = Truppen sammeln
space-hall_of_oratory = Saal der Redekunst
space-secure_contract = Vertrag sichern
space-sell_melange = Melange verkaufen
space-imperial_basin = Imperiales Becken
space-hagga_basin = Hagga-Becken
space-the_great_flat = Die Große Ebene
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Forschungsstation
space-sietch_tabr = Sietch Tabr

## Factions; .the: the name with its article (in the dative, after "bei" or "mit"); .at: after a number of Influence

faction-emperor = Imperator
    .the = dem Imperator
    .at = beim Imperator
faction-guild = Raumgilde
    .the = der Raumgilde
    .at = bei der Raumgilde
faction-bene_gesserit = Bene Gesserit
    .the = den Bene Gesserit
    .at = bei den Bene Gesserit
faction-fremen = Fremen
    .the = den Fremen
    .at = bei den Fremen

## Agent icons besides the factions

icon-landsraad = Landsraad
icon-city = Stadt
icon-spice_trade = Spice-Handel

## Resources and other gains

resource-solari = Solari
resource-spice = Spice
resource-water = Wasser
resource-persuasion = Überzeugung
resource-swords = Schwerter
resource-vp = Siegpunkte
resource-troops = Truppen
resource-cards = Karten
resource-intrigue = Intrigen

## Rulebook terms

term-agent = Agent
term-swordmaster = Schwertmeister
term-mentat = Mentat
term-garrison = Garnison
term-supply = Vorrat
term-conflict = Konfliktgebiet
term-imperium_row = Imperium-Reihe
term-reserve = Reserve
term-deck = Deck
term-hand = Hand
term-discard_pile = Ablagestapel
term-in_play = Im Spiel
term-trash = entsorgen
term-alliance = Allianz
term-influence = Einfluss
term-control = Kontrolle
term-first_player = Startspieler
term-high_council = Hoher Rat
term-signet_ring = Siegelring
term-leader = Anführer
term-round = Runde
term-agent_turn = Agentenzug
term-reveal_turn = Aufdeckzug
term-round_start = Rundenbeginn
term-player_turns = Spielerzüge
term-combat = Kampf
term-makers = Sandwürmer
term-recall = Rückruf
term-endgame = Finale
term-plot = Komplott
term-combat_card = Kampf-Intrigenkarte
term-endgame_card = Finale-Intrigenkarte
term-bonus_spice = Bonus-Spice
term-strength = Kampfstärke
term-fremen_bond = Fremenbund
term-maker_space = Sandwurmfeld
term-combat_space = Kampffeld
term-victory_points = Siegpunkte
term-conflict_deck = Konfliktstapel
term-intrigue_deck = Intrigenstapel
term-intrigue_card = Intrigenkarte
term-imperium_deck = Imperium-Stapel
term-persuasion = Überzeugung

## Phases and turns

phase-setup = Aufbau
phase-round_start = Rundenbeginn
phase-player_turns = Spielerzüge
phase-combat = Kampf
phase-makers = Sandwürmer
phase-recall = Rückruf
phase-endgame = Finale
phase-over = Spielende
turn-open = noch offen
turn-agent = Agentenzug
turn-reveal = Aufdeckzug

## Where a card lies

zone-hand = Hand
zone-discard = Ablagestapel
zone-play = im Spiel
zone-market = Imperium-Reihe oder Reserve
zone-aside = zur Seite gelegt

## Types of Intrigue cards

type-plot = Komplott
type-combat = Kampf
type-endgame = Finale
type-win = beim Gewinn eines Konflikts

## Piles

pile-starter = Startkarte
pile-reserve = Reservekarte
pile-imperium = Imperium-Karte

## Players

seat = Platz { $n }
seat-leader = { $leader } ({ $seat })
