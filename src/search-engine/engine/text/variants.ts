/** Derived forms of a word with nearly the same meaning; those that the index lacks do no harm. */

type Variants = (word: string) => readonly string[];

/** `stripe` and `striped`, `quilt` and `quilted`, `wool` and `woollen`, `metal` and `metallic`. */
function english(word: string): readonly string[] {
  const forms = [
    `${word}ed`,
    `${word}d`,
    `${word}y`,
    `${word}en`,
    `${word}${word.at(-1)}en`,
    `${word}${word.at(-1)}ed`,
    `${word}${word.at(-1)}ic`,
  ];
  for (const ending of ['ed', 'en', 'y', 'ic']) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    forms.push(stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'));
  }
  return forms;
}

/**
 * Feminine and masculine: `noir` and `noire`, `ancien` and `ancienne`, `sportif` and `sportive`.
 */
function french(word: string): readonly string[] {
  const endings: readonly [string, string][] = [
    ['', 'e'],
    ['n', 'nne'],
    ['l', 'lle'],
    ['x', 'se'],
    ['f', 've'],
    ['c', 'che'],
    ['er', 'ere'],
  ];
  return endings.flatMap(([masculine, feminine]) => [
    ...(word.endsWith(masculine) ? [word.slice(0, word.length - masculine.length) + feminine] : []),
    ...(word.endsWith(feminine) ? [word.slice(0, -feminine.length) + masculine] : []),
  ]);
}

const byLanguage: Readonly<Record<string, Variants>> = { en: english, fr: french };

/** Shortest word, in letters, for which forms are generated. */
const MIN_WORD_LENGTH = 4;

export function variantsOf(word: string, language: string): readonly string[] {
  const forms =
    word.length < MIN_WORD_LENGTH || /\d/.test(word) ? [] : (byLanguage[language]?.(word) ?? []);
  return [...new Set(forms)].filter((form) => form !== word && form.length >= MIN_WORD_LENGTH - 1);
}
