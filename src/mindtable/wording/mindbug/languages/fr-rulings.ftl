### French: rulings about cards, which have their French names.

ruling-J5 =
    Scigne inverse d’abord la comparaison des puissances, puis Venimeux s’applique. Deux Scigne ne l’inversent qu’une
    fois.
ruling-J7 =
    Deux créatures qui copient chacune des mots-clés de l’autre camp (Requin Crabe Chien Momie Pieuvre) ne copient que
    des mots-clés qui existent sans cette copie.
ruling-J11 =
    Quand un effet fait attaquer une créature (Toxicake, Amour à Réaction), le joueur qui la contrôle fait les choix de
    cette attaque (proie, seconde attaque). Le tour reste celui du joueur actif. C’est une attaque complète : effets
    Attaque, blocage, perte de points de vie. Une telle Action ne peut pas être utilisée si aucune des créatures
    possibles ne peut attaquer, et seules celles qui le peuvent sont proposées.
ruling-J12 =
    Si vous avez une créature ayant Chasseur qui peut attaquer et atteindre un Hippopoman ennemi, votre seule action
    possible est d’attaquer avec une telle créature et de choisir un Hippopoman comme proie. Avec Furie, la seconde
    attaque reste facultative, mais doit elle aussi avoir cette proie. S’il ne reste aucun Hippopoman au moment de
    choisir, le choix est libre. Les attaques imposées par un effet ne sont pas concernées.
ruling-J16 =
    Bug du Mindbug : le joueur qui utilise le Mindbug perd d’abord le point de vie ; s’il ne lui en restait qu’un, il perd
    la partie avant que le Mindbug s’applique.
ruling-J17 =
    Attrape-Bugs bloque les Mindbugs de tous les joueurs, mais pas les Mindfrogs, et seulement une fois en jeu : quand
    la carte est jouée, on peut encore la prendre avec un Mindbug.
ruling-J19 =
    L’Expérience peut se reprendre elle-même, et le doit si elle est la seule créature ennemie.
ruling-J20 =
    « Si vous le faites » : la première partie doit s’être produite entièrement. Une créature ayant Coriace qui a été
    inclinée à la place n’a pas été détruite (Limapulte : la suite n’a pas lieu). Hélicopoulpe n’a pas de « si » : sa
    seconde partie a toujours lieu.
ruling-J21 =
    Effets avec « ou bien » (Chèvragon, Manipul’Âme, Ours Solaire) : si une possibilité n’existe pas, il faut
    prendre l’autre. On peut choisir de renforcer dès qu’une défausse contient une carte ; une fois ce choix fait, on peut aussi
    ne prendre aucune carte.
ruling-J23 =
    Les effets qui aggravent une perte de points de vie (Abeille Tueuse Bénie) s’appliquent une fois par perte, jamais à
    ce qu’ils ajoutent eux-mêmes ni à ce qu’ajoute un autre effet semblable.
ruling-J24 =
    Hyénix : la question vous est posée une fois terminé l’effet ou l’attaque qui vous a fait perdre des points de vie,
    sauf s’il ne vous en reste aucun.
ruling-J25 =
    Scaratoufer résout un effet Jouer comme s’il était imprimé sur sa propre carte ; « cette créature » désigne alors
    Scaratoufer. S’il copie l’effet d’un autre Scaratoufer, choisissez de nouveau, sans cet autre. Quand les effets Jouer
    ne font rien (Veuve Noire), le sien ne fait rien non plus.
ruling-J27 =
    Une créature détruite est déjà dans la défausse quand son effet Détruit s’applique (Cerf Volcan peut renforcer une
    créature avec sa propre carte ; une créature qui joue une carte depuis votre défausse peut se jouer elle-même).
ruling-J30 =
    Une carte qui ne peut pas aller dans une main (Cerveau Alien) reste où elle est : une créature à renvoyer en main
    reste en jeu, rien n’est volé, les mains ne sont pas échangées, on ne pioche pas. Quand l’interdiction cesse, une
    main incomplète est complétée la prochaine fois qu’elle change ou que sa pioche change.
ruling-J34 =
    Limatank : quand Coriace incline la créature, le joueur qui la contrôle choisit entre une puissance de 5 avec
    Chasseur et une puissance de 8 avec Furie. Tant qu’elle est inclinée, la puissance et le mot-clé retenus remplacent
    ceux qui sont imprimés.
ruling-J35 =
    Chaton Moussaillon évolue au lieu de chaque destruction ; si la créature a aussi Coriace, le joueur qui la contrôle
    choisit ce qui s’applique.
ruling-J36 =
    Félix le Borgne compte les créatures ennemies qu’il a détruites au combat pendant ce tour, même avant d’avoir évolué
    pendant ce tour.
ruling-J37 =
    Dédé : on cesse de lancer le dé quand il n’y a plus de créature ennemie.
ruling-J51 =
    Une capacité donnée par une autre carte (Jean-Griffe Van Panda, Lâcher de Ballons) est une capacité de la créature
    qui la reçoit ; quand on choisit l’ordre des effets, elle porte le nom de la carte qui la donne.
ruling-J52 =
    « Une créature par carte défaussée » (Dragornade) : toutes sont choisies en même temps, donc une créature ayant
    Coriace ne peut pas être choisie deux fois.
ruling-J53 =
    Toutou Jazzy prend une seule créature qui a bloqué pendant ce tour, même si plusieurs l’ont fait ; le joueur qui
    contrôle Toutou Jazzy choisit laquelle.
ruling-J56 =
    Si utiliser un Mindbug coûte des points de vie (Bug du Mindbug), ce que cette perte déclenche (Hyénix) est résolu
    avant que la créature entre en jeu.
ruling-J43 =
    « Chaque adversaire » dans un effet déclenché (Rocléphant) désigne les deux adversaires : il n’y a pas à en choisir
    un.
ruling-J47 =
    Une seule carte « de la défausse d’un adversaire » se choisit directement dans l’une ou l’autre des deux défausses ;
    si plusieurs cartes viennent de la défausse « de l’adversaire » (Plonge-Poubelle), on choisit d’abord l’adversaire.
ruling-J48 =
    Bono-Bot Très Méchant compte les Mindbugs d’un seul adversaire, choisi par le joueur qui contrôle la créature ; c’est
    l’équipe qui perd les points de vie.
ruling-J40 =
    Si une équipe devait à la fois gagner grâce à Course Radioactive et perdre pour avoir passé deux tours de suite,
    elle gagne.
ruling-J41 =
    Bananarchie : un coéquipier qui n’a en main que des cartes de puissance 5 ou plus, et rien d’autre à faire, doit
    passer son tour.
ruling-J42 =
    Caméléon Charmeur : les deux adversaires choisissent d’abord, puis les cartes changent de main en même temps.
ruling-J45 =
    Un joueur dont la carte a été prise et qui n’a plus d’action possible termine simplement son tour : cela ne compte pas
    comme un tour passé (pour Course Radioactive non plus).
ruling-J58 =
    Lâcher de Ballons donne son effet Jouer aux créatures qui entrent en jeu avec leurs effets Jouer ; Scaratoufer ne
    copie que les effets Jouer imprimés.
ruling-J59 =
    Bananarchie empêche aussi le coéquipier de jouer immédiatement une carte qui vient d’arriver dans sa main (Baril de
    Potes, Hamster Beloteur) ; les cartes jouées depuis une défausse et celles prises avec un Mindfrog ne sont pas jouées
    depuis la main.
ruling-J62 =
    Jeune Pousse et Bigroot évoluent avant l’effet Jouer de la créature qu’ils ramènent : celui-ci attend que toute
    l’Action soit résolue.
ruling-J63 =
    Un effet Attaque donné par une autre carte (Jean-Griffe Van Panda) s’applique même si cette carte a quitté le jeu
    entre-temps.
ruling-J64 =
    Une créature ayant Chasseur qui ne peut pas atteindre un Hippopoman (Toutourequin-Dragornade, s’il n’y en a pas à sa
    gauche) n’est pas concernée : personne n’est obligé d’attaquer avec elle, et elle n’empêche pas les autres actions du
    tour. Si une autre créature ayant Chasseur peut en atteindre un, c’est elle qui doit attaquer.
