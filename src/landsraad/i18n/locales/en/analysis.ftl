### The analysis of a finished game in the browser.

analysis-open = Analyse
analysis-title = Analysis of the game
analysis-offer = The strongest bot looks at every decision of this game again: who was how likely to win, where most was lost, and what it would have played. That takes a minute or two; you can go on looking at the replay.
analysis-start = Analyse this game
analysis-waiting = Other games are being analysed first.
analysis-progress = { $done } of { $all } decisions
analysis-failed = The analysis came to no end. You can try again.
analysis-what = Chance of winning after each decision, as the seat could judge it ({ $n } tries a decision). Numbers mark the turns where most was lost; a click goes there.
analysis-curve = Chances of winning over the game
analysis-worst = Turns where most was lost
analysis-nothing-lost = Nothing was lost: the bot would have played the same.
analysis-round = { -round } { $n }
analysis-instead = { $played } – the bot would have played: { $best }
analysis-agrees = { $played } – the bot agrees
analysis-noted = { $played } – what the bot considered
analysis-seats = The seats
analysis-seat = { $agreed } of { $choices } choices as the bot, { $lost } points of a percent lost in all
analysis-step = Step { $n }: { $name }
analysis-judged = The analysis
analysis-considered = What the bot considered in the game
analysis-tried = { $bot }, { $n } tries
analysis-visits = { $n } tries
analysis-was-played = played
