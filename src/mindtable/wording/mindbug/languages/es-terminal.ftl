### Mindbug in Spanish: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duelo
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, variante épica

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

terminal-keyword-frenzy = puede atacar una segunda vez en su turno si sobrevive al primer ataque.
terminal-keyword-hunter = cuando ataca, puedes elegir qué criatura enemiga debe bloquear.
terminal-keyword-poisonous = derrota a toda criatura con la que combate, por fuerte que sea.
terminal-keyword-sneaky = solo pueden bloquearla criaturas con Sigilo.
terminal-keyword-tough = la primera vez que sería derrotada, en vez de eso queda agotada.
