### The pages of rules.

rules-title = Les règles
rules-choose = Quel jeu voulez-vous apprendre ou relire ?
rules-contents = Sur cette page
rules-example = Exemple
rules-at-first = Voici la situation.
rules-search = Chercher dans les règles
rules-search-none = Rien trouvé. Essayez un autre mot.
# $count: of the sections in which something was found.
rules-search-found = { $count ->
    [one] { $count } section trouvée
   *[other] { $count } sections trouvées
}
