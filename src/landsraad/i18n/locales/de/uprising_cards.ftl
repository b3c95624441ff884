## Effekte der Karten von Uprising

effect-lines = eins oder mehrere davon nutzen [{ $branches }]
effect-either = { $condition }: { $effects }; sonst: { $otherwise }
effect-this_reveal = in deinem Aufdeckzug dieser Runde, { $event }: { $effects }
effect-trash_intrigue = { $n ->
    [one] eine eigene Intrigenkarte entsorgen
   *[other] { $n } eigene Intrigenkarten entsorgen
}
effect-trash_hand = eine Handkarte entsorgen
effect-trash_hand-faction = eine Handkarte der Fraktion { $faction } entsorgen
effect-trash_other_in_play-faction = eine andere eigene Karte der Fraktion { $faction } im Spiel entsorgen
effect-return_to_hand = diese Karte auf die Hand zurücknehmen
effect-top_three = die obersten drei Karten des eigenen Decks ansehen: eine ziehen, eine abwerfen und eine entsorgen
effect-buy_with_solari = eine Karte auf die Hand erwerben und ihre Kosten mit Solari statt mit Überzeugung bezahlen
effect-recall_other = einen anderen eigenen Agenten zurückrufen
effect-retreat_some = { $n ->
    [one] einen eigenen Trupp zurückziehen
   *[other] { $n } eigene Truppen zurückziehen
}
effect-retreat_some-to = { $n } oder { $most } eigene Truppen zurückziehen
effect-acquire_free-hand = eine Karte für höchstens { $n } erwerben und auf die Hand nehmen
effect-acquire_exactly = eine Karte für genau { $n } erwerben
effect-acquire_exactly-hand = eine Karte für genau { $n } erwerben und auf die Hand nehmen
effect-acquire_exactly-top = eine Karte für genau { $n } erwerben und oben auf das eigene Deck legen
effect-train = den eigenen Marker auf der Trainingsleiste ein Feld weiterbewegen und dessen Belohnung erhalten
effect-memory = { $n ->
    [one] einen Trupp aus dem eigenen Vorrat als Erinnerung behalten
   *[other] { $n } Truppen aus dem eigenen Vorrat als Erinnerungen behalten
}
effect-turn_over = die eigenen Erinnerungen in den Vorrat zurücklegen und den Anführer umdrehen
effect-repeat_space = die auf dem Feld abgebildeten Effekte wiederholen
condition-swordmaster = wenn du deinen Schwertmeister hast
condition-any_swordmaster = wenn jemand einen Schwertmeister hat
condition-sent_to_maker = wenn du deinen Agenten in diesem Zug auf ein Sandwurmfeld entsandt hast
condition-sent_to_icons = wenn du deinen Agenten in diesem Zug auf ein Feld mit Symbol { $icons } entsandt hast
condition-strength = wenn du { $at_least } oder mehr Kampfstärke hast
condition-units_in_conflict = { $at_least ->
    [one] wenn du eine Einheit im Konflikt hast
   *[other] wenn du { $at_least } oder mehr Einheiten im Konflikt hast
}
condition-enemy_alliance = wenn du { $at_least } oder mehr Einfluss bei einer Fraktion hast, deren Allianz ein Gegner hält
condition-acquired = wenn du in diesem Zug „{ $card }“ erworben hast
condition-not = wenn dies nicht zutrifft [{ $conditions }]
condition-picked = wenn es eine Karte der Fraktion { $faction } ist
condition-picked_cost = wenn sie { $at_least } oder mehr kostet
condition-reached = wenn du gerade { $n } Einfluss bei { $faction } erreicht hast
counter-revealed = jede in diesem Zug aufgedeckte Karte der Fraktion { $faction }
counter-memories = jede eigene Erinnerung
modifier-deploy_recruits = du darfst rekrutierte Truppen einsetzen, auf welches Feld auch immer dein Agent entsandt wurde
box-discarded = Beim Abwerfen
note-ignores_requirements = Einflussbedingungen des Feldes zählen nicht.
note-without = Deinem Startdeck fehlt „{ $card }“.
note-turns_to = Wird umgedreht zu: { $leader }.
note-back = Die andere Seite eines Anführers; niemand beginnt damit.
note-training = Trainingsleiste, Feld { $n }

## Fragen, Möglichkeiten, Ereignisse

prompt-choose_line = Wähle eine Zeile, die du nutzt.
prompt-trash_intrigue = Wähle eine Intrigenkarte zum Entsorgen.
prompt-draw_one = Wähle die Karte, die du ziehst.
prompt-discard_one = Wähle die Karte, die du abwirfst; die andere wird entsorgt.
prompt-buy_with_solari = Wähle eine Karte, die du für Solari erwirbst.
prompt-train = Wähle den Weg deines Markers.
option-trash_intrigue = „{ $card }“ (Intrige) entsorgen
option-draw_one = „{ $card }“ ziehen
option-discard_one = „{ $card }“ abwerfen
option-buy = „{ $card }“ für Solari erwerben
option-train = Auf das Feld: { $effect }
log-intrigue_trashed = { $seat } entsorgt „{ $what }“ (Intrige).
log-card_to_hand = { $seat } nimmt „{ $what }“ auf die Hand.
log-trained = { $seat } bewegt den Marker auf der Trainingsleiste.
log-memory_kept = { $amount ->
    [one] { $seat } behält einen Trupp als Erinnerung.
   *[other] { $seat } behält { $amount } Truppen als Erinnerungen.
}
log-leader_turned = { $seat } dreht den Anführer um: { $what }.
field-training = Trainingsleiste
field-memories = Erinnerungen
