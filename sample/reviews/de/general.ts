/** German sentences that suit any product or any garment. */

export const general = `
# any / post
= [Sonntagabend|Montagabend] bestellt, am [Mittwoch|Donnerstag] war das Paket da.
= Lieferung an die Packstation, [ohne Umstände|hat gut geklappt].
+ Sorgfältig verpackt, nur Papier und Pappe, [kein Fetzen Plastik|sehr angenehm].
+ Kam [einen Tag früher|schneller] als angekündigt und war hübsch eingepackt.
+ Auf meine Frage kam [noch am selben Tag|innerhalb einer Stunde] eine richtige Antwort von einem Menschen.
~ Auf [Föhr|Juist|Hiddensee] hat das Paket [neun|zehn] Tage gebraucht, das muss man einplanen.
~ Der Karton sah [mitgenommen|übel] aus, dem Inhalt ist aber nichts passiert.
-S Zwei Wochen Verspätung, und niemand konnte mir sagen, [woran es liegt|wo das Paket steckt].
-S Das Paket war offensichtlich schon [einmal geöffnet|bei jemand anderem]: Das Papier war zerknittert, das Etikett [ab|nur noch lose].
# any / price
+ Nicht billig, aber man [sieht|merkt], wo das Geld geblieben ist.
+ Ich habe schon [doppelt so viel|deutlich mehr] für Schlechteres bezahlt.
+ Im Ausverkauf gekauft und fast ein schlechtes Gewissen [wegen des Preises|dabei gehabt].
~ Für das, was man bekommt, [etwas|ein wenig] teuer.
~F Zum vollen Preis würde ich [überlegen|zögern], reduziert ist es ein guter Kauf.
- Für diesen Preis erwarte ich [mehr|eine bessere Verarbeitung].
- [Vier|Fünf] Tage nach meinem Kauf um ein Drittel reduziert, und kein Entgegenkommen.
# any !mens / use
= Ein Geschenk [meiner Schwester|meiner Tochter|meiner Mutter] zum [Geburtstag|Fünfzigsten].
= Ich bin [zwei Wochen|den halben Frühling] darum herumgeschlichen.
= Eine [Kollegin|Freundin|Nachbarin] hat das Gleiche, und ich war lange genug neidisch.
+ Meine dritte Bestellung bei dieser Marke, und [wieder kein Grund zur Klage|ich wurde nie enttäuscht].
# mens / use
=G Für meinen [Mann|Sohn|Bruder|Vater] gekauft, der [nie einkaufen geht|sich selbst nichts gönnt].
= Geschenk von meiner [Frau|Freundin] zum [Geburtstag|Vatertag].
= Ich kaufe zweimal im Jahr Kleidung, [dann muss es sitzen|also soll sie halten].
+G Er hat [ausgepackt, anprobiert und anbehalten|sofort anprobiert und bis abends anbehalten]: Mehr Lob gibt es von ihm nicht.
# any / verdict
+ Habe ich schon [zwei Freundinnen|der halben Familie] empfohlen.
+ Würde ich [jederzeit|sofort] wieder kaufen.
+ Klare Empfehlung von mir.
+L Auch nach [einigen Monaten|einem halben Jahr] bin ich noch [zufrieden|angetan].
~F In Ordnung, [mehr nicht|aber kein Lieblingsstück].
~F Ich behalte das gute Stück, aber nur [knapp|gerade so].
~F Kein Fehlkauf, aber auch [keine Liebe|kein Volltreffer].
-SF Ging zurück.
-S Zurückgeschickt, auf das Geld warte ich [noch|seit drei Wochen].
-F Schade, die Idee ist [gut|schön].
-F Ich bin enttäuscht, [ehrlich gesagt|zumal ich hier sonst gern kaufe].
-F Kaufe ich nicht noch einmal.
# any / title
+ In echt noch schöner
+ Genau wie abgebildet
+ Sein Geld wert
+ Rundum zufrieden
+ Bleibt
+ Schlicht und gut gemacht
+ Hätte ich früher kaufen sollen
+ Schönes Stück
+ Werde ständig darauf angesprochen
+ Keine Klagen
+ Besser als gedacht
~ Da wäre mehr drin gewesen
~ Schön mit Abstrichen
~ Nicht ganz wie erhofft
~ Geht so
~ Zwiegespalten
- Enttäuschend
- Nicht für dieses Geld
- Ging zurück
- Auf dem Bild besser
- Leider nein
- Schlecht verarbeitet
# sized fit:true / fit
+ Fällt normal aus: Ich trage {usual}, und [alles sitzt|es sitzt wie angegossen].
+ In meiner üblichen {usual} bestellt, [nichts zu ändern|passt auf Anhieb].
+ Nach der Größentabelle bestellt, und sie [stimmt|hat recht behalten].
= Größe {size}, wie immer.
~ Die Größe stimmt, nur ist der Schnitt für [schmalere Hüften|eine andere Figur] gedacht.
- Die Größe stimmt, die Form nicht: [Ich sehe aus wie ein Paket|sitzt wie ein Sack].
# sized fit:small / fit
+ Fällt klein aus. Statt {usual} die {size} genommen, jetzt [sitzt alles|bin ich glücklich].
+ Die Bewertungen gelesen, eine Nummer größer bestellt, [alles richtig gemacht|das war gut so].
~ Achtung, fällt klein aus: Wer sonst {usual} trägt, braucht die {size}.
~ Ich musste in die {size} umtauschen, [das hat zehn Tage gekostet|eine Woche verloren].
- Seit [zehn|zwanzig] Jahren dieselbe Größe, und hier [komme ich nicht hinein|bekomme ich keine Luft].
-S In meiner Größe zu eng, und die {size} war [vergriffen|ausverkauft].
# sized fit:large / fit
+ Fällt groß aus, mit der {size} statt {usual} [passt es wunderbar|ist es genau richtig].
~ Eine Nummer kleiner nehmen: sonst {usual}, hier [reicht|genügt] die {size}.
~ In {usual} [deutlich|etwas] zu weit, ich habe gegen die {size} getauscht.
- Riesig. In meiner Größe hätten [zwei von mir|meine Schwester und ich zusammen] Platz.
-S Ich bin darin versunken, und kleiner war [ausverkauft|nichts mehr da].
# garment / make
+ Saubere Nähte, [innen wie außen|auch auf der Innenseite], kein Faden hängt.
+ Ich nähe selbst und drehe alles auf links: [ordentlich versäubert|da hat jemand Geduld gehabt].
+ Nicht einmal das Etikett kratzt, [und das will etwas heißen|erstaunlich].
+L Nach einem Jahr ist [keine Naht aufgegangen|jede Naht noch da, wo sie war].
~ [Ein Faden|Zwei Fäden] am Saum, schnell abgeschnitten.
~ Das Etikett kratzt, ich habe es [gleich|am ersten Abend] herausgetrennt.
- Beim [zweiten|dritten] Tragen ging eine Naht auf.
- Eine Seite ist [gut zwei|fast zwei] Zentimeter länger als die andere.
-S Beim Auspacken war am Saum ein [kleines Loch|gezogener Faden].
# garment coloured / colour
+ {colour} ist [tiefer|weicher|schöner] als auf meinem Bildschirm, und das ist gut so.
+ {colour} steht sonst nicht jedem, mir [offenbar schon|zu meiner Überraschung doch].
= In {colour} genommen.
~ {colour} ist in echt etwas [blasser|kühler|dunkler], am besten die Kundenbilder ansehen.
- Der Farbton auf dem Bild und der im Paket haben [nichts miteinander zu tun|wenig gemein].
# garment multi / colour
+F Nach {colour} ist nun auch {other} [bestellt|unterwegs].
+F Ich hätte gern auch {other}[, muss mich aber beherrschen| und werde wohl schwach].
# garment / style
+ Passt zu [allem, was ich habe|meinem halben Schrank], und genau das wollte ich.
+ Im Büro, auf dem [Markt|Elternabend] und bei einer Taufe getragen, immer richtig angezogen.
+ Man zieht {ihn} an, ohne nachzudenken, und sieht aus, [als hätte man lange überlegt|als wäre es geplant].
+ War mit in [Lissabon|Kopenhagen|Bologna] und wurde [jeden Tag|fast täglich] getragen.
~ Schwerer zu kombinieren als gedacht, ich habe [eine Weile|drei Anläufe] gebraucht.
- Dreimal angezogen, dreimal wieder [weggehängt|ausgezogen].
# garment lambswool,merino,wool-blend / care
+L [Sechs|Acht] Mal im Wollprogramm, liegend getrocknet, unverändert.
+ Handwäsche in kühlem Wasser, [danach wie neu|überhaupt kein Drama].
~L Nach zwei Monaten ein paar Knötchen, die mit dem [Wollkamm|Fusselrasierer] schnell weg sind.
- Bildet [nach einer Woche|ab dem dritten Tragen] Knötchen.
- Im Wollprogramm gewaschen, und nun passt {er} [meiner Tochter|einem Kind].
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
+L Nach [zehn|fünfzehn] Wäschen bei dreißig Grad ist die Farbe wie am ersten Tag.
+ Feucht aufgehängt, spart man sich das Bügeln fast ganz.
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin !d:washed / care
~ Bei der ersten Wäsche einen [guten|knappen] Zentimeter eingelaufen.
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin !d:washed / care
- Nach der ersten Wäsche haben sich die Seitennähte [verdreht|nach vorn gezogen].
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
- Nach [drei|vier] Wäschen ausgeblichen, und ich wasche nur bei dreißig Grad.
# garment viscose,satin,crepe / care
+ Schonwaschgang, auf links, am nächsten Morgen [trocken|schon wieder tragbar].
~ Nur kühl und von links bügeln, sonst glänzt es; [ich weiß, wovon ich rede|am Saum gelernt].
- Jeder Wassertropfen hinterlässt einen Rand, [bis zur nächsten Wäsche|sehr ärgerlich].
# garment linen / care
+ Wird mit jeder Wäsche weicher, [das Bügeleisen bleibt im Schrank|ich bügle es nicht].
# garment linen !d:creaseResistant / care
~ Knittert, sobald man sitzt. Leinen eben, [das muss man mögen|ich mag das].
# garment linen / care
# garment linen !d:washed / care
- Trotz dreißig Grad [eingelaufen|kürzer geworden], genau nach Etikett gewaschen.
# garment linen / care
# garment linen / fabric
+ Richtiges Leinen mit Griff, und bei [fünfunddreißig Grad|größter Hitze] noch angenehm.
+ Blickdicht und trotzdem luftig, [das ist bei Leinen selten|so soll Leinen sein].
~ Anfangs etwas steif, nach [zwei|drei] Wäschen entspannt sich der Stoff.
# garment linen !d:heavyweight,d:lined / fabric
- Dünner als gedacht, [gegen das Licht sieht man alles|ohne Unterrock geht es nicht].
# garment linen / fabric
# garment viscose / fabric
+ Die Viskose fällt [wie Wasser|wunderbar] und kühlt auf der Haut.
- Lädt sich auf und klebt [an der Strumpfhose|überall].
# garment satin / fabric
+ Schwerer Satin mit mattem Schimmer, [nichts Billiges|eher Kerze als Diskokugel].
~ Bleibt an [rauen Händen|Ringen] hängen, da muss man aufpassen.
- Glänzt zu stark, [auf Fotos wie Geschenkpapier|wie eine Pralinenschachtel].
# garment crepe / fabric
+ Der Crêpe hat einen trockenen Griff, gibt etwas nach und [kommt glatt aus dem Koffer|knittert im Zug nicht].
~ Recht warm, wie Polyester eben ist, [also für den Winter|nichts für August].
- Fühlt sich künstlich an und [knistert|lädt sich auf].
# garment cotton,organic-cotton,surplus-poplin / fabric
+ Die Baumwolle ist [vom ersten Tag an|sofort] weich und angenehm fest.
+ Schöne dichte Baumwolle, [weder durchsichtig noch brettig|behält die Form].
# garment cotton,organic-cotton,surplus-poplin !d:heavyweight,d:lined / fabric
- Dünn: In {colour} [sieht man alles|braucht man etwas darunter].
# garment cotton,organic-cotton,surplus-poplin / fabric
# garment jersey / fabric
+ Der Jersey springt zurück, [nichts beult aus|auch am Abend noch in Form].
- Nach wenigen Wochen [ausgeleiert|außer Form].
# garment loopback-cotton / fabric
+ Dicke, griffige Ware, [warm, ohne dass man schwitzt|wie früher].
~ Fusselt bei den ersten Wäschen [ein wenig|noch].
# garment merino / fabric
# garment merino !d:chunky / fabric
+ So feines Merino, dass ich es [auf der Haut|direkt auf der Haut] trage, und mich kratzt sonst alles.
# garment merino / fabric
- Nach einem Monat ein Loch am [Bündchen|Saum], und nein, wir haben keine Motten.
# garment lambswool / fabric
+ Weiche Lammwolle, [kratzt kaum|selbst am Hals angenehm].
~ Wer empfindlich ist, braucht ein [Hemd|T-Shirt] darunter.
- Kratzt. Länger als [eine Stunde|bis Mittag] habe ich es nicht ausgehalten.
# upper wool-blend / fabric
+ Warm und leicht, die Bündchen [leiern nicht aus|halten].
# garment wool-blend / fabric
+ Die Wollmischung wärmt und [bleibt in Form|hängt sich über Nacht aus].
~ Etwas mehr Wolle in der Mischung hätte ich schön gefunden.
# print p:stripe / colour
+ Die Streifen treffen sich an den Nähten, [darauf achte ich|wie es sein muss].
# print p:floral / colour
+ Die Blüten sehen aus wie gemalt, [gar nicht lieblich|mit sichtbarem Pinselstrich].
# dress,skirt d:lined / make
+ Das Futter ist leicht und [rutscht nicht hoch|klebt nicht].
- Das Futter ist zu kurz und [rutscht hoch|blitzt im Sitzen hervor].
# any / post
= Im Laden abgeholt, [zwei Minuten|ohne zu warten].
= Der Bote hat es beim [Nachbarn|Kiosk unten] abgegeben, wie vereinbart.
# any !mens / use
= Gekauft, um mich [nach einem langen Winter|nach dem Umzug] aufzumuntern.
= Ich wollte mir [nach einem anstrengenden Monat|zum neuen Jahr] etwas gönnen.
# any / verdict
+ Gebe ich nicht mehr her.
+ Genau so habe ich es mir vorgestellt.
+ Gute Entscheidung.
# garment / style
+ Mindestens [zweimal|dreimal] die Woche getragen, die Kollegen merken es schon.
+ Im Zug, in der Sitzung, auf dem Spielplatz: immer bequem.
# dress-midi linen / use
= Ich unterrichte, da muss es luftig sein und [übers Knie gehen|acht Stunden stehend überstehen].
+ Zehn Tage [Sizilien|Kreta|Sardinien], und ich habe fast nichts anderes getragen.
# dress-midi linen / care
+ Tropfnass auf den Bügel gehängt, fällt das Bügeln aus.
~ Man muss Falten mögen oder einen guten Dampfglätter haben.
# dress-midi linen / fabric
+ In einem Klassenzimmer ohne Rollläden war mir als Einziger nicht heiß.
# any / post
+ Im Paket lag ein handgeschriebener Gruß, [nette Idee|das freut einen].
= Kam am angekündigten Tag, [zwischen zwei Schauern|als ich beim Zahnarzt saß].
# any / price
+ Fairer Preis, [ich habe eine Woche lang verglichen|verglichen mit anderen].
+ Beim Preis habe ich kurz geschluckt, [danach nie wieder daran gedacht|inzwischen vergessen].
~ Zehn Euro weniger, und ich hätte nicht [gezögert|überlegt].
- Sieht nach einem guten Angebot aus, bis man [das Paket öffnet|genauer hinsieht].
# any / verdict
+ Ich habe nach einem Fehler gesucht, [aus Fairness|um gerecht zu sein], und keinen gefunden.
+ Ich lobe selten, [hier gern|hier muss es sein].
~F Tut, was es soll, ich hatte mir [etwas mehr|mehr] erhofft.
-F Ich habe die guten Bewertungen gelesen und frage mich, ob wir [dasselbe|das Gleiche] gekauft haben.
`;
