### Mindbug in Spanish: what the web table says of it.

## Games.

table-game-duel = Duelo de Mindbug
table-game-tag-team = Mindbug Tag Team
table-about-duel = Dos jugadores. Criaturas extrañas y dos ocasiones de quedarte con la mejor de tu oponente.
table-about-tag-team = Dos contra dos. Vida en común, manos separadas y una rana para ayudar a tu compañero.
table-all-sets = Todas las colecciones
table-own-deck = Mazo propio
table-some-sets = { $first } + { $count }

## The first page.

table-other-duel = Oponente
table-other-tag-team = { $place ->
        [1] Primer oponente
        [2] Compañero
       *[3] Segundo oponente
    }
table-epic = Épica: más cartas en la mano, dos Mindbugs por jugador
table-own-deck-file = O un mazo propio
table-own-deck-hint = Un archivo de texto con una carta y un número en cada línea, por ejemplo: gorillion 2

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, usado
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, usado
table-turn = Turno { $number }
table-standing = vida { $mine } : { $theirs }
table-attacks-you = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } te ataca
       *[no] { $name } te ataca
    }
table-asking = Se pregunta en este orden
table-asked-for = { $asked ->
        [mindbug-past] Mindbug: no
        [mindfrog-past] Mindfrog: no
        [block-past] bloqueo: no
        [mindbug-none] sin Mindbugs
        [mindfrog-none] sin Mindfrog
        [mindbug-unable] Mindbugs prohibidos
        [block-unable] no puede bloquear
        [mindbug] ¿Mindbug?
        [mindfrog] ¿Mindfrog?
       *[block] ¿bloqueo?
    }
table-choose-glowing = Pulsa lo que brilla. Pasa el ratón por una carta para leerla en grande.
table-creatures-of = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Criaturas del { $name }
       *[no] Criaturas de { $name }
    }
table-your-creatures = Tus criaturas
# On a creature in play: it has an ability that holds all the time.
table-always = Siempre
# On a creature with which both can be done.
table-attack-or-action = atacar o Activar
# Under the name of a player of Tag Team. $place: how many places to the left of the reader they sit.
table-sits = { $place ->
        [1] a tu izquierda
        [2] tu compañero
       *[3] a tu derecha
    }
# Below the cards in a player’s hand.
table-hand = Mano
# Above cards that were seen and lost from sight.
table-what-you-know = Lo que sabes
table-all-seen = Todas las cartas vistas ({ $count })
# Above those who are asked, in their order.
table-if-you-play = Si juegas una carta
# Below a fight that covers the table on a phone.
table-see-table = Ver toda la mesa
# Above the creatures beside the attacker.
table-behind-it = Otras en juego
table-evolves-into = Evoluciona a
table-no-creatures = Sin criaturas
table-in-hand = { $count } en mano
table-life = Vida: { $count }
table-team = Equipo: { $names }
table-draw = Mazo
table-discard = Descartes
table-draw-pile = Mazo de robo: { $count }
table-discard-pile = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Pila de descartes del { $name }: { $count }
       *[no] Pila de descartes de { $name }: { $count }
    }
table-your-discard-pile = Tu pila de descartes: { $count }
table-known-hand = Cartas conocidas de su mano
table-place-your-draw = en tu mazo de robo
table-power = Poder { $power }
table-printed-power = poder impreso { $power }
table-exhausted = Agotada
table-attacks = ataca
table-blocks = bloquea
table-cannot-block = No puede bloquear
table-cannot-attack = No puede atacar
table-cannot-play = No se puede jugar
table-not-sneaky = Sin Sigilo
table-must-hunt = Debes usar Cacería
table-does-not-fit = No válida
table-boosts = { $count ->
        [one] Potenciada con { $count } carta
       *[other] Potenciada con { $count } cartas
    }
table-stage = Etapa { $stage } de { $stages }
table-plays = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } juega { $card }
       *[no] { $name } juega { $card }
    }
table-you-play = Juegas { $card }

## Cards.

table-mindbug-cards = Las cartas de Mindbug
table-all-cards = Todas las cartas
table-card-before = Carta anterior: { $name }
table-card-after = Carta siguiente: { $name }
table-found = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table-filter-set = Colección
table-filter-keyword = Palabra clave
table-filter-power = Poder
table-filter-text = Nombre o texto
table-any = Cualquiera
table-search = Buscar
table-no-card-fits = Ninguna carta coincide.
table-rulings = Aclaraciones
table-stages = Etapas
table-no-text = Sin palabras clave ni texto: le basta con su poder.

## What cannot be done.

table-no-such-card = No existe esa carta.

## What levels overlook, and how personalities play.

table-overlooked-mindbug-second-attack = Frenesí
table-overlooked-mindbug-poison = Veneno
table-overlooked-mindbug-hunter = Cacería
table-overlooked-mindbug-sneaky = Sigilo
table-overlooked-mindbug-mindbug = Mindbugs del otro bando
table-overlooked-mindbug-last-blow = golpe decisivo
table-personality-mindbug-attacker = ataca en cuanto puede.
table-personality-mindbug-trapper = espera, bloquea y adora el Veneno.
table-personality-mindbug-miser = se guarda los Mindbugs y las mejores cartas para más tarde.
