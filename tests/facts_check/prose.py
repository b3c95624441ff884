"""Entries whose facts are prose: the facts' words and what is rendered from the compiled programs.

Both sides are pinned: a change of either one breaks the comparison. What the words mean is proven by the behaviour
test of the thing in tests/content/base.
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

IX_PROSE: dict[str, tuple[str | None, str | None, str]] = {}
