### Ce que les études de Mind Up! ont montré.

lab-mindup-played-with = { $players } joueurs, { $objectives ->
        [0] sans objectif
        [one] { $objectives } objectif
       *[other] { $objectives } objectifs
    }
lab-mindup-held = En main
lab-mindup-held-means = Ce qu’apporte la carte reçue avant la première manche, à la place d’une carte moyenne. Les mains sont distribuées au hasard ; l’effet des autres cartes reçues est retiré par les moindres carrés.
lab-mindup-taken = Prises
lab-mindup-taken-means = De combien ceux qui ont pris la carte une fois de plus que les autres gagnent plus souvent que par hasard. Cela dit comment ils s’en sont sortis, non ce que la carte a fait.
lab-mindup-colours = Couleurs
lab-mindup-colours-means = De combien ceux qui ont pris une carte de la couleur de plus que les autres gagnent plus souvent que par hasard.
lab-mindup-values = Valeurs
lab-mindup-values-means = De combien ceux qui ont mis une carte de plus que les autres dans une colonne de cette valeur gagnent plus souvent que par hasard.
lab-mindup-objectives = Objectifs
lab-mindup-objectives-means = De combien ceux à qui l’objectif a rapporté, ou coûté, ses points une fois de plus qu’aux autres gagnent plus souvent que par hasard.
