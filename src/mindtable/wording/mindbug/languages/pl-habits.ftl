### Mindbug in Polish: what bots have found out.

habits-mindbug-take = Użycie Mindbuga
habits-mindbug-take-means = Jak często karta zostaje przejęta, gdy można było użyć na niej Mindbuga.
habits-mindbug-play = Zagrywanie kart
habits-mindbug-play-means = Jak często karta zostaje zagrana w turach, w których było to możliwe. To, co na dole, czeka na później.
habits-mindbug-attack = Atakowanie
habits-mindbug-attack-means = Jak często stwór atakuje w turach, w których mógł.
habits-mindbug-block = Blokowanie
habits-mindbug-block-means = Jak często stwór blokuje ataki, które mógł zablokować.
habits-mindbug-by-life = według własnych punktów życia
habits-mindbug-by-their-life = według punktów życia innych
habits-mindbug-by-mindbugs = według własnych Mindbugów
habits-mindbug-by-their-mindbugs = według Mindbugów innych
habits-mindbug-by-left = według kart pozostałych na ręce i w stosie dobierania
habits-mindbug-card = Gdy mogą, boty używają na niej Mindbuga w { $share }% przypadków (okazje: { $times }).
