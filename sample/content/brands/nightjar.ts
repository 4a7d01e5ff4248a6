/** Stories of two brands of the fast-fashion site. */
import type { BrandStory } from './brand-story.ts';

const kerb: BrandStory = {
  brand: 'Kerb',
  opening: ['scene-street', 'cobalt'],
  chapters: [
    ['tee-mens', 'black'],
    ['joggers-mens', 'charcoal'],
  ],
  reported: {
    'en-GB': {
      line: 'Heavy cotton, square shoulders, no logos.',
      opening: 'A cobalt tee and grey joggers on a rail, in hard light',
      chapters: [
        [
          '240 grams',
          'The tee weighs what a tee should. It keeps its shape, its colour and its mouth shut.',
          'A black T-shirt',
        ],
        [
          'How they fit',
          'Most of our T-shirts are boxy. For a closer fit, go down a size.',
          'Charcoal joggers',
        ],
      ],
      questions: [
        ['Does it shrink?', 'No. The fabric is washed before it is cut.'],
        ['Will black stay black?', 'Yes, if you wash it cold and inside out.'],
      ],
    },
    'de-DE': {
      line: 'Schwere Baumwolle, gerade Schultern, keine Logos.',
      opening: 'Ein kobaltblaues T-Shirt und eine graue Jogginghose an der Stange, in hartem Licht',
      chapters: [
        [
          '240 Gramm',
          'Das T-Shirt wiegt, was ein T-Shirt wiegen soll. Es behält Form und Farbe und redet nicht.',
          'Ein schwarzes T-Shirt',
        ],
        [
          'So sitzen sie',
          'Die meisten unserer T-Shirts sind kastig geschnitten. Wer es enger mag, nimmt eine Größe kleiner.',
          'Eine anthrazitfarbene Jogginghose',
        ],
      ],
      questions: [
        ['Läuft es ein?', 'Nein. Der Stoff wird vor dem Zuschnitt gewaschen.'],
        ['Bleibt Schwarz schwarz?', 'Ja, wenn du es kalt und auf links wäschst.'],
      ],
    },
    ar: {
      line: 'قطن سميك وأكتاف مستقيمة، من دون شعارات.',
      opening: 'تيشيرت أزرق كوبالت وبنطال رياضي رمادي على علّاقة',
      chapters: [
        ['240 غرامًا', 'تيشيرت بوزن مثالي، يحافظ على شكله ولونه.', 'تيشيرت أسود'],
        [
          'كيف يأتي المقاس',
          'قصات معظم قمصاننا واسعة ومربعة. إن أردتها أضيق فاختر مقاسًا أصغر.',
          'بنطال رياضي رمادي داكن',
        ],
      ],
      questions: [
        ['هل ينكمش؟', 'لا، فالقماش يُغسل قبل قصّه.'],
        ['هل يبقى الأسود أسود؟', 'نعم، إذا غسلته مقلوبًا وبماء بارد.'],
      ],
    },
  },
};

const loudHours: BrandStory = {
  brand: 'Loud Hours',
  opening: ['scene-night', 'fuchsia'],
  chapters: [
    ['dress-slip', 'scarlet'],
    ['bag-top-handle', 'black'],
  ],
  reported: {
    'en-GB': {
      line: 'Satin and one colour too many.',
      opening: 'A fuchsia slip dress under a spotlight',
      chapters: [
        [
          'For late nights',
          'Made for dancing: straps that stay up, seams that stretch and hems that do not trip you up.',
          'A scarlet slip dress',
        ],
        [
          'Bags for a night out',
          'Bags with just enough room for your phone, card and keys.',
          'A black top-handle bag',
        ],
      ],
      questions: [
        [
          'Can satin be machine washed?',
          'Yes: inside out, cold, in a laundry bag. Hang it up wet and the creases drop out.',
        ],
        ['Are the straps adjustable?', 'Yes, all of them.'],
      ],
    },
    'de-DE': {
      line: 'Satin und eine Farbe zu viel.',
      opening: 'Ein fuchsiafarbenes Slipkleid im Scheinwerferlicht',
      chapters: [
        [
          'Für lange Nächte',
          'Zum Tanzen gemacht: Träger, die halten, Nähte, die nachgeben, und ein Saum, über den du nicht stolperst.',
          'Ein scharlachrotes Slipkleid',
        ],
        [
          'Taschen für die Nacht',
          'Taschen mit genau so viel Platz, wie Handy, Karte und Schlüssel brauchen.',
          'Eine schwarze Henkeltasche',
        ],
      ],
      questions: [
        [
          'Darf Satin in die Waschmaschine?',
          'Ja: auf links, kalt und im Wäschebeutel. Nass aufgehängt glättet er sich von selbst.',
        ],
        ['Sind die Träger verstellbar?', 'Ja, alle.'],
      ],
    },
    ar: {
      line: 'ساتان، ولون إضافي لا بد منه.',
      opening: 'فستان سليب فوشيا تحت ضوء مسلط',
      chapters: [
        [
          'لآخر الليل',
          'قصات للرقص: حمالات ثابتة، وخياطة مرنة، وحاشية لا تعيقك على الدرج.',
          'فستان سليب قرمزي',
        ],
        ['حقائب للسهرات', 'حقائب تتسع للهاتف والبطاقة والمفاتيح.', 'حقيبة يد سوداء بمقبض علوي'],
      ],
      questions: [
        [
          'هل يُغسل الساتان في الغسالة؟',
          'نعم: مقلوبًا وبماء بارد وداخل كيس غسيل. علّقه مبللًا لتزول التجاعيد.',
        ],
        ['هل الحمالات قابلة للتعديل؟', 'نعم، كلها.'],
      ],
    },
  },
};

export const nightjarBrands: readonly BrandStory[] = [kerb, loudHours];
