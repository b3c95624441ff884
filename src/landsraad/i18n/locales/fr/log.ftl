### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = { CAPITAL(-round) } { $amount } : le { -conflict } est « { $what } » ; le { -first_player } est { $seat }.
log-turn_started = Le tour { $seat_of } commence.
log-agent_placed = { $seat } envoie un { -agent } sur « { $what } » avec « { $other } ».
log-agent_moved = { $seat } soulève un { -agent } de « { $what } ».
log-agent_moved-to = { $seat } déplace un { -agent } de « { $what } » sur « { $other } ».
log-agent_recalled = { $seat } rappelle un { -agent } de « { $what } ».
log-resource_gained = { $seat } gagne { $goods }.
log-resource_paid = { $seat } paie { $goods }.
log-vp_gained = { $seat } gagne { $goods }.
log-vp_lost = { $seat } perd { $goods }.
log-influence_gained = { $seat } gagne { $goods }.
log-influence_lost = { $seat } perd { $goods }.
log-alliance_taken = { $seat } obtient l’{ -alliance } { $faction_of }.
log-alliance_taken-from = { $seat } prend { $other_to } l’{ -alliance } { $faction_of }.
log-alliance_returned = { $seat } rend au { -game_board } l’{ -alliance } { $faction_of }.
log-troops_recruited = { $amount ->
    [one] { $seat } recrute { $amount } { -troop }.
   *[other] { $seat } recrute { $amount } { -troop(number: "other") }.
}
log-troops_deployed = { $amount ->
    [one] { $seat } déploie { $amount } { -troop }.
   *[other] { $seat } déploie { $amount } { -troop(number: "other") }.
}
log-troops_retreated = { $amount ->
    [one] { $seat } replie { $amount } { -troop }.
   *[other] { $seat } replie { $amount } { -troop(number: "other") }.
}
log-troops_lost = { $amount ->
    [one] { $seat } perd { $amount } { -troop }.
   *[other] { $seat } perd { $amount } { -troop(number: "other") }.
}
log-card_drawn = { $seat } pioche « { $what } ».
log-card_drawn-hidden = { $seat } pioche une carte.
log-deck_shuffled = { $seat } mélange sa { -discard_pile } pour former un nouveau { -deck }.
log-card_trashed = { $seat } détruit « { $what } ».
log-card_discarded = { $seat } { -discard_pile } « { $what } ».
log-card_acquired = { $seat } acquiert « { $what } ».
log-card_revealed = { $seat } révèle « { $what } ».
log-row_filled = « { $what } » entre dans la { -imperium_row }.
log-card_reserved = { $seat } met de côté « { $what } » de la { -imperium_row }.
log-card_removed = « { $what } » quitte la partie sans preneur.
log-card_taken_back = { $seat } reprend « { $what } » en { -hand }.
log-card_put_on_top = { $seat } place « { $what } » sur le dessus de son { -deck }.
log-intrigue_drawn = { $seat } pioche « { $what } » (Intrigue).
log-intrigue_drawn-hidden = { $seat } pioche une { -intrigue_card }.
log-intrigue_played = { $seat } joue « { $what } » (Intrigue).
log-intrigue_stolen = { $seat } vole « { $what } » (Intrigue) { $other_to }.
log-intrigue_stolen-hidden = { $seat } vole une { -intrigue_card } { $other_to }.
log-intrigue_deck_shuffled = Le { -intrigue_deck } est remélangé.
log-council_joined = { $seat } prend un siège au { -high_council }.
log-swordmaster_gained = { $seat } obtient le { -swordmaster_agent }.
log-mentat_taken = { $seat } prend le { -mentat }.
log-mentat_promised = { $seat } recevra le { -mentat } à la { -round } suivante.
log-control_gained = { $seat } prend le { -control } de « { $what } ».
log-control_lost = { $seat } perd le { -control } de « { $what } ».
log-space_closed = { $seat } ferme « { $what } » à ses adversaires.
log-secret_chosen = { $seat } choisit en secret : { $what }.
log-secret_chosen-hidden = { $seat } choisit une { -faction } en secret.
log-secret_shown = { $seat } révèle les { -faction(number: "other") } choisies en secret.
log-turn_passed = { $seat } passe son tour.
log-strength_set = { $seat } a une { -combat_strength } de { $amount }.
log-combat_started = Le { -combat } commence : « { $what } ».
log-combat_passed = { $seat } passe au { -combat }.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat } est à égalité pour la première place avec une { -combat_strength } de { $amount } : personne ne gagne et les joueurs à égalité prennent la deuxième { -reward } ({ $rule }).
    [B-TIE-03] { $seat } ne prend aucune { -reward } : trois joueurs ou plus sont à égalité pour la première place ({ $rule }).
    [B-TIE-04] { $seat } ne prend aucune { -reward } : à moins de quatre joueurs, une égalité pour la première place n’en laisse aucune ({ $rule }).
    [B-TIE-05] { $seat } est à égalité pour la deuxième place avec une { -combat_strength } de { $amount } : les joueurs à égalité prennent la troisième { -reward } ({ $rule }).
   *[other] { $seat } est à égalité pour la troisième place avec une { -combat_strength } de { $amount } : les joueurs à égalité ne prennent aucune { -reward } ({ $rule }).
}
log-conflict_won = { $seat } remporte « { $what } ».
log-reward_taken = { $amount ->
    [1] { $seat } prend la première { -reward } de « { $what } ».
    [2] { $seat } prend la deuxième { -reward } de « { $what } ».
   *[other] { $seat } prend la troisième { -reward } de « { $what } ».
}
log-spice_added = { $amount ->
    [one] { $amount } { -bonus_spice } s’ajoute sur « { $what } ».
   *[other] { $amount } { -bonus_spice(number: "other") } s’ajoutent sur « { $what } ».
}
log-first_player_passed = Le { -first_player } est maintenant { $seat }.
log-endgame_started = La { -endgame } commence.
log-game_ended = { $amount ->
    [one] { $seat } gagne la partie avec { $amount } { -victory_point }.
   *[other] { $seat } gagne la partie avec { $amount } { -victory_point(number: "other") }.
}

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat } met en service un { -dreadnought_unit }.
log-dreadnought_deployed = { $amount ->
    [one] { $seat } déploie { $amount } { -dreadnought_unit }.
   *[other] { $seat } déploie { $amount } { -dreadnought_unit(number: "other") }.
}
log-dreadnought_retreated = { $amount ->
    [one] { $seat } replie { $amount } { -dreadnought_unit }.
   *[other] { $seat } replie { $amount } { -dreadnought_unit(number: "other") }.
}
log-dreadnought_on_flag = { $seat } prend le { -control } de « { $what } » avec un { -dreadnought_unit }.
log-dreadnought_came_home = { $amount ->
    [one] { $amount } { -dreadnought_unit } { $seat_of } revient dans la { -garrison }.
   *[other] { $amount } { -dreadnought_unit(number: "other") } { $seat_of } reviennent dans la { -garrison }.
}
log-dreadnought_given_up = { $seat } rend un { -dreadnought_unit } à sa { -supply } avec « { $what } ».
log-tile_acquired = { $seat } acquiert « { $what } » ({ -tech_tile }).
log-tile_turned_up = « { $what } » est dévoilée ({ -tech_tile }).
log-tile_used = { $seat } utilise « { $what } » ({ -tech_tile }).
log-tile_trashed = { $seat } détruit « { $what } » ({ -tech_tile }).
log-tile_trashed-nobody = « { $what } » ({ -tech_tile }) est détruite : aucune tuile disponible n’était pour les { -rival(number: "other") }.
log-negotiator_placed = { $amount ->
    [one] { $seat } place { $amount } { -negotiator }.
   *[other] { $seat } place { $amount } { -negotiator(number: "other") }.
}
log-negotiator_returned = { $amount ->
    [one] { $seat } rend { $amount } { -negotiator } à sa { -supply }.
   *[other] { $seat } rend { $amount } { -negotiator(number: "other") } à sa { -supply }.
}
log-freighter_advanced = { $seat } fait avancer le { -freighter } à la case { $amount }.
log-freighter_recalled = { $seat } rappelle le { -freighter } de la case { $amount }.
log-mark_taken = { $seat } prend le jeton Détecteur de la piste { $faction_of } (jeton { $amount }).
log-intrigue_buried = { $seat } place « { $what } » (Intrigue) sous son { -deck }.
log-intrigue_buried-hidden = { $seat } place une { -intrigue_card } sous son { -deck }.
log-intrigue_put_back = { $seat } remet « { $what } » (Intrigue) sur le dessus de son { -deck }.
log-intrigue_put_back-hidden = { $seat } remet une { -intrigue_card } sur le dessus de son { -deck }.
log-card_set_aside = { $seat } met de côté « { $what } » jusqu’au deuxième tour.
log-card_set_aside-hidden = { $seat } met de côté une carte jusqu’au deuxième tour.
log-card_returned = { $seat } montre « { $what } », mise de côté, et la reprend.
log-extra_turn = { $seat } jouera un autre tour après celui-ci.
log-dice_rolled = Un dé indique { $amount }.
log-row_trashed = « { $what } » de la { -imperium_row } est détruite.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat } révèle « { $what } » pour ses { -sword(number: "other") } ({ $rule }).
    [R-CMB-01] { $seat } révèle « { $what } » pour ses { -sword(number: "other") } ({ $rule }).
   *[other] { $seat } révèle « { $what } » ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat } ignore « { $what } » : l’emplacement est occupé ({ $rule }).
    [H-AGT-05] { $seat } ignore « { $what } » : l’emplacement est fermé ({ $rule }).
    [H-HRV-06] { $seat } ignore « { $what } » : aucun { -maker_space } libre n’a d’{ -bonus_spice } ({ $rule }).
    [X-RIV-06] { $seat } ignore « { $what } » : tous ses { -dreadnought_unit(number: "other") } sont déjà en service ({ $rule }).
    [X-RIV-07] { $seat } ignore « { $what } » : moins de 2 { -influence } auprès de la Guilde Spatiale ({ $rule }).
    [X-RIV-08] { $seat } ignore « { $what } » : l’emplacement de son { -influence } n’est pas disponible ({ $rule }).
    [R-AGT-02] { $seat } ignore « { $what } » : l’emplacement n’est pas disponible ({ $rule }).
    [R-SPI-04] { $seat } ignore « { $what } » : l’emplacement qui convient n’est pas disponible ({ $rule }).
    [R-SPI-07] { $seat } ignore « { $what } » : moins de 2 { -influence } auprès des Fremen ({ $rule }).
    [R-SPI-08] { $seat } ignore « { $what } » : aucun des deux emplacements n’a d’{ -bonus_spice } ({ $rule }).
    [R-SPI-09] { $seat } ignore « { $what } » : l’emplacement n’a pas d’{ -bonus_spice } ({ $rule }).
    [R-VAR-12] { $seat } ignore « { $what } » : il a déjà l’{ -alliance } et mène ({ $rule }).
    [R-VAR-13] { $seat } ignore « { $what } » : son retard est trop grand ({ $rule }).
   *[other] { $seat } ignore « { $what } » ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat } envoie un { -agent } sur « { $what } », l’{ -maker_space } libre avec le plus d’{ -bonus_spice } ({ $rule }).
    [X-RIV-17] { $seat } envoie un { -dreadnought_unit } sur « { $what } », qu’un adversaire contrôle ({ $rule }).
    [X-RIV-18] { $seat } envoie un { -dreadnought_unit } sur « { $what } », le premier dans l’ordre des emplacements ({ $rule }).
   *[other] { $seat } envoie un { -agent } sur « { $what } » ({ $rule }).
}
log-rival_chose = { $rule ->
    [R-AGT-06] { $seat } gagne de l’{ -influence } { $faction_at } : c’est sa place dans la liste ({ $rule }).
    [R-CHO-02] { $seat } choisit l’{ -influence } { $faction_at }, la première de sa liste là où il en a le moins ({ $rule }).
    [R-GEN-02] { $seat } choisit l’{ -influence } { $faction_at }, comme le dit sa carte ({ $rule }).
   *[other] { $seat } choisit l’{ -influence } { $faction_at }, où il en a le moins ({ $rule }).
}
log-rival_spent = { $seat } dépense { $goods } pour gagner un { -victory_point } ({ $rule }).
log-rival_held_back = { $rule ->
    [R-VAR-08] { $seat } ne déploie pas de { -troop(number: "other") } : son avance est déjà de 3 { -unit(number: "other") } ou plus ({ $rule }).
   *[other] { $seat } ne déploie pas de { -troop(number: "other") } : son avance est déjà de 4 ou plus en { -combat_strength } ({ $rule }).
}
log-rival_deck_shuffled = Les { $amount } { -house_hagal_card(number: "other") } sont mélangées pour former un nouveau { -deck }.
log-rival_idle = { $seat } n’envoie aucun { -agent } : aucune { -house_hagal_card } ne montre un emplacement disponible ({ $rule }).
log-rival_acquired = { $seat } choisit « { $what } », la { -tech_tile } la plus chère qui lui est permise et qu’il peut payer ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat } utilise « { $what } » pour passer à côté d’{ -agent(number: "other") } adverses ({ $rule }).
   *[other] { $seat } utilise « { $what } » ({ $rule }).
}
log-rival_shipped = { $seat } déplace son { -freighter } ({ $rule }).

# A game that outlived a version of the server.
log-rules_changed = Les règles de ce serveur ont changé. La partie continue avec les nouvelles à partir du début de la { -round } { $amount } ; ce qui y a été décidé depuis est annulé.
