# What is wrong with a box of Ovation, and what is allowed, in English.  The same keys, with the same arguments, stand in
# box.fr.ftl.  Columns, words and values stay as they are in the files.

## Counts

cards = { $have ->
    [one] there is { $have } card
   *[other] there are { $have } cards
}
cards-with-copies = { $have ->
    [one] there is { $have } card, copies counted
   *[other] there are { $have } cards, copies counted
}
cards-of = { $have ->
    [one] there is { $have } card of { $composer }
   *[other] there are { $have } cards of { $composer }
}
tickets = { $have ->
    [one] there is { $have } Ticket
   *[other] there are { $have } Tickets
}
exactly = exactly { $count } (OV-1.1)
exactly-each = exactly { $count } for each composer (OV-1.1)

## Music

cost-of-tone = { $cost } { $tone } can never be held
of-a-tone = 0 to { $limit } of a tone (OV-1.5)
cost-in = the cost is in { $tones }
cost-in-nothing = the cost is in no tone
own-tone = a cost with at least one of the card's tones (OV-1.2): { $tones }
no-such-composer = there is no composer { $composer }
another-composer = { $by } is not { $composer }
nothing-shows = nothing to be performed before shows { $symbol }
shown-before = a symbol on a Chamber card or on a Concert card that can be performed before (OV-3.5)
not-both = { $symbols } cannot both be met
two-cards = two symbols that two different Chamber or Concert cards show (OV-9.4)

## Fortune cards, Patrons, composers

cost-of-any = { $cost } Inspiration can never be held
of-any = 0 to { $limit } (OV-1.5)
condition-at = { $condition } at { $action }
some-condition = one of { $words }, or no condition (OV-1.3)
no-condition = no condition (OV-1.3)
loved = { $symbol } is loved as well
not-loved = symbols that are not loved
no-power = neither tone nor on is there
two-powers = both tone and on are there
one-power = either tone or on (OV-4)

## Maestro cards and solo cards

task-without = a task of { $task } has no such column
goal-met = { $goal } is met from the start
goal-too-high = { $goal } can never be reached
another-task = another task
cards-in-solo = { $have ->
    [one] { $have } card has solo = true
   *[other] { $have } cards have solo = true
}
least-in-solo = at least { $least } (OV-10.1)
gain = { $gain } Inspiration in all
least-gain = 1 to { $most } (OV-10.6)
