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
      line: 'Heavy cotton, square shoulders, nothing printed on it.',
      opening: 'A cobalt tee and grey joggers on a rail, in hard light',
      chapters: [
        [
          '240 grams',
          'The tee weighs what a tee should. It keeps its shape, its colour and its mouth shut.',
          'A black T-shirt',
        ],
        [
          'One fit, said clearly',
          'Boxy. If you want it closer, take one size down. That is the whole guide.',
          'Charcoal joggers',
        ],
      ],
      questions: [
        ['Does it shrink?', 'No. It is washed before it is cut.'],
        ['Will black stay black?', 'Cold and inside out, for longer than you will keep the jeans.'],
      ],
    },
    'de-DE': {
      line: 'Schwere Baumwolle, gerade Schultern, kein Aufdruck.',
      opening: 'Ein kobaltblaues T-Shirt und eine graue Jogginghose an der Stange, in hartem Licht',
      chapters: [
        [
          '240 Gramm',
          'Das T-Shirt wiegt, was ein T-Shirt wiegen soll. Es behält Form und Farbe und redet nicht.',
          'Ein schwarzes T-Shirt',
        ],
        [
          'Eine Passform, klar gesagt',
          'Kastig. Wer es enger mag, nimmt eine Größe kleiner. Mehr gibt es nicht zu wissen.',
          'Eine anthrazitfarbene Jogginghose',
        ],
      ],
      questions: [
        ['Läuft es ein?', 'Nein. Es wird gewaschen, bevor es zugeschnitten wird.'],
        [
          'Bleibt Schwarz schwarz?',
          'Kalt und auf links gewaschen: länger, als du die Jeans behältst.',
        ],
      ],
    },
    ar: {
      line: 'قطن كثيف وأكتاف مستقيمة، من دون أي طباعة.',
      opening: 'تيشيرت أزرق كوبالت وبنطال رياضي رمادي على علّاقة',
      chapters: [
        [
          '240 غرامًا',
          'وزن التيشيرت كما يجب أن يكون. يحافظ على شكله ولونه ويبقى هادئًا.',
          'تيشيرت أسود',
        ],
        [
          'قصة واحدة واضحة',
          'واسعة ومربعة. إن أردتها أقرب إلى الجسم فاختر مقاسًا أصغر، وهذا كل الدليل.',
          'بنطال رياضي رمادي داكن',
        ],
      ],
      questions: [
        ['هل ينكمش؟', 'لا، فهو يغسل قبل أن يقص.'],
        ['هل يبقى الأسود أسود؟', 'اغسله باردًا ومقلوبًا ويبقى كذلك طويلًا.'],
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
          'Worn late',
          'Cut to be danced in: straps that stay, seams that give, hems that clear the stairs.',
          'A scarlet slip dress',
        ],
        [
          'Goes with noise',
          'Bags that hold a phone, a card and a key. Anything else is for tomorrow.',
          'A black top-handle bag',
        ],
      ],
      questions: [
        [
          'Can satin be machine washed?',
          'Inside out, cold, in a bag. Hang it wet and it irons itself.',
        ],
        ['Are the straps adjustable?', 'All of them. Set them once, dance, forget them.'],
      ],
    },
    'de-DE': {
      line: 'Satin und eine Farbe zu viel.',
      opening: 'Ein fuchsiafarbenes Slipkleid im Scheinwerferlicht',
      chapters: [
        [
          'Spät getragen',
          'Zum Tanzen geschnitten: Träger, die halten, Nähte, die nachgeben, ein Saum, der die Treppe schafft.',
          'Ein scharlachrotes Slipkleid',
        ],
        [
          'Passt zu Lärm',
          'Taschen für Telefon, Karte und Schlüssel. Alles andere ist für morgen.',
          'Eine schwarze Henkeltasche',
        ],
      ],
      questions: [
        [
          'Darf Satin in die Waschmaschine?',
          'Auf links, kalt, im Wäschebeutel. Nass aufgehängt bügelt er sich selbst.',
        ],
        ['Sind die Träger verstellbar?', 'Alle. Einmal einstellen, tanzen, vergessen.'],
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
        [
          'مع الضجيج',
          'حقائب تتسع لهاتف وبطاقة ومفتاح، وما عدا ذلك للغد.',
          'حقيبة يد سوداء بمقبض علوي',
        ],
      ],
      questions: [
        ['هل يغسل الساتان في الغسالة؟', 'مقلوبًا وبماء بارد وداخل كيس. علقه مبللًا وسيفرد نفسه.'],
        ['هل الحمالات قابلة للتعديل؟', 'كلها. اضبطها مرة ثم انسها.'],
      ],
    },
  },
};

export const nightjarBrands: readonly BrandStory[] = [kerb, loudHours];
