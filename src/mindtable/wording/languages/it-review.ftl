## Looking back at a game.

command-review = analizza una partita finita: quanto è valsa ogni mossa
command-review-file = una registrazione; “{ $last }” per l’ultima partita finita qui (predefinito: { $last })
command-review-open = a carte scoperte, invece che secondo ciò che ogni giocatore sapeva
review-thinking = Sto pensando
review-none-finished = nessuna partita finita in { $folder }.
review-known = Ogni mossa è giudicata secondo ciò che il giocatore sapeva.
review-open = Ogni mossa è giudicata a carte scoperte.
review-player = Giocatore
review-before = Prima
review-after = Dopo
review-lost = Perdita
review-class = Giudizio
review-best = Meglio
review-class-of = { $judgement ->
        [forced] obbligata
        [good] buona
        [best] la migliore
        [fine] discreta
        [slip] imprecisione
       *[mistake] errore
    }
review-turning-points = Le svolte della partita
review-no-turning-point = Nessuna mossa da sola ha cambiato la partita.
review-turning-point = { $number }. { $name }: { $move } ({ $before } → { $after }).
review-turning-point-better = { $number }. { $name }: { $move } ({ $before } → { $after }). Meglio: { $best }.
review-accuracy = Precisione
review-accuracy-of = { $whole },{ $tenths }
review-start = Inizio
review-own = Mosse proprie
review-others = Mosse altrui
review-luck = Fortuna
review-result = Risultato
review-slowly = Qui il motore non è compilato: la ricerca ha provato meno e le probabilità sono più approssimative. Per evitarlo, installa con un compilatore C.
analysis-proved = { $chance } (dimostrato)

## Measuring what chances mean.

command-calibrate = misura quanto le probabilità della ricerca corrispondono ai risultati e le corregge
command-calibrate-games = partite da giocare (predefinito: 1000)
command-calibrate-first = il numero della prima, così che più macchine possano dividersi il lavoro (predefinito: 0)
command-calibrate-into = dove tenere partite, tabella e grafico; le partite già presenti contano (predefinito: calibration)
calibrate-playing = Partite
calibrate-before = { $kind }: prima della correzione ({ $games } partite)
calibrate-after = { $kind }: dopo la correzione, su partite mai viste ({ $games })
calibrate-said = Previsto
calibrate-happened = Effettivo
calibrate-interval = 95%
calibrate-decisions = Decisioni
calibrate-figures = Differenza media { $difference } · punteggio di Brier { $brier } · perdita logaritmica { $loss }
