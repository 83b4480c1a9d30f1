## Positions of Mind Up!

flaw-two-places = la carta { $card } si trova in due posti: { $first } e { $second }.
flaw-seats-in-order = { $count } giocatori siedono ai posti { $wanted }, non { $found }.
flaw-players = Mind Up! è per { $least }–{ $most } giocatori, non per { $count }.
flaw-objectives = Mind Up! si gioca con un numero di obiettivi da 0 a { $most }, non { $count }.
flaw-row-size = con { $players } giocatori qui ci sono { $players } carte, non { $count }.
flaw-empty-hand = questa mano è vuota, ma un round finisce quando a tutti resta una carta.
flaw-hand-size = tutte le mani devono avere lo stesso numero di carte: qui è { $count }, per { $other } è { $wanted }.
flaw-round-size = il posto { $seat } ha più delle { $most } carte del round { $round }.
flaw-columns = “{ $value }” non è un ordine dei valori da 1 a { $most }.
flaw-no-objective = l’obiettivo “{ $name }” non esiste; disponibili: { $known }.
flaw-objective-letters = due obiettivi hanno la stessa lettera; quelli in vigore hanno lettere diverse.
flaw-scores = serve un punteggio per ogni round concluso: { $rounds }, non { $count }.
