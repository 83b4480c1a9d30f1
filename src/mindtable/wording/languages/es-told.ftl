### Being told that a game waits, reading offline, and invitations, in Spanish.

told-games-waiting = Partidas que te esperan
told-tell-me = Avísame cuando me toque
told-told = Notificaciones activadas
told-refused = Tu navegador no permite que esta página te envíe notificaciones. Puedes cambiarlo en sus ajustes.

told-feed = Un feed de tus turnos
told-feed-about = Un lector de feeds puede decirte qué partidas te esperan. Quien tenga la dirección también puede verlo, así que no la compartas.
told-feed-make = Crear una dirección
told-feed-anew = Crear una dirección nueva
told-feed-revoke = Revocar la dirección
told-feed-kept = Ya tienes una dirección. Una nueva la sustituye.
told-feed-shown-once = Esta es tu dirección. Solo se muestra ahora: cópiala en tu lector de feeds.

told-offline = Estás sin conexión
told-offline-about = Para jugar hace falta conexión. Mientras tanto puedes leer estas páginas:
told-try-again = Reintentar
told-lessons = Lecciones para leer

told-qr = Código QR
told-qr-of = { STARTS($name, "Bot ", "Jugador ") ->
    [yes] Código QR del enlace para el { $name }
   *[no] Código QR del enlace para { $name }
}

privacy-feed = Si has creado una dirección para un lector de feeds: esa dirección, de forma que nadie pueda leerla, hasta que la revoques. Las notificaciones vienen de tu propio navegador.
