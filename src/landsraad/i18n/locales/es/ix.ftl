### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-ecaz = Casa Ecaz
house-vernius = Casa Vernius
house-moritani = Casa Moritani

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = Medidor de Flete, casilla 1
shipping-2 = Medidor de Flete, casilla 2
shipping-3 = Medidor de Flete, casilla 3

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = El Auge de Ix
module-epic = Modalidad de partidas épicas
variant-imperium_row_dice = Fila del Imperio gestionada por dados
variant-brutal_escalation = Escalada brutal

## Units

unit-dreadnought = { -dreadnought_unit }

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = esa Facción
    .the = esa Facción
    .at = con esa Facción
    .of = de esa Facción
