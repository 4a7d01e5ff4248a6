/** Social media posts of each fascia, in each of its languages. */
import type { ContentPage } from '#features/content/content.ts';
import { POST_SCHEMA, POSTS_PATH } from '#features/social/social.ts';
import { links } from '#links';
import type { FasciaCode } from '../catalogue/brands.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { pictureFor } from './write-block.ts';

type Channel = 'instagram' | 'tiktok' | 'facebook';
type PageTexts = readonly [alt: string, tag: string, title: string];
type Post = {
  readonly channel: Channel;
  readonly model: ModelName;
  readonly colour: ColourKey;
  readonly category: string;
  readonly words: Readonly<Record<string, PageTexts>>;
};

function post(
  channel: Channel,
  model: ModelName,
  colour: ColourKey,
  category: string,
  words: Post['words'],
): Post {
  return { channel, model, colour, category, words };
}

const posts: Readonly<Record<FasciaCode, readonly Post[]>> = {
  aldermoor: [
    post('instagram', 'scene-wardrobe', 'forest-green', 'womens', {
      'en-GB': ['A rail of green clothes', 'autumn', 'The autumn rail'],
      'fr-FR': ['Une penderie de vêtements verts', 'automne', 'La penderie d’automne'],
      'de-DE': ['Eine Kleiderstange in Grün', 'Herbst', 'Die Herbstgarderobe'],
    }),
    post('instagram', 'scene-table', 'stone', 'home-tableware', {
      'en-GB': ['Plates and a bowl in the morning sun', 'table', 'The long table'],
      'fr-FR': ['Des assiettes et un bol au soleil du matin', 'table', 'La grande table'],
      'de-DE': ['Teller und eine Schale in der Morgensonne', 'Tisch', 'Die lange Tafel'],
    }),
    post('tiktok', 'scene-knitwear', 'oat', 'womens-knitwear', {
      'en-GB': ['A pile of folded jumpers', 'knit', 'How to fold a jumper'],
      'fr-FR': ['Une pile de pulls pliés', 'maille', 'Bien plier un pull'],
      'de-DE': ['Ein Stapel gefalteter Pullover', 'Strick', 'So faltet man Pullover'],
    }),
    post('facebook', 'scene-living', 'terracotta', 'home-lighting', {
      'en-GB': ['A corner with a lamp', 'home', 'Low light'],
      'fr-FR': ['Un coin avec une lampe', 'maison', 'Lumière douce'],
      'de-DE': ['Eine Ecke mit einer Lampe', 'Wohnen', 'Sanftes Licht'],
    }),
  ],
  nightjar: [
    post('tiktok', 'scene-night', 'fuchsia', 'womens-dresses', {
      'en-GB': ['A fuchsia dress in a spotlight', 'party', 'After ten'],
      'de-DE': ['Ein Kleid in Fuchsia im Scheinwerferlicht', 'Party', 'Nach zehn'],
      ar: ['فستان فوشيا تحت الأضواء', 'حفلات', 'بعد العاشرة'],
    }),
    post('tiktok', 'scene-street', 'cobalt', 'mens', {
      'en-GB': ['A cobalt T-shirt and joggers on a rail', 'street', 'Concrete days'],
      'de-DE': ['T-Shirt in Kobaltblau und Jogginghose an der Stange', 'Straße', 'Tage auf Beton'],
      ar: ['تيشيرت أزرق كوبالت وبنطال رياضي على علّاقة', 'شارع', 'أيام المدينة'],
    }),
    post('instagram', 'dress-mini', 'lime', 'womens-dresses-mini', {
      'en-GB': ['A lime mini dress', 'party', 'Lime'],
      'de-DE': ['Ein Minikleid in Limette', 'Party', 'Limette'],
      ar: ['فستان قصير بلون الليمون', 'حفلات', 'لون الليمون'],
    }),
    post('instagram', 'bag-crossbody', 'black', 'womens-accessories-bags', {
      'en-GB': ['A black crossbody bag', 'bags', 'Keys, card, phone'],
      'de-DE': ['Eine schwarze Umhängetasche', 'Taschen', 'Schlüssel, Karte, Telefon'],
      ar: ['حقيبة كتف سوداء', 'حقائب', 'مفاتيح وبطاقة وهاتف'],
    }),
  ],
  fernhollow: [
    post('instagram', 'scene-bathroom', 'sage', 'beauty-bath', {
      'en-GB': ['A bathroom ledge with towels', 'bath', 'The slow hour'],
      'fr-FR': ['Un rebord de salle de bains et ses serviettes', 'bain', 'L’heure lente'],
    }),
    post('facebook', 'scene-bedroom', 'blush', 'home-bedding', {
      'en-GB': ['Folded linen and cushions on a bench', 'linen', 'Sunday'],
      'fr-FR': ['Du linge plié et des coussins sur un banc', 'linge', 'Dimanche'],
    }),
    post('instagram', 'candle', 'forest-green', 'home-decor-candles', {
      'en-GB': ['A green candle', 'scent', 'Lit at four'],
      'fr-FR': ['Une bougie verte', 'parfum', 'Allumée à quatre heures'],
    }),
    post('tiktok', 'serum-dropper', 'tan', 'beauty-skincare', {
      'en-GB': ['A dropper bottle', 'skin', 'Three drops'],
      'fr-FR': ['Un flacon compte-gouttes', 'peau', 'Trois gouttes'],
    }),
  ],
};

/** Content page of the posts. A post has the same id in every language. */
export function postsPage(fascia: FasciaCode, locale: string): ContentPage {
  const picture = pictureFor(fascia);
  const sections = posts[fascia].flatMap(({ channel, model, colour, category, words }, index) => {
    const texts = words[locale];
    if (!texts) return [];
    const [alt, tag, title] = texts;
    const { id } = picture(model, colour, alt);
    const section = {
      _meta: { schema: POST_SCHEMA },
      ...{
        flocklerId: `${fascia}-${index + 1}`,
        channel,
        sourceUrl: `https://www.${channel}.com/${fascia}`,
        tags: [tag],
      },
      images: [
        { url: links.picture({ id, width: 480, aspect: '4x5', format: 'jpg' }), altText: alt },
      ],
      videos: [],
      ctaLink: { url: links.category({ slug: category }), title },
    };
    return [section];
  });
  return { path: POSTS_PATH, title: 'Posts', description: 'Posts of our channels', sections };
}
