### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = Spiele eine Karte, um einen Agenten zu entsenden, decke deine Hand auf oder spiele eine Komplott-Karte.
prompt-choose_agent = Welchen Agenten entsendest du?
prompt-choose_space = Wohin entsendest du den Agenten?
prompt-resolve = Dein Agentenzug: Handle Effekte ab, setze Truppen ein oder beende den Zug.
prompt-acquire = Dein Aufdeckzug: Erwirb Karten, handle Effekte ab oder beende den Zug.
prompt-choose_effect = Wähle einen Effekt.
prompt-pay = Zahlst du die Kosten?
prompt-trash = Wähle eine Karte zum Entsorgen.
prompt-discard = Wähle eine Karte zum Abwerfen.
prompt-gain_influence = Bei welcher Fraktion erhältst du Einfluss?
prompt-lose_influence = Bei welcher Fraktion verlierst du Einfluss?
prompt-choose_opponent = Wähle einen Gegner.
prompt-deploy = Wie viele Truppen setzt du ein?
prompt-retreat = Wie viele Truppen ziehst du zurück?
prompt-combat_intrigue = Spiele eine Kampf-Karte oder passe.
prompt-take_reward = Nimm deine Belohnung.
prompt-endgame_intrigue = Spiele eine Finale-Karte oder passe.
prompt-acquire_free = Wähle eine Karte zum Erwerben.
prompt-reserve_card = Wähle eine Karte der Imperium-Reihe, die du zur Seite legst.
prompt-take_back = Wähle eine Karte deines Ablagestapels, die du auf die Hand nimmst.
prompt-top_card = Ziehst oder entsorgst du die oberste Karte deines Decks?
prompt-put_card = Wohin legst du die erworbene Karte?
prompt-close_space = Wähle ein Spielplanfeld, das du für deine Gegner sperrst.
prompt-choose_secret = Wähle geheim eine Fraktion.
prompt-give_alliance = Welcher Gegner erhält die Allianz?
prompt-defend = Setzt du 1 Trupp aus deinem Vorrat ein, um deine Kontrolle zu verteidigen?
prompt-pass_turn = Passt du in diesem Zug?
prompt-recall_agent = Welchen Agenten rufst du zurück?
prompt-rival = Wähle für { $rival }: { $question }
prompt-gain_influence-rival = Bei welcher Fraktion erhält { $rival } Einfluss?
prompt-choose_effect-rival = Wähle einen Effekt für { $rival }.
prompt-acquire_tech = Erwirbst du ein Technologieplättchen?
prompt-choose_currency = Womit bezahlst du das Plättchen?
prompt-return_negotiators = Wie viele Unterhändler nimmst du zurück, um den Preis zu senken?
prompt-place_negotiators = Wie viele Unterhändler stellst du?
prompt-move_freighter = Rückst du deinen Frachter vor oder rufst du ihn zurück?
prompt-take_space = Du hast mit einem Schlachtschiff gewonnen. Wohin kommt es?
prompt-retreat_enemy = Wessen Einheit lässt du sich zurückziehen?
prompt-choose_unit = Welche Einheit zieht sich zurück?
prompt-retreat_units = Wie viele der zurückgezogenen Einheiten sind Truppen?
prompt-deploy_dreadnoughts = Wie viele Schlachtschiffe setzt du ein?
prompt-lose_troop = Wo verlierst du den Trupp?
prompt-bury_intrigue = Wähle eine Intrigenkarte, die du unter ihren Stapel legst.
prompt-return_intrigue = Wähle die Intrigenkarte, die du oben auf ihren Stapel zurücklegst.
prompt-set_aside = Wähle eine Handkarte, die du bis zu deinem zweiten Zug zur Seite legst.

## Options

option-agent = Mit „{ $card }“ einen Agenten entsenden
option-agent-to = Mit „{ $card }“ einen Agenten auf „{ $space }“ entsenden
option-agent-from = Mit „{ $card }“ den Agenten von „{ $from }“ entsenden
option-agent-from-to = Mit „{ $card }“ den Agenten von „{ $from }“ auf „{ $space }“ entsenden
option-agent-leader = Mit „{ $card }“ einen Agenten vom Anführer entsenden
option-agent-leader-to = Mit „{ $card }“ einen Agenten vom Anführer auf „{ $space }“ entsenden
option-reveal = Die Hand aufdecken
option-end_turn = Den Zug beenden
option-pass = Passen
option-accept = Ja
option-decline = Nein
option-pay = Zahlen
option-defend = Verteidigen
option-pass_turn = In diesem Zug passen
option-top = Oben auf dein Deck
option-pile = Auf deinen Ablagestapel
option-draw = Sie ziehen
option-draw-card = „{ $card }“ ziehen
option-trash-top = Sie entsorgen
option-trash-top-card = „{ $card }“ entsorgen
option-trash = „{ $card }“ entsorgen ({ $zone })
option-discard = „{ $card }“ abwerfen
option-influence = Einfluss { $faction_at } erhalten
option-lose = Einfluss { $faction_at } verlieren
option-secret = Geheim wählen: { $faction }
option-acquire = „{ $card }“ erwerben
option-acquire-aside = „{ $card }“ erwerben (für dich zur Seite gelegt)
option-reserve = „{ $card }“ zur Seite legen
option-take = „{ $card }“ auf die Hand nehmen
option-intrigue = „{ $card }“ spielen (Intrige)
option-close = „{ $space }“ sperren
option-recall = Den Agenten von „{ $space }“ zurückrufen
option-deploy = { $n ->
    [0] Keine Truppen einsetzen
    [one] { $n } Trupp einsetzen
   *[other] { $n } Truppen einsetzen
}
option-retreat = { $n ->
    [0] Keine Truppen zurückziehen
    [one] { $n } Trupp zurückziehen
   *[other] { $n } Truppen zurückziehen
}
option-opponent = { $seat }
option-give_alliance = Die Allianz erhält: { $seat }
option-resolve = { $source }: { $effect }
option-choose = { CAPITAL($effect) }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = „{ $thing }“ nutzen: { $effect }
option-acquire_tile = „{ $tile }“ erwerben
option-pay_in-solari = Mit Solaris
option-pay_in-spice = Mit Spice
option-return_negotiators = { $n ->
    [0] Keinen Unterhändler zurücknehmen
   *[other] { $n } Unterhändler zurücknehmen
}
option-place_negotiators = { $n ->
    [0] Keinen Unterhändler stellen
   *[other] { $n } Unterhändler stellen
}
option-freighter-advance = Den Frachter vorrücken
option-freighter-recall = Den Frachter zurückrufen
option-freighter-recall-rewards = Den Frachter zurückrufen: { $effects }
option-take_space = Es auf „{ $space }“ stellen
option-take_tile = Es mit „{ $tile }“ in den Vorrat zurückgeben
option-retreat_enemy = Eine Einheit von { $seat }
option-retreat_unit-troop = Ein Trupp
option-retreat_unit-dreadnought = Ein Schlachtschiff
option-retreat_units = { $n ->
    [0] Keine Truppen
    [one] { $n } Trupp
   *[other] { $n } Truppen
}
option-deploy_dreadnought = Ein Schlachtschiff einsetzen
option-deploy_dreadnoughts = { $n ->
    [0] Kein Schlachtschiff einsetzen
    [one] { $n } Schlachtschiff einsetzen
   *[other] { $n } Schlachtschiffe einsetzen
}
option-lose_troop-garrison = Aus der Garnison
option-lose_troop-conflict = Aus dem Konfliktgebiet
option-bury = „{ $card }“ (Intrige) unter ihren Stapel legen
option-return = „{ $card }“ (Intrige) oben auf ihren Stapel zurücklegen
option-set_aside = „{ $card }“ bis zum zweiten Zug zur Seite legen
