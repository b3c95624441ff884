## Effets des cartes d’Uprising

effect-lines = utiliser une ou plusieurs de ces lignes [{ $branches }]
effect-either = { $condition } : { $effects } ; sinon : { $otherwise }
effect-this_reveal = dans votre tour de Révélation de cette manche, { $event } : { $effects }
effect-trash_intrigue = { $n ->
    [one] détruire une de vos cartes Intrigue
   *[other] détruire { $n } de vos cartes Intrigue
}
effect-trash_hand = détruire une carte de votre main
effect-trash_hand-faction = détruire une carte { $faction } de votre main
effect-trash_other_in_play-faction = détruire une autre carte { $faction } que vous avez en jeu
effect-return_to_hand = reprendre cette carte en main
effect-top_three = regarder les trois premières cartes de votre pioche : en piocher une, en défausser une et en détruire une
effect-buy_with_solari = acquérir une carte dans votre main en payant son coût en Solaris plutôt qu’en Persuasion
effect-recall_other = rappeler un autre de vos Agents
effect-retreat_some = { $n ->
    [one] replier une de vos troupes
   *[other] replier { $n } de vos troupes
}
effect-retreat_some-to = replier { $n } ou { $most } de vos troupes
effect-acquire_free-hand = acquérir une carte qui coûte { $n } ou moins et la prendre en main
effect-acquire_exactly = acquérir une carte qui coûte exactement { $n }
effect-acquire_exactly-hand = acquérir une carte qui coûte exactement { $n } et la prendre en main
effect-acquire_exactly-top = acquérir une carte qui coûte exactement { $n } et la poser sur votre pioche
effect-train = avancer votre jeton d’une case sur la piste d’entraînement et gagner sa récompense
effect-memory = { $n ->
    [one] garder une troupe de votre réserve comme souvenir
   *[other] garder { $n } troupes de votre réserve comme souvenirs
}
effect-turn_over = remettre vos souvenirs dans votre réserve et retourner votre Dirigeant
effect-repeat_space = répéter les effets imprimés sur cet emplacement
condition-swordmaster = si vous avez votre Maître d’armes
condition-any_swordmaster = si quelqu’un a un Maître d’armes
condition-sent_to_maker = si vous avez envoyé votre Agent sur un emplacement Faiseur ce tour
condition-sent_to_icons = si vous avez envoyé votre Agent sur un emplacement avec l’icône { $icons } ce tour
condition-strength = si vous avez { $at_least } de force ou plus dans le Conflit
condition-units_in_conflict = { $at_least ->
    [one] si vous avez une unité dans le Conflit
   *[other] si vous avez { $at_least } unités ou plus dans le Conflit
}
condition-enemy_alliance = si vous avez { $at_least } d’Influence ou plus avec une Faction dont un adversaire détient l’Alliance
condition-acquired = si vous avez acquis « { $card } » ce tour
condition-not = si ceci n’est pas vrai [{ $conditions }]
condition-picked = si c’est une carte { $faction }
condition-picked_cost = si elle coûte { $at_least } ou plus
condition-reached = si vous venez d’atteindre { $n } d’Influence avec { $faction }
counter-revealed = chaque carte { $faction } révélée par vous ce tour
counter-memories = chacun de vos souvenirs
modifier-deploy_recruits = vous pouvez déployer les troupes que vous recrutez, où que vous ayez envoyé votre Agent
box-discarded = Quand elle est défaussée
note-ignores_requirements = Les conditions d’Influence de l’emplacement ne comptent pas.
note-without = Il manque « { $card } » à votre paquet de départ.
note-turns_to = Se retourne : { $leader }.
note-back = L’autre face d’un Dirigeant ; personne ne commence avec elle.
note-training = Piste d’entraînement, case { $n }

## Questions, options, événements

prompt-choose_line = Choisissez une ligne à utiliser.
prompt-trash_intrigue = Choisissez une carte Intrigue à détruire.
prompt-draw_one = Choisissez la carte à piocher.
prompt-discard_one = Choisissez la carte à défausser ; l’autre est détruite.
prompt-buy_with_solari = Choisissez une carte à acquérir contre des Solaris.
prompt-train = Choisissez le chemin de votre jeton.
option-trash_intrigue = Détruire { $card } (Intrigue)
option-draw_one = Piocher { $card }
option-discard_one = Défausser { $card }
option-buy = Acquérir { $card } contre des Solaris
option-train = Vers la case : { $effect }
log-intrigue_trashed = { $seat } détruit { $what } (Intrigue).
log-card_to_hand = { $seat } prend { $what } en main.
log-trained = { $seat } avance le jeton sur la piste d’entraînement.
log-memory_kept = { $amount ->
    [one] { $seat } garde une troupe comme souvenir.
   *[other] { $seat } garde { $amount } troupes comme souvenirs.
}
log-leader_turned = { $seat } retourne le Dirigeant : { $what }.
field-training = piste d’entraînement
field-memories = souvenirs
