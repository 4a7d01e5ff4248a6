/** Passage of the page about returns on faulty goods: the same statement as in the checkout. */
import { messages as english } from '#features/legal-guarantee/legal-guarantee.messages.ts';
import { listGuaranteeParagraphs } from '#features/legal-guarantee/list-guarantee-paragraphs.ts';
import type { Text } from '#i18n/text.tsx';
import arabic from '#locales/ar/legal-guarantee.json' with { type: 'json' };
import german from '#locales/de-DE/legal-guarantee.json' with { type: 'json' };
import french from '#locales/fr-FR/legal-guarantee.json' with { type: 'json' };
import type { Pair } from './help-page.ts';

/** Texts, and the country that the sample's fascias sell to in the language. */
const LANGUAGES: Readonly<
  Record<string, { readonly texts: Readonly<Record<string, string>>; readonly country: string }>
> = {
  'en-GB': { texts: english, country: 'GB' },
  'fr-FR': { texts: french, country: 'FR' },
  'de-DE': { texts: german, country: 'DE' },
  ar: { texts: arabic, country: 'AE' },
};

/** No passage in a language without texts. */
export function listGuaranteePassages(locale: string): readonly Pair[] {
  const language = LANGUAGES[locale];
  if (!language) return [];
  const text: Text = (id, values = {}) =>
    (language.texts[id] ?? id).replace('{months}', String(values.months));
  const paragraphs = listGuaranteeParagraphs(text, language.country);
  return [[text('guarantee.title'), paragraphs.join('</p><p>')]];
}
