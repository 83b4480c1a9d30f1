### Mind Up! in French: what the command line says of it.

## Options and arguments.

option-mindup-players = pour mind-up : le nombre de joueurs, de 3 à 6 (par défaut : 4)
option-mindup-objectives = pour mind-up : le nombre d’objectifs, de 0 à 5 (par défaut : 0)
