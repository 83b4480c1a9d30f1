### Polish: what the command line says.

## Help in general.

command-description = Stół do gier karcianych Mindbug i Mind Up! Nieoficjalny projekt fanów.
command-usage = użycie:
command-commands = polecenia
command-positional = argumenty
command-options = opcje
command-title = { $title }:
command-help = wyświetlenie tej pomocy i zakończenie
command-about = { CAPITAL($help) }.

## What stands for something to put there.

command-value-command = POLECENIE
command-value-file = PLIK
command-value-seat = MIEJSCE
command-value-seats = MIEJSCA
command-value-bot = BOT
command-value-time = CZAS
command-value-bots = BOT,BOT
command-value-name = NAZWA
command-value-seconds = SEKUNDY
command-value-language = KOD
command-value-names = NAZWY
command-value-module = MODUŁ

## Commands.

command-play = gra przeciw botom albo gra kilku osób przy jednym ekranie
command-watch = oglądanie gry botów między sobą
command-replay = oglądanie zapisanej gry, w terminalu krok po kroku
command-verify = sprawdzanie, czy w zapisanej grze dotrzymano zobowiązania: ziarno, rozdanie, każde losowanie
command-scenario = sprawdzanie scenariuszy: pozycji, ruchów i tego, co musi z nich wyniknąć
command-cards = lista kart albo jedna karta z tekstem i wyjaśnieniami
command-art = rysunek karty albo wszystkich kart zestawu na jednym arkuszu
command-analyse = ocena decyzji przez przeszukiwanie
command-arena = mecze botów z lustrzanymi rozdaniami i ich ranking
command-bench = pomiar szybkości silnika na tym komputerze

## Options and arguments.

command-game = która gra (domyślnie: { $default })
command-seat = gdzie siedzisz (domyślnie: A); AC: dwie osoby przy jednym ekranie, na A i C
command-play-bot = z kim i przeciw komu grasz: { $bots } (domyślnie: rule, według prostych zasad)
command-hot-seat = ludzie na wszystkich miejscach, ręce ukryte między turami
command-continue = dalszy ciąg gry: tej z pliku albo ostatniej niedokończonej
command-bots = kto gra, po jednym na miejsce: { $bots } (domyślnie: rule i random na zmianę)
command-delay = przerwa między ruchami (domyślnie: 1 w terminalu, poza nim 0)
command-record = zapis gry
command-to = wypisanie po kolei do ruchu N i zatrzymanie się tam
command-view = widok z tego miejsca (domyślnie: wszystko, jeśli gra się zakończyła, inaczej to, co widzieli wszyscy)
command-scenarios = scenariusze w YAML
command-name = id karty albo część nazwy
command-json-verify = wynik jako JSON
command-art-note = Bez --face stwór w swoim otoczeniu. Liczba od 1 do 60 to karta Mind Up!.
command-art-name = id karty albo część nazwy, która pasuje tylko do jednej karty
command-art-face = cała karta: do czytania, na ręce, w grze albo jej rewers; albo sam stwór, bez tła
command-art-sheet = wiele kart: { $sets } albo all
command-art-grey = na arkuszu: wszystkie karty jeszcze raz w szarości
command-art-width = szerokość w pikselach: obrazka albo każdej karty na arkuszu
command-art-output = plik z końcówką .svg albo .png (domyślnie: SVG na standardowe wyjście)
command-analyse-file = zapis gry albo pozycja w notacji scenariuszy
command-analyse-move = w zapisie decyzja, w której wykonano ruch N
command-analyse-seat = czyja decyzja, jeśli decyduje kilku graczy naraz
command-analyse-time = czas na myślenie (domyślnie: 2s)
command-analyse-seed = ziarno losowości (domyślnie: 1)
command-iterations = liczba prób zamiast czasu na myślenie: wtedy wynik jest powtarzalny
command-arena-note = Bot to jedna z tych nazw; search@1s albo search@5000 to przeszukiwanie z własnym limitem; albo program (./mybot.py, program:POLECENIE; zobacz docs/bot-protocol.md).
command-arena-bots = co najmniej dwa spośród: { $bots }
command-arena-games = liczba gier na każdą parę, w całych lustrzanych rozdaniach (domyślnie: 100)
command-arena-time = czas na ruch dla search (domyślnie: 100ms)
command-arena-seed = ziarno rozdań i losowości (domyślnie: 1)
command-arena-cores = liczba gier naraz (domyślnie: jedna na rdzeń)
command-arena-json = zapis wyników także w tym pliku
command-seconds = ile sekund na każdy pomiar (domyślnie: 5)
command-batch = pomiar wielu gier naraz, tak jak grają w nie uczące się programy
command-json-bench = wynik jako jeden obiekt JSON
command-seed = karty rozdane według tej liczby
command-lang = język: { $languages } (domyślnie: język terminala)
command-names = nazwy kart: { $namings } (domyślnie: own, nazwy w danym języku)
command-with = dodanie rodziny gier z tego modułu Pythona; można powtarzać
command-version = wyświetlenie wersji i zakończenie

## What is wrong.

command-wrong = { $problem } (zobacz { $command })
command-wrong-argument = { $argument }: { $problem }
command-wrong-required = brakuje: { $arguments }
command-wrong-unknown = nieznane argumenty: { $arguments }
command-wrong-choice = nieprawidłowa wartość „{ $value }”; dozwolone: { $choices }
command-wrong-together = nie można łączyć z { $argument }
command-wrong-no-value = brakuje wartości
command-wrong-at-least-one = potrzebna jest co najmniej jedna wartość
command-wrong-value-given = nie przyjmuje wartości, a podano „{ $value }”

command-no-language = nie ma języka „{ $name }”; dostępne: { $languages }
command-no-names = nie ma nazw „{ $name }”; dostępne: { $namings }
command-no-set = nie ma zestawu „{ $name }”; dostępne: { $sets } oraz all
command-no-card = nie ma karty „{ $name }”
command-not-positive = „{ $text }” to mniej niż 1
command-no-pixels = „{ $text }” to nie liczba pikseli od { $least } do { $most }
command-no-time = „{ $text }” to nie czas; zapisuje się go jako 100ms albo 2s
command-no-number = „{ $text }” to nie liczba całkowita
command-no-seed = „{ $text }” to nie liczba całkowita od { $least } do { $most }
command-negative = „{ $text }” to mniej niż 0
command-no-seconds = „{ $text }” to nie liczba sekund od 0 do { $most }
command-no-seats = „{ $text }” nie wskazuje miejsc; miejsca to litery, na przykład A albo AC
command-no-seat = --seat: nie ma miejsca „{ $name }”; { $game } ma miejsca: { $seats }
command-no-option = { $game } nie ma opcji --{ $name }
command-no-cards = { $game } nie ma listy kart
command-no-such-option = nie ma opcji { $name }
command-no-such-option-but = nie ma opcji { $name }; może chodzi o { $close }?
command-continue-alone = --continue bierze wszystko z zapisu: nie podawaj nic więcej
command-hot-seat-alone = --hot-seat jest dla ludzi na wszystkich miejscach: pomiń --seat i --bot
command-bots-number = liczba miejsc w { $game }: { $seats }, a liczba botów w --bots: { $bots }
command-none-to-continue = nie ma gry do kontynuowania w { $folder }
command-left-out = pominięto: { $problem }
command-game-over = { $file }: gra się zakończyła; obejrzyj ją poleceniem mindtable replay
command-only-bots = { $file }: w tej grze grają tylko boty; obejrzyj ją poleceniem mindtable replay
command-no-move = { $file }: nie ma ruchu { $number }; ostatni to { $last }
command-nobody-there = { $file }: na miejscu { $seat } nikt nie siedzi
command-no-moves = { $file }: pozycja nie ma ruchów; --move dotyczy tylko zapisów gry
command-over-there = { $file }: gra jest tam zakończona; decyzję przy ruchu N wskazuje --move N
command-not-asked = { $file }: { $seat } nie ma tam żadnej decyzji
command-art-no-kind = „{ $file }” nie kończy się ani na .svg, ani na .png
command-art-no-name = która karta? Podaj jej nazwę albo użyj --sheet
command-art-several = „{ $name }” pasuje do kilku kart: { $cards }
