### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = Play a card to send an { -agent }, reveal your { -hand }, or play a { -plot } card.
prompt-choose_agent = Which { -agent } do you send?
prompt-choose_space = Where do you send the { -agent }?
prompt-resolve = Your { -agent_turn }: resolve effects, deploy { -troop(number: "other") }, or end the turn.
prompt-acquire = Your { -reveal_turn }: acquire cards, resolve effects, or end the turn.
prompt-choose_effect = Choose an effect.
prompt-pay = Do you pay the cost?
prompt-trash = Choose a card to trash.
prompt-discard = Choose a card to discard.
prompt-gain_influence = With which { -faction } do you gain { -influence }?
prompt-lose_influence = With which { -faction } do you lose { -influence }?
prompt-choose_opponent = Choose an opponent.
prompt-deploy = How many { -troop(number: "other") } do you deploy?
prompt-retreat = How many { -troop(number: "other") } do you retreat?
prompt-combat_intrigue = Play a { -combat } card or pass.
prompt-take_reward = Take your { -reward }.
prompt-endgame_intrigue = Play an { -endgame } card or pass.
prompt-acquire_free = Choose a card to acquire.
prompt-reserve_card = Choose a card of the { -imperium_row } to set aside.
prompt-take_back = Choose a card of your { -discard_pile } to take into your { -hand }.
prompt-top_card = Draw or trash the top card of your { -deck }?
prompt-put_card = Where do you put the acquired card?
prompt-close_space = Choose a { -board_space } to close to your opponents.
prompt-choose_secret = Choose a { -faction } in secret.
prompt-give_alliance = Which opponent receives the { -alliance }?
prompt-defend = Do you deploy 1 { -troop } from your { -supply } to defend your { -control }?
prompt-pass_turn = Do you pass your turn?
prompt-recall_agent = Which { -agent } do you recall?
prompt-rival = Choose for { $rival }: { $question }
prompt-gain_influence-rival = With which { -faction } does { $rival } gain { -influence }?
prompt-choose_effect-rival = Choose an effect for { $rival }.
prompt-acquire_tech = Do you acquire a { -tech_tile }?
prompt-choose_currency = In what do you pay for the tile?
prompt-return_negotiators = How many { -negotiator(number: "other") } do you return to lower the price?
prompt-place_negotiators = How many { -negotiator(number: "other") } do you place?
prompt-move_freighter = Do you advance or recall your { -freighter }?
prompt-take_space = You have won with a { -dreadnought_unit }. Where does it go?
prompt-retreat_enemy = Whose { -unit } do you make retreat?
prompt-choose_unit = Which { -unit } retreats?
prompt-retreat_units = How many of the retreating { -unit(number: "other") } are { -troop(number: "other") }?
prompt-deploy_dreadnoughts = How many { -dreadnought_unit(number: "other") } do you deploy?
prompt-lose_troop = Where do you lose the { -troop }?
prompt-bury_intrigue = Choose an { -intrigue_card } to put under its { -deck }.
prompt-return_intrigue = Choose the { -intrigue_card } to put back on top of its { -deck }.
prompt-set_aside = Choose a card of your { -hand } to set aside until your second turn.

## Options

option-agent = Send an { -agent } with { $card }
option-agent-to = Send an { -agent } with { $card } to { $space }
option-agent-from = Send the { -agent } on { $from } with { $card }
option-agent-from-to = Send the { -agent } on { $from } with { $card } to { $space }
option-agent-leader = Send an { -agent } from your { -leader } with { $card }
option-agent-leader-to = Send an { -agent } from your { -leader } with { $card } to { $space }
option-reveal = Reveal your { -hand }
option-end_turn = End the turn
option-pass = Pass
option-accept = Yes
option-decline = No
option-pay = Pay
option-defend = Defend
option-pass_turn = Pass the turn
option-top = On top of your { -deck }
option-pile = On your { -discard_pile }
option-draw = Draw it
option-draw-card = Draw { $card }
option-trash-top = Trash it
option-trash-top-card = Trash { $card }
option-trash = Trash { $card } ({ $zone })
option-discard = Discard { $card }
option-influence = Gain { -influence } { $faction_at }
option-lose = Lose { -influence } { $faction_at }
option-secret = Choose { $faction } in secret
option-acquire = Acquire { $card }
option-acquire-aside = Acquire { $card }, which is set aside for you
option-reserve = Set aside { $card }
option-take = Take { $card } into your { -hand }
option-intrigue = Play { $card } (Intrigue)
option-close = Close { $space }
option-recall = Recall the { -agent } on { $space }
option-deploy = { $n ->
    [0] Deploy no { -troop(number: "other") }
    [one] Deploy { $n } { -troop }
   *[other] Deploy { $n } { -troop(number: "other") }
}
option-retreat = { $n ->
    [0] Retreat no { -troop(number: "other") }
    [one] Retreat { $n } { -troop }
   *[other] Retreat { $n } { -troop(number: "other") }
}
option-opponent = { $seat }
option-give_alliance = Give the { -alliance } to { $seat }
option-resolve = { $source }: { $effect }
option-choose = { CAPITAL($effect) }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = Use { $thing }: { $effect }
option-acquire_tile = Acquire { $tile }
option-pay_in-solari = In { -solari }
option-pay_in-spice = In { -spice }
option-return_negotiators = { $n ->
    [0] Return no { -negotiator }
    [one] Return { $n } { -negotiator }
   *[other] Return { $n } { -negotiator(number: "other") }
}
option-place_negotiators = { $n ->
    [0] Place no { -negotiator }
    [one] Place { $n } { -negotiator }
   *[other] Place { $n } { -negotiator(number: "other") }
}
option-freighter-advance = Advance your { -freighter }
option-freighter-recall = Recall your { -freighter }
option-freighter-recall-rewards = Recall your { -freighter }: { $effects }
option-take_space = Put it on { $space }
option-take_tile = Return it to your { -supply } with { $tile }
option-retreat_enemy = A { -unit } of { $seat }
option-retreat_unit-troop = A { -troop }
option-retreat_unit-dreadnought = A { -dreadnought_unit }
option-retreat_units = { $n ->
    [0] No { -troop(number: "other") }
    [one] { $n } { -troop }
   *[other] { $n } { -troop(number: "other") }
}
option-deploy_dreadnought = Deploy a { -dreadnought_unit }
option-deploy_dreadnoughts = { $n ->
    [0] Deploy no { -dreadnought_unit }
    [one] Deploy { $n } { -dreadnought_unit }
   *[other] Deploy { $n } { -dreadnought_unit(number: "other") }
}
option-lose_troop-garrison = From your { -garrison }
option-lose_troop-conflict = From the { -conflict_area }
option-bury = Put { $card } (Intrigue) under its { -deck }
option-return = Put { $card } (Intrigue) back on top of its { -deck }
option-set_aside = Set aside { $card } until your second turn
