### What the pages of the web table say besides the cards, events, questions and moves of a game.

## Everywhere.

table-title = Mindtable
table-skip = Skip to content
table-play = Play
table-learn = Rules
table-cards = Cards
table-language = Language
table-english-names = English card names
table-light = Light
table-dark = Dark
table-menu = Menu
table-close = Close
table-back = Back
# $label: what is done here, or a name; $what: what it is done with, or said of it. Mostly read aloud.
table-labelled = { $label }: { $what }
table-fan-project = An unofficial fan project, made with thanks to the designers and publishers of Mindbug and Mind Up!
table-about = About, credits and licences
# $code: of a language; each is called as it calls itself.
table-language-name = { $code ->
        [en] English
        [it] Italiano
        [es] Español
        [fr] Français
        [pl] Polski
       *[other] { $code }
    }

## Who sits there.

table-you = You
# $bot: the name of a kind of bot.
table-bot = { $bot ->
        [random] Random bot
        [rule] Rule bot
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
        [expert] Expert bot
        [champion] Champion bot
        [attacker] Attacker bot
        [trapper] Trapper bot
        [miser] Miser bot
       *[other] Bot { $bot }
    }

## The first page.

table-slogan =
    Play it.
    Lose it.
    Take it back.
table-free = Free, in the browser, no account.
table-play-now = Play now
table-which-game = Game
# How many play a game.
table-players-of = { $count } players
table-sides-of = { $each } against { $each }
table-players-range = { $least } to { $most } players
table-against-bots = Against bots
# $bot: the name of a kind of bot.
table-level = { $bot ->
        [easy] Easy
        [medium] Medium
        [hard] Hard
        [expert] Expert
        [champion] Champion
        [attacker] Attacker
        [trapper] Trapper
        [miser] Miser
       *[other] { $bot }
    }
# Above personalities.
table-ways-to-play = Or a way to play
# What a level overlooks. $name: who it is at the table. $list: some of what follows.
table-overlooks = { $name } overlooks { $list }.
# $what: something that can be overlooked. It is, one time in $times.
table-overlooked = { $what } ({ $times ->
        [1] always
       *[other] 1 in { $times }
    })
table-overlooks-nothing = { $name } overlooks nothing.
# $line: how a personality plays; $name: who it is at the table.
table-plays-like-this = { $name }: { $line }
# On buttons: what begins, against one bot or with several.
table-play-bot = { $bot ->
        [easy] Play Easy bot
        [medium] Play Medium bot
        [hard] Play Hard bot
        [expert] Play Expert bot
        [champion] Play Champion bot
        [attacker] Play Attacker bot
        [trapper] Play Trapper bot
        [miser] Play Miser bot
       *[other] Play bot { $bot }
    }
table-play-bots = { $bot ->
        [easy] Play with Easy bots
        [medium] Play with Medium bots
        [hard] Play with Hard bots
        [expert] Play with Expert bots
        [champion] Play with Champion bots
        [attacker] Play with Attacker bots
        [trapper] Play with Trapper bots
        [miser] Play with Miser bots
       *[other] Play with bots { $bot }
    }
table-company = { $company ->
        [friends] Invite friends
       *[screen] Same screen
    }
table-more-choices = More options
table-options = Options
table-your-name = Your name
table-name-hint = so that others know who you are
table-sets = Sets
table-seats = Who sits where
table-who = { $who ->
        [usual] As the button says
        [friend] A friend, by link
       *[screen] On this screen
    }
table-their-name = Their name
table-new-game = New game
table-your-games = Your games
table-games-wait = { $count ->
        [one] { $count } is waiting for you
       *[other] { $count } are waiting for you
    }
table-finished-games = Finished games ({ $count })
# $game: the name of the game, $name: another player, $more: how many others there are.
table-game-with = { $more ->
        [0] { $game } with { $name }
       *[other] { $game } with { $name } and { $more } more
    }
table-continue = Continue
table-open = Open
table-look-again = Replay
table-won = You won
table-lost = You lost
table-recorded = Recorded game
table-lobby-short = Waiting for players
# Of a game in which a bot has the reader’s seat now.
table-bot-plays-for-you = A bot is playing for you
table-all-your-games = All your games
# Above games: those that wait for the reader, that go on, that are over.
table-games-waiting = Waiting for you
table-games-going-on = In progress
table-games-over = Finished
# When a game was played last.
table-played-days-ago = { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }
table-played-months-ago = { $months ->
        [one] a month ago
       *[other] { $months } months ago
    }
table-no-games = You have no games here yet.
table-pages = Pages
table-page-before = Back
table-page-after = More games
table-load-a-record = Load a record or a position

## A game.

table-over = Game over
table-your-turn = Your turn
table-turn-of = { $name }’s turn
table-waiting-for = Waiting for { $name }.
table-you-decide = You decide
table-decides = { $name } decides
# Above what has happened last; since one’s last turn, if that is more than one turn ago.
table-just-now = What just happened
table-since-your-turn = Since your last turn
# Shows it once more.
table-again = Again
table-whole-game = The whole game, turn by turn
# While a card is read.
table-card-to-the-left = Card to the left
# Above what has changed the powers of creatures in an attack.
table-why-these-numbers = Why these numbers?
table-card-to-the-right = Card to the right
table-your-hand = Your hand
table-order = Turn order
table-chosen = chosen
table-log = Log
table-log-empty = Nothing has happened yet.
table-read-card = Read
table-watching = You are watching.
table-no-script = Without JavaScript this page does not update by itself: reload it to see what the others did.
table-lost-connection = The connection is lost. Trying again…
table-answer-waits = Your move has not gone through yet. It will be sent again as soon as the connection is back.
table-held-up = The table cannot save anything at the moment. It keeps trying.

## What can be done besides playing.

table-leave = Leave
table-take-back = Undo
table-hint = Hint
table-resign = Resign
table-resign-sure = Resign this game?
table-resign-partner = Resign this game? Your teammate is asked first.
table-rematch = Rematch
table-join-rematch = Join the rematch
table-replay = Replay
table-replay-of = Replay: { $game }
table-to-start = New game
table-hint-wait = A bot is thinking…
table-say-something = Say something
table-emote = { $emote ->
        [hello] Hello!
        [nice] Well played!
        [oops] Oops!
        [think] Hmm…
        [haha] Ha!
       *[thanks] Thank you!
    }
table-you-resigned = You resigned.
table-resigned = { $name } resigned.
# Where two play together and one wants to give up. $name: who wants to, or who is asked.
table-give-up-asked = { $name } wants to resign. Do you agree?
table-give-up-agree = Resign
table-give-up-play-on = Keep playing
table-give-up-offered = You want to resign. Waiting for { $name }.
table-give-up-withdraw = Keep playing
table-give-up-refused = { $name } wants to keep playing.

## Sitting down together.

table-lobby = The game starts as soon as everyone is here.
table-lobby-watching = The game has not started yet.
table-invite = Send this link to { $name }:
table-invite-partner = Send this link to { $name }, your teammate:
table-only-here = These links work on this computer only. To invite others, start the table with “mindtable serve --host 0.0.0.0” and open it at this computer’s address in your network.
table-seat-bot = Let a bot sit here
table-copy = Copy
table-copied = Copied
table-invited-by = { $name } invites you to a game.
table-invited = You are invited to a game.
table-sit-down = Sit down
table-just-watch = Just watch
# Beside a name: this player has no page of the game open.
table-away = away
# Beside a name: this player sat down from the same network address as another one.
table-same-connection = same connection as { $name }
table-same-connection-you = same connection as you
# $name: one or several players.
table-missed = Away for a while: { $name }. You can let a bot take over; whoever comes back can have their seat again.
table-stand-ins = Let a bot take over
table-stand-in = Let a bot play for { $name }
# To somebody who comes back.
table-bot-plays-on = A bot has taken over for you.
table-sit-down-again = Take over again
table-curtain = Now { $name } decides
table-curtain-hint = Make sure nobody else is looking.
table-curtain-lift = I’m { $name }

## Replays.

table-move-of = Move { $number } of { $count }
table-first = To the start
table-previous = One move back
table-next = One move forward
table-last = To the end
table-seen-by = Seen by
table-seen-by-player = Seen by { $name }
table-all-open = All hands open
table-autoplay = Autoplay
table-copy-link = Copy link
table-download = Download record
table-play-on = Play from here
table-share = Share this address to show the game to others.
table-load-title = Load a game or a position
table-load-record = Upload the record of a game, as you can download it when it is over, to replay it move by move.
table-load-position = Upload a position, written like the examples, to play from there against bots.
table-load-file = File
table-load-paste = Or paste it here
# Before a list: whoever is to move, Player A, Player B …
table-load-seat = You play as
table-load-asked = whoever is to move
table-load-go = Open
table-load-examples = Examples
table-load-example = Play from here

## About.

table-about-title = About Mindtable
table-about-thanks = Mindbug was designed by Christian Kudahl, Marvin Hegen, Richard Garfield and Skaff Elias, illustrated by Denis Martynets and published by Nerdlab Games. Mind Up! was designed by Maxime Rambourg, illustrated by Christine Alcouffe and published by Catch Up Games. Thank you for these games! Buy them: they are better on a real table.
table-about-unofficial = Mindtable is an unofficial fan project. It is not affiliated with the designers or publishers, and uses none of their pictures or texts.
table-about-software = Third-party software and images

## What cannot be done.

table-declined = Sorry, that didn’t work
table-refused = That is against the rules.
table-no-such-game = There is no such game.
table-no-such-page = There is no such page.
table-already-decided = That has already been decided.
table-no-move = That is not a possible answer.
table-game-over = The game is over.
table-not-over = The game is not over yet.
table-not-all-here = Not everyone has sat down yet.
table-not-dealt = The cards are not dealt yet.
table-not-asked = It is not your turn to decide.
table-not-your-seat = This is not your seat. Use the invitation you were sent.
table-behind-curtain = First tell us who is at the screen.
table-needs-cookies = Your browser keeps no cookies, so the table would not recognise you. Allow them for this page, then try again.
table-chair-taken = Someone else has taken this seat.
table-is-here = This player is here.
table-not-away-for-long = A bot can take this seat only after the table has waited for this player for a while.
table-give-up-again = You have already offered to resign. You can offer it again after your next move.
table-give-up-gone = The offer to resign is no longer open.
table-bad-invitation = This invitation is not valid.
table-no-take-back = Moves can be undone only against bots.
table-nothing-to-take-back = There is nothing to undo.
table-no-hint = There are hints only in games against bots.
table-cannot-begin = This game cannot be started.
table-cannot-begin-because = This game cannot be started. { CAPITAL($problem) }
table-other-rules = This game was played under an older version of the rules.
table-broken = Something is broken here, and it is not your fault. Your games are safe: go back and try again.
table-bad-request = This request makes no sense here.
table-other-site = The request came from another site and was ignored.
table-too-fast = Too many requests. Wait a moment.
table-too-many-lines = You have too many games open in this browser. Close some of them.
table-too-much-thinking = Bots are already thinking in many games from here. Wait until they have answered, or choose an easier level.
table-hint-late = No bot had time for a hint. Ask again in a moment.
table-too-slow = That took too long to arrive. Please try again.
table-no-room = Too many connections are open. Please try again in a moment.
table-other-host = This table does not go by the name “{ $host }”. Whoever runs it can allow the name with --allowed-hosts.
table-too-large = That is too large: at most { $kilobytes } kB can be uploaded.
table-not-text = That is not text.
table-bad-record = This record cannot be replayed. { CAPITAL($problem) }
table-bad-position = This position cannot be read. { CAPITAL($problem) }
table-not-a-record = That is neither a record nor a position.
table-no-such-seat = There is no such seat in this game.
table-reading-too-long = Reading this takes too long; it was stopped after { $seconds } s.
table-reading-too-much = Reading this takes too much memory; at most { $megabytes } MB are available for it.
table-reading-broke-off = Reading this was interrupted. Please try again.
table-reading-others = At most { $most } texts can wait to be read at the same time. Try again in a moment.
table-no-record = This game did not start with a deal, so it has no record.
table-not-kept = This could not be saved, so nothing was changed. Please try again.

## The commands that serve the table, and think for its bots.

command-serve = serve the web table, for this machine or for others
command-think = think for the bots of a web table, on its machine or on another (only with PostgreSQL)
command-think-database = the database that the servers of the games use
command-processes = how many moves to think about at once (default: one per core)
command-think-ready = Ready to think. Moves at once: { $count }.
command-value-address = ADDRESS
command-value-folder = FOLDER
command-host = address to listen on (default: for this machine only)
command-port = port to listen on (default: 8000; 0: any that is free)
command-data = where games are saved (default: where play saves its own)
command-database = a database to use instead of the file in that folder
command-workers = processes that answer browsers (default: 1; more only with PostgreSQL)
command-thinkers = processes in which bots think (default: one per core; 0: none here; only with PostgreSQL)
command-no-browser = do not open a browser
command-behind-proxy = trusted proxies in front of the table, which say who visits: addresses or networks
command-allowed-hosts = names under which the table may be visited (default: addresses and local names)
command-no-network = “{ $text }” is neither an address nor a network; write it like 127.0.0.1 or 10.0.0.0/8
command-no-host-name = “{ $text }” is not a host name; write it like table.example.org, without http:// and port
command-no-port = “{ $text }” is not a port
table-port-taken = Port { $port } is already in use. Choose another with --port, or any that is free with --port 0.
table-no-listening = Nothing can be served at { $address }: { $problem }.
table-no-folder = Games cannot be saved in { $folder }: { $problem }.
table-no-database = The database cannot be used: { $problem }.
table-newer-games = These games were saved by a newer version of Mindtable. Update it, or choose another folder with --data.
table-bad-key = { $file } is not a key: it is empty or damaged. Restore it from a copy, or delete it to have a new one made; open invitations then become invalid.
