### Zapisane gry: kto może je mieć, co się usuwa, kopie.

table-in-use = Te gry ma już otwarte inny serwer. Najpierw go zatrzymaj albo zapisuj gry w innym folderze: --data.
table-damaged-game = Tej gry nie można otworzyć: to, co z niej zapisano, nie pasuje do siebie.
table-older-server = Serwer, który ma otwarte te gry, jest w starszej wersji Mindtable. Najpierw uruchom go ponownie.

## Polecenia, które się nimi zajmują.

command-value-days = DNI
command-prune = usuwa stare i porzucone gry stołu w przeglądarce, także gdy jest otwarty
command-older-than = usuwa gry zakończone co najmniej tyle dni temu, na przykład 90d
command-abandoned = usuwa niedokończone gry, w których od co najmniej tylu dni nikt nic nie zrobił
command-unbegun = usuwa gry, w których od co najmniej tylu dni jest wolne miejsce
command-dry-run = niczego nie usuwa, tylko mówi, ile ich jest
command-keep-finished = usuwa gry zakończone co najmniej tyle dni temu (domyślnie: nigdy)
command-keep-abandoned = usuwa niedokończone gry, w których od co najmniej tylu dni nikt nic nie zrobił (domyślnie: nigdy)
command-keep-unbegun = usuwa gry, w których od co najmniej tylu dni jest wolne miejsce (domyślnie: nigdy)
command-no-days = „{ $text }” to nie liczba dni; pisze się ją tak: 90d
command-prune-nothing = które gry? Podaj --older-than, --abandoned albo --unbegun
command-no-games = w { $file } nie ma gier
command-prune-done = Usunięte gry: { $all } (zakończone: { $finished }, porzucone: { $abandoned }, nierozpoczęte: { $unbegun }).
command-prune-would = Gry do usunięcia: { $all } (zakończone: { $finished }, porzucone: { $abandoned }, nierozpoczęte: { $unbegun }).
command-backup = kopiuje gry stołu w przeglądarce i jego klucz, także gdy jest otwarty
command-backup-folder = dokąd: nowy albo pusty folder
command-backup-not-empty = w { $folder } już coś jest; kopia potrzebuje nowego albo pustego folderu
command-backup-elsewhere = te gry są w osobnej bazie danych: skopiuj ją jej własnymi narzędziami (pg_dump), a z folderu --data plik mindtable.key
command-backup-done = Skopiowano. Tak gra się dalej na kopii: mindtable serve --data { $folder }
