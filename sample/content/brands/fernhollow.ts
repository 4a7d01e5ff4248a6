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
      line: 'Small batches from the still room behind the shop.',
      opening: 'Towels, soap and a candle on a bathroom ledge',
      chapters: [
        [
          'Forty litres at a time',
          'A batch is forty litres, because that is what the copper holds. When it is gone, the next smells of the next season.',
          'A brown dropper bottle',
        ],
        [
          'Short lists',
          'If we cannot say what an ingredient does, it does not go in. Most labels have nine lines.',
          'An oat-coloured bar of soap',
        ],
      ],
      questions: [
        [
          'Is it made for sensitive skin?',
          'Half of it has no scent at all; those bottles have a plain label.',
        ],
        [
          'May I send bottles back?',
          'Rinse six and bring or post them. The seventh is filled for nothing.',
        ],
      ],
    },
    'fr-FR': {
      line: 'De petites cuvées, nées dans la distillerie derrière la boutique.',
      opening: 'Des serviettes, un savon et une bougie au bord d’une baignoire',
      chapters: [
        [
          'Quarante litres à la fois',
          'Une cuvée fait quarante litres, car c’est ce que contient le cuivre. La suivante sent déjà la saison d’après.',
          'Un flacon brun à pipette',
        ],
        [
          'Des listes courtes',
          'Si nous ne savons pas dire à quoi sert un ingrédient, il n’entre pas. La plupart des étiquettes ont neuf lignes.',
          'Un savon couleur avoine',
        ],
      ],
      questions: [
        [
          'Convient-il aux peaux sensibles ?',
          'La moitié est sans parfum ; ces flacons portent une étiquette unie.',
        ],
        [
          'Puis-je rapporter les flacons ?',
          'Rincez-en six et rapportez-les. Le septième est rempli gratuitement.',
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
      line: 'Textiles for rooms where people sit down.',
      opening: 'A corner with a vase, a plant and a lamp',
      chapters: [
        [
          'Slow Sunday',
          'The throws take nine days on the loom. They are heavy on purpose.',
          'A mustard throw over a rail',
        ],
        [
          'Colours that rest',
          'Rust, sage, oat. Nothing that will shout at you in February.',
          'A rust cushion',
        ],
      ],
      questions: [
        [
          'How do I wash a wool throw?',
          'You hardly need to. Air it; once a year, cool water and patience.',
        ],
        [
          'Do cushions come filled?',
          'With duck feather, or with spun cotton for those who sneeze.',
        ],
      ],
    },
    'fr-FR': {
      line: 'Des tissus pour les pièces où l’on s’assoit vraiment.',
      opening: 'Un coin avec un vase, une plante et une lampe',
      chapters: [
        [
          'Le dimanche lent',
          'Les plaids passent neuf jours sur le métier. S’ils pèsent, c’est voulu.',
          'Un plaid moutarde sur une barre',
        ],
        [
          'Des couleurs qui reposent',
          'Rouille, sauge, avoine. Rien qui vous crie dessus en février.',
          'Un coussin rouille',
        ],
      ],
      questions: [
        [
          'Comment laver un plaid en laine ?',
          'Presque jamais. Aérez-le ; une fois par an, de l’eau fraîche et de la patience.',
        ],
        [
          'Les coussins sont-ils garnis ?',
          'De plume de canard, ou de coton filé pour ceux qui éternuent.',
        ],
      ],
    },
  },
};

export const fernhollowBrands: readonly BrandStory[] = [apothecary, hearth];
