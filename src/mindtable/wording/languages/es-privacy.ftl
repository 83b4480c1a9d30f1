### Qué se guarda de las personas, por qué y cuánto tiempo.

privacy-title = Privacidad
privacy-lead = Esta mesa funciona sin cuenta y no pide nada que no necesite.
privacy-kept = Qué se guarda y por qué
privacy-browser = Una cookie distingue tu navegador de los demás, para que encuentres tus partidas. Otras cookies contienen lo que has elegido: idioma, colores, sonido.
privacy-name = Tu nombre y tu avatar, si los has elegido, para que los demás sepan con quién juegan.
privacy-games = Tus partidas: quién se sienta dónde y cada jugada, para que sigan después de una pausa y se puedan volver a ver. Con ellas se guarda también su análisis.
privacy-progress = Lo que has hecho en las lecciones y con los acertijos, para que puedas seguir ahí.
privacy-results = Si juegas partidas puntuables o te inscribes en torneos: cómo acabaron y tu puntuación. Todo el mundo puede verlo en la clasificación, en tu perfil y en las tablas de los torneos.
privacy-account = Si tienes una cuenta: tu contraseña y tus códigos de recuperación, de forma que nadie pueda leerlos, y en qué navegadores has iniciado sesión. Si has bloqueado o denunciado a alguien: también eso.
privacy-programs = Si dejas entrar a programas: cómo has llamado a sus tokens y cuándo se usaron por última vez. Los tokens se guardan de forma que nadie pueda leerlos.
privacy-address = Tu dirección de red sirve para responderte y para que nadie acapare la mesa. No se guarda con tus partidas.
privacy-long = Durante cuánto tiempo
privacy-finished = Partidas terminadas: { $days ->
        [-1] mientras exista esta mesa.
        [one] { $days } día tras la última jugada.
       *[other] { $days } días tras la última jugada.
    }
privacy-abandoned = Partidas que nadie continúa: { $days ->
        [-1] mientras exista esta mesa.
        [one] { $days } día tras la última jugada.
       *[other] { $days } días tras la última jugada.
    }
privacy-unbegun = Partidas a las que no se ha unido nadie: { $days ->
        [-1] mientras exista esta mesa.
        [one] { $days } día.
       *[other] { $days } días.
    }
privacy-names = Un nombre sin cuenta vuelve a estar libre tras un año sin usarse; en un navegador que no vuelve en un año se cierra la sesión.
privacy-backups = Las copias de seguridad conservan durante un tiempo lo que se ha borrado. Cuando se sustituyen, desaparece también de ahí.
privacy-nobody = Nadie más
privacy-nobody-about = No se carga nada de otros sitios, no se comparte nada, no hay publicidad y nada te rastrea. Solo quien administra esta mesa puede acceder a lo que se guarda aquí.
privacy-rights = Qué puedes hacer
privacy-rights-about = Descarga o borra todo con un solo botón, también sin cuenta:
privacy-contact = A quién preguntar
