### The pages of rules.

rules-title = Zasady
rules-choose = Którą grę chcesz poznać lub sprawdzić?
rules-contents = Na tej stronie
rules-cards-with = Wszystkie karty ze słowem kluczowym { $keyword }
rules-example = Przykład
rules-at-first = Tak to wygląda na początku.
rules-being-played = zagrywana
rules-our-team = Twoja drużyna
rules-their-team = Druga drużyna
rules-takes = bierze
rules-row = Rząd
