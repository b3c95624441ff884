### Effects of boxes, rendered from the effect data.
### An effect is a verb phrase in the infinitive, so that "vous pouvez …" and "chaque adversaire doit …" take it.

## Lists

list-comma = { $a }, { $b }
list-and = { $a } et { $b }
list-then = { $a }, puis { $b }
list-then-you = { $a } ; ensuite, vous devez { $b }
list-or = { $a } ou { $b }
list-faction = { $faction_of }
list-branch = { $a } ; { $b }
list-branch-or = { $a } ; ou { $b }
list-clause = { $a } ; { $b }
list-reward = { $a } + { $b }
list-sentence = { $a } { $b }
list-condition = { $a }, { $b }
list-count = { $item } x{ $n }

## A line and its structure

line = { CAPITAL($effects) }.
labelled = { $label } : { $text }
effect-may = vous pouvez { $effects }
effect-when = { $condition } : { $effects }
effect-pay = { $cost } → { $effects }
effect-group = [{ $effects }]
effect-some_of = { $place ->
    [first] { $at_least } ou plus : { $effects }
   *[later] { $at_least } ou plus : en outre, { $effects }
}
effect-counted = combien de ces conditions sont remplies [{ $conditions }] : { $effects }
effect-choose = { $n ->
    [1] choisir une option : { $branches }
   *[other] choisir { $n } de ces options : { $branches }
}
effect-each_opponent = chaque adversaire doit { $effects }
effect-opponent = un adversaire de votre choix doit { $effects }
effect-per = { $effects } pour { $counter }
effect-once = une fois par partie, { $effects }
effect-modify = ce tour-ci, { $rule }
effect-always = { $rule }

## Goods: what is gained and paid

effect-gain = gagner { $goods }
cost-pay = payer { $goods }
goods-solari = { $n ->
    [one] { $n } { -solari }
   *[other] { $n } { -solari(number: "other") }
}
goods-spice = { $n } { $n ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
}
goods-water = { $n } { $n ->
    [one] { -water }
   *[other] { -water(number: "other") }
}
goods-persuasion = { $n } { -persuasion }
goods-swords = { $n ->
    [one] { $n } { -sword }
   *[other] { $n } { -sword(number: "other") }
}
goods-vp = { $n ->
    [one] { $n } { -victory_point }
   *[other] { $n } { -victory_point(number: "other") }
}
goods-intrigue = { $n ->
    [one] { $n } { -intrigue_card }
   *[other] { $n } { -intrigue_card(number: "other") }
}
goods-influence = { $n } { -influence } { $faction_at }
goods-influence_any = { $n } { -influence } auprès d’une { -faction } de votre choix
goods-influence_any-among = { $n } { -influence } auprès { $factions }
goods-influence_any-behind = { $n } { -influence } auprès d’une { -faction } où un adversaire en a plus que vous

## Other effects

effect-troops = { $n ->
    [one] recruter { $n } { -troop }
   *[other] recruter { $n } { -troop(number: "other") }
}
effect-draw = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}
effect-intrigue = { $n ->
    [one] piocher { $n } { -intrigue_card }
   *[other] piocher { $n } { -intrigue_card(number: "other") }
}
effect-trash = détruire une carte
effect-trash_self = détruire cette carte
effect-discard = { $n ->
    [one] défausser { $n } carte
   *[other] défausser { $n } cartes
}
effect-retreat = { $n ->
    [one] replier { $n } de vos { -troop(number: "other") }
   *[other] replier jusqu’à { $n } de vos { -troop(number: "other") }
}
effect-retreat-any = replier autant de vos { -troop(number: "other") } que vous voulez
effect-deploy = { $n ->
    [one] déployer { $n } { -troop } de votre { -garrison }
   *[other] déployer jusqu’à { $n } { -troop(number: "other") } de votre { -garrison }
}
effect-deploy-any = déployer autant de { -troop(number: "other") } de votre { -garrison } que vous voulez
effect-deploy_supply = { $n ->
    [one] déployer { $n } { -troop } de votre { -supply }
   *[other] déployer { $n } { -troop(number: "other") } de votre { -supply }
}
effect-deploy_recruits = déployer autant de ces { -troop(number: "other") } que vous voulez
effect-lose_garrison = perdre { $n } { $n ->
    [one] { -troop }
   *[other] { -troop(number: "other") }
} de { $who ->
    [opponent] sa
   *[you] votre
} { -garrison }
effect-lose_deployed = perdre { $n } de { $who ->
    [opponent] ses
   *[you] vos
} { -troop(number: "other") } dans la { -conflict_area }
effect-lose_influence = perdre { $n } { -influence } auprès d’une { -faction }
effect-steal_intrigue = voler au hasard 1 { -intrigue_card } à chaque adversaire qui en a { $n } ou plus
effect-mentat = prendre le { -mentat } comme { -agent } supplémentaire pour cette { -round } s’il est sur son { -board_space }
effect-mentat_next = recevoir le { -mentat } au début de la { -round } suivante
effect-council = prendre un siège au { -high_council }
effect-swordmaster = prendre le { -swordmaster_agent }, votre troisième { -agent }
effect-acquire = acquérir « { $card } » de la { -reserve }
effect-acquire_free = acquérir gratuitement une carte de coût { $n } ou moins
effect-acquire_free-top = acquérir gratuitement une carte de coût { $n } ou moins et la placer sur le dessus de votre { -deck }
effect-harvest = récolter { $n } { $n ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
} et toute l’{ -bonus_spice } qui se trouve ici
effect-control = prendre le { -control } de « { $space } »
effect-nothing = ne rien gagner
effect-close_space = fermer un { -board_space } aux { -agent(number: "other") } adverses jusqu’à votre prochain tour
effect-take_back = reprendre en { -hand } une carte { $faction } de votre { -discard_pile }
effect-top_card = regarder la première carte de votre { -deck }, puis la piocher ou la détruire
effect-refocus = mélanger votre { -discard_pile } dans votre { -deck }
effect-recall = rappeler un de vos { -agent(number: "other") }
effect-pass_turn = passer votre tour si vous voulez
effect-reserve = mettre de côté une carte de la { -imperium_row } ; cette manche-ci, vous seul pouvez l’acquérir, pour { $n } { -persuasion } de moins
effect-signet = utiliser la capacité { -signet_ring } de { $who ->
    [opponent] son
   *[you] votre
} { -leader }
effect-pick_secret = { $n ->
    [one] choisir en secret { $n } { -faction }
   *[other] choisir en secret { $n } { -faction(number: "other") }
}
effect-show_secret = révéler vos { -faction(number: "other") } choisies en secret et gagner 1 { -influence } auprès de chacune

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = chaque adversaire gagne { $goods }
effect-on_win = si vous remportez ce { -conflict } : { $effects }
goods-influence_any-marked = { $n } { -influence } auprès d’une { -faction } où il vous reste un jeton Détecteur
effect-dreadnought = { $n ->
    [one] mettre en service { $n } { -dreadnought_unit }
   *[other] mettre en service { $n } { -dreadnought_unit(number: "other") }
}
effect-acquire_tech = { $n ->
    [0] acquérir une { -tech_tile }
   *[other] acquérir une { -tech_tile } pour { $n } { $n ->
        [one] { -spice }
       *[other] { -spice(number: "other") }
    } de moins
}
effect-acquire_tech-solari = acquérir une { -tech_tile }, payée en { -spice } ou en { -solari(number: "other") }
effect-next_tile = dévoiler la prochaine { -tech_tile } de la pile
effect-negotiator = placer { $n ->
    [one] { $n } { -troop }
   *[other] jusqu’à { $n } { -troop(number: "other") }
} de { $who ->
    [opponent] sa
   *[you] votre
} { -supply } comme { $n ->
    [one] { -negotiator }
   *[other] { -negotiator(number: "other") }
}
effect-freighter = faire avancer ou rappeler { $who ->
    [opponent] son
   *[you] votre
} { -freighter }{ $n ->
    [one] { "" }
   *[other] , { $n } fois
}
effect-shipped_troops = { $n ->
    [one] recruter { $n } { -troop } de la { -shipping_track }
   *[other] recruter { $n } { -troop(number: "other") } de la { -shipping_track }
}
effect-retreat_dreadnought = replier { $n } de { $who ->
    [opponent] ses
   *[you] vos
} { -dreadnought_unit(number: "other") }
effect-retreat_units = replier { $n } de { $who ->
    [opponent] ses
   *[you] vos
} { -unit(number: "other") }
effect-retreat_enemies = forcer 1 { -unit } adverse à se replier pour chaque { -troop } que vous avez déployée ce tour-ci
effect-deploy_units = { $n ->
    [one] déployer { $n } { -unit } de votre { -garrison }
   *[other] déployer jusqu’à { $n } { -unit(number: "other") } de votre { -garrison }
}
effect-deploy_units-any = déployer autant d’{ -unit(number: "other") } de votre { -garrison } que vous voulez
effect-lose_troop = perdre { $n } de { $who ->
    [opponent] ses
   *[you] vos
} { -troop(number: "other") } de la { -garrison } ou de la { -conflict_area }
effect-trash_in_play = détruire une de vos cartes en jeu
effect-trash_tile = détruire cette tuile
effect-bury_intrigue = placer { $n } de vos { -intrigue_card(number: "other") } sous leur { -deck }
effect-swap_intrigues = placer autant de vos { -intrigue_card(number: "other") } que vous voulez sous leur { -deck } et en piocher autant
effect-peek_intrigues = piocher { $n } { -intrigue_card(number: "other") } et en remettre une sur le dessus de leur { -deck }
effect-influence_agents = gagner { $n } { -influence } auprès de chaque { -faction } où vous avez un { -agent }
effect-influence_sent = gagner { $n } { -influence } auprès de la { -faction } où vous avez envoyé un { -agent } ce tour-ci
effect-track_bonus = gagner le bonus de la { -influence_track } ({ $faction })
effect-extra_turn = jouer un autre tour après celui-ci

## Counters, conditions and triggers: phrases that stand before a colon

counter-in_play = chaque carte { $faction } que vous avez en jeu
condition-other_in_play = { $id ->
    [fremen] { -fremen_bond } (si vous avez une autre carte { $faction } en jeu)
   *[other] si vous avez une autre carte { $faction } en jeu
}
condition-influence = si vous avez { $n } { -influence } ou plus { $faction_at }
condition-alliance = si vous avez l’{ -alliance } { $faction_of }
condition-any_alliance = si vous avez au moins une { -alliance }
condition-council = si vous avez un siège au { -high_council }
condition-owns = { $n ->
    [one] si vous possédez au moins un exemplaire de « { $card } »
   *[other] si vous possédez au moins { $n } exemplaires de « { $card } »
}
condition-owns_most = si vous possédez plus d’exemplaires de « { $card } » que chaque adversaire
condition-tracks = si vous avez { $at_least } { -influence } ou plus sur { $n } pistes
condition-reveal_turn = pendant votre { -reveal_turn }
condition-turn_start = au début de votre tour
condition-deployed = si vous avez déployé { $at_least } { -troop(number: "other") } ou plus ce tour-ci
condition-mentat_here = si le { -mentat } est sur son { -board_space }
trigger-harvested = quand vous récoltez de l’{ -spice }
trigger-paid_space = quand vous payez des { -solari(number: "other") } pour un { -board_space }
trigger-council_seat = quand vous prenez un siège au { -high_council }
trigger-deployed = quand vous déployez des { -troop(number: "other") }

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = chaque carte révélée qui vous donne des { -sword(number: "other") }
counter-other_sword_cards = chaque autre carte révélée qui vous donne des { -sword(number: "other") }
counter-dreadnoughts_in_conflict = chacun de vos { -dreadnought_unit(number: "other") } dans la { -conflict_area }
counter-low_tracks = chaque { -influence_track } où vous avez { $n } ou moins
condition-tiles = si vous possédez { $at_least } { -tech_tile(number: "other") } ou plus
condition-dreadnoughts = si vous avez { $at_least } { -dreadnought_unit(number: "other") } ou plus en service
condition-dreadnought_left = s’il reste un { -dreadnought_unit } dans la { -supply }
condition-units_deployed = si vous avez déployé { $at_least } { -unit(number: "other") } ou plus ce tour-ci
condition-enemy_here = si un { -agent } adverse est sur l’emplacement où vous avez envoyé votre { -agent }
condition-agents_on = { $n ->
    [one] si un de vos { -agent(number: "other") } est sur un emplacement { $icons }
   *[other] si { $n } ou plus de vos { -agent(number: "other") } sont sur des emplacements { $icons }
}
condition-persuasion = si vous avez { $at_least } { -persuasion } ou plus
condition-solari = si vous avez { $at_least } { -solari(number: "other") } ou plus
condition-harvested = si vous avez récolté { $at_least } { $at_least ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
} ou plus ce tour-ci
condition-sent_to = si vous avez envoyé votre { -agent } sur « { $space } » ce tour-ci
condition-some_of = si { $at_least } ou plus de ces conditions sont remplies [{ $conditions }]
condition-all_of = { $conditions }
condition-agent_to_come = avant d’envoyer un { -agent } ou de révéler votre { -hand } ce tour-ci
trigger-kept_one_icon = quand la carte que vous aviez mise de côté, avec exactement une { -agent_icon }, envoie un { -agent }
trigger-kept_other = quand la carte que vous aviez mise de côté, avec un autre nombre d’{ -agent_icon(number: "other") }, envoie un { -agent }
trigger-agent_sent = quand un { -agent } est envoyé
trigger-card_acquired = quand une carte est acquise
trigger-influence_reached = quand un niveau d’une { -influence_track } est atteint
trigger-deployed-deployed = quand vous avez déployé { $at_least } { -troop(number: "other") } ou plus en un tour
trigger-agent_sent-sent_to_icons = quand vous envoyez un { -agent } sur un emplacement avec l’icône { $icons }
trigger-agent_sent-spying_on_sent = quand un autre joueur envoie un { -agent } sur un { -maker_space } que vous espionnez
trigger-influence_reached-reached = quand vous atteignez { $n } { -influence } { $faction_at }

## Modifiers: statements that hold as long as their bearer says

modifier-space_cost = { $n ->
    [one] { $sign ->
        [less] les emplacements { $icons } vous coûtent { $n } { -solari } de moins
       *[more] les emplacements { $icons } vous coûtent { $n } { -solari } de plus
    }
   *[other] { $sign ->
        [less] les emplacements { $icons } vous coûtent { $n } { -solari(number: "other") } de moins
       *[more] les emplacements { $icons } vous coûtent { $n } { -solari(number: "other") } de plus
    }
}
modifier-ignore_enemies = { $all ->
    [yes] les { -agent(number: "other") } adverses ne bloquent pas les vôtres
   *[no] les { -agent(number: "other") } adverses ne bloquent pas les vôtres sur les emplacements { $icons }
}
modifier-harvest = { $sign ->
    [less] vous récoltez { $n } { $n ->
        [one] { -spice }
       *[other] { -spice(number: "other") }
    } de moins
   *[more] vous récoltez { $n } { $n ->
        [one] { -spice }
       *[other] { -spice(number: "other") }
    } de plus
}
modifier-harvest_times = vous récoltez { $n } fois l’{ -spice } de base d’un { -maker_space }
modifier-peek_top = vous pouvez regarder à tout moment la première carte de votre { -deck }
modifier-icons = votre carte a aussi les { -agent_icon(number: "other") } { $icons }
modifier-acquire_cost = { $sign ->
    [less] « { $card } » vous coûte { $n } { -persuasion } de moins
   *[more] « { $card } » vous coûte { $n } { -persuasion } de plus
}
modifier-space_influence = l’emplacement de { -faction } où vous envoyez un { -agent } donne { $n } { -influence } au lieu de 1
modifier-acquire_top = vous pouvez placer sur le dessus de votre { -deck } chaque carte que vous acquérez

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = chaque fois que vous gagnez des { -solari(number: "other") } à votre tour, vous en gagnez { $n } de plus
modifier-shipped_troops = la { -shipping_track } vous donne { $n } { -troop } de plus ; vous pouvez déployer toutes les { -troop(number: "other") } qui en viennent
modifier-dreadnought_strength = chacun de vos { -dreadnought_unit(number: "other") } a une { -combat_strength } de { $n }
modifier-keep_aside = au début de chaque { -round }, vous mettez de côté une carte de votre { -hand } et la reprenez au début de votre deuxième tour
modifier-wins_ties = vous remportez toutes les égalités aux { -victory_point(number: "other") } lors de la { -endgame }

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = { -agent }
box-reveal = Révélation
box-acquire = À l’acquisition
box-trashed = À la destruction
box-plot = { -plot }
box-combat = { -combat }
box-endgame = { -endgame }
box-win = Quand vous remportez un { -conflict }
box-space = Effet
box-entry = À l’arrivée
box-setup = Mise en place
box-signet = { -signet_ring }
box-ability = Capacité
box-first = 1re { -reward }
box-second = 2e { -reward }
box-third = 3e { -reward }
box-bonus = Bonus à 4 { -influence }
box-control = Bonus de { -control }
note-cost = Coût
note-icons = { CAPITAL(-agent_icon(number: "other")) }
note-factions = { -faction(number: "other") }
note-anywhere = Envoie un de vos { -agent(number: "other") }, même depuis le { -game_board }, sur n’importe quel emplacement, occupé ou non.
note-requirement = Seulement { $condition }.
note-in_reveal = Compte pendant votre { -reveal_turn } de cette { -round }.
note-combat = { CAPITAL(-combat_space) }.
note-maker = { CAPITAL(-maker_space) }.
note-once = Une fois par partie pour chaque joueur.
note-presence = { $n } { -persuasion } pendant votre { -reveal_turn } tant que votre { -agent } est ici.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = Au début de chaque { -round }
box-turn = À votre tour
box-instead = Si vous remportez le { -conflict } et rendez un { -dreadnought_unit } à votre { -supply } au lieu de prendre le { -control }
box-own = Effet
box-rival = { -rival }
box-rival_other = { -rival }, sinon
note-rival-space = Envoie un { -agent } sur « { $space } ».
note-rival-space-if = { CAPITAL($condition) } : envoie un { -agent } sur « { $space } ».
note-rival-space-else = Sinon : envoie un { -agent } sur « { $space } ».
note-rival-harvest = Envoie un { -agent } sur l’{ -maker_space } qui a le plus d’{ -bonus_spice } et l’emporte toute.
note-rival-harvest-space = Envoie un { -agent } sur « { $space } » s’il s’y trouve de l’{ -bonus_spice } ; sinon, la carte est ignorée.
note-rival-harvest-spaces = Envoie un { -agent } sur « { $space } » ou « { $other } », selon celui qui a le plus d’{ -bonus_spice } (à égalité, le premier) ; s’il n’y en a pas, la carte est ignorée.
note-rival-reshuffle = Toutes les { -house_hagal_card(number: "other") } sont mélangées en un nouveau { -deck }.
rival-needs-influence = si le { -rival } a { $n } { -influence } ou plus { $faction_at }
rival-needs-dreadnought_left = s’il reste au { -rival } un { -dreadnought_unit } dans sa { -supply }
note-infiltrates = Infiltration (les { -agent(number: "other") } adverses ne bloquent pas)
note-unload = Déchargement : l’{ -reveal_box } s’applique aussi quand cette carte est défaussée ou détruite.
note-spice_off = « { $space } » coûte { $n } { $n ->
    [one] { -spice }
   *[other] { -spice(number: "other") }
} de moins avec cette carte.
note-flip = Une fois par { -round } : la tuile est retournée face cachée.
note-rival = Les { -rival(number: "other") } de la partie en solitaire peuvent l’acquérir.
note-water = { $n ->
    [0] Vous commencez sans { -water }.
   *[other] Vous commencez avec { $n } { $n ->
        [one] { -water }
       *[other] { -water(number: "other") }
    }.
}
note-marks = Un jeton Détecteur se trouve à { $n } { -influence } sur chaque piste ; chaque fois que vous en atteignez un, il donne la suite de cette liste :
note-mark = Jeton { $n }
