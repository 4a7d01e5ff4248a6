/**
 * Emails about dispatches and returns: tracking, what to do, what arrived, and the dated receipt of
 * a withdrawal.
 */
import {
  type EmailLink,
  type EmailShop,
  renderEmailHtml,
} from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { formatMinute } from '#i18n/formats/format-minute.ts';
import { formatMoney } from '#i18n/money.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import { links, serverLinks } from '#links';
import type { OrderDispatch } from '../dispatches/order-dispatch.ts';
import { nameOrderedItem } from '../lines/name-ordered-item.ts';
import type { SalesOrder } from '../order.ts';
import { normaliseOrderNumber } from '../order-number.ts';
import type { Orders, Withdrawal } from '../orders.port.ts';
import { findReturnRule, type OrderReturn } from '../returns/order-return.ts';
import { listRefused } from '../returns/parcels.ts';
import { toRefusedUnitsMessage } from '../returns/refused-units-message.ts';
import { formatLinks, linkInvoices, selectInvoices } from './invoice-links.server.ts';

type ComposedEmail = { readonly subject: string; readonly text: string; readonly html: string };

export function composeReturnEmail(
  shop: EmailShop,
  order: SalesOrder,
  orderReturn: OrderReturn,
  links: readonly EmailLink[] = [],
): ComposedEmail {
  const text = findMessages(shop.locale.tag);
  const values = { number: order.number, return: orderReturn.number, shop: shop.fascia.name };
  const isReceived = orderReturn.received !== null;
  return composeParts(shop, {
    subject: text(isReceived ? 'email.returnReceived.subject' : 'email.return.subject', values),
    paragraphs: isReceived
      ? describeReception(shop, order, orderReturn)
      : [
          text('email.return.text', {
            ...{ ...values, moment: formatEmailTime(shop, orderReturn.requestedAt) },
          }),
          ...listUnits(shop, order, orderReturn.lines),
          ...describeSending(shop, orderReturn.number),
          text('email.return.after'),
        ],
    ...{ order, documents: links },
  });
}

export function composeDispatchEmail(
  shop: EmailShop,
  order: SalesOrder,
  { lines, carrier, trackingNumber, trackingUrl }: OrderDispatch,
  links: readonly EmailLink[] = [],
): ComposedEmail {
  const text = findMessages(shop.locale.tag);
  const { number } = order;
  const isPart = order.status === 'partlyDispatched';
  return composeParts(shop, {
    subject: text('email.dispatch.subject', { number, shop: shop.fascia.name }),
    paragraphs: [
      text('email.dispatch.text', { number }),
      ...listUnits(shop, order, lines),
      ...(isPart ? [text('email.dispatch.rest')] : []),
      ...(carrier === null ? [] : [text('email.dispatch.carrier', { carrier })]),
      ...(trackingNumber === null
        ? []
        : [text('email.dispatch.tracking', { number: trackingNumber })]),
      ...(trackingUrl === null ? [] : [trackingUrl]),
    ],
    ...{ order, documents: links },
  });
}

const formatEmailTime = ({ locale, fascia }: EmailShop, iso: string) =>
  formatMinute(iso, locale.tag, findTimeZone(fascia));

type Units = readonly { readonly position: number; readonly quantity: number }[];

function listUnits({ locale }: EmailShop, { lines }: SalesOrder, units: Units) {
  const text = findMessages(locale.tag);
  return units.flatMap(({ position, quantity }) => {
    const item = lines[position]?.item;
    return item ? [text('email.return.line', { quantity, name: nameOrderedItem(item) })] : [];
  });
}

function describeSending({ locale, fascia }: EmailShop, number: string): readonly string[] {
  const text = findMessages(locale.tag);
  const { returnsAddress = [] } = fascia;
  return returnsAddress.length === 0
    ? [text('email.return.howToLater', { return: number })]
    : [text('email.return.howTo', { return: number, address: returnsAddress.join(', ') })];
}

function describeReception(
  shop: EmailShop,
  order: SalesOrder,
  { number, received, refund, deliveryRefund }: OrderReturn,
): readonly string[] {
  const text = findMessages(shop.locale.tag);
  const format = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: order.currency }, shop.locale.tag);
  const values = { number: order.number, return: number, amount: format(refund) };
  const paid = order.isTest ? 'email.returnReceived.textTest' : 'email.returnReceived.text';
  const refused = listRefused(received ?? []).flatMap(({ position, quantity, ...line }) => {
    const item = order.lines[position]?.item;
    const fault = toRefusedUnitsMessage(line, shop.locale.tag);
    if (!fault || !item) return [];
    return [text(fault.message, { quantity, name: nameOrderedItem(item), percent: fault.percent })];
  });
  return [
    text(refund === 0 ? 'email.returnReceived.textNone' : paid, values),
    ...(deliveryRefund === 0
      ? []
      : [text('email.returnReceived.delivery', { amount: format(deliveryRefund) })]),
    ...refused,
  ];
}

/** Runs the job of a withdrawal email: one attempt. */
export async function sendWithdrawalEmail(
  { id, payload }: Job<'withdrawalEmail'>,
  shop: EmailShop,
  { mailer, orders }: WithdrawalDeps,
): Promise<void> {
  const withdrawal = await orders.findWithdrawal(payload.id);
  if (!withdrawal) return;
  const number = normaliseOrderNumber(withdrawal.number);
  const order =
    withdrawal.outcome === 'unmatched' || number === null
      ? null
      : await orders.findOrder(payload.fascia, number);
  const isCancelled = order !== null && withdrawal.outcome === 'cancelled';
  const invoices = isCancelled ? await orders.listInvoices(order.id) : [];
  const links = order
    ? linkInvoices(shop, order, selectInvoices(invoices, { kind: 'cancellation' }))
    : [];
  const email = composeWithdrawalEmail(shop, withdrawal, order, links);
  await mailer.send({ id, from: shop.fascia.name, to: withdrawal.email, ...email });
}

export type WithdrawalDeps = {
  readonly mailer: Mailer;
  readonly orders: Pick<Orders, 'findOrder' | 'findWithdrawal' | 'listInvoices'>;
};

/** `order`: the one that matches by number and email address; the email links to it. */
export function composeWithdrawalEmail(
  shop: EmailShop,
  withdrawal: Withdrawal,
  order: SalesOrder | null,
  links: readonly EmailLink[] = [],
): ComposedEmail {
  const text = findMessages(shop.locale.tag);
  const { name, email, number, declaredAt } = withdrawal;
  return composeParts(shop, {
    subject: text('email.withdrawal.subject', { shop: shop.fascia.name }),
    paragraphs: [
      text('email.withdrawal.text', { moment: formatEmailTime(shop, declaredAt) }),
      text('email.withdrawal.statement', { name, email, number }),
      ...describeOutcome(shop, withdrawal, order),
    ],
    ...{ order, documents: links },
  });
}

function describeOutcome(
  shop: EmailShop,
  { outcome, returnNumber }: Withdrawal,
  order: SalesOrder | null,
): readonly string[] {
  const text = findMessages(shop.locale.tag);
  if (!order || outcome === 'unmatched') return [text('email.withdrawal.unmatched')];
  if (outcome === 'cancelled') return [text('email.withdrawal.cancelled')];
  const orderReturn = order.returns.find(({ number }) => number === returnNumber);
  const excluded = order.lines.filter(({ item }) => findReturnRule(item) === 'personalised');
  return [
    text('email.withdrawal.items'),
    ...listUnits(shop, order, orderReturn?.lines ?? []),
    ...excluded.map(({ item }) =>
      text('email.withdrawal.excluded', { name: nameOrderedItem(item) }),
    ),
    ...describeSending(shop, orderReturn?.number ?? ''),
    text('email.withdrawal.refund'),
  ];
}

type ReturnEmailParts = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** null if no order has this email address. */
  readonly order: SalesOrder | null;
  /** Links to invoices or credit notes. */
  readonly documents?: readonly EmailLink[];
};

function composeParts(
  shop: EmailShop,
  { subject, paragraphs, order, documents = [] }: ReturnEmailParts,
): ComposedEmail {
  const text = findMessages(shop.locale.tag);
  const path = order
    ? serverLinks.order({ number: order.number, token: order.token })
    : links.home();
  const href = `${shop.origin}${shop.public.prefix}${path}`;
  const action = text(order ? 'email.order.action' : 'email.withdrawal.action');
  const small = order ? [text('email.order.private')] : [];
  return {
    subject,
    text: [
      ...[...paragraphs, `${action}:\n${href}`, ...formatLinks(documents)],
      ...[...small, shop.fascia.name],
    ].join('\n\n'),
    html: renderEmailHtml({ shop, paragraphs, small, action, href, links: documents }),
  };
}
