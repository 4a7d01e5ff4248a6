/** Guards for customers only: pages redirect guests to sign-in, API calls refuse them. */
import { redirect } from 'react-router';
import { Problem } from '#kit/problem.ts';
import { links } from '#links';
import type { Customer, PrivateShop } from '#request/shop.ts';

/** `returnTo` is the path to return to after sign-in, without locale prefix. */
export function requireCustomer(shop: PrivateShop, returnTo: string): Customer {
  if (shop.customer === null) throw redirect(links.login({ redirect: returnTo }), 303);
  return shop.customer;
}

/**
 * Guard for `/_api`.
 * @throws Problem 401.
 */
export function requireApiCustomer({ customer }: PrivateShop): Customer {
  if (customer === null) throw new Problem(401, 'account.signInFirst', 'Sign in first');
  return customer;
}
