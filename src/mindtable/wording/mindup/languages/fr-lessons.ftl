### French: lessons of Mind Up!. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-mind-up = Mind Up!

lesson-mind-up-row = La rangée
lesson-mind-up-row-idea = Les cartes basses prennent les basses, les hautes prennent les hautes. Et ce que vous jouez passe dans la rangée : jouez donc ce que vous ne voulez pas avoir.
lesson-mind-up-row-1 =
    Tous jouent une carte en même temps. Choisissez votre 1 et validez.

    Les cartes validées restent face cachée jusqu’à ce que tous aient choisi. La plus basse prend la plus basse de la rangée : votre 1 prend le 4, vert avec +2.
lesson-mind-up-row-1-done = Le 4 est à vous. Et les cartes jouées forment la nouvelle rangée : votre 1, avec son malus, y attend quelqu’un d’autre.
lesson-mind-up-row-1-high = Le 60 est la carte la plus haute et prend la plus haute de la rangée : le 42, qui a un malus.
lesson-mind-up-row-1-between = Entre les autres, on ne sait qu’après ce qu’on prend. Le 1 aurait pris le 4 à coup sûr.
lesson-mind-up-row-2 =
    Maintenant votre 60 : il prend la carte la plus haute de la rangée.

    C’est le 57 : vert aussi, avec +2.
lesson-mind-up-row-2-done = Le 57 est avec le 4 dans votre colonne verte. Votre 60, avec son malus, attend quelqu’un d’autre.
lesson-mind-up-row-2-between = Entre les autres, on ne sait qu’après ce qu’on prend. Le 60 aurait pris le 57 à coup sûr.

lesson-mind-up-columns = Les colonnes
lesson-mind-up-columns-idea = Une nouvelle couleur ouvre toujours votre colonne vide la plus à gauche. Pensez à l’ordre : une carte modeste pour une colonne qui vaut peu, puis votre meilleure couleur pour le 5.
lesson-mind-up-columns-1 =
    Votre première colonne ne vaut que 1, la deuxième 5. Jouez votre 1, qui prend le 9.

    La première carte d’une couleur ouvre votre colonne vide la plus à gauche. Ici, le 9 rapporte au moins son +1 en plus.
lesson-mind-up-columns-1-done = Le violet a la colonne qui vaut 1 : 1 point, et 1 de bonus. La prochaine couleur nouvelle aura le 5.
lesson-mind-up-columns-1-another = Ce que vous prenez en premier ouvre la colonne qui vaut 1. Le 9 y rapporte 2 points avec son bonus, les deux autres 1.
lesson-mind-up-columns-2 =
    Maintenant la colonne qui vaut 5 : jouez le 60, qui prend le 51.

    Le 51 est rose, une couleur nouvelle pour vous, et il a +2.
lesson-mind-up-columns-2-done = 5 pour la colonne et 2 de bonus : 7 points. Désormais, chaque carte rose vous rapporte 5.
lesson-mind-up-columns-2-between = Rien ne bat le 60. Avec une autre carte, il faut espérer que personne n’en joue une plus haute.

lesson-mind-up-colours = Rassembler des couleurs
lesson-mind-up-colours-idea = Regardez d’abord la colonne : une carte vaut ce que vaut sa colonne. Les bonus et les malus ne font que s’y ajouter.
lesson-mind-up-colours-1 =
    Pour vous, le vert vaut 5 et le violet 1. Jouez le 2, qui prend le 14.

    Le 39 a +2, mais il est violet : 3 points. Le 14 en rapporte 5. Ben a déjà le 1 : rien n’est plus bas que le 2.
lesson-mind-up-colours-1-done = Le 14 est dans votre colonne verte : 5 points.
lesson-mind-up-colours-1-bonus = Le 59 prend le 39 : 1 pour la colonne, 2 de bonus. Le 14 en aurait rapporté 5.
lesson-mind-up-colours-1-between = Entre les autres, on ne sait qu’après ce qu’on prend. Le 2 aurait pris le 14 à coup sûr.
lesson-mind-up-colours-2 =
    Le 36 a −1, mais il est vert. Jouez le 59, qui le prend.

    5 − 1 = 4. Le 2, rose, ouvrirait une colonne qui vaut 2 ; le 26, violet, rapporte 1.
lesson-mind-up-colours-2-done = Trois cartes vertes à 5 points : 15, moins 1 de malus.
lesson-mind-up-colours-2-between = Entre les autres, on ne sait qu’après ce qu’on prend. Le 59 aurait pris le 36 à coup sûr.

lesson-mind-up-objectives = Les objectifs
lesson-mind-up-objectives-idea = Regardez les objectifs avant de choisir : 2 points, c’est souvent plus que n’en rapporte une carte. L’égalité suffit, et parfois seule compte la place d’une couleur.
lesson-mind-up-objectives-1 =
    +2 pour qui a le plus de cartes roses : Ben en a deux, vous une. Jouez le 1, qui prend le 6.

    L’égalité compte. Le 6 ne rapporte que 1 point dans sa colonne, mais 2 de plus pour l’objectif.
lesson-mind-up-objectives-1-done = Ben et vous avez deux cartes roses chacun. Pour l’instant, vous avez tous deux les 2 points.
lesson-mind-up-objectives-1-high = Le 60 prend le 37 : 2 points. Le 6 en rapporterait 3 : 1 dans sa colonne, 2 pour l’objectif.
lesson-mind-up-objectives-1-between = Entre les autres, on ne sait qu’après ce qu’on prend. Le 1 aurait pris le 6 à coup sûr.
lesson-mind-up-objectives-2 =
    L’autre objectif : −2 si l’orange est dans une colonne qui vaut 1 ou 2. Jouez le 60, qui prend le 49.

    Votre prochaine colonne vide vaut 2 : évitez le 1, qui est orange. Le 49 est vert : 3 points.
lesson-mind-up-objectives-2-done = Le 49 a rapporté 3 points, et il n’y a pas d’orange dans vos colonnes.
lesson-mind-up-objectives-2-between = Avec cette carte, vous risquez de prendre le 1, qui est orange. Le 60 aurait pris le 49 à coup sûr.

lesson-mind-up-reading = Lire les autres
lesson-mind-up-reading-idea = Dès la deuxième manche, les mains viennent des cartes de la manche d’avant : on les connaît toutes sauf une. Comptez qui peut passer au-dessous de vous, et qui au-dessus.
lesson-mind-up-reading-1 =
    Jouez le 30 : quoi que choisissent les autres, il est au milieu.

    Leurs mains sont connues : Ben a 5, 12 et 16, Cleo a 47, 50 et 53. Le 35 est donc à vous : violet, 5 points.
lesson-mind-up-reading-1-done = Comme prévu : Ben au-dessous, Cleo au-dessus, et le 35 dans votre colonne qui vaut 5.
lesson-mind-up-reading-1-certain = Cela aussi était sûr : 3 points. Le 30 en aurait rapporté 5.
lesson-mind-up-reading-2 =
    Jouez le 58, qui prend le 50 : encore du violet, avec +1.

    Cleo n’a plus que 47 et 53 : rien n’est plus haut. Votre dernière carte, le 3, va d’elle-même dans vos colonnes.
lesson-mind-up-reading-2-done = Le 50 a rapporté 6 points. Avec 21, vous avez fait la meilleure manche des trois joueurs.
lesson-mind-up-reading-2-low = Le 3 prend le 5 : 4 points. Le 58 aurait pris le 50 : 6 points.

lesson-mind-up-last = La dernière carte
lesson-mind-up-last-idea = La dernière carte de votre main va dans vos propres colonnes. Décidez tôt laquelle ce sera, et jouez les autres.
lesson-mind-up-last-1 =
    La dernière manche : gardez le 33 pour la fin et jouez le 2.

    La dernière carte va dans vos colonnes, et le 33 est bleu : 5 points et +2. Le 2 prend le 3, bleu aussi : Ben a déjà le 1.
lesson-mind-up-last-1-done = Le 3 a rapporté 6 points. Et vous avez encore le 33 en main.
lesson-mind-up-last-1-spent = Le 33 passe maintenant dans la rangée, où d’autres peuvent le prendre. Comme dernière carte, il rapporterait 7 points à coup sûr.
lesson-mind-up-last-1-high = Le 59 prend le 25, vert avec −1 : 1 point. Le 2 aurait pris le 3 : 6 points.
lesson-mind-up-last-2 =
    Jouez le 59, et le 33 reste pour la fin.

    Le 59 prend le 28, car Cleo a déjà le 60. Le 28 et le 33 sont tous deux bleus avec +2 : 7 points chacun.
lesson-mind-up-last-2-done = Cinq cartes bleues dans la colonne qui vaut 5. Vous gagnez avec 67 points contre 65 !
lesson-mind-up-last-2-spent = Votre dernière carte est maintenant le 59 : rose, 4 points. Le 33 en aurait rapporté 7.
