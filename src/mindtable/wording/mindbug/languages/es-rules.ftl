### Mindbug in Spanish: its pages of rules.

## The duel.

rules-duel-aim-title = Objetivo del juego
rules-duel-aim =
    Dos jugadores envían criaturas extrañas a luchar unas contra otras. Cada uno empieza con 3 puntos de vida. Quien se queda sin ninguno pierde al instante. También pierde quien no puede realizar ninguna acción en su turno.

    Lo especial del juego: juegues lo que juegues, tu oponente puede quedárselo. Pero solo dos veces.
rules-duel-setup-title = Preparación
rules-duel-setup =
    Se barajan las cartas de todas las colecciones elegidas. Cada jugador recibe 10 cartas boca abajo: 5 forman su mano y las otras 5, su mazo de robo. Las que sobran forman el mazo de cartas sin utilizar.

    Cada jugador tiene 3 puntos de vida y 2 Mindbugs.

    Para ver quién empieza, cada jugador revela una carta al azar del mazo de cartas sin utilizar. Empieza quien revele el poder más alto; en caso de empate, cada uno revela otra.

    Tu mano solo la conoces tú, y nadie conoce los mazos de robo. Las criaturas en juego, las pilas de descartes y las cartas potenciadoras puede mirarlas cualquiera.
rules-duel-card-title = Una carta
rules-duel-card =
    Cada carta es una criatura. El número grande es su poder. Debajo del nombre están sus palabras clave y, después, sus demás habilidades. La palabra que precede a un texto dice cuándo se activa.

    En juego, el número grande es el poder que la criatura tiene en ese momento. Si no es el impreso, una flecha apunta hacia arriba o hacia abajo y al lado aparece el número impreso, tachado. Una criatura agotada se ve pálida y lleva la marca «Agotada»; el número de cartas que la potencian se indica arriba a la derecha.
rules-duel-turn-title = Tu turno
rules-duel-turn =
    En tu turno realizas exactamente una de estas acciones:
    • jugar una carta de tu mano;
    • atacar con una de tus criaturas;
    • usar el efecto Activar de una de tus criaturas, si lo tiene.

    Después le toca a tu oponente. No puedes pasar. Si no puedes realizar ninguna acción, pierdes.

    Siempre que tienes menos de 5 cartas en la mano, robas de inmediato hasta volver a tener 5, también en medio de un efecto. Cuando tu mazo de robo está vacío, ya no robas más. No hay límite de cartas en la mano ni de puntos de vida.
rules-duel-playing-title = Jugar una carta, y los Mindbugs
rules-duel-playing =
    1. Muestra la carta que juegas y roba hasta tener 5 cartas.
    2. Tu oponente puede usar un Mindbug, si le queda alguno.
    3. Si no lo hace, la criatura entra en juego en tu lado, resuelves su efecto Jugar y tu turno termina.
    4. Si lo hace, se pone el Mindbug boca abajo y la criatura entra en juego en el lado de tu oponente, que resuelve su efecto Jugar como si la hubiera jugado. Después juegas de inmediato otro turno completo.

    Un Mindbug solo sirve para quedarse con una carta jugada desde la mano como acción del turno: nunca con una criatura que ya está en juego, ni con una que entra en juego por un efecto, ni con una que acaba de cambiar de lado por un Mindbug.
rules-duel-attacking-title = Atacar y bloquear
rules-duel-attacking =
    1. Di cuál de tus criaturas ataca. Primero se resuelven sus efectos Atacar. Si después ya no está en juego en tu lado, el ataque termina.
    2. Si tiene Cacería, puedes elegir una criatura enemiga como presa: debe bloquear.
    3. Si no, tu oponente puede bloquear con una criatura que pueda hacerlo, o no bloquear.
    4. Si nadie bloquea, tu oponente pierde 1 punto de vida.
    5. Si una criatura bloquea, las dos combaten. La que tenga menos poder es derrotada; si tienen el mismo poder, lo son las dos.

    Una criatura derrotada va a la pila de descartes del jugador que la controla. Atacar o bloquear no agota a la criatura: la que ha atacado puede bloquear en el turno siguiente y atacar de nuevo en el de después.
rules-duel-keywords-title = Palabras clave
rules-duel-keywords =
    Las palabras clave están debajo del nombre de la carta. Tener dos veces la misma palabra clave no cambia nada.
rules-keyword-frenzy =
    Después de su primer ataque del turno, puede atacar de nuevo de inmediato si sigue en juego en tu lado y puede atacar. En un turno ataca como mucho dos veces.
rules-keyword-hunter =
    Cuando ataca, puedes elegir como presa cualquier criatura enemiga. Esa criatura debe bloquear, aunque normalmente no pudiera, y tu oponente no pierde puntos de vida por ese ataque. Si no eliges ninguna, tu oponente puede bloquear como siempre.
rules-keyword-poisonous =
    En combate siempre derrota a la otra criatura, por fuerte que sea. Si la otra tiene el mismo poder o más, o también tiene Veneno, las dos son derrotadas. Una criatura con Dureza que aún no está agotada queda agotada en lugar de ser derrotada, como siempre.
rules-keyword-sneaky =
    Cuando ataca, solo pueden bloquearla criaturas con Sigilo. Ella puede bloquear a cualquier criatura.
rules-keyword-tough =
    Si va a ser derrotada, en combate o por un efecto, queda agotada en lugar de ser derrotada y sigue en juego. Como no ha sido derrotada, su efecto Derrotada no se activa. Una criatura agotada ya no tiene esa protección: la próxima vez es derrotada.
rules-duel-effects-title = Efectos
rules-duel-effects =
    La palabra de activación que precede al texto dice cuándo se activa el efecto:
    • Jugar | cuando la criatura entra en juego, sea como sea; no cuando cambia de lado ni cuando evoluciona.
    • Atacar | cuando ataca, antes de que nadie bloquee.
    • Derrotada | cuando va del juego a la pila de descartes; no cuando vuelve a una mano, cambia de lado o queda agotada en lugar de ser derrotada.
    • Activar | cuando lo usas como acción de tu turno. Tiene que cambiar algo.
    • En la pila de descartes | mientras la carta está en tu pila de descartes, y en ningún otro sitio.

    Una habilidad sin palabra de activación es permanente: está siempre activa mientras la criatura esté en juego.

    Las criaturas aliadas son las que controlas tú; las enemigas, las que controla tu oponente. Si un efecto solo dice «una criatura», puede ser aliada o enemiga.

    Quien controla la criatura toma las decisiones de sus efectos. Pero si un efecto dice que otro jugador haga algo, como el de { $card }, elige ese jugador.

    Haz todo lo posible e ignora el resto. Lo que no diga «puedes», «hasta» con un número de cartas o criaturas («hasta 2 cartas») o «cualquier cantidad» hay que hacerlo: si la única criatura que se puede elegir es tuya, esa es la elegida.

    Cuando varios efectos se activan a la vez, los ordena el jugador activo. Cada uno se resuelve por completo antes del siguiente.

    El poder nunca baja de 1. Los efectos miran el poder que tiene una criatura en ese momento; las cartas de las manos y de las pilas de descartes tienen su poder impreso.
rules-duel-states-title = Agotada, potenciada, evolucionada
rules-duel-states =
    Una criatura agotada ataca, bloquea y usa sus habilidades como cualquier otra. Sigue agotada mientras esté en juego, también cuando cambia de lado.

    Para potenciar una criatura (Más Allá: Eternidad), pon debajo de ella cartas de cualquier pila de descartes, hasta el número indicado. Cada una le da +1 de poder; el texto de una carta potenciadora no cuenta. Cuando la criatura abandona el juego, sus cartas potenciadoras van a la pila de descartes del jugador que la controlaba.

    Cuando una criatura evoluciona (Más Allá: Evolución), la sustituye la siguiente de sus tres etapas. Sigue siendo la misma criatura: continúa agotada o potenciada, y no se activa ningún efecto Jugar. Cuando abandona el juego, vuelve a su primera etapa. En el mazo solo hay primeras etapas.
rules-duel-end-title = Fin de la partida
rules-duel-end =
    La partida termina al instante, aunque quede algo por resolver, cuando
    • un jugador se queda sin puntos de vida: pierde;
    • a un jugador le toca su turno y no puede realizar ninguna acción: pierde;
    • un efecto dice que alguien gana.

    No hay empates.

rules-example-duel-mindbug = Esperabas derrotar a { $luchataur } con el efecto Jugar de { $tiger-squirrel }. Ben usa un Mindbug: ahora { $tiger-squirrel } es suya, y su efecto también. Vista desde su lado, la criatura enemiga con poder 7 o más es la tuya: { $gorillion }. Te queda un consuelo: tienes otro turno, y Ben, un Mindbug menos.
rules-example-duel-fight = { $gorillion } tiene poder 10 y { $giraffodile }, solo 7: la criatura de Ben es derrotada. Como alguien ha bloqueado, Ben no pierde puntos de vida.
rules-example-duel-tie = 7 contra 7: las dos criaturas son derrotadas a la vez.
rules-example-duel-frenzy = { $luchataur } ha sobrevivido a su primer ataque, así que puede atacar de nuevo de inmediato. Ahora no queda nadie que bloquee, y Ben pierde 1 punto de vida.
rules-example-duel-hunter = Ben habría bloqueado con { $gorillion }. Con Cacería eliges tú: debe bloquear { $brain-fly }, y 4 es menos que 5.
rules-example-duel-poisonous = { $spider-owl } tiene Veneno: derrota incluso a { $gorillion }. Pero 10 es más que 3, así que las dos criaturas son derrotadas.
rules-example-duel-sneaky = { $gorillion } no tiene Sigilo y no puede bloquear a { $tiger-squirrel }. Ben pierde 1 punto de vida ante una criatura con poder 3.
rules-example-duel-tough = La primera vez que tu criatura { $grave-robber } pierde un combate, solo se agota. En el turno siguiente aún puede bloquear, pero esta vez es derrotada.
rules-example-duel-attack = El efecto Atacar de { $shark-dog } se resuelve antes del bloqueo. Derrota a { $gorillion }, así que no queda ninguna presa que elegir ni nadie que bloquee.
rules-example-duel-defeated = { $explosive-toad } pierde el combate y va a la pila de descartes. Entonces su efecto Derrotada tiene que derrotar una criatura. La única que queda es { $gorillion }, así que también es derrotada.
rules-example-duel-constant = La habilidad de { $goblin-werewolf } no lleva palabra de activación: es permanente. En tu turno su poder es 8, suficiente para derrotar a { $giraffodile }; en el turno de Ben vuelve a ser 2.
rules-example-duel-boost = Potenciada con { $spider-owl } de la pila de descartes de Ben, tu criatura { $sea-rex } tiene poder 6 en lugar de 5 y gana el combate. Conserva la carta potenciadora; de { $spider-owl } solo cuenta el +1.
rules-example-duel-evolution = El efecto Activar derrota una criatura enemiga con poder 4 o menos. Después { $cloud-lady } evoluciona a { $typhoon-princess }, la segunda de tres etapas. No se activa ningún efecto Jugar.
rules-example-duel-out-of-actions = Ben aún tiene 3 puntos de vida. Pero no tiene criaturas, ni cartas en la mano, ni cartas que robar. No puede realizar ninguna acción en su turno, así que pierde.

## Tag Team.

rules-tag-team-aim-title = Los equipos
rules-tag-team-aim =
    Los dos miembros de cada equipo se sientan uno frente a otro: a tus lados están tus oponentes y enfrente, tu compañero de equipo. Cada equipo comparte 3 puntos de vida. Todo lo demás es de cada jugador: mano, mazo de robo, pila de descartes, criaturas, Mindbug y Mindfrog.

    No puedes enseñar tu mano a tu compañero de equipo ni darle pistas.
rules-tag-team-setup-title = Preparación
rules-tag-team-setup =
    Se barajan las cartas de Tag Team con las de otras colecciones, a vuestra elección. Cada jugador recibe 6 cartas: 3 forman su mano y las otras 3, su mazo de robo. Aquí importa el orden del mazo de cartas sin utilizar: no debe cambiarse.

    Cada jugador tiene 1 Mindbug y 1 Mindfrog. Cada uno revela una carta del mazo de cartas sin utilizar; empieza quien revele el poder más alto.

    Variante épica: 5 cartas en la mano y 5 en el mazo de robo, 2 Mindbugs y 1 Mindfrog para cada jugador.
rules-tag-team-turn-title = Tu turno
rules-tag-team-turn =
    Se juega en el sentido de las agujas del reloj, así que los equipos también se alternan. En tu turno juegas una carta de tu mano, atacas con una de tus criaturas o usas el efecto Activar de una de ellas. No puedes pasar.

    Robas siempre hasta tener 3 cartas en la mano; en la variante épica, hasta tener 5.
rules-tag-team-playing-title = Jugar una carta: Mindbugs y Mindfrogs
rules-tag-team-playing =
    Cuando has mostrado una carta y robado, se pregunta a tres jugadores en este orden:
    1. al oponente de tu izquierda, si usa un Mindbug;
    2. a tu compañero de equipo, si usa un Mindfrog;
    3. al oponente de tu derecha, si usa un Mindbug.

    El primero que dice que sí se queda con la criatura y resuelve su efecto Jugar. Después debes realizar otra acción en el mismo turno; si no puedes, tu turno simplemente termina. Si nadie la quiere, la criatura es tuya, resuelves su efecto Jugar y tu turno termina.

    Un Mindbug solo sirve para cartas de oponentes; un Mindfrog, solo para las de tu compañero de equipo. Los efectos que hablan de usar un Mindbug no se refieren a los Mindfrogs.
rules-tag-team-attacking-title = Atacar y bloquear
rules-tag-team-attacking =
    Atacas al otro equipo, no a un jugador. Primero puede bloquear el oponente de tu izquierda. Si no lo hace, puede bloquear el de tu derecha. Si ninguno bloquea, el equipo pierde 1 punto de vida.

    Con Cacería puedes elegir como presa cualquier criatura de los dos oponentes.
rules-tag-team-words-title = Qué significan las cartas
rules-tag-team-words =
    • Las criaturas aliadas son las tuyas y las de tu compañero de equipo; las enemigas, las de los dos oponentes.
    • Lo que controlas está en tu propia área de juego. Tu mano, tu turno, tus Mindbugs y tu pila de descartes son solo tuyos; tus puntos de vida son los de tu equipo.
    • «El oponente» después de Jugar, Atacar, Derrotada, Activar, «cada vez que» o «al final de» es un solo oponente, que eliges cuando se activa el efecto. En las habilidades permanentes son los dos. Si se trata de puntos de vida, es el otro equipo.
    • Dar una carta es ponerla en la mano del otro jugador.
    • Restaurar un Mindbug, como con { $card }, es volver a poner boca arriba uno usado. Los Mindfrogs no se restauran.
rules-tag-team-end-title = Turnos saltados y fin de la partida
rules-tag-team-end =
    Un equipo sin puntos de vida pierde al instante.

    Si un jugador no puede realizar ninguna acción en su turno, se salta ese turno. El jugador sigue en la partida: usa Mindbugs y Mindfrogs, y bloquea. Pero si también se salta el turno siguiente de su compañero de equipo, su equipo pierde al instante.

rules-example-tag-team-mindfrog = Primero se pregunta a Ben, a tu izquierda, que renuncia. Después tu compañera Cleo usa su Mindfrog; a Dan ni se le pregunta. Cleo se queda con { $luchataur }, y tú realizas otra acción en el mismo turno.
rules-example-tag-team-block = Ben puede bloquear primero, pero prefiere no arriesgar a { $brain-fly }. Después Dan bloquea con { $gorillion }: 9 es menos que 10, y tu criatura { $luchataur } es derrotada.
rules-example-tag-team-hunter = Con Cacería puedes evitar a { $gorillion } (Ben): debe bloquear { $brain-fly } (Dan), a tu derecha.
rules-example-tag-team-teammate = La habilidad de { $superhero-boot-camp } afecta a las criaturas del compañero de equipo. En cuanto Cleo la tiene en juego, tu criatura { $spider-owl } tiene poder 4 y puede atacar dos veces.
rules-example-tag-team-skipped = Ben no tiene cartas ni criaturas: se salta su turno. Después del ataque de Cleo se salta también el turno de Dan. El equipo al que se le saltan dos turnos seguidos pierde la partida, aunque le quede 1 punto de vida.

rules-as-in-duel = Tag Team se juega como el duelo, salvo en lo que se dice aquí. Lee primero:
rules-cards-with = Todas las cartas con { $keyword }
rules-being-played = se está jugando
rules-our-team = Tu equipo
rules-their-team = El otro equipo

rules-duel-summary-title = En resumen
rules-duel-summary =
    • En tu turno haces una sola cosa: jugar una carta o atacar con una de tus criaturas.
    • Cuando se juega una carta, el oponente puede quedársela con un Mindbug. Quien la jugó tiene entonces otro turno. Cada jugador tiene dos Mindbugs.
    • Cuando una criatura ataca, el oponente puede bloquear con una criatura. La de menos poder es derrotada; con el mismo poder, las dos.
    • Si nadie bloquea, el ataque cuesta 1 punto de vida. Quien se queda sin ninguno pierde, igual que quien no puede hacer nada en su turno.
    • Siempre tienes 5 cartas en la mano, mientras queden por robar.

rules-tag-team-summary-title = En resumen
rules-tag-team-summary =
    • Dos contra dos: los compañeros se sientan enfrente y comparten 3 puntos de vida.
    • En tu turno haces una sola cosa: jugar una carta o atacar.
    • Cuando juegas una carta, cada oponente puede quedársela con un Mindbug, y tu compañero con un Mindfrog, en el orden de la mesa.
    • Cuando atacas, los oponentes pueden bloquear, uno tras otro.
    • No puedes enseñar ni decir a tu compañero lo que tienes en la mano.
