### Mind Up! in Polish: what the command line says of it.

## Options and arguments.

option-mindup-players = dla mind-up: liczba graczy, od 3 do 6 (domyślnie: 4)
option-mindup-objectives = dla mind-up: liczba celów, od 0 do 5 (domyślnie: 0)
