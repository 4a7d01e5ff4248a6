/** Posts that each fascia shows of its channels. */
import type { ContentPage } from '#features/content/content.ts';
import { POST_SCHEMA, POSTS_PATH } from '#features/social/social.ts';
import { links } from '#links';
import type { FasciaCode } from '../catalogue/brands.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { pictureFor } from './write-block.ts';

type Channel = 'instagram' | 'tiktok' | 'facebook';
type Post = readonly [channel: Channel, model: ModelName, colour: ColourKey, alt: string, tag: string, category: string, title: string];

const posts: Readonly<Record<FasciaCode, readonly Post[]>> = {
  aldermoor: [
    ['instagram', 'scene-wardrobe', 'forest-green', 'A rail of green clothes', 'autumn', 'womens', 'The autumn rail'],
    ['instagram', 'scene-table', 'stone', 'Plates and a bowl in the morning sun', 'table', 'home-tableware', 'The long table'],
    ['tiktok', 'scene-knitwear', 'oat', 'Jumpers being folded', 'knit', 'womens-knitwear', 'How to fold a jumper'],
    ['facebook', 'scene-living', 'terracotta', 'A corner with a lamp', 'home', 'home-lighting', 'Low light'],
  ],
  nightjar: [
    ['tiktok', 'scene-night', 'fuchsia', 'A fuchsia dress in a spotlight', 'party', 'womens-dresses', 'After ten'],
    ['tiktok', 'scene-street', 'cobalt', 'Streetwear laid flat', 'street', 'mens', 'Concrete days'],
    ['instagram', 'dress-mini', 'lime', 'A lime mini dress', 'party', 'womens-dresses-mini', 'Lime'],
    ['instagram', 'bag-crossbody', 'black', 'A black crossbody bag', 'bags', 'womens-accessories-bags', 'Keys, card, phone'],
  ],
  fernhollow: [
    ['instagram', 'scene-bathroom', 'sage', 'A bathroom ledge with towels', 'bath', 'beauty-bath', 'The slow hour'],
    ['facebook', 'scene-bedroom', 'blush', 'A bed with cushions', 'linen', 'home-bedding', 'Sunday'],
    ['instagram', 'candle', 'forest-green', 'A green candle', 'scent', 'home-decor-candles', 'Lit at four'],
    ['tiktok', 'serum-dropper', 'tan', 'A dropper bottle', 'skin', 'beauty-skincare', 'Three drops'],
  ],
};

export function postsPage(fascia: FasciaCode): ContentPage {
  const picture = pictureFor(fascia);
  const sections = posts[fascia].map(([channel, model, colour, alt, tag, category, title], index) => {
    const { id } = picture(model, colour, alt);
    return {
      _meta: { schema: POST_SCHEMA },
      ...{ flocklerId: `${fascia}-${index + 1}`, channel, sourceUrl: `https://www.${channel}.com/${fascia}`, tags: [tag] },
      images: [{ url: links.picture({ id, width: 480, aspect: '4x5', format: 'jpg' }), altText: alt }],
      videos: [],
      ctaLink: { url: links.category({ slug: category }), title },
    };
  });
  return { path: POSTS_PATH, title: 'Posts', description: 'Posts of our channels', sections };
}
