### Mind Up! in Italian: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = Da tre a sei giocatori. Tutti scelgono nello stesso momento, e la carta che giochi è uno dei prossimi premi.

## The first page.

table-other-mind-up = Giocatore { $number }
table-players = Giocatori
table-objectives = Obiettivi

## A game.

table-up-players = { $count } giocatori
table-up-round = Round { $round } di { $rounds }
table-up-turn = Turno { $turn } di { $turns }
table-up-row = La fila · chi gioca la carta più bassa prende la prima
table-up-your-columns = Le tue colonne
table-up-columns-of = { STARTS($name, "Bot ") ->
        [yes] Colonne del { $name }
       *[no] Colonne di { $name }
    }
table-up-now-worth = ora valgono { $points }
table-up-column-value = Colonna da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } per carta
table-up-column-of = Colonna da { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } per carta: { $colour }
table-up-empty-column = vuota
table-up-choose = Gioca una carta coperta.
table-up-choosing = { STARTS($name, "Bot ") ->
        [yes] In attesa della scelta del { $name }.
       *[no] In attesa della scelta di { $name }.
    }
table-up-choosing-many = { $count } giocatori stanno ancora scegliendo.
table-up-sealed = Scelta fatta: { $name }.
table-up-seal-which = Conferma
table-up-seal = Conferma la { $number }
table-up-chosen = { STARTS($name, "Bot ") ->
        [yes] Hai scelto la { $number }. In attesa del { $name }.
       *[no] Hai scelto la { $number }. In attesa di { $name }.
    }
table-up-chosen-many = Hai scelto la { $number }. In { $count } stanno ancora scegliendo.
table-up-change = Puoi ancora scegliere un’altra carta.
table-up-is-sealed = ha scelto
table-up-is-choosing = sceglie…
table-up-hand = Mano
table-up-unknown = carta sconosciuta
table-up-scores = Punti
table-up-total = Totale
table-up-objectives = Obiettivi di questo round
table-up-sheet = Segnapunti

## The scoring of a round.

table-up-scoring = Punteggio
table-up-columns = Colonne
table-up-in-round = Round { $round }
table-up-placed = { $place }º posto nel round
table-up-wins-round = { $name } vince il round { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
table-up-share-round = { $name } vincono insieme il round { $round }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } a testa.
table-up-you-win-round = Vinci il round { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
table-up-you-share-round = Vinci il round { $round } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. In parità con te: { $name }.
table-up-you-placed = Tu arrivi al { $place }º posto con { $points }.
table-up-follows = { $count ->
        [one] Segue { $name }
       *[other] Seguono { $name }
    } con { $points }.
table-up-new-hand = Le carte delle tue colonne sono la tua nuova mano, e ognuno pesca una carta in più.
table-up-start-round = Inizia il round { $round }
table-up-count-again = Riconta

## How the players stand.

table-up-after = { $rounds ->
        [1] Dopo un round
        [2] Dopo due round
       *[other] Dopo tre round
    }
table-up-to-go = { $rounds ->
        [1] Manca un round.
       *[other] Mancano { $rounds } round.
    }
table-up-you-lead = Sei in testa di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
table-up-leads-you = { $name } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } più di te.
table-up-leads = { $name } è in testa di { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
table-up-you-are-level = In parità con te: { $name }.
table-up-are-level = { $name } sono in parità.

## Cards.

table-up-cards = Le carte di Mind Up!
table-up-cards-lead = Sessanta carte in cinque colori, e gli obiettivi.

## What levels overlook.

table-overlooked-mindup-columns = valore delle colonne
table-overlooked-mindup-wishes = ciò che vogliono gli altri
table-overlooked-mindup-objectives = obiettivi
table-overlooked-mindup-memory = carte dei round precedenti
