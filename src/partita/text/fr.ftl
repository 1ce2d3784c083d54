# What is no game's, in French.  The same keys, with the same arguments, stand in en.ftl.

## Playing: prompts

prompt-move = À vous de jouer
prompt-hint = un numéro, ou un coup en toutes lettres ; « ? » explique, « u » annule, « h » aide, « q » enregistre et quitte
prompt-confirm = { $question } (o/n)
prompt-illegal = Ce que vous ne pouvez pas faire maintenant, et pourquoi
thinking = { $who } réfléchit…
forced = Un seul coup est possible : { $move }
auto-end-on = Désormais, le tour se termine de lui-même quand il ne reste rien d’autre à faire.
auto-end-off = Désormais, c’est vous qui terminez vos tours.
auto-end-next = Dès votre prochain tour, le tour se terminera de lui-même quand il ne restera rien d’autre à faire. Celui-ci vous attend encore.
since-last = Depuis votre dernier coup
news-left-out = { $count ->
    [one] { $count } ligne est omise ici
   *[other] { $count } lignes sont omises ici
} ; « l » montre tout ce qui s’est passé.
welcome = Première partie ? « h » dit comment se déroule un tour, comment on gagne et ce que signifient les signes de la table.
nothing-happened = Il ne s’est encore rien passé.
confirm-end-turn = Terminer le tour ?
confirm-move = Voulez-vous dire : { $move } ?
say-yes-or-no = Répondez o (oui) ou n (non).
bye = À la prochaine !

## Playing: help

help-title = Comment jouer ici
help-number = un numéro : jouer le coup de ce numéro
help-text = des mots : jouer le coup de ce nom ; Tab les complète
help-why = « ? » COUP : pourquoi un coup est interdit pour l’instant ; « ? » seul les explique tous
help-undo = u : annuler votre dernière décision ; uu : le tour entier ; plus rien une fois que quelque chose de caché est dévoilé ou que quelqu’un d’autre a décidé
help-table = t : redessiner la table
help-log = l : ce qui s’est passé
help-card = c CARTE : ce que fait une carte, d’après son nom ou le numéro d’un coup
help-scores = s : les points à ce stade, par origine
help-rules-here = rules ARTICLE : afficher un article, par exemple rules { $clause } ; rules seul donne les chapitres
help-auto = a : terminer les tours automatiquement, ou non
help-save-here = w FICHIER : enregistrer aussi la partie dans un autre fichier
help-help = h : le déroulement d’un tour, les signes de la table et cette aide
help-quit = q : enregistrer et quitter

## Playing: answers

why-legal = { $move } : ce coup est possible maintenant.
why-not = { $move } — { $reason }
why-all-legal = Tout ce qui vous est demandé maintenant est possible. Pour tout autre coup, « ? » COUP dit pourquoi il doit attendre.
clause = ({ $clause })
# Also what the engine answers to a text that is no move.
unknown-move = Il n’y a pas de coup « { $move } » : choisissez parmi ceux qui sont proposés.
ambiguous-move = « { $move } » peut signifier { $moves } : précisez.
no-such-number = Il n’y a pas de coup n° { $number } : choisissez de 1 à { $last }.
short-move = « { $move } » est trop court : tapez un numéro, ou au moins { $least } lettres d’un coup.
and-more = { $moves } et { $count } de plus
no-card-in-move = { $move } : il n’y a pas de carte dans ce coup.
card-which = Quelle carte ? c CARTE dit ce que fait une carte, d’après son nom ; c 3 le dit de la carte du coup n° 3.
write-where = Dans quel fichier ? w FICHIER y écrit la partie.
rules-more = rules { $chapter } affiche un chapitre, rules { $clause } un article ; les lettres sont facultatives.
no-such-card = Il n’y a pas de carte « { $card } ».
no-such-clause = Les règles n’ont pas d’article « { $clause } » : elles vont de { $first } à { $last }.
undone = { $count ->
    [one] Un coup annulé.
   *[other] { $count } coups annulés.
}
undo-decided = Rien ne peut plus être annulé : { $count ->
    [one] { $who } a décidé depuis
   *[other] { $who } ont décidé depuis
}.
undo-hidden = Rien ne peut plus être annulé : votre coup a dévoilé quelque chose de caché.
undo-nothing = Il n’y a encore rien à annuler.

## Saving

saved = Partie enregistrée dans { $file }.
save-resumed = La partie de { $file } reprend après { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
save-over = La partie de { $file } est terminée : voici comment. --new en commence une autre.
save-found-over = La partie de { $file } est terminée. Voir comment, plutôt que d’en commencer une autre ?
save-found = Une partie inachevée se trouve dans { $file }. La reprendre ?
save-options-left = Elle reprend telle quelle : { $options } { $count ->
    [one] ne vaut
   *[other] ne valent
} que pour une nouvelle partie, que --new commence.
save-kept = L’ancienne partie est conservée sous { $file }.
save-failed = Impossible d’écrire { $file } : { $why }. La partie continue, non enregistrée.
save-lost = Impossible d’écrire { $file } : { $why }. Cette partie n’est pas enregistrée.
save-not-moved = Impossible de déplacer { $file } vers l’historique : { $why }.

## Errors: what is wrong, and what would be right

error-not-writable = Impossible d’écrire { $file } : { $why }.

## The table

table-source = Origine
table-clause = Article
table-total = Total
player = Joueur { $seat }
seat-bot = { $bot } ({ $seat })
player-bot = { $bot } (joueur { $seat })

## En ligne

prompt-hint-online = un numéro, ou un coup en toutes lettres ; ? explique, u annule, h aide, dire TEXTE parle, q sort
prompt-hint-after = revanche rejoue, dire TEXTE parle, l raconte la partie, h aide, q sort
prompt-hint-watch = t redessine la table, l raconte la partie, h aide, q sort
prompt-hint-watched = l raconte la partie, h aide, q sort
prompt-wait = On attend { $who }
prompt-watch = Vous regardez : { $who } décide
prompt-after = La partie est finie
prompt-gather = On attend du monde
online-invite = Qui veut jouer vient par cette invitation : { $link }
online-command = Depuis un terminal : { $command }
online-resumed = Votre partie reprend. --new en commence une autre.
online-took = Vous êtes à la place { $seat } sur { $players }.
online-came = { $who } s’est assis.
online-got-up = { $who } s’est relevé.
online-begun = La partie commence.
online-closed = La partie a été fermée : personne n’est venu depuis trop longtemps.
online-undone = { $who } annule.
online-gone = { $who } a abandonné.
online-given = Un bot joue à la place de { $who }.
online-given-you = Un bot joue à votre place : revenir vous la rend.
online-returned = { $who } est de retour.
online-vote = { $who } laisserait un bot jouer à la place de { $about }.
online-lost = La liaison est coupée ; nouvel essai …
online-again = La liaison est rétablie.
online-clock = Temps restant : { $left }
online-not-now = Ce n’est pas à vous : { $who } décide.
online-is-over = La partie est finie : revanche rejoue, q sort.
online-only-watch = Vous ne faites que regarder cette partie : h dit ce qui peut être tapé, q sort.
online-away = { $who } n’est pas à la table en ce moment.
online-there = { $who } est de nouveau à la table.
online-rematch = Une revanche est ouverte : tapez revanche pour y jouer. D’un autre terminal : { $command }
online-rematch-watch = Une revanche est ouverte. Pour la regarder : { $command }
online-once-more = Une revanche ? Revenez par { $command } et tapez revanche.
online-waits = Personne ne joue avant que toutes les places soient prises : dire TEXTE parle, q sort.
online-say-less = Cela fait { $count } lettres : dites-le en { $most } au plus.
online-say-what = Dire quoi ? dire TEXTE parle aux autres.
online-vote-whom = Pour quel joueur ? vote { $seat } souhaite qu’un bot joue à la place du joueur { $seat }, qui est parti.
online-voted = Votre vote est noté.
online-mute-whom = Qui ? taire { $seat } fait taire le joueur { $seat } pour vous.
online-muted = Vous n’entendez plus ce que dit { $who }.
online-unmute-whom = Qui ? entendre { $seat } vous fait entendre à nouveau le joueur { $seat }.
online-unmuted = Vous entendez à nouveau { $who }.
online-left = La partie vous attend. Revenez par : { $command }
online-deal-fair = La donne était honnête : la graine vient du secret promis avant que le nombre tiré par votre terminal soit connu, et de ce nombre.
online-deal-foul = La donne n’était pas honnête : le compte rendu n’a pas ce qui était promis, ou pas le nombre tiré par votre terminal.
online-said = { $who } : { $text }
online-level = { $level ->
    [beginner] bot débutant
    [normal] bot normal
   *[strong] bot fort
}
confirm-resign = Abandonner cette partie ?
end-reason-resigned = Elle a été abandonnée
end-reason-abandoned = Personne n’est venu depuis trop longtemps
end-reason-recorded = Le compte rendu s’arrête ici
help-say = dire TEXTE : parler aux autres
help-mute = taire PLACE : ne plus entendre ce que dit quelqu’un ; entendre PLACE : l’entendre à nouveau
help-resign = abandonner : à deux la partie est finie, à plus un bot continue
help-vote = vote PLACE : souhaiter qu’un bot joue à la place de quelqu’un qui est parti
help-back = revenir : reprendre votre place, quand un bot a joué pour vous
help-rematch = revanche : rejouer, quand la partie est finie
help-standing = { $words } : désormais la réponse à « { $question } »
help-leave-watch = q : sortir
help-leave = q : sortir ; la partie vous attend sur le serveur

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

## Replay: a record that cannot be replayed is shown as it stands

record-holds = Le fichier lui-même dit : une partie { $of }, version { $version } des règles, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
record-view = Ce que la place { $seat } a vu en dernier (docs/view.md) :
record-log = Ce qui avait été raconté jusque-là :
record-options = Options : { $options }
record-result = Points par place : { $scores }. Vainqueurs : { $winners }. Cause de la fin : { $reason }.

## The command line: what commands say

compiling = { $game } : compilation unique des règles, { $number } sur { $of } ({ $step })…
step-set-up = mise en place
step-legal-moves = coups permis
step-moves = coups
step-events = événements
step-the-fast-door = entrée rapide
step-many-matches = plusieurs parties
step-reasons = explications
step-scores = points
step-points-by-source = points par source
step-described-positions = positions décrites
step-views = vues
step-values = évaluation
verified = { $file } : valide. { $game }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $standing }.
verified-over = terminée ({ $reason })
verified-open = inachevée
verified-deal = La donne : la graine vient du secret et des nombres aléatoires de toutes les places, et le secret va avec cet engagement. Comparez-le à celui qui a été publié avant la partie :
box-good = { $folder } : boîte valide.
box-written = { $folder } : boîte écrite. Modifiez-la, puis : partita box check { $folder }
sim-progress = parties : { $done } sur { $of }
sim-compiling = compilation, { $step } : { $done } sur { $of }
sim-opening = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} { $of }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, graine { $seed }
sim-bot = bot
sim-wins = victoires
sim-share = part
sim-interval = intervalle à 95 %
sim-score = score moyen
sim-rulebook = celui des règles
sim-percent = { $part }
sim-from-to = { $low } à { $high }
sim-mean = { $mean }
sim-ends = fins : { $ends }
sim-rounds = { $rounds } manches, { $decisions } décisions par partie
sim-seconds = { $seconds } s, { $rate ->
    [one] { $rate } partie
   *[other] { $rate } parties
} par seconde
bench-progress = { $name } : { $step }
bench-compiling = compilation
bench-starting = démarrage de processus
bench-figure = { $name } { $key } : { $value }
bench-ratio = { $name } { $key } par rapport à { $peer } : { $ratio }

## The command line: what --help says

usage-app = Des jeux de société sur la musique : pour y jouer, les étudier, s’y entraîner.
usage-notice = Sans lien avec les éditeurs de ces jeux.
usage-example = Exemple : { $command }
# Words of the help itself, which the library writes in English.
usage-word-usage = Utilisation
usage-word-arguments = Arguments
usage-word-options = Options
usage-word-commands = Commandes
usage-word-required = obligatoire
usage-word-default = par défaut
usage-help = Dire ce que fait une commande, et s’arrêter là.
usage-play = Jouer dans le terminal. Contre des bots, la partie est enregistrée après chaque décision et reprend où elle en était ; avec --server, on joue en ligne.
usage-serve = Héberger des parties pour des personnes, des bots et des programmes, par HTTP et WebSocket.
usage-sim = Faire jouer un grand nombre de parties à des bots, sur tous les cœurs, et compter les victoires. Les bots se répartissent les places et se décalent d’une place d’une partie à l’autre ; les résultats sont ceux des bots, dans l’ordre de la première partie.
usage-replay = Raconter une partie enregistrée : chaque coup et ce qu’il a causé, puis les points. Ce qui ne peut pas être rejoué ici est montré tel que le fichier le contient ; une partie sauvegardée contient aussi la dernière position et tout ce qui a été raconté.
usage-verify = Rejouer une partie enregistrée et la vérifier : chaque coup est permis, la dernière position et le résultat sont ceux qui sont enregistrés, et la donne aussi, s’il y en a une.
usage-rules = Afficher les règles d’un jeu, un chapitre ou un article.
usage-bench = Mesurer la vitesse du moteur sur cette machine.
usage-box = Vérifier un dossier de cartes, ou y écrire celles du jeu.
usage-box-check = Dire ce qui ne va pas dans un dossier de cartes : fichier, ligne, colonne, ce qui est permis.
usage-box-export = Écrire les cartes d’un jeu dans un dossier, pour les modifier.
usage-db = Tenir la base de données d’un serveur : la mettre à jour, la vérifier, la sauvegarder, exporter ses parties.
usage-db-upgrade = Donner à la base les tables dont cette version du serveur a besoin. À faire avant que le serveur ne reparte.
usage-db-verify = Rejouer toutes les parties conservées, et dire lesquelles ne peuvent plus l’être. Celles d’autres règles ou d’autres cartes que celles d’ici sont conservées et comptées à part ; le code de sortie est 1 quand autre chose ne va pas.
usage-db-backup = Copier la base dans un fichier, pendant que le serveur tourne : la copie de SQLite est vérifiée, celle de PostgreSQL est faite par pg_dump.
usage-db-export = Écrire toutes les parties dans un fichier JSON Lines : celles qui sont terminées comme enregistrements, les autres sans rien qui trahisse leurs cartes.
usage-arg-game = Le jeu : ovation ou lacrimosa.
usage-arg-play-game = Le jeu : ovation ou lacrimosa ; avec --match ou une invitation, il peut être omis.
usage-arg-box-check-game = Le jeu des cartes ; celui que nomme leur box.toml par défaut.
usage-arg-file = Une partie enregistrée.
usage-arg-folder = Le dossier des cartes.
usage-arg-clause = Un article comme OV-5.3 ou LA-5.3, ou un chapitre comme OV-5 ou LA-5 ; toutes les règles par défaut.
usage-arg-players = Le nombre de joueurs, vous et les bots ; 2 par défaut ; 1 : en solo, contre l’adversaire des règles.
usage-arg-sim-players = Le nombre de bots par partie ; 1 : en solo, contre l’adversaire des règles.
usage-arg-bots = Des bots, séparés par des virgules : random, beginner, greedy, rollout, ou le vôtre sous la forme FICHIER.py:CLASSE ; un par place, ou moins, à tour de rôle. Avec --server : beginner, normal, strong ; les places qui restent sont pour des personnes.
usage-arg-version = Dire de quelle version il s’agit, et s’arrêter là.
usage-arg-seed = La même graine donne les mêmes cartes.
usage-arg-sim-seed = La même graine donne les mêmes parties et le même résultat.
usage-arg-seat = Votre place, à partir de 0 ; tirée au sort par défaut.
usage-arg-replay-seat = Ne raconter que ce que voit cette place, à partir de 0 ; par défaut, ce que voit un spectateur.
usage-arg-lang = en ou fr ; la langue de votre système par défaut.
usage-arg-magnum-opus = Ovation : jouer avec le module Chef-d’œuvre.
usage-arg-solo-level = La force de l’adversaire des règles en solo : easy, normal ou hard.
usage-arg-composers = Ovation : les compositeurs par place, séparés par des virgules ; Lacrimosa : les deux compositeurs du Requiem.
usage-arg-constanze = Lacrimosa : la carte Constanze, comme constanze-1 ; tirée au hasard par défaut.
usage-arg-box = Un dossier avec d’autres cartes.
usage-arg-replay-box = Le dossier des cartes de la partie enregistrée, si ce ne sont pas celles du jeu.
usage-arg-verify-box = Le dossier des cartes de la partie enregistrée, si ce ne sont pas celles du jeu.
usage-arg-save = Le fichier où garder la partie.
usage-arg-seconds = Combien de secondes un bot qui essaie les coups peut réfléchir à une décision ; 200 simulations par défaut.
usage-arg-server = Jouer sur un serveur : son adresse, ou une invitation.
usage-arg-match = Avec --server : la partie à rejoindre ou à reprendre ; sinon, la vôtre reprend si elle n’est pas finie, ou une nouvelle s’ouvre.
usage-arg-name = Avec --server : votre nom sur ce serveur.
usage-arg-watch = Avec --server : regarder la partie que nomme --match ou l’invitation.
usage-arg-auto-end = Terminer le tour automatiquement quand il ne reste rien d’autre à faire.
usage-arg-new = Commencer une autre partie ; celle qui est en cours va dans l’historique.
usage-arg-games = Le nombre de parties.
usage-arg-jobs = Le nombre de processus ; tous les cœurs par défaut. Les résultats n’en dépendent pas.
usage-arg-playouts = Le nombre de simulations par décision, pour les bots qui essaient les coups.
usage-arg-options = Les options du jeu, sous forme d’objet JSON.
usage-arg-as-json = Écrire un seul objet JSON sur la sortie standard.
usage-arg-browser = Ouvrir le navigateur, à un autre port si celui-ci est pris.
usage-arg-host = L’adresse d’écoute ; 0.0.0.0 pour toutes celles de cette machine.
usage-arg-db-backup-file = Le fichier à écrire ; celui qui existe est remplacé une fois le nouveau complet.
usage-arg-db-export-file = Le fichier à écrire ; celui qui existe est remplacé une fois le nouveau complet.
usage-arg-port = Le port d’écoute.
usage-arg-data = Le dossier de la base embarquée et du secret du serveur ; par défaut, dans les données de l’utilisateur.
usage-arg-moves = Seulement les coups, un par ligne ; aussi d’une partie qui ne peut pas être rejouée ici.
usage-arg-out = Le dossier de destination ; créé s’il n’existe pas.
usage-arg-repeats = Chaque valeur est la médiane de ce nombre de mesures.
usage-arg-quick = Mesures brèves, sans compilation : valeurs approximatives.

# Le serveur
serving = Partita est servi à l’adresse { $address }
serving-others = Les autres du même réseau y arrivent par { $address }
serving-no-browser = Aucun navigateur n’a pu être ouvert : ouvrez vous-même { $address } dans un navigateur.
serving-stop = Ctrl-C l’arrête. Ce qui a été confirmé est sur le disque.
db-upgraded = La base était à l’étape { $before } et est maintenant à l’étape { $after }.
db-newest = La base est à l’étape { $after }, celle dont cette version a besoin.
db-progress = parties : { $done } sur { $of }
db-found = { $match } : { $what }
db-verified = { $matches ->
    [one] { $matches } partie vérifiée
   *[other] { $matches } parties vérifiées
 }, { $wrong } en défaut, { $elsewhere ->
    [one] { $elsewhere } conservée qui ne peut pas être rejouée ici.
   *[other] { $elsewhere } conservées qui ne peuvent pas être rejouées ici.
 }
db-backed-up = { $file } : écrit.
db-exported = { $file } : écrit, { $matches ->
    [one] { $matches } partie.
   *[other] { $matches } parties.
 }

# Les pages simples
page-title = Partita
page-language = Français
page-about = Des jeux de société modernes sur la musique, avec toutes leurs règles : contre des bots, sur un écran ou en ligne.
page-ovation = Vienne vers 1800 : des compositeurs, des mécènes, des concerts et des bonus en chaîne.
page-lacrimosa = Mozart est mort ; ses mécènes se souviennent, et le Requiem attend d’être achevé.
page-terminal = Jouer dans un terminal
page-terminal-how = Installez Partita, puis tapez :
page-programs = Jouer avec un programme
page-programs-how = Les programmes parlent le même protocole que les pages. Ce qu’ils peuvent demander :
page-home = Ce qu’il y a ici
page-nowhere = Il n’y a rien à cette adresse : vérifiez-la, ou redemandez-la.
page-invitation = Vous êtes invité à une partie { $game ->
    [Ovation] d’Ovation
    [Lacrimosa] de Lacrimosa
   *[other] de { $game }
 } pour { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
 }. { $free ->
    [0] Toutes les places sont prises ; vous pouvez regarder.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
 }
