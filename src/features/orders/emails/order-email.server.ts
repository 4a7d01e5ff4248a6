/** Composes and sends emails about orders: confirmation, refund, cancellation, dispatch, return. */
import {
  type EmailLink,
  type EmailShop,
  renderEmailHtml,
} from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import { composeLegalGuarantee } from '#features/legal-guarantee/compose-legal-guarantee.server.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { listDispatchReviewLinks } from '#features/review-writing/form/order-review-links.server.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { formatWeekdayDate } from '#i18n/formats/format-date.ts';
import { formatMoney } from '#i18n/money.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { formatAddress } from '../address/format-address.ts';
import { nameOrderedItem } from '../lines/name-ordered-item.ts';
import type { SalesOrder } from '../order.ts';
import type { OrderEmail } from '../order-jobs.ts';
import type { Orders } from '../orders.port.ts';
import type { OrderReturn } from '../returns/order-return.ts';
import { getParcelNumber } from '../returns/parcels.ts';
import { formatLinks, linkInvoices, selectInvoices } from './invoice-links.server.ts';
import { composeDispatchEmail, composeReturnEmail } from './return-emails.server.ts';

export type OrderEmailDeps = {
  readonly mailer: Mailer;
  readonly orders: Pick<Orders, 'findOrder' | 'listInvoices'>;
  /** Signs the links that prove a purchase. */
  readonly sign: PrivateShop['sign'];
  readonly now: Date;
};

/**
 * Runs the job of an order email: one attempt. An order that was deleted meanwhile gets no email.
 */
export async function sendOrderEmail(
  { id, payload }: Job<'orderEmail'>,
  shop: EmailShop,
  { mailer, orders, sign, now }: OrderEmailDeps,
): Promise<void> {
  const order = await orders.findOrder(payload.fascia, payload.number);
  if (!order) return;
  const invoices = selectInvoices(await orders.listInvoices(order.id), payload);
  const email = composeEmailOfKind(
    { ...shop, sign, now },
    order,
    payload,
    linkInvoices(shop, order, invoices),
  );
  if (!email) return;
  await mailer.send({ id, from: shop.fascia.name, to: order.email, ...email });
}

/** null for a return or dispatch that the order no longer has. */
function composeEmailOfKind(
  shop: EmailShop & Pick<OrderEmailDeps, 'sign' | 'now'>,
  order: SalesOrder,
  payload: OrderEmail,
  links: readonly EmailLink[],
) {
  const { kind, returnNumber } = payload;
  if (kind === 'dispatch') {
    const dispatch = order.dispatches.find(({ reference }) => reference === payload.dispatch);
    if (!dispatch) return null;
    const positions = dispatch.lines.map(({ position }) => position);
    const reviews = listDispatchReviewLinks(shop, order, positions).map(({ name, href }) => ({
      text: findMessages(shop.locale.tag)('email.dispatch.review', { name }),
      href: `${shop.origin}${shop.public.prefix}${href}`,
    }));
    return composeDispatchEmail(shop, order, dispatch, [...links, ...reviews]);
  }
  if (kind !== 'return' && kind !== 'returnReceived')
    return composeOrderEmail(shop, order, kind, links);
  const orderReturn = order.returns.find(({ number }) => number === returnNumber);
  if (!orderReturn) return null;
  // A return announced in the meantime need not have arrived as announced.
  if (kind === 'return') return composeReturnEmail(shop, order, { ...orderReturn, received: null });
  return composeReturnEmail(shop, order, withParcel(orderReturn, payload.reception), links);
}

/** The return with only one of its parcels. */
function withParcel(orderReturn: OrderReturn, reception: OrderEmail['reception']): OrderReturn {
  if (!reception) return orderReturn;
  const { parcel, ...refund } = reception;
  const received = orderReturn.received?.filter((line) => getParcelNumber(line) === parcel) ?? [];
  return { ...orderReturn, ...refund, received };
}

const SUBJECTS = {
  confirmation: 'email.order.subject',
  refund: 'email.orderRefund.subject',
  cancellation: 'email.orderCancelled.subject',
} as const;

const TEXTS = {
  refund: 'email.orderRefund.text',
  cancellation: 'email.orderCancelled.text',
} as const;

/** Text about the refund; orders that cost nothing and test orders have none. */
function findRefundText(kind: keyof typeof TEXTS, { isTest, totals }: SalesOrder) {
  if (kind === 'cancellation' && totals.total === 0) return 'email.orderCancelled.textFree';
  return isTest ? (`${TEXTS[kind]}Test` as const) : TEXTS[kind];
}

export function composeOrderEmail(
  shop: EmailShop,
  order: SalesOrder,
  kind: keyof typeof SUBJECTS,
  links: readonly EmailLink[] = [],
): { readonly subject: string; readonly text: string; readonly html: string } {
  const text = findMessages(shop.locale.tag);
  const { number, token } = order;
  const href = `${shop.origin}${shop.public.prefix}${serverLinks.order({ number, token })}`;
  const total = { centAmount: order.totals.total, currencyCode: order.currency };
  const amount = formatMoney(total, shop.locale.tag);
  const values = { number, amount, shop: shop.fascia.name };
  const isFree = order.totals.total === 0;
  const paragraphs =
    kind === 'confirmation'
      ? [
          text(isFree ? 'email.order.textFree' : 'email.order.text', values),
          ...(order.isTest ? [text('email.order.test')] : []),
          ...describeOrder(shop, order),
        ]
      : [text(findRefundText(kind, order), values)];
  const small =
    kind === 'confirmation' ? [...listGuarantee(shop, order), text('email.order.private')] : [];
  const action = text('email.order.action');
  return {
    subject: text(SUBJECTS[kind], values),
    text: [
      ...[...paragraphs, `${action}:\n${href}`, ...formatLinks(links)],
      ...[...small, shop.fascia.name],
    ].join('\n\n'),
    html: renderEmailHtml({ shop, paragraphs, small, action, href, links }),
  };
}

/** With its title: the email is the copy of the statement that the shopper keeps. */
function listGuarantee(shop: EmailShop, { address }: SalesOrder): readonly string[] {
  const { title, paragraphs } = composeLegalGuarantee(shop, address.country);
  return [title, ...paragraphs];
}

function describeOrder({ locale }: EmailShop, order: SalesOrder): readonly string[] {
  const text = findMessages(locale.tag);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: order.currency }, locale.tag);
  const { lines, totals, address, delivery } = order;
  return [
    ...lines.map(({ quantity, unitPrice, item }) =>
      text('email.order.line', {
        ...{ quantity, name: nameOrderedItem(item), amount: money(unitPrice * quantity) },
      }),
    ),
    ...(totals.discount > 0
      ? [text('email.order.discount', { amount: money(totals.discount) })]
      : []),
    text('email.order.delivery', {
      service: text(`checkoutStep.${delivery.service}`),
      amount: totals.delivery === 0 ? text('checkoutStep.free') : money(totals.delivery),
    }),
    ...(delivery.to === null
      ? []
      : [text('email.order.arrival', { day: formatWeekdayDate(delivery.to, locale.tag) })]),
    text('email.order.total', { amount: money(totals.total), tax: money(totals.tax) }),
    text('email.order.address', { address: formatAddress(text, address).join(', ') }),
  ];
}
