/** Help pages in every language: delivery, returns, paying in parts. */
import type { ContentPage } from '#features/content/content.ts';
import { delivery } from './delivery.ts';
import { type HelpName, type HelpWords, writeHelpPage } from './help-page.ts';
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
    return texts ? [writeHelpPage(name, locale, texts)] : [];
  });
}
