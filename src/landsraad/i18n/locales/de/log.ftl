### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = Runde { $amount }: Der Konflikt ist „{ $what }“; { $seat } ist Startspieler.
log-turn_started = { $seat } ist am Zug.
log-agent_placed = { $seat } entsendet mit „{ $other }“ einen Agenten auf „{ $what }“.
log-agent_moved = { $seat } nimmt einen Agenten von „{ $what }“ auf.
log-agent_moved-to = { $seat } versetzt einen Agenten von „{ $what }“ auf „{ $other }“.
log-agent_recalled = { $seat } ruft einen Agenten von „{ $what }“ zurück.
log-resource_gained = { $seat } erhält { $goods }.
log-resource_paid = { $seat } zahlt { $goods }.
log-vp_gained = { $seat } erhält { $goods }.
log-vp_lost = { $seat } verliert { $goods }.
log-influence_gained = { $seat } erhält { $goods }.
log-influence_lost = { $seat } verliert { $goods }.
log-alliance_taken = { $seat } schließt die Allianz mit { $faction }.
log-alliance_taken-from = { $seat } übernimmt die Allianz mit { $faction } von { $other }.
log-alliance_returned = { $seat } legt die Allianz mit { $faction } auf den Spielplan zurück.
log-troops_recruited = { $amount ->
    [one] { $seat } rekrutiert { $amount } Trupp.
   *[other] { $seat } rekrutiert { $amount } Truppen.
}
log-troops_deployed = { $amount ->
    [one] { $seat } setzt { $amount } Trupp ein.
   *[other] { $seat } setzt { $amount } Truppen ein.
}
log-troops_retreated = { $amount ->
    [one] { $seat } zieht { $amount } Trupp zurück.
   *[other] { $seat } zieht { $amount } Truppen zurück.
}
log-troops_lost = { $amount ->
    [one] { $seat } verliert { $amount } Trupp.
   *[other] { $seat } verliert { $amount } Truppen.
}
log-card_drawn = { $seat } zieht „{ $what }“.
log-card_drawn-hidden = { $seat } zieht eine Karte.
log-deck_shuffled = { $seat } mischt den Ablagestapel zu einem neuen Deck.
log-card_trashed = { $seat } entsorgt „{ $what }“.
log-card_discarded = { $seat } wirft „{ $what }“ ab.
log-card_acquired = { $seat } erwirbt „{ $what }“.
log-card_revealed = { $seat } deckt „{ $what }“ auf.
log-row_filled = „{ $what }“ kommt in die Imperium-Reihe.
log-card_reserved = { $seat } legt „{ $what }“ aus der Imperium-Reihe zur Seite.
log-card_removed = „{ $what }“ verlässt unverkauft das Spiel.
log-card_taken_back = { $seat } nimmt „{ $what }“ zurück auf die Hand.
log-card_put_on_top = { $seat } legt „{ $what }“ oben auf das Deck.
log-intrigue_drawn = { $seat } zieht „{ $what }“ (Intrige).
log-intrigue_drawn-hidden = { $seat } zieht eine Intrigenkarte.
log-intrigue_played = { $seat } spielt „{ $what }“ (Intrige).
log-intrigue_stolen = { $seat } nimmt „{ $what }“ (Intrige) von { $other }.
log-intrigue_stolen-hidden = { $seat } nimmt eine Intrigenkarte von { $other }.
log-intrigue_deck_shuffled = Der Intrigenstapel wird neu gemischt.
log-council_joined = { $seat } nimmt einen Sitz im Hohen Rat ein.
log-swordmaster_gained = { $seat } erhält den Schwertmeister.
log-mentat_taken = { $seat } nimmt den Mentat.
log-mentat_promised = { $seat } erhält in der nächsten Runde den Mentat.
log-control_gained = { $seat } übernimmt die Kontrolle über „{ $what }“.
log-control_lost = { $seat } verliert die Kontrolle über „{ $what }“.
log-space_closed = { $seat } sperrt „{ $what }“ für die Gegner.
log-secret_chosen = { $seat } wählt geheim: { $what }.
log-secret_chosen-hidden = { $seat } wählt geheim eine Fraktion.
log-secret_shown = { $seat } deckt die geheim gewählten Fraktionen auf.
log-turn_passed = { $seat } passt in diesem Zug.
log-strength_set = { $seat } hat Kampfstärke { $amount }.
log-combat_started = Der Kampf um „{ $what }“ beginnt.
log-combat_passed = { $seat } passt im Kampf.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat } liegt mit Kampfstärke { $amount } im Gleichstand auf dem ersten Platz: Niemand gewinnt, die Gleichstarken nehmen die zweite Belohnung ({ $rule }).
    [B-TIE-03] { $seat } nimmt keine Belohnung: Drei oder mehr liegen im Gleichstand auf dem ersten Platz ({ $rule }).
    [B-TIE-04] { $seat } nimmt keine Belohnung: Mit weniger als vier Spielern bleibt nach einem Gleichstand auf dem ersten Platz keine übrig ({ $rule }).
    [B-TIE-05] { $seat } liegt mit Kampfstärke { $amount } im Gleichstand auf dem zweiten Platz: Die Gleichstarken nehmen die dritte Belohnung ({ $rule }).
   *[other] { $seat } liegt mit Kampfstärke { $amount } im Gleichstand auf dem dritten Platz: Die Gleichstarken nehmen keine Belohnung ({ $rule }).
}
log-conflict_won = { $seat } gewinnt „{ $what }“.
log-reward_taken = { $amount ->
    [1] { $seat } nimmt die erste Belohnung von „{ $what }“.
    [2] { $seat } nimmt die zweite Belohnung von „{ $what }“.
   *[other] { $seat } nimmt die dritte Belohnung von „{ $what }“.
}
log-spice_added = { $amount } Bonus-Spice kommt auf „{ $what }“.
log-first_player_passed = { $seat } wird Startspieler.
log-endgame_started = Das Finale beginnt.
log-game_ended = { $amount ->
    [one] { $seat } gewinnt das Spiel mit { $amount } Siegpunkt.
   *[other] { $seat } gewinnt das Spiel mit { $amount } Siegpunkten.
}

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat } stellt einen Dreadnought in Dienst.
log-dreadnought_deployed = { $amount ->
    [one] { $seat } setzt { $amount } Dreadnought ein.
   *[other] { $seat } setzt { $amount } Dreadnoughts ein.
}
log-dreadnought_retreated = { $amount ->
    [one] { $seat } zieht { $amount } Dreadnought zurück.
   *[other] { $seat } zieht { $amount } Dreadnoughts zurück.
}
log-dreadnought_on_flag = { $seat } übernimmt mit einem Dreadnought die Kontrolle über „{ $what }“.
log-dreadnought_came_home = { $amount ->
    [one] { $amount } Dreadnought von { $seat } kehrt in die Garnison zurück.
   *[other] { $amount } Dreadnoughts von { $seat } kehren in die Garnison zurück.
}
log-dreadnought_given_up = { $seat } gibt mit „{ $what }“ einen Dreadnought in den Vorrat zurück.
log-tile_acquired = { $seat } erwirbt „{ $what }“ (Tech-Plättchen).
log-tile_turned_up = „{ $what }“ wird aufgedeckt (Tech-Plättchen).
log-tile_used = { $seat } nutzt „{ $what }“ (Tech-Plättchen).
log-tile_trashed = { $seat } entsorgt „{ $what }“ (Tech-Plättchen).
log-tile_trashed-nobody = „{ $what }“ (Tech-Plättchen) wird entsorgt: Kein offenes Plättchen war für Rivalen.
log-negotiator_placed = { $seat } stellt { $amount } Unterhändler.
log-negotiator_returned = { $seat } nimmt { $amount } Unterhändler in den Vorrat zurück.
log-freighter_advanced = { $seat } rückt den Frachter auf Feld { $amount } vor.
log-freighter_recalled = { $seat } ruft den Frachter von Feld { $amount } zurück.
log-mark_taken = { $seat } nimmt den Schnüffler-Marker bei { $faction } (Marker { $amount }).
log-intrigue_buried = { $seat } legt „{ $what }“ (Intrige) unter ihren Stapel.
log-intrigue_buried-hidden = { $seat } legt eine Intrigenkarte unter ihren Stapel.
log-intrigue_put_back = { $seat } legt „{ $what }“ (Intrige) oben auf ihren Stapel zurück.
log-intrigue_put_back-hidden = { $seat } legt eine Intrigenkarte oben auf ihren Stapel zurück.
log-card_set_aside = { $seat } legt „{ $what }“ bis zum zweiten Zug zur Seite.
log-card_set_aside-hidden = { $seat } legt eine Karte bis zum zweiten Zug zur Seite.
log-card_returned = { $seat } zeigt die zur Seite gelegte Karte „{ $what }“ und nimmt sie zurück.
log-extra_turn = { $seat } führt nach diesem Zug noch einen Zug aus.
log-dice_rolled = Ein Würfel zeigt { $amount }.
log-row_trashed = „{ $what }“ wird aus der Imperium-Reihe entsorgt.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat } deckt „{ $what }“ für die Schwerter auf ({ $rule }).
   *[other] { $seat } deckt „{ $what }“ auf ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat } übergeht „{ $what }“: Das Feld ist besetzt ({ $rule }).
    [H-AGT-05] { $seat } übergeht „{ $what }“: Das Feld ist gesperrt ({ $rule }).
    [H-HRV-06] { $seat } übergeht „{ $what }“: Kein freies Sandwurmfeld hat Bonus-Spice ({ $rule }).
    [X-RIV-06] { $seat } übergeht „{ $what }“: Alle eigenen Dreadnoughts sind schon im Dienst ({ $rule }).
    [X-RIV-07] { $seat } übergeht „{ $what }“: Der Einfluss bei der Raumgilde ist kleiner als 2 ({ $rule }).
    [X-RIV-08] { $seat } übergeht „{ $what }“: Das Feld für den eigenen Einfluss ist nicht verfügbar ({ $rule }).
   *[other] { $seat } übergeht „{ $what }“ ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat } entsendet einen Agenten auf „{ $what }“, das freie Sandwurmfeld mit dem meisten Bonus-Spice ({ $rule }).
    [X-RIV-17] { $seat } entsendet einen Dreadnought auf „{ $what }“, das ein Gegner kontrolliert ({ $rule }).
    [X-RIV-18] { $seat } entsendet einen Dreadnought auf „{ $what }“, das erste in der Reihenfolge der Felder ({ $rule }).
   *[other] { $seat } entsendet einen Agenten auf „{ $what }“ ({ $rule }).
}
log-rival_chose = { $seat } wählt Einfluss { $at }: Dort ist er am geringsten ({ $rule }).
log-rival_spent = { $seat } gibt { $goods } für einen Siegpunkt aus ({ $rule }).
log-rival_held_back = { $seat } setzt keine Truppen ein: Der Vorsprung an Kampfstärke beträgt schon 4 oder mehr ({ $rule }).
log-rival_deck_shuffled = Alle { $amount } Haus-Hagal-Karten werden zu einem neuen Stapel gemischt.
log-rival_idle = { $seat } entsendet keinen Agenten: Keine Haus-Hagal-Karte zeigt ein verfügbares Feld ({ $rule }).
log-rival_acquired = { $seat } wählt „{ $what }“, das teuerste erlaubte und bezahlbare Tech-Plättchen ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat } nutzt „{ $what }“, um an gegnerischen Agenten vorbeizukommen ({ $rule }).
   *[other] { $seat } nutzt „{ $what }“ ({ $rule }).
}
log-rival_shipped = { $seat } bewegt den eigenen Frachter ({ $rule }).

# A game that outlived a version of the server.
log-rules_changed = Die Regeln dieses Servers haben sich geändert. Das Spiel geht nach den neuen weiter, von Runde { $amount } an, wie sie begann; was seither in ihr entschieden wurde, ist zurückgenommen.
