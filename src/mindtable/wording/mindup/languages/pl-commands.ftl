### Mind Up! in Polish: what the command line says of it.

## Options and arguments.

option-mindup-players = dla mind-up: od 3 do 6 (domyślnie: 4)
option-mindup-objectives = dla mind-up: od 0 do 5 (domyślnie: 0)
