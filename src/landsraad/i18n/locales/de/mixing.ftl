### Mischen der Boxen mit Aufstand.

module-base = Grundspiel
module-base_cards = Karten des Grundspiels
conflict-base_battle_for_arrakeen = { conflict-battle_for_arrakeen }
conflict-base_battle_for_imperial_basin = { conflict-battle_for_imperial_basin }
conflict-base_secure_imperial_basin = { conflict-secure_imperial_basin }
conflict-base_siege_of_arrakeen = { conflict-siege_of_arrakeen }
effect-each_other-gain = alle anderen erhalten je { $goods }

## Kontrakte, die vor dem Spiel ausgeteilt werden

effect-first_contract = einen der ausgeteilten { -contract(number: "other") } behalten
prompt-keep_contract = Welchen { -contract } behältst du? Die anderen sehen ihn, wenn alle gewählt haben.
option-keep_contract = { -contract } behalten: { $contract }
log-contract_offered = { $seat } darf den { -contract } „{ $what }“ behalten.
log-contract_offered-hidden = { $seat } sieht einen { -contract } an.
note-dealt = Wird vor dem Spiel ausgeteilt und liegt nicht in der Bank.
web-icon-first_contract = Einen { -contract } behalten
field-contract_choice = { -contract(number: "other") } zur Wahl

## Was die Regeln der Gruppe überlassen

web-left-to-you = Das überlassen euch die Regeln
web-option-recommended = { $choice } (empfohlen)
web-option-chosen = Eigene Auswahl
web-set-ix_conflicts = Konfliktkarten aus Aufstieg von Ix
web-set-ix_conflicts-out = bleiben draußen
web-set-ix_conflicts-in = werden eingemischt
web-set-ix_conflicts-why = Sie tragen keine { -battle_icon(number: "other") }, also passen weniger Symbole zusammen.
web-set-hagal_foldspace = Haus Hagal: { space-foldspace } / { space-interstellar_shipping }
web-set-hagal_foldspace-out = bleibt draußen
web-set-hagal_foldspace-in = bleibt im Spiel
web-set-hagal_foldspace-why = Bleibt sie im Spiel, schickt sie den { -rival(case: "accusative") } statt zu „{ space-foldspace }“ zu „{ space-deliver_supplies }“.
web-set-base_imperium = Imperiumskarten des Grundspiels
web-set-base_imperium-in = alle
web-set-base_imperium-out = keine
web-set-base_imperium-why = Alle zusammen ergeben ein großes { -deck }; mit einer Auswahl bleibt es näher an Aufstand.
web-set-base_intrigue = { -intrigue_card(number: "other") } des Grundspiels
web-set-base_intrigue-in = alle
web-set-base_intrigue-out = keine
web-set-base_intrigue-why = „{ intrigue-calculated_hire }“ bleibt immer draußen: Auf diesem { -game_board } gibt es keinen { -mentat(case: "accusative") }.
web-set-base_conflicts = Konfliktkarten des Grundspiels
web-set-base_conflicts-out = bleiben draußen
web-set-base_conflicts-in = werden eingemischt
web-set-base_conflicts-why = Sie tragen keine { -battle_icon(number: "other") }; „{ conflict-sort_through_the_chaos }“ bleibt immer draußen.

post-ix_choam = { space-smuggling } / { space-interstellar_shipping }
post-ix = { space-dreadnought } / { space-tech_negotiation }
