### Games that are kept: who may have them, what is put away, copies.

table-in-use = Another server has these games already. Stop it first, or keep games in another folder with --data.
table-damaged-game = This game cannot be opened: what was kept of it does not fit together.
