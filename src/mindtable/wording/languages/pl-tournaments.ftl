### Turnieje po polsku.

tournament-title = Turnieje
tournament-about = Gra się kilka rund, a stół kojarzy pary, liczy punkty i prowadzi tabelę. Załóż turniej i wyślij link.
# $list: które to turnieje.
tournament-list = { $list ->
    [own] Twoje
   *[listed] Otwarte dla wszystkich
}
# $state: na jakim jest etapie.
tournament-state = { $state ->
    [open] Zapisy trwają
    [waiting] Czeka, aż gospodarz rozpocznie następną rundę
    [over] Zakończony
   *[other] W toku
}
# $count: z $most, którzy mogą się zapisać.
tournament-entered = Zapisani: { $count } z { $most }
tournament-new = Nowy turniej
tournament-name = Nazwa
# $game: nazwa gry.
tournament-untitled = Turniej: { $game }
tournament-system-label = System
# $system: jak ustala się, kto z kim gra.
tournament-system = { $system ->
    [round-robin] Każdy z każdym
    [tables] Stoły według punktów
   *[swiss] System szwajcarski
}
tournament-system-hint = Każdy z każdym: wszyscy grają ze wszystkimi. System szwajcarski: kilka rund, zawsze z kimś, kto ma podobną liczbę punktów.
tournament-rounds-label = Rundy (system szwajcarski)
tournament-most-label = Liczba miejsc
tournament-clock-hint = Kto nie przyjdzie, przegrywa na czas.
tournament-rated = rankingowy
# $option: co można zaznaczyć.
tournament-option = { $option ->
    [begins-full] Zacznij, gdy będzie komplet
    [host-goes-on] Każdą rundę rozpoczynam ręcznie
    [listed] Pokaż wszystkim
   *[rated] Partie rankingowe
}
tournament-make = Załóż turniej
tournament-invite = Zaproś innych
tournament-link = Link do tego turnieju
tournament-enter = Zapisz się
tournament-team = Drużyna
tournament-new-team = Utwórz nową drużynę
# $name: kto już jest w drużynie.
tournament-team-of = Drużyna: { $name }
# $number: uczestnika.
tournament-nameless = Gość { $number }
# $round: jej numer, z $rounds.
tournament-round-of = Runda { $round } z { $rounds }
tournament-round = Runda { $round }
tournament-to-game = Przejdź do swojej gry
tournament-standings = Tabela
tournament-place = Miejsce
tournament-who = Gracz
tournament-points = Punkty
tournament-buchholz = Buchholz: punkty wszystkich przeciwników
tournament-buchholz-short = BH
tournament-sonneborn-berger = Sonneborn-Berger: punkty pokonanych przeciwników
tournament-sonneborn-berger-short = SB
tournament-direct = Bezpośrednie spotkanie
tournament-direct-short = BS
tournament-wins = Zwycięstwa
tournament-wins-short = Z
tournament-gone = poza turniejem
tournament-bye = pauza
# $count: osoby z drużyny.
tournament-missing = { $count ->
    [one] brakuje { $count } osoby
   *[other] brakuje { $count } osób
}
tournament-remove = Usuń
tournament-nobody = Nikt się jeszcze nie zapisał.
tournament-hosting = Prowadzisz ten turniej
tournament-bot = Bot
tournament-how-many = Ile
tournament-add-bots = Dodaj boty
tournament-begin = Rozpocznij turniej
tournament-next-round = Rozpocznij następną rundę
tournament-end = Zakończ turniej
tournament-leave = Wycofaj się z turnieju
tournament-all = Wszystkie turnieje
# $whole: cyfry przed przecinkiem; $part: cyfry po nim.
tournament-number = { $whole },{ $part }
# --- czego nie można zrobić
tournament-none = Nie ma takiego turnieju.
tournament-no-room = Nie możesz się zapisać: nie ma już miejsc albo turniej już trwa.
tournament-not-in-it = Nie bierzesz udziału w tym turnieju.
tournament-too-few = Zapisało się za mało osób, żeby zacząć.
tournament-too-many = Prowadzisz za dużo turniejów. Najpierw zakończ któryś.
tournament-not-host = Może to zrobić tylko gospodarz turnieju.
# $least, $most: liczby całkowite.
tournament-number-between = Wybierz liczbę od { $least } do { $most }.
