### Mindbug in Polish: what the command line says of it.

## Options and arguments.

option-mindbug-epic = dla tag-team: wariant epicki, z większą liczbą kart i Mindbugów
option-mindbug-deck = dla duel i tag-team, własna talia: id karty i liczba w każdym wierszu
option-mindbug-sets = dla duel i tag-team, które karty: { $sets } albo all (domyślnie: first-contact)
