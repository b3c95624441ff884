### Beschriftungen im Browser: Knöpfe, Überschriften, Anleitung, Namen der Symbole.

## General

web-tagline = Die Wüste, der Rat, das Spice: gegen Bots, allein, an einem Bildschirm oder mit Freunden.
web-unofficial = Ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen. Wer Freude daran hat, kaufe das Brettspiel.
web-loading = Einen Moment …
web-home = Startseite
web-back = Zurück
web-next = Weiter
web-previous = Zurück
web-close = Schließen
web-yes = Ja
web-no = Nein
web-none = keine
web-name = Dein Name
web-language = Sprache
web-copied = Kopiert
web-reconnecting = Verbindung verloren; sie kommt von selbst zurück …

## First page

web-play-now = Jetzt spielen
web-play-now-why = Zu viert: du gegen drei Adepten-Bots; die ersten Anführer sind einfache.
web-learn = In zehn Minuten lernen
web-learn-why = Eine begleitete erste Runde im echten Spiel; du kannst sie jederzeit verlassen.
web-solo = Allein gegen die Rivalen
web-solo-why = Zwei Rivalen handeln nach eigenen Karten.
web-same-screen = Ein Bildschirm
web-same-screen-why = Mehrere Leute hier; die Hände bleiben bei der Übergabe verborgen.
web-friends = Mit Freunden
web-friends-why = Jeder bekommt einen Link; live oder über Tage.
web-custom = Alles selbst wählen
web-custom-why = Boxen, Anführer, Bots, Schwierigkeit, Uhren.
web-continue = Fortsetzen
web-status-lobby = wartet auf Mitspieler
web-status-playing = läuft
web-status-finished = beendet
web-status-closed = geschlossen
web-your-turn = du bist dran

## A new table

web-new-friends = Ein Tisch mit Freunden
web-new-friends-why = Jeder freie Platz bekommt einen Link. Es geht los, wenn alle besetzt sind.
web-new-screen = Mehrere Leute an diesem Bildschirm
web-new-screen-why = Ihr reicht das Gerät zwischen den Zügen weiter.
web-new-custom = Ein eigener Tisch
web-new-custom-why = Alles ist schon sinnvoll vorbelegt.
web-host = Spiel
web-player-count = Spieler
web-difficulty = Schwierigkeit
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-none-why = Jeder nimmt sich so viel Zeit, wie er mag.
web-clock-fischer = Für einen Abend
web-clock-fischer-why = Jeder Platz hat einen Vorrat an Zeit, der mit jeder Entscheidung wächst.
web-clock-minutes = Minuten Vorrat
web-clock-increment = Sekunden mehr je Entscheidung
web-clock-days = Über Tage
web-clock-days-why = Eine Frist für jeden Zug; komm wieder, wann du willst.
web-clock-each = Tage je Zug
web-days = { $n } T
web-title = Titel
web-boxes = Boxen
web-epic = Epischer Spielmodus
web-seat-kind = Wer sitzt auf Platz { $n }
web-seat-name = Name auf Platz { $n }
web-seat-me = du
web-seat-here = eine Person hier
web-seat-open = freier Platz
web-seat-bot = Bot
web-level = Stärke des Bots
web-leader = Anführer von Platz { $n }
web-leader-random = Anführer zufällig
web-think = Bedenkzeit des Bots
web-think-why = Wie lange der Bot über jede Entscheidung nachdenken darf.
web-think-usual = üblich: { $n } s
web-think-seconds = { $n } s
web-difficulty-why = Wie stark die Rivalen sind; das Leichteste ist ein guter Anfang.
web-clock-why = Wessen Zeit abläuft, dessen Platz übernimmt ein Bot.
web-player-count-why = Allein spielst du gegen zwei Rivalen.
web-title-why = Steht in der Liste deiner Partien.
web-seat-list = Plätze
web-seats-why = Ein Bot ist umso stärker, je weiter unten er in der Liste steht; ● zeigt, wie anspruchsvoll ein Anführer ist.
web-boxes-why = Boxen bringen Karten, Anführer, Felder und Regeln.
web-rivals = Rivalen
web-rival-leader = Anführer des Rivalen { $n }
web-rivals-why = Jeder Rivale spielt nach den Karten von Haus Hagal und nutzt den Ring seines Anführers.
web-start = Los geht’s
web-lobby = Warten auf Mitspieler
web-lobby-why = Schicke jedem den Link eines Platzes.
web-closed-table = Dieser Tisch wurde geschlossen.
web-invite = Einladungslink
web-watch-link = Zuschauerlink
web-watch-new = Zuschauerlink erstellen
web-seat-to-bot = einem Bot geben
web-start-now = Jetzt mit Bots auf freien Plätzen beginnen
web-invited = Du bist an einen Tisch eingeladen.
web-join = Platz nehmen

## The table

web-table = Der Tisch
web-tabs = Teile des Tisches
web-tab-board = Spielplan
web-tab-you = Du
web-tab-players = Alle
web-tab-log = Verlauf
web-views = Teile des Spielplans
web-view-factions = Fraktionen
web-view-council = Rat
web-view-desert = Wüste
web-view-combat = Kampf
web-board = Spielplanfelder
web-tracks = Einfluss
web-alliance = Allianz
web-conflict = Konflikt
web-no-conflict = Kein Konflikt
web-conflict-level = Konflikt der Stufe { $n }
web-strength = Kampfstärke
web-deployed = Truppen im Konfliktgebiet
web-garrison = Garnison
web-works = Technologie und Fracht
web-market = Karten zum Erwerb
web-row = Imperium-Reihe
web-deck-left = Karten im Imperium-Stapel
web-reserve = Reserve
web-aside = Für dich zur Seite gelegt
web-you = Du
web-players = Spieler
web-hand = Hand
web-play = Im Spiel
web-discard = Ablagestapel
web-intrigue = Intrigen
web-rival = Rivale
web-rival-deck = Karten der Rivalen übrig
web-bot = Bot
web-away = abwesend
web-resigned = aufgegeben
web-revealed = aufgedeckt
web-round = Runde { $n }
web-round-of = Runde { $n } von { $all }
web-round-short = R { $n }/{ $all }
web-conflicts-left = Konflikte übrig
web-intrigue-deck = Intrigenstapel
web-card-cost = Kostet { $n } Überzeugung
web-agent-of = Agent von { $seat }.
web-bonus-spice = Bonus-Spice: { $n }.
web-controlled-by = Kontrolliert von { $seat }.
web-closed = Gesperrt bis zum nächsten Zug dessen, der es gesperrt hat.

## The question

web-question = Die Frage
web-options = Deine Möglichkeiten
web-agenda = Offene Effekte
web-mandatory = muss abgehandelt werden
web-mandatory-left = Ein mit ● markierter Effekt muss vor dem Ende des Zuges abgehandelt werden.
web-look-closely = Genau ansehen
web-sure = Sicher? { $option }
web-final = Nicht rücknehmbar.
web-uncertain = … und mehr, das der Zufall entscheidet.
web-skip = Überspringen
web-undo = Rückgängig
web-redo = Wiederholen
web-reset = Zug zurücksetzen
web-ask-undo = Um Rücknahme bitten
web-undo-wish = { $seat } bittet, eine Entscheidung zurückzunehmen.
web-played = In dieser Partie { $n }-mal gespielt oder besucht.
web-passed = passt
web-rewards = Belohnungen
web-last-combat = Letzter Kampf
web-less = weniger
web-more = mehr
web-limit = Höchstens { $n }.
web-deploy-limit = Höchstens { $n }: in diesem Zug rekrutierte ({ $recruits }) und ein Teil der Garnison.
web-end-turn = Zug beenden
web-unspent = nicht ausgegeben
web-since-nothing = Seit deinem Zug war niemand am Zug.
web-tie = { $rule ->
    [B-TIE-01] Gleichstand auf Platz 1 mit Kampfstärke { $strength }: Niemand gewinnt, alle nehmen die zweite Belohnung.
    [B-TIE-03] Keine Belohnung: drei oder mehr im Gleichstand auf Platz 1.
    [B-TIE-04] Keine Belohnung: Mit weniger als vier Spielern bleibt nach einem Gleichstand auf Platz 1 keine übrig.
    [B-TIE-05] Gleichstand auf Platz 2 mit Kampfstärke { $strength }: Alle nehmen die dritte Belohnung.
   *[other] Gleichstand auf Platz 3 mit Kampfstärke { $strength }: keine Belohnung.
}

## Log and chat

web-log = Verlauf
web-since = Seit deinem Zug
web-chat = Chat
web-chat-say = Sag etwas
web-log-round = Runde { $n }

## Seats, end, hand-over

web-seats = Plätze und Links
web-takeover = Bot spielen lassen
web-handback = selbst weiterspielen
web-resign = aufgeben
web-resign-sure = Wirklich aufgeben
web-fair = Faire Verteilung: SHA-256 des Startwerts ist { $hash }; er wird am Ende gezeigt.
web-seed = Startwert { $seed }, SHA-256 { $hash }
web-over = Das Spiel ist zu Ende
web-score-title = Woher die Punkte kamen
web-score-rounds = Runde für Runde
web-score-influence = Einfluss
web-score-alliances = Allianzen
web-score-conflicts = Konflikte
web-score-cards = Karten
web-score-intrigue = Intrigen
web-score-other = Anderes
web-score-start = Beginn
web-score-wins = { $n ->
    [one] gewinnt nach { $n } Runde
   *[other] gewinnt nach { $n } Runden
}
web-score-board = Den Spielplan ansehen
web-score-result = Zurück zum Ergebnis
web-rematch = Revanche, Plätze rücken weiter
web-rematch-same = Revanche, gleiche Plätze
web-rematch-join = Zur Revanche
web-download = Herunterladen
web-handover = Übergabe an { $name }
web-handover-why = Jetzt ist keine Hand zu sehen.
web-handover-go = Ich bin { $name }

## Replay

web-replay = Wiedergabe
web-step = Schritt
web-pause = Anhalten
web-play-on = Abspielen
web-eyes = Wessen Sicht
web-eyes-open = Alles offen
web-eyes-spectator = Ein Zuschauer
web-play-from-here = Von hier weiterspielen
web-link-step = Link zu diesem Schritt

## Settings

web-settings = Einstellungen
web-theme = Farben
web-theme-auto = wie das System
web-theme-dark = dunkel
web-theme-light = hell
web-size = Schriftgröße { $n } %
web-speed = Züge der anderen
web-speed-0 = sofort
web-speed-300 = schnell
web-speed-600 = normal
web-speed-1200 = langsam
web-motion = Animationen
web-sound = Ton
web-text-board = Spielplan als Text

## Help and rules

web-help = Hilfe
web-help-play = So wird gespielt
web-help-text = Die Leiste unten stellt dir eine Frage und nennt alle Antworten. Was auf dem Spielplan und auf Karten leuchtet, kann angeklickt werden: Es ist eine dieser Antworten. Rechtsklick oder langes Drücken zeigt etwas genau und sagt, warum es gerade nicht geht. Spiele Karten, um Agenten zu entsenden, decke dann den Rest deiner Hand auf, erwirb neue Karten mit Überzeugung und kämpfe um den Konflikt.
web-help-keys = Tasten
web-help-icons = Symbole
web-key-options = eine Möglichkeit wählen (dann Buchstaben)
web-key-e = den Zug beenden
web-key-enter = bestätigen
web-key-u = rückgängig
web-key-y = wiederholen
web-key-z = Zug zurücksetzen
web-key-t = Spielplan als Text ein und aus
web-key-esc = zurück; wartende Züge sofort zeigen
web-key-help = diese Hilfe
web-rules = Regeln
web-things = Karten und Felder
web-rules-what = Was nachschlagen
web-rules-english = Die nummerierten Regeln sind auf Englisch; Karten und Felder in deiner Sprache.
web-search = Suchen
web-section = Abschnitt
web-all-sections = alle Abschnitte
web-found = { $n } gefunden
web-kind-card = Karte
web-kind-intrigue = Intrigenkarte
web-kind-space = Spielplanfeld
web-kind-leader = Anführer
web-kind-conflict = Konflikt
web-kind-track = Einflussleiste
web-kind-tile = Technologieplättchen

## Tutorial


## Names of icons

web-icon-solari = Solaris
web-icon-spice = Spice
web-icon-water = Wasser
web-icon-persuasion = Überzeugung
web-icon-swords = Schwerter
web-icon-sword = Schwert
web-icon-vp = Siegpunkte
web-icon-troops = Truppen
web-icon-garrison = Garnison
web-icon-supply = Vorrat
web-icon-draw = Karte ziehen
web-icon-hand = Karten
web-icon-deck = Deck
web-icon-intrigue = Intrigenkarte
web-icon-steal_intrigue = Intrigen-Diebstahl
web-icon-influence = Einfluss
web-icon-influence_any = Einfluss bei einer Fraktion nach Wahl
web-icon-lose_influence = Einfluss verlieren
web-icon-trash = Karte entsorgen
web-icon-trash_self = Diese Karte entsorgen
web-icon-discard = Abwerfen
web-icon-retreat = Truppen zurückziehen
web-icon-deploy = Truppen einsetzen
web-icon-deploy_supply = Aus dem Vorrat einsetzen
web-icon-deploy_recruits = Rekrutierte einsetzen
web-icon-lose_garrison = Truppen der Garnison verlieren
web-icon-lose_deployed = Truppen im Konfliktgebiet verlieren
web-icon-agent = Agenten
web-icon-recall = Agent zurückrufen
web-icon-mentat = Mentat
web-icon-mentat_next = Mentat nächste Runde
web-icon-council = Sitz im Hohen Rat
web-icon-swordmaster = Schwertmeister
web-icon-acquire = Karte erwerben
web-icon-acquire_free = Karte gratis erwerben
web-icon-harvest = Spice ernten
web-icon-control = Kontrolle
web-icon-close_space = Gesperrtes Feld
web-icon-take_back = Karte zurücknehmen
web-icon-top_card = Oberste Karte ansehen
web-icon-refocus = Deck mischen
web-icon-pass_turn = Passen
web-icon-reserve = Karte zur Seite legen
web-icon-modify = Eine Regel ändert sich
web-icon-signet = Siegelring
web-icon-pick_secret = Geheim wählen
web-icon-show_secret = Geheimnis aufdecken
web-icon-opponent = Gegner
web-icon-combat = Kampf
web-icon-maker = Feld mit Sandwurm-Symbol
web-icon-alliance = Allianz
web-icon-first_player = Startspieler
web-icon-tech = Technologieplättchen
web-icon-dreadnought = Schlachtschiff
web-icon-shipping = Fracht
web-icon-spy = Spion
web-icon-contract = Kontrakt
web-icon-sandworm = Sandwurm
web-icon-acquire_tech = Technologieplättchen erwerben
web-icon-trash_tile = Dieses Plättchen entsorgen
web-icon-negotiator = Technologieverhandlung
web-icon-freighter = Frachter
web-icon-shipped_troops = Truppen der Fracht rekrutieren
web-icon-retreat_dreadnought = Schlachtschiff zurückziehen
web-icon-retreat_units = Einheiten zurückziehen
web-icon-retreat_enemies = Gegnerische Einheiten ziehen sich zurück
web-icon-deploy_units = Einheiten einsetzen
web-icon-lose_troop = Trupp verlieren
web-icon-trash_in_play = Karte im Spiel entsorgen
web-icon-bury_intrigue = Intrigenkarten unter den Stapel legen
web-icon-swap_intrigues = Intrigenkarten tauschen
web-icon-peek_intrigues = Intrigenkarten ansehen
web-icon-influence_agents = Einfluss, wo deine Agenten sind
web-icon-influence_sent = Einfluss, wohin der Agent ging
web-icon-track_bonus = Bonus einer Einflussleiste
web-icon-extra_turn = Noch ein Zug
web-icon-on_win = Wenn du den Konflikt gewinnst
web-icon-anywhere = Jedes Feld
web-thinking = überlegt …
web-space-key = Leertaste
web-order = Andere Reihenfolge
web-tap-place = wähle einen leuchtenden Ort
web-volume = Lautstärke
web-auto = Was geschehen muss, geschieht von selbst; der Zug endet, wenn nichts übrig ist
web-rematch-again = Revanche
web-review = Meine Partie ansehen
web-result = Platz { $rank }, { $vp } Punkte
web-ask-undo-round = zurück in Runde { $n }
web-lesson-goal = Zehn Punkte gewinnen
web-lesson-goal-text = Hier stehen deine Siegpunkte. Hat jemand zehn, endet das Spiel.
web-lesson-towers = Vier Türme
web-lesson-towers-text = Einfluss steigt am Turm: ein Punkt bei zwei, ein Bonus bei vier.
web-lesson-card = Hebe eine leuchtende Karte
web-lesson-card-text = Sie schickt einen deiner zwei Agenten. Ihre Zeichen sagen, wohin.
web-lesson-place = Nun ein leuchtender Ort
web-lesson-place-text = Tippe ihn an: Dein Agent geht hin, du bekommst, was dort steht.
web-lesson-gain = Gleich deins
web-lesson-gain-text = Solari, Spice und Wasser bezahlen bessere Orte. Truppen warten in der Garnison.
web-lesson-deploy = Um die Belohnung kämpfen?
web-lesson-deploy-text = Schicke Truppen in den Konflikt, oder behalte sie und beende den Zug.
web-lesson-others = Die anderen ziehen
web-lesson-others-text = Sieh ihnen zu. Die Leertaste hält an, Escape überspringt.
web-lesson-second = Dein zweiter Agent
web-lesson-second-text = Hebe noch eine Karte und schicke deinen zweiten Agenten.
web-lesson-reveal = Decke deine Hand auf
web-lesson-reveal-text = Keine Agenten mehr: Nun zählen die blauen Felder deiner übrigen Karten.
web-lesson-acquire = Kaufe eine bessere Karte
web-lesson-acquire-text = Überzeugung bezahlt. Leuchtende Karten kannst du haben; sie kommen in dein Deck.
web-lesson-combat = Kampf
web-lesson-combat-text = Truppen zählen zwei, Schwerter eins. Der Stärkste nimmt die erste Belohnung.
web-lesson-done = Das war eine Runde
web-lesson-done-text = Spiel weiter, solange du magst; verweile auf etwas, um es zu lesen.
web-album = Galerie
web-album-why = Alle Karten, Anführer und Plättchen.
web-album-kind = Was
web-album-all = alle
web-album-order = Reihenfolge
web-album-by-name = nach Name
web-album-by-cost = nach Kosten
web-album-copies = { $n } Exemplare
web-album-cost = im Mittel { $n } Kosten
web-album-reveal = im Mittel { $n } beim Aufdecken
