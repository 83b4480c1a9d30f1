## Positions of Mindbug.

flaw-too-many-cards = une position contient au plus { $most } cartes hors de la pile de cartes inutilisées.
flaw-needless-side = seule une créature inclinée qui change de puissance et de mot-clé a un « side ».
flaw-no-side = { $card }, inclinée, a besoin d’un « side » : { $known }.
