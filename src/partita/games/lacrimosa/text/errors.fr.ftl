# What went wrong in Lacrimosa, in French: one line each, what is wrong and what would be right.  The same keys, with the
# same arguments, stand in errors.en.ftl.

## Options

option-composers = composers est une liste de { $most } compositeurs au plus, null pour un compositeur tiré au sort
composer-twice = le compositeur { $composer } est choisi deux fois : il en faut deux différents pour le Requiem
no-composer = cette boîte n’a pas de compositeur { $card } : { $advice }
option-constanze = constanze est l’identifiant d’une carte Constanze, et non { $value }
option-constanze-four = à { $players } joueurs, il n’y a pas de carte Constanze : ne mettez pas constanze
no-constanze = cette boîte n’a pas de carte Constanze { $card } : { $advice }

## Described positions

# Words of a description, as this text calls them; and how many of a thing.
place = { $place ->
    [vienna] Vienne
    [paris] Paris
   *[london] Londres
}
space-free = n’est ni recouvert ni occupé par un marqueur neutre
space-covered = est recouvert
space-neutral = est occupé par un marqueur neutre du { $composer ->
    [first] premier
   *[second] second
} compositeur

position-solo-cards = les cartes Soliste ne servent que si l’on joue seul : à plusieurs, solo vaut null
position-period = period vaut { $period } : la manche { $round } est dans la période { $right }
position-over = la phase est 'over' à la manche { $round } : une partie finit après la manche { $last }
position-seat = { $last ->
    [0] { $called } vaut { $seat } : seule la place 0 joue
   *[other] { $called } vaut { $seat } : les places qui jouent vont de 0 à { $last }
}
position-to-move = to_move vaut { $seat } : la place qui décide est celle dont c’est le tour, { $turn }
position-constanze-four = à quatre, il n’y a pas de carte Constanze : ne mettez pas { $card }
position-deck = la pioche du marché compte { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : d’après la place des autres cartes de la période, elle en a { $right }
position-supply = la réserve compte { $have ->
    [one] { $have } tuile Ville
   *[other] { $have } tuiles Ville
} : elle en a { $right }
position-court-below = { $court } : des tuiles du dessous sont nommées, mais pas la tuile visible : donnez aussi open
position-court-open = { $court } : il reste { $have ->
    [one] { $have } tuile
   *[other] { $have } tuiles
}, et open vaut null : nommez la tuile visible, ou ne mettez pas open
position-court = { $court } : la pile compte { $have ->
    [one] { $have } tuile
   *[other] { $have } tuiles
} : au plus { $most }
position-courts = il reste { $have ->
    [one] { $have } tuile
   *[other] { $have } tuiles
} dans les trois cours : avec { $taken ->
    [one] { $taken } tuile prise
   *[other] { $taken } tuiles prises
}, il en resterait { $right }
position-soloists = la pioche Soliste compte { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} : d’après les cartes jouées, elle en a { $right }
position-cards-taken = le nombre de cartes du marché que Schikaneder a prises est { $have } : il a { $opuses ->
    [one] { $opuses } opus, qui
   *[other] { $opuses } opus, dont chacun
} en était une
position-cards-too-many = Schikaneder a pris { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
} du marché : il en prend au plus une par manche, et il a eu { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
position-soloist = la place 1 est celle de Schikaneder, qui n’a que des PV de commandes et de bonus, des opus et des tuiles Cour royale : ne mettez pas { $what }
position-amount = la position compte { $have } ducats, PV d’une même origine ou marqueurs d’histoire d’une même sorte : au plus { $most }
position-hand = la place { $seat } a { $have ->
    [one] { $have } souvenir
   *[other] { $have } souvenirs
} en main : à ce moment de la période, elle en a { $right }
position-pile = la place { $seat } a { $have ->
    [one] { $have } souvenir
   *[other] { $have } souvenirs
} dans sa pioche : à ce moment de la période, elle en a { $right }
position-memories = la place { $seat } a { $have ->
    [one] { $have } souvenir
   *[other] { $have } souvenirs
} en comptant la main, la pioche et les rangées : chacun en a { $right }
position-row = { $where } : une carte se trouve au rang { $have } : à ce moment de la période, { $right ->
    [0] la rangée est vide
    [one] la rangée compte { $right } carte
   *[other] la rangée compte { $right } cartes
}
position-instrument = { $where } est de l’instrument { $right }, et non de { $have }
position-marker = { $where } : un marqueur se donne quand l’état est 'marker', et seulement alors
position-marker-seat = { $where } : le marqueur est de la place { $seat } : les places vont de 0 à { $last }, ou bien c’est 'neutral'
position-space = { $where } : d’après la carte Constanze { $card }, il { $state }
position-space-four = { $where } est recouvert ou porte un marqueur neutre : à quatre, il n’y en a pas
position-space-no-card = aucune carte Constanze ne recouvre ces emplacements avec ces marqueurs neutres, sans en ajouter d’autres : ne les mettez pas, ou nommez la carte
position-stack = { $where } : { $have ->
    [one] { $have } marqueur
   *[other] { $have } marqueurs
} et autant de tuiles prises : au plus { $most }
position-tiles-taken = { $where } : { $have ->
    [one] { $have } tuile prise
   *[other] { $have } tuiles prises
}, mais { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} de joueurs ; chacun en prend une
position-marker-twice = la place { $seat } a deux marqueurs { $instrument } du { $composer ->
    [first] premier
   *[second] second
} compositeur dans le Requiem : chacun n’en a qu’un
position-markers-left = place { $seat } : de ses marqueurs { $instrument } il reste, d’après ceux du Requiem : { $right }
position-tiles = la place { $seat } a { $have ->
    [one] { $have } tuile Compositeur
   *[other] { $have } tuiles Compositeur
} et { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} dans le Requiem : à chaque marqueur va une tuile
position-tiles-of = place { $seat }, { $where } : { $have ->
    [one] { $have } tuile
   *[other] { $have } tuiles
} pour { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} ; à chaque marqueur va une tuile de son mouvement et de son compositeur
position-tiles-composers = des tuiles Compositeur sont nommées, mais pas les deux compositeurs en jeu : donnez requiem.composers
position-todo = dans now, todo : la carte Expériences { $card } n’a pas toutes ces actions : { $actions }
position-todo-none = dans now, todo : la place { $seat } n’a aucun souvenir qui ait toutes ces actions et puisse aller dans la rangée Expériences : { $actions }

# Things in the wrong place.  $where is one of the places below, $sort one of the sorts.
position-named-twice = { $where } : { $card } est nommé deux fois, et il n’y en a qu’un exemplaire
position-card-twice = { $card } se trouve à plusieurs endroits ({ $places }) : un seul est possible

at-composers = compositeur { $number }
at-constanze = carte Constanze
at-gone = ce qui a quitté la partie
at-market = marché
at-deck = pioche du marché
at-bonus = bonus
at-city = ville { $city }
at-supply = réserve
at-court = pile de { $court }
at-courts = tuiles Cour royale de la place { $seat }
at-memories = souvenirs de la place { $seat }
at-hand = main de la place { $seat }
at-pile = pioche de la place { $seat }
at-experiences = rangée Expériences de la place { $seat }
at-stories = rangée Histoires de la place { $seat }
at-opuses = opus de la place { $seat }
at-tiles = tuiles Compositeur de la place { $seat }
at-space = { $movement }, emplacement { $number }
at-stack = { $movement }, { $composer ->
    [first] premier compositeur
   *[second] second compositeur
}
at-todo = dans now, todo
at-soloists = pioche Soliste
at-soloists-played = cartes Soliste jouées

sort-composer = un compositeur
sort-constanze = une carte Constanze
sort-city = une tuile Ville
sort-court = une tuile Cour royale
sort-soloist = une carte Soliste
sort-bonus = un bonus de la période { $period }
sort-market = une carte du marché de la période { $period }
sort-market-memory = un souvenir du marché de cette période ou d’avant
sort-market-opus = un opus du marché de cette période ou d’avant
sort-memory = un souvenir de cette période ou d’avant
sort-opus = un opus de cette période ou d’avant
sort-tile = une tuile Compositeur qui a quitté sa pile

# What makes a position impossible.
position-broken = cette position ne peut pas se présenter : { $why }
phase-granted = dans now, granted est l’action donnée par une tuile dans la phase 'grant', et null sinon
phase-movement = dans now, movement est celui de la contribution commencée dans les phases 'instrument' et 'composer', et null sinon
phase-instrument = dans now, instrument est celui de la contribution commencée dans la phase 'composer', et null sinon
phase-composers = dans les phases 'instrument' et 'composer', les deux compositeurs sont nommés : donnez requiem.composers
phase-todo = dans now, todo est vide pendant la phase { $phase }
broken-seats = les places ne vont pas avec le nombre de joueurs, ou la manche ou le premier joueur n’existe pas
broken-memories = un souvenir manque ou se trouve à deux endroits ; chacun en a neuf, chacun à un seul endroit
broken-market = une carte du marché est d’une autre période ou se trouve à deux endroits ; chacune est à un seul
broken-opuses = un opus se trouve à deux endroits, ou un opus incliné n’est pas dans la collection
broken-cities = une tuile Ville manque ou se trouve à deux endroits ; chacune est à un seul
broken-courts = une tuile Cour royale manque ou se trouve à deux endroits ; chacune est à un seul
broken-requiem = marqueurs, emplacements et tuiles Compositeur ne vont pas ensemble ; à chaque marqueur posé va une tuile
broken-tracks = quelque chose est sous zéro ou dépasse le bout de sa piste
broken-turn = ce qui est en cours ne va pas avec la phase
broken-solo = une carte Soliste manque ou se trouve à deux endroits ; chacune est à un seul, et à plusieurs il n’y en a pas
