## Die Wörter des Browsers für Unsterblichkeit

web-lab = { -bene_tleilax }
web-view-lab = Tleilax
web-lab-open = { -bene_tleilax }: beide Leisten
web-specimen-cost = { $n ->
    [one] Kostet { $n } { -specimen }
   *[other] Kostet { $n } { -specimen(number: "other") }
}
web-tanks = { -axolotl_tanks }
web-tleilaxu-deck = Karten im Tleilaxu-Stapel
web-atomics-left = { -family_atomics }: noch nicht eingesetzt
web-icon-research = Forschen
web-icon-specimen = { -specimen }
web-icon-tleilaxu = { -tleilaxu_track }
web-icon-genetic_marker = { -genetic_marker }
web-icon-graft = Verpflanzen
web-icon-family_atomics = { -family_atomics }
web-icon-market = { -imperium_row }
web-icon-acquire_tleilaxu = { -tleilaxu_card } erwerben
web-icon-replace_tleilaxu = { -tleilaxu_card } ersetzen
web-icon-copy_partner = Verpflanzte Karte kopieren
web-icon-borrow_from_row = Mit der { -imperium_row } verpflanzen
web-icon-trash_partner = Andere verpflanzte Karte entsorgen
web-icon-trash_grafted = Verpflanzte Karte entsorgen
web-icon-partner_back = Verpflanzte Karte zurücknehmen
web-icon-recall_sent = Entsandten { -agent(case: "accusative") } zurückrufen
web-chapter-immortality = Neu in Unsterblichkeit
web-chapter-immortality-why = Für alle, die das Grundspiel kennen: Forschen, { -specimen(number: "other") }, { -tleilaxu_card(number: "other") } und Verpflanzen in fünf Minuten.
web-lesson-lab = Die { -bene_tleilax }
web-lesson-lab-text = Ein zweiter Plan: zwei Leisten und Karten, die mit { -specimen(number: "other", case: "dative") } bezahlt werden.
web-lesson-research = Forschen
web-lesson-research-text = Jedes Forschungssymbol bewegt deinen Marker eine Spalte nach rechts. Du wählst den Weg und nimmst seinen Bonus.
web-lesson-markers = { -genetic_marker(number: "other") }
web-lesson-markers-text = Die Spalten 4 und 8 geben { -genetic_marker(number: "other") }: Zeilen auf Karten, die sie zeigen, gelten dann für dich.
web-lesson-tleilaxu = Die { -tleilaxu_track }
web-lesson-tleilaxu-text = Sie gibt { -intrigue_card(number: "other") } und zwei { -victory_point(number: "other") }; wer zuerst auf Feld 4 ist, nimmt das { -spice } dort.
web-lesson-tanks = { -specimen(number: "other") }
web-lesson-tanks-text = Ein { -specimen } ist ein { -troop } aus deinem { -supply } in den Tanks. In deinem { -reveal_turn } bezahlt es diese Karten.
web-lesson-graft = Verpflanzen
web-lesson-graft-text = Eine Karte mit diesem Zeichen wird mit einer zweiten gespielt: Tippe beide an oder ziehe eine auf die andere.
web-lesson-atomics = { -family_atomics }
web-lesson-atomics-text = Einmal pro Partie darfst du die ganze { -imperium_row } ersetzen.
web-lesson-begin = Jetzt du
web-lesson-begin-text = Hebe eine Karte an und tippe auf einen leuchtenden Ort.
