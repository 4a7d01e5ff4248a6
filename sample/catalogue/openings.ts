/** First sentences of descriptions, by what a kind is for. */
import type { Localised } from '#features/catalogue-import/catalogue-import.ts';
import type { Group } from './brands.ts';
import { say } from './phrase.ts';

export const openings: Readonly<Record<Group, readonly [Localised, ...Localised[]]>> = {
  womens: [
    say(
      'Made to be reached for on the mornings when nothing else seems right.',
      'Pensé pour ces matins où rien d’autre ne convient.',
      'Für die Morgen gemacht, an denen sonst nichts passt.',
      'صُمم للصباحات التي لا يبدو فيها شيء آخر مناسباً.',
    ),
    say(
      'A clean line, a good cloth and nothing to fuss with.',
      'Une ligne nette, une belle matière et rien à ajuster.',
      'Eine klare Linie, ein guter Stoff und nichts, was stört.',
      'خط بسيط وقماش متقن من دون تفاصيل زائدة.',
    ),
    say(
      'Wear it alone in the heat and under a coat in the cold.',
      'À porter seul par temps chaud, sous un manteau par temps froid.',
      'Bei Wärme allein, bei Kälte unter dem Mantel zu tragen.',
      'ارتديه وحده في الحر وتحت المعطف في البرد.',
    ),
    say(
      'We fitted it on six women before we were happy with it.',
      'Nous l’avons essayé sur six femmes avant d’en être satisfaits.',
      'Wir haben es an sechs Frauen anprobiert, bis alles saß.',
      'جرّبناه على ست نساء قبل أن نرضى عنه.',
    ),
  ],
  mens: [
    say(
      'A piece that asks for no thought and repays plenty.',
      'Une pièce qui demande peu de réflexion et rend beaucoup.',
      'Ein Stück, das wenig Gedanken braucht und viel zurückgibt.',
      'قطعة لا تتطلب تفكيراً وتناسب كل شيء.',
    ),
    say(
      'Cut with room to move and no more than that.',
      'Coupé avec l’aisance qu’il faut, sans plus.',
      'Mit genau so viel Weite geschnitten, wie man braucht.',
      'قصة تمنح حرية الحركة من دون مبالغة.',
    ),
    say(
      'It keeps its shape from Monday to Sunday.',
      'Il garde sa forme du lundi au dimanche.',
      'Behält von Montag bis Sonntag seine Form.',
      'يحافظ على شكله من الاثنين إلى الأحد.',
    ),
  ],
  accessories: [
    say(
      'The small thing that pulls the rest together.',
      'Le détail qui rassemble tout le reste.',
      'Das Detail, das alles zusammenbringt.',
      'التفصيل الصغير الذي يجمع الإطلالة كلها.',
    ),
    say(
      'Made in small runs, finished by hand.',
      'Fabriqué en petites séries, terminé à la main.',
      'In kleinen Serien gefertigt, von Hand vollendet.',
      'يُصنع بكميات صغيرة وتُنجز تفاصيله يدويًا.',
    ),
    say(
      'Plain enough for every day, good enough for evening.',
      'Assez sobre pour tous les jours, assez beau pour le soir.',
      'Schlicht genug für jeden Tag, schön genug für den Abend.',
      'بسيط لكل يوم وأنيق للمساء.',
    ),
  ],
  makeup: [
    say('One stroke, no mirror needed.', 'Un seul geste, sans miroir.', 'Ein Strich, ganz ohne Spiegel.', 'لمسة واحدة تكفي من دون مرآة.'),
    say(
      'Colour that stays where you put it and comes off when you ask.',
      'Une couleur qui reste en place et s’enlève quand vous le voulez.',
      'Farbe, die bleibt, wo sie soll, und geht, wann Sie wollen.',
      'لون يثبت في مكانه ويُزال بسهولة متى شئت.',
    ),
    say(
      'Blends with a fingertip and looks like you, only rested.',
      'S’estompe du bout du doigt, pour une mine reposée.',
      'Lässt sich mit der Fingerspitze verblenden und sieht nach Ihnen aus, nur ausgeruht.',
      'يمتزج بأطراف الأصابع ويمنحك مظهراً مرتاحاً.',
    ),
  ],
  care: [
    say('A quiet two minutes at the end of the day.', 'Deux minutes de calme en fin de journée.', 'Zwei ruhige Minuten am Ende des Tages.'),
    say(
      'Short list of ingredients, long list of people who buy it again.',
      'Une courte liste d’ingrédients, une longue liste de fidèles.',
      'Kurze Zutatenliste, lange Liste von Stammkunden.',
    ),
    say(
      'Mixed in small batches, so what you open is fresh.',
      'Préparé en petites quantités, pour une fraîcheur intacte.',
      'In kleinen Mengen gerührt und deshalb frisch, wenn Sie es öffnen.',
    ),
  ],
  home: [
    say(
      'A thing you will still like in ten years.',
      'Un objet que vous aimerez encore dans dix ans.',
      'Etwas, das Ihnen auch in zehn Jahren noch gefällt.',
    ),
    say(
      'Made by people whose names we know.',
      'Fabriqué par des artisans que nous connaissons par leur nom.',
      'Von Menschen gemacht, deren Namen wir kennen.',
    ),
    say(
      'It warms a room without asking for attention.',
      'Il réchauffe une pièce sans attirer l’attention.',
      'Macht einen Raum wärmer, ohne sich aufzudrängen.',
    ),
  ],
};
