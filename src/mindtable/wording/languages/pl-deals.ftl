# Rozdania, które można sprawdzić.

deals-short = Trwa rozdawanie kart
deals-dealing = Wszyscy są na miejscach. Trwa rozdawanie kart.
deals-dealing-hint = Każda przeglądarka dodaje własne losowe bity; rozdanie wynika z bitów wszystkich i z sekretu stołu.
deals-deal = Rozdaj karty
deals-free-chair = Wolne miejsce
deals-commitment = Zobowiązanie stołu
deals-secret = Sekret stołu
# $name: of a player.
deals-bits = Losowe bity: { $name }
deals-seed = Ziarno losowości
deals-contributors = Kto dodał losowe bity
deals-menu = To rozdanie
deals-check = Sprawdź rozdanie
deals-what = Jak sprawdzać rozdania
deals-title = Rozdanie w tej grze
deals-promised = Stół ustalił swój sekret i pokazał zobowiązanie, zanim rozdano karty. Po zakończeniu gry wszystko będzie można tu sprawdzić.
deals-not-promised = Nie ma tu czego sprawdzać: w tej grze stół nie podjął zobowiązania albo jeszcze go nie podjął.
deals-agrees = Wszystko się zgadza.
deals-differs = Coś się nie zgadza.
deals-own-agrees = Ta przeglądarka pamięta: to jest zobowiązanie, które widziała, a jej własne bity są w rozdaniu.
deals-own-differs = Ta przeglądarka pamięta inne zobowiązanie albo jej własnych bitów nie ma w rozdaniu: dotarły za późno lub zostały pominięte.

# What a check finds. $standing: whether the part agrees, differs, is missing, or cannot be known because something
# before it differs.
deals-check-commitment = { $standing ->
    [agrees] Sekret zgadza się ze zobowiązaniem stołu.
    [differs] Sekret nie zgadza się ze zobowiązaniem stołu.
   *[missing] Karty rozdano, zanim wprowadzono zobowiązania, albo z ziarna, które ktoś podał: nikt niczego wcześniej nie obiecywał.
}
deals-check-seed = { $standing ->
    [agrees] Ziarno wynika z sekretu i z losowych bitów graczy.
    [differs] Ziarno nie wynika z sekretu i z losowych bitów graczy.
   *[missing] { "" }
}
deals-check-deal = { $standing ->
    [agrees] Rozdanie wynika z ziarna.
    [differs] Rozdanie nie wynika z ziarna.
    [missing] Nic nie rozdano: gra zaczęła się od pozycji.
   *[unknown] Rozdania nie udało się sprawdzić.
}
deals-check-moves = { $standing ->
    [agrees] Wszystkie ruchy były dozwolone.
    [differs] Jeden z ruchów nie był dozwolony.
   *[unknown] Ruchów nie udało się sprawdzić.
}
deals-check-rolls = { $standing ->
    [agrees] Wszystko, co wylosowano, wynika z ziarna.
    [differs] Wylosowano coś, co nie wynika z ziarna.
   *[unknown] Losowań nie udało się sprawdzić.
}
deals-check-result = { $standing ->
    [agrees] Wynik jest prawidłowy.
    [differs] Wynik jest nieprawidłowy.
   *[unknown] Wyniku nie udało się sprawdzić.
}

# How it works, in ten lines.
deals-fair-title = Rozdania, które można sprawdzić
deals-fair-1 = Nikt nie zobaczy żadnej karty, dopóki wszystkie miejsca nie będą zajęte.
deals-fair-2 = Wtedy stół losuje sekret i pokazuje jego odcisk, czyli zobowiązanie. Od tej chwili nie może go już zmienić: inny sekret miałby inny odcisk.
deals-fair-3 = Teraz każda przeglądarka przy stole dodaje własne losowe bity. (Bez JavaScriptu nie ma czego dodać; bity, które nie dotrą w kilka sekund, są pomijane i widać, czyje są uwzględnione.)
deals-fair-4 = Sekret i wszystkie bity dają razem ziarno. Wynika z niego wszystko, co w grze jest rozdawane, tasowane i losowane.
deals-fair-5 = Stół nie może więc wybrać rozdania: gdy podawał zobowiązanie, nie znał twoich bitów. Nie może go też wybrać żaden gracz: nikt inny nie zna sekretu.
deals-fair-6 = Zobowiązanie obejmuje też to, w co się gra: grę, zasady, zestawy, opcje i talię.
deals-fair-7 = Po zakończeniu gry jej zapis odsłania wszystko: sekret, bity, ziarno, rozdanie i każde losowanie. „Sprawdź rozdanie” powtarza obliczenia, podobnie jak „mindtable verify” na twoim własnym komputerze.
deals-fair-8 = Twoja przeglądarka pamięta, które zobowiązanie widziała i które bity dodała, i porównuje je z zapisem.
deals-fair-9 = Kto gra dalej z powtórki albo od pozycji, dostaje nowe ziarno z osobnym zobowiązaniem.
deals-fair-10 = Czego to nie dowodzi: że nikt nie podgląda. Kto zarządza tym komputerem, może podczas gry zobaczyć w jego pamięci każdą kartę. Graj u gospodarzy, którym ufasz.
