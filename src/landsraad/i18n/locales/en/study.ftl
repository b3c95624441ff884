### landsraad analyze and landsraad train.

analyze-title = Chances of winning: { $file }
analyze-chance = Chance of winning
analyze-decision = Decision
analyze-picture = Picture: { $file }
analyze-progress = { $done } of { $decisions } decisions
analyze-worst = Turns where most was lost
analyze-round = round
analyze-seat = Seat
analyze-lost = lost (points of %)
analyze-played = played
analyze-better = the bot's choice
analyze-choices = choices
analyze-agreed = as the bot
analyze-last = last chance
train-games = Self-play: { $games } games, { $rows } positions in { $seconds } s.
train-epoch = Pass { $pass }: loss { $loss } on new positions (guessing: { $guess }).
train-done = Written to { $file }, { $bytes } bytes.
train-full = The shipped weights came from { $games } games and { $rows } positions: about { $minutes } minutes on one core, loss { $loss }.
train-searches = Practice: { $games } games, { $rows } decisions searched in { $seconds } s.
train-practice = Pass { $pass }: loss { $loss } on new decisions (before practice: { $before }).
train-practised = The shipped corrections came from { $games } games and { $decisions } decisions: about { $minutes } minutes on one core.
train-numpy = Training needs NumPy: install landsraad[train].
