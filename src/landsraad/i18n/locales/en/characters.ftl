### The characters of bots: what they are, what they are called, how they play.

character-none = No character
character-none-why = Plays as well as it can and leans to nothing.
character-random = Any character
character-random-why = One is drawn when the table is laid, no two alike as long as there are others.
character-choice = Character
character-line = { $name }, { $character }
character-warlord = Warlord
character-warlord-name = Vask Tarrow
character-warlord-why = Sends { -troop(number: "other") } early and often, and would rather fight than wait.
character-trader = Trader
character-trader-name = Ordwin Mell
character-trader-why = Follows the money: { -solari } and { -spice } first, everything else is for sale.
character-schemer = Schemer
character-schemer-name = Saeline Irr
character-schemer-why = Gathers { -intrigue_card(number: "other") } and keeps you guessing when they will be played.
character-courtier = Courtier
character-courtier-name = Oriste Calvane
character-courtier-why = Courts every { -faction } and climbs their tracks step by step.
character-planner = Planner
character-planner-name = Dosk Imrey
character-planner-why = Builds a { -deck } and holds offices, with the last { -round(number: "other") } in mind.
