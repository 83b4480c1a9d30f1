### Ce que les études de Mindbug ont montré.

lab-mindbug-all-sets = toutes les séries mélangées
lab-mindbug-own-deck = deck personnel
lab-mindbug-held = En main
lab-mindbug-held-means = Ce que vaut de recevoir la carte, en main ou dans la pioche, à la place d’une carte moyenne. Les cartes échoient au hasard : le mérite est donc celui de la carte ; l’effet des autres cartes reçues est retiré par les moindres carrés.
lab-mindbug-played = En jeu
lab-mindbug-played-means = Combien plus souvent qu’au hasard gagnent ceux qui ont eu la carte en jeu, quand l’autre camp ne l’a pas eue. Qui parvient à jouer une carte mène peut-être déjà : cela dit comment ils s’en sont sortis, non ce que la carte a fait.
lab-mindbug-taken = Prise avec un Mindbug
lab-mindbug-taken-means = Combien plus souvent qu’au hasard gagnent ceux qui ont pris la carte avec un Mindbug.
lab-mindbug-card = Dans les parties entre bots, cette carte en main vaut { $worth } (± { $margin }) points de chances de victoire : { $study }.
