/** French sentences about each kind of garment and accessory. */

export const fashion = `
# tee,longsleeve,vest-rib / make
+ L'encolure reste plate, [même après dix lavages|elle n'a pas gondolé].
~ Le col est un peu [large|ouvert] à mon goût.
- Le col [bâille|gondole] depuis le deuxième lavage.
# tee,longsleeve,vest-rib / length
+ Assez long pour [rester dans le pantalon|lever les bras sans rien montrer], à {middle}.
~ Un peu court pour moi qui mesure {tall}.
# tee,longsleeve / style
+ Sous [une veste|une salopette|un gilet], il fait tout de suite habillé.
# vest-rib,cami / make
+ Les bretelles [tiennent en place|ne glissent pas], même sur mes épaules tombantes.
~ Emmanchures un peu [échancrées|profondes], à voir avec le soutien-gorge.
# cami / style
+ Sous un blazer pour le théâtre, avec un jean [le lendemain|pour le marché].
# sweats / make
+ Les bords-côtes serrent juste ce qu'il faut, et ils [tiennent|ne se sont pas relâchés].
- Les bords-côtes sont déjà [détendus|mous].
# sweats,jogger / style
+ Parfait pour le télétravail : [présentable en visio|présentable jusqu'à la boulangerie], confortable pour le reste.
+ Ma fille me l'a [piqué|emprunté] deux fois, c'est bon signe.
= Il attend sur [le dossier de ma chaise|le canapé] que le chauffage baisse.
# jogger / length
+ Les chevilles restent couvertes quand je m'assieds, à {middle}.
~ Un peu court pour {tall}.
# jumper,buttoned / make
+ Maille régulière, bas bien plat, [poignets qui tiennent|épaules bien montées].
- Une maille [filée|tirée] sous le bras au bout de [deux|trois] jours.
# jumper,buttoned / length
+ Les manches arrivent au poignet, et je mesure {tall}.
~ Manches longues pour {short}, je fais un revers.
# jumper / style
+ Sur une chemise au bureau, sur [rien du tout|un simple T-shirt] le dimanche.
+ Il ne quitte mes épaules que de [juin à août|mai à septembre].
= Il me fallait un pull pour [une maison mal chauffée|les matins de marché|les quais de gare].
# jumper-roll-neck / make
+ Le col roulé tient sans étrangler, [moi qui n'en portais plus|c'est assez rare].
~ Le col passe difficilement [avec des lunettes|sur ma grosse tête].
# buttoned / make
+ Les boutons sont bien cousus et passent [sans forcer|facilement].
- Un bouton perdu [le premier jour|en une semaine], et pas de rechange.
# buttoned / style
+ Le genre de gilet qu'on enfile en rentrant et qu'on garde [jusqu'au coucher|même quand on a du monde].
# robe / make
+ Grand col, deux poches profondes, une ceinture qui [tient|reste nouée].
~ Les passants sont placés un peu [haut|bas] pour moi.
# robe / style
+ Le dimanche matin dure maintenant [jusqu'à midi|jusqu'au déjeuner].
# robe / length
+ Au genou à {middle}, on ne se prend pas les pieds dedans.
# robe / fabric
+ Doux [au sortir de la douche|dès qu'on l'enfile], sans peser.
- La ceinture s'est [effilochée|décousue] en un mois.
# dress / use
= Achetée pour [un mariage en juin|une communion|les soixante ans de ma mère|un baptême].
= Il me fallait une robe [pour le bureau en été|pour dix jours en Grèce|pour la fête de l'école].
+ Portée au mariage de [mon frère|ma cousine] : [trois compliments avant l'apéritif|même la mariée m'a demandé d'où elle venait].
= Je ne suis pas très robe, [tout le monde vous le dira|d'habitude].
# dress fit:true / fit
+ La taille est [à sa place|marquée juste où il faut], et il y a de quoi respirer à table.
+ Elle glisse sur le ventre [sans mouler|sans rien souligner], en {usual} comme d'habitude.
# dress fit:small / fit
~ Étroite au buste : la {usual} [ne passait pas|coinçait] aux épaules, la {size} va bien.
# dress fit:large / fit
~ Trop de tissu à la taille dans mon {usual} ; avec la {size}, on retrouve [une silhouette|mes hanches].
# dress / make
+ L'encolure ne bâille pas quand je me penche, et je me penche beaucoup, j'ai [des jumeaux|deux petits].
~ Il ne lui manque qu'[une poche|une paire de poches].
- L'ourlet était [de travers|décousu] à l'arrivée.
# dress / style
+ En sandales le midi, en talons le soir, [et voilà|personne n'a reconnu la robe].
+ On enfile une seule chose et on est [habillée|prête], le lundi matin c'est précieux.
+ À vélo, elle [ne se prend nulle part|suit sans broncher].
~ Pas pour les jours de vent, [j'ai compris à Saint-Malo|l'expérience parle].
- J'ai l'air d'un [abat-jour|rideau] là-dedans.
# dress-midi / length
+ À {middle}, elle s'arrête sous le genou, [la bonne longueur|sans retouche].
+ Je mesure {short}, et elle tombe [à mi-mollet|joliment], sans m'écraser.
+ {tall} et les genoux couverts, même assise, [c'est rare|enfin].
~ Pour {short}, j'ai fait reprendre [quatre|cinq] centimètres.
~ Sur moi, {tall}, elle est presque [au genou|courte].
# dress-midi / make
+ Les fronces à la taille sont [bien réparties|régulières] et ne grossissent pas.
+ Des manches courtes où passent [de vrais bras|mes bras], merci.
~ Les fronces donnent [un peu de volume|du volume] devant.
- Les fronces sont toutes [du même côté|au mauvais endroit].
# dress-maxi / length
+ À la cheville pour {tall}, [je n'y croyais plus|avec des sandales plates].
~ À {short}, il faut des compensées [ou un ourlet|sinon elle balaie].
# dress-maxi / style
+ Les volants bougent quand on marche, on se sent [en vacances|grande].
# dress-mini / length
+ Au-dessus du genou, mais [on peut s'asseoir|sans surveiller l'escalier], à {middle}.
~ Courte pour {tall}, je la mets avec [des collants épais|un legging].
# dress-mini / style
+ Collants noirs et bottines l'hiver, jambes nues l'été.
# dress-slip / style
+ Avec un gros pull par-dessus le mardi, les épaules nues [le samedi|au théâtre].
~ Coupée en biais, elle montre la moindre couture : [lingerie invisible obligatoire|prévoyez le bon dessous].
# dress-slip / length
+ À mi-mollet pour {middle}, [très élégant|belle ligne].
# skirt / style
+ Avec [un pull|un col roulé] et des bottes, elle fait tout l'hiver.
+ Elle danse quand je marche, [alors je marche|un vrai plaisir].
- Elle tourne [à chaque pas|toute la journée], je passe mon temps à la remettre.
# skirt / fit
+ La ceinture ne roule pas et ne serre pas, même [après déjeuner|assise huit heures].
# skirt-aline / length
+ Au genou pour {middle}, comme sur la photo.
# skirt-pleated / make
+ Les plis sont nets et [le restent au lavage|reviennent seuls après lavage].
- La moitié des plis [a disparu au premier lavage|n'a pas tenu].
# trousers,jeans,short / make
+ La fermeture glisse, le bouton tient, [les poches sont de vraies poches|rien ne tire].
- La couture a [lâché|craqué] alors que je [me baissais|montais en voiture].
# trousers,jeans,jogger,short / use
= L'ancien avait rendu l'âme [au genou|après sept ans].
# trousers-wide,jeans / length
+ À {tall}, il touche enfin [mes chaussures|le sol], même à plat.
~ Pour {short}, [six|huit] centimètres à reprendre.
+ À {middle}, rien à retoucher.
# trousers-wide,trousers-straight / style
+ Avec un simple T-shirt rentré, il fait [deux fois son prix|très habillé].
+ De la salle de cours au dîner, [sans un pli|sans avoir l'air fatigué].
# trousers-mens / length
+ Bonne longueur sur la chaussure à {tall}, rien à reprendre.
~ Un peu long pour {short}, le retoucheur a fait le reste.
# trousers-mens / style
+ Présentable au tribunal, confortable [dans le train du retour|en voiture].
# jeans / fabric
+ Raide deux jours, puis il a pris [ma forme|mes plis] et n'en bouge plus.
~ Il déteint un peu [avant le premier lavage|sur les canapés clairs].
- Genoux [en poches|déformés] dès le deuxième jour.
# jeans / style
+ La taille est vraiment haute, tout est [tenu|rentré], et je respire.
# shorts,shorts-mens / style
+ De la plage au marché [sans se changer|sans faute de goût].
= Acheté en mai, [dans un accès d'optimisme|pour deux semaines à Oléron].
# bag / style
+ Il avale [un ordinateur|un livre], le goûter des enfants et un foulard, et garde son allure.
- La fermeture [accroche|se coince] sans arrêt.
# bag-tote / style
+ Les anses passent par-dessus [un gros manteau|la doudoune].
~ Ouvert sur le dessus : dans le métro, je garde [la main dessus|le bras dessus].
# bag-top-handle / style
+ Il tient debout tout seul [à table|sur une chaise de café], et le fermoir claque bien.
~ Téléphone, clés, rouge à lèvres, [et c'est tout|et il est plein].
# bag-crossbody / style
+ Les deux mains libres pour [la poussette|le vélo|le chien], enfin.
# bag / make
+ Coutures serrées, bords bien peints, [rien ne s'effiloche|du bel ouvrage].
~ Il manque une poche intérieure.
- La bandoulière s'est [décousue|arrachée] au bout de [deux mois|six semaines].
# bag,belt leather / fabric
+ Un cuir qui a de la main et [sent le cuir|se patine déjà].
~ Raide au début, comptez [deux semaines|un mois].
- Le cuir marque [au premier ongle|dès qu'on le regarde].
# bag,belt suede / fabric
+ Un daim épais, [velouté|doux], un geste de la main et il est net.
~ Le daim craint la pluie, [à Brest c'est un métier|à réserver aux beaux jours].
# bag canvas,recycled-nylon / fabric
+ La matière est solide et [légère|ne s'affaisse pas].
# belt / make
+ Boucle solide, trous nets, [bords bien finis|cuir bien plat].
~ J'ai fait percer [un trou de plus|un trou] pour ma taille.
- Les bords [se craquellent|pèlent] après deux mois.
# scarf / style
+ Deux tours et il en reste, [un vrai plaid|une vraie couverture dans le train].
~ Très grande : à {short}, [je disparais|on ne voit que l'écharpe].
- Elle perd ses poils sur [mon manteau noir|tout].
# scarf / fabric
+ Douce jusqu'au menton, et je suis [du genre princesse au petit pois|difficile].
- Elle gratte le cou, [impossible de la garder|je la porte sur un col].
# scarf / make
+ Les franges sont torsadées et [ne s'effilochent pas|bien nouées].
# jewel / fabric
+L Je {le} porte tous les jours depuis six mois, sauf sous la douche, et [aucune trace d'usure|rien n'a terni].
- La couleur a [viré|passé] en trois mois.
# earrings / style
+ Légères, [on les oublie|je dors avec], et mes oreilles ne disent rien.
~ Plus [petites|grandes] que je ne l'imaginais, mesurez.
# earrings / make
- Une tige [tordue|cassée] la première semaine.
# necklace-pendant / style
+ Le médaillon reste à plat et [ne se retourne pas|tombe juste au creux du cou].
~ La chaîne est fine et [s'emmêle|fait des nœuds] pour un rien.
- La chaîne a [cassé|cédé] en enfilant un pull.
# bangle / style
+ Ouvert, il passe [ma main large|sans savon] et ne bouge plus.
~ Il cogne sur le clavier quand j'écris.
- Trop large pour un poignet fin, [il tourne|il file au coude].
# shades / style
+ Elles tiennent quand je baisse la tête et ne [marquent pas le nez|serrent pas les tempes].
~ Un peu larges pour un visage fin, elles [glissent|descendent] par temps chaud.
- Elles serrent derrière les oreilles, [mal de tête en une heure|je les quitte au bout d'une heure].
# shades / fabric
+ L'acétate est épais et [poli comme un galet|bien poli], les charnières sont fermes.
# shades / use
= Les précédentes sont au fond [du lac d'Annecy|de l'Ardèche].
# dress / title
+ La robe de toutes les fêtes
+ Invitée à un mariage, réglé
+ Légère et élégante
~ Jolie, mais la longueur
~ Pas de poches !
- Pas faite pour moi
- Un rideau
# jumper,buttoned lambswool,merino,wool-blend / title
+ Chaud sans gratter
+ Mon hiver est prêt
~ Belle laine, quelques bouloches
- Bouloche trop vite
# garment / title
+ Belle coupe
+ Je vis dedans
~ Jolie pièce, finitions moyennes
- Un lavage et puis plus rien
# fit:small / title
~ Prenez une taille au-dessus
- Minuscule
# fit:large / title
~ Prenez une taille en dessous
- Immense
# fit:true / title
+ Taille juste
# linen garment / title
+ Un vrai lin
# linen garment !d:creaseResistant / title
~ Se froisse, forcément
# bag-tote / title
+ Tout y tient
# bag / title
+ Beau sac, bien cousu
~ Une poche de plus, s’il vous plaît
# jewel / title
+ Discret et beau
~ Plus petit que prévu
# shades / title
+ Bien en place
~ Un peu larges
`;
