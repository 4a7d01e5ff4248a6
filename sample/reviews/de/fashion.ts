/** German sentences about each kind of garment and accessory. */

export const fashion = `
# tee,longsleeve,vest-rib / make
+ Der Halsausschnitt liegt glatt an, [auch nach vielen Wäschen|nichts wellt sich].
~ Der Ausschnitt ist mir etwas zu [weit|tief].
- Der Halsausschnitt war nach der zweiten Wäsche [ausgeleiert|wellig].
# tee,longsleeve,vest-rib / length
+ Lang genug, um [im Hosenbund zu bleiben|die Arme zu heben], bei {middle}.
~ Bei {tall} leider etwas kurz.
# tee,longsleeve / style
+ Unter [dem Blazer|der Latzhose|der Strickjacke] sieht es sofort angezogen aus.
# vest-rib,cami / make
+ Die Träger bleiben oben, [auch bei meinen schmalen Schultern|den ganzen Abend].
~ Die Armausschnitte sind recht tief, [der BH will überlegt sein|man braucht den passenden BH].
# cami / style
+ Abends unter dem Samtblazer, [am nächsten Tag|am Morgen danach] zur Jeans.
# sweats / make
+ Die Bündchen halten, ohne [einzuschneiden|zu drücken].
- Die Bündchen sind schon nach [zwei|drei] Wäschen schlaff.
# sweats,jogger / style
+ Für die Arbeit zu Hause ideal: [in der Videokonferenz vorzeigbar|vorzeigbar bis zum Bäcker], auf dem Sofa bequem.
+ Wurde mir schon zweimal [vom Sohn|von der Tochter] entführt, mehr muss man nicht sagen.
= Liegt über [dem Schreibtischstuhl|der Sofalehne], bis die Heizung ausgeht.
# jogger / length
+ Die Bündchen sitzen am Knöchel und rutschen nicht, bei {middle}.
~ Bei {tall} sieht man im Sitzen viel Socke.
# jumper,buttoned / make
+ Gleichmäßig gestrickt, der Bund liegt glatt, [die Schultern sitzen|die Bündchen schließen].
- Unter dem Arm lief nach [zwei|drei] Tagen eine Masche.
# jumper,buttoned / length
+ Die Ärmel reichen bis zum Handgelenk, und ich bin {tall} groß.
~ Bei {short} schlage ich die Ärmel einmal um.
# jumper / style
+ Im Büro über dem Hemd, sonntags [über gar nichts|einfach so].
+ Von [September bis Mai|Oktober bis April] kaum noch ausgezogen.
= Gesucht war ein Pullover für [eine Altbauwohnung|den Bahnsteig um sechs|kalte Klassenzimmer].
# jumper-roll-neck / make
+ Der Rollkragen steht, ohne zu würgen, [was selten ist|dabei mag ich sonst keine].
~ Der Kragen geht schwer über [die Brille|den Kopf], danach ist er bequem.
# buttoned / make
+ Die Knöpfe sind fest angenäht und gehen [leicht|ohne Kampf] durch die Löcher.
- Am ersten Tag fehlte ein Knopf, und Ersatz [liegt nicht bei|war nicht dabei].
# buttoned / style
+ Das, was man beim Heimkommen anzieht und [bis zum Schlafengehen|auch für Besuch] anbehält.
# robe / make
+ Breiter Kragen, zwei tiefe Taschen und ein Gürtel, der [zu bleibt|hält].
~ Die Gürtelschlaufen sitzen für mich etwas zu [hoch|tief].
- Eine Gürtelschlaufe riss in der [ersten|zweiten] Woche aus.
# robe / style
+ Der Samstagmorgen dauert jetzt bis [elf|mittags].
# robe / length
+ Geht bei {middle} bis ans Knie, so stolpert man nicht auf der Treppe.
# robe / fabric
+ Angenehm auf der Haut, [nicht zu schwer|auch direkt nach dem Duschen].
# dress / use
= Gekauft für [eine Hochzeit im Juni|eine Taufe|den Sechzigsten meiner Mutter|die Abiturfeier].
= Gesucht war ein Kleid [fürs Büro im Sommer|für zehn Tage Apulien|für das Gartenfest].
+ Auf der Hochzeit meiner [Cousine|Schwester] getragen und [dreimal|sogar von der Braut] darauf angesprochen worden.
= Eigentlich trage ich keine Kleider, [das weiß jeder|seit Jahren nicht].
# dress fit:true / fit
+ Die Taille sitzt, wo meine ist, und [zum Essen bleibt Platz|man kann sich setzen].
+ Umspielt den Bauch[, ohne zu kleben,| und verrät nichts,] in meiner {usual}.
# dress fit:small / fit
~ Am Brustkorb schmal: Die {usual} [kniff|spannte], die {size} ist bequem.
# dress fit:large / fit
~ In {usual} zu viel Stoff um die Mitte, in der {size} [habe ich wieder eine Taille|stimmt es].
# dress / make
+ Der Ausschnitt bleibt beim Bücken, wo er ist, und ich bücke mich viel, [mit zwei kleinen Kindern|im Kindergarten].
~ Nur eine [Tasche|Rocktasche] fehlt.
- Der Saum hing schon beim Auspacken [schief|herunter].
# dress / style
+ Mittags mit Sandalen, abends mit Absatz, [und niemand hat es gemerkt|fertig].
+ Ein Teil anziehen und fertig angezogen sein, das ist [montags|im Sommer] unbezahlbar.
+ Auf dem Fahrrad [kein Problem|verfängt sich nichts].
~ Nichts für windige Tage, wie ich [auf Sylt|an der Elbe] gelernt habe.
- Ich sehe darin aus wie [ein Lampenschirm|eine Gardine].
# dress-midi / length
+ Endet bei {middle} unter dem Knie, [genau richtig|nichts zu kürzen].
+ Ich bin {short} und hatte ein Zelt erwartet, es endet aber [schön|vorteilhaft] an der Wade.
+ {tall}, und die Knie sind auch im Sitzen bedeckt, [danke|endlich].
~ Bei {short} habe ich [vier|fünf] Zentimeter kürzen lassen.
~ An mir, {tall}, ist es eher [knielang|kurz].
# dress-midi / make
+ Die Raffung in der Taille ist gleichmäßig verteilt und [trägt nicht auf|macht nicht breit].
+ Kurze Ärmel, in die [richtige Arme|auch meine Oberarme] passen.
~ Durch die Raffung steht der Stoff vorn ein wenig ab.
- Die Raffung sitzt [nur auf einer Seite|an der falschen Stelle].
# dress-maxi / length
+ Bei {tall} bis zum Knöchel, [daran hatte ich nicht mehr geglaubt|mit flachen Schuhen].
~ Bei {short} braucht es Absätze [oder eine Schere|sonst fegt man die Straße].
# dress-maxi / style
+ Die Stufen schwingen beim Gehen, man fühlt sich [wie im Urlaub|größer].
# dress-mini / length
+ Über dem Knie, aber [man kann sich setzen|ohne Sorge auf der Treppe], bei {middle}.
~ Für {tall} kurz, ich trage es mit [dicken Strumpfhosen|einer Strumpfhose].
# dress-mini / style
+ Im Winter mit Stiefeln, im Sommer mit bloßen Beinen.
# dress-slip / style
+ Dienstags mit dickem Pullover darüber, [samstags|im Theater] mit bloßen Schultern.
~ Schräg geschnitten, da sieht man [jede Naht darunter|die Wäsche]: nahtlos tragen.
# dress-slip / length
+ Wadenlang bei {middle}, [sehr elegant|schöne Linie].
# skirt / style
+ Mit [Pullover|Rollkragen] und Stiefeln kommt er durch den ganzen Winter.
+ Er schwingt beim Gehen, und ich gehe plötzlich [mehr|gern] zu Fuß.
- Er dreht sich [bei jedem Schritt|den ganzen Tag], ständig rücke ich ihn zurecht.
# skirt / fit
+ Der Bund rollt nicht und schneidet nicht ein, auch [nach dem Mittagessen|im Sitzen].
# skirt-aline / length
+ Bei {middle} genau am Knie, wie abgebildet.
# skirt-pleated / make
+ Die Falten sind scharf und [bleiben es auch nach der Wäsche|legen sich von selbst].
- Nach der ersten Wäsche war die Hälfte der Falten [weg|nur noch zu ahnen].
# trousers,jeans,short / make
+ Der Reißverschluss läuft, der Knopf hält, [die Taschen sind echte Taschen|alles sauber].
- Beim [Bücken|Einsteigen ins Auto] ist die Naht geplatzt.
# trousers,jeans,jogger,short / use
= Die alte war [am Knie durch|nach sieben Jahren am Ende].
# trousers-wide,jeans / length
+ Mit {tall} reicht sie [endlich bis zum Schuh|bis auf den Boden], sogar flach.
~ Bei {short} mussten [sechs|acht] Zentimeter ab.
+ Bei {middle} nichts zu kürzen.
# trousers-wide,trousers-straight / style
+ Mit einem einfachen T-Shirt darin sieht sie [doppelt so teuer|sehr angezogen] aus.
+ Vom Hörsaal zum Abendessen, [ohne Falte|ohne müde zu wirken].
# trousers-mens / length
+ Bei {tall} die richtige Länge auf dem Schuh, nichts zu ändern.
~ Bei {short} etwas lang, der Schneider hat den Rest erledigt.
# trousers-mens / style
+ Vor Gericht vorzeigbar und [auf der Rückfahrt|im Zug] noch bequem.
# jeans / fabric
+ Zwei Tage steif, dann hat sie sich [mir angepasst|gesetzt] und bleibt so.
~ Färbt vor der ersten Wäsche [auf helle Sofas|ein wenig] ab.
- Am zweiten Tag schon [Beulen an den Knien|ausgebeult].
# jeans / style
+ Der Bund sitzt wirklich hoch, alles ist [verstaut|gehalten], und atmen kann ich auch.
# shorts,shorts-mens / style
+ Vom Strand auf den Markt, [ohne sich umzuziehen|ohne aufzufallen].
= Im Mai gekauft, [voller Zuversicht|für zwei Wochen Ostsee].
# bag / style
+ Sie schluckt [den Rechner|ein Buch], die Brotdose und ein Tuch und behält die Form.
- Der Verschluss [klemmt|hakt] ständig.
# bag-tote / style
+ Die Henkel gehen über [den Wintermantel|eine dicke Jacke].
~ Oben offen, in der U-Bahn halte ich [die Hand|den Arm] darüber.
# bag-top-handle / style
+ Sie steht von allein, und der Verschluss schnappt [satt|mit schönem Klang] zu.
~ Telefon, Schlüssel, Lippenstift, [dann ist Schluss|mehr passt nicht].
# bag-crossbody / style
+ Beide Hände frei für [Kinderwagen|Hund|Fahrrad], darum ging es.
# bag / make
+ Dichte Nähte, sauber gefärbte Kanten, [nichts franst aus|schöne Arbeit].
~ Ein Innenfach mehr wäre schön.
- Der Riemen ist nach [zwei Monaten|sechs Wochen] ausgerissen.
# bag,belt leather / fabric
+ Leder mit Griff, das [nach Leder riecht|schon dunkler wird, wo ich es anfasse].
~ Anfangs steif, nach [zwei Wochen|einem Monat] wird es weich.
- Das Leder bekommt bei [jeder Berührung|jedem Fingernagel] einen Kratzer.
# bag,belt suede / fabric
+ Dickes Veloursleder, einmal darübergestrichen, schon [liegt es glatt|sieht es ordentlich aus].
~ Veloursleder und Regen, das geht [in Hamburg schlecht zusammen|nicht zusammen].
# bag canvas,recycled-nylon / fabric
+ Das Material ist fest und [leicht|sackt nicht zusammen].
# belt / make
+ Feste Schnalle, saubere Löcher, [gerade Kanten|liegt flach].
~ Ein Loch musste ich [nachstanzen|nachstanzen lassen].
- Nach zwei Monaten [reißen|blättern] die Kanten.
# scarf / style
+ Geht zweimal herum und reicht noch, [im Zug eine Decke|fast ein Plaid].
~ Sehr groß: bei {short} [verschwinde ich darin|sieht man nur noch Schal].
- Er haart auf [meinen schwarzen Mantel|alles Dunkle].
# scarf / fabric
+ Weich bis ans Kinn, und ich bin [empfindlich|die Prinzessin auf der Erbse].
- Er kratzt am Hals, [ich trage ihn über dem Kragen|nach einer Stunde war Schluss].
# scarf / make
+ Die Fransen sind gedreht und [lösen sich nicht|sauber geknotet].
# jewel / fabric
+L Seit einem halben Jahr täglich getragen, nur nicht unter der Dusche, [keine Verfärbung|wie am ersten Tag].
- Nach drei Monaten [fleckig|angelaufen], trotz Pflege.
# earrings / style
+ So leicht, dass man sie [vergisst|nachts anlässt], und meine Ohren bleiben ruhig.
~ [Kleiner|Größer] als gedacht, lieber nachmessen.
# earrings / make
- Ein Stecker war nach einer Woche [verbogen|ab].
# necklace-pendant / style
+ Der Anhänger liegt flach und [dreht sich nicht um|sitzt in der Halsgrube].
~ Die Kette ist fein und verknotet sich [beim Hinsehen|leicht].
- Beim Ausziehen des Pullovers ist die Kette [gerissen|gebrochen].
# bangle / style
+ Offen gearbeitet, geht auch über [breite Hände|meine Hand] und sitzt dann.
~ Klappert beim Tippen auf der Tastatur.
- Für schmale Gelenke zu weit, er [dreht sich|rutscht bis zum Ellbogen].
# shades / style
+ Sie hält, wenn ich nach unten sehe, und [drückt nirgends|hinterlässt keine Druckstellen].
~ Für ein schmales Gesicht etwas breit, bei Hitze [rutscht sie|muss ich schieben].
- Drückt hinter den Ohren, nach einer Stunde [Kopfweh|nehme ich sie ab].
# shades / fabric
+ Dickes Acetat, [glatt wie ein Kiesel|schön poliert], und die Scharniere gehen satt.
# shades / use
= Die letzte liegt auf dem Grund [des Bodensees|der Müritz].
# dress / title
+ Das Kleid für alle Feste
+ Hochzeitsgast, erledigt
+ Luftig und schön
~ Schön, aber die Länge
~ Leider ohne Taschen
- Nichts für mich
- Wie eine Gardine
# jumper,buttoned lambswool,merino,wool-blend / title
+ Warm, ohne zu kratzen
+ Der Winter kann kommen
~ Schöne Wolle, ein paar Knötchen
- Nach einer Woche Knötchen
# garment / title
+ Sitzt wie angegossen
+ Kaum noch ausgezogen
~ Schön, mit losen Fäden
- Einmal gewaschen, dahin
# fit:small / title
~ Eine Nummer größer nehmen
- Winzig
# fit:large / title
~ Fällt groß aus
- Riesig
# fit:true / title
+ Größe passt genau
# linen garment / title
+ Richtiges Leinen
# linen garment !d:creaseResistant / title
~ Knittert, natürlich
# bag-tote / title
+ Da passt alles hinein
# bag / title
+ Schöne Tasche, sauber genäht
~ Ein Fach mehr, bitte
# jewel / title
+ Schlicht und schön
~ Kleiner als gedacht
# shades / title
+ Sitzt und hält
~ Etwas breit
`;
