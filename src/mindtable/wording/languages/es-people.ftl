### Quiénes son las personas para los demás: nombres, caras, cuentas.

## Nombres.

people-somebody = Alguien
people-guest = Visitante
people-reserved = Alguien, Invitado, Visitante, Tú, Jugador
people-name-taken = «{ $name }» ya está en uso.{ $count ->
        [0] { "" }
       *[other] { " " }Aún libres: { $free }.
    }
people-name-letters = Un nombre necesita letras o cifras, y ninguna que se pueda confundir con otra.
people-name-reserved = Este nombre está reservado para la mesa. Elige otro.

## La página propia.

people-title = Tú
people-has-account = Sesión iniciada: tienes tus partidas y tus acertijos en cualquier navegador.
people-no-account = Este navegador te conoce. No tienes cuenta, ni te hace falta.
people-name = Nombre
people-name-hint = Los demás lo ven en la mesa. Es solo tuyo: nadie más puede tenerlo, ni uno que se le parezca.
people-save = Guardar
people-face = Avatar
people-no-face = Sin avatar, solo la inicial
people-account = Cuenta
people-sessions = Dónde has iniciado sesión
people-this-browser = Este navegador
people-another-browser = Otro navegador
people-signed-in-since = Sesión iniciada { $since }, última visita { $seen }
people-days-ago = { $days ->
        [0] hoy
        [1] ayer
       *[other] hace { $days } días
    }
people-sign-out = Cerrar sesión
people-sign-out-everywhere = Cerrar sesión en todas partes
people-change-password = Cambiar contraseña
people-old-password = Contraseña actual
people-new-password = Contraseña nueva
people-password = Contraseña
people-password-hint = Al menos { $least } caracteres.
people-password-others = Se cierra la sesión en todos los demás navegadores.
people-password-length = La contraseña debe tener de { $least } a { $most } caracteres.
people-password-wrong = Esa no es la contraseña actual.
people-codes = Códigos de recuperación
people-codes-left = { $count ->
        [0] No queda ningún código. Si olvidas la contraseña, nadie podrá dejarte entrar.
        [one] Queda un código.
       *[other] Quedan { $count } códigos.
    }
people-new-codes = Crear códigos nuevos
people-codes-about = Anota estos códigos. Cada uno te permite elegir una contraseña nueva una sola vez. Solo se muestran ahora y sustituyen a todos los anteriores.
people-codes-kept = Los he anotado
people-account-about = Con un nombre y una contraseña tienes tus partidas y tus acertijos en cualquier navegador. No hace falta ninguna dirección de correo.
people-account-needs-name = Elige primero un nombre: con él iniciarás sesión.
people-make-account = Crear una cuenta
people-have-one = ¿Ya tienes una? Inicia sesión
people-sign-in = Iniciar sesión
people-sign-in-about = Lo que has hecho en este navegador viene contigo.
people-sign-in-wrong = El nombre o la contraseña no son correctos.
people-forgotten = ¿Has olvidado la contraseña?
people-recover-about = Uno de tus códigos de recuperación te permite elegir una contraseña nueva. Se cierra la sesión en todos los navegadores.
people-recover-wrong = El nombre o el código no son correctos.
people-code = Código de recuperación
people-busy = Ahora mismo hay muchísima gente iniciando sesión. Inténtalo de nuevo dentro de un momento.
people-too-many-tries = Demasiados intentos. Espera unos minutos.
people-not-signed-in = No has iniciado sesión.
people-nothing-kept = No se guarda nada sobre ti.
people-blocked = Personas bloqueadas
people-unblock = Desbloquear
people-data = Tus datos
people-data-about = Descárgalo todo en un solo archivo, o bórralo todo.
people-export = Descargar todo
people-delete = Borrar todo
people-delete-sure = ¿Borrar todo lo que se guarda de ti?
people-delete-what = Tu nombre, tu avatar, tu cuenta, tus partidas contra bots, tus lecciones y tus acertijos se borran para siempre. Te rindes en las partidas en curso.
people-delete-others = Las partidas con otras personas se conservan para ellas; ahí te llamarás «Alguien».
people-delete-now = Borrar todo ahora
people-deleted = Se ha borrado todo
people-deleted-about = Este navegador ya no te conoce.
people-done = Hecho
people-tokens = Gestionar los tokens

## Los demás en la mesa.

people-others = Bloquear o denunciar
people-others-about = No volverás a jugar con quien bloquees ni verás sus emotes.
people-block = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Bloquear al { $name }
       *[no] Bloquear a { $name }
    }
people-report = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] Denunciar al { $name }
       *[no] Denunciar a { $name }
    }
people-reason = { $what ->
        [name] Nombre ofensivo
        [cheating] Juego sucio
       *[conduct] Conducta poco amable
    }
people-block-done = { STARTS($name, "Bot ", "Jugador ") ->
        [yes] No volverás a coincidir con el { $name }. Puedes cambiarlo en tu página.
       *[no] No volverás a coincidir con { $name }. Puedes cambiarlo en tu página.
    }
people-report-done = Gracias. Lo leerá quien administra esta mesa.

## Para quien aloja la mesa.

command-contact = archivo de texto que dice a quienes visitan la mesa a quién preguntar; se muestra en /about
command-contact-no-text = { $file } no es un texto (UTF-8).
command-contact-long = { $file } tiene más de { $most } caracteres.
command-people = listar a las personas de la mesa web, cambiarles el nombre o eliminarlas, nombrar a quien administra la mesa y leer las denuncias
command-people-action = qué hacer: listar a quienes tienen nombre (list), cambiar un nombre (rename), eliminar con todo lo guardado (remove), dejar que una cuenta administre la mesa y vea /host (host) o quitárselo (unhost), mostrar las denuncias (reports) o archivar las que hay sobre alguien (dismiss)
command-people-given = de quién; para cambiar un nombre, también el nuevo
command-people-names = { $count ->
        [0] { $action } no lleva nombres
        [one] { $action } lleva un nombre
       *[other] { $action } lleva dos nombres: el actual y el nuevo
    }
command-people-line = { $name }{ "  " }{ $kind ->
        [host] administra la mesa
        [account] cuenta
       *[guest] sin cuenta
    }{ "  " }desde el { $since }{ "  " }usado el { $used }
command-people-renamed = A partir de ahora, { $name } se llama { $new }.
command-people-removed = Ya no se guarda nada de { $name }. Quienes juegan con esa persona pueden dejar que siga un bot.
command-people-unknown = nadie se llama { $name }
command-people-report = { $day }  { $by } → { $about }: { $what } (partida { $game })
command-people-hosting = A partir de ahora, { $name } administra la mesa: /host muestra cómo va.
command-people-not-hosting = { $name } ya no administra la mesa.
command-people-no-account = { $name } no tiene cuenta: solo puede administrar la mesa quien inicia sesión con contraseña
# $count: how many reports.
command-people-dismissed = { $count ->
        [0] No había denuncias sobre { $name }.
        [one] Se ha archivado una denuncia sobre { $name }.
       *[other] Se han archivado { $count } denuncias sobre { $name }.
    }
