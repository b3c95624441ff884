### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-atreides = Haus Atreides
house-harkonnen = Haus Harkonnen
house-thorvald = Haus Thorvald
house-richese = Haus Richese

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
