# Repartos que se pueden comprobar.

deals-short = Repartiendo las cartas
deals-dealing = Ya están todos. Se reparten las cartas.
deals-dealing-hint = Cada navegador añade sus propios bits aleatorios; el reparto depende de los de todos y del secreto de la mesa.
deals-deal = Repartir las cartas
deals-free-chair = Asiento libre
deals-commitment = El compromiso de la mesa
deals-secret = El secreto de la mesa
# $name: of a player.
deals-bits = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Bits aleatorios del { $name }
       *[no] Bits aleatorios de { $name }
    }
deals-seed = La semilla de los dados
deals-contributors = Bits aleatorios añadidos por
deals-menu = Este reparto
deals-check = Comprobar el reparto
deals-what = Cómo se comprueba un reparto
deals-title = El reparto de esta partida
deals-promised = Antes de repartir las cartas, la mesa fijó su secreto con un compromiso. Cuando acabe la partida, aquí se podrá comprobar todo.
deals-not-promised = Aquí no hay nada que comprobar: en esta partida no hubo compromiso de la mesa, o todavía no lo hay.
deals-agrees = Todo cuadra.
deals-differs = Hay algo que no cuadra.
deals-own-agrees = Este navegador lo confirma: el compromiso es el que vio y sus bits entraron en el reparto.
deals-own-differs = Este navegador recuerda otro compromiso, o sus bits no entraron en el reparto: llegaron demasiado tarde o se dejaron fuera.

# What a check finds. $standing: whether the part agrees, differs, is missing, or cannot be known because something
# before it differs.
deals-check-commitment = { $standing ->
    [agrees] El secreto corresponde al compromiso de la mesa.
    [differs] El secreto no corresponde al compromiso de la mesa.
   *[missing] Cartas repartidas antes de que hubiera compromisos, o con una semilla indicada por alguien: nadie prometió nada de antemano.
}
deals-check-seed = { $standing ->
    [agrees] La semilla resulta del secreto y de los bits aleatorios de los jugadores.
    [differs] La semilla no resulta del secreto y de los bits aleatorios de los jugadores.
   *[missing] { "" }
}
deals-check-deal = { $standing ->
    [agrees] El reparto resulta de la semilla.
    [differs] El reparto no resulta de la semilla.
    [missing] No se repartió nada: la partida empezó desde una posición.
   *[unknown] No se ha podido comprobar el reparto.
}
deals-check-moves = { $standing ->
    [agrees] Todas las jugadas estaban permitidas.
    [differs] Una jugada no estaba permitida.
   *[unknown] No se han podido comprobar las jugadas.
}
deals-check-rolls = { $standing ->
    [agrees] Todos los sorteos resultan de la semilla.
    [differs] Un sorteo no resulta de la semilla.
   *[unknown] No se han podido comprobar los sorteos.
}
deals-check-result = { $standing ->
    [agrees] El resultado es correcto.
    [differs] El resultado no es correcto.
   *[unknown] No se ha podido comprobar el resultado.
}

# How it works, in ten lines.
deals-fair-title = Repartos que se pueden comprobar
deals-fair-1 = Nadie ve una carta antes de que estén ocupados todos los asientos.
deals-fair-2 = Entonces la mesa saca al azar un secreto y muestra su huella: el compromiso. Desde ese momento ya no puede cambiar de secreto: otro tendría otra huella.
deals-fair-3 = Ahora cada navegador de la mesa añade sus propios bits aleatorios. (Sin JavaScript no puede añadir ninguno; los bits que no llegan en unos segundos se quedan fuera, y se indica de quién son los incluidos).
deals-fair-4 = El secreto y todos los bits juntos dan una semilla. De ella resulta todo lo que se reparte, se baraja o se sortea en la partida.
deals-fair-5 = Así, la mesa no puede elegir el reparto, porque cuando se comprometió no conocía tus bits. Tampoco puede elegirlo ningún jugador: el secreto solo lo conoce la mesa.
deals-fair-6 = El compromiso abarca también lo que se juega: el juego, sus reglas, las colecciones, las opciones y el mazo.
deals-fair-7 = Cuando acaba la partida, su grabación lo revela todo: el secreto, los bits, la semilla, el reparto y cada sorteo. «Comprobar el reparto» vuelve a hacer las cuentas, y lo mismo hace «mindtable verify» en tu propio ordenador.
deals-fair-8 = Tu navegador recuerda qué compromiso vio y qué bits añadió, y los compara con la grabación.
deals-fair-9 = Quien sigue jugando desde una repetición o una posición recibe dados nuevos, con un compromiso nuevo.
deals-fair-10 = Lo que esto no demuestra: que nadie mire. Quien administra el servidor puede ver en su memoria todas las cartas mientras juegas. Juega en mesas de gente de confianza.
