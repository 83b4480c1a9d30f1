### Italian names of sets; those that are missing keep their original name.

set-first-contact = Primo Contatto
set-beyond-evolution = Oltre l’Evoluzione
set-beyond-eternity = Oltre l’Eternità

# Ours, as no printed name was at hand.
set-new-servants = Nuovi Servitori
set-promos = Promo
