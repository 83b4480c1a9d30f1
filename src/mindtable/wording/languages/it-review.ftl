## Looking back at a game.

command-review = rivedi una partita finita: quanto è valsa ogni decisione
command-review-file = una registrazione; “{ $last }” per l’ultima partita finita qui (predefinito: { $last })
command-review-open = a carte scoperte, invece che secondo ciò che ogni giocatore sapeva
review-thinking = Sto pensando
review-none-finished = nessuna partita finita in { $folder }.
review-known = Ogni decisione è giudicata secondo ciò che il giocatore sapeva.
review-open = Ogni decisione è giudicata a carte scoperte.
review-player = Giocatore
review-before = Prima
review-after = Dopo
review-lost = Persi
review-class = Decisione
review-best = Meglio
review-class-of = { $judgement ->
        [forced] obbligata
        [good] ottima
        [best] la migliore
        [fine] buona
        [slip] imprecisa
       *[mistake] errore
    }
review-turning-points = Dove è girata la partita
review-no-turning-point = Nessuna decisione da sola ha girato la partita.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Meglio: { $best }.
review-accuracy = Precisione
review-accuracy-of = { $whole },{ $tenths }
review-start = Inizio
review-own = Decisioni proprie
review-others = Decisioni altrui
review-luck = Fortuna
review-result = Risultato
review-slowly = Qui il motore non è compilato: la ricerca ha provato meno e le probabilità sono più approssimative. Con un compilatore C al momento dell’installazione non succede.
analysis-proved = { $chance } (dimostrato)

## Measuring what chances mean.

command-calibrate = misura quanto sono giuste le probabilità della ricerca e le corregge
command-calibrate-games = partite da giocare in tutto (predefinito: 1000)
command-calibrate-into = dove tenere partite, tabella e grafico; le partite già presenti contano (predefinito: calibration)
calibrate-playing = Partite
calibrate-before = { $kind }: prima della correzione ({ $games } partite)
calibrate-after = { $kind }: dopo la correzione, su partite mai viste ({ $games })
calibrate-said = Previsto
calibrate-happened = Avvenuto
calibrate-interval = 95%
calibrate-decisions = Decisioni
calibrate-figures = Differenza media { $difference } · punteggio di Brier { $brier } · perdita logaritmica { $loss }
