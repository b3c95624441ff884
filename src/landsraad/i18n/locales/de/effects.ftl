### Effects of boxes, rendered from the effect data.
### An effect is a verb phrase that ends in the infinitive, so that "du darfst …" and "jeder Gegner muss …" take it.

## Lists

list-comma = { $a }, { $b }
list-and = { $a } und { $b }
list-then = { $a }, dann { $b }
list-or = { $a } oder { $b }
list-branch = { $a }; { $b }
list-branch-or = { $a }; oder { $b }
list-condition = { $a }, { $b }
list-count = { $item } x{ $n }

## A line and its structure

line = { $effects }.
labelled = { $label }: { $text }
effect-may = du darfst { $effects }
effect-when = { $condition }: { $effects }
effect-when-inner = { $effects } ({ $condition })
effect-pay = { $cost } und dafür { $effects }
effect-choose = { $n ->
    [1] eines wählen: { $branches }
   *[other] { $n } davon wählen: { $branches }
}
effect-each_opponent = jeder Gegner muss { $effects }
effect-opponent = einen Gegner deiner Wahl { $effects } lassen
effect-per = für { $counter } { $effects }
effect-once = { $effects } (einmal pro Spiel)
effect-modify = in diesem Zug { $rule }
effect-always = im ganzen Spiel { $rule }

## Goods: what is gained and paid

effect-gain = { $goods } erhalten
cost-pay = { $goods } zahlen
goods-solari = { $n } Solari
goods-spice = { $n } Spice
goods-water = { $n } Wasser
goods-persuasion = { $n } Überzeugung
goods-swords = { $n ->
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
goods-vp = { $n ->
    [one] { $n } Siegpunkt
   *[other] { $n } Siegpunkte
}
goods-intrigue = { $n ->
    [one] { $n } Intrigenkarte
   *[other] { $n } Intrigenkarten
}
goods-influence = { $n } Einfluss { $faction }
goods-influence_any = { $n } Einfluss bei einer Fraktion deiner Wahl
goods-influence_any-among = { $n } Einfluss bei { $factions }
goods-influence_any-behind = { $n } Einfluss bei einer Fraktion mit eigenem Rückstand auf einen Gegner

## Other effects

effect-troops = { $n ->
    [one] { $n } Trupp rekrutieren
   *[other] { $n } Truppen rekrutieren
}
effect-draw = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
effect-intrigue = { $n ->
    [one] { $n } Intrigenkarte ziehen
   *[other] { $n } Intrigenkarten ziehen
}
effect-trash = eine Karte entsorgen
effect-trash_self = diese Karte entsorgen
effect-discard = { $n ->
    [one] { $n } Karte abwerfen
   *[other] { $n } Karten abwerfen
}
effect-retreat = { $n ->
    [one] { $n } eigenen Trupp zurückziehen
   *[other] bis zu { $n } eigene Truppen zurückziehen
}
effect-retreat-any = beliebig viele eigene Truppen zurückziehen
effect-deploy = { $n ->
    [one] { $n } Trupp aus der Garnison einsetzen
   *[other] bis zu { $n } Truppen aus der Garnison einsetzen
}
effect-deploy-any = beliebig viele Truppen aus der Garnison einsetzen
effect-deploy_supply = { $n ->
    [one] { $n } Trupp aus dem eigenen Vorrat einsetzen
   *[other] { $n } Truppen aus dem eigenen Vorrat einsetzen
}
effect-deploy_recruits = beliebig viele dieser Truppen einsetzen
effect-lose_garrison = { $n ->
    [one] { $n } Trupp aus der Garnison verlieren
   *[other] { $n } Truppen aus der Garnison verlieren
}
effect-lose_deployed = { $n ->
    [one] { $n } Trupp im Konfliktgebiet verlieren
   *[other] { $n } Truppen im Konfliktgebiet verlieren
}
effect-lose_influence = { $n } Einfluss bei einer Fraktion verlieren
effect-steal_intrigue = von jedem Gegner mit { $n } oder mehr Intrigenkarten zufällig 1 davon nehmen
effect-mentat = den Mentat als zusätzlichen Agenten für diese Runde nehmen, falls er auf seinem Feld steht
effect-mentat_next = zu Beginn der nächsten Runde den Mentat erhalten
effect-council = einen Sitz im Hohen Rat einnehmen
effect-swordmaster = den Schwertmeister als dritten Agenten nehmen
effect-acquire = „{ $card }“ aus der Reserve erwerben
effect-acquire_free = eine Karte mit Kosten von höchstens { $n } erwerben
effect-acquire_free-top = eine Karte mit Kosten von höchstens { $n } erwerben und oben auf das eigene Deck legen
effect-harvest = { $n } Spice und alles Bonus-Spice des Feldes ernten
effect-control = die Kontrolle über „{ $space }“ übernehmen
effect-nothing = nichts erhalten
effect-close_space = ein Spielplanfeld bis zum eigenen nächsten Zug für gegnerische Agenten sperren
effect-take_back = eine Karte der Fraktion { $faction } vom eigenen Ablagestapel auf die Hand nehmen
effect-top_card = die oberste Karte des eigenen Decks ansehen und sie ziehen oder entsorgen
effect-refocus = den eigenen Ablagestapel in das eigene Deck mischen
effect-recall = einen eigenen Agenten zurückrufen
effect-pass_turn = nach Wunsch passen
effect-reserve = eine Karte der Imperium-Reihe zur Seite legen, die in dieser Runde nur du für { $n } Überzeugung weniger erwerben darfst
effect-signet = die Siegelring-Fähigkeit des eigenen Anführers nutzen
effect-pick_secret = { $n ->
    [one] geheim { $n } Fraktion wählen
   *[other] geheim { $n } Fraktionen wählen
}
effect-show_secret = die geheim gewählten Fraktionen aufdecken und bei jeder 1 Einfluss erhalten

## Dreadnoughts, Tech tiles, the Shipping track

effect-pay-rule = { $cost }; dafür gilt: { $effects }
effect-each_opponent-gain = jeder Gegner erhält { $goods }
effect-on_win = { $effects } (beim Gewinn dieses Konflikts)
goods-influence_any-marked = { $n } Einfluss bei einer Fraktion mit eigenem Schnüffler-Marker
effect-dreadnought = { $n ->
    [one] { $n } Dreadnought in Dienst stellen
   *[other] { $n } Dreadnoughts in Dienst stellen
}
effect-acquire_tech = { $n ->
    [0] ein Tech-Plättchen erwerben
   *[other] ein Tech-Plättchen für { $n } Spice weniger erwerben
}
effect-acquire_tech-solari = ein Tech-Plättchen gegen Spice oder Solari erwerben
effect-negotiator = { $n ->
    [one] { $n } Trupp aus dem eigenen Vorrat als Unterhändler stellen
   *[other] bis zu { $n } Truppen aus dem eigenen Vorrat als Unterhändler stellen
}
effect-freighter = { $n ->
    [one] den eigenen Frachter vorrücken oder zurückrufen
   *[other] { $n }-mal den eigenen Frachter vorrücken oder zurückrufen
}
effect-shipped_troops = { $n ->
    [one] { $n } Trupp rekrutieren
   *[other] { $n } Truppen rekrutieren
}
effect-retreat_dreadnought = { $n ->
    [one] { $n } Dreadnought zurückziehen
   *[other] { $n } Dreadnoughts zurückziehen
}
effect-retreat_units = { $n ->
    [one] { $n } eigene Einheit zurückziehen
   *[other] { $n } eigene Einheiten zurückziehen
}
effect-retreat_enemies = für jeden in diesem Zug eingesetzten Trupp eine gegnerische Einheit zurückziehen lassen
effect-deploy_units = { $n ->
    [one] { $n } Einheit aus der Garnison einsetzen
   *[other] bis zu { $n } Einheiten aus der Garnison einsetzen
}
effect-deploy_units-any = beliebig viele Einheiten aus der Garnison einsetzen
effect-lose_troop = { $n ->
    [one] { $n } eigenen Trupp aus Garnison oder Konfliktgebiet verlieren
   *[other] { $n } eigene Truppen aus Garnison oder Konfliktgebiet verlieren
}
effect-trash_in_play = eine eigene Karte im Spiel entsorgen
effect-trash_tile = dieses Plättchen entsorgen
effect-bury_intrigue = { $n ->
    [one] { $n } eigene Intrigenkarte unter ihren Stapel legen
   *[other] { $n } eigene Intrigenkarten unter ihren Stapel legen
}
effect-swap_intrigues = beliebig viele eigene Intrigenkarten unter ihren Stapel legen und ebenso viele ziehen
effect-peek_intrigues = { $n } Intrigenkarten ziehen und eine davon oben auf ihren Stapel zurücklegen
effect-influence_agents = bei jeder Fraktion mit eigenem Agenten { $n } Einfluss erhalten
effect-influence_sent = { $n } Einfluss bei der Fraktion erhalten, zu der in diesem Zug ein eigener Agent entsandt wurde
effect-track_bonus = den Bonus der Einflussleiste ({ $faction }) erhalten
effect-extra_turn = nach diesem Zug noch einen Zug ausführen

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = jede eigene Karte der Fraktion { $faction } im Spiel
condition-other_in_play = { $id ->
    [fremen] Fremenbund (eine weitere Karte der Fraktion { $faction } im Spiel)
   *[other] mit einer weiteren Karte der Fraktion { $faction } im Spiel
}
condition-influence = mit mindestens { $n } Einfluss { $faction }
condition-alliance = bei einer Allianz mit { $faction }
condition-any_alliance = mit einer beliebigen Allianz
condition-council = mit einem Sitz im Hohen Rat
condition-owns = { $n ->
    [one] mit mindestens einem Exemplar von „{ $card }“
   *[other] mit mindestens { $n } Exemplaren von „{ $card }“
}
condition-owns_most = mit mehr Exemplaren von „{ $card }“ als jeder Gegner
condition-tracks = mit mindestens { $at_least } Einfluss auf { $n } Leisten
condition-reveal_turn = in deinem Aufdeckzug
condition-turn_start = zu Beginn deines Zuges
condition-deployed = mit mindestens { $at_least } in diesem Zug eingesetzten Truppen
condition-mentat_here = mit dem Mentat auf seinem Feld
trigger-harvested = wenn du Spice erntest
trigger-paid_space = wenn du für ein Spielplanfeld Solari zahlst
trigger-council_seat = wenn du einen Sitz im Hohen Rat einnimmst
trigger-deployed = wenn du Truppen einsetzt

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = jede aufgedeckte eigene Karte, die Schwerter gibt,
counter-other_sword_cards = jede andere aufgedeckte eigene Karte, die Schwerter gibt,
counter-dreadnoughts_in_conflict = jeden eigenen Dreadnought im Konfliktgebiet
counter-low_tracks = jede Einflussleiste mit höchstens { $n } eigenem Einfluss
condition-tiles = mit mindestens { $at_least } Tech-Plättchen
condition-dreadnoughts = mit mindestens { $at_least } Dreadnoughts im Dienst
condition-dreadnought_left = mit einem Dreadnought im Vorrat
condition-units_deployed = mit mindestens { $at_least } in diesem Zug eingesetzten Einheiten
condition-enemy_here = mit einem gegnerischen Agenten auf dem Feld des entsandten Agenten
condition-agents_on = { $n ->
    [one] mit einem eigenen Agenten auf einem Feld mit Symbol { $icons }
   *[other] mit mindestens { $n } eigenen Agenten auf Feldern mit Symbol { $icons }
}
condition-persuasion = mit mindestens { $at_least } Überzeugung
condition-solari = mit mindestens { $at_least } Solari
condition-harvested = mit mindestens { $at_least } in diesem Zug geerntetem Spice
condition-sent_to = wenn du in diesem Zug deinen Agenten nach „{ $space }“ entsandt hast
condition-some_of = wenn mindestens { $at_least } davon zutreffen [{ $conditions }]
condition-agent_to_come = bevor du in diesem Zug einen Agenten entsendest oder deine Hand aufdeckst
trigger-kept_one_icon = wenn die zur Seite gelegte Karte mit genau einem Agentensymbol einen Agenten entsendet
trigger-kept_other = wenn die zur Seite gelegte Karte mit einer anderen Zahl von Agentensymbolen einen Agenten entsendet
trigger-agent_sent = wenn ein Agent entsandt wird
trigger-card_acquired = wenn eine Karte erworben wird
trigger-influence_reached = wenn eine Stufe einer Einflussleiste erreicht wird

## Modifiers: statements with the verb first ("in diesem Zug …" stands before them, or a label and a colon)

modifier-space_cost = { $sign ->
    [less] kosten dich Felder mit Symbol { $icons } { $n } Solari weniger
   *[more] kosten dich Felder mit Symbol { $icons } { $n } Solari mehr
}
modifier-ignore_enemies = { $all ->
    [yes] versperren gegnerische Agenten deinen Agenten kein Feld
   *[no] versperren gegnerische Agenten deinen Agenten diese Felder nicht: { $icons }
}
modifier-harvest = { $sign ->
    [less] erntest du { $n } Spice weniger
   *[more] erntest du { $n } Spice mehr
}
modifier-harvest_times = erntest du das Grund-Spice eines Sandwurmfelds { $n }-mal
modifier-peek_top = darfst du die oberste Karte deines Decks ansehen
modifier-icons = hat deine Karte auch die Agentensymbole { $icons }
modifier-acquire_cost = { $sign ->
    [less] kostet dich „{ $card }“ { $n } Überzeugung weniger
   *[more] kostet dich „{ $card }“ { $n } Überzeugung mehr
}
modifier-space_influence = gibt das Fraktionsfeld, auf das du einen Agenten entsendest, { $n } Einfluss statt 1
modifier-acquire_top = darfst du jede erworbene Karte oben auf dein Deck legen

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = erhältst du jedes Mal, wenn du in deinem Zug Solari erhältst, { $n } mehr
modifier-shipped_troops = gibt dir die Frachtleiste { $n } Trupp mehr, und du darfst ihre Truppen einsetzen
modifier-dreadnought_strength = hat jeder deiner Dreadnoughts Kampfstärke { $n }
modifier-keep_aside = legst du zu Beginn jeder Runde eine Handkarte zur Seite und nimmst sie zu Beginn deines zweiten Zuges zurück
modifier-wins_ties = gewinnst du im Finale jeden Gleichstand an Siegpunkten

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = Agent
box-reveal = Aufdecken
box-acquire = Beim Erwerben
box-trashed = Beim Entsorgen
box-plot = Komplott
box-combat = Kampf
box-endgame = Finale
box-win = Beim Gewinn eines Konflikts
box-space = Effekt
box-entry = Beim Betreten
box-setup = Aufbau
box-signet = Siegelring
box-ability = Fähigkeit
box-first = 1.
box-second = 2.
box-third = 3.
box-bonus = Bonus bei 4 Einfluss
box-control = Kontrollbonus
note-cost = Kosten
note-icons = Agentensymbole
note-factions = Fraktionen
note-anywhere = Entsendet einen deiner Agenten, auch vom Spielplan, auf ein beliebiges Feld, besetzt oder nicht.
note-requirement = Nur { $condition }.
note-in_reveal = Zählt in deinem Aufdeckzug dieser Runde.
note-combat = Kampffeld.
note-maker = Sandwurmfeld.
note-once = Einmal pro Spiel für jeden Spieler.
note-presence = { $n } Überzeugung in deinem Aufdeckzug, solange dein Agent hier steht.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = Zu Beginn jeder Runde
box-turn = In deinem Zug
box-instead = Beim Sieg, für einen Dreadnought in den Vorrat statt der Kontrolle
box-own = Effekt
box-rival = Rivale
box-rival_other = Rivale, sonst
note-infiltrates = Infiltrieren (gegnerische Agenten versperren nichts)
note-unload = Entladen: Das Aufdeckfeld wirkt auch, wenn diese Karte abgeworfen oder entsorgt wird.
note-spice_off = „{ $space }“ kostet mit dieser Karte { $n } Spice weniger.
note-flip = Einmal pro Runde: Das Plättchen wird umgedreht.
note-rival = Rivalen des Solospiels können es erwerben.
note-water = { $n ->
    [0] Du beginnst ohne Wasser.
   *[other] Du beginnst mit { $n } Wasser.
}
note-marks = Auf jeder Leiste liegt bei { $n } Einfluss ein Schnüffler-Marker; jeder erreichte bringt das Nächste hiervon:
note-mark = Marker { $n }
