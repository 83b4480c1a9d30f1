### Polish: what bots have found out for themselves.

habits-title = Co odkryły boty
habits-intro =
    { $count ->
        [one] { $count } partia, którą bot rozegrał
        [few] { $count } partie, które bot rozegrał
       *[many] { $count } partii, które bot rozegrał
    } sam ze sobą, żeby się uczyć. Oto co wolał za każdym razem, gdy miał wybór, policzone.
habits-depends = Gra dobrze, ale nie doskonale, i tylko ze sobą. To nawyki mocnego gracza, nie reguły.
habits-counted = Partie: { $games }, swobodne wybory: { $decisions }, próby przy każdym: { $iterations }.
habits-interval = Przedział po ± zawiera prawdziwą wartość 19 razy na 20.
habits-column-share = Jak często
habits-column-times = Okazje
habits-plot = { $habit }, { $by } (%)
habits-bar = { $value }: { $share }% z { $times }
