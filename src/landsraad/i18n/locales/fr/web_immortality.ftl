## Les mots du navigateur pour Immortalité

web-lab = { -bene_tleilax }
web-view-lab = Tleilax
web-lab-open = { -bene_tleilax } : les deux pistes
web-specimen-cost = { $n ->
    [one] Coûte { $n } { -specimen }
   *[other] Coûte { $n } { -specimen(number: "other") }
}
web-tanks = { CAPITAL(-axolotl_tanks) }
web-tleilaxu-deck = Cartes restantes dans la pioche Tleilaxu
web-atomics-left = { -family_atomics } : pas encore utilisées
web-icon-research = Recherche
web-icon-specimen = { CAPITAL(-specimen) }
web-icon-tleilaxu = { CAPITAL(-tleilaxu_track) }
web-icon-genetic_marker = { CAPITAL(-genetic_marker) }
web-icon-graft = Greffe
web-icon-family_atomics = { -family_atomics }
web-icon-market = { -imperium_row }
web-icon-acquire_tleilaxu = Acquérir une { -tleilaxu_card }
web-icon-replace_tleilaxu = Remplacer une { -tleilaxu_card }
web-icon-copy_partner = Copier la carte greffée
web-icon-borrow_from_row = Greffer avec la { -imperium_row }
web-icon-trash_partner = Détruire l’autre carte greffée
web-icon-trash_grafted = Détruire une carte greffée
web-icon-partner_back = Reprendre la carte greffée
web-icon-recall_sent = Rappeler l’{ -agent } envoyé
web-chapter-immortality = Du nouveau dans Immortalité
web-chapter-immortality-why = Pour qui connaît le jeu de base : recherche, { -specimen(number: "other") }, { -tleilaxu_card(number: "other") } et greffes en cinq minutes.
web-lesson-lab = Le { -bene_tleilax }
web-lesson-lab-text = Un second { -game_board } : deux pistes et des cartes que l’on paie en { -specimen(number: "other") }.
web-lesson-research = La recherche
web-lesson-research-text = Chaque icône Recherche avance votre jeton d’une colonne vers la droite. Vous choisissez le chemin et prenez son bonus.
web-lesson-markers = { CAPITAL(-genetic_marker(number: "other")) }
web-lesson-markers-text = Les colonnes 4 et 8 donnent des { -genetic_marker(number: "other") } : les lignes des cartes qui les montrent valent alors pour vous.
web-lesson-tleilaxu = La { -tleilaxu_track }
web-lesson-tleilaxu-text = Elle donne des { -intrigue_card(number: "other") } et deux { -victory_point(number: "other") } ; le premier sur la case 4 prend son { -spice }.
web-lesson-tanks = { CAPITAL(-specimen(number: "other")) }
web-lesson-tanks-text = Un { -specimen } est une { -troop } de votre { -supply } dans les cuves. Dans votre { -reveal_turn }, il paie ces cartes.
web-lesson-graft = La greffe
web-lesson-graft-text = Une carte avec ce signe se joue avec une seconde : touchez les deux, ou glissez l’une sur l’autre.
web-lesson-atomics = { -family_atomics }
web-lesson-atomics-text = Une fois par partie, vous pouvez remplacer toute la { -imperium_row }.
web-lesson-begin = À vous
web-lesson-begin-text = Levez une carte et touchez un lieu qui brille.
