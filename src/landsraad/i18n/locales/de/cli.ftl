### The game in a terminal: what is said around the board.

cli-welcome = Du bist { $leader } (Platz { $seat }). Startzahl { $seed }. help zeigt die Hilfe.
cli-opponent = Platz { $seat }: { $leader }, gespielt vom Bot { $bot }.
cli-no-such-number = Wähle eine Zahl von 1 bis { $n }.
cli-unknown-command = Unbekannter Befehl: { $text }. help zeigt die Hilfe.
cli-why-available = { $text } ist jetzt möglich.
cli-undone = Zurückgenommen.
cli-undo-refused = Das lässt sich nicht zurücknehmen: Verdecktes wurde aufgedeckt oder ein anderer hat gehandelt.
cli-redone = Wiederholt.
cli-redo-refused = Es gibt nichts zu wiederholen.
cli-hand = Hand: { $n }
cli-intrigues = Intrigenkarten: { $n }
cli-card-unknown = Es gibt keine Karte, kein Feld, keinen Anführer und keinen Konflikt mit dem Namen { $name }.
cli-rule-unknown = Es gibt keine Regel { $rule }.
cli-lang-unknown = Wähle eine dieser Sprachen: { $languages }.
cli-saved = Gespeichert in { $file }.
cli-resume = Weiter geht es mit: { $command }
cli-look-again = Noch einmal ansehen mit: { $replay }, oder { $analyze }
cli-bot-seconds = { $level } ({ $n } s)
cli-game-over = Das Spiel ist vorbei.
cli-standing = { $rank }. { $leader }: { $vp } SP, { $spice } Spice, { $solari } { $solari ->
    [one] Solari
   *[other] Solaris
}, { $water } Wasser, { $garrison } in der Garnison
cli-winner = { $vp ->
    [one] { $leader } gewinnt mit { $vp } Siegpunkt.
   *[other] { $leader } gewinnt mit { $vp } Siegpunkten.
}
cli-help =
    Eine Zahl wählt die Option mit dieser Nummer; der Text in Klammern wählt sie auch.
    options  die Frage noch einmal zeigen     board  den Spielplan zeigen
    hand     deine Hand zeigen                card NAME  Karte, Feld, Anführer oder Konflikt zeigen
    log N    die letzten N Ereignisse nennen  why TEXT  sagen, warum etwas jetzt nicht geht
    undo     deine Entscheidung zurücknehmen  redo   sie wiederholen
    rule ID  eine Regel zeigen                lang KÜRZEL  die Sprache wechseln
    save DATEI  das Spiel speichern           quit   speichern und gehen

## landsraad play

cli-undo-force = Die Bots wären trotzdem einverstanden: undo force

## landsraad replay

cli-replay-ok = Das Spiel führt zu seiner Prüfsumme: { $n } Entscheidungen, { $digest }

## landsraad cards

cli-no-scripts = Keine Karte braucht ein eigenes Programm.
cli-column-id = Id
cli-column-name = Name
cli-column-facts = Aufdruck
cli-column-effects = Effekte
cli-kind-imperium = Karten der Decks ({ $n })
cli-kind-intrigue = Intrigenkarten ({ $n })
cli-kind-leader = Anführer ({ $n })
cli-kind-space = Spielplanfelder ({ $n })
cli-kind-conflict = Konfliktkarten ({ $n })
cli-kind-tile = Technologieplättchen ({ $n })
cli-fact-pile-starter = Startdeck
cli-fact-pile-reserve = Reserve
cli-fact-pile-imperium = Imperium-Stapel
cli-fact-copies = × { $n }
cli-fact-icon = Agentensymbol: { $names }
cli-fact-complexity = Schwierigkeit { $n }
cli-fact-level = Konflikt { $n }
cli-fact-tile = Technologieplättchen

## landsraad simulate

cli-sim-progress = Spiele
cli-sim-title = { $games } Spiele, { $errors } mit Fehlern
cli-sim-min = kleinste
cli-sim-mean = Mittel
cli-sim-max = größte
cli-sim-winner-vp = Siegpunkte des Siegers
cli-sim-vp = Siegpunkte aller
cli-sim-rounds = Runden
cli-sim-decisions = Entscheidungen
cli-sim-seat = Platz
cli-sim-leader = Anführer
cli-sim-bot = Bot
cli-sim-played = Spiele
cli-sim-won = gewonnen
cli-sim-share = Anteil
cli-sim-mean-vp = Siegpunkte im Mittel
cli-sim-never = Nie gesehen
cli-sim-nothing = nichts: alles kam vor
cli-sim-speed = { $seconds } s, { $games } Spiele/s, { $decisions } Entscheidungen/s
cli-sim-fired-card-played = Karten, die einen Agenten entsandten
cli-sim-fired-card-revealed = aufgedeckte Karten
cli-sim-fired-card-acquired = erworbene Karten
cli-sim-fired-intrigue-played = gespielte Intrigenkarten
cli-sim-fired-space = betretene Felder
cli-sim-fired-conflict = ausgetragene Konflikte
cli-sim-fired-conflict-won = gewonnene Konflikte
cli-sim-fired-rival-card = aufgedeckte Haus-Hagal-Karten
cli-sim-fired-leader = gespielte Anführer
cli-sim-fired-tile-acquired = Erworbene Technologieplättchen
cli-sim-fired-tile-used = Genutzte Technologieplättchen
cli-sim-fired-freighter-recalled = Frachter zurückgerufen von
cli-sim-fired-post = Beobachtungsposten mit einem Spion
cli-sim-fired-post-infiltrated = Posten, von denen infiltriert wurde
cli-sim-fired-post-gathered = Posten, von denen Informationen gesammelt wurden
cli-sim-fired-contract-taken = Genommene Kontrakte
cli-sim-fired-contract-completed = Erfüllte Kontrakte
cli-sim-fired-objective = Ausgeteilte Zielkarten
cli-sim-fired-icon-matched = Gepaarte Schlachtsymbole
cli-sim-fired-training = Felder der Trainingsleiste

## landsraad doctor

cli-doctor-good = gut
cli-doctor-bad = SCHLECHT
cli-doctor-python = Python
cli-doctor-build = Bauart
cli-doctor-versions = Versionen
cli-doctor-languages = Sprachen
cli-doctor-rules = Regeln
cli-doctor-self-test = Spiel unter Bots
cli-doctor-healthy = Alles in Ordnung.
cli-doctor-ill = Etwas stimmt nicht.
