### How games end, in Italian.

table-ending-won = Hai vinto!
table-ending-won-with = Tu e { $name } avete vinto!
table-ending-lost = Stavolta hai perso.
table-ending-lost-with = Stavolta tu e { $name } avete perso.
table-ending-against = { $count ->
       *[other] contro
    }
table-ending-minutes = { $count } min
table-ending-played = di gioco
table-ending-total = Totale

## What can be done now.

table-ending-see = Vedi il risultato
table-ending-see-table = Guarda il tavolo
table-ending-start = Pagina iniziale
table-ending-share = Condividi
table-ending-share-link = Condividi il link
table-ending-link = Tutta la partita, mossa per mossa
table-ending-png = Immagine (PNG)
table-ending-svg = Disegno (SVG)
table-ending-stronger = { $bot }: vede più lontano.
table-ending-play = Sfida: { $bot }
table-ending-other-way = Torna indietro e prova un’altra strada.
table-ending-play-on = Dal turno { $number }

## The picture of the last stand.

table-stand-title = { $game }: l’ultima scena
table-stand-no-png = Questo tavolo non può creare immagini PNG, solo SVG: chi lo gestisce deve installare mindtable[art].
table-stand-not-now = Al momento non è possibile disegnare l’immagine. Riprova tra poco.
