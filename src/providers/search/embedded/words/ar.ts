/** Arabic: words without meaning for a search, and words that mean the same. */
import type { WordFile } from '../engine/word-lists.ts';

export const words: WordFile = {
  stopWords: 'من في على إلى عن مع و أو هذا هذه'.split(' '),
  synonyms: [
    ['حذاء', 'جزمة'],
    ['بنطلون', 'سروال'],
    ['قميص', 'تيشيرت'],
    ['حقيبة', 'شنطة'],
    ['عطر', 'بارفان'],
    ['كنزة', 'سترة', 'بلوفر'],
    ['معطف', 'جاكيت'],
    ['كنبة', 'أريكة', 'صوفا'],
  ],
  oneWay: { أحذية: ['حذاء', 'صندل'] },
};
