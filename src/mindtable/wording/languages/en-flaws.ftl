### English: what is wrong with a deck, a position, a record or a file. Sentences begin with a small letter: they stand
### after a colon, or are given a capital letter. What is quoted is what somebody wrote, or what is to be written.

# $place: where; $flaw: the sentence that says what is wrong there.
flaw-at = { $place }: { $flaw }

## Places. Fields are quoted as they are written in a scenario: hand, play.

flaw-place-file = { $file }
flaw-place-line = line { $number }
flaw-place-last-line = line { $number }, where the text breaks off
flaw-place-scenario = the scenario
flaw-place-field = “{ $name }”
# $seat: the letter of a seat, or the letters of a team.
flaw-place-field-of = “{ $name }” of { $seat }
flaw-place-seat = seat { $seat }
flaw-place-step = step { $number }
flaw-place-quoted = “{ $text }”

## Games, their options and decks. $known: what there is, as it is written; $card: the id of a card.

flaw-no-game = there is no game “{ $name }”; choose from { $known }.
flaw-no-module = the module “{ $name }” cannot be loaded.
flaw-no-family-in = the module “{ $name }” has no family of games; it should have one under the name “family”.
flaw-two-families = two families of games are called “{ $name }”.
flaw-no-set = there is no set “{ $name }”; choose from { $known }.
flaw-no-sets = { $game } has no set “{ $name }”: its cards are always the same.
flaw-no-option = { $game } has no option “{ $name }”; possible: { $known }.
flaw-no-card = there is no card “{ $name }”; write the English name with hyphens, like killer-bee.
flaw-no-numbered-card = there is no card “{ $name }”; the cards are numbered from 1 to { $most }.
flaw-later-stage = { $card } is a later stage: it is never dealt and exists only in play.
flaw-only-for = { $card } is a card for { $game } only.
flaw-not-an-entry = “{ $text }” is not a card id and a number; write, for example, gorillion 2.
flaw-copies = { $copies } copies of { $card } are not possible; there may be 1 to { $most }.
flaw-deck-too-small = a deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } is too small: { $needed } are dealt.
flaw-deck-too-large = a deck of more than { $most } cards is too large.

## Values and fields. $place: one of the places above.

flaw-not-a-number = “{ $value }” is not a whole number.
flaw-out-of-range = “{ $value }” is not a whole number from { $least } to { $most }.
flaw-none-of = “{ $value }” is not possible here; choose from { $known }.
flaw-not-a-map = { $place } must consist of fields, each written as “name: value”.
flaw-not-a-list = { $place } must be a list in square brackets.
flaw-unknown-field = { $place } has an unknown field “{ $name }”; choose from { $known }.
flaw-no-seat = there is no seat { $seat }.
flaw-no-solver = { $game } cannot be solved: that takes two sides that decide one after the other.
flaw-nobody-decides = there is nothing to decide here.
flaw-too-many-worlds = too much is hidden: more than { $most } deals fit what the player knows.
flaw-not-over = the game is not over yet; it can be reviewed once it is.
flaw-other-games = games of another kind or with other settings are kept there; choose another folder.

## Limits of what is read.

flaw-too-long = this text is too long: at most { $most } characters are read.
flaw-too-many = there are too many entries in { $place }: at most { $most } are read.
flaw-too-many-values = the position is too large: at most { $most } values are read.
flaw-too-deep = lists and fields are nested too deeply: at most { $most } levels are read.

## Records. What is quoted stands in the record, or should.

flaw-not-a-record = this is not a record of Mindtable.
flaw-record-format = the record has format “{ $found }”, but this version reads formats { $known }.
flaw-expected = “{ $wanted }” should be here instead of “{ $found }”.
flaw-expected-either = “{ $wanted }” or “{ $other }” should be here instead of “{ $found }”.
flaw-expected-empty = an empty line should be here instead of “{ $found }”.
flaw-seat-twice = seat { $seat } appears twice.
flaw-move-number = move { $wanted } should be here instead of move { $found }.
flaw-cut-off = the record ends before its result.
flaw-after-result = nothing may follow the result.
flaw-other-game = this is a record of { $found }, not of { $wanted }.
flaw-other-rules = this was played under version { $found } of the rules; here it is version { $known }.
flaw-other-seats = { $game } has the seats { $seats }.
flaw-other-deal = the deal does not follow from the seed; one of the two has been changed.
flaw-other-result = with these moves, the result is “{ $result }”.
# $number: of a move.
flaw-other-roll = the roll in move { $number } does not follow from the seed.
flaw-not-hexadecimal = “{ $value }” is not a number of { $count } hexadecimal digits.
flaw-unreadable-move = “{ $move }” is not a move.
flaw-ambiguous-move = “{ $move }” matches several cards; say which one, for example with @B or #2.
# $why: a whole sentence that says what is against the rules.
flaw-illegal-move = the move “{ $move }” is not allowed. { $why }

## Scenarios.

flaw-not-a-scenario = document { $number } is not a scenario; a scenario has a field like “game: duel”.
flaw-no-scenario = it contains no position.
flaw-not-a-step = “{ $text }” is not a step; write, for example, “A: attack gorillion”.
flaw-mixed-step = a step is either moves, or one of expect, legal and refuse alone.
flaw-not-of-a-step = “{ $name }” is neither a seat nor expect, legal or refuse.
flaw-not-expected = “{ $name }” cannot be expected of a position.

## Files.

flaw-not-text = this is not UTF-8 text.
flaw-not-yaml = the text is not valid YAML; check the indentation, brackets and quotation marks.
flaw-no-shortcuts = anchors, aliases and merge keys (&, *, <<) are not read; write everything out.
flaw-no-tags = tags like “{ $tag }” are not read; leave them out.
flaw-not-a-name = the name of a field must be a word, not a list or a map.
flaw-name-twice = the field “{ $name }” appears twice.

## Bots.

flaw-no-bot = there is no bot “{ $name }”; choose from { $known }, programs (./mybot.py) and classes (module:Class).
flaw-no-bot-in = the module “{ $module }” has no bot “{ $name }”.
flaw-not-a-bot = “{ $name }” does not make a bot: called with a seed, it must return something with “choose”.
flaw-bot-plays-not = the bot “{ $name }” does not play { $game }.
flaw-no-limit = “{ $text }” is not a limit; write, for example, 100ms, 2s or 5000 (iterations).
flaw-needless-limit = “{ $name }”: only { $known } can be told how long to think.
flaw-no-program = there is no program { $name }.
flaw-no-command = “{ $name }” is not a command line.
flaw-too-few-bots = an arena needs at least two bots.
flaw-bot-twice = “{ $name }” is named twice.
