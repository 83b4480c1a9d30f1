### Spanish: the first game. The comments of en-first-game.ftl say what each message and variable is.

lesson-chapter-first-game = Primera partida
lesson-first-game = Tu primera partida
lesson-first-game-idea = Ya sabes lo necesario: jugar o atacar, bloquear o perder vida, y un Mindbug para lo que es demasiado bueno. Todo lo demás está en las cartas.

lesson-idea-play = Jugar una carta
lesson-idea-power = El poder
lesson-idea-life = Los puntos de vida
lesson-idea-block = Bloquear
lesson-idea-keywords = Palabras clave
lesson-idea-mindbug-used = Tus Mindbugs
lesson-idea-mindbug-baited = Mis Mindbugs
lesson-idea-finish = El remate

lesson-first-game-1 =
    En cada turno haces una sola cosa: jugar una carta o atacar. Juega { $luchataur }.

    Tú tienes 3 puntos de vida y yo, 2. Quien se queda sin ninguno pierde.
lesson-first-game-1-done = { $luchataur } ya está de tu lado, y has robado una carta: después de jugar, robas hasta volver a tener cinco. Luego ha atacado { $tiger-squirrel }, que tiene **Sigilo**: solo criaturas con Sigilo pueden bloquearla. Has perdido 1 punto de vida.
lesson-first-game-2 =
    El número grande es el poder. Ataca con { $luchataur }: tiene 9.

    Yo puedo bloquear con una criatura. La de menos poder es derrotada; con el mismo poder, las dos.
lesson-first-game-2-done = He bloqueado con { $brain-fly }. 9 contra 4: mi criatura ha sido derrotada y va a la pila de descartes. Un ataque bloqueado no cuesta puntos de vida.
lesson-first-game-3 =
    { $luchataur } tiene **Frenesí**: puede atacar otra vez. Ataca de nuevo.

    Un ataque que nadie bloquea cuesta 1 punto de vida.
lesson-first-game-3-done = No he bloqueado y he perdido 1 punto de vida: me queda 1.
lesson-first-game-3-stopped = Lo has dejado ahí, y conservo mis 2 puntos de vida.
lesson-first-game-4 =
    { $grave-robber } te ataca. Bloquea con { $luchataur }.

    Tú decides si bloqueas y con qué criatura. 9 contra 7, pero { $grave-robber } tiene **Dureza**: ninguna es derrotada y no pierdes vida.
lesson-first-game-4-done = La Dureza ha salvado a { $grave-robber }: en vez de ser derrotada, queda **agotada**. Puede atacar y bloquear como antes, pero la próxima vez nada la salva.
lesson-first-game-4-unblocked = Has perdido 1 punto de vida: te queda 1. Bloquear no te habría costado nada: ninguna de las dos criaturas habría sido derrotada.
lesson-first-game-5 =
    Lo que está debajo del nombre son palabras clave. Juega { $spider-owl }.

    Tiene **Sigilo**: solo criaturas con Sigilo pueden bloquearla. **Veneno**: en combate siempre derrota a la otra. Puedes leer cualquier carta de cerca.
lesson-first-game-5-done = He dejado pasar { $spider-owl }. Después he jugado una carta enorme: { $gorillion }.
lesson-first-game-6 =
    { $gorillion } tiene poder 10. ¡Quédate con esa carta usando un Mindbug!

    Un Mindbug te da la carta que se acaba de jugar y solo cuesta el propio Mindbug: ni una carta ni tu turno. Cada uno tiene dos para toda la partida.
lesson-first-game-6-done = { $gorillion } está de tu lado, por 1 Mindbug y nada más. **Quien pierde así una carta juega otra vez de inmediato**: he jugado { $shield-bugs }. Después te toca a ti.
lesson-first-game-6-passed = Has guardado tu Mindbug, y yo me he quedado con { $gorillion }. Un poder de 10 cuesta mucho quitárselo de encima.
lesson-first-game-7 =
    { $shield-bugs } tiene poder 4. Déjala pasar.

    Un Mindbug vale más contra la mejor carta del otro. Guarda el último para ella.
lesson-first-game-7-done = Eso es: conservas tu Mindbug y te toca a ti.
lesson-first-game-7-spent = Ahora { $shield-bugs } está de tu lado. Pero ya no te quedan Mindbugs, y puedo jugar mis mejores cartas sin miedo.
lesson-first-game-8 =
    Yo también tengo Mindbugs. Juega { $rhino-turtle } y veamos si me resisto.

    Me queda 1 punto de vida. { $killer-bee } me lo quitaría, si no me la quedo yo. Así que primero haz que gaste mis Mindbugs.
lesson-first-game-8-done = Me he quedado con { $rhino-turtle }. Me ha costado un Mindbug, y **tú juegas otra vez de inmediato**.
lesson-first-game-8-attacked = Tengo criaturas de sobra para bloquear. Y mis Mindbugs siguen ahí.
lesson-first-game-9 =
    Me queda un Mindbug. Una vez más: juega { $giraffodile }.
lesson-first-game-9-done = No me he resistido. Mi último Mindbug ha volado, y juegas otra vez.
lesson-first-game-9-early = Aún me quedaba un Mindbug, y lo guardaba justo para { $killer-bee }.
lesson-first-game-9-another = Mi último Mindbug sigue ahí.
lesson-first-game-9-attacked = Tengo criaturas de sobra para bloquear, y mi último Mindbug sigue ahí.
lesson-first-game-10 =
    Ya no me quedan Mindbugs. ¡Juega { $killer-bee }!

    Su efecto Jugar me quita el último punto de vida. Y **Cacería** significa: cuando ataca, puedes elegir cuál de mis criaturas debe bloquear.
lesson-first-game-10-done = { $killer-bee } me ha quitado el último punto de vida. ¡Has ganado tu primera partida!
lesson-first-game-10-waits = Otra carta, y sigo con vida. { $killer-bee } habría ganado al instante.
lesson-first-game-10-attacked = He podido bloquear y sigo con vida. { $killer-bee } habría ganado al instante.
