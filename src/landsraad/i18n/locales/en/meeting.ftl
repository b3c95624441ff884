### Meeting: the lobby, clubs, ladders, reports, choosing Leaders, notices.

## Lobby

lobby-title = Open tables
lobby-empty = Nobody waits for players right now. Offer a table, or let yourself be paired.
lobby-join = Join
lobby-back = Back to the table
lobby-players = { $taken } of { $all }
lobby-range = Rating { $low } to { $high }
lobby-rating = { $n } ± { $doubt }
lobby-not-yours = not your rating
lobby-pair = Quick pairing
lobby-pair-why = With whoever wants the same game now
lobby-pair-go = Find players
lobby-offer = Let anybody join from the front page
lobby-offer-club = Where it is shown
lobby-offer-public = to everybody
lobby-offered = This table is shown to people who look for one.
lobby-withdraw = Show it no longer
lobby-low = Rating from
lobby-high = to
web-status-choosing = choosing

## Clubs

club-title = Clubs
club-why = A club is private: who has its link belongs to it and sees its tables.
club-none = You belong to no club yet.
club-name = Name of the club
club-make = Make a club
club-members = Members: { $n }
club-host = host
club-link = Link for new members
club-renew = Make a new link (the old one is void)
club-remove = Remove { $name }
club-leave = Leave the club
club-invited = Somebody invites you to a club.
club-join = Join the club
club-tables = Tables of the club

## Ladder

ladder-title = Leaderboard
ladder-why = Ratings per game with their doubt. Whoever leaves a game or runs out of time shares the last place.
ladder-mode = Game
ladder-mode-name = { $game }, players: { $n }
ladder-empty = Nobody is rated in this game yet.
ladder-rating = Rating
ladder-games = Games

## Reports and mutes

report-title = Report { $name }
report-why = The operator of this server reads it, with the latest chat lines of this person.
report-words = Insults
report-name = The name
report-cheating = Cheating
report-stalling = Stalling
report-other = Something else
report-text = What happened
report-send = Send
report-sent = Sent. Thank you.
mute-on = Mute { $name }
mute-off = Hear { $name } again
mute-lines = Lines of muted people: { $n }

## Choosing Leaders

choose-way = How { -leader(number: "other") } are found
choose-set = as set at the seats, else at random
choose-set-why = Who has none named is dealt one.
choose-pick = Everybody picks
choose-pick-why = All at once; who is first has it.
choose-draft = Draft
choose-draft-why = Two more than players are dealt; the last seat chooses first.
choose-auction = Auction for seats
choose-auction-why = A sealed bid of { $n } points: for an early choice of the seat, or of the { -leader }.
choose-title = Before the game
choose-now = Choose: { $name }
choose-wait = Choosing: { $names }
choose-bid = For the seat { $seat }, for the { -leader } { $leader }
choose-bid-send = Seal the bid
choose-bid-in = bid is in
choose-place = Seat { $n }
choose-taken = Taken by { $name }

## Notices

notice-push = Tell this browser also when the page is closed
notice-push-failed = This browser cannot be told while the page is closed.
mail-address = Write to me when it is my turn
mail-send = Send a code
mail-enter = Code from the mail
mail-confirm = Confirm
mail-confirmed = Mail goes to { $address }.
mail-forget = Forget the address
mail-code-title = Landsraad: your code
mail-code = Your code is { $code }. If you did not ask for it, do nothing.
mail-why = You get this because you asked to be told. Settings of the page: forget the address.

## Refusals

error-quota = You have { $most } of these already, and that is all there is room for.
error-not_in_range = This table asks for another rating.
reason-auction = seats can be bid for where two or more play, and not in teams.
