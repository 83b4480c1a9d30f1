### Mindbug in Polish: its pages of rules.

## The duel.

rules-duel-aim-title = Cel gry
rules-duel-aim =
    Dwoje graczy wysyła przeciw sobie dziwaczne stwory. Każdy zaczyna z 3 punktami życia. Kto nie ma już żadnego, natychmiast przegrywa. Przegrywa też ten, kto w swojej turze nie może nic zrobić.

    Co w tej grze wyjątkowe: cokolwiek zagrasz, przeciwnik może to przejąć. Ale tylko dwa razy.
rules-duel-setup-title = Przygotowanie
rules-duel-setup =
    Tasuje się karty wszystkich wybranych zestawów. Każdy dostaje 10 zakrytych kart, bierze 5 na rękę, a pozostałe 5 to jego talia. Reszta to talia nieużytych kart.

    Każdy ma 3 punkty życia i 2 Mindbugi.

    Żeby ustalić, kto zaczyna, każdy ujawnia losową kartę z talii nieużytych kart. Zaczyna gracz, który ujawnił większą siłę; przy remisie obaj ujawniają następną kartę.

    Swoją rękę znasz tylko ty, a talii nie zna nikt. Stwory w grze, stosy kart odrzuconych i karty wzmocnienia może oglądać każdy.
rules-duel-card-title = Karta
rules-duel-card =
    Każda karta to stwór. Duża liczba to jego siła. Pod nazwą znajdują się cechy, a pod nimi reszta tekstu. Słowo na początku tekstu to zdarzenie, przy którym działa efekt.

    W grze duża liczba to siła, którą stwór ma w tej chwili. Jeśli różni się ona od wydrukowanej, strzałka wskazuje w górę lub w dół, a obok widać przekreśloną wydrukowaną liczbę. Wyczerpany stwór jest wyblakły i ma napis „Wyczerpany”; liczbę kart, które go wzmacniają, widać w prawym górnym rogu.
rules-duel-turn-title = Twoja tura
rules-duel-turn =
    W swojej turze robisz dokładnie jedną z tych rzeczy:
    • zagrywasz kartę z ręki;
    • atakujesz jednym ze swoich stworów;
    • używasz Akcji jednego ze swoich stworów, jeśli ją ma.

    Potem swoją turę ma przeciwnik. Nie możesz spasować. Jeśli nie możesz nic zrobić, przegrywasz.

    Zawsze gdy masz na ręce mniej niż 5 kart, natychmiast dobierasz, aż znów będziesz mieć 5, także w trakcie efektu. Gdy twoja talia jest pusta, już nie dobierasz. Liczba kart na ręce i punktów życia nie ma górnej granicy.
rules-duel-playing-title = Zagranie karty i Mindbugi
rules-duel-playing =
    1. Pokaż kartę, którą zagrywasz, i uzupełnij rękę.
    2. Przeciwnik może użyć Mindbuga, jeśli jakiś mu został.
    3. Jeśli tego nie zrobi, stwór wchodzi do gry po twojej stronie, rozpatrujesz jego efekt Zagrania i twoja tura się kończy.
    4. Jeśli to zrobi, Mindbug jest użyty, a stwór wchodzi do gry po stronie przeciwnika. To przeciwnik rozpatruje efekt Zagrania tego stwora, jakby sam go zagrał. Potem ty masz od razu całą nową turę.

    Mindbug przejmuje tylko kartę zagraną z ręki jako akcja tury. Nigdy nie przejmuje stwora, który już jest w grze, stwora, który wchodzi do gry dzięki efektowi, ani takiego, którego właśnie przejął inny Mindbug.
rules-duel-attacking-title = Atak i blok
rules-duel-attacking =
    1. Powiedz, który z twoich stworów atakuje. Najpierw rozpatruje się jego efekty Ataku. Jeśli potem nie ma go już w grze po twojej stronie, atak się kończy.
    2. Jeśli ma cechę Łowca, możesz wybrać wrogiego stwora, który musi blokować.
    3. W przeciwnym razie przeciwnik może zablokować jednym ze swoich stworów, o ile nic mu tego nie zabrania, albo nie blokować wcale.
    4. Jeśli nikt nie blokuje, przeciwnik traci 1 punkt życia.
    5. Jeśli jakiś stwór blokuje, oba walczą. Stwór o mniejszej sile zostaje pokonany; przy równej sile oba.

    Pokonany stwór ginie: trafia na stos kart odrzuconych gracza, który go kontroluje. Atak ani blok nie wyczerpują stwora: ten, który atakował, może w następnej turze blokować, a w kolejnej znów atakować.
rules-duel-keywords-title = Cechy
rules-duel-keywords =
    Cechy znajdują się pod nazwą karty. Ta sama cecha otrzymana dwa razy nic nie zmienia.
rules-keyword-frenzy =
    Po swoim pierwszym ataku w turze może od razu zaatakować jeszcze raz, jeśli wciąż jest w grze po twojej stronie i może atakować. W jednej turze atakuje najwyżej dwa razy.
rules-keyword-hunter =
    Gdy atakuje, możesz wybrać dowolnego wrogiego stwora. Ten stwór musi blokować, nawet jeśli inaczej by nie mógł. W tym ataku przeciwnik nie traci punktu życia. Jeśli nie wybierzesz żadnego, przeciwnik może blokować jak zwykle.
rules-keyword-poisonous =
    W walce zawsze pokonuje drugiego stwora, choćby najsilniejszego. Jeśli tamten ma równą lub większą siłę albo też ma cechę Trujący, zostają pokonane oba. Stwór z cechą Twardy, który nie jest jeszcze wyczerpany, zamiast zostać pokonany, zostaje jak zawsze wyczerpany.
rules-keyword-sneaky =
    Gdy atakuje, mogą go blokować tylko stwory z cechą Podstępny. On sam może blokować każdego stwora.
rules-keyword-tough =
    Gdy miałby zostać pokonany, w walce lub przez efekt, zamiast tego zostaje wyczerpany i pozostaje w grze. Nie został pokonany, więc efekt Pokonania nie działa. Wyczerpany stwór nie ma już tej ochrony: następnym razem zostaje pokonany.
rules-duel-effects-title = Efekty
rules-duel-effects =
    Słowo na początku tekstu to zdarzenie, przy którym działa efekt:
    • Zagranie | gdy stwór wchodzi do gry, w jakikolwiek sposób; nie gdy zmienia stronę ani gdy ewoluuje.
    • Atak | gdy atakuje, zanim ktokolwiek zablokuje.
    • Pokonanie | gdy stwór ginie, czyli trafia z gry na stos kart odrzuconych; nie gdy wraca na rękę, zmienia stronę albo zamiast tego zostaje wyczerpany.
    • Akcja | gdy używasz jej jako akcji swojej tury. Musi coś zmienić.
    • Na stosie kart odrzuconych | przez cały czas, gdy karta leży na twoim stosie kart odrzuconych, i nigdzie indziej.

    Tekst bez takiego słowa działa przez cały czas, gdy stwór jest w grze.

    Przyjazne stwory to te, które kontrolujesz; wrogie to te, które kontroluje przeciwnik. Jeśli efekt mówi tylko o „stworze”, może to być stwór przyjazny albo wrogi.

    Wyborów przy efektach stwora dokonuje ten, kto go kontroluje. Ale jeśli to któryś gracz ma coś zrobić, jak w przypadku karty { $card }, wybiera on sam.

    Zrób tyle, ile się da, a resztę pomiń. Wszystko poza „możesz”, „najwyżej” i „dowolną liczbę” jest obowiązkowe: jeśli jedyny pasujący stwór jest twój, wybierasz właśnie jego.

    Gdy kilka efektów ma zadziałać jednocześnie, kolejność ustala gracz, którego jest tura. Każdy rozpatruje się do końca, zanim zacznie się następny.

    Siła nigdy nie jest mniejsza niż 1. Dla efektów liczy się siła, którą stwór ma w tej chwili; karty na rękach i na stosach kart odrzuconych mają siłę wydrukowaną.
rules-duel-states-title = Wyczerpanie, wzmocnienie, ewolucja
rules-duel-states =
    Wyczerpany stwór atakuje, blokuje i używa umiejętności jak każdy inny. Pozostaje wyczerpany, dopóki jest w grze, także gdy zmienia stronę.

    Żeby wzmocnić stwora (Ponad Wieczność), kładziesz pod nim karty z dowolnych stosów kart odrzuconych, najwyżej tyle, ile podano. Każda daje mu +1 do siły; jej własny tekst tam nie działa. Gdy stwór opuszcza grę, jego karty wzmocnienia trafiają na stos kart odrzuconych gracza, który go kontrolował.

    Ewolucja (Ponad Ewolucję): stwora zastępuje następne z trzech stadiów. To wciąż ten sam stwór: pozostaje wyczerpany lub wzmocniony i nie działa żaden efekt Zagrania. Gdy opuszcza grę, znów jest w pierwszym stadium. W talii są tylko pierwsze stadia.
rules-duel-end-title = Koniec gry
rules-duel-end =
    Gra kończy się natychmiast, cokolwiek miałoby się jeszcze wydarzyć, gdy
    • ktoś nie ma już punktów życia: przegrywa;
    • ktoś ma rozegrać turę i nie może nic zrobić: przegrywa;
    • efekt mówi, że ktoś wygrywa.

    Remisów nie ma.

rules-example-duel-mindbug = Przez efekt Zagrania karty { $tiger-squirrel } miał zginąć { $luchataur }. Ben używa Mindbuga: teraz { $tiger-squirrel } należy do niego, razem z efektem. Z jego strony wrogim stworem o sile 7 lub większej jest twój { $gorillion }. Na pocieszenie masz jeszcze jedną turę, a Ben o jednego Mindbuga mniej.
rules-example-duel-fight = { $gorillion } ma siłę 10, a { $giraffodile } tylko 7, więc pokonany zostaje { $giraffodile }. Ponieważ jakiś stwór blokował, Ben nie traci punktu życia.
rules-example-duel-tie = 7 przeciw 7: oba zostają pokonane w tej samej chwili.
rules-example-duel-frenzy = { $luchataur } przeżył swój pierwszy atak, więc może od razu zaatakować ponownie. Teraz nie ma już kto blokować i Ben traci 1 punkt życia.
rules-example-duel-hunter = Ben wolałby, żeby blokował { $gorillion }. Dzięki cesze Łowca wybierasz ty: blokować musi { $brain-fly }, a 4 to mniej niż 5.
rules-example-duel-poisonous = { $spider-owl } ma cechę Trujący: pokonuje nawet takiego stwora jak { $gorillion }. Ale 10 to więcej niż 3, więc { $spider-owl } też zostaje pokonany.
rules-example-duel-sneaky = { $gorillion } nie ma cechy Podstępny i nie może zablokować, gdy atakuje { $tiger-squirrel }. Ben traci 1 punkt życia przez stwora o sile 3.
rules-example-duel-tough = Gdy { $grave-robber } po raz pierwszy przegrywa walkę, zostaje wyczerpany. W następnej turze może jeszcze blokować, ale tym razem zostaje pokonany.
rules-example-duel-attack = Efekt Ataku karty { $shark-dog } działa przed blokiem. Pokonany zostaje { $gorillion }, więc nie ma już na kogo zapolować ani kto miałby blokować.
rules-example-duel-defeated = { $explosive-toad } przegrywa walkę i trafia na stos kart odrzuconych. Wtedy działa efekt Pokonania: trzeba pokonać jednego stwora, a został tylko { $gorillion }, więc i on zostaje pokonany.
rules-example-duel-constant = Na początku tekstu karty { $goblin-werewolf } nie ma żadnego zdarzenia: tekst działa cały czas. W twojej turze siła wynosi 8, więc { $giraffodile } przegrywa; w turze Bena znów wynosi 2.
rules-example-duel-boost = { $sea-rex }, wzmocniony kartą { $spider-owl } ze stosu kart odrzuconych Bena, ma siłę 6 zamiast 5 i wygrywa walkę. Karta wzmocnienia zostaje pod nim; z karty { $spider-owl } liczy się tylko +1.
rules-example-duel-evolution = Akcja pokonuje wrogiego stwora o sile 4 lub mniejszej. Potem { $cloud-lady } ewoluuje: { $typhoon-princess } to drugie z trzech stadiów. Nie działa przy tym żaden efekt Zagrania.
rules-example-duel-out-of-actions = Ben ma jeszcze 3 punkty życia. Nie ma jednak stworów, kart na ręce ani niczego do dobrania. W swojej turze nie może nic zrobić, więc przegrywa.

## Tag Team.

rules-tag-team-aim-title = Drużyny
rules-tag-team-aim =
    Dwie dwuosobowe drużyny siadają tak, że obok siebie masz przeciwników, a sojusznika naprzeciw. Drużyna ma wspólne 3 punkty życia. Wszystko inne każdy ma własne: rękę, talię, stos kart odrzuconych, stwory, Mindbuga i Mindfroga.

    Nie wolno pokazywać sojusznikowi swojej ręki ani niczego o niej zdradzać.
rules-tag-team-setup-title = Przygotowanie
rules-tag-team-setup =
    Tasuje się karty Tag Team z kartami dowolnych innych zestawów. Każdy dostaje 6 kart, bierze 3 na rękę, a 3 to jego talia. Kolejność w talii nieużytych kart ma tu znaczenie: nie wolno jej zmieniać.

    Każdy ma 1 Mindbuga i 1 Mindfroga. Każdy ujawnia kartę z talii nieużytych kart; zaczyna gracz, który ujawnił największą siłę.

    Wariant epicki: 5 kart na ręce i 5 w talii, 2 Mindbugi i 1 Mindfrog dla każdego.
rules-tag-team-turn-title = Twoja tura
rules-tag-team-turn =
    Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara, więc drużyny grają na przemian. Zagrywasz kartę z ręki, atakujesz własnym stworem albo używasz Akcji własnego stwora. Nie możesz spasować.

    Rękę uzupełnia się do 3 kart, w wariancie epickim do 5.
rules-tag-team-playing-title = Zagranie karty: Mindbugi i Mindfrogi
rules-tag-team-playing =
    Gdy pokażesz kartę i uzupełnisz rękę, trzy osoby decydują w tej kolejności:
    1. przeciwnik po twojej lewej, o Mindbugu;
    2. twój sojusznik, o Mindfrogu;
    3. przeciwnik po twojej prawej, o Mindbugu.

    Kto pierwszy powie „tak”, przejmuje stwora i rozpatruje jego efekt Zagrania. Wtedy musisz wykonać jeszcze jedną akcję w tej samej turze; jeśli nie możesz, tura po prostu się kończy. Jeśli nikt go nie przejmie, stwór jest twój, rozpatrujesz jego efekt Zagrania i tura się kończy.

    Mindbug przejmuje tylko karty przeciwników, Mindfrog tylko karty sojusznika. Efekty, które mówią o użyciu Mindbuga, nie dotyczą Mindfrogów.
rules-tag-team-attacking-title = Atak i blok
rules-tag-team-attacking =
    Atakujesz przeciwną drużynę, nie jednego gracza. Najpierw może zablokować przeciwnik po twojej lewej. Jeśli tego nie zrobi, może zablokować przeciwnik po prawej. Jeśli nie zablokuje żaden, drużyna traci 1 punkt życia.

    Stwór z cechą Łowca może zapolować na dowolnego stwora jednego z przeciwników.
rules-tag-team-words-title = Co mówią karty
rules-tag-team-words =
    • Przyjazne stwory to twoje stwory i stwory twojego sojusznika; wrogie stwory to stwory obu przeciwników.
    • To, co kontrolujesz, jest w twoim własnym obszarze gry. Twoja ręka, twoja tura, twoje Mindbugi i twój stos kart odrzuconych są tylko twoje; twoje życie to życie drużyny.
    • „Przeciwnik” po słowach Zagranie, Atak, Pokonanie, Akcja, „gdy” lub „na koniec” to jeden przeciwnik, którego wybierasz, gdy rozpatrujesz efekt. W tekstach, które działają cały czas, to obaj przeciwnicy. Gdy chodzi o życie, to przeciwna drużyna.
    • Dać kartę to przekazać ją na rękę drugiego gracza.
    • Odświeżyć Mindbuga, jak w przypadku karty { $card }, to odkryć użytego, by można było znów go użyć. Mindfrogów się nie odświeża.
rules-tag-team-end-title = Pominięte tury i koniec
rules-tag-team-end =
    Drużyna bez punktów życia natychmiast przegrywa.

    Tura gracza, który nie może w niej nic zrobić, jest pomijana. Nadal jest on w grze: używa Mindbugów i Mindfrogów i blokuje. Ale jeśli pominięta zostanie też następna tura jego sojusznika, ich drużyna natychmiast przegrywa.

rules-example-tag-team-mindfrog = Najpierw decyduje Ben, po twojej lewej, i rezygnuje. Potem Cleo, z twojej drużyny, używa Mindfroga; Dan już nie decyduje. { $luchataur } należy do Cleo, a ty wykonujesz jeszcze jedną akcję w tej samej turze.
rules-example-tag-team-block = Ben może zablokować pierwszy, ale rezygnuje: { $brain-fly } ma przetrwać. Potem kolej na Dana, a jego { $gorillion } blokuje: 9 to mniej niż 10, więc { $luchataur } zostaje pokonany.
rules-example-tag-team-hunter = Dzięki cesze Łowca wybierasz ty: blokować musi { $brain-fly } Dana, po twojej prawej, a nie { $gorillion } Bena.
rules-example-tag-team-teammate = Tekst karty { $superhero-boot-camp } dotyczy stworów sojusznika. Odkąd Cleo ma ją w grze, twój stwór { $spider-owl } ma siłę 4 i może atakować dwa razy.
rules-example-tag-team-skipped = Ben nie ma ani karty, ani stwora: jego tura zostaje pominięta. Po ataku Cleo pominięta zostaje też tura Dana. Drużyna, której dwie kolejne tury pominięto, przegrywa, choć został jej jeszcze 1 punkt życia.

rules-as-in-duel = W Tag Team gra się jak w pojedynku, z wyjątkiem tego, co tu napisano. Najpierw przeczytaj:
rules-cards-with = Wszystkie karty z cechą { $keyword }
rules-being-played = zagrywana
rules-our-team = Twoja drużyna
rules-their-team = Przeciwna drużyna

rules-duel-summary-title = W skrócie
rules-duel-summary =
    • W swojej turze robisz jedną rzecz: zagrywasz kartę albo atakujesz jednym ze swoich stworów.
    • Gdy ktoś zagrywa kartę, przeciwnik może ją przejąć Mindbugiem. Wtedy ten, kto ją zagrał, ma jeszcze jedną turę. Każdy ma dwa Mindbugi.
    • Gdy stwór atakuje, przeciwnik może zablokować jednym stworem. Pokonany zostaje ten o mniejszej sile; przy równej sile oba.
    • Jeśli nikt nie blokuje, atak kosztuje 1 punkt życia. Kto nie ma już życia, przegrywa; tak samo ten, kto w swojej turze nie może nic zrobić.
    • Masz zawsze 5 kart na ręce, dopóki jest co dobierać.

rules-tag-team-summary-title = W skrócie
rules-tag-team-summary =
    • Dwoje na dwoje: sojusznicy siedzą naprzeciw siebie i mają wspólne 3 punkty życia.
    • W swojej turze robisz jedną rzecz: zagrywasz kartę albo atakujesz.
    • Gdy zagrywasz kartę, każdy przeciwnik może ją przejąć Mindbugiem, a sojusznik Mindfrogiem, w kolejności przy stole.
    • Gdy atakujesz, przeciwnicy mogą blokować, jeden po drugim.
    • Nie możesz pokazywać ani mówić sojusznikowi, co masz na ręce.
