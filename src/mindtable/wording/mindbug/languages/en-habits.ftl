### What bots have found out about Mindbug.

habits-mindbug-take = Using a Mindbug
habits-mindbug-take-means = How often the bot uses a Mindbug on a card when it can.
habits-mindbug-play = Playing cards
habits-mindbug-play-means = How often the bot plays a card when it can. Cards at the bottom are kept for later.
habits-mindbug-attack = Attacking
habits-mindbug-attack-means = How often a creature attacks when it can.
habits-mindbug-block = Blocking
habits-mindbug-block-means = How often a creature blocks when it can.
habits-mindbug-by-life = by own life
habits-mindbug-by-their-life = by the other side’s life
habits-mindbug-by-mindbugs = by own Mindbugs
habits-mindbug-by-their-mindbugs = by the other side’s Mindbugs
habits-mindbug-by-left = by cards left in hand and draw pile
# On the page of a card. $times: how often a Mindbug could have been used.
habits-mindbug-card = When they can, bots use a Mindbug on this card { $share }% of the time ({ $times } chances).
