/** First sentences of product descriptions, for one item or a pair, of either gender. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import type { Group } from '../brands.ts';
import { localised } from '../phrase.ts';

export const openings: Readonly<Record<Group, readonly [Localised, ...Localised[]]>> = {
  womens: [
    localised(
      'An easy choice for busy mornings.',
      'Le choix facile des matins pressés.',
      'Die einfache Wahl für eilige Morgen.',
      'خيار سهل للصباحات المزدحمة.',
    ),
    localised(
      'A clean line, a good cloth and nothing to fuss with.',
      'Une ligne nette, une belle matière et rien à ajuster.',
      'Eine klare Linie, ein guter Stoff und nichts, was stört.',
      'خط بسيط وقماش متقن من دون تفاصيل زائدة.',
    ),
    localised(
      'Easy to wear in summer, and under a coat in winter.',
      'Facile à porter en été, et sous un manteau en hiver.',
      'Bei Wärme allein, bei Kälte unter dem Mantel zu tragen.',
      'إطلالة كاملة في الحر ودفء تحت المعطف في البرد.',
    ),
    localised(
      'Fitted on six women before we were happy.',
      'Des essayages sur six femmes, jusqu’à ce que tout tombe bien.',
      'An sechs Frauen anprobiert, bis alles saß.',
      'ست نساء وست تجارب قياس قبل أن نرضى عن النتيجة.',
    ),
  ],
  mens: [
    localised(
      'Easy to wear with everything you own.',
      'Facile à porter avec tout le reste.',
      'Passt zu allem, was Sie schon haben.',
      'قطعة سهلة تناسب كل شيء.',
    ),
    localised(
      'Cut with room to move and no more than that.',
      'Une coupe avec l’aisance qu’il faut, sans plus.',
      'Mit genau so viel Weite geschnitten, wie man braucht.',
      'قصة تمنح حرية الحركة من دون مبالغة.',
    ),
    localised(
      'Made to stay in shape, wash after wash.',
      'Une forme qui tient, lavage après lavage.',
      'Behält seine Form, Wäsche für Wäsche.',
      'شكل ثابت غسلة بعد غسلة.',
    ),
  ],
  accessories: [
    localised(
      'The detail that completes an outfit.',
      'Le détail qui complète une tenue.',
      'Das Detail, das ein Outfit vollendet.',
      'التفصيل الصغير الذي يجمع الإطلالة كلها.',
    ),
    localised(
      'Made in small runs, finished by hand.',
      'Fabrication en petites séries, finition à la main.',
      'In kleinen Serien gefertigt, von Hand vollendet.',
      'صناعة بكميات صغيرة وتفاصيل تُنجز يدويًا.',
    ),
    localised(
      'Plain enough for every day, good enough for evening.',
      'Assez sobre pour tous les jours, assez chic pour le soir.',
      'Schlicht genug für jeden Tag, schön genug für den Abend.',
      'بساطة لكل يوم وأناقة للمساء.',
    ),
  ],
  makeup: [
    localised(
      'One stroke, no mirror needed.',
      'Un seul geste, sans miroir.',
      'Ein Strich, ganz ohne Spiegel.',
      'لمسة واحدة تكفي من دون مرآة.',
    ),
    localised(
      'Colour that stays in place and is easy to remove.',
      'Une couleur qui reste en place et s’enlève facilement.',
      'Farbe, die hält und sich leicht entfernen lässt.',
      'لون يثبت في مكانه ويُزال بسهولة متى شئت.',
    ),
    localised(
      'Blends with a fingertip, for a fresh, rested look.',
      'S’estompe du bout du doigt, pour une mine reposée.',
      'Lässt sich mit der Fingerspitze verblenden, für einen frischen Look.',
      'يمتزج بأطراف الأصابع ويمنحك مظهرًا مرتاحًا.',
    ),
  ],
  care: [
    localised(
      'A quiet two minutes at the end of the day.',
      'Deux minutes de calme en fin de journée.',
      'Zwei ruhige Minuten am Ende des Tages.',
    ),
    localised(
      'Short list of ingredients, long list of people who buy it again.',
      'Une courte liste d’ingrédients, une longue liste de fidèles.',
      'Kurze Zutatenliste, lange Liste von Stammkunden.',
    ),
    localised(
      'Mixed in small batches, so what you open is fresh.',
      'Une préparation en petites quantités, pour une fraîcheur intacte.',
      'In kleinen Mengen gerührt und deshalb frisch, wenn Sie es öffnen.',
    ),
  ],
  home: [
    localised(
      'A piece you will still like in ten years.',
      'Un objet que vous aimerez encore dans dix ans.',
      'Etwas, das Ihnen auch in zehn Jahren noch gefällt.',
    ),
    localised(
      'Carefully made, in small numbers.',
      'Une fabrication soignée, en petites séries.',
      'Sorgfältig gefertigt, in kleinen Serien.',
    ),
    localised(
      'A warm touch for any room.',
      'Une touche chaleureuse pour toute pièce.',
      'Gibt jedem Raum etwas Wärme.',
    ),
  ],
};
