### Polish: what happened in a turn, told in the present. The comments of en-story.ftl say what each message and variable is.
### Names of cards stand in the nominative, behind “karta” or “stwór” where a case is needed.

## Lists of cards.

names = { $before }, { $next }
    .acc = { $before-acc }, { $next-acc }
    .count = other
names-and = { $before } i { $last }
    .acc = { $before-acc } i { $last-acc }
    .count = other
story-power = { $card } ({ $power })
    .acc = { $card } ({ $power })
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
    .count = { $count ->
        [one] one
       *[other] other
    }
story-some-effect = efekt
story-team = { $side ->
        [own] twoja drużyna
       *[other] drużyna ({ $player } i { $teammate })
    }
    .gen = { $side ->
        [own] twojej drużyny
       *[other] drużyny ({ $player } i { $teammate })
    }
    .dat = { $side ->
        [own] twojej drużynie
       *[other] drużynie ({ $player } i { $teammate })
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
    } kartę { $card }.
story-passed = { $player-person ->
        [second] Przepuszczasz ją.
       *[third] { $player } ją przepuszcza.
    }
story-passed-by-all = Nikt jej nie przejmuje.
story-no-mindbug-left = { $player-person ->
        [second] Nie masz już Mindbugów.
       *[third] { $player } nie ma już Mindbugów.
    }
story-mindbug-forbidden = { $player-person ->
        [second] { $by } nie pozwala ci użyć Mindbuga.
       *[third] { $by } nie pozwala { $player-dat } użyć Mindbuga.
    }
story-mindbug-used = { $player-person ->
        [second] Przejmujesz ją Mindbugiem:
       *[third] { $player } przejmuje ją Mindbugiem:
    } **{ $left ->
        [0] to był ostatni
        [one] pozostał { $left }
        [few] pozostały { $left }
       *[other] pozostało { $left }
    }**.
story-mindfrog-used = { $player-person ->
        [second] Przejmujesz ją Mindfrogiem.
       *[third] { $player } przejmuje ją Mindfrogiem.
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
    } Akcji stwora { $card }.

## Attacks.

story-attacked = { CAPITAL($card) } atakuje z siłą **{ $power }**.
story-attacked-again = **Wściekły:** { $card } atakuje ponownie z siłą **{ $power }**.
story-made-attack = { CAPITAL($source) } zmusza do ataku { $owned-acc }: siła **{ $power }**.
story-attack-declined = { CAPITAL($card) } nie atakuje ponownie.
story-hunted = **Łowca:** { $owned } musi blokować.
story-hunt-declined = { CAPITAL($card) } nie wybiera celu łowów.
story-blocked = { $player-person ->
        [second] Blokujesz
       *[third] { $player } blokuje
    } stworem { $card }.
story-blocked-and-fell = { $player-person ->
        [second] Blokujesz
       *[third] { $player } blokuje
    } stworem { $card }, który pada: { $reason }.
story-not-blocked = { $player-person ->
        [second] Nie blokujesz.
       *[third] { CAPITAL($player) } nie blokuje.
    }
story-not-blocked-and-lost = { $player-person ->
        [second] Nie blokujesz i tracisz
       *[third] { CAPITAL($player) } nie blokuje i traci
    } { $loss }.
story-no-creature = { $player-person ->
        [second] Nie masz stwora, który mógłby blokować.
       *[third] { CAPITAL($player) } nie ma stwora, który mógłby blokować.
    }
story-not-sneaky = **Podstępny:** { $player-person ->
        [second] żaden z twoich stworów taki nie jest.
       *[third] żaden ze stworów { $player-gen } taki nie jest.
    }
story-block-forbidden-this-turn = { $player-person ->
        [second] Nie możesz blokować w tej turze.
       *[third] { CAPITAL($player) } nie może blokować w tej turze.
    }
story-block-forbidden = { $player-person ->
        [second] { CAPITAL($by) } nie pozwala blokować twoim stworom.
       *[third] { CAPITAL($by) } nie pozwala blokować stworom { $player-gen }.
    }

## Combat.

story-reason-power = **{ $power } na { $against }**
story-reason-turned = **{ $power } na { $against }**, a wygrywa mniejsza siła
story-reason-poisonous = { $card } to trujący stwór
story-fell = { CAPITAL($card) } pada: { $reason }.
story-both-fell = Padają oba stwory: { $reason }.
story-held = { CAPITAL($card) } to twardy stwór i tylko się wyczerpuje: { $reason }.
story-evolved-instead = Zamiast paść, { $former } ewoluuje w: { $card } ({ $reason }).
story-unharmed = { CAPITAL($card) }: w tej turze nie można go pokonać.

## Life.

story-loss = { $left ->
        [0] **ostatni punkt życia**
       *[other] **{ $amount ->
            [one] { $amount } punkt życia
            [few] { $amount } punkty życia
           *[other] { $amount } punktów życia
        }: { $left ->
            [few] zostają { $left }
           *[other] zostaje { $left }
        }**
    }
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
    }: teraz { $left }**.

## What effects do.

story-defeated = { CAPITAL($source) } pokonuje { $player-person ->
        [second] { $cards-count ->
            [one] twojego stwora
           *[other] twoje stwory
        } { $cards }.
       *[third] { $cards-count ->
            [one] stwora
           *[other] stwory
        } { $player-gen }: { $cards }.
    }
story-defeated-itself = { CAPITAL($cards) } pada przez własny efekt.
story-made-discard = { CAPITAL($source) }: { $player-person ->
        [second] odrzucasz
       *[third] { $player } odrzuca
    } { $cards-count ->
        [one] kartę
       *[other] karty
    } { $cards }.
story-discarded = { CAPITAL($source) }: { $player-person ->
        [second] odrzucasz
       *[third] { $player } odrzuca
    } { $cards-count ->
        [one] kartę
       *[other] karty
    } { $cards }.
story-took-control = { CAPITAL($source) }: { $player-person ->
        [second] przejmujesz kontrolę nad { $cards-count ->
            [one] stworem
           *[other] stworami
        } { $cards } ({ $former }).
       *[third] { $former-person ->
            [second] { $player } przejmuje kontrolę nad { $cards-count ->
                [one] twoim stworem
               *[other] twoimi stworami
            } { $cards }.
           *[third] { $player } przejmuje kontrolę nad { $cards-count ->
                [one] stworem
               *[other] stworami
            } { $cards } ({ $former }).
        }
    }
story-changed-sides = { CAPITAL($cards) } przechodzi { $player-person ->
        [second] na twoją stronę
       *[third] na stronę { $player-gen }
    }.
story-stole = { CAPITAL($source) }: { $player-person ->
        [second] kradniesz { $former-dat }: { $cards-acc }.
       *[third] { $former-person ->
            [second] { $player } kradnie ci: { $cards-acc }.
           *[third] { $player } kradnie { $former-dat }: { $cards-acc }.
        }
    }
story-gave = { CAPITAL($source) }: { $giver-person ->
        [second] dajesz { $player-dat }: { $cards-acc }.
       *[third] { $player-person ->
            [second] { $giver } daje ci: { $cards-acc }.
           *[third] { $giver } daje { $player-dat }: { $cards-acc }.
        }
    }
story-swapped-hands = { CAPITAL($source) }: { $player-person ->
        [second] zamieniasz się kartami z { $other-inst }.
       *[third] { $other-person ->
            [second] { $player } zamienia się z tobą kartami.
           *[third] { $player } zamienia się kartami z { $other-inst }.
        }
    }
story-got = { $player-person ->
        [second] Otrzymujesz:
       *[third] { $player } otrzymuje:
    } { $cards }.
story-came = { CAPITAL($source) } wprowadza do gry { $player-person ->
        [second] po twojej stronie
       *[third] po stronie { $player-gen }
    }: { $cards }.
story-came-back = { CAPITAL($cards) } wchodzi do gry { $player-person ->
        [second] po twojej stronie
       *[third] po stronie { $player-gen }
    }.
story-exhausted = { CAPITAL($source) } trafia { $player-person ->
        [second] { $cards-count ->
            [one] twojego stwora
           *[other] twoje stwory
        } { $cards }.
       *[third] { $cards-count ->
            [one] stwora
           *[other] stwory
        } { $player-gen }: { $cards }.
    } { $cards-count ->
        [one] Jest twardy: tylko się wyczerpuje.
       *[other] Są twarde: tylko się wyczerpują.
    }
story-evolved = { CAPITAL($former) } ewoluuje w: { $card }.
story-turned = { CAPITAL($card) } ma teraz: { $keyword }.
story-boosted = { CAPITAL($source) } wzmacnia { $owned-acc } { $cards-count ->
        [one] kartą
       *[other] kartami
    } { $cards }.
story-boosted-itself = { CAPITAL($source) } wzmacnia się { $cards-count ->
        [one] kartą
       *[other] kartami
    } { $cards }.
story-safe = { CAPITAL($card) }: w tej turze nie można go pokonać.
story-gained-keyword = { CAPITAL($card) } ma w tej turze: { $keyword }.
story-kept-from-blocking = { CAPITAL($source) } nie pozwala w tej turze blokować: { $cards } ({ $player }).
story-kept-all-from-blocking = { CAPITAL($source) }: { $player-person ->
        [second] nie możesz blokować w tej turze.
       *[third] { $player } nie może blokować w tej turze.
    }
story-returned = { CAPITAL($source) } odsyła { $player-person ->
        [second] na twoją rękę
       *[third] na rękę { $player-gen }
    }: { $cards }.
story-to-hand = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] trafia
       *[other] trafiają
    } { $player-person ->
        [second] na twoją rękę
       *[third] na rękę { $player-gen }
    }.
story-exposed = { CAPITAL($source) } ujawnia { $player-person ->
        [second] z twojej ręki
       *[third] z ręki { $player-gen }
    }: { $cards }.
story-looked-at = { $player-person ->
        [second] Oglądasz
       *[third] { $player } ogląda
    } nieużyte karty: { $cards-acc }.
story-added = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] trafia
       *[other] trafiają
    } bez podglądania { $player-person ->
        [second] pod twoją talię
       *[third] pod talię { $player-gen }
    }.
story-piled = { CAPITAL($source) }: { $cards } { $cards-count ->
        [one] trafia
       *[other] trafiają
    } { $player-person ->
        [second] na twój stos kart odrzuconych
       *[third] na stos kart odrzuconych { $player-gen }
    }.
story-mindbug-ready = { CAPITAL($source) }: { $player-person ->
        [second] jeden z twoich Mindbugów
       *[third] jeden z Mindbugów { $player-gen }
    } zostaje odświeżony.
story-named = { CAPITAL($source) }: { $player-person ->
        [second] podajesz słowo
       *[third] { $player } podaje słowo
    } { $keyword }.
story-rolled = { CAPITAL($source) }: { $player-person ->
        [second] rzucasz kostką
       *[third] { $player } rzuca kostką
    }: **{ $shown }**.
story-effect-declined = { $player-person ->
        [second] Nie używasz
       *[third] { $player } nie używa
    } efektu karty { $source }.
story-effect-stopped = Efekt Zagrania karty { $card } zostaje powstrzymany.
story-nothing-came = { CAPITAL($trigger-effect) } karty { $source }: nie ma nic do zrobienia.

## How turns and games end.

story-out-of-actions = { $player-person ->
        [second] Nie masz
       *[third] { $player } nie ma
    } karty do zagrania, stwora do ataku ani Akcji do użycia.
story-turn-skipped = { $player-person ->
        [second] Twoja tura przepada.
       *[third] Tura { $player-gen } przepada.
    }
story-race-won = { CAPITAL($card) } rozstrzyga grę.
story-won = { $player-person ->
        [second] Wygrywasz
       *[third] { CAPITAL($player) } wygrywa
    } grę.
