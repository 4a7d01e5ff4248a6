/** Sentences on the legal guarantee, by country. */
import { isInEea } from '#features/price/eea-locale.ts';
import type { Text } from '#i18n/text.tsx';

/**
 * Months in which a fault is presumed to have been there at delivery (Directive (EU) 2019/771,
 * article 11), by country. Other countries get no sentence about it.
 */
const PRESUMED_MONTHS: Readonly<Record<string, number>> = { DE: 12, FR: 24 };

/** `country`: ISO 3166, such as `DE`; empty where it is not known. */
export function listGuaranteeParagraphs(text: Text, country: string): readonly string[] {
  if (country === 'GB')
    return [text('guarantee.gb'), text('guarantee.gbRemedies'), text('guarantee.gbBeside')];
  if (!isInEea({ tag: 'en', country })) return [text('guarantee.other')];
  const months = PRESUMED_MONTHS[country];
  return [
    text('guarantee.eea'),
    text('guarantee.eeaRemedies'),
    ...(months === undefined ? [] : [text('guarantee.proof', { months: String(months) })]),
    text('guarantee.eeaBeside'),
  ];
}
