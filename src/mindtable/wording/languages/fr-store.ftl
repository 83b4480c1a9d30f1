### Les parties gardées : qui peut les avoir, ce qui est retiré, les copies.

table-in-use = Un autre serveur a déjà ouvert ces parties. Arrêtez-le d’abord, ou gardez les parties dans un autre dossier avec --data.
table-damaged-game = Cette partie ne peut pas être ouverte : ce qui en a été gardé est incohérent.
table-older-server = Le serveur qui a ouvert ces parties utilise une version plus ancienne de Mindtable. Redémarrez-le d’abord.
table-needs-database = { $option } demande PostgreSQL : un seul processus peut ouvrir les parties d’un fichier. Indiquez une base de données avec --database ou MINDTABLE_DATABASE.
table-no-key-file = La clé { $file } (MINDTABLE_KEY_FILE) est illisible : { $problem }.
table-other-key = Les autres serveurs de ces parties utilisent une autre clé. Donnez à celui-ci la même MINDTABLE_KEY_FILE, ou aucune s’ils n’en ont pas.

## Les commandes qui s’en occupent.

command-value-days = JOURS
command-prune = supprime les parties anciennes et abandonnées de la table web, même pendant qu’elle est ouverte
command-older-than = supprime les parties terminées depuis au moins ce nombre de jours, par exemple 90d
command-abandoned = supprime les parties inachevées où personne n’a rien fait depuis au moins ce nombre de jours
command-unbegun = supprime les parties où une place est libre depuis au moins ce nombre de jours
command-dry-run = ne supprime rien, dit seulement combien il y en a
command-keep-finished = supprime les parties terminées depuis au moins ce nombre de jours (par défaut : jamais)
command-keep-abandoned = supprime les parties inachevées où personne n’a rien fait depuis au moins ce nombre de jours (par défaut : jamais)
command-keep-unbegun = supprime les parties où une place est libre depuis au moins ce nombre de jours (par défaut : jamais)
command-no-days = « { $text } » n’est pas un nombre de jours ; écrivez par exemple 90d
command-prune-nothing = quelles parties ? Précisez avec --older-than, --abandoned ou --unbegun
command-no-games = il n’y a pas de parties dans { $file }
command-prune-done = Parties supprimées : { $all } (terminées : { $finished }, abandonnées : { $abandoned }, jamais commencées : { $unbegun }).
command-prune-would = Parties qui seraient supprimées : { $all } (terminées : { $finished }, abandonnées : { $abandoned }, jamais commencées : { $unbegun }).
command-backup = copie les parties de la table web et sa clé, même pendant qu’elle est ouverte
command-backup-folder = où : un dossier nouveau ou vide
command-backup-not-empty = il y a déjà quelque chose dans { $folder } ; une copie demande un dossier nouveau ou vide
command-backup-elsewhere = ces parties sont dans une base de données à part, avec leur clé : copiez-la avec ses propres outils (pg_dump)
command-backup-done = Copié. Pour continuer à partir de la copie : mindtable serve --data { $folder }
command-migrate = met à jour les parties enregistrées pour cette version de Mindtable, comme le fait serve au démarrage
command-migrate-done = C’est fait : les parties sont maintenant au format { $version }.
command-migrate-nothing = Rien à faire : les parties sont déjà au format { $version }.
