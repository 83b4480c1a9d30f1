### Polish: what is wrong with a deck, a position, a record or a file.

flaw-at = { $place }: { $flaw }

## Places.

flaw-place-file = { $file }
flaw-place-line = wiersz { $number }
flaw-place-last-line = wiersz { $number }, gdzie tekst się urywa
flaw-place-scenario = scenariusz
flaw-place-field = „{ $name }”
flaw-place-field-of = „{ $name }” (miejsce { $seat })
flaw-place-seat = miejsce { $seat }
flaw-place-step = krok { $number }
flaw-place-quoted = „{ $text }”

## Games, their options and decks.

flaw-no-game = nie ma gry „{ $name }”; dostępne: { $known }.
flaw-no-module = nie można wczytać modułu „{ $name }”.
flaw-no-family-in = w module „{ $name }” nie ma rodziny gier; powinna być pod nazwą „family”.
flaw-two-families = są dwie rodziny gier o nazwie „{ $name }”.
flaw-no-set = nie ma zestawu „{ $name }”; dostępne: { $known }.
flaw-no-sets = { $game } nie ma zestawu „{ $name }”: karty są tu zawsze te same.
flaw-no-option = { $game } nie ma opcji „{ $name }”; dostępne: { $known }.
flaw-no-card = nie ma karty „{ $name }”; kartę zapisuje się po angielsku i z łącznikami, na przykład killer-bee.
flaw-no-numbered-card = nie ma karty „{ $name }”; karty mają numery od 1 do { $most }.
flaw-later-stage = { $card } to dalsze stadium: nigdy się go nie rozdaje, istnieje tylko w grze.
flaw-only-for = { $card } to karta wyłącznie do gry { $game }.
flaw-not-an-entry = „{ $text }” to nie id karty i liczba; napisz na przykład gorillion 2.
flaw-copies = karta { $card } nie może być w tylu kopiach ({ $copies }); dozwolone: od 1 do { $most }.
flaw-deck-too-small = talia jest za mała (liczba kart: { $count }); do rozdania potrzeba ich { $needed }.
flaw-deck-too-large = talia jest za duża: może mieć najwyżej { $most } kart.

## Values and fields.

flaw-not-a-number = „{ $value }” to nie liczba całkowita.
flaw-out-of-range = „{ $value }” to nie liczba całkowita od { $least } do { $most }.
flaw-none-of = wartość „{ $value }” nie jest tu możliwa; dozwolone: { $known }.
flaw-not-a-map = { $place }: tu muszą być pola, każde zapisane jako „nazwa: wartość”.
flaw-not-a-list = { $place }: tu musi być lista w nawiasach kwadratowych.
flaw-unknown-field = { $place }: nieznane pole „{ $name }”; dozwolone: { $known }.
flaw-no-seat = nie ma miejsca { $seat }.
flaw-no-solver = gry { $game } nie można rozwiązać: potrzebne są dwie strony, które decydują po kolei.
flaw-nobody-decides = nie ma tu nic do zdecydowania.
flaw-too-many-worlds = za dużo kart jest zakrytych: z tym, co wie gracz, zgadza się ponad { $most } rozdań.
flaw-not-over = gra jeszcze trwa; można ją przeanalizować dopiero po zakończeniu.
flaw-other-games = są tam gry innego rodzaju albo z innymi ustawieniami; wybierz inny folder.

## Limits of what is read.

flaw-too-long = ten tekst jest za długi: może mieć najwyżej { $most } znaków.
flaw-too-many = { $place }: za dużo wpisów; może ich być najwyżej { $most }.
flaw-too-many-values = pozycja jest za duża: może mieć najwyżej { $most } wartości.
flaw-too-deep = listy i pola są zbyt głęboko zagnieżdżone: może być najwyżej { $most } poziomów.

## Records.

flaw-not-a-record = to nie jest zapis gry Mindtable.
flaw-record-format = zapis jest w formacie „{ $found }”, a ta wersja czyta formaty: { $known }.
flaw-expected = powinno tu być „{ $wanted }” zamiast „{ $found }”.
flaw-expected-either = powinno tu być „{ $wanted }” albo „{ $other }” zamiast „{ $found }”.
flaw-expected-empty = powinien tu być pusty wiersz zamiast „{ $found }”.
flaw-seat-twice = miejsce { $seat } występuje dwa razy.
flaw-move-number = powinien tu być ruch { $wanted } zamiast ruchu { $found }.
flaw-cut-off = zapis kończy się przed wynikiem.
flaw-after-result = po wyniku nie może już nic być.
flaw-other-game = to zapis gry { $found }, a nie { $wanted }.
flaw-other-rules = tę grę rozegrano według wersji { $found } zasad, a tu obowiązuje wersja { $known }.
flaw-other-seats = { $game } ma miejsca: { $seats }.
flaw-other-deal = rozdanie nie wynika z ziarna („seed”): jedno z nich zmieniono.
flaw-other-result = po tych ruchach wynik to „{ $result }”.
# $number: of a move.
flaw-other-roll = to, co wylosowano w ruchu { $number }, nie wynika z ziarna.
flaw-not-hexadecimal = „{ $value }” to nie ciąg cyfr szesnastkowych o długości { $count }.
flaw-unreadable-move = „{ $move }” to nie ruch.
flaw-ambiguous-move = „{ $move }” pasuje do kilku kart; wskaż którą, na przykład przez @B albo #2.
flaw-illegal-move = ruch „{ $move }” jest niedozwolony. { $why }

## Scenarios.

flaw-not-a-scenario = dokument { $number } to nie scenariusz; scenariusz ma pole takie jak „game: duel”.
flaw-no-scenario = nie ma tu żadnej pozycji.
flaw-not-a-step = „{ $text }” to nie krok; napisz na przykład „A: attack gorillion”.
flaw-mixed-step = krok to albo ruchy, albo samo expect, legal lub refuse.
flaw-not-of-a-step = „{ $name }” to ani miejsce, ani expect, legal lub refuse.
flaw-not-expected = „{ $name }” to nic, czego można oczekiwać od pozycji.

## Files.

flaw-not-text = to nie jest tekst w UTF-8.
flaw-not-yaml = tekst nie jest poprawnym YAML; sprawdź wcięcia, nawiasy i cudzysłowy.
flaw-no-shortcuts = kotwice, aliasy i klucze scalania (&, *, <<) nie są obsługiwane; wypisz wszystko w całości.
flaw-no-tags = znaczniki takie jak „{ $tag }” nie są obsługiwane; usuń je.
flaw-not-a-name = nazwa pola musi być słowem, a nie listą ani zbiorem pól.
flaw-name-twice = pole „{ $name }” występuje dwa razy.

## Bots.

flaw-no-bot = nie ma bota „{ $name }”; dostępne: { $known }, programy (./mybot.py) i klasy (module:Class).
flaw-no-bot-in = w module „{ $module }” nie ma bota „{ $name }”.
flaw-not-a-bot = „{ $name }” nie tworzy bota: po wywołaniu z ziarnem musi zwrócić coś, co ma „choose”.
flaw-bot-plays-not = bot „{ $name }” nie gra w { $game }.
flaw-no-limit = „{ $text }” to nie limit; napisz na przykład 100ms, 2s albo 5000 (iteracji).
flaw-needless-limit = „{ $name }”: czas do namysłu przyjmują tylko { $known }.
flaw-no-program = nie ma programu { $name }.
flaw-no-command = „{ $name }” to nie wiersz polecenia.
flaw-too-few-bots = arena potrzebuje co najmniej dwóch botów.
flaw-bot-twice = „{ $name }” podano dwa razy.
