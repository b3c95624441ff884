### Names of the base box that are no printed names of things.

## Houses

house-atreides = Maison Atréides
house-harkonnen = Maison Harkonnen
house-thorvald = Maison Thorvald
house-richese = Maison Richèse

## Factions; .the: the name with its article; .at: after a number of Influence; .of: after "de"

faction-emperor = Empereur
    .the = l’Empereur
    .at = auprès de l’Empereur
    .of = de l’Empereur
faction-guild = Guilde Spatiale
    .the = la Guilde Spatiale
    .at = auprès de la Guilde Spatiale
    .of = de la Guilde Spatiale
faction-bene_gesserit = Bene Gesserit
    .the = le Bene Gesserit
    .at = auprès du Bene Gesserit
    .of = du Bene Gesserit
faction-fremen = Fremen
    .the = les Fremen
    .at = auprès des Fremen
    .of = des Fremen

## Agent icons besides the factions

icon-landsraad = Landsraad
icon-city = Cité
icon-spice_trade = Commerce d’épice

## Resources and other gains

resource-solari = solaris
resource-spice = épice
resource-water = eau
resource-persuasion = Persuasion
resource-swords = épées
resource-vp = Points de Victoire
resource-troops = troupes
resource-cards = cartes
resource-intrigue = Intrigue

## Phases and turns

phase-setup = Mise en place
phase-round_start = Début de la manche
phase-player_turns = Tours des joueurs
phase-combat = Combat
phase-makers = Faiseurs
phase-recall = Rappel
phase-endgame = Fin de partie
phase-over = Partie terminée
turn-open = à décider
turn-agent = tour d’Agent
turn-reveal = tour de Révélation

## Where a card lies

zone-hand = main
zone-discard = défausse
zone-play = en jeu
zone-market = Rangée Imperium ou Réserve
zone-aside = mise de côté

## Types of Intrigue cards

type-plot = Complot
type-combat = Combat
type-endgame = Fin de partie
type-win = quand vous remportez un Conflit

## Piles

pile-starter = Carte de départ
pile-reserve = Carte de la Réserve
pile-imperium = Carte Imperium

## Players

seat = Place { $n }
seat-leader = { $leader } ({ $seat })
    .of = { $leader_of } ({ $seat })
    .to = { $leader_to } ({ $seat })
