### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source } : { $question }
prompt-play_card = Jouez une carte pour envoyer un { -agent }, révélez votre { -hand } ou jouez une carte { -plot }.
prompt-choose_agent = Quel { -agent } envoyez-vous ?
prompt-choose_space = Où envoyez-vous l’{ -agent } ?
prompt-resolve = Votre { -agent_turn } : appliquez des effets, déployez des { -troop(number: "other") } ou terminez le tour.
prompt-acquire = Votre { -reveal_turn } : acquérez des cartes, appliquez des effets ou terminez le tour.
prompt-choose_effect = Choisissez un effet.
prompt-pay = Payez-vous le coût ?
prompt-trash = Choisissez une carte à détruire.
prompt-discard = Choisissez une carte à défausser.
prompt-gain_influence = Auprès de quelle { -faction } gagnez-vous de l’{ -influence } ?
prompt-lose_influence = Auprès de quelle { -faction } perdez-vous de l’{ -influence } ?
prompt-choose_opponent = Choisissez un adversaire.
prompt-deploy = Combien de { -troop(number: "other") } déployez-vous ?
prompt-retreat = Combien de { -troop(number: "other") } repliez-vous ?
prompt-combat_intrigue = Jouez une carte { -combat } ou passez.
prompt-take_reward = Prenez votre { -reward }.
prompt-endgame_intrigue = Jouez une carte { -endgame } ou passez.
prompt-acquire_free = Choisissez une carte à acquérir.
prompt-reserve_card = Choisissez une carte de la { -imperium_row } à mettre de côté.
prompt-take_back = Choisissez une carte de votre { -discard_pile } à reprendre en { -hand }.
prompt-top_card = Piochez-vous ou détruisez-vous la première carte de votre { -deck } ?
prompt-put_card = Où placez-vous la carte acquise ?
prompt-close_space = Choisissez un { -board_space } à fermer à vos adversaires.
prompt-choose_secret = Choisissez une { -faction } en secret.
prompt-give_alliance = Quel adversaire reçoit l’{ -alliance } ?
prompt-defend = Déployez-vous 1 { -troop } de votre { -supply } pour défendre votre { -control } ?
prompt-pass_turn = Passez-vous votre tour ?
prompt-recall_agent = Quel { -agent } rappelez-vous ?
prompt-rival = Choisissez pour { $rival } : { $question }
prompt-gain_influence-rival = Auprès de quelle { -faction } { $rival } gagne-t-il de l’{ -influence } ?
prompt-choose_effect-rival = Choisissez un effet pour { $rival }.
prompt-acquire_tech = Acquérez-vous une { -tech_tile } ?
prompt-choose_currency = Avec quoi payez-vous la tuile ?
prompt-return_negotiators = Combien de { -negotiator(number: "other") } rendez-vous pour baisser le prix ?
prompt-place_negotiators = Combien de { -negotiator(number: "other") } placez-vous ?
prompt-move_freighter = Faites-vous avancer ou rappelez-vous votre { -freighter } ?
prompt-take_space = Vous avez gagné avec un { -dreadnought_unit }. Où va-t-il ?
prompt-retreat_enemy = De qui forcez-vous une { -unit } à se replier ?
prompt-choose_unit = Quelle { -unit } se replie ?
prompt-retreat_units = Combien des { -unit(number: "other") } qui se replient sont des { -troop(number: "other") } ?
prompt-deploy_dreadnoughts = Combien de { -dreadnought_unit(number: "other") } déployez-vous ?
prompt-lose_troop = Où perdez-vous la { -troop } ?
prompt-bury_intrigue = Choisissez une { -intrigue_card } à placer sous son { -deck }.
prompt-return_intrigue = Choisissez la { -intrigue_card } à remettre sur le dessus de son { -deck }.
prompt-set_aside = Choisissez une carte de votre { -hand } à mettre de côté jusqu’à votre deuxième tour.

## Options

option-agent = Envoyer un { -agent } avec « { $card } »
option-agent-to = Envoyer un { -agent } avec « { $card } » sur « { $space } »
option-agent-from = Envoyer l’{ -agent } de « { $from } » avec « { $card } »
option-agent-from-to = Envoyer l’{ -agent } de « { $from } » avec « { $card } » sur « { $space } »
option-agent-leader = Envoyer un { -agent } de votre { -leader } avec « { $card } »
option-agent-leader-to = Envoyer un { -agent } de votre { -leader } avec « { $card } » sur « { $space } »
option-reveal = Révéler votre { -hand }
option-end_turn = Terminer le tour
option-pass = Passer
option-accept = Oui
option-decline = Non
option-pay = Payer
option-defend = Défendre
option-pass_turn = Passer le tour
option-top = Sur le dessus de votre { -deck }
option-pile = Dans votre { -discard_pile }
option-draw = La piocher
option-draw-card = Piocher « { $card } »
option-trash-top = La détruire
option-trash-top-card = Détruire « { $card } »
option-trash = Détruire « { $card } » ({ $zone })
option-discard = Défausser « { $card } »
option-influence = Gagner de l’{ -influence } { $faction_at }
option-lose = Perdre de l’{ -influence } { $faction_at }
option-secret = Choisir en secret : { $faction }
option-acquire = Acquérir « { $card } »
option-acquire-aside = Acquérir « { $card } », mise de côté pour vous
option-reserve = Mettre de côté « { $card } »
option-take = Reprendre « { $card } » en { -hand }
option-intrigue = Jouer « { $card } » (Intrigue)
option-close = Fermer « { $space } »
option-recall = Rappeler l’{ -agent } de « { $space } »
option-deploy = { $n ->
    [0] Ne déployer aucune { -troop }
    [one] Déployer { $n } { -troop }
   *[other] Déployer { $n } { -troop(number: "other") }
}
option-retreat = { $n ->
    [0] Ne replier aucune { -troop }
    [one] Replier { $n } { -troop }
   *[other] Replier { $n } { -troop(number: "other") }
}
option-opponent = { $seat }
option-give_alliance = Donner l’{ -alliance } { $seat_to }
option-resolve = { $source } : { $effect }
option-choose = { CAPITAL($effect) }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = Utiliser « { $thing } » : { $effect }
option-acquire_tile = Acquérir « { $tile } »
option-pay_in-solari = En { -solari(number: "other") }
option-pay_in-spice = En { -spice }
option-return_negotiators = { $n ->
    [0] Ne rendre aucun { -negotiator }
    [one] Rendre { $n } { -negotiator }
   *[other] Rendre { $n } { -negotiator(number: "other") }
}
option-place_negotiators = { $n ->
    [0] Ne placer aucun { -negotiator }
    [one] Placer { $n } { -negotiator }
   *[other] Placer { $n } { -negotiator(number: "other") }
}
option-freighter-advance = Faire avancer votre { -freighter }
option-freighter-recall = Rappeler votre { -freighter }
option-freighter-recall-rewards = Rappeler votre { -freighter } : { $effects }
option-take_space = Le placer sur « { $space } »
option-take_tile = Le rendre à votre { -supply } avec « { $tile } »
option-retreat_enemy = Une { -unit } { $seat_of }
option-retreat_unit-troop = Une { -troop }
option-retreat_unit-dreadnought = Un { -dreadnought_unit }
option-retreat_units = { $n ->
    [0] Aucune { -troop }
    [one] { $n } { -troop }
   *[other] { $n } { -troop(number: "other") }
}
option-deploy_dreadnought = Déployer un { -dreadnought_unit }
option-deploy_dreadnoughts = { $n ->
    [0] Ne déployer aucun { -dreadnought_unit }
    [one] Déployer { $n } { -dreadnought_unit }
   *[other] Déployer { $n } { -dreadnought_unit(number: "other") }
}
option-lose_troop-garrison = De votre { -garrison }
option-lose_troop-conflict = De la { -conflict_area }
option-bury = Placer « { $card } » (Intrigue) sous son { -deck }
option-return = Remettre « { $card } » (Intrigue) sur le dessus de son { -deck }
option-set_aside = Mettre de côté « { $card } » jusqu’à votre deuxième tour
