/** Links of emails to the invoice of an order, or to the credit notes of a refund. */
import type { EmailLink, EmailShop } from '#features/accounts/emails/emails.server.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { serverLinks } from '#links';
import type { Invoice } from '../invoices/invoice.ts';
import type { SalesOrder } from '../order.ts';
import type { OrderEmail } from '../order-jobs.ts';

type EmailSubject = Pick<OrderEmail, 'kind' | 'returnNumber'>;

/** Empty for a return that has not arrived, and for the refund of a surplus payment. */
export function selectInvoices(
  invoices: readonly Invoice[],
  { kind, returnNumber }: EmailSubject,
): readonly Invoice[] {
  if (kind === 'confirmation' || kind === 'dispatch')
    return invoices.filter((invoice) => invoice.kind === 'invoice');
  const creditedReturn =
    kind === 'returnReceived' ? returnNumber : kind === 'cancellation' ? null : undefined;
  return invoices.filter(
    (invoice) => invoice.kind === 'creditNote' && invoice.returnNumber === creditedReturn,
  );
}

/** The links contain the order's token, like the link to its page. */
export function linkInvoices(
  { locale, origin, public: { prefix } }: EmailShop,
  order: Pick<SalesOrder, 'number' | 'token'>,
  invoices: readonly Invoice[],
): readonly EmailLink[] {
  const text = findMessages(locale.tag);
  return invoices.map(({ kind, number }) => ({
    text: text(`order.${kind}`, { number }),
    href: `${origin}${prefix}${serverLinks.invoice(order, number)}`,
  }));
}

/** Links of the plain-text part of an email. */
export const formatLinks = (links: readonly EmailLink[]): readonly string[] =>
  links.map(({ text, href }) => `${text}:\n${href}`);
