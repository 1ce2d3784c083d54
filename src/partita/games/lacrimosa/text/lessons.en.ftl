# A first game of Lacrimosa, in English: for each lesson its title, what to do, and what was learnt.
# The same keys stand in lessons.fr.ftl.

two-cards-title = Two cards a turn
two-cards-text = You are a patron who remembers Mozart. Your four cards are Memories. Lay one above, in the Experiences row, and another one below, in the Stories row.
two-cards-learnt = On every turn two Memories are laid: the upper half of one serves now, the lower half of the other at the end of the period.

ducats-title = When money is short
ducats-text = Your two cards lie, but with a single ducat in your purse you cannot travel far. Take ducats instead of using the card above, then end your turn.
ducats-learnt = Instead of using the card above you may take as many ducats as the number of the period: 2 now, 5 in the last one. The card below works all the same.

commission-title = An Opus
commission-text = Lay First Commission above and any other card below, use the upper one, and commission the Sinfonie “Alte Lambacher” from the market. It costs 1 Talent and 2 ducats.
commission-learnt = A commission scores its points at once, and the Opus is yours. Each slot of the market changes what a card costs or brings: on the left there is a reward, on the right it gets dearer.

perform-title = An evening concert
perform-text = You own Bastien and Bastienne, and your purse is nearly empty. Lay An Evening Concert above, use it, and have the opera performed.
perform-learnt = A performance costs Talent and brings ducats. The Opus stays yours, but is turned until the end of the period: once a period is enough.

sell-title = A sale
sell-text = The same action also sells. Lay At the Music Dealer’s above, use it, and sell the “Lodi” Quartet.
sell-learnt = A sale scores points, and a chamber work also raises your finance, which pays you ducats at the end of every period. But the Opus leaves your collection for good.

document-title = A better Memory
document-text = Lay An Old Diary above and a card that you can do without below, use the diary, and document The Covered Keyboard from the market.
document-learnt = The new Memory takes the place of the card that you have just laid below, which leaves the game: you always own nine. It works at the end of this period, and you will draw it in the next ones.

journey-title = To Munich
journey-text = Lay By Post-Chaise above, use it, and take Mozart to Munich: the road costs ducats, the destination Journey. A Gifted Singer awaits him there.
journey-learnt = There is one Mozart for everybody. Only the place where he ends his journey acts; its City tile goes away and the next one is opened.

gift-title = A tile that gives an action
gift-text = In Innsbruck there is a theatre. Travel there: you gain 2 ducats and may commission at once. Choose Symphony No. 1.
gift-learnt = Some tiles give an action. It is done at once and paid for as usual, and you may leave it. No tile gives a journey.

court-title = At the Royal Court
court-text = Vienna is a Royal Court. It is dear to get there: 4 ducats and 2 Journey in all. But you own two symphonies, just what its open tile asks for. Travel to Vienna.
court-learnt = A Royal Court tile scores at the end, if its demand is met then. Each Opus and each Requiem marker serves for one tile only. A demand that is not met costs nothing.

requiem-title = The Requiem
requiem-text = Mozart’s last work is unfinished. Lay Constanze’s Request above, use it, and contribute voices by Süssmayr to the Kyrie. It costs 3 ducats and 1 Composition.
requiem-learnt = Your marker leaves a reward behind on your board and stands in the movement; you gain a tile of the composer. In each movement the markers of the composer with more of them score high at the end, all others low.

upkeep-title = The end of a period
upkeep-text = It is the last turn of the period: with three cards, of which one stays in your hand. Lay two, take a ducat, end your turn, and watch the upkeep.
upkeep-learnt = At upkeep the story tracks go back to zero, the four cards below work, and your finance pays you. Then come the period’s bonus, and new cards in the market. Counters outlive it, points on the tracks do not.

end-title = The end of the game
end-text = The last turn of the last period. Your Royal Court tile wants an opera and a symphony, and the symphony is missing. Commission Symphony No. 40, end your turn, and see how the points are counted.
end-learnt = To the points of the game come the Royal Courts, the markers in the Requiem, and what is left: 1 point for 2 story points and for 3 ducats. Whoever has most has won. Now you know enough for a whole game.
