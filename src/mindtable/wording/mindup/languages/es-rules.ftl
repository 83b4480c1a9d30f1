### Mind Up! in Spanish: its pages of rules.

rules-mind-up-aim-title = Objetivo del juego
rules-mind-up-aim =
    Durante tres rondas, de tres a seis jugadores reúnen cartas en columnas de un solo color. Gana quien sume más puntos en las tres rondas juntas.

    Lo interesante: la carta que juegas decide qué carta tomas, y se convierte en una carta que otros podrán tomar después.
rules-mind-up-setup-title = Cartas y preparación
rules-mind-up-setup =
    Hay 60 cartas numeradas del 1 al 60, en cinco colores de 12 cartas cada uno. Algunas dan una bonificación de 1 o 2 puntos; otras, una penalización de 1.

    Cada jugador recibe 7 cartas que nadie más ve. Se ponen boca arriba tantas cartas como jugadores, en orden ascendente: la fila.

    Los valores del 1 al 5 se barajan. En ese orden, de izquierda a derecha, son los valores de las cinco columnas de todos en esta ronda.
rules-mind-up-turn-title = Un turno
rules-mind-up-turn =
    1. Cada jugador elige una carta de su mano, todos a la vez y boca abajo. En esta mesa la confirmas, y puedes cambiarla hasta que todos hayan elegido.
    2. Se revelan todas.
    3. Quien jugó la carta más baja toma la carta más baja de la fila; quien jugó la segunda, la segunda, y así sucesivamente.
    4. Las cartas jugadas forman la nueva fila, en orden ascendente.
rules-mind-up-columns-title = Tus columnas
rules-mind-up-columns =
    La carta que tomas va a tu columna de su color. La primera carta de un color abre tu columna vacía más a la izquierda. Así, el momento en que tomas un color por primera vez decide cuánto vale en esta ronda.

    Cuando a todos les queda una sola carta, cada uno la pone en su columna como si la hubiera tomado. Entonces termina la ronda.
rules-mind-up-scoring-title = La puntuación de una ronda
rules-mind-up-scoring =
    Cada carta da tantos puntos como vale la columna en la que está. Suma las bonificaciones de tus cartas y resta las penalizaciones. Si hay objetivos, también cuentan.
rules-mind-up-rounds-title = La ronda siguiente
rules-mind-up-rounds =
    La fila se queda. Las cartas de tus columnas son tu nueva mano, así que todos la conocen. Además, cada jugador roba una carta que nadie más conoce. Así tienes 8 cartas en la segunda ronda y 9 en la tercera.

    Los valores de las columnas se vuelven a barajar y son otra vez los mismos para todos.
rules-mind-up-objectives-title = Objetivos y otras opciones
rules-mind-up-objectives =
    Se puede jugar con entre 1 y 5 objetivos. Con 1 o 2 se revelan otros nuevos en cada ronda; con 3 o más se mantienen toda la partida. Nunca hay a la vez dos con la misma letra.

    «Más que nadie» y «menos que nadie» cuentan para todos los empatados, incluso a cero. Un objetivo sobre el lugar de un color no te afecta si no tienes ninguna carta de ese color.

    Con seis jugadores se usan las 60 cartas.
rules-mind-up-end-title = Fin de la partida
rules-mind-up-end =
    Después de la tercera ronda gana quien tenga el total más alto. En caso de empate gana quien haya puntuado más en la tercera ronda; si también empatan en ella, comparten la victoria.

rules-example-mind-up-turn = Las cartas jugadas, en orden ascendente, se emparejan con las de la fila: el 3 toma el 8, el 12 toma el 26, tu 31 toma el 37 y el 55 toma el 47. Después 3, 12, 31 y 55 son la nueva fila. Tu carta azul abre tu primera columna, que vale 3 puntos por carta.
rules-example-mind-up-columns = Ya tienes verde, así que el 25 va ahí: dos cartas verdes a 1 punto cada una, menos 1 por su penalización. El azul es nuevo: el 18 abre la columna vacía más a la izquierda, y cada carta azul vale ahora 3 puntos.
rules-example-mind-up-round = Tomas el 38, y tu última carta, el 13, va a la columna de su color. Tres cartas naranjas a 4 puntos son 12; dos azules a 1 punto son 2. Con 5 puntos de bonificaciones y 1 de penalización, el resultado es 12 + 2 + 5 − 1 = 18.
rules-example-mind-up-objectives = No tienes cartas rosas, y nadie tiene menos: eso te cuesta 2 puntos. Y no tienes exactamente tres colores, así que el otro objetivo no te da nada: 2 + 1 + 5 + 4 + 5 − 2 = 15.
rules-example-mind-up-end = Ben y tú tenéis 57 puntos cada uno. En la tercera ronda tú sumaste 17 y Ben solo 12, así que ganas tú.
rules-takes = toma
rules-row = La fila

rules-mind-up-summary-title = En resumen
rules-mind-up-summary =
    • Todos eligen una carta a la vez. Después se revelan.
    • Quien jugó la carta más baja toma la más baja de la fila; quien jugó la segunda, la segunda, y así sucesivamente. Las cartas jugadas son la nueva fila.
    • Lo que tomas va a tu columna de su color. Un color nuevo abre la siguiente columna desde la izquierda.
    • Al final de la ronda, cada carta da tantos puntos como vale su columna. Se suman bonificaciones y objetivos.
    • Tres rondas: tus columnas son tu próxima mano. Gana quien suma más puntos.
