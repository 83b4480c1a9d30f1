### French: lessons of Tag Team. The comments of en-lessons-tag-team.ftl say what each message and variable is.

lesson-team-order = Qui décide en premier
lesson-team-order-idea = À gauche, en face, à droite : dans cet ordre, trois joueurs peuvent prendre votre carte. Faites dépenser leurs Mindbugs à vos deux voisins avant de jouer la carte qui compte.
lesson-team-order-1 =
    Jouez { $gorillion } et regardez qui décide.

    D’abord Ben, à votre gauche, pour un Mindbug. Puis votre coéquipière Cleo, pour un Mindfrog. Enfin Dan, à votre droite, pour un Mindbug.
lesson-team-order-1-done = Ben et Cleo ont laissé passer, Dan a pris la carte avec son Mindbug. Comme en duel, **qui perd une carte agit de nouveau immédiatement**.
lesson-team-order-1-early = Deux Mindbugs attendaient encore. Qui prend { $killer-bee } fait perdre 1 point de vie à votre équipe.
lesson-team-order-1-another = Un bon appât aussi. Ben décide en premier, et Dan n’a que ce que Ben laisse passer.
lesson-team-order-2 =
    Dan n’a plus de Mindbug, Ben en a encore un. Jouez { $luchataur }.

    Il reste 1 point de vie à l’autre équipe. { $killer-bee } le lui fera perdre, dès que personne ne pourra prendre la carte.
lesson-team-order-2-done = Ben n’a pas résisté. Il n’y a plus de Mindbugs en face, et vous agissez encore une fois.
lesson-team-order-2-early = Ben avait encore son Mindbug. S’il prend { $killer-bee }, c’est votre équipe qui perd 1 point de vie.
lesson-team-order-3 =
    Jouez { $killer-bee } !

    Seule Cleo décide encore, et elle est de votre côté.
lesson-team-order-3-done = Cleo a laissé passer, et { $killer-bee } a fait perdre à l’autre équipe son dernier point de vie. Cleo et vous avez gagné !
lesson-team-order-3-another = Il n’y avait plus de Mindbugs : { $killer-bee } aurait gagné immédiatement.

lesson-team-mindfrog = Le Mindfrog
lesson-team-mindfrog-idea = Un Mindfrog prend une carte de votre coéquipier, qui agit de nouveau. Il sauve la carte du Mindbug qui vient après vous, et d’un tour il en fait deux.
lesson-team-mindfrog-1 =
    Cleo joue { $luchataur }. Prenez la carte avec votre Mindfrog !

    Dan n’a plus de Mindbug, c’est donc à vous. Après vous vient Ben, et il en a encore un.
lesson-team-mindfrog-1-done = { $luchataur } est à l’abri de votre côté. Et Cleo a agi de nouveau immédiatement : { $killer-bee } a chassé { $turbo-bug }.
lesson-team-mindfrog-1-passed = Après vous, c’était à Ben, qui avait encore son Mindbug. Avec votre Mindfrog, { $luchataur } restait dans l’équipe.
lesson-team-mindfrog-2 =
    { $urchin-hurler } est leur seule créature. Attaquez avec { $luchataur } !

    Avec **Furie**, deux attaques sont possibles, et il reste 1 point de vie à l’autre équipe.
lesson-team-mindfrog-2-done = Dan a dû bloquer avec { $urchin-hurler } : 9 contre 5. Plus personne ne peut bloquer.
lesson-team-mindfrog-2-waits = Une carte de plus de votre côté. Mais { $luchataur } n’a pas attaqué, et c’est maintenant à Ben.
lesson-team-mindfrog-3 =
    Attaquez de nouveau !

    Plus personne ne peut bloquer.
lesson-team-mindfrog-3-done = Leur dernier point de vie est perdu. La carte de Cleo, votre Mindfrog : vous avez gagné ensemble.
lesson-team-mindfrog-3-stopped = Pas de seconde attaque : l’autre équipe garde son dernier point de vie.

lesson-team-help = Aider son équipe
lesson-team-help-idea = Regardez toujours les deux côtés de votre équipe. Certaines cartes renforcent les créatures de votre coéquipier, d’autres les font attaquer pendant votre tour : souvent, cela vaut mieux qu’agir sans aide.
lesson-team-help-1 =
    { $spider-owl }, chez Cleo, a **Furtif** : en face, personne ne peut bloquer. Jouez { $superhero-boot-camp }.

    Les créatures de votre coéquipière ont alors 1 de puissance en plus et **Furie** : deux attaques par tour.
lesson-team-help-1-done = Cleo a attaqué deux fois avec { $spider-owl }. L’autre équipe a perdu 2 points de vie : il lui en reste 1.
lesson-team-help-1-another = Une carte pour vous. Avec { $superhero-boot-camp }, Cleo attaquerait deux fois.
lesson-team-help-1-attacked = Ben et Dan ont des créatures qui peuvent bloquer les vôtres. Aucune ne peut bloquer { $spider-owl }, chez Cleo.
lesson-team-help-1-once = C’est bien aussi : 1 point de vie tout de suite, pendant votre tour. { $superhero-boot-camp } doublerait les attaques de Cleo pendant le sien.
lesson-team-help-2 =
    Utilisez l’Action de { $rocket-lovers }.

    Cleo doit alors attaquer immédiatement, pendant votre tour. Il ne reste qu’1 point de vie à faire perdre.
lesson-team-help-2-done = { $spider-owl } a encore attaqué et fait perdre le dernier point de vie. La créature de Cleo, vos cartes : vous avez gagné ensemble.
lesson-team-help-2-another = Cleo doit maintenant attendre son tour, et Ben agit avant elle.
lesson-team-help-2-attacked = Ben et Dan ont des créatures qui peuvent bloquer les vôtres. Aucune ne peut bloquer { $spider-owl }, chez Cleo.

lesson-team-life = Une vie pour deux
lesson-team-life-idea = Les points de vie sont ceux de toute l’équipe. Si votre coéquipier décide après vous, vous pouvez lui laisser le blocage ; si personne ne vient après vous, c’est à vous.
lesson-team-life-1 =
    { $giraffodile } attaque votre équipe. Bloquez avec { $turbo-bug }, même si la créature est perdue.

    Cleo n’a pas de créature, c’est donc à vous. Vous partagez 1 point de vie : sans lui, vous perdez ensemble.
lesson-team-life-1-done = { $turbo-bug } n’est plus là, mais votre équipe vit. Et pendant son tour, Cleo a joué { $gorillion }.
lesson-team-life-1-lost = C’était aussi le dernier point de vie de Cleo. Avec 1 point de vie, qui décide en dernier doit bloquer.
lesson-team-life-1-dear = { $killer-bee } n’est plus là. { $turbo-bug } suffisait : contre 7, les deux créatures perdent.
lesson-team-life-2 =
    Dan attaque avec { $kangasaurus-rex }. Cette fois, ne bloquez pas !

    Vous décidez d’abord, puis Cleo. { $killer-bee } perdrait contre 7, mais { $gorillion }, chez Cleo, a 10.
lesson-team-life-2-done = Cleo a bloqué avec { $gorillion } et détruit { $kangasaurus-rex }. Votre équipe n’a rien perdu.
lesson-team-life-2-dear = 5 contre 7 : { $killer-bee } n’est plus là. { $gorillion }, chez Cleo, aurait gagné ce combat.

lesson-team-silence = Pas un mot sur les mains
lesson-team-silence-idea = Entre coéquipiers, on ne montre pas sa main et on n’y fait pas allusion. Mais tout ce qui est visible vous parle à tous deux : lisez-le, et comptez sur l’autre pour le lire aussi.
lesson-team-silence-1 =
    Vous ne voyez pas la main de Cleo, et elle ne doit rien en laisser deviner. Attaquez avec { $kung-fu-buddies }.

    Seules les cartes en montrent : Cleo révèle une carte de son choix, et une créature de même puissance est détruite.
lesson-team-silence-1-done = Sans un mot, Cleo a choisi { $luchataur } : 9, comme { $snail-hydra }, qui n’est plus là. Dan n’a pas bloqué : il leur reste 1 point de vie.
lesson-team-silence-1-another = La main de Cleo reste cachée. Avec { $kung-fu-buddies }, elle montrerait une carte, de son choix à elle.
lesson-team-silence-2 =
    Attaquez de nouveau, avec **Furie**, et faites confiance à Cleo.

    Vous ne pouvez pas lui demander une puissance de 4. Mais elle voit { $brain-fly } aussi bien que vous.
lesson-team-silence-2-done = { $turbo-bug } a une puissance de 4, et { $brain-fly } n’est plus là. Personne ne pouvait bloquer : vous avez gagné ensemble, sans un mot.
lesson-team-silence-2-stopped = Pas de seconde attaque. Si Cleo pouvait encore vous aider, elle n’a pas le droit de le dire.

lesson-team-clock = Passer deux tours de suite
lesson-team-clock-idea = Les cartes sont une horloge. Qui ne peut rien faire passe son tour, et une équipe qui en passe deux de suite perd, quels que soient ses points de vie. Gardez une carte pour les mauvais jours.
lesson-team-clock-1 =
    Ben n’a plus rien, et Dan n’a que { $turbo-bug }. Attaquez avec { $killer-bee }.

    Qui ne peut rien faire passe son tour. Une équipe qui en passe deux de suite perd.
lesson-team-clock-1-done = { $killer-bee } a **Chasseur** : vous pouvez choisir qui doit bloquer.
lesson-team-clock-1-life = Des points de vie, ils en ont assez. Tant que Dan a { $turbo-bug }, il peut agir.
lesson-team-clock-1-another = Tant que Dan a { $turbo-bug }, il peut agir. { $killer-bee } pouvait chasser cette créature.
lesson-team-clock-2 =
    Chassez { $turbo-bug } !

    5 contre 4 : la créature est détruite, et Dan ne peut plus rien faire non plus.
lesson-team-clock-2-done = Ben a passé son tour, Cleo a joué { $gorillion }, Dan a passé son tour. Avec 3 points de vie, ils ont perdu !
lesson-team-clock-2-unhunted = Sans chasse, personne ne doit bloquer. Tant que Dan a { $turbo-bug }, il peut agir.
