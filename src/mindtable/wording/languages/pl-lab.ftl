### Bardzo wiele partii: mecze, które kończą się, gdy są rozstrzygnięte, i badania.

command-match = niech dwa boty grają, aż będzie wiadomo, który jest silniejszy
command-lab = rozegraj badania z bardzo wielu partii albo podsumuj, co z nich wynika
command-match-note = Rozdania są lustrzane, a partie z jednego rozdania liczą się razem. Gra kończy się, gdy każda z odpowiedzi jest błędna rzadziej niż 1 raz na 20.
command-match-sprt = dwie różnice siły do wyboru, w punktach Elo (domyślnie: 0 20)
command-match-games = najwyżej tyle partii (domyślnie: { $default })
command-lab-note = Przerwane badanie trwa dalej od miejsca przerwania: podaj to samo polecenie.
command-lab-action = rozegraj badania albo podsumuj rozegrane
command-lab-what = badania do rozegrania (BADANIE.toml) albo foldery rozegranych badań
command-lab-into = folder, w którym każde badanie ma własny folder (domyślnie: tutaj)
command-lab-format = jak przechowywać partie: po wierszu JSON albo w kolumnach
command-lab-output = strona do zapisania (domyślnie: report.html)
command-lab-data = zapisz też dane w tym pliku
command-lab-executor = kto gra: { $processes }, { $dask } albo MODUŁ:FUNKCJA dowolnego wykonawcy (domyślnie: { $processes })
command-lab-workers = ile partii lub porcji naraz (domyślnie: po jednej na rdzeń)
command-no-points = „{ $text }” nie jest liczbą od -{ $most } do { $most }

match-no-question = pierwsza różnica musi być mniejsza od drugiej
match-evidence = Pewność { $percent }%
match-score = { $first } przeciw { $second }: { $share } w partiach ({ $games }), { $elo } Elo.
match-stronger = Rozstrzygnięte: { $first } jest silniejszy o { $low } punktów lub więcej, raczej o { $high }.
match-not-stronger = Rozstrzygnięte: { $first } nie jest silniejszy o { $high } punktów, raczej o { $low } lub mniej.
match-open = Nierozstrzygnięte: trzeba by więcej partii, by odróżnić { $low } od { $high } punktów.
match-forfeited =
    { $count ->
        [one] { $count } partię przegrał bot, który zawiódł.
        [few] { $count } partie przegrał bot, który zawiódł.
       *[many] { $count } partii przegrał bot, który zawiódł.
    }
lab-played = Rozegrane partie: { $played } z { $count }, w folderze { $folder }.
lab-interrupted = Przerwano: rozegrane partie: { $played } z { $count }, w folderze { $folder }. To samo polecenie gra dalej.

flaw-not-toml = nie da się odczytać jako TOML: { $why }.
flaw-no-study = nie rozegrano tu żadnego badania.
flaw-no-executor = „{ $name }” nie jest wykonawcą: są processes, dask://HOST:PORT i MODUŁ:FUNKCJA.
flaw-no-cluster = pod adresem „{ $address }” nie ma klastra Dask.
