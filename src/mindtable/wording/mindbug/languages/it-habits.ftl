### Mindbug in Italian: what bots have found out.

habits-mindbug-take = Usare un Mindbug
habits-mindbug-take-means = Quanto spesso il bot prende una carta con un Mindbug, quando può.
habits-mindbug-play = Giocare le carte
habits-mindbug-play-means = Quanto spesso il bot gioca una carta, quando può. Quelle in fondo le tiene per dopo.
habits-mindbug-attack = Attaccare
habits-mindbug-attack-means = Quanto spesso una creatura attacca, quando può.
habits-mindbug-block = Bloccare
habits-mindbug-block-means = Quanto spesso una creatura blocca, quando può.
habits-mindbug-by-life = in base ai propri punti vita
habits-mindbug-by-their-life = in base ai punti vita dell’altra parte
habits-mindbug-by-mindbugs = in base ai propri Mindbug
habits-mindbug-by-their-mindbugs = in base ai Mindbug dell’altra parte
habits-mindbug-by-left = in base alle carte rimaste in mano e nel mazzo di pesca
habits-mindbug-card = Quando possono, i bot prendono questa carta con un Mindbug nel { $share }% dei casi ({ $times } occasioni).
