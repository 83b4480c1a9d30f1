### Las partidas guardadas: quién puede tenerlas, qué se retira, las copias.

table-in-use = Otro servidor ya tiene abiertas estas partidas. Deténlo primero o guarda las partidas en otra carpeta con --data.
table-damaged-game = Esta partida no se puede abrir: lo que se guardó de ella no encaja.
