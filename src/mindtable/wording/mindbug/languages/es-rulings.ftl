### Spanish: rulings about cards. Names of cards as es-names.ftl has them, else the original ones.

ruling-J5 =
    Sawn invierte primero la comparación; después se aplica Veneno. Dos Sawn invierten una sola vez.
ruling-J7 =
    Dos criaturas que copian palabras clave del lado contrario (Amalgama Momia) copian solo las palabras clave que
    existen sin esa copia.
ruling-J11 =
    Un ataque causado por un efecto (Cake Trickster, Rocket Lovers): las decisiones de ese ataque (presa, segundo
    ataque) son de quien controla la criatura elegida; sigue siendo el turno del jugador activo, así que «durante tus
    turnos» se refiere a él. Es un ataque completo: efectos Atacar, bloqueo, daño. Un efecto Activar así no se puede
    usar si ninguna criatura adecuada puede atacar, y solo se ofrecen las que pueden.
ruling-J12 =
    Captain Hippo limita las acciones del turno del oponente a atacar con una criatura con Cacería que pueda atacar y
    lo obliga a dar caza a un Captain Hippo. El segundo ataque de Frenesí sigue siendo opcional pero, si se hace,
    también debe dar caza a uno. Si ya no queda ningún Captain Hippo en el momento de elegir, la elección es libre. No
    afecta a los ataques causados por un efecto.
ruling-J16 =
    Mindbug Bug: quien usa el Mindbug pierde primero el punto de vida; con 1 punto de vida pierde la partida antes de
    que el Mindbug funcione.
ruling-J17 =
    Bug Catcher impide los Mindbugs de todos los jugadores, no los Mindfrogs; y solo cuando ya está en juego (un
    Mindbug puede quedarse con él).
ruling-J19 =
    The Experiment puede volver a ti por su propio efecto, y debe hacerlo si es la única criatura enemiga.
ruling-J20 =
    «Si lo haces»: la primera parte debe haber ocurrido por completo. Una criatura con Dureza que quedó agotada no ha
    sido derrotada (Slugapult: no hay recompensa). Octocopter no tiene ningún «si»: su segunda parte ocurre.
ruling-J21 =
    Efectos con «o bien» (Goat Dragon, Soul Manipulator, Solar Bear): si una opción es imposible, hay que elegir la
    otra. Se puede potenciar mientras alguna pila de descartes tenga una carta; una vez elegido, se pueden tomar cero
    cartas.
ruling-J23 =
    Los efectos que aumentan una pérdida de vida (Blessed Killer Bee) se suman una vez por pérdida, y nunca a su propio
    aumento ni al de otro efecto igual.
ruling-J24 =
    Por Hyenix se pregunta después del efecto completo (o del daño del ataque) que costó vida; no con 0 puntos de vida.
ruling-J25 =
    Utility Bug copia un efecto Jugar como si lo llevara impreso; «esta criatura» es Utility Bug. Si copia el efecto de
    otro Utility Bug, se elige de nuevo, sin contar a ese otro. Donde los efectos Jugar no hacen nada (Deathweaver), el
    suyo tampoco.
ruling-J27 =
    Una criatura derrotada ya está en la pila de descartes cuando se resuelve su efecto Derrotada (Fire Antler puede
    potenciar con su propia carta; una criatura que juega una carta de tu pila puede jugarse a sí misma).
ruling-J30 =
    Una carta que no puede llegar a una mano (Alien Brain) se queda donde está: una criatura devuelta a la mano sigue
    en juego, no se roba nada a nadie, las manos no se intercambian, no se roban cartas del mazo. Cuando acaba la
    prohibición, una mano incompleta se rellena la próxima vez que cambie ella o su mazo de robo.
ruling-J34 =
    Sluggernaut: cuando queda agotada por Dureza, quien la controla elige un lado (5 y Cacería u 8 y Frenesí); mientras
    esté agotada tiene el poder y la palabra clave de ese lado.
ruling-J35 =
    Kitten Crewmate sustituye toda derrota; si además tiene Dureza, quien la controla elige cuál de las dos se aplica.
ruling-J36 =
    “One-Eye” Felix cuenta las criaturas enemigas que derrotó en combate este turno, también antes de evolucionar en
    el mismo turno.
ruling-J37 =
    Chuck: se deja de tirar cuando no quedan criaturas enemigas.
ruling-J51 =
    Una habilidad dada por otra carta (Jean-Claw Pandamme, Release The Puffers) es una habilidad de la criatura que la
    tiene; al ordenar los efectos lleva el nombre de la carta que la da.
ruling-J52 =
    «Una criatura por cada carta descartada» (Tornado Dragon): se eligen todas a la vez, como en J39, así que una
    criatura con Dureza no recibe dos golpes.
ruling-J53 =
    Jazz Dog toma una sola criatura que haya bloqueado este turno, a elección de quien lo controla, aunque fueran
    varias.
ruling-J56 =
    Donde un Mindbug cuesta vida (Mindbug Bug), lo que desencadena esa pérdida (Hyenix) se resuelve antes de que la
    criatura entre en juego.
ruling-J43 =
    «Cada oponente» en un efecto (Rockyphant) significa los dos, sin elegir (a diferencia de T5.2).
ruling-J47 =
    Una sola carta «de la pila de descartes de un oponente» se elige directamente entre las pilas de los dos; donde
    varias cartas vienen de la pila «del oponente» (Trash Diver), primero se elige al oponente.
ruling-J48 =
    Chuckling Chimpborg cuenta los Mindbugs de un solo oponente, elegido por su jugador; la vida es la del equipo.
ruling-J40 =
    Radioactive Race se comprueba antes que T2.3.
ruling-J41 =
    Going Bananas: un compañero de equipo que solo tiene en la mano cartas con poder 5 o más, y nada más que hacer, no
    puede realizar ninguna acción en su turno.
ruling-J42 =
    Chameleon Charmer: primero eligen los dos oponentes; después las cartas cambian de mano a la vez.
ruling-J45 =
    Un jugador a quien le quitan la carta y ya no tiene ninguna acción que realizar simplemente termina su turno: no se
    le ha saltado (tampoco para Radioactive Race).
ruling-J58 =
    Release The Puffers da su efecto Jugar a las criaturas que entran en juego con sus efectos Jugar; Utility Bug copia
    solo efectos Jugar impresos.
ruling-J59 =
    Going Bananas también impide que el compañero de equipo juegue de inmediato una carta que acaba de llegar a su mano
    (Buddy Barrel, Trick-Taking Hamster); las cartas de una pila de descartes y las que se toman con un Mindfrog no se
    juegan de la mano.
ruling-J62 =
    Wildsprout y Bigroot evolucionan antes del efecto Jugar de la criatura que devuelven al juego: este espera hasta
    que termine todo el efecto Activar.
ruling-J63 =
    Un efecto Atacar dado por otra carta (Jean-Claw Pandamme) se resuelve aunque esa carta ya no esté en juego.
ruling-J64 =
    Una criatura con Cacería que no puede alcanzar a un Captain Hippo (Sharkdognadodragon, si no hay ninguno a su
    izquierda) no cuenta para J12: nadie está obligado a atacar con ella, y ella no impide a nadie otras acciones del
    turno. Si otra criatura con Cacería puede alcanzar a alguno, es esa la que debe atacar.
