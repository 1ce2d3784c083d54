# Ce que disent les pages, en français.  Les mêmes clés, avec les mêmes arguments, sont dans web.en.ftl.

## Partout

title = Partita
skip = Aller au contenu
home = Accueil
nav = Pages
nav-rules = Règles
nav-cards = Cartes
nav-learn = Apprendre
nav-me = Moi
nav-more = Autres pages, couleurs
theme = Couleurs
theme-auto = Auto
theme-light = Clair
theme-dark = Sombre
language-en = English
language-fr = Français
loading = Un instant…
no-line = Le serveur est hors d’atteinte : réessayez quand vous serez en ligne.
page-lost = Cette page n’a pas pu être chargée. Rechargez-la.
nowhere = Il n’y a pas de page à cette adresse.
notice = Partita n’est ni affilié aux éditeurs de ces jeux, ni approuvé par eux.
play-now = Jouer

## La table

actions = Que faire
moves-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
bar-ovation-attend = Assister
bar-ovation-decline = Décliner
bar-ovation-end-turn = Fin du tour
bar-lacrimosa-end-turn = Fin du tour
bar-lacrimosa-use-card = La carte
bar-lacrimosa-ducats = Ducats
your-turn = À vous de jouer
your-turn-legal = À vous de jouer : { $count ->
    [one] un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
waiting-for = { $who } doit jouer…
watching = Vous regardez
player = Joueur { $seat }
bot = { $level ->
    [beginner] Bot débutant
    [normal] Bot normal
   *[strong] Bot fort
} ({ $seat })
bot-short = { $level ->
    [beginner] Débutant
    [normal] Normal
   *[strong] Fort
}
players = Joueurs
points = points
present = présent
away = absent
vote = Laisser jouer un bot
given-vote = Un bot joue à sa place
given-clock = Temps écoulé : un bot joue
given-left = Parti : un bot joue
come-back = Reprendre ma place
to-move = joue
clock-days = { $days } j { $hours } h
sure = Êtes-vous sûr ?
rather-not = Plutôt pas
reveals = Révèle quelque chose de caché : ne peut être annulé
passes = Donne la main : ne peut plus être annulé dès qu’un autre a décidé
undo = Annuler
undo-nothing = Il n’y a rien qui puisse être repris
end-leaves = Laisse de côté ce qui reste possible
undo-turn = Recommencer le tour
closed = { $count ->
    [one] Un coup n’est pas possible maintenant
   *[other] { $count } coups ne sont pas possibles maintenant
}
pay = Comment payez-vous ?
pay-now = Payer
less = Moins
more = Plus
over = La partie est terminée.

## Ce qui s’est passé

log = Ce qui s’est passé
heard-more = { $count ->
    [one] Il s’est passé encore une chose.
   *[other] Il s’est passé encore { $count } choses.
}
log-take = { $who } s’est assis.
log-leave = { $who } s’est levé.
log-undo = { $who } revient en arrière.
log-resign = { $who } a abandonné.
log-vote = { $who } laisserait jouer un bot pour { $about }.
log-bot = Un bot joue à la place de { $who }.
log-return = { $who } est de retour.
log-close = La partie a été fermée.

## Les gens

chat = Conversation
say = Dites quelque chose
send = Envoyer
mute = Ne plus entendre { $who }
unmute = Entendre de nouveau { $who }
hand-over = Passez l’écran à { $who }
hand-over-how = Que personne d’autre ne regarde.
hand-over-here = C’est moi : montrer ma table
gathering = En attente de joueurs
invite = Qui veut jouer vient par ce lien.
link = Invitation
copy = Copier
copied = Copié
free = Libre
you = (vous)
name = Votre nom
sit-down = S’asseoir
line-lost = La connexion est perdue ; nouvel essai…
line-outdated = Cette page est plus ancienne que le serveur.
reload = La recharger
lag = La connexion est lente : { $ms } ms

## La fin

result = Résultat
winners = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
end-resigned = La partie a été abandonnée
end-resigned-by = { $count ->
    [one] { $who } a abandonné
   *[other] { $who } ont abandonné
}
end-over = La partie est terminée
total = Total
rematch = Rejouer
record = Télécharger la partie

## La première page, et les chemins vers une partie

start-title = Partita : Ovation et Lacrimosa
start-head = Deux jeux sur la musique
start-lead = Jouez contre des bots, en solo, sur un même écran ou avec des amis au loin. Sans compte ni installation.
start-ovation = Vienne, vers 1800 : rassemblez Passion, Joie et Tristesse sur votre piano, trouvez des mécènes, et jouez les œuvres qui vous rendront immortel.
start-lacrimosa = Mozart est mort, son Requiem inachevé : racontez à Constanze la vie que vous avez partagée avec lui, et faites composer les dernières mesures.
start-against = contre
start-bot-beginner = un bot débutant
start-bot-normal = un bot normal
start-bot-strong = un bot fort
start-solo = Solo
start-solo-ovation = selon les règles solo
start-solo-lacrimosa = contre Schikaneder
level-easy = facile
level-normal = normal
level-hard = difficile
start-here = Même écran
start-here-how = L’écran passe de main en main ; nul ne voit ce qui est à vous.
start-friends = Entre amis
start-friends-how = Envoyez un lien ; des bots peuvent compléter la table.
start-watch = Regarder
start-watch-how = Assistez aux parties qui se jouent.
start-learn = Apprendre
start-learn-how = Une première partie, pas à pas.
start-options = Toutes les options…
start-you = vous
start-alone = vous, en solo
start-seat-free = une place libre
start-mine = Vos parties
start-finished = Vos parties terminées
start-resume = Reprendre
start-all = Montrer les { $count }
start-look = Voir
start-join = Rejoindre
start-watching = Parties à regarder ou à rejoindre
start-watch-none = Aucune partie annoncée n’est en cours. Quand vous en ouvrez une, vous pouvez l’annoncer.
start-bring = Ce que vous apportez
start-invited = Une invitation : collez son lien
start-invited-wrong = Ce n’est pas une invitation : elle finit par /m/ et seize lettres et chiffres.
start-come = Y aller
start-record = L’enregistrement d’une partie terminée, à revoir
start-record-choose = Choisir un fichier
start-record-wrong = Ce fichier n’est pas l’enregistrement d’une partie : choisissez-en un qui a été téléchargé ici et dont le nom finit par .json.
status-waiting = attend des joueurs
status-running = en cours
status-over = terminée
nowhere-title = Rien ici
no-match-title = Pas de partie ici

## Une nouvelle partie

new-title = Une nouvelle partie
new-game = Le jeu
new-which = Quel jeu
new-how = Comment jouer
new-mode-bots = Contre des bots
new-mode-bots-how = Des bots occupent les autres places. Ils n’en savent pas plus que ce qu’un joueur peut savoir.
new-mode-solo = Solo
new-mode-solo-how = Vous contre l’adversaire des règles solo.
new-mode-here = Même écran
new-mode-here-how = L’écran passe de main en main. Avant de montrer ce qui est privé, il demande qui est là.
new-mode-friends = Entre amis
new-mode-friends-how = Vous recevez un lien à envoyer. La partie commence quand toutes les places sont prises.
new-table = La table
new-players = Joueurs
new-sits-you = vous
new-sits-person = quelqu’un devant cet écran
new-sits-open = quelqu’un qui a le lien
new-sits-beginner = un bot débutant
new-sits-normal = un bot normal
new-sits-strong = un bot fort
new-options = Options du jeu
new-drawn = au sort
option-magnum_opus = Chefs-d’œuvre
option-magnum_opus-how = Chacun garde en secret une grande œuvre de son compositeur ; qui la joue marque beaucoup.
option-solo_level = Niveau de l’adversaire
option-solo_level-how = Comment marque l’adversaire des règles solo.
option-constanze = Carte Constanze
option-constanze-how = Les emplacements du Requiem qui sont recouverts ; ne sert pas à quatre.
option-composers-ovation = Compositeurs
option-composers-ovation-how = Chacun épargne une tonalité à son joueur quand il joue une œuvre. Deux joueurs n’ont jamais le même.
option-composers-lacrimosa = Compositeurs du Requiem
option-composers-lacrimosa-how = Les deux qui peuvent l’achever.
option-place-ovation = { $place ->
    [1] Vous
   *[other] { $solo ->
        [yes] Le Bot
       *[no] Joueur { $place }
    }
}
option-place-lacrimosa = { $place ->
    [1] Premier compositeur
   *[other] Second compositeur
}
new-clocks = Pendules
new-clock = Temps de réflexion
new-clock-none = Sans pendule
new-clock-none-how = Chacun prend le temps qu’il lui faut.
new-clock-live = Pour la partie
new-clock-live-how = Chacun dispose de ce temps pour toute la partie. Quand il est écoulé, un bot joue à sa place.
new-clock-days = Des jours par décision
new-clock-days-how = Une partie à distance, une décision de temps en temps. Quand le temps est écoulé, un bot joue à la place.
new-minutes = Pour toute la partie
new-minutes-many = { $count } minutes
new-increment = En plus, après chaque décision
new-seconds-many = { $count ->
    [0] rien
   *[other] { $count } secondes
}
new-days = Par décision
new-days-many = { $count ->
    [one] un jour
   *[other] { $count } jours
}
new-seen = Qui peut la voir
new-listed = Annoncer la partie
new-listed-how = La première page la montre à tous ceux qui viennent, pour la rejoindre ou la regarder.
new-watch = Qui peut regarder
new-watch-anyone = Qui a le lien
new-watch-nobody = Personne
new-seed = Une graine donnée
new-seed-how = La même graine distribue les mêmes cartes. Laissez vide pour un tirage équitable.
new-seed-form = Jusqu’à 32 chiffres de 0 à 9 et lettres de a à f
new-open-deal = Donne ouverte
new-open-deal-how = Tous peuvent connaître la graine, et avec elle les cartes. Sans cela, on ne peut donner de graine quand d’autres jouent.
new-summary-label = La partie en bref
new-summary-solo = { $game } en solo ; niveau de l’adversaire : { $level }.
new-summary = { $game } à { $players } : { $who }.
new-begin = Commencer
new-open = Ouvrir la partie
new-open-how = La page suivante donne le lien à envoyer.

## Une partie qui attend

gathering-seats = Places
gathering-reserved = Réservée à quelqu’un
gathering-left = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre. La partie commence quand elle est prise.
   *[other] { $count } places sont libres. La partie commence quand elles sont prises.
}
gathering-send = Envoyer
gathering-share = Venez jouer à { $game }.
gathering-here-only = Ce lien ne marche que sur cet ordinateur : le serveur n’écoute personne d’autre. Pour vos amis, lancez-le par make serve ARGS=--host=0.0.0.0 et ouvrez-le à l’adresse de cet ordinateur.
gathering-name = Enregistrer
gathering-leave = Se relever

## Règles, cartes

games = Jeux
rules-title = Règles { $game ->
    [ovation] d’Ovation
   *[lacrimosa] de Lacrimosa
}
rules-search = Chercher dans les règles
rules-only-ruled = seulement les articles avec décisions
rules-count = { $count ->
    [one] { $count } article
   *[other] { $count } articles
} sur { $of }
rules-chapters = Chapitres
rules-ruling = Décision { $ruling }
rules-nothing = Aucun article ne contient tous ces mots.
cards-title = Cartes { $game ->
    [ovation] d’Ovation
   *[lacrimosa] de Lacrimosa
}
cards-search = Chercher dans les cartes
cards-source = Valeurs
cards-source-all = toutes
cards-source-printed = imprimées
cards-source-reconstructed = reconstituées
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} sur { $of }
cards-decks = Paquets
cards-all = Toutes
cards-copies = { $count } exemplaires
cards-nothing = Aucune carte ne contient tous ces mots.
deck-concert = Musique de concert
deck-chamber = Musique de chambre
deck-magnum = Chefs-d’œuvre
deck-fortune = Cartes Fortune
deck-patron = Mécènes
deck-maestro = Cartes Maestro
deck-composers = Compositeurs
deck-solo = Solo
deck-memory = Souvenirs
deck-opus = Opus
deck-tile = Tuiles Compositeur
deck-city = Tuiles Ville
deck-bonus = Bonus de période
deck-court = Tuiles Cour royale
deck-constanze = Constanze
deck-soloist = Solistes
deck-place = Lieux

## Soi-même

me-title = Moi
me-name = Votre nom
me-name-how = Les autres à la table vous voient ainsi. Il n’y a pas de compte : ce navigateur se souvient de vous.
me-save = Enregistrer
me-named = Enregistré.
me-likes = Vos préférences
me-theme-auto = Comme le système
me-theme-light = Clair
me-theme-dark = Sombre
me-language = Langue
me-sound = Son
me-sound-how = Une note quand c’est à vous de jouer.
me-notices = Notifications
me-notices-how = Le navigateur vous prévient quand c’est à vous, pendant que vous regardez autre chose.
me-notices-barred = Le navigateur ne permet pas les notifications de cette page.
me-elsewhere = Un autre appareil
me-elsewhere-how = Avec un code de récupération, vous continuez en tant que vous-même dans un autre navigateur, avec toutes vos parties.
me-code-make = Créer un code de récupération
me-code-again = Créer un nouveau code de récupération
me-code-once = Notez-le : il n’est montré que cette fois. Un code plus ancien n’est plus valable.
me-programs = Programmes
me-programs-how = Un bot à vous joue en votre nom avec un jeton, dans l’en-tête Authorization (Bearer) ; ce qu’il peut dire est dans le document du protocole.
me-token-label = À quoi sert-il ?
me-token-make = Créer un jeton
me-token-once = Le jeton « { $label } » : copiez-le maintenant, il n’est montré que cette fois.
me-token-made = créé le { $day }
me-token-used = utilisé le { $day }
me-token-revoke = Retirer
me-recover = Revenir par un code
me-recover-do = Revenir
me-back = Bon retour, { $name }.
me-nameless = vous qui n’avez pas de nom
me-forget = M’oublier
me-forget-how = Le nom, les codes et tout ce que vous avez dit sont effacés. Dans les parties en cours, un bot joue à votre place. Les parties terminées restent, sans vous.
me-forget-sure = Êtes-vous sûr ? On ne peut pas revenir en arrière.
me-forget-do = Oui, m’oublier
me-forgotten = Vous êtes oublié.
## Voir ce qui s’est passé

log-more = En montrer plus
show-after = Montrer la table après le coup { $ply }
since-yours = Depuis votre dernier tour
looking-back = Retour en arrière
as-it-was = La table après le coup { $ply } sur { $last }
after-move = Après le coup { $ply } sur { $last }
back-to-now = Revenir à maintenant
back-to-result = Au résultat
your-turn-meanwhile = C’est à vous de jouer.
replay-start = Le début.
replay-play = Dérouler
replay-pause = Pause
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-turn-back = Au tour précédent
replay-turn-forward = Au tour suivant
replay-it = Revoir la partie
speed = Vitesse
speed-slow = Lente
speed-usual = Normale
speed-fast = Rapide
speed-hurried = Très rapide
eyes = Point de vue
eyes-of = Vue de { $who }
eyes-watcher = Vue des spectateurs
move = Coup
scores = Points par source
scores-by-source = D’où viennent les points
scores-known = L’état actuel, autant que vous puissiez le savoir.
scores-over = L’état à la fin de la partie.
source = Source
close = Fermer
chart = Les points au fil de la partie
chart-for = Les points de chaque place sur { $last } coups. Le tableau ci-dessous donne les mêmes nombres.
chart-moves = Coups
chart-points = Points
chart-table = Les points en tableau
winner-you = Vous gagnez !
winner-none = Personne ne gagne
tie-broken = Les règles ont départagé les ex æquo.
place = { $place }.
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
end-abandoned = Personne n’est venu depuis trop longtemps
end-recorded = L’enregistrement s’arrête ici
new-match = Nouvelle partie
rematch-wanted = { $count ->
    [one] { $who } veut rejouer.
   *[other] { $who } veulent rejouer.
}
rematch-join = Participer à la revanche
rematch-watch = Regarder la revanche

## Être là

votes = { $count ->
    [one] une voix
   *[other] { $count } voix
}
has-resigned = a abandonné
time-left = Temps restant :
clock-low = vite
clock-low-mine = Il vous reste peu de temps.
wishes = Ma façon de jouer
standing-how = Répondu pour vous tant que vous n’en changez pas.
sound = Un son quand c’est à moi de jouer
notices = Une notification quand c’est à moi de jouer
notices-barred = Le navigateur ne le permet pas. Vous pouvez le changer dans ses réglages pour cette page.
line-open = Le serveur répond en { $ms } ms.
line-none = Pas de connexion au serveur.
line-offline = Vous êtes hors ligne. La partie reprend ici dès que le réseau est de retour.
line-kept = Votre dernière action est gardée et sera alors envoyée.
line-refused = Le serveur ne vous montre pas cette partie.
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-two = La partie se termine et l’autre camp gagne. C’est définitif.
resign-many = Un bot joue à votre place et vous êtes classé dernier. C’est définitif.
resign-alone = La partie se termine. C’est définitif.
## The first game

learn-title = { $game ->
    [Ovation] Une première partie d’{ $game }
   *[other] Une première partie de { $game }
}
learn-other = { $game ->
    [Ovation] Plutôt une première partie d’{ $game }
   *[other] Plutôt une première partie de { $game }
}
learn-steps = Étapes
learn-step = Étape { $number } sur { $count }, à partir d’une position à part
learn-step-named = Étape { $number } : { $title }
learn-step-done = faite
learn-progress = { $done ->
    [one] { $done } étape faite sur { $all }
   *[other] { $done } étapes faites sur { $all }
}
learn-hint = Indice
learn-hint-move = Essayez ceci : { $move }.
learn-hint-wait = Patientez un instant : ce n’est pas votre tour.
learn-hint-none = D’ici, le but est hors d’atteinte. Reprenez un coup, ou recommencez cette étape.
learn-astray = Vous avez pris un autre chemin. Si le but s’éloigne, recommencez cette étape.
learn-anew = Recommencer
learn-reached = Bravo !
learn-next = Étape suivante
learn-lost = Cette étape est finie sans que le but soit atteint. Recommencez-la.
learn-all = Vous avez parcouru toutes les étapes. Reprenez celle que vous voulez, ou jouez une partie entière.
learn-play = Jouer à { $game }
## The table of Ovation

lens-why = Pas maintenant :
ov-any = tonalité au choix
ov-cost = Coût :
ov-needs = Demande une œuvre déjà jouée qui montre
ov-shows = Montre
ov-if = Si
ov-loves = pour chaque œuvre qui montre
ov-dislikes = pour chaque œuvre qui montre
ov-legacy = Mélomane
ov-ticked = place cochée : { $place }
ov-rows = Rangées
ov-parts = Parties de la table
ov-part-others = Autres
ov-part-concert = Concert
ov-part-chamber = Chambre
ov-part-patron = Mécènes
ov-part-fortune = Fortune
ov-part-maestro = Maestro
ov-part-board = Plateau
ov-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}, défausse : { $discards }
ov-discards = Défausse
ov-replace = Remplacer la rangée
ov-new = nouveau
ov-met = atteint
ov-progress = { $have } sur { $need }
ov-used = utilisée ce tour
ov-free = libre pour un jeton de musique
ov-board = Plateau de { $who }
ov-here = le jeton compositeur est ici
ov-here-open = le jeton compositeur est ici : l’action est accomplie
ov-nothing-under = rien encore
ov-none = encore rien
ov-secret = gardé secret
ov-no-tokens = aucun jeton de musique
ov-no-tickets = aucun billet
ov-tickets = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
}
ov-more = Voir le plateau
ov-less = Replier
ov-lately = Dernier tour :
ov-turn = Tour de { $who }
ov-ending = Dernière manche.
ov-asked = Une question pour vous
ov-pay-rest = (le reste, { $count } Inspiration, ne peut se payer que d’une façon)
ov-pay-so-far = { $count } sur { $due }
ov-pay-how = Avec quelles tonalités payez-vous { $due } Inspiration ?
ov-task-pieces = { $goal } œuvres avec
ov-task-concerts = { $goal } œuvres de concert
ov-task-chambers = { $goal } œuvres de chambre
ov-task-types = { $goal } genres de musique différents
ov-task-tone-sets = { $goal } œuvres par tonalité
ov-task-inspiration = { $goal } Inspiration en tout
ov-task-balance = { $goal } de chaque tonalité
ov-task-peak = { $goal } d’une tonalité
ov-task-tokens = { $goal } jetons de musique
ov-task-tickets = { $goal } billets
ov-task-fortunes = { $goal } cartes Fortune
ov-task-legacy-patrons = { $goal } mécènes mélomanes
ov-task-financiers = { $goal } mécènes financiers
ov-task-column = { $goal } cartes sous
ov-task-stations = { $goal } actions avec des cartes
ov-task-actions = { $goal } actions en un tour
ov-task-bonuses = { $goal } bonus en un tour
ov-task-music-lp = { $goal } PP sur la musique
ov-task-patron-lp = { $goal } PP par les mélomanes
## The table of Lacrimosa

la-colon =  :
la-and = et
la-fresh = Nouveau depuis votre dernier coup
la-since = Depuis votre dernier coup
la-whole = Toute la place
la-others = Adversaires
la-standing = si la partie s’arrêtait ici
la-parts = Parties de la table
la-here = Placez une carte ici
la-round = Manche { $round } sur 4
la-slot-costs = coûte
la-slot-gives = donne
# Stands after what a bonus gives each time.
la-bonus = { $each ->
    [one] par unité
   *[other] par groupe de { $each }
}, au plus { $most ->
    [one] { $most } fois
   *[other] { $most } fois
}
la-free = libre
la-covered = recouvert
la-gone = placé
la-values = Les marqueurs du compositeur en tête valent { $high } PV chacun, tous les autres { $low } PV.
la-frees = Marqueur pour { $composer } : libère { $reward }.
la-note-roads = routes
la-note-values = { $high } ou { $low } PV
la-steps = Étapes de ce tour
la-stack = { $left ->
    [one] { $left } restante
   *[other] { $left } restantes
}, { $count ->
    [one] { $count } posé
   *[other] { $count } posés
}
la-before = { $count ->
    [one] Une carte avant celle-ci
   *[other] { $count } cartes avant celle-ci
}

## Signs, values, search

legend = Symboles
rules-partly = Aucun article ne contient tous ces mots. Ceux-ci en contiennent le plus :
cards-number = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
cards-kinds = { $count } cartes, dont { $kinds } différentes
cards-values = { $game ->
    [ovation] Aucune source publique ne donne toutes les cartes du jeu. « Imprimées » : la règle cite cette carte, et ce qu’elle en dit est conservé. « Reconstituées » : choisies pour Partita, avec une œuvre ou une personne de l’époque, un coût et des points accordés à tous les autres.
   *[lacrimosa] Aucune source publique ne donne toutes les cartes du jeu. « Imprimées » : ce que l’on sait publiquement de cette carte est conservé. « Reconstituées » : choisies pour Partita, avec une œuvre réelle ou un épisode de la vie de Mozart, et des nombres équilibrés par des parties mesurées.
}
ov-legend-tones = Tonalités de l’Inspiration
ov-legend-passion = une flamme dans un losange
ov-legend-joy = un soleil
ov-legend-sorrow = une goutte
ov-legend-any = de l’Inspiration des tonalités que vous voulez
ov-legend-any-name = Tonalité au choix
ov-legend-types = Types de musique
ov-legend-piano = avec piano
ov-legend-strings = avec violons, altos, violoncelles
ov-legend-woodwind = avec flûtes, hautbois, clarinettes, bassons
ov-legend-mass = musique sacrée, pour l’église
ov-legend-opera = pour la scène
ov-legend-symphony = pour tout un orchestre
ov-legend-actions = Les actions
ov-legend-inspiration = monter une tonalité de 2, ou deux tonalités de 1
ov-legend-fortune = acheter une carte Fortune
ov-legend-patronage = gagner un mécène
ov-legend-perform = jouer une œuvre d’une rangée, ou votre chef-d’œuvre
ov-legend-figure-name = Jeton compositeur
ov-legend-figure = se tient près de l’action de votre tour
ov-legend-cards = Sur les cartes
ov-legend-stave-name = Sur la portée
ov-legend-stave = ce que montre l’œuvre ; ses tonalités vont à ceux qui y assistent
ov-legend-needs-name = Avant la double barre
ov-legend-needs = ce que doivent montrer vos œuvres déjà jouées : une œuvre par symbole
ov-legend-cost-name = Coût
ov-legend-cost = payé dans ces tonalités, ou au choix
ov-legend-lp-name = Points de postérité (PP)
ov-legend-lp = ce que vaut la carte à la fin
ov-legend-condition-name = Un symbole avant « : »
ov-legend-condition = le bonus ne vaut que si cette tonalité est montée, ou si l’œuvre porte ce symbole
ov-legend-raise-name = Bonus : 1 de plus
ov-legend-raise = un jeton de musique sur la carte apporte 1 de cette tonalité
ov-legend-arrow-name = Bonus : une autre action
ov-legend-arrow = un jeton de musique sur la carte permet aussi cette action
ov-legend-loves-name = Mécène mélomane
ov-legend-loves = à la fin, 2 PP par œuvre jouée qui porte un tel symbole
ov-legend-dislikes-name = Aversion
ov-legend-dislikes = à la fin, 1 PP de moins par œuvre de ce genre
ov-legend-things = Sur la table
ov-legend-token-name = Jeton de musique
ov-legend-token = paie un bonus par tour
ov-legend-used-name = Jeton utilisé
ov-legend-used = il revient à la fin du tour
ov-legend-share-name = 2/4 jetons
ov-legend-share = 2 jetons libres sur 4
ov-legend-ticket-name = Billet
ov-legend-ticket = deux d’une même tonalité font 1 Inspiration ; deux quelconques, 1 PP à la fin
ov-legend-hidden-name = Billet d’un autre
ov-legend-hidden = seul son propriétaire en connaît la tonalité
ov-legend-deck-name = Pioche et défausse
ov-legend-deck = combien de cartes s’y trouvent ; choisissez-les pour faire l’artiste capricieux : un jeton contre cinq nouvelles cartes
ov-legend-reveals-name = Un œil sur une carte
ov-legend-reveals = révèle quelque chose de caché : ne peut être annulé
ov-legend-passes-name = Une flèche vers un trait
ov-legend-passes = donne la main à d’autres : ne peut plus être annulé dès que l’un d’eux a décidé
ov-legend-glow-name = Cadre doré
ov-legend-glow = possible maintenant
ov-legend-new-name = Nouveau
ov-legend-new = arrivée depuis votre dernier tour
ov-legend-stubs-name = Petites cartes de couleur
ov-legend-stubs = ce que possède un adversaire : musique de concert et de chambre, mécènes, cartes Fortune et Maestro ; le symbole devant elles est l’action sous laquelle elles sont glissées

## The table of Lacrimosa: its legend, where something can be done

la-open = (un coup y est possible)
la-legend-own = Ce que vous avez
la-legend-ducat = Ducats, l’argent
la-legend-ducat-how = Ils paient cartes, tuiles et routes. À la fin, trois ducats restants font 1 PV.
la-legend-finance-how = Elles vous rapportent autant de ducats à chaque entretien.
la-legend-vp = Points de victoire (PV)
la-legend-vp-how = Qui en a le plus à la fin gagne.
la-legend-talent-how = Points d’histoire pour les souvenirs et les Opus : acheter, faire interpréter, vendre.
la-legend-journey-how = Points d’histoire pour les destinations de Mozart.
la-legend-composition-how = Points d’histoire pour le Requiem.
la-legend-track = Dans un carré : sur la piste
la-legend-track-how = Quatre au plus de chaque sorte ; perdus à l’entretien.
la-legend-counter = Dans un disque : marqueurs
la-legend-counter-how = Sans limite ; ils restent jusqu’à ce que vous les dépensiez.
la-legend-both = Les deux côte à côte
la-legend-both-how = Deux sur la piste et un marqueur. Vous payez avec les uns et les autres.
la-legend-actions = Ce que vous faites
la-legend-document-how = Acheter un souvenir : il remplace la carte Histoires de cette manche.
la-legend-commission-how = Payer un Opus et marquer ses PV.
la-legend-perform-how = Le rideau : un Opus rapporte des ducats et reste tourné jusqu’à l’entretien. L’étiquette : vendu pour des finances et des PV, il vous quitte.
la-legend-travel-how = Déplacer Mozart et profiter du lieu d’arrivée.
la-legend-requiem-how = Poser un marqueur dans un mouvement et payer la tuile d’un compositeur.
la-legend-given = Une action à côté d’un gain
la-legend-given-how = Une tuile ou une carte la donne aussitôt. Vous la payez comme toujours, ou vous y renoncez.
la-legend-cards = Cartes et tuiles
la-legend-experiences-how = La moitié haute d’un souvenir : ce que vous pouvez faire maintenant.
la-legend-stories-how = La moitié basse : ce qu’il donne à l’entretien.
la-legend-price = Le prix
la-legend-price-how = Points d’histoire et ducats, les deux.
la-legend-pays = Payer › gagner
la-legend-pays-how = À gauche de la flèche ce que vous payez, à droite ce que vous gagnez.
la-legend-slot = L’emplacement coûte plus
la-legend-slot-how = Ducats en plus pour un Opus (la note) ou un souvenir (le livre) placé ici. Le signe pâle ne concerne pas la carte présente.
la-legend-gift = L’emplacement donne quelque chose
la-legend-gift-how = Gagné après avoir payé la carte.
la-legend-upkeep-how = Ce qui suit le sablier arrive à la fin d’une période.
la-legend-lasting = Effet durable
la-legend-lasting-how = Désormais, chaque fois que vous faites ce qui suit le signe.
la-legend-opera-how = L’un des quatre types d’Opus.
la-legend-religious-how = L’interpréter ne rapporte rien, sauf si une tuile le dit.
la-legend-symphony-how = L’un des quatre types d’Opus.
la-legend-chamber-how = L’un des quatre types d’Opus ; votre cahier en est un.
la-legend-note = Un Opus
la-legend-note-how = De n’importe quel type ; et combien quelqu’un en a.
la-legend-turned = Tourné
la-legend-turned-how = Ne peut être ni interprété ni vendu avant l’entretien.
la-legend-space-how = Un emplacement libre pour un marqueur de cet instrument.
la-legend-covered = Recouvert
la-legend-covered-how = Hors jeu pour cette partie.
la-legend-marker = Marqueurs
la-legend-marker-how = Un disque est pour le premier compositeur, un losange pour le second. Le numéro est celui du joueur.
la-legend-neutral = Marqueur neutre
la-legend-neutral-how = Compte pour son compositeur et ne rapporte à personne.
la-legend-values = Valeur haute et valeur basse
la-legend-values-how = Pour chaque marqueur du compositeur en tête dans le mouvement, et pour chaque autre.
la-legend-stack = Sous une tuile
la-legend-stack-how = Tuiles restantes de ce compositeur pour le mouvement, et marqueurs posés pour lui.
la-legend-mozart-how = Il se tient où le dernier voyage l’a mené.
la-legend-road = Route
la-legend-road-how = Ce qu’elle coûte en ducats.
la-legend-place = À côté d’un nom
la-legend-place-how = Ce qu’il en coûte d’en faire votre destination.
la-legend-court-how = Une couronne marque un lieu dont les tuiles comptent à la fin.
la-legend-demand = PV ‹ exigence
la-legend-demand-how = Ce qu’il vous faut à la fin. Chaque Opus et chaque marqueur ne sert qu’à une tuile.
la-legend-rest = Périodes et repères sur la table
la-legend-rounds = Manches
la-legend-rounds-how = Quatre dans chacune des cinq périodes ; celle en cours est cerclée.
la-legend-bonus-how = Pour chaque élément qu’il nomme vous gagnez ceci, trois fois au plus.
la-legend-hand = Main + pioche
la-legend-hand-how = Combien de cartes quelqu’un a en main, et combien il lui reste à piocher.
la-legend-left-how = Combien il en reste à poser à quelqu’un.
la-legend-can = Un coup est possible
la-legend-can-how = Pressez : un coup, ou le choix entre plusieurs.
la-legend-passes = La décision passe à un autre
la-legend-passes-how = Le coup peut être annulé tant que l’autre n’a rien décidé.
la-legend-reveals = Quelque chose se révèle
la-legend-reveals-how = Un tel coup ne peut être annulé.
la-legend-new = Nouveau
la-legend-new-how = Arrivé ici depuis votre dernier coup.
