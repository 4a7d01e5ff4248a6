/** French: words without meaning for a search, and words that mean the same. */
import type { WordFile } from '../engine/word-lists.ts';

export const words: WordFile = {
  stopWords: 'le la les un une des du de d et ou en au aux à pour avec par sur dans mon ma mes'.split(' '),
  synonyms: [
    ['pull', 'chandail', 'tricot'],
    ['baskets', 'sneakers', 'tennis'],
    ['canapé', 'sofa', 'divan'],
    ['sac', 'sac à main'],
    ['parfum', 'fragrance', 'eau de parfum'],
    ['maillot de bain', 'bikini'],
    ['t-shirt', 'tee-shirt'],
    ['jean', 'denim'],
    ['veste', 'blazer'],
    ['coussin', 'oreiller'],
    ['rideau', 'voilage'],
    ['bonnet', 'béret'],
    ['marron', 'brun'],
    ['tasse', 'mug'],
  ],
  oneWay: { chaussures: ['baskets', 'bottes', 'sandales', 'escarpins'], haut: ['chemisier', 't-shirt', 'top'] },
};
