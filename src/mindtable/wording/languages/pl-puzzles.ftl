### Puzzles in Polish.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Wygraj w tej turze
    [win-in-two-turns] Wygraj w trzy tury
    [survive] Przetrwaj trzy tury
    [only-answer] Znajdź jedyną odpowiedź
    [whatever-they-hold] Wygraj bez względu na ich rękę
   *[best-card] Wybierz najlepszą kartę
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Jeden ruch wygrywa przed końcem tej tury, cokolwiek odpowiedzą.
    [win-in-two-turns] Jeden ruch wygrywa najdalej w trzy tury, cokolwiek odpowiedzą: w tej, w ich turze albo w następnej turze twojej strony. Dodatkowa tura liczy się jako jedna z trzech.
    [survive] Tylko jeden ruch chroni cię przed przegraną w ciągu trzech tur, cokolwiek zrobią: w tej i w dwóch następnych.
    [only-answer] Jedna odpowiedź wygrywa grę, cokolwiek zrobią i jakkolwiek długo by to trwało. Żadna inna nie wygrywa.
    [whatever-they-hold] Ich ręka jest zakryta: mogą to być dowolne karty, których nie widzisz. Jeden ruch wygrywa najdalej w trzy tury, cokolwiek mają na ręce i cokolwiek odpowiedzą: w tej, w ich turze albo w twojej następnej.
   *[best-card] Jedna karta daje co najmniej tyle punktów co każda inna, cokolwiek wybiorą pozostali, a czasem więcej.
}
# What holds besides, by what is asked for.
puzzle-conditions = { $goal ->
    [best-card] Wszystkie ręce są odkryte, a runda prawie się kończy.
    [whatever-they-hold] Niczego się nie dobiera.
   *[other] Wszystkie karty są odkryte i niczego się nie dobiera.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] To za mało.
    [shown] Oto rozwiązanie.
   *[solved] Rozwiązane!
}
puzzle-verdict-more = { $verdict ->
    [shown] Przejdź przez nie krok po kroku.
   *[solved] Dobra robota.
}
# Why a try has failed: the game is lost.
puzzle-lost = Przegrana.
# Why a try has failed, by what was asked for: the game is not lost, but the goal is missed.
puzzle-missed = { $goal ->
    [win-this-turn] Tura się skończyła, a wygranej nie ma.
    [win-in-two-turns] Trzy tury minęły, a wygranej nie ma.
    [only-answer] Wygrana nie jest już pewna.
    [whatever-they-hold] Przeciw takiej ręce nie wygrywasz na czas.
   *[best-card] Jeśli wybiorą tak, inna karta daje więcej punktów.
}
puzzle-title = Zagadki
# $number: of puzzles.
puzzle-intro = Pozycje z prawdziwych partii ({ $number }), każda z dokładnie jednym rozwiązaniem. Każde jest udowodnione.
puzzle-daily = Zagadka dnia
puzzle-open = Rozwiąż
# $stars: how hard a puzzle is, of three.
puzzle-difficulty = { $stars ->
    [1] łatwa
    [2] średnia
   *[3] trudna
}
# $percent: of those who have tried a puzzle.
puzzle-solved-by = Za pierwszym razem rozwiązuje ją { $percent }%
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka
puzzle-start-over = Od początku
puzzle-tried = Co się stało
puzzle-tries = Twoje próby
puzzle-no-try = Pierwsza próba liczy się do twojego rankingu.
# $number: of the try that comes next.
puzzle-this-try = Próba { $number }
# $rating: of a player.
puzzle-rating = Ranking { $rating }.
# $change: the points that a try has moved the rating by, with their sign.
puzzle-rating-moved = Ranking { $rating } ({ $change }).
puzzle-rating-stays = Ranking się nie zmienia ({ $rating }): liczy się tylko pierwsza próba bez podpowiedzi.
# Of the rating of somebody new.
puzzle-settling = Jeszcze się ustala: pierwsze zagadki mocno go zmieniają.
# $rating: the highest that a player has had.
puzzle-best = Najwyższy { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Rozwiązane: { $count }.
# Before the names of themes.
puzzle-hint-themes = Chodzi o:
# $move: the first move, in words.
puzzle-hint-move = Pierwszy ruch: { $move }
puzzle-solution = Rozwiązanie
# Steps of a solution.
puzzle-step-back = Krok wstecz
puzzle-step-on = Krok dalej
# $number: of the step that is shown. $count: of all.
puzzle-step = Krok { $number } z { $count }
puzzle-analyse = Analizuj
puzzle-share = Kopiuj link
# The address of a puzzle, to be shared.
puzzle-address = Link do tej zagadki
puzzle-all = Wszystkie zagadki
puzzle-more = Więcej o tej zagadce
# $name: a player whose hand is open; the cards follow.
puzzle-holds = { $name } ma na ręce:
puzzle-yours = Twoje zagadki
puzzle-day-done = rozwiązana
puzzle-day-open = nierozwiązana
# $days: in a row on which the puzzle of the day was solved.
puzzle-streak = { $days ->
    [0] Rozwiąż zagadkę dnia, aby zacząć serię.
    [one] { $days } dzień z rzędu.
   *[other] { $days } dni z rzędu.
}
puzzle-next-for-you = Zagadka na mój poziom
# The same for somebody who has not tried any.
puzzle-first-for-you = Zacznij od łatwej
puzzle-by-goal = Według celu
puzzle-by-game = Według gry
puzzle-by-theme = Według tematu
# $solved: of $number, how many puzzles of a kind the player has solved.
puzzle-solved-of = rozwiązane: { $solved } z { $number }
puzzle-none = Nie ma takiej zagadki.
# $name, $goal: of a puzzle. $difficulty: how hard it is, in a word and as a $rating.
puzzle-in-terminal = Zagadka { $name } · { $goal } · { $difficulty } ({ $rating })
puzzle-your-move = Twój ruch. Wpisz numer; s pokazuje rozwiązanie, q kończy.
# $count: of puzzles that were listed.
puzzle-count = Zagadki: { $count }
command-puzzle = rozwiąż zagadkę
command-puzzle-id = zagadka o danym identyfikatorze
command-puzzle-daily = zagadka dnia
# $themes: all there are.
command-puzzle-theme = tylko zagadki o danym temacie: { $themes }
command-puzzle-list = zamiast tego wypisz zagadki
