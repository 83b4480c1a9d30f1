### Mind Up! in Spanish: its pages of rules.

rules-mind-up-aim-title = Objetivo del juego
rules-mind-up-aim =
    De tres a seis jugadores reúnen cartas en columnas de un solo color, durante tres rondas. Gana quien suma más puntos en las tres rondas juntas.

    La gracia: la carta que juegas decide qué carta tomas, y se convierte en una carta que otros podrán tomar después.
rules-mind-up-setup-title = Cartas y preparación
rules-mind-up-setup =
    Hay 60 cartas con los números del 1 al 60, en cinco colores de 12 cartas cada uno. Algunas llevan una bonificación de 1 o 2 puntos, otras una penalización de 1.

    Cada jugador recibe 7 cartas que nadie más ve. Se ponen boca arriba tantas cartas como jugadores, en orden ascendente: la fila.

    Los valores del 1 al 5 se barajan. En ese orden, de izquierda a derecha, son los valores de las cinco columnas de todos en esta ronda.
rules-mind-up-turn-title = Un turno
rules-mind-up-turn =
    1. Cada uno elige una carta de su mano, todos a la vez y boca abajo. En esta mesa la confirmas, y puedes cambiarla hasta que todos hayan elegido.
    2. Se revelan todas.
    3. Quien jugó la carta más baja toma la carta más baja de la fila, quien jugó la segunda toma la segunda, y así sucesivamente.
    4. Las cartas jugadas forman la nueva fila, en orden ascendente.
rules-mind-up-columns-title = Tus columnas
rules-mind-up-columns =
    La carta que tomas va a tu columna de su color. La primera carta de un color abre tu columna vacía más a la izquierda. Así, el momento en que tomas un color por primera vez decide cuánto vale en esta ronda.

    Cuando a todos les queda una carta, esa carta va a las columnas de su dueño como si la hubiera tomado. Entonces la ronda termina.
rules-mind-up-scoring-title = La puntuación de una ronda
rules-mind-up-scoring =
    Cada columna cuenta su valor por cada una de sus cartas. Suma las bonificaciones de tus cartas y resta las penalizaciones. Si hay objetivos, también cuentan.
rules-mind-up-rounds-title = La ronda siguiente
rules-mind-up-rounds =
    La fila se queda. Cada uno recoge las cartas de sus columnas como nueva mano, así que todos la conocen. Además cada uno roba una carta que nadie más conoce. Así tienes 8 cartas en la segunda ronda y 9 en la tercera.

    Los valores de las columnas se barajan de nuevo, otra vez los mismos para todos.
rules-mind-up-objectives-title = Objetivos y otras opciones
rules-mind-up-objectives =
    Se puede jugar con 1–5 objetivos. Con 1 o 2 se revelan otros nuevos en cada ronda; con 3 o más se quedan toda la partida. Nunca hay dos de la misma letra a la vez.

    «Más que nadie» y «menos que nadie» cuentan para todos los empatados, incluso a cero. Un objetivo sobre el lugar de un color no te afecta si no tienes ninguna carta de ese color.

    Con seis jugadores se usan las 60 cartas.
rules-mind-up-end-title = Fin de la partida
rules-mind-up-end =
    Después de la tercera ronda gana el total más alto. En caso de empate gana la mejor tercera ronda; si también es igual, la victoria es compartida.

rules-example-mind-up-turn = Las cartas jugadas, en orden ascendente, se emparejan con la fila: 3 toma 8, 12 toma 26, tu 31 toma 37 y 55 toma 47. Después 3, 12, 31 y 55 son la nueva fila. Tu carta azul abre tu primera columna, que vale 3 por cada carta.
rules-example-mind-up-columns = Ya tienes verde, así que 25 va allí: dos cartas verdes a 1 punto cada una, menos 1 por su penalización. El azul es nuevo: 18 abre la columna vacía más a la izquierda, y cada carta azul vale ahora 3.
rules-example-mind-up-round = Tomas 38, y tu última carta, 13, va a la columna de su color. Tres cartas naranjas a 4 puntos son 12, dos azules a 1 punto son 2. Con 5 puntos de bonificaciones y 1 de penalización resulta 12 + 2 + 5 − 1 = 18.
rules-example-mind-up-objectives = No tienes cartas rosas, y nadie tiene menos: eso cuesta 2 puntos. Y no tienes exactamente tres colores, así que el otro objetivo no te da nada: 2 + 1 + 5 + 4 + 5 − 2 = 15.
rules-example-mind-up-end = Ben y tú tenéis los dos 57 puntos. En la tercera ronda tú hiciste 17 y Ben solo 12, así que ganas tú.
rules-takes = toma
rules-row = La fila
