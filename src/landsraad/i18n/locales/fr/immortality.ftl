## Les deux pistes du plateau Bene Tleilax

research-c0 = { CAPITAL(-research_track) }, départ
research-c1 = { CAPITAL(-research_track) }, colonne 1
research-c2a = { CAPITAL(-research_track) }, colonne 2, en haut
research-c2b = { CAPITAL(-research_track) }, colonne 2, en bas
research-c3a = { CAPITAL(-research_track) }, colonne 3, en haut
research-c3b = { CAPITAL(-research_track) }, colonne 3, au milieu
research-c3c = { CAPITAL(-research_track) }, colonne 3, en bas
research-c4a = { CAPITAL(-research_track) }, colonne 4, en haut
research-c4b = { CAPITAL(-research_track) }, colonne 4, au milieu
research-c4c = { CAPITAL(-research_track) }, colonne 4, en bas
research-c5a = { CAPITAL(-research_track) }, colonne 5, en haut
research-c5b = { CAPITAL(-research_track) }, colonne 5, au milieu
research-c5c = { CAPITAL(-research_track) }, colonne 5, en bas
research-c6a = { CAPITAL(-research_track) }, colonne 6, en haut
research-c6b = { CAPITAL(-research_track) }, colonne 6, au milieu
research-c6c = { CAPITAL(-research_track) }, colonne 6, en bas
research-c7a = { CAPITAL(-research_track) }, colonne 7, en haut
research-c7b = { CAPITAL(-research_track) }, colonne 7, au milieu
research-c7c = { CAPITAL(-research_track) }, colonne 7, en bas
research-c8a = { CAPITAL(-research_track) }, colonne 8, en haut
research-c8b = { CAPITAL(-research_track) }, colonne 8, au milieu
research-c8c = { CAPITAL(-research_track) }, colonne 8, en bas
tleilaxu-t0 = { CAPITAL(-tleilaxu_track) }, départ
tleilaxu-t1 = { CAPITAL(-tleilaxu_track) }, case 1
tleilaxu-t2 = { CAPITAL(-tleilaxu_track) }, case 2
tleilaxu-t3 = { CAPITAL(-tleilaxu_track) }, case 3
tleilaxu-t4 = { CAPITAL(-tleilaxu_track) }, case 4
tleilaxu-t5 = { CAPITAL(-tleilaxu_track) }, case 5
tleilaxu-t6 = { CAPITAL(-tleilaxu_track) }, case 6
tleilaxu-t7 = { CAPITAL(-tleilaxu_track) }, case 7

variant-go_to_11 = Jusqu’à 11

kind-research = { -research_track }
kind-tleilaxu = { -tleilaxu_track }
cli-kind-research = Cases de la { -research_track } ({ $n })
cli-kind-tleilaxu = Cases de la { -tleilaxu_track } ({ $n })
field-research = { -research_track }
field-markers = { -genetic_marker(number: "other") }
field-tleilaxu = { -tleilaxu_track }
field-specimens = { -specimen(number: "other") }
field-family_atomics = { -family_atomics }
field-tleilaxu_row = { -tleilaxu_row }
field-tleilaxu_deck = { -tleilaxu_card(number: "other") } dans la pioche
field-tleilaxu_spice = { -spice } sur la { -tleilaxu_track }

## Effets

goods-specimen = { $n ->
    [one] { $n } { -specimen }
   *[other] { $n } { -specimen(number: "other") }
}
effect-research = { $n ->
    [one] effectuer une recherche
   *[other] effectuer { $n } recherches
}
effect-tleilaxu = { $n ->
    [one] avancer de { $n } case sur la { -tleilaxu_track }
   *[other] avancer de { $n } cases sur la { -tleilaxu_track }
}
effect-acquire_tleilaxu = acquérir une carte de la { -tleilaxu_row } pour son coût en { -specimen(number: "other") }
effect-replace_tleilaxu-left = retirer et remplacer la carte de gauche de la { -tleilaxu_row }
effect-replace_tleilaxu-right = retirer et remplacer la carte de droite de la { -tleilaxu_row }
effect-copy_partner = utiliser aussi avec cette carte tout ce que dit l’encadré { -agent } de l’autre carte greffée
effect-borrow_from_row = vous pouvez aussi la greffer à une carte de la { -imperium_row }, utilisée sans être acquise et détruite à la fin du tour
effect-trash_partner = détruire l’autre carte greffée
effect-trash_grafted = détruire une des deux cartes greffées
effect-partner_back = au début de votre { -reveal_turn }, reprendre en { -hand } l’autre carte greffée en jeu
effect-recall_sent = rappeler l’{ -agent } que vous avez envoyé ce tour-ci
modifier-combat_icon = vous pouvez déployer des { -troop(number: "other") } comme si vous aviez envoyé votre { -agent } sur un { -combat_space }
counter-partner_icons = chaque { -agent_icon } de l’autre carte greffée
condition-markers = { $at_least ->
    [one] si vous avez le premier { -genetic_marker }
   *[other] si vous avez le deuxième { -genetic_marker }
}
condition-grafted = si cette carte est greffée
condition-grafted_with = si elle est greffée à une carte { $factions }
list-faction-card = { $faction }
condition-enemy_combat_card = si un adversaire a joué une carte { -combat } dans ce { -conflict }
condition-spice = si vous avez au moins { $at_least } { $at_least ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
}
condition-most_deployed = si vous avez plus de { -troop(number: "other") } dans la { -conflict_area } que chaque adversaire
condition-lost_troops = si vous perdez { $at_least } { -troop(number: "other") } ou plus
type-loss = Après un { -conflict }
box-loss = Après un { -conflict }
note-infiltrates-all = Les { -agent(number: "other") } ennemis ne bloquent pas l’{ -agent } que vous envoyez avec elle.
note-graft = Greffe : dans un { -agent_turn }, elle ne se joue qu’avec une autre carte.
note-more_icons = { CAPITAL($condition) } : aussi { $icons }.
note-marker = { $n ->
    [one] Le premier { -genetic_marker }.
   *[other] Le deuxième { -genetic_marker }.
}
note-first_spice = Le premier joueur qui arrive prend aussi { $n } { $n ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
}.
note-stays = Reste dans la { -tleilaxu_row }.
two-cards = { $card } + { $partner }

## Questions et options

prompt-research = Quel chemin prend votre { -research_token } ?
prompt-graft = À quelle carte la greffez-vous ?
prompt-grafted_icons = Laquelle des deux cartes greffées reçoit les { -agent_icon(number: "other") } ?
prompt-trash_grafted = Laquelle des deux cartes greffées détruisez-vous ?
prompt-acquire_tleilaxu = Acquérez-vous une carte de la { -tleilaxu_row } ?
prompt-return_specimens = Votre { -supply } ne suffit pas. Combien de { -specimen(number: "other") } y rendez-vous d’abord ?
prompt-after_combat = Le { -conflict } est terminé. Jouez une carte pour vos { -troop(number: "other") } perdues ou passez.
option-research = { $research }
option-research-bonus = { $research } : { $effect }
option-graft = La greffer à « { $card } »
option-graft-market = La greffer à « { $card } » de la { -imperium_row }
option-icons_to = « { $card } »
option-trash_grafted = Détruire « { $card } »
option-return_specimens = { $n ->
    [0] Ne rendre aucun { -specimen }
    [one] Rendre { $n } { -specimen }
   *[other] Rendre { $n } { -specimen(number: "other") }
}
option-family_atomics = Utiliser vos { -family_atomics }

## Le journal

log-researched = { $seat } effectue une recherche et atteint la colonne { $amount }.
log-marker_reached = { $amount ->
    [one] { $seat } atteint le premier { -genetic_marker }.
   *[other] { $seat } atteint le deuxième { -genetic_marker }.
}
log-tleilaxu_advanced = { $seat } avance à la case { $amount } de la { -tleilaxu_track }.
log-specimen_gained = { $amount ->
    [one] { $seat } gagne { $amount } { -specimen }.
   *[other] { $seat } gagne { $amount } { -specimen(number: "other") }.
}
log-specimen_spent = { $amount ->
    [one] { $seat } dépense { $amount } { -specimen }.
   *[other] { $seat } dépense { $amount } { -specimen(number: "other") }.
}
log-specimen_returned = { $amount ->
    [one] { $seat } rend { $amount } { -specimen } à sa { -supply }.
   *[other] { $seat } rend { $amount } { -specimen(number: "other") } à sa { -supply }.
}
log-tleilaxu_row_filled = « { $what } » entre dans la { -tleilaxu_row }.
log-tleilaxu_row_removed = « { $what } » est retirée de la { -tleilaxu_row }.
log-cards_grafted = { $seat } greffe « { $what } » et « { $other } ».
log-card_borrowed = { $seat } utilise « { $what } » de la { -imperium_row } avec « { $other } ».
log-atomics_used = { $seat } utilise ses { -family_atomics }.

## Le plateau en texte

board-tleilaxu_row = { -tleilaxu_row }
board-research = { CAPITAL(-research_track) }
board-research-next = ensuite
board-tleilaxu = { CAPITAL(-tleilaxu_track) }
board-specimens = { CAPITAL(-specimen(number: "other")) }
board-atomics = { -family_atomics }
board-tleilaxu_deck = pioche { $n }
board-tleilaxu_spice = { $n } { $n ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
} sur la case 4

## Reasons

why-needs_partner = « { $card } » ne se joue qu’avec une autre carte.
why-specimens = { $cost ->
    [one] « { $card } » coûte { $cost } { -specimen } ; vous en avez { $have }.
   *[other] « { $card } » coûte { $cost } { -specimen(number: "other") } ; vous en avez { $have }.
}
why-atomics_used = Vous avez déjà utilisé vos { -family_atomics }.
