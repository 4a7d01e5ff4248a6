/** Social media posts of each fascia, in each of its languages. */
import type { ContentPage } from '#features/content/content.ts';
import { POST_SCHEMA, POSTS_PATH } from '#features/social/social.ts';
import { links } from '#links';
import type { FasciaCode } from '../catalogue/brands.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { pictureFor } from './create-block.ts';

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

/** No picture is shown elsewhere on the home page of its fascia. */
const posts: Readonly<Record<FasciaCode, readonly Post[]>> = {
  aldermoor: [
    post('instagram', 'trousers-wide', 'forest-green', 'womens-trousers', {
      'en-GB': ['Green wide-leg trousers', 'autumn', 'The autumn trousers'],
      'fr-FR': ['Un pantalon vert à jambes larges', 'automne', 'Le pantalon d’automne'],
      'de-DE': ['Eine grüne Hose mit weitem Bein', 'Herbst', 'Die Hose für den Herbst'],
    }),
    post('instagram', 'scene-vanity', 'honey', 'beauty', {
      'en-GB': ['Perfume, lipstick and powder in the sun', 'beauty', 'The morning routine'],
      'fr-FR': ['Parfum, rouge à lèvres et poudre au soleil', 'beauté', 'La routine du matin'],
      'de-DE': ['Parfüm, Lippenstift und Puder in der Sonne', 'Beauty', 'Die Morgenroutine'],
    }),
    post('tiktok', 'scene-bedroom', 'sage', 'home-bedding', {
      'en-GB': ['Folded bed linen and cushions on a bench', 'linen', 'How to fold a sheet'],
      'fr-FR': ['Linge de lit plié et coussins sur un banc', 'linge', 'Bien plier un drap'],
      'de-DE': ['Gefaltete Bettwäsche und Kissen auf einer Bank', 'Wäsche', 'So faltet man Laken'],
    }),
    post('facebook', 'scene-living', 'terracotta', 'home-lighting', {
      'en-GB': ['A corner with a lamp', 'home', 'Low light'],
      'fr-FR': ['Un coin avec une lampe', 'maison', 'Lumière douce'],
      'de-DE': ['Eine Ecke mit einer Lampe', 'Wohnen', 'Sanftes Licht'],
    }),
  ],
  nightjar: [
    post('tiktok', 'dress-slip', 'fuchsia', 'womens-dresses', {
      'en-GB': ['A fuchsia slip dress', 'party', 'After ten'],
      'de-DE': ['Ein Slipkleid in Fuchsia', 'Party', 'Nach zehn'],
      ar: ['فستان سليب بلون الفوشيا', 'حفلات', 'بعد العاشرة'],
    }),
    post('tiktok', 'joggers-mens', 'cobalt', 'mens', {
      'en-GB': ['Cobalt joggers', 'street', 'Concrete days'],
      'de-DE': ['Jogginghose in Kobaltblau', 'Straße', 'Tage auf Beton'],
      ar: ['بنطال رياضي أزرق كوبالت', 'شارع', 'أيام المدينة'],
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
    post('instagram', 'towel-stack', 'sage', 'home-bathroom', {
      'en-GB': ['A stack of green towels', 'bath', 'The slow hour'],
      'fr-FR': ['Une pile de serviettes vertes', 'bain', 'L’heure lente'],
    }),
    post('facebook', 'scene-living', 'rust', 'home', {
      'en-GB': ['A corner with a lamp and a plant', 'home', 'Sunday'],
      'fr-FR': ['Un coin avec une lampe et une plante', 'maison', 'Dimanche'],
    }),
    post('instagram', 'mug', 'terracotta', 'home-tableware', {
      'en-GB': ['A terracotta mug', 'tea', 'Time for tea'],
      'fr-FR': ['Un mug couleur terre cuite', 'thé', 'L’heure du thé'],
    }),
    post('tiktok', 'jar-cream', 'blush', 'beauty-skincare', {
      'en-GB': ['A jar of face cream', 'skin', 'Last thing at night'],
      'fr-FR': ['Un pot de crème pour le visage', 'peau', 'Le dernier geste du soir'],
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
