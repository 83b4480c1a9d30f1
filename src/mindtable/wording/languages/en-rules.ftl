### The pages of rules. An empty line begins a paragraph; lines that begin with • or with a number are lists.
### In a list, what stands before | is the word before a text of a card.

rules-title = The rules
rules-choose = Which game do you want to learn or look up?
rules-contents = On this page
rules-cards-with = All cards with { $keyword }
rules-example = Example
# Before the first picture of an example, where nothing has happened yet.
rules-at-first = This is how it stands.
# On a card (feminine where cards are) that somebody plays while the others may still take it.
rules-being-played = being played
rules-our-team = Your team
rules-their-team = The other team
# Of Mind Up!, between the card that is played and the one that is taken for it.
rules-takes = takes
rules-row = The row
