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

story-turn = Turno { $number } · { CAPITAL($name) }

## Before the first turn.

story-revealed = Para ver quién empieza: { $cards }.
story-revealed-by = { $card } ({ $player })

## A card is played.

story-played = { $player-person ->
        [second] Jugaste
       *[third] { $player } jugó
    } { $card }.
story-passed = { $player-person ->
        [second] La dejaste pasar.
       *[third] { $player } la dejó pasar.
    }
story-passed-by-all = Nadie se la llevó.
story-no-mindbug-left = { $player-person ->
        [second] Ya no te quedaban Mindbugs.
       *[third] { $player } ya no tenía Mindbugs.
    }
story-mindbug-forbidden = { $player-person ->
        [second] { $by } te impidió usar un Mindbug.
       *[third] { $by } impidió { $player-to } usar un Mindbug.
    }
story-mindbug-used = { $player-person ->
        [second] Te la llevaste con un Mindbug: **{ $left ->
            [0] no te queda ninguno
            [one] te queda { $left }
           *[other] te quedan { $left }
        }**.
       *[third] { $player } se la llevó con un Mindbug: **{ $left ->
            [0] no le queda ninguno
            [one] le queda { $left }
           *[other] le quedan { $left }
        }**.
    }
story-mindfrog-used = { $player-person ->
        [second] Te la llevaste
       *[third] { $player } se la llevó
    } con el Mindfrog.
story-mindbug-cost = { $player-person ->
        [second] Eso te costó
       *[third] Eso le costó { $player-to }
    } { $loss }.
story-plays-again = { $player-person ->
        [second] Juegas
       *[third] { $player } juega
    } otra vez.
story-action-used = { $player-person ->
        [second] Usaste
       *[third] { $player } usó
    } el efecto Activar de { $card }.

## Attacks.

story-attacked = { CAPITAL($card) } atacó con **{ $power }**.
story-attacked-again = **Frenesí:** { $card } atacó otra vez con **{ $power }**.
story-made-attack = { CAPITAL($source) } hizo que { $owned } atacara con **{ $power }**.
story-attack-declined = { CAPITAL($card) } no atacó otra vez.
story-hunted = **Cacería:** { $owned } tuvo que bloquear.
story-hunt-declined = { CAPITAL($card) } no eligió presa.
story-blocked = { $player-person ->
        [second] Bloqueaste
       *[third] { $player } bloqueó
    } con { $card }.
story-blocked-and-fell = { $player-person ->
        [second] Bloqueaste
       *[third] { $player } bloqueó
    } con { $card }, que cayó: { $reason }.
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
        [second] ninguna de tus criaturas lo tiene.
       *[third] ninguna criatura { $player-of } lo tiene.
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
story-reason-turned = **{ $power } contra { $against }**, y gana el poder menor
story-reason-poisonous = { $card } tiene Veneno
story-fell = { CAPITAL($card) } cayó: { $reason }.
story-both-fell = Cayeron las dos: { $reason }.
story-held = { CAPITAL($card) } tiene Dureza y solo se agotó: { $reason }.
story-evolved-instead = En vez de caer, { $former } evolucionó a { $card }: { $reason }.
story-unharmed = Nada podía derrotar a { $card } este turno.

## Life.

story-loss = { $left ->
        [0] **el último punto de vida**
       *[other] **{ $amount ->
            [one] { $amount } punto de vida
           *[other] { $amount } puntos de vida
        }: { $left ->
            [one] queda { $left }
           *[other] quedan { $left }
        }**
    }
story-life-lost = { $player-person ->
        [second] Perdiste
       *[third] { CAPITAL($player) } perdió
    } { $loss }.
story-hit = Eso costó { $loss }.
story-cost-life = { $player-person ->
        [second] { CAPITAL($source) } te costó
       *[third] { CAPITAL($source) } le costó { $player-to }
    } { $loss }.
story-gave-life = { $player-person ->
        [second] { CAPITAL($source) } te dio
       *[third] { CAPITAL($source) } le dio { $player-to }
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
       *[third] { $cards }, { $player-of }.
    }
story-defeated-itself = { CAPITAL($cards) } cayó por su propio efecto.
story-made-discard = { $player-person ->
        [second] { CAPITAL($source) } te hizo descartar { $cards }.
       *[third] { CAPITAL($source) } hizo que { $player } descartara { $cards }.
    }
story-discarded = { CAPITAL($source) }: { $player-person ->
        [second] descartaste
       *[third] { $player } descartó
    } { $cards }.
story-took-control = { CAPITAL($source) }: { $player-person ->
        [second] tomaste el control de { $cards } ({ $former }).
       *[third] { $former-person ->
            [second] { $player } tomó el control de { $cards-count ->
                [one] tu criatura
               *[other] tus criaturas
            } { $cards }.
           *[third] { $player } tomó el control de { $cards } ({ $former }).
        }
    }
story-changed-sides = { CAPITAL($cards) } se pasó { $player-person ->
        [second] a tu lado
       *[third] al lado { $player-of }
    }.
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
        [second] cambiaste tu mano por { $other-la }.
       *[third] { $player } cambió su mano por { $other-la }.
    }
story-got = { $player-person ->
        [second] Recibiste
       *[third] { $player } recibió
    } { $cards }.
story-came = { CAPITAL($source) } puso en juego { $cards } { $player-person ->
        [second] en tu lado
       *[third] en el lado { $player-of }
    }.
story-came-back = { CAPITAL($cards) } entró en juego { $player-person ->
        [second] en tu lado
       *[third] en el lado { $player-of }
    }.
story-exhausted = { CAPITAL($source) } golpeó a { $player-person ->
        [second] { $cards-count ->
            [one] tu criatura
           *[other] tus criaturas
        } { $cards }.
       *[third] { $cards } ({ $player }).
    } Dureza: { $cards-count ->
        [one] solo se agotó.
       *[other] solo se agotaron.
    }
story-evolved = { CAPITAL($former) } evolucionó a { $card }.
story-turned = { CAPITAL($card) } ahora tiene { $keyword }.
story-boosted = { CAPITAL($source) } potenció a { $owned } con { $cards }.
story-boosted-itself = { CAPITAL($source) } se potenció con { $cards }.
story-safe = Nada puede derrotar a { $card } este turno.
story-gained-keyword = { CAPITAL($card) } tiene { $keyword } este turno.
story-kept-from-blocking = { CAPITAL($source) }: { $player-person ->
        [second] { $cards-count ->
            [one] tu criatura
           *[other] tus criaturas
        } { $cards }
       *[third] { $cards } ({ $player })
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
story-exposed = { CAPITAL($source) } reveló { $cards } de { $player-hand }.
story-looked-at = { $player-person ->
        [second] Miraste
       *[third] { $player } miró
    } { $cards } entre las cartas sin utilizar.
story-added = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] fue
       *[other] fueron
    } al fondo { $player-person ->
        [second] de tu mazo
       *[third] del mazo { $player-of }
    } sin mostrarse.
story-piled = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] fue
       *[other] fueron
    } a { $player-pile }.
story-mindbug-ready = { CAPITAL($source) }: { $player-person ->
        [second] uno de tus Mindbugs vuelve a estar listo.
       *[third] un Mindbug { $player-of } vuelve a estar listo.
    }
story-named = { CAPITAL($source) }: { $player-person ->
        [second] nombraste
       *[third] { $player } nombró
    } { $keyword }.
story-rolled = { CAPITAL($source) }: { $player-person ->
        [second] tiraste el dado y sacaste
       *[third] { $player } tiró el dado y sacó
    } un **{ $shown }**.
story-effect-declined = { $player-person ->
        [second] No usaste
       *[third] { $player } no usó
    } el efecto de { $source }.
story-effect-stopped = El efecto Jugar de { $card } quedó anulado.
story-nothing-came = { CAPITAL($trigger-effect) } de { $source } no hizo nada.

## How turns and games end.

story-out-of-actions = { $player-person ->
        [second] No tenías
       *[third] { $player } no tenía
    } cartas que jugar, ni criaturas para atacar, ni efectos Activar.
story-turn-skipped = { $player-person ->
        [second] Se saltó tu turno.
       *[third] Se saltó el turno { $player-of }.
    }
story-race-won = { CAPITAL($card) } decidió la partida.
story-won = { $player-person ->
        [second] Ganaste
       *[third] { CAPITAL($player) } ganó
    } la partida.
