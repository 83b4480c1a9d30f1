### How games end, in English.

table-ending-won = You win!
# $name: those who play together with the reader.
table-ending-won-with = You and { $name } win!
table-ending-lost = You lost this one.
table-ending-lost-with = You and { $name } lost this one.
# Before the names of opponents. $count: how many they are.
table-ending-against = { $count ->
       *[other] against
    }
table-ending-minutes = { $count } min
table-ending-played = played
table-ending-total = Total

## What can be done now.

# On a button, where something else is to be read first.
table-ending-see = See the result
table-ending-see-table = See the table
table-ending-start = Start page
table-ending-share = Share
table-ending-share-link = Share the link
table-ending-link = The whole game, move by move
table-ending-png = Picture (PNG)
table-ending-svg = Drawing (SVG)
# $bot: a kind of bot.
table-ending-stronger = { $bot } looks further ahead.
table-ending-play = Play { $bot }
table-ending-other-way = Go back and try another way.
table-ending-play-on = From turn { $number }

## The picture of the last stand.

table-stand-title = { $game }: the final position
table-stand-no-png = This table can make SVG pictures only, no PNG: whoever runs it has to install mindtable[art].
table-stand-not-now = The picture could not be drawn just now. Please try again in a moment.
