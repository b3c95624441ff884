### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-ecaz = House Ecaz
house-vernius = House Vernius
house-moritani = House Moritani

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = Shipping track, space 1
shipping-2 = Shipping track, space 2
shipping-3 = Shipping track, space 3

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = Rise of Ix
module-epic = Epic Game Mode
variant-imperium_row_dice = Dice-based Imperium Row churn
variant-brutal_escalation = Brutal Escalation

## Units

unit-dreadnought = { -dreadnought_unit }

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = that Faction
    .the = that Faction
    .at = with that Faction
