## Commanders and Allies

why-no_commander = Nur { -commander } aktivieren { -ally(number: "other") }.
why-nobody_active = Noch ist kein { -ally } aktiviert.
why-ally_cannot_deploy = Der aktivierte { -ally(number: "other") } kann jetzt nichts einsetzen.
why-board_of_another = Nur der { -commander } dieses Plans entsendet { -agent(number: "other") } zu „{ $space }“.
why-other_arrow = Kein { -agent } mit dem Pfeil zum aktivierten { -ally(case: "dative") } ist mehr da.

effect-reinforce = { $n } { -troop(number: "other") } rekrutieren, aufgeteilt auf die zwei { -ally(case: "accusative") } deines Teams; jeder { -troop } darf sofort eingesetzt werden
effect-ally_gains = dein aktivierter { -ally } erhält { $goods }
effect-allies_recruit = jeder deiner zwei { -ally(case: "accusative") } rekrutiert { $n } { -troop(number: "other") }
effect-shared_spice = mit dem Team { $n } { -spice } zusammenlegen → 1 { -victory_point } erhalten und diese Karte entsorgen
effect-give_contracts = jedem deiner { -ally(case: "accusative") } einen der offenen { -contract(number: "other") } geben
effect-trade = mit einem Teammitglied handeln (ihr dürft euch Güter je einer Art geben)
effect-to_throne = eine Karte der { -imperium_row }, die nicht zu den Fremen gehört, in die Thronreihe legen
effect-throne_instead = du darfst eine Karte der { -imperium_row }, die nicht zu den Fremen gehört, in die Thronreihe legen

modifier-single_use_swordmaster = dein { -swordmaster_agent } dient nur in einer { -round }

prompt-choose_arrow = Welchen { -agent(number: "other") } entsendest du? Sein Pfeil nennt den { -ally(case: "accusative") }, den du aktivierst.
prompt-choose_double_arrow = Welchen { -ally(case: "accusative") } aktiviert dein { -swordmaster_agent }?
prompt-activate = Welchen { -ally(case: "accusative") } aktivierst du?
prompt-field_troops = Dein { -commander } hat einen { -agent(case: "accusative") } entsandt: Wie viele { -troop(number: "other") } setzt du ein?
prompt-play_for = Für welchen { -ally(case: "accusative") } spielst du die Karte?
prompt-concede = Du und dein Teammitglied seid gleich stark. Überlässt du ihm die höhere { -reward }?
prompt-reinforce = Wie viele der neuen { -troop(number: "other") } bekommt der erste { -ally(number: "other") }? Den Rest bekommt der andere.
prompt-send_in = Wie viele deiner neuen { -troop(number: "other") } setzt du sofort ein?
prompt-share_spice = Wie viel { -spice } gibst du für den { -victory_point } deines { -commander(case: "genitive") }?
prompt-trade_with = Mit wem handelst du?
prompt-choose_gift = Welche Art von Gütern gibst du?
prompt-choose_amount = Wie viele gibst du?
prompt-give_intrigue = Welche { -intrigue_card } gibst du?
prompt-to_throne = Welche Karte kommt in die Thronreihe?
prompt-give_contract = Welchen { -contract } bekommt der erste { -ally(number: "other") }? Den anderen bekommt der zweite.

option-arrow = { -agent } mit dem Pfeil zu: { $seat }
option-arrow-swordmaster = { -swordmaster_agent }
option-arrow_to = Aktivieren: { $seat }
option-activate = Aktivieren: { $seat }
option-ally_deploys = Den { -ally(case: "accusative") } jetzt einsetzen lassen
option-field = { $n ->
    [0] Keine { -troop(number: "other") } einsetzen
    [one] { $n } { -troop } einsetzen
   *[other] { $n } { -troop(number: "other") } einsetzen
}
option-play_for = Spielen für: { $seat }
option-concede = Die höhere { -reward } überlassen
option-reinforce = { $n } für den ersten { -ally(case: "accusative") }
option-send_in = { $n ->
    [0] Keine davon einsetzen
    [one] { $n } davon einsetzen
   *[other] { $n } davon einsetzen
}
option-share = { $n ->
    [0] Nichts geben
    [one] { $n } { -spice } geben
   *[other] { $n } { -spice } geben
}
option-trade_with = Handeln mit: { $seat }
option-give-solari = { -solari } geben
option-give-spice = { -spice } geben
option-give-water = { -water } geben
option-give-intrigue = { -intrigue_card(number: "other") } geben
option-give-pass = Nichts geben
option-give_amount = { $n } geben
option-give_intrigue = „{ $card }“ geben
option-to_throne = In die Thronreihe: „{ $card }“
option-give_contract = { $contract }

log-ally_activated = { $seat } aktiviert { $other }.
log-played_for_ally = { $seat } spielt „{ $what }“ für { $other }.
log-tie_conceded = { $seat } überlässt die höhere { -reward }.
log-swordmaster_gone = { $seat }: Der { -swordmaster_agent } verlässt das Spiel.
log-reinforced = { $seat } verstärkt: { $amount } für { $other }.
log-spice_brought_together = { $seat }: Das Team legt { $amount } { -spice } zusammen.
log-goods_given = { $seat } gibt { $goods } an { $other }.
log-intrigue_given = { $seat } gibt „{ $what }“ (Intrige) an { $other }.
log-intrigue_given-hidden = { $seat } gibt eine { -intrigue_card } an { $other }.
log-intrigue_wrapped = { $seat } legt „{ $what }“ bereit (Intrige).
log-intrigue_wrapped-hidden = { $seat } legt eine { -intrigue_card } bereit.
log-moved_to_throne = { $seat } legt „{ $what }“ in die Thronreihe.

module-six_player = Sechs Spieler

field-arrows = { -agent(number: "other") } mit Pfeilen

post-great_houses = { space-military_support } / { space-economic_support }
post-fringe_worlds = { space-controversial_technology } / { space-expedition }
post-carthag = { space-carthag }
post-habbanya_erg = { space-habbanya_erg }

board-team = Team von { $leader } ({ $seats }): { $vp } SP
board-activated = { $seat } hat { $other } aktiviert
board-throne = Thronreihe

## Standings and analyses of teams

team-of = Team von { $leader }
cli-winner-team = Das Team von { $leader } gewinnt mit { $vp } { -victory_point(number: "other") }.
