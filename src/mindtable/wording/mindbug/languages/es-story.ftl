### Spanish: what happened in a turn. The comments of en-story.ftl say what each message and variable is.

## Lists of cards.

names = { $before }, { $next }
    .count = other
names-and = { BEGINS($last, "ií", "hi", but: "hie") ->
        [yes] { $before } e { $last }
       *[no] { $before } y { $last }
    }
    .count = other
story-power = { $card } ({ $power })
    .count = one
story-hidden = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    .count = { $count ->
        [one] one
       *[other] other
    }
story-some-effect = un efecto
story-team = { $side ->
        [own] tu equipo
       *[other] el equipo { $player-of } { BEGINS($teammate, "ií", "hi", but: "hie") ->
            [yes] e
           *[no] y
        } { $teammate }
    }
    .of = { $side ->
        [own] de tu equipo
       *[other] del equipo { $player-of } { BEGINS($teammate, "ií", "hi", but: "hie") ->
            [yes] e
           *[no] y
        } { $teammate }
    }
    .to = { $side ->
        [own] a tu equipo
       *[other] al equipo { $player-of } { BEGINS($teammate, "ií", "hi", but: "hie") ->
            [yes] e
           *[no] y
        } { $teammate }
    }
    .person = third

## What stands above a story.

story-turn = Turno { $number } · { CAPITAL($name-name) }

## Before the first turn.

story-revealed = Para ver quién empieza: { $cards }.
story-revealed-by = { $card } ({ $player-name })

## A card is played.

story-played = { $player-person ->
        [second] Jugaste
       *[third] { CAPITAL($player) } jugó
    } { $card }.
story-passed = { $player-person ->
        [second] La dejaste pasar.
       *[third] { CAPITAL($player) } la dejó pasar.
    }
story-passed-by-all = Nadie se la quedó.
story-no-mindbug-left = { $player-person ->
        [second] Ya no te quedaban Mindbugs.
       *[third] { CAPITAL($player) } ya no tenía Mindbugs.
    }
story-mindbug-forbidden = { $player-person ->
        [second] { CAPITAL($by) } te impidió usar un Mindbug.
       *[third] { CAPITAL($by) } le impidió { $player-to } usar un Mindbug.
    }
story-mindbug-used = { $player-person ->
        [second] Te la quedaste con un Mindbug: **{ $left ->
            [0] no te queda ninguno
            [one] te queda { $left }
           *[other] te quedan { $left }
        }**.
       *[third] { CAPITAL($player) } se la quedó con un Mindbug: **{ $left ->
            [0] no le queda ninguno
            [one] le queda { $left }
           *[other] le quedan { $left }
        }**.
    }
story-mindfrog-used = { $player-person ->
        [second] Te la quedaste
       *[third] { CAPITAL($player) } se la quedó
    } con el Mindfrog.
story-mindbug-cost = { $player-person ->
        [second] Por usarlo perdiste
       *[third] Por usarlo, { $player } perdió
    } { $loss }.
story-plays-again = { $player-person ->
        [second] Juegas
       *[third] { CAPITAL($player) } juega
    } otra vez.
story-action-used = { $player-person ->
        [second] Usaste
       *[third] { CAPITAL($player) } usó
    } el efecto Activar de { $card }.

## Attacks.

story-attacked = { CAPITAL($card) } atacó con poder **{ $power }**.
story-attacked-again = **Frenesí:** { $card } atacó de nuevo con poder **{ $power }**.
story-made-attack = { CAPITAL($source) } hizo que { $owned } atacara con poder **{ $power }**.
story-attack-declined = { CAPITAL($card) } no atacó de nuevo.
story-hunted = **Cacería:** { $owned } tuvo que bloquear.
story-hunt-declined = { CAPITAL($card) } no eligió presa.
story-blocked = { $player-person ->
        [second] Bloqueaste
       *[third] { CAPITAL($player) } bloqueó
    } con { $card }.
story-blocked-and-fell = { $player-person ->
        [second] Bloqueaste
       *[third] { CAPITAL($player) } bloqueó
    } con { $card }, pero { $player-person ->
        [second] tu
       *[third] su
    } criatura fue derrotada: { $reason }.
story-not-blocked = { $player-person ->
        [second] No bloqueaste.
       *[third] { CAPITAL($player) } no bloqueó.
    }
story-not-blocked-and-lost = { $player-person ->
        [second] No bloqueaste y perdiste
       *[third] { CAPITAL($player) } no bloqueó y perdió
    } { $loss }.
story-no-creature = { $player-person ->
        [second] No tenías ninguna criatura para bloquear.
       *[third] { CAPITAL($player) } no tenía ninguna criatura para bloquear.
    }
story-not-sneaky = **Sigilo:** { $player-person ->
        [second] ninguna de tus criaturas podía bloquear.
       *[third] ninguna criatura { $player-of } podía bloquear.
    }
story-block-forbidden-this-turn = { $player-person ->
        [second] No podías bloquear este turno.
       *[third] { CAPITAL($player) } no podía bloquear este turno.
    }
story-block-forbidden = { $player-person ->
        [second] { CAPITAL($by) } impidió que tus criaturas bloquearan.
       *[third] { CAPITAL($by) } impidió que las criaturas { $player-of } bloquearan.
    }

## Combat.

story-reason-power = **{ $power } contra { $against }**
story-reason-turned = **{ $power } contra { $against }**, y gana el poder más bajo
story-reason-poisonous = { $card } tiene Veneno
story-fell = { STARTS($card, "tu criatura ") ->
        [yes] { CAPITAL($card) }
       *[no] La criatura { $card }
    } fue derrotada: { $reason }.
story-both-fell = Las dos criaturas fueron derrotadas: { $reason }.
story-held = { CAPITAL($card) } tiene Dureza y solo se agotó: { $reason }.
story-evolved-instead = { STARTS($former, "tu criatura ") ->
        [yes] { CAPITAL($former) }
       *[no] La criatura { $former }
    } evolucionó a { $card } en lugar de ser derrotada: { $reason }.
story-unharmed = { STARTS($card, "tu criatura ") ->
        [yes] { CAPITAL($card) }
       *[no] La criatura { $card }
    } no podía ser derrotada este turno.

## Life.

story-loss = **{ $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
    }: { $left ->
        [0] no queda ninguno
        [one] queda { $left }
       *[other] quedan { $left }
    }**
story-life-lost = { $player-person ->
        [second] Perdiste
       *[third] { CAPITAL($player) } perdió
    } { $loss }.
story-hit = Eso costó { $loss }.
story-cost-life = { CAPITAL($source) } { $player-person ->
        [second] te hizo perder
       *[third] le hizo perder { $player-to }
    } { $loss }.
story-gave-life = { CAPITAL($source) } { $player-person ->
        [second] te hizo ganar
       *[third] le hizo ganar { $player-to }
    } **{ $amount ->
        [one] { $amount } punto de vida
       *[other] { $amount } puntos de vida
    }: ahora { $player-person ->
        [second] tienes
       *[third] tiene
    } { $left }**.

## What effects do.

story-defeated = { CAPITAL($source) } derrotó a { $player-person ->
        [second] { $cards-count ->
            [one] tu criatura
           *[other] tus criaturas
        } { $cards }.
       *[third] { $cards-count ->
            [one] { $cards }, { $player-of }.
           *[other] las criaturas { $cards } { $player-of }.
        }
    }
story-defeated-itself = La criatura { $cards } fue derrotada por su propio efecto.
story-made-discard = { $player-person ->
        [second] { CAPITAL($source) } te hizo descartar { $cards }.
       *[third] { CAPITAL($source) } hizo que { $player } descartara { $cards }.
    }
story-discarded = { CAPITAL($source) }: { $player-person ->
        [second] descartaste
       *[third] { $player } descartó
    } { $cards }.
story-took-control = { CAPITAL($source) }: { $player-person ->
        [second] tomaste el control de { $cards-count ->
            [one] { $cards } ({ $former-name }).
           *[other] las criaturas { $cards } { $former-of }.
        }
       *[third] { $player } tomó el control de { $former-person ->
            [second] { $cards-count ->
                [one] tu criatura
               *[other] tus criaturas
            } { $cards }.
           *[third] { $cards-count ->
                [one] { $cards } ({ $former-name }).
               *[other] las criaturas { $cards } { $former-of }.
            }
        }
    }
story-changed-sides = { $player-person ->
        [second] Ahora controlas
       *[third] Ahora { $player } controla
    } a { $cards }.
story-stole = { CAPITAL($source) }: { $player-person ->
        [second] le robaste { $cards } { $former-to }.
       *[third] { $former-person ->
            [second] { $player } te robó { $cards }.
           *[third] { $player } le robó { $cards } { $former-to }.
        }
    }
story-gave = { CAPITAL($source) }: { $giver-person ->
        [second] le diste { $cards } { $player-to }.
       *[third] { $player-person ->
            [second] { $giver } te dio { $cards }.
           *[third] { $giver } le dio { $cards } { $player-to }.
        }
    }
story-swapped-hands = { CAPITAL($source) }: { $player-person ->
        [second] intercambiaste tu mano con { $other-la }.
       *[third] { $player } intercambió su mano con { $other-la }.
    }
story-got = { $player-person ->
        [second] Recibiste
       *[third] { CAPITAL($player) } recibió
    } { $cards }.
story-came = { CAPITAL($source) } puso en juego { $cards } { $player-person ->
        [second] en tu lado
       *[third] en el lado { $player-of }
    }.
story-came-back = { CAPITAL($cards) } entró en juego { $player-person ->
        [second] en tu lado
       *[third] en el lado { $player-of }
    }.
story-exhausted = { CAPITAL($source) }: { $player-person ->
        [second] { $cards-count ->
            [one] tu criatura
           *[other] tus criaturas
        } { $cards }
       *[third] { $cards-count ->
            [one] { $cards } ({ $player-name })
           *[other] las criaturas { $cards } { $player-of }
        }
    } { $cards-count ->
        [one] tiene Dureza y se agotó en lugar de ser derrotada.
       *[other] tienen Dureza y se agotaron en lugar de ser derrotadas.
    }
story-evolved = { CAPITAL($former) } evolucionó a { $card }.
story-turned = { CAPITAL($card) } ahora tiene poder { $power } y { $keyword }.
story-boosted = { CAPITAL($source) } potenció a { $owned } con { $cards }: **ahora tiene poder { $power }**.
story-boosted-itself = { CAPITAL($source) } se potenció con { $cards }: **ahora tiene poder { $power }**.
story-safe = { STARTS($card, "tu criatura ") ->
        [yes] { CAPITAL($card) }
       *[no] La criatura { $card }
    } no puede ser derrotada este turno.
story-gained-keyword = { CAPITAL($card) } tiene { $keyword } este turno.
story-kept-from-blocking = { CAPITAL($source) }: { $player-person ->
        [second] { $cards-count ->
            [one] tu criatura
           *[other] tus criaturas
        } { $cards }
       *[third] { $cards-count ->
            [one] { $cards } ({ $player-name })
           *[other] las criaturas { $cards } { $player-of }
        }
    } { $cards-count ->
        [one] no puede
       *[other] no pueden
    } bloquear este turno.
story-kept-all-from-blocking = { CAPITAL($source) }: { $player-person ->
        [second] no puedes bloquear este turno.
       *[third] { $player } no puede bloquear este turno.
    }
story-returned = { CAPITAL($source) } devolvió { $cards } a { $player-hand }.
story-to-hand = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] fue
       *[other] fueron
    } a { $player-hand }.
story-went-to-hand = { CAPITAL($cards) } fue a { $player-hand }.
story-exposed = { CAPITAL($source) } reveló { $cards } de { $player-hand }.
story-looked-at = { $player-person ->
        [second] Miraste
       *[third] { CAPITAL($player) } miró
    } { $cards } del mazo de cartas sin utilizar.
story-added = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] fue
       *[other] fueron
    } boca abajo al fondo { $player-person ->
        [second] de tu mazo de robo
       *[third] del mazo de robo { $player-of }
    }.
story-piled = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] fue
       *[other] fueron
    } a { $player-pile }.
story-mindbug-ready = { CAPITAL($source) } restauró { $player-person ->
        [second] uno de tus Mindbugs.
       *[third] un Mindbug { $player-of }.
    }
story-named = { CAPITAL($source) }: { $player-person ->
        [second] elegiste
       *[third] { $player } eligió
    } { $keyword }.
story-rolled = { CAPITAL($source) }: { $player-person ->
        [second] tiraste el dado y sacaste
       *[third] { $player } tiró el dado y sacó
    } un **{ $shown }**.
story-effect-declined = { CAPITAL($source) }: { $player-person ->
        [second] renunciaste
       *[third] { $player } renunció
    }.
story-effect-stopped = El efecto Jugar de { $card } quedó anulado.
story-nothing-came = { CAPITAL($trigger-effect) } de { $source } no hizo nada.

## How turns and games end.

story-out-of-actions = { $player-person ->
        [second] No tenías
       *[third] { CAPITAL($player) } no tenía
    } cartas que jugar, ni criaturas con las que atacar, ni efectos Activar que usar.
story-turn-skipped = { $player-person ->
        [second] Se saltó tu turno.
       *[third] Se saltó el turno { $player-of }.
    }
story-race-won = { CAPITAL($card) } decidió la partida.
story-won = { $player-person ->
        [second] Ganaste
       *[third] { CAPITAL($player) } ganó
    } la partida.
