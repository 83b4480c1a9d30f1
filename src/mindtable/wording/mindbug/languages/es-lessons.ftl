### Spanish: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = El duelo
lesson-chapter-evolution = Más Allá: Evolución
lesson-chapter-eternity = Más Allá: Eternidad
lesson-chapter-tag-team = Tag Team

## Said in several lessons.

lesson-any-waits = Con eso has gastado todo tu turno, y luego me tocaba a mí.
lesson-any-blocked = Yo tenía una criatura que podía bloquear ese ataque.
lesson-any-unhunted = Sin Cacería decido yo si bloqueo y con qué criatura.
lesson-any-stopped = El segundo ataque no habría encontrado a nadie.

## The duel.

lesson-sneaky = Sigilo
lesson-sneaky-idea = Solo las criaturas con Sigilo pueden bloquear a una con Sigilo. Ellas pueden bloquear a cualquiera.
lesson-sneaky-1 =
    { $ferret-bomber } ataca. { $gorillion } no puede hacer nada: bloquea con { $tiger-squirrel }.

    Solo las criaturas con Sigilo pueden bloquear a una con Sigilo. 3 contra 2.
lesson-sneaky-1-done = { $ferret-bomber } era mi única criatura con Sigilo.
lesson-sneaky-1-unblocked = Te ha costado 1 punto de vida, y { $ferret-bomber } volverá.
lesson-sneaky-2 =
    Me queda 1 punto de vida. Ataca con la criatura que { $luchataur } no puede bloquear.
lesson-sneaky-2-done = { $luchataur } tiene poder 9 y solo ha podido mirar.

lesson-frenzy = Frenesí
lesson-frenzy-idea = Una criatura con Frenesí puede atacar dos veces en un turno. Cuenta quién puede bloquear: cada criatura detiene un ataque.
lesson-frenzy-1 =
    Tengo 1 punto de vida y una sola criatura para bloquear. Ataca con { $luchataur }.

    Tiene Frenesí: si sobrevive al primer ataque, puede atacar de nuevo de inmediato.
lesson-frenzy-1-done = { $giraffodile } ha bloqueado y ya no está. No queda nadie.
lesson-frenzy-1-once = Un ataque, un bloqueo. { $luchataur } podría haber atacado dos veces.
lesson-frenzy-2 =
    ¡Ataca de nuevo!

    También puedes parar, si el segundo ataque solo te perjudicara.
lesson-frenzy-2-done = Un bloqueo detiene un ataque. No dos.

lesson-hunter = Cacería
lesson-hunter-idea = Con Cacería eliges quién debe bloquear. No quita puntos de vida, pero derrota justo a la criatura que quieres.
lesson-hunter-1 =
    Tienes 2 puntos de vida, y { $chameleon-sniper } te los quitaría en el próximo turno. Ataca con { $killer-bee }.

    La palabra clave Cacería te deja elegir quién debe bloquear.
lesson-hunter-1-done = Sin Cacería bloquearía { $gorillion }.
lesson-hunter-1-shot = { $chameleon-sniper } te ha quitado 1 punto de vida con su efecto y otro porque nadie podía bloquear.
lesson-hunter-2 =
    Elige como presa { $chameleon-sniper }: 5 contra 1.
lesson-hunter-2-done = { $gorillion } no ha podido ayudar. El peligro ha pasado.
lesson-hunter-2-strong = 5 contra 10: has perdido { $killer-bee }, y { $chameleon-sniper } sigue ahí.

lesson-poison = Veneno
lesson-poison-idea = Una criatura con Veneno derrota siempre a la otra en combate. Una pequeña vale por una grande, y todos la temen.
lesson-poison-1 =
    { $gorillion } ataca con 10. Bloquea con { $deathweaver }: tiene 2, pero también Veneno.

    Las dos serán derrotadas, y tú pierdes la más pequeña.
lesson-poison-1-done = 2 contra 10, y las dos han sido derrotadas.
lesson-poison-1-lost = 7 contra 10: tu criatura ha sido derrotada; { $gorillion }, no.
lesson-poison-1-unblocked = Te ha costado 1 punto de vida, y { $gorillion } sigue ahí.
lesson-poison-2 =
    Tengo 1 punto de vida y ninguna criatura. Ataca con { $kangasaurus-rex }.
lesson-poison-2-done = Tu criatura más pequeña ha abierto el camino.

lesson-tough = Dureza
lesson-tough-idea = Dureza salva a una criatura una vez. Agotada puede hacer todo como antes, pero ya nada la salva.
lesson-tough-1 =
    { $gorillion } ataca. Bloquea con { $elephantopus }.

    Tiene menos poder, pero tiene Dureza: en lugar de ser derrotada, queda agotada.
lesson-tough-1-done = Ni un punto de vida ni una criatura perdida.
lesson-tough-1-unblocked = Te ha costado 1 punto de vida. { $elephantopus } podría haber bloqueado y seguir en juego.
lesson-tough-2 =
    Tu criatura { $elephantopus } sigue agotada. Juega { $bee-bear } a su lado.
lesson-tough-2-done = { $gorillion } ataca otra vez.
lesson-tough-2-traded = { $gorillion } ha bloqueado, y una criatura agotada ya no se salva.
lesson-tough-3 =
    Esta vez no bloquees.

    Ya nada salva a { $elephantopus }, y tienes 2 puntos de vida.
lesson-tough-3-done = 1 punto de vida por una criatura: un precio justo.
lesson-tough-3-gone = Una criatura agotada es derrotada como cualquier otra.
lesson-tough-3-lost = 8 contra 10: has perdido { $bee-bear }.

lesson-attack-first = Qué va primero
lesson-attack-first-idea = Primero los efectos Atacar, después Cacería, después el bloqueo. Quien ya ha sido derrotada no puede bloquear.
lesson-attack-first-1 =
    Ataca con { $shark-dog }.

    Su efecto Atacar derrota una criatura enemiga con poder 6 o más, antes de que nadie bloquee.
lesson-attack-first-1-done = { $gorillion } ya no estaba cuando tocaba bloquear.
lesson-attack-first-2 =
    Ahora, Cacería: elige como presa { $brain-fly }.

    Con { $urchin-hurler } a su lado, { $shark-dog } tiene 6 en tu turno.
lesson-attack-first-2-done = Dos criaturas derrotadas con un solo ataque.

lesson-no-block = Cuándo no bloquear
lesson-no-block-idea = No tienes que bloquear. Pregúntate qué cuesta: una criatura suele valer más que 1 punto de vida.
lesson-no-block-1 =
    { $plated-scorpion } ataca. No bloquees.

    Tiene Veneno: perderías { $luchataur }, y Dureza salvaría a { $plated-scorpion }. Tienes 3 puntos de vida.
lesson-no-block-1-done = 1 punto de vida, pero conservas { $luchataur }.
lesson-no-block-1-poisoned = Has perdido { $luchataur }, y { $plated-scorpion } solo ha quedado agotada. Un mal cambio.
lesson-no-block-2 =
    Ahora responde: juega { $killer-bee }.

    Ya no me quedan Mindbugs. Su efecto Jugar me cuesta 1 punto de vida.
lesson-no-block-2-done = Los dos hemos perdido 1 punto de vida. Pero tus criaturas son mejores.
lesson-no-block-2-slow = Una buena criatura. { $killer-bee } me habría costado 1 punto de vida al instante.

lesson-life = La vida se puede gastar
lesson-life-idea = Se pueden gastar todos los puntos de vida menos el último. Pierde uno cuando ganes más con ello.
lesson-life-1 =
    { $kangasaurus-rex } ataca. No bloquees: tienes 2 puntos de vida.

    { $goblin-werewolf } tiene ahora 2, pero 8 en tu turno.
lesson-life-1-done = Ahora te toca a ti, y { $goblin-werewolf } tiene 8.
lesson-life-1-small = 2 contra 7. Un turno después habrían sido 8.
lesson-life-2 =
    Ataca con { $goblin-werewolf }.
lesson-life-2-done = Tiene Cacería, así que eliges tú.
lesson-life-3 =
    Elige como presa { $kangasaurus-rex }: 8 contra 7.
lesson-life-3-done = Con 1 punto de vida has comprado una criatura.

lesson-mindbug-effect = Un Mindbug también se queda con el efecto
lesson-mindbug-effect-idea = Un Mindbug se queda con la carta y con su efecto Jugar. La mejor carta para quedarse suele ser la que te haría daño.
lesson-mindbug-effect-1 =
    Juego { $kangasaurus-rex }: derrota todas las criaturas enemigas con poder 4 o menos. ¡Quédatela!

    Entonces es tuya, y las criaturas enemigas son las mías.
lesson-mindbug-effect-1-done = Las derrotadas han sido mis criaturas. He jugado otra vez, pero empiezo de cero.
lesson-mindbug-effect-1-swept = Has perdido { $spider-owl } y { $tiger-squirrel }. Con el Mindbug habrían sido las mías.
lesson-mindbug-effect-2 =
    Sin compañía, { $lone-yeti } es muy fuerte. Esquívala: ataca con { $tiger-squirrel }.
lesson-mindbug-effect-2-done = Un solo Mindbug: una criatura más para ti, dos menos para mí.

lesson-mindbug-kept = Para qué guardar los Mindbugs
lesson-mindbug-kept-idea = Usa un Mindbug con lo que no puedas vencer, no con la primera carta buena. Mientras tengas uno, tengo que temerlo.
lesson-mindbug-kept-1 =
    Juego { $strange-barrel }, poder 6. Tienes un Mindbug. Deja pasar.

    { $gorillion } tiene más poder de todos modos.
lesson-mindbug-kept-1-done = Conservas tu Mindbug y te toca a ti.
lesson-mindbug-kept-1-spent = { $strange-barrel } está de tu lado. Pero mi mejor carta sigue en mi mano, y ya no te quedan Mindbugs.
lesson-mindbug-kept-2 =
    Juega { $killer-bee }. No me quedan Mindbugs.
lesson-mindbug-kept-2-done = Ahora necesito algo muy bueno.
lesson-mindbug-kept-2-slow = Una buena criatura. { $killer-bee } me habría costado 1 punto de vida al instante.
lesson-mindbug-kept-3 =
    { $rhino-turtle }: poder 8, dos ataques por turno y Dureza. Esta es la buena: ¡quédatela!
lesson-mindbug-kept-3-done = Mi mejor carta es tuya. Para eso era el Mindbug.
lesson-mindbug-kept-3-passed = { $rhino-turtle } ataca dos veces por turno y hay que derrotarla dos veces.

lesson-bait = El cebo
lesson-bait-idea = Antes de la carta que importa, juega algo bueno. Un Mindbug gastado en el cebo ya no está, y juegas otra vez.
lesson-bait-1 =
    Tengo 1 punto de vida y 1 Mindbug. { $killer-bee } ganaría, si no me la quedo yo. Juega antes { $gorillion }.

    Tú también tienes 1 punto de vida: si me quedo con { $killer-bee }, pierdes.
lesson-bait-1-done = Me he quedado con { $gorillion } gastando mi último Mindbug. Juegas otra vez.
lesson-bait-1-stung = Me he quedado con { $killer-bee }, y su efecto Jugar te ha quitado el último punto de vida.
lesson-bait-2 =
    No me quedan Mindbugs. ¡Ahora, { $killer-bee }!
lesson-bait-2-done = Ha valido la pena perder { $gorillion }.

lesson-clock = El mazo de robo es un reloj
lesson-clock-idea = Quien no puede hacer nada en su turno pierde. Cuando se acaban el mazo y la mano, cuentan las últimas criaturas.
lesson-clock-1 =
    Tengo 3 puntos de vida, pero ninguna carta: ni en la mano ni por robar. Ataca con { $killer-bee }.

    Si tampoco tengo criaturas, no puedo hacer nada en mi turno. Entonces pierdo.
lesson-clock-1-done = Cacería alcanza a cualquier criatura.
lesson-clock-1-unblocked = Me ha costado 1 de 3 puntos de vida. { $tiger-squirrel } sigue ahí, y yo también.
lesson-clock-2 =
    Elige como presa { $tiger-squirrel }.
lesson-clock-2-done = Tenía 3 puntos de vida y nada que hacer.

## Beyond Evolution.

lesson-action = El efecto Activar
lesson-action-idea = Un efecto Activar se usa en lugar de jugar una carta o atacar. Nadie puede bloquearlo ni quedárselo.
lesson-action-1 =
    { $infernostrich } tiene un efecto Activar. Úsalo en lugar de atacar.

    Derrota una criatura enemiga con poder 7 o más, y nadie puede bloquearlo.
lesson-action-1-done = ¿Cuál eliges?
lesson-action-2 =
    Elige { $gorillion }.
lesson-action-2-done = Y puedes hacerlo cada turno mientras { $infernostrich } siga en juego.
lesson-action-2-smaller = Era la más débil de las dos.

lesson-action-turn = Ganar sin atacar
lesson-action-turn-idea = A un efecto Activar no lo para ningún bloqueo. Cuando atacar no sirve, busca uno.
lesson-action-turn-1 =
    Tengo 1 punto de vida y tres criaturas para bloquear. Usa el efecto Activar de { $dragon-inn }.

    Si controlas menos criaturas que yo, me cuesta 1 punto de vida.
lesson-action-turn-1-done = Ninguna criatura puede bloquear un efecto Activar.

lesson-evolve = Evolucionar
lesson-evolve-idea = Una criatura que evoluciona se hace más fuerte con cada efecto Activar. Lleva tiempo: empieza pronto y mantenla en juego.
lesson-evolve-1 =
    Usa el efecto Activar de { $cloud-lady }.

    Derrota una criatura enemiga con poder 4 o menos, y después { $cloud-lady } evoluciona.
lesson-evolve-1-done = { $turbo-bug } ya no está, y tu criatura ahora es { $typhoon-princess }.
lesson-evolve-2 =
    Otra vez: usa el efecto Activar de { $typhoon-princess }.

    Ahora derrota una criatura con poder 6 o menos.
lesson-evolve-2-done = La tercera etapa: { $thunder-queen } tiene poder 9.

lesson-sacrifice = Renunciar a una criatura
lesson-sacrifice-idea = Algunos efectos Activar cuestan la propia criatura. Una pequeña por la mejor mía es un buen cambio.
lesson-sacrifice-1 =
    { $gorillion } es mi única criatura. Usa el efecto Activar de { $octocopter }.

    Es derrotada ella misma, y tú tomas el control de una criatura enemiga.
lesson-sacrifice-1-done = Ahora controlas { $gorillion }. Solo he podido jugar { $waddling-recruit }.
lesson-sacrifice-2 =
    Tengo 1 punto de vida: debo bloquear. Ataca con { $gorillion }.
lesson-sacrifice-2-done = Ya no me quedan criaturas.

lesson-upside-down = Lee antes de combatir
lesson-upside-down-idea = Los textos cambian lo que significan los números. Lee lo que hay en juego antes de combatir.
lesson-upside-down-1 =
    { $gorillion } ataca con 10. Bloquea con { $sawn }, que tiene 5.

    Léelo: cuando combate, es derrotada la criatura con más poder.
lesson-upside-down-1-done = La derrotada ha sido la más fuerte.
lesson-upside-down-1-lost = 7 contra 10. { $steelhorn } combate como siempre.
lesson-upside-down-1-unblocked = Te ha costado 1 punto de vida. { $sawn } habría ganado.

## Beyond Eternity.

lesson-boost = Potenciar
lesson-boost-idea = Una carta potenciadora va debajo de una criatura y le da +1 de poder para siempre. Sale de una pila de descartes.
lesson-boost-1 =
    Ataca con { $sea-rex }.

    Su efecto Atacar la potencia con una carta de una pila de descartes.
lesson-boost-1-done = Elige la carta que la potencia.
lesson-boost-2 =
    Poténciala con { $tiger-wasp }: 6 en lugar de 5.
lesson-boost-2-done = { $sea-rex } conserva la carta potenciadora, y el poder.
lesson-boost-2-unboosted = Sin potenciar son 5 contra 5.
lesson-boost-3 =
    Ahora 6 basta: elige como presa { $porcupine-teacher }, que tiene 5.
lesson-boost-3-done = 6 contra 5. Sin potenciar, las dos habrían sido derrotadas.
lesson-boost-3-strong = 6 contra 10 es demasiado poco.

lesson-boosted-falls = Lo potenciado es un blanco
lesson-boosted-falls-idea = Algunos efectos solo afectan a criaturas potenciadas. Lo que hace fuerte a una criatura puede convertirla en un blanco.
lesson-boosted-falls-1 =
    { $gorillion } tiene una carta potenciadora: 11. Juega { $goat-dragon }.

    Potencia una criatura o derrota una que ya lo está.
lesson-boosted-falls-1-done = Puedes elegir una de las dos cosas.
lesson-boosted-falls-2 =
    Elige derrotar una criatura potenciada.
lesson-boosted-falls-2-done = { $gorillion } y su carta potenciadora están en la pila de descartes.
lesson-boosted-falls-2-kept = Tu criatura ha crecido. Pero { $gorillion } con 11 sigue ahí.

lesson-from-the-discard = Cartas que actúan desde los descartes
lesson-from-the-discard-idea = Algunas cartas actúan mientras están en una pila de descartes. Mira las dos pilas antes de contar.
lesson-from-the-discard-1 =
    Tengo 3 puntos de vida. Ataca con { $peacasus } y gana.

    { $blessed-killer-bee } está en tu pila de descartes: cuando pierdo vida, pierdo 2 más.
lesson-from-the-discard-1-done = 1 punto de vida, y 2 más.

lesson-discard-on-purpose = Descartar a propósito
lesson-discard-on-purpose-idea = Algunas cartas valen más en la pila de descartes que en juego. Entonces conviene descartarlas.
lesson-discard-on-purpose-1 =
    Juega { $tornado-dragon }.

    Puedes descartar hasta 2 cartas y derrotar una criatura por cada una.
lesson-discard-on-purpose-1-done = ¿Qué carta quieres descartar?
lesson-discard-on-purpose-1-small = Actúa en la pila de descartes, no en juego.
lesson-discard-on-purpose-2 =
    Descarta { $blessed-tiger-squirrel }.

    Desde los descartes frena a las criaturas enemigas con poder 7 o más: no pueden atacar ni bloquear.
lesson-discard-on-purpose-2-done = Actúa desde ahora.
lesson-discard-on-purpose-2-kept = Nada descartado, nada derrotado.
lesson-discard-on-purpose-3 =
    Ahora derrota a { $gorillion }.
lesson-discard-on-purpose-3-done = He jugado { $turf-the-surfer }, poder 8. Tampoco puede bloquear.
lesson-discard-on-purpose-3-own = Esa criatura era tuya.
lesson-discard-on-purpose-4 =
    Tengo 2 puntos de vida y nadie puede bloquear. Ataca con { $agile-rooster }.

    Tiene Frenesí.
lesson-discard-on-purpose-4-done = Me queda 1.
lesson-discard-on-purpose-4-slow = Tampoco podía bloquearla nadie. Pero solo ataca una vez.
lesson-discard-on-purpose-5 =
    ¡Y otra vez!
lesson-discard-on-purpose-5-done = Mis criaturas fuertes solo han podido mirar.

lesson-curse = Maldiciones
lesson-curse-idea = Al potenciar, la carta sale de una pila de descartes. Así desaparece una maldición tuya o una bendición mía.
lesson-curse-1 =
    { $cursed-gorillion } en tu pila de descartes quita 2 de poder a tus criaturas. Ataca igualmente con { $sea-rex }.
lesson-curse-1-done = Elige la carta que la potencia.
lesson-curse-2 =
    Poténciala con { $cursed-gorillion }.

    Es +1, y la maldición sale de los descartes: 6 en lugar de 3.
lesson-curse-2-done = 3 de poder más con una carta.
lesson-curse-2-cursed = La maldición sigue en tu pila de descartes y quita 2 de poder.
lesson-curse-3 =
    Elige como presa { $porcupine-teacher }: 6 contra 5.
lesson-curse-3-done = La maldición ya no está, y mi criatura tampoco.
