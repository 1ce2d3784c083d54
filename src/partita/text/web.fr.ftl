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
theme = Couleurs
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
language-en = English
language-fr = Français
loading = Un instant…
page-lost = Cette page n’a pas pu être chargée. Rechargez-la.
nowhere = Il n’y a pas de page à cette adresse.
notice = Partita n’est ni affilié aux éditeurs de ces jeux, ni approuvé par eux.
play-now = Jouer

## La table

actions = Que faire
your-turn = À vous de jouer
your-turn-legal = À vous de jouer : { $count ->
    [one] un seul coup est possible.
   *[other] { $count } coups sont possibles.
}
waiting-for = { $who } décide…
watching = Vous regardez
player = Joueur { $seat }
bot = { $level ->
    [beginner] Bot débutant
    [normal] Bot normal
   *[strong] Bot fort
} ({ $seat })
players = Joueurs
points = points
present = présent
away = absent
vote = Laisser jouer un bot
given-vote = Un bot joue à sa place
given-clock = Temps écoulé : un bot joue
given-left = Parti : un bot joue
come-back = Reprendre ma place
to-move = décide
clock-days = { $days } j { $hours } h
sure = Êtes-vous sûr ?
rather-not = Plutôt pas
reveals = Révèle quelque chose de caché : ne peut être annulé
passes = Donne la main : ne peut plus être annulé dès qu’un autre a décidé
undo = Annuler
undo-turn = Recommencer le tour
closed = { $count ->
    [one] Un coup n’est pas possible maintenant
   *[other] { $count } coups ne sont pas possibles maintenant
}
pay = Comment payez-vous ?
pay-now = Payer
less = Moins
more = Plus
over = La partie est terminée.

## Ce qui s’est passé

log = Ce qui s’est passé
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
line-lost = La connexion est perdue ; nouvel essai…
line-outdated = Cette page est plus ancienne que le serveur.
reload = La recharger
lag = La connexion est lente : { $ms } ms

## La fin

winners = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
end-resigned = La partie a été abandonnée
end-over = La partie est terminée
total = Total
rematch = Rejouer
record = Télécharger la partie

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
winner-you = Vous gagnez !
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
resign-sure = Abandonner cette partie ?
resign-two = La partie se termine et l’autre camp gagne. C’est définitif.
resign-many = Un bot joue à votre place et vous êtes classé dernier. C’est définitif.
resign-alone = La partie se termine. C’est définitif.
