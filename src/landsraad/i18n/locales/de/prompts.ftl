### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = Spiele eine Karte, um einen { -agent(case: "accusative") } zu entsenden, decke deine { -hand } auf oder spiele eine Komplott-Karte.
prompt-choose_agent = Welchen { -agent(number: "other") } entsendest du?
prompt-choose_space = Wohin entsendest du den { -agent(case: "accusative") }?
prompt-resolve = Dein { -agent_turn }: Handle Effekte ab, setze { -troop(number: "other") } ein oder beende den Zug.
prompt-acquire = Dein { -reveal_turn }: Erwirb Karten, handle Effekte ab oder beende den Zug.
prompt-choose_effect = Wähle einen Effekt.
prompt-pay = Zahlst du die Kosten?
prompt-trash = Wähle eine Karte zum Entsorgen.
prompt-discard = Wähle eine Karte zum Abwerfen.
prompt-gain_influence = Bei welcher { -faction } erhältst du { -influence }?
prompt-lose_influence = Bei welcher { -faction } verlierst du { -influence }?
prompt-choose_opponent = Wähle einen Gegner.
prompt-deploy = Wie viele { -troop(number: "other") } setzt du ein?
prompt-retreat = Wie viele { -troop(number: "other") } ziehst du zurück?
prompt-combat_intrigue = Spiele eine Kampf-Karte oder passe.
prompt-take_reward = Nimm deine { -reward }.
prompt-endgame_intrigue = Spiele eine Finale-Karte oder passe.
prompt-acquire_free = Wähle eine Karte zum Erwerben.
prompt-reserve_card = Wähle eine Karte der { -imperium_row }, die du zur Seite legst.
prompt-take_back = Wähle eine Karte deines { -discard_pile(case: "genitive") }, die du auf die { -hand } nimmst.
prompt-top_card = Ziehst oder entsorgst du die oberste Karte deines { -deck(case: "genitive") }?
prompt-put_card = Wohin legst du die erworbene Karte?
prompt-close_space = Wähle ein { -board_space }, das du für deine Gegner sperrst.
prompt-choose_secret = Wähle geheim eine { -faction }.
prompt-give_alliance = Welcher Gegner erhält die { -alliance }?
prompt-defend = Setzt du 1 { -troop } aus deinem { -supply } ein, um deine { -control } zu verteidigen?
prompt-pass_turn = Passt du in diesem Zug?
prompt-recall_agent = Welchen { -agent(number: "other") } rufst du zurück?
prompt-rival = Wähle für { $rival }: { $question }
prompt-gain_influence-rival = Bei welcher { -faction } erhält { $rival } { -influence }?
prompt-choose_effect-rival = Wähle einen Effekt für { $rival }.
prompt-acquire_tech = Erwirbst du ein { -tech_tile }?
prompt-choose_currency = Womit bezahlst du das Plättchen?
prompt-return_negotiators = Wie viele { -negotiator } nimmst du zurück, um den Preis zu senken?
prompt-place_negotiators = Wie viele { -negotiator } stellst du?
prompt-move_freighter = Rückst du deinen { -freighter } vor oder rufst du ihn zurück?
prompt-take_space = Du hast mit einem { -dreadnought_unit } gewonnen. Wohin kommt es?
prompt-retreat_enemy = Wessen { -unit } lässt du sich zurückziehen?
prompt-choose_unit = Welche { -unit } zieht sich zurück?
prompt-retreat_units = Wie viele der zurückgezogenen { -unit(number: "other") } sind { -troop(number: "other") }?
prompt-deploy_dreadnoughts = Wie viele { -dreadnought_unit(number: "other") } setzt du ein?
prompt-lose_troop = Wo verlierst du den { -troop }?
prompt-bury_intrigue = Wähle eine { -intrigue_card }, die du unter ihren Stapel legst.
prompt-return_intrigue = Wähle die { -intrigue_card }, die du oben auf ihren Stapel zurücklegst.
prompt-set_aside = Wähle eine Handkarte, die du bis zu deinem zweiten Zug zur Seite legst.

## Options

option-agent = Mit „{ $card }“ einen { -agent(case: "accusative") } entsenden
option-agent-to = Mit „{ $card }“ einen { -agent(case: "accusative") } auf „{ $space }“ entsenden
option-agent-from = Mit „{ $card }“ den { -agent(case: "accusative") } von „{ $from }“ entsenden
option-agent-from-to = Mit „{ $card }“ den { -agent(case: "accusative") } von „{ $from }“ auf „{ $space }“ entsenden
option-agent-leader = Mit „{ $card }“ einen { -agent(case: "accusative") } vom { -leader } entsenden
option-agent-leader-to = Mit „{ $card }“ einen { -agent(case: "accusative") } vom { -leader } auf „{ $space }“ entsenden
option-reveal = Die { -hand } aufdecken
option-end_turn = Den Zug beenden
option-pass = Passen
option-accept = Ja
option-decline = Nein
option-pay = Zahlen
option-defend = Verteidigen
option-pass_turn = In diesem Zug passen
option-top = Oben auf dein { -deck }
option-pile = Auf deinen { -discard_pile }
option-draw = Sie ziehen
option-draw-card = „{ $card }“ ziehen
option-trash-top = Sie entsorgen
option-trash-top-card = „{ $card }“ entsorgen
option-trash = „{ $card }“ entsorgen ({ $zone })
option-discard = „{ $card }“ abwerfen
option-influence = { -influence } { $faction_at } erhalten
option-lose = { -influence } { $faction_at } verlieren
option-secret = Geheim wählen: { $faction }
option-acquire = „{ $card }“ erwerben
option-acquire-aside = „{ $card }“ erwerben (für dich zur Seite gelegt)
option-reserve = „{ $card }“ zur Seite legen
option-take = „{ $card }“ auf die { -hand } nehmen
option-intrigue = „{ $card }“ spielen (Intrige)
option-close = „{ $space }“ sperren
option-recall = Den { -agent(case: "accusative") } von „{ $space }“ zurückrufen
option-deploy = { $n ->
    [0] Keine { -troop(number: "other") } einsetzen
    [one] { $n } { -troop } einsetzen
   *[other] { $n } { -troop(number: "other") } einsetzen
}
option-retreat = { $n ->
    [0] Keine { -troop(number: "other") } zurückziehen
    [one] { $n } { -troop } zurückziehen
   *[other] { $n } { -troop(number: "other") } zurückziehen
}
option-opponent = { $seat }
option-give_alliance = Die { -alliance } erhält: { $seat }
option-resolve = { $source }: { $effect }
option-choose = { CAPITAL($effect) }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = „{ $thing }“ nutzen: { $effect }
option-acquire_tile = „{ $tile }“ erwerben
option-pay_in-solari = Mit { -solari(number: "other") }
option-pay_in-spice = Mit { -spice }
option-return_negotiators = { $n ->
    [0] Keinen { -negotiator } zurücknehmen
   *[other] { $n } { -negotiator } zurücknehmen
}
option-place_negotiators = { $n ->
    [0] Keinen { -negotiator } stellen
   *[other] { $n } { -negotiator } stellen
}
option-freighter-advance = Den { -freighter } vorrücken
option-freighter-recall = Den { -freighter } zurückrufen
option-freighter-recall-rewards = Den { -freighter } zurückrufen: { $effects }
option-take_space = Es auf „{ $space }“ stellen
option-take_tile = Es mit „{ $tile }“ in den { -supply } zurückgeben
option-retreat_enemy = Eine { -unit } von { $seat }
option-retreat_unit-troop = Ein { -troop }
option-retreat_unit-dreadnought = Ein { -dreadnought_unit }
option-retreat_units = { $n ->
    [0] Keine { -troop(number: "other") }
    [one] { $n } { -troop }
   *[other] { $n } { -troop(number: "other") }
}
option-deploy_dreadnought = Ein { -dreadnought_unit } einsetzen
option-deploy_dreadnoughts = { $n ->
    [0] Kein { -dreadnought_unit } einsetzen
    [one] { $n } { -dreadnought_unit } einsetzen
   *[other] { $n } { -dreadnought_unit(number: "other") } einsetzen
}
option-lose_troop-garrison = Aus der { -garrison }
option-lose_troop-conflict = Aus dem { -conflict_area }
option-bury = „{ $card }“ (Intrige) unter ihren Stapel legen
option-return = „{ $card }“ (Intrige) oben auf ihren Stapel zurücklegen
option-set_aside = „{ $card }“ bis zum zweiten Zug zur Seite legen
