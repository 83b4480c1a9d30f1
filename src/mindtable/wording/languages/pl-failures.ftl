### Polish: what fails and is nobody's move. The comments of en-failures.ftl say what each message and variable is.

## What the operating system says, in our words.

system-refused = { $file }: { $why }
system-no-file = nie ma takiego pliku ani folderu
system-no-permission = brak uprawnień
system-folder = to jest folder
system-no-folder = część ścieżki to plik, a nie folder
system-exists = coś już tam jest
system-full = na dysku nie ma miejsca
system-read-only = nie można tam nic zapisać
system-long-name = nazwa jest za długa
system-no-name = żaden plik nie może się tak nazywać
system-many-files = otwartych jest za dużo plików
system-no-memory = brakuje pamięci
system-broken = dysk lub urządzenie nie działa prawidłowo
system-no-program = to nie jest program
system-taken = używa tego inny program
system-no-address = ten komputer nie ma takiego adresu
system-other = { $said }
system-no-package = brakuje pakietu „{ $package }”; zainstaluj { $extra }
flaw-unreadable-file = nie można odczytać: { $why }.

## Scenarios.

scenario-number = dokument { $number }
scenario-counted = udane: { $passed }, nieudane: { $failed }
flaw-place-name = { $name }
flaw-expected-legal = ruch „{ $move }” ({ $seat }) powinien być dozwolony, ale nie jest. { $why }
flaw-expected-clear = „{ $move }” pasuje do kilku ruchów; wskaż który, na przykład przez @B albo #2.
flaw-expected-refused = ruch „{ $move }” ({ $seat }) powinien zostać odrzucony, ale jest dozwolony.
flaw-expected-moves = możliwe ruchy ({ $seat }) powinny być takie: [{ $wanted }], a są takie: [{ $found }].
flaw-differs = { $what }: powinno być { $wanted }, a jest { $found }.
flaw-also = { $first } { CAPITAL($second) }

## Bots that give no move.

flaw-bot-failed = bot przestał działać („{ $why }”).
flaw-bot-not-legal = bot odpowiedział „{ $move }”, a to nie jest żaden z jego dozwolonych ruchów ({ $count }).
flaw-bot-not-started = nie można uruchomić programu: { $why }.
flaw-bot-protocol = program używa protokołu { $found }, który nie jest tu znany.
flaw-bot-late = program nie odpowiedział w ciągu { $seconds } s.
flaw-bot-not-json = program odpowiedział „{ $text }”, a to nie jest JSON.
flaw-bot-not-of-type = program odpowiedział „{ $text }” zamiast obiektu typu „{ $kind }”.
flaw-bot-ended = program zakończył się z kodem wyjścia { $status }.
flaw-bot-ended-saying = program zakończył się z kodem wyjścia { $status } („{ $why }”).
flaw-bot-silent = program zamknął swoje wyjście.
