### The pages of rules.

rules-title = Le regole
rules-choose = Quale gioco vuoi imparare o ripassare?
rules-contents = In questa pagina
rules-cards-with = Tutte le carte con { $keyword }
rules-example = Esempio
rules-at-first = La situazione è questa.
rules-being-played = viene giocata
rules-our-team = La tua squadra
rules-their-team = L’altra squadra
rules-takes = prende
rules-row = La fila
