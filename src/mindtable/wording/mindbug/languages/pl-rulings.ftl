### Polish: rulings about cards. They name cards as pl-own-names.ftl does, in the nominative wherever that is possible.

ruling-J5 =
    Piłabędź najpierw odwraca porównanie siły; potem działa cecha Trujący. Dwa stwory Piłabędź odwracają je tylko raz.
ruling-J7 =
    Dwa stwory, które kopiują cechy od przeciwnej strony (Psokrabia Mumiornica), kopiują tylko te cechy, które istnieją
    bez takiego kopiowania.
ruling-J11 =
    Gdy efekt zmusza stwora do ataku (Zdradliwy Torcik, Odlotowa Para), wyborów w tym ataku (polowanie, drugi atak)
    dokonuje kontroler tego stwora. Nadal trwa tura aktywnego gracza. To pełny atak: efekty Ataku, blok, utrata punktów
    życia. Takiej Akcji nie można użyć, jeśli żaden stwór, którego można by wybrać, nie może zaatakować; wybrać można
    tylko takiego, który może.
ruling-J12 =
    Jeśli masz stwora z cechą Łowca, który może zaatakować i zapolować na wrogiego stwora Kapitan Hipcio, jedyną akcją
    twojej tury jest taki atak i takie polowanie. Drugi atak dzięki cesze Wściekły pozostaje dobrowolny, ale jeśli do
    niego dojdzie, też musi być takim polowaniem. Jeśli w chwili wyboru Kapitan Hipcio nie jest już w grze, wybór jest
    wolny. Nie dotyczy to ataków, do których zmusza efekt.
ruling-J16 =
    Żuk Mindbugowy: kto używa Mindbuga, najpierw traci punkt życia; mając 1 punkt życia, przegrywa, zanim Mindbug zadziała.
ruling-J17 =
    Łapacz Robali powstrzymuje Mindbugi wszystkich graczy, ale nie Mindfrogi, i dopiero gdy jest w grze: sam może zostać
    przejęty.
ruling-J19 =
    Możesz odzyskać sam Eksperyment X; musisz to zrobić, jeśli to jedyny wrogi stwór.
ruling-J20 =
    „Jeśli to zrobisz”: pierwsza część musi się wydarzyć w całości. Stwór z cechą Twardy, który został wyczerpany, nie
    został pokonany (Ślimapulta: nic więcej się nie dzieje). Ośmiokopter nie ma „jeśli”: druga część działa zawsze.
ruling-J21 =
    Efekty „albo” (Smokoza, Lalkarz Dusz, Niedźwiedź Solarny): jeśli jedna możliwość jest niewykonalna, trzeba wybrać
    drugą. Wzmacniać można, dopóki na którymś stosie kart odrzuconych jest karta; po wyborze można nie użyć żadnej karty.
ruling-J23 =
    Efekty, które zwiększają utratę punktów życia (Święta Zabójcza Pszczoła), zwiększają każdą utratę raz; nie liczy się
    to, co dodał ten lub inny taki efekt.
ruling-J24 =
    Hieniks: decydujesz o zagraniu po całym efekcie lub ataku, przez który utracono punkty życia, ale nie przy 0 punktach
    życia.
ruling-J25 =
    Żuk Złota Rączka kopiuje efekt Zagrania tak, jakby był na nim wydrukowany; „ten stwór” to Żuk Złota Rączka. Jeśli
    kopiuje efekt innego takiego stwora, wybierasz jeszcze raz, z pominięciem tamtego. Gdy efekty Zagrania nie działają
    (Śmiertkacz), jego własny także nie działa.
ruling-J27 =
    Pokonany stwór jest już na stosie kart odrzuconych, gdy rozpatruje się jego efekt Pokonania: Płomieleń może sam
    posłużyć do wzmocnienia, a stwór, który zagrywa kartę z twojego stosu, może zagrać samego siebie.
ruling-J30 =
    Karta, która nie może trafić na rękę (Mózg z Kosmosu), zostaje tam, gdzie jest: cofany stwór zostaje w grze, nic nie
    zostaje ukradzione, gracze nie zamieniają się kartami, nic się nie dobiera. Gdy zakaz minie, zbyt mała ręka jest
    uzupełniana dopiero wtedy, gdy zmieni się ona lub jej talia.
ruling-J34 =
    Ślimaczołg: gdy zamiast zostać pokonany, zostaje wyczerpany, jego kontroler wybiera: siła 5 i cecha Łowca albo siła 8
    i cecha Wściekły. Dopóki jest wyczerpany, ma je zamiast wydrukowanej siły i cechy.
ruling-J35 =
    Kotek Majtek ewoluuje zawsze, gdy miałby zostać pokonany; jeśli ma też cechę Twardy, jego kontroler wybiera, co się
    wydarzy.
ruling-J36 =
    Jednooki Feliks liczy wrogie stwory, które pokonał w walce w tej turze, także zanim w tej turze ewoluował.
ruling-J37 =
    Kostek: przestań rzucać, gdy nie ma już wrogich stworów.
ruling-J51 =
    Umiejętność dana przez inną kartę (Jean-Pazur Van Panda, Wysyp Rozdymek) jest umiejętnością stwora, który ją ma; przy
    ustalaniu kolejności efektów nazywa się ją od karty, która ją daje.
ruling-J52 =
    „Jednego stwora za każdą odrzuconą kartę” (Smornado): najpierw wybiera się wszystkie stwory, potem pokonuje się je
    razem, więc stwora z cechą Twardy nie można wybrać dwa razy.
ruling-J53 =
    Pies Jazzman przejmuje jednego stwora, który blokował w tej turze; jeśli było ich kilka, wybiera kontroler karty Pies
    Jazzman.
ruling-J56 =
    Gdy użycie Mindbuga kosztuje punkty życia (Żuk Mindbugowy), to, co ta utrata wywołuje (Hieniks), rozpatruje się, zanim
    stwór wejdzie do gry.
ruling-J43 =
    „Każdy przeciwnik” w efekcie (Skałoń) oznacza obu przeciwników; nikogo się nie wybiera.
ruling-J47 =
    Jedną kartę „ze stosu kart odrzuconych” przeciwnika wybiera się od razu spośród stosów obu przeciwników; gdzie ze stosu
    przeciwnika pochodzi kilka kart (Śmieciowy Nurek), najpierw wybiera się przeciwnika.
ruling-J48 =
    Szyderczy Szymborg liczy Mindbugi jednego przeciwnika, którego wybiera kontroler tego stwora; punkty życia traci cała
    drużyna.
ruling-J40 =
    Jeśli drużyna miałaby jednocześnie wygrać (Radioaktywny Wyścig) i przegrać przez dwie pominięte tury z rzędu, wygrywa.
ruling-J41 =
    Bananarchia: sojusznik, który ma na ręce tylko karty o sile 5 lub większej i nie może zrobić nic innego, nie może
    rozegrać tury.
ruling-J42 =
    Kameleon Czaruś: najpierw wybierają obaj przeciwnicy, potem obie karty zmieniają właściciela jednocześnie.
ruling-J45 =
    Gracz, którego kartę przejęto i któremu nie pozostała potem żadna akcja, po prostu kończy turę: nie liczy się ona jako
    pominięta (dotyczy to też karty Radioaktywny Wyścig).
ruling-J58 =
    Wysyp Rozdymek daje swój efekt Zagrania stworom, które wchodzą do gry ze swoimi efektami Zagrania; Żuk Złota Rączka
    kopiuje tylko wydrukowane efekty Zagrania.
ruling-J59 =
    Bananarchia nie pozwala sojusznikowi także od razu zagrać karty, która właśnie trafiła na jego rękę (Beczka Kumpli,
    Chomik Szuler). Karty ze stosu kart odrzuconych i karty przejęte Mindfrogiem nie są zagrywane z ręki.
ruling-J62 =
    Dziki Pęd i Korzeniec ewoluują przed efektem Zagrania stwora, którego wprowadzają do gry: efekt ten czeka, aż cała
    Akcja się zakończy.
ruling-J63 =
    Efekt Ataku dany przez inną kartę (Jean-Pazur Van Panda) rozpatruje się także wtedy, gdy ta karta zdążyła opuścić
    grę.
ruling-J64 =
    Stwór z cechą Łowca, który nie może zapolować na stwora Kapitan Hipcio (Psorekino-Smornado, gdy nie ma go u gracza po
    lewej), nie musi atakować, a jego kontroler może wybrać inną akcję tury. Jeśli może to zrobić inny stwór z cechą
    Łowca, musi zaatakować właśnie on.
