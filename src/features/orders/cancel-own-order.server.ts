/** Cancellation of an order by the holder of its link, before it is dispatched. */
import { redirect } from 'react-router';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import { refuseField } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { findLinkedOrder } from './load-order-page.server.ts';

export type OrderLink = { readonly number: string; readonly token: string };

/** @throws Problem 404 without the token of the order, 409 `order.status` once it is dispatched. */
export async function cancelOwnOrder(
  shop: PrivateShop,
  { number, token }: OrderLink,
  { intent }: AccountFields,
): Promise<Response> {
  const { id } = await findLinkedOrder(shop, number, token);
  if (intent !== 'cancel') throw refuseField('intent', 'cancel');
  await shop.ports.orders.cancelPaid(id);
  return redirect(serverLinks.order({ number, token }), 303);
}
