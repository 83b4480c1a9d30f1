### Spanish names of sets; those that are missing keep their original name.

set-first-contact = Primer Contacto
set-beyond-evolution = Más Allá: Evolución
set-beyond-eternity = Más Allá: Eternidad

# Ours, as no printed name was at hand.
set-new-servants = Nuevos Siervos
