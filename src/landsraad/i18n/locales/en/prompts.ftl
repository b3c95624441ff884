### Questions by kind of decision, and the options in words.

## Questions

prompt-from = { $source }: { $question }
prompt-play_card = Play a card to send an Agent, reveal your hand, or play a Plot card.
prompt-choose_agent = Which Agent do you send?
prompt-choose_space = Where do you send the Agent?
prompt-resolve = Your Agent turn: resolve effects, deploy troops, or end the turn.
prompt-acquire = Your Reveal turn: acquire cards, resolve effects, or end the turn.
prompt-choose_effect = Choose an effect.
prompt-pay = Do you pay the cost?
prompt-trash = Choose a card to trash.
prompt-discard = Choose a card to discard.
prompt-gain_influence = With which Faction do you gain Influence?
prompt-lose_influence = With which Faction do you lose Influence?
prompt-choose_opponent = Choose an opponent.
prompt-deploy = How many troops do you deploy?
prompt-retreat = How many troops do you retreat?
prompt-combat_intrigue = Play a Combat card or pass.
prompt-take_reward = Take your reward.
prompt-endgame_intrigue = Play an Endgame card or pass.
prompt-acquire_free = Choose a card to acquire.
prompt-reserve_card = Choose a card of the Imperium Row to set aside.
prompt-take_back = Choose a card of your discard pile to take into your hand.
prompt-top_card = Draw or trash the top card of your deck?
prompt-put_card = Where do you put the acquired card?
prompt-close_space = Choose a board space to close to your opponents.
prompt-choose_secret = Choose a Faction in secret.
prompt-give_alliance = Which opponent receives the Alliance?
prompt-defend = Do you deploy 1 troop from your supply to defend your control?
prompt-pass_turn = Do you pass your turn?
prompt-recall_agent = Which Agent do you recall?
prompt-rival = Choose for { $rival }: { $question }
prompt-gain_influence-rival = With which Faction does { $rival } gain Influence?
prompt-choose_effect-rival = Choose an effect for { $rival }.
prompt-acquire_tech = Do you acquire a Tech tile?
prompt-choose_currency = In what do you pay for the tile?
prompt-return_negotiators = How many Negotiators do you return to lower the price?
prompt-place_negotiators = How many Negotiators do you place?
prompt-move_freighter = Do you advance or recall your Freighter?
prompt-take_space = You have won with a dreadnought. Where does it go?
prompt-retreat_enemy = Whose unit do you make retreat?
prompt-choose_unit = Which unit retreats?
prompt-retreat_units = How many of the retreating units are troops?
prompt-deploy_dreadnoughts = How many dreadnoughts do you deploy?
prompt-lose_troop = Where do you lose the troop?
prompt-bury_intrigue = Choose an Intrigue card to put under its deck.
prompt-return_intrigue = Choose the Intrigue card to put back on top of its deck.
prompt-set_aside = Choose a card of your hand to set aside until your second turn.

## Options

option-agent = Send an Agent with { $card }
option-agent-to = Send an Agent with { $card } to { $space }
option-agent-from = Send the Agent on { $from } with { $card }
option-agent-from-to = Send the Agent on { $from } with { $card } to { $space }
option-agent-leader = Send an Agent from your Leader with { $card }
option-agent-leader-to = Send an Agent from your Leader with { $card } to { $space }
option-reveal = Reveal your hand
option-end_turn = End the turn
option-pass = Pass
option-accept = Yes
option-decline = No
option-pay = Pay
option-defend = Defend
option-pass_turn = Pass the turn
option-top = On top of your deck
option-pile = On your discard pile
option-draw = Draw it
option-draw-card = Draw { $card }
option-trash-top = Trash it
option-trash-top-card = Trash { $card }
option-trash = Trash { $card } ({ $zone })
option-discard = Discard { $card }
option-influence = Gain Influence { $faction_at }
option-lose = Lose Influence { $faction_at }
option-secret = Choose { $faction } in secret
option-acquire = Acquire { $card }
option-acquire-aside = Acquire { $card }, which is set aside for you
option-reserve = Set aside { $card }
option-take = Take { $card } into your hand
option-intrigue = Play { $card } (Intrigue)
option-close = Close { $space }
option-recall = Recall the Agent on { $space }
option-deploy = { $n ->
    [0] Deploy no troops
    [one] Deploy { $n } troop
   *[other] Deploy { $n } troops
}
option-retreat = { $n ->
    [0] Retreat no troops
    [one] Retreat { $n } troop
   *[other] Retreat { $n } troops
}
option-opponent = { $seat }
option-give_alliance = Give the Alliance to { $seat }
option-resolve = { $source }: { $effect }
option-choose = { CAPITAL($effect) }
option-numbered = { $option } ({ $n })

## Options about units, Tech tiles, Negotiators and the Freighter

option-use-effect = Use { $thing }: { $effect }
option-acquire_tile = Acquire { $tile }
option-pay_in-solari = In Solari
option-pay_in-spice = In spice
option-return_negotiators = { $n ->
    [0] Return no Negotiator
    [one] Return { $n } Negotiator
   *[other] Return { $n } Negotiators
}
option-place_negotiators = { $n ->
    [0] Place no Negotiator
    [one] Place { $n } Negotiator
   *[other] Place { $n } Negotiators
}
option-freighter-advance = Advance your Freighter
option-freighter-recall = Recall your Freighter
option-freighter-recall-rewards = Recall your Freighter: { $effects }
option-take_space = Put it on { $space }
option-take_tile = Return it to your supply with { $tile }
option-retreat_enemy = A unit of { $seat }
option-retreat_unit-troop = A troop
option-retreat_unit-dreadnought = A dreadnought
option-retreat_units = { $n ->
    [0] No troops
    [one] { $n } troop
   *[other] { $n } troops
}
option-deploy_dreadnought = Deploy a dreadnought
option-deploy_dreadnoughts = { $n ->
    [0] Deploy no dreadnought
    [one] Deploy { $n } dreadnought
   *[other] Deploy { $n } dreadnoughts
}
option-lose_troop-garrison = From your garrison
option-lose_troop-conflict = From the Conflict
option-bury = Put { $card } (Intrigue) under its deck
option-return = Put { $card } (Intrigue) back on top of its deck
option-set_aside = Set aside { $card } until your second turn
