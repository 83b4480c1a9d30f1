### Mind Up! in French: what the command line says of it.

## Options and arguments.

option-mindup-players = pour mind-up : 3 à 6 (par défaut : 4)
option-mindup-objectives = pour mind-up : 0 à 5 (par défaut : 0)
