### English: what fails and is nobody's move: bots, scenarios, and what the operating system does not do.

## What the operating system says, in our words. It stands after a colon and has no full stop.

# $file: a file or a folder; $why: one of those below.
system-refused = { $file }: { $why }
system-no-file = there is no such file or folder
system-no-permission = you do not have permission
system-folder = this is a folder
system-no-folder = part of the path is a file, not a folder
system-exists = something is there already
system-full = the disk is full
system-read-only = nothing can be written there
system-long-name = the name is too long
system-no-name = no file can have this name
system-many-files = too many files are open
system-no-memory = there is not enough memory
system-broken = the disk or the device does not work properly
system-no-program = this is not a program
system-taken = another program is using it
system-no-address = this computer does not have that address
# $said: what we have no words for, as the system says it.
system-other = { $said }
# $package: a Python package; $extra: what to install.
system-no-package = this needs the package “{ $package }”; install { $extra }
flaw-unreadable-file = cannot be read: { $why }.

## Scenarios. $seat: the letter of a seat; $move, $wanted, $found: as a scenario writes them.

scenario-number = document { $number }
scenario-counted = { $passed } passed, { $failed } failed
# $name: of a scenario or of a bot.
flaw-place-name = { $name }
# $why: a whole sentence that says what is against the rules.
flaw-expected-legal = { $seat }: { $move } should be allowed, but is not. { $why }
flaw-expected-clear = “{ $move }” could mean several moves; say which one, for example with @B or #2.
flaw-expected-refused = { $seat }: { $move } should be refused, but is allowed.
flaw-expected-moves = the moves of { $seat } should be [{ $wanted }], but are [{ $found }].
# $what: a field, with its seat.
flaw-differs = { $what } should be { $wanted }, but is { $found }.
# Two sentences that say what is wrong.
flaw-also = { $first } { CAPITAL($second) }

## Bots that give no move.

# $why: what it says itself.
flaw-bot-failed = the bot broke down (“{ $why }”).
flaw-bot-not-legal = the bot answered “{ $move }”, which is none of its { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }.
flaw-bot-not-started = the program cannot be started: { $why }.
flaw-bot-protocol = the program speaks protocol { $found }, which Mindtable does not know.
flaw-bot-late = the program did not answer within { $seconds } s.
flaw-bot-not-json = the program answered “{ $text }”, which is not JSON.
flaw-bot-not-of-type = the program answered “{ $text }” instead of an object of type “{ $kind }”.
flaw-bot-ended = the program ended with exit status { $status }.
# $why: the last line of its error output.
flaw-bot-ended-saying = the program ended with exit status { $status } (“{ $why }”).
flaw-bot-silent = the program closed its output.
