### Spanish: what the terminal says besides the cards, events, questions and moves of a game.

## Who sits there.

terminal-you = Tú
terminal-person = Jugador { $seat }

## The head of the screen.

terminal-title = Mindtable · { $game } · { $sets }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· semilla { $seed }
}
terminal-all-sets = todas las colecciones
terminal-own-deck = mazo propio
terminal-your-turn = Tu turno
terminal-turn = Turno de { $name }
terminal-next = { $now }, luego { $name }
terminal-you-next = { $now }, luego tú
terminal-game-over = Fin de la partida

## Players and creatures.

terminal-your-team = Tu equipo
terminal-opponents = Oponentes
terminal-team = { BEGINS($second, "ií") ->
        [yes] { $first } e { $second }
       *[no] { $first } y { $second }
    }
terminal-sighting = { $card }, que has visto, está { $places }.
terminal-place-hand = en la mano de { $name }
terminal-place-draw = en el mazo de robo de { $name }
terminal-place-unused = en el mazo de cartas sin utilizar
terminal-in-hand = { $count } en mano
terminal-to-draw = { $count } por robar
terminal-discarded = { $count ->
        [one] { $count } descartada
       *[other] { $count } descartadas
    }
terminal-discard-pile = pila de descartes: { $cards }
terminal-working-in-pile = con efecto en la pila de descartes: { $cards }
terminal-known-in-hand = en mano, entre otras: { $cards }
terminal-hand = en mano: { $cards }
terminal-your-hand = Tu mano
terminal-no-creatures = sin criaturas en juego
terminal-exhausted = agotada
terminal-stage = etapa { $stage }
terminal-boosts = { $count ->
        [one] { $count } potenciadora
       *[other] { $count } potenciadoras
    }
terminal-role-attacker = ataca
terminal-role-blocker = bloquea
terminal-power-raised = ▲ desde { $printed }
terminal-power-lowered = ▼ desde { $printed }
terminal-attack = { $attacker } ataca.
terminal-attack-blocked = { $attacker } ataca, { $blocker } bloquea.

## The log.

terminal-log = Lo que ha pasado

## Asking.

terminal-hint = Escribe un número. También: help, hint, ? 1, log, discard, undo, rules, quit
# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· semilla { $seed }
}
terminal-plain-hint = Escribe un número. También: help, log, undo, save, quit
terminal-curtain = Ahora le toca decidir a { $name }. Que no mire nadie más; después pulsa Intro.
terminal-press-enter = Pulsa Intro para seguir.
terminal-thinking = { $name } está pensando…
terminal-number-wrong = { $count ->
        [one] Solo hay una respuesta: escribe 1.
       *[other] Escribe un número del 1 al { $count }.
    }
terminal-not-understood = «{ $text }» no es ni una respuesta ni un comando. Escribe un número del 1 al { $count }, o help.
terminal-ambiguous = «{ $text }» puede ser varias cosas: { $moves }.

## Cards to read.

terminal-card-which = ¿Qué carta? Por ejemplo: card gorillion, o ? 1 para la carta de la respuesta 1.
terminal-card-unknown = No hay ninguna carta llamada «{ $name }».
terminal-card-several = «{ $name }» puede ser varias cartas: { $cards }.
terminal-card-none = La respuesta { $number } no trata de ninguna carta.
terminal-no-text = Ni palabras clave ni texto: el poder le basta.
terminal-copies = { $count ->
        [one] { $count } copia en la colección
       *[other] { $count } copias en la colección
    }
terminal-set-aside = apartada, en ningún mazo
terminal-stage-of = Etapa { $stage } de { $stages }:
terminal-under-yours = Debajo de tu criatura { $card }: { $cards }.
terminal-under = Debajo de la criatura { $card } de { $name }: { $cards }.
terminal-discard-empty = Las pilas de descartes están vacías.
terminal-discard-of = Pila de descartes de { $name }
terminal-discard-yours = Tu pila de descartes

## Lists of cards.

terminal-cards-none = Ninguna carta coincide.
terminal-cards-count = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
terminal-report-all = En total
terminal-report-figures =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } ({ $copies } con las copias){ $stages ->
        [0] { "" }
        [one] , { $stages } etapa posterior
       *[other] , { $stages } etapas posteriores
    }, { $abilities ->
        [one] { $abilities } habilidad
       *[other] { $abilities } habilidades
    }, { $hatches ->
        [one] { $hatches } caso aparte
       *[other] { $hatches } casos aparte
    }
terminal-report-abilities = habilidades
terminal-report-effects = efectos

terminal-steps-card = { $card } (cara { $face })
terminal-steps-effect = { $trigger } (efecto { $number })
terminal-steps-given = Dado a criaturas: { $trigger } (efecto { $number })
terminal-steps-number = paso
terminal-steps-verb = hace
terminal-steps-cards = a qué cartas
terminal-steps-many = cuántas
terminal-steps-amount = cuánto
terminal-steps-to = puede ir a
terminal-steps-opponent = { $mark } trata del oponente elegido para el efecto
terminal-steps-constants = Lo que vale siempre
terminal-steps-none = Solo su poder y sus palabras clave.

## Taking back, saving, leaving.

terminal-undo-none = No hay ninguna decisión tuya anterior a la que volver.
terminal-undo-people = Juegan varias personas: lo que se ha mostrado no se puede deshacer.
terminal-saved-always = Cada jugada se guarda al momento, en { $file }.
terminal-saved = Guardado en { $file }.
terminal-save-refused = No se ha guardado: { $file } ya existe y no es un registro de esta partida.
terminal-save-failed = No se ha guardado: { $file }: { $problem }.
terminal-left = La partida está guardada en { $file }.
terminal-continue = Para continuar: { $command }
terminal-kept = El registro de la partida está en { $file }.
terminal-replay = Para volver a verla: { $command }

## The end of a game.

terminal-you-win = ¡Has ganado!
terminal-you-lose = Has perdido.
terminal-wins = Gana { $name }.
terminal-team-wins = Ganan { $name }.
terminal-why-life-team-you = A tu equipo no le quedan puntos de vida.
terminal-why-life-team = A { $name } no les quedan puntos de vida.
terminal-why-actions-team-you = Se han saltado dos turnos seguidos de tu equipo.
terminal-why-actions-team = Se han saltado dos turnos seguidos de { $name }.
terminal-why-life-you = No te quedan puntos de vida.
terminal-why-life = A { $name } no le quedan puntos de vida.
terminal-why-actions-you = No tenías cartas que jugar, ni criaturas con las que atacar, ni efectos Activar que usar.
terminal-why-actions = { $name } no tenía cartas que jugar, ni criaturas con las que atacar, ni efectos Activar que usar.
terminal-why-effect = El efecto de { $card } termina la partida.
terminal-why-turns = Tras { $count } turnos gana quien tiene más vida.
terminal-rematch = Escribe rematch para otra partida, log para la historia de esta, o quit.
terminal-rematch-unknown = Escribe rematch, log o quit.

## Watching and replaying.

terminal-step = { $who }: { $move }
terminal-watching = Jugada { $number }.
terminal-replaying = Jugada { $number } de { $count }.
terminal-replay-hint = Intro: siguiente. b: atrás. Un número: a esa jugada. q: salir.
terminal-replay-unknown = Pulsa Intro, o escribe b, q o un número del 0 al { $count }.
terminal-shows-all = La partida ha terminado: se ven todas las manos.
terminal-shows-public = La partida no ha terminado: solo se ve lo que todos pueden ver (--view A muestra una mano).
terminal-shows-seat = Como lo vio { $name }.

## Help: what can be typed.

terminal-help-title = Lo que puedes escribir
terminal-help-number = la respuesta con ese número
terminal-help-move = lo mismo con palabras
terminal-help-card = leer una carta; sin nombre, las cartas de tu mano
terminal-help-answer = leer la carta de la que trata una respuesta
terminal-help-discard = mirar las pilas de descartes
terminal-help-log = todo lo que ha pasado
terminal-help-undo = volver a tu decisión anterior (contra bots)
terminal-help-save = guardar una copia en un archivo; cada jugada se guarda igualmente
terminal-help-rules = las reglas en una página
terminal-help-quit = salir; la partida se puede continuar más tarde
terminal-help-enter = volver a dibujar la mesa
terminal-key-enter = Intro

terminal-rules-title = Las reglas en una página
terminal-rules =
    Lleva a tu oponente de 3 puntos de vida a 0. También pierde quien no pueda hacer nada en su turno.

    En tu turno haz una sola cosa: juega una carta de tu mano, ataca con una de tus criaturas o usa el efecto Activar de una de ellas. Después de jugar una carta robas hasta volver a tener 5, mientras haya cartas que robar.

    Cuando se juega una carta, el otro jugador puede quedársela con uno de sus dos Mindbugs: la criatura pasa a ser suya, con su efecto Jugar, y quien la jugó tiene otro turno.

    Quien recibe un ataque puede bloquear con una criatura. La que tiene menos poder es derrotada; con el mismo poder, las dos. Un ataque que nadie bloquea cuesta 1 punto de vida.

    La palabra que precede a un texto (Jugar, Atacar, Derrotada, Activar y otras) dice cuándo ocurre; un texto sin palabra vale mientras la criatura esté en juego.
terminal-team-rules =
    Tag Team: dos contra dos, sentados de forma alterna. Cada equipo comparte 3 puntos de vida. Cada jugador tiene un Mindbug y un Mindfrog; las manos se rellenan hasta 3 cartas (en la variante épica hasta 5, con dos Mindbugs).

    Cuando se juega una carta, se pregunta a tres jugadores, uno tras otro: el oponente de la izquierda (Mindbug), el compañero de equipo (Mindfrog) y el oponente de la derecha (Mindbug). El primero que dice que sí se queda con la criatura; quien la jugó vuelve a actuar en el mismo turno.

    Los ataques van contra el otro equipo: primero puede bloquear el oponente de la izquierda, luego el de la derecha. Las criaturas aliadas son las tuyas y las de tu compañero de equipo.

    A quien no puede hacer nada se le salta el turno. El equipo al que se le saltan dos turnos seguidos pierde la partida.
