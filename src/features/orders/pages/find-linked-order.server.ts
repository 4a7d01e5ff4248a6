/** Finds an order for the holder of its link, or for the customer who owns it. */
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { SalesOrder } from '../order.ts';
import { ORDER_NUMBER } from '../order-number.ts';

/**
 * A customer's own order is found without its link, which opens it for some months only.
 * @throws Problem 404 for others without the token of the order.
 */
export async function findLinkedOrder(
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
  return await ports.orders.findOrderOfCustomer(customer, fascia.code, number);
}
