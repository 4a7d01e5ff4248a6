/** Model withdrawal form, which a shopper may print (Directive 2011/83/EU, annex I, part B). */
import { findMessages } from '#i18n/find-messages.ts';
import { serverLinks } from '#links';
import type { Shop } from '#request/shop.ts';

export type WithdrawalFormView = {
  readonly title: string;
  /** Meta description. */
  readonly description: string;
  readonly use: string;
  /** null where the shop takes no orders itself. */
  readonly online: { readonly text: string; readonly href: string } | null;
  readonly to: string;
  /** Lines of the name and address of the company that sells. */
  readonly seller: readonly string[];
  readonly statement: string;
  /** Labels of lines to fill in by hand. */
  readonly fields: readonly string[];
  readonly note: string;
};

export function composeWithdrawalForm({ locale, fascia, ports }: Shop): WithdrawalFormView {
  const text = findMessages(locale.tag);
  const { name, address } = fascia.seller ?? { name: fascia.name, address: [] };
  return {
    title: text('withdrawalForm.title'),
    description: text('withdrawalForm.description', { shop: fascia.name }),
    use: text('withdrawalForm.use'),
    online: ports.checkout.isBuiltIn
      ? { text: text('withdrawalForm.online'), href: serverLinks.withdraw() }
      : null,
    to: text('withdrawalForm.to'),
    seller: [name, ...address],
    statement: text('withdrawalForm.statement'),
    fields: [
      text('withdrawalForm.dates'),
      text('withdrawalForm.number'),
      text('withdrawalForm.name'),
      text('withdrawalForm.address'),
      text('withdrawalForm.signature'),
      text('withdrawalForm.date'),
    ],
    note: text('withdrawalForm.delete'),
  };
}
