### How the table fares, for those who run it.

host-you = You run this table
host-you-about = See how it is doing: games, people, reports. Only those who run the table have this page.
host-title = How the table is doing
# $time: of day.
host-lead = Counted at { $time } (UTC), for all processes. These are numbers only: no cards, and no names outside the reports.
host-number = { $count }
host-now = Now
host-people-here = People at the tables
host-seeks = Looking for opponents
host-thoughts = Decisions bots are thinking about
host-games = Games
host-game = Game
host-open = Unfinished
host-lately = Active in the last 24 hours
host-room = With a free seat
host-rated = Rated so far
host-all = All games
host-days = The last { $count } days
host-day = Day (UTC)
host-begun = started
host-ended = finished
# What is read aloud for a day and a game.
host-begun-ended = { $begun } started, { $ended } finished
host-between = Between people
host-days-about = A finished game counts for the day something last happened in it. Games that have been put away no longer count.
host-people = People
host-accounts = Accounts
host-new-accounts = New accounts in { $count } days
host-active-accounts = Accounts used in { $count } days
host-other-names = Names without an account
host-rated-people = People with a rating
host-tournaments = Tournaments
host-reports = Reports
host-no-reports = Nobody has reported anything.
host-about = About
host-what = For
host-by = By
host-reports-how = On the command line, “mindtable people dismiss NAME” puts away the reports about somebody, “rename” gives them another name, “remove” deletes them.
host-table = This table
host-openings = Who may start games
host-openers = { $openers ->
        [everyone] everyone
        [invited] only people with an invitation
       *[nobody] nobody
    }
host-ratings = Rated games
host-are-rated = { $rated ->
        [yes] on
       *[no] off
    }
host-version = Version
host-up = Running for
host-up-for = { $days } d { $hours } h { $minutes } min
host-processes = Processes that serve pages
host-size = Size of the store
host-megabytes = { $megabytes } MB
