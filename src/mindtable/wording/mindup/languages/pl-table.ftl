### Mind Up! in Polish: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = Od trzech do sześciu osób. Wszyscy wybierają naraz; twoja karta to czyjaś następna nagroda.

## The first page.

table-other-mind-up = Gracz { $number }
table-players = Gracze
table-objectives = Cele

## A game.

table-up-players = { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
table-up-round = Runda { $round } z { $rounds }
table-up-turn = Tura { $turn } z { $turns }
table-up-row = Rząd · najniższa zagrana karta bierze pierwszą kartę
table-up-your-columns = Twoje kolumny
table-up-columns-of = Kolumny: { $name }
table-up-now-worth = teraz warte { $points }
table-up-column-value = Kolumna warta { $value } za kartę
table-up-column-of = Kolumna warta { $value } za kartę: { $colour }
table-up-empty-column = pusta
table-up-choose = Zagraj zakrytą kartę.
table-up-choosing = Jeszcze bez wyboru: { $name }.
table-up-choosing-many = Jeszcze { $count ->
        [one] wybiera { $count } osoba
        [few] wybierają { $count } osoby
       *[other] wybiera { $count } osób
    }.
table-up-sealed = Gotowe: { $name }.
table-up-seal-which = Zatwierdź
table-up-seal = Zatwierdź { $number }
table-up-chosen = Twój wybór: { $number }. Jeszcze bez wyboru: { $name }.
table-up-chosen-many = Twój wybór: { $number }. Jeszcze { $count ->
        [one] wybiera { $count } osoba
        [few] wybierają { $count } osoby
       *[other] wybiera { $count } osób
    }.
table-up-change = Możesz jeszcze wybrać inną kartę.
table-up-is-sealed = gotowe
table-up-is-choosing = wybiera…
table-up-hand = Ręka
table-up-unknown = nieznana karta
table-up-scores = Punkty
table-up-total = Razem
table-up-objectives = Cele tej rundy
table-up-sheet = Arkusz punktów

## The scoring of a round.

table-up-scoring = Punktacja
table-up-columns = Kolumny
table-up-in-round = Runda { $round }
table-up-placed = { $place }. miejsce w rundzie
table-up-wins-round = { $name } wygrywa rundę { $round }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
table-up-share-round = Rundę { $round } wspólnie wygrywają { $name }: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
table-up-you-win-round = Wygrywasz rundę { $round }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
table-up-you-share-round = Wygrywasz rundę { $round } wspólnie ({ $name }): po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
table-up-you-placed = Zajmujesz { $place }. miejsce z wynikiem { $points }.
table-up-follows = { $count ->
        [one] Następny wynik ma { $name }
       *[other] Następny wynik mają { $name }
    }: { $points }.
table-up-new-hand = Karty z twoich kolumn to twoja nowa ręka; każdy dobiera jeszcze jedną.
table-up-start-round = Zacznij rundę { $round }
table-up-count-again = Policz jeszcze raz

## How the players stand.

table-up-after = { $rounds ->
        [1] Po jednej rundzie
        [2] Po dwóch rundach
       *[other] Po trzech rundach
    }
table-up-to-go = { $rounds ->
        [1] Została jedna runda.
       *[other] Zostały { $rounds } rundy.
    }
table-up-you-lead = Masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } przewagi.
table-up-leads-you = { $name } ma nad tobą { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } przewagi.
table-up-leads = { $name } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } przewagi.
table-up-you-are-level = Masz tyle samo punktów co { $name }.
table-up-are-level = Na czele z tym samym wynikiem: { $name }.

## Cards.

table-up-cards = Karty Mind Up!
table-up-cards-lead = Sześćdziesiąt kart w pięciu kolorach oraz cele.

## What levels overlook.

table-overlooked-mindup-columns = wartość kolumn
table-overlooked-mindup-wishes = zamiary innych
table-overlooked-mindup-objectives = cele
table-overlooked-mindup-memory = karty z poprzednich rund
