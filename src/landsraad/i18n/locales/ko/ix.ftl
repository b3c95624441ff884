### Rise of Ix: names as the rulebooks print them where they do, our own translation elsewhere.

## Houses

house-ecaz = 에카즈 가문
house-vernius = 버니우스 가문
house-moritani = 모리타니 가문

## Spaces of the Shipping track, from the first above the bottom

shipping-1 = 운송 트랙 1칸
shipping-2 = 운송 트랙 2칸
shipping-3 = 운송 트랙 3칸

## House Hagal cards: they bear the names of their spaces

rival_card-hagal_interstellar_shipping = { space-interstellar_shipping }
rival_card-hagal_foldspace_or_interstellar_shipping = { space-foldspace } / { space-interstellar_shipping }
rival_card-hagal_smuggling_or_interstellar_shipping = { space-smuggling } / { space-interstellar_shipping }
rival_card-hagal_tech_negotiation = { space-tech_negotiation }
rival_card-hagal_dreadnought_1p = { space-dreadnought }
rival_card-hagal_dreadnought_2p = { space-dreadnought }

## The box, its mode and its variants

module-ix = 익스의 부상
module-epic = 에픽 게임 모드
variant-imperium_row_dice = 주사위로 임페리움 열 교체
variant-brutal_escalation = 잔혹한 확전

## Units

unit-dreadnought = { -dreadnought_unit }

## The Faction that a token lay with; .the and .at as for the Factions themselves

faction-this = 그 팩션
    .the = 그 팩션
    .at = 그 팩션
