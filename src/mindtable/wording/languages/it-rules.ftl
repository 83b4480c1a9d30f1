### The pages of rules.

rules-title = Le regole
rules-choose = Quale gioco vuoi imparare o ripassare?
rules-contents = In questa pagina
rules-example = Esempio
rules-at-first = La situazione è questa.
rules-search = Cerca nelle regole
rules-search-none = Nessun risultato. Prova un’altra parola.
# $count: of the sections in which something was found.
rules-search-found = { $count ->
    [one] { $count } sezione trovata
   *[other] { $count } sezioni trovate
}
