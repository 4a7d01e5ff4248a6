/** Completes a sign-in: session, merge of the guest's basket, pending wishlist item. */
import type { SignInResult } from '#features/accounts/accounts.port.ts';
import { SESSION_DAYS } from '#features/accounts/accounts.ts';
import { parseReturnTo } from '#features/accounts/return-to.ts';
import { SESSION_COOKIE } from '#features/accounts/session-cookie.ts';
import { mergeGuestBasket } from '#features/basket/basket.server.ts';
import type { AdjustedLine, Basket } from '#features/basket/basket.ts';
import { formatCustomerBasketId } from '#features/basket/basket-cookie.ts';
import {
  type ReplayedWishlistItem,
  readPendingWishlistKey,
  replayWishlistItem,
} from '#features/wishlist/pending-item.server.ts';
import { isProblem } from '#kit/problem.ts';
import { links } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { addMembership } from './add-membership.server.ts';
import { moveSavedLine } from './saved-line.server.ts';

export type SignInResponse = {
  readonly user: { readonly status: 'customer'; readonly firstName: string };
  readonly cart: Basket | null;
  readonly adjusted: readonly AdjustedLine[];
  /** Key of the pending item, now on the wishlist. */
  readonly wishlistKey: string | null;
  /** Reason why the pending item was not added. */
  readonly wishlistError: ReplayedWishlistItem['error'];
  /** Flash message that names a line saved for later. */
  readonly flash: string | undefined;
  /** Redirect target stored with the link, or posted with the sign-in form. */
  readonly returnTo: string | null;
};

/**
 * Sets the session first. A basket that cannot be merged now is merged by a later request, as its
 * cookie stays.
 */
export async function completeSignIn(
  shop: PrivateShop,
  session: SignInResult,
  requested: string | null = null,
): Promise<SignInResponse> {
  const { customer, token } = session;
  const linkState = parseLinkState(session.returnState);
  shop.writeCookie(SESSION_COOKIE, token, SESSION_DAYS * 86_400);
  const customerShop = {
    ...shop,
    customer,
    basketToken: shop.sign(formatCustomerBasketId(shop.fascia.code, customer.id)),
  };
  const { basket, adjusted } = await mergeGuestBasket(customerShop).catch((error: unknown) => {
    if (!isProblem(error)) throw error;
    shop.log.warn({ code: error.code }, 'A guest basket could not be merged yet.');
    return { basket: null, adjusted: [] as const };
  });
  const { stored: wishlistKey, error: wishlistError } = await replayWishlistItem(
    customerShop,
    linkState.wishlistKey,
  );
  const { basket: cart, flash } = await moveSavedLine(customerShop, basket, wishlistKey !== null);
  const returnTo = await addMembership(customerShop, linkState.returnTo ?? requested);
  const user = { status: 'customer', firstName: customer.firstName } as const;
  return { user, cart, flash, adjusted, wishlistKey, wishlistError, returnTo };
}

/**
 * Returns the next page: the basket or wishlist when something there needs the shopper's attention,
 * else `returnTo`.
 */
export function findNextLink(
  { adjusted, wishlistError, flash }: SignInResponse,
  returnTo: string | null,
): string {
  if (adjusted.length > 0 || flash !== undefined) return links.basket({ flash });
  return wishlistError ? links.wishlist({ refused: wishlistError }) : (returnTo ?? links.account());
}

/** `returnState` of an emailed link. The return path is stored under the name `destination`. */
export function serialiseLinkState(shop: PrivateShop, returnTo: string | null): string {
  return JSON.stringify({ destination: returnTo, wishlistKey: readPendingWishlistKey(shop) });
}

function parseLinkState(returnState: string | null): {
  returnTo: string | null;
  wishlistKey: string | null;
} {
  if (returnState === null) return { returnTo: null, wishlistKey: null };
  const { destination, wishlistKey } = JSON.parse(returnState) as {
    destination?: unknown;
    wishlistKey?: unknown;
  };
  return {
    returnTo: parseReturnTo(destination),
    wishlistKey: typeof wishlistKey === 'string' ? wishlistKey : null,
  };
}
