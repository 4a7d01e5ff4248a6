/** Statement of the legal guarantee, by the country of the order, in the language of the page. */
import { isInEea } from '#features/price/eea-locale.ts';
import { findMessages } from '#i18n/find-messages.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { LegalGuarantee } from './legal-guarantee.ts';
import { listGuaranteeParagraphs } from './list-guarantee-paragraphs.ts';

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
    paragraphs: listGuaranteeParagraphs(text, country),
    notice: notice ? { ...notice, alt: text('guarantee.noticeAlt') } : null,
  };
}
