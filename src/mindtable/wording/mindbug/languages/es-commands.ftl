### Mindbug in Spanish: what the command line says of it.

## Options and arguments.

option-mindbug-epic = de tag-team: la variante épica, con más cartas y Mindbugs
option-mindbug-deck = de duel y tag-team, el tuyo: en cada línea el id de una carta y un número
option-mindbug-sets = de duel y tag-team, qué cartas: { $sets }, o all (por defecto: first-contact)
