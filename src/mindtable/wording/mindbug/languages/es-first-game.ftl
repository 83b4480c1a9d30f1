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
lesson-first-game-1-done = { $luchataur } ya está de tu lado. { $tiger-squirrel } tiene **Sigilo**: solo criaturas con Sigilo pueden bloquearla, y por eso has perdido 1 punto de vida.
lesson-first-game-1-another = También es una buena carta: ya está de tu lado.
lesson-first-game-2 =
    El número grande es el poder. Ataca con { $luchataur }: tiene 9.

    Yo puedo bloquear con una criatura. La que tiene menos poder pierde el combate.
lesson-first-game-2-done = He bloqueado con { $brain-fly }. 9 contra 4: mi criatura ha ido a la pila de descartes y nadie ha perdido vida.
lesson-first-game-2-waits = Una carta más de tu lado. Pero tu turno había terminado, y { $luchataur } no ha atacado.
lesson-first-game-3 =
    { $luchataur } tiene **Frenesí**: puede atacar otra vez. Ataca de nuevo.

    Un ataque que nadie bloquea cuesta 1 punto de vida.
lesson-first-game-3-done = No he bloqueado y he perdido 1 punto de vida: me queda 1.
lesson-first-game-3-stopped = Lo has dejado ahí, y conservo mis 2 puntos de vida.
lesson-first-game-4 =
    { $grave-robber } te ataca. Bloquea con { $luchataur }.

    Bloquear o no lo decides tú. 9 contra 7: { $luchataur } gana y no pierdes vida.
lesson-first-game-4-done = { $grave-robber } ha perdido, pero tiene **Dureza**: la primera vez solo queda agotada. La próxima vez es derrotada.
lesson-first-game-4-unblocked = No has bloqueado y has perdido 1 punto de vida. A veces conviene, pero aquí tu criatura no corría peligro.
lesson-first-game-5 =
    Lo que está debajo del nombre son palabras clave. Juega { $spider-owl }.

    Tiene **Sigilo**: solo criaturas con Sigilo pueden bloquearla. Y **Veneno**: en combate siempre derrota a la otra. Toca una carta para leer más.
lesson-first-game-5-done = He dejado pasar { $spider-owl }. Después he jugado una carta enorme: { $gorillion }.
lesson-first-game-5-another = También es una buena carta. { $spider-owl } puede esperar.
lesson-first-game-5-attacked = Has preferido atacar. Mis criaturas pueden bloquear, así que cuenta antes de atacar.
lesson-first-game-6 =
    { $gorillion } tiene poder 10. ¡Quédate con esa carta usando un Mindbug!

    Cada jugador tiene dos Mindbugs para toda la partida. Con uno te quedas con la carta que se acaba de jugar.
lesson-first-game-6-done = { $gorillion } está de tu lado y te queda 1 Mindbug. Quien pierde así una carta juega otra vez: he jugado { $shield-bugs }.
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
lesson-first-game-8-another = Mis Mindbugs siguen ahí. De ellos depende que tu mejor carta funcione.
lesson-first-game-8-attacked = Tengo criaturas de sobra para bloquear. Y mis Mindbugs siguen ahí.
lesson-first-game-9 =
    Me queda un Mindbug. Una vez más: juega { $giraffodile }.
lesson-first-game-9-done = No me he resistido. Ya no me quedan Mindbugs, y juegas otra vez.
lesson-first-game-9-early = Aún me quedaba un Mindbug, y lo guardaba justo para { $killer-bee }.
lesson-first-game-9-another = Mi último Mindbug sigue ahí.
lesson-first-game-9-attacked = Tengo criaturas de sobra para bloquear, y mi último Mindbug sigue ahí.
lesson-first-game-10 =
    Ya nada puede parar lo que juegues. ¡Juega { $killer-bee }!

    Su efecto Jugar me quita el último punto de vida. (La palabra clave **Cacería** sirve para atacar: eliges quién debe bloquear.)
lesson-first-game-10-done = { $killer-bee } me ha quitado el último punto de vida. ¡Has ganado tu primera partida!
lesson-first-game-10-waits = Otra carta, y sigo con vida. { $killer-bee } habría ganado al instante.
lesson-first-game-10-attacked = He podido bloquear y sigo con vida. { $killer-bee } habría ganado al instante.
