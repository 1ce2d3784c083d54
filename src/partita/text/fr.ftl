# What is no game's, in French.  The same keys, with the same arguments, stand in en.ftl.

## Playing: prompts

prompt-move = À vous de jouer
prompt-hint = un numéro ou un coup ; « ? » explique, « u » annule, « h » aide, « q » enregistre et quitte
prompt-confirm = { $question } (o/n)
prompt-illegal = Ce que vous ne pouvez pas faire maintenant, et pourquoi
thinking = { $who } réfléchit…
forced = Un seul coup est possible : { $move }
auto-end-on = Désormais, le tour se termine tout seul quand il ne reste rien d’autre à faire.
auto-end-off = Désormais, c’est vous qui terminez vos tours.
since-last = Depuis votre dernier coup
nothing-happened = Il ne s’est encore rien passé.
confirm-end-turn = Terminer le tour ?
bye = À la prochaine !

## Playing: help

help-title = Comment jouer ici
help-number = un numéro : jouer le coup de ce numéro
help-text = des mots : jouer le coup de ce nom ; Tab le complète
help-why = ? COUP : pourquoi un coup est interdit pour l’instant ; ? seul les explique tous
help-undo = u : annuler votre dernière décision ; uu : le tour entier
help-table = t : redessiner la table
help-log = l : ce qui s’est passé
help-card = c CARTE : ce que fait une carte
help-scores = s : les points à ce stade, par origine
help-rules-here = rules ARTICLE : afficher un article, par exemple rules { $clause }
help-auto = a : terminer les tours tout seuls, ou non
help-save-here = w FICHIER : enregistrer aussi la partie dans un autre fichier
help-help = h : cette aide
help-quit = q : enregistrer et quitter

## Playing: answers

why-legal = { $move } : ce coup est possible maintenant.
why-not = { $move } — { $reason }
why-all-legal = Tous les coups que vous pouvez nommer sont possibles maintenant.
clause = ({ $clause })
# Also what the engine answers to a text that is no move.
unknown-move = Il n’y a pas de coup « { $move } » : choisissez parmi ceux qui sont proposés.
ambiguous-move = « { $move } » peut signifier { $moves } : précisez.
no-such-number = Il n’y a pas de coup { $number } : choisissez de 1 à { $last }.
no-such-card = Il n’y a pas de carte « { $card } ».
no-such-clause = Les règles n’ont pas d’article « { $clause } » : elles vont de { $first } à { $last }.
undone = { $count ->
    [one] Un coup annulé.
   *[other] { $count } coups annulés.
}
undo-barred = Rien ne peut être annulé : on a vu depuis quelque chose de caché, ou quelqu’un d’autre a décidé.
undo-nothing = Il n’y a encore rien à annuler.

## Saving

saved = Partie enregistrée dans { $file }.
save-resumed = La partie de { $file } reprend après { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
save-found = Une partie inachevée se trouve dans { $file }. La reprendre ?
save-kept = L’ancienne partie est conservée sous { $file }.
save-failed = Impossible d’écrire { $file } : { $why }. La partie continue, non enregistrée.
save-other-game = { $file } contient une partie de { $found }, et non de { $game } : choisissez un autre fichier.

## Errors: what is wrong, and what would be right

error-not-writable = Impossible d’écrire { $file } : { $why }.

## The table

table-source = Origine
table-clause = Article
table-total = Total
player = Joueur { $seat }
player-bot = { $bot } (joueur { $seat })

## The end

game-over = La partie est terminée après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}.
winner-one = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winner-you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winner-shared = { $who } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
winner-none = Personne ne gagne : l’adversaire prévu par les règles a marqué autant de points ou plus.
tie-broken = L’égalité a été départagée par les règles ({ $clause }).

## Pieces of sentences

# A label before what it labels.
labelled = { $label } : { $value }
join-and = { $left } et { $right }
join-comma = { $left }, { $right }
join-or = { $left } ou { $right }

## Replay

cli-unfinished = La partie n’est pas terminée.
