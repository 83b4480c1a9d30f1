### Co czyta ten, kto prowadzi stół: opcje serwera i to, co znajduje `mindtable doctor`.

command-metrics-for = kto może czytać /metrics: adresy lub sieci (domyślnie: ten komputer)
command-log = zapisywanie w dzienniku także każdego żądania, jako tekst albo JSON (domyślnie: tylko błędy, jako tekst)
command-doctor = sprawdzenie instalacji stołu w przeglądarce i wskazanie, co jest nie tak
command-doctor-workers = ile procesów korzysta z bazy danych, na wszystkich maszynach razem (domyślnie: 1)
command-doctor-url = adres stołu znany odwiedzającym, do sprawdzenia drogi przez proxy
command-value-url = URL

## Ten komputer.

doctor-engine = Silnik gry jest skompilowany.
doctor-engine-slow = Silnik gry nie jest skompilowany: silne boty myślą znacznie dłużej. Zainstaluj Mindtable na maszynie z kompilatorem C.
doctor-server-slow = Brakuje uvloop i httptools, z którymi stół odpowiada szybciej: pip install 'mindtable[quick-server]'
doctor-no-metrics = Dane dla /metrics nie są zbierane: pip install 'mindtable[metrics]'
doctor-files = Liczba połączeń otwartych jednocześnie: najwyżej { $count }.
doctor-files-few = Liczba połączeń otwartych jednocześnie: tylko { $count }. Podnieś limit otwartych plików (LimitNOFILE= w jednostce albo ulimit -n).
doctor-folder = Folder danych to { $folder }, wolne miejsce: { $space } MB.
doctor-folder-none = Nie można użyć folderu danych { $folder }: { $problem }.
doctor-folder-full = Mało wolnego miejsca w { $folder }: { $space } MB.
doctor-key = Klucz może czytać tylko jego właściciel.
doctor-key-open = Klucz { $file } mogą czytać także inni. Ukryj go przed nimi: chmod 600 { $file }
doctor-key-none = Nie ma jeszcze klucza. Powstanie przy pierwszym uruchomieniu.
doctor-key-shared = Klucz jest w bazie danych, wspólny dla wszystkich maszyn.

## Baza danych.

doctor-database = Baza danych odpowiada.
doctor-tables = Jej tabele mają wersję { $version }.
doctor-tables-none = Nie ma jeszcze tabel. Powstaną przy pierwszym uruchomieniu.
doctor-tables-old = Jej tabele mają wersję { $version }, a ten program potrzebuje wersji { $wanted }. Zaktualizuj je: mindtable migrate
doctor-clock = Zegary tego komputera i bazy danych są zgodne.
doctor-clock-off = Zegary tego komputera i bazy danych różnią się o { $seconds } s. Zsynchronizuj oba z serwerem czasu.
doctor-read-only = Ta baza danych jest repliką i nie przyjmuje ruchów. Podaj w adresie obie maszyny i target_session_attrs=read-write.
doctor-encoding = Tekst bazy danych jest zakodowany jako { $encoding }. Imiona wymagają UTF8: utwórz ją na nowo z tym kodowaniem.
doctor-durable = To, co potwierdziła, przetrwa przerwę w zasilaniu.
doctor-careless = { $setting } jest wyłączone: gdy maszyna bazy danych zawiedzie, potwierdzone ruchy mogą przepaść. Włącz to ustawienie.
doctor-connections = Możliwe połączenia: { $most }; potrzebne: { $needed }.
doctor-connections-few = Za mało możliwych połączeń: { $most }; potrzebne: { $needed }. Zwiększ max_connections.
doctor-idle = idle_session_timeout zrywa bezczynne połączenia i procesy zbyt późno dowiadują się o cudzych ruchach. Ustaw wartość 0.
doctor-not-encrypted = Połączenie z bazą danych na innej maszynie nie jest szyfrowane. Dodaj do adresu sslmode=verify-full.
doctor-standby-none = Nie ma repliki: gdy przepadnie jej dysk, zostanie tylko ostatnia kopia zapasowa.
doctor-standby-unseen = { $user } nie może sprawdzić, czy repliki są aktualne. Aby to umożliwić: GRANT pg_monitor TO { $user };
doctor-standby = To, co potwierdzono, jest także na replice { $name }.
doctor-standby-behind = Replika { $name } jest asynchroniczna: gdy przepadnie baza główna, mogą przepaść także ostatnie potwierdzone ruchy.
doctor-standby-missing = synchronous_standby_names wskazuje replikę, ale żadna nie jest synchroniczna: każdy ruch na nią czeka.
doctor-standby-ignored = synchronous_commit ma wartość { $setting }: ruchy są potwierdzane, zanim znajdą się na replice. Ustaw wartość on.

## Droga przez proxy.

doctor-url = Stół jest dostępny pod adresem { $url }.
doctor-url-none = Stół nie jest dostępny pod adresem { $url }: { $problem }.
doctor-url-https = Adres { $url } działa przez https, ale stół o tym nie wie. Podaj proxy w --behind-proxy i niech wysyła X-Forwarded-Proto.
doctor-url-metrics = Stronę { $url }/metrics może czytać każdy. Niech proxy ją zablokuje.

doctor-well = Wszystko w porządku.
doctor-wrong =
    { $count ->
        [one] Znaleziono jeden problem.
        [few] Znaleziono { $count } problemy.
       *[many] Znaleziono { $count } problemów.
    }
