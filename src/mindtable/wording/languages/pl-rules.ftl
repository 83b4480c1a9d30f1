### The pages of rules.

rules-title = Zasady
rules-choose = Którą grę chcesz poznać lub sprawdzić?
rules-contents = Na tej stronie
rules-example = Przykład
rules-at-first = Tak to wygląda na początku.
rules-search = Szukaj w zasadach
rules-search-none = Nic nie znaleziono. Spróbuj innego słowa.
# $count: of the sections in which something was found.
rules-search-found = { $count ->
    [one] Znaleziono w { $count } rozdziale
   *[other] Znaleziono w { $count } rozdziałach
}
