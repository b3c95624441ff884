### Labels of the browser: buttons, headings, tutorial, names of icons.

## General

web-tagline = The desert, the council, the { -spice }: play against bots, alone, on one screen or with friends.
web-unofficial = An unofficial fan project, not connected with the publishers. If you enjoy it, buy the board game.
web-engine-interpreted = The interpreted engine is running: the stronger bots think more slowly and see less. The next start has the compiled one if it could be built.
web-loading = One moment …
web-home = Home
web-back = Back
web-next = Next
web-previous = Previous
web-close = Close
web-yes = Yes
web-no = No
web-none = none
web-name = Your name
web-language = Language
web-copied = Copied
web-reconnecting = Connection lost; it comes back by itself …

## First page

web-play-now = Play now
web-play-now-why = Four players: you against three Adept bots; your first { -leader(number: "other") } are simple ones.
web-learn = Learn in ten minutes
web-learn-why = A guided first { -round } on the real game; you can leave it at any time.
web-solo = Solo against the { -rival(number: "other") }
web-solo-why = Two { -rival(number: "other") } act by their own cards.
web-same-screen = Same screen
web-same-screen-why = Several people here; { -hand(number: "other") } stay hidden at the hand-over.
web-friends = With friends
web-friends-why = Everybody gets a link; live or over days.
web-custom = Choose everything
web-custom-why = Boxes, { -leader(number: "other") }, bots, difficulty, clocks.
web-continue = Continue
web-status-lobby = waiting for players
web-status-playing = being played
web-status-finished = finished
web-status-closed = closed
web-your-turn = your turn

## A new table

web-new-friends = A table with friends
web-new-friends-why = Open seats get a link each. The game starts when all are taken.
web-new-screen = Several people at this screen
web-new-screen-why = You { -hand } the device over between turns.
web-new-custom = A table of your own
web-new-custom-why = Everything has a sensible value already.
web-host = Game
web-player-count = Players
web-difficulty = Difficulty
web-clock = Clock
web-clock-none = No clock
web-clock-none-why = Everybody takes as long as they like.
web-clock-fischer = For one sitting
web-clock-fischer-why = Each seat has a stock of time that grows with every decision.
web-clock-minutes = Minutes in stock
web-clock-increment = Seconds more for each decision
web-clock-days = Over days
web-clock-days-why = So much time for every move; come back whenever you like.
web-clock-each = Days for each move
web-days = { $n } d
web-title = Title
web-boxes = Boxes
web-epic = Epic Game Mode
web-seat-kind = Who sits on seat { $n }
web-seat-name = Name on seat { $n }
web-seat-me = you
web-seat-here = a person here
web-seat-open = open seat
web-seat-bot = bot
web-level = { CAPITAL(-combat_strength) } of the bot
web-leader = { -leader } of seat { $n }
web-leader-random = { -leader } at random
web-think = Thinking time of the bot
web-think-why = How long the bot may think in a whole turn.
web-think-usual = usual: { $n } s
web-think-seconds = { $n } s
web-difficulty-why = How strong the { -rival(number: "other") } are; the easiest is a good start.
web-clock-why = Whose time runs out gives the seat to a bot.
web-player-count-why = Alone you play against two { -rival(number: "other") }.
web-title-why = Shown in the list of your games.
web-seat-list = Seats
web-seats-why = A bot is the stronger the further down its name stands in the list; ● tells how demanding a { -leader } is.
web-boxes-why = Boxes add cards, { -leader(number: "other") }, spaces and rules.
web-rivals = { -rival(number: "other") }
web-rival-leader = { -leader } of { -rival } { $n }
web-rivals-why = Each { -rival } plays by the cards of House Hagal and uses its { -leader }’s ring.
web-start = Start
web-lobby = Waiting for players
web-lobby-why = Send each friend the link of a seat.
web-closed-table = This table was closed.
web-invite = Invite link
web-watch-link = Spectator link
web-watch-new = Make a spectator link
web-seat-to-bot = give it to a bot
web-start-now = Start now with bots on open seats
web-invited = You are invited to a table.
web-join = Sit down

## The table

web-table = The table
web-tabs = Parts of the table
web-tab-board = Board
web-tab-you = You
web-tab-players = Players
web-tab-log = Log
web-views = Parts of the board
web-view-factions = { -faction(number: "other") }
web-view-council = Council
web-view-desert = Desert
web-view-combat = { -combat }
web-board = { CAPITAL(-board_space(number: "other")) }
web-tracks = { -influence }
web-alliance = { -alliance }
web-conflict = { -conflict_area }
web-no-conflict = No { -conflict_area }
web-conflict-level = { -conflict_area } of level { $n }
web-strength = { CAPITAL(-combat_strength) }
web-deployed = { CAPITAL(-troop(number: "other")) } in the { -conflict_area }
web-garrison = { CAPITAL(-garrison) }
web-works = { -tech_tile(number: "other") } and Shipping
web-market = Cards to acquire
web-row = { -imperium_row }
web-deck-left = Cards left in the { -imperium_deck }
web-reserve = { -reserve }
web-aside = Set aside for you
web-you = You
web-players = Players
web-hand = { CAPITAL(-hand) }
web-play = In play
web-discard = { CAPITAL(-discard_pile) }
web-intrigue = Intrigue
web-rival = { -rival }
web-rival-deck = Cards of the { -rival(number: "other") } left
web-bot = bot
web-away = away
web-resigned = resigned
web-revealed = revealed
web-round = { CAPITAL(-round) } { $n }
web-round-of = { CAPITAL(-round) } { $n } of { $all }
web-round-short = R { $n }/{ $all }
web-conflicts-left = { -conflict_area(number: "other") } left
web-intrigue-deck = { -intrigue_deck }
web-card-cost = Costs { $n } { -persuasion }
web-agent-of = { -agent } of { $seat }.
web-bonus-spice = { CAPITAL(-bonus_spice) }: { $n }.
web-controlled-by = Controlled by { $seat }.
web-closed = Closed until the closer’s next turn.

## The question

web-question = The question
web-options = Your options
web-agenda = Effects that wait
web-mandatory = must be resolved
web-mandatory-left = An effect marked ● must be resolved before the turn can end.
web-look-closely = Look closely
web-sure = Sure? { $option }
web-final = Cannot be taken back.
web-uncertain = … and more that chance decides.
web-skip = Skip
web-undo = Undo
web-redo = Redo
web-reset = Reset the turn
web-ask-undo = Ask to take back
web-undo-wish = { $seat } asks to take back a decision.
web-played = Played or visited { $n } times in this game.
web-passed = passed
web-rewards = { CAPITAL(-reward(number: "other")) }
web-last-combat = Last { -combat }
web-less = less
web-more = more
web-limit = At most { $n }.
web-deploy-limit = At most { $n }: recruited this turn ({ $recruits }) and some of the { -garrison }.
web-end-turn = End the turn
web-unspent = unspent
web-since-nothing = Nobody has moved since your turn.
web-tie = { $rule ->
    [B-TIE-01] Tied for first at { -combat_strength } { $strength }: nobody wins, each takes the second { -reward }.
    [B-TIE-03] No { -reward }: three or more tied for first.
    [B-TIE-04] No { -reward }: with fewer than four players a tie for first leaves none.
    [B-TIE-05] Tied for second at { -combat_strength } { $strength }: each takes the third { -reward }.
   *[other] Tied for third at { -combat_strength } { $strength }: no { -reward }.
}

## Log and chat

web-log = Log
web-since = Since your turn
web-chat = Chat
web-chat-say = Say something
web-log-round = { CAPITAL(-round) } { $n }

## Seats, end, hand-over

web-seats = Seats and links
web-takeover = let a bot play
web-handback = play again yourself
web-resign = resign
web-resign-sure = Really resign
web-fair = Fair deal: the seed’s SHA-256 is { $hash }; the seed is shown at the end.
web-seed = Seed { $seed }, SHA-256 { $hash }
web-over = The game is over
web-score-title = Where the points came from
web-score-rounds = { CAPITAL(-round) } by { -round }
web-score-influence = { -influence }
web-score-alliances = { -alliance(number: "other") }
web-score-conflicts = { -conflict_area(number: "other") }
web-score-cards = Cards
web-score-intrigue = Intrigue
web-score-other = Other
web-score-start = Start
web-score-wins = wins after { $n } { -round(number: "other") }
web-score-board = Look at the board
web-score-result = Back to the result
web-rematch = Rematch, seats rotated
web-rematch-same = Rematch, same seats
web-rematch-join = Go to the rematch
web-download = Download
web-handover = { CAPITAL(-hand) } over to { $name }
web-handover-why = Nobody’s { -hand } is shown now.
web-handover-go = I am { $name }

## Replay

web-replay = Replay
web-step = Step
web-pause = Pause
web-play-on = Play
web-eyes = Whose view
web-eyes-open = Everything open
web-eyes-spectator = A spectator
web-play-from-here = Play on from here
web-link-step = Link to this step

## Settings

web-settings = Settings
web-theme = Colours
web-theme-auto = as the system
web-theme-dark = dark
web-theme-light = light
web-size = Text size { $n } %
web-speed = Moves of others
web-speed-0 = at once
web-speed-300 = fast
web-speed-600 = normal
web-speed-1200 = slow
web-motion = Animations
web-sound = Sound
web-text-board = Text board

## Help and rules

web-help = Help
web-help-play = How to play
web-help-text = The bar at the bottom asks you a question and lists every answer. What glows on the board and on cards can be clicked: it is one of these answers. Right-click, or a long press, shows a thing closely and says why it is not available now. Play cards to send { -agent(number: "other") }, then reveal the rest of your { -hand }, acquire new cards with { -persuasion } and fight for the { -conflict_area }.
web-help-keys = Keys
web-help-icons = Icons
web-key-options = choose an option (then letters)
web-key-e = end the turn
web-key-enter = confirm
web-key-u = undo
web-key-y = redo
web-key-z = reset the turn
web-key-t = text board on and off
web-key-esc = back; show waiting moves at once
web-key-help = this help
web-rules = Rules
web-things = Cards and spaces
web-rules-what = What to look up
web-rules-english = The numbered rules are in English; cards and spaces are in your language.
web-search = Search
web-section = Section
web-all-sections = all sections
web-found = { $n } found
web-kind-card = card
web-kind-intrigue = { -intrigue_card }
web-kind-space = { -board_space }
web-kind-leader = { -leader }
web-kind-conflict = { -conflict_area }
web-kind-track = { -influence_track }
web-kind-tile = { -tech_tile }

## Names of icons

web-icon-solari = { -solari }
web-icon-spice = { CAPITAL(-spice) }
web-icon-water = { CAPITAL(-water) }
web-icon-persuasion = { -persuasion }
web-icon-swords = { CAPITAL(-sword(number: "other")) }
web-icon-sword = { CAPITAL(-sword) }
web-icon-vp = { -victory_point(number: "other") }
web-icon-troops = { CAPITAL(-troop(number: "other")) }
web-icon-garrison = { CAPITAL(-garrison) }
web-icon-supply = { CAPITAL(-supply) }
web-icon-draw = Draw a card
web-icon-hand = Cards
web-icon-deck = { CAPITAL(-deck) }
web-icon-intrigue = { -intrigue_card }
web-icon-steal_intrigue = Steal Intrigue
web-icon-influence = { -influence }
web-icon-influence_any = { -influence } with a { -faction } of choice
web-icon-lose_influence = Lose { -influence }
web-icon-trash = Trash a card
web-icon-trash_self = Trash this card
web-icon-discard = Discard
web-icon-retreat = Retreat { -troop(number: "other") }
web-icon-deploy = Deploy { -troop(number: "other") }
web-icon-deploy_supply = Deploy from the { -supply }
web-icon-deploy_recruits = Deploy the recruits
web-icon-lose_garrison = Lose { -troop(number: "other") } of the { -garrison }
web-icon-lose_deployed = Lose { -troop(number: "other") } in the { -conflict_area }
web-icon-agent = { -agent(number: "other") }
web-icon-recall = Recall { -agent }
web-icon-mentat = { -mentat }
web-icon-mentat_next = { -mentat } next { -round }
web-icon-council = { -high_council } seat
web-icon-swordmaster = { -swordmaster_agent }
web-icon-acquire = Acquire a card
web-icon-acquire_free = Acquire a card for free
web-icon-harvest = Harvest { -spice }
web-icon-control = { CAPITAL(-control) }
web-icon-close_space = Closed space
web-icon-take_back = Take a card back
web-icon-top_card = Look at the top card
web-icon-refocus = Shuffle the { -deck }
web-icon-pass_turn = Pass the turn
web-icon-reserve = Set a card aside
web-icon-modify = A rule changes
web-icon-signet = { -signet_ring }
web-icon-pick_secret = Choose in secret
web-icon-show_secret = Reveal the secret
web-icon-opponent = Opponents
web-icon-combat = { -combat }
web-icon-maker = { -maker_space }
web-icon-alliance = { -alliance }
web-icon-first_player = { -first_player }
web-icon-tech = { -tech_tile }
web-icon-dreadnought = { CAPITAL(-dreadnought_unit) }
web-icon-shipping = Shipping
web-icon-spy = { -spy }
web-icon-contract = { CAPITAL(-contract) }
web-icon-sandworm = { CAPITAL(-sandworm) }
web-icon-acquire_tech = Acquire a { -tech_tile }
web-icon-trash_tile = Trash this tile
web-icon-negotiator = Tech Negotiation
web-icon-freighter = { -freighter }
web-icon-shipped_troops = Recruit { -troop(number: "other") }
web-icon-retreat_dreadnought = Retreat a { -dreadnought_unit }
web-icon-retreat_units = Retreat { -unit(number: "other") }
web-icon-retreat_enemies = Enemy { -unit(number: "other") } retreat
web-icon-deploy_units = Deploy { -unit(number: "other") }
web-icon-lose_troop = Lose a { -troop }
web-icon-trash_in_play = Trash a card in play
web-icon-bury_intrigue = Put { -intrigue_card(number: "other") } under their { -deck }
web-icon-swap_intrigues = Swap { -intrigue_card(number: "other") }
web-icon-peek_intrigues = Look at { -intrigue_card(number: "other") }
web-icon-influence_agents = { -influence } where your { -agent(number: "other") } are
web-icon-influence_sent = { -influence } where you sent the { -agent }
web-icon-track_bonus = Bonus of an { -influence_track }
web-icon-extra_turn = Another turn
web-icon-on_win = If you win the { -conflict_area }
web-icon-recall_spy = Recall { -spy }
web-icon-influence_each = { -influence } where you spy
web-icon-maker_hooks = { term-maker_hooks }
web-icon-shield_wall_off = Remove the { term-shield_wall }
web-icon-harvest_bonus = { -bonus_spice }
web-icon-base_spice = Harvest { -spice }
web-icon-flip_icon = Turn a { -battle_icon } down
web-icon-trash_intrigue = Trash an { -intrigue_card }
web-icon-trash_hand = Trash a card of the { -hand }
web-icon-trash_other_in_play = Trash another card in play
web-icon-return_to_hand = Back to the { -hand }
web-icon-top_three = Sort three cards
web-icon-buy_with_solari = Acquire for { -solari }
web-icon-recall_other = Recall another { -agent }
web-icon-retreat_some = Retreat { -troop(number: "other") }
web-icon-this_reveal = In this { -reveal_turn }
web-icon-train = Training track
web-icon-memory = Memory
web-icon-turn_over = Turn the { -leader } over
web-icon-repeat_space = Repeat the space
web-icon-next_tile = Next { -tech_tile }
web-icon-anywhere = Any space
web-thinking = is choosing …
web-space-key = space bar
web-order = In any order
web-tap-place = choose a glowing place
web-volume = Volume
web-auto = Effects that must happen resolve by themselves, and turns end when nothing is left
web-rematch-again = Rematch
web-review = Review my game
web-result = place { $rank }, { $vp } points
web-ask-undo-round = back into { -round } { $n }
web-lesson-goal = Ten points win
web-lesson-goal-text = Your { -victory_point(number: "other") } stand here. The game ends when somebody has ten.
web-lesson-towers = Four towers
web-lesson-towers-text = { -influence } climbs a tower: a point at two, a bonus at four.
web-lesson-card = Lift a glowing card
web-lesson-card-text = It sends one of your two { -agent(number: "other") }. Its icons say where.
web-lesson-place = Now a glowing place
web-lesson-place-text = Tap it: your { -agent } walks there and you get what stands on its plate.
web-lesson-gain = Yours at once
web-lesson-gain-text = { -solari }, { -spice } and { -water } pay for better places. { CAPITAL(-troop(number: "other")) } wait in the { -garrison }.
web-lesson-deploy = Fight for the { -reward }?
web-lesson-deploy-text = Deploy { -troop(number: "other") } to the { -conflict_area }, or keep them and end the turn.
web-lesson-others = The others move
web-lesson-others-text = Watch what they do. The space bar stops them, Escape skips.
web-lesson-second = Your second { -agent }
web-lesson-second-text = Lift another card and send your second { -agent }.
web-lesson-reveal = Reveal your { -hand }
web-lesson-reveal-text = No { -agent(number: "other") } left: the blue boxes of your other cards count now.
web-lesson-acquire = Acquire a better card
web-lesson-acquire-text = { -persuasion } pays. Glowing cards are within reach and join your { -deck }.
web-lesson-combat = { -combat }
web-lesson-combat-text = { CAPITAL(-troop(number: "other")) } count two, { -sword(number: "other") } one. The strongest takes the first { -reward }.
web-lesson-done = That was a { -round }
web-lesson-done-text = Play on as long as you like; hover or press anything to read it.
web-album = Gallery
web-album-why = All cards, { -leader(number: "other") } and tiles.
web-album-kind = What
web-album-all = all
web-album-order = Order
web-album-by-name = by name
web-album-by-cost = by cost
web-album-copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
web-album-cost = cost { $n } on average
web-album-reveal = { $n } when revealed, on average
web-key-space = stop the others’ moves, and let them go on
