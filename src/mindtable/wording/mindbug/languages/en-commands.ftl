### Mindbug in English: what the command line says of it.

## Options and arguments. $default: what it is if nothing is said; lists come from the game and are not translated.

option-mindbug-epic = of tag-team: the epic variant, with more cards and Mindbugs
option-mindbug-deck = of duel and tag-team, your own: a card id and a number on each line
option-mindbug-sets = of duel and tag-team, which cards: { $sets }, or all (default: first-contact)
