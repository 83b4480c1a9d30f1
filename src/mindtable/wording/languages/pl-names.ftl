### Polish names of sets and cards, as far as a printed edition has them; the others keep their original name.

set-first-contact = Pierwszy Kontakt
