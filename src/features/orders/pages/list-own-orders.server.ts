/** Lists the orders of a customer at this fascia, formatted as texts. */
import { formatDay } from '#features/accounts/own-account.server.ts';
import { formatMoney } from '#i18n/money.ts';
import { serverLinks } from '#links';
import type { Customer, PrivateShop } from '#request/shop.ts';
import type { OrderStatus } from '../order-status.ts';

export type OwnOrder = {
  readonly number: string;
  readonly status: OrderStatus;
  /** Link without a token: the customer's account gives access. */
  readonly href: string;
  /** Names of the products. */
  readonly names: string;
  readonly day: string;
  readonly amount: string;
};

/** Without orders that were never paid. */
export async function listOwnOrders(
  shop: PrivateShop,
  customer: Customer,
): Promise<readonly OwnOrder[]> {
  const orders = await shop.ports.orders.listOrders(customer);
  return orders
    .filter(
      ({ fascia, status, cancelReason }) =>
        fascia === shop.fascia.code && (status !== 'cancelled' || cancelReason === 'request'),
    )
    .map(({ number, status, totals, currency, lines, placedAt }) => ({
      ...{ number, status, href: serverLinks.order({ number, token: '' }) },
      names: lines.map(({ item }) => item.name).join(', '),
      day: formatDay(shop, placedAt),
      amount: formatMoney({ centAmount: totals.total, currencyCode: currency }, shop.locale.tag),
    }));
}
