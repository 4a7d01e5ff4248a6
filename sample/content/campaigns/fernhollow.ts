/** Fernhollow's campaign: bath and bedroom. */
import type { Campaign } from './campaign.ts';

export const fernhollowCampaign: Campaign = {
  slug: 'the-slow-hour',
  opening: ['scene-bathroom', 'sage'],
  theme: 'light',
  category: 'beauty-bath',
  doors: [
    { category: 'beauty-bath', shot: ['pump-bottle', 'sage'] },
    { category: 'home-decor-candles', shot: ['candle', 'forest-green'] },
    { category: 'home-textiles-throws', shot: ['throw', 'oat'] },
  ],
  journal: { slug: 'linen', shot: ['scene-bedroom', 'sage'] },
  reported: {
    'en-GB': {
      title: 'The slow hour',
      line: 'Everything for a quiet hour between bath and bed.',
      alt: 'Towels and a candle on a ledge',
      doors: [
        ['Bath', 'Oils, salts and soaps for a long, warm bath.', 'A sage pump bottle'],
        ['Candles', 'For long winter evenings.', 'A green candle'],
        ['Throws', 'Soft layers for the sofa and the bed.', 'An oat throw'],
      ],
      journal: [
        'A slow wash for linen',
        'How to wash linen so that it gets softer every time.',
        'Folded sage linen on a bench',
      ],
    },
    'fr-FR': {
      title: 'L’heure lente',
      line: 'Tout pour une heure de calme entre le bain et le lit.',
      alt: 'Des serviettes et une bougie sur un rebord',
      doors: [
        ['Le bain', 'Huiles, sels et savons pour un long bain chaud.', 'Un flacon-pompe sauge'],
        ['Les bougies', 'Pour les longues soirées d’hiver.', 'Une bougie verte'],
        ['Les plaids', 'De la douceur pour le canapé et le lit.', 'Un plaid avoine'],
      ],
      journal: [
        'Laver le lin, lentement',
        'Comment laver le lin pour qu’il s’adoucisse à chaque fois.',
        'Du linge sauge plié sur un banc',
      ],
    },
  },
};
