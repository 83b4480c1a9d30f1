### Learning by playing: the list of lessons, and what the coach says in all of them.

learn-title = Learn
learn-about = A first game with a coach, then single ideas in two or three moves.
learn-coach = Coach
# In the first visit’s panel on the start page.
learn-first-time = First time? Three minutes.
learn-first-time-about = A guided game, one idea at a time.
learn-show-me = Show me
learn-first-go-on = Your first game waits
learn-first-again = Play it again
learn-go-on-there = Go on
learn-rules = All rules
# $number: of the idea among $count. $about: what it is about.
learn-step = Step { $number } of { $count } · { $about }
learn-progress = { $done } of { $count } learnt
learn-learnt = learnt
learn-begun = begun
learn-back = Back
learn-back-to-step = Back to the step
learn-start-over = Start over
learn-leave = Leave the lesson
learn-go-on = Go on
learn-next = Next: { $lesson }
learn-all = All lessons
learn-real-game = Now a real game: against the easiest bot
learn-whisper-too = The coach goes on whispering
learn-done = That’s it!
learn-done-another-way = That works, too!
learn-over = The lesson is over.
learn-lost =
    This way the game is lost.

    Go back to the step and try another move.
learn-astray =
    Now it’s up to you.

    Play on as you like, or go back to the step.

## At the terminal.

command-learn = learn by playing: a first game with a coach, and lessons
command-value-lesson = LESSON
command-learn-lesson = which one; without it all are listed
# $command: to be typed.
learn-terminal-begin = Begin with: { $command }
# The words before the colons are typed as they are.
learn-terminal-commands = back: a step back · restart: from the beginning · quit
learn-no-lesson = there is no lesson “{ $name }”
