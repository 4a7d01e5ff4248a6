/** Tests of the words by which a review mentions a feature. */
import { describe, expect, test } from 'vitest';
import { findFeatures } from './feature-words.ts';

describe('Arabic words', () => {
  test.each([
    ['القماش ناعم', ['fabric']],
    ['وبالقماش نفسه', ['fabric']],
    ['جودتها ممتازة', ['quality']],
    ['لونه جميل', ['colour']],
    ['باللون الأزرق', ['colour']],
    ['طويلة قليلًا', ['length']],
    ['سعرها مناسب', ['value']],
    ['أكبر من المتوقع', ['size']],
    ['مُريح جدًّا', ['comfort']],
  ])('%s: with article, prepositions and pronouns', (text, features) => {
    expect(findFeatures(text, 'ar')).toEqual(features);
  });

  test.each(['يتناولون الطعام', 'فازوا بالبطولة', 'مجلدات قديمة', 'ملونة', 'مستطيل'])(
    '%s: not inside another word',
    (text) => expect(findFeatures(text, 'ar')).toEqual([]),
  );
});

test('words of other languages are compared by their prefix', () => {
  expect(findFeatures('It fits, and the colours are fine.', 'en')).toEqual(['fit', 'colour']);
  expect(findFeatures('A profit.', 'en')).toEqual([]);
  expect(findFeatures('Der Stoff ist schön.', null)).toEqual(['fabric']);
});
