### Spanish: rulings about cards, which are called by their Spanish names.

ruling-J5 =
    Cisierra invierte primero la comparación de poder; después se aplica Veneno. Dos Cisierra la invierten una sola
    vez.
ruling-J7 =
    Dos criaturas que copian palabras clave del lado contrario (Amalgama Momia) solo copian las que habría sin esa
    copia.
ruling-J11 =
    Cuando un efecto obliga a atacar a una criatura (Tarta Tramposa, Amor a Propulsión), las decisiones de ese ataque
    (presa, segundo ataque) las toma quien la controla. Sigue siendo el turno del jugador activo. Es un ataque
    completo: efectos Atacar, bloqueo, pérdida de puntos de vida. Un efecto Activar así no se puede usar si no puede
    atacar ninguna de las criaturas que se podrían elegir, y solo se pueden elegir las que pueden.
ruling-J12 =
    Si tienes una criatura con Cacería que puede atacar y elegir como presa a Capitán Hipo, tu única acción posible es
    atacar con una criatura así y elegirlo como presa. Con Frenesí, el segundo ataque sigue siendo opcional, pero si lo
    haces, la presa también debe ser Capitán Hipo. Si ya no queda ninguno cuando eliges presa, eliges libremente. Los
    ataques causados por un efecto no se ven afectados.
ruling-J16 =
    Insecto Mindbug: quien usa el Mindbug pierde primero el punto de vida; si solo le quedaba 1, pierde la partida
    antes de que el Mindbug haga efecto.
ruling-J17 =
    Cazainsectos impide usar Mindbugs a todos los jugadores, pero no Mindfrogs, y solo cuando ya está en juego: con un
    Mindbug sí te lo pueden quitar.
ruling-J19 =
    Con su propio efecto puedes recuperar a Experimento X, y debes hacerlo si es la única criatura enemiga.
ruling-J20 =
    «Si lo haces»: la primera parte debe haberse cumplido por completo. Una criatura con Dureza que ha quedado agotada
    no ha sido derrotada (Babapulta: no pasa nada más). Pulpicóptero no dice «si»: su segunda parte siempre se
    resuelve.
ruling-J21 =
    Efectos con «o bien» (Dragocabra, Titiritero de Almas, Oso Solar): si una opción es imposible, hay que elegir la
    otra. Se puede elegir potenciar mientras haya una carta en alguna pila de descartes; una vez elegido, se puede
    potenciar con cero cartas.
ruling-J23 =
    Los efectos que aumentan una pérdida de puntos de vida (Abeja Asesina Bendita) se suman una vez a cada pérdida, y
    nunca a lo que añaden ellos mismos u otros efectos iguales.
ruling-J24 =
    Hiénix: se te pregunta después de resolver todo el efecto o ataque que te hizo perder puntos de vida, y no si te
    quedan 0.
ruling-J25 =
    Insecto Multiusos copia un efecto Jugar como si lo llevara impreso; «esta criatura» es Insecto Multiusos. Si copia
    a otro Insecto Multiusos, se elige de nuevo, sin contar a ese. Mientras los efectos Jugar no hagan nada
    (Tejemuertes), el suyo tampoco.
ruling-J27 =
    Una criatura derrotada ya está en la pila de descartes cuando se resuelve su efecto Derrotada: Astafuego puede
    potenciar con su propia carta, y una criatura que juega una carta de tu pila de descartes puede jugarse a sí misma.
ruling-J30 =
    Una carta que no puede ir a una mano (Cerebro Alienígena) se queda donde está: una criatura que debería volver a
    una mano sigue en juego, no se roba nada a nadie, las manos no se intercambian y no se roba del mazo. Después, una
    mano con menos cartas de las debidas se completa la próxima vez que cambie ella o su mazo de robo.
ruling-J34 =
    Babotanque: cuando esta criatura queda agotada en lugar de ser derrotada, quien la controla elige entre poder 5 y
    Cacería, o poder 8 y Frenesí. Los tiene mientras está agotada, en lugar del poder y la palabra clave impresos.
ruling-J35 =
    Gatito Grumete: esta criatura evoluciona siempre que vaya a ser derrotada; si además tiene Dureza, quien la
    controla elige qué se aplica.
ruling-J36 =
    Félix el Tuerto cuenta las criaturas enemigas que derrotó en combate este turno, también antes de evolucionar en
    ese mismo turno.
ruling-J37 =
    Dadoberto: se deja de tirar cuando no quedan criaturas enemigas.
ruling-J51 =
    Una habilidad dada por otra carta (Juan-Garra Van Panda, Suelta de Globos) es una habilidad de la criatura que la
    tiene; al ordenar los efectos lleva el nombre de la carta que la da.
ruling-J52 =
    «Una criatura por cada carta descartada» (Dragonado): primero se eligen todas y después se derrotan a la vez, así
    que una criatura con Dureza no se puede elegir dos veces.
ruling-J53 =
    Perro Jazzista toma el control de una sola criatura que haya bloqueado este turno; si lo hicieron varias, elige
    quien lo controla.
ruling-J56 =
    Cuando usar un Mindbug cuesta puntos de vida (Insecto Mindbug), lo que se activa por esa pérdida (Hiénix) se
    resuelve antes de que la criatura entre en juego.
ruling-J43 =
    «Cada oponente» en un efecto (Rocafante) significa los dos; no se elige a ninguno.
ruling-J47 =
    Una sola carta «de la pila de descartes de un oponente» se elige directamente entre las pilas de los dos; si son
    varias cartas de la pila «del oponente» (Buceabasura), primero se elige al oponente.
ruling-J48 =
    Chimpaborg Chistoso cuenta los Mindbugs de un solo oponente, a elección de quien lo controla; los puntos de vida
    los pierde el equipo.
ruling-J40 =
    Cuando a un equipo le corresponde a la vez ganar por Carrera Radiactiva y perder por dos turnos saltados
    seguidos, gana.
ruling-J41 =
    Bananarquía: si tu compañero de equipo solo tiene en la mano cartas con poder 5 o más y no puede hacer otra cosa,
    se salta su turno.
ruling-J42 =
    Camaleón Galán: primero eligen los dos oponentes; después las dos cartas cambian de mano a la vez.
ruling-J45 =
    Un jugador al que le quitan la carta y que ya no puede realizar ninguna acción simplemente termina su turno: no
    cuenta como saltado (tampoco para Carrera Radiactiva).
ruling-J58 =
    Suelta de Globos da su efecto Jugar a las criaturas que entran en juego con sus efectos Jugar; Insecto Multiusos
    solo copia efectos Jugar impresos.
ruling-J59 =
    Bananarquía también impide que tu compañero de equipo juegue de inmediato una carta que acaba de llegar a su mano
    (Barril de Colegas, Hámster Tahúr). Las cartas de una pila de descartes y aquellas con las que uno se queda con
    un Mindfrog no se juegan desde la mano.
ruling-J62 =
    Brote Salvaje y Granraíz evolucionan antes del efecto Jugar de la criatura que devuelven al juego: este espera
    hasta que se resuelva todo el efecto Activar.
ruling-J63 =
    Un efecto Atacar dado por otra carta (Juan-Garra Van Panda) se resuelve aunque esa carta ya no esté en juego.
ruling-J64 =
    Una criatura con Cacería que no puede elegir como presa a Capitán Hipo (Tiburcán-Dragonado, si no hay ninguno a su
    izquierda) no tiene que atacar, y quien la controla puede realizar otras acciones. Si otra criatura con Cacería
    puede hacerlo, debe atacar esa.
