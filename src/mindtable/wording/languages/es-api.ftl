### Lo que se dice a los bots y a otros programas, y la página en la que reciben sus tokens.

## Por qué no se ha hecho algo. $field: el nombre de lo que se ha enviado.

api-no-token = Hace falta un token válido: en la cabecera «Authorization», después de «Bearer».
api-not-json = Esto no es JSON.
api-bad-field = «{ $field }» no es del tipo esperado.
api-unknown-field = Aquí no hay ningún «{ $field }».
api-missing-field = Falta «{ $field }».
# $name: de una opción de un juego.
api-no-option = Esta opción no se puede elegir aquí: «{ $name }».

## Tokens.

tokens-title = Tokens para bots y programas
tokens-lead = Con un token, un programa juega aquí en tu nombre, o un bot tuyo se sienta a la mesa. No se lo des a nadie.
tokens-new = Nuevo token
tokens-label = Nombre
tokens-for-bot = Para un bot: juega con este nombre y se muestra como bot
tokens-for-me = Para un programa con el que juego yo
tokens-make = Crear un token
tokens-made = Tu nuevo token. Cópialo ahora: no se volverá a mostrar.
tokens-yours = Tus tokens
tokens-none = Todavía no tienes ninguno.
tokens-is-bot = Bot
tokens-is-mine = Juega en tu nombre
# $day: una fecha.
tokens-since = Creado el { $day }
tokens-used = Usado por última vez el { $day }
tokens-unused = Sin usar
tokens-revoke = Revocar
tokens-needs-name = El token necesita un nombre.
# $most: un número.
tokens-too-many = Ya tienes { $most } tokens, el máximo posible. Revoca uno primero.
tokens-no-such = Ya no tienes ese token.
# Se dice de un bot que alguien ha traído, junto a su nombre.
table-program = Bot visitante

## Desafíos.

# $name: tal como se escribió.
challenge-nobody = Aquí no se puede desafiar a nadie llamado «{ $name }».
# $most: un número.
challenge-too-many = Tienes { $most } desafíos que nadie ha contestado todavía. Espera o retira uno.
challenge-gone = Este desafío ya no está abierto.
challenge-title = Desafíos
# $name: de quien desafía; $game: el juego.
challenge-from = { $name } te desafía: { $game }
# $name: a quien se desafía.
challenge-to = Has desafiado a { $name }: { $game }
challenge-accept = Aceptar
challenge-decline = Rechazar
challenge-withdraw = Retirar

## `mindtable bot`.

command-bot = llevar un bot a una mesa que está en otro sitio, donde acepta desafíos y juega
command-bot-note = El bot es uno de los nombres o un programa tuyo (./mybot.py, program:COMANDO; véase docs/bot-protocol.md). La mesa da los tokens en la página /me/tokens.
# $bots: nombres.
command-bot-name = un programa o uno de { $bots }
command-bot-at = dirección de la mesa, por ejemplo https://table.example
command-bot-token-file = archivo con el token; si no, se toma de la variable de entorno MINDTABLE_TOKEN
# $games: nombres.
command-bot-accept = juegos en los que acepta desafíos, de { $games } (por defecto: todos los que sabe jugar)
command-bot-seek = juegos para los que busca rivales en la sala, de nuevo tras cada partida (por defecto: ninguno)
command-bot-enter = torneos en los que participa: la última parte de su dirección
command-bot-games = cuántas partidas a la vez (por defecto: 4)
command-bot-time = tiempo para pensar una jugada (por defecto: el del bot)
command-value-games = JUEGO,JUEGO
# $address: lo que se ha escrito.
visit-no-address = «{ $address }» no es la dirección de una mesa: debe empezar por http:// o https://.
visit-unreachable = La mesa en { $address } no responde.
# $variable: el nombre de una variable del entorno.
visit-no-token = El bot necesita un token: en un archivo (--token-file) o en el entorno ({ $variable }).
# $name: del bot.
visit-begun = { $name } está en la mesa { $address }, a la espera de partidas. Ctrl-C lo detiene.
visit-ended = El bot ha dejado la mesa. Las partidas en curso lo esperan.
visit-cut-off = La mesa no responde. Reintentando…
# $game: el juego; $key: de la partida; $others: nombres.
visit-game-begun = { $game } ({ $key }): contra { $others }
visit-game-won = { $game } ({ $key }): ganada
visit-game-lost = { $game } ({ $key }): perdida
# $why: una frase.
visit-bot-failed = El bot se ha rendido en { $key }: { $why }
