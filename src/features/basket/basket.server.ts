/** Loads and changes the shopper's basket in this fascia. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#kit/shop.ts';
import type { AddResult } from './basket.port.ts';
import type { AddItem, Basket } from './basket.ts';
import type { ChangeRequest } from './basket-request.server.ts';

export async function loadBasket(shop: PrivateShop): Promise<Basket | null> {
  return shop.basketToken === null ? null : await shop.ports.baskets.find({ ...scopeOf(shop), token: shop.basketToken });
}

export type Added = AddResult & {
  /** To be kept in the cookie. */
  readonly token: string;
};

/** A delta: the basket is made when there is none. Problems as in `basket.port.ts`. */
export async function addToBasket(shop: PrivateShop, items: readonly AddItem[], idempotencyKey?: string): Promise<Added> {
  const token = shop.basketToken ?? shop.newBasketToken(idempotencyKey);
  const request = { items, reserveMinutes: shop.fascia.reserveMinutes, ...(idempotencyKey !== undefined && { idempotencyKey }) };
  return { ...(await shop.ports.baskets.add({ ...scopeOf(shop), token }, request)), token };
}

/** Quantity 0 removes the line. @throws Problem 404, or 409 when the basket has changed since it was shown. */
export async function changeBasket(shop: PrivateShop, change: ChangeRequest): Promise<Basket> {
  if (shop.basketToken === null) throw new Problem(404, 'basket.unknownLine', 'lineId: there is no such line.', { field: 'lineId' });
  const scope = { ...scopeOf(shop), token: shop.basketToken };
  return await shop.ports.baskets.setQuantity(scope, { ...change, reserveMinutes: shop.fascia.reserveMinutes });
}
