### Italian: what happened in a turn, told in the present. The comments of en-story.ftl say what each message and variable is.

## Lists of cards.

names = { $before }, { $next }
    .count = other
names-and = { BEGINS($last, "eèé") ->
        [yes] { $before } ed { $last }
       *[no] { $before } e { $last }
    }
    .count = other
story-power = { $card } ({ $power })
    .count = one
story-hidden = { $count ->
        [one] una carta
       *[other] { $count } carte
    }
    .count = { $count ->
        [one] one
       *[other] other
    }
story-some-effect = un effetto
story-team = { $side ->
        [own] la tua squadra
       *[other] la squadra { $player-of } { STARTS($teammate, "Bot ") ->
            [yes] e { $teammate-of }
           *[no] { STARTS($player, "Bot ") ->
                [yes] e { $teammate-of }
               *[no] { BEGINS($teammate, "eèé") ->
                    [yes] ed { $teammate }
                   *[no] e { $teammate }
                }
            }
        }
    }
    .of = { $side ->
        [own] della tua squadra
       *[other] della squadra { $player-of } { STARTS($teammate, "Bot ") ->
            [yes] e { $teammate-of }
           *[no] { STARTS($player, "Bot ") ->
                [yes] e { $teammate-of }
               *[no] { BEGINS($teammate, "eèé") ->
                    [yes] ed { $teammate }
                   *[no] e { $teammate }
                }
            }
        }
    }
    .to = { $side ->
        [own] alla tua squadra
       *[other] alla squadra { $player-of } { STARTS($teammate, "Bot ") ->
            [yes] e { $teammate-of }
           *[no] { STARTS($player, "Bot ") ->
                [yes] e { $teammate-of }
               *[no] { BEGINS($teammate, "eèé") ->
                    [yes] ed { $teammate }
                   *[no] e { $teammate }
                }
            }
        }
    }
    .person = third

## What stands above a story.

story-turn = Turno { $number } · { CAPITAL($name) }

## Before the first turn.

story-revealed = Per decidere chi inizia: { $cards }.
story-revealed-by = { $card } ({ $player })

## A card is played.

story-played = { $player-person ->
        [second] Giochi
       *[third] { $player } gioca
    } { $card }.
story-passed = { $player-person ->
        [second] Lasci passare.
       *[third] { $player } lascia passare.
    }
story-passed-by-all = Nessuno prende la carta.
story-no-mindbug-left = { $player-person ->
        [second] Non hai più Mindbug.
       *[third] { $player } non ha più Mindbug.
    }
story-mindbug-forbidden = { $player-person ->
        [second] { CAPITAL($by) } ti impedisce di usare un Mindbug.
       *[third] { CAPITAL($by) } impedisce { $player-to } di usare un Mindbug.
    }
story-mindbug-used = { $player-person ->
        [second] Prendi la carta con { $left ->
            [0] **il tuo ultimo Mindbug**
            [one] un Mindbug (**te ne resta { $left }**)
           *[other] un Mindbug (**te ne restano { $left }**)
        }.
       *[third] { $player } prende la carta con { $left ->
            [0] **il suo ultimo Mindbug**
            [one] un Mindbug (**gliene resta { $left }**)
           *[other] un Mindbug (**gliene restano { $left }**)
        }.
    }
story-mindfrog-used = { $player-person ->
        [second] Prendi
       *[third] { $player } prende
    } la carta con il Mindfrog.
story-mindbug-cost = { $player-person ->
        [second] Così perdi
       *[third] Così { $player } perde
    } { $loss }.
story-plays-again = { $player-person ->
        [second] Giochi
       *[third] { $player } gioca
    } di nuovo.
story-action-used = { $player-person ->
        [second] Usi
       *[third] { $player } usa
    } l’Azione { $card-of }.

## Attacks.

story-attacked = { CAPITAL($card) } attacca con forza **{ $power }**.
story-attacked-again = **Frenesia:** { $card } attacca di nuovo con forza **{ $power }**.
story-made-attack = { CAPITAL($source) } fa attaccare { $owned } con forza **{ $power }**.
story-attack-declined = { CAPITAL($card) } non attacca di nuovo.
story-hunted = **Caccia:** { $owned } deve bloccare.
story-hunt-declined = { CAPITAL($card) } non sceglie nessuna preda.
story-blocked = { $player-person ->
        [second] Blocchi
       *[third] { $player } blocca
    } con { $card }.
story-blocked-and-fell = { $player-person ->
        [second] Blocchi con { $card }, ma la tua creatura viene sconfitta: { $reason }.
       *[third] { $player } blocca con { $card }, ma la sua creatura viene sconfitta: { $reason }.
    }
story-not-blocked = { $player-person ->
        [second] Non blocchi.
       *[third] { CAPITAL($player) } non blocca.
    }
story-not-blocked-and-lost = { $player-person ->
        [second] Non blocchi e perdi
       *[third] { CAPITAL($player) } non blocca e perde
    } { $loss }.
story-no-creature = { $player-person ->
        [second] Non hai creature per bloccare.
       *[third] { CAPITAL($player) } non ha creature per bloccare.
    }
story-not-sneaky = **Furtività:** { $player-person ->
        [second] nessuna delle tue creature ce l’ha.
       *[third] nessuna creatura { $player-of } ce l’ha.
    }
story-block-forbidden-this-turn = { $player-person ->
        [second] In questo turno non puoi bloccare.
       *[third] In questo turno { $player } non può bloccare.
    }
story-block-forbidden = { $player-person ->
        [second] { CAPITAL($by) } impedisce alle tue creature di bloccare.
       *[third] { CAPITAL($by) } impedisce alle creature { $player-of } di bloccare.
    }

## Combat.

story-reason-power = **{ $power } contro { $against }**
story-reason-turned = **{ $power } contro { $against }**, e vince la forza più bassa
story-reason-poisonous = { $card } ha Veleno
story-fell = { STARTS($card, "la tua ") ->
        [yes] { CAPITAL($card) }
       *[no] La creatura { $card }
    } viene sconfitta: { $reason }.
story-both-fell = Vengono sconfitte entrambe le creature: { $reason }.
story-held = { CAPITAL($card) } ha Tenacia: la creatura si esaurisce e non viene sconfitta ({ $reason }).
story-evolved-instead = Invece di essere sconfitta, { STARTS($former, "la tua ") ->
        [yes] { $former }
       *[no] la creatura { $former }
    } si evolve in { $card }: { $reason }.
story-unharmed = In questo turno { STARTS($card, "la tua ") ->
        [yes] { $card }
       *[no] la creatura { $card }
    } non può essere sconfitta.

## Life.

story-loss = { $left ->
        [0] **{ $amount ->
            [one] l’ultimo punto vita
           *[other] gli ultimi { $amount } punti vita
        }**
       *[other] **{ $amount ->
            [one] { $amount } punto vita
           *[other] { $amount } punti vita
        }** ({ $left ->
            [one] ne resta { $left }
           *[other] ne restano { $left }
        })
    }
story-life-lost = { $player-person ->
        [second] Perdi
       *[third] { CAPITAL($player) } perde
    } { $loss }.
story-hit = L’attacco toglie { $loss }.
story-cost-life = { $player-person ->
        [second] { CAPITAL($source) } ti fa perdere
       *[third] { CAPITAL($source) } fa perdere { $player-to }
    } { $loss }.
story-gave-life = { $player-person ->
        [second] { CAPITAL($source) } ti fa guadagnare
       *[third] { CAPITAL($source) } fa guadagnare { $player-to }
    } **{ $amount ->
        [one] { $amount } punto vita
       *[other] { $amount } punti vita
    }** ({ $player-person ->
        [second] ora ne hai { $left }
       *[third] ora ne ha { $left }
    }).

## What effects do.

story-defeated = { $player-person ->
        [second] { CAPITAL($source) } sconfigge { $cards-count ->
            [one] la tua creatura
           *[other] le tue creature
        } { $cards }.
       *[third] { CAPITAL($source) } sconfigge { $cards-count ->
            [one] { $cards } { $player-of }
           *[other] queste creature { $player-of }: { $cards }
        }.
    }
story-defeated-itself = La creatura { $cards } viene sconfitta dal proprio effetto.
story-made-discard = { $player-person ->
        [second] { CAPITAL($source) } ti fa scartare { $cards }.
       *[third] { CAPITAL($source) }: { $player } scarta { $cards }.
    }
story-discarded = { $player-person ->
        [second] Scarti
       *[third] { $player } scarta
    } { $cards } per { STARTS($source, "un effetto") ->
        [yes] { $source }
       *[no] l’effetto di { $source }
    }.
story-took-control = { CAPITAL($source) }: { $player-person ->
        [second] prendi il controllo { $cards-count ->
            [one] di { $cards } ({ $former })
           *[other] di queste creature { $former-of }: { $cards }
        }.
       *[third] { $former-person ->
            [second] { $player } prende il controllo { $cards-count ->
                [one] della tua creatura
               *[other] delle tue creature
            } { $cards }.
           *[third] { $player } prende il controllo { $cards-count ->
                [one] di { $cards } ({ $former })
               *[other] di queste creature { $former-of }: { $cards }
            }.
        }
    }
story-changed-sides = { CAPITAL($cards) } { $cards-count ->
        [one] passa
       *[other] passano
    } { $player-person ->
        [second] dalla tua parte
       *[third] dalla parte { $player-of }
    }.
story-stole = { CAPITAL($source) }: { $player-person ->
        [second] rubi { $cards } { $former-to }.
       *[third] { $former-person ->
            [second] { $player } ti ruba { $cards }.
           *[third] { $player } ruba { $cards } { $former-to }.
        }
    }
story-gave = { CAPITAL($source) }: { $giver-person ->
        [second] dai { $cards } { $player-to }.
       *[third] { $player-person ->
            [second] { $giver } ti dà { $cards }.
           *[third] { $giver } dà { $cards } { $player-to }.
        }
    }
story-swapped-hands = { CAPITAL($source) }: { $player-person ->
        [second] scambi la mano con { STARTS($other, "Bot ") ->
            [yes] il { $other }
           *[no] { $other }
        }.
       *[third] { $other-person ->
            [second] { $player } scambia la mano con te.
           *[third] { $player } scambia la mano con { STARTS($other, "Bot ") ->
                [yes] il { $other }
               *[no] { $other }
            }.
        }
    }
story-got = { $player-person ->
        [second] Ricevi
       *[third] { $player } riceve
    } { $cards }.
story-came = { CAPITAL($source) } mette in gioco { $cards } { $player-person ->
        [second] dalla tua parte
       *[third] dalla parte { $player-of }
    }.
story-came-back = { CAPITAL($cards) } { $cards-count ->
        [one] entra
       *[other] entrano
    } in gioco { $player-person ->
        [second] dalla tua parte
       *[third] dalla parte { $player-of }
    }.
story-exhausted = { $player-person ->
        [second] { CAPITAL($source) } colpisce { $cards-count ->
            [one] la tua creatura
           *[other] le tue creature
        } { $cards }.
       *[third] { CAPITAL($source) } colpisce { $cards-count ->
            [one] { $cards } ({ $player })
           *[other] queste creature { $player-of }: { $cards }
        }.
    } **Tenacia:** { $cards-count ->
        [one] la creatura si esaurisce e non viene sconfitta.
       *[other] le creature si esauriscono e non vengono sconfitte.
    }
story-evolved = { CAPITAL($former) } si evolve in { $card }.
story-turned = { CAPITAL($card) } ora ha forza { $power } e { $keyword }.
story-boosted = { CAPITAL($source) } rinforza { $owned } con { $cards }: **ora ha forza { $power }**.
story-boosted-itself = { CAPITAL($source) } si rinforza con { $cards }: **ora ha forza { $power }**.
story-safe = In questo turno { STARTS($card, "la tua ") ->
        [yes] { $card }
       *[no] la creatura { $card }
    } non può essere sconfitta.
story-gained-keyword = In questo turno { $card } ha { $keyword }.
story-kept-from-blocking = { CAPITAL($source) }: in questo turno { $player-person ->
        [second] { $cards-count ->
            [one] la tua creatura { $cards } non può
           *[other] le tue creature { $cards } non possono
        }
       *[third] { $cards-count ->
            [one] { $cards } ({ $player }) non può
           *[other] { $cards } ({ $player }) non possono
        }
    } bloccare.
story-kept-all-from-blocking = { CAPITAL($source) }: in questo turno { $player-person ->
        [second] non puoi bloccare.
       *[third] { $player } non può bloccare.
    }
story-returned = { CAPITAL($source) } riporta { $cards } { $player-person ->
        [second] nella tua mano
       *[third] nella mano { $player-of }
    }.
story-to-hand = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] va
       *[other] vanno
    } { $player-person ->
        [second] nella tua mano
       *[third] nella mano { $player-of }
    }.
story-went-to-hand = { CAPITAL($cards) } va { $player-person ->
        [second] nella tua mano
       *[third] nella mano { $player-of }
    }.
story-exposed = { $player-person ->
        [second] { CAPITAL($source) } rivela { $cards } dalla tua mano.
       *[third] { CAPITAL($source) } rivela { $cards } dalla mano { $player-of }.
    }
story-looked-at = { $player-person ->
        [second] Guardi
       *[third] { $player } guarda
    } { $cards } nel mazzo delle carte inutilizzate.
story-added = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] va a faccia in giù
       *[other] vanno a faccia in giù
    } in fondo { $player-person ->
        [second] al tuo mazzo di pesca
       *[third] al mazzo di pesca { $player-of }
    }.
story-piled = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] va
       *[other] vanno
    } { $player-person ->
        [second] nella tua pila degli scarti
       *[third] nella pila degli scarti { $player-of }
    }.
story-mindbug-ready = { CAPITAL($source) } ripristina { $player-person ->
        [second] uno dei tuoi Mindbug
       *[third] un Mindbug { $player-of }
    }.
story-named = { CAPITAL($source) }: { $player-person ->
        [second] scegli
       *[third] { $player } sceglie
    } la parola chiave { $keyword }.
story-rolled = { $player-person ->
        [second] Lanci il dado
       *[third] { $player } lancia il dado
    } per { $source }: **{ $shown }**.
# Only a part of the effect may have been declined.
story-effect-declined = { CAPITAL($source) }: { $player-person ->
        [second] rinunci
       *[third] { $player } rinuncia
    }.
story-effect-stopped = L’effetto di Gioco { $card-of } viene annullato.
story-nothing-came = { CAPITAL($trigger-effect) } di { $source } va a vuoto.

## How turns and games end.

story-out-of-actions = { $player-person ->
        [second] Non hai
       *[third] { $player } non ha
    } carte da giocare, né creature con cui attaccare, né Azioni da usare.
story-turn-skipped = { $player-person ->
        [second] Salti il turno.
       *[third] { CAPITAL($player) } salta il turno.
    }
story-race-won = { CAPITAL($card) } decide la partita.
story-won = { $player-person ->
        [second] Vinci
       *[third] { CAPITAL($player) } vince
    } la partita.
