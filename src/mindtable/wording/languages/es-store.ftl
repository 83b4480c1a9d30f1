### Las partidas guardadas: quién puede tenerlas, qué se retira, las copias.

table-in-use = Otro servidor ya tiene abiertas estas partidas. Deténlo primero o guarda las partidas en otra carpeta con --data.
