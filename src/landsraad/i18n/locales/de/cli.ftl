### The game in a terminal: what is said around the board.

cli-welcome = Du bist { $leader } (Platz { $seat }). Startwert { $seed }. help zeigt die Hilfe.
cli-opponent = Platz { $seat }: { $leader }, gespielt vom Bot { $bot }.
cli-no-such-number = Wähle eine Zahl von 1 bis { $n }.
cli-unknown-command = Unbekannter Befehl: { $text }. help zeigt die Hilfe.
cli-why-available = { $text } ist jetzt möglich.
cli-undone = Zurückgenommen.
cli-undo-refused = Das lässt sich nicht zurücknehmen: Verdecktes wurde aufgedeckt oder ein anderer hat gehandelt.
cli-redone = Wiederholt.
cli-redo-refused = Es gibt nichts zu wiederholen.
cli-hand = { -hand }: { $n }
cli-intrigues = { -intrigue_card(number: "other") }: { $n }
cli-card-unknown = Es gibt keine Karte, kein Feld, keinen { -leader } und keinen { -conflict } mit dem Namen { $name }.
cli-rule-unknown = Es gibt keine Regel { $rule }.
cli-lang-unknown = Wähle eine dieser Sprachen: { $languages }.
cli-saved = Gespeichert in { $file }.
cli-resume = Weiter geht es mit: { $command }
cli-look-again = Noch einmal ansehen mit: { $replay }, oder { $analyze }
cli-bot-seconds = { $level } ({ $n } s)
cli-bot-called = { $line } ({ $bot })
cli-game-over = Das Spiel ist vorbei.
cli-standing = { $rank }. { $leader }: { $vp } SP, { $spice } { -spice }, { $solari } { $solari ->
    [one] { -solari }
   *[other] { -solari(number: "other") }
}, { $water } { -water }, { $garrison } in der { -garrison }
cli-winner = { $vp ->
    [one] { $leader } gewinnt mit { $vp } { -victory_point }.
   *[other] { $leader } gewinnt mit { $vp } { -victory_point(number: "other", case: "dative") }.
}
cli-help =
    Eine Zahl wählt die Option mit dieser Nummer; der Text in Klammern wählt sie auch.
    options  die Frage noch einmal zeigen     board  den { -game_board } zeigen
    hand     deine { -hand } zeigen                card NAME  Karte, Feld, { -leader } oder { -conflict } zeigen
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
cli-kind-imperium = Karten der { -deck(number: "other") } ({ $n })
cli-kind-intrigue = { -intrigue_card(number: "other") } ({ $n })
cli-kind-leader = { -leader } ({ $n })
cli-kind-space = { -board_space(number: "other") } ({ $n })
cli-kind-conflict = Konfliktkarten ({ $n })
cli-kind-tile = { -tech_tile } ({ $n })
cli-kind-contract = { -contract(number: "other") } ({ $n })
cli-fact-pile-starter = Startdeck
cli-fact-pile-reserve = { -reserve }
cli-fact-pile-imperium = { -imperium_deck }
cli-fact-copies = × { $n }
cli-fact-icon = { -agent_icon }: { $names }
cli-fact-complexity = Schwierigkeit { $n }
cli-fact-level = { -conflict } { $n }
cli-fact-tile = { -tech_tile }

## landsraad simulate

cli-sim-progress = Spiele
cli-sim-title = { $games } Spiele, { $errors } mit Fehlern
cli-sim-min = kleinste
cli-sim-mean = Mittel
cli-sim-max = größte
cli-sim-winner-vp = { -victory_point(number: "other") } des Siegers
cli-sim-vp = { -victory_point(number: "other") } aller
cli-sim-rounds = { -round(number: "other") }
cli-sim-decisions = Entscheidungen
cli-sim-seat = Platz
cli-sim-leader = { -leader }
cli-sim-bot = Bot
cli-sim-played = Spiele
cli-sim-won = gewonnen
cli-sim-share = Anteil
cli-sim-mean-vp = { -victory_point(number: "other") } im Mittel
cli-sim-never = Nie gesehen
cli-sim-nothing = nichts: alles kam vor
cli-sim-speed = { $seconds } s, { $games } Spiele/s, { $decisions } Entscheidungen/s
cli-sim-fired-card-played = Karten, die einen { -agent(case: "accusative") } entsandten
cli-sim-fired-card-revealed = aufgedeckte Karten
cli-sim-fired-card-acquired = erworbene Karten
cli-sim-fired-intrigue-played = gespielte { -intrigue_card(number: "other") }
cli-sim-fired-space = betretene Felder
cli-sim-fired-post = { -observation_post } mit einem { -spy }
cli-sim-fired-post-infiltrated = Posten, von denen infiltriert wurde
cli-sim-fired-post-gathered = Posten, von denen Informationen gesammelt wurden
cli-sim-fired-contract-taken = Genommene { -contract(number: "other") }
cli-sim-fired-contract-completed = Erfüllte { -contract(number: "other") }
cli-sim-fired-objective = Ausgeteilte { -objective_card(number: "other") }
cli-sim-fired-icon-matched = Gepaarte { -battle_icon(number: "other") }
cli-sim-fired-training = Felder der Trainingsleiste
cli-sim-fired-conflict = ausgetragene { -conflict(number: "other") }
cli-sim-fired-conflict-won = gewonnene { -conflict(number: "other") }
cli-sim-fired-rival-card = aufgedeckte { -house_hagal_card(number: "other") }
cli-sim-fired-leader = gespielte { -leader }
cli-sim-fired-tile-acquired = Erworbene { -tech_tile }
cli-sim-fired-tile-used = Genutzte { -tech_tile }
cli-sim-fired-freighter-recalled = { -freighter } zurückgerufen von

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
