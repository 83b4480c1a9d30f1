### Les parties gardées : qui peut les avoir, ce qui est retiré, les copies.

table-in-use = Un autre serveur a déjà ouvert ces parties. Arrête-le d’abord, ou garde les parties dans un autre dossier avec --data.
table-damaged-game = Cette partie ne peut pas être ouverte : ce qui en a été gardé ne concorde pas.
