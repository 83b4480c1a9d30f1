### Mindbug in English: what the command line says of it.

## What stands for something to put there.

command-value-sets = SET,SET
command-value-words = WORD,WORD
command-value-word = WORD
command-value-text = WORDS
command-value-number = N

## Options and arguments. $default: what it is if nothing is said; lists come from the game and are not translated.

option-mindbug-epic = of tag-team: the epic variant, with more cards and Mindbugs
option-mindbug-deck = of duel and tag-team, your own: a card id and a number on each line
option-mindbug-sets = of duel and tag-team, which cards: { $sets }, or all (default: first-contact)
command-set = { $sets }, or all
command-keyword = printed: { $keywords }
command-trigger = an ability of: { $triggers }
command-power = printed: 5, 4-6, 7+ (at least) or -3 (at most)
command-text = words that the text has, in any order
command-json-cards = print a JSON list with an object for each card
command-report = count cards, abilities and effects, set by set
command-steps = show what the engine executes for them, step by step
command-cards-note = All filters together: a card has to fit every one. If no card fits, that is said; it is no error.

## What is wrong. All in one line, without a full stop. $name, $text: what was typed.

command-no-keyword = there is no keyword “{ $name }”; there are { $keywords }
command-no-card-but = there is no card “{ $name }”; did you mean { $card }?
command-no-power = “{ $text }” is no power; it is written like 5, 4-6, 7+ or -3
