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
learn-step = Étape { $number } sur { $count }
learn-step-named = Étape { $number } : { $title }
learn-step-done = faite
learn-progress = { $done } étapes faites sur { $all }
learn-hint = Indice
learn-hint-move = Essayez ceci : { $move }.
learn-hint-wait = Patientez un instant : ce n’est pas votre tour.
learn-hint-none = D’ici, le but est hors d’atteinte. Reprenez un coup, ou recommencez cette étape.
learn-anew = Recommencer
learn-reached = Bravo !
learn-next = Étape suivante
learn-lost = Cette étape est finie sans que le but soit atteint. Recommencez-la.
learn-all = Vous avez parcouru toutes les étapes. Reprenez celle que vous voulez, ou jouez une partie entière.
learn-play = Jouer à { $game }
