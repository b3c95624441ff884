### Terms of the rules as the rulebooks print them: what every sentence says of the game, it says by these.
### number: one (the default) or other; .gender for sentences that agree with it.

-agent = { $number ->
   *[one] Agent
    [other] Agents
}
-agent_icon = { $number ->
   *[one] Agent icon
    [other] Agent icons
}
-agent_turn = { $number ->
   *[one] Agent turn
    [other] Agent turns
}
-reveal_turn = { $number ->
   *[one] Reveal turn
    [other] Reveal turns
}
-reveal_box = { $number ->
   *[one] Reveal box
    [other] Reveal boxes
}
-troop = { $number ->
   *[one] troop
    [other] troops
}
-unit = { $number ->
   *[one] unit
    [other] units
}
-dreadnought_unit = { $number ->
   *[one] dreadnought
    [other] dreadnoughts
}
-garrison = { $number ->
   *[one] garrison
    [other] garrisons
}
-supply = { $number ->
   *[one] supply
    [other] supplies
}
-conflict_area = { $number ->
   *[one] Conflict
    [other] Conflicts
}
-combat = { $number ->
   *[one] Combat
    [other] Combats
}
-combat_space = { $number ->
   *[one] Combat space
    [other] Combat spaces
}
-combat_strength = { $number ->
   *[one] strength
    [other] strengths
}
-combat_intrigue = { $number ->
   *[one] Combat Intrigue card
    [other] Combat Intrigue cards
}
-endgame_intrigue = { $number ->
   *[one] Endgame Intrigue card
    [other] Endgame Intrigue cards
}
-board_space = { $number ->
   *[one] board space
    [other] board spaces
}
-maker_space = { $number ->
   *[one] Maker space
    [other] Maker spaces
}
-spice = spice
-bonus_spice = bonus spice
-solari = Solari
-water = water
-persuasion = Persuasion
-victory_point = { $number ->
   *[one] Victory Point
    [other] Victory Points
}
-sword = { $number ->
   *[one] sword
    [other] swords
}
-influence = Influence
-influence_track = { $number ->
   *[one] Influence track
    [other] Influence tracks
}
-shipping_track = { $number ->
   *[one] Shipping track
    [other] Shipping tracks
}
-faction = { $number ->
   *[one] Faction
    [other] Factions
}
-alliance = { $number ->
   *[one] Alliance
    [other] Alliances
}
-control = control
-intrigue_card = { $number ->
   *[one] Intrigue card
    [other] Intrigue cards
}
-intrigue_deck = Intrigue Deck
-imperium_deck = Imperium Deck
-imperium_row = Imperium Row
-reserve = Reserve
-deck = { $number ->
   *[one] deck
    [other] decks
}
-hand = { $number ->
   *[one] hand
    [other] hands
}
-discard_pile = { $number ->
   *[one] discard pile
    [other] discard piles
}
-leader = { $number ->
   *[one] Leader
    [other] Leaders
}
-high_council = High Council
-mentat = { $number ->
   *[one] Mentat
    [other] Mentats
}
-swordmaster_agent = { $number ->
   *[one] Swordmaster
    [other] Swordmasters
}
-signet_ring = Signet Ring
-first_player = First Player
-round = { $number ->
   *[one] round
    [other] rounds
}
-endgame = Endgame
-plot = Plot
-fremen_bond = Fremen Bond
-reward = { $number ->
   *[one] reward
    [other] rewards
}
-tech_tile = { $number ->
   *[one] Tech tile
    [other] Tech tiles
}
-freighter = { $number ->
   *[one] Freighter
    [other] Freighters
}
-negotiator = { $number ->
   *[one] Negotiator
    [other] Negotiators
}
-rival = { $number ->
   *[one] Rival
    [other] Rivals
}
-house_hagal_card = { $number ->
   *[one] House Hagal card
    [other] House Hagal cards
}
-spy = { $number ->
   *[one] Spy
    [other] Spies
}
-observation_post = { $number ->
   *[one] observation post
    [other] observation posts
}
-maker_hooks = Maker Hooks
-shield_wall = Shield Wall
-contract = { $number ->
   *[one] contract
    [other] contracts
}
-sandworm = { $number ->
   *[one] sandworm
    [other] sandworms
}
-battle_icon = { $number ->
   *[one] battle icon
    [other] battle icons
}
-objective_card = { $number ->
   *[one] Objective card
    [other] Objective cards
}
-specimen = { $number ->
   *[one] specimen
    [other] specimens
}
-commander = { $number ->
   *[one] Commander
    [other] Commanders
}
-ally = { $number ->
   *[one] Ally
    [other] Allies
}
-bene_tleilax = Bene Tleilax
-research_track = Research track
-tleilaxu_track = Tleilaxu track
-genetic_marker = { $number ->
   *[one] genetic marker
    [other] genetic markers
}
-axolotl_tanks = Axolotl tanks
-tleilaxu_row = Tleilaxu Row
-tleilaxu_card = { $number ->
   *[one] Tleilaxu card
    [other] Tleilaxu cards
}
-research_token = { $number ->
   *[one] research token
    [other] research tokens
}
-tleilaxu_token = { $number ->
   *[one] Tleilaxu token
    [other] Tleilaxu tokens
}
-family_atomics = Family Atomics
