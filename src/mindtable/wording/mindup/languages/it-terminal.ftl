### Mind Up! in Italian: what the terminal says of it.

## The table.

terminal-up-title = Mindtable · Mind Up! · { $players } giocatori{ $objectives ->
        [0] { "" }
        [one] , { $objectives } obiettivo
       *[other] , { $objectives } obiettivi
    }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· seme { $seed }
}
terminal-up-round = Round { $round } di { $rounds }
terminal-up-deck = { $count ->
        [0] mazzo vuoto
       *[other] mazzo { $count }
    }
terminal-up-row = La fila
terminal-up-worth = vale { $value }
terminal-up-now = ora
terminal-up-total = totale
terminal-up-chosen = ha scelto
terminal-up-choosing = sceglie
terminal-up-hint = Scrivi il numero di una carta, o help, hint, scores, log, undo, rules, quit
terminal-up-no-card = La carta { $number } non esiste: vanno da { $first } a { $last }.
terminal-up-not-understood = “{ $text }” non è né una carta né un comando. Scrivi il numero di una carta della tua mano, oppure help.

## Score sheets and the end of a game.

terminal-up-sheet = I punti del round { $round }
terminal-up-sheet-now = Se il round finisse ora
terminal-up-column = Colonna { $number }, vale { $value }
terminal-up-bonuses = Bonus
terminal-up-maluses = Malus
terminal-up-this-round = Questo round
terminal-up-all-rounds = Tutti i round
terminal-up-place = Posto
terminal-up-place-number = { $place }º
terminal-up-you-win = Vinci con { $count ->
        [one] { $count } punto!
       *[other] { $count } punti!
    }
terminal-up-wins = Vince { $name } con { $count ->
        [one] { $count } punto.
       *[other] { $count } punti.
    }
terminal-up-share = Vittoria condivisa: { $name }, con { $count ->
        [one] { $count } punto ciascuno.
       *[other] { $count } punti ciascuno.
    }
terminal-up-you-share = Vittoria condivisa: tu e { $name }, con { $count ->
        [one] { $count } punto ciascuno.
       *[other] { $count } punti ciascuno.
    }
terminal-up-last-round = Parità di punti: decide l’ultimo round.
terminal-up-your-place = Finisci al { $place ->
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[6] sesto
    } posto con { $count ->
        [one] { $count } punto.
       *[other] { $count } punti.
    }

## Help and rules.

terminal-up-help-number = scegli quella carta della tua mano
terminal-up-help-pick = lo stesso a parole
terminal-up-help-scores = i punti di tutti come se il round finisse ora
terminal-up-help-log = tutto ciò che è successo
terminal-up-help-undo = torna alla tua scelta precedente (contro i bot)
terminal-up-help-save = tieni una copia in un file; ogni scelta viene comunque salvata
terminal-up-help-rules = le regole in una pagina
terminal-up-help-quit = esci; la partita si può continuare più tardi
terminal-up-rules =
    Ottieni più punti di tutti in tre round.

    Tutti scelgono insieme una carta della propria mano. Poi le carte si rivelano e si ordinano: chi ha giocato la più bassa prende la carta più bassa della fila, chi ha giocato la seconda prende la seconda, e così via. Le carte giocate diventano la nuova fila.

    La carta che prendi va nella tua colonna del suo colore. La prima carta di un colore apre la colonna vuota più a sinistra. Le colonne valgono da 1 a 5 punti per ogni carta che contengono, in un ordine che cambia a ogni round ed è uguale per tutti. Contano anche i bonus e i malus stampati sulle carte.

    Quando a tutti resta una sola carta, anche questa va nelle colonne e si contano i punti del round. Le carte delle tue colonne e una nuova carta formano la tua prossima mano: da quel momento tutti la conoscono quasi per intero.

    A parità di punti vince chi ha ottenuto più punti nell’ultimo round. Gli obiettivi, se ce ne sono, contano per tutti quelli che li raggiungono.

terminal-up-help-hint = vedi le probabilità delle tue carte
