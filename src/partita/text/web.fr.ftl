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
pay = Payer { $due } : { $chosen } choisis
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

result = Résultat
winners = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
}
end-resigned = La partie a été abandonnée
end-over = La partie est terminée
total = Total
rematch = Rejouer
record = Télécharger la partie

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
ov-deck = { $count ->
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}, défausse : { $discards }
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
ov-pay = Payer : { $chosen } sur { $due }
ov-pay-how = Avec quelles tonalités payez-vous { $due } Inspiration ?
ov-task-pieces = { $goal } œuvres avec
ov-task-concerts = { $goal } œuvres de concert
ov-task-chambers = { $goal } œuvres de chambre
ov-task-types = { $goal } genres de musique différents
ov-task-tone-sets = chaque tonalité sur { $goal } œuvres
ov-task-inspiration = { $goal } Inspiration en tout
ov-task-balance = { $goal } de chaque tonalité
ov-task-peak = { $goal } d’une tonalité
ov-task-tokens = { $goal } jetons de musique
ov-task-tickets = { $goal } billets
ov-task-fortunes = { $goal } cartes Fortune
ov-task-legacy-patrons = { $goal } mécènes mélomanes
ov-task-financiers = { $goal } mécènes financiers
ov-task-column = { $goal } cartes sous
ov-task-stations = des cartes sous { $goal } actions
ov-task-actions = { $goal } actions en un tour
ov-task-bonuses = { $goal } bonus en un tour
ov-task-music-lp = { $goal } PP sur la musique
ov-task-patron-lp = { $goal } PP par les mécènes mélomanes
