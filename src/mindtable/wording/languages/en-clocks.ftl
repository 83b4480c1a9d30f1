### Clocks, in English.

clock-label = Clock
clock-agreed = Clock: { $clock }
clock-none = No clock
# What was agreed on: so much for the whole game, and more after each answer.
clock-game = { $minutes } min + { $more } s
clock-game-seconds = { $seconds } s + { $more } s
clock-days = { $days ->
        [one] One day a move
       *[other] { $days } days a move
    }
clock-turn = { $seconds } s a turn
clock-own = Other time…
clock-own-minutes = Minutes for the game
clock-own-more = Extra seconds after each decision
clock-own-turn = Seconds a turn
clock-bad = There is no such clock. Choose 1 to 180 minutes with up to 180 extra seconds after each decision, or 10 to 600 seconds a turn.
# At a seat, before what is left.
clock-yours = Your time
clock-of = { $name }’s time
clock-days-left = { $days } d { $hours } h
# Read out when little is left.
clock-soon = You have { $seconds } seconds left.
clock-time-is-up = Your time is up.
clock-no-stand-in = In a game with a clock or a rated game, no bot can take over for a player.
clock-you-ran-out = You ran out of time.
clock-ran-out = { $name } ran out of time.
# In replays and reviews: how long somebody has thought.
clock-spent = Time: { $time }
