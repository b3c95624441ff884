### Beschriftungen im Browser: Knöpfe, Überschriften, Anleitung, Namen der Symbole.

## General

web-tagline = Die Wüste, der Rat, das { -spice }: gegen Bots, allein, an einem Bildschirm oder mit Freunden.
web-unofficial = Ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen. Wer Freude daran hat, kaufe das Brettspiel.
web-engine-interpreted = Es läuft die interpretierte Engine: Die stärkeren Bots denken langsamer und sehen weniger. Der nächste Start hat die kompilierte, wenn sie gebaut werden konnte.
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
web-play-now-why = Zu viert; Bots nehmen die anderen Plätze ein.
web-learn = In zehn Minuten lernen
web-learn-why = Eine begleitete erste { -round }.
web-solo = Allein
web-solo-why = Gegen zwei { -rival(number: "other") }.
web-same-screen = Ein Bildschirm
web-same-screen-why = Das Gerät geht reihum.
web-friends = Mit Freunden
web-friends-why = Ein Link genügt.
web-custom = Alles selbst wählen
web-custom-why = Boxen, { -leader }, Bots, Schwierigkeit, Uhren.
web-new-table = Neuer Tisch
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
web-clock-fischer-why = Jeder Platz hat einen { -supply } an Zeit, der mit jeder Entscheidung wächst.
web-clock-minutes = Minuten { -supply }
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
web-leader = { -leader } von Platz { $n }
web-leader-random = { -leader } zufällig
web-think = Bedenkzeit des Bots
web-think-why = Wie lange der Bot in einem ganzen Zug nachdenken darf.
web-think-usual = üblich: { $n } s
web-think-seconds = { $n } s
web-difficulty-why = Wie stark die { -rival(number: "other") } sind; das Leichteste ist ein guter Anfang.
web-clock-why = Wessen Zeit abläuft, dessen Platz übernimmt ein Bot.
web-player-count-why = Allein spielst du gegen zwei { -rival(number: "other") }.
web-title-why = Steht in der Liste deiner Partien.
web-seat-list = Plätze
web-seats-why = Ein Bot ist umso stärker, je weiter unten er in der Liste steht; ● zeigt, wie anspruchsvoll ein { -leader } ist.
web-boxes-why = Boxen bringen Karten, { -leader }, Felder und Regeln.
web-rivals = { -rival(number: "other") }
web-rival-leader = { -leader } des { -rival(case: "genitive") } { $n }
web-rivals-why = Jeder { -rival } spielt nach den Karten von Haus Hagal und nutzt den Ring seines { -leader(case: "genitive") }.
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
web-tab-board = { -game_board }
web-tab-you = Du
web-tab-players = Alle
web-tab-log = Verlauf
web-views = Teile des { -game_board(case: "genitive") }
web-view-factions = { -faction(number: "other") }
web-view-council = Rat
web-view-desert = Wüste
web-view-combat = { -combat }
web-board = { -board_space(number: "other") }
web-tracks = { -influence }
web-alliance = { -alliance }
web-conflict = { -conflict }
web-no-conflict = Kein { -conflict }
web-conflict-level = { -conflict } der Stufe { $n }
web-strength = { -combat_strength }
web-deployed = { -troop(number: "other") } im { -conflict_area }
web-garrison = { -garrison }
web-works = Technologie und Fracht
web-market = Karten zum Erwerb
web-row = { -imperium_row }
web-deck-left = Karten im { -imperium_deck }
web-reserve = { -reserve }
web-aside = Für dich zur Seite gelegt
web-you = Du
web-players = Spieler
web-hand = { -hand }
web-play = Im Spiel
web-discard = { -discard_pile }
web-intrigue = Intrigen
web-rival = { -rival }
web-rival-deck = Karten der { -rival(number: "other") } übrig
web-turned = Aufgedeckte Karten
web-bot = Bot
web-away = abwesend
web-resigned = aufgegeben
web-revealed = aufgedeckt
web-round = { -round } { $n }
web-round-of = { -round } { $n } von { $all }
web-round-short = R { $n }/{ $all }
web-conflicts-left = { -conflict(number: "other") } übrig
web-intrigue-deck = { -intrigue_deck }
web-card-cost = Kostet { $n } { -persuasion }
web-agent-of = { -agent } von { $seat }.
web-bonus-spice = { -bonus_spice }: { $n }.
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
web-rewards = { -reward(number: "other") }
web-last-combat = Letzter { -combat }
web-less = weniger
web-more = mehr
web-limit = Höchstens { $n }.
web-deploy-limit = Höchstens { $n }: in diesem Zug rekrutierte ({ $recruits }) und ein Teil der { -garrison }.
web-end-turn = Zug beenden
web-unspent = nicht ausgegeben
web-since-nothing = Seit deinem Zug war niemand am Zug.
web-tie = { $rule ->
    [B-TIE-01] Gleichstand auf Platz 1 mit { -combat_strength } { $strength }: Niemand gewinnt, alle nehmen die zweite { -reward }.
    [B-TIE-03] Keine { -reward }: drei oder mehr im Gleichstand auf Platz 1.
    [B-TIE-04] Keine { -reward }: Mit weniger als vier Spielern bleibt nach einem Gleichstand auf Platz 1 keine übrig.
    [B-TIE-05] Gleichstand auf Platz 2 mit { -combat_strength } { $strength }: Alle nehmen die dritte { -reward }.
   *[other] Gleichstand auf Platz 3 mit { -combat_strength } { $strength }: keine { -reward }.
}

## Log and chat

web-log = Verlauf
web-since = Seit deinem Zug
web-chat = Chat
web-chat-say = Sag etwas
web-log-round = { -round } { $n }

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
web-score-rounds = { -round } für { -round }
web-score-influence = { -influence }
web-score-alliances = { -alliance(number: "other") }
web-score-conflicts = { -conflict(number: "other") }
web-score-cards = Karten
web-score-intrigue = Intrigen
web-score-other = Anderes
web-score-start = Beginn
web-score-wins = { $n ->
    [one] gewinnt nach { $n } { -round }
   *[other] gewinnt nach { $n } { -round(number: "other") }
}
web-score-board = Den { -game_board } ansehen
web-score-result = Zurück zum Ergebnis
web-rematch = Revanche, Plätze rücken weiter
web-rematch-same = Revanche, gleiche Plätze
web-rematch-join = Zur Revanche
web-download = Herunterladen
web-handover = Übergabe an { $name }
web-handover-why = Jetzt ist keine { -hand } zu sehen.
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
web-text-board = { -game_board } als Text

## Help and rules

web-help = Hilfe
web-help-play = So wird gespielt
web-help-text = Die Leiste unten stellt dir eine Frage und nennt alle Antworten. Was auf dem { -game_board } und auf Karten leuchtet, kann angeklickt werden: Es ist eine dieser Antworten. Rechtsklick oder langes Drücken zeigt etwas genau und sagt, warum es gerade nicht geht. Spiele Karten, um { -agent(number: "other") } zu entsenden, decke dann den Rest deiner { -hand } auf, erwirb neue Karten mit { -persuasion } und kämpfe um den { -conflict }.
web-help-keys = Tasten
web-help-icons = Symbole
web-key-options = eine Möglichkeit wählen (dann Buchstaben)
web-key-e = den Zug beenden
web-key-enter = bestätigen
web-key-u = rückgängig
web-key-y = wiederholen
web-key-z = Zug zurücksetzen
web-key-t = { -game_board } als Text ein und aus
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
web-kind-intrigue = { -intrigue_card }
web-kind-space = { -board_space }
web-kind-leader = { -leader }
web-kind-conflict = { -conflict }
web-kind-track = { -influence_track }
web-kind-tile = { -tech_tile }

## Names of icons

web-icon-solari = { -solari(number: "other") }
web-icon-spice = { -spice }
web-icon-water = { -water }
web-icon-persuasion = { -persuasion }
web-icon-swords = { -sword(number: "other") }
web-icon-sword = { -sword }
web-icon-vp = { -victory_point(number: "other") }
web-icon-troops = { -troop(number: "other") }
web-icon-garrison = { -garrison }
web-icon-supply = { -supply }
web-icon-draw = Karte ziehen
web-icon-hand = Karten
web-icon-deck = { -deck }
web-icon-intrigue = { -intrigue_card }
web-icon-steal_intrigue = Intrigen-Diebstahl
web-icon-influence = { -influence }
web-icon-influence_any = { -influence } bei einer { -faction } nach Wahl
web-icon-lose_influence = { -influence } verlieren
web-icon-trash = Karte entsorgen
web-icon-trash_self = Diese Karte entsorgen
web-icon-discard = Abwerfen
web-icon-retreat = { -troop(number: "other") } zurückziehen
web-icon-deploy = { -troop(number: "other") } einsetzen
web-icon-deploy_supply = Aus dem { -supply } einsetzen
web-icon-deploy_recruits = Rekrutierte einsetzen
web-icon-lose_garrison = { -troop(number: "other") } der { -garrison } verlieren
web-icon-lose_deployed = { -troop(number: "other") } im { -conflict_area } verlieren
web-icon-agent = { -agent(number: "other") }
web-icon-recall = { -agent } zurückrufen
web-icon-mentat = { -mentat }
web-icon-mentat_next = { -mentat } nächste { -round }
web-icon-council = Sitz im { -high_council(case: "accusative") }
web-icon-swordmaster = { -swordmaster_agent }
web-icon-acquire = Karte erwerben
web-icon-acquire_free = Karte gratis erwerben
web-icon-harvest = { -spice } ernten
web-icon-control = { -control }
web-icon-close_space = Gesperrtes Feld
web-icon-take_back = Karte zurücknehmen
web-icon-top_card = Oberste Karte ansehen
web-icon-refocus = { -deck } mischen
web-icon-pass_turn = Passen
web-icon-reserve = Karte zur Seite legen
web-icon-modify = Eine Regel ändert sich
web-icon-signet = { -signet_ring }
web-icon-pick_secret = Geheim wählen
web-icon-show_secret = Geheimnis aufdecken
web-icon-opponent = Gegner
web-icon-combat = { -combat }
web-icon-maker = { -maker_space }
web-icon-alliance = { -alliance }
web-icon-first_player = { -first_player }
web-icon-tech = { -tech_tile }
web-icon-dreadnought = { -dreadnought_unit }
web-icon-shipping = Fracht
web-icon-spy = { -spy }
web-icon-contract = { -contract }
web-icon-sandworm = { -sandworm }
web-icon-acquire_tech = { -tech_tile } erwerben
web-icon-trash_tile = Dieses Plättchen entsorgen
web-icon-negotiator = Technologieverhandlung
web-icon-freighter = { -freighter }
web-icon-shipped_troops = { -troop(number: "other") } der Fracht rekrutieren
web-icon-retreat_dreadnought = { -dreadnought_unit } zurückziehen
web-icon-retreat_units = { -unit(number: "other") } zurückziehen
web-icon-retreat_enemies = Gegnerische { -unit(number: "other") } ziehen sich zurück
web-icon-deploy_units = { -unit(number: "other") } einsetzen
web-icon-lose_troop = { -troop } verlieren
web-icon-trash_in_play = Karte im Spiel entsorgen
web-icon-bury_intrigue = { -intrigue_card(number: "other") } unter den Stapel legen
web-icon-swap_intrigues = { -intrigue_card(number: "other") } tauschen
web-icon-peek_intrigues = { -intrigue_card(number: "other") } ansehen
web-icon-influence_agents = { -influence }, wo deine { -agent(number: "other") } sind
web-icon-influence_sent = { -influence }, wohin der { -agent } ging
web-icon-track_bonus = Bonus einer { -influence_track }
web-icon-extra_turn = Noch ein Zug
web-icon-on_win = Wenn du den { -conflict } gewinnst
web-icon-recall_spy = { -spy } zurückrufen
web-icon-influence_each = { -influence } wo du spionierst
web-icon-maker_hooks = { term-maker_hooks }
web-icon-shield_wall_off = Entfernen: { term-shield_wall }
web-icon-harvest_bonus = { -bonus_spice }
web-icon-base_spice = { -spice } ernten
web-icon-flip_icon = { -battle_icon } umdrehen
web-icon-trash_intrigue = { -intrigue_card } vernichten
web-icon-trash_hand = Karte der { -hand } vernichten
web-icon-trash_other_in_play = Andere Karte im Spiel vernichten
web-icon-return_to_hand = Zurück auf die { -hand }
web-icon-top_three = Drei Karten verteilen
web-icon-buy_with_solari = Mit { -solari } erwerben
web-icon-recall_other = Anderen { -agent } zurückrufen
web-icon-retreat_some = { -troop(number: "other") } zurückziehen
web-icon-this_reveal = In diesem { -reveal_turn }
web-icon-train = Trainingsleiste
web-icon-memory = Erinnerung
web-icon-turn_over = Anführerbogen umdrehen
web-icon-repeat_space = Feld wiederholen
web-icon-next_tile = Nächstes { -tech_tile }
web-icon-anywhere = Jedes Feld
web-thinking = überlegt …
web-thinking-for = überlegt seit { $n } s …
web-thinking-most = überlegt höchstens { $n } s im Zug
web-space-key = Leertaste
web-order = Andere Reihenfolge
web-rest = Diese { -round } behalten
web-rest-what = Zug beenden und diese { -plot }-Karten behalten: In dieser { -round } enden Züge, ohne nach ihnen zu fragen
web-brings = Jeder Block ist ein Effekt, den die Fähigkeiten bringen
web-brings-goods = Güter
web-brings-cards = Karten
web-tap-place = wähle ein leuchtendes Feld
web-volume = Lautstärke
web-auto = Was geschehen muss, geschieht von selbst; der Zug endet, wenn nichts übrig ist
web-rematch-again = Revanche
web-review = Meine Partie ansehen
web-result = Platz { $rank }, { $vp } { $vp ->
    [one] Punkt
   *[other] Punkte
}
web-ask-undo-round = zurück in { -round } { $n }
web-lesson-goal = Zehn Punkte gewinnen
web-lesson-goal-text = Hier stehen deine { -victory_point(number: "other") }. Hat jemand zehn, endet das Spiel.
web-lesson-towers = Vier Türme
web-lesson-towers-text = { -influence } steigt am Turm: ein Punkt bei zwei, ein Bonus bei vier.
web-lesson-card = Hebe eine leuchtende Karte
web-lesson-card-text = Sie entsendet einen deiner zwei { -agent(number: "other") }. Ihre Symbole sagen, wohin.
web-lesson-place = Nun ein leuchtendes Feld
web-lesson-place-text = Tippe es an: Dein { -agent } geht hin, du erhältst, was dort steht.
web-lesson-gain = Gleich deins
web-lesson-gain-text = { -solari(number: "other") }, { -spice } und { -water } bezahlen bessere Felder. { -troop(number: "other") } warten in der { -garrison }.
web-lesson-deploy = Um die { -reward } kämpfen?
web-lesson-deploy-text = Setze { -troop(number: "other") } ein, oder behalte sie und beende den Zug.
web-lesson-others = Die anderen sind am Zug
web-lesson-others-text = Sieh ihnen zu. Die Leertaste hält an, Escape überspringt.
web-lesson-second = Dein zweiter { -agent }
web-lesson-second-text = Hebe noch eine Karte und entsende deinen zweiten { -agent(case: "accusative") }.
web-lesson-reveal = Decke deine { -hand } auf
web-lesson-reveal-text = Keine { -agent(number: "other") } mehr: Nun zählen die blauen Bereiche deiner übrigen Karten.
web-lesson-acquire = Erwirb eine bessere Karte
web-lesson-acquire-text = { -persuasion } bezahlt. Leuchtende Karten kannst du haben; sie kommen in dein { -deck }.
web-lesson-combat = { -combat }
web-lesson-combat-text = { -troop(number: "other") } zählen zwei, { -sword(number: "other") } eins. Der Stärkste nimmt die erste { -reward }.
web-lesson-done = Das war eine { -round }
web-lesson-done-text = Spiel weiter, solange du magst; verweile auf etwas, um es zu lesen.
web-album = Galerie
web-album-why = Alle Karten, { -leader } und Plättchen.
web-album-kind = Was
web-album-all = alle
web-album-order = Reihenfolge
web-album-by-name = nach Name
web-album-by-cost = nach Kosten
web-album-copies = { $n ->
    [one] { $n } { -specimen }
   *[other] { $n } { -specimen(number: "other") }
}
web-album-cost = im Mittel { $n } Kosten
web-album-reveal = im Mittel { $n } beim Aufdecken
web-key-space = Züge der anderen anhalten und weiterlaufen lassen
web-hint = Tipp
web-hint-what = Was würde der stärkste Bot erwägen?
web-hint-wait = Denkt nach …
web-coach = Trainer: ein Tipp bei jeder Wahl
web-story-tie = { $seat } gewinnt bei gleicher Punktzahl: der Rest im { -supply } gab den Ausschlag.
web-story-late = { $seat } ging erst in der letzten { -round } in Führung.
web-story-led = { $seat } führte von { -round } { $n } bis zum Ende.
web-story-best = Deine beste { -round }: { $n } (+{ $amount }).
