/** Statement of the legal guarantee, by the country of the order, in the language of the page. */
import { isInEea } from '#features/price/eea-locale.ts';
import { findMessages } from '#i18n/find-messages.ts';
import type { Text } from '#i18n/text.tsx';
import type { Fascia } from '#kit/define-fascia.ts';
import type { LegalGuarantee } from './legal-guarantee.ts';

/**
 * Months in which a fault is presumed to have been there at delivery (Directive (EU) 2019/771,
 * article 11), by country. Other countries get no sentence about it.
 */
const PRESUMED_MONTHS: Readonly<Record<string, number>> = { DE: 12, FR: 24 };

type GuaranteeScope = {
  readonly fascia: Pick<Fascia, 'guaranteeNotices'>;
  readonly locale: { readonly tag: string };
};

/** `country`: ISO 3166, such as `DE`. */
export function composeLegalGuarantee(
  { fascia, locale: { tag } }: GuaranteeScope,
  country: string,
): LegalGuarantee {
  const text = findMessages(tag);
  const notice = isInEea({ tag, country }) ? fascia.guaranteeNotices?.[tag] : undefined;
  return {
    title: text('guarantee.title'),
    paragraphs: listParagraphs(text, country),
    notice: notice ? { ...notice, alt: text('guarantee.noticeAlt') } : null,
  };
}

function listParagraphs(text: Text, country: string): readonly string[] {
  if (country === 'GB')
    return [text('guarantee.gb'), text('guarantee.gbRemedies'), text('guarantee.gbBeside')];
  if (!isInEea({ tag: 'en', country })) return [text('guarantee.other')];
  const months = PRESUMED_MONTHS[country];
  return [
    text('guarantee.eea'),
    text('guarantee.eeaRemedies'),
    ...(months === undefined ? [] : [text('guarantee.proof', { months })]),
    text('guarantee.eeaBeside'),
  ];
}
