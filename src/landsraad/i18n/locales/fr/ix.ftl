### Rise of Ix: names that are no printed names of things.

## Houses

house-ecaz = Maison Ecaz
house-vernius = Maison Vernius
house-moritani = Maison Moritani

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = piste de Transport, case 1
shipping-2 = piste de Transport, case 2
shipping-3 = piste de Transport, case 3

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = L’Avènement d’Ix
module-epic = Mode Épique
variant-imperium_row_dice = Rangée Imperium renouvelée aux dés
variant-brutal_escalation = Escalade brutale

## Units

unit-dreadnought = { -dreadnought_unit }

## The Faction that a token lay with; forms as for the Factions themselves

faction-this = cette Faction
    .the = cette Faction
    .at = auprès de cette Faction
    .of = de cette Faction
