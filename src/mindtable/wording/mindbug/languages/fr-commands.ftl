### Mindbug in French: what the command line says of it.

## Options and arguments.

option-mindbug-epic = pour tag-team : la variante épique, avec plus de cartes et de Mindbugs
option-mindbug-deck = pour duel et tag-team, le tien : l’identifiant d’une carte et un nombre par ligne
option-mindbug-sets = pour duel et tag-team, quelles cartes : { $sets }, ou all (par défaut : first-contact)
