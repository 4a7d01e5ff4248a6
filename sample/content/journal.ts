/** One story of each fascia's journal. */
import type { ContentPage } from '#features/content/content.ts';
import { block, link, pictureFor } from './write-block.ts';

const alder = pictureFor('aldermoor');
const night = pictureFor('nightjar');
const fern = pictureFor('fernhollow');

export const stories = {
  aldermoor: {
    path: 'pages/journal/knitwear',
    title: 'How to keep a jumper for ten years',
    description: 'Resting, washing, folding and mending knitwear, from people who knit it.',
    sections: [
      block('blog-header', {
        title: 'How to keep a jumper for ten years',
        kicker: 'Care',
        introduction: 'Most jumpers are not worn out. They are washed out. Here is what the mills tell their own families.',
        author: 'Ada Marsh',
        date: '2026-10-04',
        readingMinutes: 4,
        picture: alder('scene-knitwear', 'oat', 'Folded jumpers on a stool, with a scarf on top'),
      }),
      block('blog-section', {
        paragraphs: [
          'Wool cleans itself if you let it. A day on the back of a chair, near an open window, does more for a jumper than a wash does. The fibre takes up the damp of the day and gives it back overnight, and most of what you would have washed out goes with it.',
          'So the first rule is to own two, and to wear neither two days running.',
        ],
        quote: { text: 'A jumper is a small house. Air it.', source: 'Ruth Pellow, who has run the linking room since 1994' },
      }),
      block('blog-panel', {
        title: 'When it must be washed',
        paragraphs: [
          'Cool water, a spoon of wool soap, ten minutes without rubbing. Lift it out with both arms, as you would a sleeping cat, and press it between two towels.',
          'Then flat, in its own shape, away from the radiator. Hanging is how a size 10 becomes a size 14.',
        ],
        pictures: [alder('jumper-crew', 'oat', 'An oat crew-neck jumper laid flat')],
        caption: 'Flat, and out of the sun.',
      }),
      block('blog-section', {
        title: 'Moths like what you forget',
        paragraphs: [
          'A moth looks for wool that nobody has moved since spring. Cedar helps a little, a shake in May helps a lot. If you find a hole, put the jumper in the freezer for three days, then bring it to us: the first darn is free for members.',
        ],
      }),
      block('blog-panel', {
        paragraphs: [
          'A darn in the same colour disappears. A darn in another colour is a signature. Both hold for longer than the knitting around them.',
        ],
        pictures: [alder('cardigan', 'forest-green', 'A green cardigan'), alder('jumper-roll-neck', 'oat', 'An oat roll-neck jumper')],
        layout: 'above',
        link: link('See the knitwear', '/categories/womens-knitwear'),
      }),
      block('product-carousel', { title: 'Made to be mended', source: { category: 'womens-knitwear', sort: 'best-sellers' } }),
    ],
  },
  nightjar: {
    path: 'pages/journal/twenty-minutes',
    title: 'Out of the door in twenty minutes',
    description: 'One dress, one bag, one lipstick: a plan for when the message comes late.',
    sections: [
      block('blog-header', {
        title: 'Out of the door in twenty minutes',
        kicker: 'After ten',
        introduction: 'The message came at 21:40. Here is the plan.',
        date: '2026-11-06',
        readingMinutes: 2,
        picture: night('scene-night', 'fuchsia', 'A fuchsia slip dress under a spotlight, with hoops and a bag'),
      }),
      block('blog-section', {
        title: 'Minute one to eight: the dress',
        paragraphs: [
          'Satin does the work, so pick it first. Slip or mini, one loud colour, nothing that needs ironing. If it slides off the hanger it will look right on you.',
        ],
      }),
      block('blog-panel', {
        title: 'Minute nine to fourteen: the face',
        paragraphs: [
          'One thing, done properly. A red mouth and clean skin beats five products in the back of a taxi.',
          'Blot, then again. It lasts until the last song.',
        ],
        pictures: [night('lipstick', 'scarlet', 'An open scarlet lipstick')],
        link: link('Lips', '/categories/beauty-makeup-lips'),
      }),
      block('blog-section', {
        title: 'Minute fifteen to twenty: the exit',
        paragraphs: ['Keys, card, phone. If the bag holds more, it is the wrong bag. Hoops go on in the lift.'],
        quote: { text: 'If it takes longer to put on than to take off, leave it.' },
      }),
      block('product-carousel', { title: 'Grab one of these', source: { category: 'womens-dresses-slip', sort: 'best-sellers' } }),
    ],
  },
  fernhollow: {
    path: 'pages/journal/linen',
    title: 'A slow wash for linen',
    description: 'Why linen gets better, and how not to stop it.',
    sections: [
      block('blog-header', {
        title: 'A slow wash for linen',
        kicker: 'The house',
        introduction: 'Linen is the only cloth that is at its worst on the day you buy it.',
        author: 'Imogen Hart',
        date: '2026-09-18',
        readingMinutes: 3,
        picture: fern('scene-bedroom', 'sage', 'The corner of a bed with sage cushions and a lamp'),
      }),
      block('blog-section', {
        paragraphs: [
          'Flax is stiff because it is long. Each wash bends it a little, and after twenty it has learned to fall. Hurry it with heat and it breaks instead.',
          'Forty degrees, a short spin, and out of the drum while it is still damp. Shake it once, hard, so that it hangs in the shape you want to sleep in.',
        ],
      }),
      block('blog-panel', {
        title: 'On the line, not in the drum',
        paragraphs: [
          'Sun bleaches white linen and fades the colours, so white goes in front and sage behind. If it rains, that is a rinse.',
        ],
        pictures: [fern('bed-linen', 'sage', 'A bed made with sage linen')],
        link: link('See the bedding', '/categories/home-bedding'),
      }),
      block('product-carousel', { title: 'To begin with', source: { category: 'home-bedding', sort: 'best-sellers' } }),
    ],
  },
} as const satisfies Record<string, ContentPage>;
