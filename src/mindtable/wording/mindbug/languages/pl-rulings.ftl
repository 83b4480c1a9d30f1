### Polish: rulings about cards. Names of cards as pl-names.ftl has them, else the original ones.

ruling-J5 =
    Sawn najpierw odwraca porównanie; potem działa Jad. Dwa stwory Sawn odwracają tylko raz.
ruling-J7 =
    Dwa stwory, które kopiują słowa kluczowe od strony przeciwnej (Sharky Crab-Dog-Mummypus), kopiują tylko te słowa
    kluczowe, które istnieją bez takiego kopiowania.
ruling-J11 =
    Atak spowodowany efektem (Cake Trickster, Rocket Lovers): wyborów w tym ataku (cel Łowów, drugi atak) dokonuje
    kontroler wybranego stwora; nadal trwa tura aktywnego gracza, więc „gdy trwa twoja tura” odnosi się do niego. To
    pełny atak: efekty Ataku, blok, obrażenia. Takiej Akcji nie można użyć, jeśli żaden odpowiedni stwór nie może
    zaatakować, a wybrać można tylko te, które mogą.
ruling-J12 =
    Captain Hippo ogranicza akcje w turze przeciwnika do ataku stworem z Łowami, który może zaatakować, i każe mu
    zapolować na stwora Captain Hippo. Drugi atak dzięki Szałowi pozostaje dobrowolny, ale jeśli do niego dojdzie, też musi
    być takim polowaniem. Jeśli przy wyborze nie ma już stwora Captain Hippo, wybór jest wolny. Nie dotyczy to ataków
    spowodowanych efektem.
ruling-J16 =
    Mindbug Bug: kto używa Mindbuga, najpierw traci punkt życia; mając 1 punkt życia, przegrywa, zanim Mindbug zadziała.
ruling-J17 =
    Bug Catcher powstrzymuje Mindbugi wszystkich graczy, ale nie Mindfrogi; i dopiero gdy jest w grze (sam może zostać
    przejęty).
ruling-J19 =
    The Experiment może przejąć z powrotem samego siebie, a musi, jeśli jest jedynym wrogim stworem.
ruling-J20 =
    „Jeśli to zrobisz”: pierwsza część musi się wydarzyć w całości. Stwór z Wytrzymałością, który został wyczerpany, nie
    został pokonany (Slugapult: bez nagrody). Octocopter nie ma „jeśli”: jego druga część następuje.
ruling-J21 =
    Efekty „albo” (Goat Dragon, Soul Manipulator, Solar Bear): jeśli jedna możliwość jest niewykonalna, trzeba wybrać
    drugą. Wzmacniać można, dopóki na którymś stosie kart odrzuconych jest karta; po wyborze można wziąć także zero kart.
ruling-J23 =
    Efekty, które zwiększają utratę życia (Blessed Killer Bee), dodają raz do każdej utraty, nigdy do własnego dodatku
    ani do dodatku innego takiego efektu.
ruling-J24 =
    O Hyenix pyta się po całym efekcie (albo obrażeniach z ataku), który kosztował życie; nie przy 0 punktów życia.
ruling-J25 =
    Utility Bug kopiuje efekt Zagrania tak, jakby był na nim wydrukowany; „ten stwór” to Utility Bug. Skopiowanie efektu
    innego stwora Utility Bug daje wybór jeszcze raz, już bez tego stwora. Gdzie efekty Zagrania są wyłączone
    (Deathweaver), jego własny nic nie robi.
ruling-J27 =
    Pokonany stwór jest już na stosie kart odrzuconych, gdy rozpatruje się jego efekt Pokonania (Fire Antler może
    wzmocnić samym sobą; stwór, który zagrywa kartę z twojego stosu, może zagrać samego siebie).
ruling-J30 =
    Karta, która nie może trafić na rękę (Alien Brain), zostaje tam, gdzie jest: cofany stwór zostaje w grze, nic nie
    zostaje ukradzione, ręce się nie zamieniają, nic się nie dobiera. Gdy zakaz mija, zbyt mała ręka jest uzupełniana,
    gdy następnym razem zmieni się ona lub jej talia.
ruling-J34 =
    Sluggernaut: gdy zostaje wyczerpany dzięki Wytrzymałości, jego kontroler wybiera stronę (5 z Łowami albo 8 z
    Szałem); dopóki jest wyczerpany, ma siłę i słowo kluczowe tej strony.
ruling-J35 =
    Kitten Crewmate zastępuje każde pokonanie; jeśli ma też Wytrzymałość, jego kontroler wybiera, co zadziała.
ruling-J36 =
    “One-Eye” Felix liczy wrogie stwory, które pokonał w walce w tej turze, także zanim w tej turze ewoluował.
ruling-J37 =
    Chuck: przestań rzucać, gdy nie ma już wrogiego stwora.
ruling-J51 =
    Zdolność dana przez inną kartę (Jean-Claw Pandamme, Release The Puffers) jest zdolnością stwora, który ją ma; przy
    ustalaniu kolejności efektów nazywa się ją od karty, która ją daje.
ruling-J52 =
    „Jednego stwora za każdą odrzuconą kartę” (Tornado Dragon): wszystkie wybiera się razem, jak w J39, więc stwór z
    Wytrzymałością nie zostaje trafiony dwa razy.
ruling-J53 =
    Jazz Dog przejmuje jednego stwora, który blokował w tej turze, wybranego przez jego kontrolera, także gdy było ich
    kilka.
ruling-J56 =
    Gdzie Mindbug kosztuje życie (Mindbug Bug), to, co ta utrata wywołuje (Hyenix), rozpatruje się, zanim stwór wejdzie
    do gry.
ruling-J43 =
    „Każdy przeciwnik” w efekcie (Rockyphant) oznacza obu, bez wyboru (inaczej niż w T5.2).
ruling-J47 =
    Jedną kartę „ze stosu kart odrzuconych wybranego przeciwnika” wybiera się od razu spośród stosów obu; gdzie kilka
    kart pochodzi ze stosu „przeciwnika” (Trash Diver), najpierw wybiera się przeciwnika.
ruling-J48 =
    Chuckling Chimpborg liczy Mindbugi jednego przeciwnika, wybranego przez jego gracza; życie jest wspólne dla drużyny.
ruling-J40 =
    Radioactive Race sprawdza się przed T2.3.
ruling-J41 =
    Going Bananas: sojusznik, który ma na ręce tylko karty o sile 5 lub większej i nie może zrobić nic innego, nie może
    rozegrać tury.
ruling-J42 =
    Chameleon Charmer: najpierw wybierają obaj przeciwnicy, potem karty zmieniają ręce jednocześnie.
ruling-J45 =
    Gracz, którego kartę przejęto i któremu nie pozostała potem żadna akcja, po prostu kończy turę: nie została ona
    pominięta (także dla Radioactive Race).
ruling-J58 =
    Release The Puffers daje swój efekt Zagrania stworom, które wchodzą do gry ze swoimi efektami Zagrania; Utility Bug
    kopiuje tylko wydrukowane efekty Zagrania.
ruling-J59 =
    Going Bananas nie pozwala sojusznikowi także od razu zagrać karty, która właśnie trafiła na jego rękę (Buddy Barrel,
    Trick-Taking Hamster); karty ze stosu kart odrzuconych i karty przejęte Mindfrogiem nie są zagrywane z ręki.
ruling-J62 =
    Wildsprout i Bigroot ewoluują przed efektem Zagrania stwora, którego sprowadzają: efekt ten czeka, aż cała Akcja
    się zakończy.
ruling-J63 =
    Efekt Ataku dany przez inną kartę (Jean-Claw Pandamme) rozpatruje się także wtedy, gdy ta karta zdążyła opuścić
    grę.
ruling-J64 =
    J12 nie dotyczy stwora z Łowami, który nie może dosięgnąć stwora Captain Hippo (Sharkdognadodragon, gdy po jego lewej
    stronie żadnego nie ma): nikt nie musi nim atakować i nie wyklucza on innych akcji w turze. Jeśli inny stwór z
    Łowami może dosięgnąć stwora Captain Hippo, musi zaatakować właśnie on.
