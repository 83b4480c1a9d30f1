### Polish names of sets; those that are missing keep their original name.

set-first-contact = Pierwszy Kontakt
set-beyond-evolution = Ponad Ewolucję
set-beyond-eternity = Ponad Wieczność

# Ours, as no printed name was at hand.
set-new-servants = Nowi Słudzy
set-promos = Promo
