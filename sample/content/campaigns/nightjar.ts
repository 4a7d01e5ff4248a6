/** Nightjar's campaign: party dresses in one colour. */
import type { Campaign } from './campaign.ts';

export const nightjarCampaign: Campaign = {
  slug: 'concrete-party',
  opening: ['scene-night', 'fuchsia'],
  theme: 'dark',
  category: 'womens-dresses',
  doors: [
    { category: 'womens-dresses-slip', shot: ['dress-slip', 'scarlet'] },
    { category: 'womens-dresses-mini', shot: ['dress-mini', 'lime'] },
    { category: 'womens-accessories-bags', shot: ['bag-top-handle', 'black'] },
  ],
  journal: { slug: 'twenty-minutes', shot: ['lipstick', 'scarlet'] },
  reported: {
    'en-GB': {
      title: 'Concrete party',
      line: 'One colour. Loud.',
      alt: 'A fuchsia dress under a spotlight',
      doors: [
        ['Slips', 'Straps that stay up.', 'A scarlet slip dress'],
        ['Minis', 'Shorter than the queue.', 'A lime mini dress'],
        ['Bags', 'Phone, card, key. Done.', 'A black top-handle bag'],
      ],
      journal: [
        'Twenty minutes to the door',
        'A plan for when the message comes late.',
        'A scarlet lipstick',
      ],
    },
    'de-DE': {
      title: 'Party auf Beton',
      line: 'Eine Farbe. Laut.',
      alt: 'Ein fuchsiafarbenes Kleid im Scheinwerferlicht',
      doors: [
        ['Slipkleider', 'Träger, die oben bleiben.', 'Ein scharlachrotes Slipkleid'],
        ['Minis', 'Kürzer als die Schlange.', 'Ein limettengrünes Minikleid'],
        ['Taschen', 'Telefon, Karte, Schlüssel. Fertig.', 'Eine schwarze Henkeltasche'],
      ],
      journal: [
        'In zwanzig Minuten draußen',
        'Ein Plan für späte Nachrichten.',
        'Ein scharlachroter Lippenstift',
      ],
    },
    ar: {
      title: 'حفلة المدينة',
      line: 'لون واحد، وبصوت عالٍ.',
      alt: 'فستان فوشيا تحت ضوء مسلط',
      doors: [
        ['فساتين سليب', 'حمالات لا تنزلق.', 'فستان سليب قرمزي'],
        ['فساتين قصيرة', 'أقصر من طابور الانتظار.', 'فستان قصير بلون الليمون'],
        ['حقائب', 'هاتف وبطاقة ومفتاح، وكفى.', 'حقيبة يد سوداء بمقبض علوي'],
      ],
      journal: ['جاهزة خلال عشرين دقيقة', 'خطة سريعة لدعوة متأخرة.', 'أحمر شفاه قرمزي'],
    },
  },
};
