### Polish: lessons of Mindbug. The comments of en-lessons.ftl say what each message and variable is.

lesson-chapter-duel = Pojedynek
lesson-chapter-evolution = Ponad Ewolucję
lesson-chapter-eternity = Ponad Wieczność
lesson-chapter-tag-team = Tag Team

## Said in several lessons.

lesson-any-waits = Na tym kończy się twoja tura, a potem gram ja.
lesson-any-blocked = Mam stwora, który może zablokować ten atak.
lesson-any-unhunted = Bez cechy Łowca to ja decyduję, czy blokuję i którym stworem.
lesson-any-stopped = Drugiego ataku nie miałby kto zablokować.

## The duel.

lesson-sneaky = Podstępny
lesson-sneaky-idea = Stwora z cechą Podstępny mogą blokować tylko stwory z tą cechą. One same mogą blokować każdego.
lesson-sneaky-1 =
    Atakuje { $ferret-bomber }. { $gorillion } nic tu nie poradzi: niech blokuje { $tiger-squirrel }.

    Stwora z cechą Podstępny mogą blokować tylko stwory z tą cechą. 3 przeciw 2.
lesson-sneaky-1-done = { $ferret-bomber } to mój jedyny stwór z cechą Podstępny.
lesson-sneaky-1-unblocked = Kosztuje to 1 punkt życia, a { $ferret-bomber } jeszcze wróci.
lesson-sneaky-2 =
    Został mi 1 punkt życia. Zaatakuj stworem, którego { $luchataur } nie może zablokować.
lesson-sneaky-2-done = { $luchataur } ma siłę 9 i może tylko patrzeć.

lesson-frenzy = Wściekły
lesson-frenzy-idea = Stwór z cechą Wściekły może zaatakować dwa razy w turze. Licz blokujących: każdy zatrzyma tylko jeden atak.
lesson-frenzy-1 =
    Mam 1 punkt życia i jednego stwora do blokowania. Niech atakuje { $luchataur }.

    Ma cechę Wściekły: jeśli przeżyje pierwszy atak, może od razu zaatakować ponownie.
lesson-frenzy-1-done = { $giraffodile } blokuje i ginie. Nikogo już nie ma.
lesson-frenzy-1-once = Jeden atak, jeden blok. { $luchataur } może zaatakować dwa razy.
lesson-frenzy-2 =
    Zaatakuj ponownie!

    Możesz też przestać, jeśli drugi atak tylko by zaszkodził.
lesson-frenzy-2-done = Jeden blok zatrzymuje jeden atak. Dwóch nie zatrzyma.

lesson-hunter = Łowca
lesson-hunter-idea = Dzięki cesze Łowca wybierasz, kto musi blokować. Nikt nie traci życia, ale ginie właśnie ten stwór, którego chcesz.
lesson-hunter-1 =
    Masz 2 punkty życia, a { $chameleon-sniper } odbierze ci oba w następnej turze. Niech atakuje { $killer-bee }.

    Cecha Łowca pozwala wybrać, kto musi blokować.
lesson-hunter-1-done = Bez cechy Łowca zablokuje { $gorillion }.
lesson-hunter-1-shot = { $chameleon-sniper } odbiera 1 punkt życia efektem i 1, bo nikt nie może go zablokować.
lesson-hunter-2 =
    Zapoluj: twój cel to { $chameleon-sniper }, 5 przeciw 1.
lesson-hunter-2-done = { $gorillion } nie może pomóc. Po zagrożeniu.
lesson-hunter-2-strong = 5 przeciw 10: { $killer-bee } ginie, a { $chameleon-sniper } wciąż jest w grze.

lesson-poison = Trujący
lesson-poison-idea = Stwór z cechą Trujący pokonuje każdego, z kim walczy. Mały jest wart dużego i wszyscy się go boją.
lesson-poison-1 =
    { $gorillion } atakuje z siłą 10. Niech blokuje { $deathweaver }: ma 2, ale też cechę Trujący.

    Zginą oba stwory, a ty tracisz mniejszego.
lesson-poison-1-done = 2 przeciw 10 i oba stwory giną.
lesson-poison-1-lost = 7 przeciw 10: twój stwór ginie, a { $gorillion } nie.
lesson-poison-1-unblocked = Kosztuje to 1 punkt życia, a { $gorillion } wciąż jest w grze.
lesson-poison-2 =
    Mam 1 punkt życia i żadnego stwora. Niech atakuje { $kangasaurus-rex }.
lesson-poison-2-done = Drogę otworzył twój najmniejszy stwór.

lesson-tough = Twardy
lesson-tough-idea = Cecha Twardy ratuje stwora jeden raz. Wyczerpany może wszystko co przedtem, ale nic go już nie ratuje.
lesson-tough-1 =
    Atakuje { $gorillion }. Niech blokuje { $elephantopus }.

    Ma mniejszą siłę, ale ma cechę Twardy: zamiast zginąć, stwór zostaje wyczerpany.
lesson-tough-1-done = Ani życia, ani stwora nie tracisz.
lesson-tough-1-unblocked = Kosztuje to 1 punkt życia. { $elephantopus } może zablokować i przetrwać.
lesson-tough-2 =
    Twój stwór { $elephantopus } pozostaje wyczerpany. Zagraj obok kartę { $bee-bear }.
lesson-tough-2-done = { $gorillion } atakuje jeszcze raz.
lesson-tough-2-traded = { $gorillion } blokuje, a wyczerpanego stwora nic już nie ratuje.
lesson-tough-3 =
    Tym razem nie blokuj.

    { $elephantopus } drugi raz nie przetrwa, a ty masz 2 punkty życia.
lesson-tough-3-done = 1 punkt życia za stwora: uczciwa cena.
lesson-tough-3-gone = Wyczerpany stwór ginie jak każdy inny.
lesson-tough-3-lost = 8 przeciw 10: { $bee-bear } ginie.

lesson-attack-first = Co jest pierwsze
lesson-attack-first-idea = Najpierw efekty Ataku, potem Łowca, na końcu blok. Kto wtedy już nie żyje, nie zablokuje.
lesson-attack-first-1 =
    Niech atakuje { $shark-dog }.

    Efekt Ataku pokonuje wrogiego stwora o sile 6 lub większej, zanim ktokolwiek zablokuje.
lesson-attack-first-1-done = { $gorillion } ginie, zanim zdąży zablokować.
lesson-attack-first-2 =
    Teraz Łowca: twój cel to { $brain-fly }.

    Gdy obok jest { $urchin-hurler }, { $shark-dog } ma w twojej turze siłę 6.
lesson-attack-first-2-done = Jeden atak i dwa pokonane stwory.

lesson-no-block = Kiedy nie blokować
lesson-no-block-idea = Nie musisz blokować. Sprawdź, ile to kosztuje: stwór jest często wart więcej niż 1 punkt życia.
lesson-no-block-1 =
    Atakuje { $plated-scorpion }. Nie blokuj.

    Ma cechę Trujący: { $luchataur } zginie, a tamtego uratuje cecha Twardy. Masz 3 punkty życia.
lesson-no-block-1-done = 1 punkt życia, ale { $luchataur } wciąż jest twój.
lesson-no-block-1-poisoned = { $luchataur } ginie, a { $plated-scorpion } jest tylko wyczerpany. Zła wymiana.
lesson-no-block-2 =
    Teraz odpowiedz: zagraj kartę { $killer-bee }.

    Nie mam już Mindbugów. Efekt Zagrania kosztuje mnie 1 punkt życia.
lesson-no-block-2-done = Oboje tracimy po 1 punkcie życia. Ale lepsze stwory masz ty.
lesson-no-block-2-slow = Dobry stwór. { $killer-bee } od razu kosztuje mnie 1 punkt życia.

lesson-life = Życie można wydawać
lesson-life-idea = Każdy punkt życia poza ostatnim można wydać. Oddaj go, gdy dostajesz za niego więcej.
lesson-life-1 =
    Atakuje { $kangasaurus-rex }. Nie blokuj: masz 2 punkty życia.

    { $goblin-werewolf } ma teraz 2, ale w twojej turze 8.
lesson-life-1-done = Teraz jest twoja tura i { $goblin-werewolf } ma 8.
lesson-life-1-small = 2 przeciw 7. Turę później byłoby 8.
lesson-life-2 =
    Niech atakuje { $goblin-werewolf }.
lesson-life-2-done = Ma cechę Łowca, więc wybierasz ty.
lesson-life-3 =
    Zapoluj: twój cel to { $kangasaurus-rex }, 8 przeciw 7.
lesson-life-3-done = Za 1 punkt życia zyskujesz stwora.

lesson-mindbug-effect = Mindbug przejmuje też efekt
lesson-mindbug-effect-idea = Mindbug przejmuje kartę razem z efektem Zagrania. Najlepiej przejąć tę, która najbardziej by ci zaszkodziła.
lesson-mindbug-effect-1 =
    Zagrywam kartę { $kangasaurus-rex }: pokonuje wszystkie wrogie stwory o sile 4 lub mniejszej. Przejmij ją!

    Wtedy jest twoja, a wrogie stwory to moje.
lesson-mindbug-effect-1-done = Giną moje własne stwory. Gram jeszcze raz, ale zaczynam od zera.
lesson-mindbug-effect-1-swept = { $spider-owl } i { $tiger-squirrel } giną. Z Mindbugiem zginęłyby moje stwory.
lesson-mindbug-effect-2 =
    Bez towarzystwa { $lone-yeti } jest bardzo silny. Omiń go: niech atakuje { $tiger-squirrel }.
lesson-mindbug-effect-2-done = Jeden Mindbug: o jednego stwora więcej u ciebie, o dwa mniej u mnie.

lesson-mindbug-kept = Na co trzymać Mindbugi
lesson-mindbug-kept-idea = Użyj Mindbuga na to, czego nie pokonasz, a nie na pierwszą dobrą kartę. Dopóki go masz, muszę się bać.
lesson-mindbug-kept-1 =
    Zagrywam kartę { $strange-barrel } o sile 6. Masz jednego Mindbuga. Przepuść.

    Twój { $gorillion } i tak jest silniejszy.
lesson-mindbug-kept-1-done = Masz jeszcze Mindbuga i jest twoja tura.
lesson-mindbug-kept-1-spent = { $strange-barrel } należy do ciebie. Ale najlepszą kartę mam wciąż na ręce, a ty nie masz już Mindbuga.
lesson-mindbug-kept-2 =
    Zagraj kartę { $killer-bee }. Nie mam już Mindbugów.
lesson-mindbug-kept-2-done = Teraz potrzebuję czegoś naprawdę dobrego.
lesson-mindbug-kept-2-slow = Dobry stwór. { $killer-bee } od razu kosztuje mnie 1 punkt życia.
lesson-mindbug-kept-3 =
    { $rhino-turtle }: siła 8, dwa ataki w turze i cecha Twardy. To jest to: przejmij tę kartę!
lesson-mindbug-kept-3-done = Moja najlepsza karta jest twoja. Po to był Mindbug.
lesson-mindbug-kept-3-passed = { $rhino-turtle } atakuje dwa razy w turze i trzeba go pokonać dwa razy.

lesson-bait = Przynęta
lesson-bait-idea = Przed najważniejszą kartą zagraj coś dobrego. Mindbuga zużytego na przynętę już nie ma, a ty grasz jeszcze raz.
lesson-bait-1 =
    Mam 1 punkt życia i 1 Mindbuga. { $killer-bee } wygra, chyba że przejmę tę kartę. Zagraj najpierw kartę { $gorillion }.

    Ty też masz 1 punkt życia: jeśli przejmę kartę { $killer-bee }, przegrasz.
lesson-bait-1-done = Przejmuję kartę { $gorillion } ostatnim Mindbugiem. Grasz jeszcze raz.
lesson-bait-1-stung = Przejmuję kartę { $killer-bee }, a jej efekt Zagrania odbiera ci ostatni punkt życia.
lesson-bait-2 =
    Nie mam już Mindbugów. Teraz { $killer-bee }!
lesson-bait-2-done = { $gorillion } za zwycięstwo: opłaca się.

lesson-clock = Talia to zegar
lesson-clock-idea = Kto w swojej turze nie może nic zrobić, przegrywa. Gdy kończą się talia i ręka, liczą się ostatnie stwory.
lesson-clock-1 =
    Mam 3 punkty życia, ale żadnej karty: ani na ręce, ani do dobrania. Niech atakuje { $killer-bee }.

    Jeśli nie mam też stwora, w swojej turze nie mogę nic zrobić. Wtedy przegrywam.
lesson-clock-1-done = Łowca dosięgnie każdego.
lesson-clock-1-unblocked = Kosztuje mnie to 1 z 3 punktów życia. { $tiger-squirrel } wciąż jest w grze i ja też.
lesson-clock-2 =
    Zapoluj: twój cel to { $tiger-squirrel }.
lesson-clock-2-done = Mam 3 punkty życia, ale nic już nie mogę zrobić.

## Beyond Evolution.

lesson-action = Akcje
lesson-action-idea = Akcji używasz zamiast zagrać kartę albo zaatakować. Nikt jej nie zablokuje ani nie przejmie.
lesson-action-1 =
    { $infernostrich } ma Akcję. Użyj jej zamiast ataku.

    Pokonuje wrogiego stwora o sile 7 lub większej i nikt tego nie zablokuje.
lesson-action-1-done = Którego wybierasz?
lesson-action-2 =
    Niech to będzie { $gorillion }.
lesson-action-2-done = I tak możesz w każdej turze, dopóki { $infernostrich } jest w grze.
lesson-action-2-smaller = To był słabszy z tych dwóch.

lesson-action-turn = Wygrać bez ataku
lesson-action-turn-idea = Akcji nie zatrzyma żaden blok. Gdy ataki nic nie dają, poszukaj Akcji.
lesson-action-turn-1 =
    Mam 1 punkt życia i trzy stwory do blokowania. Użyj Akcji karty { $dragon-inn }.

    Jeśli kontrolujesz mniej stworów niż ja, kosztuje mnie to 1 punkt życia.
lesson-action-turn-1-done = Żaden stwór nie zablokuje Akcji.

lesson-evolve = Ewolucja
lesson-evolve-idea = Stwór, który ewoluuje, rośnie z każdą Akcją. To trwa, więc zacznij wcześnie i dbaj o niego.
lesson-evolve-1 =
    Użyj Akcji karty { $cloud-lady }.

    Pokonuje ona wrogiego stwora o sile 4 lub mniejszej, a potem { $cloud-lady } ewoluuje.
lesson-evolve-1-done = { $turbo-bug } ginie, a twój stwór to teraz { $typhoon-princess }.
lesson-evolve-2 =
    Jeszcze raz: użyj Akcji karty { $typhoon-princess }.

    Teraz pokonuje stwora o sile 6 lub mniejszej.
lesson-evolve-2-done = Trzecie stadium: { $thunder-queen } ma siłę 9.

lesson-sacrifice = Oddać stwora
lesson-sacrifice-idea = Niektóre Akcje kosztują samego stwora. Mały za mojego najlepszego to dobra wymiana.
lesson-sacrifice-1 =
    { $gorillion } to mój jedyny stwór. Użyj Akcji karty { $octocopter }.

    Ten stwór ginie, a ty przejmujesz kontrolę nad wrogim stworem.
lesson-sacrifice-1-done = { $gorillion } jest twój. Mogę tylko zagrać kartę { $waddling-recruit }.
lesson-sacrifice-2 =
    Mam 1 punkt życia, więc muszę blokować. Niech atakuje { $gorillion }.
lesson-sacrifice-2-done = Nie mam już żadnego stwora.

lesson-upside-down = Czytaj przed walką
lesson-upside-down-idea = Teksty zmieniają znaczenie liczb. Przed walką przeczytaj, co jest w grze.
lesson-upside-down-1 =
    { $gorillion } atakuje z siłą 10. Niech blokuje { $sawn }, który ma 5.

    Przeczytaj: gdy walczy, pokonany zostaje stwór o większej sile.
lesson-upside-down-1-done = Ginie ten silniejszy.
lesson-upside-down-1-lost = 7 przeciw 10. { $steelhorn } walczy jak zawsze.
lesson-upside-down-1-unblocked = Kosztuje to 1 punkt życia. { $sawn } wygrywa tę walkę.

## Beyond Eternity.

lesson-boost = Wzmocnienia
lesson-boost-idea = Karta wzmocnienia leży pod stworem i daje mu na stałe +1 do siły. Pochodzi ze stosu kart odrzuconych.
lesson-boost-1 =
    Niech atakuje { $sea-rex }.

    Efekt Ataku wzmacnia tego stwora kartą ze stosu kart odrzuconych.
lesson-boost-1-done = Wybierz kartę wzmocnienia.
lesson-boost-2 =
    Wybierz kartę { $tiger-wasp }: 6 zamiast 5.
lesson-boost-2-done = { $sea-rex } zachowuje kartę wzmocnienia i siłę.
lesson-boost-2-unboosted = Bez wzmocnienia jest 5 przeciw 5.
lesson-boost-3 =
    Teraz 6 wystarczy: twój cel to { $porcupine-teacher }, który ma 5.
lesson-boost-3-done = 6 przeciw 5. Bez wzmocnienia zginęłyby oba stwory.
lesson-boost-3-strong = 6 przeciw 10 to za mało.

lesson-boosted-falls = Wzmocniony bywa celem
lesson-boosted-falls-idea = Niektóre efekty działają tylko na wzmocnione stwory. To, co daje siłę, może zrobić ze stwora cel.
lesson-boosted-falls-1 =
    { $gorillion } jest wzmocniony: 11. Zagraj kartę { $goat-dragon }.

    Wzmacnia ona stwora albo pokonuje wzmocnionego.
lesson-boosted-falls-1-done = Możesz wybrać jedno z dwojga.
lesson-boosted-falls-2 =
    Wybierz pokonanie wzmocnionego stwora.
lesson-boosted-falls-2-done = { $gorillion } i jego karta wzmocnienia leżą na stosie kart odrzuconych.
lesson-boosted-falls-2-kept = Wzmocnienie dla ciebie. Ale { $gorillion } o sile 11 wciąż jest w grze.

lesson-from-the-discard = Karty, które działają odrzucone
lesson-from-the-discard-idea = Niektóre karty działają, dopóki leżą na stosie kart odrzuconych. Zanim policzysz, zajrzyj na oba stosy.
lesson-from-the-discard-1 =
    Mam 3 punkty życia. Niech atakuje { $peacasus }, a wygrasz.

    Na twoim stosie kart odrzuconych leży { $blessed-killer-bee }: gdy tracę życie, tracę jeszcze 2 punkty.
lesson-from-the-discard-1-done = 1 punkt życia i jeszcze 2.

lesson-discard-on-purpose = Odrzucać celowo
lesson-discard-on-purpose-idea = Niektóre karty są więcej warte na stosie kart odrzuconych niż w grze. Wtedy dobrze jest je odrzucić.
lesson-discard-on-purpose-1 =
    Zagraj kartę { $tornado-dragon }.

    Możesz odrzucić najwyżej 2 karty i za każdą pokonać stwora.
lesson-discard-on-purpose-1-done = Którą kartę odrzucasz?
lesson-discard-on-purpose-1-small = Ta karta działa na stosie kart odrzuconych, nie w grze.
lesson-discard-on-purpose-2 =
    Odrzuć kartę { $blessed-tiger-squirrel }.

    Na stosie kart odrzuconych zatrzymuje wrogie stwory o sile 7 lub większej: nie mogą atakować ani blokować.
lesson-discard-on-purpose-2-done = Działa od tej chwili.
lesson-discard-on-purpose-2-kept = Nic nie odrzucasz, nic nie pokonujesz.
lesson-discard-on-purpose-3 =
    Teraz niech zginie { $gorillion }.
lesson-discard-on-purpose-3-done = Zagrywam kartę { $turf-the-surfer } o sile 8. Ona też nie może blokować.
lesson-discard-on-purpose-3-own = To był twój własny stwór.
lesson-discard-on-purpose-4 =
    Mam 2 punkty życia i nikt nie może blokować. Niech atakuje { $agile-rooster }.

    Ma cechę Wściekły.
lesson-discard-on-purpose-4-done = Został mi 1 punkt życia.
lesson-discard-on-purpose-4-slow = Tego też nikt nie może zablokować. Ale to tylko jeden atak.
lesson-discard-on-purpose-5 =
    I jeszcze raz!
lesson-discard-on-purpose-5-done = Moje silne stwory mogły tylko patrzeć.

lesson-curse = Klątwy
lesson-curse-idea = Wzmocnienie zabiera kartę ze stosu kart odrzuconych. Tak znika twoja klątwa albo moje błogosławieństwo.
lesson-curse-1 =
    { $cursed-gorillion } na twoim stosie kart odrzuconych odbiera twoim stworom 2 siły. Mimo to niech atakuje { $sea-rex }.
lesson-curse-1-done = Wybierz kartę wzmocnienia.
lesson-curse-2 =
    Wybierz kartę { $cursed-gorillion }.

    To +1, a klątwa znika ze stosu: 6 zamiast 3.
lesson-curse-2-done = O 3 więcej siły dzięki jednej karcie.
lesson-curse-2-cursed = Klątwa wciąż leży na twoim stosie kart odrzuconych i odbiera 2 siły.
lesson-curse-3 =
    Zapoluj: twój cel to { $porcupine-teacher }, 6 przeciw 5.
lesson-curse-3-done = Klątwa zniknęła, mój stwór też.
