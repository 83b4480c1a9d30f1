### Why a choice of Mind Up! is worse than the best one.

mind-up-reason-other-card-taken = Ta karta bierze zwykle { $taken-acc }; lepszy wybór bierze zwykle { $missed-acc }.
mind-up-reason-points-missed = Lepszy wybór daje w tej turze zwykle więcej punktów: średnio o { $points }.
