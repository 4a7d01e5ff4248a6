/** Brand pages, the room that leads to them, and one campaign for each fascia. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../catalogue/brands.ts';
import { toSlug } from '../catalogue/build-product.ts';
import type { ModelName } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import { block, link, pictureFor } from './write-block.ts';

type Shot = readonly [model: ModelName, colour: ColourKey, alt: string];
type BrandStory = {
  readonly brand: string;
  readonly line: string;
  readonly opening: Shot;
  readonly chapters: readonly (readonly [title: string, words: string, shot: Shot])[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
};

const stories: Readonly<Record<FasciaCode, readonly BrandStory[]>> = {
  aldermoor: [
    {
      brand: 'Ottoline Grey',
      line: 'Dresses cut by hand on Bloomsbury Row, for people who walk everywhere.',
      opening: ['dress-midi', 'moss-green', 'A moss green midi dress'],
      chapters: [
        [
          'Pockets first',
          'Every pattern begins with the pockets. If a book does not fit, the dress is drawn again.',
          ['dress-maxi', 'navy', 'A navy maxi dress'],
        ],
        [
          'Four women, one table',
          'The cutting room is four women, one long table and a kettle. A dress passes all four of them before it leaves.',
          ['skirt-pleated', 'burgundy', 'A burgundy pleated skirt'],
        ],
      ],
      questions: [
        ['Do the dresses run small?', 'They run true, with two centimetres left in the side seams so that they can be let out.'],
        ['Which cloth is used?', 'Linen and viscose from two mills, both of which publish where their fibre comes from.'],
      ],
    },
    {
      brand: 'Kiln Yard',
      line: 'Stoneware from a yard with three kilns, thrown on Mondays and fired by Friday.',
      opening: ['scene-table', 'stone', 'A table laid with stone-coloured plates and bowls'],
      chapters: [
        [
          'No two alike',
          'The glaze runs where it likes. A set belongs together like cousins do, not like twins.',
          ['plate-stack', 'stone', 'A stack of stone-coloured plates'],
        ],
        [
          'Made to be used',
          'Everything goes in the dishwasher, in the oven and, if it must, on the floor of a picnic.',
          ['mug', 'terracotta', 'A terracotta mug'],
        ],
      ],
      questions: [['Can a broken piece be replaced?', 'Yes. The shapes do not change, so a new plate will sit in an old stack.']],
    },
  ],
  nightjar: [
    {
      brand: 'Kerb',
      line: 'Heavy cotton, square shoulders, nothing printed on it.',
      opening: ['scene-street', 'cobalt', 'A cobalt tee with joggers and sunglasses, laid flat'],
      chapters: [
        [
          '240 grams',
          'The tee weighs what a tee should. It keeps its shape, its colour and its mouth shut.',
          ['tee-mens', 'black', 'A black T-shirt'],
        ],
        [
          'One fit, said clearly',
          'Boxy. If you want it closer, take one size down. That is the whole guide.',
          ['joggers-mens', 'charcoal', 'Charcoal joggers'],
        ],
      ],
      questions: [['Does it shrink?', 'No. It is washed before it is cut.']],
    },
    {
      brand: 'Loud Hours',
      line: 'Satin and one colour too many.',
      opening: ['scene-night', 'fuchsia', 'A fuchsia slip dress under a spotlight'],
      chapters: [
        [
          'Worn late',
          'Cut to be danced in: straps that stay, seams that give, hems that clear the stairs.',
          ['dress-slip', 'scarlet', 'A scarlet slip dress'],
        ],
        [
          'Goes with noise',
          'Bags that hold a phone, a card and a key. Anything else is for tomorrow.',
          ['bag-top-handle', 'black', 'A black top-handle bag'],
        ],
      ],
      questions: [['Can satin be machine washed?', 'Inside out, cold, in a bag. Hang it wet and it irons itself.']],
    },
  ],
  fernhollow: [
    {
      brand: 'Fernhollow Apothecary',
      line: 'Small batches from the still room behind the shop.',
      opening: ['scene-bathroom', 'sage', 'Towels, soap and a candle on a bathroom ledge'],
      chapters: [
        [
          'Forty litres at a time',
          'A batch is forty litres, because that is what the copper holds. When it is gone, the next smells of the next season.',
          ['serum-dropper', 'tan', 'A brown dropper bottle'],
        ],
        [
          'Short lists',
          'If we cannot say what an ingredient does, it does not go in. Most labels have nine lines.',
          ['soap-bar', 'oat', 'An oat-coloured bar of soap'],
        ],
      ],
      questions: [['Is it made for sensitive skin?', 'Half of it has no scent at all; those bottles have a plain label.']],
    },
    {
      brand: 'Hearth & Hollow',
      line: 'Textiles for rooms where people sit down.',
      opening: ['scene-living', 'rust', 'A living room with a vase, a lamp and a rug'],
      chapters: [
        [
          'Slow Sunday',
          'The throws take nine days on the loom. They are heavy on purpose.',
          ['throw', 'mustard', 'A mustard throw over a rail'],
        ],
        ['Colours that rest', 'Rust, sage, oat. Nothing that will shout at you in February.', ['cushion', 'rust', 'A rust cushion']],
      ],
      questions: [['How do I wash a wool throw?', 'You hardly need to. Air it; once a year, cool water and patience.']],
    },
  ],
};

export function brandPages(fascia: FasciaCode): ContentPage[] {
  return [...stories[fascia].map((story) => brandPage(fascia, story)), brandRoom(fascia)];
}

function brandPage(fascia: FasciaCode, { brand, line, opening, chapters, questions }: BrandStory): ContentPage {
  const picture = pictureFor(fascia);
  const slug = toSlug(brand);
  return {
    path: `pages/brands/${slug}`,
    title: brand,
    description: line,
    sections: [
      block('image-header', { title: brand, picture: picture(...opening), height: 'tall' }),
      block('header', { title: line, align: 'center' }),
      ...chapters.map(([title, said, shot], index) =>
        block('image-text', {
          title,
          paragraphs: [said],
          picture: picture(...shot),
          pictureSide: index % 2 === 0 ? 'start' : 'end',
          ...(index === 0 ? { button: link(`Shop ${brand}`, `/categories/${slug}`) } : {}),
        }),
      ),
      block('faq-accordion', { title: `About ${brand}`, questions: questions.map(([question, answer]) => ({ question, answer })) }),
    ],
  };
}

function brandRoom(fascia: FasciaCode): ContentPage {
  const picture = pictureFor(fascia);
  const cards = stories[fascia].map(({ brand, line, opening }) => ({
    name: brand,
    body: line,
    picture: picture(...opening),
    link: link(`Meet ${brand}`, `/pages/brands/${toSlug(brand)}`),
  }));
  return {
    path: 'pages/brand-room',
    title: 'The brand room',
    description: 'The makers behind what we sell, and what they are like.',
    sections: [
      block('header', { title: 'The brand room', subtitle: 'We know everyone who makes what we sell. Come in and meet them.' }),
      block('brand-room-card', { title: 'Makers', cards }),
      block('socials-gallery', { title: 'Seen in the wild' }),
    ],
  };
}

const campaigns: Readonly<Record<FasciaCode, () => ContentPage>> = {
  aldermoor: () =>
    campaign(
      'aldermoor',
      ['The long table', 'Everything for the one evening when everybody comes.'],
      ['scene-table', 'stone', 'A long table laid with stoneware'],
      'home-tableware',
      [
        ['Plates that stack', 'home-tableware-plates', ['plate-stack', 'stone', 'A stack of plates']],
        ['Glasses that do not match', 'home-tableware-glassware', ['tumblers', 'moss-green', 'Two ribbed green tumblers']],
        ['Light, lower than usual', 'home-lighting-table-lamps', ['lamp-table', 'terracotta', 'A terracotta lamp']],
      ],
    ),
  nightjar: () =>
    campaign(
      'nightjar',
      ['Concrete party', 'One colour. Loud.'],
      ['scene-night', 'fuchsia', 'A fuchsia dress under a spotlight'],
      'womens-dresses',
      [
        ['Slips', 'womens-dresses-slip', ['dress-slip', 'scarlet', 'A scarlet slip dress']],
        ['Minis', 'womens-dresses-mini', ['dress-mini', 'lime', 'A lime mini dress']],
        ['Bags', 'womens-accessories-bags', ['bag-crossbody', 'black', 'A black crossbody bag']],
      ],
    ),
  fernhollow: () =>
    campaign(
      'fernhollow',
      ['The slow hour', 'Between the bath and the bed there is an hour that belongs to nobody.'],
      ['scene-bathroom', 'sage', 'Towels and a candle on a ledge'],
      'beauty-bath',
      [
        ['Bath', 'beauty-bath', ['pump-bottle', 'sage', 'A sage pump bottle']],
        ['Candles', 'home-decor-candles', ['candle', 'forest-green', 'A green candle']],
        ['Throws', 'home-textiles-throws', ['throw', 'oat', 'An oat throw']],
      ],
    ),
};

export function campaignPage(fascia: FasciaCode): ContentPage {
  return campaigns[fascia]();
}

function campaign(
  fascia: FasciaCode,
  [title, line]: readonly [string, string],
  opening: Shot,
  category: string,
  doors: readonly (readonly [title: string, category: string, shot: Shot])[],
): ContentPage {
  const picture = pictureFor(fascia);
  const cards = doors.map(([name, slug, shot]) => ({
    title: name,
    picture: picture(...shot),
    link: link('See them', `/categories/${slug}`),
  }));
  return {
    path: `pages/campaigns/${toSlug(title)}`,
    title,
    description: line,
    sections: [
      block('hero-banner', {
        ...{ title, subtitle: line, layout: 'cover', theme: fascia === 'nightjar' ? 'dark' : 'light', picture: picture(...opening) },
        links: [link('See everything', `/categories/${category}`)],
      }),
      block('cta-carousel', { title: 'Where to begin', cards, slidesDesktop: 3 }),
      block('product-carousel', {
        title: 'New for the occasion',
        source: { category, sort: 'newness' },
        viewAllHref: `/categories/${category}`,
      }),
    ],
  };
}
