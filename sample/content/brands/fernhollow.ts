/** Stories of two brands of the beauty and home site. */
import type { BrandStory } from './brand-story.ts';

const apothecary: BrandStory = {
  brand: 'Fernhollow Apothecary',
  opening: ['scene-bathroom', 'sage'],
  chapters: [
    ['serum-dropper', 'tan'],
    ['soap-bar', 'oat'],
  ],
  reported: {
    'en-GB': {
      line: 'Skincare in small batches, and simple things for the home.',
      opening: 'Towels, soap and a candle on a bathroom ledge',
      chapters: [
        [
          'Forty litres at a time',
          'Each batch is forty litres, the size of our copper still. The scents change with the seasons.',
          'A brown dropper bottle',
        ],
        [
          'Short lists',
          'If we cannot say what an ingredient does, we do not use it. Most of our lists have only nine ingredients.',
          'An oat-coloured bar of soap',
        ],
      ],
      questions: [
        [
          'Are the products suitable for sensitive skin?',
          'About half of our products are fragrance-free. Their name and description say so.',
        ],
        [
          'Can I recycle the bottles?',
          'Yes. Rinse them and put them in the glass recycling. For refillable products, keep the bottle and order a refill.',
        ],
      ],
    },
    'fr-FR': {
      line: 'Des soins en petites séries et de belles choses simples pour la maison.',
      opening: 'Des serviettes, un savon et une bougie au bord d’une baignoire',
      chapters: [
        [
          'Quarante litres à la fois',
          'Chaque série fait quarante litres, la taille de notre alambic en cuivre. Les parfums changent avec les saisons.',
          'Un flacon brun à pipette',
        ],
        [
          'Des listes courtes',
          'Si nous ne savons pas dire à quoi sert un ingrédient, nous ne l’utilisons pas. La plupart de nos listes n’en comptent que neuf.',
          'Un savon couleur avoine',
        ],
      ],
      questions: [
        [
          'Les produits conviennent-ils aux peaux sensibles ?',
          'Environ la moitié de nos produits sont sans parfum. Leur nom et leur description l’indiquent.',
        ],
        [
          'Les flacons sont-ils recyclables ?',
          'Oui. Rincez-les et déposez-les dans le bac à verre. Pour les produits rechargeables, gardez le flacon et commandez une recharge.',
        ],
      ],
    },
  },
};

const hearth: BrandStory = {
  brand: 'Hearth & Hollow',
  opening: ['scene-living', 'rust'],
  chapters: [
    ['throw', 'mustard'],
    ['cushion', 'rust'],
  ],
  reported: {
    'en-GB': {
      line: 'Throws, cushions and textiles for comfortable rooms.',
      opening: 'A corner with a vase, a plant and a lamp',
      chapters: [
        [
          'Slow Sunday',
          'Each throw takes nine days to weave, and is made to be heavy.',
          'A mustard throw over a rail',
        ],
        ['Restful colours', 'Rust, sage and oat: calm colours for every season.', 'A rust cushion'],
      ],
      questions: [
        [
          'How do I wash a wool throw?',
          'You rarely need to. Air it regularly, and wash it in cool water once a year.',
        ],
        [
          'Do cushions come filled?',
          'Yes, with duck feather, or with cotton for people with allergies.',
        ],
      ],
    },
    'fr-FR': {
      line: 'Des plaids, des coussins et du linge pour des pièces accueillantes.',
      opening: 'Un coin avec un vase, une plante et une lampe',
      chapters: [
        [
          'Un dimanche tranquille',
          'Chaque plaid demande neuf jours de tissage ; il est lourd, et c’est voulu.',
          'Un plaid moutarde sur une barre',
        ],
        [
          'Des couleurs qui reposent',
          'Rouille, sauge et avoine : des couleurs calmes en toute saison.',
          'Un coussin rouille',
        ],
      ],
      questions: [
        [
          'Comment laver un plaid en laine ?',
          'Rarement. Aérez-le régulièrement et lavez-le une fois par an à l’eau froide.',
        ],
        [
          'Les coussins sont-ils garnis ?',
          'Oui, de plumes de canard, ou de coton pour les personnes allergiques.',
        ],
      ],
    },
  },
};

export const fernhollowBrands: readonly BrandStory[] = [apothecary, hearth];
