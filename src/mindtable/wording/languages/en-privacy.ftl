### What is kept of people, why and for how long.

privacy-title = Privacy
privacy-lead = This table works without an account, and asks for nothing that it does not need.
privacy-kept = What is kept, and why
privacy-browser = A cookie tells your browser apart from others, so that you find your games again. Other cookies hold what you have chosen: language, colours, sound.
privacy-name = Your name and your face, if you have chosen them, so that others know who they are playing with.
privacy-games = Your games: who sits where, and every move, so that they go on after a break and can be replayed. Their analysis is kept with them.
privacy-progress = What you have done in lessons and puzzles, so that you can continue there.
privacy-results = If you play rated games or enter tournaments: how they ended, and your rating. Everyone can see that on the ladder, on your profile and in the standings.
privacy-account = If you have an account: your password and your recovery codes, in a form that nobody can read, and which browsers are signed in. If you have blocked or reported somebody: that, too.
privacy-programs = If you let programs in: what you called their tokens and when they were last used. The tokens are kept so that nobody can read them.
privacy-address = Your network address is used to answer you, and to keep any one visitor from overloading the table. It is not kept with your games.
privacy-long = How long
# $days: for how long, here and below; -1: for ever.
privacy-finished = Games that are over: { $days ->
        [-1] for as long as this table exists.
        [one] { $days } day after the last move.
       *[other] { $days } days after the last move.
    }
privacy-abandoned = Games that nobody continues: { $days ->
        [-1] for as long as this table exists.
        [one] { $days } day after the last move.
       *[other] { $days } days after the last move.
    }
privacy-unbegun = Games that nobody has joined: { $days ->
        [-1] for as long as this table exists.
        [one] { $days } day.
       *[other] { $days } days.
    }
privacy-names = A name without an account is free again after a year without use; a browser that stays away for a year is signed out.
privacy-backups = Backups made by the host still hold for a while what was deleted. When they are replaced, it is gone from there, too.
privacy-nobody = Nobody else
privacy-nobody-about = Nothing is loaded from elsewhere, nothing is passed on, there is no advertising and nothing that tracks you. Only the host of this table can reach what is kept here.
privacy-rights = What you can do
privacy-rights-about = Download or delete everything with one button, even without an account:
privacy-contact = Whom to ask
