### Games that are kept: who may have them, what is put away, copies.

table-in-use = Another server is already using these games. Stop it first, or choose another folder with --data.
table-damaged-game = This game cannot be opened: what was saved of it does not fit together.
table-older-server = The server that uses these games is an older version of Mindtable. Restart it first.
table-needs-database = { $option } needs PostgreSQL: games in a file can be served by one process only. Name a database with --database or MINDTABLE_DATABASE.
table-no-key-file = The key { $file } (MINDTABLE_KEY_FILE) cannot be read: { $problem }.
table-other-key = The other servers of these games use a different key. Give this one the same MINDTABLE_KEY_FILE, or none if they have none.

## The commands that look after them. $file: a file; $folder: a folder; other variables are numbers of games.

command-value-days = DAYS
command-prune = delete old and abandoned games of the web table, even while it is running
command-older-than = delete games that have been over for at least this many days, like 90d
command-abandoned = delete unfinished games in which nobody has done anything for at least this many days
command-unbegun = delete games in which a seat has been free for at least this many days
command-dry-run = delete nothing, only say how many games there are
command-keep-finished = delete games once they have been over for at least this many days (default: never)
command-keep-abandoned = delete unfinished games in which nobody has done anything for at least this many days (default: never)
command-keep-unbegun = delete games in which a seat has been free for at least this many days (default: never)
command-no-days = “{ $text }” is not a number of days; write it like 90d
command-prune-nothing = which games? Use --older-than, --abandoned or --unbegun
command-no-games = there are no games in { $file }
command-prune-done = Games deleted: { $all } (finished: { $finished }, abandoned: { $abandoned }, never started: { $unbegun }).
command-prune-would = Games that would be deleted: { $all } (finished: { $finished }, abandoned: { $abandoned }, never started: { $unbegun }).
command-backup = copy the games of the web table and its key, even while it is running
command-backup-folder = where to copy them: a new or empty folder
command-backup-not-empty = { $folder } is not empty; a copy needs a new or empty folder
command-backup-elsewhere = these games are in a database of their own, with their key: copy it with its own tools (pg_dump)
command-backup-done = Copied. To serve the copy: mindtable serve --data { $folder }
command-migrate = update the saved games for this version of Mindtable, as serve does when it starts
command-migrate-done = Updated: the games are now in format { $version }.
command-migrate-nothing = Nothing to do: the games are already in format { $version }.
