### The analysis board and the deck builder in Polish.

## The board.

board-title = Stół do analizy
board-about = Ustaw dowolną pozycję, graj za wszystkie strony i zobacz szanse każdego ruchu.
board-empty = Pusty stół
board-example = Przykład
board-bring = Wczytaj pozycję
board-bring-hint = Wklej scenariusz, link do stołu do analizy albo zapis gry. W zapisie wybierz „Analizuj” przy dowolnym ruchu.
# $name: a player.
board-decides = Decyduje { $name }
board-open = Odkryj wszystkie karty
board-as-known = Zakryj karty z powrotem
board-scenario = Zapisz scenariusz
board-begin = Wróć na początek
board-back = Wstecz
board-edit = Zmień

## Setting up.

board-edit-title = Ustaw pozycję
board-apply = Zastosuj
# $problem: a sentence.
board-impossible = Taka pozycja nie jest możliwa. { CAPITAL($problem) }
board-analyse = Analizuj
board-with-cards = Zaznaczone karty
board-zone = Gdzie
board-move = Przenieś tam
board-remove = Usuń
board-clear = Wyczyść stół
# A key.
board-key-delete = Del
board-keys = Przeciągnij karty tam, gdzie chcesz, albo zaznacz je i naciśnij klawisz.
board-card = Karta
board-add = Dodaj
board-search = Szukaj kart
board-search-text = Nazwa lub tekst
board-search-go = Szukaj
board-any = Wszystkie
board-found = { $count ->
        [0] Żadna karta nie pasuje.
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-found-all = Pokaż wszystkie ({ $count })

## What the search thinks.

board-thoughts = Analiza
board-all-moves = Wszystkie ruchy
board-thinking = Myślę…
board-thinking-on = Myślę dalej…
board-think = Pomyśl
# On a move: it is proved what comes of it.
board-proved = { $result ->
        [won] Udowodniona wygrana
       *[lost] Udowodniona przegrana
    }
# Above the moves that are expected.
board-expected = Przewidywane ruchy
# $count: how often the game was played on.
board-iterations = { $count ->
        [one] Zasymulowano { $count } grę.
        [few] Zasymulowano { $count } gry.
       *[many] Zasymulowano { $count } gier.
    }
# $name: the player who decides.
board-chance-of = Szanse: { $name }
# With all cards open. $name: a player or a team.
board-solved = { $result ->
        [won] Udowodnione: pewna wygrana ({ $name }).
        [lost] Udowodnione: nieunikniona przegrana ({ $name }).
       *[unproved] Nie udowodniono: nie znaleziono pewnej wygranej żadnej ze stron.
    }

## What cannot be done.

board-no-card = Nie ma karty „{ $name }”.
board-no-zone = Wybierz, gdzie ma leżeć karta.
board-no-editor = Pozycji tej gry nie można ustawić ręcznie.
board-no-turn = Tego momentu nie można pokazać na stole: nie zaczęła się jeszcze żadna tura.
board-bad-link = Ten link nie prowadzi do żadnej pozycji. Być może został ucięty.
board-link-too-long = To za dużo na link.
board-late = Zabrakło czasu do namysłu. Spróbuj za chwilę.

## Decks.

deck-title = Zbuduj talię
deck-count = { $count ->
        [0] Twoja talia
        [one] Twoja talia: 1 karta
        [few] Twoja talia: { $count } karty
       *[many] Twoja talia: { $count } kart
    }
deck-play = Zagraj tą talią
deck-drop = O jedną mniej: { $card }
deck-more = O jedną więcej: { $card }
deck-file = Zapisz jako plik
deck-empty = Wyszukaj karty i dodaj je.
deck-given = Z własną talią
# $problem: a sentence.
deck-flaw = { CAPITAL($problem) }
deck-bad = Tej talii nie można odczytać. { CAPITAL($problem) }
