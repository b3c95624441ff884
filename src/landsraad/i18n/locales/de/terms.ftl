### Terms of the rules as the rulebooks print them: what every sentence says of the game, it says by these.
### number: one (the default) or other; case: nominative (the default), accusative, dative, genitive; .gender for sentences that agree with it.

-agent = { $number ->
   *[one] { $case ->
       *[nominative] Agent
        [accusative] Agenten
        [dative] Agenten
        [genitive] Agenten
    }
    [other] Agenten
}
    .gender = masculine
-agent_icon = { $number ->
   *[one] { $case ->
       *[nominative] Agentensymbol
        [genitive] Agentensymbols
    }
    [other] { $case ->
       *[nominative] Agentensymbole
        [dative] Agentensymbolen
    }
}
    .gender = neuter
-agent_turn = { $number ->
   *[one] { $case ->
       *[nominative] Agentenzug
        [genitive] Agentenzugs
    }
    [other] { $case ->
       *[nominative] Agentenzüge
        [dative] Agentenzügen
    }
}
    .gender = masculine
-reveal_turn = { $number ->
   *[one] { $case ->
       *[nominative] Aufdeckzug
        [genitive] Aufdeckzugs
    }
    [other] { $case ->
       *[nominative] Aufdeckzüge
        [dative] Aufdeckzügen
    }
}
    .gender = masculine
-reveal_box = { $number ->
   *[one] { $case ->
       *[nominative] Aufdeckbereich
        [genitive] Aufdeckbereichs
    }
    [other] { $case ->
       *[nominative] Aufdeckbereiche
        [dative] Aufdeckbereichen
    }
}
    .gender = masculine
-troop = { $number ->
   *[one] { $case ->
       *[nominative] Trupp
        [genitive] Trupps
    }
    [other] Truppen
}
    .gender = masculine
-unit = { $number ->
   *[one] Einheit
    [other] Einheiten
}
    .gender = feminine
-dreadnought_unit = { $number ->
   *[one] { $case ->
       *[nominative] Schlachtschiff
        [genitive] Schlachtschiffs
    }
    [other] { $case ->
       *[nominative] Schlachtschiffe
        [dative] Schlachtschiffen
    }
}
    .gender = neuter
-garrison = { $number ->
   *[one] Garnison
    [other] Garnisonen
}
    .gender = feminine
-supply = { $number ->
   *[one] { $case ->
       *[nominative] Vorrat
        [genitive] Vorrats
    }
    [other] { $case ->
       *[nominative] Vorräte
        [dative] Vorräten
    }
}
    .gender = masculine
-conflict_area = { $number ->
   *[one] { $case ->
       *[nominative] Konfliktgebiet
        [genitive] Konfliktgebiets
    }
    [other] { $case ->
       *[nominative] Konfliktgebiete
        [dative] Konfliktgebieten
    }
}
    .gender = neuter
-conflict = { $number ->
   *[one] { $case ->
       *[nominative] Konflikt
        [genitive] Konflikts
    }
    [other] { $case ->
       *[nominative] Konflikte
        [dative] Konflikten
    }
}
    .gender = masculine
-combat = { $number ->
   *[one] { $case ->
       *[nominative] Kampf
        [genitive] Kampfes
    }
    [other] { $case ->
       *[nominative] Kämpfe
        [dative] Kämpfen
    }
}
    .gender = masculine
-combat_space = { $number ->
   *[one] { $case ->
       *[nominative] Kampffeld
        [genitive] Kampffelds
    }
    [other] { $case ->
       *[nominative] Kampffelder
        [dative] Kampffeldern
    }
}
    .gender = neuter
-combat_strength = { $number ->
   *[one] Kampfstärke
    [other] Kampfstärken
}
    .gender = feminine
-combat_intrigue = { $number ->
   *[one] Kampf-Intrigenkarte
    [other] Kampf-Intrigenkarten
}
    .gender = feminine
-endgame_intrigue = { $number ->
   *[one] Finale-Intrigenkarte
    [other] Finale-Intrigenkarten
}
    .gender = feminine
-board_space = { $number ->
   *[one] { $case ->
       *[nominative] Spielplanfeld
        [genitive] Spielplanfelds
    }
    [other] { $case ->
       *[nominative] Spielplanfelder
        [dative] Spielplanfeldern
    }
}
    .gender = neuter
-game_board = { $number ->
   *[one] { $case ->
       *[nominative] Spielplan
        [genitive] Spielplans
    }
    [other] { $case ->
       *[nominative] Spielpläne
        [dative] Spielplänen
    }
}
    .gender = masculine
-maker_space = { $number ->
   *[one] { $case ->
       *[nominative] Feld mit Sandwurm-Symbol
        [genitive] Felds mit Sandwurm-Symbol
    }
    [other] { $case ->
       *[nominative] Felder mit Sandwurm-Symbol
        [dative] Feldern mit Sandwurm-Symbol
    }
}
    .gender = neuter
-spice = Spice
    .gender = neuter
-bonus_spice = Bonus-Spice
    .gender = neuter
-solari = { $number ->
   *[one] Solari
    [other] Solaris
}
    .gender = masculine
-water = Wasser
    .gender = neuter
-persuasion = Überzeugung
    .gender = feminine
-victory_point = { $number ->
   *[one] { $case ->
       *[nominative] Siegpunkt
        [genitive] Siegpunkts
    }
    [other] { $case ->
       *[nominative] Siegpunkte
        [dative] Siegpunkten
    }
}
    .gender = masculine
-sword = { $number ->
   *[one] { $case ->
       *[nominative] Schwert
        [genitive] Schwerts
    }
    [other] { $case ->
       *[nominative] Schwerter
        [dative] Schwertern
    }
}
    .gender = neuter
-influence = { $number ->
   *[one] { $case ->
       *[nominative] Einfluss
        [genitive] Einflusses
    }
    [other] { $case ->
       *[nominative] Einflüsse
        [dative] Einflüssen
    }
}
    .gender = masculine
-influence_track = { $number ->
   *[one] Einflussleiste
    [other] Einflussleisten
}
    .gender = feminine
-shipping_track = { $number ->
   *[one] Frachtleiste
    [other] Frachtleisten
}
    .gender = feminine
-faction = { $number ->
   *[one] Fraktion
    [other] Fraktionen
}
    .gender = feminine
-alliance = { $number ->
   *[one] Allianz
    [other] Allianzen
}
    .gender = feminine
-control = Kontrolle
    .gender = feminine
-intrigue_card = { $number ->
   *[one] Intrigenkarte
    [other] Intrigenkarten
}
    .gender = feminine
-intrigue_deck = { $number ->
   *[one] { $case ->
       *[nominative] Intrigenstapel
        [genitive] Intrigenstapels
    }
    [other] { $case ->
       *[nominative] Intrigenstapel
        [dative] Intrigenstapeln
    }
}
    .gender = masculine
-imperium_deck = { $number ->
   *[one] { $case ->
       *[nominative] Imperium-Stapel
        [genitive] Imperium-Stapels
    }
    [other] { $case ->
       *[nominative] Imperium-Stapel
        [dative] Imperium-Stapeln
    }
}
    .gender = masculine
-imperium_row = Imperium-Reihe
    .gender = feminine
-reserve = Reserve
    .gender = feminine
-deck = { $number ->
   *[one] { $case ->
       *[nominative] Deck
        [genitive] Decks
    }
    [other] Decks
}
    .gender = neuter
-hand = { $number ->
   *[one] Hand
    [other] { $case ->
       *[nominative] Hände
        [dative] Händen
    }
}
    .gender = feminine
-discard_pile = { $number ->
   *[one] { $case ->
       *[nominative] Ablagestapel
        [genitive] Ablagestapels
    }
    [other] { $case ->
       *[nominative] Ablagestapel
        [dative] Ablagestapeln
    }
}
    .gender = masculine
-leader = { $number ->
   *[one] { $case ->
       *[nominative] Anführer
        [genitive] Anführers
    }
    [other] { $case ->
       *[nominative] Anführer
        [dative] Anführern
    }
}
    .gender = masculine
-high_council = { $case ->
   *[nominative] Hoher Rat
    [accusative] Hohen Rat
    [dative] Hohen Rat
    [genitive] Hohen Rats
}
    .gender = masculine
-mentat = { $number ->
   *[one] { $case ->
       *[nominative] Mentat
        [accusative] Mentaten
        [dative] Mentaten
        [genitive] Mentaten
    }
    [other] Mentaten
}
    .gender = masculine
-swordmaster_agent = { $number ->
   *[one] { $case ->
       *[nominative] Schwertmeister
        [genitive] Schwertmeisters
    }
    [other] { $case ->
       *[nominative] Schwertmeister
        [dative] Schwertmeistern
    }
}
    .gender = masculine
-signet_ring = { $number ->
   *[one] { $case ->
       *[nominative] Siegelring
        [genitive] Siegelrings
    }
    [other] { $case ->
       *[nominative] Siegelringe
        [dative] Siegelringen
    }
}
    .gender = masculine
-first_player = { $number ->
   *[one] { $case ->
       *[nominative] Startspieler
        [genitive] Startspielers
    }
    [other] { $case ->
       *[nominative] Startspieler
        [dative] Startspielern
    }
}
    .gender = masculine
-round = { $number ->
   *[one] Runde
    [other] Runden
}
    .gender = feminine
-endgame = Finale
    .gender = neuter
-plot = Komplott
    .gender = neuter
-fremen_bond = Fremenbund
    .gender = masculine
-reward = { $number ->
   *[one] Belohnung
    [other] Belohnungen
}
    .gender = feminine
-tech_tile = { $number ->
   *[one] { $case ->
       *[nominative] Technologieplättchen
        [genitive] Technologieplättchens
    }
    [other] Technologieplättchen
}
    .gender = neuter
-freighter = { $number ->
   *[one] { $case ->
       *[nominative] Frachter
        [genitive] Frachters
    }
    [other] { $case ->
       *[nominative] Frachter
        [dative] Frachtern
    }
}
    .gender = masculine
-negotiator = { $number ->
   *[one] { $case ->
       *[nominative] Unterhändler
        [genitive] Unterhändlers
    }
    [other] { $case ->
       *[nominative] Unterhändler
        [dative] Unterhändlern
    }
}
    .gender = masculine
-rival = { $number ->
   *[one] { $case ->
       *[nominative] Rivale
        [accusative] Rivalen
        [dative] Rivalen
        [genitive] Rivalen
    }
    [other] Rivalen
}
    .gender = masculine
-house_hagal_card = { $number ->
   *[one] Haus-Hagal-Karte
    [other] Haus-Hagal-Karten
}
    .gender = feminine
-spy = { $number ->
   *[one] { $case ->
       *[nominative] Spion
        [genitive] Spions
    }
    [other] { $case ->
       *[nominative] Spione
        [dative] Spionen
    }
}
    .gender = masculine
-observation_post = { $number ->
   *[one] { $case ->
       *[nominative] Beobachtungsposten
        [genitive] Beobachtungspostens
    }
    [other] Beobachtungsposten
}
    .gender = masculine
-maker_hooks = { $number ->
   *[one] { $case ->
       *[nominative] Bringerhaken
        [genitive] Bringerhakens
    }
    [other] Bringerhaken
}
    .gender = masculine
-shield_wall = { $case ->
   *[nominative] Schildwall
    [genitive] Schildwalls
}
    .gender = masculine
-contract = { $number ->
   *[one] { $case ->
       *[nominative] Kontrakt
        [genitive] Kontrakts
    }
    [other] { $case ->
       *[nominative] Kontrakte
        [dative] Kontrakten
    }
}
    .gender = masculine
-sandworm = { $number ->
   *[one] { $case ->
       *[nominative] Sandwurm
        [genitive] Sandwurms
    }
    [other] { $case ->
       *[nominative] Sandwürmer
        [dative] Sandwürmern
    }
}
    .gender = masculine
-battle_icon = { $number ->
   *[one] { $case ->
       *[nominative] Schlachtsymbol
        [genitive] Schlachtsymbols
    }
    [other] { $case ->
       *[nominative] Schlachtsymbole
        [dative] Schlachtsymbolen
    }
}
    .gender = neuter
-objective_card = { $number ->
   *[one] Zielkarte
    [other] Zielkarten
}
    .gender = feminine
-specimen = { $number ->
   *[one] { $case ->
       *[nominative] Exemplar
        [genitive] Exemplars
    }
    [other] { $case ->
       *[nominative] Exemplare
        [dative] Exemplaren
    }
}
    .gender = neuter
-commander = { $number ->
   *[one] { $case ->
       *[nominative] Befehlshaber
        [genitive] Befehlshabers
    }
    [other] { $case ->
       *[nominative] Befehlshaber
        [dative] Befehlshabern
    }
}
    .gender = masculine
-ally = { $number ->
   *[one] { $case ->
       *[nominative] Verbündeter
        [accusative] Verbündeten
        [dative] Verbündeten
        [genitive] Verbündeten
    }
    [other] { $case ->
       *[nominative] Verbündete
        [dative] Verbündeten
    }
}
    .gender = masculine
-bene_tleilax = Bene Tleilax
-research_track = Forschungsleiste
    .gender = feminine
-tleilaxu_track = Tleilaxu-Leiste
    .gender = feminine
-genetic_marker = { $number ->
   *[one] { $case ->
       *[nominative] Genmarker
        [genitive] Genmarkers
    }
    [other] { $case ->
       *[nominative] Genmarker
        [dative] Genmarkern
    }
}
    .gender = masculine
-axolotl_tanks = Axolotl-Tanks
-tleilaxu_row = Tleilaxu-Reihe
    .gender = feminine
-tleilaxu_card = { $number ->
   *[one] Tleilaxu-Karte
    [other] Tleilaxu-Karten
}
    .gender = feminine
-research_token = { $number ->
   *[one] { $case ->
       *[nominative] Forschungsmarker
        [genitive] Forschungsmarkers
    }
    [other] { $case ->
       *[nominative] Forschungsmarker
        [dative] Forschungsmarkern
    }
}
    .gender = masculine
-tleilaxu_token = { $number ->
   *[one] { $case ->
       *[nominative] Tleilaxu-Marker
        [genitive] Tleilaxu-Markers
    }
    [other] { $case ->
       *[nominative] Tleilaxu-Marker
        [dative] Tleilaxu-Markern
    }
}
    .gender = masculine
-family_atomics = Familien-Atomwaffen
