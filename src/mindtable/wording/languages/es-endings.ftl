### How games end, in Spanish.

table-ending-won = ¡Has ganado!
table-ending-won-with = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] ¡El { $name } y tú habéis ganado!
       *[no] ¡{ $name } y tú habéis ganado!
    }
table-ending-lost = Esta vez has perdido.
table-ending-lost-with = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Esta vez el { $name } y tú habéis perdido.
       *[no] Esta vez { $name } y tú habéis perdido.
    }
table-ending-against = { $count ->
       *[other] contra
    }
table-ending-minutes = { $count } min
table-ending-played = duración
table-ending-total = Total

## What can be done now.

table-ending-see = Ver el resultado
table-ending-see-table = Ver la mesa
table-ending-start = Página de inicio
table-ending-share = Compartir
table-ending-share-link = Compartir el enlace
table-ending-link = Toda la partida, jugada a jugada
table-ending-png = Imagen (PNG)
table-ending-svg = Dibujo (SVG)
table-ending-stronger = El { $bot } ve más lejos.
table-ending-play = Retar al { $bot }
table-ending-other-way = Vuelve atrás y prueba otro camino.
table-ending-play-on = Desde el turno { $number }

## The picture of the last stand.

table-stand-title = { $game }: la posición final
table-stand-no-png = Esta mesa no puede crear imágenes PNG, solo SVG: quien la administra tiene que instalar mindtable[art].
table-stand-not-now = Ahora no se ha podido dibujar la imagen. Vuelve a intentarlo dentro de un momento.
