### Mind Up! in Spanish: what the command line says of it.

## Options and arguments.

option-mindup-players = de mind-up: de 3 a 6 (por defecto: 4)
option-mindup-objectives = de mind-up: de 0 a 5 (por defecto: 0)
