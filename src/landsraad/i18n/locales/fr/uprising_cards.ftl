## Effets des cartes d’Uprising

effect-lines = utiliser une ou plusieurs de ces lignes [{ $branches }]
effect-either = { $condition } : { $effects } ; sinon : { $otherwise }
effect-this_reveal = dans votre { -reveal_turn } de cette { -round }, { $event } : { $effects }
effect-trash_intrigue = { $n ->
    [one] détruire une de vos { -intrigue_card(number: "other") }
   *[other] détruire { $n } de vos { -intrigue_card(number: "other") }
}
effect-trash_hand = détruire une carte de votre { -hand }
effect-trash_hand-faction = détruire une carte { $faction } de votre { -hand }
effect-trash_other_in_play-faction = détruire une autre carte { $faction } que vous avez en jeu
effect-return_to_hand = reprendre cette carte en { -hand }
effect-top_three = regarder les trois premières cartes de votre { -deck } : en piocher une, en défausser une et en détruire une
effect-buy_with_solari = acquérir une carte, la prendre en { -hand } et payer son coût en { -solari(number: "other") } au lieu de { -persuasion }
effect-recall_other = rappeler un autre de vos { -agent(number: "other") }
effect-retreat_some = { $n ->
    [one] replier une de vos { -troop(number: "other") }
   *[other] replier { $n } de vos { -troop(number: "other") }
}
effect-retreat_some-to = replier { $n } ou { $most } de vos { -troop(number: "other") }
effect-acquire_free-hand = acquérir gratuitement une carte de coût { $n } ou moins et la prendre en { -hand }
effect-acquire_exactly = acquérir gratuitement une carte de coût exactement { $n }
effect-acquire_exactly-hand = acquérir gratuitement une carte de coût exactement { $n } et la prendre en { -hand }
effect-acquire_exactly-top = acquérir gratuitement une carte de coût exactement { $n } et la poser sur votre { -deck }
effect-train = avancer votre jeton d’une case sur la piste d’entraînement et gagner sa { -reward }
effect-memory = { $n ->
    [one] garder une { -troop } de votre { -supply } comme souvenir
   *[other] garder { $n } { -troop(number: "other") } de votre { -supply } comme souvenirs
}
effect-turn_over = remettre vos souvenirs dans votre { -supply } et retourner votre { -leader }
effect-repeat_space = répéter les effets imprimés sur cet emplacement
condition-swordmaster = si vous avez votre { -swordmaster_agent }
condition-any_swordmaster = si quelqu’un a un { -swordmaster_agent }
condition-sent_to_maker = si vous avez envoyé votre { -agent } sur un { -maker_space } ce tour-ci
condition-sent_to_icons = si vous avez envoyé votre { -agent } sur un emplacement avec l’icône { $icons } ce tour-ci
condition-strength = si vous avez { $at_least } de { -combat_strength } ou plus
condition-units_in_conflict = { $at_least ->
    [one] si vous avez une { -unit } dans la { -conflict_area }
   *[other] si vous avez { $at_least } { -unit(number: "other") } ou plus dans la { -conflict_area }
}
condition-enemy_alliance = si vous avez { $at_least } { -influence } ou plus auprès d’une { -faction } dont un adversaire détient l’{ -alliance }
condition-acquired = si vous avez acquis « { $card } » ce tour-ci
condition-not = si ceci n’est pas vrai [{ $conditions }]
condition-not-council = si vous n’avez pas de siège au { -high_council }
condition-picked = si la carte défaussée est une carte { $faction }
condition-picked_cost = si elle coûte { $at_least } ou plus
condition-reached = si vous venez d’atteindre { $n } { -influence } { $faction_at }
counter-revealed = chaque carte { $faction } que vous avez révélée ce tour-ci
counter-memories = chacun de vos souvenirs
modifier-deploy_recruits = vous pouvez déployer les { -troop(number: "other") } que vous recrutez, où que vous ayez envoyé votre { -agent }
box-discarded = Quand elle est défaussée
note-ignores_requirements = Les conditions d’{ -influence } de l’emplacement ne comptent pas.
note-without = Il manque « { $card } » à votre { -deck } de départ.
note-turns_to = Se retourne : { $leader }.
note-back = L’autre face d’un { -leader } ; personne ne commence avec elle.
note-training = Piste d’entraînement, case { $n }

## Questions, options, événements

prompt-choose_line = Choisissez une ligne à utiliser.
prompt-trash_intrigue = Choisissez une { -intrigue_card } à détruire.
prompt-draw_one = Choisissez la carte à piocher.
prompt-discard_one = Choisissez la carte à défausser ; l’autre est détruite.
prompt-buy_with_solari = Choisissez une carte à acquérir contre des { CAPITAL(-solari(number: "other")) }.
prompt-train = Choisissez le chemin de votre jeton.
option-trash_intrigue = Détruire « { $card } » (Intrigue)
option-draw_one = Piocher « { $card } »
option-discard_one = Défausser « { $card } »
option-buy = Acquérir « { $card } » contre des { -solari(number: "other") }
option-train = Vers la case : { $effect }
log-intrigue_trashed = { $seat } détruit « { $what } » (Intrigue).
log-card_to_hand = { $seat } prend « { $what } » en { -hand }.
log-trained = { $seat } avance le jeton sur la piste d’entraînement.
log-memory_kept = { $amount ->
    [one] { $seat } garde une { -troop } comme souvenir.
   *[other] { $seat } garde { $amount } { -troop(number: "other") } comme souvenirs.
}
log-leader_turned = { $seat } retourne le { -leader } : { $what }.
field-training = piste d’entraînement
field-memories = souvenirs

## Houses

house-corrino = Maison Corrino
house-metulli = Maison Metulli
house-fenring = Maison Fenring
