### Mind Up! in Polish: its pages of rules.

rules-mind-up-aim-title = Cel gry
rules-mind-up-aim =
    Od trzech do sześciu osób przez trzy rundy zbiera karty w kolumnach po jednym kolorze. Wygrywa osoba z największą liczbą punktów ze wszystkich trzech rund razem.

    Cała sztuka: karta, którą zagrywasz, decyduje o tym, którą weźmiesz, i sama staje się kartą, którą potem mogą wziąć inni.
rules-mind-up-setup-title = Karty i przygotowanie
rules-mind-up-setup =
    Jest 60 kart z numerami od 1 do 60, w pięciu kolorach po 12 kart. Niektóre mają premię 1 lub 2 punktów, inne karę 1 punktu.

    Każdy dostaje 7 kart, których nikt inny nie widzi. Na środku wykłada się odkryte karty, po jednej na gracza, w kolejności rosnącej: to rząd.

    Wartości od 1 do 5 tasuje się i układa od lewej do prawej: w tej rundzie to wartości pięciu kolumn każdego gracza.
rules-mind-up-turn-title = Tura
rules-mind-up-turn =
    1. Każdy wybiera kartę z ręki, wszyscy jednocześnie i w tajemnicy. Przy tym stole zatwierdzasz swój wybór i możesz go zmienić, dopóki nie wybiorą wszyscy.
    2. Wszystkie karty zostają ujawnione.
    3. Kto zagrał najniższą kartę, bierze najniższą kartę z rzędu, kto drugą z kolei, bierze drugą i tak dalej.
    4. Zagrane karty tworzą nowy rząd, w kolejności rosnącej.
rules-mind-up-columns-title = Twoje kolumny
rules-mind-up-columns =
    Wzięta karta trafia do twojej kolumny w swoim kolorze. Pierwsza karta danego koloru otwiera twoją pierwszą od lewej pustą kolumnę. O tym, ile kolor jest wart w tej rundzie, decyduje więc chwila, w której bierzesz go po raz pierwszy.

    Gdy każdemu zostaje jedna karta, trafia ona do kolumny swojego właściciela tak, jakby ją wziął. Wtedy runda się kończy.
rules-mind-up-scoring-title = Punkty za rundę
rules-mind-up-scoring =
    Za każdą kartę w kolumnie dostajesz tyle punktów, ile wynosi wartość tej kolumny. Dodaj premie ze swoich kart i odejmij kary. Jeśli są cele, też się liczą.
rules-mind-up-rounds-title = Następna runda
rules-mind-up-rounds =
    Rząd zostaje. Każdy bierze karty ze swoich kolumn jako nową rękę, więc wszyscy ją znają. Oprócz tego każdy dobiera jedną kartę, której nikt inny nie zna. W drugiej rundzie masz więc 8 kart, a w trzeciej 9.

    Wartości kolumn tasuje się od nowa; znów są takie same dla wszystkich.
rules-mind-up-objectives-title = Cele i inne możliwości
rules-mind-up-objectives =
    Można grać z 1–5 celami. Przy 1 lub 2 w każdej rundzie ujawnia się nowe; przy 3 lub więcej zostają na całą grę. Nigdy nie ma naraz dwóch celów z tą samą literą.

    „Najwięcej” i „najmniej” liczą się każdemu, kto remisuje, także przy zerze. Cel dotyczący położenia koloru nie liczy ci się, jeśli nie masz żadnej karty tego koloru.

    W sześć osób używa się wszystkich 60 kart.
rules-mind-up-end-title = Koniec gry
rules-mind-up-end =
    Po trzeciej rundzie wygrywa osoba z najwyższą sumą. Przy remisie wygrywa ta, która ma lepszy wynik trzeciej rundy; jeśli i on jest równy, zwycięstwo jest wspólne.

rules-example-mind-up-turn = Zagrane karty w kolejności rosnącej odpowiadają rzędowi: 3 bierze 8, 12 bierze 26, twoja 31 bierze 37, a 55 bierze 47. Potem 3, 12, 31 i 55 to nowy rząd. Twoja niebieska karta otwiera twoją pierwszą kolumnę, wartą 3 za każdą kartę.
rules-example-mind-up-columns = Masz już kolor zielony, więc 25 trafia tam: dwie zielone karty po 1 punkcie, minus 1 za karę. Niebieski jest nowy: 18 otwiera pierwszą od lewej pustą kolumnę i każda niebieska karta jest teraz warta 3.
rules-example-mind-up-round = Bierzesz 38, a twoja ostatnia karta, 13, trafia do kolumny w swoim kolorze. Trzy pomarańczowe karty po 4 punkty to 12, dwie niebieskie po 1 punkcie to 2. Z 5 punktami premii i 1 punktem kary daje to 12 + 2 + 5 − 1 = 18.
rules-example-mind-up-objectives = Nie masz różowej karty, a nikt nie ma mniej: to kosztuje 2 punkty. Nie masz też dokładnie trzech kolorów, więc drugi cel nic ci nie daje: 2 + 1 + 5 + 4 + 5 − 2 = 15.
rules-example-mind-up-end = Ty i Ben macie po 57 punktów. W trzeciej rundzie masz 17, a Ben tylko 12, więc wygrywasz.
rules-takes = bierze
rules-row = Rząd

rules-mind-up-summary-title = W skrócie
rules-mind-up-summary =
    • Wszyscy jednocześnie wybierają kartę. Potem zostają ujawnione.
    • Kto zagrał najniższą kartę, bierze najniższą z rzędu, kto drugą z kolei, bierze drugą i tak dalej. Zagrane karty tworzą nowy rząd.
    • Wzięta karta trafia do twojej kolumny w swoim kolorze. Nowy kolor otwiera następną kolumnę od lewej.
    • Na koniec rundy każda karta daje tyle punktów, ile jest warta jej kolumna. Dochodzą premie i cele.
    • Trzy rundy: twoje kolumny stają się następną ręką. Wygrywa ten, kto ma najwięcej punktów.
