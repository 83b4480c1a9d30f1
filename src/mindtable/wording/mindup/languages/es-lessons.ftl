### Spanish: lessons of Mind Up!. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-mind-up = Mind Up!

lesson-mind-up-row = La fila
lesson-mind-up-row-idea = Las cartas bajas toman las bajas; las altas, las altas. Y lo que juegas pasa a la fila: juega, pues, lo que no quieras tener.
lesson-mind-up-row-1 =
    Todos juegan una carta a la vez. Elige tu 1 y confírmalo.

    Las cartas confirmadas quedan boca abajo hasta que todos hayan elegido. La más baja toma la más baja de la fila: tu 1 toma el 4, verde y con +2.
lesson-mind-up-row-1-done = El 4 es tuyo. Y las cartas jugadas son la nueva fila: ahí tu 1, con su penalización, espera a otro jugador.
lesson-mind-up-row-1-high = El 60 es la carta más alta y toma la más alta de la fila: el 42, que tiene penalización.
lesson-mind-up-row-1-between = Entre los demás, solo después ves qué tomas. El 1 habría tomado el 4 con seguridad.
lesson-mind-up-row-2 =
    Ahora tu 60: toma la carta más alta de la fila.

    Es el 57: también verde y con +2.
lesson-mind-up-row-2-done = El 57 está con el 4 en tu columna verde. Tu 60, con su penalización, espera a otro jugador.
lesson-mind-up-row-2-between = Entre los demás, solo después ves qué tomas. El 60 habría tomado el 57 con seguridad.

lesson-mind-up-columns = Las columnas
lesson-mind-up-columns-idea = Un color nuevo abre siempre tu columna vacía más a la izquierda. Cuida el orden: algo pequeño para una columna que vale poco y luego tu mejor color para el 5.
lesson-mind-up-columns-1 =
    Tu primera columna solo vale 1; la segunda, 5. Juega tu 1, que toma el 9.

    La primera carta de un color abre tu columna vacía más a la izquierda. Ahí el 9 da al menos también su +1.
lesson-mind-up-columns-1-done = El morado tiene la columna que vale 1: 1 punto y 1 de bonificación. El próximo color nuevo se lleva el 5.
lesson-mind-up-columns-1-another = Lo primero que tomas abre la columna que vale 1. Ahí el 9 da 2 puntos, con su bonificación; los otros dos dan 1.
lesson-mind-up-columns-2 =
    Ahora la columna que vale 5: juega el 60, que toma el 51.

    El 51 es rosa, un color nuevo para ti, y tiene +2.
lesson-mind-up-columns-2-done = 5 por la columna y 2 de bonificación: 7 puntos. Desde ahora cada carta rosa te vale 5.
lesson-mind-up-columns-2-between = Nada supera al 60. Con otra carta tienes que esperar que nadie juegue una más alta.

lesson-mind-up-colours = Reunir colores
lesson-mind-up-colours-idea = Mira primero la columna: una carta vale lo que vale su columna. Las bonificaciones y penalizaciones solo se añaden.
lesson-mind-up-colours-1 =
    Para ti el verde vale 5 y el morado, 1. Juega el 2, que toma el 14.

    El 39 tiene +2, pero es morado: 3 puntos. El 14 da 5. Ben ya tiene el 1: nada es más bajo que el 2.
lesson-mind-up-colours-1-done = El 14 está en tu columna verde: 5 puntos.
lesson-mind-up-colours-1-bonus = El 59 toma el 39: 1 por la columna y 2 de bonificación. El 14 habría dado 5.
lesson-mind-up-colours-1-between = Entre los demás, solo después ves qué tomas. El 2 habría tomado el 14 con seguridad.
lesson-mind-up-colours-2 =
    El 36 tiene −1, pero es verde. Juega el 59, que lo toma.

    5 − 1 = 4. El 2, rosa, abriría una columna que vale 2; el 26, morado, da 1.
lesson-mind-up-colours-2-done = Tres cartas verdes a 5 puntos: 15, menos 1 de penalización.
lesson-mind-up-colours-2-between = Entre los demás, solo después ves qué tomas. El 59 habría tomado el 36 con seguridad.

lesson-mind-up-objectives = Los objetivos
lesson-mind-up-objectives-idea = Mira los objetivos antes de elegir: 2 puntos suelen ser más de lo que da una carta. Basta con empatar, y a veces solo importa dónde está un color.
lesson-mind-up-objectives-1 =
    +2 por tener más cartas rosas que nadie: Ben tiene dos y tú, una. Juega el 1, que toma el 6.

    El empate cuenta. En su columna el 6 solo da 1 punto, pero otros 2 por el objetivo.
lesson-mind-up-objectives-1-done = Ben y tú tenéis dos cartas rosas cada uno. De momento, los 2 puntos son para ambos.
lesson-mind-up-objectives-1-high = El 60 toma el 37: 2 puntos. El 6 daría 3: 1 en su columna y 2 por el objetivo.
lesson-mind-up-objectives-1-between = Entre los demás, solo después ves qué tomas. El 1 habría tomado el 6 con seguridad.
lesson-mind-up-objectives-2 =
    El otro objetivo: −2 si el naranja está en una columna que vale 1 o 2. Juega el 60, que toma el 49.

    Tu próxima columna vacía vale 2: evita el 1, que es naranja. El 49 es verde: 3 puntos.
lesson-mind-up-objectives-2-done = El 49 ha dado 3 puntos, y en tus columnas no hay naranja.
lesson-mind-up-objectives-2-between = Con esta carta puede tocarte el 1, que es naranja. El 60 habría tomado el 49 con seguridad.

lesson-mind-up-reading = Leer a los demás
lesson-mind-up-reading-idea = Desde la segunda ronda, las manos salen de las cartas de la ronda anterior: se conocen todas menos una. Cuenta quién puede quedar por debajo de ti y quién por encima.
lesson-mind-up-reading-1 =
    Juega el 30: elijan lo que elijan los demás, queda en medio.

    Sus manos se conocen: Ben tiene 5, 12 y 16; Cleo, 47, 50 y 53. Así que el 35 es tuyo: morado, 5 puntos.
lesson-mind-up-reading-1-done = Se podía prever: Ben por debajo, Cleo por encima y el 35 en tu columna que vale 5.
lesson-mind-up-reading-1-certain = Esta también se podía prever: da 3 puntos. El 30 habría dado 5.
lesson-mind-up-reading-2 =
    Juega el 58, que toma el 50: otra vez morado, y con +1.

    A Cleo solo le quedan el 47 y el 53: nada es más alto. Tu última carta, el 3, va sola a tus columnas.
lesson-mind-up-reading-2-done = El 50 ha dado 6 puntos. Con 21, la tuya es la mejor ronda de los tres.
lesson-mind-up-reading-2-low = El 3 toma el 5: 4 puntos. El 58 habría tomado el 50: 6 puntos.

lesson-mind-up-last = La última carta
lesson-mind-up-last-idea = La última carta de tu mano va a tus propias columnas. Decide pronto cuál será y juega las demás.
lesson-mind-up-last-1 =
    La última ronda: guarda el 33 para el final y juega el 2.

    La última carta va a tus columnas, y el 33 es azul: 5 puntos y +2. Ahora el 2 toma el 3, también azul: Ben ya tiene el 1.
lesson-mind-up-last-1-done = El 3 ha dado 6 puntos. Y aún tienes el 33 en la mano.
lesson-mind-up-last-1-spent = Ahora el 33 pasa a la fila, donde otros pueden tomarlo. Como última carta daría 7 puntos seguros.
lesson-mind-up-last-1-high = El 59 toma el 25, verde con −1: 1 punto. El 2 habría tomado el 3: 6 puntos.
lesson-mind-up-last-2 =
    Juega el 59, y el 33 se queda para el final.

    El 59 toma el 28, porque Cleo ya tiene el 60. El 28 y el 33 son azules y con +2: 7 puntos cada uno.
lesson-mind-up-last-2-done = Cinco cartas azules en la columna que vale 5. ¡Ganas con 67 puntos frente a 65!
lesson-mind-up-last-2-spent = Ahora tu última carta es el 59: rosa, 4 puntos. El 33 habría dado 7.
