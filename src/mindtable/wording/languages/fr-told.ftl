### Being told that a game waits, reading offline, and invitations, in French.

told-games-waiting = Parties qui vous attendent
told-tell-me = M’avertir quand c’est mon tour
told-told = Notifications activées
told-refused = Votre navigateur ne permet pas à cette page de vous avertir. Vous pouvez changer cela dans ses réglages.

told-feed = Le flux de vos tours
told-feed-about = Un lecteur de flux peut vous dire quelles parties vous attendent. Toute personne qui a l’adresse peut le voir : gardez-la pour vous.
told-feed-make = Créer une adresse
told-feed-anew = Créer une nouvelle adresse
told-feed-revoke = Révoquer l’adresse
told-feed-kept = Vous avez une adresse. Une nouvelle la remplacera.
told-feed-shown-once = Voici votre adresse. Elle n’est affichée que maintenant : copiez-la dans votre lecteur de flux.

told-offline = Vous êtes hors ligne
told-offline-about = Pour jouer, il faut une connexion. En attendant, vous pouvez lire ces pages :
told-try-again = Réessayer
told-lessons = Leçons à lire

told-qr = Code QR
told-qr-of = Code QR du lien pour { $name }

privacy-feed = Si vous avez créé une adresse pour un lecteur de flux : cette adresse, jusqu’à ce que vous la révoquiez, sous une forme que personne ne peut lire. Les notifications viennent de votre propre navigateur.
