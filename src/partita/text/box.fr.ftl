# Ce qui ne va pas dans une boîte, et ce qui est attendu, en français : commun à tous les jeux. Les mêmes clés, avec les
# mêmes arguments, se trouvent dans box.en.ftl. Colonnes et valeurs restent telles que dans les fichiers.

## The whole line

problem = { $where } : { $wrong } ; attendu : { $allowed }
in-row = { $where }, entrée n° { $row }
in-card = { $where }, entrée n° { $row } ({ $card })
in-column = { $where }, colonne { $column }
# When a box is asked for and cannot be had: its first problem, and how many more there are.
first-problem = { $problem }
first-of-problems = { $problem } (et { $more } de plus)

## Files: what is wrong

no-folder = ce n’est pas un dossier
unreadable-folder = le dossier ne peut pas être lu ({ $why })
missing-file = le fichier manque
extra-file = une boîte n’a pas de fichier de ce nom
file-is-folder = c’est un dossier, et non un fichier
file-is-lost-link = c’est un lien qui ne mène à aucun fichier
file-is-none = ce n’est pas un fichier qu’on puisse lire
many-bytes = le fichier compte { $bytes } octets
many-rows = le fichier compte { $rows } entrées
no-utf-8 = l’octet { $byte } n’est pas de l’UTF-8
too-deep = trop de listes ou de tables sont imbriquées
unreadable-file = le fichier ne peut pas être lu ({ $why })
no-toml = ce n’est pas du TOML : { $why }
no-such-table = un paquet de cartes ne contient pas de { $name }
no-list-of-tables = { $table } n’est pas une liste de tables

## Files: what is allowed

folder-with = un dossier contenant les fichiers { $files }
the-files = les fichiers { $files }
readable-folder = un dossier que vous pouvez lire
readable-file = un fichier que vous pouvez lire
toml-file = un fichier TOML
toml-in-utf-8 = du TOML en UTF-8
toml-of-a-box = du TOML avec les colonnes d’une boîte
toml = du TOML 1.0
rows-of = des entrées qui commencent par [[{ $table }]]
at-most = au plus { $most }

## Columns: what is wrong

missing-column = la colonne manque
no-such-column = il n’y a pas de colonne { $column }
not-allowed = { $value } n’est pas admis
unreadable-row = l’entrée ne peut pas être lue
entries = { $have ->
    [one] il y en a { $have }
   *[other] il y en a { $have }
}
same-id = { $card } est déjà l’identifiant de l’entrée n° { $row } de { $file }
repeated = { $word } y figure { $times } fois

## Columns: what is allowed

whole-number = un nombre entier de { $low } à { $high }
any-whole-number = un nombre entier
true-or-false = true ou false
text = un texte
one-of = une valeur parmi { $words }
# $count is one of the lengths below.
list-of = une liste de { $count } parmi { $words }
list-of-any-kind = une liste de { $count }, dont chacune est { $each }
length-any = valeurs, autant que l’on veut,
length-just = { $count ->
    [one] { $count } valeur
   *[other] { $count } valeurs
}
length-least = { $least } valeurs ou plus
length = { $least } à { $most } valeurs
table = une table avec { $columns }
of-entries = { $same ->
    [true] exactement { $least }
   *[false] { $least } à { $most }
}
card-id = des mots et des nombres en minuscules ASCII, joints par des traits d’union, { $most } caractères au plus, le premier étant une lettre
line = une ligne de 1 à { $most } caractères imprimables
own-id = un identifiant qui ne soit qu’à elle
each-once = chaque mot une seule fois
leave-out = ne la mettez pas

## Boxes found by their digest, and copies

other-digest = { $folder } n’est pas la boîte de son nom : son empreinte est { $digest }
not-written = la boîte ne peut pas être écrite dans { $folder } : { $why }
exists = { $file } existe déjà : choisissez un dossier qui ne contient pas de boîte
