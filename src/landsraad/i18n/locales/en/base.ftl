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

## Rulebook terms

term-agent = Agent
term-swordmaster = Swordmaster
term-mentat = Mentat
term-garrison = garrison
term-supply = supply
term-conflict = Conflict
term-imperium_row = Imperium Row
term-reserve = Reserve
term-deck = deck
term-hand = hand
term-discard_pile = discard pile
term-in_play = in play
term-trash = trash
term-alliance = Alliance
term-influence = Influence
term-control = Control
term-first_player = First Player
term-high_council = High Council
term-signet_ring = Signet Ring
term-leader = Leader
term-round = round
term-agent_turn = Agent turn
term-reveal_turn = Reveal turn
term-round_start = Round Start
term-player_turns = Player Turns
term-combat = Combat
term-makers = Makers
term-recall = Recall
term-endgame = Endgame
term-plot = Plot
term-combat_card = Combat Intrigue card
term-endgame_card = Endgame Intrigue card
term-bonus_spice = bonus spice
term-strength = strength
term-fremen_bond = Fremen Bond
term-maker_space = Maker space
term-combat_space = Combat space
term-victory_points = Victory Points
term-conflict_deck = Conflict Deck
term-intrigue_deck = Intrigue Deck
term-intrigue_card = Intrigue card
term-imperium_deck = Imperium Deck
term-persuasion = Persuasion

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
