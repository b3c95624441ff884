### landsraad tournament: Tabellen und Bericht.

tournament-title = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] { $deals } Ausgabe der Karten
       *[other] { $deals } Ausgaben der Karten
    }
tournament-bot = Bot
tournament-games = Partien
tournament-wins = gewonnen
tournament-win-rate = Siegquote
tournament-interval = 95-%-Intervall
tournament-rating = Wertung
tournament-difference = Unterschied
tournament-uneven = { $games } Partien sind kein Vielfaches von { $block }: Die letzte Ausgabe wird nicht von jedem Platz aus gespielt.
tournament-resumed = Das Turnier wird fortgesetzt: { $done } von { $games } Partien sind schon da.
tournament-kept = Die Partien liegen in { $file }.
tournament-stopped = Abgebrochen: { $done } von { $games } Partien liegen in { $file }. Derselbe Befehl macht dort weiter.
tournament-report = Bericht: { $file }

## Der Bericht

tournament-page-title = Turnier
tournament-page-setup = Spielaufbau
tournament-page-by-seat = Siegquote nach Platz
tournament-page-by-seat-note = Platz 1 hat in der ersten { -round } der { -first_player }, die anderen folgen im Uhrzeigersinn.
tournament-page-by-leader = Siegquote nach { -leader }
tournament-page-by-card = Siegquote nach erworbener Karte
tournament-page-by-card-note = Gezählt werden Plätze, die die Karte mindestens einmal erworben haben; Karten mit weniger als { $n } Erwerbungen fehlen.
tournament-page-by-space = Siegquote nach besuchtem Feld
tournament-page-by-space-note = Gezählt werden Plätze, die mindestens einmal einen { -agent(case: "accusative") } dorthin geschickt haben; Felder mit weniger als { $n } solchen Plätzen fehlen.
tournament-page-vp = { -victory_point(number: "other") } nach { -round }
tournament-page-vp-note = Mittelwert am Ende jeder { -round } über die Partien, die so weit kamen.
tournament-page-round = { -round }
tournament-page-seat = Platz
tournament-page-leader = { -leader }
tournament-page-card = Karte
tournament-page-all = alle Bots
tournament-page-even = Die gestrichelte Linie zeigt den gleichmäßigen Anteil, im Bild eines einzelnen Bots dessen eigene Siegquote.
tournament-page-errors = Abgebrochene Partien

## landsraad bot check

bot-check-good = { $command } hält das Protokoll ein.
bot-check-bad = { $command } hält das Protokoll nicht ein.
bot-check-yes = ja
bot-check-no = nein
bot-check-name = Nennt sich
bot-check-games = Partien (gewonnen)
bot-check-decisions = Entscheidungen
bot-check-mean = Mittlere Antwortzeit
bot-check-slowest = Langsamste Antwort
bot-check-left = Geht, wenn man es sagt
bot-check-repeats = Wählt bei gleicher Frage gleich
