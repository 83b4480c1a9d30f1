### English, the source language.
###
### For translators
### ---------------
### A message that stands inside others has forms: its value, and attributes (".plural") for whatever else a
### sentence may need of it. Where such a message arrives as the argument $noun, its value is { $noun } and its
### attribute .plural is { $noun-plural }. Give a message the forms your language needs, under names of your
### choice, and give them to every message of the same kind; the program hands on all of them:
###
###     creature-enemy = wrogi stwór
###         .accusative = wrogiego stwora
###         .genitive-plural = wrogich stworów
###     power-at-least = { $noun } o sile { $power } lub większej
###         .accusative = { $noun-accusative } o sile { $power } lub większej
###         .genitive-plural = { $noun-genitive-plural } o sile { $power } lub większej
###
### A form can also be a mark for others to select by, as .person is here and as .gender or .number may be in
### your language. Numbers select plurals: { $count -> [one] … [few] … *[other] … }.
### CAPITAL($clause) gives a text a capital letter. Clauses have neither that nor a full stop; sentences have both.
### STARTS($name, "Bot ") is yes or no likewise, and WITHOUT($name, "The ") is the name without that beginning.
### BEGINS($name, "aeiou") is yes or no, to select by: { BEGINS($name, "aeiou") -> [yes] d’{ $name } *[no] de { $name } }
### Behind the letters there may be longer beginnings, and one that does not count, in small letters without accents:
### BEGINS($name, "ií", "hi", but: "hie").
### Write plain spaces: those at which a line must not end (before « ; » in French, behind « w » in Polish) are made
### when the file is read, and so is what “**” stands for, around what weighs most in a sentence of a story.
###
### Two abilities that differ in any way must differ in words, and a message says nothing its data does not:
### the rule is in the numbers and the words chosen, not in what a reader may guess.

## Players. Forms: .possessive; .own for what is theirs; .person to select by.

player-you = you
    .possessive = your
    .own = your
    .person = second
# $name: a player's name.
player-named = { $name }
    .possessive = { $name }’s
    .own = their
    .person = third

## Cards and lists.

# A card the reader may not see. The same forms as the names of cards have.
card-hidden = a card
    .bare = card
# Lists of names, numbers and other things that have no forms.
list = { $before }, { $next }
list-and = { $before } and { $last }
list-or = { $before } or { $last }

## What is asked, why a move is refused.

question-none = The game is over.
refusal-game-over = The game is over.
refusal-not-in-hand = { $card } is not in your hand.
