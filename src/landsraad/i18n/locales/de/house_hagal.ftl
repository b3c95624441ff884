### House Hagal: the Rivals of the solo and the two-player game.

## Who they are

rival = Rivale { $n }
rival-leader = { $leader } ({ $rival })
term-house_hagal = Haus Hagal

## Levels of difficulty

difficulty-mercenary = Söldner (Neuling)
difficulty-sardaukar = Sardaukar (Veteran)
difficulty-mentat = Mentat (Experte)
difficulty-kwisatz_haderach = Kwisatz Haderach (Experte+)

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
rival_card-harvest_spice = Spice ernten
rival_card-arrakeen_1p = { space-arrakeen }
rival_card-arrakeen_2p = { space-arrakeen }
rival_card-reshuffle = Neu mischen
