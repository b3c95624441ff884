### Terms of the rules as the rulebooks print them: what every sentence says of the game, it says by these.
### number: one (the default) or other; .gender for sentences that agree with it.

-agent = { $number ->
   *[one] Agent
    [other] Agents
}
    .gender = masculine
-agent_icon = { $number ->
   *[one] icône Agent
    [other] icônes Agent
}
    .gender = feminine
-agent_turn = { $number ->
   *[one] tour d’Agent
    [other] tours d’Agent
}
    .gender = masculine
-reveal_turn = { $number ->
   *[one] tour de Révélation
    [other] tours de Révélation
}
    .gender = masculine
-reveal_box = { $number ->
   *[one] encadré Révélation
    [other] encadrés Révélation
}
    .gender = masculine
-troop = { $number ->
   *[one] troupe
    [other] troupes
}
    .gender = feminine
-unit = { $number ->
   *[one] unité
    [other] unités
}
    .gender = feminine
-dreadnought_unit = { $number ->
   *[one] cuirassé
    [other] cuirassés
}
    .gender = masculine
-garrison = { $number ->
   *[one] garnison
    [other] garnisons
}
    .gender = feminine
-supply = { $number ->
   *[one] réserve personnelle
    [other] réserves personnelles
}
    .gender = feminine
-conflict_area = { $number ->
   *[one] zone de Conflit
    [other] zones de Conflit
}
    .gender = feminine
-conflict = { $number ->
   *[one] Conflit
    [other] Conflits
}
    .gender = masculine
-combat = { $number ->
   *[one] Combat
    [other] Combats
}
    .gender = masculine
-combat_space = { $number ->
   *[one] emplacement de Combat
    [other] emplacements de Combat
}
    .gender = masculine
-combat_strength = { $number ->
   *[one] force de Combat
    [other] forces de Combat
}
    .gender = feminine
-combat_intrigue = { $number ->
   *[one] carte Intrigue de Combat
    [other] cartes Intrigue de Combat
}
    .gender = feminine
-endgame_intrigue = { $number ->
   *[one] carte Intrigue de Fin de partie
    [other] cartes Intrigue de Fin de partie
}
    .gender = feminine
-board_space = { $number ->
   *[one] emplacement du plateau
    [other] emplacements du plateau
}
    .gender = masculine
-game_board = { $number ->
   *[one] plateau
    [other] plateaux
}
    .gender = masculine
-maker_space = { $number ->
   *[one] emplacement Faiseur
    [other] emplacements Faiseur
}
    .gender = masculine
-spice = { $number ->
   *[one] épice
    [other] épices
}
    .gender = feminine
-bonus_spice = { $number ->
   *[one] épice bonus
    [other] épices bonus
}
    .gender = feminine
-solari = { $number ->
   *[one] solari
    [other] solaris
}
    .gender = masculine
-water = { $number ->
   *[one] eau
    [other] eaux
}
    .gender = feminine
-persuasion = Persuasion
    .gender = feminine
-victory_point = { $number ->
   *[one] Point de Victoire
    [other] Points de Victoire
}
    .gender = masculine
-sword = { $number ->
   *[one] épée
    [other] épées
}
    .gender = feminine
-influence = Influence
    .gender = feminine
-influence_track = { $number ->
   *[one] piste d’Influence
    [other] pistes d’Influence
}
    .gender = feminine
-shipping_track = { $number ->
   *[one] piste de Transport
    [other] pistes de Transport
}
    .gender = feminine
-faction = { $number ->
   *[one] Faction
    [other] Factions
}
    .gender = feminine
-alliance = { $number ->
   *[one] Alliance
    [other] Alliances
}
    .gender = feminine
-control = Contrôle
    .gender = masculine
-intrigue_card = { $number ->
   *[one] carte Intrigue
    [other] cartes Intrigue
}
    .gender = feminine
-intrigue_deck = paquet Intrigue
    .gender = masculine
-imperium_deck = paquet Imperium
    .gender = masculine
-imperium_row = Rangée Imperium
    .gender = feminine
-reserve = Réserve
    .gender = feminine
-deck = { $number ->
   *[one] paquet
    [other] paquets
}
    .gender = masculine
-hand = { $number ->
   *[one] main
    [other] mains
}
    .gender = feminine
-discard_pile = { $number ->
   *[one] défausse
    [other] défausses
}
    .gender = feminine
-leader = { $number ->
   *[one] Dirigeant
    [other] Dirigeants
}
    .gender = masculine
-high_council = Haut Conseil
    .gender = masculine
-mentat = { $number ->
   *[one] Mentat
    [other] Mentats
}
    .gender = masculine
-swordmaster_agent = { $number ->
   *[one] Maître d’armes
    [other] Maîtres d’armes
}
    .gender = masculine
-signet_ring = Chevalière
    .gender = feminine
-first_player = Premier joueur
    .gender = masculine
-round = { $number ->
   *[one] manche
    [other] manches
}
    .gender = feminine
-endgame = Fin de partie
    .gender = feminine
-plot = Complot
    .gender = masculine
-fremen_bond = Lien fremen
    .gender = masculine
-reward = { $number ->
   *[one] récompense
    [other] récompenses
}
    .gender = feminine
-tech_tile = { $number ->
   *[one] tuile Technologie
    [other] tuiles Technologie
}
    .gender = feminine
-freighter = { $number ->
   *[one] Cargo
    [other] Cargos
}
    .gender = masculine
-negotiator = { $number ->
   *[one] Négociateur
    [other] Négociateurs
}
    .gender = masculine
-rival = { $number ->
   *[one] Rival
    [other] Rivaux
}
    .gender = masculine
-house_hagal_card = { $number ->
   *[one] carte Maison Hagal
    [other] cartes Maison Hagal
}
    .gender = feminine
-spy = { $number ->
   *[one] Espion
    [other] Espions
}
    .gender = masculine
-observation_post = { $number ->
   *[one] poste d’observation
    [other] postes d’observation
}
    .gender = masculine
-maker_hooks = Hameçons à Faiseur
    .gender = masculine
-shield_wall = Bouclier
    .gender = masculine
-contract = { $number ->
   *[one] contrat
    [other] contrats
}
    .gender = masculine
-sandworm = { $number ->
   *[one] ver des sables
    [other] vers des sables
}
    .gender = masculine
-battle_icon = { $number ->
   *[one] icône de bataille
    [other] icônes de bataille
}
    .gender = feminine
-objective_card = { $number ->
   *[one] carte Objectif
    [other] cartes Objectif
}
    .gender = feminine
-specimen = { $number ->
   *[one] spécimen
    [other] spécimens
}
    .gender = masculine
-commander = { $number ->
   *[one] Commandant
    [other] Commandants
}
    .gender = masculine
-ally = { $number ->
   *[one] Allié
    [other] Alliés
}
    .gender = masculine
-bene_tleilax = Bene Tleilax
    .gender = masculine
-research_track = piste Recherche
    .gender = feminine
-tleilaxu_track = piste Tleilaxu
    .gender = feminine
-genetic_marker = { $number ->
   *[one] marqueur génétique
    [other] marqueurs génétiques
}
    .gender = masculine
-axolotl_tanks = cuves axolotl
    .gender = feminine
-tleilaxu_row = Rangée Tleilaxu
    .gender = feminine
-tleilaxu_card = { $number ->
   *[one] carte Tleilaxu
    [other] cartes Tleilaxu
}
    .gender = feminine
-research_token = { $number ->
   *[one] jeton Recherche
    [other] jetons Recherche
}
    .gender = masculine
-tleilaxu_token = { $number ->
   *[one] jeton Tleilaxu
    [other] jetons Tleilaxu
}
    .gender = masculine
-family_atomics = Atomiques de famille
    .gender = feminine
