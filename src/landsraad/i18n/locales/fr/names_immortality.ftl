### Names of Immortality: our own translation.

## card

card-beguiling_pheromones = Phéromones envoûtantes
card-bene_tleilax_lab = Laboratoire du Bene Tleilax
card-bene_tleilax_researcher = Chercheur du Bene Tleilax
card-blank_slate = Page blanche
card-chairdog = Canisiège
card-clandestine_meeting = Réunion clandestine
card-contaminator = Contaminateur
card-corrino_genes = Gènes Corrino
card-corrupt_smuggler = Contrebandier corrompu
card-dissecting_kit = Trousse de dissection
card-experimentation = Expérimentation
card-face_dancer = Danseur-visage
card-face_dancer_initiate = Initié danseur-visage
card-for_humanity = Pour l’humanité
card-from_the_tanks = Sortis des cuves
card-ghola = Ghola
card-guild_impersonator = Imposteur de la Guilde
card-high_priority_travel = Voyage prioritaire
card-imperium_ceremony = Cérémonie de l’Imperium
card-industrial_espionage = Espionnage industriel
card-interstellar_conspiracy = Conspiration interstellaire
card-keys_to_power = Clés du pouvoir
card-lisan_al_gaib = Lisan al-Gaib
card-long_reach = Bras long
card-occupation = Occupation
card-organ_merchants = Marchands d’organes
card-planned_coupling = Union planifiée
card-reclaimed_forces = Forces récupérées
card-replacement_eyes = Yeux de remplacement
card-sardaukar_quartermaster = Intendant sardaukar
card-scientific_breakthrough = Percée scientifique
card-shadout_mapes = Shadout Mapes
card-show_of_strength = Démonstration de force
card-slig_farmer = Éleveur de sligs
card-spiritual_fervor = Ferveur spirituelle
card-stillsuit_manufacturer = Fabricant de distilles
card-stitched_horror = Horreur recousue
card-subject_x_137 = Sujet X-137
card-throne_room_politics = Politique de la salle du trône
card-tleilaxu_infiltrator = Infiltré tleilaxu
card-tleilaxu_master = Maître tleilaxu
card-tleilaxu_surgeon = Chirurgien tleilaxu
card-twisted_mentat = Mentat perverti
card-unnatural_reflexes = Réflexes surnaturels
card-usurp = Usurper

## intrigue

intrigue-breakthrough = Percée
intrigue-counterattack = Contre-attaque
intrigue-disguised_bureaucrat = Bureaucrate déguisé
intrigue-economic_positioning = Position économique
intrigue-gruesome_sacrifice = Sacrifice macabre
intrigue-harvest_cells = Récolter des cellules
intrigue-illicit_dealings = Affaires illicites
intrigue-shadowy_bargain = Marché obscur
intrigue-study_melange = Étudier le mélange
intrigue-tleilaxu_puppet = Marionnette tleilaxu
intrigue-vicious_talents = Talents vicieux

## module

module-immortality = Immortalité

## rival_card

rival_card-hagal_carthag_left = { space-carthag }
rival_card-hagal_carthag_plain = { space-carthag }
rival_card-hagal_carthag_right = { space-carthag }
rival_card-hagal_research_station = { space-research_station }
