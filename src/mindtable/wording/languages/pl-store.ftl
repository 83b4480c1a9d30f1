### Zapisane gry: kto może je mieć, co się usuwa, kopie.

table-in-use = Te gry ma już otwarte inny serwer. Najpierw go zatrzymaj albo zapisuj gry w innym folderze: --data.
table-damaged-game = Tej gry nie można otworzyć: to, co z niej zapisano, jest niespójne.
table-older-server = Serwer, który ma otwarte te gry, działa w starszej wersji Mindtable. Najpierw uruchom go ponownie.
table-needs-database = { $option } wymaga PostgreSQL: gry zapisane w pliku może otworzyć tylko jeden proces. Podaj bazę danych przez --database albo MINDTABLE_DATABASE.
table-no-key-file = Nie można odczytać klucza { $file } (MINDTABLE_KEY_FILE): { $problem }.
table-other-key = Inne serwery tych gier używają innego klucza. Podaj temu to samo MINDTABLE_KEY_FILE co im albo żadnego, jeśli one go nie mają.

## Polecenia, które się nimi zajmują.

command-value-days = DNI
command-prune = usuwanie starych i porzuconych gier stołu w przeglądarce, także gdy jest otwarty
command-older-than = usunięcie gier zakończonych co najmniej tyle dni temu, na przykład 90d
command-abandoned = usunięcie niedokończonych gier, w których od co najmniej tylu dni nikt nic nie zrobił
command-unbegun = usunięcie gier, w których od co najmniej tylu dni jest wolne miejsce
command-dry-run = bez usuwania: tylko liczba takich gier
command-keep-finished = usuwanie gier zakończonych co najmniej tyle dni temu (domyślnie: nigdy)
command-keep-abandoned = usuwanie niedokończonych gier, w których od co najmniej tylu dni nikt nic nie zrobił (domyślnie: nigdy)
command-keep-unbegun = usuwanie gier, w których od co najmniej tylu dni jest wolne miejsce (domyślnie: nigdy)
command-no-days = „{ $text }” to nie liczba dni; zapisuje się ją na przykład jako 90d
command-prune-nothing = które gry? Podaj --older-than, --abandoned albo --unbegun
command-no-games = w { $file } nie ma gier
command-prune-done = Usunięte gry: { $all } (zakończone: { $finished }, porzucone: { $abandoned }, nierozpoczęte: { $unbegun }).
command-prune-would = Gry do usunięcia: { $all } (zakończone: { $finished }, porzucone: { $abandoned }, nierozpoczęte: { $unbegun }).
command-backup = kopiowanie gier stołu w przeglądarce i jego klucza, także gdy jest otwarty
command-backup-folder = dokąd: nowy albo pusty folder
command-backup-not-empty = w { $folder } już coś jest; na kopię potrzebny jest nowy albo pusty folder
command-backup-elsewhere = te gry są w osobnej bazie danych razem ze swoim kluczem: skopiuj ją jej własnymi narzędziami (pg_dump)
command-backup-done = Skopiowano. Aby grać dalej na kopii: mindtable serve --data { $folder }
command-migrate = aktualizacja zapisanych gier do tej wersji Mindtable, tak jak robi to serve przy starcie
command-migrate-done = Gotowe: gry mają teraz format { $version }.
command-migrate-nothing = Nie ma nic do zrobienia: gry mają już format { $version }.
