# What is wrong with a box, and what is allowed, in English: no game's.  The same keys, with the same arguments, stand in
# box.fr.ftl.  Columns and values stay as they are in the files.

## The whole line

problem = { $where }: { $wrong }; allowed: { $allowed }
in-row = { $where }, row { $row }
in-card = { $where }, row { $row } ({ $card })
in-column = { $where }, column { $column }
# When a box is asked for and cannot be had: its first problem, and how many more there are.
first-problem = { $problem }
first-of-problems = { $problem } (and { $more } more)

## Files: what is wrong

no-folder = is not a folder
unreadable-folder = cannot be read ({ $why })
missing-file = the file is missing
extra-file = a box has no such file
file-is-folder = it is a folder, not a file
file-is-lost-link = it is a link that leads to no file
file-is-none = it is no file that can be read
many-bytes = the file has { $bytes } bytes
many-rows = the file has { $rows } rows
no-utf-8 = byte { $byte } is not UTF-8
too-deep = lists or tables are nested too deeply
unreadable-file = the file cannot be read ({ $why })
no-toml = not TOML: { $why }
no-such-table = there is no { $name } in a deck
no-list-of-tables = { $table } is not a list of tables

## Files: what is allowed

folder-with = a folder with the files { $files }
the-files = the files { $files }
readable-folder = a folder that you may read
readable-file = a file that you may read
toml-file = a TOML file
toml-in-utf-8 = TOML in UTF-8
toml-of-a-box = TOML with the columns of a box
toml = TOML 1.0
rows-of = rows that begin with [[{ $table }]]
at-most = at most { $most }

## Columns: what is wrong

missing-column = the column is missing
no-such-column = there is no column { $column }
not-allowed = { $value } is not allowed
unreadable-row = the row cannot be read
entries = { $have ->
    [one] there is { $have } of it
   *[other] there are { $have } of them
}
same-id = { $card } is the id of row { $row } of { $file } too
repeated = { $word } is there { $times } times

## Columns: what is allowed

whole-number = a whole number from { $low } to { $high }
any-whole-number = a whole number
true-or-false = true or false
text = a text
one-of = one of { $words }
# $count is one of the lengths below.
list-of = a list of { $count } of: { $words }
list-of-any-kind = a list of { $count }, each of them { $each }
length-any = any
length-just = { $count }
length-least = { $least } or more
length = { $least } to { $most }
table = a table of { $columns }
of-entries = { $same ->
    [true] exactly { $least }
   *[false] { $least } to { $most }
}
card-id = lower-case ASCII words and numbers joined by hyphens, at most { $most } letters, the first one a letter
line = one line of 1 to { $most } printable letters
own-id = an id of its own
each-once = each word once
leave-out = leave it out

## Boxes found by their digest, and copies

other-digest = { $folder } is not the box of its name: its digest is { $digest }
not-written = the box cannot be written to { $folder }: { $why }
exists = { $file } exists: choose a folder without a box in it
