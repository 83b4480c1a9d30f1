### French: what the terminal says besides the cards, events, questions and moves of a game.

## Who sits there. A bot has a proper name, as it stands after “de” and “à”.

terminal-you = Vous
terminal-person = Joueur { $seat }

## Players and creatures.

terminal-your-hand = Votre main

## The log.

terminal-log = Ce qui s’est passé

## Asking.

# A game that is shown in a plain way.
terminal-plain-title = Mindtable · { $game }{ $dice ->
    [sealed] {""}
   *[quick] {" "}· graine { $seed }
}
terminal-plain-hint = Tapez un numéro ou une commande : help, log, undo, save, quit
terminal-curtain = C’est maintenant à { $name } de décider. Les autres détournent les yeux ; puis appuyez sur Entrée.
terminal-press-enter = Appuyez sur Entrée pour continuer.
terminal-thinking = { $name } réfléchit…
terminal-number-wrong = { $count ->
        [one] Il n’y a qu’une réponse : tapez 1.
       *[other] Tapez un numéro de 1 à { $count }.
    }
terminal-not-understood = « { $text } » n’est ni une réponse ni une commande. Tapez un numéro de 1 à { $count }, ou help.
terminal-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $moves }.

## Taking back, saving, leaving.

terminal-undo-none = Il n’y a pas de décision à annuler : c’est votre première.
terminal-undo-people = Plusieurs personnes jouent : ce qui a été montré ne peut plus être annulé.
terminal-saved-always = Chaque coup est enregistré immédiatement, dans { $file }.
terminal-saved = Enregistré dans { $file }.
terminal-save-refused = Rien n’a été enregistré : { $file } existe déjà et n’est pas un enregistrement de cette partie.
terminal-save-failed = Rien n’a été enregistré : { $file } : { $problem }.
terminal-left = La partie est enregistrée dans { $file }.
terminal-continue = Pour continuer : { $command }
terminal-kept = L’enregistrement de la partie est dans { $file }.
terminal-replay = Pour la revoir : { $command }

## The end of a game.

terminal-you-win = Vous avez gagné !
terminal-you-lose = Vous avez perdu.
terminal-wins = { $name } gagne.
terminal-team-wins = { $name } gagnent.
terminal-rematch = Tapez rematch pour une autre partie, review pour revenir sur celle-ci, log pour son récit, ou quit.
terminal-rematch-unknown = Tapez rematch, review, log ou quit.

## Watching and replaying.

terminal-step = { $who } : { $move }
terminal-watching = Coup { $number }.
terminal-replaying = Coup { $number } sur { $count }.
terminal-replay-hint = Entrée : suivant. b : retour. Un numéro : aller à ce coup. q : quitter.
terminal-replay-unknown = Appuyez sur Entrée, ou tapez b, q ou un numéro de 0 à { $count }.
terminal-shows-all = La partie est terminée : toutes les mains sont visibles.
terminal-shows-public = La partie n’est pas terminée : on ne voit que ce que tous peuvent voir (--view A montre une main).
terminal-shows-seat = La partie vue par { $name }.

## Help: what can be typed.

terminal-help-title = Ce que vous pouvez taper
terminal-help-number = choisir la réponse qui porte ce numéro
terminal-help-move = la même chose en toutes lettres
terminal-help-card = lire une carte ; sans nom, les cartes de votre main
terminal-help-answer = lire la carte d’une réponse
terminal-help-discard = regarder les défausses
terminal-help-log = relire tout ce qui s’est passé
terminal-help-undo = revenir à votre décision précédente (contre des bots)
terminal-help-save = garder une copie dans un fichier ; chaque coup est enregistré de toute façon
terminal-help-rules = lire les règles en une page
terminal-help-quit = quitter ; vous pourrez continuer la partie plus tard
terminal-help-enter = redessiner la table
terminal-key-enter = Entrée

terminal-rules-title = Les règles en une page
