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
cli-hand = Hand: { $n }
cli-intrigues = Intrigue cards: { $n }
cli-card-unknown = There is no card, space, Leader or Conflict called { $name }.
cli-rule-unknown = There is no rule { $rule }.
cli-lang-unknown = Choose one of these languages: { $languages }.
cli-saved = Saved to { $file }.
cli-resume = Go on with: { $command }
cli-look-again = Look at it again with: { $replay }, or { $analyze }
cli-bot-seconds = { $level } ({ $n } s)
cli-game-over = The game is over.
cli-standing = { $rank }. { $leader }: { $vp } VP, { $spice } spice, { $solari } Solari, { $water } water, { $garrison } in the garrison
cli-winner = { $vp ->
    [one] { $leader } wins with { $vp } Victory Point.
   *[other] { $leader } wins with { $vp } Victory Points.
}
cli-help =
    A number chooses the option with that number; the text in parentheses chooses it too.
    options  show the question again     board  draw the board
    hand     show your hand              card NAME  show a card, space, Leader or Conflict
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
cli-kind-imperium = Cards of the decks ({ $n })
cli-kind-intrigue = Intrigue cards ({ $n })
cli-kind-leader = Leaders ({ $n })
cli-kind-space = Board spaces ({ $n })
cli-kind-conflict = Conflict cards ({ $n })
cli-kind-tile = Tech tiles ({ $n })
cli-fact-pile-starter = starting deck
cli-fact-pile-reserve = Reserve
cli-fact-pile-imperium = Imperium Deck
cli-fact-copies = × { $n }
cli-fact-icon = Agent icon: { $names }
cli-fact-complexity = complexity { $n }
cli-fact-level = Conflict { $n }
cli-fact-tile = Tech tile

## landsraad simulate

cli-sim-progress = Games
cli-sim-title = { $games } games, { $errors } with errors
cli-sim-min = least
cli-sim-mean = mean
cli-sim-max = most
cli-sim-winner-vp = Victory Points of the winner
cli-sim-vp = Victory Points of all
cli-sim-rounds = Rounds
cli-sim-decisions = Decisions
cli-sim-seat = Seat
cli-sim-leader = Leader
cli-sim-bot = Bot
cli-sim-played = games
cli-sim-won = won
cli-sim-share = share
cli-sim-mean-vp = mean Victory Points
cli-sim-never = Never seen
cli-sim-nothing = nothing: everything was seen
cli-sim-speed = { $seconds } s, { $games } games/s, { $decisions } decisions/s
cli-sim-fired-card-played = Cards that sent an Agent
cli-sim-fired-card-revealed = Cards revealed
cli-sim-fired-card-acquired = Cards acquired
cli-sim-fired-intrigue-played = Intrigue cards played
cli-sim-fired-space = Spaces entered
cli-sim-fired-conflict = Conflicts fought
cli-sim-fired-conflict-won = Conflicts won
cli-sim-fired-rival-card = House Hagal cards revealed
cli-sim-fired-leader = Leaders played
cli-sim-fired-tile-acquired = Tech tiles acquired
cli-sim-fired-tile-used = Tech tiles used
cli-sim-fired-freighter-recalled = Freighters recalled from
cli-sim-fired-post = Observation posts with a spy
cli-sim-fired-post-infiltrated = Posts infiltrated from
cli-sim-fired-post-gathered = Posts of intelligence gathered
cli-sim-fired-contract-taken = Contracts taken
cli-sim-fired-contract-completed = Contracts completed
cli-sim-fired-objective = Objectives dealt
cli-sim-fired-icon-matched = Battle icons matched
cli-sim-fired-training = Spaces of the training track

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
