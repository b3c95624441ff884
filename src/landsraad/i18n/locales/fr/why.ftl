### Why something is not available now, and the errors of the library in words.

## Reasons

why-game_over = La partie est terminée.
why-empty = Rien n’a été nommé.
why-not_turn_start = Cela se fait au début d’un tour. Maintenant : { $question }
why-mandatory_left = Un effet obligatoire reste à appliquer.
why-not_an_option = Ce n’est pas parmi les options. La question pour { $seat } : { $question }
why-not_in_hand = « { $card } » n’est pas dans votre { -hand }.
why-no_agent = Il ne vous reste aucun { -agent } à envoyer.
why-no_icon = « { $card } » n’a pas d’{ -agent_icon }.
why-no_space = Aucun { -board_space } n’est ouvert à « { $card } » maintenant.
why-wrong_icon = « { $card } » n’a pas d’{ -agent_icon } qui mène à « { $space } ».
why-occupied = L’emplacement « { $space } » est occupé.
why-closed = L’emplacement « { $space } » est fermé jusqu’au prochain tour de qui l’a fermé.
why-once_per_game = Vous avez déjà utilisé l’emplacement « { $space } » ; c’est possible une fois par partie.
why-requirement = Vous ne remplissez pas la condition de « { $space } ».
why-level = L’emplacement « { $space } » vous est interdit à ce niveau de difficulté.
why-cost = L’emplacement « { $space } » coûte { $goods } ; vous avez { $have }.
why-cost_choice = Vous ne pouvez payer aucun des coûts de « { $space } ».
why-not_reveal_turn = Les cartes s’acquièrent pendant votre { -reveal_turn }.
why-no_price = « { $card } » ne peut pas être acquise avec de la { -persuasion }.
why-stack_empty = Il ne reste aucun exemplaire de « { $card } » dans la { -reserve }.
why-not_on_offer = « { $card } » n’est ni dans la { -imperium_row } ni dans la { -reserve }.
why-persuasion = « { $card } » coûte { $cost } { -persuasion } ; vous avez { $have }.
why-intrigue_not_held = Vous n’avez pas « { $intrigue } ».
why-intrigue_time = « { $intrigue } » ne peut pas être jouée maintenant ; son moment : { $type }.
why-intrigue_condition = La condition de « { $intrigue } » n’est pas remplie maintenant.
why-intrigue_cost = Vous ne pouvez pas payer « { $intrigue } », ou elle n’aurait pas d’effet.
why-no_combat_space = Les { -troop(number: "other") } se déploient pendant un { -agent_turn } sur un { -combat_space }.
why-deploy_limit = { $limit ->
    [0] Vous ne pouvez plus déployer de { -troop(number: "other") } maintenant.
    [one] Vous pouvez déployer au plus { $limit } { -troop } maintenant.
   *[other] Vous pouvez déployer au plus { $limit } { -troop(number: "other") } maintenant.
}
why-with_rule = { $reason } (règle { $rule })
why-no_tech_icon = « { $tile } » ne s’acquiert que par un effet d’acquisition de Technologie.
why-tile_not_on_offer = « { $tile } » n’est pas au sommet d’une pile de { -tech_tile(number: "other") }.
why-tile_price = Vous ne pouvez pas payer « { $tile } » ; son coût est de { $cost } { $cost ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
}.
why-tile_not_owned = Vous ne possédez pas « { $tile } ».
why-tile_time = « { $tile } » ne peut pas être utilisée maintenant.
why-tile_face_down = « { $tile } » est face cachée jusqu’à la prochaine { -round }.
why-tile_cost = Vous ne pouvez pas payer l’utilisation de « { $tile } », ou elle n’aurait pas d’effet.

## Errors

error-setup = La partie ne peut pas être mise en place ainsi : { $detail }
error-illegal_action = Ce n’est pas permis maintenant : { $detail }
error-no_history = Cette partie n’a pas d’historique : { $detail }
error-save = La partie enregistrée est illisible : { $detail }
error-content = Les boîtes se contredisent : { $detail }
error-language = La langue { $language } n’existe pas ; il y a { $languages }.
error-unknown = Une erreur s’est produite : { $detail }
