# Ce qui ne va pas dans une boîte de Lacrimosa, et ce qui est attendu, en français. Les mêmes clés, avec les mêmes
# arguments, se trouvent dans box.en.ftl. Colonnes, mots et valeurs restent tels que dans les fichiers.

## Counts

cards = { $have ->
    [one] il y a { $have } carte
   *[other] il y a { $have } cartes
}
cards-of-period = { $have ->
    [one] il y a { $have } carte de la période { $period }
   *[other] il y a { $have } cartes de la période { $period }
}
exactly = exactement { $count } ({ $clause })
at-least = au moins { $least } (LA-9)
after-starting = elle vient après l’entrée n° { $row }, qui est de la période 0
starting-last = les cartes de la période 0 après toutes les autres
gives-nothing = cela ne donne rien
some-reward = une récompense ({ $clause })

## The board

first-year = { $year } ne suit pas { $before }, dernière année de la période précédente
last-year = { $last } est avant { $first }, la première année
year = { $year } (LA-9)
year-from = { $first } ou plus tard (LA-9)
years = { $first } à { $last } (LA-9)
both-modifiers = il coûte des ducats et donne une récompense
one-modifier = des ducats ou une récompense, pas les deux (LA-2.2)
cheaper = { $ducats } ducats, c’est moins que les { $left } de l’emplacement à sa gauche
no-dearer = { $ducats } ducats, ce n’est pas plus que pour le premier emplacement
dearer = { $least } ou plus : les emplacements de droite sont plus chers (LA-9)
same-marker = le marqueur { $instrument } et { $composer } se trouve déjà à l’entrée n° { $row }
each-marker = chaque instrument une fois avec chaque compositeur (LA-1)
out-of-order = { $id } n’est pas à sa place ici
just = { $id } ({ $clause })
value = la valeur haute est { $value }
values = les valeurs sont { $high } et { $low }
just-values = { $high } et { $low } (LA-7.2)
high-above-low = une valeur haute supérieure à la basse (LA-7.2)
no-such-values = aucun autre mouvement n’a les valeurs connues
some-values = { $high } et { $low } pour l’un d’eux au moins (LA-7.2)
few-markers = il y a { $have } emplacements de { $instrument }, plus que de marqueurs à { $players } joueurs
fifths = le même cinquième instrument dans { $most } mouvements au plus (LA-1, LA-2.5)
no-place = il n’y a pas de lieu { $place }
no-road = elle mène de { $place } à { $place }
two-places = deux lieux différents parmi { $places }
same-road = l’entrée n° { $row } joint les mêmes lieux
each-road = chaque paire de lieux une seule fois
no-way = aucune route ne mène de salzburg à { $place }
connected = des routes qui relient tous les lieux (LA-5.4)
levels = les niveaux ont { $easy }, { $normal } et { $hard }
rising-levels = de easy à hard, jamais moins (LA-8)

## Memories and Opuses

koechel = un numéro de Köchel sans « K. », comme « 620 » ou « 45a »
starting-with = { $have ->
    [one] { $have } souvenir de la période 0 a { $action }
   *[other] { $have } souvenirs de la période 0 ont { $action }
}
starting-actions = un souvenir de la période 0 a { $actions }
one-action = une seule action (LA-2.6)
starting-price = un souvenir de la période 0 a un prix
religious-pays = une œuvre religieuse rapporte { $ducats } ducats quand on la fait interpréter
works-of-type = { $have ->
    [one] il y a { $have } œuvre du type { $type }, sans compter le cahier
   *[other] il y a { $have } œuvres du type { $type }, sans compter le cahier
}
not-in-period = { $year } n’est pas dans la période { $period }
the-requiem = l’œuvre K. 626 est le Requiem lui-même
same-work = l’œuvre K. { $k } est déjà celle de l’entrée n° { $row }
another-work = une autre œuvre (LA-9)

## Tiles and bonuses

no-composer = il n’y a pas de compositeur { $composer }
tiles-of = { $have ->
    [one] il y a { $have } tuile du compositeur { $composer }
   *[other] il y a { $have } tuiles du compositeur { $composer }
}
tiles-in = { $have ->
    [one] il y a { $have } tuile du compositeur { $composer } pour { $movement }
   *[other] il y a { $have } tuiles du compositeur { $composer } pour { $movement }
}
many-in = { $have ->
    [one] { $have } tuile du compositeur { $composer } pour { $movement } a many = true
   *[other] { $have } tuiles du compositeur { $composer } pour { $movement } ont many = true
}
both-effects = elle a un effet immédiat et un effet durable
one-effect = soit instant ou gives, soit income ou lasting (LA-5.5)
effect-without = { $effect } n’a pas cette colonne
reward-or-action = une récompense, une action ou les deux (LA-5.4)
measure-without = { $measure } n’a pas cette colonne
never-reached = { $each } de { $measure } ne peuvent jamais être atteints

## Constanze cards, courts, Soloist cards

same-movement = le marqueur neutre n° { $place } est déjà dans { $movement }
own-movement = au plus un par mouvement (LA-2.5)
covered = { $space } est recouvert dans { $movement }
free = { $have ->
    [one] { $have } emplacement de { $instrument } est libre à { $players } joueurs
   *[other] { $have } emplacements de { $instrument } sont libres à { $players } joueurs
}
free-from = { $least } à { $most }, ce pour quoi il y a des marqueurs (LA-1, LA-2.5)
elements = { $have ->
    [one] elle demande { $have } élément
   *[other] elle demande { $have } éléments
}
too-many-opuses = personne ne peut avoir { $asked } opus du type { $word }
too-many-markers = à { $players } joueurs avec { $cards }, personne ne trouve la place de { $asked } marqueurs de { $word }
no-room = à { $players } joueurs avec { $cards }, personne ne trouve la place de tous ces marqueurs à la fois
room = des marqueurs qu’un joueur peut avoir tous à la fois avec chaque carte Constanze (LA-2.5, LA-7.1)
line-does = elle contient { $things }
line-does-nothing = elle ne contient rien
always = les points sont toujours possibles, et les lignes suivantes ne comptent jamais
not-always = elle n’est pas toujours possible
points-last = points à la dernière ligne, et là seulement (LA-8)
