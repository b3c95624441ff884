### Die Analyse einer beendeten Partie im Browser.

analysis-open = Analysieren
analysis-title = Analyse der Partie
analysis-offer = Der stärkste Bot sieht sich jede Entscheidung dieser Partie noch einmal an: wer welche Gewinnchance hatte, wo am meisten verloren ging und was er gespielt hätte. Das dauert ein bis zwei Minuten; die Aufzeichnung lässt sich derweil weiter ansehen.
analysis-start = Diese Partie analysieren
analysis-waiting = Vorher werden noch andere Partien analysiert.
analysis-progress = { $done } von { $all } Entscheidungen
analysis-failed = Die Analyse kam zu keinem Ende. Ein neuer Versuch ist möglich.
analysis-what = Gewinnchance nach jeder Entscheidung, wie der Platz sie beurteilen konnte ({ $n } Versuche je Entscheidung). Die Zahlen zeigen die Züge, in denen am meisten verloren ging; ein Klick führt dorthin.
analysis-curve = Gewinnchancen im Lauf der Partie
analysis-worst = Züge, in denen am meisten verloren ging
analysis-nothing-lost = Nichts ging verloren: Der Bot hätte dasselbe gespielt.
analysis-round = { -round } { $n }
analysis-instead = { $played } – der Bot hätte gespielt: { $best }
analysis-agrees = { $played } – der Bot stimmt zu
analysis-noted = { $played } – was der Bot erwogen hat
analysis-seats = Die Plätze
analysis-seat = { $agreed } von { $choices } Entscheidungen wie der Bot, insgesamt { $lost } Prozentpunkte verloren
analysis-step = Schritt { $n }: { $name }
analysis-judged = Die Analyse
analysis-considered = Was der Bot in der Partie erwogen hat
analysis-tried = { $bot }, { $n } Versuche
analysis-visits = { $n } Versuche
analysis-was-played = gespielt
