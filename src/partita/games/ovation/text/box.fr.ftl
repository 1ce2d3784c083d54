# Ce qui ne va pas dans une boîte d’Ovation, et ce qui est attendu, en français. Les mêmes clés, avec les mêmes
# arguments, se trouvent dans box.en.ftl. Colonnes, mots et valeurs restent tels que dans les fichiers.

## Counts

cards = { $have ->
    [one] il y a { $have } carte
   *[other] il y a { $have } cartes
}
cards-with-copies = { $have ->
    [one] il y a { $have } carte, exemplaires compris
   *[other] il y a { $have } cartes, exemplaires compris
}
cards-of = { $have ->
    [one] il y a { $have } carte de { $composer }
   *[other] il y a { $have } cartes de { $composer }
}
tickets = { $have ->
    [one] il y a { $have } billet
   *[other] il y a { $have } billets
}
exactly = exactement { $count } (OV-1.1)
exactly-each = exactement { $count } par plateau (OV-1.1)

## Music

cost-of-tone = on ne peut jamais avoir { $cost } { $tone }
of-a-tone = 0 à { $limit } par tonalité (OV-1.5)
cost-in = le coût est en { $tones }
cost-in-nothing = le coût ne comporte aucune tonalité
own-tone = un coût comportant au moins une des tonalités de la carte (OV-1.2) : { $tones }
no-such-composer = il n’y a pas de plateau { $composer }
another-composer = { $by } n’est pas { $composer }
nothing-shows = rien de ce qu’on peut jouer avant ne porte { $symbol }
shown-before = un symbole d’une carte Musique de chambre, ou d’une carte Musique de concert qu’on peut jouer avant (OV-3.5)
not-both = { $symbols } ne peuvent pas être remplis tous les deux
two-cards = deux symboles que portent deux cartes différentes de musique de chambre ou de concert (OV-9.4)

## Fortune cards, Patrons, composers

cost-of-any = on ne peut jamais avoir { $cost } Inspiration
of-any = 0 à { $limit } (OV-1.5)
condition-at = { $condition } pour { $action }
some-condition = { $words }, ou aucune condition (OV-1.3)
no-condition = aucune condition (OV-1.3)
loved = { $symbol } est aussi parmi les symboles aimés
not-loved = des symboles qui ne sont pas aimés
no-power = ni tone ni on ne s’y trouve
two-powers = tone et on s’y trouvent tous les deux
one-power = soit tone, soit on (OV-4)

## Maestro cards and solo cards

task-without = une tâche { $task } n’a pas cette colonne
goal-met = { $goal } est atteint dès le début
goal-too-high = { $goal } ne peut jamais être atteint
another-task = une autre tâche
cards-in-solo = { $have ->
    [one] { $have } carte a solo = true
   *[other] { $have } cartes ont solo = true
}
least-in-solo = au moins { $least } (OV-10.1)
gain = { $gain } Inspiration en tout
least-gain = 1 à { $most } (OV-10.6)
