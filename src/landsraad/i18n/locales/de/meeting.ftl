### Meeting: the lobby, clubs, ladders, reports, choosing Leaders, notices.

## Lobby

lobby-title = Offene Tische
lobby-empty = Gerade wartet niemand auf Mitspieler. Biete einen Tisch an oder lass dir Mitspieler suchen.
lobby-join = Mitspielen
lobby-back = Zurück zum Tisch
lobby-players = { $taken } von { $all }
lobby-range = Wertung { $low } bis { $high }
lobby-rating = { $n } ± { $doubt }
lobby-not-yours = nicht deine Wertung
lobby-pair = Schnell Mitspieler finden
lobby-pair-why = Mit allen, die jetzt dasselbe spielen wollen
lobby-pair-go = Mitspieler suchen
lobby-offer = Jeder darf von der Startseite aus mitspielen
lobby-offer-club = Wo er gezeigt wird
lobby-offer-public = allen
lobby-offered = Dieser Tisch wird allen gezeigt, die einen suchen.
lobby-withdraw = Nicht mehr zeigen
lobby-low = Wertung von
lobby-high = bis
web-status-choosing = in der Auswahl

## Clubs

club-title = Clubs
club-why = Ein Club ist privat: Wer seinen Link hat, gehört dazu und sieht seine Tische.
club-none = Du bist noch in keinem Club.
club-name = Name des Clubs
club-make = Club gründen
club-members = Mitglieder: { $n }
club-host = Leitung
club-link = Link für neue Mitglieder
club-renew = Neuen Link machen (der alte gilt nicht mehr)
club-remove = { $name } entfernen
club-leave = Club verlassen
club-invited = Du bist in einen Club eingeladen.
club-join = Dem Club beitreten
club-tables = Tische des Clubs

## Ladder

ladder-title = Rangliste
ladder-why = Wertungen je Spiel mit ihrer Unsicherheit. Wer eine Partie verlässt oder die Zeit überschreitet, teilt sich den letzten Platz.
ladder-mode = Spiel
ladder-mode-name = { $game }, Spieler: { $n }
ladder-empty = In diesem Spiel hat noch niemand eine Wertung.
ladder-rating = Wertung
ladder-games = Partien

## Reports and mutes

report-title = { $name } melden
report-why = Das liest, wer diesen Server betreibt, mit den letzten Chatzeilen dieser Person.
report-words = Beleidigungen
report-name = Der Name
report-cheating = Betrug
report-stalling = Verschleppen
report-other = Etwas anderes
report-text = Was geschehen ist
report-send = Senden
report-sent = Gesendet. Danke.
mute-on = { $name } stummschalten
mute-off = { $name } wieder hören
mute-lines = Zeilen stummgeschalteter Personen: { $n }

## Choosing Leaders

choose-way = Wie man zu { -leader(number: "other") }n kommt
choose-set = wie an den Plätzen gesetzt, sonst zufällig
choose-set-why = Wer keinen gesetzt hat, bekommt einen zugeteilt.
choose-pick = Alle wählen
choose-pick-why = Alle zugleich; wer zuerst kommt, hat ihn.
choose-draft = Reihum
choose-draft-why = Zwei mehr als Spieler werden aufgedeckt; der letzte Platz wählt zuerst.
choose-auction = Versteigerung der Plätze
choose-auction-why = Ein geheimes Gebot von { $n } Punkten: für die frühe Wahl des Platzes oder des { -leader(case: "genitive") }.
choose-title = Vor der Partie
choose-now = Du wählst: { $name }
choose-wait = Es wählt: { $names }
choose-bid = Für den Platz { $seat }, für den { -leader } { $leader }
choose-bid-send = Gebot versiegeln
choose-bid-in = Gebot liegt vor
choose-place = Platz { $n }
choose-taken = Hat { $name }

## Notices

notice-push = Diesem Browser auch Bescheid sagen, wenn die Seite zu ist
notice-push-failed = Diesem Browser kann bei geschlossener Seite nicht Bescheid gesagt werden.
mail-address = Schreib mir, wenn ich am Zug bin
mail-send = Code senden
mail-enter = Code aus der Mail
mail-confirm = Bestätigen
mail-confirmed = Mails gehen an { $address }.
mail-forget = Adresse vergessen
mail-code-title = Landsraad: dein Code
mail-code = Dein Code ist { $code }. Wenn du ihn nicht wolltest, tu einfach nichts.
mail-why = Du bekommst das, weil du darum gebeten hast. In den Einstellungen der Seite lässt sich die Adresse löschen.

## Refusals

error-quota = Davon hast du schon { $most }, mehr ist nicht vorgesehen.
error-not_in_range = Dieser Tisch verlangt eine andere Wertung.
reason-auction = um Plätze kann man bieten, wo zwei oder mehr spielen, und nicht in Teams.
