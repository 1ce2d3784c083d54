# A first game of Ovation, in English: for each lesson its title, what to do, and what was learnt.
# The same keys stand in lessons.fr.ftl.

inspiration-title = Inspiration
inspiration-text = You are Mozart. The three markers on your piano keyboard are your Inspiration in Passion, Joy and Sorrow; it pays for everything. Seek Inspiration: raise Joy by 2, then end your turn.
inspiration-learnt = A turn is one main action. Seek Inspiration raises one tone by 2, or two different tones by 1 each; it is always possible, so nobody ever passes.

fortune-title = A Fortune card
fortune-text = Seek Fortune: buy Morning Walk. It costs 2 Inspiration, of whichever tones you like. You want to keep your Joy, so pay 1 Passion and 1 Sorrow.
fortune-learnt = Fortune cards and Patrons are paid in any mix of tones. The card now lies under the action it names, Seek Inspiration, and its stars already count for you.

patron-title = A Patron
patron-text = Seek Patronage: win Prince Lichnowsky over for 2 Inspiration. He is a Financier: Patrons of his kind help you whenever you seek Fortune.
patron-learnt = A Financier lies under Seek Fortune, with his bonus and his stars. The other Patrons, Legacy Patrons, lie on your board below the actions and wait for the end of the game.

perform-title = A performance
perform-text = Perform the String Quartet. It costs 3 Joy, and you have only 2. But your board makes music 1 Joy cheaper for Mozart.
perform-learnt = Music is paid in exactly the tones it shows, less what your board saves you. It brings stars for the end and a music token for now. Your neighbours may attend: they gain the music’s tones, you draw a Ticket for each of them.

prerequisite-title = A concert
prerequisite-text = Concert Music asks for something you have performed before. Yours is a String Quartet: perform the Violin Concerto, which asks for Strings. Point at the others to see what they lack.
prerequisite-learnt = Each piece of Concert Music has one prerequisite, a tone or a type of music. A performed piece that meets it is not used up: it can open the way to many others.

bonus-title = A bonus
bonus-text = The Prodigy lies under Seek Inspiration: if you raise Joy there, it offers 1 more. Seek Inspiration with Joy, then put your music token on The Prodigy.
bonus-learnt = After an action you may use the cards under it, one music token for each. Each card and each token serves once a turn, and the tokens come back when the turn ends.

chain-title = One thing leads to another
chain-text = Perform the “Alla turca” Sonata, a Piano piece. Then use Piano Pupil to seek Patronage, choose a Patron, use Commission, and seek Inspiration. You have one token: the second one comes with the performance.
chain-learnt = A bonus can be an action of its own: you move on to it, complete it, and may then use the cards under that one. A token gained on the way is of use at once, so a turn can grow long.

attend-title = In the audience
attend-text = Your neighbour has just performed the “Gypsy Rondo” Trio, which shows Passion and Joy. Attend the performance.
attend-learnt = Whoever attends gains 1 Inspiration of each tone on the piece, and the performer draws a Ticket: both are better off. You may also stay at home.

free-actions-title = Tickets and whims
free-actions-text = Two things need no action. Exchange two Joy Tickets for 1 Joy. Then be the Temperamental Artist: nothing in the Chamber Music row is within your reach, so give up a music token for five new cards.
free-actions-learnt = Two Tickets of one tone are 1 Inspiration of it, at any time in your turn. A token given to the Temperamental Artist is gone for good: think twice. At the end every two Tickets left are worth 1 point.

maestro-title = Maestro cards
maestro-text = Maestro cards are tasks for everybody. Buy Music Critic: your fourth Fortune card, and the first under Perform. End your turn. Two tasks are met at once, so choose a card.
maestro-learnt = At the end of a turn you take one of the Maestro cards whose tasks you met, and only one a turn. It costs nothing and nobody else can have it any more.

legacy-title = A Legacy Patron
legacy-text = You have performed three pieces, and all three have Strings in them. Look for the Legacy Patron who loves Strings, and win Count Razumovsky over.
legacy-learnt = At the end a Legacy Patron brings 2 points for each performed piece with something he loves, and takes 1 for each piece with something he dislikes. Pieces performed before he came count too.

end-title = The last round
end-text = One Maestro card is gone. When only two are left, the round is played to its end and the game is over. Perform the “Pastoral” Symphony, end your turn, and see how the points are counted.
end-learnt = Stars on music, Fortune cards and Financiers, Maestro cards, Legacy Patrons, and 1 point for every two Tickets: whoever has most of it all has won. Now you know enough for a whole game.
