### Clocks, in French.

clock-label = Pendule
clock-agreed = Pendule : { $clock }
clock-none = Sans pendule
# What was agreed on: so much for the whole game, and more after each answer.
clock-game = { $minutes } min + { $more } s
clock-game-seconds = { $seconds } s + { $more } s
clock-days = { $days ->
        [one] Un jour par coup
       *[other] { $days } jours par coup
    }
clock-turn = { $seconds } s par tour
clock-own = Autre durée…
clock-own-minutes = Minutes pour la partie
clock-own-more = Secondes en plus après chaque réponse
clock-own-turn = Secondes par tour
clock-bad = Cette pendule n’existe pas. Choisissez de 1 à 180 minutes, avec au plus 180 secondes en plus après chaque réponse, ou de 10 à 600 secondes par tour.
# At a seat, before what is left.
clock-yours = Votre temps
clock-of = Temps : { $name }
clock-days-left = { $days } j { $hours } h
# Read out when little is left.
clock-soon = Il vous reste { $seconds } secondes.
clock-time-is-up = Votre temps est écoulé.
clock-no-stand-in = Dans une partie à la pendule ou classée, aucun bot ne peut remplacer quelqu’un.
clock-you-ran-out = Votre temps est écoulé.
clock-ran-out = { $name } n’a plus de temps.
# In replays and reviews: how long somebody has thought.
clock-spent = Temps : { $time }
