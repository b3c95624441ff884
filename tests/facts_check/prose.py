"""Entries whose facts are prose: the facts' words and what is rendered from the compiled programs.

Both sides are pinned: a change of either one breaks the comparison. What the words mean is proven by the behaviour
test of the thing in tests/content.
"""

# place -> (facts, rendered)
PROSE: dict[str, tuple[str | None, str | None]] = {
    "carryall.agent": ("base spice of this harvest x2 (bonus spice unchanged)", "base spice of this harvest x2"),
    "guild_bankers.reveal": (
        "The Spice Must Flow: -3 persuasion cost this turn",
        "the_spice_must_flow: -3 persuasion cost this turn",
    ),
    "gurney_halleck.reveal": (
        "2 persuasion; 3 solari -> 2 troop (may deploy them to the Conflict)",
        "2 persuasion; 3 solari -> 2 troop; may deploy them",
    ),
    "kwisatz_haderach.agent": (
        "the agent sent may be any own agent, from the leader or already on the board, and goes to any board space, "
        "occupied or not; 1 card",
        "anywhere; 1 card",
    ),
    "other_memory.agent": (
        "1 card / take a Bene Gesserit card of choice from own discard pile into hand",
        "1 card / take a bene_gesserit card from own discard pile into hand",
    ),
    "power_play.agent": (
        "the faction space entered gives 2 influence with its faction in place of 1; trash_self",
        "the faction space entered gives 2 influence in place of 1; trash_self",
    ),
    "test_of_humanity.agent": (
        "each opponent: discard 1 card from hand / lose 1 deployed troop",
        "per opponent: discard 1 (hand) / lose 1 deployed troop",
    ),
    # The catalogue decides against the printed card: B-CLR-15.
    "the_voice.agent": (
        "pick any board space: each opponent cannot send its next agent of this round there",
        "pick any board space: closed to opponents until own next turn",
    ),
    "bindu_suspension.plot": (
        "only at the start of own turn: 1 card; may pass this turn (no agent and no reveal turn)",
        "only at the start of own turn: 1 card; may pass this turn",
    ),
    "charisma.plot": ("2 persuasion in own reveal turn this round", "in own reveal turn this round: 2 persuasion"),
    "corner_the_market.endgame": (
        "if own The Spice Must Flow >= 2: 1 vp; if own The Spice Must Flow > that of each opponent: 1 vp",
        "if own the_spice_must_flow >= 2: 1 vp; if own the_spice_must_flow > that of each opponent: 1 vp",
    ),
    "double_cross.plot": (
        "1 solari -> a chosen opponent loses 1 deployed troop; deploy 1 from supply",
        "1 solari -> a chosen opponent: lose 1 deployed troop; deploy 1 from supply",
    ),
    "infiltrate.plot": (
        "own next agent this turn may enter a space occupied by enemy agents",
        "enemy agents do not block on emperor, guild, bene_gesserit, fremen, landsraad, city, spice_trade",
    ),
    "master_tactician.combat": ("3 swords / retreat up to 3 own troops", "3 swords / retreat up to 3"),
    "plans_within_plans.endgame": (
        "if influence >= 3 on three faction tracks: 1 vp / if influence >= 3 on all four: 2 vp",
        "if influence >= 3 on three tracks: 1 vp / if influence >= 3 on four tracks: 2 vp",
    ),
    "refocus.plot": (
        "own discard pile goes back into own deck, shuffled; then 1 card",
        "own discard pile goes back into own deck, shuffled; 1 card",
    ),
    "reinforcements.plot": (
        "3 solari -> 3 troop; if own reveal turn: may deploy any of them",
        "3 solari -> 3 troop; if own reveal turn: may deploy them",
    ),
    "staged_incident.combat": ("lose 3 own deployed troops -> 1 vp", "lose 3 deployed troop -> 1 vp"),
    "machinations.first": (
        "choose two different factions: 1 influence with each",
        "choose two of: 1 influence:emperor, 1 influence:guild, 1 influence:bene_gesserit, 1 influence:fremen",
    ),
    "sort_through_the_chaos.first": (
        "mentat (from anywhere, as an agent for the next round); 1 intrigue; 2 solari",
        "mentat (next round); 1 intrigue; 2 solari",
    ),
    "paul_atreides.ability": ("top card of own deck is visible to him, whenever he wants", "peek_top 1"),
    "duke_leto_atreides.ability": ("landsraad board spaces cost 1 solari less", "space_cost -1 landsraad"),
    "baron_vladimir_harkonnen.ability": (
        "once per game, when deploying 4 or more troops to the Conflict in one turn: reveal the two chosen factions, "
        "1 influence with each",
        "once per game, on deployed, if 4 or more troops deployed this turn: "
        "reveal the secret factions: 1 influence with each",
    ),
    "baron_vladimir_harkonnen.setup": (
        "after all other setup secretly pick 2 of the 4 faction tokens and keep them face down; "
        "the other two go to the box unseen",
        "secretly pick 2 factions",
    ),
    "glossu_the_beast_rabban.ability": ("starts with 1 spice and 1 solari more", ""),
    "glossu_the_beast_rabban.signet": (
        "1 troop; if any alliance: 2 troop in place of 1",
        "1 troop; if any alliance: 1 troop",
    ),
    "countess_ariana_thorvald.ability": (
        "per harvest at a Maker space: -1 spice; 1 card",
        "harvest -1; on harvested: 1 card",
    ),
    "earl_memnon_thorvald.ability": (
        "on taking a High Council seat: 1 influence:any",
        "on council_seat: 1 influence:any",
    ),
    "count_ilban_richese.ability": ("per board-space cost paid in solari: 1 card", "on paid_space: 1 card"),
    "helena_richese.ability": (
        "may enter landsraad and city spaces that hold enemy agents",
        "ignore_enemies 1 landsraad city",
    ),
    "helena_richese.signet": (
        "take a card out of the Imperium Row and refill; in own reveal turn this round may acquire the taken card "
        "for 1 persuasion less",
        "take a card out of the Imperium Row and refill; 1 persuasion less in own reveal turn",
    ),
    "foldspace.effect": (
        "1 influence:guild; acquire 1 Foldspace from the Reserve",
        "1 influence:guild; acquire 1 foldspace from the Reserve",
    ),
    "high_council.effect": (
        "take a council seat: 2 persuasion in every own reveal turn for the rest of the game",
        "take a council seat",
    ),
    "mentat.effect": (
        "1 card; if the Mentat is here: take it as an extra agent this round (returned in phase 5)",
        "1 card; mentat",
    ),
    "swordmaster.effect": ("gain the third agent at once and for the rest of the game", "third agent"),
    "hall_of_oratory.effect": (
        "1 troop; in own reveal turn, if own agent is here: 1 persuasion",
        "1 troop; presence 1",
    ),
    "sell_melange.cost": (
        "2 to 5 spice (player's choice, one exchange per visit)",
        "2 spice -> 6 solari / 3 spice -> 8 solari / 4 spice -> 10 solari / 5 spice -> 12 solari",
    ),
    "sell_melange.effect": ("solari by spice paid: see sell_melange table", None),
}

# Rise of Ix: place -> (facts, rendered, the behaviour test that proves what the words mean).
IX_PROSE: dict[str, tuple[str | None, str | None, str]] = {
    "guild_accord.agent": (
        "Heighliner: -2 spice cost if this card sends the agent",
        "heighliner: -2 spice",
        "content/ix/test_imperium_cards_a_g.py::test_guild_accord_saves_spice_on_heighliner",
    ),
    "imperial_shock_trooper.reveal": (
        "1 persuasion; 2 swords; if own agent on any emperor space: 3 swords",
        "1 persuasion; 2 swords; if >=1 own agents on emperor spaces: 3 swords",
        "content/ix/test_imperium_cards_i_l.py::test_imperial_shock_trooper_agent_with_the_emperor",
    ),
    "cannon_turrets.combat": (
        "2 swords; 1 dreadnought of every opponent retreats",
        "2 swords; per opponent: 1 dreadnought retreats",
        "content/ix/test_intrigue_combat_endgame.py::test_cannon_turrets_a_dreadnought_of_every_opponent_retreats",
    ),
    "grand_conspiracy.endgame": (
        "count how many hold: own 2 dreadnoughts; >=1 The Spice Must Flow; influence>=4 on >=2 tracks; High "
        "Council seat. if exactly 3: 1 vp / if 4: 2 vp",
        "if >=3 of (own 2 dreadnoughts; you have >=1 the_spice_must_flow; influence>=4 on 2 tracks; High "
        "Council seat): 1 vp; if >=4 of (own 2 dreadnoughts; you have >=1 the_spice_must_flow; influence>=4 "
        "on 2 tracks; High Council seat): 1 vp",
        "content/ix/test_intrigue_combat_endgame.py::test_grand_conspiracy_counts_four_things",
    ),
    "ilesa_ecaz.ability": (
        "round start: set aside 1 card from hand; at the start of your 2nd turn of the round: reveal it and "
        "return it to hand; if you send an agent with it that turn: (if it has exactly 1 agent icon: 1 "
        "spice; otherwise: 1 solari)",
        "keep_aside 1; on kept_one_icon: 1 spice; on kept_other: 1 solari",
        "content/ix/test_leaders.py::test_ilesa_card_set_aside_sends_an_agent",
    ),
    "ilesa_ecaz.signet": (
        "1 solari -> acquire 1 Foldspace",
        "1 solari -> acquire 1 foldspace",
        "content/ix/test_leaders.py::test_ilesa_signet_acquires_foldspace",
    ),
    "prince_rhombur_vernius.ability": (
        "dreadnought strength 4",
        "dreadnought_strength 4",
        "content/ix/test_leaders.py::test_prince_rhombur_dreadnoughts_are_stronger",
    ),
    "princess_yuna_moritani.ability": (
        "each own-turn solari gain: +1 solari",
        "solari 1",
        "content/ix/test_leaders.py::test_princess_yuna_one_more_for_every_gain_in_her_turn",
    ),
    "princess_yuna_moritani.setup": (
        "start with 0 water (instead of 1)",
        "start with 0 water",
        "content/ix/test_leaders.py::test_starting_resources",
    ),
    "tessia_vernius.ability": (
        "on reaching a snooper with your influence: it goes to the first free slot (top to bottom) and you "
        "take the slot reward",
        "tokens at 2",
        "content/ix/test_leader_tessia.py::test_tessia_four_snoopers_in_the_order_she_likes",
    ),
    "tessia_vernius.setup": (
        "put 1 snooper at 2 influence on each of the four faction tracks (4 snoopers)",
        None,
        "content/ix/test_leader_tessia.py::test_tessia_starts_with_four_snoopers",
    ),
    "tessia_vernius.slot 2": (
        "bonus of that faction's influence track (the one printed at 4 influence)",
        "bonus of the track of that faction",
        "content/ix/test_leader_tessia.py::test_tessia_second_snooper_the_bonus_of_the_track",
    ),
    "tessia_vernius.slot 3": (
        "1 influence with that faction",
        "1 influence:that faction",
        "content/ix/test_leader_tessia.py::test_tessia_third_snooper_one_more_influence",
    ),
    "tessia_vernius.slot 4": (
        "bonus of that faction's influence track; 1 influence with that faction",
        "bonus of the track of that faction; 1 influence:that faction",
        "content/ix/test_leader_tessia.py::test_tessia_fourth_snooper_bonus_and_influence",
    ),
    "viscount_hundro_moritani.setup": (
        "resolve Intelligence at game start; in epic mode after every player has drawn the starting intrigue",
        None,
        "content/ix/test_leaders.py::test_viscount_hundro_keeps_one_of_two_intrigue_cards",
    ),
    "chaumurky.ability": (
        "wins ties",
        "wins_ties 1",
        "content/ix/test_tiles_used.py::test_chaumurky_wins_ties",
    ),
    "detonation_devices.ability": (
        "on winning with a dreadnought: may send it back to supply for 1 vp rather than control a space",
        "in place of control of a space: 1 vp",
        "content/ix/test_tiles.py::test_detonation_devices_a_victory_point_in_place_of_control",
    ),
    "holtzman_engine.ability": (
        "round start: 1 card; endgame: if you have >=2 The Spice Must Flow: 1 vp",
        "round start: 1 card; endgame: if you have >=2 the_spice_must_flow: 1 vp",
        "content/ix/test_tiles_used.py::test_holtzman_engine_two_spice_must_flow",
    ),
    "invasion_ships.ability": (
        "discard 1 -> this turn your agent ignores enemy agents",
        "if no agent sent yet this turn: (discard 1 -> ignore_enemies 1 on 7 icons)",
        "content/ix/test_tiles_used.py::test_invasion_ships_ignore_enemy_agents",
    ),
    "memocorders.ability": (
        "if influence>=3 on all four tracks: 1 vp",
        "if influence>=3 on 4 tracks: 1 vp",
        "content/ix/test_tiles_used.py::test_memocorders_three_influence_on_every_track",
    ),
    "spaceport.ability": (
        "acquired cards may go on top of your deck",
        "acquire_top 1",
        "content/ix/test_tiles.py::test_spaceport_acquired_cards_may_go_on_top",
    ),
    "spy_satellites.ability": (
        "(3 spice; trash self -> 1 vp); endgame: per faction with influence<=1: 1 vp",
        "3 spice; trash self -> 1 vp; endgame: per faction with influence<=1: 1 vp",
        "content/ix/test_tiles_used.py::test_spy_satellites_trashed_for_a_victory_point",
    ),
    "troop_transports.ability": (
        "shipping-track troop reward gives 1 extra troop; these troops may go straight to the conflict",
        "shipped_troops 1",
        "content/ix/test_tiles.py::test_troop_transports_three_troops_straight_to_the_conflict",
    ),
    "tech_negotiation.presence": (
        "1 persuasion on your reveal turn while your agent is here",
        "1 persuasion",
        "content/ix/test_spaces.py::test_tech_negotiation_persuasion_with_an_own_agent",
    ),
    "dreadnought.effect": (
        "may 1 dreadnought; may acquire_tech(0)",
        "may 1 dreadnought; acquire_tech(0)",
        "content/ix/test_spaces.py::test_dreadnought_either_or_both",
    ),
    "shipping 1": (
        "dividends / 2 spice",
        "5 solari; per opponent: 1 solari / 2 spice",
        "content/ix/test_imperium_cards_i_l.py::test_landing_rights_recall_for_dividends",
    ),
    "hagal_interstellar_shipping.condition": (
        "influence:guild>=2, otherwise skip this card and reveal another",
        "influence:guild>=2",
        "content/ix_hagal/test_cards.py::test_interstellar_shipping_without_influence",
    ),
    "hagal_foldspace_or_interstellar_shipping.space": (
        "influence:guild 0-1: foldspace; influence:guild>=2: interstellar_shipping",
        "else: foldspace; influence:guild>=2: interstellar_shipping",
        "content/ix_hagal/test_cards.py::test_turn_with_a_card",
    ),
    "hagal_foldspace_or_interstellar_shipping.condition": (
        "only the space matching the rival's influence counts; if it is occupied reveal a new card (never "
        "the other half)",
        "influence:guild>=2",
        "rules/test_ix_rivals_deck.py::test_other_half_is_not_used_for_an_occupied_space",
    ),
    "hagal_smuggling_or_interstellar_shipping.space": (
        "influence:guild 0-1: smuggling; influence:guild>=2: interstellar_shipping",
        "else: smuggling; influence:guild>=2: interstellar_shipping",
        "content/ix_hagal/test_cards.py::test_turn_with_a_card",
    ),
    "hagal_smuggling_or_interstellar_shipping.condition": (
        "same as the Foldspace / Interstellar Shipping card",
        "influence:guild>=2",
        "rules/test_ix_rivals_deck.py::test_other_half_is_not_used_for_an_occupied_space",
    ),
    "hagal_tech_negotiation.effect": (
        "acquire_tech(-1); if it can afford none and has a troop in supply: 1 negotiator",
        "acquire_tech(-1) / 1 negotiator",
        "content/ix_hagal/test_cards.py::test_tech_negotiation_places_a_negotiator",
    ),
    "hagal_dreadnought_1p.condition": (
        "skip and reveal another card if the rival already has 2 dreadnoughts",
        "a dreadnought in supply",
        "content/ix_hagal/test_cards.py::test_no_third_dreadnought",
    ),
    "hagal_dreadnought_2p.condition": (
        "skip and reveal another card if the rival already has 2 dreadnoughts",
        "a dreadnought in supply",
        "content/ix_hagal/test_cards.py::test_no_third_dreadnought",
    ),
}
