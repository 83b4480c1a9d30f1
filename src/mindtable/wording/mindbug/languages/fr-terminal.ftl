### Mindbug in French: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duel
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, épique

## Players and creatures.

terminal-mindbugs = { $count ->
        [one] { $count } Mindbug
       *[other] { $count } Mindbugs
    }
terminal-mindfrogs = { $count ->
        [one] { $count } Mindfrog
       *[other] { $count } Mindfrogs
    }

## Cards to read.

terminal-keyword-frenzy = peut attaquer une seconde fois dans son tour si elle survit à la première attaque.
terminal-keyword-hunter = quand elle attaque, tu peux choisir quelle créature ennemie doit bloquer.
terminal-keyword-poisonous = détruit toute créature qu’elle combat, même la plus forte.
terminal-keyword-sneaky = seules des créatures avec Furtif peuvent la bloquer.
terminal-keyword-tough = la première fois qu’elle serait détruite, elle est inclinée à la place.
