# Des donnes que l’on peut vérifier.

deals-short = On distribue les cartes
deals-dealing = Tout le monde est là. On distribue les cartes.
deals-dealing-hint = Chaque navigateur ajoute ses propres bits aléatoires ; la donne découle de ceux de tous et du secret de la table.
deals-deal = Distribuer les cartes
deals-free-chair = Une place libre
deals-commitment = L’engagement de la table
deals-secret = Le secret de la table
# $name: of a player.
deals-bits = { STARTS($name, "Bot ") ->
        [yes] Bits aléatoires du { $name }
       *[no] { BEGINS($name, "aeiouhàâäéèêëîïôöùûüœ") ->
            [yes] Bits aléatoires d’{ $name }
           *[no] Bits aléatoires de { $name }
        }
    }
deals-seed = La graine des dés
deals-contributors = Qui a ajouté des bits aléatoires
deals-menu = Cette donne
deals-check = Vérifier la donne
deals-what = Comment on vérifie une donne
deals-title = La donne de cette partie
deals-promised = La table s’est engagée sur son secret avant de distribuer les cartes. Une fois la partie terminée, tout pourra être vérifié ici.
deals-not-promised = Il n’y a rien à vérifier ici : pour cette partie, la table ne s’est pas engagée, ou pas encore.
deals-agrees = Tout concorde.
deals-differs = Quelque chose ne concorde pas.
deals-own-agrees = Ce navigateur s’en souvient : l’engagement est celui qu’il a vu, et ses propres bits sont dans la donne.
deals-own-differs = Ce navigateur se souvient d’un autre engagement, ou ses propres bits ne sont pas dans la donne : ils sont arrivés trop tard ou ont été laissés de côté.

# What a check finds. $standing: whether the part agrees, differs, is missing, or cannot be known because something
# before it differs.
deals-check-commitment = { $standing ->
    [agrees] Le secret est bien celui sur lequel la table s’était engagée.
    [differs] Le secret n’est pas celui sur lequel la table s’était engagée.
   *[missing] Cartes distribuées avant qu’il y ait des engagements, ou d’après une graine fournie par quelqu’un : personne n’avait rien promis.
}
deals-check-seed = { $standing ->
    [agrees] La graine découle du secret et des bits aléatoires des joueurs.
    [differs] La graine ne découle pas du secret et des bits aléatoires des joueurs.
   *[missing] { "" }
}
deals-check-deal = { $standing ->
    [agrees] La donne découle de la graine.
    [differs] La donne ne découle pas de la graine.
    [missing] Rien n’a été distribué : la partie a commencé à partir d’une position.
   *[unknown] La donne n’a pas pu être vérifiée.
}
deals-check-moves = { $standing ->
    [agrees] Tous les coups étaient permis.
    [differs] Un coup n’était pas permis.
   *[unknown] Les coups n’ont pas pu être vérifiés.
}
deals-check-rolls = { $standing ->
    [agrees] Tout ce qui a été tiré au sort découle de la graine.
    [differs] Un tirage au sort ne découle pas de la graine.
   *[unknown] Les tirages au sort n’ont pas pu être vérifiés.
}
deals-check-result = { $standing ->
    [agrees] Le résultat est juste.
    [differs] Le résultat est faux.
   *[unknown] Le résultat n’a pas pu être vérifié.
}

# How it works, in ten lines.
deals-fair-title = Des donnes que l’on peut vérifier
deals-fair-1 = Personne ne voit la moindre carte tant que toutes les places ne sont pas prises.
deals-fair-2 = La table tire alors un secret et en montre l’empreinte : l’engagement. Dès lors, elle ne peut plus en changer : un autre secret aurait une autre empreinte.
deals-fair-3 = Chaque navigateur à la table ajoute ensuite ses propres bits aléatoires. (Sans JavaScript, il ne peut pas en ajouter ; ceux qui n’arrivent pas en quelques secondes sont laissés de côté, et la table indique de qui viennent les autres.)
deals-fair-4 = Le secret et tous les bits donnent ensemble une graine. Tout ce qui est distribué, mélangé ou tiré au sort dans la partie en découle.
deals-fair-5 = La table ne peut donc pas choisir la donne : elle ne connaissait pas vos bits quand elle s’est engagée. Aucun joueur ne le peut non plus : personne d’autre ne connaît le secret.
deals-fair-6 = L’engagement porte aussi sur ce qui est joué : le jeu, ses règles, les séries, les options et le deck.
deals-fair-7 = Une fois la partie terminée, son enregistrement dévoile tout : le secret, les bits, la graine, la donne et chaque tirage au sort. « Vérifier la donne » refait les calculs, et « mindtable verify » aussi, sur votre propre ordinateur.
deals-fair-8 = Votre navigateur se souvient de l’engagement qu’il a vu et des bits qu’il a ajoutés, et les compare à l’enregistrement.
deals-fair-9 = Si vous jouez à partir d’une partie revue ou d’une position, de nouveaux dés sont tirés, avec leur propre engagement.
deals-fair-10 = Ce que cela ne prouve pas : que personne ne regarde. La personne qui gère cette machine peut y voir toutes les cartes, en mémoire, pendant que vous jouez. Jouez chez des hôtes en qui vous avez confiance.
