### House Hagal: the Rivals of the solo and the two-player game.

## Who they are

rival = 라이벌 { $n }
rival-leader = { $leader } ({ $rival })
term-house_hagal = 하갈 가문

## Levels of difficulty

difficulty-mercenary = 용병 (초보자)
difficulty-sardaukar = 사다우카 (숙련자)
difficulty-mentat = 멘타트 (전문가)
difficulty-kwisatz_haderach = 퀴사츠 해더락 (전문가+)

## House Hagal cards: most bear the name of their space

rival_card-conspire = { space-conspire }
rival_card-wealth = { space-wealth }
rival_card-heighliner = { space-heighliner }
rival_card-foldspace = { space-foldspace }
rival_card-selective_breeding = { space-selective_breeding }
rival_card-secrets = { space-secrets }
rival_card-hardy_warriors = { space-hardy_warriors }
rival_card-stillsuits = { space-stillsuits }
rival_card-rally_troops = { space-rally_troops }
rival_card-hall_of_oratory = { space-hall_of_oratory }
rival_card-carthag = { space-carthag }
rival_card-harvest_spice = 스파이스 채취
rival_card-arrakeen_1p = { space-arrakeen }
rival_card-arrakeen_2p = { space-arrakeen }
rival_card-reshuffle = 다시 섞기
