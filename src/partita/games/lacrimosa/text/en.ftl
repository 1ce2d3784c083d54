# Lacrimosa in English.  The same keys, with the same arguments, stand in fr.ftl.
#
# There is no term -unknown.  A word that is not in a list leads to it, which is an error and raises.

title = Lacrimosa
of-title = of Lacrimosa

## Words

kind-talent = Talent
kind-journey = Journey
kind-composition = Composition
kind = { $kind ->
    [talent] { kind-talent }
    [journey] { kind-journey }
    [composition] { kind-composition }
   *[other] { -unknown }
}

action-document = Document
action-commission = Commission
action-perform = Perform or sell
action-journey = Journey
action-requiem = Requiem
action = { $action ->
    [document] { action-document }
    [commission] { action-commission }
    [perform] { action-perform }
    [journey] { action-journey }
    [requiem] { action-requiem }
   *[other] { -unknown }
}

type-opera = Opera
type-religious = Religious work
type-symphony = Symphony
type-chamber = Chamber music

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

instrument-voices = Voices
instrument-strings = Strings
instrument-woodwinds = Woodwinds
instrument-brass = Brass
instrument = { $instrument ->
    [voices] { instrument-voices }
    [strings] { instrument-strings }
    [woodwinds] { instrument-woodwinds }
    [brass] { instrument-brass }
   *[other] { -unknown }
}

# One of the two composers in play, and one of the two shapes of markers.
which-first = first composer
which-second = second composer

# What a card or a tile is.
family-memory = Memory of period { $period }
family-memory-start = Starting Memory
family-opus = Opus of period { $period }
family-opus-start = Starting Opus
family-tile = Composer tile
family-city = City tile
family-bonus = Bonus of period { $period }
family-court = Royal Court tile
family-constanze = Constanze card
family-soloist = Soloist card
family-composer = Composer
family-place = City
family-place-court = Royal Court
# Those that have no name of their own.
name-tile = { movement } { $number }, by { $composer }
name-constanze = Constanze card { $number }

# What the seat that decides is asked.
phase-experience = Which card do you place in the Experiences row?
phase-story = Which card do you place in the Stories row?
phase-use = Do you use the Experiences card, or take ducats instead?
phase-act = What do you do?
phase-grant = A tile gives you an action: do you do it?
phase-instrument = With which instrument do you contribute?
phase-composer = Which composer do you fund?
phase-over = The match is over.

end-reason-five-periods = All five periods have been played
end-short-five-periods = all five periods


# Pieces of sentences.
nothing = nothing
unknown-card = a card
ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
vp = { $count } VP
points = { $count } { kind }
on-track = { $count } { kind } (track)
counters = { $count ->
    [one] 1 { kind } counter
   *[other] { $count } { kind } counters
}
finance = finance +{ $count }
given-action = the action { action }

## What happens.  $who is the seat it happens to.

event-hidden = Something happens that this seat may not see.
event-period-begins = Period { $period } begins.
event-round-begins = Round { $round } of period { $period } begins.
event-turn-begins = { $who } begins a turn.
event-bonus-opened = The bonus of the period is opened: { $bonus }.
event-market-dealt = { $card } comes to slot { $slot } of the market.
event-market-again = The market row would have { $opuses ->
    [one] 1 Opus
   *[other] { $opuses } Opuses
} and { $memories ->
    [one] 1 Memory
   *[other] { $memories } Memories
}: the cards of the period are shuffled and dealt again.
event-market-left = { $card } leaves the market unsold.
event-placed-above = { $who } places { $memory } in the Experiences row.
event-placed-below = { $who } places { $memory } in the Stories row.
event-used-card = { $who } uses { $memory }.
event-took-ducats = { $who } takes { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} instead of using the card.
event-paid = { $total ->
    [0] { $who } pays nothing.
   *[other] { $who } pays { $price }.
}
event-gained-ducats = { $who } gains { ducats }.
event-gained-vp = { $who } gains { vp }.
event-gained-finance = { $who } raises finance by { $count }.
event-gained-track = { $who } gains { $count } { kind } on the track.
event-gained-counters = { $who } gains { counters }.
event-lost = { $who } is at the end of the { kind } track and loses { $count } { kind }.
event-lost-finance = { $who } is at the end of the finance track and loses { $count ->
    [one] 1 step
   *[other] { $count } steps
}.
event-documented = { $who } documents { $memory } from slot { $slot }. It replaces { $replaced }, which leaves the game.
event-commissioned = { $who } commissions { $opus }, worth { $vp } VP.
event-performed = { $who } has { $opus } performed, for { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}.
event-sold = { $who } sells { $opus }: finance +{ $finance }, { $vp } VP.
event-travelled = { $ducats ->
    [0] { $who } journeys with Mozart to { $place }, no ducats to pay.
    [one] { $who } journeys with Mozart to { $place }, for 1 ducat in all.
   *[other] { $who } journeys with Mozart to { $place }, for { $ducats } ducats in all.
}
event-city-visited = { $who } uses the City tile { $city }.
event-city-opened = The City tile { $city } is opened in { $place }.
event-court-taken = { $who } takes the Royal Court tile { $court }.
event-court-opened = The Royal Court tile { $court } is opened in { $place }.
event-contributed = { $who } contributes to the Requiem: { movement }, { instrument }, { $composer }.
event-freed = { $who } takes a marker off the board: { instrument }, { $composer }.
event-tile-taken = { $who } takes the composer tile { $tile }.
event-tile-works = The composer tile { $tile } works for { $who }.
event-granted = { $who } is given an action: { action }.
event-skipped = { $who } skips the action given: { action }.
event-lapsed = The action given to { $who } lapses, for nothing of it can be done: { action }.
event-turn-ended = { $who } ends the turn.
event-drawn = { $who } draws { $memory }.
event-pile-remade = { $who } shuffles { $count ->
    [one] 1 played Memory
   *[other] { $count } played Memories
} into a new draw pile.
event-upkeep = Upkeep of period { $period }.
event-story-works = The Story of { $memory } works for { $who }.
event-finance-pays = { $who } receives { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
} from finance.
event-bonus-pays = { $times ->
    [one] { $who } receives the period bonus { $bonus } once.
    [2] { $who } receives the period bonus { $bonus } twice.
   *[other] { $who } receives the period bonus { $bonus } { $times } times.
}
event-bonus-fails = { $who } does not receive the period bonus { $bonus }.
event-first-player = { $seat } begins the next period.
event-match-ended = The match is over.
event-soloist-revealed = Schikaneder reveals the card { $soloist }.
event-soloist-cannot = Schikaneder cannot do this: { $line }.
event-soloist-took = { $vp ->
    [0] Schikaneder takes { $card } from slot { $slot }.
   *[other] Schikaneder takes { $card } from slot { $slot } and gains { $vp } VP.
}
event-soloist-contributed = Schikaneder adds a marker to the Requiem: { movement }, { instrument }, { $composer }. The tile { $tile } leaves the game.
event-soloist-travelled = Schikaneder journeys with Mozart to { $place }, for the Royal Court tile { $court }.
event-soloists-remade = { $count ->
    [one] The one Soloist card becomes the new deck.
   *[other] The { $count } Soloist cards are shuffled into a new deck.
}

## Why a move is not legal.  $have and $need are the numbers that decided.

reason-match-over = The match is over: no more moves can be made.
reason-experience-first = First place a card of your hand in the Experiences row.
reason-story-first = First place a card of your hand in the Stories row.
reason-use-first = First decide whether you use the Experiences card or take ducats instead.
reason-grant-first = A tile gives you the action { action }: do it or skip it first.
reason-instrument-first = First choose the instrument with which you contribute to the { movement }.
reason-composer-first = First choose the composer whom you fund for the { movement }.
reason-experience-placed = No card is placed in the Experiences row now: that is done once, at the beginning of a turn.
reason-story-placed = No card is placed in the Stories row now: that is done once, at the beginning of a turn.
reason-use-decided = How you use the Experiences card is decided: that is done once, before its actions.
reason-nothing-to-skip = No tile gives you an action now: what you do not want of the Experiences card you just leave undone.
reason-no-instrument-asked = No instrument is to be chosen now: first name a movement of the Requiem.
reason-no-composer-asked = No composer is to be chosen now: first name a movement of the Requiem and an instrument.
reason-no-such-action = You have no action { action } now: do what is left of the Experiences card, or end your turn.
reason-other-action-given = The tile gives you the action { action }, and no other: do it or skip it.
reason-not-in-hand = You do not hold this Memory: place one that is in your hand.
reason-not-in-market = This card is not in the market row: choose one that is.
reason-opus-not-owned = This Opus is not in your collection: choose one that is.
reason-opus-turned = This Opus has been performed: until upkeep it can be neither performed nor sold.
reason-too-little-talent = This takes { $need } Talent, and you have { $have } to pay with.
reason-too-few-ducats = This takes { $need ->
    [one] 1 ducat
   *[other] { $need } ducats
}, and you have { $have } to pay with.
reason-too-little-journey = This takes { $need } Journey, and you have { $have } to pay with.
reason-too-little-composition = This takes { $need } Composition, and you have { $have } to pay with.
reason-court-empty = This court has no tile left: it can be passed, but not be your destination.
reason-movement-full = No space is free in the { movement }: choose another movement.
reason-no-space-of-instrument = No space for { instrument } is free in this movement: choose another instrument.
reason-no-marker-left = The marker that this takes is no longer on your board: choose one that is.
reason-no-tile-left = No composer tile that this takes is left: choose another composer or movement.
reason-not-in-play = { $composer } is not in play: choose one of the two composers of this match.

## Moves as a person reads them

move-experience = Place { $memory } in the Experiences row
move-story = Place { $memory } in the Stories row
move-use-card = Use the Experiences card
move-ducats = Take ducats instead: as many as the number of the period
move-document = Document { $memory }
move-commission = Commission { $opus }
move-perform = Have { $opus } performed
move-sell = Sell { $opus }
move-journey = Journey with Mozart to { $place }
move-requiem = Contribute to the Requiem: { movement }
move-instrument = Contribute with { instrument }
move-composer = Fund { $composer }
move-skip = Skip the action given: { action }
move-end-turn = End the turn

# Headings over several moves of a kind.
moves-experience = Experiences row
moves-story = Stories row
moves-use-card = Experiences card
moves-ducats = Experiences card
moves-document = Document
moves-commission = Commission
moves-perform = Perform
moves-sell = Sell
moves-journey = Journey
moves-requiem = Contribute to the Requiem
moves-instrument = Instrument
moves-composer = Which composer
moves-skip = Skip
moves-end-turn = End of turn

## Cards, told from what they do

card-memory = { $family }. Price: { $price }. Experiences: { $above }. Stories: { $below }.
card-memory-start = { $family }. Experiences: { $above }. Stories: { $below }.
above-instant = { $reward }; then { $actions }
card-opus = { $family }, { $type } ({ $work }). Commission: pay { $price }, gain { $gain }. Perform: pay { $fee }, gain { $takings }. Sell: pay { $effort }, gain { $proceeds }.
work = K. { $k }, { $year }
card-tile = { $family }: { movement }, { $composer }. Price: { $price }. { $effects }
card-tile-many = { $family } for three or four players: { movement }, { $composer }. Price: { $price }. { $effects }
tile-instant = At once: { $gain }.
tile-income = At each upkeep: { $gain }.
tile-lasting = { $effect }.
card-city = { $family }: { $gain }.
card-bonus = { $family }. { $bonus }.
card-court = { $family }. At the end, { vp } for { $demand }.
card-constanze = { $family }. { $spaces }. Neutral markers: { $neutrals }. With three players only the first space named of each movement is covered, and only the first two markers are placed.
card-soloist = { $family }. Schikaneder does the first that is possible: { $lines }.
card-composer = { $family } of the Requiem.
card-place = { $family }. As a destination: { $price }.
# What a card does, and where its values come from.
card-origin = { $text } { $origin }

# Where a card’s values come from (LA-9).
origin-printed = Known from a printed copy.
origin-reconstructed = Reconstructed.

# Lasting effects of composer tiles.  $opus is one of the phrases below.
lasting-commission-vp = +{ $amount } VP whenever you commission { $opus }
lasting-perform-ducats = { $amount ->
    [one] +1 ducat
   *[other] +{ $amount } ducats
} whenever you have { $opus } performed
lasting-sell-vp = +{ $amount } VP whenever you sell { $opus }
lasting-journey-ducats = { $amount ->
    [one] +1 ducat
   *[other] +{ $amount } ducats
} whenever you journey
lasting-requiem-vp = +{ $amount } VP whenever you contribute to the Requiem
lasting-document-vp = +{ $amount } VP whenever you document a Memory
an-opus = an Opus
an-opus-opera = an opera
an-opus-religious = a religious work
an-opus-symphony = a symphony
an-opus-chamber = a piece of chamber music

# What a period bonus counts, and what it gives.
bonus = { $measure }: { $each ->
    [one] { $reward } for each
   *[other] { $reward } for every { $each }
}, at most { $most ->
    [one] once
    [2] twice
   *[other] { $most } times
}
measure-opuses = Opuses in your collection
measure-opuses-opera = Operas in your collection
measure-opuses-religious = Religious works in your collection
measure-opuses-symphony = Symphonies in your collection
measure-opuses-chamber = Pieces of chamber music in your collection
measure-turned = Opuses performed in this period
measure-types = Different types in your collection
measure-markers = Contributions to the Requiem
measure-markers-first = Contributions to the Requiem for the first composer
measure-markers-second = Contributions to the Requiem for the second composer
measure-movements = Different movements contributed to
measure-instruments = Different instruments contributed with
measure-memories = Memories owned, not counting starting ones
measure-courts = Royal Court tiles taken
measure-finance = Level of your finance
measure-ducats = Ducats held
measure-counters = Counters of any kind held
measure-counters-of = { kind } counters held
measure-track = Points on your three tracks
measure-track-of = Points on your { kind } track

# What a Royal Court demands.
demand-opus = { $count ->
    [one] 1 Opus of any type
   *[other] { $count } Opuses of any type
}
demand-opus-opera = { $count ->
    [one] 1 opera
   *[other] { $count } operas
}
demand-opus-religious = { $count ->
    [one] 1 religious work
   *[other] { $count } religious works
}
demand-opus-symphony = { $count ->
    [one] 1 symphony
   *[other] { $count } symphonies
}
demand-opus-chamber = { $count ->
    [one] 1 piece of chamber music
   *[other] { $count } pieces of chamber music
}
demand-marker = { $count ->
    [one] 1 Requiem marker
   *[other] { $count } Requiem markers
}
demand-instrument = { $count ->
    [one] 1 Requiem marker on a space for { instrument }
   *[other] { $count } Requiem markers on spaces for { instrument }
}
demand-movement = { $count ->
    [one] 1 Requiem marker in the { movement }
   *[other] { $count } Requiem markers in the { movement }
}
demand-composer = { $count ->
    [one] 1 Requiem marker of the { $which }
   *[other] { $count } Requiem markers of the { $which }
}

# Lines of Soloist cards.
line-market = take the card in slot { $slot } of the market
line-marker = add a marker of the { $which }
line-marker-order = add a marker of the { $which } in the first movement that can take it: { $order }
line-court = take the Royal Court tile of { $place }
line-points = gain { vp }
lines = { $left }; else { $right }

# Spaces of the Requiem.
series = { $left }; { $right }
covered = { movement }: spaces for { $instruments } covered
neutral = { movement }, { instrument }, { $which }

## Labels of the table

opponent = Schikaneder
label-period = Period
label-round = Round
label-first = First player this round
slot-adds = of it
label-upkeep = At upkeep
label-so-far = so far
label-market = Market
label-bonus = Bonus of the period
label-deck = Deck of the period
label-gap = empty
label-map = Journeys
label-supply = City tiles in the supply
label-requiem = Mozart’s Requiem
label-neutral = neutral
label-tiles = Composer tiles
label-ducats = Purse
label-finance = Finance
label-hand = Hand
label-pile = Draw pile
label-experiences = Experiences
label-stories = Stories
label-memories = Memories
label-opuses = Collection
label-turned = performed
label-markers = Requiem markers left
label-courts = Royal Courts
label-todo = Actions left
label-taken = Market cards taken
label-soloists = Soloist deck

# How the table is read.
cards-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
wasted = { $count ->
    [one] 1 point would be lost at the end of a track
   *[other] { $count } points would be lost at the end of a track
}
reveals = turns up something hidden: cannot be undone

## The table in short

short-ducats = d
short-finance = F
memory-short = Memory
action-short-document = Document
action-short-commission = Commission
action-short-perform = Perform/sell
action-short-journey = Journey
action-short-requiem = Requiem
type-short-opera = Opera
type-short-religious = Religious
type-short-symphony = Symphony
type-short-chamber = Chamber
instrument-short-voices = Vo
instrument-short-strings = St
instrument-short-woodwinds = Wo
instrument-short-brass = Br
do-commission = commission
do-journey = journey
do-requiem = contribute
do-document = document
do-perform = perform
do-sell = sell
tiles-left = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
dealt = To the market come { $cards }.
passes = passes the turn on: cannot be undone

primer-title = How a turn goes, and how one wins
primer-aim = You are one of Mozart’s patrons. The most victory points (VP) win: for Opuses you commission and sell, for Royal Courts, for the Requiem, and for much that happens on the way.
primer-turn = On your turn you place two cards of your hand: one in the Experiences row, whose actions you do now, and one in the Stories row, which works at upkeep. Instead of the actions you may take as many ducats as the number of the period.
primer-actions = Commission an Opus of the market, or document a Memory, which replaces this turn’s Stories card. Have an Opus performed for ducats, or sell it for finance and VP. Journey with Mozart to a City tile or a Royal Court tile.
primer-pay = Opuses and Memories cost Talent, destinations Journey, the Requiem Composition, and all of them perhaps ducats. Track points are gone at upkeep, counters stay.
primer-requiem = A contribution to the Requiem puts one of your markers on a free space: you gain what was under it and pay for a composer tile. In each movement the markers of the composer who has more score the high value, the others the low one.
primer-upkeep = After four rounds comes upkeep: Stories, composer tiles, finance and the bonus of the period work, and a new market is dealt.
primer-end = After five periods the match is over, and Royal Courts whose demand you meet score their VP.
primer-vp = The VP beside the names count all that is there so far: the Requiem as its movements stand, Royal Courts met, and what is left, where 2 story points or 3 ducats are worth 1 VP.
primer-questions = rules LA-10 answers questions that often come up.
primer-solo = You play against Schikaneder, who moves after you: he turns up a Soloist card and does the first of its lines that is possible: he takes a market card, adds a marker to the Requiem, takes a Royal Court tile or gains VP, and pays nothing. His markers score as yours do; each court tile gives him { $court } VP, and each card taken { $card } VP at this level. He wins ties; rules LA-8 tells more.
signs-title = The signs on the table
sign-kinds = story points: { kind-talent }, { kind-journey } and { kind-composition }; as a gain, counters
sign-track = story points gained on the track
sign-money = ducats and finance
sign-vp = victory points
sign-number = a move you can make now, by its number
sign-barred = something you cannot do now; ? says why
sign-above = what a Memory does in the Experiences row, and in the Stories row
sign-gives = what it brings; ← what it demands, and after a name: it is their turn
sign-mozart = where Mozart is
sign-shapes = the first and the second composer; the number before it is the player’s, n a neutral marker
sign-values = a movement’s high and low value, and how many markers each composer has there
sign-instruments = the instruments: { instrument-voices }, { instrument-strings }, { instrument-woodwinds } and { instrument-brass }
sign-space = a free space of the Requiem, and a covered one
sign-effects = at each upkeep, and always; with an Opus: performed in this period
sign-reveals = a move that { reveals }
sign-passes = a move that { passes }

## Where points come from

source-start = At the start
source-memories = Memories
source-commissions = Commissions
source-sales = Sales
source-travels = City tiles
source-tiles = Markers freed and composer tiles
source-market = Slots of the market
source-bonuses = Period bonuses
source-courts = Royal Courts
source-requiem = Contributions to the Requiem
source-leftovers = What is left
source-taken = Cards taken

## The account at the end

account-title = How the last points came about
account-how = { $composers }: the markers of whoever leads a movement score its high value, all others the low one.
account-leads = Leads
account-courts = Royal Courts, VP of those printed
account-of = { $points } of { $most }
account-points = Story points left ({ $points } = 1 VP)
account-ducats = Ducats left ({ $ducats } = 1 VP)
