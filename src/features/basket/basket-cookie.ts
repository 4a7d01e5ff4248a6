/** The cookie that opens a guest's basket: a secret for this host only. */
import type { PrivateShop } from '#request/shop.ts';

/** `__Host-basket` wherever the connection is secure. */
export const BASKET_COOKIE = 'basket';

const DAYS_KEPT = 90;

/** A customer's basket needs no cookie: it opens by who they are. */
export function keepBasket(shop: PrivateShop, token: string): void {
  if (shop.customer === null) shop.writeCookie(BASKET_COOKIE, token, DAYS_KEPT * 86_400);
}

/** Signed, this is the token of a customer's basket: nobody holds it, and no second device needs it. */
export function nameCustomerBasket(fascia: string, customerId: string): string {
  return `basket:customer:${customerId}:${fascia}`;
}
