/** French sentences about beauty products and homeware. */

export const beautyHome = `
# lips / fabric
+ Glisse sans [accrocher|tirer], pas besoin de miroir.
+ Confortable des heures, sans dessécher [les lèvres|même en janvier].
- Sec au bout d'une heure, et il [file|déborde].
# lips,nail-varnish coloured / colour
+ Le coloris {colour} est le même [sur la photo et sur moi|dans l'étui et en vrai].
~ Sur moi, la teinte {colour} tire un peu [plus froid|vers l'orangé].
- Le coloris {colour} ne va pas du tout [à ma carnation|à mon teint].
# lip-gloss / fabric
+ Brillant sans coller, [mes cheveux n'y restent pas pris|enfin].
~ À remettre après [chaque café|le déjeuner].
# lips / style
+ A survécu à [un déjeuner de famille|deux cafés et un baptême].
# face / fabric
+ Une petite quantité suffit, et on dirait [ma peau en mieux|de la peau].
- À quinze heures, tout avait [filé dans les plis|viré].
# face coloured / colour
+ La teinte {colour} est exactement [la mienne|ma peau], été comme hiver.
~ Je suis entre deux teintes, {colour} est un rien [jaune|rosée], je mélange.
# face / use
= J'ai [cinquante-huit|soixante] ans, et la plupart des textures marquent mes rides.
# compact / fabric
+ Poudre très fine, [aucun effet plâtre|invisible], le miroir est assez grand.
- Arrivée [en miettes|cassée].
# mascara / fabric
+ Sépare les cils [sans paquets|un à un], et tient jusqu'au soir.
+ J'ai pleuré [à un mariage|au cinéma], personne n'a rien vu.
~ La première couche est timide, il en faut [deux|une seconde].
- Des yeux de panda [à midi|dès la pause-café].
# nail-varnish / fabric
+ Deux couches, sec en dix minutes, et [six|cinq] jours sur des mains qui font la vaisselle.
~ Il s'écaille aux pointes au bout de [trois|quatre] jours.
- Encore collant [une heure après|au moment de dormir].
# perfume fig-leaf / fabric
+ La feuille plus que le fruit, verte et laiteuse, [tout le Luberon|mes vacances d'enfant].
# perfume neroli / fabric
+ Une fleur d'oranger avec de l'amertume, [jamais savonneuse|pas sucrée pour un sou].
# perfume cedar,vetiver / fabric
+ Sec, boisé, net, [mon mari me le vole|très élégant].
~ Assez austère au départ, [à essayer d'abord|il faut aimer le bois].
# perfume damask-rose / fabric
+ Une rose avec ses feuilles, [rien de poudré|pas une rose de grand-mère].
# perfume sea-salt / fabric
+ Les galets mouillés, la marée basse : [je suis à Roscoff|la Bretagne en flacon].
# perfume / style
+ Encore sur mon foulard [le lendemain|deux jours après].
+ On m'a demandé ce que je portais [dans l'ascenseur|à la boulangerie].
~ Au bout de [trois|quatre] heures, il faut en remettre.
- Plus rien au bout d'une heure, [à ce prix|sur ma peau en tout cas].
# perfume / make
+ Beau flacon lourd, [brume très fine|vaporisateur précis].
~ Le bouchon [ferme mal|ne tient pas bien].
# skin / style
+ Au bout de trois semaines, ma peau ne [tiraille|pèle] plus l'après-midi.
+ Sous le maquillage, ça ne [peluche|roule] pas.
~ Pas de miracle, mais une peau [plus calme|plus souple].
~ Rien de visible après un mois, c'est [agréable, sans plus|doux, voilà tout].
- Picotements le premier soir, [plaques le lendemain|joues en feu].
- Des boutons [au menton|sur le front] en une semaine.
# jar-cream / fabric
+ Une noisette suffit pour le visage et le cou, [le pot dure|et le pot de {size} dure].
~ Un peu riche pour [l'été|la zone T].
- Reste en surface, [comme du beurre|et brille].
# serum-dropper / fabric
+ Trois gouttes, bues en quelques secondes, [rien de collant|aucun film].
~ La pipette n'atteint pas [le fond|les derniers millilitres].
- Colle toute la nuit, [l'oreiller en a profité|mes cheveux aussi].
# skin,wash,tube-cream d:fragranceFree / use
+ Sans parfum, et ma peau qui réagit à tout [n'a rien dit|est restée calme].
# wash,tube-cream,candle !d:fragranceFree fig-leaf / colour
+ L'odeur de figuier est verte, [jamais écœurante|pas confite].
# wash,tube-cream,candle !d:fragranceFree cedar / colour
+ Le cèdre est sec, [on dirait un atelier|comme des copeaux de crayon].
# wash,tube-cream,candle !d:fragranceFree sea-salt / colour
+ L'air de la mer, [sans rien d'artificiel|sans le côté désodorisant].
# wash,tube-cream,candle !d:fragranceFree damask-rose / colour
+ Une vraie rose, discrète, [avec un peu de tige|jamais entêtante].
~ La rose est un peu forte [le matin|pour moi].
# wash,tube-cream oat-milk / colour
+ Presque aucune odeur, [un peu de lait tiède|c'est reposant].
# tube-cream neroli / colour
+ La fleur d'oranger me met [de bonne humeur|en vacances] à mon bureau.
# pump-bottle / fabric
+ Mousse bien avec [une demi-pression|très peu], sans dessécher.
- La pompe [s'est bloquée|a lâché] en une semaine.
- M'a desséché les [jambes|bras] en quelques jours.
# soap-bar / fabric
+ Dur, donc il dure : [cinq|six] semaines à deux.
~ À poser sur un porte-savon qui [égoutte|laisse couler l'eau], sinon il ramollit.
- Fendu en deux [au bout d'une semaine|dès les premiers jours].
# tube-cream / fabric
+ Pénètre en une minute, je peux [reprendre mon clavier|tourner mes pages].
+ Je suis [infirmière|potière], et mes mains ne [gercent|saignent] plus.
- Grasse : je laisse des traces [sur tout|partout].
# tube-cream / make
~ Le tube est difficile à [vider|presser] jusqu'au bout.
# wash,tube-cream,skin / use
= J'en ai un dans la salle de bains, un autre [dans la voiture|au bureau].
# candle / fabric
+ Elle brûle bien à plat si on lui laisse [deux|trois] heures la première fois.
+ Un soir suffit à parfumer [tout le bas|l'entrée aussi], sans insister.
- Un puits au milieu, la mèche noyée, et [la moitié de la cire perdue|c'est fini].
- Allumée, elle ne sent [plus rien|presque rien].
# candle / make
+ Le verre sert maintenant de [pot à crayons|porte-brosses].
# candle / use
= Je l'allume quand [l'ordinateur se ferme|les enfants dorment].
# perfume,candle,skin,wash,tube-cream / title
+ Un petit plaisir
+ Je rachète
~ Agréable, sans miracle
- Ne tient pas ses promesses
# lips,face,mascara,nail-varnish / title
+ Tient toute la journée
~ Jolie teinte, tenue moyenne
- Tenue décevante
# clay,pot stoneware / fabric
+ Un grès qui a du poids, [on le sent bien en main|fait pour durer].
~ C'est lourd, [ce que j'aime|un peu trop pour ma mère].
# clay porcelain / fabric
+ Une porcelaine fine et pourtant solide, [deux chutes, aucun éclat|testée par mes enfants].
# clay,pot d:mattGlazed / make
+ La glaçure mate est douce comme [un galet|une coquille d'œuf].
~ Les cuillères laissent des traces grises, [le bicarbonate les enlève|elles partent au bicarbonate].
# clay,pot d:speckled,d:reactive / colour
+ Chaque pièce est différente, [on a chacun la sienne|c'est le charme].
# mug / style
+ Il contient [un vrai bol de café|une bonne tisane], et l'anse accueille trois doigts.
~ Un peu [petit|grand] pour mon café du matin.
- Il goutte sur le côté [à chaque gorgée|chaque fois].
# plate-stack / style
+ Elles s'empilent sans bruit, et le moindre gratin [y est beau|a l'air d'un plat].
- Une des quatre est arrivée [ébréchée|cassée].
~ La plus grande entre tout juste au [lave-vaisselle|placard].
# bowl / style
+ Assez large pour une salade à quatre, assez profond pour la soupe.
- Il n'est pas d'aplomb, [il tourne sur la table|le pied est bancal].
# clay / care
+L Deux lave-vaisselle par jour depuis [un an|dix mois], la glaçure n'a pas bougé.
- Un éclat au bord après [une semaine|un mois] de lave-vaisselle.
# clay,pot coloured / colour
+ Le coloris {colour} est doux et va avec [ma vieille vaisselle blanche|tout].
~ Le coloris {colour} est plus [gris|foncé] que sur l'écran.
# clay / use
= Nous remplaçons peu à peu [la vaisselle du mariage|nos assiettes d'étudiants].
# tumblers / fabric
+ De petites bulles dans le verre recyclé, [la moitié du charme|j'adore].
- L'un des deux s'est fendu [avec des glaçons|à l'eau chaude].
~ Les deux verres ne sont pas tout à fait [de la même hauteur|identiques].
# vase / style
+ Trois tiges du jardin et on dirait [un bouquet|que je m'y connais].
~ Le col est étroit, [quatre tiges au plus|prévoyez un goupillon].
- Il laisse un rond d'eau [sur le buffet|partout].
# planter / style
+ La soucoupe est à la bonne taille, [pour une fois|et assortie].
- Une trace d'humidité sur le parquet [en quelques jours|dès la première semaine].
# lamp / style
+ Une lumière chaude pour [lire|tricoter], sans éblouir depuis le canapé.
~ Le fil est un peu court, [rallonge obligatoire|il a fallu une rallonge].
- L'abat-jour reste de travers, quoi que je fasse.
# lamp-floor / make
+ Monté en [dix|quinze] minutes, sans jurer.
- Il vacille [sur le tapis|dès qu'on passe à côté].
# lamp-table / make
+ Le pied est assez lourd pour une maison [à chats|avec enfants].
# lamp / use
= On n'allume plus jamais [le plafonnier|la lumière du plafond].
# cushion velvet / fabric
+ Le velours change avec la lumière, et le duvet [reprend sa forme|est généreux].
# cushion / fabric
+ Angles nets, passepoil bien droit, [du beau travail|rien à dire].
- La couture a cédé à un angle [en une semaine|très vite].
# cushion / style
+ Il réveille [un canapé gris|un vieux fauteuil].
~ Perdu sur un grand canapé, [prenez-en deux|il en faut trois].
# cushion,throw coloured / colour
+ Le coloris {colour} est chaud le soir, [sobre le jour|très beau sous la lampe].
- La couleur a déteint sur [mon fauteuil clair|un drap].
# throw / fabric
+ Assez grand pour deux et [un chat|un chien].
~ Il perd un peu de fibres [les premières semaines|au début].
# throw / style
+ On se le dispute [tous les soirs|devant les films].
# bed-linen / fabric
+ On dort [comme à l'hôtel|mieux], et elle est fraîche toute la nuit.
- Des bouloches à l'endroit des pieds [en deux mois|déjà].
# bed-linen linen / fabric
+ Le lin s'assouplit de semaine en semaine, [frais l'été, tiède l'hiver|un bonheur].
# bed-linen / care
~ À repasser humide, ou à aimer [froissée|l'air bohème].
+L Lavée chaque semaine depuis [neuf mois|un an], aucune usure.
# bed-linen / make
+ La couette reste dans les coins, et rien ne dépasse des taies.
# towel-stack terry / fabric
+ Épaisse, elle boit [dès le premier lavage|tout de suite].
# towel-stack waffle-cotton / fabric
+ Le nid d'abeille sèche vite, [et nous avec|même dans une salle de bains sans fenêtre].
# towel-stack / fabric
~ Elle peluche pendant [deux|trois] lavages.
- Elle étale l'eau au lieu de [l'absorber|la boire].
# towel-stack / style
+ Assez grande pour [s'enrouler dedans|faire le tour], ce que les anciennes ne faisaient plus.
# rug / fabric
+ Lourd, bien plat, les coins ne [rebiquent|remontent] pas.
~ Il glisse sur le carrelage, [il faut un dessous|sous-tapis conseillé].
- Il perd ses fibres [tous les jours|sans fin].
# rug jute / fabric
~ Rugueux pieds nus, [c'est du jute|donc pas dans la chambre].
# rug / style
+ Il cache [les miettes, le chien et la vie|presque tout] et finit la pièce.
# wood / fabric
+ Du bois massif, [le fil est beau|le veinage est magnifique].
~ Un verre mouillé laisse un rond, pensez à l'huile.
- Une fente est apparue [avec le chauffage|cet hiver].
# side-table / style
+ À la hauteur de l'accoudoir, pour [un thé et une lampe|deux tasses].
~ Plateau plus petit que je ne pensais : [une lampe, un livre|une tasse et c'est plein].
# stool / style
+ L'assise tressée est confortable [le temps d'un café|pour lacer ses chaussures].
- Le tressage s'est détendu [en un mois|vite].
# side-table,stool / make
+ Pieds vissés à la main en cinq minutes, [rien ne bouge|stable].
# home / use
= Nous venons [d'emménager|de changer d'appartement], et tout manquait.
# rug,lamp,wood,cushion / title
+ La pièce est finie
# home / title
+ Beau et solide
~ Plus petit que prévu
- Arrivé abîmé
# skin / fabric
+ La texture est légère, [presque de l'eau|rien de gras], et l'odeur discrète.
# skin / style
+ Ma fille de seize ans et moi nous servons dans le même [pot|flacon], c'est tout dire.
+ Les marques de l'oreiller disparaissent [plus vite|avant le café].
# skin / use
= Ma peau est sèche l'hiver, grasse l'été, et [de mauvaise humeur|capricieuse] entre les deux.
= Ma dermatologue m'avait dit de chercher [simple|une formule courte].
# perfume / use
= Je portais le même parfum depuis vingt ans, il n'existe plus.
= Le format {size} me fait [l'année|six mois].
# lips,face,mascara,nail-varnish / use
= Je me maquille [deux fois par an|le samedi], autant que ce soit bien.
# wash,tube-cream,candle / use
= Offert à ma belle-mère, qui [en a redemandé|n'offre jamais de compliments et en a fait un].
# lamp,pot,wood / use
= Il fallait quelque chose pour [le coin sombre du salon|l'entrée].
# mug,bowl / use
= Le café du dimanche y est meilleur, [je ne plaisante pas|parole].
# throw,cushion,bed-linen / use
= La maison est froide, on fait ce qu'on peut.
# rug,wood,lamp / fabric
+ Bien plus beau en vrai, la matière [se sent sous la main|a de la présence].
# towel-stack,bed-linen coloured / colour
+ Le coloris {colour} n'a pas bougé [au lavage|malgré le soleil de la terrasse].
`;
