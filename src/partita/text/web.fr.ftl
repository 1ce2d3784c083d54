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
pay = Comment payez-vous ?
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

## The table of Lacrimosa

la-colon = {" :"}
la-and = et
la-fresh = Nouveau depuis votre dernier coup
la-since = Depuis votre dernier coup
la-whole = Toute la place
la-others = Les autres
la-parts = Parties de la table
la-here = Placez une carte ici
la-free = libre
la-covered = recouvert
la-gone = placé
la-values = Les marqueurs du compositeur en tête valent { $high } PV chacun, tous les autres { $low } PV.
la-frees = Marqueur pour { $composer } : libère { $reward }.
la-stack = { $left ->
    [one] { $left } restante
   *[other] { $left } restantes
} · { $count ->
    [one] { $count } posé
   *[other] { $count } posés
}
la-before = { $count ->
    [one] Une carte avant celle-ci
   *[other] { $count } cartes avant celle-ci
}
