/** Typography of review texts: apostrophes, the article before a size, French spaces. */
import type { ReviewLanguage } from './traits.ts';

export function typeset(language: ReviewLanguage, text: string): string {
  const typed = text.replaceAll("'", '’');
  if (language === 'en')
    return typed.replaceAll(/\b([Aa]) (?=(?:8|18|XS|S|M|L|XL|XXL)\b)/g, '$1n ');
  if (language !== 'fr') return typed;
  return typed
    .replaceAll(/ ([;!?])/g, '\u202f$1')
    .replaceAll(/ :/g, '\u00a0:')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»');
}
