/** Cancellation of an order by the holder of its link, before it is dispatched. */
import { redirect } from 'react-router';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import { createFieldProblem, Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { isCancellable } from '../order.ts';
import { findAccessibleOrder } from './find-accessible-order.server.ts';

export type OrderLink = { readonly number: string; readonly token: string };

/**
 * Does nothing for a cancelled order.
 * @throws Problem 404 without the token of the order, 409 `order.status` once it may be on its way.
 */
export async function cancelOwnOrder(
  shop: PrivateShop,
  { number, token }: OrderLink,
  { intent }: AccountFields,
): Promise<Response> {
  const order = await findAccessibleOrder(shop, number, token);
  if (intent !== 'cancel') throw createFieldProblem('intent', 'cancel');
  if (order.status === 'paid' && !isCancellable(order, shop.now))
    throw new Problem(409, 'order.status', 'This order may already be on its way.');
  await shop.ports.orders.cancelPaid(order.id);
  return redirect(serverLinks.order({ number, token }), 303);
}
