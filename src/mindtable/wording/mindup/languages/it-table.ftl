### Mind Up! in Italian: what the web table says of it.

## Games.

table-game-mind-up = Mind Up!
table-about-mind-up = Da tre a sei giocatori. Si sceglie tutti insieme; la tua carta è il premio di chi viene dopo.

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
table-up-columns-of = Colonne di { $name }
table-up-now-worth = ora valgono { $points }
table-up-column-value = Colonna da { $value } per carta
table-up-column-of = Colonna da { $value } per carta: { $colour }
table-up-empty-column = vuota
table-up-choose = Scegli una carta da giocare coperta.
table-up-choosing = In attesa della scelta di { $name }.
table-up-sealed = Scelta fatta: { $name }. Puoi cambiare la tua finché non hanno scelto tutti.
table-up-seal-which = Conferma
table-up-seal = Conferma { $number }
table-up-chosen = Hai scelto { $number }. In attesa di { $name }.
table-up-change = Puoi ancora scegliere un’altra carta.
table-up-is-sealed = ha scelto
table-up-is-choosing = sceglie …
table-up-hand = Mano
table-up-unknown = carta sconosciuta
table-up-scores = Punti
table-up-total = Totale
table-up-objectives = Obiettivi di questo round
table-up-sheet = Foglio dei punti

## Cards.

table-up-cards = Le carte di Mind Up!
table-up-cards-lead = Sessanta carte in cinque colori, e gli obiettivi.
