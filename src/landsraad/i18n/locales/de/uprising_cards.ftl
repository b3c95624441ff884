## Effekte der Karten von Uprising

effect-lines = eins oder mehrere davon nutzen [{ $branches }]
effect-either = { $condition }: { $effects }; sonst: { $otherwise }
effect-this_reveal = in deinem { -reveal_turn } dieser { -round }, { $event }: { $effects }
effect-trash_intrigue = { $n ->
    [one] eine eigene { -intrigue_card } entsorgen
   *[other] { $n } eigene { -intrigue_card(number: "other") } entsorgen
}
effect-trash_hand = eine Handkarte entsorgen
effect-trash_hand-faction = eine Handkarte der { -faction } { $faction } entsorgen
effect-trash_other_in_play-faction = eine andere eigene Karte der { -faction } { $faction } im Spiel entsorgen
effect-return_to_hand = diese Karte auf die { -hand } zurücknehmen
effect-top_three = die obersten drei Karten des eigenen { -deck(case: "genitive") } ansehen: eine ziehen, eine abwerfen und eine entsorgen
effect-buy_with_solari = eine Karte auf die { -hand } erwerben und ihre Kosten mit { -solari } statt mit { -persuasion } bezahlen
effect-recall_other = einen anderen eigenen { -agent(case: "accusative") } zurückrufen
effect-retreat_some = { $n ->
    [one] einen eigenen { -troop } zurückziehen
   *[other] { $n } eigene { -troop(number: "other") } zurückziehen
}
effect-retreat_some-to = { $n } oder { $most } eigene { -troop(number: "other") } zurückziehen
effect-acquire_free-hand = kostenlos eine Karte mit Kosten von höchstens { $n } erwerben und auf die { -hand } nehmen
effect-acquire_exactly = kostenlos eine Karte mit Kosten von genau { $n } erwerben
effect-acquire_exactly-hand = kostenlos eine Karte mit Kosten von genau { $n } erwerben und auf die { -hand } nehmen
effect-acquire_exactly-top = kostenlos eine Karte mit Kosten von genau { $n } erwerben und oben auf das eigene { -deck } legen
effect-train = den eigenen Marker auf der Trainingsleiste ein Feld weiterbewegen und dessen { -reward } erhalten
effect-memory = { $n ->
    [one] einen { -troop } aus dem eigenen { -supply } als Erinnerung behalten
   *[other] { $n } { -troop(number: "other") } aus dem eigenen { -supply } als Erinnerungen behalten
}
effect-turn_over = die eigenen Erinnerungen in den { -supply } zurücklegen und den { -leader } umdrehen
effect-repeat_space = die auf dem Feld abgebildeten Effekte wiederholen
condition-swordmaster = wenn du deinen { -swordmaster_agent } hast
condition-any_swordmaster = wenn jemand einen { -swordmaster_agent } hat
condition-sent_to_maker = wenn du deinen { -agent(case: "accusative") } in diesem Zug auf ein { -maker_space } entsandt hast
condition-sent_to_icons = wenn du deinen { -agent(case: "accusative") } in diesem Zug auf ein Feld mit Symbol { $icons } entsandt hast
condition-strength = wenn du { $at_least } oder mehr { -combat_strength } hast
condition-units_in_conflict = { $at_least ->
    [one] wenn du eine { -unit } im { -conflict_area } hast
   *[other] wenn du { $at_least } oder mehr { -unit(number: "other") } im { -conflict_area } hast
}
condition-enemy_alliance = wenn du { $at_least } oder mehr { -influence } bei einer { -faction } hast, deren { -alliance } ein Gegner hält
condition-acquired = wenn du in diesem Zug „{ $card }“ erworben hast
condition-not = wenn dies nicht zutrifft [{ $conditions }]
condition-not-council = wenn du keinen Sitz im { -high_council(case: "accusative") } hast
condition-picked = wenn die abgeworfene Karte eine der { -faction } { $faction } ist
condition-picked_cost = wenn sie { $at_least } oder mehr kostet
condition-reached = wenn du gerade { $n } { -influence } { $faction_at } erreicht hast
counter-revealed = jede in diesem Zug aufgedeckte Karte der { -faction } { $faction }
counter-memories = jede eigene Erinnerung
modifier-deploy_recruits = du darfst rekrutierte { -troop(number: "other") } einsetzen, auf welches Feld auch immer dein { -agent } entsandt wurde
box-discarded = Beim Abwerfen
note-ignores_requirements = Einflussbedingungen des Feldes zählen nicht.
note-without = Deinem Startdeck fehlt „{ $card }“.
note-turns_to = Wird umgedreht zu: { $leader }.
note-back = Die andere Seite eines { -leader(case: "genitive") }; niemand beginnt damit.
note-training = Trainingsleiste, Feld { $n }

## Fragen, Möglichkeiten, Ereignisse

prompt-choose_line = Wähle eine Zeile, die du nutzt.
prompt-trash_intrigue = Wähle eine { -intrigue_card } zum Entsorgen.
prompt-draw_one = Wähle die Karte, die du ziehst.
prompt-discard_one = Wähle die Karte, die du abwirfst; die andere wird entsorgt.
prompt-buy_with_solari = Wähle eine Karte, die du für { -solari } erwirbst.
prompt-train = Wähle den Weg deines Markers.
option-trash_intrigue = „{ $card }“ (Intrige) entsorgen
option-draw_one = „{ $card }“ ziehen
option-discard_one = „{ $card }“ abwerfen
option-buy = „{ $card }“ für { -solari } erwerben
option-train = Auf das Feld: { $effect }
log-intrigue_trashed = { $seat } entsorgt „{ $what }“ (Intrige).
log-card_to_hand = { $seat } nimmt „{ $what }“ auf die { -hand }.
log-trained = { $seat } bewegt den Marker auf der Trainingsleiste.
log-memory_kept = { $amount ->
    [one] { $seat } behält einen { -troop } als Erinnerung.
   *[other] { $seat } behält { $amount } { -troop(number: "other") } als Erinnerungen.
}
log-leader_turned = { $seat } dreht den { -leader } um: { $what }.
field-training = Trainingsleiste
field-memories = Erinnerungen

## Houses

house-corrino = Haus Corrino
house-metulli = Haus Metulli
house-fenring = Haus Fenring
