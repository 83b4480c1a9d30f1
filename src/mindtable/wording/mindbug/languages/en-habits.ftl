### What bots have found out about Mindbug.

habits-mindbug-take = Using a Mindbug
habits-mindbug-take-means = How often a card is taken, of all times a Mindbug could be used on it.
habits-mindbug-play = Playing cards
habits-mindbug-play-means = How often a card is played, of all turns in which it could be. What stands at the bottom is kept for later.
habits-mindbug-attack = Attacking
habits-mindbug-attack-means = How often a creature attacks, of all turns in which it could.
habits-mindbug-block = Blocking
habits-mindbug-block-means = How often a creature blocks, of all attacks that it could.
habits-mindbug-by-life = by one’s own life
habits-mindbug-by-their-life = by the life of the others
habits-mindbug-by-mindbugs = by one’s own Mindbugs
habits-mindbug-by-their-mindbugs = by the Mindbugs of the others
habits-mindbug-by-left = by the cards left in hand and draw pile
# On the page of a card. $times: how often a Mindbug could have been used.
habits-mindbug-card = With the choice, bots use a Mindbug on it { $share }% of the time ({ $times } chances).
