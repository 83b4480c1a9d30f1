## Looking back at a game.

command-review = analiza zakończonej gry: ile wart był każdy ruch
command-review-file = zapis gry; „{ $last }” to ostatnia gra zakończona tutaj (domyślnie: { $last })
command-review-open = przy odkrytych kartach, a nie według tego, co wiedzieli gracze
review-thinking = Myślę
review-none-finished = nie ma żadnej zakończonej gry w { $folder }.
review-known = Każdy ruch jest oceniany według tego, co gracz wtedy wiedział.
review-open = Każdy ruch jest oceniany przy odkrytych kartach.
review-player = Gracz
review-before = Przed
review-after = Po
review-lost = Strata
review-class = Ocena
review-best = Lepiej
review-class-of = { $judgement ->
        [forced] wymuszony
        [good] dobry
        [best] najlepszy
        [fine] w porządku
        [slip] niedokładność
       *[mistake] błąd
    }
review-turning-points = Punkty zwrotne
review-no-turning-point = Żaden pojedynczy ruch nie odmienił gry.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Lepiej: { $best }.
review-accuracy = Dokładność
review-accuracy-of = { $whole },{ $tenths }
review-start = Początek
review-own = Własne ruchy
review-others = Cudze ruchy
review-luck = Szczęście
review-result = Wynik
review-slowly = Silnik nie jest tu skompilowany, więc było mniej prób, a szanse są mniej dokładne. Aby tego uniknąć, zainstaluj z kompilatorem C.
analysis-proved = { $chance } (udowodnione)

## Measuring what chances mean.

command-calibrate = pomiar, jak szanse podawane przez przeszukiwanie zgadzają się z wynikami, i ich poprawienie
command-calibrate-games = liczba gier do rozegrania (domyślnie: 1000)
command-calibrate-first = numer pierwszej z nich, żeby kilka komputerów mogło podzielić się pracą (domyślnie: 0)
command-calibrate-into = gdzie zapisać gry, tabelę i wykres; gry, które już tam są, liczą się (domyślnie: calibration)
calibrate-playing = Gry
calibrate-before = { $kind }: przed poprawką (liczba gier: { $games })
calibrate-after = { $kind }: po poprawce, na nowych grach ({ $games })
calibrate-said = Przewidziane
calibrate-happened = Faktyczne
calibrate-interval = 95%
calibrate-decisions = Decyzje
calibrate-figures = Średnia różnica { $difference } · wskaźnik Briera { $brier } · strata logarytmiczna { $loss }
