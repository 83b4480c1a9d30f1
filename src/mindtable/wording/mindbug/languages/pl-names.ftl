### Polish names of sets and cards, as far as a printed edition has them; the others keep their original name.

set-first-contact = Pierwszy Kontakt
# Ours, as no printed name was at hand.
set-beyond-evolution = Poza Ewolucją
set-beyond-eternity = Poza Wiecznością
set-promos = Promo
