### Le partite salvate: chi le può avere, che cosa si mette via, le copie.

table-in-use = Queste partite sono già aperte in un altro server. Prima fermalo, o salva le partite in un’altra cartella con --data.
