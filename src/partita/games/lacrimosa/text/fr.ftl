# Lacrimosa in French.  The same keys, with the same arguments, stand in en.ftl.
#
# There is no term -unknown.  A word that is not in a list leads to it, which is an error and raises.

title = Lacrimosa
of-title = de Lacrimosa

## Words

kind-talent = Talent
kind-journey = Voyage
kind-composition = Composition
kind = { $kind ->
    [talent] { kind-talent }
    [journey] { kind-journey }
    [composition] { kind-composition }
   *[other] { -unknown }
}

action-document = Documenter
action-commission = Commander
action-perform = Faire interpréter ou vendre
action-journey = Voyager
action-requiem = Requiem
action = { $action ->
    [document] { action-document }
    [commission] { action-commission }
    [perform] { action-perform }
    [journey] { action-journey }
    [requiem] { action-requiem }
   *[other] { -unknown }
}

type-opera = Opéra
type-religious = Œuvre religieuse
type-symphony = Symphonie
type-chamber = Musique de chambre

movement-kyrie = Kyrie
movement-sequentia = Sequentia
movement-offertorium = Offertorium
movement-sanctus = Sanctus
movement-agnus-dei = Agnus Dei
movement = { $movement ->
    [kyrie] { movement-kyrie }
    [sequentia] { movement-sequentia }
    [offertorium] { movement-offertorium }
    [sanctus] { movement-sanctus }
    [agnus-dei] { movement-agnus-dei }
   *[other] { -unknown }
}

instrument-voices = Voix
instrument-strings = Cordes
instrument-woodwinds = Bois
instrument-brass = Cuivres
instrument = { $instrument ->
    [voices] { instrument-voices }
    [strings] { instrument-strings }
    [woodwinds] { instrument-woodwinds }
    [brass] { instrument-brass }
   *[other] { -unknown }
}

# One of the two composers in play, and one of the two shapes of markers.
which-first = premier compositeur
which-second = second compositeur

# What a card or a tile is.
family-memory = Souvenir de la période { $period }
family-memory-start = Souvenir de départ
family-opus = Opus de la période { $period }
family-opus-start = Opus de départ
family-tile = Tuile Compositeur
family-city = Tuile Ville
family-bonus = Bonus de la période { $period }
family-court = Tuile Cour royale
family-constanze = Carte Constanze
family-soloist = Carte Soliste
family-composer = Compositeur
family-place = Ville
family-place-court = Cour royale
# Those that have no name of their own.
name-tile = { movement } { $number }, par { $composer }
name-constanze = Carte Constanze { $number }

# What the seat that decides is asked.
phase-experience = Quelle carte placez-vous dans la rangée Expériences ?
phase-story = Quelle carte placez-vous dans la rangée Histoires ?
phase-use = Utilisez-vous la carte Expériences, ou prenez-vous des ducats à la place ?
phase-act = Que faites-vous ?
phase-grant = Une tuile vous donne une action : l’accomplissez-vous ?
phase-instrument = Avec quel instrument participez-vous au Requiem ?
phase-composer = Quel compositeur financez-vous ?
phase-over = La partie est terminée.

end-reason-five-periods = Les cinq périodes ont été jouées
end-short-five-periods = les cinq périodes


# Pieces of sentences.
nothing = rien
unknown-card = une carte
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
vp = { $count } PV
points = { $count } { kind }
on-track = { $count } { kind } (piste)
counters = { $count ->
    [one] { $count } marqueur { kind }
   *[other] { $count } marqueurs { kind }
}
finance = finances +{ $count }
given-action = l’action « { action } »

## What happens.  $who is the seat it happens to.

event-hidden = Il se passe quelque chose que vous ne pouvez pas voir.
event-period-begins = La période { $period } commence.
event-round-begins = La manche { $round } de la période { $period } commence.
event-turn-begins = { $who } commence son tour.
event-bonus-opened = Le bonus de la période est dévoilé : « { $bonus } ».
event-market-dealt = « { $card } » arrive au marché, emplacement { $slot }.
event-market-again = La rangée du marché contiendrait { $opuses ->
    [one] { $opuses } opus
   *[other] { $opuses } opus
} et { $memories ->
    [one] { $memories } souvenir
   *[other] { $memories } souvenirs
} : les cartes de la période sont mélangées et distribuées de nouveau.
event-market-left = Personne n’a pris « { $card } », qui quitte le marché.
event-placed-above = { $who } place « { $memory } » dans la rangée Expériences.
event-placed-below = { $who } place « { $memory } » dans la rangée Histoires.
event-used-card = { $who } utilise « { $memory } ».
event-took-ducats = { $who } prend { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} au lieu d’utiliser la carte.
event-paid = { $total ->
    [0] { $who } ne paie rien.
   *[other] { $who } paie { $price }.
}
event-gained-ducats = { $who } gagne { ducats }.
event-gained-vp = { $who } gagne { vp }.
event-gained-finance = { $who } augmente ses finances de { $count }.
event-gained-track = { $who } gagne { $count } { kind } sur la piste.
event-gained-counters = { $who } gagne { counters }.
event-lost = { $who } est au bout de la piste { kind } et perd { $count } { kind }.
event-lost-finance = { $who } est au bout de la piste des finances et perd { $count ->
    [one] { $count } cran
   *[other] { $count } crans
}.
event-documented = { $who } documente « { $memory } », à l’emplacement { $slot }. Ce souvenir remplace « { $replaced } », qui quitte la partie.
event-commissioned = { $who } commande « { $opus } », qui vaut { $vp } PV.
event-performed = { $who } fait interpréter « { $opus } », pour { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
event-sold = { $who } vend « { $opus } » : finances +{ $finance }, { $vp } PV.
event-travelled = { $ducats ->
    [0] { $who } voyage avec Mozart à { $place }, sans payer de ducats.
    [one] { $who } voyage avec Mozart à { $place }, pour { $ducats } ducat en tout.
   *[other] { $who } voyage avec Mozart à { $place }, pour { $ducats } ducats en tout.
}
event-city-visited = { $who } utilise la tuile Ville « { $city } ».
event-city-opened = La tuile Ville « { $city } » est dévoilée à { $place }.
event-court-taken = { $who } prend la tuile Cour royale « { $court } ».
event-court-opened = La tuile Cour royale « { $court } » est dévoilée à { $place }.
event-contributed = { $who } participe au Requiem : { movement }, { instrument }, { $composer }.
event-freed = { $who } retire un marqueur de son plateau : { instrument }, { $composer }.
event-tile-taken = { $who } prend la tuile Compositeur « { $tile } ».
event-tile-works = La tuile Compositeur « { $tile } » agit pour { $who }.
event-granted = { $who } reçoit une action : « { action } ».
event-skipped = { $who } renonce à l’action reçue : « { action } ».
event-lapsed = L’action que { $who } vient de recevoir est perdue, car rien n’en est possible : « { action } ».
event-turn-ended = { $who } termine son tour.
event-drawn = { $who } pioche « { $memory } ».
event-pile-remade = { $count ->
    [one] { $who } mélange { $count } souvenir joué, qui forme sa nouvelle pioche.
   *[other] { $who } mélange ses { $count } souvenirs joués, qui forment sa nouvelle pioche.
}
event-upkeep = Entretien de la période { $period }.
event-story-works = Le souvenir « { $memory } » de la rangée Histoires agit pour { $who }.
event-finance-pays = { $who } reçoit { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} de ses finances.
event-bonus-pays = { $times ->
    [one] { $who } reçoit { $times } fois le bonus de période « { $bonus } ».
   *[other] { $who } reçoit { $times } fois le bonus de période « { $bonus } ».
}
event-bonus-fails = { $who } ne reçoit pas le bonus de période « { $bonus } ».
event-first-player = { $seat } commence la période suivante.
event-match-ended = La partie est terminée.
event-soloist-revealed = Schikaneder révèle la carte « { $soloist } ».
event-soloist-cannot = Schikaneder ne peut pas faire ceci : { $line }.
event-soloist-took = { $vp ->
    [0] Schikaneder prend « { $card } » à l’emplacement { $slot }.
   *[other] Schikaneder prend « { $card } » à l’emplacement { $slot } et gagne { $vp } PV.
}
event-soloist-contributed = Schikaneder ajoute un marqueur au Requiem : { movement }, { instrument }, { $composer }. La tuile « { $tile } » quitte la partie.
event-soloist-travelled = Schikaneder voyage avec Mozart à { $place }, pour la tuile Cour royale « { $court } ».
event-soloists-remade = { $count ->
    [one] L’unique carte Soliste forme la nouvelle pioche.
   *[other] Les { $count } cartes Soliste sont mélangées et forment une nouvelle pioche.
}

## Why a move is not legal.  $have and $need are the numbers that decided.

reason-match-over = La partie est terminée : on ne peut plus rien jouer.
reason-experience-first = Placez d’abord une carte de votre main dans la rangée Expériences.
reason-story-first = Placez d’abord une carte de votre main dans la rangée Histoires.
reason-use-first = Décidez d’abord si vous utilisez la carte Expériences ou si vous prenez des ducats à la place.
reason-grant-first = Une tuile vous donne l’action « { action } » : accomplissez-la ou renoncez-y d’abord.
reason-instrument-first = Choisissez d’abord l’instrument avec lequel vous participez au mouvement { movement }.
reason-composer-first = Choisissez d’abord le compositeur que vous financez pour le mouvement { movement }.
reason-experience-placed = On ne place pas de carte dans la rangée Expériences maintenant : cela se fait une fois, au début du tour.
reason-story-placed = On ne place pas de carte dans la rangée Histoires maintenant : cela se fait une fois, au début du tour.
reason-use-decided = L’emploi de la carte Expériences est déjà décidé : cela se fait une fois, avant ses actions.
reason-nothing-to-skip = Aucune tuile ne vous donne d’action maintenant : ce que vous ne voulez pas de la carte Expériences, il suffit de ne pas le faire.
reason-no-instrument-asked = Il n’y a pas d’instrument à choisir maintenant : nommez d’abord un mouvement du Requiem.
reason-no-composer-asked = Il n’y a pas de compositeur à choisir maintenant : nommez d’abord un mouvement du Requiem et un instrument.
reason-no-such-action = Vous n’avez pas l’action « { action } » maintenant : faites ce qui reste de la carte Expériences, ou terminez votre tour.
reason-other-action-given = La tuile vous donne l’action « { action } », et nulle autre : accomplissez-la ou renoncez-y.
reason-not-in-hand = Vous n’avez pas ce souvenir en main : placez-en un que vous avez.
reason-not-in-market = Cette carte n’est pas dans la rangée du marché : choisissez-en une qui y est.
reason-opus-not-owned = Cet opus n’est pas dans votre collection : choisissez-en un qui y est.
reason-opus-turned = Cet opus a été interprété : jusqu’à l’entretien, il ne peut être ni interprété ni vendu.
reason-too-little-talent = Il faut { $need } Talent, et vous en avez { $have } pour payer.
reason-too-few-ducats = Il faut { $need ->
    [one] { $need } ducat
   *[other] { $need } ducats
}, et vous en avez { $have } pour payer.
reason-too-little-journey = Il faut { $need } Voyage, et vous en avez { $have } pour payer.
reason-too-little-composition = Il faut { $need } Composition, et vous en avez { $have } pour payer.
reason-court-empty = Cette cour n’a plus de tuile : on peut la traverser, mais non s’y arrêter.
reason-movement-full = Il n’y a plus d’emplacement libre dans le mouvement { movement } : choisissez-en un autre.
reason-no-space-of-instrument = Il n’y a plus d’emplacement { instrument } libre dans ce mouvement : choisissez un autre instrument.
reason-no-marker-left = Le marqueur qu’il faudrait n’est plus sur votre plateau : choisissez-en un qui y est encore.
reason-no-tile-left = Il ne reste pas de tuile Compositeur pour cela : choisissez un autre compositeur ou un autre mouvement.
reason-not-in-play = { $composer } n’est pas en jeu : choisissez l’un des deux compositeurs de cette partie.

## Moves as a person reads them

move-experience = Placer « { $memory } » dans la rangée Expériences
move-story = Placer « { $memory } » dans la rangée Histoires
move-use-card = Utiliser la carte Expériences
move-ducats = Prendre plutôt des ducats : autant que le numéro de la période
move-document = Documenter « { $memory } »
move-commission = Commander « { $opus } »
move-perform = Faire interpréter « { $opus } »
move-sell = Vendre « { $opus } »
move-journey = Voyager avec Mozart à { $place }
move-requiem = Participer au Requiem : { movement }
move-instrument = Participer avec { instrument }
move-composer = Financer { $composer }
move-skip = Renoncer à l’action reçue : « { action } »
move-end-turn = Terminer le tour

# Headings over several moves of a kind.
moves-experience = Rangée Expériences
moves-story = Rangée Histoires
moves-use-card = Carte Expériences
moves-ducats = Carte Expériences
moves-document = Documenter
moves-commission = Commander
moves-perform = Faire interpréter
moves-sell = Vendre
moves-journey = Voyager
moves-requiem = Participer au Requiem
moves-instrument = Choisir l’instrument
moves-composer = Choisir le compositeur
moves-skip = Renoncer
moves-end-turn = Fin du tour

## Cards, told from what they do

card-memory = { $family }. Prix : { $price }. Expériences : { $above }. Histoires : { $below }.
card-memory-start = { $family }. Expériences : { $above }. Histoires : { $below }.
above-instant = { $reward } ; puis { $actions }
card-opus = { $family }, { $type } ({ $work }). Commander (coût : { $price }) : { $gain }. Faire interpréter (coût : { $fee }) : { $takings }. Vendre (coût : { $effort }) : { $proceeds }.
work = K. { $k }, { $year }
card-tile = { $family } : { movement }, { $composer }. Prix : { $price }. { $effects }
card-tile-many = { $family }, à trois ou quatre joueurs : { movement }, { $composer }. Prix : { $price }. { $effects }
tile-instant = Aussitôt : { $gain }.
tile-income = À chaque entretien : { $gain }.
tile-lasting = { $effect }.
card-city = { $family } : { $gain }.
card-bonus = { $family }. { $bonus }.
card-court = { $family }. À la fin, { vp } pour { $demand }.
card-constanze = { $family }. { $spaces }. Marqueurs neutres : { $neutrals }. À trois joueurs, on ne recouvre que le premier emplacement nommé de chaque mouvement et l’on ne place que les deux premiers marqueurs.
card-soloist = { $family }. Schikaneder fait la première chose possible : { $lines }.
card-composer = { $family } du Requiem.
card-place = { $family }. Comme destination : { $price }.
# What a card does, and where its values come from.
card-origin = { $text } { $origin }

# Where a card’s values come from (LA-9).
origin-printed = D’après un exemplaire imprimé.
origin-reconstructed = Valeurs reconstituées.

# Lasting effects of composer tiles.  $opus is one of the phrases below.
lasting-commission-vp = +{ $amount } PV chaque fois que vous commandez { $opus }
lasting-perform-ducats = { $amount ->
    [one] +{ $amount } ducat
   *[other] +{ $amount } ducats
} chaque fois que vous faites interpréter { $opus }
lasting-sell-vp = +{ $amount } PV chaque fois que vous vendez { $opus }
lasting-journey-ducats = { $amount ->
    [one] +{ $amount } ducat
   *[other] +{ $amount } ducats
} chaque fois que vous voyagez
lasting-requiem-vp = +{ $amount } PV chaque fois que vous participez au Requiem
lasting-document-vp = +{ $amount } PV chaque fois que vous documentez un souvenir
an-opus = un opus
an-opus-opera = un opéra
an-opus-religious = une œuvre religieuse
an-opus-symphony = une symphonie
an-opus-chamber = une œuvre de musique de chambre

# What a period bonus counts, and what it gives.
bonus = { $measure } : { $each ->
    [one] { $reward } par unité
   *[other] { $reward } par groupe de { $each }
}, au plus { $most ->
    [one] { $most } fois
   *[other] { $most } fois
}
measure-opuses = Opus de votre collection
measure-opuses-opera = Opéras de votre collection
measure-opuses-religious = Œuvres religieuses de votre collection
measure-opuses-symphony = Symphonies de votre collection
measure-opuses-chamber = Œuvres de musique de chambre de votre collection
measure-turned = Opus interprétés pendant cette période
measure-types = Types différents dans votre collection
measure-markers = Contributions au Requiem
measure-markers-first = Contributions au Requiem pour le premier compositeur
measure-markers-second = Contributions au Requiem pour le second compositeur
measure-movements = Mouvements différents auxquels vous avez participé
measure-instruments = Instruments différents avec lesquels vous avez participé
measure-memories = Souvenirs que vous avez, hors souvenirs de départ
measure-courts = Tuiles Cour royale prises
measure-finance = Niveau de vos finances
measure-ducats = Ducats que vous avez
measure-counters = Marqueurs d’histoire de toute sorte
measure-counters-of = Marqueurs { kind }
measure-track = Points sur vos trois pistes
measure-track-of = Points sur votre piste { kind }

# What a Royal Court demands.
demand-opus = { $count ->
    [one] { $count } opus de n’importe quel type
   *[other] { $count } opus de n’importe quel type
}
demand-opus-opera = { $count ->
    [one] { $count } opéra
   *[other] { $count } opéras
}
demand-opus-religious = { $count ->
    [one] { $count } œuvre religieuse
   *[other] { $count } œuvres religieuses
}
demand-opus-symphony = { $count ->
    [one] { $count } symphonie
   *[other] { $count } symphonies
}
demand-opus-chamber = { $count ->
    [one] { $count } œuvre de musique de chambre
   *[other] { $count } œuvres de musique de chambre
}
demand-marker = { $count ->
    [one] { $count } marqueur Requiem
   *[other] { $count } marqueurs Requiem
}
demand-instrument = { $count ->
    [one] { $count } marqueur Requiem sur un emplacement { instrument }
   *[other] { $count } marqueurs Requiem sur des emplacements { instrument }
}
demand-movement = { $count ->
    [one] { $count } marqueur Requiem dans le mouvement { movement }
   *[other] { $count } marqueurs Requiem dans le mouvement { movement }
}
demand-composer = { $count ->
    [one] { $count } marqueur Requiem du { $which }
   *[other] { $count } marqueurs Requiem du { $which }
}

# Lines of Soloist cards.
line-market = prendre la carte de l’emplacement { $slot } du marché
line-marker = ajouter un marqueur du { $which }
line-marker-order = ajouter un marqueur du { $which } dans le premier mouvement possible : { $order }
line-court = prendre la tuile Cour royale de { $place }
line-points = gagner { vp }
lines = { $left } ; sinon { $right }

# Spaces of the Requiem.
series = { $left } ; { $right }
covered = { movement } : emplacements { $instruments } recouverts
neutral = { movement }, { instrument }, { $which }

## Labels of the table

opponent = Schikaneder
label-period = Période
label-round = Manche
label-first = Premier joueur de la manche
slot-adds = dont
label-upkeep = À l’entretien
label-so-far = pour l’instant
label-market = Marché
label-bonus = Bonus de la période
label-deck = Pioche de la période
label-gap = vide
label-map = Voyages
label-supply = Tuiles Ville en réserve
label-requiem = Requiem de Mozart
label-neutral = neutre
label-tiles = Tuiles Compositeur
label-ducats = Bourse
label-finance = Finances
label-hand = Main
label-pile = Pioche
label-experiences = Expériences
label-stories = Histoires
label-memories = Souvenirs
label-opuses = Collection
label-turned = interprété
label-markers = Marqueurs Requiem restants
label-courts = Cours royales
label-todo = Actions restantes
label-taken = Cartes du marché prises
label-soloists = Pioche Soliste

# How the table is read.
cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
wasted = { $count ->
    [one] { $count } point serait perdu au bout d’une piste
   *[other] { $count } points seraient perdus au bout d’une piste
}
reveals = dévoile quelque chose de caché : irréversible

## The table in short

short-ducats = d
short-finance = F
memory-short = Souvenir
action-short-document = Documenter
action-short-commission = Commander
action-short-perform = Interpréter/vendre
action-short-journey = Voyager
action-short-requiem = Requiem
type-short-opera = Opéra
type-short-religious = Religieux
type-short-symphony = Symphonie
type-short-chamber = Chambre
instrument-short-voices = Vo
instrument-short-strings = Co
instrument-short-woodwinds = Bo
instrument-short-brass = Cu
do-commission = commander
do-journey = voyager
do-requiem = participer
do-document = documenter
do-perform = interpréter
do-sell = vendre
tiles-left = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
dealt = Arrivent au marché : { $cards }.
passes = passe la main : irréversible

primer-title = Comment se passe un tour, et comment on gagne
primer-aim = Vous êtes l’un des mécènes de Mozart. Qui a le plus de points de victoire (PV) gagne. On en marque pour les opus commandés et vendus, pour les Cours royales, pour le Requiem et pour bien des choses en chemin.
primer-turn = À votre tour, vous placez deux cartes de votre main : l’une dans la rangée Expériences, dont vous faites les actions tout de suite, l’autre dans la rangée Histoires, qui agit à l’entretien. Au lieu des actions, vous pouvez prendre autant de ducats que le numéro de la période.
primer-actions = Commandez un opus du marché, ou documentez un souvenir, qui remplace la carte Histoires de ce tour. Faites interpréter un opus pour des ducats, ou vendez-le pour des finances et des PV. Voyagez avec Mozart vers une tuile Ville ou une tuile Cour royale.
primer-pay = Les opus et les souvenirs coûtent du Talent, les destinations du Voyage, le Requiem de la Composition, et parfois des ducats en plus. Les points des pistes disparaissent à l’entretien, les marqueurs d’histoire restent.
primer-requiem = Participer au Requiem place un de vos marqueurs sur un emplacement libre : vous gagnez ce qui était dessous et payez une tuile Compositeur. Dans chaque mouvement, les marqueurs du compositeur qui en a le plus rapportent la valeur haute, les autres la basse.
primer-upkeep = Après quatre manches vient l’entretien : les Histoires, les tuiles Compositeur, les finances et le bonus de la période agissent, et un nouveau marché est distribué.
primer-end = Après cinq périodes, la partie est finie, et les Cours royales dont vous remplissez la demande rapportent leurs PV.
primer-vp = Les PV à côté des noms comptent tout ce qui est là pour l’instant : le Requiem dans l’état de ses mouvements, les Cours royales satisfaites et ce qui reste, où 2 points d’histoire ou 3 ducats valent 1 PV.
primer-questions = rules LA-10 répond aux questions qui reviennent souvent.
primer-solo = Vous jouez contre Schikaneder, qui joue après vous : il dévoile une carte Soliste et fait la première de ses lignes qui est possible : il prend une carte du marché, ajoute un marqueur au Requiem, prend une tuile Cour royale ou gagne des PV, et ne paie rien. Ses marqueurs comptent comme les vôtres ; chaque tuile Cour lui donne { $court } PV, et chaque carte prise { $card } PV à ce niveau. À égalité, il gagne ; rules LA-8 en dit plus.
signs-title = Les signes sur la table
sign-kinds = points d’histoire : { kind-talent }, { kind-journey } et { kind-composition } ; comme gain, ce sont des marqueurs
sign-track = points d’histoire gagnés sur la piste
sign-money = ducats et finances
sign-vp = points de victoire
sign-number = un coup possible maintenant, par son numéro
sign-barred = ce qui n’est pas possible maintenant ; « ? » dit pourquoi
sign-above = ce que fait un souvenir dans la rangée Expériences, et dans la rangée Histoires
sign-gives = ce que cela apporte ; ← ce qui est demandé, et après un nom : c’est son tour
sign-mozart = où se trouve Mozart
sign-shapes = le premier et le second compositeur ; le chiffre devant est celui du joueur, n un marqueur neutre
sign-values = la valeur haute et la basse d’un mouvement, et combien de marqueurs y a chaque compositeur
sign-instruments = les instruments : { instrument-voices }, { instrument-strings }, { instrument-woodwinds } et { instrument-brass }
sign-space = un emplacement libre du Requiem, et un emplacement recouvert
sign-effects = à chaque entretien, et toujours ; près d’un opus : interprété pendant cette période
sign-reveals = un coup qui { reveals }
sign-passes = un coup qui { passes }

## Where points come from

source-start = Au départ
source-memories = Souvenirs
source-commissions = Commandes
source-sales = Ventes
source-travels = Tuiles Ville
source-tiles = Marqueurs retirés et tuiles Compositeur
source-market = Emplacements du marché
source-bonuses = Bonus de période
source-courts = Cours royales
source-requiem = Contributions au Requiem
source-leftovers = Ce qui reste
source-taken = Cartes prises

## The account at the end

account-title = D’où viennent les derniers points
account-how = { $composers } : les marqueurs de celui qui mène un mouvement rapportent la valeur haute, tous les autres la basse.
account-leads = Mène
account-courts = Cours royales, PV sur ceux imprimés
account-of = { $points } sur { $most }
account-points = Points d’histoire restants ({ $points } = 1 PV)
account-ducats = Ducats restants ({ $ducats } = 1 PV)
