### Mind Up! in English: what the command line says of it.

## Options and arguments. $default: what it is if nothing is said; lists come from the game and are not translated.

option-mindup-players = mind-up: number of players, 3 to 6 (default: 4)
option-mindup-objectives = mind-up: number of objectives, 0 to 5 (default: 0)
