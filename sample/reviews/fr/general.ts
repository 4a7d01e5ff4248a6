/** French sentences that suit any product or any garment. */

export const general = `
# any / post
= Commandé un [dimanche soir|jeudi soir], reçu le [mercredi|mardi] suivant.
= Livraison en point relais, [sans histoire|rien à signaler].
+ Colis soigné, du papier et du carton, [pas un gramme de plastique|rien de superflu].
+ Reçu [un jour plus tôt que prévu|en deux jours à peine], et joliment emballé.
+ J'avais une question sur ma commande, on m'a rappelé{E} [dans l'heure|le jour même].
~ Il a fallu [neuf|dix|onze] jours pour que le colis arrive [en Corse|jusqu'à Quimper|chez nous, en montagne].
~ Carton [enfoncé|en piteux état] à l'arrivée, mais le contenu n'avait rien, [heureusement|ouf].
-S Deux semaines de retard, et personne pour me dire [pourquoi|où était mon colis].
-S Le paquet avait visiblement déjà été [ouvert|porté disparu puis retrouvé] : étiquette [arrachée|recollée], papier froissé.
# any / price
+ Ce n'est pas donné, mais on [comprend|voit] où passe l'argent.
+ J'ai payé [deux fois|bien] plus cher pour [moins bien|beaucoup moins bien].
+ Acheté pendant les soldes, j'aurais presque honte [du prix|de l'avoir eu à ce prix].
~ [Un peu|Légèrement] cher pour ce que c'est, à mon avis.
~F Au prix fort, j'hésiterais ; en promotion, [c'est oui|il n'y a pas à réfléchir].
- À ce prix, j'attendais [mieux|une finition plus soignée].
- Moins trente pour cent [quatre|cinq] jours après mon achat, et aucun geste de leur part.
# any !mens / use
= Un cadeau [de ma sœur|de mes enfants|de ma mère] pour [mes quarante ans|mon anniversaire|Noël].
= J'ai tourné autour pendant [deux semaines|un mois] avant de me décider.
= [Ma belle-sœur|Une collègue|Ma voisine] a la même chose, et je louchais dessus depuis [le printemps|des mois].
+ C'est ma troisième commande chez cette marque, et [je n'ai jamais été déçu{E}|toujours rien à redire].
# mens / use
=G Acheté pour mon [mari|fils|frère|père], qui [déteste les magasins|ne s'achète jamais rien].
= Offert par [ma femme|ma compagne|mes filles] pour [la fête des Pères|mon anniversaire].
= J'achète des vêtements deux fois par an, [alors autant viser juste|et je veux que ça dure].
+G Il l'a essayé, il l'a gardé sur lui, [affaire classée|on n'en parle plus].
# any / verdict
+ J'en ai déjà parlé à [deux amies|ma sœur|toute la famille].
+ À refaire ? [Sans hésiter|Demain matin].
+ Bref, [je recommande|je suis conquis{E}].
+L Avec quelques mois de recul, [je signe toujours|je ne regrette rien].
~F Correct, [sans plus|rien de plus].
~F Je garde, mais [de justesse|sans enthousiasme].
~F Pas de regret, pas de coup de cœur non plus.
-SF Retour à l'expéditeur.
-S Renvoyé, et j'attends [encore|toujours] le remboursement.
-F Dommage, l'idée était [bonne|jolie].
-F Déçu{E}, d'autant que je suis [fidèle à la maison|client{E} depuis longtemps].
-F Je ne recommanderai pas cet article.
# any / title
+ Encore mieux en vrai
+ Conforme aux photos
+ Je ne regrette pas
+ Très belle surprise
+ À garder longtemps
+ Simple et bien fait
+ On me demande d'où ça vient
+ Un achat réussi
+ Rien à redire
+ J'aurais dû commander plus tôt
+ Adopté
~ Peut mieux faire
~ Bien, mais
~ Avis partagé
~ Pas tout à fait ce que j'espérais
~ J'hésite encore
- Déception
- Pas à ce prix
- Renvoyé
- Les photos sont trompeuses
- Passez votre chemin
- Qualité décevante
# sized fit:true / fit
+ Taille normalement : je fais du {usual} et [tout tombe bien|c'est exactement ça].
+ Ma taille habituelle, {usual}, et [aucune retouche|pas un pli de travers].
+ J'ai suivi le guide des tailles, et [pour une fois il dit vrai|c'était la bonne du premier coup].
= J'ai pris la taille {size}, comme d'habitude.
~ La taille est juste, mais la coupe demande [une silhouette plus fine que la mienne|un peu moins de hanches].
- La taille va, la forme non : [j'ai l'air d'un paquet|ça bâille là où il ne faut pas].
# sized fit:small / fit
+ Taille petit : je fais du {usual}, j'ai pris la taille {size} et [c'est parfait|je suis ravi{E}].
+ J'ai lu les avis et pris [une taille au-dessus|la taille {size} au lieu de ma taille habituelle]. Bien m'en a pris.
~ Attention, ça taille petit. Pour un {usual} habituel, comptez la taille {size}.
~ J'ai dû échanger contre la taille {size}, [ce qui m'a coûté dix jours|une semaine de perdue].
- Ma taille depuis [dix|vingt] ans, et impossible [de respirer|d'entrer dedans].
-S Trop serré dans ma taille, et la {size} était [épuisée|introuvable].
# sized fit:large / fit
+ Taille grand : une taille de moins, la {size}, et [tout est en place|c'est impeccable].
~ Prévoyez une taille en dessous ; d'habitude je fais du {usual}, ici la {size} [suffit|me va].
~ [Nettement|Un peu] trop ample dans ma taille, j'ai échangé contre la {size}.
- Immense. On entrerait à deux [dedans|dans ma taille habituelle].
-S Je flottais complètement, et la taille d'en dessous [n'existait plus|était épuisée].
# garment / make
+ Les coutures sont nettes, [à l'envers comme à l'endroit|aucun fil qui dépasse].
+ Je couds, donc je retourne tout : ici, [les finitions sont propres|c'est du travail sérieux].
+ Même l'étiquette ne gratte pas, [c'est dire|un miracle].
+L Un an de bons et loyaux services, et [pas une couture n'a lâché|aucune couture n'a bougé].
~ [Un fil|Deux fils] à couper à l'ourlet, rien de grave.
~ L'étiquette gratte, je l'ai [décousue|coupée] le premier soir.
- Une couture a [lâché|craqué] à la [deuxième|troisième] fois.
- Un côté est plus long que l'autre de [deux bons centimètres|presque deux centimètres].
-S Il y avait un [petit trou|fil tiré] près de l'ourlet dès le déballage.
# garment coloured / colour
+ Le coloris {colour} est [plus profond|plus doux|plus riche] que sur mon écran, tant mieux.
+ Le coloris {colour} est [lumineux|doux], et il va à mon teint de [rousse|blonde fatiguée|brune].
= Coloris choisi : {colour}.
~ Le coloris {colour} est un peu plus [terne|froid|pâle] en vrai ; regardez les photos des clientes.
- Le coloris {colour} du site et celui du colis [n'ont rien à voir|sont deux couleurs différentes].
# garment multi / colour
+F J'ai pris le coloris {colour}, je commande [bientôt|maintenant] le deuxième : {other}.
+F Après le coloris {colour}, me voilà tenté{E} par le coloris {other}.
# garment / style
+ Au bureau, au marché, à un [baptême|dîner] : {ce} {noun} {est} passé{e} partout.
+ Cela va avec [tout ce que j'ai déjà|la moitié de mon armoire], et c'est ce que je cherchais.
+ On {le} met sans réfléchir et on a l'air d'[avoir réfléchi|y avoir passé du temps].
+ Emporté{e} à [Lisbonne|Rome|Bordeaux], porté{e} [tous les jours|presque tous les jours].
~ Plus difficile à assortir que je ne pensais, il m'a fallu [quelques essais|trois essais].
- Trois fois enfilé{e}, trois fois [remis{e}|raccroché{e}] au placard.
# garment lambswool,merino,wool-blend / care
+L Programme laine, séchage à plat : [six|huit] lavages plus tard, rien n'a bougé.
+ Lavé{e} à la main dans l'eau froide, [comme neuf au séchage|sans le moindre dégât].
~L Quelques bouloches [sous les bras|aux frottements] au bout de deux mois, un coup de [rasoir|peigne] et on n'en parle plus.
- Ça bouloche [en une semaine|dès la troisième fois].
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
+L Après [dix|quinze] lavages à trente degrés, la couleur [n'a pas bougé|est intacte].
+ Presque pas de repassage si on étend bien humide.
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin !d:washed / care
~ Un [petit|bon] centimètre perdu en longueur au premier lavage.
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin !d:washed / care
- Au premier lavage, les coutures de côté ont [vrillé|tourné].
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
- Délavé{e} après [trois|quatre] machines, pourtant à trente degrés.
# garment viscose,satin,crepe / care
+ Cycle délicat, à l'envers, et c'est sec [le lendemain matin|dans la nuit].
~ Fer doux, sur l'envers, sinon ça [brille|marque] : je l'ai appris sur l'ourlet.
- La moindre goutte d'eau laisse une auréole [jusqu'au lavage suivant|bien visible].
# garment linen / care
+ Plus doux à chaque lavage ; je sèche à plat et [j'oublie le fer|je me passe de fer].
# garment linen !d:creaseResistant / care
~ Ça se froisse dès qu'on s'assied, c'est du lin, [il faut aimer|je m'y suis fait{E}].
# garment linen / care
# garment linen !d:washed / care
- Rétréci au premier lavage, à trente degrés, [en suivant l'étiquette à la lettre|je n'ai rien fait de travers].
# garment linen / care
# garment linen / fabric
+ Un vrai lin, avec de la tenue, et frais [par trente-cinq degrés|en pleine canicule].
+ Le lin est assez épais pour [ne rien laisser voir|se passer de jupon], tout en respirant.
~ Un peu raide à la sortie du paquet, [deux|trois] lavages l'ont détendu.
# garment linen !d:heavyweight,d:lined / fabric
- Lin trop fin, [transparent à contre-jour|on voit tout au soleil].
# garment linen / fabric
# garment viscose / fabric
+ La viscose tombe [comme de l'eau|à merveille] et reste fraîche.
- La matière colle [aux collants|partout], surtout par temps sec.
# garment satin / fabric
+ Un satin lourd, à peine brillant, [rien de clinquant|plutôt bougie que boule à facettes].
~ Le satin accroche [aux bagues|aux mains abîmées], il faut y penser.
- Trop brillant, [on dirait du papier cadeau|en photo, on ne voit que ça].
# garment crepe / fabric
+ Le crêpe a une main sèche, un peu d'élasticité, et [sort de la valise sans un pli|ne se froisse pas en voiture].
~ Un peu chaud, comme tout polyester ; [je le garde pour l'hiver|pas pour le mois d'août].
- Matière synthétique au toucher, et [de l'électricité statique|ça crépite].
# garment cotton,organic-cotton,surplus-poplin / fabric
+ Le coton est doux [dès le premier jour|tout de suite] et d'une bonne épaisseur.
+ Beau coton dense, ni [raide ni transparent|mou ni cartonné].
# garment cotton,organic-cotton,surplus-poplin !d:heavyweight,d:lined / fabric
- Trop fin : [on devine tout|il faut mettre quelque chose dessous].
# garment cotton,organic-cotton,surplus-poplin / fabric
# garment jersey / fabric
+ Le jersey reprend sa forme, même [le soir|après une journée assise].
- Le jersey a [gondolé|perdu sa forme] en quelques semaines.
# garment loopback-cotton / fabric
+ Un molleton épais, [chaud sans étouffer|comme on n'en fait plus].
~ Ça peluche [un peu|légèrement] aux premiers lavages.
# garment merino / fabric
# garment merino !d:chunky / fabric
+ Un mérinos si fin que je le porte [à même la peau|sans rien dessous], moi que tout gratte.
# garment merino / fabric
- Un trou [au poignet|à l'ourlet] au bout d'un mois, et non, ce ne sont pas les mites.
# garment lambswool / fabric
+ La laine d'agneau est moelleuse et [ne pique presque pas|à peine piquante].
~ Un [T-shirt|col] dessous s'impose si vous avez la peau sensible.
- Ça pique. J'ai tenu [une heure|jusqu'à midi].
# upper wool-blend / fabric
+ Chaud et léger, et les poignets [tiennent|ne se détendent pas].
# garment wool-blend / fabric
+ La laine mélangée tient chaud et [ne se déforme pas|se défroisse toute seule sur un cintre].
~ J'aurais aimé un peu plus de laine dans le mélange.
# print p:stripe / colour
+ Les rayures se rejoignent [aux coutures|sur les côtés], je vérifie toujours.
# print p:floral / colour
+ Les fleurs ont l'air peintes au pinceau, [c'est rare|rien de mièvre].
# dress,skirt d:lined / make
+ La doublure est légère et ne [remonte pas|colle pas].
- La doublure est trop courte et [remonte à chaque pas|se voit quand on s'assied].
# any / post
= Retrait en boutique, [deux minutes montre en main|sans attendre].
= Le livreur l'a laissé chez [la gardienne|le voisin du dessous], comme demandé.
# any !mens / use
= Acheté pour me consoler [d'un hiver sans fin|du déménagement].
= Je voulais me faire plaisir [après un mois difficile|pour la rentrée].
# any / verdict
+ On ne s'en séparera pas.
+ Mission accomplie.
+ Un achat que je referais les yeux fermés.
# garment / style
+ Je {le} mets au moins [deux|trois] fois par semaine, mon entourage commence à le remarquer.
+ Dans l'avion, en réunion, au parc : toujours à l'aise.
# dress-midi linen / use
= J'enseigne, il me faut des tenues fraîches qui [couvrent le genou|tiennent debout huit heures].
+ Dix jours en [Sicile|Corse|Crète], et je n'ai presque rien mis d'autre.
# dress-midi linen / care
+ Étendue bien mouillée sur un cintre, elle se passe de repassage.
~ Il faut aimer les plis, ou posséder un bon défroisseur.
# dress-midi linen / fabric
+ À l'ombre d'un tilleul ou dans une salle sans fenêtres, je n'ai pas transpiré.
# any / post
+ Un petit mot écrit à la main dans le colis, [ça fait plaisir|quelle bonne idée].
= Arrivé le jour dit, [entre deux averses|pendant que j'étais chez le dentiste].
# any / price
+ Prix honnête, [j'ai comparé une semaine|et je suis comptable].
+ J'ai grimacé en voyant le prix, [puis je l'ai oublié|je n'y pense plus].
~ Dix euros de moins et je n'aurais pas [hésité|réfléchi].
- On dirait une affaire, jusqu'à ce qu'on [ouvre le paquet|regarde de près].
# any / verdict
+ J'ai cherché un défaut, par honnêteté, [sans en trouver|je cherche encore].
+ Je note sévèrement d'habitude, [c'est dire|et pourtant].
~F Cela fait le travail, j'en attendais [un peu plus|davantage].
-F J'ai lu les bons avis, et je me demande si nous parlons [de la même chose|du même article].
`;
