### Polish: the first game, told in the present. The comments of en-first-game.ftl say what each message and variable is.

lesson-chapter-first-game = Pierwsza gra
lesson-first-game = Twoja pierwsza gra
lesson-first-game-idea = Wiesz już wszystko, co trzeba: zagrywasz albo atakujesz, blokujesz albo tracisz życie, a Mindbuga trzymasz na to, co zbyt dobre. Reszta jest napisana na kartach.

lesson-idea-play = Zagranie karty
lesson-idea-power = Siła
lesson-idea-life = Życie
lesson-idea-block = Blokowanie
lesson-idea-keywords = Cechy
lesson-idea-mindbug-used = Twoje Mindbugi
lesson-idea-mindbug-baited = Moje Mindbugi
lesson-idea-finish = Zakończenie

lesson-first-game-1 =
    W swojej turze robisz jedną rzecz: zagrywasz kartę albo atakujesz. Zagraj kartę { $luchataur }.

    Masz 3 punkty życia, ja 2. Kto nie ma już żadnego, przegrywa.
lesson-first-game-1-done = { $luchataur } jest po twojej stronie, a ty dobierasz kartę: po zagraniu masz znów pięć kart na ręce. Potem atakuje { $tiger-squirrel } z cechą **Podstępny**: blokować mogą tylko stwory z tą cechą. Tracisz 1 punkt życia.
lesson-first-game-2 =
    Duża liczba to siła. { $luchataur } ma 9: zaatakuj!

    Mogę zablokować jednym stworem. Pokonany zostaje ten z mniejszą siłą, a przy równej sile oba.
lesson-first-game-2-done = Blokuje { $brain-fly }: 9 przeciw 4. Mój stwór zostaje pokonany i trafia na stos kart odrzuconych. Zablokowany atak nie kosztuje życia.
lesson-first-game-3 =
    { $luchataur } ma cechę **Wściekły**: może zaatakować jeszcze raz. Zaatakuj ponownie.

    Atak, którego nikt nie blokuje, kosztuje 1 punkt życia.
lesson-first-game-3-done = Nie blokuję i tracę 1 punkt życia: został mi 1.
lesson-first-game-3-stopped = Nie atakujesz dalej, więc wciąż mam 2 punkty życia.
lesson-first-game-4 =
    Atakuje cię { $grave-robber }. Niech blokuje { $luchataur }.

    To ty decydujesz, czy blokować i którym stworem. 9 przeciw 7, ale { $grave-robber } ma cechę **Twardy**: nikt nie zostaje pokonany, a ty nie tracisz życia.
lesson-first-game-4-done = { $grave-robber } ma cechę **Twardy**: zamiast zginąć, stwór jest tylko **wyczerpany**. Może atakować i blokować jak dotąd, ale następnym razem nic go nie uratuje.
lesson-first-game-4-unblocked = Tracisz 1 punkt życia: został ci 1. Blok nic by cię nie kosztował: żaden stwór nie zostałby pokonany.
lesson-first-game-5 =
    Słowa pod nazwą to cechy. Zagraj kartę { $spider-owl }.

    Ma cechę **Podstępny**: blokować mogą tylko stwory z tą samą cechą. **Trujący**: pokonuje każdego, z kim walczy. Każdą kartę możesz przeczytać z bliska.
lesson-first-game-5-done = { $spider-owl }: przepuszczam. A potem zagrywam coś dużego: { $gorillion }.
lesson-first-game-6 =
    { $gorillion } ma siłę 10. Przejmij tę kartę Mindbugiem!

    Mindbugiem przejmujesz właśnie zagraną kartę. Kosztuje cię to tylko samego Mindbuga: ani karty, ani tury. Każdy ma dwa Mindbugi na całą grę.
lesson-first-game-6-done = { $gorillion } należy do ciebie, za 1 Mindbuga i nic więcej. **Kto traci kartę w ten sposób, gra od razu jeszcze raz**: zagrywam kartę { $shield-bugs }. Potem twoja tura.
lesson-first-game-6-passed = Zachowujesz Mindbuga, a { $gorillion } zostaje po mojej stronie. Siły 10 trudno się pozbyć.
lesson-first-game-7 =
    { $shield-bugs } ma siłę 4. Przepuść.

    Mindbug jest najwięcej wart przeciw najlepszej karcie drugiej strony. Ostatniego zachowaj właśnie na nią.
lesson-first-game-7-done = Dobrze: masz jeszcze Mindbuga i jest twoja tura.
lesson-first-game-7-spent = { $shield-bugs } należy do ciebie. Ale nie masz już Mindbugów i mogę bez obaw zagrywać najlepsze karty.
lesson-first-game-8 =
    Ja też mam Mindbugi. Zagraj kartę { $rhino-turtle } i zobacz, czy się oprę.

    Został mi 1 punkt życia. { $killer-bee } odbierze mi go, chyba że przejmę tę kartę. Najpierw więc wyciągnij ze mnie Mindbugi.
lesson-first-game-8-done = Przejmuję kartę { $rhino-turtle }. Kosztuje mnie to Mindbuga, a **ty grasz od razu jeszcze raz**.
lesson-first-game-8-attacked = Mam dość stworów, żeby blokować. I wciąż mam Mindbugi.
lesson-first-game-9 =
    Został mi jeden Mindbug. Jeszcze raz: zagraj kartę { $giraffodile }.
lesson-first-game-9-done = Nie mogę się oprzeć. To był mój ostatni Mindbug, a ty grasz jeszcze raz.
lesson-first-game-9-early = Mam jeszcze Mindbuga i trzymam go właśnie na kartę { $killer-bee }.
lesson-first-game-9-another = Mój ostatni Mindbug wciąż czeka.
lesson-first-game-9-attacked = Mam dość stworów, żeby blokować, i wciąż ostatniego Mindbuga.
lesson-first-game-10 =
    Nie mam już Mindbugów. Zagraj kartę { $killer-bee }!

    Jej efekt Zagrania odbiera mi ostatni punkt życia. A **Łowca** znaczy: gdy ten stwór atakuje, możesz wybrać, który z moich musi blokować.
lesson-first-game-10-done = { $killer-bee } odbiera mi ostatni punkt życia. Wygrywasz swoją pierwszą grę!
lesson-first-game-10-waits = Jeszcze jedna karta, a ja żyję dalej. Kartą { $killer-bee } można było wygrać od razu.
lesson-first-game-10-attacked = Mogę zablokować i żyję dalej. Kartą { $killer-bee } można było wygrać od razu.
