### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-ecaz = Haus Ecaz
house-vernius = Haus Vernius
house-moritani = Haus Moritani

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = Frachtleiste, Feld 1
shipping-2 = Frachtleiste, Feld 2
shipping-3 = Frachtleiste, Feld 3

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = Aufstieg von Ix
module-epic = Epischer Spielmodus
variant-imperium_row_dice = Imperium-Reihe mit Würfeln austauschen
variant-brutal_escalation = Brutale Eskalation

## Units

unit-dreadnought = { -dreadnought_unit }

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = dieser Fraktion
    .the = dieser Fraktion
    .at = bei dieser Fraktion
