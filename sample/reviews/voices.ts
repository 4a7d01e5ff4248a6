/** All sentences and titles of each language. */
import { arabicTexts } from './ar/texts.ts';
import { germanTexts } from './de/texts.ts';
import { englishTexts } from './en/texts.ts';
import { frenchTexts } from './fr/texts.ts';
import { type Line, parseLines } from './lines.ts';
import type { ReviewLanguage } from './traits.ts';

const texts: Readonly<Record<ReviewLanguage, readonly string[]>> = {
  en: englishTexts,
  fr: frenchTexts,
  de: germanTexts,
  ar: arabicTexts,
};
const parsed = new Map<ReviewLanguage, readonly Line[]>();
const FIRST_ID: Readonly<Record<ReviewLanguage, number>> = {
  en: 0,
  fr: 10_000,
  de: 20_000,
  ar: 30_000,
};

export function voices(language: ReviewLanguage): readonly Line[] {
  const known = parsed.get(language);
  if (known) return known;
  const lines = parseLines(texts[language]).map((line) => ({
    ...line,
    id: FIRST_ID[language] + line.id,
  }));
  parsed.set(language, lines);
  return lines;
}
