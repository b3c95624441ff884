### landsraad tournament: its tables and its report.

tournament-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
tournament-bot = Bot
tournament-games = games
tournament-wins = won
tournament-win-rate = win rate
tournament-interval = 95 % interval
tournament-rating = rating
tournament-difference = Difference
tournament-uneven = { $games } games are no multiple of { $block }, so the last deal is not played from every seat.
tournament-resumed = Taking up the tournament again: { $done } of { $games } games are there.
tournament-kept = The games are kept in { $file }.
tournament-stopped = Stopped: { $done } of { $games } games are kept in { $file }. The same command goes on from there.
tournament-report = Report: { $file }

## The report

tournament-page-title = Tournament
tournament-page-setup = Set-up
tournament-page-by-seat = Win rate by seat
tournament-page-by-seat-note = Seat 1 is the { -first_player }'s in the first { -round }, the others follow clockwise.
tournament-page-by-leader = Win rate by { -leader }
tournament-page-by-card = Win rate by card acquired
tournament-page-by-card-note = Of the seats that acquired the card at least once; cards acquired fewer than { $n } times are left out.
tournament-page-by-space = Win rate by space visited
tournament-page-by-space-note = Of the seats that sent an { -agent } there at least once; spaces that fewer than { $n } seats visited are left out.
tournament-page-vp = { -victory_point(number: "other") } by { -round }
tournament-page-vp-note = Mean at the end of each { -round }, over the games that got so far.
tournament-page-round = { CAPITAL(-round) }
tournament-page-seat = Seat
tournament-page-leader = { -leader }
tournament-page-card = Card
tournament-page-all = all bots
tournament-page-even = The dashed line is an even share; in the picture of one bot it is the bot's own win rate.
tournament-page-errors = Games that broke

## landsraad bot check

bot-check-good = { $command } keeps the protocol.
bot-check-bad = { $command } does not keep the protocol.
bot-check-yes = yes
bot-check-no = no
bot-check-name = Calls itself
bot-check-games = Games (won)
bot-check-decisions = Decisions
bot-check-mean = Mean answer
bot-check-slowest = Slowest answer
bot-check-left = Leaves when told
bot-check-repeats = Chooses the same when asked the same
