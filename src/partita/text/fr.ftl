# What is no game's, in French.  The same keys, with the same arguments, stand in en.ftl.

## The program

app-summary = Des jeux de société autour de la musique, à jouer et à étudier.
legal-notice = Partita n’est lié d’aucune façon aux éditeurs de ces jeux.
compiling = Préparation de { $game } pour cette machine : une seule fois, moins d’une minute
compiling-done = C’est prêt.
example = Exemple : { $command }
lang-help = Langue de tous les textes : en ou fr.
version = Partita, version { $version }

## Commands and their options, for --help

help-play = Jouer dans le terminal, contre des bots ou à plusieurs au même clavier.
help-sim = Faire jouer de nombreuses parties à des bots et compter les résultats.
help-replay = Montrer une partie enregistrée, coup par coup.
help-verify = Vérifier qu’une partie enregistrée se rejoue jusqu’à l’état exact qu’elle annonce.
help-box = Vérifier ou exporter les cartes d’un jeu.
help-box-check = Vérifier un dossier de cartes : fichier, ligne, colonne, ce qui ne va pas et ce qui est permis.
help-box-export = Écrire les cartes d’un jeu dans un dossier, pour les modifier à volonté.
help-rules = Afficher les règles d’un jeu, un chapitre ou un article.
help-bench = Mesurer la vitesse du moteur sur cette machine.
help-serve = Ouvrir une table pour les navigateurs.
help-game = Le jeu : { $games }.
help-players = Nombre de joueurs.
help-seed = Graine de la partie, un nombre entier : la même graine distribue les mêmes cartes.
help-option = Une option du jeu, sous la forme NOM=VALEUR ; peut être répétée.
help-bots = Bots, séparés par des virgules : { $bots }, ou le vôtre sous la forme FICHIER.py:CLASSE.
help-bot-seats = Qui s’assoit où, séparé par des virgules : human, ou le nom d’un bot.
help-level = Le niveau du Bot, l’adversaire prévu par les règles en solo.
help-save = Fichier où la partie est enregistrée après chacune de vos décisions.
help-resume = Reprendre une partie enregistrée.
help-auto-end = Terminer le tour tout seul quand il ne reste rien d’autre à faire.
help-think = Secondes de réflexion d’un bot.
help-playouts = Nombre de parties simulées qu’un bot peut jouer par décision.
help-games = Nombre de parties à jouer.
help-jobs = Nombre de processus ; les résultats n’en dépendent pas.
help-json = Afficher un objet JSON sur la sortie standard.
help-box-folder = Dossier des cartes à employer à la place de celles du jeu.
help-out = Dossier de destination.
help-file = Une partie enregistrée.
help-clause = Un article comme OV-5.3, ou un chapitre comme OV-5 ; tout, si on l’omet.
help-from = Premier coup à montrer.
help-to = Dernier coup à montrer.
help-no-colour = Texte simple, sans couleurs.

## Playing: prompts

prompt-move = À vous de jouer
prompt-move-for = { $who }, à vous de jouer
prompt-hint = un numéro ou un coup ; « ? » explique, « u » annule, « h » aide, « q » enregistre et quitte
prompt-confirm = { $question } (o/n)
prompt-yes = o
prompt-no = n
prompt-enter = Entrée pour continuer
prompt-pass-screen = Passez l’écran à { $who }, qui appuie sur Entrée.
prompt-more = autres coups : { $count }
prompt-legal = Ce que vous pouvez faire
prompt-illegal = Ce que vous ne pouvez pas faire maintenant, et pourquoi
prompt-explain = Quel coup faut-il expliquer ?
your-turn = C’est votre tour
turn-of = C’est à { $who } de jouer
thinking = { $who } réfléchit…
forced = Un seul coup est possible : { $move }
auto-end-on = Désormais, le tour se termine tout seul quand il ne reste rien d’autre à faire.
auto-end-off = Désormais, c’est vous qui terminez vos tours.
played = { $who } : { $move }
since-last = Depuis votre dernier coup
nothing-happened = Il ne s’est encore rien passé.
warn-reveals = { $move } : ce coup dévoile quelque chose de caché et ne peut être annulé.
warn-wastes = Ce coup ferait perdre { $count } en vain.
confirm-quit = Enregistrer et quitter ?
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
illegal-move = Coup interdit : { $reason }
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
save-over = La partie de { $file } est terminée. En commencer une nouvelle ?
save-kept = L’ancienne partie est conservée sous { $file }.
save-failed = Impossible d’écrire { $file } : { $why }. La partie continue, non enregistrée.
save-other-game = { $file } contient une partie de { $found }, et non de { $game } : choisissez un autre fichier.

## Errors: what is wrong, and what would be right

error = Erreur : { $message }
error-no-file = Il n’y a pas de fichier { $file } : indiquez le chemin d’une partie enregistrée.
error-no-folder = Il n’y a pas de dossier { $folder } : indiquez le chemin d’un dossier existant.
error-not-readable = Impossible de lire { $file } : { $why }.
error-not-writable = Impossible d’écrire { $file } : { $why }.
error-corrupt-record = { $file } n’est pas une partie valable : { $why }.
error-corrupt-at = { $file } est fautif au coup { $ply } : { $why }.
error-no-game = Il n’y a pas de jeu « { $game } » : choisissez { $games }.
error-no-lang = Il n’y a pas de langue « { $lang } » : choisissez { $langs }.
error-no-bot = Il n’y a pas de bot « { $bot } » : choisissez { $bots }, ou donnez le vôtre sous la forme FICHIER.py:CLASSE.
error-bad-bot = Le bot { $bot } est inutilisable : { $why }.
error-bot-move = Le bot { $bot } a choisi « { $move } », un coup interdit.
error-bad-option = L’option { $option } ne peut valoir { $value } : { $allowed }.
error-option-form = « { $text } » n’est pas une option : écrivez NOM=VALEUR.
error-bad-players = { $game } se joue de { $least } à { $most }, et non à { $players }.
error-bad-seed = { $seed } n’est pas une graine : donnez un nombre entier de 0 à 2^128 − 1.
error-bad-number = { $name } doit valoir au moins { $least }.
error-bad-seats = { $given } places sont nommées, mais la partie se joue à { $players }.
error-bad-box = Les cartes de { $folder } ne sont pas valables : { $why }.
error-bad-position = Cette position est impossible : { $why }.
error-no-terminal = Il n’y a pas de terminal où jouer : lancez la commande dans un terminal, ou employez sim.
error-interrupted = Interruption ; la partie est enregistrée dans { $file }.
error-stopped = Interruption.
error-box-exists = { $folder } n’est pas vide : nommez un dossier nouveau ou vide.

## The table

table-title = { $game }, manche { $round }
table-seat = Place
table-player = Joueur
table-points = Points
table-move = Coup
table-moves = Coups
table-why = Pourquoi pas
table-number = N°
table-event = Événement
table-source = Origine
table-clause = Article
table-total = Total
table-log = Journal
table-you = vous
table-bot = bot
table-first = premier
table-winner = victoire
table-left = reste
table-hidden = caché
table-none = aucun
table-ply = Coup { $ply } sur { $last }
seed-line = Graine { $seed }
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
final-scores = Scores finaux
breakdown-title = Points : { $who }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# A label before what it labels.
labelled = { $label } : { $value }
join-and = { $left } et { $right }
join-comma = { $left }, { $right }
join-or = { $left } ou { $right }

## Simulation

sim-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
sim-progress = { $done } parties sur { $games }
sim-bot = Bot
sim-wins = Victoires
sim-share = Part des victoires
sim-ci = Intervalle à 95 %
sim-mean = Score moyen
sim-rounds = Manches par partie
sim-decisions = Décisions par partie
sim-ends = Comment les parties ont fini
sim-seconds = Secondes
sim-speed = Parties par seconde
sim-box = Cartes
sim-done = Terminé en { $seconds } s.

## Replay and verify

replay-title = { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
cli-unfinished = La partie n’est pas terminée.
verify-good = { $file } est valable : { $moves ->
    [one] { $moves } coup mène
   *[other] { $moves } coups mènent
} à l’état annoncé.
verify-bad = { $file } n’est pas valable : { $why }.

## Boxes

box-good = { $folder } est une boîte valable : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, empreinte { $digest }.
box-exported = { $files ->
    [one] { $files } fichier écrit
   *[other] { $files } fichiers écrits
} dans { $folder }.

## Benchmarks

bench-title = Vitesse sur cette machine
bench-machine = Machine
bench-decisions = Décisions par seconde, dans le moteur
bench-games = Parties par seconde
bench-per-game = Décisions par partie
bench-forced = Part des coups forcés
bench-advance = Décisions par seconde depuis Python (advance)
bench-step-legal = Décisions par seconde depuis Python (legal et step)
bench-advance-many = Décisions par seconde depuis Python (advance_many)
bench-greedy = Décisions par seconde de greedy
bench-copy = Nanosecondes pour copier un état
bench-bytes = Octets d’un état
bench-cold = Secondes de compilation
bench-warm = Secondes jusqu’à la première table
bench-import = Secondes d’import
bench-peers = Autres moteurs, mesurés en même temps
bench-ratio = Rapport
bench-no-peers = Les autres moteurs ne sont pas mesurés : installez pour cela l’extra « bench ».

## Rules

rules-title = Règles de { $game }
rules-ruling = décision
