### Ciò che hanno mostrato gli studi di Mindbug.

lab-mindbug-all-sets = tutti i set mescolati
lab-mindbug-own-deck = mazzo personale
lab-mindbug-held = In mano
lab-mindbug-held-means = Quanto vale ricevere la carta, in mano o nel mazzo, al posto di una carta media. Le carte si distribuiscono a caso, quindi il merito è della carta; l’effetto delle altre carte ricevute è tolto con i minimi quadrati.
lab-mindbug-played = In gioco
lab-mindbug-played-means = Quanto più spesso, rispetto al caso, vince chi ha avuto in gioco la carta, se l’avversario non l’ha avuta. Chi riesce a giocare una carta può essere già in vantaggio: questo dice come è andata, non che cosa ha fatto la carta.
lab-mindbug-taken = Presa con un Mindbug
lab-mindbug-taken-means = Quanto più spesso, rispetto al caso, vince chi ha preso la carta con un Mindbug.
lab-mindbug-card = Nelle partite tra bot questa carta in mano vale { $worth } (± { $margin }) punti di probabilità di vittoria: { $study }.
