## Die beiden Leisten des Bene-Tleilax-Plans

research-c0 = { -research_track }, Start
research-c1 = { -research_track }, Spalte 1
research-c2a = { -research_track }, Spalte 2, oben
research-c2b = { -research_track }, Spalte 2, unten
research-c3a = { -research_track }, Spalte 3, oben
research-c3b = { -research_track }, Spalte 3, Mitte
research-c3c = { -research_track }, Spalte 3, unten
research-c4a = { -research_track }, Spalte 4, oben
research-c4b = { -research_track }, Spalte 4, Mitte
research-c4c = { -research_track }, Spalte 4, unten
research-c5a = { -research_track }, Spalte 5, oben
research-c5b = { -research_track }, Spalte 5, Mitte
research-c5c = { -research_track }, Spalte 5, unten
research-c6a = { -research_track }, Spalte 6, oben
research-c6b = { -research_track }, Spalte 6, Mitte
research-c6c = { -research_track }, Spalte 6, unten
research-c7a = { -research_track }, Spalte 7, oben
research-c7b = { -research_track }, Spalte 7, Mitte
research-c7c = { -research_track }, Spalte 7, unten
research-c8a = { -research_track }, Spalte 8, oben
research-c8b = { -research_track }, Spalte 8, Mitte
research-c8c = { -research_track }, Spalte 8, unten
tleilaxu-t0 = { -tleilaxu_track }, Start
tleilaxu-t1 = { -tleilaxu_track }, Feld 1
tleilaxu-t2 = { -tleilaxu_track }, Feld 2
tleilaxu-t3 = { -tleilaxu_track }, Feld 3
tleilaxu-t4 = { -tleilaxu_track }, Feld 4
tleilaxu-t5 = { -tleilaxu_track }, Feld 5
tleilaxu-t6 = { -tleilaxu_track }, Feld 6
tleilaxu-t7 = { -tleilaxu_track }, Feld 7

variant-go_to_11 = Bis 11

kind-research = { -research_track }
kind-tleilaxu = { -tleilaxu_track }
cli-kind-research = Felder der { -research_track } ({ $n })
cli-kind-tleilaxu = Felder der { -tleilaxu_track } ({ $n })
field-research = { -research_track }
field-markers = { -genetic_marker(number: "other") }
field-tleilaxu = { -tleilaxu_track }
field-specimens = { -specimen(number: "other") }
field-family_atomics = { -family_atomics }
field-tleilaxu_row = { -tleilaxu_row }
field-tleilaxu_deck = { -tleilaxu_card(number: "other") } im Stapel
field-tleilaxu_spice = { -spice } auf der { -tleilaxu_track }

## Effekte

goods-specimen = { $n ->
    [one] { $n } { -specimen }
   *[other] { $n } { -specimen(number: "other") }
}
effect-research = { $n ->
    [one] einmal forschen
   *[other] { $n }-mal forschen
}
effect-tleilaxu = { $n ->
    [one] auf der { -tleilaxu_track } { $n } Feld vorrücken
   *[other] auf der { -tleilaxu_track } { $n } Felder vorrücken
}
effect-acquire_tleilaxu = eine Karte der { -tleilaxu_row } für ihre Kosten in { -specimen(number: "other", case: "dative") } erwerben
effect-replace_tleilaxu-left = die linke Karte der { -tleilaxu_row } entfernen und ersetzen
effect-replace_tleilaxu-right = die rechte Karte der { -tleilaxu_row } entfernen und ersetzen
effect-copy_partner = alles, was im Agentenbereich der anderen verpflanzten Karte steht, auch mit dieser Karte nutzen
effect-borrow_from_row = du darfst sie auch mit einer Karte der { -imperium_row } verpflanzen, die ohne Erwerb genutzt und am Ende des Zuges entsorgt wird
effect-trash_partner = die andere verpflanzte Karte entsorgen
effect-trash_grafted = eine der beiden verpflanzten Karten entsorgen
effect-partner_back = zu Beginn des eigenen { -reveal_turn(case: "genitive") } die andere verpflanzte Karte aus dem Spiel auf die { -hand } zurücknehmen
effect-recall_sent = den in diesem Zug entsandten { -agent(case: "accusative") } zurückrufen
modifier-combat_icon = du darfst { -troop(number: "other") } einsetzen, als wäre dein { -agent } auf ein { -combat_space } entsandt worden
counter-partner_icons = jedes { -agent_icon } der anderen verpflanzten Karte
condition-markers = { $at_least ->
    [one] wenn du den ersten { -genetic_marker } hast
   *[other] wenn du den zweiten { -genetic_marker } hast
}
condition-grafted = wenn diese Karte verpflanzt ist
condition-grafted_with = wenn sie mit einer Karte der { -faction } { $factions } verpflanzt ist
list-faction-card = { $faction }
condition-enemy_combat_card = wenn ein Gegner in diesem { -conflict } eine Kampfkarte gespielt hat
condition-spice = wenn du { $at_least } oder mehr { -spice } hast
condition-most_deployed = wenn du mehr { -troop(number: "other") } im { -conflict_area } hast als jeder Gegner
condition-lost_troops = wenn du { $at_least } oder mehr { -troop(number: "other") } verlierst
type-loss = Nach einem { -conflict }
box-loss = Nach einem { -conflict }
note-infiltrates-all = Gegnerische { -agent(number: "other") } blockieren den damit entsandten { -agent(case: "accusative") } nicht.
note-graft = Verpflanzen: Wird in einem { -agent_turn } nur zusammen mit einer anderen Karte gespielt.
note-more_icons = { CAPITAL($condition) }: auch { $icons }.
note-marker = { $n ->
    [one] Der erste { -genetic_marker }.
   *[other] Der zweite { -genetic_marker }.
}
note-first_spice = Wer hier zuerst ankommt, nimmt auch { $n } { -spice }.
note-stays = Bleibt in der { -tleilaxu_row }.
two-cards = { $card } + { $partner }

## Fragen und Möglichkeiten

prompt-research = Welchen Weg nimmt dein { -research_token }?
prompt-graft = Mit welcher Karte verpflanzt du sie?
prompt-grafted_icons = Welche der beiden verpflanzten Karten erhält die { -agent_icon(number: "other") }?
prompt-trash_grafted = Welche der beiden verpflanzten Karten entsorgst du?
prompt-acquire_tleilaxu = Erwirbst du eine Karte der { -tleilaxu_row }?
prompt-return_specimens = Dein { -supply } reicht nicht. Wie viele { -specimen(number: "other") } legst du vorher dorthin zurück?
prompt-after_combat = Der { -conflict } ist vorbei. Spiele eine Karte für deine verlorenen { -troop(number: "other") } oder passe.
option-research = { $research }
option-research-bonus = { $research }: { $effect }
option-graft = Mit „{ $card }“ verpflanzen
option-graft-market = Mit „{ $card }“ der { -imperium_row } verpflanzen
option-icons_to = „{ $card }“
option-trash_grafted = „{ $card }“ entsorgen
option-return_specimens = { $n ->
    [0] Keine { -specimen(number: "other") } zurücklegen
    [one] { $n } { -specimen } zurücklegen
   *[other] { $n } { -specimen(number: "other") } zurücklegen
}
option-family_atomics = Deine { -family_atomics } einsetzen

## Das Protokoll

log-researched = { $seat } forscht und erreicht Spalte { $amount }.
log-marker_reached = { $amount ->
    [one] { $seat } erreicht den ersten { -genetic_marker }.
   *[other] { $seat } erreicht den zweiten { -genetic_marker }.
}
log-tleilaxu_advanced = { $seat } rückt auf Feld { $amount } der { -tleilaxu_track } vor.
log-specimen_gained = { $amount ->
    [one] { $seat } erhält { $amount } { -specimen }.
   *[other] { $seat } erhält { $amount } { -specimen(number: "other") }.
}
log-specimen_spent = { $amount ->
    [one] { $seat } gibt { $amount } { -specimen } aus.
   *[other] { $seat } gibt { $amount } { -specimen(number: "other") } aus.
}
log-specimen_returned = { $amount ->
    [one] { $seat } legt { $amount } { -specimen } in den { -supply } zurück.
   *[other] { $seat } legt { $amount } { -specimen(number: "other") } in den { -supply } zurück.
}
log-tleilaxu_row_filled = „{ $what }“ kommt in die { -tleilaxu_row }.
log-tleilaxu_row_removed = „{ $what }“ wird aus der { -tleilaxu_row } entfernt.
log-cards_grafted = { $seat } verpflanzt „{ $what }“ und „{ $other }“.
log-card_borrowed = { $seat } nutzt „{ $what }“ der { -imperium_row } mit „{ $other }“.
log-atomics_used = { $seat } setzt die { -family_atomics } ein.

## Das Textbrett

board-tleilaxu_row = { -tleilaxu_row }
board-research = { -research_track }
board-research-next = als Nächstes
board-tleilaxu = { -tleilaxu_track }
board-specimens = { -specimen(number: "other") }
board-atomics = { -family_atomics }
board-tleilaxu_deck = Stapel { $n }
board-tleilaxu_spice = { $n } { -spice } auf Feld 4

## Reasons

why-needs_partner = „{ $card }“ wird nur zusammen mit einer anderen Karte gespielt.
why-specimens = { $cost ->
    [one] „{ $card }“ kostet { $cost } { -specimen }; du hast { $have }.
   *[other] „{ $card }“ kostet { $cost } { -specimen(number: "other") }; du hast { $have }.
}
why-atomics_used = Deine { -family_atomics } sind schon eingesetzt.
