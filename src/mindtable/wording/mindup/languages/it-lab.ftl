### Ciò che hanno mostrato gli studi di Mind Up!

lab-mindup-played-with = { $players } giocatori, { $objectives ->
        [0] senza obiettivi
        [one] { $objectives } obiettivo
       *[other] { $objectives } obiettivi
    }
lab-mindup-held = In mano
lab-mindup-held-means = Quanto vale ricevere la carta prima del primo round, al posto di una carta media. Le mani si distribuiscono a caso; l’effetto delle altre carte ricevute è tolto con i minimi quadrati.
lab-mindup-taken = Prese
lab-mindup-taken-means = Quanto più spesso, rispetto al caso, vince chi ha preso la carta una volta più degli altri. Dice come è andata, non che cosa ha fatto la carta.
lab-mindup-colours = Colori
lab-mindup-colours-means = Quanto più spesso, rispetto al caso, vince chi ha preso una carta del colore più degli altri.
lab-mindup-values = Valori
lab-mindup-values-means = Quanto più spesso, rispetto al caso, vince chi ha messo una carta più degli altri in una colonna di questo valore.
lab-mindup-objectives = Obiettivi
lab-mindup-objectives-means = Quanto più spesso, rispetto al caso, vince chi, grazie all’obiettivo, ha guadagnato o perso i suoi punti una volta più degli altri.
