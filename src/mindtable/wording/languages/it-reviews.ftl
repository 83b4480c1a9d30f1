### Consigli e analisi al tavolo web, in italiano.

table-percent = { $percent }%

## Consigli.

table-hint-best = { $count ->
        [one] L’unica scelta
       *[other] Le scelte migliori
    }
table-hint-spoken = Consiglio { $place }: { $percent }% di probabilità di vittoria.
table-hint-sure = Vittoria certa.
table-hint-show = Fammi vedere
table-hint-perhaps = Potrebbe andare così. Il bot non ha guardato le carte coperte.
table-hint-none = Nessun bot conosce questo gioco abbastanza bene.

## Analisi.

table-review = Analisi
table-review-of = Analisi: { $game }
table-review-see = Analizza la partita
table-review-see-better = Vedi che cosa conveniva
table-review-your-chance = Le tue probabilità di vittoria
table-review-chance-of = Probabilità di vittoria: { $name }
table-review-point = { $turn }: { $move }. { $percent }% di probabilità di vittoria. { $class }
table-review-class = { $class ->
        [turning] Svolta
        [good] Buona
        [best] La migliore
        [fine] Discreta
        [slip] Imprecisione
        [mistake] Errore
       *[forced] Obbligata
    }
table-review-moves = Mosse
table-review-only-own = Solo le mie
table-review-only-of = Solo { $name }
table-review-all = Tutte le mosse
table-review-known = Quello che sapevo
table-review-known-by = Quello che sapeva { $name }
table-review-open = Tutte le carte scoperte
table-review-you-did = Hai scelto
table-review-did = { $name } ha scelto
table-review-better = Meglio
table-review-was-best = Non c’era niente di meglio.
table-review-no-choice = Non c’era altro da scegliere.
table-review-was = prima: { $percent }%
table-review-to-win = di probabilità
table-review-why = Perché
table-review-no-reason = La probabilità è più alta di { $points } { $points ->
        [one] punto percentuale
       *[other] punti percentuali
    }; nessun singolo evento lo spiega.
table-review-line = Come sarebbe potuta andare
table-review-to-game = Torna alla partita
table-review-next-mistake = Prossimo errore
table-review-see-table = Tutto il tavolo
table-review-accuracy = Precisione
table-review-luck = Fortuna
table-review-figures = Come ha giocato ognuno
table-review-accuracy-about = Precisione: 100 meno la probabilità persa in media a ogni mossa. Fortuna: quanto hanno dato o tolto le pescate e le carte coperte.
table-review-goods = { $count ->
        [one] { $count } buona mossa
       *[other] { $count } buone mosse
    }
table-review-slips = { $count ->
        [one] { $count } imprecisione
       *[other] { $count } imprecisioni
    }
table-review-mistakes = { $count ->
        [one] { $count } errore
       *[other] { $count } errori
    }
table-review-soon = Cerco la svolta della partita…
table-review-turning-at = Svolta · { $turn }
table-review-change = { $before } → { $after }%
table-review-working = Analisi della partita: { $done } di { $count }
table-review-finer = Prima analisi. Ora più a fondo: { $done } di { $count }
table-review-again = Analizza di nuovo
table-review-older = Questa analisi è di una versione precedente.
table-review-picture = Scarica il grafico

## Che cosa non si può fare.

table-review-not-over = Questa partita è ancora in corso. Si può analizzare quando è finita.
table-review-no-record = Questa partita non si può analizzare: il suo inizio non è stato registrato.
table-review-too-short = In questa partita non c’è niente da analizzare.
table-review-failed = Non è stato possibile finire l’analisi.
table-review-not-there = Questa partita non è ancora stata analizzata.
