### Mindbug in Italian: what the command line says of it.

## Options and arguments.

option-mindbug-epic = per tag-team: la variante epica, con più carte e Mindbug
option-mindbug-deck = per duel e tag-team, il tuo: l’id di una carta e un numero su ogni riga
option-mindbug-sets = per duel e tag-team, quali carte: { $sets }, o all (predefinito: first-contact)
