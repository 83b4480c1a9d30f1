### Podpowiedzi i analizy przy stole w przeglądarce, po polsku.

table-percent = { $percent }%

## Podpowiedzi.

table-hint-best = { $count ->
        [one] Jedyny ruch
       *[other] Najlepsze ruchy
    }
table-hint-spoken = Podpowiedź { $place }: { $percent }% szans na wygraną.
table-hint-sure = Pewna wygrana.
table-hint-show = Pokaż dalszy ciąg
table-hint-perhaps = Gra może potoczyć się tak. Bot nie zaglądał w zakryte karty.
table-hint-none = Żaden bot nie zna tej gry wystarczająco dobrze.

## Analizy.

table-review = Analiza
table-review-of = Analiza: { $game }
table-review-see = Przeanalizuj grę
table-review-see-better = Zobacz, co było lepsze
table-review-your-chance = Twoje szanse na wygraną
table-review-chance-of = Szanse na wygraną: { $name }
table-review-point = { $turn }: { $move }. { $percent }% szans na wygraną. { $class }
table-review-class = { $class ->
        [turning] Punkt zwrotny
        [good] Dobry
        [best] Najlepszy
        [fine] W porządku
        [slip] Niedokładność
        [mistake] Błąd
       *[forced] Wymuszony
    }
table-review-moves = Ruchy
table-review-only-own = Tylko moje
table-review-only-of = Tylko { $name }
table-review-all = Wszystkie ruchy
table-review-known = Moja wiedza
table-review-known-by = Wiedza: { $name }
table-review-open = Wszystkie karty odkryte
table-review-you-did = Twój wybór
table-review-did = Wybór: { $name }
table-review-better = Lepiej
table-review-was-best = Nie było nic lepszego.
table-review-no-choice = Nie było nic innego do wyboru.
table-review-was = przedtem: { $percent }%
table-review-to-win = szans
table-review-why = Dlaczego
table-review-no-reason = Szanse są większe o { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    }; nie tłumaczy tego żadne pojedyncze zdarzenie.
table-review-line = Jak mogło się to potoczyć
table-review-to-game = Wróć do gry
table-review-next-mistake = Następny błąd
table-review-see-table = Cały stół
table-review-accuracy = Dokładność
table-review-luck = Szczęście
table-review-figures = Jak kto zagrał
table-review-accuracy-about = Dokładność: 100 minus szanse tracone średnio przy każdym ruchu. Szczęście: ile dały lub zabrały dobrane i zakryte karty.
table-review-goods = { $count ->
        [one] { $count } dobry ruch
        [few] { $count } dobre ruchy
       *[many] { $count } dobrych ruchów
    }
table-review-slips = { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
       *[many] { $count } niedokładności
    }
table-review-mistakes = { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
table-review-soon = Szukam punktu zwrotnego gry…
table-review-turning-at = Punkt zwrotny · { $turn }
table-review-change = { $before } → { $after }%
table-review-working = Analizuję grę: { $done } z { $count }
table-review-finer = Wstępna analiza. Teraz dokładniej: { $done } z { $count }
table-review-again = Przeanalizuj ponownie
table-review-older = Ta analiza pochodzi z wcześniejszej wersji.
table-review-picture = Pobierz wykres

## Czego nie można zrobić.

table-review-not-over = Ta gra jeszcze trwa. Będzie ją można przeanalizować, gdy się skończy.
table-review-no-record = Tej gry nie można przeanalizować: jej początek nie został zapisany.
table-review-too-short = W tej grze nie ma czego analizować.
table-review-failed = Nie udało się dokończyć analizy.
table-review-not-there = Ta gra nie została jeszcze przeanalizowana.
