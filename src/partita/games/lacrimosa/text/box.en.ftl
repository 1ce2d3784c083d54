# What is wrong with a box of Lacrimosa, and what is allowed, in English.  The same keys, with the same arguments, stand
# in box.fr.ftl.  Columns, words and values stay as they are in the files.

## Counts

cards = { $have ->
    [one] there is { $have } row
   *[other] there are { $have } rows
}
cards-of-period = { $have ->
    [one] there is { $have } row of period { $period }
   *[other] there are { $have } rows of period { $period }
}
exactly = exactly { $count } ({ $clause })
at-least = at least { $least } (LA-9)
after-starting = it stands after row { $row }, which is of period 0
starting-last = rows of period 0 after all others
gives-nothing = it gives nothing
some-reward = a reward ({ $clause })

## The board

first-year = { $year } does not follow { $before }, the last year of the period before
last-year = { $last } is before { $first }, the first year
year = { $year } (LA-9)
year-from = { $first } or later (LA-9)
years = { $first } to { $last } (LA-9)
both-modifiers = it costs ducats and gives a reward
one-modifier = ducats or a reward, not both (LA-2.2)
cheaper = { $ducats } ducats are less than the { $left } of the slot to its left
no-dearer = { $ducats } ducats are no more than those of the first slot
dearer = { $least } or more: slots on the right are dearer (LA-9)
same-marker = the marker of { $instrument } and { $composer } stands in row { $row } too
each-marker = each instrument once with each composer (LA-1)
out-of-order = { $id } is not the one that stands here
just = { $id } ({ $clause })
value = the high value is { $value }
values = the values are { $high } and { $low }
just-values = { $high } and { $low } (LA-7.2)
high-above-low = a high value above the low one (LA-7.2)
no-such-values = no other movement has the values that are known
some-values = { $high } and { $low } for one of them at least (LA-7.2)
few-markers = there are { $have } spaces of { $instrument }, more than { $players } players have markers for
fifths = the same fifth instrument in at most { $most } movements (LA-1, LA-2.5)
no-place = there is no place { $place }
no-road = it leads from { $place } to { $place }
two-places = two different ones of { $places }
same-road = row { $row } joins the same places
each-road = each two places once
no-way = no roads lead from salzburg to { $place }
connected = roads that join all places (LA-5.4)
levels = the levels have { $easy }, { $normal } and { $hard }
rising-levels = from easy to hard never less (LA-8)

## Memories and Opuses

koechel = a Köchel number without its K., such as "620" or "45a"
starting-with = { $have ->
    [one] { $have } Memory of period 0 has { $action }
   *[other] { $have } Memories of period 0 have { $action }
}
starting-actions = a Memory of period 0 has { $actions }
one-action = one action (LA-2.6)
starting-price = a Memory of period 0 has a price
religious-pays = a religious work pays { $ducats } ducats when it is performed
works-of-type = { $have ->
    [one] there is { $have } work of the type { $type }, the notebook aside
   *[other] there are { $have } works of the type { $type }, the notebook aside
}
not-in-period = { $year } is not in period { $period }
the-requiem = K. 626 is the Requiem itself
same-work = K. { $k } is the work of row { $row } too
another-work = another work (LA-9)

## Tiles and bonuses

no-composer = there is no composer { $composer }
tiles-of = { $have ->
    [one] there is { $have } tile of { $composer }
   *[other] there are { $have } tiles of { $composer }
}
tiles-in = { $have ->
    [one] there is { $have } tile of { $composer } for { $movement }
   *[other] there are { $have } tiles of { $composer } for { $movement }
}
many-in = { $have ->
    [one] { $have } tile of { $composer } for { $movement } has many = true
   *[other] { $have } tiles of { $composer } for { $movement } have many = true
}
both-effects = it has an instant effect and a lasting one
one-effect = either instant or gives, or income or lasting (LA-5.5)
effect-without = { $effect } has no such column
reward-or-action = a reward, an action or both (LA-5.4)
measure-without = { $measure } has no such column
never-reached = { $each } of { $measure } can never be reached

## Constanze cards, courts, Soloist cards

same-movement = neutral marker { $place } is in { $movement } too
own-movement = at most one in each movement (LA-2.5)
covered = { $space } is covered in { $movement }
free = { $have ->
    [one] { $have } space of { $instrument } is free with { $players } players
   *[other] { $have } spaces of { $instrument } are free with { $players } players
}
free-from = { $least } to { $most }, which is what there are markers for (LA-1, LA-2.5)
elements = { $have ->
    [one] it demands { $have } element
   *[other] it demands { $have } elements
}
too-many-opuses = nobody can have { $asked } Opuses of the type { $word }
too-many-markers = with { $players } players and { $cards } nobody finds room for { $asked } markers of { $word }
no-room = with { $players } players and { $cards } nobody finds room for all of these markers together
room = markers that one player can have all together with each Constanze card (LA-2.5, LA-7.1)
line-does = it holds { $things }
line-does-nothing = it holds nothing
always = points are always possible, so that the lines after it never count
not-always = it is not always possible
points-last = points in the last line, and there only (LA-8)
