# Ce qui ne va pas, en français : une ligne chaque fois. Les mêmes clés se trouvent dans errors.en.ftl.

## Options

no-language = la langue { $lang } n’existe pas : choisissez { $allowed }
no-game = le jeu { $name } n’existe pas : choisissez { $allowed }
no-seed = une graine est un nombre entier de 0 à 2**{ $bits }-1, et non { $seed }
box-of-another-game = { $box } est la boîte d’un autre jeu, et non celle du jeu { $game }
box-no-folder = une boîte se donne comme un dossier, et non comme { $kind }

## Players and options of a game

players = { $game } se joue de 1 à { $most }, et non à { $players }
options-no-dict = les options sont un dictionnaire (dict), et non { $kind }
no-option = { $game } n’a pas d’option { $option } : il y a { $known }
option-solo-level = solo_level est l’un de { $levels }, et non { $value }
option-solo-level-alone = solo_level n’a de sens que pour qui joue seul : à { $players }, ne le mettez pas
did-you-mean = peut-être { $near } ?
choose-from = choisissez parmi { $known }

## What moves and cards are called

not-a-move = { $game } ne connaît pas le coup { $move } : les coups commencent par { $words }
no-card = cette boîte n’a pas de carte { $card } : donnez l’identifiant d’une de ses cartes

## Moves and undoing

# `$reason` is a whole sentence.
illegal-move = { $move } n’est pas possible maintenant : { $reason }
no-move = il n’y a pas de coup { $move } dans { $game } ; possibles maintenant : { $near }
no-move-any-more = il n’y a pas de coup { $move } dans { $game } ; la partie est terminée
no-list-of-moves = play_all prend une liste de coups ; pour un seul, il y a play
undo-to = undo revient à 'decision' ou à 'turn', et non à { $to }
undo-nothing = aucun coup n’a encore été joué : il n’y a rien à annuler
undo-other = une autre place a décidé en dernier : elle seule peut annuler son coup
undo-barred = { $move } ne peut plus être annulé : ce coup a dévoilé quelque chose de caché

## Asking a match

no-event = les événements se comptent à partir de 0 : il n’y a pas d’événement { $number }
no-ply = cette partie se consulte après 0 à { $last } coups, et non après { $ply }
no-watcher = { $last ->
    [0] il n’y a pas de place { $seat } : choisissez 0, ou None pour un spectateur
   *[other] il n’y a pas de place { $seat } : choisissez de 0 à { $last }, ou None pour un spectateur
}

## Described positions and playthroughs

position-no-dict = une position est un dictionnaire (dict), et non { $kind }
position-no-json = une position doit pouvoir s’écrire en JSON : { $why }
position-box = la position vient de la boîte { $box }, qui n’est pas ici : chargez-la d’abord
position-broken = cette position ne peut pas se présenter : elle enfreint les invariants { $broken } du jeu { $game }
position-stuck = cette position ne peut pas se présenter : rien n’y est possible ; la phase ne va pas avec le reste
position-unreadable = la position ne peut pas être lue : { $why }
position-other-box = la position vient de la boîte { $box }, et non de { $digest }
position-seats = la position compte { $have } places pour { $players ->
    [one] une personne
   *[other] { $players } personnes
} : au plus { $most }
position-options = { $where } : la position nomme { $named }, et ses options { $chosen } : n’en gardez qu’un
position-solo-level = le niveau solo n’a de sens que si l’on joue seul : à plusieurs, solo_level vaut null
position-count = { $field } vaut { $have } : une partie commence avec { $most } au plus
position-wasted = wasted contient { $have ->
    [one] { $have } nombre
   *[other] { $have } nombres
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
position-to-move-null = to_move vaut null quand la phase est 'over', et seulement alors
position-no-thing = { $where } : { $thing } n’est pas { $sort } ; { $advice }
one-of-them = il y en a { $count }, dont { $near }
none-of-them = rien d’autre ne convient non plus
playthrough-first-line = un compte rendu de partie commence par la ligne { $line }
playthrough-header = l’en-tête du compte rendu n’est pas bon : { $why }

## Bots

no-bot = le bot { $name } n’existe pas : choisissez { $allowed }, ou le vôtre sous la forme FICHIER.py:CLASSE
no-bot-inside = le bot { $name } n’existe pas : choisissez { $allowed }
bot-seed = la graine d’un bot est un nombre entier de 0 à 2**64-1, et non { $seed }
bot-budget = il faut de 1 à { $most } simulations par décision, et non { $playouts }
bot-seconds = un bot réfléchit plus de 0 seconde, et non { $seconds }
view-no-dict = une vue est un dictionnaire (dict), et non { $kind }
view-no-game = cette vue ne nomme pas de jeu : donnez ce que rend Match.view
view-box = la vue vient d’une boîte qui n’est pas ici, { $box } : chargez-la d’abord
legal-no-list = les coups possibles sont une liste de textes, et non { $kind }
nothing-legal = il n’y a aucun coup possible parmi lequel choisir : la partie est terminée
bot-move = { $move } n’est pas un coup de cette boîte

## Records and saved games

# `$why` is what else is wrong, or what a library or the operating system says.
record-format = la partie enregistrée a le format { $format } ; ce programme lit { $reads }
record-shape = ce n’est pas une partie enregistrée : { $why }
record-game = le jeu de la partie enregistrée est inconnu : { $why }
record-other-rules = la partie enregistrée suit la version { $version } des règles du jeu { $game } ; ce programme joue selon la version { $plays }
record-other-box = la partie enregistrée a été jouée avec la boîte { $box } ; celle que vous donnez est { $given }
record-no-box = la partie enregistrée a été jouée avec la boîte { $box }, qui n’est pas de celles qui ont été publiées : donnez-la avec box=
record-options = les options de la partie enregistrée ne sont pas complètes ; ce serait { $options }
record-set-up = la partie enregistrée ne peut pas être mise en place : { $why }
record-position = le nombre de joueurs et les options de la partie enregistrée ne sont pas ceux de sa position
record-move = coup { $number } de la partie enregistrée : { $why }
record-digest = la partie rejouée donne l’empreinte { $digest }, et non celle qui est enregistrée
record-result = le résultat enregistré n’est pas celui auquel mènent les coups
# `$right` is in hexadecimal digits.
deal-commitment = la donne de la partie enregistrée ne va pas avec son engagement : son secret et son sel donnent { $right }
deal-nonces = la donne de la partie enregistrée compte { $have ->
    [one] { $have } nombre aléatoire
   *[other] { $have } nombres aléatoires
} pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : il en faut un pour chacun
deal-seed = la graine de la partie enregistrée n’est pas celle de sa donne, qui est { $right }
record-unread = impossible de lire { $file } : { $why }
record-no-json = { $file } ne contient pas de JSON : { $why }
save-unread = impossible de lire { $file } : { $why }
save-none = { $file } n’est pas une partie sauvegardée : { $why }
save-format = { $file } a le format { $format } ; ce programme lit { $reads }
save-bots = { $file } ne peut pas reprendre : { $why } ; avec --new, une nouvelle partie commence, et ce fichier passe dans l’historique
save-seats = { $file } n’est pas une partie sauvegardée : sa place et ses bots ne correspondent pas au nombre de joueurs
save-broken = { $why } ; avec --new, une nouvelle partie commence, et ce fichier passe dans l’historique
save-not-replayed = { $why } ; partita replay { $file } montre ce qu’il contient, et avec --new, une nouvelle partie commence et ce fichier passe dans l’historique
save-other-game = { $file } contient une partie du jeu { $found }, et non du jeu { $game } : choisissez un autre fichier

## What libraries say, in our words

json-truncated = le JSON s’arrête trop tôt
json-malformed = le JSON n’est pas correct à l’octet { $byte }
json-no-unicode = un texte y est mal codé (Unicode)
json-number = un nombre y est trop grand
json-deep = les listes ou les objets s’emboîtent trop profondément
json-none = ce qui est du genre { $kind } ne s’écrit pas en JSON
# `$where` is a place in a file, `$what` one of the sentences below.
json-at = { $where } : { $what }
json-kind = il faut { $wanted }
json-not-kind = il faut { $wanted }, et non { $got }
json-at-least = le nombre est trop petit : il doit être au moins { $bound }
json-at-most = le nombre est trop grand : il doit être au plus { $bound }
json-shortest = c’est trop court : il faut au moins { $length }
json-longest = c’est trop long : il faut au plus { $length }
json-hex = il faut { $digits } chiffres hexadécimaux : de 0 à 9 et de a à f
json-visible = il faut de 1 à { $most } caractères ASCII imprimables, sans espace
json-written = le texte n’est pas écrit comme il le faut ici
json-no-word = le mot { $word } n’y existe pas
json-unknown = le champ { $name } n’existe pas
json-missing = le champ { $name } manque
json-int = un nombre entier
json-float = un nombre
json-str = un texte
json-bool = true ou false
json-array = une liste
json-object = un objet
json-null = rien (null)
toml-at = ligne { $line }, colonne { $column } : { $what }
toml-at-end = à la fin du fichier : { $what }
toml-twice = ceci est donné deux fois
toml-unfinished = quelque chose n’est pas fermé
toml-value = il faut une valeur ici
toml-other = ceci n’a pas sa place ici

## The laboratory

own-bot-no-file = il n’y a pas de fichier { $file } contenant un bot : donnez FICHIER.py:CLASSE
own-bot-no-python = { $file } ne peut pas être lu comme du Python
own-bot-fails = { $name } est inutilisable : { $kind } : { $why }
own-bot-no-choose = { $name } n’a pas de méthode choose(view, legal)
sim-games = il faut de 1 à { $most } parties, et non { $games }
sim-no-bots = il faut au moins un bot
sim-surplus-bots = { $seats ->
    [one] il y a { $seats } place pour un bot, et { $bots } bots sont nommés
   *[other] il y a { $seats } places pour des bots, et { $bots } bots sont nommés
}
own-bot-raised = le bot { $name } a levé { $kind } : { $why }
sim-raised = à la partie n° { $number }, { $why }
bot-illegal = le bot { $name } : { $why }
sim-illegal = le bot { $name } de la partie n° { $number } : { $why }

## The command line

cli-seed = une graine est un nombre entier de 0 à 2**128-1, ou { $digits } chiffres hexadécimaux, et non { $seed }
cli-surplus-bots = { $seats ->
    [0] en solo, il n’y a pas de place pour un bot : omettez --bots
    [one] à part vous, il y a { $seats } place pour un bot, et { $bots } bots sont nommés
   *[other] à part vous, il y a { $seats } places pour des bots, et { $bots } bots sont nommés
}
cli-no-folder = il n’y a pas de dossier { $folder }
cli-deep = ici, au plus { $most } dossiers s’emboîtent, et non comme dans { $folder }
cli-no-name = { $option } demande un nom, et non { $given }
cli-no-seat = { $last ->
    [0] il n’y a pas de place { $seat } : choisissez 0
   *[other] il n’y a pas de place { $seat } : choisissez de 0 à { $last }
}
cli-no-watcher = { $last ->
    [0] il n’y a pas de place { $seat } : choisissez 0, ou omettez --seat pour voir ce que voit un spectateur
   *[other] il n’y a pas de place { $seat } : choisissez de 0 à { $last }, ou omettez --seat pour voir ce que voit un spectateur
}
cli-no-box = la partie enregistrée a été jouée avec la boîte { $box }, qui n’est pas de celles qui ont été publiées : donnez son dossier avec --box
cli-no-clause = les règles n’ont pas d’article « { $clause } » : elles vont de { $first } à { $last }
cli-options = les options ne sont pas un objet JSON : { $options }
cli-file = { $file } : { $why }
cli-io = entrée et sortie : { $why }
cache-folder = les règles compilées ne peuvent pas être gardées dans { $folder } ({ $why }) : donnez dans PARTITA_CACHE_DIR un dossier où vous pouvez écrire
cli-no-command = il n’y a pas de commande { $command } : choisissez { $allowed }
cli-command-missing = il manque une commande : choisissez { $allowed }
cli-no-option = { $command } n’a pas d’option { $option } : voyez { $command } --help
cli-option-near = { $command } n’a pas d’option { $option } : peut-être { $near }
cli-other-games-option = { $game } n’a pas d’option { $option } : il a { $own }
cli-no-option-here = il n’y a pas d’option { $option } avant une commande : les options viennent après, comme dans partita play ovation --lang fr
cli-takes-no-value = { $option } ne prend pas de valeur : écrivez { $option } sans rien d’autre
cli-value-missing = { $option } demande une valeur : voyez { $command } --help
cli-missing = il manque { $name } : { $usage }
cli-too-many = il y a trop de mots : c’est { $usage }, puis les options
cli-whole-number = { $option } est un nombre entier à partir de { $least }, et non { $value }
cli-number = { $option } est un nombre comme { $example }, et non { $value }
cli-bad-value = { $name } ne peut pas avoir cette valeur : voyez { $command } --help
# What Typer says of what is not known here, in English.
cli-usage = { $why } ; voyez { $command } --help

# Le serveur : comment il est réglé
server-not-installed = le serveur a besoin de { $module }, qui n’est pas installé : installez partita[server]
server-database = l’adresse de PARTITA_DATABASE_URL n’est pas celle d’une base de données : elle devrait ressembler à postgresql://nom@machine/base
server-database-option = l’adresse de PARTITA_DATABASE_URL porte l’option { $option }, qui est inconnue ici : laissez-la de côté
server-folder = le nom du dossier { $folder } n’est pas un texte en UTF-8 : choisissez-en un autre avec --data
server-database-gone = la base de données ne répond pas : { $why } ; vérifiez qu’elle tourne et que PARTITA_DATABASE_URL est juste
server-channels = l’adresse de PARTITA_CHANNELS_URL n’est pas celle d’un canal : elle devrait ressembler à redis://machine/0, valkey://machine/0 ou postgresql://nom@machine/base
server-public-url = l’adresse de PARTITA_PUBLIC_URL est { $url } : elle devrait ressembler à https://jouer.example.org
server-bot-threads = le nombre de PARTITA_BOT_THREADS est { $given } : ce devrait être un nombre entier de 1 à { $most }
server-sockets = le nombre de PARTITA_SOCKETS est { $given } : ce devrait être un nombre entier de 1 à { $most }
server-secret = le secret de PARTITA_SECRET est trop court : il lui faut au moins { $least } lettres que personne ne devine
server-secret-letters = le secret de PARTITA_SECRET n’est pas un texte en UTF-8 : tirez-en un de lettres simples et de chiffres
server-secret-file = le secret de { $file } n’est pas entier, ou pas tout de lettres simples et de chiffres : mettez-en un autre d’au moins 32 lettres, ou supprimez le fichier et tous les invités recommenceront
server-occupied = { $file } est déjà servi : choisissez un autre dossier avec --data, ou donnez PARTITA_CHANNELS_URL à tous ses processus
server-port = impossible d’écouter à { $host }, port { $port } : { $why } ; choisissez-en un autre avec --port
server-database-foreign = la base contient les tables d’un autre programme : choisissez-en une autre avec --data ou PARTITA_DATABASE_URL
server-database-newer = la base est à l’étape { $step }, que cette version ne connaît pas : installez la version de Partita dont elle vient
server-upgrade-first = la base n’est pas à l’étape dont cette version a besoin : lancez d’abord partita db upgrade
server-position-seats = la position est pour { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
 }, et il y a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
 } : donnez autant de places qu’elle a de joueurs
server-position-options = une position apporte ses options et sa boîte : laissez options et boîte de côté
server-no-box = il n’y a pas ici de boîte { $box } : choisissez-en une de celles que nomme /api/games
server-no-record-box = la partie enregistrée a été jouée avec la boîte { $box }, qui n’est pas de celles qui ont été publiées : on peut la revoir avec partita replay et son dossier
server-hello = le premier message d’une connexion est hello, et aucun autre
match-other-game = c’est une partie de « { $game } », un jeu qui n’existe pas ici
match-other-rules = elle a été jouée selon la version { $version } des règles, et c’est la version { $plays } qui est ici
match-other-box = elle a été jouée avec la boîte { $box }, qui n’est pas ici : mettez son dossier parmi les boîtes du serveur
match-broken = ce qui en est conservé ne tient pas ensemble : qui tient le serveur verra où avec partita db verify
db-none = il n’y a pas de base de données à { $file } : nommez le dossier du serveur avec --data, ou créez une base avec partita db upgrade
db-own-file = { $file } appartient au serveur lui-même : écrivez dans un autre fichier
db-no-pg-dump = pg_dump n’est pas ici : installez les programmes clients de PostgreSQL, ou sauvegardez la base là où elle tourne
db-dump-failed = pg_dump n’a pas pu copier la base : { $why }
db-copy-broken = la copie n’est pas entière ({ $why }) et n’a pas été gardée : voyez si le disque est sain
match-damaged = ce avec quoi elle a été ouverte est illisible ({ $why }), et personne ne peut la continuer : mettez une sauvegarde à sa place
match-breaks = la version { $version } ne peut pas être rejouée : { $why }
match-cache = la liste des parties donne { $cached } pour { $field }, et ses entrées donnent { $folds }
match-gap = la version { $version } devrait venir ici
match-other-seat = une autre place décide ici
match-fault = impossible de la suivre ({ $fault })
server-empty = une ligne de discussion demande un mot

# Le client
client-url = { $url } n’est pas l’adresse d’un serveur : elle se lit comme https://play.example.org
client-seat = aucune place ne se prévoit par { $seat } : choisissez { $allowed }
client-unreachable = { $url } est hors d’atteinte : { $why } ; voyez si le serveur tourne et si l’adresse est juste
client-no-partita = ce qui répond à { $url } n’est pas un serveur de Partita : voyez si l’adresse est juste
client-no-answer = { $url } n’a pas répondu depuis { $seconds } secondes : regardez ce qu’est devenue la partie, et recommencez
client-outdated = { $url } parle la version { $theirs } du protocole, ce programme la version { $ours } : installez la version de Partita du serveur
client-refused = le serveur refuse : { $why }
client-closed = plus personne ne suit cette partie : suivez-la à nouveau
client-file = { $file } ne peut pas servir à garder le cookie : { $why } ; supprimez-le pour recommencer en nouvel invité

# Jouer en ligne depuis le terminal
cli-not-with = { $option } ne va pas avec { $other } : laissez l’un des deux de côté
cli-needs-server = { $option } est pour les parties sur un serveur : ajoutez --server avec son adresse
cli-long-name = le nom { $given } est trop long : { $option } en accepte au plus { $most } lettres
cli-no-level = il n’y a pas de bot { $level } sur un serveur : choisissez { $allowed }
online-other-game = la partie { $match } est une partie de { $found }, non de { $game } : dites partita play { $found }
online-full = aucune place n’est libre dans la partie { $match } : ouvrez la vôtre, sans --match
online-full-watch = aucune place n’est libre dans la partie { $match } : regardez-la avec --watch, ou ouvrez la vôtre, sans --match
online-no-box = la partie se joue avec la boîte { $box }, qui n’est pas ici : installez la version de Partita du serveur
online-other-rules = la partie suit la version { $version } des règles de { $game }, ce programme la version { $plays } : installez la version de Partita du serveur
online-ended-watch = la partie { $match } est finie : regardez-la avec --watch, ou ouvrez-en une autre, sans --match
cli-watch-what = --watch demande une partie : nommez-la avec --match, ou donnez son invitation à --server
online-ended = la partie { $match } est finie : ouvrez-en une autre, sans --match
server-no-body = le corps de la requête manque : envoyez en JSON ce que l’adresse accepte
undo-handed = la décision a déjà été reprise une fois à une autre place : laissez-la décider
undo-enough = cette partie est allée et venue si souvent que plus rien n’y est repris
server-proxies = les proxys de PARTITA_TRUSTED_PROXIES comptent { $given } : donnez leurs adresses, séparées par des virgules
