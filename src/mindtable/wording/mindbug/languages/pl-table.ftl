### Mindbug in Polish: what the web table says of it.

## Games.

table-game-duel = Mindbug: pojedynek
table-game-tag-team = Mindbug Tag Team
table-about-duel = Dla dwóch osób. Dziwaczne stwory i dwie szanse, by zabrać przeciwnikowi najlepszego.
table-about-tag-team = Dwoje przeciw dwojgu. Wspólne życie, osobne ręce i żaba dla sojusznika.
table-all-sets = Wszystkie zestawy
table-own-deck = Własna talia
table-some-sets = { $first } + { $count }

## The first page.

table-other-duel = Przeciwnik
table-other-tag-team = { $place ->
        [1] Pierwszy przeciwnik
        [2] Sojusznik
       *[3] Drugi przeciwnik
    }
table-epic = Wariant epicki: więcej kart na ręce, po dwa Mindbugi
table-own-deck-file = Albo własna talia
table-own-deck-hint = Plik tekstowy: w każdym wierszu karta i liczba, na przykład gorillion 2

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, użyty
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, użyty
table-turn = Tura { $number }
table-standing = życie { $mine } : { $theirs }
table-attacks-you = { $name } cię atakuje
table-asking = Kolejność decyzji
table-asked-for = { $asked ->
        [mindbug-past] Mindbug: nie
        [mindfrog-past] Mindfrog: nie
        [block-past] blok: nie
        [mindbug-none] brak Mindbugów
        [mindfrog-none] brak Mindfroga
        [mindbug-unable] zakaz Mindbugów
        [block-unable] nie może blokować
        [mindbug] Mindbug?
        [mindfrog] Mindfrog?
       *[block] blok?
    }
table-choose-glowing = Kliknij to, co świeci; najedź na kartę, aby ją przeczytać.
table-creatures-of = Stwory: { $name }
table-your-creatures = Twoje stwory
# On a creature in play: it has an ability that holds all the time.
table-always = Zawsze
# On a creature with which both can be done.
table-attack-or-action = atak lub Akcja
# Under the name of a player of Tag Team. $place: how many places to the left of the reader they sit.
table-sits = { $place ->
        [1] po lewej
        [2] twoja drużyna
       *[3] po prawej
    }
# Below the cards in a player’s hand.
table-hand = Ręka
# Above cards that were seen and lost from sight.
table-what-you-know = Co wiesz
table-all-seen = Wszystkie widziane karty ({ $count })
# Above those who are asked, in their order.
table-if-you-play = Jeśli zagrasz kartę
# Below a fight that covers the table on a phone.
table-see-table = Pokaż cały stół
# Above the creatures beside the attacker.
table-behind-it = Za atakującym
table-evolves-into = Ewoluuje w
table-no-creatures = Brak stworów
table-in-hand = { $count } na ręce
table-life = Życie: { $count }
table-team = Drużyna: { $names }
table-draw = Talia
table-discard = Odrzucone
table-draw-pile = Talia: { $count }
table-discard-pile = Stos kart odrzuconych ({ $name }): { $count }
table-your-discard-pile = Twój stos kart odrzuconych: { $count }
table-known-hand = Znane karty na ręce
table-place-your-draw = w twojej talii
table-power = Siła { $power }
table-printed-power = wydrukowana siła { $power }
table-exhausted = Wyczerpany
table-attacks = atakuje
table-blocks = blokuje
table-cannot-block = Nie może blokować
table-cannot-attack = Nie może atakować
table-cannot-play = Nie można zagrać
table-not-sneaky = Nie jest podstępny
table-must-hunt = Trzeba polować
table-does-not-fit = Nie można wybrać
table-boosts = { $count ->
        [one] Wzmocniony { $count } kartą
       *[other] Wzmocniony { $count } kartami
    }
table-stage = Stadium { $stage } z { $stages }
table-plays = { $name } zagrywa: { $card }
table-you-play = Zagrywasz: { $card }

## Cards.

table-mindbug-cards = Karty Mindbug
table-all-cards = Wszystkie karty
table-card-before = Poprzednia karta: { $name }
table-card-after = Następna karta: { $name }
table-found = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
table-filter-set = Zestaw
table-filter-keyword = Cecha
table-filter-power = Siła
table-filter-text = Nazwa lub tekst
table-any = Wszystkie
table-search = Szukaj
table-no-card-fits = Żadna karta nie pasuje.
table-rulings = Wyjaśnienia
table-stages = Stadia
table-no-text = Bez cech i bez tekstu: sama siła jej wystarcza.

## What cannot be done.

table-no-such-card = Nie ma takiej karty.

## What levels overlook, and how personalities play.

table-overlooked-mindbug-second-attack = Wściekły
table-overlooked-mindbug-poison = Trujący
table-overlooked-mindbug-hunter = Łowca
table-overlooked-mindbug-sneaky = Podstępny
table-overlooked-mindbug-mindbug = Mindbugi drugiej strony
table-overlooked-mindbug-last-blow = decydujący cios
table-personality-mindbug-attacker = atakuje, kiedy tylko może.
table-personality-mindbug-trapper = czeka, blokuje i uwielbia trujące stwory.
table-personality-mindbug-miser = trzyma Mindbugi i najlepsze karty na później.
