### Pistas y análisis en la mesa web, en español.

table-percent = { $percent } %

## Pistas.

table-hint-best = { $count ->
        [one] La única opción
       *[other] Las mejores opciones
    }
table-hint-spoken = Pista { $place }: { $percent } % de ganar.
table-hint-sure = Gana con seguridad.
table-hint-show = Muéstramelo
table-hint-perhaps = Podría seguir así. Nadie ha mirado las cartas ocultas.
table-hint-none = Ningún bot conoce este juego lo bastante bien.

## Análisis.

table-review = Análisis
table-review-of = Análisis: { $game }
table-review-see = Analizar la partida
table-review-see-better = Ver qué era mejor
table-review-your-chance = Tu probabilidad de ganar
table-review-chance-of = Probabilidad de ganar: { $name }
table-review-point = { $turn }: { $move }. { $percent } % de ganar. { $class }
table-review-class = { $class ->
        [turning] Momento clave
        [good] Buena
        [best] La mejor
        [fine] Bien
        [slip] Imprecisión
        [mistake] Error
       *[forced] Sin elección
    }
table-review-moves = Jugadas
table-review-only-own = Solo las mías
table-review-only-of = Solo { $name }
table-review-all = Todas las jugadas
table-review-known = Lo que yo sabía
table-review-known-by = Lo que sabía { $name }
table-review-open = Todas las cartas a la vista
table-review-you-did = Elegiste
table-review-did = { $name } eligió
table-review-better = Mejor
table-review-was-best = No había nada mejor.
table-review-no-choice = No había otra cosa que elegir.
table-review-was = era { $percent } %
table-review-to-win = de ganar
table-review-why = Por qué
table-review-no-reason = Su probabilidad es mejor por { $points } { $points ->
        [one] punto
       *[other] puntos
    }; ningún hecho por sí solo lo explica.
table-review-line = Cómo podría haber seguido
table-review-to-game = Volver a la partida
table-review-next-mistake = Siguiente error
table-review-see-table = Toda la mesa
table-review-accuracy = Precisión
table-review-luck = Suerte
table-review-figures = Cómo ha jugado cada uno
table-review-accuracy-about = Precisión: 100 menos la probabilidad perdida en cada elección. Suerte: lo que dieron o quitaron los robos y las cartas ocultas.
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
table-review-working = Mirando la partida: { $done } de { $count }
table-review-finer = Un primer vistazo. Ahora más de cerca: { $done } de { $count }
table-review-again = Analizar de nuevo
table-review-older = Este análisis es de una versión anterior.
table-review-picture = Imagen de la curva

## Lo que no se puede hacer.

table-review-not-over = Esta partida sigue en curso. Se puede analizar cuando termine.
table-review-no-record = Esta partida no se puede analizar: su comienzo no se guardó.
table-review-too-short = En esta partida no se decidió nada.
table-review-failed = El análisis no se ha podido terminar ahora mismo.
table-review-not-there = Esta partida aún no se ha analizado.
