### Polish: what bots have found out for themselves.

habits-title = Co odkryły boty
habits-intro =
    Żeby się uczyć, bot rozegrał sam ze sobą { $count ->
        [one] { $count } partię
        [few] { $count } partie
       *[many] { $count } partii
    }. Oto co wybierał i jak często.
habits-depends = Gra dobrze, choć nie doskonale, i nie spotkał nikogo poza sobą. To nawyki dobrego gracza, a nie reguły.
habits-counted = Partie: { $games }, decyzje: { $decisions }, symulacje przy każdej: { $iterations }.
habits-interval = Przedział po ± zawiera prawdziwą liczbę 19 razy na 20.
habits-column-share = Jak często
habits-share = { $share }%
habits-column-times = Okazje
habits-plot = { $habit } (%), { $by }
habits-bar = { $value }: { $share }% z { $times }
