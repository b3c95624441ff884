### Why something is not available now, and the errors of the library in words.

## Reasons

why-game_over = The game is over.
why-empty = Nothing was named.
why-not_turn_start = That is done at the start of a turn. Now: { $question }
why-mandatory_left = An effect that must be resolved is still open.
why-not_an_option = That is not among the options. { $seat } is asked: { $question }
why-not_in_hand = { $card } is not in your { -hand }.
why-no_agent = You have no { -agent } left to send.
why-no_icon = { $card } has no { -agent_icon }.
why-no_space = No { -board_space } is open to { $card } now.
why-wrong_icon = { $card } has no { -agent_icon } that leads to { $space }.
why-occupied = { $space } is occupied.
why-closed = { $space } is closed until its closer's next turn.
why-once_per_game = You have used { $space } already; that is possible once per game.
why-level = { $space } is closed to you on this level of difficulty.
why-requirement = You do not meet the requirement of { $space }.
why-cost = { $space } costs { $goods }; you have { $have }.
why-cost_choice = You cannot pay any of the costs of { $space }.
why-not_reveal_turn = Cards are acquired in your { -reveal_turn }.
why-no_price = { $card } cannot be acquired with { -persuasion }.
why-stack_empty = No copy of { $card } is left in the { -reserve }.
why-not_on_offer = { $card } is neither in the { -imperium_row } nor in the { -reserve }.
why-persuasion = { $card } costs { $cost } { -persuasion }; you have { $have }.
why-intrigue_not_held = You do not hold { $intrigue }.
why-intrigue_time = { $intrigue } cannot be played now; its time: { $type }.
why-intrigue_cost = You cannot pay for { $intrigue }, or it would have no effect.
why-no_combat_space = { CAPITAL(-troop(number: "other")) } are deployed in an { -agent_turn } on a { -combat_space }.
why-intrigue_condition = The condition of { $intrigue } does not hold now.
why-deploy_limit = { $limit ->
    [0] You can deploy no more { -troop(number: "other") } now.
    [one] You can deploy at most { $limit } { -troop } now.
   *[other] You can deploy at most { $limit } { -troop(number: "other") } now.
}
why-with_rule = { $reason } (rule { $rule })
why-no_tech_icon = { $tile } can be acquired only through an Acquire Tech effect.
why-tile_not_on_offer = { $tile } is not on top of a stack of { -tech_tile(number: "other") }.
why-tile_price = You cannot pay for { $tile }; its cost is { $cost } { -spice }.
why-tile_not_owned = You do not own { $tile }.
why-tile_time = { $tile } cannot be used now.
why-tile_face_down = { $tile } is face down until the next { -round }.
why-tile_cost = You cannot pay for the use of { $tile }, or it would have no effect.

## Errors

error-setup = The game cannot be set up like this: { $detail }
error-illegal_action = That is not legal now: { $detail }
error-no_history = This game has no history: { $detail }
error-save = The saved game cannot be read: { $detail }
error-content = The boxes contradict each other: { $detail }
error-language = There is no language { $language }; there are { $languages }.
error-unknown = Something went wrong: { $detail }
