### What bots and other programs are told, and the page on which they get their tokens.

## Why something was not done. $field: the name of what was handed in.

api-no-token = A valid token is needed: in the header “Authorization”, after “Bearer”.
api-not-json = That is not JSON.
api-bad-field = “{ $field }” is not of the expected kind.
api-unknown-field = There is no “{ $field }” here.
api-missing-field = “{ $field }” is missing.
# $name: of an option of a game.
api-no-option = This option cannot be chosen here: “{ $name }”.

## Tokens.

tokens-title = Tokens for bots and programs
tokens-lead = A token lets a program play here in your name, or brings a bot of yours to the table. Keep it to yourself.
tokens-new = New token
tokens-label = Name
tokens-for-bot = For a bot: it plays under this name and is marked as a bot
tokens-for-me = For a program that I play with myself
tokens-make = Make a token
tokens-made = Your new token. Copy it now: it will not be shown again.
tokens-yours = Your tokens
tokens-none = You have none yet.
tokens-is-bot = Bot
tokens-is-mine = Plays as you
# $day: a date.
tokens-since = Made on { $day }
tokens-used = Last used on { $day }
tokens-unused = Never used
tokens-revoke = Revoke
tokens-needs-name = The token needs a name.
# $most: a number.
tokens-too-many = You already have { $most } tokens, the most that are possible. Revoke one first.
tokens-no-such = You no longer have this token.
# Said of a bot that somebody has brought, beside its name.
table-program = Guest bot

## Challenges.

# $name: as it was typed.
challenge-nobody = Nobody called “{ $name }” can be challenged here.
# $most: a number.
challenge-too-many = You have { $most } challenges that nobody has answered yet. Wait, or withdraw one.
challenge-gone = This challenge is no longer open.
challenge-title = Challenges
# $name: of who challenges; $game: what is played.
challenge-from = { $name } challenges you: { $game }
# $name: of who is challenged.
challenge-to = You have challenged { $name }: { $game }
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw

## `mindtable bot`.

command-bot = bring a bot to a table somewhere else, where it accepts challenges and plays
command-bot-note = The bot is one of the names, or a program of your own (./mybot.py, program:COMMAND; see docs/bot-protocol.md). The table gives out tokens on the page /me/tokens.
# $bots: names.
command-bot-name = a program, or one of { $bots }
command-bot-at = address of the table, such as https://table.example
command-bot-token-file = file with the token; otherwise it is taken from the environment variable MINDTABLE_TOKEN
# $games: names.
command-bot-accept = games in which challenges are accepted, of { $games } (default: all that the bot can play)
command-bot-seek = games for which it looks for others in the lobby, again after each game (default: none)
command-bot-enter = tournaments in which it takes part: the last part of their addresses
command-bot-games = how many games at the same time (default: 4)
command-bot-time = thinking time per move (default: that of the bot)
command-value-games = GAME,GAME
# $address: what was typed.
visit-no-address = “{ $address }” is not the address of a table: it begins with http:// or https://.
visit-unreachable = The table at { $address } does not answer.
# $variable: the name of a variable of the environment.
visit-no-token = The bot needs a token: in a file (--token-file) or in the environment ({ $variable }).
# $name: of the bot.
visit-begun = { $name } is at { $address }, waiting for games. Press Ctrl-C to stop it.
visit-ended = The bot has left the table. Games in progress wait for it.
visit-cut-off = The table does not answer. Trying again…
# $game: what is played; $key: of the game; $others: names.
visit-game-begun = { $game } ({ $key }): against { $others }
visit-game-won = { $game } ({ $key }): won
visit-game-lost = { $game } ({ $key }): lost
# $why: a sentence.
visit-bot-failed = The bot has resigned { $key }: { $why }
