### How games end, in Polish.

table-ending-won = Wygrywasz!
table-ending-won-with = Ty i { $name } wygrywacie!
table-ending-lost = Tym razem przegrywasz.
table-ending-lost-with = Tym razem ty i { $name } przegrywacie.
table-ending-against = { $count ->
        [one] przeciwnik:
       *[other] przeciwnicy:
    }
table-ending-minutes = { $count } min
table-ending-played = czas gry
table-ending-total = Razem

## What can be done now.

table-ending-see = Zobacz wynik
table-ending-see-table = Zobacz stół
table-ending-start = Strona główna
table-ending-share = Udostępnij
table-ending-share-link = Udostępnij link
table-ending-link = Cała gra, ruch po ruchu
table-ending-png = Obraz (PNG)
table-ending-svg = Rysunek (SVG)
table-ending-stronger = { $bot } przewiduje więcej ruchów naprzód.
table-ending-play = Zagraj: { $bot }
table-ending-other-way = Wróć i spróbuj inaczej.
table-ending-play-on = Od tury { $number }

## The picture of the last stand.

table-stand-title = { $game }: ostatnia scena
table-stand-no-png = Ten stół nie tworzy obrazów PNG, tylko SVG: osoba, która go prowadzi, musi zainstalować mindtable[art].
table-stand-not-now = Nie udało się teraz narysować obrazu. Spróbuj ponownie za chwilę.
