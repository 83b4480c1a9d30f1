### The pages of rules.

rules-title = Les règles
rules-choose = Quel jeu veux-tu apprendre ou relire ?
rules-contents = Sur cette page
rules-cards-with = Toutes les cartes avec { $keyword }
rules-example = Exemple
rules-at-first = Voici la situation.
rules-being-played = est jouée
rules-our-team = Ton équipe
rules-their-team = L’autre équipe
rules-takes = prend
rules-row = La rangée
