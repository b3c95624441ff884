### Names of the base box: as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-atreides = House Atreides
house-harkonnen = House Harkonnen
house-thorvald = House Thorvald
house-richese = House Richese

## Factions; .the: the name with its article (after "with"); .at: after a number of Influence

faction-emperor = Emperor
    .the = the Emperor
    .at = with the Emperor
faction-guild = Spacing Guild
    .the = the Spacing Guild
    .at = with the Spacing Guild
faction-bene_gesserit = Bene Gesserit
    .the = the Bene Gesserit
    .at = with the Bene Gesserit
faction-fremen = Fremen
    .the = the Fremen
    .at = with the Fremen

## Agent icons besides the factions

icon-landsraad = Landsraad
icon-city = City
icon-spice_trade = Spice Trade

## Resources and other gains

resource-solari = Solari
resource-spice = spice
resource-water = water
resource-persuasion = Persuasion
resource-swords = swords
resource-vp = Victory Points
resource-troops = troops
resource-cards = cards
resource-intrigue = Intrigue

## Phases and turns

phase-setup = Setup
phase-round_start = Round Start
phase-player_turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame
phase-over = Game over
turn-open = undecided
turn-agent = Agent turn
turn-reveal = Reveal turn

## Where a card lies

zone-hand = hand
zone-discard = discard pile
zone-play = in play
zone-market = Imperium Row or Reserve
zone-aside = set aside

## Types of Intrigue cards

type-plot = Plot
type-combat = Combat
type-endgame = Endgame
type-win = when you win a Conflict

## Piles

pile-starter = Starting card
pile-reserve = Reserve card
pile-imperium = Imperium card

## Players

seat = Seat { $n }
seat-leader = { $leader } ({ $seat })
