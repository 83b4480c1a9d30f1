### Who people are to others: names, faces, accounts.

## Names.

# Who has left for good, at the tables of others.
people-somebody = Somebody
# Who has no name.
people-guest = Guest
# What only the table calls anybody, with commas between: nobody may have such a name.
people-reserved = Somebody, Guest, You, Player
# $name: as it was typed; $count: how many names are offered; $free: them.
people-name-taken = “{ $name }” is taken.{ $count ->
        [0] { "" }
       *[other] { " " }Still free: { $free }.
    }
people-name-letters = A name needs letters or digits, and none that could be mistaken for others.
people-name-reserved = This name is kept for the table itself. Please choose another one.

## One's own page.

people-title = You
people-has-account = Signed in: your games and puzzles are with you in every browser.
people-no-account = This browser knows you. You have no account, and you need none.
people-name = Name
people-name-hint = Others see it at the table. It is yours alone: nobody else can have it, or one that looks like it.
people-save = Save
people-face = Face
people-no-face = No face, only the first letter
people-account = Account
people-sessions = Where you are signed in
people-this-browser = This browser
people-another-browser = Another browser
# $since, $seen: how long ago, in words.
people-signed-in-since = Signed in { $since }, last seen { $seen }
# $days: how many.
people-days-ago = { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }
people-sign-out = Sign out
people-sign-out-everywhere = Sign out everywhere
people-change-password = Change password
people-old-password = Current password
people-new-password = New password
people-password = Password
# $least: how many.
people-password-hint = At least { $least } characters.
people-password-others = This signs out all other browsers.
# $least, $most: how many.
people-password-length = A password needs { $least } to { $most } characters.
people-password-wrong = That is not the current password.
people-codes = Recovery codes
# $count: how many.
people-codes-left = { $count ->
        [0] No codes are left. If you forget your password, nobody can let you back in.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
people-new-codes = Make new codes
people-codes-about = Write these codes down. Each lets you choose a new password once. They are shown only now and replace all earlier ones.
people-codes-kept = I have written them down
people-account-about = With a name and a password, you find your games and puzzles in every browser. No e-mail address needed.
people-account-needs-name = Choose a name first: you sign in with it.
people-make-account = Make an account
people-have-one = Already have one? Sign in
people-sign-in = Sign in
people-sign-in-about = What you have done in this browser comes with you.
people-sign-in-wrong = Name and password do not match.
people-forgotten = Forgot your password?
people-recover-about = One of your recovery codes lets you choose a new password. This signs out all browsers.
people-recover-wrong = Name and code do not match.
people-code = Recovery code
people-busy = Very many people are signing in right now. Please try again in a moment.
people-too-many-tries = Too many tries. Please wait a few minutes.
people-not-signed-in = You are not signed in.
people-nothing-kept = Nothing is kept about you.
people-blocked = People you have blocked
people-unblock = Unblock
people-data = Your data
people-data-about = Download everything as one file, or delete everything.
people-export = Download everything
people-delete = Delete everything
people-delete-sure = Delete everything about you?
people-delete-what = Your name, your face, your account, your games against bots, your lessons and your puzzles are deleted for good. You resign all games in progress.
people-delete-others = Games with others are kept for them; there you are called “Somebody”.
people-delete-now = Delete everything now
people-deleted = Everything is deleted
people-deleted-about = This browser no longer knows you.
people-done = Done
people-tokens = Manage tokens

## Others at the table.

people-others = Block or report
people-others-about = You will not be paired with people you block, and you will not see their emotes.
# $name: of somebody at the table.
people-block = Block { $name }
# $name: of somebody at the table.
people-report = Report { $name }
# $what: what somebody is reported for.
people-reason = { $what ->
        [name] Offensive name
        [cheating] Unfair play
       *[conduct] Unfriendly conduct
    }
# $name: of somebody at the table.
people-block-done = You will not meet { $name } again. You can change that on your own page.
people-report-done = Thank you. The host of this table will read it.

## For the host.

command-contact = file with text that tells visitors whom to ask, shown on /about
# $file: its name; $most: how many.
command-contact-no-text = { $file } is not text (UTF-8).
command-contact-long = { $file } has more than { $most } characters.
command-people = list people of the web table, rename or remove them, name hosts, and read reports
command-people-action = what to do: list all who have names, rename one, remove one with all that is kept, let an account be a host who sees /host (host) or no more (unhost), show reports, or dismiss those about somebody
command-people-given = of whom; to rename, also the new name
# $action: a word that was typed; $count: how many names it takes.
command-people-names = { $count ->
        [0] { $action } takes no name
        [one] { $action } takes one name
       *[other] { $action } takes two names: the present one and the new one
    }
# $name; $kind: whether there is an account; $since, $used: days.
command-people-line = { $name }{ "  " }{ $kind ->
        [host] host
        [account] account
       *[guest] no account
    }{ "  " }since { $since }{ "  " }used { $used }
# $name: of before; $new.
command-people-renamed = { $name } is called { $new } from now on.
command-people-removed = Nothing about { $name } is kept any more. Those who play with them can let a bot take over.
command-people-unknown = nobody is called { $name }
# $day; $by, $about: names; $what: for what; $game: its id.
command-people-report = { $day }  { $by } → { $about }: { $what } (game { $game })
command-people-hosting = { $name } is a host from now on: /host shows them how the table is doing.
command-people-not-hosting = { $name } is no longer a host.
command-people-no-account = { $name } has no account: only somebody who signs in with a password can be a host
# $count: how many reports.
command-people-dismissed = { $count ->
        [0] There were no reports about { $name }.
        [one] One report about { $name } was put away.
       *[other] { $count } reports about { $name } were put away.
    }
