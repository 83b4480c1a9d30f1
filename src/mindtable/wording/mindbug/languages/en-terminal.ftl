### Mindbug in English: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duel
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, epic

## Players and creatures.

terminal-mindbugs = { $count ->
        [one] 1 Mindbug
       *[other] { $count } Mindbugs
    }
terminal-mindfrogs = { $count ->
        [one] 1 Mindfrog
       *[other] { $count } Mindfrogs
    }

## Cards to read.

terminal-keyword-frenzy = may attack a second time in its turn if it survives the first attack.
terminal-keyword-hunter = when it attacks, you may choose which enemy creature has to block.
terminal-keyword-poisonous = defeats every creature it fights, however strong.
terminal-keyword-sneaky = can be blocked by sneaky creatures only.
terminal-keyword-tough = the first time it would be defeated it becomes exhausted instead.
