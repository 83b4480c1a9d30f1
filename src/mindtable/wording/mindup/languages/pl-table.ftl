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
table-up-row = Rząd · najniższa zagrana karta bierze pierwszą
table-up-your-columns = Twoje kolumny
table-up-columns-of = Kolumny gracza { $name }
table-up-now-worth = teraz warte { $points }
table-up-column-value = Kolumna warta { $value } za kartę
table-up-column-of = Kolumna warta { $value } za kartę: { $colour }
table-up-empty-column = pusta
table-up-choose = Wybierz kartę, którą zagrasz zakrytą.
table-up-choosing = Jeszcze bez wyboru: { $name }.
table-up-sealed = Gotowe: { $name }. Możesz zmienić swój wybór, dopóki ktoś jeszcze wybiera.
table-up-seal-which = Zatwierdź
table-up-seal = Zatwierdź { $number }
table-up-chosen = Twój wybór: { $number }. Jeszcze bez wyboru: { $name }.
table-up-change = Możesz jeszcze wybrać inną kartę.
table-up-is-sealed = gotowe
table-up-is-choosing = wybiera …
table-up-hand = Ręka
table-up-unknown = nieznana karta
table-up-scores = Punkty
table-up-total = Razem
table-up-objectives = Cele tej rundy
table-up-sheet = Arkusz punktów

## Cards.

table-up-cards = Karty Mind Up!
table-up-cards-lead = Sześćdziesiąt kart w pięciu kolorach oraz cele.
