### Bardzo wiele partii: mecze, które kończą się, gdy są rozstrzygnięte, i badania.

command-match = niech dwa boty grają, aż będzie wiadomo, który jest silniejszy
command-lab = przeprowadź badania z bardzo wielu partii albo podsumuj, co z nich wynika
command-match-note = Rozdania są lustrzane, a partie z jednego rozdania liczą się razem. Gra kończy się, gdy każda z odpowiedzi jest błędna rzadziej niż 1 raz na 20.
command-match-bots = dwa spośród: { $bots } albo inny bot
command-match-sprt = dwie różnice siły do wyboru, w punktach Elo (domyślnie: 0 20)
command-match-games = najwyżej tyle partii (domyślnie: { $default })
command-lab-note = Przerwane badanie rusza dalej od miejsca przerwania: podaj to samo polecenie.
command-lab-action = przeprowadź badania albo podsumuj przeprowadzone
command-lab-what = badania do przeprowadzenia (BADANIE.toml) albo foldery już przeprowadzonych
command-lab-into = folder, w którym każde badanie ma własny folder (domyślnie: tutaj)
command-lab-format = jak przechowywać partie: po wierszu JSON albo w kolumnach
command-lab-output = strona do zapisania (domyślnie: report.html)
command-lab-data = zapisz też dane w tym pliku
command-lab-executor = kto gra: processes, dask://HOST:PORT, submitit://FOLDER albo MODUŁ:FUNKCJA dowolnego wykonawcy (domyślnie: processes)
command-lab-workers = ile partii lub porcji naraz (domyślnie: po jednej na rdzeń)
command-no-points = „{ $text }” nie jest liczbą od -{ $most } do { $most }

match-no-question = pierwsza różnica musi być mniejsza od drugiej
match-evidence = Pewność { $percent }%
match-score = { $first } przeciw { $second }: { $share } w partiach ({ $games }), { $elo } Elo.
match-stronger = Rozstrzygnięte: { $first } jest silniejszy o co najmniej { $low } punktów, raczej o { $high }.
match-not-stronger = Rozstrzygnięte: { $first } nie jest silniejszy o { $high } punktów; raczej o { $low } lub mniej.
match-open = Nierozstrzygnięte: trzeba by więcej partii, by odróżnić { $low } od { $high } punktów.
match-forfeited =
    { $count ->
        [one] { $count } partię przegrał bot, który zawiódł.
        [few] { $count } partie przegrał bot, który zawiódł.
       *[many] { $count } partii przegrał bot, który zawiódł.
    }
lab-played = Rozegrane partie: { $played } z { $count }, w folderze { $folder }.
lab-interrupted = Przerwano: rozegrane partie: { $played } z { $count }, w folderze { $folder }. To samo polecenie gra dalej.

flaw-not-toml = nie da się odczytać jako TOML.
flaw-no-study = nie przeprowadzono tu żadnego badania.
flaw-no-executor = „{ $name }” nie jest wykonawcą: są processes, dask://HOST:PORT, submitit://FOLDER i MODUŁ:FUNKCJA.
flaw-no-cluster = pod adresem „{ $address }” nie ma klastra Dask.
flaw-no-queue = submitit nie może użyć kolejki „{ $address }”: { $problem }.
flaw-work-lost = zadania zakończone bez wyniku, jedno po drugim: { $tries }; ostatnie zostawiło swój dziennik w { $log }.

## What studies have shown.

lab-written = Podsumowano partie ({ $count }) w pliku { $file }.
lab-title = Ile są warte karty
lab-intro =
    { $count ->
        [one] { $count } partia między botami, policzona.
        [few] { $count } partie między botami, policzone: które karty wygrywają, które pary sobie pomagają, czy opłaca się zaczynać i jak długo trwają partie.
       *[many] { $count } partii między botami, policzonych: które karty wygrywają, które pary sobie pomagają, czy opłaca się zaczynać i jak długo trwają partie.
    }
lab-depends = Wszystko zależy od botów, które grały. Niektórych kart używają gorzej niż ludzie, więc w twoich rękach karta może być warta więcej albo mniej.
lab-method = Wartość liczy się w punktach szans na wygraną: przy +2,0 ktoś, kto wygrałby 50 partii na 100, wygrywa 52. Przedział po ± zawiera prawdziwą liczbę 19 razy na 20. Miejsca różnią się tylko tam, gdzie przedziały się nie nakładają.
lab-bots = W nawiasach są nazwy botów: brisk decyduje od razu i patrzy tylko na bieżącą turę; liczba po @ mówi, ile partii bot symuluje przed każdą decyzją.
lab-study = { $game }, { $cards } ({ $bots })
lab-games =
    { $count ->
        [one] { $count } partia, grali: { $bots }.
        [few] { $count } partie, grali: { $bots }.
       *[many] { $count } partii, grali: { $bots }.
    }
lab-so-many-games = { $study }: { $count ->
        [one] { $count } partia
        [few] { $count } partie
       *[many] { $count } partii
    }
lab-begins = Kto zaczyna, wygrywa { $share }% partii ({ $low }–{ $high }%).
lab-turns = Połowa partii kończy się najpóźniej w turze { $median }; dziewięć na dziesięć trwa od { $low } do { $high } tur.
lab-plot-worths = Wartość na ręce z przedziałami, od najlepszej do najgorszej, w punktach.
lab-plot-turns = Odsetek partii (w %) według liczby tur.
lab-pairs = Pary
lab-pairs-means = Ile dwie karty są warte razem ponad to, ile każda jest warta osobno, o ile nie tłumaczy tego przypadek. Najpierw te, które sobie pomagają, potem te, które sobie przeszkadzają.
lab-helping = Pary, które sobie pomagają
lab-hurting = Pary, które sobie przeszkadzają
lab-column-name = Nazwa
lab-column-worth = Wartość
lab-column-margin = Przedział
lab-column-rank = Miejsce
lab-column-sides = Przypadki
lab-number = { $whole },{ $tenths }
lab-count = { $count }
