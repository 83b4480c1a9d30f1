### French: the first game. The comments of en-first-game.ftl say what each message and variable is.

lesson-chapter-first-game = Première partie
lesson-first-game = Votre première partie
lesson-first-game-idea = Vous savez l’essentiel : jouer ou attaquer, bloquer ou perdre de la vie, et un Mindbug pour ce qui est trop fort. Le reste est écrit sur les cartes.

lesson-idea-play = Jouer une carte
lesson-idea-power = La puissance
lesson-idea-life = Les points de vie
lesson-idea-block = Bloquer
lesson-idea-keywords = Les mots-clés
lesson-idea-mindbug-used = Vos Mindbugs
lesson-idea-mindbug-baited = Mes Mindbugs
lesson-idea-finish = Le coup final

lesson-first-game-1 =
    À chaque tour, vous faites une seule chose : jouer une carte ou attaquer. Jouez { $luchataur }.

    Vous avez 3 points de vie, moi 2. Qui n’en a plus perd.
lesson-first-game-1-done = { $luchataur } est de votre côté, et vous avez pioché : après avoir joué, on revient à cinq cartes en main. Puis { $tiger-squirrel } a attaqué. Avec **Furtif**, seules les créatures ayant Furtif peuvent la bloquer : vous avez perdu 1 point de vie.
lesson-first-game-2 =
    Le grand nombre est la puissance. Attaquez avec { $luchataur } : 9.

    Je peux bloquer avec une créature. La moins puissante est détruite ; à puissance égale, les deux le sont.
lesson-first-game-2-done = J’ai bloqué avec { $brain-fly }. 9 contre 4 : ma créature est détruite et va dans la défausse. Une attaque bloquée ne coûte aucun point de vie.
lesson-first-game-3 =
    { $luchataur } a **Furie** et peut attaquer encore une fois. Attaquez de nouveau.

    Une attaque que personne ne bloque coûte 1 point de vie.
lesson-first-game-3-done = Je n’ai pas bloqué et j’ai perdu 1 point de vie : il m’en reste 1.
lesson-first-game-3-stopped = Pas de seconde attaque : j’ai gardé mes 2 points de vie.
lesson-first-game-4 =
    { $grave-robber } vous attaque. Bloquez avec { $luchataur }.

    C’est vous qui décidez de bloquer ou non, et avec quelle créature. 9 contre 7, mais { $grave-robber } a **Coriace** : aucune des deux n’est détruite, et vous gardez vos points de vie.
lesson-first-game-4-done = Coriace a sauvé { $grave-robber } : au lieu d’être détruite, la créature est **inclinée**. Elle peut attaquer et bloquer comme avant, mais la prochaine fois, rien ne la sauve.
lesson-first-game-4-unblocked = Vous avez perdu 1 point de vie : il vous en reste 1. Bloquer ne vous aurait rien coûté : aucune des deux créatures n’aurait été détruite.
lesson-first-game-5 =
    Sous le nom, il y a les mots-clés. Jouez { $spider-owl }.

    Elle a **Furtif** : seules les créatures ayant Furtif peuvent la bloquer. **Venimeux** : elle détruit toute créature qu’elle combat. Chaque carte peut se lire de près.
lesson-first-game-5-done = J’ai laissé passer { $spider-owl }. Puis j’ai joué une grosse carte : { $gorillion }.
lesson-first-game-6 =
    { $gorillion } a une puissance de 10. Prenez cette carte avec un Mindbug !

    Un Mindbug vous donne la carte qui vient d’être jouée et ne coûte que lui-même : ni carte, ni tour. Chacun en a deux pour toute la partie.
lesson-first-game-6-done = { $gorillion } est de votre côté, pour 1 Mindbug et rien d’autre. **Qui perd une carte ainsi rejoue immédiatement** : j’ai joué { $shield-bugs }. Ensuite, c’est votre tour.
lesson-first-game-6-passed = Vous avez gardé votre Mindbug, et moi { $gorillion }. Il est difficile de se débarrasser d’une puissance de 10.
lesson-first-game-7 =
    { $shield-bugs } a une puissance de 4. Laissez passer.

    Un Mindbug vaut le plus contre la meilleure carte de l’autre. Gardez le dernier pour elle.
lesson-first-game-7-done = C’est juste : vous gardez votre Mindbug, et c’est votre tour.
lesson-first-game-7-spent = { $shield-bugs } est de votre côté. Mais vous n’avez plus de Mindbug, et je peux jouer mes meilleures cartes sans crainte.
lesson-first-game-8 =
    Moi aussi, j’ai des Mindbugs. Jouez { $rhino-turtle } et voyons si je résiste.

    Il me reste 1 point de vie. { $killer-bee } me le ferait perdre, à moins d’un Mindbug. Faites-moi donc d’abord dépenser mes Mindbugs.
lesson-first-game-8-done = J’ai pris { $rhino-turtle }. Cela m’a coûté un Mindbug, et **vous rejouez immédiatement**.
lesson-first-game-8-attacked = J’ai assez de créatures pour bloquer. Et encore mes Mindbugs.
lesson-first-game-9 =
    Il me reste un Mindbug. Encore une fois : jouez { $giraffodile }.
lesson-first-game-9-done = Je n’ai pas résisté. Mon dernier Mindbug est parti, et vous rejouez.
lesson-first-game-9-early = J’avais encore un Mindbug, et je le gardais justement pour { $killer-bee }.
lesson-first-game-9-another = J’ai encore mon dernier Mindbug.
lesson-first-game-9-attacked = J’ai assez de créatures pour bloquer, et encore mon dernier Mindbug.
lesson-first-game-10 =
    Je n’ai plus de Mindbug. Jouez { $killer-bee } !

    Son effet Jouer me fait perdre mon dernier point de vie. Et **Chasseur** veut dire : quand elle attaque, vous pouvez choisir laquelle de mes créatures doit bloquer.
lesson-first-game-10-done = { $killer-bee } m’a fait perdre mon dernier point de vie. Vous avez gagné votre première partie !
lesson-first-game-10-waits = Une autre carte, et je vis encore. { $killer-bee } aurait gagné tout de suite.
lesson-first-game-10-attacked = J’ai pu bloquer, et je vis encore. { $killer-bee } aurait gagné tout de suite.
