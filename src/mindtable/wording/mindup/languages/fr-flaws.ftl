## Positions of Mind Up!

flaw-two-places = la carte { $card } se trouve à deux endroits : { $first } et { $second }.
flaw-seats-in-order = { $count } joueurs occupent les places { $wanted }, et non { $found }.
flaw-players = Mind Up! se joue de { $least } à { $most } joueurs, pas à { $count }.
flaw-objectives = Mind Up! se joue avec 0 à { $most } objectifs, pas { $count }.
flaw-row-size = à { $players } joueurs, il y a ici { $players } cartes, pas { $count }.
flaw-empty-hand = cette main est vide, alors qu’une manche se termine quand il reste une carte à chacun.
flaw-hand-size = toutes les mains doivent avoir le même nombre de cartes : ici c’est { $count } et pour { $other } c’est { $wanted }.
flaw-round-size = la place { $seat } a plus que les { $most } cartes de la manche { $round }.
flaw-columns = « { $value } » n’est pas un ordre des valeurs de 1 à { $most }.
flaw-no-objective = l’objectif « { $name } » n’existe pas ; objectifs possibles : { $known }.
flaw-objective-letters = deux objectifs ont la même lettre ; ceux en vigueur ont des lettres différentes.
flaw-scores = il faut un score par manche terminée : { $rounds }, pas { $count }.
