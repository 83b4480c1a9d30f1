## Positions of Mind Up!

flaw-two-places = karta { $card } jest w dwóch miejscach: { $first } i { $second }.
flaw-seats-in-order = przy tylu graczach ({ $count }) zajęte są miejsca { $wanted }, a nie { $found }.
flaw-players = Mind Up! jest dla { $least }–{ $most } graczy, a nie dla { $count }.
flaw-objectives = w Mind Up! liczba celów to od 0 do { $most }, a nie { $count }.
flaw-row-size = liczba kart musi tu być równa liczbie graczy: { $players }, a nie { $count }.
flaw-empty-hand = ta ręka jest pusta, a runda kończy się, gdy każdemu zostaje jedna karta.
flaw-hand-size = na każdej ręce musi być tyle samo kart, a tu jest ich { $count }, podczas gdy { $other } ma ich { $wanted }.
flaw-round-size = miejsce { $seat } ma więcej kart, niż jest w rundzie { $round }: najwyżej { $most }.
flaw-columns = „{ $value }” to nie kolejność wartości od 1 do { $most }.
flaw-no-objective = nie ma celu „{ $name }”; dostępne: { $known }.
flaw-objective-letters = dwa cele mają tę samą literę; obowiązujące cele mają różne litery.
flaw-scores = na każdą zakończoną rundę przypada jeden wynik: potrzeba ich { $rounds }, a nie { $count }.
