/** Legal pages of a fascia: accessibility statement, privacy, terms, imprint. */
import type { ContentPage } from '#features/content/content.ts';
import type { FasciaCode } from '../../catalogue/brands.ts';
import { accessibility } from './accessibility.ts';
import { imprint } from './imprint.ts';
import { composeLegalPage, type LegalName, type LegalTexts } from './legal-page.ts';
import { privacy } from './privacy/privacy.ts';
import { terms } from './terms.ts';

const pages: readonly (readonly [LegalName, LegalTexts])[] = [
  ['accessibility', accessibility],
  ['privacy', privacy],
  ['terms', terms],
  ['imprint', imprint],
];

export function legalPages(fascia: FasciaCode, locale: string): ContentPage[] {
  return pages.flatMap(([name, texts]) => {
    const text = texts[locale];
    return text ? [composeLegalPage(name, fascia, text)] : [];
  });
}
