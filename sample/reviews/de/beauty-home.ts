/** German sentences about beauty products and homeware. */

export const beautyHome = `
# lips / fabric
+ Gleitet, ohne zu [ziehen|bröckeln], ganz ohne Spiegel.
+ Stundenlang angenehm und [nicht austrocknend|auch im Januar nicht trocken].
- Nach einer Stunde trocken, und am Rand [verläuft die Farbe|franst es aus].
# lips,nail-varnish coloured / colour
+ {colour} ist auf dem Bild und [an mir|in echt] dieselbe Farbe.
~ An mir wirkt {colour} etwas [kühler|bräunlicher] als abgebildet.
- {colour} passt überhaupt nicht zu [meiner Haut|mir].
# lip-gloss / fabric
+ Glänzt, ohne zu kleben, [die Haare bleiben frei|endlich].
~ Nach [jedem Kaffee|dem Essen] muss man nachlegen.
# lips / style
+ Hat [ein Familienessen|zwei Kaffee und eine Taufe] überstanden.
# face / fabric
+ Eine kleine Menge reicht, und es sieht [nach Haut aus|aus wie ich, nur ausgeschlafen].
- Um drei Uhr saß alles in [den Fältchen|den Nasenflügeln].
# face coloured / colour
+ {colour} ist genau mein Ton, [Sommer wie Winter|ohne Rand am Kinn].
~ Ich liege zwischen zwei Tönen, {colour} ist [eine Spur zu gelb|etwas zu rosig], also mische ich.
# face / use
= Ich bin [achtundfünfzig|einundsechzig], und das meiste setzt sich in die Falten.
# compact / fabric
+ Sehr feines Puder, [kein Maskeneffekt|verschwindet auf der Haut], und der Spiegel taugt etwas.
- Kam [zerbröselt|zerbrochen] an.
# mascara / fabric
+ Trennt die Wimpern, [ohne zu kleben|ohne Klümpchen], und hält bis abends.
+ Auf [einer Hochzeit|einer Beerdigung] geweint, niemand hat etwas gesehen.
~ Die erste Schicht ist zart, [erst die zweite zählt|man braucht zwei].
- Ab mittags Waschbäraugen.
# nail-varnish / fabric
+ Zwei Schichten, in zehn Minuten trocken, hielt [sechs|fünf] Tage trotz Abwasch.
~ Nach [drei|vier] Tagen splittert er an den Spitzen.
- Nach einer Stunde noch [klebrig|weich].
# perfume neroli / fabric
+ Orangenblüte mit bitterer Schale, [nie seifig|kein bisschen süß].
# perfume fig-leaf / fabric
+ Mehr Blatt als Frucht, grün und ein wenig milchig, [wie im Garten in Kroatien|wunderbar].
# perfume cedar,vetiver / fabric
+ Trocken, holzig, klar, [mein Mann nimmt ihn mir weg|sehr erwachsen].
~ Am Anfang streng, [erst probieren|man muss Holz mögen].
# perfume damask-rose / fabric
+ Eine Rose mitsamt den Blättern, [nichts Pudriges|keine Großmutterrose].
# perfume sea-salt / fabric
+ Nasser Stein und Ebbe, [Spiekeroog im Flakon|Nordsee ohne Fähre].
# perfume / style
+ Am [nächsten|übernächsten] Tag noch im Schal.
+ Im Aufzug wurde ich gefragt, was ich da trage.
~ Nach [drei|vier] Stunden ist er fast weg.
- Auf meiner Haut nach einer Stunde [verschwunden|nicht mehr zu riechen].
# perfume / make
+ Schwerer Flakon, [feiner Nebel|sprüht fein].
~ Die Kappe sitzt [locker|nicht fest].
# skin / style
+ Nach drei Wochen spannt die Haut nachmittags nicht mehr.
+ Unter der Schminke [rollt sich nichts|bröselt nichts].
~ Keine Wunder, aber [ruhigere|weichere] Haut.
~ Nach einem Monat sehe ich [keinen Unterschied|noch nichts], angenehm ist es trotzdem.
- Brannte am ersten Abend, [am nächsten Tag rote Flecken|die Wangen glühten].
- Nach einer Woche Pickel [am Kinn|auf der Stirn].
# jar-cream / fabric
+ Eine kleine Menge reicht für Gesicht und Hals, [der Tiegel hält ewig|die {size} reichen lange].
~ Für den Sommer etwas zu reichhaltig.
- Liegt auf der Haut wie [Butter|ein Film].
# serum-dropper / fabric
+ Drei Tropfen, sofort eingezogen, [nichts klebt|kein Film].
~ Die Pipette erreicht den [letzten Rest|Boden] nicht.
- Klebt die ganze Nacht, [am meisten am Kissen|auch in den Haaren].
# skin,wash,tube-cream d:fragranceFree / use
+ Ohne Duftstoffe, und meine Haut, die auf alles reagiert, [schweigt|bleibt ruhig].
# wash,tube-cream,candle !d:fragranceFree fig-leaf / colour
+ Der Feigenduft ist grün, [nicht süßlich|nie aufdringlich].
# wash,tube-cream,candle !d:fragranceFree cedar / colour
+ Die Zeder ist trocken, [wie in einer Werkstatt|wie frisch gespitzte Bleistifte].
# wash,tube-cream,candle !d:fragranceFree sea-salt / colour
+ Riecht nach Meer, [ohne künstlich zu sein|nicht nach Putzmittel].
# wash,tube-cream,candle !d:fragranceFree damask-rose / colour
+ Echte Rose, zurückhaltend, [mit ein wenig Grün|nie schwer].
~ Die Rose ist mir [morgens|auf Dauer] etwas zu kräftig.
# wash,tube-cream oat-milk / colour
+ Fast ohne Geruch, [ein wenig wie warme Milch|sehr angenehm].
# tube-cream neroli / colour
+ Der Duft nach Orangenblüte hebt am Schreibtisch die Laune.
# pump-bottle / fabric
+ Schäumt schon mit [einem halben Pumpstoß|wenig] und trocknet nicht aus.
- Der Spender war nach einer Woche [kaputt|blockiert].
- Hat mir in wenigen Tagen die [Schienbeine|Arme] ausgetrocknet.
# soap-bar / fabric
+ Hart und darum sparsam, zu zweit schon [fünf|sechs] Wochen.
~ Braucht eine Schale mit Ablauf, sonst wird sie weich.
- Nach einer Woche [gerissen|in zwei Stücke gebrochen].
# tube-cream / fabric
+ Nach einer Minute eingezogen, ich kann wieder [tippen|umblättern].
+ Ich bin [Krankenschwester|Gärtnerin], und die Hände reißen nicht mehr auf.
- Fettig, überall [Fingerabdrücke|Flecken].
# tube-cream / make
~ Die Tube lässt sich schlecht ganz [leeren|ausdrücken].
# wash,tube-cream,skin / use
= Einmal fürs Bad, einmal fürs [Büro|Auto].
# candle / fabric
+ Brennt gleichmäßig bis zum Rand, wenn man ihr beim ersten Mal [zwei|drei] Stunden lässt.
+ Ein Abend, und auch der Flur duftet, [ganz leicht|ohne aufdringlich zu sein].
- In der Mitte ein Loch, der Docht ertrunken, [die Hälfte übrig|schade um das Wachs].
- Angezündet riecht man [nichts|fast nichts].
# candle / make
+ Im Glas stehen jetzt [Bleistifte|Zahnbürsten].
# candle / use
= Ich zünde sie an, wenn [der Rechner zugeht|die Kinder schlafen].
# perfume,candle,skin,wash,tube-cream / title
+ Kleines Glück
+ Wird nachgekauft
~ Angenehm, kein Wunder
- Hält nicht, was es verspricht
# lips,face,mascara,nail-varnish / title
+ Hält den ganzen Tag
~ Schöner Ton, mäßiger Halt
- Hält nicht
# clay,pot stoneware / fabric
+ Steinzeug mit Gewicht, [liegt gut in der Hand|macht etwas her].
~ Schwer, [mir gefällt es|für meine Mutter zu schwer].
# clay porcelain / fabric
+ Dünnes Porzellan und trotzdem robust, [zwei Stürze, keine Macke|von Kindern erprobt].
# clay,pot d:mattGlazed / make
+ Die matte Glasur fühlt sich an wie [ein Kiesel|Eierschale].
~ Besteck hinterlässt graue Striche, [Natron hilft|mit Natron gehen sie weg].
# clay,pot d:speckled,d:reactive / colour
+ Jedes Stück ist anders, [jeder hat seins|das ist der Reiz].
# mug / style
+ Fasst eine [anständige|ordentliche] Menge Tee, und der Henkel nimmt drei Finger.
~ Für meinen Morgenkaffee etwas [klein|groß].
- Er tropft [bei jedem Schluck|ständig].
# plate-stack / style
+ Sie stapeln sich ohne Klappern, und jedes Abendbrot [sieht gut aus|wirkt wie gewollt].
- Von den vier Tellern kam einer [angeschlagen|zerbrochen] an.
~ Die großen passen nur knapp [in die Spülmaschine|in den Schrank].
# bowl / style
+ Breit genug für Salat für vier, tief genug für Suppe.
- Sie steht nicht gerade, [sie dreht sich|der Fuß ist krumm].
# clay / care
+L Seit einem Jahr täglich in der Spülmaschine, die Glasur ist [unverändert|wie neu].
- Nach [einer Woche|einem Monat] Spülmaschine ein Splitter am Rand.
# clay,pot coloured / colour
+ {colour} wirkt ruhig und passt zu [meinem alten Weiß|allem].
~ {colour} ist [grauer|dunkler] als auf dem Bildschirm.
# clay / use
= Nach und nach ersetzen wir [das Hochzeitsgeschirr|die Reste aus der Studentenzeit].
# tumblers / fabric
+ Kleine Bläschen im Glas, [das macht den Reiz aus|sehr schön].
- Eines ist bei [Eiswürfeln|heißem Wasser] gesprungen.
~ Die beiden sind nicht ganz [gleich hoch|gleich].
# vase / style
+ Drei Zweige aus dem Garten, und es sieht [nach etwas aus|nach Absicht aus].
~ Der Hals ist eng, [mehr als vier Stiele gehen nicht|ohne Flaschenbürste geht es nicht].
- Sie hinterlässt [auf der Anrichte|überall] einen Wasserrand.
# planter / style
+ Der Untersetzer passt, [ausnahmsweise|und gehört dazu].
- Nach wenigen Tagen ein feuchter Rand auf dem [Parkett|Dielenboden].
# lamp / style
+ Warmes Licht zum [Lesen|Stricken], das vom Sofa aus nicht blendet.
~ Das Kabel ist kurz, [ohne Verlängerung geht es nicht|wir brauchten eine Verlängerung].
- Der Schirm sitzt schief, was ich auch tue.
# lamp-floor / make
+ In [zehn|fünfzehn] Minuten aufgebaut, ohne Fluchen.
- Sie wackelt [auf dem Teppich|bei jedem Schritt].
# lamp-table / make
+ Der Fuß ist schwer genug für einen Haushalt mit [Katzen|Kindern].
# lamp / use
= Die Deckenlampe bleibt seitdem [aus|dunkel].
# cushion velvet / fabric
+ Der Samt wechselt mit dem Licht, und die Daunen [gehen wieder auf|füllen es gut].
# cushion / fabric
+ Scharfe Ecken, gerade Paspel, [schöne Arbeit|nichts auszusetzen].
- An einer Ecke ging [nach einer Woche|bald] die Naht auf.
# cushion / style
+ Weckt [ein graues Sofa|einen müden Sessel] auf.
~ Auf einem großen Sofa verloren, [lieber zwei nehmen|drei wären besser].
# cushion,throw coloured / colour
+ {colour} ist abends warm, [tagsüber ruhig|im Lampenlicht am schönsten].
- Die Farbe hat auf [den hellen Sessel|ein Laken] abgefärbt.
# throw / fabric
+ Groß genug für zwei und [einen Hund|eine Katze].
~ Fusselt [in den ersten Wochen|anfangs].
# throw / style
+ Abends wird darum [gestritten|gekämpft].
# bed-linen / fabric
+ Man schläft [wie im Hotel|besser], und es bleibt die ganze Nacht kühl.
- Am Fußende nach zwei Monaten [Knötchen|dünn].
# bed-linen linen / fabric
+ Das Leinen wird Woche für Woche weicher, [im Sommer kühl, im Winter nicht kalt|herrlich].
# bed-linen / care
~ Feucht bügeln oder [Falten mögen|sie hinnehmen].
+L Seit [neun Monaten|einem Jahr] jede Woche gewaschen, nichts dünn, nichts blass.
# bed-linen / make
+ Die Decke bleibt in den Ecken, und kein Kissen schaut heraus.
# towel-stack terry / fabric
+ Dick und saugstark, [von der ersten Wäsche an|sofort].
# towel-stack waffle-cotton / fabric
+ Der Waffelstoff trocknet schnell, [auch im Bad ohne Fenster|ideal fürs Schwimmbad].
# towel-stack / fabric
~ Fusselt [zwei|drei] Wäschen lang.
- Verteilt das Wasser, statt es [aufzunehmen|aufzusaugen].
# towel-stack / style
+ Groß genug, um sich [einzuwickeln|ganz darin einzuwickeln], das konnten die alten nicht.
# rug / fabric
+ Schwer, liegt flach, [keine Ecke hebt sich|nach einer Nacht glatt].
~ Auf Fliesen rutscht er, [Unterlage nötig|eine Unterlage hilft].
- Er fusselt [täglich|ohne Ende].
# rug jute / fabric
~ Barfuß rau, [Jute eben|also nichts fürs Schlafzimmer].
# rug / style
+ Versteckt [Krümel und Hund|fast alles] und macht das Zimmer fertig.
# wood / fabric
+ Massives Holz, [schöne Maserung|die Maserung läuft durch].
~ Nasse Gläser hinterlassen Ränder, [rechtzeitig ölen|Öl hilft].
- In der Heizperiode ist ein Riss [entstanden|aufgegangen].
# side-table / style
+ Genau so hoch wie die Armlehne, für [Tee und Lampe|zwei Tassen].
~ Die Platte ist kleiner als gedacht: [Lampe, Buch, voll|eine Tasse und ein Buch].
# stool / style
+ Der geflochtene Sitz ist bequem [für einen Kaffee|zum Schuhebinden].
- Das Geflecht hing nach [einem Monat|sechs Wochen] durch.
# side-table,stool / make
+ Beine in fünf Minuten von Hand eingeschraubt, [nichts wackelt|steht fest].
# home / use
= Wir sind [gerade umgezogen|im Frühjahr umgezogen], und es fehlte an allem.
# rug,lamp,wood,cushion / title
+ Das Zimmer ist fertig
# home / title
+ Schön und solide
~ Kleiner als gedacht
- Kam beschädigt an
# skin / fabric
+ Die Textur ist leicht, [fast wie Wasser|nicht fettig], der Geruch zurückhaltend.
# skin / style
+ Meine sechzehnjährige Tochter benutzt es auch, [mehr muss ich nicht sagen|heimlich].
+ Die Kissenfalten verschwinden morgens [schneller|noch vor dem Kaffee].
# skin / use
= Meine Haut ist im Winter trocken, im Sommer fettig und dazwischen [beleidigt|launisch].
= Die Hautärztin riet zu [etwas Schlichtem|einer kurzen Zutatenliste].
# perfume / use
= Zwanzig Jahre lang derselbe Duft, nun gibt es ihn nicht mehr.
= Die {size} reichen mir [ein Jahr|ein halbes Jahr].
# lips,face,mascara,nail-varnish / use
= Ich schminke mich [zweimal im Jahr|nur samstags], dann soll es gut sein.
# wash,tube-cream,candle / use
= Für meine Schwiegermutter, die [gleich nachbestellt hat|sonst nie etwas lobt und es gelobt hat].
# lamp,pot,wood / use
= Gesucht war etwas für [die dunkle Ecke im Wohnzimmer|den Flur].
# mug,bowl / use
= Der Sonntagskaffee schmeckt daraus besser, [kein Scherz|ehrlich].
# throw,cushion,bed-linen / use
= Unser Haus ist kalt, man tut, was man kann.
# rug,wood,lamp / fabric
+ In echt viel schöner, das Material [spürt man in der Hand|macht etwas her].
# towel-stack,bed-linen coloured / colour
+ {colour} ist auch nach vielen Wäschen [satt|unverändert].
`;
