# Une première partie de Lacrimosa, en français : pour chaque leçon, son titre, ce qu’il faut faire et ce qu’on a appris.
# Les mêmes clés se trouvent dans lessons.en.ftl.

two-cards-title = Deux cartes par tour
two-cards-text = Vous êtes un mécène qui se souvient de Mozart. Vos quatre cartes sont des souvenirs. Placez-en une en haut, dans la rangée Expériences, et une autre en bas, dans la rangée Histoires.
two-cards-learnt = À chaque tour on place deux souvenirs : la moitié supérieure de l’un sert maintenant, la moitié inférieure de l’autre à la fin de la période.

ducats-title = Quand l’argent manque
ducats-text = Vos deux cartes sont posées, mais avec un seul ducat en bourse vous n’irez pas loin. Prenez des ducats au lieu d’utiliser la carte du haut, puis terminez votre tour.
ducats-learnt = Au lieu d’utiliser la carte du haut, vous pouvez prendre autant de ducats que le numéro de la période : 2 ici, 5 dans la dernière. La carte du bas sert tout de même.

commission-title = Un opus
commission-text = Placez « Première commande » en haut et une autre carte en bas, utilisez celle du haut et commandez la Sinfonie « Alte Lambacher » au marché. Elle coûte 1 Talent et 2 ducats.
commission-learnt = Une commande marque aussitôt ses points, et l’opus est à vous. Chaque emplacement du marché change ce qu’une carte coûte ou rapporte : à gauche il y a une récompense, à droite c’est plus cher.

perform-title = Un concert du soir
perform-text = « Bastien et Bastienne » est à vous, et votre bourse est presque vide. Placez « Un concert du soir » en haut, utilisez-le et faites interpréter l’opéra.
perform-learnt = Faire interpréter coûte du Talent et rapporte des ducats. L’opus reste à vous, mais il est tourné jusqu’à la fin de la période : une fois par période suffit.

sell-title = Une vente
sell-text = La même action permet aussi de vendre. Placez « Chez le marchand de musique » en haut, utilisez-le et vendez le Quatuor « Lodi ».
sell-learnt = Une vente marque des points, et une œuvre de chambre augmente aussi vos finances, qui vous sont versées en ducats à la fin de chaque période. Mais l’opus quitte votre collection pour de bon.

document-title = Un meilleur souvenir
document-text = Placez « Un vieux journal intime » en haut et, en bas, une carte dont vous pouvez vous passer ; utilisez le journal et documentez « Le clavier sous un drap », qui est au marché.
document-learnt = Le nouveau souvenir prend la place de la carte que vous venez de poser en bas, qui quitte la partie : vous en avez toujours neuf. Il sert à la fin de cette période, et vous le piocherez dans les suivantes.

journey-title = À Munich
journey-text = Placez « En chaise de poste » en haut, utilisez-la et menez Mozart à Munich : la route coûte des ducats, la destination du Voyage. Une cantatrice de talent l’y attend.
journey-learnt = Il n’y a qu’un Mozart pour tous. Seul le lieu où s’achève le voyage agit ; sa tuile Ville s’en va et la suivante est dévoilée.

gift-title = Une tuile qui donne une action
gift-text = À Innsbruck, il y a un théâtre. Allez-y : vous gagnez 2 ducats et pouvez commander aussitôt. Choisissez la Symphonie n° 1.
gift-learnt = Certaines tuiles donnent une action. Elle se fait aussitôt, on la paie comme d’habitude, et l’on peut y renoncer. Aucune tuile ne donne un voyage.

court-title = À la Cour royale
court-text = Vienne est une Cour royale. S’y rendre est cher : 4 ducats et 2 Voyage en tout. Mais vous avez deux symphonies, juste ce que demande sa tuile visible. Allez à Vienne.
court-learnt = Une tuile Cour royale rapporte à la fin, si sa demande est alors satisfaite. Chaque opus et chaque marqueur Requiem ne sert que pour une tuile. Une demande qui n’est pas satisfaite ne coûte rien.

requiem-title = Le Requiem
requiem-text = La dernière œuvre de Mozart est inachevée. Placez « La prière de Constanze » en haut, utilisez-la et participez au Kyrie, pour les voix, avec Süssmayr. Cela coûte 3 ducats et 1 Composition.
requiem-learnt = Votre marqueur libère une récompense de votre plateau et prend place dans le mouvement ; vous gagnez une tuile du compositeur. À la fin, dans chaque mouvement, les marqueurs du compositeur qui en a le plus rapportent beaucoup, les autres peu.

upkeep-title = La fin d’une période
upkeep-text = C’est le dernier tour de la période : trois cartes, dont une reste en main. Placez-en deux, prenez un ducat, terminez votre tour et voyez l’entretien.
upkeep-learnt = À l’entretien, les pistes d’histoire reviennent à zéro, les quatre cartes du bas agissent, et vos finances vous sont versées. Puis viennent le bonus de la période et un nouveau marché. Les marqueurs d’histoire restent, les points des pistes non.

end-title = La fin de la partie
end-text = C’est le dernier tour de la dernière période. Votre tuile Cour royale demande un opéra et une symphonie, et la symphonie manque. Commandez la Symphonie n° 40, terminez votre tour, et voyez comment se comptent les points.
end-learnt = Aux points de la partie s’ajoutent les Cours royales, les marqueurs du Requiem et ce qui reste : 1 point pour 2 points d’histoire et pour 3 ducats. Qui en a le plus a gagné. Vous en savez assez pour une partie entière.
