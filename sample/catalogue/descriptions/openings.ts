/** First sentences of product descriptions, for one item or a pair, of either gender. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import type { Group } from '../brands.ts';
import { localised } from '../phrase.ts';

export const openings: Readonly<Record<Group, readonly [Localised, ...Localised[]]>> = {
  womens: [
    localised(
      'Made to be reached for on the mornings when nothing else seems right.',
      'Pour ces matins où rien d’autre ne convient.',
      'Für die Morgen gemacht, an denen sonst nichts passt.',
      'تصميم للصباحات التي لا يبدو فيها شيء آخر مناسباً.',
    ),
    localised(
      'A clean line, a good cloth and nothing to fuss with.',
      'Une ligne nette, une belle matière et rien à ajuster.',
      'Eine klare Linie, ein guter Stoff und nichts, was stört.',
      'خط بسيط وقماش متقن من دون تفاصيل زائدة.',
    ),
    localised(
      'Enough alone in the heat, easy under a coat in the cold.',
      'Sans rien d’autre par temps chaud, sous un manteau par temps froid.',
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
      'A piece that asks for no thought and repays plenty.',
      'Une pièce qui demande peu de réflexion et rend beaucoup.',
      'Ein Stück, das wenig Gedanken braucht und viel zurückgibt.',
      'قطعة لا تتطلب تفكيراً وتناسب كل شيء.',
    ),
    localised(
      'Cut with room to move and no more than that.',
      'Une coupe avec l’aisance qu’il faut, sans plus.',
      'Mit genau so viel Weite geschnitten, wie man braucht.',
      'قصة تمنح حرية الحركة من دون مبالغة.',
    ),
    localised(
      'In shape from Monday to Sunday.',
      'Une forme qui tient du lundi au dimanche.',
      'Behält von Montag bis Sonntag seine Form.',
      'شكل ثابت من الاثنين إلى الأحد.',
    ),
  ],
  accessories: [
    localised(
      'The small thing that pulls the rest together.',
      'Le détail qui rassemble tout le reste.',
      'Das Detail, das alles zusammenbringt.',
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
      'Colour that stays where you put it and comes off when you ask.',
      'Une couleur qui reste en place et s’enlève quand vous le voulez.',
      'Farbe, die bleibt, wo sie soll, und geht, wann Sie wollen.',
      'لون يثبت في مكانه ويُزال بسهولة متى شئت.',
    ),
    localised(
      'Blends with a fingertip and looks like you, only rested.',
      'S’estompe du bout du doigt, pour une mine reposée.',
      'Lässt sich mit der Fingerspitze verblenden und sieht nach Ihnen aus, nur ausgeruht.',
      'يمتزج بأطراف الأصابع ويمنحك مظهراً مرتاحاً.',
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
      'A thing you will still like in ten years.',
      'Un objet que vous aimerez encore dans dix ans.',
      'Etwas, das Ihnen auch in zehn Jahren noch gefällt.',
    ),
    localised(
      'Made by people whose names we know.',
      'Fabriqué par des artisans que nous connaissons par leur nom.',
      'Von Menschen gemacht, deren Namen wir kennen.',
    ),
    localised(
      'Warms a room without asking for attention.',
      'De quoi réchauffer une pièce sans attirer l’attention.',
      'Macht einen Raum wärmer, ohne sich aufzudrängen.',
    ),
  ],
};
