### Mind Up! in Italian: what the command line says of it.

## Options and arguments.

option-mindup-players = per mind-up: da 3 a 6 (predefinito: 4)
option-mindup-objectives = per mind-up: da 0 a 5 (predefinito: 0)
