### Pistas y análisis en la mesa web, en español.

table-percent = { $percent } %

## Pistas.

table-hint-best = { $count ->
        [one] La única opción
       *[other] Las mejores opciones
    }
table-hint-spoken = Pista { $place }: { $percent } % de probabilidad de ganar.
table-hint-sure = Victoria segura.
table-hint-show = Ver cómo sigue
table-hint-perhaps = Podría seguir así. El bot no ha mirado las cartas ocultas.
table-hint-none = Ningún bot conoce este juego lo bastante bien.

## Análisis.

table-review = Análisis
table-review-of = Análisis: { $game }
table-review-see = Analizar la partida
table-review-see-better = Ver qué era mejor
table-review-your-chance = Tu probabilidad de ganar
table-review-chance-of = Probabilidad de ganar: { $name }
table-review-point = { $turn }: { $move }. { $percent } % de probabilidad de ganar. { $class }
table-review-class = { $class ->
        [turning] Momento clave
        [good] Buena
        [best] La mejor
        [fine] Aceptable
        [slip] Imprecisión
        [mistake] Error
       *[forced] Forzada
    }
table-review-moves = Jugadas
table-review-only-own = Solo las mías
table-review-only-of = Solo { $name }
table-review-all = Todas las jugadas
table-review-known = Lo que yo sabía
table-review-known-by = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Lo que sabía el { $name }
       *[no] Lo que sabía { $name }
    }
table-review-open = Todas las cartas a la vista
table-review-you-did = Elegiste
table-review-did = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } eligió
       *[no] { $name } eligió
    }
table-review-better = Mejor
table-review-was-best = No había nada mejor.
table-review-no-choice = No había otra opción.
table-review-was = antes: { $percent } %
table-review-to-win = de probabilidad
table-review-why = Por qué
table-review-no-reason = Su probabilidad es { $points } { $points ->
        [one] punto porcentual
       *[other] puntos porcentuales
    } mayor; ningún hecho por sí solo lo explica.
table-review-line = Cómo podría haber seguido
table-review-to-game = Volver a la partida
table-review-next-mistake = Siguiente error
table-review-see-table = Toda la mesa
table-review-accuracy = Precisión
table-review-luck = Suerte
table-review-figures = Cómo jugó cada uno
table-review-accuracy-about = Precisión: 100 menos la probabilidad perdida de media en cada jugada. Suerte: lo que dieron o quitaron los robos y las cartas ocultas.
table-review-goods = { $count ->
        [one] { $count } buena jugada
       *[other] { $count } buenas jugadas
    }
table-review-slips = { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }
table-review-mistakes = { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
table-review-soon = Buscando el momento clave de la partida…
table-review-turning-at = Momento clave · { $turn }
table-review-change = { $before } → { $after } %
table-review-working = Analizando la partida: { $done } de { $count }
table-review-finer = Un primer vistazo. Ahora con más detalle: { $done } de { $count }
table-review-again = Analizar de nuevo
table-review-older = Este análisis es de una versión anterior.
table-review-picture = Descargar el gráfico

## Lo que no se puede hacer.

table-review-not-over = Esta partida sigue en curso. Se puede analizar cuando termine.
table-review-no-record = Esta partida no se puede analizar: su comienzo no se guardó.
table-review-too-short = En esta partida no hay nada que analizar.
table-review-failed = No se ha podido terminar el análisis.
table-review-not-there = Esta partida aún no se ha analizado.
