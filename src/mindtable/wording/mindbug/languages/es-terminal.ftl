### Mindbug in Spanish: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duelo
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, variante épica
terminal-title = Mindtable · { $game } · { $sets }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· semilla { $seed }
}
terminal-all-sets = todas las colecciones
terminal-own-deck = mazo propio
terminal-your-turn = Tu turno
terminal-turn = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Turno del { $name }
       *[no] Turno de { $name }
    }
terminal-next = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] { $now }, después el { $name }
       *[no] { $now }, después { $name }
    }
terminal-you-next = { $now }, después tú
terminal-game-over = Fin de la partida

## Players and creatures.

terminal-mindbugs = { $count ->
        [one] { $count } Mindbug
       *[other] { $count } Mindbugs
    }
terminal-mindfrogs = { $count ->
        [one] { $count } Mindfrog
       *[other] { $count } Mindfrogs
    }
terminal-your-team = Tu equipo
terminal-opponents = Oponentes
terminal-team = { BEGINS($second, "ií", "hi", but: "hie") ->
        [yes] { $first } e { $second }
       *[no] { $first } y { $second }
    }
terminal-sighting = { $card }, que ya has visto, está { $places }.
terminal-place-hand = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] en la mano del { $name }
       *[no] en la mano de { $name }
    }
terminal-place-draw = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] en el mazo de robo del { $name }
       *[no] en el mazo de robo de { $name }
    }
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

## Asking.

terminal-hint = Escribe un número, o: help, hint, ? 1, log, discard, undo, rules, quit

## Cards to read.

terminal-keyword-frenzy = puede atacar de nuevo en el mismo turno si sobrevive al primer ataque.
terminal-keyword-hunter = cuando ataca, puedes elegir qué criatura enemiga debe bloquear.
terminal-keyword-poisonous = en combate siempre derrota a la otra criatura, por fuerte que sea.
terminal-keyword-sneaky = solo pueden bloquearla criaturas con Sigilo.
terminal-keyword-tough = la primera vez que vaya a ser derrotada, solo queda agotada.
terminal-boost = Potenciar
terminal-boost-meaning = pon debajo de la criatura cartas de cualquier pila de descartes; cada una le da +1 de poder.
terminal-card-which = ¿Qué carta? Por ejemplo: card gorillion, o ? 1 para leer la carta de la respuesta 1.
terminal-card-unknown = No hay ninguna carta llamada «{ $name }».
terminal-card-several = «{ $name }» puede ser cualquiera de estas cartas: { $cards }.
terminal-card-none = La respuesta { $number } no trata de ninguna carta.
terminal-no-text = Sin palabras clave ni texto: le basta con su poder.
terminal-copies = { $count ->
        [one] { $count } copia en la colección
       *[other] { $count } copias en la colección
    }
terminal-set-aside = aparte, en ningún mazo
terminal-stage-of = Etapa { $stage } de { $stages }:
terminal-under-yours = Debajo de tu criatura { $card }: { $cards }.
terminal-under = Debajo de { $card } ({ $name }): { $cards }.
terminal-discard-empty = Las pilas de descartes están vacías.
terminal-discard-of = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Pila de descartes del { $name }
       *[no] Pila de descartes de { $name }
    }
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
        [one] { $hatches } habilidad programada aparte
       *[other] { $hatches } habilidades programadas aparte
    }
terminal-report-abilities = habilidades
terminal-report-effects = efectos
terminal-steps-card = { $card } (cara { $face })
terminal-steps-effect = { $trigger } (efecto { $number })
terminal-steps-given = Para otras criaturas: { $trigger } (efecto { $number })
terminal-steps-number = paso
terminal-steps-verb = hace
terminal-steps-cards = a qué cartas
terminal-steps-many = cuántas
terminal-steps-amount = cuánto
terminal-steps-to = puede ir a
terminal-steps-opponent = { $mark } se refiere al oponente elegido para el efecto
terminal-steps-constants = Habilidades permanentes
terminal-steps-none = Solo su poder y sus palabras clave.

## The end of a game.

terminal-why-life-team-you = A tu equipo no le quedan puntos de vida.
terminal-why-life-team = Este equipo se ha quedado sin puntos de vida: { $name }.
terminal-why-actions-team-you = Se han saltado dos turnos seguidos de tu equipo.
terminal-why-actions-team = Se han saltado dos turnos seguidos de este equipo: { $name }.
terminal-why-life-you = No te quedan puntos de vida.
terminal-why-life = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Al { $name } no le quedan puntos de vida.
       *[no] A { $name } no le quedan puntos de vida.
    }
terminal-why-actions-you = No tenías cartas que jugar, ni criaturas con las que atacar, ni efectos Activar que usar.
terminal-why-actions = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name }
       *[no] { $name }
    } no tenía cartas que jugar, ni criaturas con las que atacar, ni efectos Activar que usar.
terminal-why-effect = El efecto de { $card } ha decidido la partida.
terminal-why-turns = Tras { $count } turnos gana quien tenga más puntos de vida.

## Help: what can be typed.

terminal-rules =
    Lleva a tu oponente de 3 puntos de vida a 0. También pierde quien no pueda realizar ninguna acción en su turno.

    En tu turno realizas una sola acción: juegas una carta de tu mano, atacas con una de tus criaturas o usas el efecto Activar de una de ellas. Después de jugar una carta, robas hasta volver a tener 5, mientras queden cartas en tu mazo de robo.

    Cuando se juega una carta, el otro jugador puede quedársela con uno de sus dos Mindbugs: la criatura pasa a ser suya, con su efecto Jugar, y quien la jugó tiene otro turno.

    Quien recibe un ataque puede bloquear con una criatura. La que tenga menos poder es derrotada; si tienen el mismo poder, lo son las dos. Un ataque que nadie bloquea cuesta 1 punto de vida.

    La palabra de activación que precede a un texto (Jugar, Atacar, Derrotada, Activar y otras) dice cuándo se activa ese efecto. Una habilidad sin palabra de activación es permanente: está activa mientras la criatura esté en juego.
terminal-team-rules =
    Tag Team: dos contra dos, sentados de forma alterna. Cada equipo comparte 3 puntos de vida. Cada jugador tiene un Mindbug y un Mindfrog y roba hasta tener 3 cartas en la mano (en la variante épica, 5, y con dos Mindbugs).

    Cuando se juega una carta, se pregunta a tres jugadores, uno tras otro: al oponente de la izquierda (Mindbug), al compañero de equipo (Mindfrog) y al oponente de la derecha (Mindbug). El primero que dice que sí se queda con la criatura; quien la jugó realiza otra acción en el mismo turno.

    Se ataca al otro equipo: primero puede bloquear el oponente de la izquierda y después el de la derecha. Las criaturas aliadas son las tuyas y las de tu compañero de equipo.

    Si un jugador no puede realizar ninguna acción, se salta su turno. El equipo al que se le saltan dos turnos seguidos pierde la partida.
