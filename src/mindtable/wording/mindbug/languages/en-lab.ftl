### What studies of Mindbug have shown.

lab-mindbug-all-sets = all sets mixed
lab-mindbug-own-deck = custom deck
lab-mindbug-held = In hand
lab-mindbug-held-means = What it is worth to be dealt the card, in hand or draw pile, in place of an average one. Cards are dealt by chance, so this is the card’s own doing; the cards dealt with it are taken out by least squares.
lab-mindbug-played = In play
lab-mindbug-played-means = How much more often than by chance those win on whose side the card came into play, when it did not on the other side. Whoever gets to play a card may be ahead already: this says how they fared, not what the card has done.
lab-mindbug-taken = Taken by Mindbug
lab-mindbug-taken-means = How much more often than by chance those win who took the card with a Mindbug.
# $worth: points with a sign, $margin: their interval, $study: what was played, and by whom.
lab-mindbug-card = In games between bots, this card in hand is worth { $worth } (± { $margin }) points of the chance to win: { $study }.
