# Ovation in French.  The same keys, with the same arguments, stand in en.ftl.
#
# There is no term -unknown.  A word that is not in a list leads to it, which is an error and raises.

## Words

tone-passion = Passion
tone-joy = Joie
tone-sorrow = Tristesse
tone = { $tone ->
    [passion] { tone-passion }
    [joy] { tone-joy }
    [sorrow] { tone-sorrow }
   *[other] { -unknown }
}

symbol-passion = { tone-passion }
symbol-joy = { tone-joy }
symbol-sorrow = { tone-sorrow }
symbol-piano = Piano
symbol-strings = Cordes
symbol-woodwind = Bois
symbol-mass = Messe
symbol-opera = Opéra
symbol-symphony = Symphonie
symbol = { $symbol ->
    [passion] { symbol-passion }
    [joy] { symbol-joy }
    [sorrow] { symbol-sorrow }
    [piano] { symbol-piano }
    [strings] { symbol-strings }
    [woodwind] { symbol-woodwind }
    [mass] { symbol-mass }
    [opera] { symbol-opera }
    [symphony] { symbol-symphony }
   *[other] { -unknown }
}

station-inspiration = Chercher l’Inspiration
station-fortune = Chercher fortune
station-patronage = Chercher un mécène
station-perform = Jouer une œuvre
station = { $station ->
    [inspiration] { station-inspiration }
    [fortune] { station-fortune }
    [patronage] { station-patronage }
    [perform] { station-perform }
   *[other] { -unknown }
}
# The same, short, for narrow columns.
station-short-inspiration = Inspiration
station-short-fortune = Fortune
station-short-patronage = Mécénat
station-short-perform = Jouer

deck-concert = Musique de concert
deck-chamber = Musique de chambre
deck-patron = Mécènes
deck-fortune = Fortune
deck = { $deck ->
    [concert] { deck-concert }
    [chamber] { deck-chamber }
    [patron] { deck-patron }
    [fortune] { deck-fortune }
   *[other] { -unknown }
}

# What a card is.
family-concert = Musique de concert
family-chamber = Musique de chambre
family-magnum = Chef-d’œuvre
family-fortune = Carte Fortune
family-financier = Mécène financier
family-legacy = Mécène mélomane
family-maestro = Carte Maestro
family-composer = Plateau
family-solo = Carte solo
family-ticket = Billet

# What the seat that decides is asked.
phase-keep = Quel chef-d’œuvre gardez-vous ?
phase-ready = Que faites-vous ?
phase-act = Votre action bonus : que choisissez-vous ?
phase-discount = Sur quelle tonalité votre plateau vous fait-il économiser 1 ?
phase-pay = Avec quelle tonalité payez-vous la prochaine Inspiration ?
phase-attend = Assistez-vous à la représentation ?
phase-give = Quel billet donnez-vous ?
phase-maestro = Quelle carte Maestro prenez-vous ?
phase-over = La partie est terminée.
invitation = { $who } joue « { $music } ». Y assistez-vous ? Vous gagnez { $tones }, et { $who } reçoit un billet de la pioche.
invitation-give = { $who } joue « { $music } ». Y assistez-vous ? Vous gagnez { $tones }, et vous donnez à { $who } l’un de vos billets : la pioche est vide.

end-reason-maestro = Il reste deux cartes Maestro ou moins
end-reason-magnum-opus = Tout le monde a joué son chef-d’œuvre
end-reason-round-limit = La limite de manches est atteinte
end-reason = { $reason ->
    [maestro] { end-reason-maestro }
    [magnum-opus] { end-reason-magnum-opus }
    [round-limit] { end-reason-round-limit }
   *[other] { -unknown }
}

bonus-passion = +1 { tone-passion }
bonus-joy = +1 { tone-joy }
bonus-sorrow = +1 { tone-sorrow }
bonus-inspiration = action « { station-inspiration } »
bonus-fortune = action « { station-fortune } »
bonus-patronage = action « { station-patronage } »
bonus-perform = action « { station-perform } »

solo-action-inspiration = { station-inspiration }
solo-action-fortune = { station-fortune }
solo-action-patronage = { station-patronage }
solo-action-perform = { station-perform }
solo-action-best = Meilleure action
solo-action = { $action ->
    [inspiration] { solo-action-inspiration }
    [fortune] { solo-action-fortune }
    [patronage] { solo-action-patronage }
    [perform] { solo-action-perform }
    [best] { solo-action-best }
   *[other] { -unknown }
}

preference-concert = la musique de concert
preference-maestro = une œuvre qui sert la plus haute carte Maestro possible
preference-lp = une œuvre qui vaut le plus de PP
preference-position = la place cochée sur la carte décision
preference = { $preference ->
    [concert] { preference-concert }
    [maestro] { preference-maestro }
    [lp] { preference-lp }
    [position] { preference-position }
   *[other] { -unknown }
}

end-short-maestro = cartes Maestro
end-short-magnum-opus = chefs-d’œuvre
end-short-round-limit = limite de manches

# The game, and "of" the game.
title = Ovation
of-title = d’Ovation

# Pieces of sentences.
amount = { $count } { tone }
nothing = rien
unknown-card = une carte
lp = { $count } PP

## What happens.  $who is the seat it happens to.

event-hidden = Il se passe quelque chose que vous ne pouvez pas voir.
event-round-begins = La manche { $round } commence.
event-turn-begins = { $who } commence son tour.
event-kept = { $who } garde « { $music } » comme chef-d’œuvre.
event-inspired = { $who } cherche l’Inspiration : { $tones }.
event-lost = { $who } est au bout de la piste { tone } : 1 { tone } est perdue.
event-fortune-bought = { $who } acquiert « { $helper } » et glisse la carte sous l’action « { station } ».
event-patron-bought = { $who } s’attache un mécène : { $helper }.
event-paid = { $total ->
    [0] { $who } ne paie rien.
   *[other] { $who } paie { $tones }.
}
event-discounted = { $who } économise 1 { tone } grâce au pouvoir de son plateau.
event-performed = { $who } joue « { $music } ».
event-token-gained = { $who } gagne un jeton de musique.
event-no-token-left = La réserve ne contient plus de jeton de musique : { $who } n’en gagne pas.
event-attended = { $who } assiste à la représentation de « { $music } » : { $tones }.
event-declined = { $who } n’assiste pas à la représentation de « { $music } ».
event-shut-out = { $who } ne peut assister à la représentation de « { $music } » : il n’y a ni billet à piocher ni billet à donner.
event-ticket-drawn = { $who } reçoit un billet { tone } de la pioche.
event-ticket-given = { $who } donne un billet { tone } ; { $seat } le reçoit.
event-tickets-remade = { $count ->
    [one] L’unique billet défaussé forme la nouvelle pioche.
   *[other] Les { $count } billets défaussés sont mélangés et forment une nouvelle pioche.
}
event-activated = { $who } place un jeton de musique sur « { $helper } ».
event-bonus-gained = { $who } gagne 1 { tone } grâce à un bonus.
event-action-opened = { $who } passe à l’action « { station } » grâce à un bonus.
event-exchanged = { $who } échange deux billets { tone } contre 1 { tone }.
event-artist = { $who } fait l’artiste capricieux et rend un jeton de musique : la rangée { deck } est remplacée.
event-dealt = « { $card } » arrive dans la rangée { deck }, place { $place }.
# Several cards that are dealt, by row.
dealt-rows = Nouveau dans les rangées : { $rows }
event-deck-remade = La défausse { deck } est mélangée et forme une nouvelle pioche ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}).
event-maestro-taken = { $who } prend la carte Maestro « { $maestro } ».
event-turn-ended = { $who } termine son tour.
event-last-round = { end-reason } : cette manche est la dernière.
event-match-ended = La partie est terminée. { end-reason }.
event-bot-revealed = Le Bot révèle la carte « { $solo } ».
event-bot-cannot = Le Bot ne peut pas accomplir l’action « { solo-action } ».
event-bot-acts = Le Bot choisit l’action « { solo-action } ».
event-bot-best = La meilleure action du Bot est « { station } ».
event-bot-preferred = Le Bot préfère { preference } ({ $left ->
    [one] il reste une carte
   *[other] il reste { $left } cartes
}).
event-bot-chose-fortune = Le Bot prend { $helper } : la première carte, à partir de la place cochée, qu’il peut payer et dont il n’a pas encore l’action.
event-bot-chose-patron = { $points ->
    [0] Le Bot prend { $helper } : aucun mécène mélomane ne lui rapporte de points à présent, donc le premier mécène, à partir de la place cochée, qu’il peut payer.
   *[other] Le Bot prend { $helper } : le mécène mélomane qui lui rapporte le plus à présent, { $points } PP.
}
event-bot-gained = { $total ->
    [0] Le Bot ne gagne rien.
   *[other] Le Bot gagne { $tones }.
}
event-bot-spent-pair = Le Bot paie 1 { tone } avec deux billets { tone }.
event-bot-skipped = Le Bot n’utilise pas « { $helper } ».
event-bot-consoled = Le Bot n’a rien à jouer avec « { $helper } » et gagne 1 Inspiration de chaque tonalité à la place.
event-bot-discarded = Le Bot défausse « { $card } » de la rangée { deck }.
event-solo-remade = { $count ->
    [one] L’unique autre carte du Bot forme sa nouvelle pioche.
   *[other] Les { $count } autres cartes du Bot sont mélangées et forment sa nouvelle pioche.
}

## Why a move is not legal.  $have and $need are the numbers that decided.

reason-match-over = La partie est terminée : on ne peut plus rien jouer.
reason-keep-first = Choisissez d’abord le chef-d’œuvre que vous gardez.
reason-discount-first = Dites d’abord sur quelle tonalité votre plateau vous fait économiser 1.
reason-pay-first = Finissez d’abord de payer : rien ne s’intercale entre le choix d’une carte et son paiement.
reason-attendance-first = Les voisins disent d’abord s’ils assistent à la représentation.
reason-ticket-first = Un billet est dû : choisissez d’abord lequel donner.
reason-maestro-first = Votre tour s’achève : choisissez d’abord la carte Maestro que vous prenez.
reason-bonus-action-first = Accomplissez d’abord votre action bonus « { station } ».
reason-nothing-to-keep = Il n’y a pas de chef-d’œuvre à choisir maintenant : cela se fait une fois, avant le premier tour.
reason-no-discount-due = Il n’y a pas de réduction à placer maintenant : on vous la demande quand vous payez une œuvre.
reason-nothing-to-pay = Il n’y a rien à payer maintenant : choisissez d’abord une carte.
reason-no-invitation = Personne ne vous invite maintenant : seuls sont invités les voisins de qui vient de jouer une œuvre.
reason-no-ticket-owed = Vous ne devez pas de billet maintenant : on n’en donne un que pour assister à une représentation quand la pioche est vide.
reason-maestro-at-end = Les cartes Maestro se prennent à la fin du tour : terminez-le, puis prenez-en une dont vous avez rempli la tâche.
reason-main-action-done = Vous avez accompli votre action principale : seul un bonus en donne une autre.
reason-main-action-first = Accomplissez votre action principale avant de terminer le tour ; « Chercher l’Inspiration » est toujours possible.
reason-other-action-named = Votre bonus désigne l’action « { station } » : accomplissez celle-là, et nulle autre.
reason-not-offered = Vous n’avez pas reçu ce chef-d’œuvre : gardez l’un de vos trois.
reason-not-in-row = Cette carte n’est pas visible dans sa rangée : choisissez-en une qui l’est.
reason-cannot-afford = Vous avez { $have } Inspiration en tout, et cette carte en coûte { $need }.
reason-not-your-magnum = Ce chef-d’œuvre n’est pas le vôtre : vous ne pouvez jouer que celui que vous avez gardé.
reason-already-performed = Cette œuvre a déjà été jouée : on ne joue chacune qu’une fois.
reason-prerequisite = Vous n’avez joué aucune œuvre qui porte le symbole { symbol } : jouez-en d’abord une.
reason-two-prerequisites = Prérequis remplis : { $have } sur { $need }. Il faut deux œuvres différentes, une pour chacun.
reason-cannot-afford-tone = Vous avez { $have } { tone }, et cette œuvre en demande { $need }.
reason-cannot-afford-discounted = Même avec la réduction de votre plateau, cette œuvre demande { $need } Inspiration des tonalités imprimées, et vous en avez { $have }.
reason-tone-not-in-cost = Le coût ne comporte pas de { tone } : la réduction porte sur une tonalité du coût.
reason-discount-elsewhere = Ainsi placée, la réduction ne suffit pas : vous avez { $have } { tone }, et il en faudrait { $need }.
reason-tone-not-held = Vous n’avez plus de { tone } pour payer : choisissez une tonalité que vous avez.
reason-tone-order = On paie dans l’ordre Passion, Joie, Tristesse : continuez avec { tone } ou une tonalité suivante.
reason-rest-unpayable = Si vous continuez avec { tone }, vous ne pourrez pas payer le reste : à partir de là, vous avez { $have }, et il faut { $need }.
reason-no-ticket-anywhere = Il n’y a pas de billet à piocher et vous n’en avez pas à donner : vous ne pouvez donc pas assister à la représentation.
reason-ticket-not-held = Vous n’avez pas de billet { tone } : donnez-en un que vous avez.
reason-no-pair = Vous avez { $have ->
    [one] { $have } billet
   *[other] { $have } billets
} { tone }, et un échange en demande { $need }.
reason-not-owned = Cette carte n’est pas à vous : on n’active que ses propres cartes.
reason-no-bonus = Un mécène mélomane n’a pas de bonus à activer : il compte à la fin.
reason-no-action-yet = Aucune action n’est encore accomplie ce tour-ci : les bonus viennent après.
reason-other-station = Cette carte est glissée sous « { station } » : votre jeton Compositeur doit s’y trouver, l’action accomplie.
reason-used-already = Vous avez déjà utilisé cette carte ce tour-ci : chacune sert une fois par tour.
reason-no-token = Vous n’avez plus de jeton de musique libre : il en faut un pour un bonus ou pour l’artiste capricieux.
reason-tone-not-raised = Cette recherche d’Inspiration n’a pas augmenté { tone } : le bonus l’exige.
reason-symbol-not-shown = L’œuvre que vous venez de jouer ne porte pas le symbole { symbol } : le bonus l’exige.
reason-action-impossible = Vous ne pourriez pas accomplir « { station } » maintenant : une action bonus doit être possible.
reason-maestro-not-open = Cette carte Maestro n’est pas visible sur la table : choisissez-en une qui l’est.
reason-task-not-met = Vous n’avez pas rempli cette tâche ce tour-ci : { $have } sur { $need }.

## Moves as a person reads them

move-keep = Garder « { $music } » comme chef-d’œuvre
move-inspire = Chercher l’Inspiration : { $tones }
move-fortune = Acquérir « { $helper } »
move-patron = S’attacher un mécène : { $helper }
move-perform = Jouer « { $music } »
move-discount = Économiser 1 { tone }
move-pay = Payer 1 { tone }
move-attend = Assister à la représentation
move-decline = Ne pas y assister
move-give = Donner un billet { tone }
move-use = Activer « { $helper } »
move-exchange = Échanger deux billets { tone } contre 1 { tone }
move-artist = Artiste capricieux : rendre un jeton de musique et remplacer la rangée { deck }
move-maestro = Prendre la carte Maestro « { $maestro } »
move-end-turn = Terminer le tour

# Headings over several moves of a kind.
moves-keep = Garder
moves-inspire = { station-inspiration }
moves-fortune = { station-fortune }
moves-patron = { station-patronage }
moves-perform = { station-perform }
moves-discount = Réduction
moves-pay = Payer
moves-attend = Représentation
moves-decline = Représentation
moves-give = Donner un billet
moves-use = Bonus
moves-exchange = Billets
moves-artist = Artiste capricieux : un jeton de musique contre une nouvelle rangée
moves-maestro = Cartes Maestro
moves-end-turn = Fin du tour

# What a seat may answer once and for all, and its answers.
standing-attendance = Assister aux représentations de mes voisins
standing-attendance-always = { standing-attendance } : toujours
standing-attendance-never = { standing-attendance } : jamais
standing-attendance-ask = { standing-attendance } : me demander chaque fois
standing-attendance-always-word = toujours
standing-attendance-never-word = jamais
standing-attendance-ask-word = demander

## Cards, told from what they do

card-music = { $family }, par { $composer }. Coût : { $cost }. Symboles : { $symbols }. { lp }.
card-music-needs = { $family }, par { $composer }. Coût : { $cost }. Prérequis : une œuvre « { $needs } » déjà jouée. Symboles : { $symbols }. { lp }.
card-music-needs-two = { $family }, par { $composer }. Coût : { $cost }. Prérequis : deux œuvres différentes déjà jouées, l’une « { $needs } », l’autre « { $second } ». Symboles : { $symbols }. { lp }.
cost-nothing = aucune Inspiration
cost-any = { $count } Inspiration au choix
card-helper = { $family }. Coût : { $cost }. { helper-effect }. { lp }.
helper-effect = À l’action « { station } » : { $bonus }
card-helper-if-raised = { $family }. Coût : { $cost }. { helper-effect-if-raised }. { lp }.
helper-effect-if-raised = À l’action « { station } », si { symbol } a augmenté : { $bonus }
card-helper-if-shown = { $family }. Coût : { $cost }. { helper-effect-if-shown }. { lp }.
helper-effect-if-shown = À l’action « { station } », si l’œuvre porte le symbole { symbol } : { $bonus }
card-legacy = { $family }. Coût : { $cost }. { legacy-effect }.
legacy-effect = +2 PP par œuvre portant { $loves }
card-legacy-dislikes = { $family }. Coût : { $cost }. { legacy-effect-dislikes }.
legacy-effect-dislikes = +2 PP par œuvre portant { $loves } ; −1 PP par œuvre portant { $dislikes }
# What a card does, who it is, and where its values come from.
card-about = { $text } { $about }
card-origin = { $text } { $origin }
card-maestro = { $family }. { $task }. { lp }.
card-solo = { $family }. Actions : { $actions }. Gain d’Inspiration : { $gain }. Comme carte décision : tonalités dans l’ordre { $order } ; place cochée { $place } ; défausse la place { $gone } de la rangée { deck } ; { $attends ->
    [yes] assiste à votre représentation
   *[no] n’assiste pas à votre représentation
}.
then = { $left }, sinon { $right }

# Where a card’s values come from (OV-12.2).
origin-printed = Carte citée dans la règle du jeu.
origin-reconstructed = Carte reconstituée.

# Composers’ powers.
power-tone = Toute œuvre coûte 1 { tone } de moins.
power-symbol = Une œuvre portant le symbole { symbol } coûte 1 de moins, dans une tonalité au choix.
power-concert = La musique de concert et les chefs-d’œuvre coûtent 1 de moins, dans une tonalité au choix.
card-composer = { $family }. { $power }

# Maestro tasks.  $goal is how many, $about a symbol or an action where there is one.
task-pieces = Avoir joué { $goal ->
    [one] { $goal } œuvre
   *[other] { $goal } œuvres
} « { $about } »
task-concerts = Avoir joué { $goal ->
    [one] { $goal } œuvre
   *[other] { $goal } œuvres
} de musique de concert (un chef-d’œuvre compte)
task-chambers = Avoir joué { $goal ->
    [one] { $goal } œuvre
   *[other] { $goal } œuvres
} de musique de chambre
task-types = Avoir { $goal ->
    [one] { $goal } type de musique
   *[other] { $goal } types de musique différents
} sur ses œuvres jouées
task-tone-sets = Avoir chacune des trois tonalités sur au moins { $goal ->
    [one] { $goal } œuvre jouée
   *[other] { $goal } œuvres jouées
}
task-inspiration = Avoir { $goal } Inspiration en tout
task-balance = Avoir au moins { $goal } Inspiration de chaque tonalité
task-peak = Avoir { $goal } Inspiration d’une même tonalité
task-tokens = Posséder { $goal ->
    [one] { $goal } jeton de musique
   *[other] { $goal } jetons de musique
}
task-tickets = Avoir en main { $goal ->
    [one] { $goal } billet
   *[other] { $goal } billets
}
task-fortunes = Posséder { $goal ->
    [one] { $goal } carte Fortune
   *[other] { $goal } cartes Fortune
}
task-legacy-patrons = Avoir { $goal ->
    [one] { $goal } mécène mélomane
   *[other] { $goal } mécènes mélomanes
}
task-financiers = Avoir { $goal ->
    [one] { $goal } mécène financier
   *[other] { $goal } mécènes financiers
}
task-column = Avoir { $goal ->
    [one] { $goal } carte glissée
   *[other] { $goal } cartes glissées
} sous l’action « { $about } »
task-stations = Avoir au moins une carte glissée sous { $goal ->
    [one] { $goal } action
   *[other] { $goal } actions différentes
}
task-actions = Accomplir { $goal ->
    [one] { $goal } action
   *[other] { $goal } actions
} en un tour
task-bonuses = Activer { $goal } bonus en un tour
task-music-lp = Avoir { $goal } PP sur ses œuvres jouées
task-patron-lp = Tirer { $goal } PP de ses mécènes mélomanes
task-progress = { $task } ({ $progress } sur { $goal })

## Labels of the table

label-inspiration = Inspiration
label-tokens = Jetons de musique
label-tickets = Billets
label-magnum = Chef-d’œuvre
label-music = Œuvres jouées
label-legacy = Mécènes mélomanes
label-maestro = Cartes Maestro
label-maestro-taken = Cartes Maestro prises
label-progress = Avancement
label-deck = Pioche
label-tickets-deck = Pioche de billets
label-gap = aucune carte
label-round = Manche
label-used = utilisé
label-active = Carte active
label-decision = Carte décision
label-solo-deck = Pioche du Bot
# What the rulebook’s opponent is called where it does something.
opponent = Le Bot

# How the table is read.
tokens-unused = { $tokens ->
    [0] aucun
    [one] { $unused } libre sur { $tokens } jeton
   *[other] { $unused ->
        [one] { $unused } libre
       *[other] { $unused } libres
    } sur { $tokens } jetons
}
deck-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
wasted = { $count ->
    [one] { $count } Inspiration serait perdue au bout de la piste
   *[other] { $count } Inspiration seraient perdues au bout de la piste
}
reveals = dévoile quelque chose de caché : irréversible
passes = passe la décision à quelqu’un d’autre : irréversible dès qu’elle est prise

## How to play, for whoever has never played

primer-title = Comment se déroule un tour, et comment on gagne
primer-aim = Qui a le plus de points de postérité (PP) gagne : on en marque par les œuvres jouées, par les cartes acquises et par les mécènes mélomanes à qui ces œuvres plaisent.
primer-action = À votre tour, vous accomplissez l’une des quatre actions. « { station-inspiration } » augmente vos tonalités de 2 en tout : c’est avec elles que l’on paie. « { station-fortune } » et « { station-patronage } » font acquérir une carte de ces rangées, payée dans les tonalités de votre choix. Pour « { station-perform } », il faut avoir déjà joué ce qu’elle exige, et la payer exactement dans ses tonalités.
primer-perform = Une œuvre rapporte un jeton de musique. Vos voisins peuvent assister à la représentation : ils en gagnent les tonalités, et vous un billet.
primer-bonus = Une carte acquise se glisse sous l’une des actions. Cette action accomplie, un jeton de musique libre, placé sur la carte, active son bonus : de l’Inspiration, ou une autre action, suivie peut-être d’un autre bonus.
primer-free = Entre-temps, deux billets d’une tonalité valent 1 Inspiration de celle-ci, et un jeton de musique rendu remplace une rangée.
primer-maestro = C’est vous qui terminez le tour. Vous prenez alors une carte Maestro si vous en avez rempli la tâche, les rangées sont complétées, et vos jetons utilisés redeviennent libres.
primer-end = Quand il reste deux cartes Maestro ou moins, on finit la manche, et la partie est terminée ; avec le module Chef-d’œuvre, aussi quand tout le monde a joué le sien.
primer-solo = Vous jouez contre le Bot, qui gagne à égalité : rules OV-10 dit comment il joue et ce qu’il marque.

## The signs on the table

signs-title = Les signes de la table
sign-tones = les tonalités { tone-passion }, { tone-joy } et { tone-sorrow }
sign-any = un prix dans les tonalités de votre choix
sign-lp = points de postérité
sign-number = un coup possible maintenant, par son numéro
sign-barred = une carte que vous ne pouvez pas prendre maintenant ; « ? » dit pourquoi
sign-needs = ce qu’il faut avoir déjà joué ; après un nom : c’est son tour
sign-gives = ce qu’une carte montre ou apporte
sign-love = ce qui plaît à un mécène mélomane (+2 PP par œuvre) et ce qui lui déplaît (−1 PP)
sign-here = où se trouve votre jeton Compositeur
sign-tokens = jetons de musique, libres et utilisés
sign-met = une tâche remplie, un chef-d’œuvre joué
sign-reveals = un coup qui { reveals }
sign-passes = un coup qui { passes }

## Where points come from

source-music = Œuvres jouées
source-fortune = Cartes Fortune
source-financiers = Mécènes financiers
source-legacy = Mécènes mélomanes
source-maestro = Cartes Maestro
source-tickets = Billets
source-cards = Cartes glissées
source-tokens = Jetons de musique
