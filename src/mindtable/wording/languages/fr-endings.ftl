### How games end, in French.

table-ending-won = Vous avez gagné !
table-ending-won-with = Vous avez gagné { STARTS($name, "Bot ") ->
        [yes] avec le { $name } !
       *[no] avec { $name } !
    }
table-ending-lost = Vous avez perdu.
table-ending-lost-with = Vous avez perdu { STARTS($name, "Bot ") ->
        [yes] avec le { $name }.
       *[no] avec { $name }.
    }
table-ending-against = { $count ->
       *[other] contre
    }
table-ending-minutes = { $count } min
table-ending-played = de jeu
table-ending-total = Total

## What can be done now.

table-ending-see = Voir le résultat
table-ending-see-table = Voir la table
table-ending-start = Page d’accueil
table-ending-share = Partager
table-ending-share-link = Partager le lien
table-ending-link = Toute la partie, coup par coup
table-ending-png = Image (PNG)
table-ending-svg = Dessin (SVG)
table-ending-stronger = Le { $bot } voit plus loin.
table-ending-play = Défier le { $bot }
table-ending-other-way = Revenez en arrière et tentez autre chose.
table-ending-play-on = Reprendre au tour { $number }

## The picture of the last stand.

table-stand-title = { $game } : la dernière scène
table-stand-no-png = Cette table ne peut pas créer d’images PNG, seulement des SVG : il faut y installer mindtable[art].
table-stand-not-now = L’image n’a pas pu être dessinée. Réessayez dans un instant.
