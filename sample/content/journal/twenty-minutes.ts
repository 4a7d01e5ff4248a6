/** Nightjar's journal story: ready to go out in twenty minutes. */
import type { ContentPage } from '#features/content/content.ts';
import { block, link, pictureFor } from '../create-block.ts';

const picture = pictureFor('nightjar');

type PageTexts = {
  readonly title: string;
  readonly description: string;
  readonly kicker: string;
  readonly introduction: string;
  readonly dress: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly face: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly link: string;
  };
  readonly exit: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly quote: { readonly text: string };
  };
  readonly products: string;
  readonly alts: { readonly opening: string; readonly lipstick: string };
};

const english: PageTexts = {
  title: 'Out of the door in twenty minutes',
  description: 'One dress, one bag, one lipstick: a plan for when the message comes late.',
  kicker: 'After ten',
  introduction: 'The message came at 21:40. Here is the plan.',
  dress: {
    title: 'Minutes one to eight: the dress',
    paragraphs: [
      'Pick the dress first. Slip or mini, satin, one loud colour, nothing that needs ironing.',
    ],
  },
  face: {
    title: 'Minutes nine to fourteen: the face',
    paragraphs: [
      'One thing, done well. Red lips and clean skin beat five products in the back of a taxi.',
      'Blot, then apply again, so that it lasts all night.',
    ],
    link: 'Shop lip make-up',
  },
  exit: {
    title: 'Minutes fifteen to twenty: the exit',
    paragraphs: [
      'Keys, card, phone. If the bag holds more, it is too big. Put your hoops on in the lift.',
    ],
    quote: { text: 'If it takes long to put on, leave it.' },
  },
  products: 'Shop slip dresses',
  alts: {
    opening: 'A fuchsia slip dress under a spotlight, with a bag',
    lipstick: 'An open scarlet lipstick',
  },
};

const german: PageTexts = {
  title: 'In zwanzig Minuten aus der Tür',
  description: 'Ein Kleid, eine Tasche, ein Lippenstift: ein Plan für späte Nachrichten.',
  kicker: 'Nach zehn',
  introduction: 'Die Nachricht kam um 21:40 Uhr. Das ist der Plan.',
  dress: {
    title: 'Minute eins bis acht: das Kleid',
    paragraphs: ['Zuerst das Kleid: Slip oder Mini, Satin, eine laute Farbe, nichts zum Bügeln.'],
  },
  face: {
    title: 'Minute neun bis vierzehn: das Gesicht',
    paragraphs: [
      'Eine Sache, aber richtig. Roter Mund und klare Haut schlagen fünf Produkte auf der Rückbank im Taxi.',
      'Abtupfen, dann noch einmal auftragen. So hält es die ganze Nacht.',
    ],
    link: 'Lippen-Make-up ansehen',
  },
  exit: {
    title: 'Minute fünfzehn bis zwanzig: raus',
    paragraphs: [
      'Schlüssel, Karte, Handy. Passt mehr hinein, ist die Tasche zu groß. Die Creolen kommen im Aufzug dran.',
    ],
    quote: { text: 'Wenn das Anziehen lange dauert, lass es.' },
  },
  products: 'Slipkleider ansehen',
  alts: {
    opening: 'Ein pinkes Slipkleid im Scheinwerferlicht, mit Tasche',
    lipstick: 'Ein offener scharlachroter Lippenstift',
  },
};

const arabic: PageTexts = {
  title: 'جاهزة للخروج خلال عشرين دقيقة',
  description: 'فستان واحد وحقيبة واحدة وأحمر شفاه واحد: خطة لرسالة تصل متأخرة.',
  kicker: 'بعد العاشرة',
  introduction: 'وصلت الرسالة في التاسعة وأربعين دقيقة. إليك الخطة.',
  dress: {
    title: 'من الدقيقة الأولى إلى الثامنة: الفستان',
    paragraphs: ['اختاري الفستان أولًا: قصير أو منسدل، من الساتان، بلون واحد لافت، ومن دون كيّ.'],
  },
  face: {
    title: 'من التاسعة إلى الرابعة عشرة: الوجه',
    paragraphs: [
      'شيء واحد متقن. شفتان حمراوان وبشرة صافية أفضل من خمسة مستحضرات في المقعد الخلفي لسيارة أجرة.',
      'جففيه بمنديل ثم أعيدي وضعه ليدوم طوال الليل.',
    ],
    link: 'تسوق مكياج الشفاه',
  },
  exit: {
    title: 'من الخامسة عشرة إلى العشرين: الخروج',
    paragraphs: [
      'مفاتيح وبطاقة وهاتف. إن اتسعت الحقيبة لأكثر من ذلك فهي أكبر من اللازم. والأقراط في المصعد.',
    ],
    quote: { text: 'ما يستغرق ارتداؤه وقتًا طويلًا، اتركيه.' },
  },
  products: 'تسوقي الفساتين المنسدلة',
  alts: { opening: 'فستان منسدل فوشيا تحت ضوء مسلط مع حقيبة', lipstick: 'أحمر شفاه قرمزي مفتوح' },
};

function write({ dress, face, exit, alts, ...words }: PageTexts): ContentPage {
  return {
    path: 'pages/journal/twenty-minutes',
    title: words.title,
    description: words.description,
    sections: [
      block('blog-header', {
        ...{
          title: words.title,
          kicker: words.kicker,
          introduction: words.introduction,
          date: '2026-11-06',
          readingMinutes: 2,
        },
        picture: picture('scene-night', 'fuchsia', alts.opening),
      }),
      block('blog-section', dress),
      block('blog-panel', {
        ...face,
        pictures: [picture('lipstick', 'scarlet', alts.lipstick)],
        link: link(face.link, '/categories/beauty-makeup-lips'),
      }),
      block('blog-section', exit),
      block('product-carousel', {
        title: words.products,
        source: { category: 'womens-dresses-slip', sort: 'best-sellers' },
      }),
    ],
  };
}

export const twentyMinutesStory = {
  'en-GB': write(english),
  'de-DE': write(german),
  ar: write(arabic),
};
