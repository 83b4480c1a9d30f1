### Italian: what bots have found out for themselves.

habits-title = Che cosa hanno scoperto i bot
habits-intro =
    Per imparare, il bot ha giocato { $count ->
        [one] una partita
       *[other] { $count } partite
    } contro sé stesso. Ecco che cosa ha scelto, e quanto spesso.
habits-depends = Gioca bene, ma non alla perfezione, e ha incontrato solo sé stesso. Sono le abitudini di un giocatore forte, non regole.
habits-counted = { $games } partite, { $decisions } decisioni, { $iterations } partite simulate per ognuna.
habits-interval = L’intervallo dopo ± contiene il dato vero 19 volte su 20.
habits-column-share = Frequenza
habits-share = { $share }%
habits-column-times = Occasioni
habits-plot = { $habit } (%), { $by }
habits-bar = { $value }: { $share }% di { $times }
