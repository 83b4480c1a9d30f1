### Puzzles in Polish.

# $goal: what is asked for.
puzzle-goal = { $goal ->
    [win-this-turn] Wygraj w tej turze
    [win-in-two-turns] Wygraj w dwóch turach
    [survive] Przetrwaj
    [only-answer] Znajdź jedyną odpowiedź
    [whatever-they-hold] Wygraj bez względu na ich rękę
   *[best-card] Wybierz najlepszą kartę
}
# The same in full.
puzzle-about = { $goal ->
    [win-this-turn] Wszystkie karty są odkryte i nie ma czego dobierać. Cokolwiek zrobią inni, jeden ruch wygrywa przed końcem tury.
    [win-in-two-turns] Wszystkie karty są odkryte i nie ma czego dobierać. Jeden ruch wygrywa w tej turze lub w dwóch następnych, licząc twoje i ich tury.
    [survive] Wszystkie karty są odkryte i nie ma czego dobierać. Tylko jeden ruch pozwala przetrwać tę turę i dwie następne.
    [only-answer] Wszystkie karty są odkryte i nie ma czego dobierać. Jedna odpowiedź wygrywa, żadna inna nie.
    [whatever-they-hold] Ich ręka jest zakryta: mogą to być dowolne karty, których nie widzisz. Jeden ruch wygrywa w tej turze lub w dwóch następnych w każdym przypadku.
   *[best-card] Wszystkie ręce są odkryte, a runda prawie się kończy. Jedna karta daje co najmniej tyle punktów co każda inna, cokolwiek wybiorą pozostali.
}
# $verdict: how a try went.
puzzle-verdict = { $verdict ->
    [wrong] To się nie udaje.
    [shown] Oto rozwiązanie.
   *[solved] Rozwiązane!
}
puzzle-verdict-more = { $verdict ->
    [wrong] Stół pokazuje dlaczego.
    [shown] Przejdź przez nie krok po kroku.
   *[solved] Dobra gra.
}
puzzle-title = Zagadki
# $number: of puzzles.
puzzle-intro = Pozycje z prawdziwych gier ({ $number }), każda z dokładnie jedną odpowiedzią. Wszystkie są udowodnione.
puzzle-daily = Zagadka dnia
puzzle-open = Rozwiąż
# $stars: of $most, how hard a puzzle is.
puzzle-stars = Trudność { $stars } z { $most }
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka
puzzle-start-over = Od początku
puzzle-tried = Co się stało
# $rating: of a player.
puzzle-rating = Ranking { $rating }.
# $rating: the highest that a player has had.
puzzle-best = Najwyższy { $rating }.
# $count: of puzzles that were solved.
puzzle-solved-count = Rozwiązane: { $count }.
# Before the names of themes.
puzzle-hint-themes = Chodzi o:
# $move: the first move, in words.
puzzle-hint-move = Pierwszy ruch: { $move }
puzzle-solution = Rozwiązanie
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
puzzle-by-goal = Według celu
puzzle-by-game = Według gry
puzzle-by-theme = Według tematu
puzzle-none = Nie ma takiej zagadki.
# $name, $goal: of a puzzle. $stars: how hard it is, of $most.
puzzle-in-terminal = Zagadka { $name } · { $goal } · trudność { $stars } z { $most }
puzzle-your-move = Twój ruch. Wpisz numer; s pokazuje rozwiązanie, q kończy.
# $count: of puzzles that were listed.
puzzle-count = Zagadki: { $count }
command-puzzle = rozwiąż zagadkę
command-puzzle-id = zagadka o danym identyfikatorze
command-puzzle-daily = zagadka dnia
# $themes: all there are.
command-puzzle-theme = tylko zagadki o danym temacie: { $themes }
command-puzzle-list = zamiast tego wypisz zagadki
