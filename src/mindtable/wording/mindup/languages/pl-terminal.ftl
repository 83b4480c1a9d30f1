### Mind Up! in Polish: what the terminal says of it.

## The table.

terminal-up-title = Mindtable · Mind Up! · { $players ->
        [few] { $players } graczy
       *[other] { $players } graczy
    }{ $objectives ->
        [0] { "" }
        [one] , { $objectives } cel
        [few] , { $objectives } cele
       *[other] , { $objectives } celów
    }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· ziarno { $seed }
}
terminal-up-round = Runda { $round } z { $rounds }
terminal-up-deck = { $count ->
        [0] talia pusta
       *[other] talia { $count }
    }
terminal-up-row = Rząd
terminal-up-worth = wartość { $value }
terminal-up-now = teraz
terminal-up-total = razem
terminal-up-chosen = wybór zrobiony
terminal-up-choosing = wybiera
terminal-up-hint = Wpisz numer karty albo: help, hint, scores, log, undo, rules, quit
terminal-up-no-card = Nie ma karty { $number }: karty mają numery od { $first } do { $last }.
terminal-up-not-understood = „{ $text }” to ani karta, ani polecenie. Wpisz numer karty ze swojej ręki albo help.

## Score sheets and the end of a game.

terminal-up-sheet = Punkty rundy { $round }
terminal-up-sheet-now = Gdyby runda skończyła się teraz
terminal-up-column = Kolumna { $number }, wartość { $value }
terminal-up-bonuses = Premie
terminal-up-maluses = Kary
terminal-up-this-round = Ta runda
terminal-up-all-rounds = Wszystkie rundy
terminal-up-place = Miejsce
terminal-up-place-number = { $place }.
terminal-up-you-win = Wygrywasz! { $count ->
        [one] Masz { $count } punkt.
        [few] Masz { $count } punkty.
       *[other] Masz { $count } punktów.
    }
terminal-up-wins = Wygrywa { $name }: { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[other] { $count } punktów.
    }
terminal-up-share = Wspólne zwycięstwo: { $name }, { $count ->
        [one] po { $count } punkcie.
        [few] po { $count } punkty.
       *[other] po { $count } punktów.
    }
terminal-up-you-share = Wygrywasz wspólnie ({ $name }): { $count ->
        [one] po { $count } punkcie.
        [few] po { $count } punkty.
       *[other] po { $count } punktów.
    }
terminal-up-last-round = Równa liczba punktów: decyduje wynik ostatniej rundy.
terminal-up-your-place = Zajmujesz { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
       *[6] szóste
    } miejsce: { $count ->
        [one] { $count } punkt.
        [few] { $count } punkty.
       *[other] { $count } punktów.
    }

## Help and rules.

terminal-up-help-number = wybór tej karty z twojej ręki
terminal-up-help-pick = to samo słowami
terminal-up-help-scores = punkty wszystkich, gdyby runda skończyła się teraz
terminal-up-help-log = wszystko, co się wydarzyło
terminal-up-help-undo = powrót do twojego poprzedniego wyboru (przeciw botom)
terminal-up-help-save = kopia w pliku; każdy wybór i tak jest zapisywany
terminal-up-help-rules = zasady na jednej stronie
terminal-up-help-quit = wyjście; grę można później kontynuować
terminal-up-rules =
    Zbierz najwięcej punktów w trzech rundach.

    Wszyscy jednocześnie wybierają kartę ze swojej ręki. Potem karty są ujawniane i układane po kolei: kto zagrał najniższą, bierze najniższą kartę z rzędu, kto drugą, bierze drugą, i tak dalej. Zagrane karty tworzą nowy rząd.

    Wzięta karta trafia do twojej kolumny w swoim kolorze. Pierwsza karta danego koloru otwiera pierwszą od lewej pustą kolumnę. Kolumny są warte od 1 do 5 punktów za każdą kartę, w kolejności nowej w każdej rundzie i takiej samej dla wszystkich. Liczą się też premie i kary wydrukowane na kartach.

    Gdy każdemu zostaje jedna karta, ona także trafia do kolumny i liczy się punkty rundy. Karty z twoich kolumn i jedna nowa karta to twoja następna ręka: odtąd wszyscy znają ją prawie całą.

    Przy równej liczbie punktów wygrywa osoba z lepszym wynikiem ostatniej rundy. Cele, jeśli są w grze, liczą się każdemu, kto je spełnia.

terminal-up-help-hint = szanse twoich kart
