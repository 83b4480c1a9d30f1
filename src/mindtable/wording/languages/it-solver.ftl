## The solver.

command-solve = dimostra chi vince una posizione se tutti giocano al meglio
command-solve-draws = pesca le carte nell’ordine in cui sono nei mazzi (known), o considera possibile qualsiasi carta (unknown; predefinito: known)
command-solve-seconds = tempo massimo (predefinito: { $default })
command-solve-positions = numero massimo di posizioni da esaminare
solved-won = Dimostrato: vittoria certa per { $side }.
solved-lost = Dimostrato: sconfitta inevitabile per { $side }.
solved-unproved = Non dimostrato: entro i limiti non si è trovata una vittoria certa per nessuno.
solved-line = La sequenza più breve trovata: { $line }
solved-positions =
    { $count ->
        [one] Esaminata { $count } posizione in { $whole },{ $tenths } secondi.
       *[other] Esaminate { $count } posizioni in { $whole },{ $tenths } secondi.
    }
solved-slowly = Qui il motore non è compilato: la dimostrazione è molto più lenta e arriva meno lontano. Per evitarlo, installa con un compilatore C.
