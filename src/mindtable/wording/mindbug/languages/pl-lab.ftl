### Co pokazały badania Mindbuga.

lab-mindbug-all-sets = wszystkie zestawy razem
lab-mindbug-own-deck = własna talia
lab-mindbug-held = Na ręce
lab-mindbug-held-means = Ile daje otrzymanie tej karty, na rękę lub do talii, zamiast przeciętnej. Karty są rozdawane losowo, więc to zasługa samej karty; wpływ pozostałych rozdanych kart usunięto metodą najmniejszych kwadratów.
lab-mindbug-played = W grze
lab-mindbug-played-means = O ile częściej, niż wynikałoby z przypadku, wygrywają ci, po których stronie karta weszła do gry, gdy po drugiej nie weszła. Kto zdołał zagrać kartę, może już prowadzić: to mówi, jak im poszło, a nie co zrobiła karta.
lab-mindbug-taken = Przejęta Mindbugiem
lab-mindbug-taken-means = O ile częściej, niż wynikałoby z przypadku, wygrywają ci, którzy przejęli kartę Mindbugiem.
lab-mindbug-card = W partiach między botami ta karta na ręce jest warta { $worth } (± { $margin }) punktu szans na wygraną: { $study }.
