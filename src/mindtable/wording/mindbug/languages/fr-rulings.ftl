### French: rulings about cards. Names of cards as fr-names.ftl has them, else the original ones.

ruling-J5 =
    Scigne inverse d’abord la comparaison ; ensuite vaut Venimeux. Deux Scigne n’inversent qu’une fois.
ruling-J7 =
    Deux créatures qui copient des mots-clés du côté opposé (Requin Crabe Chien Momie Pieuvre) ne copient que des
    mots-clés qui existent sans cette copie.
ruling-J11 =
    Une attaque causée par un effet (Toxicake, Rocket Lovers) : les choix de cette attaque (proie, seconde attaque)
    reviennent au joueur qui contrôle la créature choisie ; le tour reste celui du joueur actif, donc « pendant tes
    tours » le suit. C’est une attaque complète : effets Attaque, blocage, dégâts. Une telle Action ne peut pas être
    utilisée si aucune créature voulue ne peut attaquer, et seules celles qui le peuvent sont proposées.
ruling-J12 =
    Hippopoman limite les actions du tour de l’adversaire à l’attaque avec une créature ayant Chasseur et capable
    d’attaquer, et l’oblige à prendre un Hippopoman pour proie. La seconde attaque de Furie reste facultative mais doit
    elle aussi avoir cette proie. S’il ne reste aucun Hippopoman au moment de choisir, le choix est libre. Les attaques
    causées par un effet ne sont pas concernées.
ruling-J16 =
    Mindbug Bug : le joueur qui utilise le Mindbug perd d’abord le point de vie ; avec 1 point de vie, il perd avant que
    le Mindbug agisse.
ruling-J17 =
    Bug Catcher empêche les Mindbugs de tous les joueurs, pas les Mindfrogs, et seulement une fois en jeu (on peut
    encore s’en emparer avec un Mindbug).
ruling-J19 =
    L’Expérience peut se reprendre elle-même, et le doit si elle est la seule créature ennemie.
ruling-J20 =
    « Si tu le fais » : la première partie doit s’être produite entièrement. Une créature avec Coriace qui s’est
    inclinée n’a pas été détruite (Slugapult : aucun avantage). Hélicopoulpe n’a pas de « si » : sa seconde partie se
    produit.
ruling-J21 =
    Effets avec « ou » (Goat Dragon, Soul Manipulator, Solar Bear) : si une possibilité n’existe pas, il faut prendre
    l’autre. On peut renforcer tant qu’une défausse a au moins une carte ; une fois ce choix fait, on peut aussi prendre
    zéro carte.
ruling-J23 =
    Les effets qui ajoutent à une perte de vie (Blessed Killer Bee) s’ajoutent une fois par perte, jamais à leur propre
    ajout ni à celui d’un autre effet semblable.
ruling-J24 =
    Pour Hyénix, on demande après tout l’effet (ou les dégâts de l’attaque) qui a coûté de la vie ; pas à 0 point de
    vie.
ruling-J25 =
    Scaratoufer copie un effet Jouer comme s’il était imprimé sur lui ; « cette créature » est Scaratoufer. S’il copie
    l’effet d’un autre Scaratoufer, on choisit de nouveau, sans cet autre. Là où les effets Jouer sont éteints (Veuve
    Noire), le sien ne fait rien.
ruling-J27 =
    Une créature détruite est déjà dans la défausse quand son effet Détruit s’applique (Fire Antler peut renforcer avec
    sa propre carte ; une créature qui joue une carte de ta défausse peut se jouer elle-même).
ruling-J30 =
    Une carte qui ne peut pas aller dans une main (Alien Brain) reste où elle est : une créature à renvoyer en main
    reste en jeu, rien n’est volé, les mains ne sont pas échangées, on ne pioche pas. Quand l’interdiction cesse, une
    main incomplète se remplit la prochaine fois qu’elle ou sa pioche change.
ruling-J34 =
    Sluggernaut : quand Coriace l’incline, le joueur qui le contrôle choisit un côté (5 avec Chasseur ou 8 avec Furie) ;
    tant qu’il est incliné, il a la puissance et le mot-clé de ce côté.
ruling-J35 =
    Kitten Crewmate remplace chaque destruction ; s’il a aussi Coriace, le joueur qui le contrôle choisit ce qui vaut.
ruling-J36 =
    “One-Eye” Felix compte les créatures ennemies qu’il a détruites au combat pendant ce tour, même avant d’évoluer
    pendant le même tour.
ruling-J37 =
    Chuck : on cesse de lancer le dé quand il n’y a plus de créature ennemie.
ruling-J51 =
    Une capacité donnée par une autre carte (Jean-Claw Pandamme, Release The Puffers) est une capacité de la créature
    qui l’a ; quand on ordonne les effets, elle porte le nom de la carte qui la donne.
ruling-J52 =
    « Une créature pour chaque carte défaussée » (Tornado Dragon) : toutes sont choisies ensemble, comme en J39, donc
    une créature avec Coriace n’est pas touchée deux fois.
ruling-J53 =
    Jazz Dog prend une seule créature qui a bloqué pendant ce tour, au choix du joueur qui le contrôle, même si
    plusieurs l’ont fait.
ruling-J56 =
    Là où un Mindbug coûte de la vie (Mindbug Bug), ce que cette perte déclenche (Hyénix) s’applique avant que la
    créature entre en jeu.
ruling-J43 =
    « Chaque adversaire » dans un effet déclenché (Rockyphant) veut dire les deux, sans choix (contrairement à T5.2).
ruling-J47 =
    Une seule carte « de la défausse d’un adversaire » se choisit directement parmi les défausses des deux ; là où
    plusieurs cartes viennent de la défausse « de l’adversaire » (Trash Diver), on choisit d’abord l’adversaire.
ruling-J48 =
    Bono-Bot Très Méchant compte les Mindbugs d’un seul adversaire, choisi par son joueur ; la vie est celle de
    l’équipe.
ruling-J40 =
    Radioactive Race est examiné avant T2.3.
ruling-J41 =
    Going Bananas : un coéquipier qui n’a en main que des cartes de puissance 5 ou plus, et rien d’autre à faire, ne
    peut pas jouer son tour.
ruling-J42 =
    Chameleon Charmer : les deux adversaires choisissent d’abord, puis les cartes changent de main en même temps.
ruling-J45 =
    Un joueur dont la carte a été prise et qui n’a plus d’action pour ce tour le termine simplement : son tour n’a pas
    été sauté (pour Radioactive Race non plus).
ruling-J58 =
    Release The Puffers donne son effet Jouer aux créatures qui entrent en jeu avec leurs effets Jouer ; Scaratoufer ne
    copie que des effets Jouer imprimés.
ruling-J59 =
    Going Bananas empêche aussi le coéquipier de jouer aussitôt une carte qui vient d’arriver dans sa main (Buddy
    Barrel, Trick-Taking Hamster) ; les cartes d’une défausse et les cartes prises avec un Mindfrog ne sont pas jouées
    de la main.
ruling-J62 =
    Jeune Pousse et Bigroot évoluent avant l’effet Jouer de la créature qu’ils ramènent : celui-ci attend que toute
    l’Action soit terminée.
ruling-J63 =
    Un effet Attaque donné par une autre carte (Jean-Claw Pandamme) s’applique même si cette carte a quitté le jeu
    entre-temps.
ruling-J64 =
    Une créature avec Chasseur qui ne peut pas atteindre un Hippopoman (Sharkdognadodragon, s’il n’y en a pas à sa
    gauche) n’est pas concernée par J12 : personne n’est obligé d’attaquer avec elle et elle n’empêche pas les autres
    actions du tour. Si une autre créature avec Chasseur peut en atteindre un, c’est elle qui doit attaquer.
