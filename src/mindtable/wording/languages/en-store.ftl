### Games that are kept: who may have them, what is put away, copies.

table-in-use = Another server is already using these games. Stop it first, or choose another folder with --data.
table-damaged-game = This game cannot be opened: what was saved of it does not fit together.
table-older-server = The server that uses these games is an older version of Mindtable. Restart it first.

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
command-backup-elsewhere = these games are in a database of their own: copy it with its own tools (pg_dump), and mindtable.key from the folder of --data
command-backup-done = Copied. To serve the copy: mindtable serve --data { $folder }
