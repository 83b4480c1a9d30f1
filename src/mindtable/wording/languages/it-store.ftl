### Le partite salvate: chi le può avere, che cosa si mette via, le copie.

table-in-use = Queste partite sono già aperte in un altro server. Prima fermalo, o salva le partite in un’altra cartella con --data.
table-damaged-game = Questa partita non si può aprire: quello che ne è stato salvato non quadra.
