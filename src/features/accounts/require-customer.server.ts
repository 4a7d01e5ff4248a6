/** Pages for customers only: a guest is sent to sign in, and comes back. */
import { redirect } from 'react-router';
import { Problem } from '#kit/problem.ts';
import { links } from '#links';
import type { PrivateShop, SignedIn } from '#request/shop.ts';

/** `here` is where to come back to: a bare path. */
export function requireCustomer(shop: PrivateShop, here: string): SignedIn {
  if (shop.customer === null) throw redirect(links.login({ redirect: here }), 303);
  return shop.customer;
}

/** For `/_api`. @throws Problem 401. */
export function requireCustomerOfCall({ customer }: PrivateShop): SignedIn {
  if (customer === null) throw new Problem(401, 'account.signInFirst', 'Sign in first');
  return customer;
}
