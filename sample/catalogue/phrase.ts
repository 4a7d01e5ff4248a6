/** Texts in several languages, and functions that combine them. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';

export const LANGUAGES = ['en-GB', 'fr-FR', 'de-DE', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Leave Arabic out for products that no Arabic fascia sells. */
export function localised(en: string, fr: string, de: string, ar?: string): Localised {
  return { 'en-GB': en, 'fr-FR': fr, 'de-DE': de, ...(ar === undefined ? {} : { ar }) };
}

/** One text for all languages, for example ingredients or proper names. */
export function sameInEveryLanguage(text: string): Localised {
  return localised(text, text, text, text);
}

/** Combines the parts in every language that all of them have. */
export function compose(
  parts: readonly Localised[],
  put: (words: readonly string[], language: Language) => string,
): Localised {
  const texts: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const words = parts.map((part) => part[language]).filter((word) => word !== undefined);
    if (words.length === parts.length) texts[language] = put(words, language);
  }
  return { ...texts, 'en-GB': texts['en-GB'] ?? '' };
}

export function sentences(parts: readonly Localised[]): Localised {
  return compose(parts, (words) => words.join(' '));
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
