## Looking back at a game.

command-review = omawia zakończoną grę: ile warta była każda decyzja
command-review-file = zapis gry; „{ $last }” to ostatnia gra zakończona tutaj (domyślnie: { $last })
command-review-open = przy odkrytych kartach, a nie według tego, co wiedzieli gracze
review-thinking = Myślę
review-none-finished = nie ma żadnej zakończonej gry w { $folder }.
review-known = Każda decyzja jest oceniana według tego, co gracz wtedy wiedział.
review-open = Każda decyzja jest oceniana przy odkrytych kartach.
review-player = Gracz
review-before = Przed
review-after = Po
review-lost = Strata
review-class = Decyzja
review-best = Lepiej
review-class-of = { $judgement ->
        [forced] wymuszona
        [good] znakomita
        [best] najlepsza
        [fine] dobra
        [slip] niedokładna
       *[mistake] błąd
    }
review-turning-points = Punkty zwrotne
review-no-turning-point = Żadna pojedyncza decyzja nie odmieniła gry.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Lepiej: { $best }.
review-accuracy = Dokładność
review-accuracy-of = { $whole },{ $tenths }
review-start = Początek
review-own = Własne decyzje
review-others = Cudze decyzje
review-luck = Szczęście
review-result = Wynik
review-slowly = Silnik nie jest tu skompilowany, więc było mniej prób, a szanse są mniej dokładne. Z kompilatorem C przy instalacji tak nie jest.
analysis-proved = { $chance } (udowodnione)

## Measuring what chances mean.

command-calibrate = mierzy, czy szanse podawane przez bota się sprawdzają, i je poprawia
command-calibrate-games = liczba wszystkich gier (domyślnie: 1000)
command-calibrate-into = gdzie zapisać gry, tabelę i wykres; gry, które już tam są, liczą się (domyślnie: calibration)
calibrate-playing = Gry
calibrate-before = { $kind }: przed poprawką (liczba gier: { $games })
calibrate-after = { $kind }: po poprawce, na grach, których nie widziała ({ $games })
calibrate-said = Zapowiedziane
calibrate-happened = Spełnione
calibrate-interval = 95%
calibrate-decisions = Decyzje
calibrate-figures = Średnia różnica { $difference } · wynik Briera { $brier } · strata logarytmiczna { $loss }
