### Der Server: Stufen der Bots, Fehler und die Prüfung der Kartenverteilung.

## Bots

level-novice = Neuling
level-adept = Adept
level-mentat = { -mentat }
level-kwisatz_haderach = Kwisatz Haderach
server-bot-name = Bot ({ $level })
server-bot-called = { $name } (Bot, { $level })

## Errors

error-bad_request = Das wurde nicht verstanden: { $reason }
error-bad_setup = Dieses Spiel lässt sich nicht aufbauen: { $reason }
error-no_session = Du bist hier nicht bekannt. Lade die Seite neu.
error-bad_origin = Eine andere Seite darf das nicht.
error-banned = Diese Adresse ist hier nicht zugelassen.
error-not_found = Hier gibt es nichts für dich.
error-wrong_token = Dieser Link gilt nicht (mehr).
error-not_yours = Dieser Platz gehört dir nicht.
error-not_host = Das darf nur, wer den Tisch eröffnet hat.
error-wrong_status = Das ist an diesem Punkt des Tisches nicht möglich.
error-seat_taken = Dort sitzt schon jemand.
error-seats_open = Es sind noch Plätze frei.
error-not_away = Die Person ist noch da; nach einiger Abwesenheit darf ein Bot übernehmen.
error-cannot_hand_back = Dieser Platz bleibt beim Bot.
error-stale = Am Tisch ging es schon weiter. Bitte wähle neu.
error-not_asked = Dieser Platz hat jetzt nicht zu wählen.
error-illegal = Das steht nicht zur Wahl.
error-undo_refused = Das lässt sich nicht frei zurücknehmen. Du kannst den Tisch fragen.
error-nothing_to_redo = Es gibt nichts zu wiederholen.
error-no_request = Niemand bittet um Rücknahme.
error-no_hints = Wo mehrere Menschen spielen, gibt es keine Tipps.
error-set_aside = Dieser Tisch wurde von einer anderen Version gespeichert und kann von dieser nicht weitergespielt werden. Er bleibt aufbewahrt.
error-too_many = Zu schnell. Bitte warte einen Augenblick.
error-too_many_tables = Du hast { $most } Tische, die noch nicht zu Ende sind. Beende oder schließe erst einen.
error-too_large = Das ist zu lang.
error-too_slow = Die Anfrage kam zu langsam.
error-storage_failed = Das Spiel konnte nicht gespeichert werden, darum hat sich nichts geändert. Bitte versuche es noch einmal.
error-busy = Der Server ist beschäftigt. Bitte versuche es noch einmal.
error-wrong_version = Diese Seite ist veraltet. Lade sie neu.
error-session_ended = Diese Sitzung ist beendet.

# Why, as the end of a sentence of the above

reason-too-long = es ist zu lang, Platz ist für { $most } Zeichen.
reason-empty = hier muss etwas stehen.
reason-unprintable = es enthält Zeichen, die sich nicht anzeigen lassen.
reason-form = diese Seite und der Server verstehen sich nicht. Lade die Seite neu.
reason-players = es ist für { $allowed } Spieler.
reason-leader-twice = { $thing } ist doppelt gewählt, und jeder { -leader } kann nur einmal mitspielen.
reason-epic = den epischen Spielmodus gibt es nicht für diese Boxen und diese Zahl von Spielern.
reason-seats = { $players } Spieler brauchen { $players } Plätze.
reason-one-me = nur ein Platz kann deiner sein; andere an diesem Bildschirm haben eigene Plätze.
reason-choices = diese Auswahl passt nicht zusammen.

## Commands

cli-serving = Landsraad ist unter { $address } zu erreichen (Strg-C beendet es).
cli-opened = Dein Browser sollte sich jetzt öffnen; wenn nicht, gehe zu { $address }
cli-engine-building = Neben dem Spiel wird die kompilierte Engine gebaut, einmal, in einigen Minuten; bis zum nächsten Start denken die Bots mit der interpretierten.
cli-engine-built = Die kompilierte Engine ist fertig: Der nächste Start benutzt sie.
cli-engine-unbuilt = Die kompilierte Engine ließ sich nicht bauen (build/engine/build.log sagt warum); das Spiel geht mit der interpretierten weiter.
cli-no-client = Die Seite für den Browser ist hier nicht gebaut; `make play` baut sie. Im Terminal spielen: landsraad play --terminal
cli-replay-commitment = Die Karten wurden verteilt wie am Anfang zugesagt: SHA-256 { $hash }
cli-replay-broken = Der Startwert passt nicht zur Zusage vom Anfang: SHA-256 { $hash }
hint-best = Gewinnt { $chance } % der versuchten Zukünfte, { $ahead } Punkte mehr als die nächstbeste.
hint-even = Gewinnt { $chance } % der versuchten Zukünfte, so viel wie die nächstbeste.
hint-other = Gewinnt { $chance } %.
hint-only = Es gibt nichts anderes zu wählen.
