### Polish: lessons of Tag Team, told in the present. The comments of en-lessons-tag-team.ftl say what each message and variable is.

lesson-team-order = Kto decyduje pierwszy
lesson-team-order-idea = Lewa, sojusznik, prawa: w tej kolejności troje graczy może przejąć twoją kartę. Najpierw wywab Mindbugi obu sąsiadów, a dopiero potem zagraj kartę, na której ci zależy.
lesson-team-order-1 =
    Zagraj kartę { $gorillion } i zobacz, kto decyduje.

    Najpierw Ben po twojej lewej, o Mindbugu. Potem Cleo z twojej drużyny, o Mindfrogu. Na końcu Dan po twojej prawej, o Mindbugu.
lesson-team-order-1-done = Ben i Cleo przepuszczają, a Dan przejmuje kartę Mindbugiem. Jak w pojedynku: **kto traci kartę, od razu wykonuje jeszcze jedną akcję**.
lesson-team-order-1-early = Czekają jeszcze dwa Mindbugi. Kto przejmie kartę { $killer-bee }, odbierze życie twojej drużynie.
lesson-team-order-1-another = To też dobra przynęta. Ben decyduje pierwszy, a do Dana dociera tylko to, co Ben przepuści.
lesson-team-order-2 =
    Dan nie ma już Mindbuga, Ben wciąż ma. Zagraj kartę { $luchataur }.

    Przeciwnej drużynie został 1 punkt życia. { $killer-bee } go odbierze, gdy nikt już nie będzie mógł przejąć tej karty.
lesson-team-order-2-done = Ben nie może się oprzeć. Przeciwnicy nie mają już Mindbugów, a ty wykonujesz jeszcze jedną akcję.
lesson-team-order-2-early = Ben ma jeszcze Mindbuga. Jeśli przejmie kartę { $killer-bee }, życie straci twoja drużyna.
lesson-team-order-3 =
    Zagraj kartę { $killer-bee }!

    Teraz decyduje już tylko Cleo, a ona jest po twojej stronie.
lesson-team-order-3-done = Cleo przepuszcza, a { $killer-bee } odbiera przeciwnej drużynie ostatni punkt życia. Wygrywacie, ty i Cleo!
lesson-team-order-3-another = Nie ma już Mindbugów: kartą { $killer-bee } można było wygrać od razu.

lesson-team-mindfrog = Mindfrog
lesson-team-mindfrog-idea = Mindfrogiem przejmujesz kartę sojusznika, a sojusznik gra od razu jeszcze raz. Ratuje kartę przed Mindbugiem kogoś, kto decyduje po tobie, i z jednej tury robi dwie.
lesson-team-mindfrog-1 =
    Cleo zagrywa kartę { $luchataur }. Przejmij ją Mindfrogiem!

    Dan nie ma już Mindbuga, więc decydujesz ty. Po tobie Ben, a on ma jeszcze Mindbuga.
lesson-team-mindfrog-1-done = { $luchataur } trafia bezpiecznie na twoją stronę. A Cleo od razu gra jeszcze raz: { $killer-bee } poluje i { $turbo-bug } ginie.
lesson-team-mindfrog-1-passed = Po tobie decyduje Ben, który ma jeszcze Mindbuga. Mindfrogiem można było zatrzymać kartę { $luchataur } w drużynie.
lesson-team-mindfrog-2 =
    { $urchin-hurler } to ich jedyny stwór. { $luchataur } ma siłę 9: zaatakuj!

    Dzięki cesze **Wściekły** może atakować dwa razy, a przeciwnikom został 1 punkt życia.
lesson-team-mindfrog-2-done = Dan musi blokować: 9 przeciw 5 i { $urchin-hurler } ginie. Nie ma już kto blokować.
lesson-team-mindfrog-2-waits = Jedna karta więcej po twojej stronie. Ale { $luchataur } nie atakuje, a teraz kolej na Bena.
lesson-team-mindfrog-3 =
    Zaatakuj ponownie!

    Nikt już nie może blokować.
lesson-team-mindfrog-3-done = To był ich ostatni punkt życia. Karta Cleo, twój Mindfrog: wygrywacie razem.
lesson-team-mindfrog-3-stopped = Nie atakujesz dalej i przeciwna drużyna zachowuje ostatni punkt życia.

lesson-team-help = Pomoc dla sojusznika
lesson-team-help-idea = Zawsze patrz na obie strony swojej drużyny. Jedne karty wzmacniają stwory sojusznika, inne pozwalają im atakować w twojej turze: często daje to więcej niż gra na własną rękę.
lesson-team-help-1 =
    { $spider-owl } po stronie Cleo ma cechę **Podstępny**: nikt tam nie może blokować. Zagraj kartę { $superhero-boot-camp }.

    Stwory sojusznika dostają +1 do siły i cechę **Wściekły**: dwa ataki w turze.
lesson-team-help-1-done = { $spider-owl } atakuje dwa razy. Przeciwna drużyna traci 2 punkty życia: został jej 1.
lesson-team-help-1-another = To karta dla ciebie. Dzięki karcie { $superhero-boot-camp } Cleo mogłaby atakować dwa razy.
lesson-team-help-1-attacked = Ben i Dan mają stwory, które mogą blokować twoje. Ale gdy atakuje { $spider-owl } Cleo, żaden nie może blokować.
lesson-team-help-1-once = Też dobrze: od razu 1 punkt życia, w twojej turze. { $superhero-boot-camp } podwaja to, co Cleo może zrobić w swojej.
lesson-team-help-2 =
    Użyj Akcji karty { $rocket-lovers }.

    Cleo musi wtedy od razu zaatakować, w twojej turze. Do odebrania jest już tylko 1 punkt życia.
lesson-team-help-2-done = { $spider-owl } atakuje jeszcze raz i odbiera ostatni punkt życia. Stwór Cleo, twoje karty: wygrywacie razem.
lesson-team-help-2-another = Teraz Cleo musi czekać na swoją turę, a przed nią jest Ben.
lesson-team-help-2-attacked = Ben i Dan mają stwory, które mogą blokować twoje. Ale gdy atakuje { $spider-owl } Cleo, żaden nie może blokować.

lesson-team-life = Jedno życie na dwoje
lesson-team-life-idea = Życie jest wspólne dla całej drużyny. Jeśli po tobie decyduje sojusznik, możesz zostawić mu blok; jeśli po tobie nie ma już nikogo, wszystko zależy od ciebie.
lesson-team-life-1 =
    { $giraffodile } atakuje twoją drużynę. Niech blokuje { $turbo-bug }, choć zginie.

    Cleo nie ma stworów, więc decydujesz ty. Macie wspólnie 1 punkt życia: bez niego przegrywacie razem.
lesson-team-life-1-done = { $turbo-bug } ginie, ale drużyna żyje. A Cleo w swojej turze zagrywa kartę { $gorillion }.
lesson-team-life-1-lost = To był też ostatni punkt życia Cleo. Gdy został 1, musi blokować ten, kto decyduje ostatni.
lesson-team-life-1-dear = { $killer-bee } ginie. Wystarczyło poświęcić kartę { $turbo-bug }: z siłą 7 przegrywają oba twoje stwory.
lesson-team-life-2 =
    Dan atakuje: { $kangasaurus-rex }. Tym razem nie blokuj!

    Najpierw decydujesz ty, potem Cleo. { $killer-bee } przegra z siłą 7, ale { $gorillion } Cleo ma 10.
lesson-team-life-2-done = Blokuje { $gorillion } Cleo, a { $kangasaurus-rex } ginie. Twoja drużyna nic nie traci.
lesson-team-life-2-dear = 5 przeciw 7: { $killer-bee } ginie. Wystarczyło zostawić blok Cleo: { $gorillion } wygrywa taką walkę.

lesson-team-silence = Ani słowa o ręce
lesson-team-silence-idea = W drużynie nie wolno pokazywać sobie kart z ręki ani dawać znaków. Ale wszystko, co leży odkryte, mówi do was obojga: czytaj to i ufaj, że druga osoba też to czyta.
lesson-team-silence-1 =
    Nie widzisz ręki Cleo, a jej nie wolno dawać ci znaków. Zaatakuj: { $kung-fu-buddies }.

    Tylko karty coś ujawniają: Cleo sama wybiera kartę i ją pokazuje, a stwór o takiej samej sile ginie.
lesson-team-silence-1-done = Bez słowa Cleo pokazuje kartę { $luchataur }: 9, tyle samo co { $snail-hydra }, i ten stwór ginie. Dan nie blokuje: został im 1 punkt życia.
lesson-team-silence-1-another = Ręka Cleo pozostaje zakryta. { $kung-fu-buddies } każe jej pokazać kartę, a Cleo wybiera którą.
lesson-team-silence-2 =
    Cecha **Wściekły**: zaatakuj ponownie i zaufaj Cleo.

    Nie możesz poprosić jej o siłę 4. Ale ona też widzi, że naprzeciw jest { $brain-fly }.
lesson-team-silence-2-done = { $turbo-bug } ma siłę 4, więc { $brain-fly } ginie. Nikt nie może blokować: wygrywacie razem, bez słowa.
lesson-team-silence-2-stopped = Nie atakujesz dalej. Czy Cleo mogła pomóc jeszcze raz? Tego jej nie wolno powiedzieć.

lesson-team-clock = Dwie pominięte tury
lesson-team-clock-idea = Karty to zegar. Kto nie może nic zrobić, traci turę, a drużyna, której pominięto dwie tury z rzędu, przegrywa, choćby miała dużo życia. Zachowaj kartę na gorsze czasy.
lesson-team-clock-1 =
    Ben nie ma już nic, a jedyny stwór Dana to { $turbo-bug }. Zaatakuj: { $killer-bee }.

    Tura gracza, który nie może nic zrobić, jest pomijana. Po dwóch takich z rzędu drużyna przegrywa.
lesson-team-clock-1-done = { $killer-bee } ma cechę **Łowca**: możesz wybrać, kto musi blokować.
lesson-team-clock-1-life = Życia mają dość. Dopóki w grze jest { $turbo-bug }, Dan ma co robić.
lesson-team-clock-1-another = Dopóki w grze jest { $turbo-bug }, Dan ma co robić. Kartą { $killer-bee } można było upolować tego stwora.
lesson-team-clock-2 =
    Poluj: { $turbo-bug }!

    5 przeciw 4: stwór ginie, a wtedy Dan też nie może nic zrobić.
lesson-team-clock-2-done = Tura Bena pominięta, Cleo zagrywa kartę { $gorillion }, tura Dana pominięta. Przegrywają, choć mają 3 punkty życia!
lesson-team-clock-2-unhunted = Bez polowania nikt nie musi blokować. Dopóki w grze jest { $turbo-bug }, Dan ma co robić.
