### Ce que les études de Mindbug ont montré.

lab-mindbug-all-sets = toutes les séries mélangées
lab-mindbug-own-deck = deck personnel
lab-mindbug-held = En main
lab-mindbug-held-means = Ce qu’apporte la carte reçue, en main ou dans la pioche, à la place d’une carte moyenne. Les cartes sont distribuées au hasard : le mérite revient donc à la carte ; l’effet des autres cartes reçues est retiré par les moindres carrés.
lab-mindbug-played = En jeu
lab-mindbug-played-means = De combien ceux qui ont eu la carte en jeu gagnent plus souvent que par hasard, quand l’autre camp ne l’a pas eue. Qui parvient à jouer une carte mène peut-être déjà : cela dit comment ils s’en sont sortis, non ce que la carte a fait.
lab-mindbug-taken = Prise avec un Mindbug
lab-mindbug-taken-means = De combien ceux qui ont pris la carte avec un Mindbug gagnent plus souvent que par hasard.
lab-mindbug-card = Dans les parties entre bots, cette carte en main vaut { $worth } (± { $margin }) points de chances de victoire : { $study }.
