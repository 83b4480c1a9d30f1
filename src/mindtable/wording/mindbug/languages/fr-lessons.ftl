### French: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = Le duel
lesson-chapter-evolution = Évolution Suprême
lesson-chapter-eternity = Éternité Suprême
lesson-chapter-tag-team = Tag Team

## Said in several lessons.

lesson-any-waits = Cela a pris tout votre tour, et c’était ensuite le mien.
lesson-any-blocked = J’avais une créature capable de bloquer cette attaque.
lesson-any-unhunted = Sans Chasseur, c’est moi qui décide si je bloque, et avec quelle créature.
lesson-any-stopped = La seconde attaque n’aurait rencontré personne.

## The duel.

lesson-sneaky = Furtif
lesson-sneaky-idea = Seules les créatures ayant Furtif peuvent bloquer une créature ayant Furtif. Elles-mêmes peuvent bloquer n’importe qui.
lesson-sneaky-1 =
    { $ferret-bomber } attaque. { $gorillion } n’y peut rien : bloquez avec { $tiger-squirrel }.

    Seules les créatures ayant Furtif peuvent bloquer une créature ayant Furtif. 3 contre 2.
lesson-sneaky-1-done = { $ferret-bomber } était ma seule créature ayant Furtif.
lesson-sneaky-1-unblocked = Cela a coûté 1 point de vie, et { $ferret-bomber } reviendra.
lesson-sneaky-2 =
    Il me reste 1 point de vie. Attaquez avec la créature que { $luchataur } ne peut pas bloquer.
lesson-sneaky-2-done = { $luchataur } a une puissance de 9 et n’a pu que regarder.

lesson-frenzy = Furie
lesson-frenzy-idea = Une créature ayant Furie peut attaquer deux fois par tour. Comptez les bloqueurs : chacun n’arrête qu’une attaque.
lesson-frenzy-1 =
    J’ai 1 point de vie et une seule créature pour bloquer. Attaquez avec { $luchataur }.

    Avec Furie, la créature qui survit à sa première attaque peut attaquer immédiatement de nouveau.
lesson-frenzy-1-done = { $giraffodile } a bloqué et n’est plus là. Il ne reste personne.
lesson-frenzy-1-once = Une attaque, un blocage. { $luchataur } aurait pu attaquer deux fois.
lesson-frenzy-2 =
    Attaquez de nouveau !

    Vous pouvez aussi vous arrêter, si la seconde attaque ne fait que vous nuire.
lesson-frenzy-2-done = Un blocage arrête une attaque. Pas deux.

lesson-hunter = Chasseur
lesson-hunter-idea = Avec Chasseur, vous choisissez qui doit bloquer. Personne ne perd de vie, mais c’est la créature que vous voulez qui est détruite.
lesson-hunter-1 =
    Vous avez 2 points de vie, et { $chameleon-sniper } vous ferait perdre les deux au prochain tour. Attaquez avec { $killer-bee }.

    Le mot-clé Chasseur vous laisse choisir qui doit bloquer.
lesson-hunter-1-done = Sans Chasseur, { $gorillion } bloquerait.
lesson-hunter-1-shot = { $chameleon-sniper } vous a coûté 1 point de vie par son effet, et 1 parce que personne ne pouvait bloquer.
lesson-hunter-2 =
    Choisissez comme proie { $chameleon-sniper } : 5 contre 1.
lesson-hunter-2-done = { $gorillion } n’a rien pu faire. Le danger est passé.
lesson-hunter-2-strong = 5 contre 10 : vous avez perdu { $killer-bee }, et { $chameleon-sniper } est toujours là.

lesson-poison = Venimeux
lesson-poison-idea = Une créature ayant Venimeux détruit toute créature qu’elle combat. Une petite en vaut une grande, et tout le monde la craint.
lesson-poison-1 =
    { $gorillion } attaque avec 10. Bloquez avec { $deathweaver } : 2 seulement, mais Venimeux.

    Les deux seront détruites, et vous perdez la plus petite.
lesson-poison-1-done = 2 contre 10, et les deux sont détruites.
lesson-poison-1-lost = 7 contre 10 : votre créature est détruite, { $gorillion } non.
lesson-poison-1-unblocked = Cela a coûté 1 point de vie, et { $gorillion } est toujours là.
lesson-poison-2 =
    J’ai 1 point de vie et aucune créature. Attaquez avec { $kangasaurus-rex }.
lesson-poison-2-done = C’est votre plus petite créature qui a ouvert la voie.

lesson-tough = Coriace
lesson-tough-idea = Coriace sauve une créature une fois. Inclinée, elle peut tout faire comme avant, mais plus rien ne la sauve.
lesson-tough-1 =
    { $gorillion } attaque. Bloquez avec { $elephantopus }.

    Votre créature est moins puissante, mais elle a Coriace : au lieu d’être détruite, elle est inclinée.
lesson-tough-1-done = Ni point de vie perdu, ni créature perdue.
lesson-tough-1-unblocked = Cela a coûté 1 point de vie. { $elephantopus } pouvait bloquer et rester en jeu.
lesson-tough-2 =
    Votre créature { $elephantopus } reste inclinée. Jouez { $bee-bear } à côté d’elle.
lesson-tough-2-done = { $gorillion } attaque encore.
lesson-tough-2-traded = { $gorillion } a bloqué, et une créature inclinée n’est plus sauvée.
lesson-tough-3 =
    Cette fois, ne bloquez pas.

    Plus rien ne sauve { $elephantopus }, et vous avez 2 points de vie.
lesson-tough-3-done = 1 point de vie pour une créature : un prix honnête.
lesson-tough-3-gone = Une créature inclinée est détruite comme les autres.
lesson-tough-3-lost = 8 contre 10 : vous avez perdu { $bee-bear }.

lesson-attack-first = Ce qui vient d’abord
lesson-attack-first-idea = D’abord les effets Attaque, puis Chasseur, puis le blocage. Une créature déjà détruite ne peut pas bloquer.
lesson-attack-first-1 =
    Attaquez avec { $shark-dog }.

    Son effet Attaque détruit une créature ennemie de puissance 6 ou plus, avant tout blocage.
lesson-attack-first-1-done = { $gorillion } n’était plus là pour bloquer.
lesson-attack-first-2 =
    Maintenant Chasseur : choisissez comme proie { $brain-fly }.

    Avec { $urchin-hurler } à ses côtés, { $shark-dog } a 6 pendant votre tour.
lesson-attack-first-2-done = Deux créatures détruites en une seule attaque.

lesson-no-block = Quand ne pas bloquer
lesson-no-block-idea = Rien ne vous oblige à bloquer. Demandez-vous ce que cela coûte : une créature vaut souvent plus qu’1 point de vie.
lesson-no-block-1 =
    { $plated-scorpion } attaque. Ne bloquez pas.

    Avec Venimeux, cette créature détruirait { $luchataur }, et Coriace sauverait { $plated-scorpion }. Vous avez 3 points de vie.
lesson-no-block-1-done = 1 point de vie, mais vous gardez { $luchataur }.
lesson-no-block-1-poisoned = Vous avez perdu { $luchataur }, et la créature { $plated-scorpion } est seulement inclinée. Un mauvais échange.
lesson-no-block-2 =
    À vous de répondre : jouez { $killer-bee }.

    Je n’ai plus de Mindbug. Son effet Jouer me coûte 1 point de vie.
lesson-no-block-2-done = Chacun a perdu 1 point de vie. Mais vous avez les meilleures créatures.
lesson-no-block-2-slow = Une bonne créature. { $killer-bee } m’aurait coûté 1 point de vie tout de suite.

lesson-life = La vie, une monnaie
lesson-life-idea = Tous les points de vie sauf le dernier peuvent servir à payer. Perdez-en un quand vous y gagnez davantage.
lesson-life-1 =
    { $kangasaurus-rex } attaque. Ne bloquez pas : vous avez 2 points de vie.

    { $goblin-werewolf } a 2 maintenant, mais 8 pendant votre tour.
lesson-life-1-done = C’est votre tour, et { $goblin-werewolf } a 8.
lesson-life-1-small = 2 contre 7. Un tour plus tard, ç’aurait été 8.
lesson-life-2 =
    Attaquez avec { $goblin-werewolf }.
lesson-life-2-done = Avec Chasseur, c’est vous qui choisissez.
lesson-life-3 =
    Choisissez comme proie { $kangasaurus-rex } : 8 contre 7.
lesson-life-3-done = Pour 1 point de vie, vous avez gagné une créature.

lesson-mindbug-effect = Un Mindbug prend aussi l’effet
lesson-mindbug-effect-idea = Un Mindbug prend la carte et son effet Jouer. La meilleure carte à prendre est souvent celle qui vous ferait mal.
lesson-mindbug-effect-1 =
    Je joue { $kangasaurus-rex }, qui détruit toutes les créatures ennemies de puissance 4 ou moins. Prenez cette carte !

    Elle est alors à vous, et les créatures ennemies sont les miennes.
lesson-mindbug-effect-1-done = Ce sont mes créatures qui ont été détruites. J’ai rejoué, mais je repars de zéro.
lesson-mindbug-effect-1-swept = Vous avez perdu { $spider-owl } et { $tiger-squirrel }. Avec le Mindbug, ç’auraient été les miennes.
lesson-mindbug-effect-2 =
    Sans compagnie, { $lone-yeti } est redoutable. Passez à côté : attaquez avec { $tiger-squirrel }.
lesson-mindbug-effect-2-done = Un seul Mindbug : une créature de plus pour vous, deux de moins pour moi.

lesson-mindbug-kept = Pour quelles cartes garder vos Mindbugs
lesson-mindbug-kept-idea = Utilisez un Mindbug sur ce que vous ne pouvez pas battre, pas sur la première bonne carte. Tant que vous en avez un, je dois le craindre.
lesson-mindbug-kept-1 =
    Je joue { $strange-barrel }, puissance 6. Vous avez un Mindbug. Laissez passer.

    De toute façon, { $gorillion } a plus de puissance.
lesson-mindbug-kept-1-done = Vous gardez votre Mindbug, et c’est votre tour.
lesson-mindbug-kept-1-spent = { $strange-barrel } est de votre côté. Mais ma meilleure carte est encore dans ma main, et vous n’avez plus de Mindbug.
lesson-mindbug-kept-2 =
    Jouez { $killer-bee }. Je n’ai plus de Mindbug.
lesson-mindbug-kept-2-done = Il me faut maintenant quelque chose de vraiment bon.
lesson-mindbug-kept-2-slow = Une bonne créature. { $killer-bee } m’aurait coûté 1 point de vie tout de suite.
lesson-mindbug-kept-3 =
    { $rhino-turtle } : puissance 8, deux attaques par tour, et Coriace. C’est la bonne : prenez-la !
lesson-mindbug-kept-3-done = Ma meilleure carte est à vous. Le Mindbug était fait pour ça.
lesson-mindbug-kept-3-passed = { $rhino-turtle } attaque deux fois par tour, et il faut détruire cette créature deux fois.

lesson-bait = L’appât
lesson-bait-idea = Avant la carte qui compte, jouez quelque chose de bon. Un Mindbug dépensé pour l’appât n’est plus là, et vous rejouez.
lesson-bait-1 =
    J’ai 1 point de vie et 1 Mindbug. { $killer-bee } gagnerait, à moins que ce Mindbug ne l’arrête. Jouez d’abord { $gorillion }.

    Vous n’avez qu’1 point de vie, vous aussi : si { $killer-bee } passe de mon côté, vous perdez.
lesson-bait-1-done = J’ai pris { $gorillion } avec mon dernier Mindbug. Vous rejouez.
lesson-bait-1-stung = J’ai pris { $killer-bee }, et son effet Jouer vous a coûté votre dernier point de vie.
lesson-bait-2 =
    Plus de Mindbug. Maintenant, { $killer-bee } !
lesson-bait-2-done = Perdre { $gorillion } en valait la peine.

lesson-clock = La pioche est une horloge
lesson-clock-idea = Qui ne peut rien faire pendant son tour perd. Quand la pioche et la main sont vides, les dernières créatures comptent.
lesson-clock-1 =
    J’ai 3 points de vie, mais plus de carte : ni en main, ni à piocher. Attaquez avec { $killer-bee }.

    Si je n’ai plus de créature non plus, je ne peux rien faire pendant mon tour, et vous gagnez.
lesson-clock-1-done = Chasseur atteint n’importe quelle créature.
lesson-clock-1-unblocked = Cela m’a coûté 1 point de vie sur 3. { $tiger-squirrel } est toujours là, et moi aussi.
lesson-clock-2 =
    Choisissez comme proie { $tiger-squirrel }.
lesson-clock-2-done = J’avais 3 points de vie, et rien à faire.

## Beyond Evolution.

lesson-action = Les Actions
lesson-action-idea = Une Action s’utilise au lieu de jouer une carte ou d’attaquer. Personne ne peut la bloquer ni la prendre.
lesson-action-1 =
    { $infernostrich } a une Action. Utilisez-la au lieu d’attaquer.

    Elle détruit une créature ennemie de puissance 7 ou plus, et personne ne peut la bloquer.
lesson-action-1-done = Laquelle choisissez-vous ?
lesson-action-2 =
    Choisissez { $gorillion }.
lesson-action-2-done = Et vous pouvez recommencer à chaque tour, tant que { $infernostrich } est en jeu.
lesson-action-2-smaller = C’était la moins puissante des deux.

lesson-action-turn = Gagner sans attaquer
lesson-action-turn-idea = Aucun bloqueur n’arrête une Action. Quand les attaques ne mènent à rien, cherchez une Action.
lesson-action-turn-1 =
    J’ai 1 point de vie et trois créatures pour bloquer. Utilisez l’Action de { $dragon-inn }.

    Si vous contrôlez moins de créatures que moi, elle me coûte 1 point de vie.
lesson-action-turn-1-done = Aucune créature ne peut bloquer une Action.

lesson-evolve = Évoluer
lesson-evolve-idea = Une créature qui évolue se renforce à chaque Action. Cela prend du temps : commencez tôt et gardez-la en jeu.
lesson-evolve-1 =
    Utilisez l’Action de { $cloud-lady }.

    Elle détruit une créature ennemie de puissance 4 ou moins, puis { $cloud-lady } évolue.
lesson-evolve-1-done = { $turbo-bug } n’est plus là, et votre créature est devenue { $typhoon-princess }.
lesson-evolve-2 =
    Encore une fois : utilisez l’Action de { $typhoon-princess }.

    Maintenant, elle détruit une créature de puissance 6 ou moins.
lesson-evolve-2-done = Le troisième niveau : { $thunder-queen } a une puissance de 9.

lesson-sacrifice = Renoncer à une créature
lesson-sacrifice-idea = Certaines Actions coûtent la créature elle-même. Une petite contre ma meilleure : un bon échange.
lesson-sacrifice-1 =
    { $gorillion } est ma seule créature. Utilisez l’Action de { $octocopter }.

    Votre créature est détruite, et vous prenez le contrôle d’une créature ennemie.
lesson-sacrifice-1-done = Vous contrôlez { $gorillion }. Je n’ai pu que jouer { $waddling-recruit }.
lesson-sacrifice-2 =
    J’ai 1 point de vie : je dois bloquer. Attaquez avec { $gorillion }.
lesson-sacrifice-2-done = Je n’ai plus de créature.

lesson-upside-down = Lire avant de combattre
lesson-upside-down-idea = Les textes changent le sens des nombres. Lisez ce qui est en jeu avant de combattre.
lesson-upside-down-1 =
    { $gorillion } attaque avec 10. Bloquez avec { $sawn }, qui a 5.

    Lisez : quand cette créature combat, c’est la plus puissante qui est détruite.
lesson-upside-down-1-done = C’est la plus puissante qui a été détruite.
lesson-upside-down-1-lost = 7 contre 10. { $steelhorn } combat comme toujours.
lesson-upside-down-1-unblocked = Cela a coûté 1 point de vie. { $sawn } aurait gagné.

## Beyond Eternity.

lesson-boost = Les renforts
lesson-boost-idea = Une carte de renfort est sous une créature et lui donne +1 de puissance pour toujours. Elle vient d’une défausse.
lesson-boost-1 =
    Attaquez avec { $sea-rex }.

    Son effet Attaque renforce la créature avec une carte d’une défausse.
lesson-boost-1-done = Choisissez la carte de renfort.
lesson-boost-2 =
    Prenez { $tiger-wasp } comme renfort : 6 au lieu de 5.
lesson-boost-2-done = { $sea-rex } garde la carte de renfort, et la puissance.
lesson-boost-2-unboosted = Sans renfort, c’est 5 contre 5.
lesson-boost-3 =
    6 suffit maintenant : choisissez comme proie { $porcupine-teacher }, qui a 5.
lesson-boost-3-done = 6 contre 5. Sans renfort, les deux auraient été détruites.
lesson-boost-3-strong = 6 contre 10, c’est trop peu.

lesson-boosted-falls = Le renfort fait la cible
lesson-boosted-falls-idea = Certains effets ne visent que les créatures renforcées. Ce qui rend une créature forte peut en faire une cible.
lesson-boosted-falls-1 =
    { $gorillion } a une carte de renfort : 11. Jouez { $goat-dragon }.

    Son effet renforce une créature ou en détruit une renforcée.
lesson-boosted-falls-1-done = Vous pouvez choisir l’un des deux.
lesson-boosted-falls-2 =
    Choisissez de détruire une créature renforcée.
lesson-boosted-falls-2-done = { $gorillion } et sa carte de renfort sont dans la défausse.
lesson-boosted-falls-2-kept = Un renfort pour vous. Mais { $gorillion } avec 11 est toujours là.

lesson-from-the-discard = Des cartes qui agissent depuis la défausse
lesson-from-the-discard-idea = Certaines cartes agissent tant qu’elles sont dans une défausse. Regardez les deux défausses avant de compter.
lesson-from-the-discard-1 =
    J’ai 3 points de vie. Attaquez avec { $peacasus } et gagnez.

    { $blessed-killer-bee } est dans votre défausse : chaque perte de vie me coûte 2 points de plus.
lesson-from-the-discard-1-done = 1 point de vie, et 2 de plus.

lesson-discard-on-purpose = Défausser exprès
lesson-discard-on-purpose-idea = Certaines cartes valent plus dans la défausse qu’en jeu. Il est alors bon de les défausser.
lesson-discard-on-purpose-1 =
    Jouez { $tornado-dragon }.

    Vous pouvez défausser jusqu’à 2 cartes et détruire une créature pour chacune.
lesson-discard-on-purpose-1-done = Quelle carte voulez-vous défausser ?
lesson-discard-on-purpose-1-small = Cette carte agit depuis la défausse, pas en jeu.
lesson-discard-on-purpose-2 =
    Défaussez { $blessed-tiger-squirrel }.

    Depuis la défausse, cette carte arrête les créatures ennemies de puissance 7 ou plus : elles ne peuvent ni attaquer ni bloquer.
lesson-discard-on-purpose-2-done = Elle agit dès maintenant.
lesson-discard-on-purpose-2-kept = Rien de défaussé, rien de détruit.
lesson-discard-on-purpose-3 =
    Maintenant, détruisez { $gorillion }.
lesson-discard-on-purpose-3-done = J’ai joué { $turf-the-surfer }, puissance 8, qui ne peut pas bloquer non plus.
lesson-discard-on-purpose-3-own = Cette créature était à vous.
lesson-discard-on-purpose-4 =
    J’ai 2 points de vie, et personne ne peut bloquer. Attaquez avec { $agile-rooster }.

    Le mot-clé Furie permet deux attaques.
lesson-discard-on-purpose-4-done = Il m’en reste 1.
lesson-discard-on-purpose-4-slow = Personne ne pouvait bloquer non plus. Mais il n’y a qu’une attaque.
lesson-discard-on-purpose-5 =
    Et encore !
lesson-discard-on-purpose-5-done = Mes créatures puissantes n’ont pu que regarder.

lesson-curse = Les malédictions
lesson-curse-idea = Un renfort sort sa carte d’une défausse. Cela lève une de vos malédictions, ou m’ôte une bénédiction.
lesson-curse-1 =
    { $cursed-gorillion } dans votre défausse coûte 2 de puissance à vos créatures. Attaquez quand même avec { $sea-rex }.
lesson-curse-1-done = Choisissez la carte de renfort.
lesson-curse-2 =
    Prenez { $cursed-gorillion } comme renfort.

    Cela donne +1, et la malédiction sort de la défausse : 6 au lieu de 3.
lesson-curse-2-done = 3 de puissance en plus avec une carte.
lesson-curse-2-cursed = La malédiction est toujours dans votre défausse et coûte 2 de puissance.
lesson-curse-3 =
    Choisissez comme proie { $porcupine-teacher } : 6 contre 5.
lesson-curse-3-done = La malédiction est levée, et ma créature n’est plus là.
