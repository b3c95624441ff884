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
list-clause = { $a }; { $b }
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
effect-some_of = { $place ->
    [first] ab { $at_least }: { $effects }
   *[later] ab { $at_least }: zusätzlich { $effects }
}
effect-counted = so viele davon treffen zu [{ $conditions }]: { $effects }
effect-choose = { $n ->
    [1] eines wählen: { $branches }
   *[other] { $n } davon wählen: { $branches }
}
effect-each_opponent = jeder Gegner muss { $effects }
effect-opponent = ein Gegner deiner Wahl muss { $effects }
effect-per = für { $counter } { $effects }
effect-once = einmal pro Partie, { $effects }
effect-modify = in diesem Zug gilt: { CAPITAL($rule) }
effect-always = { $rule }

## Goods: what is gained and paid

effect-gain = { $goods } erhalten
cost-pay = { $goods } zahlen
goods-solari = { $n ->
    [one] { $n } { -solari }
   *[other] { $n } { -solari(number: "other") }
}
goods-spice = { $n } { -spice }
goods-water = { $n } { -water }
goods-persuasion = { $n } { -persuasion }
goods-swords = { $n ->
    [one] { $n } { -sword }
   *[other] { $n } { -sword(number: "other") }
}
goods-vp = { $n ->
    [one] { $n } { -victory_point }
   *[other] { $n } { -victory_point(number: "other") }
}
goods-intrigue = { $n ->
    [one] { $n } { -intrigue_card }
   *[other] { $n } { -intrigue_card(number: "other") }
}
goods-influence = { $n } { -influence } { $faction_at }
goods-influence_any = { $n } { -influence } bei einer { -faction } deiner Wahl
goods-influence_any-among = { $n } { -influence } bei { $factions }
goods-influence_any-behind = { $n } { -influence } bei einer { -faction }, bei der ein Gegner mehr hat als du,

## Other effects

effect-troops = { $n ->
    [one] { $n } { -troop } rekrutieren
   *[other] { $n } { -troop(number: "other") } rekrutieren
}
effect-draw = { $n ->
    [one] { $n } Karte ziehen
   *[other] { $n } Karten ziehen
}
effect-intrigue = { $n ->
    [one] { $n } { -intrigue_card } ziehen
   *[other] { $n } { -intrigue_card(number: "other") } ziehen
}
effect-trash = eine Karte entsorgen
effect-trash_self = diese Karte entsorgen
effect-discard = { $n ->
    [one] { $n } Karte abwerfen
   *[other] { $n } Karten abwerfen
}
effect-retreat = { $n ->
    [one] { $n } eigenen { -troop } zurückziehen
   *[other] bis zu { $n } eigene { -troop(number: "other") } zurückziehen
}
effect-retreat-any = beliebig viele eigene { -troop(number: "other") } zurückziehen
effect-deploy = { $n ->
    [one] { $n } { -troop } aus der eigenen { -garrison } einsetzen
   *[other] bis zu { $n } { -troop(number: "other") } aus der eigenen { -garrison } einsetzen
}
effect-deploy-any = beliebig viele { -troop(number: "other") } aus der eigenen { -garrison } einsetzen
effect-deploy_supply = { $n ->
    [one] { $n } { -troop } aus dem eigenen { -supply } einsetzen
   *[other] { $n } { -troop(number: "other") } aus dem eigenen { -supply } einsetzen
}
effect-deploy_recruits = beliebig viele dieser { -troop(number: "other") } einsetzen
effect-lose_garrison = { $n ->
    [one] { $n } { -troop } aus der eigenen { -garrison } verlieren
   *[other] { $n } { -troop(number: "other") } aus der eigenen { -garrison } verlieren
}
effect-lose_deployed = { $n ->
    [one] { $n } eigenen { -troop } im { -conflict_area } verlieren
   *[other] { $n } eigene { -troop(number: "other") } im { -conflict_area } verlieren
}
effect-lose_influence = { $n } { -influence } bei einer { -faction } verlieren
effect-steal_intrigue = von jedem Gegner mit { $n } oder mehr { -intrigue_card(number: "other") } zufällig 1 davon nehmen
effect-mentat = den { -mentat(case: "accusative") } als zusätzlichen { -agent(case: "accusative") } für diese { -round } nehmen, falls er auf seinem { -board_space } steht
effect-mentat_next = zu Beginn der nächsten { -round } den { -mentat(case: "accusative") } erhalten
effect-council = einen Sitz im { -high_council(case: "accusative") } einnehmen
effect-swordmaster = den { -swordmaster_agent } als dritten { -agent(case: "accusative") } nehmen
effect-acquire = „{ $card }“ aus der { -reserve } erwerben
effect-acquire_free = kostenlos eine Karte mit Kosten von höchstens { $n } erwerben
effect-acquire_free-top = kostenlos eine Karte mit Kosten von höchstens { $n } erwerben und oben auf das eigene { -deck } legen
effect-harvest = { $n } { -spice } und alles { -bonus_spice } des Feldes ernten
effect-control = die { -control } über „{ $space }“ übernehmen
effect-nothing = nichts erhalten
effect-close_space = ein { -board_space } bis zum eigenen nächsten Zug für gegnerische { -agent(number: "other") } sperren
effect-take_back = eine Karte der { -faction } { $faction } vom eigenen { -discard_pile } auf die { -hand } nehmen
effect-top_card = die oberste Karte des eigenen { -deck(case: "genitive") } ansehen und sie ziehen oder entsorgen
effect-refocus = den eigenen { -discard_pile } in das eigene { -deck } mischen
effect-recall = einen eigenen { -agent(case: "accusative") } zurückrufen
effect-pass_turn = nach Wunsch passen
effect-reserve = eine Karte der { -imperium_row } zur Seite legen; in dieser { -round } darfst nur du sie erwerben, für { $n } { -persuasion } weniger
effect-signet = die Siegelring-Fähigkeit des eigenen { -leader(case: "genitive") } nutzen
effect-pick_secret = { $n ->
    [one] geheim { $n } { -faction } wählen
   *[other] geheim { $n } { -faction(number: "other") } wählen
}
effect-show_secret = die geheim gewählten { -faction(number: "other") } aufdecken und bei jeder 1 { -influence } erhalten

## Dreadnoughts, Tech tiles, the Shipping track

effect-each_opponent-gain = jeder Gegner erhält { $goods }
effect-on_win = wenn du diesen { -conflict } gewinnst: { $effects }
goods-influence_any-marked = { $n } { -influence } bei einer { -faction }, bei der noch dein Schnüffler-Marker liegt,
effect-dreadnought = { $n ->
    [one] { $n } { -dreadnought_unit } in Dienst stellen
   *[other] { $n } { -dreadnought_unit(number: "other") } in Dienst stellen
}
effect-acquire_tech = { $n ->
    [0] ein { -tech_tile } erwerben
   *[other] ein { -tech_tile } für { $n } { -spice } weniger erwerben
}
effect-acquire_tech-solari = ein { -tech_tile } gegen { -spice } oder { -solari(number: "other") } erwerben
effect-next_tile = das nächste { -tech_tile } des Stapels aufdecken
effect-negotiator = { $n ->
    [one] { $n } { -troop } aus dem eigenen { -supply } als { -negotiator } stellen
   *[other] bis zu { $n } { -troop(number: "other") } aus dem eigenen { -supply } als { -negotiator } stellen
}
effect-freighter = { $n ->
    [one] den eigenen { -freighter } vorrücken oder zurückrufen
   *[other] { $n }-mal den eigenen { -freighter } vorrücken oder zurückrufen
}
effect-shipped_troops = { $n ->
    [one] { $n } { -troop } von der { -shipping_track } rekrutieren
   *[other] { $n } { -troop(number: "other") } von der { -shipping_track } rekrutieren
}
effect-retreat_dreadnought = { $n ->
    [one] { $n } eigenes { -dreadnought_unit } zurückziehen
   *[other] { $n } eigene { -dreadnought_unit(number: "other") } zurückziehen
}
effect-retreat_units = { $n ->
    [one] { $n } eigene { -unit } zurückziehen
   *[other] { $n } eigene { -unit(number: "other") } zurückziehen
}
effect-retreat_enemies = für jeden { -troop }, den du in diesem Zug eingesetzt hast, 1 gegnerische { -unit } sich zurückziehen lassen
effect-deploy_units = { $n ->
    [one] { $n } { -unit } aus der eigenen { -garrison } einsetzen
   *[other] bis zu { $n } { -unit(number: "other") } aus der eigenen { -garrison } einsetzen
}
effect-deploy_units-any = beliebig viele { -unit(number: "other") } aus der eigenen { -garrison } einsetzen
effect-lose_troop = { $n ->
    [one] { $n } eigenen { -troop } aus { -garrison } oder { -conflict_area } verlieren
   *[other] { $n } eigene { -troop(number: "other") } aus { -garrison } oder { -conflict_area } verlieren
}
effect-trash_in_play = eine eigene Karte im Spiel entsorgen
effect-trash_tile = dieses Plättchen entsorgen
effect-bury_intrigue = { $n ->
    [one] { $n } eigene { -intrigue_card } unter ihren Stapel legen
   *[other] { $n } eigene { -intrigue_card(number: "other") } unter ihren Stapel legen
}
effect-swap_intrigues = beliebig viele eigene { -intrigue_card(number: "other") } unter ihren Stapel legen und ebenso viele ziehen
effect-peek_intrigues = { $n } { -intrigue_card(number: "other") } ziehen und eine davon oben auf ihren Stapel zurücklegen
effect-influence_agents = bei jeder { -faction }, bei der dein { -agent } steht, { $n } { -influence } erhalten
effect-influence_sent = { $n } { -influence } bei der { -faction } erhalten, zu der du in diesem Zug einen { -agent(case: "accusative") } entsandt hast
effect-track_bonus = den Bonus der { -influence_track } ({ $faction }) erhalten
effect-extra_turn = nach diesem Zug noch einen Zug ausführen

## Counters, conditions and triggers: phrases that stand before a colon or in parentheses

counter-in_play = jede eigene Karte der { -faction } { $faction } im Spiel
condition-other_in_play = { $id ->
    [fremen] { -fremen_bond } (wenn du eine weitere Karte der { -faction } { $faction } im Spiel hast)
   *[other] wenn du eine weitere Karte der { -faction } { $faction } im Spiel hast
}
condition-influence = wenn du { $n } oder mehr { -influence } { $faction_at } hast
condition-alliance = wenn du die { -alliance } mit { $faction_the } hast
condition-any_alliance = wenn du eine beliebige { -alliance } hast
condition-council = wenn du einen Sitz im { -high_council(case: "accusative") } hast
condition-owns = { $n ->
    [one] wenn du mindestens ein { -specimen } von „{ $card }“ hast
   *[other] wenn du { $n } oder mehr { -specimen(number: "other") } von „{ $card }“ hast
}
condition-owns_most = wenn du mehr { -specimen(number: "other") } von „{ $card }“ hast als jeder Gegner
condition-tracks = wenn du auf { $n } Leisten { $at_least } oder mehr { -influence } hast
condition-reveal_turn = in deinem { -reveal_turn }
condition-turn_start = zu Beginn deines Zuges
condition-deployed = wenn du in diesem Zug { $at_least } oder mehr { -troop(number: "other") } eingesetzt hast
condition-mentat_here = wenn der { -mentat } auf seinem { -board_space } steht
trigger-harvested = wenn du { -spice } erntest
trigger-paid_space = wenn du für ein { -board_space } { -solari(number: "other") } zahlst
trigger-council_seat = wenn du einen Sitz im { -high_council(case: "accusative") } einnimmst
trigger-deployed = wenn du { -troop(number: "other") } einsetzt

## Counters, conditions and triggers of dreadnoughts, Tech tiles and Agents

counter-sword_cards = jede aufgedeckte eigene Karte, die { -sword(number: "other") } gibt,
counter-other_sword_cards = jede andere aufgedeckte eigene Karte, die { -sword(number: "other") } gibt,
counter-dreadnoughts_in_conflict = jedes eigene { -dreadnought_unit } im { -conflict_area }
counter-low_tracks = jede { -influence_track } mit höchstens { $n } eigenem { -influence }
condition-tiles = wenn du { $at_least } oder mehr { -tech_tile } hast
condition-dreadnoughts = wenn du { $at_least } oder mehr { -dreadnought_unit(number: "other") } im Dienst hast
condition-dreadnought_left = wenn noch ein { -dreadnought_unit } im { -supply } ist
condition-units_deployed = wenn du in diesem Zug { $at_least } oder mehr { -unit(number: "other") } eingesetzt hast
condition-enemy_here = wenn auf dem Feld, auf das du deinen { -agent(case: "accusative") } entsandt hast, ein gegnerischer { -agent } steht
condition-agents_on = { $n ->
    [one] wenn einer deiner { -agent(number: "other") } auf einem Feld mit Symbol { $icons } steht
   *[other] wenn { $n } oder mehr deiner { -agent(number: "other") } auf Feldern mit Symbol { $icons } stehen
}
condition-persuasion = wenn du { $at_least } oder mehr { -persuasion } hast
condition-solari = wenn du { $at_least } oder mehr { -solari(number: "other") } hast
condition-harvested = wenn du in diesem Zug { $at_least } oder mehr { -spice } geerntet hast
condition-sent_to = wenn du in diesem Zug deinen { -agent(case: "accusative") } auf „{ $space }“ entsandt hast
condition-some_of = wenn { $at_least } oder mehr davon zutreffen [{ $conditions }]
condition-all_of = { $conditions }
condition-agent_to_come = bevor du in diesem Zug einen { -agent(case: "accusative") } entsendest oder deine { -hand } aufdeckst
trigger-kept_one_icon = wenn die zur Seite gelegte Karte mit genau einem { -agent_icon } einen { -agent(case: "accusative") } entsendet
trigger-kept_other = wenn die zur Seite gelegte Karte mit einer anderen Zahl von { -agent_icon(number: "other", case: "dative") } einen { -agent(case: "accusative") } entsendet
trigger-agent_sent = wenn ein { -agent } entsandt wird
trigger-card_acquired = wenn eine Karte erworben wird
trigger-influence_reached = wenn eine Stufe einer { -influence_track } erreicht wird
trigger-deployed-deployed = wenn du in einem Zug { $at_least } oder mehr { -troop(number: "other") } eingesetzt hast
trigger-agent_sent-sent_to_icons = wenn du einen { -agent(case: "accusative") } auf ein Feld mit dem Symbol { $icons } entsendest
trigger-agent_sent-spying_on_sent = wenn jemand anderes einen { -agent(case: "accusative") } auf ein { -maker_space } entsendet, das du ausspionierst
trigger-influence_reached-reached = wenn du { $n } { -influence } { $faction_at } erreichst

## Modifiers: statements with the verb first ("in diesem Zug …" stands before them, or a label and a colon)

modifier-space_cost = { $n ->
    [one] { $sign ->
        [less] Felder mit Symbol { $icons } kosten dich { $n } { -solari } weniger
       *[more] Felder mit Symbol { $icons } kosten dich { $n } { -solari } mehr
    }
   *[other] { $sign ->
        [less] Felder mit Symbol { $icons } kosten dich { $n } { -solari(number: "other") } weniger
       *[more] Felder mit Symbol { $icons } kosten dich { $n } { -solari(number: "other") } mehr
    }
}
modifier-ignore_enemies = { $all ->
    [yes] gegnerische { -agent(number: "other") } versperren deinen { -agent(case: "accusative") } kein Feld
   *[no] gegnerische { -agent(number: "other") } versperren deinen { -agent(case: "accusative") } diese Felder nicht: { $icons }
}
modifier-harvest = { $sign ->
    [less] du erntest { $n } { -spice } weniger
   *[more] du erntest { $n } { -spice } mehr
}
modifier-harvest_times = du erntest das Grund-Spice eines { -maker_space(case: "genitive") } { $n }-mal
modifier-peek_top = du darfst jederzeit die oberste Karte deines { -deck(case: "genitive") } ansehen
modifier-icons = deine Karte hat auch die { -agent_icon(number: "other") } { $icons }
modifier-acquire_cost = { $sign ->
    [less] „{ $card }“ kostet dich { $n } { -persuasion } weniger
   *[more] „{ $card }“ kostet dich { $n } { -persuasion } mehr
}
modifier-space_influence = das Fraktionsfeld, auf das du einen { -agent(case: "accusative") } entsendest, gibt { $n } { -influence } statt 1
modifier-acquire_top = du darfst jede Karte, die du erwirbst, oben auf dein { -deck } legen

## Modifiers of dreadnoughts, the Shipping track and others

modifier-solari = jedes Mal, wenn du in deinem Zug { -solari(number: "other") } erhältst, erhältst du { $n } mehr
modifier-shipped_troops = die { -shipping_track } gibt dir { $n } { -troop } mehr; du darfst alle { -troop(number: "other") } von ihr einsetzen
modifier-dreadnought_strength = jedes deiner { -dreadnought_unit(number: "other") } hat { -combat_strength } { $n }
modifier-keep_aside = zu Beginn jeder { -round } legst du eine Handkarte zur Seite und nimmst sie zu Beginn deines zweiten Zuges zurück
modifier-wins_ties = du gewinnst im { -endgame } jeden Gleichstand an { -victory_point(number: "other", case: "dative") }

## Boxes and notes of cards, spaces, Leaders and Conflicts

box-agent = { -agent }
box-reveal = Aufdecken
box-acquire = Beim Erwerben
box-trashed = Beim Entsorgen
box-plot = { -plot }
box-combat = { -combat }
box-endgame = { -endgame }
box-win = Beim Gewinn eines { -conflict(case: "genitive") }
box-space = Effekt
box-entry = Beim Betreten
box-setup = Aufbau
box-signet = { -signet_ring }
box-ability = Fähigkeit
box-first = 1. { -reward }
box-second = 2. { -reward }
box-third = 3. { -reward }
box-bonus = Bonus bei 4 { -influence }
box-control = Kontrollbonus
note-cost = Kosten
note-icons = { -agent_icon(number: "other") }
note-factions = { -faction(number: "other") }
note-anywhere = Entsendet einen deiner { -agent(number: "other") }, auch vom { -game_board }, auf ein beliebiges Feld, besetzt oder nicht.
note-requirement = Nur { $condition }.
note-in_reveal = Zählt in deinem { -reveal_turn } dieser { -round }.
note-combat = { -combat_space }.
note-maker = { -maker_space }.
note-once = Einmal pro Partie für jeden Spieler.
note-presence = { $n } { -persuasion } in deinem { -reveal_turn }, solange dein { -agent } hier steht.

## Boxes and notes of Tech tiles, and of what else Rise of Ix brings

box-round_start = Zu Beginn jeder { -round }
box-turn = In deinem Zug
box-instead = Wenn du den { -conflict } gewinnst und ein { -dreadnought_unit } in den { -supply } zurückgibst, statt die { -control } zu übernehmen
box-own = Effekt
box-rival = { -rival }
box-rival_other = { -rival }, sonst
note-rival-space = Entsendet einen { -agent(case: "accusative") } auf „{ $space }“.
note-rival-space-if = { CAPITAL($condition) }: entsendet einen { -agent(case: "accusative") } auf „{ $space }“.
note-rival-space-else = Sonst: entsendet einen { -agent(case: "accusative") } auf „{ $space }“.
note-rival-harvest = Entsendet einen { -agent(case: "accusative") } auf das { -maker_space }, auf dem das meiste { -bonus_spice } liegt, und nimmt alles davon weg.
note-rival-harvest-space = Entsendet einen { -agent(case: "accusative") } auf „{ $space }“, wenn dort { -bonus_spice } liegt; sonst gilt die Karte nicht.
note-rival-harvest-spaces = Entsendet einen { -agent(case: "accusative") } auf „{ $space }“ oder „{ $other }“, je nachdem, wo mehr { -bonus_spice } liegt (bei Gleichstand auf das erste); liegt nirgends welches, gilt die Karte nicht.
note-rival-reshuffle = Alle { -house_hagal_card(number: "other") } werden zu einem neuen { -deck } gemischt.
rival-needs-influence = wenn der { -rival } { $n } oder mehr { -influence } { $faction_at } hat
rival-needs-dreadnought_left = wenn der { -rival } noch ein { -dreadnought_unit } in seinem { -supply } hat
note-infiltrates = Infiltrieren (gegnerische { -agent(number: "other") } versperren nichts)
note-unload = Entladen: Der { -reveal_box } wirkt auch, wenn diese Karte abgeworfen oder entsorgt wird.
note-spice_off = „{ $space }“ kostet mit dieser Karte { $n } { -spice } weniger.
note-flip = Einmal pro { -round }: Das Plättchen wird umgedreht.
note-rival = Im Spiel allein können { -rival(number: "other") } es erwerben.
note-water = { $n ->
    [0] Du beginnst ohne { -water }.
   *[other] Du beginnst mit { $n } { -water }.
}
note-marks = Auf jeder Leiste liegt bei { $n } { -influence } ein Schnüffler-Marker; jeder erreichte bringt das Nächste hiervon:
note-mark = Marker { $n }
