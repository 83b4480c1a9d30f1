### Polish: what the command line says.

## Help in general.

command-description = Stół do gier karcianych Mindbug i Mind Up! Nieoficjalny projekt fanów.
command-usage = użycie:
command-commands = polecenia
command-positional = argumenty
command-options = opcje
command-title = { $title }:
command-help = pokazuje tę pomoc i kończy
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

command-play = gra przeciw botom albo kilku osób przy jednym ekranie
command-watch = oglądanie, jak boty grają ze sobą
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
command-bot = z kim i przeciw komu grasz: { $bots } (domyślnie: rule, według prostych zasad)
command-hot-seat = ludzie na wszystkich miejscach, ręce ukryte między turami
command-continue = kontynuuje grę: tę z pliku albo ostatnią nieskończoną
command-bots = kto gra, po jednym na miejsce: { $bots } (domyślnie: rule i random na zmianę)
command-delay = między ruchami (domyślnie: 1 w terminalu, poza nim 0)
command-record = zapis gry
command-to = drukuje po kolei do ruchu N i tam się zatrzymuje
command-view = pokazuje to, co było widać z tego miejsca (domyślnie: wszystko, jeśli gra jest skończona, inaczej to, co widzieli wszyscy)
command-scenarios = scenariusze w YAML
command-name = id karty albo część nazwy
command-json-verify = wypisuje wynik jako JSON
command-art-note = Bez --face stwór w swoim otoczeniu. Liczba od 1 do 60 to karta Mind Up!.
command-art-name = id karty albo część nazwy, która pasuje tylko do jednej karty
command-art-face = cała karta: do czytania, na ręce, w grze albo jej rewers; albo sam stwór, bez tła
command-art-sheet = wiele kart: { $sets } albo all
command-art-grey = na arkuszu: wszystkie karty jeszcze raz w szarości
command-art-width = piksele, obrazka albo każdej karty na arkuszu
command-art-output = plik z końcówką .svg albo .png (domyślnie: SVG na standardowe wyjście)
command-analyse-file = zapis gry albo pozycja w notacji scenariuszy
command-analyse-move = w zapisie decyzja, w której wykonano ruch N
command-analyse-seat = czyja decyzja, jeśli decyduje kilku graczy naraz
command-analyse-time = na myślenie (domyślnie: 2s)
command-analyse-seed = dla kostek (domyślnie: 1)
command-iterations = na myślenie, w próbach zamiast czasu: wtedy jest powtarzalne
command-arena-note = Bot to jedna z tych nazw; search@1s albo search@5000 to przeszukiwanie z własnym limitem; albo program (./mybot.py, program:POLECENIE; zobacz docs/bot-protocol.md).
command-arena-bots = co najmniej dwa spośród { $bots }
command-arena-games = na każdą parę, w całych lustrzanych rozdaniach (domyślnie: 100)
command-arena-time = na ruch search (domyślnie: 100ms)
command-arena-seed = dla rozdań i kostek (domyślnie: 1)
command-arena-cores = ile gier naraz (domyślnie: jedna na rdzeń)
command-arena-json = zapisuje tam także wyniki
command-seconds = jak długo dla każdej wartości (domyślnie: 5)
command-json-bench = drukuje jeden obiekt JSON
command-seed = rozdaje karty, które wynikają z tej liczby
command-lang = język: { $languages } (domyślnie: język terminala)
command-names = nazwy kart: { $namings } (domyślnie: own, nazwy w danym języku)
command-with = gra także z rodziną gier z tego modułu Pythona; można powtarzać
command-version = pokazuje wersję i kończy

## What is wrong.

command-wrong = { $problem } (zobacz { $command })
command-wrong-argument = { $argument }: { $problem }
command-wrong-required = brakuje: { $arguments }
command-wrong-unknown = to nie jest tu znane: { $arguments }
command-wrong-choice = nie ma wyboru „{ $value }”; są { $choices }
command-wrong-together = nie razem z { $argument }
command-wrong-no-value = brakuje wartości
command-wrong-at-least-one = brakuje co najmniej jednej wartości
command-wrong-value-given = nie przyjmuje wartości takiej jak „{ $value }”

command-no-language = nie ma języka „{ $name }”; są { $languages }
command-no-names = nie ma nazw „{ $name }”; są { $namings }
command-no-set = nie ma zestawu „{ $name }”; są { $sets } oraz all
command-no-card = nie ma karty „{ $name }”
command-not-positive = „{ $text }” to mniej niż 1
command-no-pixels = „{ $text }” to nie liczba pikseli od { $least } do { $most }
command-no-time = „{ $text }” to nie czas; zapisuje się go jako 100ms albo 2s
command-no-number = „{ $text }” to nie liczba całkowita
command-no-seed = „{ $text }” to nie liczba całkowita od { $least } do { $most }
command-negative = „{ $text }” to mniej niż 0
command-no-seconds = „{ $text }” to nie liczba sekund od 0 do { $most }
command-no-seats = „{ $text }” nie wskazuje miejsc: to litery, jak A albo AC
command-no-seat = --seat: nie ma miejsca „{ $name }”; { $game } ma miejsca { $seats }
command-no-option = { $game } nie ma opcji --{ $name }
command-no-cards = { $game } nie ma listy kart
command-no-such-option = nie ma opcji { $name }
command-no-such-option-but = nie ma opcji { $name }; może { $close }?
command-continue-alone = --continue bierze wszystko z zapisu: nie podawaj nic więcej
command-hot-seat-alone = --hot-seat jest dla ludzi na wszystkich miejscach: pomiń --seat i --bot
command-bots-number = liczba miejsc w { $game }: { $seats }, a --bots wymienia { $bots }
command-none-to-continue = nie ma gry do kontynuowania w { $folder }
command-left-out = pominięto: { $problem }
command-game-over = { $file }: gra jest skończona; pokazuje ją mindtable replay
command-only-bots = { $file }: w tej grze grają tylko boty; pokazuje ją mindtable replay
command-no-move = { $file }: nie ma ruchu { $number }; ostatni to { $last }
command-nobody-there = { $file }: na miejscu { $seat } nikt nie siedzi
command-no-moves = { $file }: pozycja nie ma ruchów; --move jest do zapisów gry
command-over-there = { $file }: gra jest tam skończona; --move N jest do decyzji przy ruchu N
command-not-asked = { $file }: { $seat } nie ma tam o czym decydować
command-art-no-kind = „{ $file }” nie kończy się ani na .svg, ani na .png
command-art-no-name = jaka karta? Podaj jej nazwę albo poproś o --sheet
command-art-several = „{ $name }” to może być { $cards }
