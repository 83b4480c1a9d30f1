### Mindbug in English: what the web table says of it.

## Games.

table-game-duel = Mindbug duel
table-game-tag-team = Mindbug Tag Team
table-about-duel = Two players. Odd creatures, and two chances to take your opponent’s best one.
table-about-tag-team = Two against two. Shared life, separate hands, and a frog for your partner.

## The first page.

table-other-duel = Opponent
# $place: of a chair, counted from one's own.
table-other-tag-team = { $place ->
        [1] First opponent
        [2] Partner
       *[3] Second opponent
    }

## A game.

table-mindbug-ready = Mindbug
table-mindbug-used = Mindbug, used
table-mindfrog-ready = Mindfrog
table-mindfrog-used = Mindfrog, used
table-meaning-mindbug = take the card that your opponent has just played.
table-meaning-mindfrog = take the card that your teammate has just played.

## Cards.

table-mindbug-cards = The cards of Mindbug
