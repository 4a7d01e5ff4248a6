/** What happens whenever somebody has proved who they are: session, basket, the heart they had pressed. */
import type { Entry } from '#features/accounts/accounts.port.ts';
import { SESSION_DAYS } from '#features/accounts/accounts.ts';
import { parseDestination } from '#features/accounts/destination.ts';
import { SESSION_COOKIE } from '#features/accounts/session-cookie.ts';
import { adoptGuestBasket } from '#features/basket/basket.server.ts';
import type { AdjustedLine, Basket } from '#features/basket/basket.ts';
import { nameCustomerBasket } from '#features/basket/basket-cookie.ts';
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

export type Entered = {
  readonly user: { readonly status: 'customer'; readonly firstName: string };
  readonly cart: Basket | null;
  readonly adjusted: readonly AdjustedLine[];
  /** The item that was waiting, now on the wishlist. */
  readonly wishlistKey: string | null;
  /** Why an item that was waiting is not there. */
  readonly wishlistRefusal: ReplayedWishlistItem['refusal'];
  /** Names a line that was saved for later. */
  readonly flash: string | undefined;
  /** Where they were going when they asked for a link, or signed in. */
  readonly destination: string | null;
};

/** The session comes first: a basket that cannot be had at the moment joins at the next page, as its cookie stays. */
export async function enter(
  shop: PrivateShop,
  entry: Entry,
  wanted: string | null = null,
): Promise<Entered> {
  const { customer, token } = entry;
  const carried = parseCarry(entry.carry);
  shop.writeCookie(SESSION_COOKIE, token, SESSION_DAYS * 86_400);
  const own = {
    ...shop,
    customer,
    basketToken: shop.sign(nameCustomerBasket(shop.fascia.code, customer.id)),
  };
  const { basket, adjusted } = await adoptGuestBasket(own).catch((error: unknown) => {
    if (!isProblem(error)) throw error;
    shop.log.warn({ code: error.code }, 'A basket waits to be merged.');
    return { basket: null, adjusted: [] as const };
  });
  const { kept: wishlistKey, refusal: wishlistRefusal } = await replayWishlistItem(
    own,
    carried.wishlistKey,
  );
  const { basket: cart, flash } = await moveSavedLine(own, basket, wishlistKey !== null);
  const destination = await addMembership(own, carried.destination ?? wanted);
  const user = { status: 'customer', firstName: customer.firstName } as const;
  return { user, cart, flash, adjusted, wishlistKey, wishlistRefusal, destination };
}

/** Where pages go on: first to what did not work out as the shopper had left it, else to where they were going. */
export function findNextLink(
  { adjusted, wishlistRefusal, flash }: Entered,
  destination: string | null,
): string {
  if (adjusted.length > 0 || flash !== undefined) return links.basket({ flash });
  return wishlistRefusal
    ? links.wishlist({ refused: wishlistRefusal })
    : (destination ?? links.account());
}

/** What a link brings back, on whichever device it is opened. */
export function writeCarry(shop: PrivateShop, destination: string | null): string {
  return JSON.stringify({ destination, wishlistKey: readPendingWishlistKey(shop) });
}

function parseCarry(carry: string | null): {
  destination: string | null;
  wishlistKey: string | null;
} {
  if (carry === null) return { destination: null, wishlistKey: null };
  const { destination, wishlistKey } = JSON.parse(carry) as {
    destination?: unknown;
    wishlistKey?: unknown;
  };
  return {
    destination: parseDestination(destination),
    wishlistKey: typeof wishlistKey === 'string' ? wishlistKey : null,
  };
}
