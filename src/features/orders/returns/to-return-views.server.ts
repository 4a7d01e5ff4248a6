/** Formats dispatches and returns of an order for its page. */
import { formatDay } from '#features/accounts/own-account.server.ts';
import { formatMoney } from '#i18n/money.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { isCancellable, type SalesOrder } from '../order.ts';
import type { OrderLink } from '../pages/cancel-own-order.server.ts';
import { findReturnEnd, isReturnable, type OrderReturn } from './order-return.ts';
import { listRefused } from './parcels.ts';
import { toRefusedUnitsMessage } from './refused-units-message.ts';
import { findReturnDays } from './return-form.server.ts';
import type { NamedUnits, OrderReturnsView, ReturnView } from './return-views.ts';

export function toReturnViews(
  shop: PrivateShop,
  order: SalesOrder,
  link: OrderLink,
): OrderReturnsView {
  const days = findReturnDays(shop);
  const lastMoment = new Date(findReturnEnd(order, days).getTime() - 1);
  const isOpen = isReturnable(order, shop.now, days);
  const hasReturnForm = isOpen && !isCancellable(order, shop.now);
  return {
    dispatches: order.dispatches.map(({ lines, sentAt, ...sent }) => ({
      day: formatDay(shop, sentAt),
      units: toNamedUnits(order, lines),
      carrier: sent.carrier,
      trackingNumber: sent.trackingNumber,
      trackingUrl: sent.trackingUrl,
    })),
    // Nothing more can arrive of a cancelled order.
    returns: order.returns
      .filter(({ received }) => received !== null || order.status !== 'cancelled')
      .map((orderReturn) => describeReturn(shop, order, orderReturn)),
    returnForm: hasReturnForm
      ? {
          href: serverLinks.returnOrder(link),
          until: formatDay(shop, lastMoment.toISOString()),
        }
      : null,
    withdrawHref: isOpen ? serverLinks.withdraw(link) : null,
    returnsAddress: shop.fascia.returnsAddress ?? [],
  };
}

export const toNamedUnits = (
  { lines }: Pick<SalesOrder, 'lines'>,
  units: readonly { readonly position: number; readonly quantity: number }[],
): readonly NamedUnits[] =>
  units.map(({ position, quantity }) => ({ name: lines[position]?.item.name ?? '', quantity }));

function describeReturn(
  shop: PrivateShop,
  order: SalesOrder,
  { number, kind, lines, received, refund, requestedAt, receivedAt }: OrderReturn,
): ReturnView {
  const money = { centAmount: refund, currencyCode: order.currency };
  return {
    ...{ number, kind, day: formatDay(shop, requestedAt), units: toNamedUnits(order, lines) },
    reception: received && {
      day: formatDay(shop, receivedAt ?? requestedAt),
      amount: refund === 0 ? null : formatMoney(money, shop.locale.tag),
      refused: listRefused(received).flatMap((line) => {
        const fault = toRefusedUnitsMessage(line, shop.locale.tag);
        return fault ? toNamedUnits(order, [line]).map((units) => ({ ...units, ...fault })) : [];
      }),
    },
  };
}
