### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = { -round } { $amount }: Der { -conflict } ist „{ $what }“; { $seat } ist { -first_player }.
log-turn_started = { $seat } ist am Zug.
log-agent_placed = { $seat } entsendet mit „{ $other }“ einen { -agent(case: "accusative") } auf „{ $what }“.
log-agent_moved = { $seat } nimmt einen { -agent(case: "accusative") } von „{ $what }“ auf.
log-agent_moved-to = { $seat } versetzt einen { -agent(case: "accusative") } von „{ $what }“ auf „{ $other }“.
log-agent_recalled = { $seat } ruft einen { -agent(case: "accusative") } von „{ $what }“ zurück.
log-resource_gained = { $seat } erhält { $goods }.
log-resource_paid = { $seat } zahlt { $goods }.
log-vp_gained = { $seat } erhält { $goods }.
log-vp_lost = { $seat } verliert { $goods }.
log-influence_gained = { $seat } erhält { $goods }.
log-influence_lost = { $seat } verliert { $goods }.
log-alliance_taken = { $seat } schließt die { -alliance } mit { $faction_the }.
log-alliance_taken-from = { $seat } übernimmt die { -alliance } mit { $faction_the } von { $other }.
log-alliance_returned = { $seat } legt die { -alliance } mit { $faction_the } auf den { -game_board } zurück.
log-troops_recruited = { $amount ->
    [one] { $seat } rekrutiert { $amount } { -troop }.
   *[other] { $seat } rekrutiert { $amount } { -troop(number: "other") }.
}
log-troops_deployed = { $amount ->
    [one] { $seat } setzt { $amount } { -troop } ein.
   *[other] { $seat } setzt { $amount } { -troop(number: "other") } ein.
}
log-troops_retreated = { $amount ->
    [one] { $seat } zieht { $amount } { -troop } zurück.
   *[other] { $seat } zieht { $amount } { -troop(number: "other") } zurück.
}
log-troops_lost = { $amount ->
    [one] { $seat } verliert { $amount } { -troop }.
   *[other] { $seat } verliert { $amount } { -troop(number: "other") }.
}
log-card_drawn = { $seat } zieht „{ $what }“.
log-card_drawn-hidden = { $seat } zieht eine Karte.
log-deck_shuffled = { $seat } mischt den { -discard_pile } zu einem neuen { -deck }.
log-card_trashed = { $seat } entsorgt „{ $what }“.
log-card_discarded = { $seat } wirft „{ $what }“ ab.
log-card_acquired = { $seat } erwirbt „{ $what }“.
log-card_revealed = { $seat } deckt „{ $what }“ auf.
log-row_filled = „{ $what }“ kommt in die { -imperium_row }.
log-card_reserved = { $seat } legt „{ $what }“ aus der { -imperium_row } zur Seite.
log-card_removed = „{ $what }“ verlässt unverkauft das Spiel.
log-card_taken_back = { $seat } nimmt „{ $what }“ zurück auf die { -hand }.
log-card_put_on_top = { $seat } legt „{ $what }“ oben auf das { -deck }.
log-intrigue_drawn = { $seat } zieht „{ $what }“ (Intrige).
log-intrigue_drawn-hidden = { $seat } zieht eine { -intrigue_card }.
log-intrigue_played = { $seat } spielt „{ $what }“ (Intrige).
log-intrigue_stolen = { $seat } nimmt „{ $what }“ (Intrige) von { $other }.
log-intrigue_stolen-hidden = { $seat } nimmt eine { -intrigue_card } von { $other }.
log-intrigue_deck_shuffled = Der { -intrigue_deck } wird neu gemischt.
log-council_joined = { $seat } nimmt einen Sitz im { -high_council(case: "accusative") } ein.
log-swordmaster_gained = { $seat } erhält den { -swordmaster_agent }.
log-mentat_taken = { $seat } nimmt den { -mentat(case: "accusative") }.
log-mentat_promised = { $seat } erhält in der nächsten { -round } den { -mentat(case: "accusative") }.
log-control_gained = { $seat } übernimmt die { -control } über „{ $what }“.
log-control_lost = { $seat } verliert die { -control } über „{ $what }“.
log-space_closed = { $seat } sperrt „{ $what }“ für die Gegner.
log-secret_chosen = { $seat } wählt geheim: { $what }.
log-secret_chosen-hidden = { $seat } wählt geheim eine { -faction }.
log-secret_shown = { $seat } deckt die geheim gewählten { -faction(number: "other") } auf.
log-turn_passed = { $seat } passt in diesem Zug.
log-strength_set = { $seat } hat { -combat_strength } { $amount }.
log-combat_started = Der { -combat } beginnt: „{ $what }“.
log-combat_passed = { $seat } passt im { -combat }.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat } liegt mit { -combat_strength } { $amount } im Gleichstand auf dem ersten Platz: Niemand gewinnt, die Gleichstarken nehmen die zweite { -reward } ({ $rule }).
    [B-TIE-03] { $seat } nimmt keine { -reward }: Drei oder mehr liegen im Gleichstand auf dem ersten Platz ({ $rule }).
    [B-TIE-04] { $seat } nimmt keine { -reward }: Mit weniger als vier Spielern bleibt nach einem Gleichstand auf dem ersten Platz keine übrig ({ $rule }).
    [B-TIE-05] { $seat } liegt mit { -combat_strength } { $amount } im Gleichstand auf dem zweiten Platz: Die Gleichstarken nehmen die dritte { -reward } ({ $rule }).
   *[other] { $seat } liegt mit { -combat_strength } { $amount } im Gleichstand auf dem dritten Platz: Die Gleichstarken nehmen keine { -reward } ({ $rule }).
}
log-conflict_won = { $seat } gewinnt „{ $what }“.
log-reward_taken = { $amount ->
    [1] { $seat } nimmt die erste { -reward } von „{ $what }“.
    [2] { $seat } nimmt die zweite { -reward } von „{ $what }“.
   *[other] { $seat } nimmt die dritte { -reward } von „{ $what }“.
}
log-spice_added = { $amount } { -bonus_spice } kommt auf „{ $what }“.
log-first_player_passed = { $seat } wird { -first_player }.
log-endgame_started = Das { -endgame } beginnt.
log-game_ended = { $amount ->
    [one] { $seat } gewinnt das Spiel mit { $amount } { -victory_point }.
   *[other] { $seat } gewinnt das Spiel mit { $amount } { -victory_point(number: "other", case: "dative") }.
}

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat } stellt ein { -dreadnought_unit } in Dienst.
log-dreadnought_deployed = { $amount ->
    [one] { $seat } setzt { $amount } { -dreadnought_unit } ein.
   *[other] { $seat } setzt { $amount } { -dreadnought_unit(number: "other") } ein.
}
log-dreadnought_retreated = { $amount ->
    [one] { $seat } zieht { $amount } { -dreadnought_unit } zurück.
   *[other] { $seat } zieht { $amount } { -dreadnought_unit(number: "other") } zurück.
}
log-dreadnought_on_flag = { $seat } übernimmt mit einem { -dreadnought_unit } die { -control } über „{ $what }“.
log-dreadnought_came_home = { $amount ->
    [one] { $amount } { -dreadnought_unit } von { $seat } kehrt in die { -garrison } zurück.
   *[other] { $amount } { -dreadnought_unit(number: "other") } von { $seat } kehren in die { -garrison } zurück.
}
log-dreadnought_given_up = { $seat } gibt mit „{ $what }“ ein { -dreadnought_unit } in den { -supply } zurück.
log-tile_acquired = { $seat } erwirbt „{ $what }“ ({ -tech_tile }).
log-tile_turned_up = „{ $what }“ wird aufgedeckt ({ -tech_tile }).
log-tile_used = { $seat } nutzt „{ $what }“ ({ -tech_tile }).
log-tile_trashed = { $seat } entsorgt „{ $what }“ ({ -tech_tile }).
log-tile_trashed-nobody = „{ $what }“ ({ -tech_tile }) wird entsorgt: Kein offenes Plättchen war für { -rival(number: "other") }.
log-negotiator_placed = { $seat } stellt { $amount } { -negotiator }.
log-negotiator_returned = { $seat } nimmt { $amount } { -negotiator } in den { -supply } zurück.
log-freighter_advanced = { $seat } rückt den { -freighter } auf Feld { $amount } vor.
log-freighter_recalled = { $seat } ruft den { -freighter } von Feld { $amount } zurück.
log-mark_taken = { $seat } nimmt den Schnüffler-Marker { $faction_at } (Marker { $amount }).
log-intrigue_buried = { $seat } legt „{ $what }“ (Intrige) unter ihren Stapel.
log-intrigue_buried-hidden = { $seat } legt eine { -intrigue_card } unter ihren Stapel.
log-intrigue_put_back = { $seat } legt „{ $what }“ (Intrige) oben auf ihren Stapel zurück.
log-intrigue_put_back-hidden = { $seat } legt eine { -intrigue_card } oben auf ihren Stapel zurück.
log-card_set_aside = { $seat } legt „{ $what }“ bis zum zweiten Zug zur Seite.
log-card_set_aside-hidden = { $seat } legt eine Karte bis zum zweiten Zug zur Seite.
log-card_returned = { $seat } zeigt die zur Seite gelegte Karte „{ $what }“ und nimmt sie zurück.
log-extra_turn = { $seat } führt nach diesem Zug noch einen Zug aus.
log-dice_rolled = Ein Würfel zeigt { $amount }.
log-row_trashed = „{ $what }“ wird aus der { -imperium_row } entsorgt.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat } deckt „{ $what }“ für die { -sword(number: "other") } auf ({ $rule }).
    [R-CMB-01] { $seat } deckt „{ $what }“ für die { -sword(number: "other") } auf ({ $rule }).
   *[other] { $seat } deckt „{ $what }“ auf ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat } übergeht „{ $what }“: Das Feld ist besetzt ({ $rule }).
    [H-AGT-05] { $seat } übergeht „{ $what }“: Das Feld ist gesperrt ({ $rule }).
    [H-HRV-06] { $seat } übergeht „{ $what }“: Kein freies { -maker_space } hat { -bonus_spice } ({ $rule }).
    [X-RIV-06] { $seat } übergeht „{ $what }“: Alle eigenen { -dreadnought_unit(number: "other") } sind schon im Dienst ({ $rule }).
    [X-RIV-07] { $seat } übergeht „{ $what }“: Der { -influence } bei der Raumgilde ist kleiner als 2 ({ $rule }).
    [X-RIV-08] { $seat } übergeht „{ $what }“: Das Feld für den eigenen { -influence } ist nicht verfügbar ({ $rule }).
    [R-AGT-02] { $seat } übergeht „{ $what }“: Das Feld ist nicht verfügbar ({ $rule }).
    [R-SPI-04] { $seat } übergeht „{ $what }“: Das jetzt passende Feld ist nicht verfügbar ({ $rule }).
    [R-SPI-07] { $seat } übergeht „{ $what }“: Der { -influence } bei den Fremen ist kleiner als 2 ({ $rule }).
    [R-SPI-08] { $seat } übergeht „{ $what }“: Keines der beiden Felder hat { -bonus_spice } ({ $rule }).
    [R-SPI-09] { $seat } übergeht „{ $what }“: Das Feld hat kein { -bonus_spice } ({ $rule }).
    [R-VAR-12] { $seat } übergeht „{ $what }“: Die { -alliance } und der Vorsprung sind schon da ({ $rule }).
    [R-VAR-13] { $seat } übergeht „{ $what }“: Der Rückstand ist zu groß ({ $rule }).
   *[other] { $seat } übergeht „{ $what }“ ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat } entsendet einen { -agent(case: "accusative") } auf „{ $what }“, das freie { -maker_space } mit dem meisten { -bonus_spice } ({ $rule }).
    [X-RIV-17] { $seat } stellt ein { -dreadnought_unit } auf „{ $what }“, das ein Gegner kontrolliert ({ $rule }).
    [X-RIV-18] { $seat } stellt ein { -dreadnought_unit } auf „{ $what }“, das erste in der Reihenfolge der Felder ({ $rule }).
   *[other] { $seat } entsendet einen { -agent(case: "accusative") } auf „{ $what }“ ({ $rule }).
}
log-rival_chose = { $rule ->
    [R-AGT-06] { $seat } erhält { -influence } { $faction_at }: So steht es in der Liste ({ $rule }).
    [R-CHO-02] { $seat } wählt { -influence } { $faction_at }: Dort ist er am geringsten, bei Gleichstand zählt die Liste ({ $rule }).
    [R-GEN-02] { $seat } wählt { -influence } { $faction_at }, wie die eigene Karte es sagt ({ $rule }).
   *[other] { $seat } wählt { -influence } { $faction_at }: Dort ist er am geringsten ({ $rule }).
}
log-rival_spent = { $seat } gibt { $goods } für einen { -victory_point } aus ({ $rule }).
log-rival_held_back = { $rule ->
    [R-VAR-08] { $seat } setzt keine { -troop(number: "other") } ein: Der Vorsprung an { -unit(number: "other") } beträgt schon 3 oder mehr ({ $rule }).
   *[other] { $seat } setzt keine { -troop(number: "other") } ein: Der Vorsprung an { -combat_strength } beträgt schon 4 oder mehr ({ $rule }).
}
log-rival_deck_shuffled = Alle { $amount } { -house_hagal_card(number: "other") } werden zu einem neuen Stapel gemischt.
log-rival_idle = { $seat } entsendet keinen { -agent(case: "accusative") }: Keine { -house_hagal_card } zeigt ein verfügbares Feld ({ $rule }).
log-rival_acquired = { $seat } wählt „{ $what }“, das teuerste erlaubte und bezahlbare { -tech_tile } ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat } nutzt „{ $what }“, um an gegnerischen { -agent(case: "accusative") } vorbeizukommen ({ $rule }).
   *[other] { $seat } nutzt „{ $what }“ ({ $rule }).
}
log-rival_shipped = { $seat } bewegt den eigenen { -freighter } ({ $rule }).
log-rules_changed = Die Regeln dieses Servers haben sich geändert. Das Spiel geht nach den neuen weiter, von { -round } { $amount } an, wie sie begann; was seither in ihr entschieden wurde, ist zurückgenommen.
