# Ce qui ne va pas dans Ovation, en français : une ligne chaque fois, ce qui ne va pas et ce qui irait. Les mêmes clés,
# avec les mêmes arguments, se trouvent dans errors.en.ftl.

## Options

option-magnum-opus = magnum_opus vaut true ou false, et non { $value }
option-composers = composers est une liste de { $most } plateaux au plus, null pour un plateau tiré au sort
composer-twice = le plateau { $composer } est choisi deux fois : à chaque place le sien
no-composer = cette boîte n’a pas de plateau { $card } : { $advice }

## Described positions

# Words of a description, as this text calls them; and how many cards.
deck = { $deck ->
    [concert] Musique de concert
    [chamber] Musique de chambre
    [patron] Mécènes
   *[fortune] Fortune
}
tone = { $tone ->
    [passion] Passion
    [joy] Joie
   *[sorrow] Tristesse
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

position-solo-cards = les cartes solo ne servent que si l’on joue seul : à plusieurs, solo vaut null
position-turn = turn vaut { $turn } : les places vont de 0 à { $last }
position-to-move = { $last ->
    [0] to_move vaut { $seat } : seule la place 0 décide
   *[other] to_move vaut { $seat } : les places qui décident vont de 0 à { $last }
}
position-composers = options.composers contient { $have } noms pour { $seats } places
position-tokens = les places possèdent { $have } jetons de musique : il y en a { $most }
position-track = la place { $seat } a { $have } { $tone } : la piste va de 0 à { $limit }
position-magnum-off = la place { $seat } a un chef-d’œuvre : sans l’option magnum_opus, magnum vaut null
position-magnum-of = la place { $seat } a { $card }, un chef-d’œuvre de { $composer }
position-not-its-magnum = la place { $seat } a joué { $card }, qui n’est pas son chef-d’œuvre
position-paid-elsewhere = { $where } : on ne paie { $card } qu’à l’action fortune, patronage ou perform
position-used = { $where } : la place { $seat } n’a pas (ou plus) de carte { $card }
position-tokens-used = { $where } : { $have } pour { $helpers ->
    [one] { $helpers } carte
   *[other] { $helpers } cartes
} ; il faut un jeton de musique pour chacune, et la place { $seat } en possède { $most }
position-deck = la pioche { $deck } compte { $cards } : d’après la place des autres, elle en aurait { $right }
position-tickets-of = la position compte { $have } billets { $tone } : la boîte en a { $box }
position-tickets = la position compte plus de { $most } billets
position-ticket-deck = la pioche de billets compte { $cards } : d’après la place des autres, elle en a { $right }
position-maestro-places = la rangée Maestro compte { $have } places : { $players ->
    [one] pour une personne
   *[other] pour { $players } personnes
}, elle en a { $right }
position-maestro-row = la rangée Maestro montre { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
} : pour { $players ->
    [one] une personne
   *[other] { $players } personnes
} et { $taken ->
    [one] { $taken } carte prise
   *[other] { $taken } cartes prises
}, elle en a { $right }
position-solo-deck = la pioche solo compte { $cards } : d’après la place des autres, elle en a { $right }
position-no-decision = il ne reste pas de carte solo pour la carte décision : nommez-en une de moins ailleurs, ou donnez decision

# Cards in the wrong place.  $where is one of the places below, $sort one of the sorts.
position-card-twice = { $card } se trouve à plusieurs endroits ({ $places }) : la boîte en a { $copies }

at-seat = place { $seat }
at-composer = plateau de la place { $seat }
at-magnum = chef-d’œuvre de la place { $seat }
at-music = œuvres de la place { $seat }
at-helpers = cartes Fortune et Mécène de la place { $seat }
at-maestros = cartes Maestro de la place { $seat }
at-now = dans now, { $part }
at-row = rangée { $deck }
at-deck = pioche { $deck }
at-discards = défausse { $deck }
at-maestro-row = rangée Maestro
at-active = carte active
at-decision = carte décision
at-solo-deck = pioche solo
at-solo-discards = défausse solo

sort-composer = un plateau
sort-music = une œuvre
sort-magnum = un chef-d’œuvre
sort-helper = une carte Fortune ou Mécène
sort-fortune = une carte Fortune
sort-patron = une carte Mécène
sort-deck = { $deck ->
    [concert] une carte Musique de concert
    [chamber] une carte Musique de chambre
    [patron] une carte Mécène
   *[fortune] une carte Fortune
}
sort-maestro = une carte Maestro
sort-solo-maestro = une carte Maestro admise en solo
sort-open-maestro = une carte Maestro visible sur la table
sort-performed = une œuvre jouée par la place { $seat }
sort-solo = une carte solo

# What makes a position impossible.
position-broken = cette position ne peut pas se présenter : { $why }
phase-no-station = dans now, station vaut null pendant la phase { $phase }
phase-station = dans now, station est l’action en cours pendant la phase { $phase }
phase-open = dans now, open vaut true quand l’action désignée est accomplie ('ready' et 'maestro'), et false sinon
phase-keep = 'keep' suppose magnum_opus ; les places avant to_move ont gardé un chef-d’œuvre, les autres n’en ont pas
broken-music-cards = une carte de musique de concert ou de chambre manque ou se trouve à deux endroits ; chacune est à un seul
broken-helper-cards = une carte Fortune ou Mécène manque ou se trouve à deux endroits ; chacune est à un seul
broken-tickets = il y a trop ou trop peu de billets d’une tonalité ; pioche, défausse et mains contiennent ceux de la boîte
broken-maestro-cards = une carte Maestro se trouve à deux endroits ; chacune est à un seul
broken-solo-cards = une carte solo manque ou se trouve à deux endroits ; chacune est à un seul
broken-tracks = un marqueur est hors du clavier ; il se trouve entre 0 et le bout de la piste
broken-tokens = le compte des jetons de musique n’y est pas ; une place n’en utilise pas plus qu’elle n’en possède
broken-magnums = un chef-d’œuvre ne va pas avec sa place ; chacune en garde un de son propre plateau, et n’en joue pas d’autre
broken-turn = ce qui est en cours ne va pas avec la phase ; card et due vont avec 'pay' et 'discount', invited avec 'attend' et 'give', où décide une autre place que celle dont c’est le tour
broken-seats = les places ne vont pas avec le nombre de personnes ; personne d’autre n’a rien, et les plateaux diffèrent
broken-end = la phase 'over' ne va pas avec le reste ; alors personne n’a à décider, et ending dit pourquoi
