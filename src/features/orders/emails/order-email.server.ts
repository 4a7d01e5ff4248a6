/** Emails about orders: the confirmation, and the notice that money goes back. */
import { type EmailShop, writeEmailHtml } from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { serverLinks } from '#links';
import { formatAddress } from '../address/format-address.ts';
import type { SalesOrder } from '../order.ts';
import type { OrderEmail, Orders } from '../orders.port.ts';

export type OrderEmailDeps = {
  readonly mailer: Mailer;
  readonly orders: Pick<Orders, 'findOrder'>;
};

/** Handler of a job: one attempt. An order that was deleted meanwhile gets no email. */
export async function sendOrderEmail(
  { id, payload }: Job<'orderEmail'>,
  shop: EmailShop,
  { mailer, orders }: OrderEmailDeps,
): Promise<void> {
  const order = await orders.findOrder(payload.fascia, payload.number);
  if (!order) return;
  const email = writeOrderEmail(shop, order, payload.kind);
  await mailer.send({ id, from: shop.fascia.name, to: order.email, ...email });
}

export function writeOrderEmail(
  shop: EmailShop,
  order: SalesOrder,
  kind: OrderEmail['kind'],
): { readonly subject: string; readonly text: string; readonly html: string } {
  const text = findMessages(shop.locale.tag);
  const { number, token } = order;
  const href = `${shop.origin}${shop.public.prefix}${serverLinks.order({ number, token })}`;
  const named = { number, shop: shop.fascia.name };
  const paragraphs =
    kind === 'confirmation'
      ? [text('email.order.text', named), ...listOrder(shop, order)]
      : [text('email.orderRefund.text', named)];
  const small = kind === 'confirmation' ? [text('email.order.keep')] : [];
  const action = text('email.order.action');
  const key = kind === 'confirmation' ? 'email.order.subject' : 'email.orderRefund.subject';
  return {
    subject: text(key, named),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: writeEmailHtml({ shop, paragraphs, small, action, href }),
  };
}

function listOrder({ locale }: EmailShop, order: SalesOrder): readonly string[] {
  const text = findMessages(locale.tag);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: order.currency }, locale.tag);
  const { lines, totals, address } = order;
  return [
    ...lines.map(({ quantity, unitPrice, item }) =>
      text('email.order.line', { quantity, name: item.name, amount: money(unitPrice * quantity) }),
    ),
    ...(totals.discount > 0
      ? [text('email.order.discount', { amount: money(totals.discount) })]
      : []),
    text('email.order.delivery', { amount: money(totals.delivery) }),
    text('email.order.total', { amount: money(totals.total), tax: money(totals.tax) }),
    text('email.order.address', { address: formatAddress(text, address).join(', ') }),
  ];
}
