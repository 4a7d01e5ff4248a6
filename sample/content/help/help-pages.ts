/** Help pages in every language: delivery, returns, paying in parts. */
import type { ContentPage } from '#features/content/content.ts';
import { delivery } from './delivery.ts';
import { listGuaranteePassages } from './guarantee-passage.ts';
import { composeHelpPage, type HelpName, type HelpWords } from './help-page.ts';
import { instalments } from './instalments.ts';
import { returns } from './returns.ts';

const pages: readonly (readonly [HelpName, Readonly<Record<string, HelpWords>>])[] = [
  ['returns', returns],
  ['delivery', delivery],
  ['instalments', instalments],
];

export function helpPages(locale: string): ContentPage[] {
  return pages.flatMap(([name, words]) => {
    const texts = words[locale];
    if (!texts) return [];
    const passages = name === 'returns' ? listGuaranteePassages(locale) : [];
    return [
      composeHelpPage(name, locale, { ...texts, passages: [...texts.passages, ...passages] }),
    ];
  });
}
