### Mindbug in Polish: what bots have found out.

habits-mindbug-take = Używanie Mindbugów
habits-mindbug-take-means = Jak często bot przejmuje kartę Mindbugiem, gdy może.
habits-mindbug-play = Zagrywanie kart
habits-mindbug-play-means = Jak często bot zagrywa kartę, gdy może. Karty z końca listy zachowuje na później.
habits-mindbug-attack = Atakowanie
habits-mindbug-attack-means = Jak często stwór atakuje, gdy może.
habits-mindbug-block = Blokowanie
habits-mindbug-block-means = Jak często stwór blokuje, gdy może.
habits-mindbug-by-life = zależnie od własnych punktów życia
habits-mindbug-by-their-life = zależnie od punktów życia drugiej strony
habits-mindbug-by-mindbugs = zależnie od liczby własnych Mindbugów
habits-mindbug-by-their-mindbugs = zależnie od liczby Mindbugów drugiej strony
habits-mindbug-by-left = zależnie od liczby kart na ręce i w talii
habits-mindbug-card = Gdy mogą, boty przejmują tę kartę Mindbugiem w { $share }% przypadków (okazje: { $times }).
