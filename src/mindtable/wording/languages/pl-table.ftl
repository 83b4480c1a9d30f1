### Polish: what the pages of the web table say besides the cards, events, questions and moves of a game.

## Everywhere.

table-title = Mindtable
table-skip = Przejdź do treści
table-play = Graj
table-learn = Zasady
table-cards = Karty
table-language = Język
table-english-names = Angielskie nazwy kart
table-light = Jasny
table-dark = Ciemny
table-menu = Menu
table-close = Zamknij
table-back = Wstecz
table-labelled = { $label }: { $what }
table-fan-project = Nieoficjalny projekt fanów, z podziękowaniem dla autorów i wydawców gier Mindbug i Mind Up!
table-about = O projekcie, autorzy i licencje
table-language-name = { $code ->
        [en] English
        [it] Italiano
        [es] Español
        [fr] Français
        [pl] Polski
       *[other] { $code }
    }

## Who sits there.

table-you = Ty
table-bot = { $bot ->
        [random] Bot losowy
        [rule] Bot regułowy
        [easy] Bot łatwy
        [medium] Bot średni
        [hard] Bot trudny
        [expert] Bot ekspert
        [champion] Bot mistrz
        [attacker] Bot napastnik
        [trapper] Bot pułapkarz
        [miser] Bot sknera
       *[other] Bot { $bot }
    }

## The first page.

table-slogan =
    Zagraj.
    Strać.
    Odbierz.
table-free = Za darmo, w przeglądarce, bez konta.
table-play-now = Zagraj od razu
table-which-game = Gra
table-players-of = { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
table-sides-of = { $each } na { $each }
table-players-range = od { $least } do { $most } osób
table-against-bots = Przeciw botom
table-level = { $bot ->
        [easy] Łatwy
        [medium] Średni
        [hard] Trudny
        [expert] Ekspert
        [champion] Mistrz
        [attacker] Napastnik
        [trapper] Pułapkarz
        [miser] Sknera
       *[other] { $bot }
    }
table-ways-to-play = Albo styl gry
table-overlooks = { $name } przeocza: { $list }.
table-overlooked = { $what } ({ $times ->
        [1] zawsze
       *[other] 1 raz na { $times }
    })
table-overlooks-nothing = { $name } niczego nie przeocza.
table-plays-like-this = { $name }: { $line }
table-play-bot = { $bot ->
        [easy] Zagraj z łatwym botem
        [medium] Zagraj ze średnim botem
        [hard] Zagraj z trudnym botem
        [expert] Zagraj z botem ekspertem
        [champion] Zagraj z botem mistrzem
        [attacker] Zagraj z botem napastnikiem
        [trapper] Zagraj z botem pułapkarzem
        [miser] Zagraj z botem sknerą
       *[other] Zagraj z botem { $bot }
    }
table-play-bots = { $bot ->
        [easy] Zagraj z łatwymi botami
        [medium] Zagraj ze średnimi botami
        [hard] Zagraj z trudnymi botami
        [expert] Zagraj z botami ekspertami
        [champion] Zagraj z botami mistrzami
        [attacker] Zagraj z botami napastnikami
        [trapper] Zagraj z botami pułapkarzami
        [miser] Zagraj z botami sknerami
       *[other] Zagraj z botami { $bot }
    }
table-company = { $company ->
        [friends] Zaproś znajomych
       *[screen] Jeden ekran
    }
table-more-choices = Więcej ustawień
table-options = Opcje
table-your-name = Twoje imię
table-name-hint = żeby inni wiedzieli, kim jesteś
table-sets = Zestawy kart
table-seats = Kto gdzie siedzi
table-who = { $who ->
        [usual] Jak na przycisku
        [friend] Ktoś z zaproszeniem
       *[screen] Przy tym ekranie
    }
table-their-name = Imię
table-new-game = Nowa gra
table-your-games = Twoje gry
table-games-wait = { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
       *[other] { $count } czeka na ciebie
    }
table-finished-games = Zakończone gry ({ $count })
table-game-with = { $more ->
        [0] { $game }: ty i { $name }
       *[other] { $game }: ty, { $name } i jeszcze { $more }
    }
table-continue = Graj dalej
table-open = Otwórz
table-look-again = Powtórka
table-won = Wygrana
table-lost = Przegrana
table-recorded = Zapis gry
table-lobby-short = Czeka na graczy
# Of a game in which a bot has the reader’s seat now.
table-bot-plays-for-you = Gra za ciebie bot
table-all-your-games = Wszystkie twoje gry
# Above games: those that wait for the reader, that go on, that are over.
table-games-waiting = Czekają na ciebie
table-games-going-on = W toku
table-games-over = Zakończone
# When a game was played last.
table-played-days-ago = { $days ->
        [0] dzisiaj
        [1] wczoraj
       *[other] { $days } dni temu
    }
table-played-months-ago = { $months ->
        [one] miesiąc temu
        [few] { $months } miesiące temu
       *[other] { $months } miesięcy temu
    }
table-no-games = Nie ma tu jeszcze żadnej twojej gry.
table-pages = Strony
table-page-before = Wstecz
table-page-after = Więcej gier
table-load-a-record = Wczytaj zapis gry albo pozycję

## A game.

table-over = Koniec gry
table-your-turn = Twoja tura
table-turn-of = Tura: { $name }
table-waiting-for = Decyduje { $name }.
table-you-decide = Ty decydujesz
table-decides = { $name } decyduje
# Above what has happened last; since one’s last turn, if that is more than one turn ago.
table-just-now = Co się właśnie stało
table-since-your-turn = Od twojej ostatniej tury
# Shows it once more.
table-again = Jeszcze raz
table-whole-game = Cała gra, tura po turze
# While a card is read.
table-card-to-the-left = Karta po lewej
# Above what has changed the powers of creatures in an attack.
table-why-these-numbers = Skąd te liczby?
table-card-to-the-right = Karta po prawej
table-your-hand = Twoja ręka
table-order = Kolejność tur
table-chosen = wybrana
table-log = Przebieg gry
table-log-empty = Jeszcze nic się nie wydarzyło.
table-read-card = Czytaj
table-watching = Oglądasz tę grę.
table-no-script = Bez JavaScriptu ta strona nie zmienia się sama: wczytaj ją ponownie, aby zobaczyć, co zrobili inni.
table-lost-connection = Utracono połączenie. Ponawianie…
table-answer-waits = Twój ruch jeszcze nie dotarł. Zostanie wysłany ponownie, gdy tylko wróci połączenie.
table-held-up = Stół nie może teraz niczego zapisać, ale wciąż próbuje.

## What can be done besides playing.

table-leave = Wyjdź
table-take-back = Cofnij
table-hint = Podpowiedź
table-resign = Poddaj się
table-resign-sure = Na pewno chcesz się poddać?
table-resign-partner = Chcesz się poddać? Najpierw zapytamy twojego sojusznika.
table-rematch = Rewanż
table-join-rematch = Do rewanżu
table-replay = Powtórka
table-replay-of = Powtórka: { $game }
table-to-start = Nowa gra
table-hint-wait = Bot myśli…
table-say-something = Powiedz coś
table-emote = { $emote ->
        [hello] Cześć!
        [nice] Dobra gra!
        [oops] Ojej!
        [think] Hmm…
        [haha] Ha!
       *[thanks] Dzięki!
    }
table-you-resigned = Gra poddana.
table-resigned = { $name } poddaje grę.
# Where two play together and one wants to give up. $name: who wants to, or who is asked.
table-give-up-asked = { $name } chce się poddać. Zgadzasz się?
table-give-up-agree = Poddajemy się
table-give-up-play-on = Gramy dalej
table-give-up-offered = Chcesz się poddać. Decyduje { $name }.
table-give-up-withdraw = Jednak gramy dalej
table-give-up-refused = { $name } chce grać dalej.

## Sitting down together.

table-lobby = Gra zacznie się, gdy wszyscy będą na miejscach.
table-lobby-watching = Gra jeszcze się nie zaczęła.
table-invite = Wyślij ten link ({ $name }):
table-invite-partner = Wyślij ten link sojusznikowi ({ $name }):
table-only-here = Te linki działają tylko na tym komputerze. Aby zaprosić innych, uruchom stół poleceniem „mindtable serve --host 0.0.0.0” i otwórz go pod adresem tego komputera w swojej sieci.
table-seat-bot = Posadź tu bota
table-copy = Kopiuj
table-copied = Skopiowano
table-invited-by = { $name } zaprasza cię do gry.
table-invited = Masz zaproszenie do gry.
table-sit-down = Usiądź
table-just-watch = Tylko oglądaj
# Beside a name: this player has no page of the game open.
table-away = z dala od stołu
# Beside a name: this player sat down from the same network address as another one.
table-same-connection = to samo połączenie co { $name }
table-same-connection-you = to samo połączenie co ty
# $name: one or several players.
table-missed = Od dłuższej chwili nie ma przy stole: { $name }. Możesz pozwolić, by grał bot; kto wróci, będzie mógł znów zająć swoje miejsce.
table-stand-ins = Niech gra bot
table-stand-in = Niech gra bot ({ $name })
# To somebody who comes back.
table-bot-plays-on = Gra za ciebie bot.
table-sit-down-again = Wróć do gry
table-curtain = Teraz decyduje { $name }
table-curtain-hint = Niech nikt inny nie patrzy.
table-curtain-lift = Jestem { $name }

## Replays.

table-move-of = Ruch { $number } z { $count }
table-first = Na początek
table-previous = Ruch wstecz
table-next = Ruch dalej
table-last = Na koniec
table-seen-by = Widok
table-seen-by-player = Widok: { $name }
table-all-open = Wszystkie ręce odkryte
table-autoplay = Odtwarzaj automatycznie
table-copy-link = Kopiuj link
table-download = Pobierz zapis gry
table-play-on = Graj od tego miejsca
table-share = Udostępnij ten adres, aby pokazać grę innym.
table-load-title = Wczytaj grę albo pozycję
table-load-record = Zapis gry, który można pobrać po jej zakończeniu: obejrzyj ją jeszcze raz, ruch po ruchu.
table-load-position = Pozycja zapisana jak w przykładach: zagraj od niej przeciw botom.
table-load-file = Plik
table-load-paste = Albo wklej tutaj
table-load-seat = Twoje miejsce
table-load-asked = osoba, która ma ruch
table-load-go = Otwórz
table-load-examples = Przykłady
table-load-example = Graj od tego miejsca

## About.

table-about-title = O Mindtable
table-about-thanks = Autorzy gry Mindbug to Christian Kudahl, Marvin Hegen, Richard Garfield i Skaff Elias, ilustracje stworzył Denis Martynets, a wydaje ją Nerdlab Games. Autorem gry Mind Up! jest Maxime Rambourg, ilustracje stworzyła Christine Alcouffe, a wydaje ją Catch Up Games. Dziękujemy za te gry! Warto je kupić: na prawdziwym stole są jeszcze lepsze.
table-about-unofficial = Mindtable to nieoficjalny projekt fanów. Nie jest związany z autorami ani wydawcami i nie używa żadnych ich obrazków ani tekstów.
table-about-software = Oprogramowanie i grafiki innych autorów

## What cannot be done.

table-declined = To się nie udało
table-refused = To niezgodne z zasadami.
table-no-such-game = Nie ma takiej gry.
table-no-such-page = Nie ma takiej strony.
table-already-decided = Ta decyzja już zapadła.
table-no-move = Nie ma takiej odpowiedzi.
table-game-over = Gra się zakończyła.
table-not-over = Gra jeszcze się nie zakończyła.
table-not-all-here = Jeszcze nie wszyscy są na miejscach.
table-not-dealt = Karty nie są jeszcze rozdane.
table-not-asked = Teraz nie ty decydujesz.
table-not-your-seat = To nie twoje miejsce. Użyj swojego zaproszenia.
table-behind-curtain = Najpierw powiedz, kto siedzi przed ekranem.
table-needs-cookies = Twoja przeglądarka nie zachowuje plików cookie, więc stół by cię nie rozpoznał. Zezwól na nie dla tej strony i spróbuj ponownie.
table-chair-taken = To miejsce jest już zajęte.
table-is-here = Ta osoba jest przy stole.
table-not-away-for-long = Bot może zająć to miejsce dopiero wtedy, gdy stół czeka na tę osobę od dłuższej chwili.
table-give-up-again = Propozycja poddania się już padła. Możesz ją ponowić po swoim następnym ruchu.
table-give-up-gone = Nikt już nie proponuje poddania się.
table-bad-invitation = To zaproszenie jest nieważne.
table-no-take-back = Cofać ruchy można tylko w grze przeciw botom.
table-nothing-to-take-back = Nie ma czego cofać.
table-no-hint = Podpowiedzi są tylko w grze przeciw botom.
table-cannot-begin = Takiej gry nie można zacząć.
table-cannot-begin-because = Takiej gry nie można zacząć. { CAPITAL($problem) }
table-other-rules = Ta gra toczyła się według starszej wersji zasad.
table-broken = Coś się tu zepsuło, i to nie z twojej winy. Twoje gry są bezpieczne: wróć i spróbuj jeszcze raz.
table-bad-request = To żądanie nie ma tu sensu.
table-other-site = To żądanie przyszło z innej strony i nie zostało wykonane.
table-too-fast = Zbyt wiele żądań. Poczekaj chwilę.
table-too-many-lines = Masz tu otwarte zbyt wiele gier naraz. Zamknij niektóre z nich.
table-too-much-thinking = Boty myślą już w wielu grach rozpoczętych stąd. Poczekaj, aż odpowiedzą, albo wybierz łatwiejszy poziom.
table-hint-late = Żaden bot nie zdążył z podpowiedzią. Poproś o nią ponownie za chwilę.
table-too-slow = Przesyłanie trwało zbyt długo. Spróbuj ponownie.
table-no-room = Otwartych jest zbyt wiele połączeń. Spróbuj ponownie za chwilę.
table-other-host = Ten stół nie działa pod nazwą „{ $host }”. Kto go prowadzi, może dopuścić tę nazwę za pomocą --allowed-hosts.
table-too-large = To za duże: można przesłać najwyżej { $kilobytes } kB.
table-not-text = To nie jest tekst.
table-bad-record = Tego zapisu nie można odtworzyć. { CAPITAL($problem) }
table-bad-position = Tej pozycji nie można odczytać. { CAPITAL($problem) }
table-not-a-record = To ani zapis gry, ani pozycja.
table-no-such-seat = W tej grze nie ma takiego miejsca.
table-reading-too-long = Odczyt trwał zbyt długo i został przerwany po { $seconds } s.
table-reading-too-much = Odczyt wymaga zbyt dużo pamięci; dostępne jest najwyżej { $megabytes } MB.
table-reading-broke-off = Odczyt został przerwany. Spróbuj jeszcze raz.
table-reading-others = Na odczyt { $most ->
        [one] może naraz czekać najwyżej { $most } tekst
        [few] mogą naraz czekać najwyżej { $most } teksty
       *[other] może naraz czekać najwyżej { $most } tekstów
    }. Spróbuj ponownie za chwilę.
table-no-record = Ta gra nie zaczęła się od rozdania, więc nie ma jej zapisu.
table-not-kept = Nie udało się tego zapisać, więc nic się nie stało. Spróbuj jeszcze raz.

## The commands that serve the table, and think for its bots.

command-serve = stół w przeglądarce, dla tego komputera albo dla innych
command-think = myślenie za boty stołu w przeglądarce, na jego komputerze albo na innym (tylko z PostgreSQL)
command-think-database = baza danych, z której korzystają serwery gier
command-processes = nad iloma ruchami myśleć naraz (domyślnie: nad jednym na rdzeń)
command-think-ready = Gotowe do myślenia. Ruchów naraz: { $count }.
command-value-address = ADRES
command-value-folder = FOLDER
command-host = adres, pod którym stół nasłuchuje (domyślnie: tylko dla tego komputera)
command-port = port (domyślnie: 8000; 0: dowolny wolny)
command-data = folder z grami (domyślnie: ten sam, co dla gier z play)
command-database = inna baza danych niż plik w tym folderze
command-workers = liczba procesów, które odpowiadają przeglądarkom (domyślnie: 1; więcej tylko z PostgreSQL)
command-thinkers = liczba procesów, w których myślą boty (domyślnie: jeden na rdzeń; 0: żaden tutaj; tylko z PostgreSQL)
command-no-browser = bez otwierania przeglądarki
command-behind-proxy = zaufane serwery proxy przed stołem, które mówią, kto go odwiedza: adresy lub sieci
command-allowed-hosts = nazwy, pod którymi można odwiedzać stół (domyślnie: adresy i nazwy lokalne)
command-no-network = „{ $text }” to ani adres, ani sieć; zapisuje się je np. jako 127.0.0.1 lub 10.0.0.0/8
command-no-host-name = „{ $text }” to nie nazwa hosta; zapisuje się ją np. jako stol.example.org, bez http:// i portu
command-no-port = „{ $text }” to nie port
table-port-taken = Port { $port } jest już zajęty. Wybierz inny za pomocą --port albo dowolny wolny: --port 0.
table-no-listening = Nie można otworzyć stołu pod adresem { $address }: { $problem }.
table-no-folder = W folderze { $folder } nie można zapisywać gier: { $problem }.
table-no-database = Nie można użyć bazy danych: { $problem }.
table-newer-games = Te gry zapisała nowsza wersja Mindtable. Zaktualizuj program albo zapisuj gry w innym folderze: --data.
table-bad-key = { $file } to nie klucz: plik jest pusty albo uszkodzony. Przywróć go z kopii albo usuń, żeby powstał nowy; otwarte zaproszenia stracą wtedy ważność.
