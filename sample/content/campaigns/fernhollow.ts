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
      line: 'Between the bath and the bed there is an hour that belongs to nobody.',
      alt: 'Towels and a candle on a ledge',
      doors: [
        ['Bath', 'Warm, not hot; long, not deep.', 'A sage pump bottle'],
        ['Candles', 'Lit at four, in winter.', 'A green candle'],
        ['Throws', 'For the way to the bed.', 'An oat throw'],
      ],
      journal: [
        'A slow wash for linen',
        'The only cloth that is at its worst on the day you buy it.',
        'Folded sage linen on a bench',
      ],
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
};
