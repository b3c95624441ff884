### The game in a terminal: what is said around the board.

cli-welcome = You are { $leader } (seat { $seat }). Seed { $seed }. Type help for help.
cli-opponent = Seat { $seat }: { $leader }, played by the bot { $bot }.
cli-no-such-number = Choose a number from 1 to { $n }.
cli-unknown-command = Unknown command: { $text }. Type help for help.
cli-why-available = { $text } is possible now.
cli-undone = Taken back.
cli-undo-refused = That cannot be taken back: hidden information came to light or another player acted.
cli-redone = Done again.
cli-redo-refused = There is nothing to do again.
cli-hand = { CAPITAL(-hand) }: { $n }
cli-intrigues = { -intrigue_card(number: "other") }: { $n }
cli-card-unknown = There is no card, space, { -leader } or { -conflict_area } called { $name }.
cli-rule-unknown = There is no rule { $rule }.
cli-lang-unknown = Choose one of these languages: { $languages }.
cli-saved = Saved to { $file }.
cli-resume = Go on with: { $command }
cli-look-again = Look at it again with: { $replay }, or { $analyze }
cli-bot-seconds = { $level } ({ $n } s)
cli-bot-called = { $line } ({ $bot })
cli-game-over = The game is over.
cli-standing = { $rank }. { $leader }: { $vp } VP, { $spice } { -spice }, { $solari } { -solari }, { $water } { -water }, { $garrison } in the { -garrison }
cli-winner = { $vp ->
    [one] { $leader } wins with { $vp } { -victory_point }.
   *[other] { $leader } wins with { $vp } { -victory_point(number: "other") }.
}
cli-help =
    A number chooses the option with that number; the text in parentheses chooses it too.
    options  show the question again     board  draw the board
    { -hand }     show your { -hand }              card NAME  show a card, space, { -leader } or { -conflict_area }
    log N    tell the latest N events    why TEXT  say why something is not possible now
    undo     take back your decision     redo   do it again
    rule ID  show a rule                 lang CODE  change the language
    save FILE  save the game             quit   save and leave

## landsraad play

cli-undo-force = The bots would agree all the same: undo force

## landsraad replay

cli-replay-ok = The game plays to its digest: { $n } decisions, { $digest }

## landsraad cards

cli-no-scripts = No card needs a script.
cli-column-id = Id
cli-column-name = Name
cli-column-facts = Printed
cli-column-effects = Effects
cli-kind-imperium = Cards of the { -deck(number: "other") } ({ $n })
cli-kind-intrigue = { -intrigue_card(number: "other") } ({ $n })
cli-kind-leader = { -leader(number: "other") } ({ $n })
cli-kind-space = { CAPITAL(-board_space(number: "other")) } ({ $n })
cli-kind-conflict = { -conflict_area } cards ({ $n })
cli-kind-tile = { -tech_tile(number: "other") } ({ $n })
cli-kind-contract = { CAPITAL(-contract(number: "other")) } ({ $n })
cli-fact-pile-starter = starting { -deck }
cli-fact-pile-reserve = { -reserve }
cli-fact-pile-imperium = { -imperium_deck }
cli-fact-copies = × { $n }
cli-fact-icon = { -agent_icon }: { $names }
cli-fact-complexity = complexity { $n }
cli-fact-level = { -conflict_area } { $n }
cli-fact-tile = { -tech_tile }

## landsraad simulate

cli-sim-progress = Games
cli-sim-title = { $games } games, { $errors } with errors
cli-sim-min = least
cli-sim-mean = mean
cli-sim-max = most
cli-sim-winner-vp = { -victory_point(number: "other") } of the winner
cli-sim-vp = { -victory_point(number: "other") } of all
cli-sim-rounds = { CAPITAL(-round(number: "other")) }
cli-sim-decisions = Decisions
cli-sim-seat = Seat
cli-sim-leader = { -leader }
cli-sim-bot = Bot
cli-sim-played = games
cli-sim-won = won
cli-sim-share = share
cli-sim-mean-vp = mean { -victory_point(number: "other") }
cli-sim-never = Never seen
cli-sim-nothing = nothing: everything was seen
cli-sim-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s
cli-sim-fired-card-played = Cards that sent an { -agent }
cli-sim-fired-card-revealed = Cards revealed
cli-sim-fired-card-acquired = Cards acquired
cli-sim-fired-intrigue-played = { -intrigue_card(number: "other") } played
cli-sim-fired-space = Spaces entered
cli-sim-fired-post = { CAPITAL(-observation_post(number: "other")) } with a { -spy }
cli-sim-fired-post-infiltrated = Posts infiltrated from
cli-sim-fired-post-gathered = Posts of intelligence gathered
cli-sim-fired-contract-taken = { CAPITAL(-contract(number: "other")) } taken
cli-sim-fired-contract-completed = { CAPITAL(-contract(number: "other")) } completed
cli-sim-fired-objective = Objectives dealt
cli-sim-fired-icon-matched = { CAPITAL(-battle_icon(number: "other")) } matched
cli-sim-fired-training = Spaces of the training track
cli-sim-fired-conflict = { -conflict_area(number: "other") } fought
cli-sim-fired-conflict-won = { -conflict_area(number: "other") } won
cli-sim-fired-rival-card = { -house_hagal_card(number: "other") } revealed
cli-sim-fired-leader = { -leader(number: "other") } played
cli-sim-fired-tile-acquired = { -tech_tile(number: "other") } acquired
cli-sim-fired-tile-used = { -tech_tile(number: "other") } used
cli-sim-fired-freighter-recalled = { -freighter(number: "other") } recalled from

## landsraad doctor

cli-doctor-good = ok
cli-doctor-bad = FAILED
cli-doctor-python = Python
cli-doctor-build = Build
cli-doctor-versions = Versions
cli-doctor-languages = Languages
cli-doctor-rules = Rules
cli-doctor-self-test = Game between bots
cli-doctor-healthy = Everything works.
cli-doctor-ill = Something is wrong.
