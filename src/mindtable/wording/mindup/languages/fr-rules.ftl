### Mind Up! in French: its pages of rules.

rules-mind-up-aim-title = But du jeu
rules-mind-up-aim =
    Trois à six joueurs rassemblent des cartes dans des colonnes d’une seule couleur, pendant trois manches. Celui qui a le plus de points au total des trois manches l’emporte.

    L’astuce : la carte que vous jouez décide de celle que vous prenez, et devient une carte que d’autres pourront prendre ensuite.
rules-mind-up-setup-title = Cartes et mise en place
rules-mind-up-setup =
    Il y a 60 cartes numérotées de 1 à 60, en cinq couleurs de 12 cartes chacune. Certaines portent un bonus de 1 ou 2 points, d’autres un malus de 1 point.

    Chaque joueur reçoit 7 cartes que personne d’autre ne voit. On pose face visible autant de cartes qu’il y a de joueurs, en ordre croissant : c’est la rangée.

    On mélange les valeurs 1 à 5. Posées de gauche à droite, elles donnent la valeur des cinq colonnes de chacun pour cette manche.
rules-mind-up-turn-title = Un tour
rules-mind-up-turn =
    1. Chacun choisit une carte de sa main, tous en même temps et face cachée. À cette table, vous la validez, et vous pouvez en changer jusqu’à ce que tous aient choisi.
    2. Toutes sont révélées.
    3. Celui qui a joué la carte la plus basse prend la carte la plus basse de la rangée, celui qui a joué la deuxième prend la deuxième, et ainsi de suite.
    4. Les cartes jouées deviennent la nouvelle rangée, en ordre croissant.
rules-mind-up-columns-title = Vos colonnes
rules-mind-up-columns =
    La carte que vous prenez va dans votre colonne de sa couleur. La première carte d’une couleur ouvre votre colonne vide la plus à gauche. Le moment où vous prenez une couleur pour la première fois décide donc de ce qu’elle vaut dans cette manche.

    Quand il reste une carte à chacun, elle va dans les colonnes de son propriétaire, comme s’il l’avait prise. La manche est alors terminée.
rules-mind-up-scoring-title = Les points d’une manche
rules-mind-up-scoring =
    Chaque carte rapporte la valeur de sa colonne. Ajoutez les bonus de vos cartes et retirez les malus. S’il y a des objectifs, ils comptent aussi.
rules-mind-up-rounds-title = La manche suivante
rules-mind-up-rounds =
    La rangée reste. Chacun reprend les cartes de ses colonnes : elles forment sa nouvelle main, que tous connaissent donc. De plus, chacun pioche une carte que personne d’autre ne connaît. Vous avez ainsi 8 cartes dans la deuxième manche et 9 dans la troisième.

    Les valeurs des colonnes sont mélangées de nouveau, toujours les mêmes pour tous.
rules-mind-up-objectives-title = Objectifs et autres options
rules-mind-up-objectives =
    On peut jouer avec 1 à 5 objectifs. Avec 1 ou 2, de nouveaux objectifs sont révélés à chaque manche ; avec 3 ou plus, ils restent toute la partie. Il n’y en a jamais deux de la même lettre à la fois.

    « Le plus » et « le moins » comptent pour tous ceux qui sont à égalité, même à zéro. Un objectif sur la place d’une couleur ne vous concerne pas si vous n’avez aucune carte de cette couleur.

    À six joueurs, les 60 cartes sont toutes utilisées.
rules-mind-up-end-title = Fin de la partie
rules-mind-up-end =
    Après la troisième manche, celui qui a le total le plus élevé gagne. En cas d’égalité, celui qui a fait la meilleure troisième manche l’emporte ; si elle est égale aussi, la victoire est partagée.

rules-example-mind-up-turn = Les cartes jouées, en ordre croissant, correspondent à la rangée : le 3 prend le 8, le 12 prend le 26, votre 31 prend le 37 et le 55 prend le 47. Puis le 3, le 12, le 31 et le 55 forment la nouvelle rangée. Votre carte bleue ouvre votre première colonne, qui vaut 3 points par carte.
rules-example-mind-up-columns = Vous avez déjà du vert, donc le 25 va là : deux cartes vertes à 1 point, moins 1 pour le malus du 25. Le bleu est nouveau : le 18 ouvre la colonne vide la plus à gauche, et chaque carte bleue vaut maintenant 3 points.
rules-example-mind-up-round = Vous prenez le 38, et votre dernière carte, le 13, va dans la colonne de sa couleur. Trois cartes orange à 4 points font 12, deux bleues à 1 point font 2. Avec 5 points de bonus et 1 de malus, cela fait 12 + 2 + 5 − 1 = 18.
rules-example-mind-up-objectives = Vous n’avez aucune carte rose, et personne n’en a moins : cela vous coûte 2 points. Et vous n’avez pas exactement trois couleurs, donc l’autre objectif ne vous rapporte rien : 2 + 1 + 5 + 4 + 5 − 2 = 15.
rules-example-mind-up-end = Ben et vous avez tous les deux 57 points. Dans la troisième manche, vous en avez fait 17 et Ben seulement 12 : vous gagnez.
rules-takes = prend
rules-row = La rangée

rules-mind-up-summary-title = En bref
rules-mind-up-summary =
    • Tous choisissent une carte en même temps, puis on les révèle.
    • Celui qui a joué la carte la plus basse prend la plus basse de la rangée, le deuxième prend la deuxième, et ainsi de suite. Les cartes jouées forment la nouvelle rangée.
    • Ce que vous prenez va dans votre colonne de sa couleur. Une nouvelle couleur ouvre la colonne suivante depuis la gauche.
    • À la fin d’une manche, chaque carte rapporte la valeur de sa colonne. Bonus et objectifs s’ajoutent.
    • Trois manches : vos colonnes deviennent votre main suivante. Qui a le plus de points l’emporte.
