### Games that are kept: who may have them, what is put away, copies.

table-in-use = Another server has these games already. Stop it first, or keep games in another folder with --data.
table-damaged-game = This game cannot be opened: what was kept of it does not fit together.
table-older-server = The server that has these games is of an older version of Mindtable. Restart it first.

## The commands that look after them. $file: a file; $folder: a folder; other variables are numbers of games.

command-value-days = DAYS
command-prune = delete old and abandoned games of the web table, also while it is served
command-older-than = delete games that have been over for at least so many days, like 90d
command-abandoned = delete unfinished games in which nobody has done anything for at least so many days
command-unbegun = delete games in which a seat has been free for at least so many days
command-dry-run = delete nothing, only say how many there are
command-keep-finished = delete games once they have been over for at least so many days (default: never)
command-keep-abandoned = delete unfinished games in which nobody has done anything for at least so many days (default: never)
command-keep-unbegun = delete games in which a seat has been free for at least so many days (default: never)
command-no-days = “{ $text }” is no number of days; it is written like 90d
command-prune-nothing = which games? Say it with --older-than, --abandoned or --unbegun
command-no-games = there are no games in { $file }
command-prune-done = Games deleted: { $all } (over: { $finished }, abandoned: { $abandoned }, never begun: { $unbegun }).
command-prune-would = Games that would be deleted: { $all } (over: { $finished }, abandoned: { $abandoned }, never begun: { $unbegun }).
command-backup = copy the games of the web table and its key, also while it is served
command-backup-folder = where to: a new folder, or an empty one
command-backup-not-empty = there is something in { $folder } already; a copy needs a new folder, or an empty one
command-backup-elsewhere = these games are in a database of their own: copy that with its own tools (pg_dump), and mindtable.key from the folder of --data
command-backup-done = Copied. This goes on from the copy: mindtable serve --data { $folder }
