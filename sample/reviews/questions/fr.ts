/** French questions and answers: conditions, then question, answer of the shop, answer of a buyer. */

export const frenchQuestions = `
# garment sized
Q Est-ce que ça taille normalement ? Je fais du {usual}.
S La coupe suit le guide des tailles de cette page. Entre deux tailles, nous conseillons la plus grande.
B J'ai pris ma taille habituelle, aucun souci.
Q Je mesure {tall}, est-ce assez long ?
S Les longueurs figurent dans le guide des tailles ; comparez avec un vêtement que vous aimez.
B Je suis à peu près de votre taille, et ça va.
Q Comment se passe le lavage ?
S Suivez l'étiquette : {care}
# garment lambswool,merino,wool-blend
Q Est-ce que ça gratte ?
S Chaque peau est différente, le mieux est de l'essayer chez vous ; le retour reste possible.
B Un T-shirt fin dessous, et je ne sens rien.
# garment linen !d:lined
Q Le tissu est-il transparent dans les tons clairs ?
S Devant une fenêtre, un peu, comme tout lin clair. Des dessous couleur chair suffisent.
B En ivoire un peu, sinon non.
# dress
Q Y a-t-il des poches ?
S Non, elles se verraient dans la ligne de la jupe.
B Hélas non !
# bag-tote
Q Un ordinateur de 15 pouces y entre-t-il ?
S Oui, avec son chargeur et un pull.
B Le mien, oui.
# perfume
Q Combien de temps tient-il ?
S Une demi-journée en moyenne, plus longtemps sur un tissu.
B Cinq heures environ sur moi.
# skin
Q Peut-on l'utiliser sous une crème solaire ?
S Oui, en laissant pénétrer deux ou trois minutes.
B Tous les matins, ça ne peluche pas.
# candle
Q Combien d'heures brûle le format {size} ?
S Cela dépend des courants d'air et de la mèche : coupez-la à un demi-centimètre et laissez fondre la cire jusqu'au bord.
# clay
Q Passe au lave-vaisselle ?
S Oui, et au micro-ondes. Laissez refroidir avant de rincer.
B Tous les jours, rien à signaler.
# lamp
Q Quelle ampoule faut-il ?
S Une ampoule à vis classique ; une LED chaude de huit watts convient bien.
# bed-linen
Q Faut-il repasser ?
B Non, si on étend bien. Je fais seulement les taies.
# rug
Q Convient-il à un chauffage au sol ?
S Oui, il laisse passer la chaleur.
# wood
Q Faut-il le monter ?
S Les pieds se vissent à la main, sans outil, en cinq minutes.
B Dix minutes, thé compris.
# sized
Q Entre deux tailles, laquelle prendre ?
S La plus grande, sauf si vous aimez porter près du corps.
# garment cotton,organic-cotton,jersey
Q Peut-on passer au sèche-linge ?
S Mieux vaut éviter : à plat, la forme et la taille restent intactes.
B Je l'ai fait une fois, je ne le referai pas.
# jumper,buttoned
Q Est-ce assez chaud pour l'hiver sans manteau ?
B Pour aller chercher le pain, oui. Pour la montagne, non.
# jeans
Q Est-ce que le jean se détend ?
S D'un centimètre à la taille environ, et il se resserre au lavage.
# bag-crossbody,bag-top-handle
Q Un grand téléphone y entre-t-il ?
B Le mien, sans sa coque.
# jewel
Q Convient-il aux peaux sensibles ?
S Composition : {fabric}. En cas d'allergie aux métaux, demandez d'abord conseil à votre médecin.
B Aucun souci pour moi, pourtant je réagis à tout.
# shades
Q Les verres protègent-ils des UV ?
S Oui, de tous les UVA et UVB.
# lips,face
Q Convient aux peaux sensibles ?
S La liste complète des ingrédients est sur cette page ; faites un essai au creux du bras.
# cushion
Q La housse se lave-t-elle ?
S Oui, sans le garnissage. {care}
# vase,planter
Q Est-ce étanche ?
S Oui, l'intérieur est émaillé. Sur du bois, un feutre reste prudent.
# side-table
Q Le plateau craint-il l'eau ?
S Essuyez vite et huilez une fois par an.
`;
