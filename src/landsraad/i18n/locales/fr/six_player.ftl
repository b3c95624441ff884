## Commanders and Allies

why-no_commander = Seul un { -commander } active des { -ally(number: "other") }.
why-nobody_active = Aucun { -ally } n’est encore activé.
why-ally_cannot_deploy = L’{ -ally } activé n’a rien à déployer maintenant.
why-board_of_another = Seul le { -commander } de ce { -game_board } envoie des { -agent(number: "other") } à l’emplacement « { $space } ».
why-other_arrow = Il ne reste aucun { -agent } avec la flèche vers l’{ -ally } activé.

effect-reinforce = recruter { $n } { -troop(number: "other") }, réparties entre les deux { -ally(number: "other") } de votre équipe ; chacune peut être déployée aussitôt
effect-ally_gains = votre { -ally } activé gagne { $goods }
effect-allies_recruit = chacun de vos deux { -ally(number: "other") } recrute { $n } { -troop(number: "other") }
effect-shared_spice = { $n ->
    [one] réunir { $n } { -spice } avec votre équipe → gagner 1 { -victory_point } et détruire cette carte
   *[other] réunir { $n } { -spice(number: "other") } avec votre équipe → gagner 1 { -victory_point } et détruire cette carte
}
effect-give_contracts = donner à chacun de vos { -ally(number: "other") } un des { -contract(number: "other") } visibles
effect-trade = échanger avec un coéquipier (chacun peut donner des biens d’une seule sorte)
effect-to_throne = déplacer une carte de la { -imperium_row } qui n’est pas Fremen vers la Rangée du Trône
effect-throne_instead = vous pouvez déplacer une carte de la { -imperium_row } qui n’est pas Fremen vers la Rangée du Trône

modifier-single_use_swordmaster = votre { -swordmaster_agent } ne sert que pendant une { -round }

prompt-choose_arrow = Quel { -agent } envoyez-vous ? Sa flèche désigne l’{ -ally } que vous activez.
prompt-choose_double_arrow = Quel { -ally } votre { -swordmaster_agent } active-t-il ?
prompt-activate = Quel { -ally } activez-vous ?
prompt-field_troops = Votre { -commander } a envoyé un { -agent } : combien de { -troop(number: "other") } déployez-vous ?
prompt-play_for = Pour quel { -ally } jouez-vous la carte ?
prompt-concede = Vous êtes à égalité avec votre coéquipier. Lui cédez-vous la meilleure { -reward } ?
prompt-reinforce = Combien des nouvelles { -troop(number: "other") } vont au premier { -ally } ? L’autre reçoit le reste.
prompt-send_in = Combien de vos nouvelles { -troop(number: "other") } déployez-vous aussitôt ?
prompt-share_spice = Combien d’{ -spice } donnez-vous pour le { -victory_point } de votre { -commander } ?
prompt-trade_with = Avec qui échangez-vous ?
prompt-choose_gift = Quelle sorte de biens donnez-vous ?
prompt-choose_amount = Combien en donnez-vous ?
prompt-give_intrigue = Quelle { -intrigue_card } donnez-vous ?
prompt-to_throne = Quelle carte va dans la Rangée du Trône ?
prompt-give_contract = Quel { -contract } va au premier { -ally } ? L’autre reçoit le reste.

option-arrow = { -agent } avec la flèche vers { $seat }
option-arrow-swordmaster = { -swordmaster_agent }
option-arrow_to = Activer { $seat }
option-activate = Activer { $seat }
option-ally_deploys = Laisser votre { -ally } déployer maintenant
option-field = { $n ->
    [0] Ne déployer aucune { -troop }
    [one] Déployer { $n } { -troop }
   *[other] Déployer { $n } { -troop(number: "other") }
}
option-play_for = La jouer pour { $seat }
option-concede = Céder la meilleure { -reward }
option-reinforce = { $n } pour le premier { -ally }
option-send_in = { $n ->
    [0] N’en déployer aucune
    [one] En déployer { $n }
   *[other] En déployer { $n }
}
option-share = { $n ->
    [0] Ne rien donner
    [one] Donner { $n } { -spice }
   *[other] Donner { $n } { -spice(number: "other") }
}
option-trade_with = Échanger avec { $seat }
option-give-solari = Donner des { -solari(number: "other") }
option-give-spice = Donner de l’{ -spice }
option-give-water = Donner de l’{ -water }
option-give-intrigue = Donner des { -intrigue_card(number: "other") }
option-give-pass = Ne rien donner
option-give_amount = En donner { $n }
option-give_intrigue = Donner « { $card } »
option-to_throne = Vers la Rangée du Trône : « { $card } »
option-give_contract = { $contract }

log-ally_activated = { $seat } active { $other }.
log-played_for_ally = { $seat } joue « { $what } » pour { $other }.
log-tie_conceded = { $seat } cède la meilleure { -reward }.
log-swordmaster_gone = { $seat } : le { -swordmaster_agent } quitte la partie.
log-reinforced = { $seat } renforce : { $amount } pour { $other }.
log-spice_brought_together = { $amount ->
    [one] { $seat } : l’équipe réunit { $amount } { -spice }.
   *[other] { $seat } : l’équipe réunit { $amount } { -spice(number: "other") }.
}
log-goods_given = { $seat } donne { $goods } { $other_to }.
log-intrigue_given = { $seat } donne « { $what } » (Intrigue) { $other_to }.
log-intrigue_given-hidden = { $seat } donne une { -intrigue_card } { $other_to }.
log-intrigue_wrapped = { $seat } propose « { $what } » (Intrigue).
log-intrigue_wrapped-hidden = { $seat } propose une { -intrigue_card }.
log-moved_to_throne = { $seat } déplace « { $what } » vers la Rangée du Trône.

module-six_player = Six joueurs

field-arrows = { -agent(number: "other") } à flèches

post-great_houses = { space-military_support } / { space-economic_support }
post-fringe_worlds = { space-controversial_technology } / { space-expedition }
post-carthag = { space-carthag }
post-habbanya_erg = { space-habbanya_erg }

board-team = Équipe { $leader_of } ({ $seats }) : { $vp } PV
board-activated = { $seat } a activé { $other }
board-throne = Rangée du Trône

## Standings and analyses of teams

team-of = Équipe de { $leader }
cli-winner-team = L’équipe de { $leader } gagne avec { $vp } { -victory_point(number: "other") }.
