### Mindbug in French: its pages of rules.

## The duel.

rules-duel-aim-title = But du jeu
rules-duel-aim =
    Deux joueurs envoient d’étranges créatures l’un contre l’autre. Chacun commence avec 3 points de vie. Celui qui n’en a plus perd immédiatement. Celui qui ne peut rien faire pendant son tour perd aussi.

    Le sel du jeu : quoi que vous jouiez, votre adversaire peut vous le prendre. Mais deux fois seulement.
rules-duel-setup-title = Mise en place
rules-duel-setup =
    On mélange les cartes de toutes les séries choisies. Chaque joueur reçoit 10 cartes face cachée, en prend 5 en main et garde les 5 autres comme pioche. Le reste forme la pile de cartes inutilisées.

    Chaque joueur a 3 points de vie et 2 Mindbugs.

    Pour savoir qui commence, chacun révèle une carte prise au hasard dans la pile de cartes inutilisées. Celui qui révèle la plus grande puissance commence ; en cas d’égalité, chacun en révèle une autre.

    Vous seul connaissez votre main, et personne ne connaît les pioches. Tout le monde peut regarder les créatures en jeu, les défausses et les cartes de renfort.
rules-duel-card-title = Une carte
rules-duel-card =
    Chaque carte est une créature. Le grand nombre est sa puissance. Sous le nom se trouvent ses mots-clés, puis ses capacités. Le déclencheur placé devant une capacité indique quand elle se déclenche.

    En jeu, le grand nombre est la puissance de la créature à ce moment. Si ce n’est pas celle qui est imprimée, une flèche pointe vers le haut ou vers le bas, et le nombre imprimé est à côté, barré. Une créature inclinée est plus pâle et porte la mention « Inclinée » ; le nombre de cartes qui la renforcent est indiqué en haut à droite.
rules-duel-turn-title = Votre tour
rules-duel-turn =
    À votre tour, faites exactement une de ces choses :
    • jouer une carte depuis votre main ;
    • attaquer avec une de vos créatures ;
    • utiliser l’Action d’une de vos créatures, si elle en a une.

    Puis c’est le tour de votre adversaire. Vous n’avez pas le droit de passer votre tour. Si vous ne pouvez rien faire, vous perdez.

    Dès que vous avez moins de 5 cartes en main, piochez immédiatement jusqu’à en avoir de nouveau 5, même au milieu d’un effet. Quand votre pioche est vide, vous ne piochez plus. Il n’y a de limite ni au nombre de cartes en main, ni aux points de vie.
rules-duel-playing-title = Jouer une carte, et les Mindbugs
rules-duel-playing =
    1. Montrez la carte que vous jouez et complétez votre main.
    2. Votre adversaire peut utiliser un Mindbug, s’il lui en reste un.
    3. S’il ne le fait pas, la créature entre en jeu de votre côté, vous résolvez son effet Jouer et votre tour est terminé.
    4. S’il le fait, le Mindbug est retourné face cachée et la créature entre en jeu du côté de votre adversaire. C’est lui qui résout son effet Jouer, comme s’il l’avait jouée. Puis vous jouez immédiatement un tour supplémentaire.

    Un Mindbug ne prend qu’une carte jouée depuis la main comme action du tour. Il ne prend jamais une créature déjà en jeu, ni une créature qu’un effet fait entrer en jeu, ni celle qu’un Mindbug vient de prendre.
rules-duel-attacking-title = Attaquer et bloquer
rules-duel-attacking =
    1. Annoncez laquelle de vos créatures attaque. Résolvez d’abord ses effets Attaque. Si ensuite elle n’est plus en jeu de votre côté, l’attaque est terminée.
    2. Si elle a Chasseur, vous pouvez choisir une créature ennemie qui doit bloquer.
    3. Sinon, votre adversaire peut bloquer avec une créature qui en est capable, ou ne pas bloquer.
    4. Si personne ne bloque, votre adversaire perd 1 point de vie.
    5. Si une créature bloque, les deux combattent. La moins puissante est détruite ; à puissance égale, les deux le sont.

    Une créature détruite va dans la défausse du joueur qui la contrôle. Attaquer ou bloquer n’incline pas la créature : après une attaque, elle peut bloquer au tour suivant et attaquer de nouveau à celui d’après.
rules-duel-keywords-title = Mots-clés
rules-duel-keywords =
    Les mots-clés sont sous le nom de la carte. Avoir deux fois le même mot-clé ne change rien.
rules-keyword-frenzy =
    Après sa première attaque du tour, elle peut attaquer immédiatement une seconde fois, si elle est encore en jeu de votre côté et capable d’attaquer. Elle attaque au plus deux fois par tour.
rules-keyword-hunter =
    Quand elle attaque, vous pouvez choisir une créature ennemie. Celle-ci doit bloquer, même si, autrement, elle ne le pourrait pas. Votre adversaire ne perd alors pas de point de vie dans cette attaque. Si vous n’en choisissez aucune, il peut bloquer comme d’habitude.
rules-keyword-poisonous =
    Au combat, elle détruit toujours l’autre créature, même plus puissante. Si l’autre a une puissance égale ou supérieure, ou a aussi Venimeux, les deux sont détruites. Une créature ayant Coriace qui n’est pas encore inclinée est inclinée à la place, comme toujours.
rules-keyword-sneaky =
    Quand elle attaque, seules les créatures ayant Furtif peuvent la bloquer. Elle-même peut bloquer n’importe quelle créature.
rules-keyword-tough =
    Si elle devait être détruite, au combat ou par un effet, elle est inclinée à la place et reste en jeu. Elle n’a pas été détruite : son effet Détruit ne se déclenche donc pas. Une créature inclinée n’a plus cette protection : la fois suivante, elle est détruite.
rules-duel-effects-title = Effets
rules-duel-effects =
    Le déclencheur placé devant une capacité indique quand elle se déclenche :
    • Jouer | quand la créature entre en jeu, de quelque façon que ce soit ; pas quand elle change de côté ni quand elle évolue.
    • Attaque | quand elle attaque, avant tout blocage.
    • Détruit | quand elle passe du jeu à la défausse ; pas quand elle retourne dans une main, change de côté ou est inclinée à la place.
    • Action | quand vous l’utilisez comme action de votre tour. Elle doit changer quelque chose.
    • Dans la défausse | tant que la carte est dans votre défausse, et nulle part ailleurs.

    Une capacité sans déclencheur est toujours active tant que la créature est en jeu.

    Les créatures alliées sont celles que vous contrôlez, les créatures ennemies celles que contrôle votre adversaire. Si un effet dit seulement « une créature », elle peut être alliée ou ennemie.

    Le joueur qui contrôle la créature fait les choix de ses effets. Mais si un autre joueur doit faire quelque chose, comme avec { $card }, c’est lui qui choisit.

    Faites tout ce qui est possible et ignorez le reste. Sauf s’il dit « vous pouvez », « au plus » ou « n’importe quel nombre », un effet est obligatoire : si la seule créature qui convient est la vôtre, c’est elle qui est choisie.

    Quand plusieurs effets se déclenchent en même temps, le joueur dont c’est le tour choisit leur ordre. Terminez la résolution d’un effet avant d’en résoudre un autre.

    La puissance n’est jamais inférieure à 1. Les effets tiennent compte de la puissance d’une créature à ce moment ; les cartes des mains et des défausses ont leur puissance imprimée.
rules-duel-states-title = Inclinée, renforcée, évoluée
rules-duel-states =
    Une créature inclinée attaque, bloque et utilise ses capacités comme les autres. Elle reste inclinée tant qu’elle est en jeu, même quand elle change de côté.

    Pour renforcer une créature (Éternité Suprême), mettez sous elle des cartes de n’importe quelles défausses, au plus le nombre indiqué. Chacune lui donne +1 de puissance ; rien d’autre sur ces cartes ne compte. Quand la créature quitte le jeu, ses cartes de renfort vont dans la défausse du joueur qui la contrôlait.

    Une créature qui évolue (Évolution Suprême) est remplacée par son niveau suivant (il y en a trois). C’est toujours la même créature : elle reste inclinée ou renforcée, et aucun effet Jouer ne se déclenche. Quand elle quitte le jeu, elle revient à son premier niveau. Seuls les premiers niveaux sont dans le deck.
rules-duel-end-title = Fin de la partie
rules-duel-end =
    La partie se termine immédiatement, même s’il reste des effets à résoudre, quand
    • un joueur n’a plus de points de vie : il perd ;
    • un joueur doit jouer son tour et ne peut rien faire : il perd ;
    • un effet dit que quelqu’un gagne.

    Il n’y a pas de match nul.

rules-example-duel-mindbug = Vous espériez détruire { $luchataur } avec l’effet Jouer de { $tiger-squirrel }. Ben utilise un Mindbug : maintenant, c’est lui qui contrôle { $tiger-squirrel } et résout son effet. Vue de son côté, la créature ennemie de puissance 7 ou plus, c’est la vôtre : { $gorillion }. Votre consolation : vous avez un autre tour, et Ben un Mindbug de moins.
rules-example-duel-fight = { $gorillion } a une puissance de 10, { $giraffodile } de 7 seulement : c’est cette dernière créature qui est détruite. Comme elle a bloqué, Ben ne perd pas de point de vie.
rules-example-duel-tie = 7 contre 7 : les deux créatures sont détruites au même moment.
rules-example-duel-frenzy = { $luchataur } a survécu à sa première attaque et peut donc attaquer immédiatement une seconde fois. Il ne reste personne pour bloquer, et Ben perd 1 point de vie.
rules-example-duel-hunter = Ben aurait bloqué avec { $gorillion }. Avec Chasseur, c’est vous qui choisissez : { $brain-fly } doit bloquer, et 4 est inférieur à 5.
rules-example-duel-poisonous = { $spider-owl } a Venimeux et détruit même { $gorillion }. Mais 10 est supérieur à 3 : la créature { $spider-owl } est donc détruite aussi.
rules-example-duel-sneaky = { $gorillion } n’a pas Furtif et ne peut pas bloquer { $tiger-squirrel }. Une créature de puissance 3 fait perdre 1 point de vie à Ben.
rules-example-duel-tough = La première fois que { $grave-robber } perd un combat, la créature est inclinée. Au tour suivant, elle peut encore bloquer, mais cette fois elle est détruite.
rules-example-duel-attack = L’effet Attaque de { $shark-dog } vient avant le blocage. Il détruit { $gorillion } : il ne reste donc aucune proie à choisir, et personne pour bloquer.
rules-example-duel-defeated = { $explosive-toad } perd le combat et va dans la défausse. Son effet Détruit doit alors détruire une créature. Il ne reste que la créature { $gorillion }, qui est donc détruite à son tour.
rules-example-duel-constant = La capacité de { $goblin-werewolf } n’a pas de déclencheur : elle est toujours active. À votre tour, sa puissance est de 8, assez pour détruire { $giraffodile } ; au tour de Ben, elle est de nouveau de 2.
rules-example-duel-boost = Renforcée avec la carte { $spider-owl } de la défausse de Ben, la créature { $sea-rex } a une puissance de 6 au lieu de 5 et gagne le combat. Elle garde la carte de renfort, dont seul le +1 compte.
rules-example-duel-evolution = L’Action détruit une créature ennemie de puissance 4 ou moins. Puis { $cloud-lady } évolue en { $typhoon-princess }, le deuxième de ses trois niveaux. Aucun effet Jouer ne se déclenche.
rules-example-duel-out-of-actions = Ben a encore 3 points de vie. Mais il n’a ni créature, ni carte en main, ni carte à piocher. Il ne peut rien faire pendant son tour : il perd.

## Tag Team.

rules-tag-team-aim-title = Les équipes
rules-tag-team-aim =
    Deux équipes de deux s’assoient de sorte que vos voisins soient vos adversaires et que votre coéquipier soit en face de vous. Une équipe partage 3 points de vie. Tout le reste est à chacun : main, pioche, défausse, créatures, Mindbug et Mindfrog.

    Vous n’avez le droit ni de montrer votre main à votre coéquipier, ni de lui donner d’indice.
rules-tag-team-setup-title = Mise en place
rules-tag-team-setup =
    On mélange les cartes de Tag Team avec celles de n’importe quelles autres séries. Chaque joueur reçoit 6 cartes, en prend 3 en main et en garde 3 comme pioche. Ici, l’ordre de la pile de cartes inutilisées compte : n’y touchez pas.

    Chaque joueur a 1 Mindbug et 1 Mindfrog. Chacun révèle une carte de la pile de cartes inutilisées ; celui qui révèle la plus grande puissance commence.

    Variante épique : 5 cartes en main et 5 dans la pioche, 2 Mindbugs et 1 Mindfrog pour chaque joueur.
rules-tag-team-turn-title = Votre tour
rules-tag-team-turn =
    On joue dans le sens des aiguilles d’une montre : les équipes jouent donc en alternance. Jouez une carte depuis votre main, attaquez avec une créature que vous contrôlez, ou utilisez l’Action d’une créature que vous contrôlez. Vous n’avez pas le droit de passer votre tour.

    La main est complétée jusqu’à 3 cartes, dans la variante épique jusqu’à 5.
rules-tag-team-playing-title = Jouer une carte : Mindbugs et Mindfrogs
rules-tag-team-playing =
    Quand vous avez montré une carte et complété votre main, on demande à trois joueurs, dans cet ordre :
    1. l’adversaire à votre gauche, pour un Mindbug ;
    2. votre coéquipier, pour un Mindfrog ;
    3. l’adversaire à votre droite, pour un Mindbug.

    Le premier qui dit oui prend la créature et résout son effet Jouer. Vous devez alors faire une autre action dans le même tour ; si vous ne pouvez pas, votre tour est simplement terminé. Si personne ne la prend, la créature est à vous, vous résolvez son effet Jouer et votre tour est terminé.

    Un Mindbug ne prend que les cartes des adversaires, un Mindfrog que celles du coéquipier. Les effets qui parlent d’utiliser un Mindbug ne concernent pas les Mindfrogs.
rules-tag-team-attacking-title = Attaquer et bloquer
rules-tag-team-attacking =
    Vous attaquez l’autre équipe, pas un joueur. L’adversaire à votre gauche peut bloquer en premier. S’il ne le fait pas, celui à votre droite le peut. Si aucun ne bloque, l’équipe perd 1 point de vie.

    Une créature ayant Chasseur peut choisir n’importe quelle créature des deux adversaires.
rules-tag-team-words-title = Ce que disent les cartes
rules-tag-team-words =
    • Les créatures alliées sont les vôtres et celles de votre coéquipier ; les créatures ennemies sont celles des deux adversaires.
    • Ce que vous contrôlez est dans votre propre zone de jeu. Votre main, votre tour, vos Mindbugs et votre défausse sont à vous seul ; vos points de vie sont ceux de votre équipe.
    • « L’adversaire » après Jouer, Attaque, Détruit, Action, « quand » ou « à la fin de » désigne un seul adversaire, que vous choisissez quand l’effet se déclenche. Dans les capacités toujours actives, ce sont les deux. Quand il s’agit de points de vie, c’est l’autre équipe.
    • Donner une carte, c’est la mettre dans la main de l’autre joueur.
    • Réactiver un Mindbug, comme avec { $card }, c’est remettre face visible un Mindbug utilisé. Les Mindfrogs ne se réactivent pas.
rules-tag-team-end-title = Passer son tour, et la fin
rules-tag-team-end =
    Une équipe qui n’a plus de points de vie perd immédiatement.

    Un joueur qui ne peut rien faire pendant son tour doit le passer. Il est toujours dans la partie : il utilise Mindbugs et Mindfrogs, et bloque. Mais si son coéquipier doit lui aussi passer son tour suivant, leur équipe perd immédiatement.

rules-example-tag-team-mindfrog = On demande d’abord à Ben, à votre gauche, qui refuse. Puis votre coéquipière Cleo utilise son Mindfrog ; on ne demande même pas à Dan. Cleo contrôle { $luchataur }, et vous agissez de nouveau dans le même tour.
rules-example-tag-team-block = Ben peut bloquer en premier, mais garde { $brain-fly } à l’abri. Puis Dan bloque avec { $gorillion } : 9 est inférieur à 10, et la créature { $luchataur } est détruite.
rules-example-tag-team-hunter = Avec Chasseur, vous pouvez éviter { $gorillion } (Ben) : { $brain-fly } (Dan), à votre droite, doit bloquer.
rules-example-tag-team-teammate = La capacité de { $superhero-boot-camp } concerne les créatures du coéquipier. Dès que Cleo a cette carte en jeu, votre créature { $spider-owl } a une puissance de 4 et peut attaquer deux fois.
rules-example-tag-team-skipped = Ben n’a ni carte ni créature : il doit passer son tour. Après l’attaque de Cleo, Dan doit passer le sien aussi. Une équipe qui doit passer deux tours de suite perd la partie, même avec 1 point de vie restant.

rules-as-in-duel = Tag Team se joue comme le duel, sauf pour ce qui est dit ici. Lisez d’abord :
rules-cards-with = Toutes les cartes ayant { $keyword }
rules-being-played = est jouée
rules-our-team = Votre équipe
rules-their-team = L’autre équipe

rules-duel-summary-title = En bref
rules-duel-summary =
    • À votre tour, faites une seule chose : jouer une carte ou attaquer avec une de vos créatures.
    • Quand une carte est jouée, l’adversaire peut la prendre avec un Mindbug. Celui qui l’a jouée a alors un autre tour. Chaque joueur a deux Mindbugs.
    • Quand une créature attaque, l’adversaire peut bloquer avec une créature. La moins puissante est détruite ; à puissance égale, les deux.
    • Si personne ne bloque, l’attaque coûte 1 point de vie. Celui qui n’en a plus perd, tout comme celui qui ne peut rien faire pendant son tour.
    • Vous avez toujours 5 cartes en main, tant qu’il y en a à piocher.

rules-tag-team-summary-title = En bref
rules-tag-team-summary =
    • Deux contre deux : les coéquipiers sont assis face à face et partagent 3 points de vie.
    • À votre tour, faites une seule chose : jouer une carte ou attaquer.
    • Quand vous jouez une carte, chaque adversaire peut la prendre avec un Mindbug, et votre coéquipier avec un Mindfrog, dans l’ordre de la table.
    • Quand vous attaquez, les adversaires peuvent bloquer, l’un après l’autre.
    • Vous ne pouvez ni montrer ni dire à votre coéquipier ce que vous avez en main.
