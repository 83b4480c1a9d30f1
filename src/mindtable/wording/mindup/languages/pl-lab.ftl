### Co pokazały badania Mind Up!

lab-mindup-played-with = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $objectives ->
        [0] bez celów
        [one] { $objectives } cel
        [few] { $objectives } cele
       *[many] { $objectives } celów
    }
lab-mindup-held = Na ręce
lab-mindup-held-means = Ile daje otrzymanie tej karty przed pierwszą rundą zamiast przeciętnej. Ręce są rozdawane losowo; wpływ pozostałych rozdanych kart usunięto metodą najmniejszych kwadratów.
lab-mindup-taken = Zabrane
lab-mindup-taken-means = O ile częściej, niż wynikałoby z przypadku, wygrywają ci, którzy zabrali tę kartę o raz więcej niż inni. To mówi, jak im poszło, a nie co zrobiła karta.
lab-mindup-colours = Kolory
lab-mindup-colours-means = O ile częściej, niż wynikałoby z przypadku, wygrywają ci, którzy zabrali o jedną kartę tego koloru więcej niż inni.
lab-mindup-values = Wartości
lab-mindup-values-means = O ile częściej, niż wynikałoby z przypadku, wygrywają ci, którzy położyli o jedną kartę więcej niż inni w kolumnie o tej wartości.
lab-mindup-objectives = Cele
lab-mindup-objectives-means = O ile częściej, niż wynikałoby z przypadku, wygrywają ci, którym cel przyniósł albo zabrał punkty o raz więcej niż innym.
