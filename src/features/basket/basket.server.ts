/** Loads and changes the shopper's basket of this fascia. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { countProductEvents } from '#features/social-proof/count-product-events.server.ts';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { AddResult, BasketScope, MergeResult } from './basket.port.ts';
import type { AddItem, Basket } from './basket.ts';
import { BASKET_COOKIE, formatCustomerBasketId } from './basket-cookie.ts';
import { checkPurchaseRequirements } from './conditions/check-purchase-requirements.server.ts';
import { reportReservationLimit, reservePolicy } from './conditions/reserve-policy.server.ts';
import type { ChangeRequest } from './requests/basket-request.server.ts';

/** Merges a guest's basket first when that failed at sign-in. */
export async function loadBasket(shop: PrivateShop): Promise<Basket | null> {
  if (shop.customer !== null && shop.guestBasketToken !== null)
    return (await mergeGuestBasket(shop)).basket;
  return shop.basketToken === null
    ? null
    : await shop.ports.baskets.find({ ...scopeOf(shop), token: shop.basketToken });
}

/** The customer's non-empty baskets of every fascia, with texts and prices of this one. */
export async function loadAllBaskets(
  shop: PrivateShop,
  customerId: string,
): Promise<{ shop: string; basket: Basket }[]> {
  const otherBaskets = shop.otherFascias.map(async ({ code }) => {
    const token = shop.sign(formatCustomerBasketId(code, customerId));
    return {
      shop: code,
      basket: await shop.ports.baskets.find({ ...scopeOf(shop), fascia: code, token }),
    };
  });
  const baskets = await Promise.all([
    loadBasket(shop).then((basket) => ({ shop: shop.fascia.code, basket })),
    ...otherBaskets,
  ]);
  return baskets.flatMap((candidate) =>
    candidate.basket && candidate.basket.lines.length > 0
      ? [{ ...candidate, basket: candidate.basket }]
      : [],
  );
}

/** Cookie with the result of a merge, which the basket page shows once. */
const MERGED_COOKIE = 'merged';
const MERGED_SECONDS = 600;
/** Limits of the cookie's size. */
const MAX_MERGE_NOTES = 8;
const MAX_NAME_LENGTH = 80;

/** Merges the guest's basket of this browser into the customer's and deletes its cookie. */
export async function mergeGuestBasket(shop: PrivateShop): Promise<MergeResult> {
  const { guestBasketToken, basketToken } = shop;
  if (guestBasketToken === null || basketToken === null)
    return {
      basket: await loadBasket(shop),
      adjusted: [],
      joined: [],
      isReservationLimited: false,
    };
  const merged = await mergeBaskets(shop, { token: basketToken, guestToken: guestBasketToken });
  shop.writeCookie(BASKET_COOKIE, '', 0);
  return merged;
}

type MergedTokens = {
  readonly token: string;
  readonly guestToken: string;
  readonly guestVersion?: number;
};

/**
 * Merges one basket into another, and stores what changed for the basket page.
 * @throws Problem 409 `basket.stale` when the guest's basket has another version than the given
 * one.
 */
export async function mergeBaskets(
  shop: PrivateShop,
  { token, ...guest }: MergedTokens,
): Promise<MergeResult> {
  const request = { ...guest, ...reservePolicy(shop, 'add') };
  const merged = await shop.ports.baskets.merge({ ...scopeOf(shop), token }, request);
  reportReservationLimit(shop, merged.isReservationLimited);
  const notes = [
    ...merged.adjusted.map(({ name, requested, added }) => [
      name.slice(0, MAX_NAME_LENGTH),
      requested,
      added,
    ]),
    ...merged.joined.map(({ name, quantity }) => [name.slice(0, MAX_NAME_LENGTH), quantity]),
  ].slice(0, MAX_MERGE_NOTES);
  if (notes.length > 0)
    shop.writeCookie(
      MERGED_COOKIE,
      Buffer.from(JSON.stringify(notes)).toString('base64url'),
      MERGED_SECONDS,
    );
  return merged;
}

export type MergeNotes = {
  /** Lines that could be added in part only, or not at all. */
  readonly adjusted: readonly {
    readonly name: string;
    readonly requested: number;
    readonly added: number;
  }[];
  /** Lines that were added to equal ones. */
  readonly joined: readonly { readonly name: string; readonly quantity: number }[];
};

/** Reads the merge notes and deletes their cookie, so that they are shown once. */
export function consumeMergeNotes(shop: PrivateShop): MergeNotes {
  const cookie = shop.readCookie(MERGED_COOKIE);
  if (cookie === null) return { adjusted: [], joined: [] };
  shop.writeCookie(MERGED_COOKIE, '', 0);
  try {
    const notes = JSON.parse(Buffer.from(cookie, 'base64url').toString()) as [
      string,
      number,
      number?,
    ][];
    return {
      adjusted: notes.flatMap(([name, requested, added]) =>
        added === undefined
          ? []
          : [{ name: String(name), requested: Number(requested), added: Number(added) }],
      ),
      joined: notes.flatMap(([name, quantity, added]) =>
        added === undefined ? [{ name: String(name), quantity: Number(quantity) }] : [],
      ),
    };
  } catch {
    return { adjusted: [], joined: [] };
  }
}

export type Added = AddResult & {
  /** Token to store in the cookie. */
  readonly token: string;
};

export type AddOptions = {
  readonly idempotencyKey?: string | undefined;
  /** Secret of the browser. Parallel adds of a guest without a cookie then fill the same basket. */
  readonly seed?: string | undefined;
};

/**
 * Adds to the basket, which is created as needed. Problems as in `basket.port.ts` and
 * `check-purchase-requirements.server.ts`.
 */
export async function addToBasket(
  shop: PrivateShop,
  requestedItems: readonly AddItem[],
  { idempotencyKey, seed }: AddOptions = {},
): Promise<Added> {
  const items = await checkPurchaseRequirements(shop, requestedItems);
  const token = shop.basketToken ?? shop.newBasketToken(seed);
  const request = {
    items,
    ...reservePolicy(shop, 'add'),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
  const added = await shop.ports.baskets.add({ ...scopeOf(shop), token }, request);
  reportReservationLimit(shop, added.isReservationLimited);
  countAdds(shop, added);
  return { ...added, token };
}

function countAdds(shop: PrivateShop, { basket, addedLineIds }: AddResult): void {
  const lines = basket.lines.filter(({ id }) => addedLineIds.includes(id));
  countProductEvents(
    shop,
    'add',
    lines.map(({ productKey }) => productKey),
  );
}

/**
 * Adds the items of a form once, also when it is sent twice. Items that the shopper has removed
 * since the first time are added again, with a key that contains the basket's version, so that this
 * works after each removal.
 */
export async function addIdempotently(
  shop: PrivateShop,
  items: readonly AddItem[],
  key: string | undefined,
): Promise<Added> {
  const added = await addToBasket(shop, items, key === undefined ? {} : { idempotencyKey: key });
  const { lines, version } = added.basket;
  const removedItems = items.filter((item) => !lines.some(({ sku }) => sku === item.sku));
  if (key === undefined || removedItems.length === 0) return added;
  return await addToBasket(shop, removedItems, { idempotencyKey: `${key}-${version}` });
}

/**
 * Quantity 0 removes the line.
 * @throws Problem 404; 409 `basket.stale` when the basket has changed since it was shown; 409
 * `basket.notEnough` when fewer are available.
 */
export async function setLineQuantity(shop: PrivateShop, change: ChangeRequest): Promise<Basket> {
  if (shop.basketToken === null)
    throw new Problem(404, 'basket.unknownLine', 'lineId: there is no such line.', {
      field: 'lineId',
    });
  const scope = { ...scopeOf(shop), token: shop.basketToken };
  if (change.quantity > 1) await refuseSecondMembership(shop, scope, change);
  const { basket, isReservationLimited } = await shop.ports.baskets.setQuantity(scope, {
    ...change,
    ...reservePolicy(shop, 'add'),
  });
  reportReservationLimit(shop, isReservationLimited);
  return basket;
}

/** A basket can contain only one membership. */
async function refuseSecondMembership(
  shop: PrivateShop,
  scope: BasketScope,
  { lineId, quantity }: ChangeRequest,
): Promise<void> {
  const line = (await shop.ports.baskets.find(scope))?.lines.find(({ id }) => id === lineId);
  const [requirements] = line
    ? await shop.ports.catalogue.findPurchaseRequirements(scope, [line.sku])
    : [];
  if (requirements?.isPremier)
    throw new Problem(
      409,
      'basket.notEnough',
      `quantity: a basket can contain one membership, not ${quantity}.`,
      {
        field: 'quantity',
        available: 1,
      },
    );
}
