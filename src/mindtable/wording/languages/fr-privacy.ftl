### Ce qui est conservé des gens, pourquoi et combien de temps.

privacy-title = Confidentialité
privacy-lead = Cette table fonctionne sans compte et ne demande rien dont elle n’ait besoin.
privacy-kept = Ce qui est conservé, et pourquoi
privacy-browser = Un cookie distingue votre navigateur des autres, pour que vous retrouviez vos parties. D’autres cookies contiennent vos choix : langue, couleurs, son.
privacy-name = Votre nom et votre avatar, si vous les avez choisis, pour que les autres sachent avec qui ils jouent.
privacy-games = Vos parties : qui est assis où, et chaque coup, pour qu’elles continuent après une pause et qu’on puisse les revoir. Leur analyse est conservée avec elles.
privacy-progress = Ce que vous avez fait dans les leçons et avec les énigmes, pour que vous puissiez continuer.
privacy-results = Si vous jouez des parties classées ou participez à des tournois : leurs résultats et votre score. Tout le monde peut les voir au classement, sur votre profil et dans les tournois.
privacy-account = Si vous avez un compte : votre mot de passe et vos codes de secours, sous une forme que personne ne peut lire, et quels navigateurs sont connectés. Si vous avez bloqué ou signalé quelqu’un : cela aussi.
privacy-programs = Si vous laissez entrer des programmes : le nom de leurs jetons et le jour de leur dernière utilisation. Les jetons sont conservés sous une forme que personne ne peut lire.
privacy-address = Votre adresse sur le réseau sert à vous répondre et à éviter qu’un seul visiteur surcharge la table. Elle n’est pas conservée avec vos parties.
privacy-long = Combien de temps
privacy-finished = Parties terminées : { $days ->
        [-1] tant que cette table existe.
        [one] { $days } jour après le dernier coup.
       *[other] { $days } jours après le dernier coup.
    }
privacy-abandoned = Parties que personne ne continue : { $days ->
        [-1] tant que cette table existe.
        [one] { $days } jour après le dernier coup.
       *[other] { $days } jours après le dernier coup.
    }
privacy-unbegun = Parties où personne n’est venu : { $days ->
        [-1] tant que cette table existe.
        [one] { $days } jour.
       *[other] { $days } jours.
    }
privacy-names = Un nom sans compte redevient libre après un an sans usage ; un navigateur qui ne revient pas pendant un an est déconnecté.
privacy-backups = Les sauvegardes que l’hôte fait en prévision d’une panne contiennent encore quelque temps ce qui a été supprimé. Quand elles sont remplacées, cela disparaît là aussi.
privacy-nobody = Personne d’autre
privacy-nobody-about = Rien n’est chargé depuis un autre site, rien n’est transmis, il n’y a pas de publicité et rien ne vous suit. Seul l’hôte de cette table peut accéder à ce qui est conservé ici.
privacy-rights = Ce que vous pouvez faire
privacy-rights-about = Téléchargez ou supprimez tout d’un seul bouton, même sans compte :
privacy-contact = À qui s’adresser
