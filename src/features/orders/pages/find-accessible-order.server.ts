/** Finds an order by the token of its link, or by the account of the customer who placed it. */
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { SalesOrder } from '../order.ts';
import { ORDER_NUMBER } from '../order-number.ts';

/**
 * A signed-in customer needs no token for their own orders, as links expire (`ORDER_LINK_DAYS`).
 * @throws Problem 404 if neither the token nor the account gives access.
 */
export async function findAccessibleOrder(
  shop: PrivateShop,
  number: string,
  token: string,
): Promise<SalesOrder> {
  const order = ORDER_NUMBER.test(number)
    ? ((await shop.ports.orders.findOrderByLink(shop.fascia.code, number, token)) ??
      (await findOwnOrder(shop, number)))
    : null;
  if (!order) throw new Problem(404, 'page.missing', 'There is no such order.');
  return order;
}

async function findOwnOrder(
  { customer, fascia, ports }: PrivateShop,
  number: string,
): Promise<SalesOrder | null> {
  if (customer === null) return null;
  return await ports.orders.findCustomerOrder(customer, fascia.code, number);
}
