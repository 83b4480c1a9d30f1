### Consigli e analisi al tavolo web, in italiano.

table-percent = { $percent }%

## Consigli.

table-hint-best = { $count ->
        [one] L’unica scelta
       *[other] Le scelte migliori
    }
table-hint-spoken = Consiglio { $place }: { $percent }% di vittoria.
table-hint-sure = Vince di sicuro.
table-hint-show = Fammi vedere
table-hint-perhaps = Potrebbe andare così. Nessuno ha guardato le carte coperte.
table-hint-none = Nessun bot conosce questo gioco abbastanza bene.

## Analisi.

table-review = Analisi
table-review-of = Analisi: { $game }
table-review-see = Analizza la partita
table-review-see-better = Guarda cosa era meglio
table-review-your-chance = Le tue probabilità di vittoria
table-review-chance-of = Probabilità di vittoria: { $name }
table-review-point = { $turn }: { $move }. { $percent }% di vittoria. { $class }
table-review-class = { $class ->
        [turning] Svolta
        [good] Buona
        [best] Migliore
        [fine] Va bene
        [slip] Imprecisione
        [mistake] Errore
       *[forced] Senza scelta
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
table-review-was = era { $percent }%
table-review-to-win = di vittoria
table-review-why = Perché
table-review-no-reason = La probabilità è più alta di { $points } { $points ->
        [one] punto
       *[other] punti
    }; nessun singolo evento lo spiega.
table-review-line = Come poteva andare
table-review-to-game = Torna alla partita
table-review-next-mistake = Prossimo errore
table-review-see-table = Tutto il tavolo
table-review-accuracy = Precisione
table-review-luck = Fortuna
table-review-figures = Come hanno giocato tutti
table-review-accuracy-about = Precisione: 100 meno la probabilità persa a ogni scelta. Fortuna: quanto hanno dato o tolto le pescate e le carte coperte.
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
table-review-soon = Cerco il momento in cui la partita è cambiata…
table-review-turning-at = Svolta · { $turn }
table-review-change = { $before } → { $after }%
table-review-working = Sto guardando la partita: { $done } di { $count }
table-review-finer = Un primo sguardo. Ora più da vicino: { $done } di { $count }
table-review-again = Analizza di nuovo
table-review-older = Questa analisi è di una versione precedente.
table-review-picture = Immagine della curva

## Che cosa non si può fare.

table-review-not-over = Questa partita è ancora in corso. Si può analizzare quando è finita.
table-review-no-record = Questa partita non si può analizzare: il suo inizio non è stato registrato.
table-review-too-short = In questa partita non è stato deciso niente.
table-review-failed = L’analisi non si è potuta finire in questo momento.
table-review-not-there = Questa partita non è ancora stata analizzata.
