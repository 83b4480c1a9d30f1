### Mindbug in English: what the command line says of it.

## What stands for something to put there.

command-value-sets = SET,SET
command-value-words = WORD,WORD
command-value-word = WORD
command-value-text = WORDS
command-value-number = N

## Options and arguments. $default: what it is if nothing is said; lists come from the game and are not translated.

option-mindbug-epic = tag-team: the epic variant, with more cards and Mindbugs
option-mindbug-deck = duel and tag-team: your own deck, with a card id and a number on each line
option-mindbug-sets = duel and tag-team: the sets to play with: { $sets }, or all (default: first-contact)
command-set = set: { $sets }, or all
command-keyword = printed keyword: { $keywords }
command-trigger = kind of ability: { $triggers }
command-power = printed power: 5, 4-6, 7+ (at least) or -3 (at most)
command-text = words in its text, in any order
command-json-cards = print a JSON list with an object for each card
command-report = count cards, abilities and effects, set by set
command-steps = show what the engine executes for the cards, step by step
command-cards-note = All filters apply together: a card must match every one. If no card matches, that is not an error.

## What is wrong. All in one line, without a full stop. $name, $text: what was typed.

command-no-keyword = there is no keyword “{ $name }” (choose from { $keywords })
command-no-card-but = there is no card “{ $name }”; did you mean { $card }?
command-no-power = “{ $text }” is not a power; write it like 5, 4-6, 7+ or -3
