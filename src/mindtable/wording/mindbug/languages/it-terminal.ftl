### Mindbug in Italian: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Duello
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, variante epica

## Players and creatures.

terminal-mindbugs = { $count } Mindbug
terminal-mindfrogs = { $count } Mindfrog

## Cards to read.

terminal-keyword-frenzy = può attaccare una seconda volta nel suo turno se sopravvive al primo attacco.
terminal-keyword-hunter = quando attacca, puoi scegliere quale creatura nemica deve bloccare.
terminal-keyword-poisonous = sconfigge ogni creatura con cui combatte, per quanto forte.
terminal-keyword-sneaky = può essere bloccata solo da creature con Furtività.
terminal-keyword-tough = la prima volta che sarebbe sconfitta diventa invece esaurita.
