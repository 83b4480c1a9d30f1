### The lobby in Polish: somebody to play with.

lobby-title = Poczekalnia
lobby-find = Znajdź przeciwnika
# What else can be chosen before one looks for others.
lobby-change = Zmień grę
# $pace: of a clock.
lobby-clock-pace = { $pace ->
    [quick] szybko
    [usual] normalnie
    [days] po trochu
   *[none] bez pośpiechu
}
lobby-clock-any = dowolny zegar
# $count: people.
lobby-count-waits = { $count ->
    [one] { $count } osoba czeka
    [few] { $count } osoby czekają
    [many] { $count } osób czeka
   *[other] { $count } osoby czeka
}
lobby-you-wait = czekasz
lobby-open-games = Otwarte gry
# $taken: chairs, of $seats.
lobby-seats = { $taken } z { $seats }
# $minutes: for how long somebody has waited.
lobby-waits-for = { $minutes ->
    [0] przed chwilą
   *[other] { $minutes } min
}
lobby-join = Dołącz
lobby-cancel = Anuluj
lobby-watch = Oglądaj
# Of a game: it counts for the ladder.
lobby-rated = rankingowa
lobby-nobody = Teraz nikt nie czeka. Naciśnij „Zagraj od razu”: kto przyjdzie następny, zagra z tobą.
lobby-playing = Teraz grają
# $count: tables.
lobby-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
lobby-nothing-to-watch = Teraz żaden stół nie jest otwarty dla widzów.
# $count: people who wait.
lobby-here = { $count ->
    [one] { $count } osoba czeka
    [few] { $count } osoby czekają
    [many] { $count } osób czeka
   *[other] { $count } osoby czeka
}
lobby-meanwhile = Tymczasem
lobby-meanwhile-about = Zostaw tę stronę otwartą: zawoła cię, gdy tylko ktoś dołączy.
lobby-found = Twoja gra jest gotowa!
lobby-no-script = Bez JavaScriptu ta strona podczas czekania wczytuje się ponownie co dziesięć sekund.
lobby-too-many-seeks = Zbyt wiele osób z twojej sieci szuka gry. Spróbuj ponownie za chwilę.
lobby-gone = Już nikt tam nie czeka. Zobacz, kto jeszcze tu jest.
# $openers: who may open games here.
lobby-no-openings = { $openers ->
    [invited] Przy tym stole gry mogą zaczynać tylko zaproszone osoby. Poproś o zaproszenie kogoś, kto tu gra.
   *[nobody] W tej chwili przy tym stole nie można zaczynać nowych gier.
}
lobby-not-watched = Gracze nie życzą sobie widzów przy tej grze.
lobby-private-not-rated = Prywatna partia nie może być rankingowa: ranking i profile są widoczne dla wszystkich.
# --- on the first page
lobby-find-person = Znajdź kogoś
lobby-nobody-waits = nikt nie czeka
lobby-whole = Do poczekalni
lobby-with-others = Z innymi
lobby-listed = Pokaż tę grę w poczekalni
lobby-audience = Kto może oglądać
# $audience: who may look at a game.
lobby-audience-of = { $audience ->
    [anybody] Każdy, kto ma link
    [players] Tylko gracze, aż do końca gry
   *[private] Prywatna: tylko gracze, także po grze
}
lobby-best-of-three = Do dwóch zwycięstw
# --- best of three
# $games: how many there are at most; $score: what each side has won.
lobby-match = Mecz, najwyżej { $games } gry · { $score }
lobby-next-game = Następna gra
lobby-match-over = Koniec meczu.
# --- for the host
command-openings = kto może zaczynać gry: everyone (każdy), invited (osoby, które już tu grały na zaproszenie, i te przy tym komputerze) albo nobody (nikt) (domyślnie: everyone)

table-emotes-hide = Ukryj emotki
table-emotes-show = Pokaż emotki
table-quiet = Bez emotek
table-no-emotes = Przy tym stole nie ma emotek.
