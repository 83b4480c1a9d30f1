### Polish: what happened in a turn, told in the present. The comments of en-story.ftl say what each message and variable is.
### Names of cards have cases; they stand in the nominative behind “karta” or “stwór” where another word has to agree with them.

## Lists of cards. Forms: .acc, .inst, .beside-inst; .count, as their verb has it, to select by.

names = { $before }, { $next }
    .acc = { $before-acc }, { $next-acc }
    .inst = { $before-inst }, { $next-inst }
    .beside-inst = { $before-beside-inst }, { $next-beside-inst }
    .count = other
names-and = { $before } i { $last }
    .acc = { $before-acc } i { $last-acc }
    .inst = { $before-inst } i { $last-inst }
    .beside-inst = { $before-beside-inst } i { $last-beside-inst }
    .count = other
story-power = { $card } o sile { $power }
    .acc = { $card-acc } o sile { $power }
    .inst = { $card-inst } o sile { $power }
    .beside-inst = { $card-beside-inst } o sile { $power }
    .count = one
story-hidden = { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[other] { $count } kart
    }
    .acc = { $count ->
        [one] jedną kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
    .inst = { $count ->
        [one] jedną kartą
       *[other] { $count } kartami
    }
    .beside-inst = { $count ->
        [one] jedną kartą
       *[other] { $count } kartami
    }
    .count = { $count ->
        [few] other
       *[other] one
    }
story-some-effect = efekt
    .gen = efektu
story-team = { $side ->
        [own] twoja drużyna
       *[other] drużyna ({ $player } i { $teammate })
    }
    .person = third

## What stands above a story.

story-turn = Tura { $number } · { CAPITAL($name) }

## Before the first turn.

story-revealed = O tym, kto zaczyna, decydują: { $cards }.
story-revealed-by = { $card } ({ $player })

## A card is played.

story-played = { $player-person ->
        [second] Zagrywasz
       *[third] { $player } zagrywa
    } { $card-acc }.
story-passed = { $player-person ->
        [second] Przepuszczasz
       *[third] { $player } przepuszcza
    } tę kartę.
story-passed-by-all = Nikt nie przejmuje tej karty.
story-no-mindbug-left = { $player-person ->
        [second] Nie masz już Mindbugów.
       *[third] { $player } nie ma już Mindbugów.
    }
story-mindbug-forbidden = { CAPITAL($by) }: { $player-person ->
        [second] nie możesz użyć Mindbuga.
       *[third] { $player } nie może użyć Mindbuga.
    }
story-mindbug-used = { $player-person ->
        [second] Przejmujesz tę kartę Mindbugiem:
       *[third] { $player } przejmuje tę kartę Mindbugiem:
    } **{ $left ->
        [0] to był ostatni
        [one] pozostał { $left }
        [few] pozostały { $left }
       *[other] pozostało { $left }
    }**.
story-mindfrog-used = { $player-person ->
        [second] Przejmujesz tę kartę Mindfrogiem.
       *[third] { $player } przejmuje tę kartę Mindfrogiem.
    }
story-mindbug-cost = { $player-person ->
        [second] Tracisz za to
       *[third] { CAPITAL($player) } traci za to
    } { $loss }.
story-plays-again = { $player-person ->
        [second] Grasz jeszcze raz.
       *[third] { $player } gra jeszcze raz.
    }
story-action-used = { $player-person ->
        [second] Używasz
       *[third] { $player } używa
    } Akcji { $card-gen }.

## Attacks.

story-attacked = { CAPITAL($card) } atakuje z siłą **{ $power }**.
story-attacked-again = **Wściekły:** { $card } atakuje ponownie z siłą **{ $power }**.
story-made-attack = { CAPITAL($source) } zmusza { $owned-acc } do ataku z siłą **{ $power }**.
story-attack-declined = { CAPITAL($card) } nie atakuje ponownie.
story-hunted = **Łowca:** { $owned } musi blokować.
story-hunt-declined = { CAPITAL($card) } na nikogo nie poluje.
story-blocked = { $player-person ->
        [second] Blokujesz
       *[third] { $player } blokuje
    } { $card-inst }.
story-blocked-and-fell = { $player-person ->
        [second] Blokujesz
       *[third] { $player } blokuje
    } { $card-inst }, ale ten stwór ginie: { $reason }.
story-not-blocked = { $player-person ->
        [second] Nie blokujesz.
       *[third] { CAPITAL($player) } nie blokuje.
    }
story-not-blocked-and-lost = { $player-person ->
        [second] Nie blokujesz i tracisz
       *[third] { CAPITAL($player) } nie blokuje i traci
    } { $loss }.
story-no-creature = { $player-person ->
        [second] Nie masz czym blokować.
       *[third] { CAPITAL($player) } nie ma czym blokować.
    }
story-not-sneaky = **Podstępny:** { $player-person ->
        [second] nie masz takich stworów.
       *[third] { $player } nie ma takich stworów.
    }
story-block-forbidden-this-turn = { $player-person ->
        [second] Nie możesz blokować w tej turze.
       *[third] { CAPITAL($player) } nie może blokować w tej turze.
    }
story-block-forbidden = { CAPITAL($by) }: { $player-person ->
        [second] nie możesz blokować.
       *[third] { $player } nie może blokować.
    }

## Combat.

story-reason-power = **{ $power } przeciw { $against }**
story-reason-turned = **{ $power } przeciw { $against }**, wygrywa słabszy
story-reason-poisonous = { $card } ma cechę Trujący
story-fell = { CAPITAL($card) } ginie: { $reason }.
story-both-fell = Giną oba stwory: { $reason }.
story-held = **Twardy:** { $card } nie ginie, stwór jest tylko wyczerpany ({ $reason }).
story-evolved-instead = Zamiast zginąć, { $former } ewoluuje w { $card-acc } ({ $reason }).
story-unharmed = { CAPITAL($card) } nie może w tej turze zginąć.

## Life.

story-loss = **{ $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    } ({ $left ->
        [0] nie zostaje żaden
        [few] zostają { $left }
       *[other] zostaje { $left }
    })**
story-life-lost = { $player-person ->
        [second] Tracisz
       *[third] { CAPITAL($player) } traci
    } { $loss }.
story-hit = Atak kosztuje { $loss }.
story-cost-life = { CAPITAL($source) }: { $player-person ->
        [second] tracisz
       *[third] { $player } traci
    } { $loss }.
story-gave-life = { CAPITAL($source) }: { $player-person ->
        [second] zyskujesz
       *[third] { $player } zyskuje
    } **{ $amount ->
        [one] { $amount } punkt życia
        [few] { $amount } punkty życia
       *[other] { $amount } punktów życia
    } (teraz { $left })**.

## What effects do.

story-defeated = { CAPITAL($source) } pokonuje { $player-person ->
        [second] { $cards-count ->
            [one] twojego stwora { $cards-acc }
           *[other] twoje stwory: { $cards-acc }
        }
       *[third] { $cards-acc } ({ $player })
    }.
story-defeated-itself = { CAPITAL($cards) } ginie przez własny efekt.
story-made-discard = { CAPITAL($source) }: { $player-person ->
        [second] odrzucasz
       *[third] { $player } odrzuca
    } { $cards-acc }.
story-discarded = { CAPITAL($source) }: { $player-person ->
        [second] odrzucasz
       *[third] { $player } odrzuca
    } { $cards-acc }.
story-took-control = { CAPITAL($source) }: { $player-person ->
        [second] przejmujesz kontrolę nad { $cards-inst } ({ $former }).
       *[third] { $former-person ->
            [second] { $player } przejmuje kontrolę nad { $cards-count ->
                [one] twoim stworem { $cards-beside-inst }
               *[other] twoimi stworami: { $cards-beside-inst }
            }.
           *[third] { $player } przejmuje kontrolę nad { $cards-inst } ({ $former }).
        }
    }
story-changed-sides = Kontrolę nad { $cards-inst } { $player-person ->
        [second] przejmujesz ty
       *[third] przejmuje { $player }
    }.
story-stole = { CAPITAL($source) }: { $player-person ->
        [second] kradniesz { $cards-acc } ({ $former }).
       *[third] { $former-person ->
            [second] { $player } kradnie ci { $cards-acc }.
           *[third] { $player } kradnie { $cards-acc } ({ $former }).
        }
    }
story-gave = { CAPITAL($source) }: { $giver-person ->
        [second] { $player } dostaje od ciebie { $cards-acc }.
       *[third] { $player-person ->
            [second] { $giver } daje ci { $cards-acc }.
           *[third] { $player } dostaje { $cards-acc } (daje { $giver }).
        }
    }
story-swapped-hands = { CAPITAL($source) }: { $player-person ->
        [second] ty i { $other } zamieniacie
       *[third] { $other-person ->
            [second] ty i { $player } zamieniacie
           *[third] { $player } i { $other } zamieniają
        }
    } się wszystkimi kartami z ręki.
story-got = { $player-person ->
        [second] Dostajesz
       *[third] { $player } dostaje
    } { $cards-acc }.
story-came = { CAPITAL($source) } wprowadza { $cards-acc } do gry { $player-person ->
        [second] po twojej stronie.
       *[third] ({ $player }).
    }
story-came-back = { CAPITAL($cards) } { $cards-count ->
        [one] wchodzi
       *[other] wchodzą
    } do gry { $player-person ->
        [second] po twojej stronie
       *[third] ({ $player })
    }.
story-exhausted = { CAPITAL($source) }: { $player-person ->
        [second] { $cards-count ->
            [one] twój twardy stwór
           *[other] twoje twarde stwory
        } { $cards }
       *[third] { $cards-count ->
            [one] twardy stwór
           *[other] twarde stwory
        } { $cards } ({ $player })
    } { $cards-count ->
        [one] nie ginie, tylko zostaje wyczerpany.
       *[other] nie giną, tylko zostają wyczerpane.
    }
story-evolved = { CAPITAL($former) } ewoluuje w { $card-acc }.
story-turned = { CAPITAL($card) } ma teraz siłę { $power } i cechę { $keyword }.
story-boosted = { CAPITAL($source) } wzmacnia { $owned-acc } { $cards-count ->
        [one] kartą
       *[other] kartami
    } { $cards }: **teraz ma siłę { $power }**.
story-boosted-itself = { CAPITAL($source) } wzmacnia się { $cards-count ->
        [one] kartą
       *[other] kartami
    } { $cards }: **teraz ma siłę { $power }**.
story-safe = { CAPITAL($card) } nie może w tej turze zginąć.
story-gained-keyword = { CAPITAL($card) } ma w tej turze cechę { $keyword }.
story-kept-from-blocking = { CAPITAL($source) }: { $player-person ->
        [second] { $cards-count ->
            [one] twój stwór { $cards }
           *[other] twoje stwory { $cards }
        }
       *[third] { $cards } ({ $player })
    } { $cards-count ->
        [one] nie może
       *[other] nie mogą
    } blokować w tej turze.
story-kept-all-from-blocking = { CAPITAL($source) }: { $player-person ->
        [second] nie możesz blokować w tej turze.
       *[third] { $player } nie może blokować w tej turze.
    }
story-returned = { CAPITAL($source) } cofa { $cards-acc } na { $player-person ->
        [second] twoją rękę.
       *[third] rękę ({ $player }).
    }
story-to-hand = { CAPITAL($source) }: { $player-person ->
        [second] bierzesz
       *[third] { $player } bierze
    } { $cards-acc } na rękę.
story-went-to-hand = { $player-person ->
        [second] Bierzesz
       *[third] { CAPITAL($player) } bierze
    } { $cards-acc } na rękę.
story-exposed = { CAPITAL($source) }: { $player-person ->
        [second] ujawniasz
       *[third] { $player } ujawnia
    } { $cards-acc } z ręki.
story-looked-at = { $player-person ->
        [second] Oglądasz
       *[third] { $player } ogląda
    } { $cards-acc } z talii nieużytych kart.
story-added = { CAPITAL($source) }: { $player-person ->
        [second] kładziesz
       *[third] { $player } kładzie
    } { $cards-acc } pod swoją talię, nie patrząc.
story-piled = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] trafia
       *[other] trafiają
    } { $player-person ->
        [second] na twój stos kart odrzuconych
       *[third] na stos kart odrzuconych ({ $player })
    }.
story-mindbug-ready = { CAPITAL($source) }: { $player-person ->
        [second] jeden z twoich Mindbugów zostaje odświeżony.
       *[third] jeden Mindbug zostaje odświeżony ({ $player }).
    }
story-named = { CAPITAL($source) }: { $player-person ->
        [second] wybierasz
       *[third] { $player } wybiera
    } cechę { $keyword }.
story-rolled = { CAPITAL($source) }: { $player-person ->
        [second] rzucasz kostką
       *[third] { $player } rzuca kostką
    } i wypada **{ $shown }**.
story-effect-declined = { CAPITAL($source) }: { $player-person ->
        [second] rezygnujesz.
       *[third] { $player } rezygnuje.
    }
story-effect-stopped = Efekt Zagrania { $card-gen } nie działa.
story-nothing-came = { CAPITAL($trigger-effect) } { $source-gen } nic nie daje.

## How turns and games end.

story-out-of-actions = { $player-person ->
        [second] Nie masz
       *[third] { $player } nie ma
    } karty do zagrania, stwora do ataku ani Akcji do użycia.
story-turn-skipped = { $player-person ->
        [second] Twoja tura zostaje pominięta.
       *[third] Tura zostaje pominięta ({ $player }).
    }
story-race-won = { CAPITAL($card) } zapewnia zwycięstwo swojej drużynie.
story-won = { $player-person ->
        [second] Wygrywasz
       *[third] { CAPITAL($player) } wygrywa
    } grę.
