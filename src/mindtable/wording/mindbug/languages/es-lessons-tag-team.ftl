### Spanish: lessons of Tag Team. The comments of en-lessons-tag-team.ftl say what each message and variable is.

lesson-team-order = A quién se pregunta primero
lesson-team-order-idea = Izquierda, compañero, derecha: en este orden, tres jugadores pueden quedarse con tu carta. Haz que tus dos vecinos gasten sus Mindbugs antes de jugar la carta que importa.
lesson-team-order-1 =
    Juega { $gorillion } y mira a quién se pregunta.

    Primero a Ben, a tu izquierda, por un Mindbug. Después a tu compañera Cleo, por un Mindfrog. Por último a Dan, a tu derecha, por un Mindbug.
lesson-team-order-1-done = Ben y Cleo la han dejado pasar; Dan se la ha quedado con su Mindbug. Como en el duelo, **quien pierde una carta vuelve a actuar de inmediato**.
lesson-team-order-1-early = Aún quedaban dos Mindbugs. Quien se queda con { $killer-bee } le quita vida a tu equipo.
lesson-team-order-1-another = También es un buen cebo. A Ben se le pregunta primero; a Dan solo le llega lo que Ben deja pasar.
lesson-team-order-2 =
    Dan ya no tiene Mindbug; Ben, sí. Juega { $luchataur }.

    Al otro equipo le queda 1 punto de vida. { $killer-bee } se lo quitará, cuando ya nadie pueda quedarse con ella.
lesson-team-order-2-done = Ben no se ha resistido. Ya no quedan Mindbugs, y tú actúas otra vez.
lesson-team-order-2-early = Ben aún tenía su Mindbug. Si se queda con { $killer-bee }, quien pierde vida es tu equipo.
lesson-team-order-3 =
    ¡Juega { $killer-bee }!

    Ahora solo se pregunta a Cleo, y ella está de tu lado.
lesson-team-order-3-done = Cleo la ha dejado pasar, y { $killer-bee } le ha quitado al otro equipo su último punto de vida. ¡Cleo y tú habéis ganado!
lesson-team-order-3-another = Ya no quedaban Mindbugs: { $killer-bee } habría ganado al instante.

lesson-team-mindfrog = El Mindfrog
lesson-team-mindfrog-idea = Con un Mindfrog te quedas con una carta de tu compañero, que vuelve a actuar. Salva la carta del Mindbug de quien decide después de ti y convierte un turno en dos.
lesson-team-mindfrog-1 =
    Cleo juega { $luchataur }. ¡Quédate con la carta usando tu Mindfrog!

    A Dan no le quedan Mindbugs, así que decides tú. Después le toca a Ben, que aún tiene uno.
lesson-team-mindfrog-1-done = { $luchataur } está a salvo de tu lado. Y Cleo ha vuelto a actuar de inmediato: { $killer-bee } ha cazado a { $turbo-bug }.
lesson-team-mindfrog-1-passed = Después de ti decidía Ben, que aún tenía su Mindbug. Con tu Mindfrog, { $luchataur } se quedaba en el equipo.
lesson-team-mindfrog-2 =
    { $urchin-hurler } es su única criatura. ¡Ataca con { $luchataur }!

    Con **Frenesí** puede atacar dos veces, y al otro equipo le queda 1 punto de vida.
lesson-team-mindfrog-2-done = Dan ha tenido que bloquear con { $urchin-hurler }: 9 contra 5. Ya no queda nadie que pueda bloquear.
lesson-team-mindfrog-2-waits = Una carta más de tu lado. Pero { $luchataur } no ha atacado, y ahora le toca a Ben.
lesson-team-mindfrog-3 =
    ¡Ataca otra vez!

    Ya nadie puede bloquear.
lesson-team-mindfrog-3-done = Adiós a su último punto de vida. La carta de Cleo, tu Mindfrog: habéis ganado en equipo.
lesson-team-mindfrog-3-stopped = Lo has dejado ahí, y el otro equipo conserva su último punto de vida.

lesson-team-help = Ayudar a tu equipo
lesson-team-help-idea = Mira siempre los dos lados de tu equipo. Hay cartas que mejoran las criaturas de tu compañero y otras que las hacen atacar en tu turno: a menudo vale más que actuar por tu cuenta.
lesson-team-help-1 =
    { $spider-owl }, de Cleo, tiene **Sigilo**: nadie allí puede bloquearla. Juega { $superhero-boot-camp }.

    Da a las criaturas de tu compañera 1 más de poder y **Frenesí**: dos ataques por turno.
lesson-team-help-1-done = Cleo ha atacado dos veces con { $spider-owl }. El otro equipo ha perdido 2 puntos de vida: le queda 1.
lesson-team-help-1-another = Una carta para ti. Con { $superhero-boot-camp }, Cleo atacaría dos veces.
lesson-team-help-1-attacked = Ben y Dan tienen criaturas que pueden bloquear a las tuyas. Ninguna puede bloquear a { $spider-owl }, de Cleo.
lesson-team-help-1-once = También vale: 1 punto de vida al momento, en tu propio turno. { $superhero-boot-camp } duplicaría los ataques de Cleo en el suyo.
lesson-team-help-2 =
    Usa el efecto Activar de { $rocket-lovers }.

    Así Cleo debe atacar de inmediato, en tu turno. Solo queda 1 punto de vida por quitar.
lesson-team-help-2-done = { $spider-owl } ha atacado otra vez y ha quitado el último punto de vida. La criatura de Cleo, tus cartas: habéis ganado en equipo.
lesson-team-help-2-another = Ahora Cleo tiene que esperar a su turno, y antes le toca a Ben.
lesson-team-help-2-attacked = Ben y Dan tienen criaturas que pueden bloquear a las tuyas. Ninguna puede bloquear a { $spider-owl }, de Cleo.

lesson-team-life = Una vida para dos
lesson-team-life-idea = Los puntos de vida son de todo el equipo. Si decides en primer lugar, puedes dejarle el bloqueo a tu compañero; si decides en último lugar, depende de ti.
lesson-team-life-1 =
    { $giraffodile } ataca a tu equipo. Bloquea con { $turbo-bug }, aunque pierdas la criatura.

    Cleo no tiene criaturas, así que depende de ti. Compartís 1 punto de vida: sin él, perdéis la partida.
lesson-team-life-1-done = Has perdido a { $turbo-bug }, pero tu equipo sigue vivo. Y en su turno Cleo ha jugado { $gorillion }.
lesson-team-life-1-lost = También era el último punto de vida de Cleo. Con 1 punto de vida, quien decide en último lugar tiene que bloquear.
lesson-team-life-1-dear = Has perdido a { $killer-bee }. Bastaba con { $turbo-bug }: contra 7 pierden ambas criaturas.
lesson-team-life-2 =
    Dan ataca con { $kangasaurus-rex }. ¡Esta vez no bloquees!

    Primero decides tú y después Cleo. { $killer-bee } perdería contra 7, pero { $gorillion }, de Cleo, tiene 10.
lesson-team-life-2-done = Cleo ha bloqueado con { $gorillion } y ha derrotado a { $kangasaurus-rex }. Tu equipo no ha perdido nada.
lesson-team-life-2-dear = 5 contra 7: has perdido a { $killer-bee }. { $gorillion }, de Cleo, habría ganado ese combate.

lesson-team-silence = Ni una palabra sobre la mano
lesson-team-silence-idea = En un equipo no se enseña la mano ni se hacen señas. Pero todo lo que está a la vista os habla a los dos: léelo, y confía en que tu compañero también lo lea.
lesson-team-silence-1 =
    No ves la mano de Cleo, y ella no puede hacerte señas. Ataca con { $kung-fu-buddies }.

    Solo las cartas permiten enseñar algo: Cleo revela una a su elección, y una criatura con el mismo poder es derrotada.
lesson-team-silence-1-done = Sin decir palabra, Cleo ha elegido { $luchataur }: 9, como { $snail-hydra }, que ya no está. Dan no ha bloqueado: les queda 1 punto de vida.
lesson-team-silence-1-another = La mano de Cleo sigue oculta. Con { $kung-fu-buddies } enseñaría una carta, y cuál lo decide ella.
lesson-team-silence-2 =
    Ataca otra vez, con **Frenesí**, y confía en Cleo.

    No puedes pedirle un poder de 4. Pero ella ve a { $brain-fly } tan bien como tú.
lesson-team-silence-2-done = { $turbo-bug } tiene poder 4, y { $brain-fly } ya no está. Nadie podía bloquear: habéis ganado en equipo, sin decir palabra.
lesson-team-silence-2-stopped = Lo has dejado ahí. Si Cleo podía ayudarte otra vez, no te lo puede decir.

lesson-team-clock = Dos turnos saltados
lesson-team-clock-idea = Las cartas son un reloj. A quien no puede hacer nada se le salta el turno, y el equipo al que se le saltan dos seguidos pierde, tenga la vida que tenga. Guarda una carta para los malos tiempos.
lesson-team-clock-1 =
    A Ben no le queda nada, y a Dan, solo { $turbo-bug }. Ataca con { $killer-bee }.

    A quien no puede hacer nada se le salta el turno. Con dos saltados seguidos, el equipo pierde.
lesson-team-clock-1-done = { $killer-bee } tiene **Cacería**: puedes elegir quién debe bloquear.
lesson-team-clock-1-life = Vida les sobra. Mientras Dan tenga { $turbo-bug }, puede actuar.
lesson-team-clock-1-another = Mientras Dan tenga { $turbo-bug }, puede actuar. { $killer-bee } podía cazar a esa criatura.
lesson-team-clock-2 =
    ¡Caza a { $turbo-bug }!

    5 contra 4: la criatura es derrotada, y entonces Dan tampoco puede hacer nada.
lesson-team-clock-2-done = Se ha saltado el turno de Ben, Cleo ha jugado { $gorillion } y se ha saltado el de Dan. ¡Con 3 puntos de vida, han perdido!
lesson-team-clock-2-unhunted = Sin cazar, nadie tiene que bloquear. Mientras Dan tenga { $turbo-bug }, puede actuar.
