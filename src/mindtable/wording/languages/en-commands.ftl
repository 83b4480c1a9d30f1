### What the command line says: help, and what is wrong with what was typed. Words in capitals stand for what a
### person puts there; names of commands and options are the same in every language.

## Help in general.

command-description = A table for the card games Mindbug and Mind Up! An unofficial fan project.
command-usage = usage:
command-commands = commands
command-positional = arguments
command-options = options
# A title before what it is of: one of the three above, or of the table.
command-title = { $title }:
command-help = show this help and exit
# $help: the help of a command, a clause, as a sentence.
command-about = { CAPITAL($help) }.

## What stands for something to put there.

command-value-command = COMMAND
command-value-file = FILE
command-value-seat = SEAT
command-value-seats = SEATS
command-value-bot = BOT
# Like 100ms or 2s.
command-value-time = TIME
command-value-bots = BOT,BOT
command-value-name = NAME
command-value-seconds = SECONDS
command-value-language = CODE
command-value-names = NAMES
command-value-module = MODULE

## Commands.

command-play = play against bots, or with several people at one screen
command-watch = watch bots play each other
command-replay = replay a recorded game, step by step on a terminal
command-verify = check a recorded game against its commitment: seed, deal, every roll
command-scenario = check scenarios: positions, moves and what must come of them
command-cards = list cards, or show one with its text and rulings
command-art = draw a card, or all cards of a set on one sheet
command-analyse = show what the search thinks of a decision
command-arena = let bots play each other in mirrored deals and rate them
command-bench = measure how fast the engine is on this machine

## Options and arguments. $default: what it is if nothing is said; lists come from the game and are not translated.

command-game = which game (default: { $default })
command-seat = where you sit (default: A); AC: two people at one screen, at A and C
command-play-bot = who you play with and against: { $bots } (default: rule, which follows rules of thumb)
command-hot-seat = people in all seats, hands hidden between turns
command-continue = continue a game: the one in the file, or the last unfinished one
command-bots = who plays, one bot per seat: { $bots } (default: rule and random in turn)
command-delay = seconds between moves (default: 1 on a terminal, else 0)
command-record = a game record
command-to = print everything up to move N and stop there
command-view = show what that seat could see (default: everything if the game is over, else what everyone could see)
command-scenarios = scenarios in YAML
command-name = a card id, or part of a name
command-json-verify = print the findings as JSON
command-art-note = Without --face, the creature in its scene. A number from 1 to 60 is a card of Mind Up!.
command-art-name = a card id, or part of a name that matches only one card
command-art-face = the whole card: to read, in the hand, in play, or its back; or the creature alone, without its scene
command-art-sheet = a sheet of cards: { $sets }, or all
command-art-grey = on a sheet: show all cards once more in grey
command-art-width = width in pixels, of a picture or of each card on a sheet
command-art-output = a file that ends in .svg or .png (default: SVG on standard output)
command-analyse-file = a record, or a position in the notation of scenarios
command-analyse-move = in a record: the decision of move N
command-analyse-seat = whose decision, if several players decide at once
command-analyse-time = thinking time (default: 2s)
command-analyse-seed = seed of the dice (default: 1)
command-iterations = number of tries instead of a time, for repeatable results
command-arena-note = A bot is one of these names; search@1s or search@5000 for a search with its own limit; or a program (./mybot.py, program:COMMAND; see docs/bot-protocol.md).
command-arena-bots = at least two of { $bots }
command-arena-games = games per pair, in whole mirrored deals (default: 100)
command-arena-time = thinking time per move of search (default: 100ms)
command-arena-seed = seed of deals and dice (default: 1)
command-arena-cores = games played at once (default: one per core)
command-arena-json = also write the results to this file
command-seconds = seconds per figure (default: 5)
command-batch = measure many games at once, as programs that learn play them
command-json-bench = print one JSON object
command-seed = deal the cards that follow from this number
command-lang = language: { $languages } (default: that of the terminal)
command-names = card names: { $namings } (default: own, those of the language)
command-with = also offer the family of games in this Python module; may be repeated
command-version = show the version and exit

## What is wrong. All in one line, without a full stop. $name, $text: what was typed.

# $problem: what is wrong; $command: a command line that explains it.
command-wrong = { $problem } (see { $command })
# $argument: the option or the value it is about.
command-wrong-argument = { $argument }: { $problem }
command-wrong-required = missing: { $arguments }
command-wrong-unknown = unrecognised arguments: { $arguments }
command-wrong-choice = invalid choice “{ $value }” (choose from { $choices })
command-wrong-together = cannot be used with { $argument }
command-wrong-no-value = a value is missing
command-wrong-at-least-one = at least one value is missing
command-wrong-value-given = takes no value, but “{ $value }” was given

command-no-language = there is no language “{ $name }” (choose from { $languages })
command-no-names = there are no names “{ $name }” (choose from { $namings })
command-no-set = there is no set “{ $name }” (choose from { $sets }, or all)
command-no-card = there is no card “{ $name }”
command-not-positive = “{ $text }” is less than 1
command-no-pixels = “{ $text }” is not a number of pixels from { $least } to { $most }
command-no-time = “{ $text }” is not a time; write it like 100ms or 2s
command-no-number = “{ $text }” is not a whole number
command-no-seed = “{ $text }” is not a whole number from { $least } to { $most }
command-negative = “{ $text }” is less than 0
command-no-seconds = “{ $text }” is not a number of seconds from 0 to { $most }
command-no-seats = “{ $text }” is not a list of seats; write letters, like A or AC
command-no-seat = --seat: there is no seat “{ $name }”; { $game } has the seats { $seats }
command-no-option = { $game } has no option --{ $name }
command-no-cards = { $game } has no list of cards
command-no-such-option = there is no option { $name }
command-no-such-option-but = there is no option { $name }; did you mean { $close }?
command-continue-alone = --continue takes everything from the record: leave out all other options
command-hot-seat-alone = --hot-seat is for people in all seats: leave out --seat and --bot
command-bots-number = { $game } has { $seats } seats, but --bots names { $bots }
command-none-to-continue = there is no game to continue in { $folder }
# $problem: a file and what is wrong with it.
command-left-out = skipped: { $problem }
command-game-over = { $file }: the game is over; mindtable replay shows it
command-only-bots = { $file }: only bots play this game; mindtable replay shows it
command-no-move = { $file }: there is no move { $number }; the last one is { $last }
command-nobody-there = { $file }: nobody sits at { $seat }
command-no-moves = { $file }: a position has no moves; --move is for records
command-over-there = { $file }: the game is over at that point; use --move N for the decision of move N
command-not-asked = { $file }: { $seat } has nothing to decide there
command-art-no-kind = “{ $file }” ends in neither .svg nor .png
command-art-no-name = which card? Name one, or ask for a --sheet
command-art-several = “{ $name }” matches several cards: { $cards }
