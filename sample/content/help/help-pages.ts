/** Help pages in every language: delivery, returns, paying in parts. */
import type { ContentPage } from '#features/content/content.ts';
import { composeLegalGuarantee } from '#features/legal-guarantee/compose-legal-guarantee.server.ts';
import { delivery } from './delivery.ts';
import { composeHelpPage, type HelpName, type HelpWords, type Pair } from './help-page.ts';
import { instalments } from './instalments.ts';
import { returns } from './returns.ts';

const pages: readonly (readonly [HelpName, Readonly<Record<string, HelpWords>>])[] = [
  ['returns', returns],
  ['delivery', delivery],
  ['instalments', instalments],
];

/** Country that the sample's fascias sell to in Arabic, whose tag has no region. */
const COUNTRIES: Readonly<Record<string, string>> = { ar: 'AE' };

/** The same statement as in the checkout. */
function guarantee(locale: string): Pair {
  const country = COUNTRIES[locale] ?? new Intl.Locale(locale).region ?? '';
  const { title, paragraphs } = composeLegalGuarantee(
    { fascia: {}, locale: { tag: locale } },
    country,
  );
  return [title, paragraphs.join('</p><p>')];
}

export function helpPages(locale: string): ContentPage[] {
  return pages.flatMap(([name, words]) => {
    const texts = words[locale];
    if (!texts) return [];
    const passages = [...texts.passages, ...(name === 'returns' ? [guarantee(locale)] : [])];
    return [composeHelpPage(name, locale, { ...texts, passages })];
  });
}
