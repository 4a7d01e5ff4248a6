/** One campaign of each fascia, in each of its languages: an opening, three doors, what is new, and something to read. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import type { Shot } from './brands/brand-story.ts';
import { block, link, pictureFor } from './write-block.ts';

type Door = { readonly category: string; readonly shot: Shot };
type Campaign = {
  readonly slug: string;
  readonly opening: Shot;
  readonly theme: 'light' | 'dark';
  readonly category: string;
  readonly doors: readonly Door[];
  readonly journal: { readonly slug: string; readonly shot: Shot };
  readonly told: Readonly<Record<string, Words>>;
};
type Words = {
  readonly title: string;
  readonly line: string;
  readonly alt: string;
  readonly doors: readonly (readonly [title: string, body: string, alt: string])[];
  readonly journal: readonly [title: string, body: string, alt: string];
};

const campaigns: Readonly<Record<FasciaCode, Campaign>> = {
  aldermoor: {
    ...{ slug: 'the-long-table', opening: ['scene-table', 'stone'], theme: 'light', category: 'home-tableware' },
    doors: [
      { category: 'home-tableware-plates', shot: ['plate-stack', 'stone'] },
      { category: 'home-tableware-glassware', shot: ['tumblers', 'moss-green'] },
      { category: 'home-lighting-table-lamps', shot: ['lamp-table', 'terracotta'] },
    ],
    journal: { slug: 'knitwear', shot: ['scene-knitwear', 'oat'] },
    told: {
      'en-GB': {
        title: 'The long table',
        line: 'Everything for the one evening when everybody comes.',
        alt: 'A long table laid with stoneware',
        doors: [
          ['Plates that stack', 'Twelve of them take the room of four.', 'A stack of plates'],
          ['Glasses that do not match', 'Nobody loses theirs.', 'Two ribbed green tumblers'],
          ['Light, lower than usual', 'Faces look better, and so does the gravy.', 'A terracotta lamp'],
        ],
        journal: ['While the oven works', 'Ten minutes on how the mills keep their own jumpers.', 'Folded jumpers on a stool'],
      },
      'fr-FR': {
        title: 'La grande table',
        line: 'Tout pour le soir où tout le monde vient.',
        alt: 'Une grande table dressée de grès',
        doors: [
          ['Des assiettes qui s’empilent', 'Douze prennent la place de quatre.', 'Une pile d’assiettes'],
          ['Des verres dépareillés', 'Chacun retrouve le sien.', 'Deux gobelets verts côtelés'],
          ['Une lumière plus basse', 'Les visages y gagnent, la sauce aussi.', 'Une lampe terracotta'],
        ],
        journal: [
          'Pendant que le four travaille',
          'Dix minutes sur la façon dont les filatures gardent leurs pulls.',
          'Des pulls pliés sur un tabouret',
        ],
      },
      'de-DE': {
        title: 'Die lange Tafel',
        line: 'Alles für den einen Abend, an dem alle kommen.',
        alt: 'Eine lange Tafel mit Steinzeug',
        doors: [
          ['Teller, die sich stapeln', 'Zwölf brauchen den Platz von vier.', 'Ein Stapel Teller'],
          ['Gläser, die nicht zusammenpassen', 'So verliert niemand seins.', 'Zwei gerippte grüne Becher'],
          ['Licht, tiefer als sonst', 'Gesichter sehen besser aus und die Soße auch.', 'Eine terrakottafarbene Lampe'],
        ],
        journal: [
          'Während der Ofen arbeitet',
          'Zehn Minuten darüber, wie Spinnereien ihre eigenen Pullover pflegen.',
          'Gefaltete Pullover auf einem Hocker',
        ],
      },
    },
  },
  nightjar: {
    ...{ slug: 'concrete-party', opening: ['scene-night', 'fuchsia'], theme: 'dark', category: 'womens-dresses' },
    doors: [
      { category: 'womens-dresses-slip', shot: ['dress-slip', 'scarlet'] },
      { category: 'womens-dresses-mini', shot: ['dress-mini', 'lime'] },
      { category: 'womens-accessories-bags', shot: ['bag-top-handle', 'black'] },
    ],
    journal: { slug: 'twenty-minutes', shot: ['lipstick', 'scarlet'] },
    told: {
      'en-GB': {
        title: 'Concrete party',
        line: 'One colour. Loud.',
        alt: 'A fuchsia dress under a spotlight',
        doors: [
          ['Slips', 'Straps that stay up.', 'A scarlet slip dress'],
          ['Minis', 'Shorter than the queue.', 'A lime mini dress'],
          ['Bags', 'Phone, card, key. Done.', 'A black top-handle bag'],
        ],
        journal: ['Twenty minutes to the door', 'A plan for when the message comes late.', 'A scarlet lipstick'],
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
        journal: ['In zwanzig Minuten draußen', 'Ein Plan für späte Nachrichten.', 'Ein scharlachroter Lippenstift'],
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
  },
  fernhollow: {
    ...{ slug: 'the-slow-hour', opening: ['scene-bathroom', 'sage'], theme: 'light', category: 'beauty-bath' },
    doors: [
      { category: 'beauty-bath', shot: ['pump-bottle', 'sage'] },
      { category: 'home-decor-candles', shot: ['candle', 'forest-green'] },
      { category: 'home-textiles-throws', shot: ['throw', 'oat'] },
    ],
    journal: { slug: 'linen', shot: ['scene-bedroom', 'sage'] },
    told: {
      'en-GB': {
        title: 'The slow hour',
        line: 'Between the bath and the bed there is an hour that belongs to nobody.',
        alt: 'Towels and a candle on a ledge',
        doors: [
          ['Bath', 'Warm, not hot; long, not deep.', 'A sage pump bottle'],
          ['Candles', 'Lit at four, in winter.', 'A green candle'],
          ['Throws', 'For the way to the bed.', 'An oat throw'],
        ],
        journal: ['A slow wash for linen', 'The only cloth that is at its worst on the day you buy it.', 'Folded sage linen on a bench'],
      },
      'fr-FR': {
        title: 'L’heure lente',
        line: 'Entre le bain et le lit, il y a une heure qui n’appartient à personne.',
        alt: 'Des serviettes et une bougie sur un rebord',
        doors: [
          ['Le bain', 'Tiède plutôt que chaud, long plutôt que profond.', 'Un flacon-pompe sauge'],
          ['Les bougies', 'Allumées à quatre heures, en hiver.', 'Une bougie verte'],
          ['Les plaids', 'Pour aller jusqu’au lit.', 'Un plaid avoine'],
        ],
        journal: [
          'Laver le lin, lentement',
          'Le seul tissu qui soit au plus mal le jour où on l’achète.',
          'Du linge sauge plié sur un banc',
        ],
      },
    },
  },
};

type Labels = { readonly all: string; readonly door: string; readonly begin: string; readonly fresh: string; readonly read: string };

const labels: Readonly<Record<string, Labels>> = {
  'en-GB': { all: 'See everything', door: 'See them', begin: 'Where to begin', fresh: 'New for the occasion', read: 'Read on' },
  'fr-FR': { all: 'Tout voir', door: 'Découvrir', begin: 'Par où commencer', fresh: 'Nouveau pour l’occasion', read: 'Lire la suite' },
  'de-DE': { all: 'Alles ansehen', door: 'Ansehen', begin: 'Ein guter Anfang', fresh: 'Neu zum Anlass', read: 'Weiterlesen' },
  ar: { all: 'شاهد الكل', door: 'شاهد المزيد', begin: 'من أين تبدأ', fresh: 'جديد المناسبة', read: 'اقرأ المزيد' },
};

/** What it is called, and where it stands. */
export function campaignLink(fascia: FasciaCode, locale: string): readonly [label: string, href: string] {
  const { told, slug } = campaigns[fascia];
  return [told[locale]?.title ?? '', `/pages/campaigns/${slug}`];
}

export function campaignPages(fascia: FasciaCode, locale: string): ContentPage[] {
  const [campaign, label] = [campaigns[fascia], labels[locale]];
  const words = campaign.told[locale];
  return words && label ? [campaignPage(fascia, campaign, words, label)] : [];
}

function campaignPage(fascia: FasciaCode, campaign: Campaign, words: Words, label: Labels): ContentPage {
  const picture = pictureFor(fascia);
  const { category, opening, theme, journal } = campaign;
  const [story, teaser, alt] = words.journal;
  const cards = campaign.doors.flatMap((door, index) => {
    const [title, body, shows] = words.doors[index] ?? [];
    const card = { title, body, picture: picture(...door.shot, shows ?? ''), link: link(label.door, `/categories/${door.category}`) };
    return title ? [card] : [];
  });
  return {
    path: `pages/campaigns/${campaign.slug}`,
    title: words.title,
    description: words.line,
    sections: [
      block('hero-banner', {
        ...{ title: words.title, subtitle: words.line, layout: 'cover', theme, picture: picture(...opening, words.alt) },
        links: [link(label.all, `/categories/${category}`)],
      }),
      block('cta-carousel', { title: label.begin, cards, slidesDesktop: 3 }),
      block('product-carousel', { title: label.fresh, source: { category, sort: 'newness' }, viewAllHref: `/categories/${category}` }),
      block('feature-banner', {
        ...{ title: story, body: teaser, picture: picture(...journal.shot, alt), ground: theme === 'dark' ? 'ink' : 'surface' },
        button: link(label.read, `/pages/journal/${journal.slug}`),
      }),
    ],
  };
}
