### Mindbug in Polish: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Pojedynek
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, wariant epicki

## Players and creatures.

terminal-mindbugs = { $count ->
        [one] { $count } Mindbug
        [few] { $count } Mindbugi
       *[other] { $count } Mindbugów
    }
terminal-mindfrogs = { $count ->
        [one] { $count } Mindfrog
        [few] { $count } Mindfrogi
       *[other] { $count } Mindfrogów
    }

## Cards to read.

terminal-keyword-frenzy = może zaatakować drugi raz w swojej turze, jeśli przeżyje pierwszy atak.
terminal-keyword-hunter = gdy atakuje, możesz wybrać, który wrogi stwór musi blokować.
terminal-keyword-poisonous = pokonuje każdego stwora, z którym walczy, choćby najsilniejszego.
terminal-keyword-sneaky = mogą go blokować tylko stwory ze Skradaniem.
terminal-keyword-tough = gdy po raz pierwszy miałby zostać pokonany, zostaje zamiast tego wyczerpany.
