### Mindbug in Spanish. The comments of en.ftl say what each message and variable is.
###
### Forms. Players: the value has the article that bots and people without a name need; .name is the bare name, for
### brackets and headings; .of (de, del), .to (a, al), .hand, .pile for what is theirs, .la for “la tuya, la de …” where
### a hand was just named; .person to select by (chosen: by whoever resolves the effect). Cards: .button as buttons name
### them, where the player who presses speaks (mi …). Nouns are all feminine: value in the singular, .one with its
### article, .plural. A creature in general is no person (derrota una criatura) unless it could be read as the subject
### (ha derrotado a una criatura); one with a name is (derrotar a Gorileón). Names need no forms: where an adjective is
### said of a card, it is said of “la criatura” or “la carta”. Moves are infinitives, as buttons are; what a card tells
### you to do is an imperative, and an .infinitive after “puedes”.

## Players.

player-the-opponent = el oponente
    .of = del oponente
    .to = al oponente
    .hand = la mano del oponente
    .pile = la pila de descartes del oponente
    .la = la del oponente
    .person = third
player-an-opponent = un oponente
    .of = de un oponente
    .to = a un oponente
    .hand = la mano de un oponente
    .pile = la pila de descartes de un oponente
    .la = la de un oponente
    .person = chosen
player-each-opponent = cada oponente
    .of = de cada oponente
    .to = a cada oponente
    .hand = la mano de cada oponente
    .pile = la pila de descartes de cada oponente
    .la = la de cada oponente
    .person = third
player-each-player = cada jugador
    .of = de cada jugador
    .to = a cada jugador
    .hand = la mano de cada jugador
    .pile = la pila de descartes de cada jugador
    .la = la de cada jugador
    .person = third
player-your-teammate = tu compañero de equipo
    .of = de tu compañero de equipo
    .to = a tu compañero de equipo
    .hand = la mano de tu compañero de equipo
    .pile = la pila de descartes de tu compañero de equipo
    .la = la de tu compañero de equipo
    .person = third

## Cards and sets.

card-original = { $name }
card-named = { $name }
    .count = one
    .button = { $name }
set-named = { $name }
owned = { $player-person ->
        [second] tu criatura { $card }
       *[third] { $card } ({ $player-name })
    }
    .button = { $player-person ->
        [second] mi { $card }
       *[third] { $card } ({ $player-name })
    }

## Keywords, and lists. “y” is “e” before the sound i, “o” is “u” before the sound o (8: ocho).

keyword-frenzy = Frenesí
keyword-hunter = Cacería
keyword-poisonous = Veneno
keyword-sneaky = Sigilo
keyword-tough = Dureza

keywords = { $before }, { $next }
keywords-and = { $before } y { $last }
keywords-or = { $before } o { $last }

## When an effect happens. .effect: the effect itself, with its article.

trigger-play = Jugar
    .effect = el efecto Jugar
trigger-attack = Atacar
    .effect = el efecto Atacar
trigger-defeated = Derrotada
    .effect = el efecto Derrotada
trigger-action = Activar
    .effect = el efecto Activar
trigger-life-lost = { in-the-discard-pile }
    .effect = el efecto «En la pila de descartes»
trigger-arrived = Cada vez que esta carta vaya a tu pila de descartes
    .effect = el efecto
trigger-your-turn-ends = Al final de tu turno
    .effect = el efecto de final de turno
trigger-turn-ends = Al final de cada turno
    .effect = el efecto de final de turno
in-the-discard-pile = En la pila de descartes
heading = { $trigger }:

## Sentences of a card.

sentence = { CAPITAL($clause) }.
# After a sentence about somebody else, “Luego derrota …” would read as if they did it: the reader is told so.
sentence-then = { STARTS($before, "El oponente ", "Un oponente ", "Cada oponente ", "Cada jugador ", "Tu compañero ") ->
        [yes] { STARTS($clause, "derrota ", "potencia ") ->
            [yes] { STARTS($clause, "derrota ") ->
                [yes] { $before } Luego derrotas { WITHOUT($clause, "derrota ") }.
               *[no] { $before } Luego potencias { WITHOUT($clause, "potencia ") }.
            }
           *[no] { $before } Luego { $clause }.
        }
       *[no] { $before } Luego { $clause }.
    }
sentence-if-you-do = { $before } Si lo haces, { $clause }.

## How effects combine within a clause.

part = haz esto: «{ CAPITAL($effect) }»
    .infinitive = hacer esto: «{ CAPITAL($effect) }»
whenever-you-lose-life = cada vez que pierdas puntos de vida, { $effect }
then = { $before }, luego { $effect }
if = si { $condition }, { $effect }
while = { $clause } { $condition-while }
may = puedes { $effect-infinitive }
if-you-do = { $before }; si lo haces, { $effect }
either = elige una opción: { $first }, o bien { $second }
while-rolling = tira un dado: con un { $least } o más, { $effect } y vuelve a tirar

## Nouns. Forms: .one, .plural.

creature-this-creature = esta criatura
    .one = esta criatura
    .plural = esta criatura
    .number = one
creature-either-side = criatura
    .one = cualquier criatura
    .plural = criaturas
card-of-choice = { $player-person ->
        [second] carta
       *[third] carta de su elección
    }
    .one = { $player-person ->
        [second] una carta
       *[third] una carta de su elección
    }
    .plural = { $player-person ->
        [second] cartas
       *[third] cartas de su elección
    }
creature-allied = criatura aliada
    .one = una criatura aliada
    .plural = criaturas aliadas
creature-enemy = criatura enemiga
    .one = una criatura enemiga
    .plural = criaturas enemigas
creature-not-controlled-by-you = criatura
    .one = una criatura
    .plural = criaturas
creature-controlled-by-your-teammate = criatura
    .one = una criatura
    .plural = criaturas
card = carta
    .one = una carta
    .plural = cartas
boost-card = carta potenciadora que esté debajo de cualquier criatura
    .one = una carta potenciadora que esté debajo de cualquier criatura
    .plural = cartas potenciadoras que estén debajo de cualquier criatura
boost-card-of-this = carta potenciadora que esta criatura tenía debajo
    .one = una carta potenciadora que esta criatura tenía debajo
    .plural = cartas potenciadoras que esta criatura tenía debajo

boosted = { $noun } potenciada
    .one = una { $noun } potenciada
    .plural = { $noun-plural } potenciadas
other = otra { $noun }
    .one = otra { $noun }
    .plural = otras { $noun-plural }
power-at-least = { $noun } con poder { $power } o más
    .one = { $noun-one } con poder { $power } o más
    .plural = { $noun-plural } con poder { $power } o más
power-at-most = { $noun } con poder { $power } o menos
    .one = { $noun-one } con poder { $power } o menos
    .plural = { $noun-plural } con poder { $power } o menos
power-between = { $noun } con poder entre { $least } y { $most }
    .one = { $noun-one } con poder entre { $least } y { $most }
    .plural = { $noun-plural } con poder entre { $least } y { $most }
power-lower-than-that-of-this-creature = { $noun } con menos poder que esta criatura
    .one = { $noun-one } con menos poder que esta criatura
    .plural = { $noun-plural } con menos poder que esta criatura
power-more-than-1-away-from-that-of-this-creature = { $noun } cuya diferencia de poder con esta criatura sea mayor que 1
    .one = { $noun-one } cuya diferencia de poder con esta criatura sea mayor que 1
    .plural = { $noun-plural } cuya diferencia de poder con esta criatura sea mayor que 1
power-equal-to-that-of-another-creature = { $noun } con el mismo poder que otra criatura
    .one = { $noun-one } con el mismo poder que otra criatura
    .plural = { $noun-plural } con el mismo poder que otra criatura
power-equal-to-that-printed-on-the-card-just-shown = { $noun } cuyo poder sea igual al impreso en la carta revelada
    .one = { STARTS($noun-one, "cualquier ") ->
        [yes] una { $noun } cuyo poder sea igual al impreso en la carta revelada
       *[no] { $noun-one } cuyo poder sea igual al impreso en la carta revelada
    }
    .plural = { $noun-plural } cuyo poder sea igual al impreso en la carta revelada
having = { $noun } con { $keywords }
    .one = { STARTS($noun-one, "cualquier ") ->
        [yes] una { $noun } con { $keywords }
       *[no] { $noun-one } con { $keywords }
    }
    .plural = { $noun-plural } con { $keywords }
having-any-keyword = { $noun } con alguna palabra clave
    .one = { $noun-one } con alguna palabra clave
    .plural = { $noun-plural } con alguna palabra clave
having-named-keyword = { $noun } con la palabra clave elegida
    .one = { $noun-one } con la palabra clave elegida
    .plural = { $noun-plural } con la palabra clave elegida
with-play-effect = { $noun } con un efecto Jugar
    .one = { $noun-one } con un efecto Jugar
    .plural = { $noun-plural } con un efecto Jugar
able-to-attack = { $noun } que pueda atacar
    .one = { $noun-one } que pueda atacar
    .plural = { $noun-plural } que puedan atacar
blocked = { $noun } que haya bloqueado este turno
    .one = { $noun-one } que haya bloqueado este turno
    .plural = { $noun-plural } que hayan bloqueado este turno
not-yours = { $noun } que no controles
    .one = { $noun-one } que no controles
    .plural = { $noun-plural } que no controles
of-your-teammate = { $noun } controlada por tu compañero de equipo
    .one = { $noun-one } controlada por tu compañero de equipo
    .plural = { $noun-plural } controladas por tu compañero de equipo
power-highest = { $noun } con el poder más alto
    .one = { $noun-one } con el poder más alto
    .plural = { $noun-plural } con el poder más alto
power-lowest = { $noun } con el poder más bajo
    .one = { $noun-one } con el poder más bajo
    .plural = { $noun-plural } con el poder más bajo
power-highest-in-play = { $noun } con el poder más alto de todas las que hay en juego
    .one = { $noun-one } con el poder más alto de todas las que hay en juego
    .plural = { $noun-plural } con el poder más alto de todas las que hay en juego
power-lowest-in-play = { $noun } con el poder más bajo de todas las que hay en juego
    .one = { $noun-one } con el poder más bajo de todas las que hay en juego
    .plural = { $noun-plural } con el poder más bajo de todas las que hay en juego
of-equal-power = { $noun } con el mismo poder entre sí
    .one = { $noun-one } con el mismo poder entre sí
    .plural = { $noun-plural } con el mismo poder entre sí
from-discard-pile = { $noun } de { $player-pile }
    .one = { $noun-one } de { $player-pile }
    .plural = { $noun-plural } de { $player-pile }
from-any-discard-pile = { $noun } de cualquier pila de descartes
    .one = { $noun-one } de cualquier pila de descartes
    .plural = { $noun-plural } de cualquier pila de descartes

creatures = las { $noun-plural }
    .number = many
the-creature = la { $noun }
    .number = one
each-if-tied = { $clause } (todas, si hay empate)

every = todas las { $noun-plural }
    .chosen = nothing
the-one-or-tied = la { $noun } (todas, si hay empate)
    .chosen = nothing
any-number = cualquier cantidad de { $noun-plural }
    .chosen = several
up-to = { $count ->
        [1] hasta una { $noun }
       *[other] hasta { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
exactly = { $count ->
        [1] { $noun-one }
       *[other] { $count } { $noun-plural }
    }
    .chosen = { $count ->
        [1] one
       *[other] several
    }
between = entre { $least } y { $most } { $noun-plural }
    .chosen = several
one-for-each = una { $noun } por cada { $count-each }
    .chosen = several
up-to-one-for-each = hasta una { $noun } por cada { $count-each }
    .chosen = several

count-as-many-as-they-control-creatures = el número de criaturas que controla
    .each = criatura que controla
count-as-many-as-they-have-Mindbugs-left = el número de Mindbugs que le quedan
    .each = Mindbug que le queda
count-as-many-as-were-discarded = el número de cartas descartadas
    .each = carta descartada

## Conditions.

your-turn = es tu turno
    .while = durante tus turnos
life-is = { $life ->
        [one] tienes exactamente { $life } punto de vida
       *[other] tienes exactamente { $life } puntos de vida
    }
    .while = { $life ->
        [one] mientras tengas exactamente { $life } punto de vida
       *[other] mientras tengas exactamente { $life } puntos de vida
    }
alone = no hay otras criaturas aliadas
    .while = mientras no haya otras criaturas aliadas
one-other = hay exactamente una criatura aliada además de esta
    .while = mientras haya exactamente una criatura aliada además de esta
enemy-creatures = { $least ->
        [1] hay una criatura enemiga
       *[other] hay al menos { $least } criaturas enemigas
    }
    .while = { $least ->
        [1] mientras haya una criatura enemiga
       *[other] mientras haya al menos { $least } criaturas enemigas
    }
allied-of-equal-power = al menos dos criaturas aliadas tienen el mismo poder
    .while = mientras al menos dos criaturas aliadas tengan el mismo poder
no-mindbug-left = no te quedan Mindbugs
    .while = mientras no te queden Mindbugs
empty-discard-pile = tu pila de descartes está vacía
    .while = mientras tu pila de descartes esté vacía
empty-hand = tu mano está vacía
    .while = mientras tu mano esté vacía
defeated-an-enemy = ha derrotado en combate a una criatura enemiga este turno
    .while = en los turnos en que haya derrotado en combate a una criatura enemiga
fewer-creatures = controlas menos criaturas que { $player }
    .while = mientras controles menos criaturas que { $player }
more-creatures = controlas más criaturas que { $player }
    .while = mientras controles más criaturas que { $player }

## Effects.

gain-life = gana { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
    }
    .infinitive = ganar { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
    }
lose-life = { $player-person ->
        [second] pierdes
       *[third] { $player } pierde
    } { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
    }
    .infinitive = perder { $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
    }
lose-life-for-each = { $player-person ->
        [second] pierdes 1 punto de vida por cada { $count-each }
       *[third] { $player } pierde 1 punto de vida por cada { $count-each }
    }
lose-life-to = { $player-person ->
        [second] pierdes puntos de vida hasta quedarte con { $left }
       *[third] { $player } pierde puntos de vida hasta quedarse con { $left }
    }
match-life = ganas o pierdes puntos de vida hasta tener tantos como { $player }
win = ganas la partida
refresh-mindbug = { $player-person ->
        [second] restaura uno de tus Mindbugs usados
       *[third] restaura uno de los Mindbugs usados { $player-of }
    }

defeat = derrota { $which }
    .infinitive = derrotar { $which }
take-control = toma el control de { $which }
    .infinitive = tomar el control de { $which }
give-control = cede el control de esta criatura { $player-to }
return-to-hand = { $which-chosen ->
        [one] devuelve { $which } a la mano de quien la controla
       *[other] devuelve { $which } a la mano de quien las controla
    }
    .infinitive = { $which-chosen ->
        [one] devolver { $which } a la mano de quien la controla
       *[other] devolver { $which } a la mano de quien las controla
    }
evolve = esta criatura evoluciona a { $card }
may-evolve = puedes hacer que esta criatura evolucione a { $card }
boost-this = potencia esta criatura con hasta { $cards ->
        [1] una carta
       *[other] { $cards } cartas
    }
boost = { $cards ->
        [1] potencia { $which } con hasta una carta
       *[other] potencia una o más { $noun-plural } con hasta { $cards } cartas en total
    }
must-attack = { $which-chosen ->
        [one] elige { $which }; quien la controla debe atacar con ella de inmediato
        [several] elige { $which }; quien las controla debe atacar con ellas de inmediato
       *[nothing] quien controla { $which } debe atacar con ellas de inmediato
    }
    .infinitive = elegir { $which }; quien la controla debe atacar con ella de inmediato
cannot-block-this-turn = { $which-chosen ->
        [one] elige { $which }; esa criatura no puede bloquear hasta el final del turno
        [several] elige { $which }; no pueden bloquear hasta el final del turno
       *[nothing] { $which } no pueden bloquear hasta el final del turno
    }
    .infinitive = elegir { $which }; esa criatura no puede bloquear hasta el final del turno
no-blocks-this-turn = { $player-person ->
        [second] no puedes bloquear hasta el final del turno
        [chosen] elige a { $player }; ese oponente no puede bloquear hasta el final del turno
       *[third] { $player } no puede bloquear hasta el final del turno
    }
move-to-hand = pon en { $player-hand } { $which }
    .infinitive = poner en { $player-hand } { $which }
move-this-to-hand = pon esta criatura en { $player-hand }
cannot-be-defeated-this-turn = esta criatura no puede ser derrotada hasta el final del turno
has-this-turn = esta criatura tiene { $keyword } hasta el final del turno
name-keyword = elige una palabra clave
resolve-play-effect-of = { $which-chosen ->
        [one] elige { $which } y resuelve ese efecto como si fuera de esta criatura
        [several] elige { $which } y resuelve sus efectos Jugar como si fueran de esta criatura
       *[nothing] resuelve los efectos Jugar de { $which } como si fueran de esta criatura
    }
    .infinitive = elegir { $which } y resolver ese efecto como si fuera de esta criatura

discard = { $player-person ->
        [second] descarta
       *[third] { $player } descarta
    } { $which }
    .infinitive = descartar { $which }
discard-at-random = { $player-person ->
        [second] descarta
       *[third] { $player } descarta
    } { $cards ->
        [1] una carta
       *[other] { $cards } cartas
    } al azar
discard-draw-pile = { $player-person ->
        [second] descarta tu mazo de robo
       *[third] { $player } descarta su mazo de robo
    }
discard-hand-and-draw-pile = { $player-person ->
        [second] descarta tu mano y tu mazo de robo
       *[third] { $player } descarta su mano y su mazo de robo
    }
steal-at-random = roba { $cards ->
        [1] una carta
       *[other] { $cards } cartas
    } al azar de { $player-hand }
reveal-to-pile = revela una carta al azar de { $player-hand } y ponla en la pila de descartes de cualquier jugador
swap-hands = intercambia tu mano con { $player-la }
to-hand = pon en tu mano { $which }
    .infinitive = poner en tu mano { $which }
play-from = juega { $which }
    .infinitive = jugar { $which }
play-quietly = { $which-chosen ->
        [one] elige { $which } y juégala sin su efecto Jugar
        [several] elige { $which } y juégalas sin sus efectos Jugar
       *[nothing] juega { $which } sin sus efectos Jugar
    }
    .infinitive = jugar { $which } sin su efecto Jugar
play-this = juega esta carta
    .infinitive = jugar esta carta
give-to-you = { $player-person ->
        [second] elige una carta de tu mano y consérvala
       *[third] { $player } elige una carta de su mano y te la da
    }
pass-to-left = { $player-person ->
        [second] elige una carta de tu mano y dásela al jugador de tu izquierda
       *[third] { $player } elige una carta de su mano y se la da al jugador de su izquierda
    }
show-from-hand = { $player-person ->
        [second] elige una carta de tu mano y revélala
       *[third] { $player } elige una carta de su mano y la revela
    }
may-play-it = puedes jugarla de inmediato
gets = { $creatures } { $creatures-number ->
        [one] tiene
       *[many] tienen
    } { $bonus }
gets-less = { $creatures } { $creatures-number ->
        [one] tiene
       *[many] tienen
    } { $bonus }
has = { $creatures } { $creatures-number ->
        [one] tiene
       *[many] tienen
    } { $bonus }
only-other-gets = mientras haya exactamente una criatura aliada además de esta, esa otra tiene { $bonus }
from-unused-to-hand = { $cards ->
        [1] mira la primera carta
       *[other] mira las { $cards } primeras cartas
    } del mazo de cartas sin utilizar, pon una en { $player-hand } y baraja el resto en ese mazo
from-unused = { $cards ->
        [1] pon la primera carta del mazo de cartas sin utilizar al fondo de tu mazo de robo, sin mirarla
       *[other] pon las { $cards } primeras cartas del mazo de cartas sin utilizar al fondo de tu mazo de robo, sin mirarlas
    }

## Constant abilities.

more-power = +{ $power } de poder
less-power = −{ $power } de poder
for-each = { $bonus } por cada { $noun }
copies-keywords = de entre { $keywords }, esta criatura tiene las palabras clave que tenga al menos una criatura enemiga
cannot-block = { $creatures } { $creatures-number ->
        [one] no puede bloquear
       *[many] no pueden bloquear
    }
cannot-block-this = { $creatures } { $creatures-number ->
        [one] no puede bloquear
       *[many] no pueden bloquear
    } a esta criatura
blocked-by-near-power-only = solo pueden bloquear a esta criatura las que tengan su mismo poder, uno más o uno menos
cannot-attack = { $creatures } { $creatures-number ->
        [one] no puede atacar
       *[many] no pueden atacar
    }
cannot-attack-or-block = { $creatures } { $creatures-number ->
        [one] no puede atacar ni bloquear
       *[many] no pueden atacar ni bloquear
    }
no-play-effects = los efectos Jugar de los oponentes no hacen nada
no-mindbugs = nadie puede usar Mindbugs
mindbugs-cost-life = cada vez que un oponente use un Mindbug, primero pierde { $life ->
        [one] { $life } punto de vida
       *[other] { $life } puntos de vida
    }
no-cards-to-hand = ninguna carta puede ir a la mano de los oponentes
cannot-play = { $player-person ->
        [second] no puedes jugar desde tu mano { $noun-plural }
       *[third] { $player } no puede jugar desde su mano { $noun-plural }
    }
wins-if-unable-to-act = { $player-person ->
        [second] si en tu turno no puedes realizar ninguna acción, tu equipo gana la partida
       *[third] si { $player } no puede realizar ninguna acción en su turno, tu equipo gana la partida
    }
hunts-on-the-left = esta criatura solo puede elegir como presa criaturas controladas por el jugador de tu izquierda
more-life-lost = si un oponente va a perder puntos de vida, pierde { $life } más
lower-power-wins = cuando esta criatura combate, la criatura con más poder es derrotada en lugar de la que tiene menos
must-be-hunted = si un oponente puede atacar en su turno con una criatura con Cacería, debe hacerlo y elegir a esta criatura como presa
evolves-instead = esta criatura evoluciona a { $card } en lugar de ser derrotada
turns-when-exhausted = cuando esta criatura quede agotada, elige: desde ahora tiene { $first }, o { $second }, en lugar del poder y la palabra clave impresos
side = poder { $power } y { $keyword }
grants = { $creatures } { $creatures-number ->
        [one] también tiene
       *[many] también tienen
    } «{ $trigger }: { CAPITAL($effect) }»

## What a player is asked.

question-turn = Tu turno: juega una carta o ataca.
question-mindbug = { CAPITAL($player) } juega { $card }. ¿Te la quedas?
question-mindfrog = { CAPITAL($player) } juega { $card }. ¿Usas tu Mindfrog?
question-hunt = { $attacker } tiene Cacería. ¿Qué criatura debe bloquear?
question-block = { $attacker } ataca (poder { $power }). ¿Bloqueas?
question-again = { $attacker } tiene Frenesí. ¿Atacas de nuevo?
question-order = Hay varios efectos por resolver. ¿Cuál va primero?
question-choose-side = { $turning } se agota. ¿Qué poder y palabra clave eliges?

question-choose = { $card }: { $doing ->
        [defeat] ¿qué criatura derrotas?
        [take-control] ¿de qué criatura tomas el control?
        [boost-this] ¿con qué carta se potencia?
        [boost-card] ¿con qué carta potencias?
        [boost-creature] ¿qué criatura potencias?
        [must-attack] ¿qué criatura debe atacar?
        [cannot-block] ¿qué criatura no podrá bloquear este turno?
        [copy] ¿qué efecto Jugar copias?
        [discard] ¿qué carta descartas?
        [to-hand] ¿qué carta va a tu mano?
        [play] ¿qué carta juegas?
        [play-quietly] ¿qué carta juegas sin su efecto Jugar?
        [give] ¿qué carta le das { $player-to }?
        [show] ¿qué carta revelas?
        [pass-left] ¿qué carta le das al jugador de tu izquierda?
        [give-unused] ¿qué carta le das a tu compañero?
        [move-to-hand] ¿qué criatura va a tu mano?
       *[other] ¿qué eliges?
    }
question-choose-player = { $card }: { $doing ->
        [choose-pile] ¿a qué pila de descartes va { $given }?
        [choose-opponent] ¿qué oponente eliges?
       *[other] ¿qué jugador eliges?
    }
question-choose-keyword = { $card }: ¿qué palabra clave eliges?
question-choose-effect = { $card }: ¿cuál de los dos efectos eliges?
question-may = { $card }: { $doing ->
        [lose-life] { $amount ->
            [one] ¿pierdes { $amount } punto de vida para usar su efecto?
           *[other] ¿pierdes { $amount } puntos de vida para usar su efecto?
        }
        [evolve] ¿quieres que evolucione?
        [play-this] ¿la juegas desde tu pila de descartes?
        [play-given] ¿juegas { $given } o te la guardas?
       *[other] ¿usas su efecto?
    }
question-of-other = Decide { $player }.

## Moves.

card-number = { $card } n.º { $number }
    .button = { $card-button } n.º { $number }

move-play = Jugar { $card }
move-attack = Atacar con { $card }
move-action = Activar: { $card }
move-mindbug = Usar un Mindbug
move-mindfrog = Usar un Mindfrog
move-pass = Dejar pasar
move-hunt = Presa: { $card }
move-no-hunt = Sin presa
move-block = Bloquear con { $card }
move-no-block = No bloquear
move-again = Atacar de nuevo
move-stop = No atacar más
move-choose = { $doing ->
        [defeat] Derrotar a { $card-button }
        [take-control] Tomar el control de { $card-button }
        [boost-this] Potenciar con { $card-button }
        [boost-card] Potenciar con { $card-button }
        [boost-creature] Potenciar a { $card-button }
        [must-attack] Hacer atacar a { $card-button }
        [cannot-block] Impedir que bloquee { $card-button }
        [copy] Copiar el efecto de { $card-button }
        [discard] Descartar { $card-button }
        [to-hand] Poner { $card-button } en la mano
        [play] Jugar { $card-button }
        [play-quietly] Jugar { $card-button } sin su efecto Jugar
        [give] Dar { $card-button }
        [show] Revelar { $card-button }
        [pass-left] Dar { $card-button }
        [give-unused] Dar { $card-button }
        [move-to-hand] Poner { $card-button } en la mano
       *[other] Elegir { $card-button }
    }
move-choose-player = { $doing ->
        [choose-pile] { $player-person ->
            [second] A mi pila de descartes
           *[third] A { $player-pile }
        }
       *[other] { $player-person ->
            [second] Elegirme a mí
           *[third] Elegir { $player-to }
        }
    }
move-choose-keyword = Elegir { $keyword }
move-choose-side = Poder { $power } y { $keyword }
move-choose-effect-boost = Potenciar una criatura
move-choose-effect-defeat = Derrotar una criatura
move-choose-effect-take = Poner una carta en la mano
move-choose-effect-control = Tomar el control
move-done = Listo
move-yes = { $doing ->
        [play-given] Jugarla
       *[other] Sí
    }
move-no = { $doing ->
        [play-given] Guardármela
       *[other] No
    }
move-resolve = Primero { $card-button }

## Why a move is refused.

refusal-not-asked = Ahora no te toca decidir.
refusal-must-choose = No es opcional: tienes que elegir algo.
refusal-must-hunt = Debes atacar con una criatura con Cacería y elegir a { $prey } como presa.
refusal-not-offered = Eso no se puede elegir aquí.
refusal-cannot-play = { $card } no se puede jugar ahora.
refusal-not-yours = No controlas a { $card }.
refusal-no-enemy = No hay ninguna criatura enemiga { $card } que elegir como presa.
refusal-no-effect-waits = No hay ningún efecto de { $card } por resolver.
refusal-no-choice = { $card } no se puede elegir aquí.
refusal-no-action = { $card } no tiene ningún efecto Activar que puedas usar ahora.
refusal-cannot-attack = { $card } no puede atacar.
refusal-cannot-block = { $card } no puede bloquear a { $attacker }.
refusal-not-sneaky = { $card } no puede bloquear a { $attacker }, que tiene Sigilo: solo pueden las criaturas con Sigilo.
refusal-no-such-copy = Aquí no hay ninguna carta { $card } { $which }.
refusal-other-question-turn = Primero elige la acción de tu turno.
refusal-other-question-mindbug = Primero decide si usas un Mindbug.
refusal-other-question-mindfrog = Primero decide si usas un Mindfrog.
refusal-other-question-hunt = Primero decide qué criatura es la presa.
refusal-other-question-block = Primero decide si bloqueas y con qué criatura.
refusal-other-question-again = Primero decide si atacas de nuevo.
refusal-other-question-choose = Primero tienes que elegir.
refusal-other-question-choose-player = Primero elige un jugador.
refusal-other-question-choose-keyword = Primero elige una palabra clave.
refusal-other-question-choose-side = Primero elige el poder y la palabra clave de la criatura agotada.
refusal-other-question-choose-effect = Primero elige uno de los dos efectos.
refusal-other-question-may = Primero responde sí o no.
refusal-other-question-order = Primero decide qué efecto se resuelve antes.
