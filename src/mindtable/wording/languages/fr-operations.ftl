### Ce que lit qui gère une table : options du serveur, et ce que trouve `mindtable doctor`.

command-metrics-for = qui peut lire /metrics : adresses ou réseaux (par défaut : cette machine)
command-log = journalise aussi chaque requête, en texte ou en JSON (par défaut : seulement ce qui échoue, en texte)
command-doctor = vérifie une installation de la table web et dit ce qui ne va pas
command-doctor-workers = combien de processus se partagent la base de données, toutes machines comprises (par défaut : 1)
command-doctor-url = l’adresse de la table que connaissent les visiteurs, pour vérifier le passage par le proxy
command-value-url = URL

## Cette machine.

doctor-engine = Le moteur de jeu est compilé.
doctor-engine-slow = Le moteur de jeu n’est pas compilé : les bots forts réfléchissent bien plus longtemps. Installez Mindtable sur une machine qui a un compilateur C.
doctor-server-slow = Il manque uvloop et httptools, avec lesquels la table répond plus vite : pip install 'mindtable[quick-server]'
doctor-no-metrics = Aucune donnée n’est recueillie pour /metrics : pip install 'mindtable[metrics]'
doctor-files = Jusqu’à { $count } connexions peuvent être ouvertes en même temps.
doctor-files-few = { $count } connexions seulement peuvent être ouvertes en même temps. Relevez la limite des fichiers ouverts (LimitNOFILE= dans l’unité, ou ulimit -n).
doctor-folder = Le dossier des données est { $folder }, avec { $space } Mo libres.
doctor-folder-none = Le dossier des données { $folder } est inutilisable : { $problem }.
doctor-folder-full = Il ne reste que { $space } Mo libres dans { $folder }.
doctor-key = Seul son propriétaire peut lire la clé.
doctor-key-open = D’autres peuvent lire la clé { $file }. Protégez-la : chmod 600 { $file }
doctor-key-none = Il n’y a pas encore de clé. Elle est créée au premier démarrage.
doctor-key-shared = La clé est dans la base de données, pour toutes les machines.

## La base de données.

doctor-database = La base de données répond.
doctor-tables = Ses tables sont en version { $version }.
doctor-tables-none = Il n’y a pas encore de tables. Elles sont créées au premier démarrage.
doctor-tables-old = Ses tables sont en version { $version }, mais ce programme a besoin de la version { $wanted }. Mettez-les à jour : mindtable migrate
doctor-clock = Cette machine et la base de données sont à la même heure.
doctor-clock-off = Les horloges de cette machine et de la base de données diffèrent de { $seconds } s. Synchronisez-les toutes deux avec un serveur de temps.
doctor-read-only = Cette base de données est une réplique et n’accepte aucun coup. Indiquez les deux machines dans son adresse, avec target_session_attrs=read-write.
doctor-encoding = Le texte de la base de données est encodé en { $encoding }. Les noms exigent UTF8 : recréez-la avec cet encodage.
doctor-durable = Ce qu’elle a confirmé survit à une coupure de courant.
doctor-careless = { $setting } est désactivé : si la machine de la base de données tombe en panne, des coups confirmés peuvent être perdus. Activez-le.
doctor-connections = Elle accepte { $most } connexions ; il en faut { $needed }.
doctor-connections-few = Elle n’accepte que { $most } connexions ; il en faut { $needed }. Augmentez max_connections.
doctor-idle = idle_session_timeout coupe les connexions inactives, et les processus apprennent trop tard les coups des autres. Mettez-le à 0.
doctor-not-encrypted = La connexion à la base de données d’une autre machine n’est pas chiffrée. Ajoutez sslmode=verify-full à son adresse.
doctor-standby-none = Elle n’a pas de réplique : si son disque est perdu, il ne reste que la dernière sauvegarde.
doctor-standby-unseen = { $user } ne peut pas voir si les répliques sont à jour. Pour l’autoriser : GRANT pg_monitor TO { $user };
doctor-standby = Ce qui a été confirmé se trouve aussi sur la réplique { $name }.
doctor-standby-behind = La réplique { $name } est asynchrone : si la base principale est perdue, les derniers coups confirmés peuvent l’être aussi.
doctor-standby-missing = synchronous_standby_names désigne une réplique, mais aucune n’est synchrone : chaque coup reste en attente.
doctor-standby-ignored = synchronous_commit vaut { $setting } : les coups sont confirmés avant d’être sur la réplique. Mettez-le à on.

## Le passage par le proxy.

doctor-url = La table est joignable à l’adresse { $url }.
doctor-url-none = La table est injoignable à l’adresse { $url } : { $problem }.
doctor-url-https = Les visiteurs arrivent à { $url } en https, mais la table ne le sait pas. Indiquez le proxy avec --behind-proxy, et faites-lui envoyer X-Forwarded-Proto.
doctor-url-metrics = N’importe qui peut lire { $url }/metrics. Faites en sorte que le proxy bloque cette page.

doctor-well = Tout va bien.
doctor-wrong =
    { $count ->
        [one] Il y a un problème.
       *[other] Il y a { $count } problèmes.
    }
