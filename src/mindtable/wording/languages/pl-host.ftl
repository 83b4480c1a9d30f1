### Jak się miewa stół, dla jego gospodarzy.

host-you = Prowadzisz ten stół
host-you-about = Zobacz, jak się miewa: gry, ludzie, zgłoszenia. Tę stronę mają tylko gospodarze stołu.
host-title = Jak się miewa stół
# $time: of day.
host-lead = Policzono o { $time } (UTC), dla wszystkich procesów. To tylko liczby: bez kart i bez imion poza zgłoszeniami.
host-number = { $count }
host-now = Teraz
host-people-here = Osoby przy stołach
host-seeks = Szukają przeciwnika
host-thoughts = Decyzje, nad którymi myślą boty
host-games = Partie
host-game = Gra
host-open = Niezakończone
host-lately = Aktywne w ciągu 24 godzin
host-room = Z wolnym miejscem
host-rated = Rankingowe dotąd
host-all = Wszystkie gry
host-days = { $count ->
        [one] Ostatni { $count } dzień
        [few] Ostatnie { $count } dni
       *[other] Ostatnich { $count } dni
    }
host-day = Dzień (UTC)
host-begun = rozpoczęte
host-ended = zakończone
# What is read aloud for a day and a game.
host-begun-ended = rozpoczęte: { $begun }, zakończone: { $ended }
host-between = Między ludźmi
host-days-about = Zakończona partia liczy się do dnia, w którym ostatnio coś się w niej wydarzyło. Partie już usunięte się nie liczą.
host-people = Ludzie
host-accounts = Konta
host-new-accounts = Nowe konta ({ $count } dni)
host-active-accounts = Używane konta ({ $count } dni)
host-other-names = Imiona bez konta
host-rated-people = Osoby z rankingiem
host-tournaments = Turnieje
host-reports = Zgłoszenia
host-no-reports = Nikt niczego nie zgłosił.
host-about = Kogo dotyczy
host-what = Powód
host-by = Od kogo
host-reports-how = W wierszu poleceń „mindtable people dismiss IMIĘ” odkłada zgłoszenia o danej osobie, „rename” zmienia jej imię, a „remove” ją usuwa.
host-table = Ten stół
host-openings = Kto może zaczynać gry
host-openers = { $openers ->
        [everyone] każdy
        [invited] tylko zaproszone osoby
       *[nobody] nikt
    }
host-ratings = Partie rankingowe
host-are-rated = { $rated ->
        [yes] włączone
       *[no] wyłączone
    }
host-version = Wersja
host-up = Działa od
host-up-for = { $days } d { $hours } h { $minutes } min
host-processes = Procesy, które podają strony
host-size = Rozmiar danych
host-megabytes = { $megabytes } MB
