### Ce que les études de Mind Up! ont montré.

lab-mindup-played-with = { $players } joueurs, { $objectives ->
        [0] sans objectif
        [one] { $objectives } objectif
       *[other] { $objectives } objectifs
    }
lab-mindup-held = En main
lab-mindup-held-means = Ce que vaut de recevoir la carte avant la première manche, à la place d’une carte moyenne. Les mains échoient au hasard ; l’effet des autres cartes reçues est retiré par les moindres carrés.
lab-mindup-taken = Prises
lab-mindup-taken-means = Combien plus souvent qu’au hasard gagnent ceux qui ont pris la carte une fois de plus que les autres. Cela dit comment ils s’en sont sortis, non ce que la carte a fait.
lab-mindup-colours = Couleurs
lab-mindup-colours-means = Combien plus souvent qu’au hasard gagnent ceux qui ont pris une carte de la couleur de plus que les autres.
lab-mindup-values = Valeurs
lab-mindup-values-means = Combien plus souvent qu’au hasard gagnent ceux qui ont mis une carte de plus que les autres dans une colonne de cette valeur.
lab-mindup-objectives = Objectifs
lab-mindup-objectives-means = Combien plus souvent qu’au hasard gagnent ceux à qui l’objectif a rapporté, ou coûté, ses points une fois de plus qu’aux autres.
