### Mindbug in Italian: what bots have found out.

habits-mindbug-take = Usare un Mindbug
habits-mindbug-take-means = Quante volte una carta viene presa, su tutte quelle in cui si poteva usare un Mindbug.
habits-mindbug-play = Giocare le carte
habits-mindbug-play-means = Quante volte una carta viene giocata, su tutti i turni in cui si poteva. Ciò che sta in fondo si tiene per dopo.
habits-mindbug-attack = Attaccare
habits-mindbug-attack-means = Quante volte una creatura attacca, su tutti i turni in cui poteva.
habits-mindbug-block = Bloccare
habits-mindbug-block-means = Quante volte una creatura blocca, su tutti gli attacchi che poteva bloccare.
habits-mindbug-by-life = secondo i propri punti vita
habits-mindbug-by-their-life = secondo i punti vita degli altri
habits-mindbug-by-mindbugs = secondo i propri Mindbug
habits-mindbug-by-their-mindbugs = secondo i Mindbug degli altri
habits-mindbug-by-left = secondo le carte rimaste in mano e nel mazzo
habits-mindbug-card = Quando possono, i bot ci usano un Mindbug nel { $share }% dei casi ({ $times } occasioni).
