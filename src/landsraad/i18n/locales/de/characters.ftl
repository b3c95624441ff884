### Die Charaktere der Bots: was sie sind, wie sie heißen, wie sie spielen.

character-none = Kein Charakter
character-none-why = Spielt so gut es geht und neigt zu nichts.
character-random = Irgendein Charakter
character-random-why = Einer wird gezogen, wenn der Tisch gedeckt wird; keine zwei gleichen, solange es andere gibt.
character-choice = Charakter
character-line = { $name }, { $character }
character-warlord = Kriegsherr
character-warlord-name = Vask Tarrow
character-warlord-why = Schickt früh und oft { -troop(number: "other") } und kämpft lieber, als zu warten.
character-trader = Händler
character-trader-name = Ordwin Mell
character-trader-why = Folgt dem Geld: erst { -solari } und { -spice }, alles andere ist käuflich.
character-schemer = Ränkeschmiedin
character-schemer-name = Saeline Irr
character-schemer-why = Sammelt { -intrigue_card(number: "other") } und lässt offen, wann sie gespielt werden.
character-courtier = Hofdame
character-courtier-name = Oriste Calvane
character-courtier-why = Umwirbt jede { -faction } und steigt auf ihren Leisten Schritt um Schritt.
character-planner = Planer
character-planner-name = Dosk Imrey
character-planner-why = Baut sein { -deck } und bekleidet Ämter, die letzten { -round(number: "other") } im Blick.
