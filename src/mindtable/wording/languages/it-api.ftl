### Che cosa si dice ai bot e agli altri programmi, e la pagina da cui ricevono i token.

## Perché qualcosa non è stato fatto. $field: il nome di quello che è stato mandato.

api-no-token = Serve un token valido: nell’intestazione “Authorization”, dopo “Bearer”.
api-not-json = Questo non è JSON.
api-bad-field = “{ $field }” non è del tipo previsto.
api-unknown-field = Qui non esiste “{ $field }”.
api-missing-field = Manca “{ $field }”.
# $name: di un’opzione di un gioco.
api-no-option = Questa opzione non si può scegliere qui: “{ $name }”.

## Token.

tokens-title = Token per bot e programmi
tokens-lead = Con un token un programma gioca qui a tuo nome, oppure un tuo bot si siede al tavolo. Non darlo a nessuno.
tokens-new = Nuovo token
tokens-label = Nome
tokens-for-bot = Per un bot: gioca con questo nome ed è segnalato come bot
tokens-for-me = Per un programma con cui gioco io
tokens-make = Crea un token
tokens-made = Il tuo nuovo token. Copialo adesso: non verrà più mostrato.
tokens-yours = I tuoi token
tokens-none = Non ne hai ancora nessuno.
tokens-is-bot = Bot
tokens-is-mine = Gioca a tuo nome
# $day: una data.
tokens-since = Creato il { $day }
tokens-used = Usato l’ultima volta il { $day }
tokens-unused = Mai usato
tokens-revoke = Revoca
tokens-needs-name = Il token ha bisogno di un nome.
# $most: un numero.
tokens-too-many = Hai già { $most } token, il massimo possibile. Prima revocane uno.
tokens-no-such = Non hai più questo token.
# Si dice di un bot portato da qualcuno, accanto al suo nome.
table-program = Bot ospite

## Sfide.

# $name: come è stato scritto.
challenge-nobody = Qui non si può sfidare nessuno di nome “{ $name }”.
# $most: un numero.
challenge-too-many = Hai { $most } sfide a cui nessuno ha ancora risposto. Aspetta, o ritirane una.
challenge-gone = Questa sfida non è più aperta.
challenge-title = Sfide
# $name: di chi sfida; $game: il gioco.
challenge-from = { $name } ti sfida: { $game }
# $name: di chi è sfidato.
challenge-to = Hai sfidato { $name }: { $game }
challenge-accept = Accetta
challenge-decline = Rifiuta
challenge-withdraw = Ritira

## `mindtable bot`.

command-bot = porta un bot a un tavolo che sta altrove, dove accetta sfide e gioca
command-bot-note = Il bot è uno dei nomi o un tuo programma (./mybot.py, program:COMANDO; vedi docs/bot-protocol.md). Il tavolo dà i token nella pagina /me/tokens.
# $bots: nomi.
command-bot-name = un programma o uno tra { $bots }
command-bot-at = indirizzo del tavolo, per esempio https://table.example
command-bot-token-file = file con il token; altrimenti si prende dalla variabile d’ambiente MINDTABLE_TOKEN
# $games: nomi.
command-bot-accept = giochi in cui accettare sfide, tra { $games } (predefinito: tutti quelli che il bot sa giocare)
command-bot-seek = giochi per cui cerca avversari nella lobby, di nuovo dopo ogni partita (predefinito: nessuno)
command-bot-enter = tornei a cui partecipa: l’ultima parte del loro indirizzo
command-bot-games = quante partite alla volta (predefinito: 4)
command-bot-time = tempo per pensare a una mossa (predefinito: quello del bot)
command-value-games = GIOCO,GIOCO
# $address: quello che è stato scritto.
visit-no-address = “{ $address }” non è l’indirizzo di un tavolo: deve iniziare con http:// o https://.
visit-unreachable = Il tavolo all’indirizzo { $address } non risponde.
# $variable: il nome di una variabile d’ambiente.
visit-no-token = Al bot serve un token: in un file (--token-file) o nell’ambiente ({ $variable }).
# $name: del bot.
visit-begun = { $name } è al tavolo { $address } e aspetta di giocare. Ctrl-C lo ferma.
visit-ended = Il bot ha lasciato il tavolo. Le partite in corso lo aspettano.
visit-cut-off = Il tavolo non risponde. Nuovo tentativo…
# $game: il gioco; $key: della partita; $others: nomi.
visit-game-begun = { $game } ({ $key }): contro { $others }
visit-game-won = { $game } ({ $key }): vinta
visit-game-lost = { $game } ({ $key }): persa
# $why: una frase.
visit-bot-failed = Il bot ha abbandonato la partita { $key }: { $why }
