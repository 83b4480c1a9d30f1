### The pages of rules. An empty line begins a paragraph; lines that begin with • or with a number are lists.
### In a list, what stands before | is the word before a text of a card.

rules-title = The rules
rules-choose = Which game do you want to learn or look up?
rules-contents = On this page
rules-example = Example
# Before the first picture of an example, where nothing has happened yet.
rules-at-first = This is the situation.
rules-search = Search the rules
rules-search-none = Nothing found. Try another word.
# $count: of the sections in which something was found.
rules-search-found = { $count ->
    [one] Found in { $count } section
   *[other] Found in { $count } sections
}
