### Italian: what bots have found out for themselves.

habits-title = Che cosa hanno scoperto i bot
habits-intro =
    { $count ->
        [one] { $count } partita che il bot ha giocato
       *[other] { $count } partite che il bot ha giocato
    } contro sé stesso per imparare. Ecco ciò che ha preferito ogni volta che poteva scegliere, contato.
habits-depends = Gioca bene, ma non alla perfezione, e contro sé stesso. Sono abitudini di un giocatore forte, non regole.
habits-counted = { $games } partite, { $decisions } scelte libere, { $iterations } tentativi per ognuna.
habits-interval = L’intervallo dopo ± contiene il valore vero 19 volte su 20.
habits-column-share = Quanto spesso
habits-column-times = Occasioni
habits-plot = { $habit }, { $by } (%)
habits-bar = { $value }: { $share }% di { $times }
