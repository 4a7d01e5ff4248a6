/** Cookie of a guest's basket: a secret token, for this host only. */
import type { PrivateShop } from '#request/shop.ts';

/** Becomes `__Host-basket` when the connection is secure. */
export const BASKET_COOKIE = 'basket';

/** Days for which the cookie and an unchanged basket are kept. */
export const BASKET_DAYS = 90;

/** A customer's basket needs no cookie: its token is derived from the customer's id. */
export function writeBasketCookie(shop: PrivateShop, token: string): void {
  if (shop.customer === null) shop.writeCookie(BASKET_COOKIE, token, BASKET_DAYS * 86_400);
}

/**
 * Text whose signature is the token of a customer's basket, so that every device opens the same
 * one.
 */
export function formatCustomerBasketId(fascia: string, customerId: string): string {
  return `basket:customer:${customerId}:${fascia}`;
}
