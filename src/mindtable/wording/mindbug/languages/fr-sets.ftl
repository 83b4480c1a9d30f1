### French names of sets; those that are missing keep their original name.

set-first-contact = Premier Contact
set-beyond-evolution = Évolution Suprême
set-beyond-eternity = Éternité Suprême

# Ours, as no printed name was at hand.
set-new-servants = Nouveaux Serviteurs
