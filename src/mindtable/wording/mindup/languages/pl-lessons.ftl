### Polish: lessons of Mind Up!. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-mind-up = Mind Up!

lesson-mind-up-row = Rząd
lesson-mind-up-row-idea = Niskie karty biorą niskie, wysokie biorą wysokie. A to, co zagrywasz, trafia do rzędu: zagrywaj więc to, czego nie chcesz mieć.
lesson-mind-up-row-1 =
    Wszyscy zagrywają kartę jednocześnie. Wybierz 1 i zatwierdź.

    Zatwierdzone karty leżą zakryte, aż wybiorą wszyscy. Najniższa bierze najniższą z rzędu: twoja 1 bierze 4, zieloną, z premią +2.
lesson-mind-up-row-1-done = Masz 4. A zagrane karty to nowy rząd: twoja 1 ze swoją karą czeka tam na kogoś innego.
lesson-mind-up-row-1-high = 60 to najwyższa ze wszystkich kart i bierze najwyższą z rzędu: 42, która ma karę.
lesson-mind-up-row-1-between = Pomiędzy innymi dopiero po fakcie widać, co bierzesz. 1 na pewno bierze 4.
lesson-mind-up-row-2 =
    Teraz 60: bierze najwyższą kartę z rzędu.

    To 57: też zielona, z premią +2.
lesson-mind-up-row-2-done = 57 leży razem z 4 w twojej zielonej kolumnie. Twoja 60 ze swoją karą czeka na kogoś innego.
lesson-mind-up-row-2-between = Pomiędzy innymi dopiero po fakcie widać, co bierzesz. 60 na pewno bierze 57.

lesson-mind-up-columns = Kolumny
lesson-mind-up-columns-idea = Nowy kolor zawsze otwiera pierwszą od lewej pustą kolumnę. Pilnuj więc kolejności: coś małego do kolumny wartej mało, a potem najlepszy kolor do tej wartej 5.
lesson-mind-up-columns-1 =
    Twoja pierwsza kolumna jest warta tylko 1, druga 5. Zagraj 1, która bierze 9.

    Pierwsza karta koloru otwiera pierwszą od lewej pustą kolumnę. 9 daje w niej przynajmniej jeszcze swoje +1.
lesson-mind-up-columns-1-done = Fioletowy ma kolumnę wartą 1: 1 punkt i 1 punkt premii. Następny nowy kolor dostanie 5.
lesson-mind-up-columns-1-another = Pierwsza wzięta karta otwiera kolumnę wartą 1. 9 daje w niej 2 punkty, razem z premią; dwie pozostałe po 1.
lesson-mind-up-columns-2 =
    Teraz kolumna warta 5: zagraj 60, która bierze 51.

    51 jest różowa, to dla ciebie nowy kolor, i ma +2.
lesson-mind-up-columns-2-done = 5 za kolumnę i 2 za premię: 7 punktów. Odtąd każda różowa karta jest dla ciebie warta 5.
lesson-mind-up-columns-2-between = Nic nie przebije 60. Z inną kartą trzeba liczyć na to, że nikt nie zagra wyższej.

lesson-mind-up-colours = Zbieranie kolorów
lesson-mind-up-colours-idea = Najpierw patrz na kolumnę: karta jest warta tyle, ile jej kolumna. Premie i kary są tylko dodatkiem.
lesson-mind-up-colours-1 =
    Zielony jest dla ciebie wart 5, fioletowy 1. Zagraj 2, która bierze 14.

    39 ma +2, ale jest fioletowa: 3 punkty. 14 daje 5. 1 jest już u Bena, więc nic nie jest niższe niż 2.
lesson-mind-up-colours-1-done = 14 leży w twojej zielonej kolumnie: 5 punktów.
lesson-mind-up-colours-1-bonus = 59 bierze 39: 1 za kolumnę, 2 za premię. 14 daje 5.
lesson-mind-up-colours-1-between = Pomiędzy innymi dopiero po fakcie widać, co bierzesz. 2 na pewno bierze 14.
lesson-mind-up-colours-2 =
    36 ma −1, ale jest zielona. Zagraj 59, która ją bierze.

    5 − 1 = 4. Różowa 2 otworzy kolumnę wartą 2, a fioletowa 26 da 1.
lesson-mind-up-colours-2-done = Trzy zielone karty po 5 punktów: 15, minus 1 za karę.
lesson-mind-up-colours-2-between = Pomiędzy innymi dopiero po fakcie widać, co bierzesz. 59 na pewno bierze 36.

lesson-mind-up-objectives = Cele
lesson-mind-up-objectives-idea = Przed wyborem spójrz na cele: 2 punkty to często więcej, niż daje karta. Wystarczy remis, a czasem liczy się tylko to, gdzie leży kolor.
lesson-mind-up-objectives-1 =
    +2 za najwięcej różowych kart: Ben ma dwie, ty jedną. Zagraj 1, która bierze 6.

    Remis się liczy. 6 daje w swojej kolumnie tylko 1 punkt, ale jeszcze 2 za cel.
lesson-mind-up-objectives-1-done = Ty i Ben macie po dwie różowe karty. Na razie 2 punkty dostajecie oboje.
lesson-mind-up-objectives-1-high = 60 bierze 37: 2 punkty. 6 daje 3: 1 w swojej kolumnie i 2 za cel.
lesson-mind-up-objectives-1-between = Pomiędzy innymi dopiero po fakcie widać, co bierzesz. 1 na pewno bierze 6.
lesson-mind-up-objectives-2 =
    Drugi cel: −2 za pomarańczowy w kolumnie wartej 1 lub 2. Zagraj 60, która bierze 49.

    Twoja następna pusta kolumna jest warta 2, więc omijaj pomarańczową 1. 49 jest zielona: 3 punkty.
lesson-mind-up-objectives-2-done = 49 daje 3 punkty, a w twoich kolumnach nie ma pomarańczowego.
lesson-mind-up-objectives-2-between = Z tą kartą może ci przypaść pomarańczowa 1. 60 na pewno bierze 49.

lesson-mind-up-reading = Czytanie innych
lesson-mind-up-reading-idea = Od drugiej rundy na ręce są karty z poprzedniej: znane są wszystkie oprócz jednej. Policz, kto może być poniżej ciebie, a kto powyżej.
lesson-mind-up-reading-1 =
    Zagraj 30: cokolwiek wybiorą inni, będzie w środku.

    Ich ręce są znane: Ben ma 5, 12 i 16, a Cleo 47, 50 i 53. Bierzesz więc 35: fioletową, 5 punktów.
lesson-mind-up-reading-1-done = Dało się to przewidzieć: Ben poniżej, Cleo powyżej, a 35 w twojej kolumnie wartej 5.
lesson-mind-up-reading-1-certain = To też dało się przewidzieć: 3 punkty. 30 daje 5.
lesson-mind-up-reading-2 =
    Zagraj 58, która bierze 50: znów fioletową, z premią +1.

    Cleo ma już tylko 47 i 53, więc nic nie jest wyższe. Twoja ostatnia karta, 3, sama trafi do twoich kolumn.
lesson-mind-up-reading-2-done = 50 daje 6 punktów. Twoje 21 to najlepszy wynik w tej rundzie.
lesson-mind-up-reading-2-low = 3 bierze 5: 4 punkty. 58 bierze 50: 6 punktów.

lesson-mind-up-last = Ostatnia karta
lesson-mind-up-last-idea = Ostatnia karta z twojej ręki trafia do twoich kolumn. Wcześnie zdecyduj, która to będzie, i zagrywaj pozostałe.
lesson-mind-up-last-1 =
    Ostatnia runda: zachowaj 33 na koniec i zagraj 2.

    Ostatnia karta trafia do twoich kolumn, a 33 jest niebieska: 5 punktów i +2. 2 bierze teraz 3, też niebieską: 1 jest już u Bena.
lesson-mind-up-last-1-done = 3 daje 6 punktów. A 33 wciąż jest na twojej ręce.
lesson-mind-up-last-1-spent = Teraz 33 trafia do rzędu, skąd mogą ją wziąć inni. Jako ostatnia karta daje 7 pewnych punktów.
lesson-mind-up-last-1-high = 59 bierze 25, zieloną z karą −1: 1 punkt. 2 bierze 3: 6 punktów.
lesson-mind-up-last-2 =
    Zagraj 59, a 33 zostanie na koniec.

    59 bierze 28, bo 60 jest już u Cleo. 28 i 33 są niebieskie, z premią +2: po 7 punktów.
lesson-mind-up-last-2-done = Pięć niebieskich kart w kolumnie wartej 5. Wygrywasz: 67 punktów, a następni mają 65!
lesson-mind-up-last-2-spent = Teraz twoją ostatnią kartą jest 59: różowa, 4 punkty. 33 daje 7.
