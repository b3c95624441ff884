### The server: levels of bots, errors, and the check of a deal.

## Bots

level-novice = Novice
level-adept = Adept
level-mentat = { -mentat }
level-kwisatz_haderach = Kwisatz Haderach
server-bot-name = Bot ({ $level })
server-bot-called = { $name } (bot, { $level })

## Errors

error-bad_request = That was not understood: { $reason }
error-bad_setup = This game cannot be set up: { $reason }
error-no_session = You are not known here. Load the page again.
error-bad_origin = Another page may not do this.
error-banned = This address is not admitted here.
error-not_found = There is nothing here for you.
error-wrong_token = This link is not valid (any more).
error-not_yours = That seat is not yours.
error-not_host = Only the person who made the table may do this.
error-wrong_status = That is not possible at this point of the table.
error-seat_taken = Somebody sits there already.
error-seats_open = Some seats are still open.
error-not_away = The person is still here; a bot may take over after some time of absence.
error-cannot_hand_back = This seat stays with the bot.
error-stale = The table has moved on. Please choose again.
error-not_asked = It is not this seat’s choice now.
error-illegal = That is not among the options.
error-undo_refused = That cannot be taken back freely. You can ask the table.
error-nothing_to_redo = There is nothing to do again.
error-no_request = Nobody asks to take something back.
error-no_hints = There are no hints where several people play.
error-set_aside = This table was stored by another version and cannot be played on by this one. It is kept.
error-too_many = Too fast. Please wait a moment.
error-too_many_tables = You have { $most } unfinished tables. Finish or close one first.
error-too_large = That is too long.
error-too_slow = The request came too slowly.
error-storage_failed = The game could not be stored, so nothing was changed. Please try again.
error-busy = The server is busy. Please try again.
error-wrong_version = This page is out of date. Load it again.
error-session_ended = This session has ended.

# Why, as the end of a sentence of the above

reason-too-long = it is too long, there is room for { $most } characters.
reason-empty = something must be written here.
reason-unprintable = it holds characters that cannot be shown.
reason-form = this page and the server do not agree. Load the page again.
reason-players = it is played by { $allowed } players.
reason-leader-twice = { $thing } is chosen twice, and each { -leader } can be in a game once.
reason-epic = epic mode is not there for these boxes and this number of players.
reason-seats = { $players } players need { $players } seats.
reason-one-me = only one seat can be yours; others at this screen have seats of their own.
reason-choices = these choices do not go together.

## Commands

cli-serving = Landsraad is served at { $address } (Ctrl-C stops it).
cli-opened = Your browser should open now; if not, go to { $address }
cli-engine-building = The compiled engine is being built beside the game, once, in some minutes; until the next start bots think with the interpreted one.
cli-engine-built = The compiled engine is ready: the next start uses it.
cli-engine-unbuilt = The compiled engine could not be built (build/engine/build.log says why); the game goes on with the interpreted one.
cli-no-client = The page for the browser is not built here; `make play` builds it. To play in the terminal: landsraad play --terminal
cli-replay-commitment = The deal is the one promised at the start: SHA-256 { $hash }
cli-replay-broken = The seed does not fit the promise made at the start: SHA-256 { $hash }
hint-best = Wins { $chance } % of the futures tried, { $ahead } more than the next best.
hint-even = Wins { $chance } % of the futures tried, as much as the next best.
hint-other = Wins { $chance } %.
hint-only = There is nothing else to choose.
