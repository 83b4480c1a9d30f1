# Repartos que se pueden comprobar.

deals-short = Se reparten las cartas
deals-dealing = Ya estamos todos. Se reparten las cartas.
deals-dealing-hint = Cada navegador añade bits aleatorios propios; el reparto depende de los de todos y del secreto de la mesa.
deals-deal = Repartir las cartas
deals-free-chair = Asiento libre
deals-commitment = El compromiso de la mesa
deals-secret = El secreto de la mesa
# $name: of a player.
deals-bits = Bits aleatorios de { $name }
deals-seed = La semilla de los dados
deals-contributors = Han añadido bits aleatorios
deals-menu = Este reparto
deals-check = Comprobar el reparto
deals-what = Cómo se comprueba un reparto
deals-title = El reparto de esta partida
deals-promised = La mesa se comprometió con su secreto antes de repartir las cartas. Cuando acabe la partida, aquí se podrá comprobar todo.
deals-not-promised = Aquí no hay nada que comprobar: en esta partida la mesa no se ha comprometido a nada, o todavía no.
deals-agrees = Todo cuadra.
deals-differs = Algo no cuadra.
deals-own-agrees = Este navegador lo recuerda: el compromiso es el que vio y sus propios bits están en el reparto.
deals-own-differs = Este navegador recuerda otro compromiso, o sus propios bits no están en el reparto: llegaron demasiado tarde o se dejaron fuera.

# What a check finds. $standing: whether the part agrees, differs, is missing, or cannot be known because something
# before it differs.
deals-check-commitment = { $standing ->
    [agrees] El secreto es aquel con el que se comprometió la mesa.
    [differs] El secreto no es aquel con el que se comprometió la mesa.
   *[missing] Partida repartida antes de que hubiera compromisos, o con una semilla que alguien dio: nadie prometió nada de antemano.
}
deals-check-seed = { $standing ->
    [agrees] La semilla resulta del secreto y de los bits aleatorios de los jugadores.
    [differs] La semilla no resulta del secreto y de los bits aleatorios de los jugadores.
   *[missing] { "" }
}
deals-check-deal = { $standing ->
    [agrees] El reparto resulta de la semilla.
    [differs] El reparto no resulta de la semilla.
    [missing] No se repartió nada: la partida empezó con una posición.
   *[unknown] No se ha podido comprobar el reparto.
}
deals-check-moves = { $standing ->
    [agrees] Todas las jugadas estaban permitidas.
    [differs] Una jugada no estaba permitida.
   *[unknown] No se han podido comprobar las jugadas.
}
deals-check-rolls = { $standing ->
    [agrees] Todo lo que se sorteó resulta de la semilla.
    [differs] Algo se sorteó de un modo que no resulta de la semilla.
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
deals-fair-2 = Entonces la mesa saca un secreto y muestra su huella, el compromiso. Desde ese momento no puede tomar otro secreto: tendría otra huella.
deals-fair-3 = Ahora cada navegador de la mesa añade bits aleatorios propios. (Sin script no tiene; los que no llegan en unos segundos se quedan fuera, y se dice de quién son los incluidos.)
deals-fair-4 = El secreto y todos los bits juntos dan una semilla. De ella resulta todo lo que se reparte, se baraja o se sortea en la partida.
deals-fair-5 = Así la mesa no puede elegir el reparto: no conocía tus bits cuando se comprometió. Y tampoco puede ningún jugador: nadie más conoce el secreto.
deals-fair-6 = El compromiso abarca también a qué se juega: el juego, sus reglas, las colecciones, las opciones y el mazo.
deals-fair-7 = Cuando acaba la partida, su registro lo descubre todo: el secreto, los bits, la semilla, el reparto y cada sorteo. «Comprobar el reparto» repite las cuentas, y lo mismo hace «mindtable verify» en tu propio ordenador.
deals-fair-8 = Tu navegador recuerda qué compromiso vio y qué bits añadió, y los compara con el registro.
deals-fair-9 = Quien sigue jugando desde una repetición o una posición recibe dados nuevos, con un compromiso propio.
deals-fair-10 = Lo que no demuestra: que nadie mire. Quien lleva esta máquina puede ver todas las cartas en su memoria mientras juegas. Juega con anfitriones de confianza.
