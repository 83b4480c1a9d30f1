### Mindbug in Spanish: its pages of rules.

rules-as-in-duel = Tag Team se juega como el duelo, salvo en lo que se dice aquí. Lee primero:

## The duel.

rules-duel-aim-title = Objetivo del juego
rules-duel-aim =
    Dos jugadores envían criaturas extrañas una contra otra. Cada uno empieza con 3 puntos de vida. Quien se queda sin ninguno pierde al instante. También pierde quien no puede hacer nada en su turno.

    Lo especial del juego: sea lo que sea lo que juegues, tu oponente puede quedárselo. Pero solo dos veces.
rules-duel-setup-title = Preparación
rules-duel-setup =
    Baraja las cartas de todas las colecciones con las que juguéis. Cada jugador recibe 10 cartas boca abajo, toma 5 en la mano y deja las otras 5 como mazo de robo. Las que sobran forman el mazo de cartas sin utilizar.

    Cada jugador tiene 3 puntos de vida y 2 Mindbugs.

    Para ver quién empieza, cada uno revela una carta al azar del mazo de cartas sin utilizar. Empieza quien tenga más poder; en caso de empate se revela otra cada uno.

    Tu mano solo la conoces tú, y nadie conoce los mazos de robo. Las criaturas en juego, las pilas de descartes y las cartas potenciadoras puede mirarlas cualquiera.
rules-duel-card-title = Una carta
rules-duel-card =
    Cada carta es una criatura. El número grande es su poder. Debajo del nombre están sus palabras clave, y después lo demás que hace. La palabra que precede a un texto dice cuándo ocurre.

    En juego, el número grande es el poder que una criatura tiene en ese momento. Si no es el impreso, una flecha apunta hacia arriba o hacia abajo, y al lado está el número impreso, tachado. Una criatura agotada se ve inclinada; las cartas que la potencian se cuentan arriba a la derecha.
rules-duel-turn-title = Tu turno
rules-duel-turn =
    En tu turno haces exactamente una de estas cosas:
    • juegas una carta de tu mano;
    • atacas con una de tus criaturas;
    • usas el efecto Activar de una de tus criaturas, si lo tiene.

    Después le toca a tu oponente. No puedes pasar. Si no puedes hacer nada, pierdes.

    Siempre que tienes menos de 5 cartas en la mano, robas enseguida hasta volver a tener 5, también en medio de un efecto. Cuando tu mazo de robo está vacío ya no robas más. No hay límite de cartas en la mano ni de puntos de vida.
rules-duel-playing-title = Jugar una carta, y los Mindbugs
rules-duel-playing =
    1. Muestra la carta que juegas y rellena tu mano.
    2. Tu oponente puede usar un Mindbug, si le queda alguno.
    3. Si no lo hace, la criatura entra en juego en tu lado, resuelves su efecto Jugar y tu turno termina.
    4. Si lo hace, el Mindbug queda gastado y la criatura entra en juego en su lado. Él resuelve su efecto Jugar como si la hubiera jugado. Después tienes enseguida un turno entero nuevo.

    Un Mindbug solo se queda con una carta jugada desde la mano como acción del turno. Nunca con una criatura que ya está en juego, ni con una que entra por un efecto, ni con una que acaba de tomar un Mindbug.
rules-duel-attacking-title = Atacar y bloquear
rules-duel-attacking =
    1. Di cuál de tus criaturas ataca. Primero ocurren sus efectos Atacar. Si después ya no está en juego en tu lado, el ataque termina.
    2. Si tiene Cacería, puedes elegir una criatura enemiga que debe bloquear.
    3. Si no, tu oponente puede bloquear con una criatura que sea capaz de hacerlo, o no bloquear.
    4. Si nadie bloquea, tu oponente pierde 1 punto de vida.
    5. Si una criatura bloquea, las dos combaten. La que tiene menos poder es derrotada; con el mismo poder, las dos.

    Una criatura derrotada va a la pila de descartes del jugador que la controla. Atacar y bloquear no cansa a nadie: una criatura que ha atacado puede bloquear en el turno siguiente y atacar de nuevo en el otro.
rules-duel-keywords-title = Palabras clave
rules-duel-keywords =
    Las palabras clave están debajo del nombre de la carta. Tener una dos veces es lo mismo que tenerla una vez.
rules-keyword-frenzy =
    Después de su primer ataque del turno puede atacar enseguida una vez más, si sigue en juego en tu lado y es capaz de atacar. En un turno ataca como mucho dos veces.
rules-keyword-hunter =
    Cuando ataca, puedes elegir cualquier criatura enemiga. Esa debe bloquear, aunque no fuera capaz. En ese ataque tu oponente no pierde vida. Si no eliges ninguna, puede bloquear como siempre.
rules-keyword-poisonous =
    En combate siempre derrota a la otra criatura, por fuerte que sea. Si la otra tiene el mismo poder o más, o también tiene Veneno, las dos son derrotadas. Una criatura con Dureza que aún no está agotada queda agotada en vez de eso, como siempre.
rules-keyword-sneaky =
    Cuando ataca, solo pueden bloquearla criaturas con Sigilo. Ella puede bloquear a cualquier criatura.
rules-keyword-tough =
    Cuando sería derrotada, en combate o por un efecto, en vez de eso queda agotada y sigue en juego. No ha sido derrotada, así que un efecto Derrotada no ocurre. Una criatura agotada ya no tiene esa protección: la próxima vez es derrotada.
rules-duel-effects-title = Efectos
rules-duel-effects =
    La palabra que precede al texto dice cuándo ocurre:
    • Jugar | cuando la criatura entra en juego, sea como sea; no cuando cambia de lado ni cuando evoluciona.
    • Atacar | cuando ataca, antes de que nadie bloquee.
    • Derrotada | cuando va del juego a la pila de descartes; no cuando vuelve a una mano, cambia de lado o queda agotada en vez de eso.
    • Activar | cuando lo usas como acción de tu turno. Tiene que cambiar algo.
    • En la pila de descartes | todo el tiempo que la carta está en tu pila de descartes, y en ningún otro sitio.

    Un texto sin una palabra así vale todo el tiempo que la criatura está en juego.

    Quien controla la criatura toma las decisiones de sus efectos. Pero si un jugador tiene que hacer algo, como con { $card }, elige él.

    Haz todo lo posible e ignora el resto. Lo que no sea «como máximo», «hasta» o «si quieres» hay que hacerlo: si la única criatura que encaja es tuya, le toca a ella.

    Cuando varios efectos ocurren a la vez, los ordena el jugador al que le toca. Uno se resuelve por completo antes del siguiente.

    El poder nunca baja de 1. Los efectos miran el poder que una criatura tiene en ese momento; las cartas de las manos y de las pilas de descartes tienen su poder impreso.
rules-duel-states-title = Agotada, potenciada, evolucionada
rules-duel-states =
    Una criatura agotada ataca, bloquea y usa sus habilidades como cualquier otra. Sigue agotada mientras esté en juego, también cuando cambia de lado.

    Para potenciar una criatura (Más Allá: Eternidad) pones debajo de ella cartas de cualesquiera pilas de descartes, como mucho tantas como se indica. Cada una le da +1 de poder; su propio texto no cuenta allí. Cuando la criatura deja el juego, sus cartas potenciadoras van a la pila de descartes del jugador que la controlaba.

    Evolucionar (Más Allá: Evolución) es ser sustituida por la siguiente de tres etapas. Sigue siendo la misma criatura: continúa agotada o potenciada, y no ocurre ningún efecto Jugar. Cuando deja el juego vuelve a su primera etapa. En el mazo solo hay primeras etapas.
rules-duel-end-title = Fin de la partida
rules-duel-end =
    La partida termina al instante, aunque aún faltara algo por ocurrir, cuando
    • un jugador no tiene puntos de vida: pierde;
    • a un jugador le toca y no puede hacer nada: pierde;
    • un efecto dice que alguien gana.

    No hay empates.

rules-example-duel-mindbug = Esperabas derrotar a { $luchataur } con el efecto Jugar de { $tiger-squirrel }. Ben usa un Mindbug: ahora { $tiger-squirrel } es suya, y su efecto también. Vista desde su lado, la criatura enemiga de poder 7 o más es la tuya: { $gorillion }. Tu consuelo: tienes otro turno, y Ben un Mindbug menos.
rules-example-duel-fight = { $gorillion } tiene poder 10 y { $giraffodile } solo 7: esta última es derrotada. Como alguien ha bloqueado, Ben no pierde vida.
rules-example-duel-tie = 7 contra 7: las dos son derrotadas en el mismo momento.
rules-example-duel-frenzy = { $luchataur } ha sobrevivido a su primer ataque, así que puede atacar enseguida otra vez. Ahora no queda nadie que bloquee, y Ben pierde 1 punto de vida.
rules-example-duel-hunter = Ben habría bloqueado con { $gorillion }. Con Cacería eliges tú: debe bloquear { $brain-fly }, y 4 es menos que 5.
rules-example-duel-poisonous = { $spider-owl } tiene Veneno: derrota incluso a { $gorillion }. Pero 10 es más que 3, así que { $spider-owl } también es derrotada.
rules-example-duel-sneaky = { $gorillion } no tiene Sigilo y no puede bloquear a { $tiger-squirrel }. Ben pierde 1 punto de vida ante una criatura de poder 3.
rules-example-duel-tough = La primera vez que { $grave-robber } pierde un combate queda agotada. En el turno siguiente todavía puede bloquear, pero ahora es derrotada.
rules-example-duel-attack = El efecto Atacar de { $shark-dog } va antes del bloqueo. Derrota a { $gorillion }, así que no queda nadie a quien dar caza ni nadie que bloquee.
rules-example-duel-defeated = { $explosive-toad } pierde el combate y va a la pila de descartes. Entonces su efecto Derrotada derrota a una criatura, y solo queda { $gorillion }.
rules-example-duel-constant = El texto de { $goblin-werewolf } no lleva ninguna palabra delante: vale todo el tiempo. En tu turno su poder es 8, suficiente para { $giraffodile }; en el turno de Ben vuelve a ser 2.
rules-example-duel-boost = Potenciada con { $spider-owl } de la pila de descartes de Ben, { $sea-rex } tiene poder 6 en vez de 5 y gana el combate. Conserva la carta potenciadora; de { $spider-owl } solo cuenta el +1.
rules-example-duel-evolution = El efecto Activar derrota a una criatura enemiga de poder 4 o menos. Después { $cloud-lady } evoluciona a { $typhoon-princess }, la segunda de tres etapas. No ocurre ningún efecto Jugar.
rules-example-duel-out-of-actions = Ben aún tiene 3 puntos de vida. Pero no tiene criaturas, ni cartas en la mano, ni cartas que robar. No puede hacer nada en su turno, así que pierde.

## Tag Team.

rules-tag-team-aim-title = Los equipos
rules-tag-team-aim =
    Dos equipos de dos se sientan de modo que tus vecinos sean tus oponentes y tu compañero de equipo esté enfrente. Un equipo comparte 3 puntos de vida. Todo lo demás es de cada uno: mano, mazo de robo, pila de descartes, criaturas, Mindbug y Mindfrog.

    No puedes enseñar tu mano a tu compañero de equipo ni darle pistas.
rules-tag-team-setup-title = Preparación
rules-tag-team-setup =
    Baraja las cartas de Tag Team con las de cualesquiera otras colecciones. Cada jugador recibe 6 cartas, toma 3 en la mano y deja 3 como mazo de robo. Aquí el orden del mazo de cartas sin utilizar importa: no lo cambies.

    Cada jugador tiene 1 Mindbug y 1 Mindfrog. Cada uno revela una carta del mazo de cartas sin utilizar; empieza el poder más alto.

    Variante épica: 5 cartas en la mano y 5 en el mazo de robo, 2 Mindbugs y 1 Mindfrog para cada jugador.
rules-tag-team-turn-title = Tu turno
rules-tag-team-turn =
    Los turnos van en el sentido de las agujas del reloj, así que los equipos también se alternan. Juegas una carta de tu mano, o atacas con una criatura tuya, o usas el efecto Activar de una criatura tuya. No puedes pasar.

    La mano se rellena hasta 3 cartas, en la variante épica hasta 5.
rules-tag-team-playing-title = Jugar una carta: Mindbugs y Mindfrogs
rules-tag-team-playing =
    Cuando has mostrado una carta y rellenado tu mano, se pregunta a tres jugadores en este orden:
    1. al oponente de tu izquierda, por un Mindbug;
    2. a tu compañero de equipo, por un Mindfrog;
    3. al oponente de tu derecha, por un Mindbug.

    El primero que dice que sí se queda con la criatura y resuelve su efecto Jugar. Después debes hacer otra acción en el mismo turno; si no puedes, tu turno simplemente termina. Si nadie la toma, la criatura es tuya, resuelves su efecto Jugar y tu turno termina.

    Un Mindbug solo toma cartas de oponentes, un Mindfrog solo las del compañero de equipo. Los efectos que hablan de usar un Mindbug no se refieren a los Mindfrogs.
rules-tag-team-attacking-title = Atacar y bloquear
rules-tag-team-attacking =
    Atacas al otro equipo, no a un jugador. El oponente de tu izquierda puede bloquear primero. Si no lo hace, puede hacerlo el de tu derecha. Si ninguno bloquea, el equipo pierde 1 punto de vida.

    Una criatura con Cacería puede elegir cualquier criatura de los dos oponentes.
rules-tag-team-words-title = Qué quieren decir las cartas
rules-tag-team-words =
    • Las criaturas aliadas son las tuyas y las de tu compañero de equipo; las criaturas enemigas son las de los dos oponentes.
    • Lo que controlas está en tu propia área de juego. Tu mano, tu turno, tus Mindbugs y tu pila de descartes son solo tuyos; tu vida es la de tu equipo.
    • «El oponente» después de Jugar, Atacar, Derrotada, Activar o «cuando» es un solo oponente, que eliges cuando ocurre el efecto. En los textos que valen todo el tiempo son los dos. Cuando se trata de vida, es el otro equipo.
    • Dar una carta es ponerla en la mano del otro jugador.
    • Restaurar un Mindbug, como con { $card }, es volver a poner boca arriba uno usado. Los Mindfrogs no se restauran.
rules-tag-team-end-title = Turnos saltados, y el final
rules-tag-team-end =
    Un equipo sin puntos de vida pierde al instante.

    A un jugador que no puede hacer nada en su turno se le salta. Sigue en la partida: usa Mindbugs y Mindfrogs, y bloquea. Pero si también se salta el turno siguiente de su compañero, su equipo pierde al instante.

rules-example-tag-team-mindfrog = Primero se pregunta a Ben, a tu izquierda, que renuncia. Después tu compañera Cleo usa su Mindfrog; a Dan ni se le pregunta. { $luchataur } es de Cleo, y tú vuelves a actuar en el mismo turno.
rules-example-tag-team-block = Ben puede bloquear primero, pero pone a salvo a { $brain-fly }. Después Dan bloquea con { $gorillion }: 9 es menos que 10, y { $luchataur } es derrotada.
rules-example-tag-team-hunter = Con Cacería puedes evitar a { $gorillion } de Ben: debe bloquear { $brain-fly } de Dan, a tu derecha.
rules-example-tag-team-teammate = El texto de { $superhero-boot-camp } trata de las criaturas del compañero de equipo. En cuanto Cleo la tiene en juego, tu { $spider-owl } tiene poder 4 y puede atacar dos veces.
rules-example-tag-team-skipped = Ben no tiene cartas ni criaturas: se salta su turno. Después del ataque de Cleo se salta también el turno de Dan. Dos turnos seguidos saltados de un equipo pierden la partida, aunque quede 1 punto de vida.
