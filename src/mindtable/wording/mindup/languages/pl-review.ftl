### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Ta karta bierze zwykle { $taken-acc }; lepszy wybór bierze zwykle { $missed-acc }.
mind-up-reason-points-missed = Lepszy wybór przynosi w tej turze zwykle więcej, mniej więcej o { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
