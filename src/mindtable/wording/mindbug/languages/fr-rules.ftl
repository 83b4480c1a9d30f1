### Mindbug in French: its pages of rules.

rules-as-in-duel = Tag Team se joue comme le duel, sauf ce qui est dit ici. Lis d’abord :

## The duel.

rules-duel-aim-title = But du jeu
rules-duel-aim =
    Deux joueurs envoient d’étranges créatures l’un contre l’autre. Chacun commence avec 3 points de vie. Celui qui n’en a plus perd aussitôt. Celui qui ne peut rien faire à son tour perd aussi.

    Le sel du jeu : quoi que tu joues, ton adversaire peut te le prendre. Mais deux fois seulement.
rules-duel-setup-title = Mise en place
rules-duel-setup =
    Mélange les cartes de toutes les séries avec lesquelles vous jouez. Chaque joueur reçoit 10 cartes face cachée, en prend 5 en main et garde les 5 autres comme pioche. Le reste forme la pile de cartes inutilisées.

    Chaque joueur a 3 points de vie et 2 Mindbugs.

    Pour savoir qui commence, chacun révèle une carte au hasard de la pile de cartes inutilisées. La plus grande puissance commence ; en cas d’égalité, chacun en révèle une autre.

    Toi seul connais ta main, et personne ne connaît les pioches. Les créatures en jeu, les défausses et les cartes de renfort peuvent être regardées par tous.
rules-duel-card-title = Une carte
rules-duel-card =
    Chaque carte est une créature. Le grand nombre est sa puissance. Sous le nom se trouvent ses mots-clés, puis ce qu’elle fait d’autre. Le mot placé devant un texte dit quand il se produit.

    En jeu, le grand nombre est la puissance qu’une créature a à ce moment. Si ce n’est pas celle qui est imprimée, une flèche pointe vers le haut ou vers le bas, et le nombre imprimé est à côté, barré. Une créature inclinée est posée de travers ; les cartes qui la renforcent sont comptées en haut à droite.
rules-duel-turn-title = Ton tour
rules-duel-turn =
    À ton tour, tu fais exactement une de ces choses :
    • jouer une carte de ta main ;
    • attaquer avec une de tes créatures ;
    • utiliser l’Action d’une de tes créatures, si elle en a une.

    Puis c’est le tour de ton adversaire. Tu ne peux pas passer. Si tu ne peux rien faire, tu perds.

    Dès que tu as moins de 5 cartes en main, tu pioches aussitôt jusqu’à en avoir de nouveau 5, même au milieu d’un effet. Quand ta pioche est vide, tu ne pioches plus. Il n’y a de limite ni au nombre de cartes en main, ni aux points de vie.
rules-duel-playing-title = Jouer une carte, et les Mindbugs
rules-duel-playing =
    1. Montre la carte que tu joues et complète ta main.
    2. Ton adversaire peut utiliser un Mindbug, s’il lui en reste un.
    3. S’il ne le fait pas, la créature entre en jeu de ton côté, tu appliques son effet Jouer et ton tour est fini.
    4. S’il le fait, le Mindbug est dépensé et la créature entre en jeu de son côté. C’est lui qui applique son effet Jouer, comme s’il l’avait jouée. Puis tu joues aussitôt un nouveau tour entier.

    Un Mindbug ne prend qu’une carte jouée de la main comme action du tour. Il ne prend jamais une créature déjà en jeu, ni une créature qu’un effet fait entrer en jeu, ni celle qu’un Mindbug vient de prendre.
rules-duel-attacking-title = Attaquer et bloquer
rules-duel-attacking =
    1. Dis laquelle de tes créatures attaque. Ses effets Attaque viennent d’abord. Si ensuite elle n’est plus en jeu de ton côté, l’attaque est finie.
    2. Si elle a Chasseur, tu peux choisir une créature ennemie qui doit bloquer.
    3. Sinon, ton adversaire peut bloquer avec une créature capable de le faire, ou ne pas bloquer.
    4. Si personne ne bloque, ton adversaire perd 1 point de vie.
    5. Si une créature bloque, les deux combattent. La moins puissante est détruite ; à puissance égale, les deux le sont.

    Une créature détruite va dans la défausse du joueur qui la contrôle. Attaquer et bloquer ne fatigue personne : une créature qui a attaqué peut bloquer au tour suivant et attaquer de nouveau à celui d’après.
rules-duel-keywords-title = Mots-clés
rules-duel-keywords =
    Les mots-clés sont sous le nom de la carte. En avoir un deux fois revient à l’avoir une fois.
rules-keyword-frenzy =
    Après sa première attaque du tour, elle peut attaquer aussitôt une fois de plus, si elle est encore en jeu de ton côté et capable d’attaquer. Elle attaque au plus deux fois par tour.
rules-keyword-hunter =
    Quand elle attaque, tu peux choisir n’importe quelle créature ennemie. Celle-ci doit bloquer, même si elle n’en était pas capable. Dans cette attaque, ton adversaire ne perd pas de vie. Si tu n’en choisis aucune, il peut bloquer comme d’habitude.
rules-keyword-poisonous =
    Au combat, elle détruit toujours l’autre créature, même la plus forte. Si l’autre a une puissance égale ou supérieure, ou a aussi Venimeux, les deux sont détruites. Une créature avec Coriace qui n’est pas encore inclinée s’incline à la place, comme toujours.
rules-keyword-sneaky =
    Quand elle attaque, seules des créatures avec Furtif peuvent la bloquer. Elle-même peut bloquer n’importe quelle créature.
rules-keyword-tough =
    Quand elle serait détruite, au combat ou par un effet, elle est inclinée à la place et reste en jeu. Elle n’a pas été détruite : un effet Détruit ne se produit donc pas. Une créature inclinée n’a plus cette protection : la fois suivante, elle est détruite.
rules-duel-effects-title = Effets
rules-duel-effects =
    Le mot placé devant un texte dit quand il se produit :
    • Jouer | quand la créature entre en jeu, de quelque façon que ce soit ; pas quand elle change de côté ni quand elle évolue.
    • Attaque | quand elle attaque, avant tout blocage.
    • Détruit | quand elle va du jeu à la défausse ; pas quand elle retourne dans une main, change de côté ou s’incline à la place.
    • Action | quand tu l’utilises comme action de ton tour. Elle doit changer quelque chose.
    • Dans la défausse | tout le temps que la carte est dans ta défausse, et nulle part ailleurs.

    Un texte sans un tel mot vaut tout le temps que la créature est en jeu.

    Celui qui contrôle la créature fait les choix de ses effets. Mais si un joueur doit faire quelque chose, comme avec { $card }, c’est lui qui choisit.

    Fais tout ce qui est possible et ignore le reste. Ce qui n’est pas « au plus », « jusqu’à » ou « si tu veux » doit être fait : si la seule créature qui convient est la tienne, c’est elle qui est touchée.

    Quand plusieurs effets se produisent en même temps, le joueur dont c’est le tour les met en ordre. L’un est appliqué entièrement avant le suivant.

    La puissance n’est jamais inférieure à 1. Les effets regardent la puissance qu’une créature a à ce moment ; les cartes des mains et des défausses ont leur puissance imprimée.
rules-duel-states-title = Inclinée, renforcée, évoluée
rules-duel-states =
    Une créature inclinée attaque, bloque et utilise ses capacités comme les autres. Elle reste inclinée tant qu’elle est en jeu, même quand elle change de côté.

    Pour renforcer une créature (Éternité Suprême), tu mets sous elle des cartes de n’importe quelles défausses, au plus autant qu’il est dit. Chacune lui donne +1 en puissance ; leur propre texte n’y compte pas. Quand la créature quitte le jeu, ses cartes de renfort vont dans la défausse du joueur qui la contrôlait.

    Évoluer (Évolution Suprême), c’est être remplacée par le suivant de trois niveaux. C’est toujours la même créature : elle reste inclinée ou renforcée, et aucun effet Jouer ne se produit. Quand elle quitte le jeu, elle revient à son premier niveau. Seuls les premiers niveaux sont dans le paquet.
rules-duel-end-title = Fin de la partie
rules-duel-end =
    La partie finit aussitôt, quoi qu’il doive encore se produire, quand
    • un joueur n’a plus de points de vie : il perd ;
    • un joueur doit jouer son tour et ne peut rien faire : il perd ;
    • un effet dit que quelqu’un gagne.

    Il n’y a pas de match nul.

rules-example-duel-mindbug = Tu espérais détruire { $luchataur } avec l’effet Jouer de { $tiger-squirrel }. Ben utilise un Mindbug : maintenant { $tiger-squirrel } est à lui, et son effet aussi. Vue de son côté, la créature ennemie de puissance 7 ou plus, c’est la tienne : { $gorillion }. Ta consolation : tu as un autre tour, et Ben un Mindbug de moins.
rules-example-duel-fight = { $gorillion } a une puissance de 10, { $giraffodile } de 7 seulement : c’est cette dernière qui est détruite. Comme quelqu’un a bloqué, Ben ne perd pas de vie.
rules-example-duel-tie = 7 contre 7 : les deux sont détruites au même moment.
rules-example-duel-frenzy = { $luchataur } a survécu à sa première attaque et peut donc attaquer aussitôt de nouveau. Il ne reste personne pour bloquer, et Ben perd 1 point de vie.
rules-example-duel-hunter = Ben aurait bloqué avec { $gorillion }. Avec Chasseur, c’est toi qui choisis : { $brain-fly } doit bloquer, et 4 est moins que 5.
rules-example-duel-poisonous = { $spider-owl } a Venimeux et détruit même { $gorillion }. Mais 10 est plus que 3 : { $spider-owl } est donc détruite aussi.
rules-example-duel-sneaky = { $gorillion } n’a pas Furtif et ne peut pas bloquer { $tiger-squirrel }. Ben perd 1 point de vie face à une créature de puissance 3.
rules-example-duel-tough = La première fois que { $grave-robber } perd un combat, la créature s’incline. Au tour suivant elle peut encore bloquer, mais cette fois elle est détruite.
rules-example-duel-attack = L’effet Attaque de { $shark-dog } vient avant le blocage. Il détruit { $gorillion } : il ne reste donc personne à prendre pour proie, ni pour bloquer.
rules-example-duel-defeated = { $explosive-toad } perd le combat et va dans la défausse. Son effet Détruit détruit alors une créature, et il ne reste que { $gorillion }.
rules-example-duel-constant = Le texte de { $goblin-werewolf } n’a pas de mot devant lui : il vaut tout le temps. À ton tour sa puissance est 8, assez pour { $giraffodile } ; au tour de Ben elle est de nouveau 2.
rules-example-duel-boost = Renforcée avec { $spider-owl } de la défausse de Ben, la créature { $sea-rex } a une puissance de 6 au lieu de 5 et gagne le combat. Elle garde la carte de renfort ; de { $spider-owl }, seul le +1 compte.
rules-example-duel-evolution = L’Action détruit une créature ennemie de puissance 4 ou moins. Puis { $cloud-lady } évolue en { $typhoon-princess }, le deuxième de trois niveaux. Aucun effet Jouer ne se produit.
rules-example-duel-out-of-actions = Ben a encore 3 points de vie. Mais il n’a ni créature, ni carte en main, ni carte à piocher. Il ne peut rien faire à son tour : il perd.

## Tag Team.

rules-tag-team-aim-title = Les équipes
rules-tag-team-aim =
    Deux équipes de deux s’assoient de sorte que tes voisins soient tes adversaires et que ton coéquipier soit en face de toi. Une équipe partage 3 points de vie. Tout le reste est à chacun : main, pioche, défausse, créatures, Mindbug et Mindfrog.

    Tu ne peux ni montrer ta main à ton coéquipier, ni lui donner d’indice.
rules-tag-team-setup-title = Mise en place
rules-tag-team-setup =
    Mélange les cartes de Tag Team avec celles de n’importe quelles autres séries. Chaque joueur reçoit 6 cartes, en prend 3 en main et en garde 3 comme pioche. Ici, l’ordre de la pile de cartes inutilisées compte : n’y touche pas.

    Chaque joueur a 1 Mindbug et 1 Mindfrog. Chacun révèle une carte de la pile de cartes inutilisées ; la plus grande puissance commence.

    Variante épique : 5 cartes en main et 5 dans la pioche, 2 Mindbugs et 1 Mindfrog pour chaque joueur.
rules-tag-team-turn-title = Ton tour
rules-tag-team-turn =
    Les tours vont dans le sens des aiguilles d’une montre, donc les équipes alternent aussi. Tu joues une carte de ta main, ou tu attaques avec une créature à toi, ou tu utilises l’Action d’une créature à toi. Tu ne peux pas passer.

    La main est complétée jusqu’à 3 cartes, dans la variante épique jusqu’à 5.
rules-tag-team-playing-title = Jouer une carte : Mindbugs et Mindfrogs
rules-tag-team-playing =
    Quand tu as montré une carte et complété ta main, on demande à trois joueurs, dans cet ordre :
    1. l’adversaire à ta gauche, pour un Mindbug ;
    2. ton coéquipier, pour un Mindfrog ;
    3. l’adversaire à ta droite, pour un Mindbug.

    Le premier qui dit oui prend la créature et applique son effet Jouer. Tu dois alors faire une autre action dans le même tour ; si tu ne peux pas, ton tour finit simplement. Si personne ne la prend, la créature est à toi, tu appliques son effet Jouer et ton tour est fini.

    Un Mindbug ne prend que des cartes d’adversaires, un Mindfrog que celles du coéquipier. Les effets qui parlent d’utiliser un Mindbug ne visent pas les Mindfrogs.
rules-tag-team-attacking-title = Attaquer et bloquer
rules-tag-team-attacking =
    Tu attaques l’autre équipe, pas un joueur. L’adversaire à ta gauche peut bloquer le premier. S’il ne le fait pas, celui à ta droite le peut. Si aucun ne bloque, l’équipe perd 1 point de vie.

    Une créature avec Chasseur peut choisir n’importe quelle créature des deux adversaires.
rules-tag-team-words-title = Ce que disent les cartes
rules-tag-team-words =
    • Les créatures alliées sont les tiennes et celles de ton coéquipier ; les créatures ennemies sont celles des deux adversaires.
    • Ce que tu contrôles est dans ta propre zone de jeu. Ta main, ton tour, tes Mindbugs et ta défausse sont à toi seul ; ta vie est celle de ton équipe.
    • « L’adversaire » après Jouer, Attaque, Détruit, Action ou « quand » est un seul adversaire, que tu choisis quand l’effet se produit. Dans les textes qui valent tout le temps, ce sont les deux. Quand il s’agit de vie, c’est l’autre équipe.
    • Donner une carte, c’est la mettre dans la main de l’autre joueur.
    • Réactiver un Mindbug, comme avec { $card }, c’est remettre face visible un Mindbug utilisé. Les Mindfrogs ne se réactivent pas.
rules-tag-team-end-title = Tours sautés, et fin
rules-tag-team-end =
    Une équipe sans points de vie perd aussitôt.

    Un joueur qui ne peut rien faire à son tour est sauté. Il est toujours dans la partie : il utilise Mindbugs et Mindfrogs, et bloque. Mais si le tour suivant de son coéquipier est sauté aussi, son équipe perd aussitôt.

rules-example-tag-team-mindfrog = On demande d’abord à Ben, à ta gauche, qui refuse. Puis ta coéquipière Cleo utilise son Mindfrog ; on ne demande même pas à Dan. { $luchataur } est à Cleo, et tu agis de nouveau dans le même tour.
rules-example-tag-team-block = Ben peut bloquer le premier, mais garde { $brain-fly } à l’abri. Puis Dan bloque avec { $gorillion } : 9 est moins que 10, et { $luchataur } est détruit.
rules-example-tag-team-hunter = Avec Chasseur, tu peux éviter { $gorillion } de Ben : { $brain-fly } de Dan, à ta droite, doit bloquer.
rules-example-tag-team-teammate = Le texte de { $superhero-boot-camp } concerne les créatures du coéquipier. Dès que Cleo a cette carte en jeu, ta créature { $spider-owl } a une puissance de 4 et peut attaquer deux fois.
rules-example-tag-team-skipped = Ben n’a ni carte ni créature : son tour est sauté. Après l’attaque de Cleo, le tour de Dan est sauté aussi. Deux tours de suite d’une équipe sautés font perdre la partie, même avec 1 point de vie restant.
