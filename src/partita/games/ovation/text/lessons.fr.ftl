# Une première partie d’Ovation, en français : pour chaque leçon, son titre, ce qu’il faut faire et ce qu’on a appris.
# Les mêmes clés se trouvent dans lessons.en.ftl.

inspiration-title = L’Inspiration
inspiration-text = Vous êtes Mozart. Les trois marqueurs de votre clavier de piano sont votre Inspiration en Passion, en Joie et en Tristesse ; c’est elle qui paie tout. Cherchez l’Inspiration : augmentez la Joie de 2, puis terminez votre tour.
inspiration-learnt = Un tour est une action principale. « Chercher l’Inspiration » augmente une tonalité de 2, ou deux tonalités différentes de 1 chacune ; c’est toujours possible, si bien qu’on ne passe jamais.

fortune-title = Une carte Fortune
fortune-text = Cherchez fortune : achetez « Promenade matinale ». Elle coûte 2 Inspirations, dans les tonalités de votre choix. Vous voulez garder votre Joie : payez 1 Passion et 1 Tristesse.
fortune-learnt = Les cartes Fortune et les mécènes se paient dans les tonalités que l’on veut. La carte est maintenant glissée sous l’action qu’elle désigne, « Chercher l’Inspiration », et ses étoiles comptent déjà pour vous.

patron-title = Un mécène
patron-text = Cherchez un mécène : gagnez le prince Lichnowsky à votre cause pour 2 Inspirations. C’est un financier : les mécènes de cette sorte vous aident chaque fois que vous cherchez fortune.
patron-learnt = Un financier se glisse sous « Chercher fortune », avec son bonus et ses étoiles. Les autres mécènes, les mélomanes, vont sur votre plateau, sous les actions, et attendent la fin de la partie.

perform-title = Une représentation
perform-text = Jouez le Quatuor à cordes. Il coûte 3 Joies, et vous n’en avez que 2. Mais le plateau de Mozart rend la musique moins chère de 1 Joie.
perform-learnt = La musique se paie exactement dans les tonalités qu’elle porte, moins ce que votre plateau vous épargne. Elle rapporte des étoiles pour la fin et un jeton de musique tout de suite. Vos voisins peuvent y assister : ils gagnent les tonalités de l’œuvre, et vous piochez un billet pour chacun d’eux.

prerequisite-title = Un concert
prerequisite-text = La musique de concert demande une œuvre que vous avez déjà jouée. La vôtre est un quatuor à cordes : jouez le Concerto pour violon, qui demande des cordes. Désignez les autres pour voir ce qui leur manque.
prerequisite-learnt = Chaque œuvre de concert a un prérequis, une tonalité ou un type de musique. L’œuvre déjà jouée qui le remplit n’est pas usée : elle peut ouvrir la voie à beaucoup d’autres.

bonus-title = Un bonus
bonus-text = « L’Enfant prodige » est glissé sous « Chercher l’Inspiration » : si vous y augmentez la Joie, il en offre 1 de plus. Cherchez l’Inspiration avec la Joie, puis placez votre jeton de musique sur cette carte.
bonus-learnt = Après une action, vous pouvez utiliser les cartes glissées sous elle, avec un jeton de musique pour chacune. Chaque carte et chaque jeton sert une fois par tour, et les jetons reviennent à la fin du tour.

chain-title = De fil en aiguille
chain-text = Jouez la Sonate « Alla turca », une œuvre pour piano. Utilisez ensuite « Élève de piano » pour chercher un mécène, choisissez-le, utilisez « Commande » et cherchez l’Inspiration. Vous avez un jeton : le second vient avec la représentation.
chain-learnt = Un bonus peut être une action entière : vous y passez, vous l’accomplissez, et vous pouvez alors utiliser les cartes glissées sous celle-là. Un jeton gagné en chemin sert aussitôt : un tour peut donc devenir long.

attend-title = Dans le public
attend-text = Votre voisin vient de jouer le Trio « à la hongroise », qui porte Passion et Joie. Assistez à la représentation.
attend-learnt = Qui assiste à une représentation gagne 1 Inspiration de chaque tonalité de l’œuvre, et l’interprète pioche un billet : les deux y gagnent. Vous pouvez aussi rester chez vous.

free-actions-title = Billets et caprices
free-actions-text = Deux choses ne prennent pas d’action. Échangez deux billets Joie contre 1 Joie. Faites ensuite l’artiste capricieux : rien dans la rangée Musique de chambre n’est à votre portée, alors donnez un jeton de musique pour cinq cartes nouvelles.
free-actions-learnt = Deux billets d’une même tonalité valent 1 Inspiration de celle-ci, à tout moment de votre tour. Le jeton de l’artiste capricieux est perdu pour de bon : pensez-y à deux fois. À la fin, deux billets restants valent 1 point.

maestro-title = Les cartes Maestro
maestro-text = Les cartes Maestro sont des défis pour tous. Achetez « Critique musical » : c’est votre quatrième carte Fortune, et la première sous « Jouer une œuvre ». Terminez votre tour. Deux défis sont relevés à la fois : choisissez une carte.
maestro-learnt = À la fin d’un tour, vous prenez une des cartes Maestro dont vous avez relevé le défi, et une seule par tour. Elle ne coûte rien, et plus personne d’autre ne peut l’avoir.

legacy-title = Un mécène mélomane
legacy-text = Vous avez joué trois œuvres, et toutes les trois comptent des cordes. Cherchez le mécène mélomane qui aime les cordes, et gagnez le comte Razoumovski à votre cause.
legacy-learnt = À la fin, un mécène mélomane rapporte 2 points pour chaque œuvre jouée qui porte ce qu’il aime, et en retire 1 pour chaque œuvre qui porte ce qu’il n’aime pas. Les œuvres jouées avant sa venue comptent aussi.

end-title = La dernière manche
end-text = Une carte Maestro est déjà partie. Quand il n’en reste que deux, on finit la manche, et la partie est terminée. Jouez la Symphonie « Pastorale », terminez votre tour, et voyez comment se comptent les points.
end-learnt = Les étoiles de la musique, des cartes Fortune et des financiers, les cartes Maestro, les mécènes mélomanes, et 1 point pour deux billets : qui en a le plus a gagné. Vous en savez assez pour une partie entière.
