/** Folds plurals onto singulars with light rules per language, for index and queries alike. */

type FoldWord = (word: string) => string;

/** Words whose singular means something else, or that have no singular. */
const englishUnchanged = new Set([
  'shorts',
  'tights',
  'pants',
  'glasses',
  'lens',
  'gas',
  'bias',
  'canvas',
  'christmas',
  'chinos',
  'less',
]);
const englishIrregular: ReadonlyMap<string, string> = new Map([
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['feet', 'foot'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
  ['knives', 'knife'],
  ['loaves', 'loaf'],
]);

function english(word: string): string {
  const irregular = englishIrregular.get(word);
  if (irregular) return irregular;
  if (word.length < 4 || !word.endsWith('s') || englishUnchanged.has(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  const singular = /(?:ss|sh|ch|x)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
  return englishIrregular.get(singular) ?? singular;
}

function french(word: string): string {
  if (word.length < 4) return word;
  if (/(?:eau|eu|ou)x$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Exceptions: `Schale` (bowl) must not be folded onto the stem of `Schal` (scarf). */
const germanIrregular: ReadonlyMap<string, string> = new Map([
  ['schale', 'schale'],
  ['schalen', 'schale'],
]);

/** Expects folded words, in which umlauts are already removed: `Röcke` comes as `rocke`. */
function german(word: string): string {
  const irregular = germanIrregular.get(word);
  if (irregular) return irregular;
  for (const ending of ['ern', 'en', 'em', 'er', 'es', 'e', 'n', 's'])
    if (word.endsWith(ending) && word.length - ending.length >= 3)
      return word.slice(0, -ending.length);
  return word;
}

/** Removes the article, also after a particle, and the regular endings. */
function arabic(word: string): string {
  const withoutArticle = word.replace(/^(?:وال|بال|كال|فال|ال|لل)(?=.{3})/u, '');
  return withoutArticle.replace(/(?<=.{3})(?:ات|ون|ين|ه)$/u, '');
}

const byLanguage: Readonly<Record<string, FoldWord>> = {
  en: english,
  fr: french,
  de: german,
  ar: arabic,
};

/**
 * Rules by primary language subtag: `en-GB` has those of `en`. Words of a language without rules
 * stay unchanged.
 */
export function pluralFold(locale: string): FoldWord {
  return byLanguage[locale.split('-')[0] ?? ''] ?? ((word) => word);
}
