/** German questions and answers: conditions, then question, answer of the shop, answer of a buyer. */

export const germanQuestions = `
# garment sized
Q Fällt das normal aus? Ich trage {usual}.
S Der Schnitt folgt der Größentabelle auf dieser Seite. Zwischen zwei Größen empfehlen wir die größere.
B Ich habe meine übliche Größe genommen und bin zufrieden.
Q Ich bin {tall} groß, reicht die Länge?
S Die Längen stehen in der Größentabelle; vergleichen Sie am besten mit einem Stück, das Ihnen gut passt.
B Bin ähnlich groß, bei mir reicht es.
Q Wie wäscht man das am besten?
S So, wie es auf dem Etikett steht: {care}
# garment lambswool,merino,wool-blend
Q Kratzt die Wolle?
S Das empfindet jede Haut anders. Probieren Sie es zu Hause an, Sie können es zurückgeben.
B Mit einem dünnen Hemd darunter merke ich nichts.
# garment linen !d:lined
Q Ist der Stoff in hellen Farben durchsichtig?
S Gegen ein helles Fenster ein wenig, wie jedes helle Leinen. Hautfarbene Wäsche hilft.
B In Elfenbein etwas, sonst nicht.
# dress
Q Hat das Kleid Taschen?
S Nein, sie würden sich im Rock abzeichnen.
B Leider nicht!
# jeans
Q Gibt die Jeans beim Tragen nach?
S Im Bund etwa einen Zentimeter, nach der Wäsche sitzt sie wieder wie vorher.
B Ja, eine halbe Nummer.
# bag-tote
Q Passt ein Rechner mit 15 Zoll hinein?
S Ja, mit Ladegerät und Pullover.
B Meiner passt gut.
# shades
Q Schützen die Gläser vor UV-Strahlen?
S Ja, vor UVA und UVB.
# perfume
Q Wie lange hält der Duft?
S Im Durchschnitt einen halben Tag, auf Stoff länger.
B Bei mir fünf Stunden.
# skin
Q Geht das unter Sonnencreme?
S Ja, nach zwei bis drei Minuten Einwirkzeit.
B Jeden Morgen, es rollt sich nichts.
# clay
Q Darf das in die Spülmaschine?
S Ja, und auch in die Mikrowelle. Vor dem Abspülen abkühlen lassen.
B Täglich, kein Schaden.
# lamp
Q Welches Leuchtmittel brauche ich?
S Eine übliche Schraubfassung; gut passt eine warme LED mit acht Watt.
# rug
Q Verträgt der Teppich eine Fußbodenheizung?
S Ja, er lässt die Wärme durch.
# wood
Q Wird das montiert geliefert?
S Die Beine werden von Hand eingeschraubt, ohne Werkzeug, in fünf Minuten.
B Zehn, mit Teepause.
# sized
Q Zwischen zwei Größen: welche nehmen?
S Die größere, es sei denn, Sie tragen gern eng.
# garment cotton,organic-cotton,jersey
Q Darf das in den Trockner?
S Besser nicht: Liegend getrocknet bleiben Form und Größe erhalten.
B Einmal gemacht, nie wieder.
# jumper,buttoned
Q Reicht das im Winter ohne Mantel?
B Bis zum Bäcker ja, in den Bergen nein.
# bag-crossbody,bag-top-handle
Q Passt ein großes Telefon hinein?
B Meines ohne Hülle.
# bag,belt leather
Q Wie pflege ich das Leder?
S {care} Einmal im Jahr farblose Lederpflege hält es geschmeidig.
# jewel
Q Ist das für empfindliche Haut geeignet?
S Material: {fabric}. Bei einer Metallallergie fragen Sie bitte zuerst Ihre Ärztin.
B Bei mir keine Probleme, und ich reagiere auf vieles.
# lips,face
Q Verträgt das empfindliche Haut?
S Alle Inhaltsstoffe stehen auf dieser Seite; ein Test am Unterarm schadet nie.
# bed-linen
Q Muss man das bügeln?
B Nicht, wenn man es glatt aufhängt. Nur die Kissen bügle ich.
# vase,planter
Q Ist das wasserdicht?
S Ja, innen glasiert. Auf Holz empfehlen wir trotzdem einen Filz.
# cushion
Q Kann man den Bezug waschen?
S Ja, ohne die Füllung. {care}
`;
