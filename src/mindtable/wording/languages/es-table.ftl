### Spanish: what the pages of the web table say besides the cards, events, questions and moves of a game.

## Everywhere.

table-title = Mindtable
table-skip = Ir al contenido
table-play = Jugar
table-learn = Reglas
table-cards = Cartas
table-language = Idioma
table-english-names = Nombres de cartas en inglés
table-light = Claro
table-dark = Oscuro
table-menu = Menú
table-close = Cerrar
table-back = Volver
table-labelled = { $label }: { $what }
table-fan-project = Un proyecto no oficial de aficionados, con nuestro agradecimiento a los autores y editores de Mindbug y Mind Up!
table-about = Información, créditos y licencias
table-language-name = { $code ->
        [en] English
        [it] Italiano
        [es] Español
        [fr] Français
        [pl] Polski
       *[other] { $code }
    }

## Who sits there.

table-you = Tú
table-bot = { $bot ->
        [random] Bot aleatorio
        [rule] Bot de reglas
        [easy] Bot fácil
        [medium] Bot medio
        [hard] Bot difícil
        [expert] Bot experto
        [champion] Bot campeón
        [attacker] Bot atacante
        [trapper] Bot trampero
        [miser] Bot tacaño
       *[other] Bot { $bot }
    }

## The first page.

table-slogan =
    Juégala.
    Piérdela.
    Recupérala.
table-free = Gratis, en el navegador, sin cuenta.
table-play-now = Jugar ya
table-which-game = Juego
table-players-of = { $count } jugadores
table-sides-of = { $each } contra { $each }
table-players-range = de { $least } a { $most } jugadores
table-against-bots = Contra bots
table-level = { $bot ->
        [easy] Fácil
        [medium] Medio
        [hard] Difícil
        [expert] Experto
        [champion] Campeón
        [attacker] Atacante
        [trapper] Trampero
        [miser] Tacaño
       *[other] { $bot }
    }
table-ways-to-play = O un estilo de juego
table-overlooks = A { $name } se le escapa algo: { $list }.
table-overlooked = { $what } ({ $times ->
        [1] siempre
       *[other] 1 de cada { $times }
    })
table-overlooks-nothing = A { $name } no se le escapa nada.
table-plays-like-this = { $name }: { $line }
table-play-bot = { $bot ->
        [easy] Jugar contra el bot fácil
        [medium] Jugar contra el bot medio
        [hard] Jugar contra el bot difícil
        [expert] Jugar contra el bot experto
        [champion] Jugar contra el bot campeón
        [attacker] Jugar contra el bot atacante
        [trapper] Jugar contra el bot trampero
        [miser] Jugar contra el bot tacaño
       *[other] Jugar contra el bot { $bot }
    }
table-play-bots = { $bot ->
        [easy] Jugar con bots fáciles
        [medium] Jugar con bots de nivel medio
        [hard] Jugar con bots difíciles
        [expert] Jugar con bots expertos
        [champion] Jugar con bots campeones
        [attacker] Jugar con bots atacantes
        [trapper] Jugar con bots tramperos
        [miser] Jugar con bots tacaños
       *[other] Jugar con bots { $bot }
    }
table-company = { $company ->
        [friends] Invitar a amigos
       *[screen] Misma pantalla
    }
table-more-choices = Más opciones
table-options = Opciones
table-your-name = Tu nombre
table-name-hint = para que los demás sepan quién eres
table-sets = Colecciones
table-seats = Quién ocupa cada asiento
table-who = { $who ->
        [usual] Lo que diga el botón
        [friend] Un amigo, por enlace
       *[screen] En esta pantalla
    }
table-their-name = Nombre
table-new-game = Nueva partida
table-your-games = Tus partidas
table-games-wait = { $count ->
        [one] { $count } partida te espera
       *[other] { $count } partidas te esperan
    }
table-finished-games = Partidas terminadas ({ $count })
table-game-with = { $more ->
        [0] { $game } con { STARTS($name, "Bot ", "Jugador ") ->
            [yes] el { $name }
           *[no] { $name }
        }
       *[other] { $game } con { STARTS($name, "Bot ", "Jugador ") ->
            [yes] el { $name }
           *[no] { $name }
        } y { $more } más
    }
table-continue = Continuar
table-open = Abrir
table-look-again = Repetición
table-won = Has ganado
table-lost = Has perdido
table-recorded = Partida grabada
table-lobby-short = Esperando a los jugadores
# Of a game in which a bot has the reader’s seat now.
table-bot-plays-for-you = Un bot juega por ti
table-all-your-games = Todas tus partidas
# Above games: those that wait for the reader, that go on, that are over.
table-games-waiting = Te esperan
table-games-going-on = En curso
table-games-over = Terminadas
# When a game was played last.
table-played-days-ago = { $days ->
        [0] hoy
        [1] ayer
       *[other] hace { $days } días
    }
table-played-months-ago = { $months ->
        [one] hace un mes
       *[other] hace { $months } meses
    }
table-no-games = Aquí todavía no tienes ninguna partida.
table-pages = Páginas
table-page-before = Anteriores
table-page-after = Más partidas
table-load-a-record = Cargar una grabación o una posición

## A game.

table-over = Fin de la partida
table-your-turn = Tu turno
table-turn-of = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Juega el { $name }
       *[no] Juega { $name }
    }
table-waiting-for = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Esperando al { $name }.
       *[no] Esperando a { $name }.
    }
table-you-decide = Decides tú
table-decides = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Decide el { $name }
       *[no] Decide { $name }
    }
# Above what has happened last; since one’s last turn, if that is more than one turn ago.
table-just-now = Lo que acaba de pasar
table-since-your-turn = Desde tu último turno
# Shows it once more.
table-again = Repetir
table-whole-game = Toda la partida, turno a turno
# While a card is read.
table-card-to-the-left = Carta a la izquierda
# Above what has changed the powers of creatures in an attack.
table-why-these-numbers = ¿Por qué estos números?
table-card-to-the-right = Carta a la derecha
table-your-hand = Tu mano
table-order = Orden de los turnos
table-chosen = elegida
table-log = Historial
table-log-empty = Todavía no ha pasado nada.
table-read-card = Leer
table-watching = Estás viendo la partida.
table-no-script = Sin JavaScript, esta página no se actualiza sola: vuelve a cargarla para ver qué han hecho los demás.
table-lost-connection = Se ha perdido la conexión. Reconectando…
table-answer-waits = Tu jugada aún no ha llegado. Se enviará de nuevo en cuanto vuelva la conexión.
table-held-up = Ahora mismo la mesa no puede guardar nada. Lo sigue intentando.

## What can be done besides playing.

table-leave = Salir
table-take-back = Deshacer
table-hint = Pista
table-resign = Rendirse
table-resign-sure = ¿Quieres rendirte?
table-resign-partner = ¿Quieres rendirte? Antes se le pregunta a tu compañero.
table-rematch = Revancha
table-join-rematch = A la revancha
table-replay = Repetición
table-replay-of = Repetición: { $game }
table-to-start = Nueva partida
table-hint-wait = Un bot está pensando…
table-say-something = Di algo
table-emote = { $emote ->
        [hello] ¡Hola!
        [nice] ¡Bien jugado!
        [oops] ¡Uy!
        [think] Mmm…
        [haha] ¡Ja!
       *[thanks] ¡Gracias!
    }
table-you-resigned = Te has rendido.
table-resigned = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } se ha rendido.
       *[no] { $name } se ha rendido.
    }
# Where two play together and one wants to give up. $name: who wants to, or who is asked.
table-give-up-asked = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } quiere rendirse. ¿Te rindes también?
       *[no] { $name } quiere rendirse. ¿Te rindes también?
    }
table-give-up-agree = Rendirse
table-give-up-play-on = Seguir jugando
table-give-up-offered = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Quieres rendirte. Esperando al { $name }.
       *[no] Quieres rendirte. Esperando a { $name }.
    }
table-give-up-withdraw = Mejor seguir jugando
table-give-up-refused = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } quiere seguir jugando.
       *[no] { $name } quiere seguir jugando.
    }

## Sitting down together.

table-lobby = La partida empezará en cuanto estén todos.
table-lobby-watching = La partida aún no ha empezado.
table-invite = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Envía este enlace al { $name }:
       *[no] Envía este enlace a { $name }:
    }
table-invite-partner = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Envía este enlace al { $name }, que juega contigo:
       *[no] Envía este enlace a { $name }, que juega contigo:
    }
table-only-here = Estos enlaces solo funcionan en este ordenador. Para invitar a otros, inicia la mesa con «mindtable serve --host 0.0.0.0» y ábrela con la dirección que tiene este ordenador en tu red.
table-seat-bot = Sentar a un bot
table-copy = Copiar
table-copied = Copiado
table-invited-by = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] El { $name } te invita a jugar.
       *[no] { $name } te invita a jugar.
    }
table-invited = Te han invitado a jugar.
table-sit-down = Sentarse
table-just-watch = Solo mirar
# Beside a name: this player has no page of the game open.
table-away = ausente
# Beside a name: this player sat down from the same network address as another one.
table-same-connection = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] misma conexión que el { $name }
       *[no] misma conexión que { $name }
    }
table-same-connection-you = misma conexión que tú
# $name: one or several players.
table-missed = Sin noticias desde hace un rato: { $name }. Puedes dejar que siga un bot; quien vuelva podrá recuperar su asiento.
table-stand-ins = Que siga un bot
table-stand-in = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Que un bot juegue por el { $name }
       *[no] Que un bot juegue por { $name }
    }
# To somebody who comes back.
table-bot-plays-on = Un bot está jugando por ti.
table-sit-down-again = Volver a jugar
table-curtain = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Ahora decide el { $name }
       *[no] Ahora decide { $name }
    }
table-curtain-hint = Que no mire nadie más.
table-curtain-lift = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Soy el { $name }
       *[no] Soy { $name }
    }

## Replays.

table-move-of = Jugada { $number } de { $count }
table-first = Al principio
table-previous = Una jugada atrás
table-next = Una jugada adelante
table-last = Al final
table-seen-by = Punto de vista
table-seen-by-player = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Como lo ve el { $name }
       *[no] Como lo ve { $name }
    }
table-all-open = Todas las manos a la vista
table-autoplay = Reproducir las jugadas
table-copy-link = Copiar el enlace
table-download = Descargar la grabación
table-play-on = Seguir jugando desde aquí
table-share = Comparte esta dirección para enseñar la partida.
table-load-title = Cargar una partida o una posición
table-load-record = La grabación de una partida, tal como se descarga al final: la vuelves a ver jugada a jugada.
table-load-position = Una posición, escrita como los ejemplos: juegas desde ahí contra bots.
table-load-file = Archivo
table-load-paste = O pégalo aquí
table-load-seat = Juegas en el asiento de
table-load-asked = quien deba decidir
table-load-go = Abrir
table-load-examples = Ejemplos
table-load-example = Jugar desde aquí

## About.

table-about-title = Acerca de Mindtable
table-about-thanks = Mindbug es obra de Christian Kudahl, Marvin Hegen, Richard Garfield y Skaff Elias, con ilustraciones de Denis Martynets, y lo publica Nerdlab Games. Mind Up! es obra de Maxime Rambourg, con ilustraciones de Christine Alcouffe, y lo publica Catch Up Games. ¡Gracias por estos juegos! Cómpralos: en una mesa de verdad son aún mejores.
table-about-unofficial = Mindtable es un proyecto no oficial de aficionados. No tiene relación con los autores ni con los editores, y no usa ni sus imágenes ni sus textos.
table-about-software = Programas e imágenes de terceros

## What cannot be done.

table-declined = No ha sido posible
table-refused = Eso va contra las reglas.
table-no-such-game = No existe esa partida.
table-no-such-page = No existe esa página.
table-already-decided = Eso ya está decidido.
table-no-move = Esa respuesta no es posible.
table-game-over = La partida ha terminado.
table-not-over = La partida aún no ha terminado.
table-not-all-here = Aún no se han sentado todos.
table-not-dealt = Aún no se han repartido las cartas.
table-not-asked = Ahora no te toca decidir.
table-not-your-seat = Este no es tu asiento. Usa la invitación que te enviaron.
table-behind-curtain = Primero di quién está ante la pantalla.
table-needs-cookies = Tu navegador no guarda cookies, así que la mesa no podría reconocerte. Permítelas en esta página y vuelve a intentarlo.
table-chair-taken = Otra persona ha ocupado este asiento.
table-is-here = Ese jugador está en la mesa.
table-not-away-for-long = Un bot solo puede ocupar este asiento cuando la mesa lleva un rato esperando a ese jugador.
table-give-up-again = Ya has propuesto rendiros. Podrás volver a proponerlo después de tu próxima jugada.
table-give-up-gone = Ya nadie propone rendirse.
table-bad-invitation = Esta invitación no es válida.
table-no-take-back = Las jugadas solo se pueden deshacer contra bots.
table-nothing-to-take-back = No hay nada que deshacer.
table-no-hint = Solo hay pistas en las partidas contra bots.
table-cannot-begin = No se puede empezar una partida así.
table-cannot-begin-because = No se puede empezar una partida así. { CAPITAL($problem) }
table-other-rules = Esta partida se jugó con una versión anterior de las reglas.
table-broken = Algo ha fallado, y no es culpa tuya. Tus partidas están a salvo: vuelve atrás e inténtalo de nuevo.
table-bad-request = Esa petición no tiene sentido aquí.
table-other-site = La petición venía de otro sitio web y no se ha ejecutado.
table-too-fast = Demasiadas peticiones. Espera un momento.
table-too-many-lines = Tienes abiertas demasiadas páginas de partidas. Cierra algunas.
table-too-much-thinking = Los bots ya están pensando en muchas partidas tuyas. Espera a que respondan o elige un nivel más fácil.
table-hint-late = Ningún bot ha tenido tiempo de dar una pista. Vuelve a pedirla dentro de un momento.
table-too-slow = La petición ha tardado demasiado en llegar. Inténtalo de nuevo.
table-no-room = Hay demasiadas conexiones abiertas. Inténtalo de nuevo dentro de un momento.
table-other-host = Esta mesa no responde al nombre «{ $host }». Quien la administra puede permitirlo con --allowed-hosts.
table-too-large = Es demasiado grande: se pueden enviar como mucho { $kilobytes } kB.
table-not-text = Eso no es un texto.
table-bad-record = Esta grabación no se puede reproducir. { CAPITAL($problem) }
table-bad-position = Esta posición no se puede leer. { CAPITAL($problem) }
table-not-a-record = No es ni una grabación ni una posición.
table-no-such-seat = Ese asiento no existe en esta partida.
table-reading-too-long = Leerlo lleva demasiado tiempo: la lectura se ha interrumpido a los { $seconds } s.
table-reading-too-much = Leerlo requiere demasiada memoria: solo hay { $megabytes } MB disponibles.
table-reading-broke-off = La lectura se ha interrumpido. Inténtalo de nuevo.
table-reading-others = Ya hay { $most } textos esperando a que se lean, y no caben más. Inténtalo de nuevo dentro de un momento.
table-no-record = Esta partida no empezó con un reparto, así que no hay grabación.
table-not-kept = No se ha podido guardar, así que no cuenta. Inténtalo de nuevo.

## The commands that serve the table, and think for its bots.

command-serve = abrir la mesa web, para este ordenador o para otros
command-think = pensar por los bots de una mesa web, en su ordenador o en otro (solo con PostgreSQL)
command-think-database = la base de datos que usan los servidores de las partidas
command-processes = en cuántas jugadas pensar a la vez (por defecto: una por núcleo)
command-think-ready = Todo listo para pensar. Jugadas a la vez: { $count }.
command-value-address = DIRECCIÓN
command-value-folder = CARPETA
command-host = dónde escuchar (por defecto: solo para este ordenador)
command-port = por defecto: 8000; 0: cualquiera libre
command-data = dónde guardar las partidas (por defecto: donde las guarda play)
command-database = otra base de datos, en lugar del archivo de esa carpeta
command-workers = procesos que responden a los navegadores (por defecto: 1; más, solo con PostgreSQL)
command-thinkers = procesos en los que piensan los bots (por defecto: uno por núcleo; 0: ninguno aquí; solo con PostgreSQL)
command-no-browser = no abrir ningún navegador
command-behind-proxy = los proxies de confianza delante de la mesa, que dicen quién se conecta: direcciones o redes
command-allowed-hosts = los nombres con los que se puede acceder a la mesa (por defecto: direcciones y nombres locales)
command-no-network = «{ $text }» no es una dirección ni una red; se escriben así: 127.0.0.1, 10.0.0.0/8
command-no-host-name = «{ $text }» no es un nombre de host; se escribe así: mesa.example.org, sin http:// ni puerto
command-no-port = «{ $text }» no es un puerto
table-port-taken = El puerto { $port } ya está en uso. Elige otro con --port, o cualquiera libre con --port 0.
table-no-listening = No se puede abrir la mesa en { $address }: { $problem }.
table-no-folder = No se pueden guardar partidas en { $folder }: { $problem }.
table-no-database = No se puede usar la base de datos: { $problem }.
table-newer-games = Estas partidas las guardó una versión más reciente de Mindtable. Actualiza Mindtable o guarda las partidas en otra carpeta con --data.
table-bad-key = { $file } no es una clave: está vacío o dañado. Recupéralo de una copia, o bórralo para que se cree una clave nueva; en ese caso, las invitaciones pendientes dejarán de valer.
