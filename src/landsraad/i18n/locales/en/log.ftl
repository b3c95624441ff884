### The log: one message for each kind of event; "-hidden" where the reader may not know what.

log-round_started = { CAPITAL(-round) } { $amount }: { $what } is the { -conflict_area }; { $seat } is { -first_player }.
log-turn_started = { $seat }'s turn begins.
log-agent_placed = { $seat } sends an { -agent } to { $what } with { $other }.
log-agent_moved = { $seat } lifts an { -agent } from { $what }.
log-agent_moved-to = { $seat } moves an { -agent } from { $what } to { $other }.
log-agent_recalled = { $seat } recalls an { -agent } from { $what }.
log-resource_gained = { $seat } gains { $goods }.
log-resource_paid = { $seat } pays { $goods }.
log-vp_gained = { $seat } gains { $goods }.
log-vp_lost = { $seat } loses { $goods }.
log-influence_gained = { $seat } gains { $goods }.
log-influence_lost = { $seat } loses { $goods }.
log-alliance_taken = { $seat } gains the { -alliance } of { $faction_the }.
log-alliance_taken-from = { $seat } takes the { -alliance } of { $faction_the } from { $other }.
log-alliance_returned = { $seat } returns the { -alliance } of { $faction_the } to the board.
log-troops_recruited = { $amount ->
    [one] { $seat } recruits { $amount } { -troop }.
   *[other] { $seat } recruits { $amount } { -troop(number: "other") }.
}
log-troops_deployed = { $amount ->
    [one] { $seat } deploys { $amount } { -troop }.
   *[other] { $seat } deploys { $amount } { -troop(number: "other") }.
}
log-troops_retreated = { $amount ->
    [one] { $seat } retreats { $amount } { -troop }.
   *[other] { $seat } retreats { $amount } { -troop(number: "other") }.
}
log-troops_lost = { $amount ->
    [one] { $seat } loses { $amount } { -troop }.
   *[other] { $seat } loses { $amount } { -troop(number: "other") }.
}
log-card_drawn = { $seat } draws { $what }.
log-card_drawn-hidden = { $seat } draws a card.
log-deck_shuffled = { $seat } shuffles the { -discard_pile } into a new { -deck }.
log-card_trashed = { $seat } trashes { $what }.
log-card_discarded = { $seat } discards { $what }.
log-card_acquired = { $seat } acquires { $what }.
log-card_revealed = { $seat } reveals { $what }.
log-row_filled = { $what } enters the { -imperium_row }.
log-card_reserved = { $seat } sets { $what } aside from the { -imperium_row }.
log-card_removed = { $what } leaves the game unbought.
log-card_taken_back = { $seat } takes { $what } back into the { -hand }.
log-card_put_on_top = { $seat } puts { $what } on top of the { -deck }.
log-intrigue_drawn = { $seat } draws { $what } (Intrigue).
log-intrigue_drawn-hidden = { $seat } draws an { -intrigue_card }.
log-intrigue_played = { $seat } plays { $what } (Intrigue).
log-intrigue_stolen = { $seat } takes { $what } (Intrigue) from { $other }.
log-intrigue_stolen-hidden = { $seat } takes an { -intrigue_card } from { $other }.
log-intrigue_deck_shuffled = The { -intrigue_deck } is shuffled anew.
log-council_joined = { $seat } takes a seat on the { -high_council }.
log-swordmaster_gained = { $seat } gains the { -swordmaster_agent }.
log-mentat_taken = { $seat } takes the { -mentat }.
log-mentat_promised = { $seat } will receive the { -mentat } next { -round }.
log-control_gained = { $seat } gains { -control } of { $what }.
log-control_lost = { $seat } loses { -control } of { $what }.
log-space_closed = { $seat } closes { $what } to the opponents.
log-secret_chosen = { $seat } secretly chooses { $what }.
log-secret_chosen-hidden = { $seat } secretly chooses a { -faction }.
log-secret_shown = { $seat } reveals the secretly chosen { -faction(number: "other") }.
log-turn_passed = { $seat } passes the turn.
log-strength_set = { $seat } has { -combat_strength } { $amount }.
log-combat_started = { -combat } for { $what } begins.
log-combat_passed = { $seat } passes in the { -combat }.
log-combat_tied = { $rule ->
    [B-TIE-01] { $seat } ties for first with { -combat_strength } { $amount }: nobody wins, and the tied take the second { -reward } ({ $rule }).
    [B-TIE-03] { $seat } takes no { -reward }: three or more tie for first ({ $rule }).
    [B-TIE-04] { $seat } takes no { -reward }: with fewer than four players a tie for first leaves none ({ $rule }).
    [B-TIE-05] { $seat } ties for second with { -combat_strength } { $amount }: the tied take the third { -reward } ({ $rule }).
   *[other] { $seat } ties for third with { -combat_strength } { $amount }: the tied take no { -reward } ({ $rule }).
}
log-conflict_won = { $seat } wins { $what }.
log-reward_taken = { $amount ->
    [1] { $seat } takes the first { -reward } of { $what }.
    [2] { $seat } takes the second { -reward } of { $what }.
   *[other] { $seat } takes the third { -reward } of { $what }.
}
log-spice_added = { $amount } { -bonus_spice } is added to { $what }.
log-first_player_passed = { $seat } becomes { -first_player }.
log-endgame_started = The { -endgame } begins.
log-game_ended = { $amount ->
    [one] { $seat } wins the game with { $amount } { -victory_point }.
   *[other] { $seat } wins the game with { $amount } { -victory_point(number: "other") }.
}

## Dreadnoughts, Tech tiles, the Shipping track and others of Rise of Ix

log-dreadnought_commissioned = { $seat } commissions a { -dreadnought_unit }.
log-dreadnought_deployed = { $amount ->
    [one] { $seat } deploys { $amount } { -dreadnought_unit }.
   *[other] { $seat } deploys { $amount } { -dreadnought_unit(number: "other") }.
}
log-dreadnought_retreated = { $amount ->
    [one] { $seat } retreats { $amount } { -dreadnought_unit }.
   *[other] { $seat } retreats { $amount } { -dreadnought_unit(number: "other") }.
}
log-dreadnought_on_flag = { $seat } takes { -control } of { $what } with a { -dreadnought_unit }.
log-dreadnought_came_home = { $amount ->
    [one] { $amount } { -dreadnought_unit } of { $seat } returns to the { -garrison }.
   *[other] { $amount } { -dreadnought_unit(number: "other") } of { $seat } return to the { -garrison }.
}
log-dreadnought_given_up = { $seat } returns a { -dreadnought_unit } to the { -supply } with { $what }.
log-tile_acquired = { $seat } acquires { $what } ({ -tech_tile }).
log-tile_turned_up = { $what } is turned up ({ -tech_tile }).
log-tile_used = { $seat } uses { $what } ({ -tech_tile }).
log-tile_trashed = { $seat } trashes { $what } ({ -tech_tile }).
log-tile_trashed-nobody = { $what } ({ -tech_tile }) is trashed: no tile on offer was one for { -rival(number: "other") }.
log-negotiator_placed = { $amount ->
    [one] { $seat } places { $amount } { -negotiator }.
   *[other] { $seat } places { $amount } { -negotiator(number: "other") }.
}
log-negotiator_returned = { $amount ->
    [one] { $seat } returns { $amount } { -negotiator } to the { -supply }.
   *[other] { $seat } returns { $amount } { -negotiator(number: "other") } to the { -supply }.
}
log-freighter_advanced = { $seat } advances the { -freighter } to space { $amount }.
log-freighter_recalled = { $seat } recalls the { -freighter } from space { $amount }.
log-mark_taken = { $seat } takes the Snooper token from the track of { $faction_the } (token { $amount }).
log-intrigue_buried = { $seat } puts { $what } (Intrigue) under its { -deck }.
log-intrigue_buried-hidden = { $seat } puts an { -intrigue_card } under its { -deck }.
log-intrigue_put_back = { $seat } puts { $what } (Intrigue) back on top of its { -deck }.
log-intrigue_put_back-hidden = { $seat } puts an { -intrigue_card } back on top of its { -deck }.
log-card_set_aside = { $seat } sets { $what } aside until the second turn.
log-card_set_aside-hidden = { $seat } sets a card aside until the second turn.
log-card_returned = { $seat } shows { $what }, which was set aside, and takes it back.
log-extra_turn = { $seat } will take another turn after this one.
log-dice_rolled = A die shows { $amount }.
log-row_trashed = { $what } is trashed from the { -imperium_row }.

## Rivals: what they do and by which rule

log-rival_revealed = { $rule ->
    [H-CMB-01] { $seat } reveals { $what } for its { -sword(number: "other") } ({ $rule }).
    [R-CMB-01] { $seat } reveals { $what } for its { -sword(number: "other") } ({ $rule }).
   *[other] { $seat } reveals { $what } ({ $rule }).
}
log-rival_skipped = { $rule ->
    [H-AGT-04] { $seat } skips { $what }: the space is occupied ({ $rule }).
    [H-AGT-05] { $seat } skips { $what }: the space is closed ({ $rule }).
    [H-HRV-06] { $seat } skips { $what }: no open { -maker_space } has { -bonus_spice } ({ $rule }).
    [X-RIV-06] { $seat } skips { $what }: it has all its { -dreadnought_unit(number: "other") } already ({ $rule }).
    [X-RIV-07] { $seat } skips { $what }: it has less than 2 { -influence } with the Spacing Guild ({ $rule }).
    [X-RIV-08] { $seat } skips { $what }: the space for its { -influence } is not available ({ $rule }).
    [R-AGT-02] { $seat } skips { $what }: the space is not available ({ $rule }).
    [R-SPI-04] { $seat } skips { $what }: the space that fits now is not available ({ $rule }).
    [R-SPI-07] { $seat } skips { $what }: it has less than 2 { -influence } with the Fremen ({ $rule }).
    [R-SPI-08] { $seat } skips { $what }: neither space has { -bonus_spice } ({ $rule }).
    [R-SPI-09] { $seat } skips { $what }: the space has no { -bonus_spice } ({ $rule }).
    [R-VAR-12] { $seat } skips { $what }: it has the { -alliance } and leads ({ $rule }).
    [R-VAR-13] { $seat } skips { $what }: it is too far behind ({ $rule }).
   *[other] { $seat } skips { $what } ({ $rule }).
}
log-rival_sent = { $rule ->
    [H-HRV-01] { $seat } sends an { -agent } to { $what }, the open { -maker_space } with the most { -bonus_spice } ({ $rule }).
    [X-RIV-17] { $seat } sends a { -dreadnought_unit } to { $what }, which an opponent controls ({ $rule }).
    [X-RIV-18] { $seat } sends a { -dreadnought_unit } to { $what }, the first in the order of spaces ({ $rule }).
   *[other] { $seat } sends an { -agent } to { $what } ({ $rule }).
}
log-rival_chose = { $rule ->
    [R-AGT-06] { $seat } gains { -influence } { $faction_at }: its place in the list ({ $rule }).
    [R-CHO-02] { $seat } chooses { -influence } { $faction_at }, the first in its list of those where it has the least ({ $rule }).
    [R-GEN-02] { $seat } chooses { -influence } { $faction_at }, as its card says ({ $rule }).
   *[other] { $seat } chooses { -influence } { $faction_at }, where it has the least ({ $rule }).
}
log-rival_spent = { $seat } spends { $goods } to gain a { -victory_point } ({ $rule }).
log-rival_held_back = { $rule ->
    [R-VAR-08] { $seat } deploys no { -troop(number: "other") }: it already leads by 3 or more { -unit(number: "other") } ({ $rule }).
   *[other] { $seat } deploys no { -troop(number: "other") }: it already leads by 4 or more { -combat_strength } ({ $rule }).
}
log-rival_deck_shuffled = All { $amount } { -house_hagal_card(number: "other") } are shuffled into a new { -deck }.
log-rival_idle = { $seat } sends no { -agent }: no { -house_hagal_card } shows an available space ({ $rule }).
log-rival_acquired = { $seat } chooses { $what }, the most expensive { -tech_tile } it may have and can pay ({ $rule }).
log-rival_used = { $rule ->
    [X-RTC-15] { $seat } uses { $what } to pass enemy { -agent(number: "other") } ({ $rule }).
   *[other] { $seat } uses { $what } ({ $rule }).
}
log-rival_shipped = { $seat } moves its { -freighter } ({ $rule }).
log-rules_changed = The rules of this server have changed. The game goes on under the new ones from { -round } { $amount } as it began; what was decided in it since is taken back.
