/** Arabic words without attached conjunctions, prepositions, articles and pronouns. */

export const ARABIC = /\p{Script=Arabic}/u;

/** Conjunction, then preposition, then article. */
const PREFIX = /^[وف]?(?:لل|[بك]?ال|[بكل])?/u;
const SUFFIX = /(?:ها|هم|هن|نا|كم|ك|ه|ي|ا)$/u;
/** Vowel signs and the stroke that lengthens a word. */
const MARKS = /[\u064b-\u0652\u0670\u0640]/gu;
const MIN_WORD_LENGTH = 2;

/** Each Arabic word unchanged, and in each form without attached words. */
export function listArabicWords(text: string): readonly string[] {
  const words = text
    .replace(MARKS, '')
    .split(/\s+/u)
    .filter((word) => ARABIC.test(word));
  // The unchanged words stay in order, so that phrases such as "أكبر من" are found too.
  return [...words, '.', ...words.flatMap((word) => [...listForms(word), '.'])];
}

function listForms(word: string): readonly string[] {
  return listWithoutPrefixes(word).flatMap((start) => {
    const stem = start.replace(SUFFIX, '');
    if (stem === start || stem.length < MIN_WORD_LENGTH) return [start];
    // Before a pronoun the last letter of the feminine changes: جودة, جودتها.
    return stem.endsWith('ت') ? [start, stem, `${stem.slice(0, -1)}ة`] : [start, stem];
  });
}

/** "والقماش" unchanged, without the conjunction, and without the article. */
function listWithoutPrefixes(word: string): readonly string[] {
  const whole = PREFIX.exec(word)?.[0] ?? '';
  const prefixLengths = [0, /^[وف]/u.test(word) ? 1 : 0, whole.length];
  return [...new Set(prefixLengths)]
    .map((length) => word.slice(length))
    .filter(({ length }) => length >= MIN_WORD_LENGTH);
}
