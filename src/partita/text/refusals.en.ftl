# Why the server does not do what it is asked, in English: one line each for the codes of server/refusals.py.  The same keys
# stand in refusals.fr.ftl.

bad-message = this is no message of the protocol: { $what }
too-large = this is too long: { $most } bytes are the most
too-fast = too much at once: wait a moment and try again
too-many-tokens = you have { $most } tokens, and that is the most: take one out of use first
no-identity = nobody knows who you are: become a guest with POST /api/me, or send a token
not-by-token = a token cannot do this: do it as yourself, signed in by your cookie
no-such-identity = this token or code fits nobody: it may have been revoked; make another
foreign-origin = this comes from a page that is not this server’s: use its own address
no-match = there is no such match: check the address, or ask for the invitation again
no-seat = this match has no seat { $seat }: its last seat is { $last }
no-route = there is nothing at this address: /schema/openapi.json lists what there is
no-method = this address does not take that: /schema/openapi.json lists what it takes
not-for-you = only those who sit at this match may see it
not-your-seat = this is not your seat: choose one that is yours
not-your-turn = another seat decides now: wait for your turn
seat-taken = seat { $seat } is not free: choose another
not-begun = the match has not begun: it waits for people to sit down
begun = the match has begun: seats can no longer be changed
over = the match is over: nothing can be played any more
not-over = this can be had when the match is over
stale = the match has gone on since: look again, and send the move anew if it still fits
ahead = there is no such version of the match yet: take the number from what the server sent last
id-used = this message id was used for something else: give each message an id of its own
no-question = this game has no such question to be answered once and for all
enough = this has changed so often in this match that it stays as it is now
not-gone = this seat cannot be voted on: its owner is at the line, or was a moment ago, or a bot sits there
not-given = this seat was not given to a bot, or its time has run out for good
given = a bot plays on for this seat: take the seat back first
resigned = this seat has given up
seed-not-allowed = a given seed or position tells its giver all cards: hold all seats of people yourself, or open the deal to all
not-replayable = this match cannot go on here: { $cause }; what was played can still be read
try-again = the server cannot write just now: nothing was lost; try again in a moment
fault = something went wrong in the server; it was noted, and nothing was changed
reveals = a move that turns something up has to be the last of a message: send the others after it
