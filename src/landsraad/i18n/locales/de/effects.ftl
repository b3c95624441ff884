### Effects of boxes, rendered from the effect data.
### An effect is a verb phrase that ends in the infinitive, so that "du darfst …" and "jeder Gegner muss …" take it.

## Lists

list-comma = { $a }, { $b }
list-and = { $a } und { $b }
list-then = { $a }, dann { $b }
list-then-you = { $a }, dann selbst { $b }
list-or = { $a } oder { $b }
list-faction = { $faction_the }
list-branch = { $a }; { $b }
list-branch-or = { $a }; oder { $b }
list-reward = { $a } + { $b }
list-sentence = { $a } { $b }
list-condition = { $a } und { $b }
list-count = { $item } x{ $n }

## A line and its structure

line = { CAPITAL($effects) }.
labelled = { $label }: { $text }
effect-may = du darfst { $effects }
effect-when = { $condition }: { $effects }
effect-pay = { $cost } → { $effects }
effect-group = [{ $effects }]
effect-some_of = ab { $at_least }: { $effects }
effect-counted = so viele davon treffen zu [{ $conditions }]: { $effects }
effect-choose = { $n ->
    [1] eines wählen: { $branches }
   *[other] { $n } davon wählen: { $branches }
}
effect-each_opponent = jeder Gegner muss { $effects }
effect-opponent = ein Gegner deiner Wahl muss { $effects }
effect-per = für { $counter } { $effects }
effect-once = einmal pro Partie, { $effects }
effect-modify = in diesem Zug gilt: { $rule }
effect-always = { $rule }

## Goods: what is gained and paid

effect-gain = { $goods } erhalten
cost-pay = { $goods } zahlen
goods-solari = { $n ->
    [one] { $n } Solari
   *[other] { $n } Solaris
}
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
goods-influence = { $n } Einfluss { $faction_at }
goods-influence_any = { $n } Einfluss bei einer Fraktion deiner Wahl
goods-influence_any-among = { $n } Einfluss bei { $factions }
goods-influence_any-behind = { $n } Einfluss bei einer Fraktion, bei der ein Gegner mehr hat als du,

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
    [one] { $n } Trupp aus der eigenen Garnison einsetzen
   *[other] bis zu { $n } Truppen aus der eigenen Garnison einsetzen
}
effect-deploy-any = beliebig viele Truppen aus der eigenen Garnison einsetzen
effect-deploy_supply = { $n ->
    [one] { $n } Trupp aus dem eigenen Vorrat einsetzen
   *[other] { $n } Truppen aus dem eigenen Vorrat einsetzen
}
effect-deploy_recruits = beliebig viele dieser Truppen einsetzen
effect-lose_garrison = { $n ->
    [one] { $n } Trupp aus der eigenen Garnison verlieren
   *[other] { $n } Truppen aus der eigenen Garnison verlieren
}
effect-lose_deployed = { $n ->
    [one] { $n } eigenen Trupp im Konfliktgebiet verlieren
   *[other] { $n } eigene Truppen im Konfliktgebiet verlieren
}
effect-lose_influence = { $n } Einfluss bei einer Fraktion verlieren
effect-steal_intrigue = von jedem Gegner mit { $n } oder mehr Intrigenkarten zufällig 1 davon nehmen
effect-mentat = den Mentaten als zusätzlichen Agenten für diese Runde nehmen, falls er auf seinem Spielplanfeld steht
effect-mentat_next = zu Beginn der nächsten Runde den Mentaten erhalten
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
effect-reserve = eine Karte der Imperium-Reihe zur Seite legen; in dieser Runde darfst nur du sie erwerben, für { $n } Überzeugung weniger
effect-signet = die Siegelring-Fähigkeit des eigenen Anführers nutzen
effect-pick_secret = { $n ->
    [one] geheim { $n } Fraktion wählen
   *[other] geheim { $n } Fraktionen wählen
}
effect-show_secret = die geheim gewählten Fraktionen aufdecken und bei jeder 1 Einfluss erhalten

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = jeder Gegner erhält { $goods }
effect-on_win = wenn du diesen Konflikt gewinnst: { $effects }
goods-influence_any-marked = { $n } Einfluss bei einer Fraktion, bei der noch dein Schnüffler-Marker liegt,
effect-dreadnought = { $n ->
    [one] { $n } Schlachtschiff in Dienst stellen
   *[other] { $n } Schlachtschiffe in Dienst stellen
}
effect-acquire_tech = { $n ->
    [0] ein Technologieplättchen erwerben
   *[other] ein Technologieplättchen für { $n } Spice weniger erwerben
}
effect-acquire_tech-solari = ein Technologieplättchen gegen Spice oder Solaris erwerben
effect-negotiator = { $n ->
    [one] { $n } Trupp aus dem eigenen Vorrat als Unterhändler stellen
   *[other] bis zu { $n } Truppen aus dem eigenen Vorrat als Unterhändler stellen
}
effect-freighter = { $n ->
    [one] den eigenen Frachter vorrücken oder zurückrufen
   *[other] { $n }-mal den eigenen Frachter vorrücken oder zurückrufen
}
effect-shipped_troops = { $n ->
    [one] { $n } Trupp von der Frachtleiste rekrutieren
   *[other] { $n } Truppen von der Frachtleiste rekrutieren
}
effect-retreat_dreadnought = { $n ->
    [one] { $n } eigenes Schlachtschiff zurückziehen
   *[other] { $n } eigene Schlachtschiffe zurückziehen
}
effect-retreat_units = { $n ->
    [one] { $n } eigene Einheit zurückziehen
   *[other] { $n } eigene Einheiten zurückziehen
}
effect-retreat_enemies = für jeden Trupp, den du in diesem Zug eingesetzt hast, 1 gegnerische Einheit sich zurückziehen lassen
effect-deploy_units = { $n ->
    [one] { $n } Einheit aus der eigenen Garnison einsetzen
   *[other] bis zu { $n } Einheiten aus der eigenen Garnison einsetzen
}
effect-deploy_units-any = beliebig viele Einheiten aus der eigenen Garnison einsetzen
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
effect-influence_agents = bei jeder Fraktion, bei der dein Agent steht, { $n } Einfluss erhalten
effect-influence_sent = { $n } Einfluss bei der Fraktion erhalten, zu der du in diesem Zug einen Agenten entsandt hast
effect-track_bonus = den Bonus der Einflussleiste ({ $faction }) erhalten
effect-extra_turn = nach diesem Zug noch einen Zug ausführen

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = jede eigene Karte der Fraktion { $faction } im Spiel
condition-other_in_play = { $id ->
    [fremen] Fremenbund (wenn du eine weitere Karte der Fraktion { $faction } im Spiel hast)
   *[other] wenn du eine weitere Karte der Fraktion { $faction } im Spiel hast
}
condition-influence = wenn du { $n } oder mehr Einfluss { $faction_at } hast
condition-alliance = wenn du die Allianz mit { $faction_the } hast
condition-any_alliance = wenn du eine beliebige Allianz hast
condition-council = wenn du einen Sitz im Hohen Rat hast
condition-owns = { $n ->
    [one] wenn du mindestens ein Exemplar von „{ $card }“ hast
   *[other] wenn du { $n } oder mehr Exemplare von „{ $card }“ hast
}
condition-owns_most = wenn du mehr Exemplare von „{ $card }“ hast als jeder Gegner
condition-tracks = wenn du auf { $n } Leisten { $at_least } oder mehr Einfluss hast
condition-reveal_turn = in deinem Aufdeckzug
condition-turn_start = zu Beginn deines Zuges
condition-deployed = wenn du in diesem Zug { $at_least } oder mehr Truppen eingesetzt hast
condition-mentat_here = wenn der Mentat auf seinem Spielplanfeld steht
trigger-harvested = wenn du Spice erntest
trigger-paid_space = wenn du für ein Spielplanfeld Solaris zahlst
trigger-council_seat = wenn du einen Sitz im Hohen Rat einnimmst
trigger-deployed = wenn du Truppen einsetzt

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = jede aufgedeckte eigene Karte, die Schwerter gibt,
counter-other_sword_cards = jede andere aufgedeckte eigene Karte, die Schwerter gibt,
counter-dreadnoughts_in_conflict = jedes eigene Schlachtschiff im Konfliktgebiet
counter-low_tracks = jede Einflussleiste mit höchstens { $n } eigenem Einfluss
condition-tiles = wenn du { $at_least } oder mehr Technologieplättchen hast
condition-dreadnoughts = wenn du { $at_least } oder mehr Schlachtschiffe im Dienst hast
condition-dreadnought_left = wenn noch ein Schlachtschiff im Vorrat ist
condition-units_deployed = wenn du in diesem Zug { $at_least } oder mehr Einheiten eingesetzt hast
condition-enemy_here = wenn auf dem Feld, auf das du deinen Agenten entsandt hast, ein gegnerischer Agent steht
condition-agents_on = { $n ->
    [one] wenn einer deiner Agenten auf einem Feld mit Symbol { $icons } steht
   *[other] wenn { $n } oder mehr deiner Agenten auf Feldern mit Symbol { $icons } stehen
}
condition-persuasion = wenn du { $at_least } oder mehr Überzeugung hast
condition-solari = wenn du { $at_least } oder mehr Solaris hast
condition-harvested = wenn du in diesem Zug { $at_least } oder mehr Spice geerntet hast
condition-sent_to = wenn du in diesem Zug deinen Agenten auf „{ $space }“ entsandt hast
condition-some_of = wenn { $at_least } oder mehr davon zutreffen [{ $conditions }]
condition-agent_to_come = bevor du in diesem Zug einen Agenten entsendest oder deine Hand aufdeckst
trigger-kept_one_icon = wenn die zur Seite gelegte Karte mit genau einem Agentensymbol einen Agenten entsendet
trigger-kept_other = wenn die zur Seite gelegte Karte mit einer anderen Zahl von Agentensymbolen einen Agenten entsendet
trigger-agent_sent = wenn ein Agent entsandt wird
trigger-card_acquired = wenn eine Karte erworben wird
trigger-influence_reached = wenn eine Stufe einer Einflussleiste erreicht wird

## Modifiers: statements with the verb first ("in diesem Zug …" stands before them, or a label and a colon)

modifier-space_cost = { $n ->
    [one] { $sign ->
        [less] Felder mit Symbol { $icons } kosten dich { $n } Solari weniger
       *[more] Felder mit Symbol { $icons } kosten dich { $n } Solari mehr
    }
   *[other] { $sign ->
        [less] Felder mit Symbol { $icons } kosten dich { $n } Solaris weniger
       *[more] Felder mit Symbol { $icons } kosten dich { $n } Solaris mehr
    }
}
modifier-ignore_enemies = { $all ->
    [yes] gegnerische Agenten versperren deinen Agenten kein Feld
   *[no] gegnerische Agenten versperren deinen Agenten diese Felder nicht: { $icons }
}
modifier-harvest = { $sign ->
    [less] du erntest { $n } Spice weniger
   *[more] du erntest { $n } Spice mehr
}
modifier-harvest_times = du erntest das Grund-Spice eines Felds mit Sandwurm-Symbol { $n }-mal
modifier-peek_top = du darfst jederzeit die oberste Karte deines Decks ansehen
modifier-icons = deine Karte hat auch die Agentensymbole { $icons }
modifier-acquire_cost = { $sign ->
    [less] „{ $card }“ kostet dich { $n } Überzeugung weniger
   *[more] „{ $card }“ kostet dich { $n } Überzeugung mehr
}
modifier-space_influence = das Fraktionsfeld, auf das du einen Agenten entsendest, gibt { $n } Einfluss statt 1
modifier-acquire_top = du darfst jede Karte, die du erwirbst, oben auf dein Deck legen

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = jedes Mal, wenn du in deinem Zug Solaris erhältst, erhältst du { $n } mehr
modifier-shipped_troops = die Frachtleiste gibt dir { $n } Trupp mehr; du darfst alle Truppen von ihr einsetzen
modifier-dreadnought_strength = jedes deiner Schlachtschiffe hat Kampfstärke { $n }
modifier-keep_aside = zu Beginn jeder Runde legst du eine Handkarte zur Seite und nimmst sie zu Beginn deines zweiten Zuges zurück
modifier-wins_ties = du gewinnst im Finale jeden Gleichstand an Siegpunkten

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
box-first = 1. Belohnung
box-second = 2. Belohnung
box-third = 3. Belohnung
box-bonus = Bonus bei 4 Einfluss
box-control = Kontrollbonus
note-cost = Kosten
note-icons = Agentensymbole
note-factions = Fraktionen
note-anywhere = Entsendet einen deiner Agenten, auch vom Spielplan, auf ein beliebiges Feld, besetzt oder nicht.
note-requirement = Nur { $condition }.
note-in_reveal = Zählt in deinem Aufdeckzug dieser Runde.
note-combat = Kampffeld.
note-maker = Feld mit Sandwurm-Symbol.
note-once = Einmal pro Partie für jeden Spieler.
note-presence = { $n } Überzeugung in deinem Aufdeckzug, solange dein Agent hier steht.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = Zu Beginn jeder Runde
box-turn = In deinem Zug
box-instead = Wenn du den Konflikt gewinnst und ein Schlachtschiff in den Vorrat zurückgibst, statt die Kontrolle zu übernehmen
box-own = Effekt
box-rival = Rivale
box-rival_other = Rivale, sonst
note-infiltrates = Infiltrieren (gegnerische Agenten versperren nichts)
note-unload = Entladen: Der Aufdeckbereich wirkt auch, wenn diese Karte abgeworfen oder entsorgt wird.
note-spice_off = „{ $space }“ kostet mit dieser Karte { $n } Spice weniger.
note-flip = Einmal pro Runde: Das Plättchen wird umgedreht.
note-rival = Im Spiel allein können Rivalen es erwerben.
note-water = { $n ->
    [0] Du beginnst ohne Wasser.
   *[other] Du beginnst mit { $n } Wasser.
}
note-marks = Auf jeder Leiste liegt bei { $n } Einfluss ein Schnüffler-Marker; jeder erreichte bringt das Nächste hiervon:
note-mark = Marker { $n }
