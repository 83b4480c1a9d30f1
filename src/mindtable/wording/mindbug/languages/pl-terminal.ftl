### Mindbug in Polish: what the terminal says of it.

## The head of the screen.

terminal-game-duel = Pojedynek
terminal-game-tag-team = Tag Team
terminal-game-tag-team-epic = Tag Team, wariant epicki
terminal-title = Mindtable · { $game } · { $sets }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· ziarno { $seed }
}
terminal-all-sets = wszystkie zestawy
terminal-own-deck = własna talia
terminal-your-turn = Twoja tura
terminal-turn = Tura: { $name }
terminal-next = { $now }, potem { $name }
terminal-you-next = { $now }, potem ty
terminal-game-over = Koniec gry

## Players and creatures.

terminal-mindbugs = { $count ->
        [one] { $count } Mindbug
        [few] { $count } Mindbugi
       *[other] { $count } Mindbugów
    }
terminal-mindfrogs = { $count ->
        [one] { $count } Mindfrog
        [few] { $count } Mindfrogi
       *[other] { $count } Mindfrogów
    }
terminal-your-team = Twoja drużyna
terminal-opponents = Przeciwnicy
terminal-team = { $first } i { $second }
terminal-sighting = Widziana przez ciebie karta { $card } jest { $places }.
terminal-place-hand = na ręce ({ $name })
terminal-place-draw = w talii ({ $name })
terminal-place-unused = w talii nieużytych kart
terminal-in-hand = { $count } na ręce
terminal-to-draw = { $count } w talii
terminal-discarded = { $count ->
        [one] { $count } odrzucona
        [few] { $count } odrzucone
       *[other] { $count } odrzuconych
    }
terminal-discard-pile = stos kart odrzuconych: { $cards }
terminal-working-in-pile = działają na stosie kart odrzuconych: { $cards }
terminal-known-in-hand = na ręce między innymi: { $cards }
terminal-hand = na ręce: { $cards }
terminal-no-creatures = brak stworów w grze
terminal-exhausted = wyczerpany
terminal-stage = stadium { $stage }
terminal-boosts = { $count ->
        [one] { $count } wzmocnienie
        [few] { $count } wzmocnienia
       *[other] { $count } wzmocnień
    }
terminal-role-attacker = atakuje
terminal-role-blocker = blokuje
terminal-power-raised = ▲ z { $printed }
terminal-power-lowered = ▼ z { $printed }
terminal-attack = { $attacker } atakuje.
terminal-attack-blocked = { $attacker } atakuje, { $blocker } blokuje.

## Asking.

terminal-hint = Wpisz liczbę albo: help, hint, ? 1, log, discard, undo, rules, quit

## Cards to read.

terminal-keyword-frenzy = może zaatakować drugi raz w tej samej turze, jeśli przeżyje pierwszy atak.
terminal-keyword-hunter = gdy atakuje, możesz wybrać, który wrogi stwór musi blokować.
terminal-keyword-poisonous = pokonuje każdego stwora, z którym walczy, choćby najsilniejszego.
terminal-keyword-sneaky = mogą go blokować tylko stwory z cechą Podstępny.
terminal-keyword-tough = gdy po raz pierwszy miałby zostać pokonany, zamiast tego zostaje wyczerpany.
terminal-boost = Wzmocnienie
terminal-boost-meaning = połóż pod stworem karty z dowolnych stosów kart odrzuconych; każda daje mu +1 do siły.
terminal-card-which = Która karta? Na przykład: card gorillion albo ? 1 dla karty z odpowiedzi 1.
terminal-card-unknown = Nie ma karty o nazwie „{ $name }”.
terminal-card-several = „{ $name }” pasuje do kilku kart: { $cards }.
terminal-card-none = Odpowiedź { $number } nie dotyczy karty.
terminal-no-text = Bez cech i bez tekstu: sama siła jej wystarcza.
terminal-copies = { $count ->
        [one] { $count } kopia w zestawie
        [few] { $count } kopie w zestawie
       *[other] { $count } kopii w zestawie
    }
terminal-set-aside = odłożona, w żadnej talii
terminal-stage-of = Stadium { $stage } z { $stages }:
terminal-under-yours = Pod twoim stworem { $card }: { $cards }.
terminal-under = Pod stworem { $card } ({ $name }): { $cards }.
terminal-discard-empty = Na stosach kart odrzuconych nic nie ma.
terminal-discard-of = Stos kart odrzuconych ({ $name })
terminal-discard-yours = Twój stos kart odrzuconych

## Lists of cards.

terminal-cards-none = Żadna karta nie pasuje.
terminal-cards-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
terminal-report-all = Razem
terminal-report-figures =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    } ({ $copies } z kopiami){ $stages ->
        [0] { "" }
        [one] , { $stages } dalsze stadium
        [few] , { $stages } dalsze stadia
       *[other] , { $stages } dalszych stadiów
    }, { $abilities ->
        [one] { $abilities } umiejętność
        [few] { $abilities } umiejętności
       *[other] { $abilities } umiejętności
    }, { $hatches ->
        [one] { $hatches } umiejętność zapisana w kodzie
        [few] { $hatches } umiejętności zapisane w kodzie
       *[other] { $hatches } umiejętności zapisanych w kodzie
    }
terminal-report-abilities = umiejętności
terminal-report-effects = efekty
terminal-steps-card = { $card } (numer { $face })
terminal-steps-effect = { $trigger } (efekt { $number })
terminal-steps-given = Dane stworom: { $trigger } (efekt { $number })
terminal-steps-number = krok
terminal-steps-verb = robi
terminal-steps-cards = z jakimi kartami
terminal-steps-many = ile kart
terminal-steps-amount = wartość
terminal-steps-to = może przejść do
terminal-steps-opponent = { $mark } dotyczy przeciwnika wybranego dla efektu
terminal-steps-constants = Co działa cały czas
terminal-steps-none = Tylko siła i cechy.

## The end of a game.

terminal-why-life-team-you = Twoja drużyna nie ma już punktów życia.
terminal-why-life-team = { $name } nie mają już punktów życia.
terminal-why-actions-team-you = Dwie kolejne tury twojej drużyny zostały pominięte.
terminal-why-actions-team = { $name }: dwie kolejne tury tej drużyny zostały pominięte.
terminal-why-life-you = Nie masz już punktów życia.
terminal-why-life = { $name } nie ma już punktów życia.
terminal-why-actions-you = Nie masz karty do zagrania, stwora do ataku ani Akcji do użycia.
terminal-why-actions = { $name } nie ma karty do zagrania, stwora do ataku ani Akcji do użycia.
terminal-why-effect = Grę kończy efekt karty { $card }.
terminal-why-turns = Po { $count } turach wygrywa ten, kto ma więcej punktów życia.

## Help: what can be typed.

terminal-rules =
    Pozbaw przeciwnika wszystkich 3 punktów życia. Przegrywa też ten, kto w swojej turze nie może nic zrobić.

    W swojej turze robisz jedną rzecz: zagrywasz kartę z ręki, atakujesz jednym ze swoich stworów albo używasz Akcji jednego z nich. Po zagraniu karty dobierasz znów do 5, dopóki jest z czego.

    Gdy zagrasz kartę, przeciwnik może ją przejąć jednym ze swoich dwóch Mindbugów: stwór jest wtedy jego, razem z efektem Zagrania, a ty masz jeszcze jedną turę.

    Atakowany gracz może zablokować jednym stworem. Stwór o mniejszej sile zostaje pokonany; przy równej sile oba. Jeśli nikt nie blokuje, atakowany gracz traci 1 punkt życia.

    Słowo na początku tekstu to zdarzenie (Zagranie, Atak, Pokonanie, Akcja i inne), przy którym działa efekt; tekst bez takiego słowa działa, dopóki stwór jest w grze.
terminal-team-rules =
    Tag Team: dwoje przeciw dwojgu, sojusznicy siedzą naprzeciw siebie. Drużyna ma wspólne 3 punkty życia. Każdy ma jednego Mindbuga i jednego Mindfroga; rękę uzupełnia się do 3 kart (w wariancie epickim do 5, z dwoma Mindbugami).

    Gdy karta zostaje zagrana, trzej gracze decydują po kolei: przeciwnik po lewej (Mindbug), sojusznik (Mindfrog), przeciwnik po prawej (Mindbug). Kto pierwszy powie „tak”, przejmuje stwora; ten, kto go zagrał, wykonuje wtedy jeszcze jedną akcję w tej samej turze.

    Atakuje się całą przeciwną drużynę: najpierw może zablokować przeciwnik po lewej, potem ten po prawej. Przyjazne stwory to twoje stwory i stwory twojego sojusznika.

    Tura gracza, który nie może nic zrobić, jest pomijana. Drużyna, której dwie kolejne tury zostały pominięte, przegrywa.
